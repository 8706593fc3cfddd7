"""Soak tests: hostile interactions, and matches under many faults. `make soak` runs them in full length."""

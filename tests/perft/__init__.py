"""Perft: how many ways a position can go on, pinned as text. `python -m tests.perft` rewrites the counts."""

"""Proof and luck of finished matches."""

"""Moves: what is legal, what follows, what is written."""

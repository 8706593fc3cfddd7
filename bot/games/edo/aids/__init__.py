"""Aids for players, which are no rules: what a position is worth, and which answers are usual."""

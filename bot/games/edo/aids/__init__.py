"""Aids for players, which are not rules: what a position is worth, and which answers are usual."""

"""Aids for players that are not rules: what a position is worth, and which answers are usual."""

"""Aids for players that are not rules: a guide for newcomers, what a position is worth, and usual answers."""

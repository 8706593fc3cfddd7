"""Aids for players that are not rules: a guide for newcomers, and what a position is worth."""

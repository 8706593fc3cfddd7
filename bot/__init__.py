"""Turnpost: a Discord bot for long play-by-message board games."""

__version__ = "0.6.0"

"""Edo with its expansion: rules and component data."""

from bot.games.edo.rules import Edo

__all__ = ["Edo"]

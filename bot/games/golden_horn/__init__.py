"""Golden Horn: rules and component data, after the rule ids GH-1.1 to GH-13.5."""

from bot.games.golden_horn.rules import GoldenHorn

__all__ = ["GoldenHorn"]

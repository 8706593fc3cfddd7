"""Silver & Gold: Pyramids: rules and component data."""

from bot.games.pyramids.rules import Pyramids

__all__ = ["Pyramids"]

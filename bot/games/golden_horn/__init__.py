"""Golden Horn: rules and component data, after the rule ids GH-1.1 to GH-13.5."""

from bot.core import Game, Narration
from bot.games.golden_horn.aids.guide import GUIDE
from bot.games.golden_horn.rules import GoldenHorn

GAME = Game(
    rules=GoldenHorn(),
    drawing="render.golden_horn",
    narration=Narration(openers=frozenset({"gh-chose", "gh-kept"}), asides=frozenset({"gh-not-called"})),
    guide=GUIDE,
)

__all__ = ["GAME", "GoldenHorn"]

"""Silver & Gold: Pyramids: rules and component data."""

from bot.core import Game, Narration
from bot.games.pyramids.aids.guide import GUIDE
from bot.games.pyramids.rules import Pyramids

GAME = Game(
    rules=Pyramids(),
    drawing="render.pyramids",
    narration=Narration(
        prefaces=dict.fromkeys(("py-log-ready", "py-log-kept", "py-log-mark"), "py-log-open"),
        echoed={"py-log-top": "py-log-unseen"},
        sorted=frozenset({"py-log-display"}),
    ),
    guide=GUIDE,
)

__all__ = ["GAME", "Pyramids"]

"""Edo with its expansion: rules and component data."""

from bot.core import Game, Narration, Pictures
from bot.games.edo.guide import GUIDE
from bot.games.edo.rules import Edo

GAME = Game(
    rules=Edo(),
    drawing="render.edo",
    narration=Narration(
        openers=frozenset({"edo-told-act"}),
        prefaces={"edo-told-ready": "edo-told-opened"},
        asides=frozenset(
            {
                *("edo-told-profit", "edo-told-card-current", "edo-told-card-next", "edo-told-display"),
                *("edo-told-demand", "edo-told-demand-next", "edo-told-privilege", "edo-told-privilege-next"),
                *("edo-told-go", "edo-told-turn-over", "edo-told-enough"),
            }
        ),
    ),
    pictures=Pictures(ledger=True),
    guide=GUIDE,
)

__all__ = ["GAME", "Edo"]

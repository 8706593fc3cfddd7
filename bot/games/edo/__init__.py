"""Edo with its expansion: rules and component data."""

from bot.core import Game, Narration, Pictures
from bot.games.edo.aids.guide import GUIDE
from bot.games.edo.rules import Edo

GAME = Game(
    rules=Edo(),
    drawing="render.edo",
    narration=Narration(
        openers=frozenset({"edo-log-act"}),
        prefaces={"edo-log-ready": "edo-log-opened", "edo-log-disperse": "edo-log-dispersed"},
        asides=frozenset(
            {
                *("edo-log-profit", "edo-log-card-current", "edo-log-card-next", "edo-log-display"),
                *("edo-log-demand", "edo-log-demand-next", "edo-log-privilege", "edo-log-privilege-next"),
                *("edo-log-go", "edo-log-turn-over", "edo-log-enough"),
                *("edo-log-ask-on", "edo-log-ask-standing", "edo-log-ask-planned"),
            }
        ),
    ),
    pictures=Pictures(ledger=True),
    guide=GUIDE,
)

__all__ = ["GAME", "Edo"]

"""Bora Bora: rules and component data, after the rule ids BB-1.1 to BB-21.3."""

from bot.core import Game, Narration, Pictures
from bot.games.bora_bora.aids.guide import GUIDE
from bot.games.bora_bora.jewelry import BuyJewel
from bot.games.bora_bora.resolving import TakeTask
from bot.games.bora_bora.rules import BoraBora

GAME = Game(
    rules=BoraBora(),
    drawing="render.bora_bora",
    narration=Narration(
        openers=frozenset({"bb-chose-region", "bb-chose-building", "bb-got-material"}),
        prefaces={"bb-took-person": "bb-housed"},
        echoed={"bb-takes-top": "bb-drew"},
        asides=frozenset(
            {
                *("bb-laid-person", "bb-laid-task", "bb-laid-card", "bb-laid-fish", "bb-laid-jewel"),
                *("bb-red-no", "bb-stopped", "bb-ended"),
            }
        ),
        apart=frozenset({"bb-rolled", "bb-rolled-many"}),
    ),
    pictures=Pictures(
        seat_boards=True, ledger=True, offers=lambda view: isinstance(view.task, (BuyJewel, TakeTask))
    ),
    guide=GUIDE,
)

__all__ = ["GAME", "BoraBora"]

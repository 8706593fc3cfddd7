"""Checks of the contract of a game. Tests and `python -m bot simulate` run them.

Every check is a pure function of a `Position` or of a whole game. It yields a `Finding` for each violation of
the contract. A check that would take too long on all moves looks at a sample. The sample is chosen by
`choose`, a function that returns a number in range(n), so this package needs no random numbers of its own.
"""

from bot.core.checks.advice import advice
from bot.core.checks.agreement import agreement
from bot.core.checks.beginning import first_look
from bot.core.checks.games import BOUND, game_checks
from bot.core.checks.hidden import (
    appearance,
    coupled,
    foresight,
    sealed,
    silent,
    unseen,
)
from bot.core.checks.opened import opened
from bot.core.checks.position import BY_CHANCE, Choose, Finding, Position
from bot.core.checks.positions import (
    agenda,
    chance,
    declared_sealed,
    kept,
    legality,
    notation,
    outcome,
    pieces,
    refusals,
    spoken_facts,
    unchanged,
    views,
    words,
)
from bot.core.checks.sweep import close_look, quick_look
from bot.core.checks.table import declared
from bot.core.checks.telling import told_secrets

__all__ = [
    "BOUND",
    "BY_CHANCE",
    "Choose",
    "Finding",
    "Position",
    "advice",
    "agenda",
    "agreement",
    "appearance",
    "chance",
    "close_look",
    "coupled",
    "declared",
    "declared_sealed",
    "first_look",
    "foresight",
    "game_checks",
    "kept",
    "legality",
    "notation",
    "opened",
    "outcome",
    "pieces",
    "quick_look",
    "refusals",
    "sealed",
    "silent",
    "spoken_facts",
    "told_secrets",
    "unchanged",
    "unseen",
    "views",
    "words",
]

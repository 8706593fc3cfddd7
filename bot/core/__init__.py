"""The contract between a game and the rest of the program: seats, steps, moves, chance, views, replay.

Nothing in this package knows Discord, SQL, pixels, a clock or randomness.
"""

from bot.core.facts import Fact, Term, Value, Who, fact
from bot.core.game import Game, Narration, Pictures
from bot.core.guide import Advice, Chapter, Guide, Lesson, Why
from bot.core.heuristic import AnyHeuristic, Heuristic, Plan
from bot.core.options import BadOption, Option, Options, settle_options
from bot.core.printed import Printed
from bot.core.reading import Illegal, kinds, notations, read
from bot.core.replay import Step, UndoError, effective, replay, undo_move
from bot.core.rules import AnyRules, Command, Move, Offer, Param, Rules, View
from bot.core.score import CurvePoint, Place, Score, ranking
from bot.core.seats import CHANCE, Seat
from bot.core.tags import tags
from bot.core.versions import rules_of

__all__ = [
    "CHANCE",
    "Advice",
    "AnyHeuristic",
    "AnyRules",
    "BadOption",
    "Chapter",
    "Command",
    "CurvePoint",
    "Fact",
    "Game",
    "Guide",
    "Heuristic",
    "Illegal",
    "Lesson",
    "Move",
    "Narration",
    "Offer",
    "Option",
    "Options",
    "Param",
    "Pictures",
    "Place",
    "Plan",
    "Printed",
    "Rules",
    "Score",
    "Seat",
    "Step",
    "Term",
    "UndoError",
    "Value",
    "View",
    "Who",
    "Why",
    "effective",
    "fact",
    "kinds",
    "notations",
    "ranking",
    "read",
    "replay",
    "rules_of",
    "settle_options",
    "tags",
    "undo_move",
]

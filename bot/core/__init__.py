"""The contract between a game and the rest of the program: seats, steps, moves, chance, views, replay.

Nothing in this package knows Discord, SQL, pixels, a clock or randomness.
"""

from bot.core.agenda import TURN_OVER, SealedTask, Task
from bot.core.decisions import At, Change, Decision, Event, refusal
from bot.core.facts import Fact, Term, Value, Who, fact
from bot.core.game import Game, Narration, Pictures
from bot.core.game_rules import GameRules
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
    "TURN_OVER",
    "Advice",
    "AnyHeuristic",
    "AnyRules",
    "At",
    "BadOption",
    "Change",
    "Chapter",
    "Command",
    "CurvePoint",
    "Decision",
    "Event",
    "Fact",
    "Game",
    "GameRules",
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
    "SealedTask",
    "Seat",
    "Step",
    "Task",
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
    "refusal",
    "replay",
    "rules_of",
    "settle_options",
    "tags",
    "undo_move",
]

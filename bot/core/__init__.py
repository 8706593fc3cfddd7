"""The contract between a game and the rest of the program: seats, steps, moves, chance, views, replay.

Nothing in this package knows Discord, SQL, pixels, a clock or randomness.
"""

from bot.core.agenda import TURN_ENDS, TURN_OVER, SealedTask, TakeBack, Task
from bot.core.decisions import At, Change, Decision, Event, Made, refusal
from bot.core.facts import UNNAMED, Fact, Term, Value, Who, fact, with_names
from bot.core.game import Game, Narration, Pictures, rules_of
from bot.core.game_rules import GameRules, view_type
from bot.core.guide import Act, Advice, Chapter, Guide, Lesson, Part, Story, Why
from bot.core.heuristic import Candidate, Heuristic, PlainHeuristic
from bot.core.options import BadOption, Option, Options, closed_up, complete_options, with_letter
from bot.core.printed import Figures, Printed
from bot.core.reading import Illegal, notations, read
from bot.core.replay import Step, UndoError, effective, replay, undo_move
from bot.core.rows import put, without
from bot.core.rules import AnyRules, Command, Move, Offer, Param, Rules, View
from bot.core.score import CurvePoint, Score, SeatScore, TieBreak, ranking, scored
from bot.core.seats import CHANCE, Seat
from bot.core.table_rules import TableRules
from bot.core.tags import tags
from bot.core.visible import (
    Among,
    Area,
    Aside,
    BySeat,
    Covered,
    Kinds,
    Opened,
    Sealed,
    Secret,
    TableView,
    Unseen,
    how_many,
)

__all__ = [
    "CHANCE",
    "TURN_ENDS",
    "TURN_OVER",
    "UNNAMED",
    "Act",
    "Advice",
    "Among",
    "AnyRules",
    "Area",
    "Aside",
    "At",
    "BadOption",
    "BySeat",
    "Candidate",
    "Change",
    "Chapter",
    "Command",
    "Covered",
    "CurvePoint",
    "Decision",
    "Event",
    "Fact",
    "Figures",
    "Game",
    "GameRules",
    "Guide",
    "Heuristic",
    "Illegal",
    "Kinds",
    "Lesson",
    "Made",
    "Move",
    "Narration",
    "Offer",
    "Opened",
    "Option",
    "Options",
    "Param",
    "Part",
    "Pictures",
    "PlainHeuristic",
    "Printed",
    "Rules",
    "Score",
    "Sealed",
    "SealedTask",
    "Seat",
    "SeatScore",
    "Secret",
    "Step",
    "Story",
    "TableRules",
    "TableView",
    "TakeBack",
    "Task",
    "Term",
    "TieBreak",
    "UndoError",
    "Unseen",
    "Value",
    "View",
    "Who",
    "Why",
    "closed_up",
    "complete_options",
    "effective",
    "fact",
    "how_many",
    "notations",
    "put",
    "ranking",
    "read",
    "refusal",
    "replay",
    "rules_of",
    "scored",
    "tags",
    "undo_move",
    "view_type",
    "with_letter",
    "with_names",
    "without",
]

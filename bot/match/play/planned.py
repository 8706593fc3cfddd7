"""What somebody tries out and has planned, as values for pages."""

from __future__ import annotations

from typing import Literal

import msgspec

from bot.core import Fact
from bot.core.stops import Moment
from bot.match.engine.models import Preview


class Trial(msgspec.Struct, frozen=True, kw_only=True):
    """What somebody tries out, as their seat would see it. Nothing is played."""

    preview: Preview
    n: int
    """The moment of the reader's story at which the trial begins; 0: now."""
    awaited: bool
    """The seat is asked now, or may change what it has sealed, so the trial can be played at once."""
    lost: int = 0
    """Moves at the end that are not possible any more."""
    ahead: bool = False
    """The trial is about the seat's next question, which can be answered now."""


class Planned(msgspec.Struct, frozen=True, kw_only=True):
    """What somebody has planned in a match. Only they see it."""

    kind: Literal["", "order", "pass", "ahead"] = ""
    """The standing order: for the next turn, an answer that is repeated, or answers for the next turns; "":
    none."""
    moves: tuple[str, ...] = ()
    facts: tuple[Fact, ...] = ()
    """What the seat would hear of the order's moves; () where they are not possible."""
    note: str = ""
    """The private note: untrusted text."""
    may_try: bool = False
    """There is a position in which the seat could be asked."""
    may_answer: bool = False
    """That position is one of the seat's next questions, which can be answered now."""
    moments: tuple[Moment, ...] = ()
    """Where the seat will be asked in this round, as things stand."""
    said: tuple[str, ...] = ()
    """What the player has said about such moments (`plans.STOPS`)."""
    may_ask_all: bool = False
    """Some questions are answered without asking."""
    asks_all: bool = False
    """The player wants to be asked all the same."""


class Taken(msgspec.Struct, frozen=True, kw_only=True):
    """A plan that has become the draft of a turn."""

    was: Literal["", "order", "pass", "ahead"]
    """The kind of order that it was."""
    lost: int
    """Moves at the end that are not possible any more."""
    kept: int
    """Moves that are still possible."""

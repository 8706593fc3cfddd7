"""Decisions that all players make at once, sealed until the last one is in (PY-11.1 to PY-11.4)."""

from __future__ import annotations

from typing import ClassVar

from bot.core import Change, Decision, Event, Fact, SealedTask, Seat, Who, fact, refusal
from bot.games.pyramids.components import Data
from bot.games.pyramids.state import At, State


class TakenBack(Event):
    """`who` took a sealed decision back."""

    who: Seat
    complete: bool
    """The decision was complete, so the others knew of it."""

    def tell(self, board: Data, to: Seat | None) -> Fact | None:
        return fact("py-log-back", who=Who(self.who)) if self.complete or to == self.who else None


class Back(Decision):
    """Take back the player's whole submission while another one is missing (PY-11.1)."""

    notation: ClassVar = "back"
    label: ClassVar = "py-offer-back"

    def refused(self, at: At) -> Fact | None:
        return refusal("PY-11.1", "py-no-nothing-back") if at.task.draft(at) is None else None

    def play(self, at: At) -> Change[State]:
        complete = not at.task.owes(at)
        return at.task.without_draft(at), (TakenBack(at.seat, complete),)


class Submitting(SealedTask):
    """All players submit at any time, in any order, and may take back until the last one is in (PY-11.1)."""

    back: ClassVar = Back

    def instead(self, at: At, decision: Decision) -> Fact | None:
        return refusal("PY-11.1", "py-no-nothing-back") if isinstance(decision, Back) else None

    def not_now(self, at: At) -> Fact:
        """Nothing else is done before the last submission (PY-11.6), and a sealed one stays as it is."""
        return self.first() if self.owes(at) else refusal("PY-11.1", "py-no-sealed")

    def first(self) -> Fact:
        """What must be done before anything else."""
        raise NotImplementedError


class Open(Decision):
    """Chance: open and apply all submissions together, when the last one is complete (PY-11.4).

    A separate move, so that the preview of the last player does not show the others' submissions.
    """

    notation: ClassVar = "open"

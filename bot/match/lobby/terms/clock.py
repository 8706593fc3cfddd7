"""The clock of a table, and what happens when its time is over."""

from __future__ import annotations

from typing import ClassVar, Final, Self

from msgspec.structs import replace

from bot.core import Fact, fact
from bot.match.changing.transaction import Tx
from bot.match.engine.models import Brief, Offered
from bot.match.lobby.terms.term import TableTerm
from bot.match.running.clocks import checked
from bot.match.timing.clock import ABSENCE_KEYS, ABSENCES, DAY, HOUR, TimeControl, time_control_facts, written

PRESETS: Final[tuple[TimeControl, ...]] = (
    TimeControl(),
    *(TimeControl(clock="turn", turn=amount) for amount in (6 * HOUR, 12 * HOUR, DAY)),
    *(TimeControl(clock="turn", turn=days * DAY) for days in (2, 3, 5, 7, 14)),
    TimeControl(clock="reserve", turn=12 * HOUR, reserve=3 * DAY),
    TimeControl(clock="reserve", turn=DAY, reserve=7 * DAY),
    TimeControl(clock="reserve", turn=2 * DAY, reserve=14 * DAY),
)
"""Clocks that the menu offers; the form takes any other."""
_RENAMED: Final = {"stand_in": "autopilot"}
"""Values in menus of older messages."""


class TableClock(TableTerm):
    """How long a turn may take. Raises BadTimeControl: a time that is too short or too long."""

    menu: ClassVar[str] = "clock"
    repeated: ClassVar[tuple[str, ...]] = ("time_control",)

    def __init__(self, time_control: TimeControl) -> None:
        self.time_control = checked(time_control)

    async def columns(self, tx: Tx) -> dict[str, object]:
        return {"time_control": written(self.time_control)}

    @classmethod
    def said(cls, brief: Brief) -> tuple[Fact, ...]:
        full = len(brief.players) == brief.seats
        return time_control_facts(brief.time_control, alone=brief.alone and full)

    @classmethod
    def offered(cls, brief: Brief) -> tuple[Offered, ...]:
        now = _times(brief.time_control)
        return tuple(
            Offered(str(at), time_control_facts(time_control)[0], _times(time_control) == now)
            for at, time_control in enumerate(PRESETS)
        )

    @classmethod
    def picked(cls, value: str, brief: Brief) -> Self | None:
        if not value.isdecimal() or int(value) >= len(PRESETS):
            return None
        clock, turn, reserve = _times(PRESETS[int(value)])
        return cls(replace(brief.time_control, clock=clock, turn=turn, reserve=reserve))


class AbsenceRule(TableClock):
    """What happens when the time of a turn is over. `TableClock` says it in words."""

    menu: ClassVar[str] = "absence"

    @classmethod
    def said(cls, brief: Brief) -> tuple[Fact, ...]:
        return ()

    @classmethod
    def offered(cls, brief: Brief) -> tuple[Offered, ...]:
        now = brief.time_control
        if now.clock == "none":
            return ()
        return tuple(
            Offered(absence, fact(ABSENCE_KEYS[absence]), absence == now.absence) for absence in ABSENCES
        )

    @classmethod
    def picked(cls, value: str, brief: Brief) -> Self | None:
        absence = _RENAMED.get(value, value)
        return cls(replace(brief.time_control, absence=absence)) if absence in ABSENCES else None


def _times(time_control: TimeControl) -> tuple[str, int, int]:
    return time_control.clock, time_control.turn, time_control.reserve

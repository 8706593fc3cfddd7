"""How short and how long the times of a match may be."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from bot.core import fact
from bot.match.errors import BadTimeControl
from bot.match.timing.clock import DAY, HOUR, TimeControl, amount_fact

TURN: Final = (6 * HOUR, 14 * DAY)
"""Least and most time for a turn."""
ALLOWANCE: Final = (HOUR, 14 * DAY)
RESERVE: Final = (6 * HOUR, 60 * DAY)
PATIENCE: Final = (2 * DAY, 30 * DAY)
"""Least and most time after which those who wait may act (`TimeControl.patience`)."""
VACATION: Final = 60
"""Most days that a table can grant a player."""


def checked(time_control: TimeControl) -> TimeControl:
    """The time control without what does not apply.

    Raises:
        BadTimeControl: a time that is too short or too long.
    """
    _within("table-time-control-patience", time_control.patience, PATIENCE)
    if time_control.clock == "none":
        return TimeControl(absence=time_control.absence, patience=time_control.patience)
    if time_control.clock == "turn":
        _within("table-time-control-turn", time_control.turn, TURN)
        time_control = replace(time_control, reserve=0)
    else:
        _within("table-time-control-allowance", time_control.turn, ALLOWANCE)
        _within("table-time-control-reserve", time_control.reserve, RESERVE)
    if not 0 <= time_control.vacation <= VACATION:
        raise BadTimeControl(fact("table-time-control-vacation", most=VACATION))
    return time_control


def _within(key: str, amount: int, limits: tuple[int, int]) -> None:
    least, most = limits
    if not least <= amount <= most:
        raise BadTimeControl(fact(key, least=amount_fact(least), most=amount_fact(most)))

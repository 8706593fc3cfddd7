"""How fast a table is played, in a word."""

from __future__ import annotations

from typing import Final, Literal, get_args

from bot.match.timing.clock import DAY, TimeControl

Speed = Literal["fast", "normal", "slow", "free"]
"""By the time for a turn: fast up to a day, normal up to three, slow beyond that; free: no clock."""
SPEEDS: Final[tuple[Speed, ...]] = get_args(Speed)
_DAYS: Final[dict[Speed, int]] = {"fast": 1, "normal": 3, "slow": 7}
CLOCKS: Final[dict[str, TimeControl]] = {
    speed: TimeControl(clock="turn", turn=days * DAY, quiet="stops", absence="autopilot")
    for speed, days in _DAYS.items()
}
"""The clocks of tables that the bot opens for people who wait."""


def speed_of(time_control: TimeControl) -> Speed:
    """The speed of a table. With a reserve, a turn counts as twice its own time."""
    if time_control.clock == "none":
        return "free"
    turn = time_control.turn * (2 if time_control.clock == "reserve" else 1)
    return "fast" if turn <= DAY else "normal" if turn <= 3 * DAY else "slow"

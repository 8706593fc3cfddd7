"""Clocks, and times as a person wrote them."""

from __future__ import annotations

from bot.core import fact
from bot.match.errors.base import Keyed, UserError


class NoClock(Keyed):
    """No clock runs that could get more time."""

    key = "table-no-clock"


class BadTimeControl(UserError):
    """The time control is not allowed."""


class Unreadable(UserError):
    """The text is not a valid time, date or duration."""


class BadSetting(UserError):
    """The quiet hours or the vacation are not possible."""


class UnknownZone(UserError):
    """args: text, near (zones that may have been meant)."""

    def __init__(self, text: str, near: tuple[str, ...]) -> None:
        super().__init__(
            fact("table-unknown-zone-near", text=text, near=near)
            if near
            else fact("table-unknown-zone", text=text)
        )
        self.near = near

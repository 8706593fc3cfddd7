"""A person's settings: time zone, quiet hours, reminders, and when the person may be disturbed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal, get_args
from zoneinfo import ZoneInfo

import msgspec

from bot.match.timing.clock import Quiet, Span

Remind = Literal["all", "one", "none"]
RemindBy = Literal["dm", "thread"]
CallBy = Literal["thread", "dm", "both"]
Display = Literal["pictures", "text"]
REMIND: Final[tuple[Remind, ...]] = get_args(Remind)
REMIND_BY: Final[tuple[RemindBy, ...]] = get_args(RemindBy)
CALL_BY: Final[tuple[CallBy, ...]] = get_args(CallBy)
DISPLAYS: Final[tuple[Display, ...]] = get_args(Display)


class PersonSettings(msgspec.Struct, frozen=True, omit_defaults=True):
    """Settings of a person, as they are stored."""

    zone: str | None = None
    quiet: tuple[int, int] | None = None
    """Minutes after midnight: from, until (perhaps on the next day)."""
    remind: Remind = "all"
    by: RemindBy = "dm"
    call: CallBy = "thread"
    """Where the person is called when a turn begins."""
    unrated: bool = False
    """Takes no part in ratings."""
    digest: int | None = None
    """Minutes after midnight at which the daily digest comes."""
    nameless: bool = False
    """The name is not shown on pages in the browser."""
    display: Display = "pictures"
    """What private pages and direct messages show a position with."""
    dark: bool = False
    """Private pictures are dark."""
    large: bool = False
    """Private pictures have larger letters."""
    plain: bool = False
    """Private pictures have no ornaments."""
    language: str | None = None
    """The chosen language; None: that of the person's Discord."""

    @property
    def reads_text(self) -> bool:
        """Whether the person wants text in place of pictures."""
        return self.display == "text"

    @property
    def hours(self) -> Quiet | None:
        """The quiet hours, where they are."""
        if self.quiet is None:
            return None
        return Quiet(self.zone or "UTC", *self.quiet)

    @property
    def tz(self) -> ZoneInfo:
        return ZoneInfo(self.zone or "UTC")


def read_person_settings(text: str | None) -> PersonSettings:
    return PersonSettings() if text is None else msgspec.json.decode(text, type=PersonSettings)


def calm_until(settings: PersonSettings, vacations: Sequence[Span], moment: int) -> int:
    """The first moment from this one on at which the person may be disturbed."""
    for _ in range(100):
        quiet = settings.hours.within(moment) if settings.hours else None
        away = next((span for span in vacations if span[0] <= moment < span[1]), None)
        if quiet is None and away is None:
            break
        moment = max(span[1] for span in (quiet, away) if span is not None)
    return moment


def local_time(minutes: int) -> str:
    """23:05"""
    return f"{minutes // 60:02}:{minutes % 60:02}"

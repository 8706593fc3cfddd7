"""Made-up people with their habits, for long simulations: when they sleep, dally, forget and vanish."""

from __future__ import annotations

import random
from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo

import msgspec

from bot.match import Person
from bot.match.timing.clock import DAY, HOUR, MINUTE


class Character(msgspec.Struct, frozen=True):
    person: Person
    kind: str
    """prompt, late, forgetful (plays only when reminded), traveller (has vacations), ghost (goes for good),
    statue (never moves)"""
    zone: str = "UTC"
    quiet: tuple[str, str] | None = None
    remind: str = "all"
    by: str = "dm"
    dms: bool = True

    def asleep(self, moment: int) -> bool:
        """Whether it is quiet at this person's, from the wall clock alone."""
        if self.quiet is None:
            return False
        here = datetime.fromtimestamp(moment / 1000, UTC).astimezone(ZoneInfo(self.zone))
        now, (start, until) = here.strftime("%H:%M"), self.quiet
        return start <= now < until if start < until else now >= start or now < until

    def shifted(self, since: int, until: int) -> str | None:
        """Which way the clocks where this person lives were changed in between: "forward", "back", None."""
        hours = [datetime.fromtimestamp(at / 1000, ZoneInfo(self.zone)).utcoffset() for at in (since, until)]
        first, last = (one or timedelta() for one in hours)
        return None if first == last else "forward" if last > first else "back"

    def delay(self, rng: random.Random, reminded: bool) -> int | None:
        """How long after a ping or a reminder this person plays; None: not because of that."""
        if self.kind == "statue":
            return None
        if self.kind == "forgetful":
            return rng.randrange(1 * HOUR, 8 * HOUR) if reminded else None
        if reminded:
            return None
        if self.kind == "ghost" and rng.random() < 0.05:
            return None
        if self.kind == "late":
            return rng.randrange(DAY, 4 * DAY)
        return rng.randrange(12 * HOUR, 46 * HOUR)

    def awake_at(self, moment: int) -> int:
        while self.asleep(moment):
            moment += 20 * MINUTE
        return moment


def _one(user: int, name: str, kind: str, **more: object) -> Character:
    return Character(Person(user, name, "en"), kind, **more)  # type: ignore[arg-type]


TOWN = (
    _one(1, "Ada", "prompt"),
    _one(2, "Bo", "late", zone="Europe/Warsaw", quiet=("22:00", "07:00")),
    _one(3, "Cy", "forgetful", zone="Europe/Athens", quiet=("23:30", "08:00"), by="thread"),
    _one(4, "Di", "traveller", zone="America/New_York", quiet=("21:00", "09:00"), dms=False),
    _one(5, "Ed", "ghost", remind="one", dms=False),
    _one(6, "Flo", "late", remind="none"),
    _one(7, "Gus", "forgetful", zone="Australia/Sydney", quiet=("00:00", "10:30"), remind="one"),
    _one(8, "Hal", "late", zone="Asia/Kathmandu"),
    _one(9, "Ivy", "prompt", by="thread"),
    _one(10, "Jo", "late", zone="America/Sao_Paulo", quiet=("13:00", "15:00")),
)

ABROAD = 2
"""Another server."""
ZONES = ("UTC", "Europe/Warsaw", "America/New_York", "Asia/Kathmandu")
KINDS = ("prompt", "late", "forgetful", "prompt", "ghost", "statue", "prompt", "late")
STRANGERS = tuple(
    _one(
        101 + at,
        f"Stranger {at}",
        KINDS[at % len(KINDS)],
        zone=ZONES[at % len(ZONES)],
        quiet=("22:00", "07:00") if at % 3 == 0 else None,
        dms=at % 7 != 5,
    )
    for at in range(22)
)
"""With those of the town they are 32. Every other one lives on another server."""
STATUES = tuple(one for one in STRANGERS if one.kind == "statue")

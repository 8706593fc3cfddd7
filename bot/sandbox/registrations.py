"""The limit for new commands in a day."""

import time

from bot.sandbox.refusals import refuse

CREATES_A_DAY = 200
_DAY = 86_400.0


class Registrations:
    """Counts the new command names of each day in each scope."""

    def __init__(self) -> None:
        self._made: dict[int, list[float]] = {}

    def count(self, scope: int, new: int) -> None:
        recent = [t for t in self._made.get(scope, []) if time.monotonic() - t < _DAY]
        if len(recent) + new > CREATES_A_DAY:
            refuse(30034)
        self._made[scope] = recent + [time.monotonic()] * new

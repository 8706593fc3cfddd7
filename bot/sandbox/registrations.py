"""How many new commands a bot may register in a day."""

import time

from bot.sandbox.refusals import refuse

CREATES_A_DAY = 200
_DAY = 86_400.0


class Registrations:
    """The daily limit of new command names, for each scope."""

    def __init__(self) -> None:
        self._made: dict[int, list[float]] = {}

    def count(self, scope: int, new: int) -> None:
        made = [t for t in self._made.get(scope, []) if time.monotonic() - t < _DAY]
        if len(made) + new > CREATES_A_DAY:
            refuse(30034)
        self._made[scope] = made + [time.monotonic()] * new

"""What all errors have in common that a person is told."""

from __future__ import annotations

from bot.core import Fact, Value, fact


class UserError(Exception):
    """A request that was refused; nothing changed. `fact` says why, to the person who asked alone."""

    def __init__(self, fact: Fact) -> None:
        super().__init__(fact.key)
        self.fact = fact


class Keyed(UserError):
    """An error with one key in the catalogues."""

    key = ""

    def __init__(self, **args: Value) -> None:
        super().__init__(fact(self.key, **args))

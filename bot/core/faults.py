"""Faults in the rules of a game with which nobody can play on."""

from __future__ import annotations


class FaultyRules(Exception):
    """The rules of a game have a fault.

    Args:
        about: the class, of a task or of the rules; None: it is not known.
    """

    at = "next_turn"
    """What the class defines wrongly, if it defines it."""

    def __init__(self, says: str, about: type | None = None) -> None:
        super().__init__(says)
        self.about = about

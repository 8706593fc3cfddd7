"""Files with matches."""

from __future__ import annotations

from bot.core import Fact
from bot.match.errors.base import Keyed, UserError


class MatchHere(Keyed):
    key = "table-import-known"


class BadFile(UserError):
    """The file cannot be imported. `sentence` tells the operator more than `fact` does."""

    def __init__(self, why: Fact, sentence: str) -> None:
        super().__init__(why)
        self.sentence = sentence

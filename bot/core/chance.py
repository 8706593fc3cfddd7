"""Random draws that anybody can verify after the match.

Each match has a secret. Its SHA-256 is posted when the match starts. Draw number n is computed from
HMAC-SHA256(secret, "match:n:attempt") by rejection sampling over the weighted outcomes. When the match ends,
the secret is published and every draw can be recomputed.
"""

from __future__ import annotations

import hashlib
import hmac
from bisect import bisect
from collections.abc import Callable, Sequence
from itertools import accumulate
from typing import TypeVar

from bot.core.rules import FaultyRules, Move, Rules, View
from bot.core.seats import CHANCE

S = TypeVar("S")
M = TypeVar("M", bound=Move)

SECRET_BYTES = 32
_SPAN = 2**256


def commitment(secret: bytes) -> str:
    """The SHA-256 of the secret in hexadecimal, posted when the match starts."""
    return hashlib.sha256(secret).hexdigest()


def pick(secret: bytes, match: str, n: int, cases: int) -> int:
    """Return a uniform number in range(cases) for draw number `n` of a match.

    Raises:
        ValueError: `cases` is below 1.
    """
    if cases < 1:
        raise ValueError("nothing to choose from")
    fair = _SPAN - _SPAN % cases
    attempt = 0
    while True:
        digest = hmac.new(secret, f"{match}:{n}:{attempt}".encode(), hashlib.sha256).digest()
        value = int.from_bytes(digest, "big")
        if value < fair:
            return value % cases
        attempt += 1


def outcomes(rules: Rules[S, M, View], state: S) -> list[tuple[M, int]]:
    """All outcomes of chance in this position, each with its weight."""
    moves = list(rules.moves(state, CHANCE))
    return list(zip(moves, rules.weights(state, moves), strict=True))


class NothingToDraw(FaultyRules):
    """Chance must act, but there is no outcome."""

    def __init__(self, about: type) -> None:
        super().__init__(f"nothing is left to draw: {about.__name__} has no outcome", about)


def outcome(rules: Rules[S, M, View], state: S, moves: Sequence[M], choose: Callable[[int], int]) -> M:
    """Return one of these outcomes of chance by its weight in this position: an outcome of weight w has w
    cases.

    `choose` returns a number in range(n), such as `random.Random(7).randrange`.

    Raises:
        NothingToDraw: there is none.
    """
    weights = rules.weights(state, moves)
    if not weights:
        raise NothingToDraw(type(rules))
    cases = sum(weights)
    case = choose(cases)
    if cases == len(weights):  # all are equally likely
        return moves[case]
    return moves[bisect(list(accumulate(weights)), case)]


def draw(rules: Rules[S, M, View], state: S, secret: bytes, match: str, n: int) -> M:
    """Return the outcome of draw number `n` (0, 1, ...) of the match in this position."""
    moves = list(rules.moves(state, CHANCE))
    name = drawn_as(match)
    return outcome(rules, state, moves, lambda cases: pick(secret, name, n, cases))


LESSON = "lesson-"
"""The uids of matches whose draws come from a story begin with this."""


def told_uid(deal: str, own: str) -> str:
    """The uid of a match with the draws of a story. `own` distinguishes it from those of other matches with
    the same draws."""
    return f"{LESSON}{deal}-{own}"


def told_secret(deal: str) -> bytes:
    """The secret of all matches whose draws are those of a story. It is no secret."""
    return hashlib.sha256(f"turnpost lesson {deal}".encode()).digest()


def drawn_as(match: str) -> str:
    """The name under which the draws of a match are made: its uid, or the name that all matches with its
    story share."""
    return match.rpartition("-")[0] if match.startswith(LESSON) else match

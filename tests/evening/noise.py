"""How much a match says: the messages that everybody gets, and the persons whom they call."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from tests.evening.record import PAGE, Shown


class Noise(NamedTuple):
    """What was posted."""

    messages: int
    pings: int


MOST: Final = Noise(8, 3)
"""For a whole match of Golden Horn of one person against computers. (It was 25 and 23.)"""


def noise(shown: Sequence[Shown]) -> Noise:
    """Of what was shown of a match. An edit makes no sound."""
    posted = [one for one in shown if one.reader is None and not one.edit and one.kind != PAGE]
    return Noise(len(posted), sum(len(one.pings) for one in posted))


def too_loud(found: Noise) -> bool:
    return found.messages > MOST.messages or found.pings > MOST.pings

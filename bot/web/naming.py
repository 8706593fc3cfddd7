"""Names and moments as pages write them."""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from typing import NamedTuple

from babel.dates import format_datetime

from bot.core import UNNAMED, Seat
from bot.match import Brief, Player
from bot.match.watching.listing import Standing
from bot.text import Words, plain
from bot.text.engine import LOCALES
from bot.text.escape import COMPUTER, Names

_DAYS = {"de": "d. MMM y"}
"""How a day is written in languages that differ from most."""
_RIGHT_TO_LEFT = frozenset({"R", "AL", "AN"})


class Moment(NamedTuple):
    """A moment for a page: as programs read it, and in words."""

    iso: str
    text: str


def moment(words: Words, known: int | str) -> Moment:
    """In UTC. A script may show it in the reader's own time zone. `known`: milliseconds, or `Moment.iso`."""
    if isinstance(known, str):
        at = datetime.fromisoformat(known)
    else:
        at = datetime.fromtimestamp(known / 1000, UTC)
    pattern = f"{_DAYS.get(words.language, 'd MMM y')}, HH:mm"
    formatted = format_datetime(at, pattern, locale=LOCALES[words.language].replace("-", "_"))
    return Moment(at.strftime("%Y-%m-%dT%H:%M:%SZ"), f"{formatted} UTC")


def moment_of(words: Words, milliseconds: int | None) -> Moment | None:
    return None if milliseconds is None else moment(words, milliseconds)


def names(words: Words, brief: Brief, former: Mapping[Seat, str] | None = None) -> tuple[str, ...]:
    """Names by seat, for pictures and text; a seat without a name is called by its number. `former`: those
    who had seats then, for an older position."""
    taken = {player.seat: named(words, player) for player in brief.players}
    taken |= {seat: "" if name == UNNAMED else name for seat, name in (former or {}).items()}
    return tuple(taken.get(seat) or words("seat-name", seat=seat + 1) for seat in range(brief.seats))


def named(words: Words, player: Player | Standing) -> str:
    """The name of one player; computers have their badge."""
    name = plain(player.name.replace(COMPUTER, "").strip(), "") or words("seat-name", seat=player.seat + 1)
    return f"{name} {COMPUTER}" if player.computer else name


def isolated(names: Sequence[str]) -> tuple[str, ...]:
    """Names for running text: a name that is written from right to left does not change the direction of the
    text around it."""
    return Names.of(names, isolated_name)


def isolated_name(name: str) -> str:
    turns = any(unicodedata.bidirectional(char) in _RIGHT_TO_LEFT for char in name)
    return f"\u2068{name}\u2069" if turns else name

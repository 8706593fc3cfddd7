"""Several messages in one."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from bot.match.outbox.messages import Board, Boards, DirectBoard, FinalBoard, Whole, read
from bot.match.outbox.posted import Earlier, Pings
from bot.store import OutboxRow


def merged(older: Whole, newer: Whole) -> Whole:
    """Join both in one message: no ping is lost, and the news begins with the older message's."""
    pings = newer.called
    both: dict[str, Any] = {
        "since": _first(older.since, newer.since),
        "first": older.first or newer.first,
        "earlier": tuple(
            replace(
                earlier_one,
                pings=_both(earlier_one.pings, pings),
                since=_first(earlier_one.since, newer.since),
                news=(*earlier_one.news, *news_of(newer)),
            )
            for earlier_one in older.earlier
        ),
        "tries": older.tries + newer.tries,
        "refusals": older.refusals,
    }
    match older, newer:
        case DirectBoard(), DirectBoard():
            token = older.turn_token if newer.turn_token is None else newer.turn_token
            return replace(newer, turn_token=token, anew=older.anew or newer.anew, **both)
        case Board(), Board():
            return Board(
                pings=_both(older.pings, pings),
                public_version=newer.public_version if older.public_version is not None else None,
                news=(*news_of(older), *news_of(newer)),
                follow=older.follow and newer.follow,
                **both,
            )
    return FinalBoard(**both) if isinstance(newer, Boards) else replace(newer, **both)


def taking_in(newer: Whole, row: OutboxRow) -> Whole:
    """A message that replaces the one of an earlier row."""
    older = read(row)
    assert isinstance(older, Whole)
    both = merged(older, newer)
    if row.attempts:
        tried = Earlier(row.nonce, row.created_at, newer.called, newer.since, news_of(newer))
        both = replace(both, earlier=(*both.earlier, tried), tries=both.tries + row.attempts)
    return both


def news_of(message: Whole) -> tuple[tuple[int, int], ...]:
    """(public version, first step) of each change that a board tells of, as far as that is noted."""
    if not isinstance(message, Board) or message.public_version is None or message.since is None:
        return ()
    return message.news or ((message.public_version, message.since),)


def _both(pings: Pings, newer: Pings) -> Pings:
    return tuple(sorted({**dict(pings), **dict(newer)}.items()))


def _first(since: int | None, other: int | None) -> int | None:
    return min((n for n in (since, other) if n is not None), default=None)

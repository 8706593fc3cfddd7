"""The log names who had a seat at the time, not a substitute who has it now."""

from __future__ import annotations

from collections.abc import Mapping
from copy import copy
from typing import cast

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.core import Fact, Seat, Value, Who
from bot.match.engine.replay import Line, ViewerLogs
from bot.match.engine.rows import Match
from bot.store import people, steps
from bot.text.escape import discord_safe


async def with_former(db: AsyncConnection, match: Match, logs: ViewerLogs) -> ViewerLogs:
    """The logs with the names of persons who have left their seats since."""
    if not any(seat.substitute or seat.computer for seat in match.seats):
        return logs
    sitting = {(seat.seat, seat.user) for seat in match.seats}  # who has resigned may still be there
    left = [of for of in await steps.leavers_of(db, match.id) if (of.seat, of.user) not in sitting]
    persons = await people.find_many(db, {of.user for of in left})
    former = [(of.at, of.seat, discord_safe(persons[of.user].name)) for of in left if of.user in persons]

    def told(line: Line) -> Line:
        names = {seat: name for at, seat, name in reversed(former) if line.at <= at}
        return line._replace(fact=_named(line.fact, names)) if names else line

    named = copy(logs)
    named.lines = {viewer: list(map(told, lines)) for viewer, lines in logs.lines.items()}
    return named


def _named(said: Fact, names: Mapping[Seat, str]) -> Fact:
    def value_of(value: Value) -> Value:
        if isinstance(value, tuple):
            return cast(Value, tuple(map(value_of, value)))
        if isinstance(value, Who):
            return names.get(value.seat, value)
        return _named(value, names) if isinstance(value, Fact) else value

    return Fact(said.key, {name: value_of(value) for name, value in said.args.items()})

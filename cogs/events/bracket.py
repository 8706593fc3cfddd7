"""The bracket of a knock-out, as a picture."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.events.model import COMPUTER
from bot.match.events.models import EventTable, EventView
from bot.text import Words
from cogs.events.pages import event_heading, plain_entry, standings_chart
from cogs.framework.pictures import draw
from cogs.framework.services import Services
from cogs.ui.page import Picture
from cogs.ui.results import drawn
from render.scene import Bracket, Chart, Slot, Stage, Tie

SHOWN: Final = 4
"""Rounds in one picture, the last ones: with more of them nobody could read the names on a telephone."""


def bracket_chart(words: Words, view: EventView, user: int | None = None) -> Chart | None:
    """Who met whom, and who went on; None: the event is no knock-out, or has not begun.

    Args:
        user: whose lines are highlighted.
    """
    if view.settings.format != "knockout" or not view.tables:
        return None
    rounds = range(max(1, view.round - SHOWN + 1), view.round + 1)
    by_round = [[table for table in view.tables if table.round == number] for number in rounds]
    entry = None if user is None else view.entry_of(user)
    own = None if entry is None else entry.number
    stages: list[Stage] = []
    after: list[EventTable] | None = None
    for number, tables in zip(reversed(rounds), reversed(by_round), strict=True):
        ordered = _ordered(tables, after)
        ties = tuple(
            Tie(
                _slots(words, view, table, own),
                None if after is None else _next(table, after),
            )
            for table in ordered
        )
        stages.insert(0, Stage(words("event-after", round=number), ties))
        after = ordered
    title, sub = event_heading(words, view)
    return Chart(language=words.language, title=title, sub=sub, parts=(Bracket(tuple(stages)),))


def _next(table: EventTable, after: Sequence[EventTable]) -> int | None:
    """Which table of the next round somebody of this one plays at."""
    sat = {seat for seat in table.seats if seat != COMPUTER}
    return next((at for at, event_table in enumerate(after) if sat & set(event_table.seats)), None)


def _ordered(tables: Sequence[EventTable], after: Sequence[EventTable] | None) -> list[EventTable]:
    """In the order of the next round, so that no lines cross."""
    if after is None:
        return sorted(tables, key=lambda event_table: event_table.number)

    def key(table: EventTable) -> tuple[int, int, int]:
        at = _next(table, after)
        if at is None:
            return (len(after), 0, table.number)
        next_seats = after[at].seats
        return (at, min(next_seats.index(seat) for seat in table.seats if seat in next_seats), table.number)

    return sorted(tables, key=key)


async def standings_pictures(
    services: Services, words: Words, view: EventView, user: int | None = None
) -> tuple[Picture, ...]:
    """The standings, and the bracket of a knock-out; nothing before the start."""
    if view.state not in ("running", "over") or not view.standings:
        return ()
    pictures = await draw(services, standings_chart(words, view, user), "standings")
    bracket = bracket_chart(words, view, user)
    if not pictures or bracket is None:
        return pictures
    return (*pictures, *await draw(services, bracket, "bracket"))


def _places(table: EventTable) -> Sequence[int]:
    """Seats in the order in which they are drawn: by their places in the result, once that is known."""
    seats = range(len(table.seats))
    return sorted(seats, key=lambda at: table.ranks[at]) if table.ranks else seats


def _slots(words: Words, view: EventView, table: EventTable, own: int | None) -> tuple[Slot, ...]:
    """Who sits there; beside somebody who has a bye, that word."""
    slots = tuple(_slot(words, view, table, at, own) for at in _places(table))
    return (*slots, Slot(words("event-bye-word"))) if len(slots) == 1 else slots


def _slot(words: Words, view: EventView, table: EventTable, at: int, own: int | None) -> Slot:
    seats = table.seats[at]
    if seats == COMPUTER:
        name = drawn(words("event-computer"))
    else:
        entry = view.entry(seats)
        name = plain_entry(words, entry)
        if entry.until is not None and view.state == "running":
            name = words("event-out", name=name)
    place = table.ranks[at] if table.ranks and len(table.seats) > 1 else None
    return Slot(name, place, seats == own)

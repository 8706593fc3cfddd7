"""In which order of strength people begin, and in which groups."""

from __future__ import annotations

import msgspec

from bot.events.pairing import grouped
from bot.events.standings import standings
from bot.match.changing.transaction import Tx
from bot.match.events.reading import Event, load
from bot.match.results.rating import START, Skill
from bot.match.results.rating import points as rating_points
from bot.store import events, results
from bot.store.results import EVERYWHERE


async def seed(tx: Tx, event: Event) -> None:
    """Seeds and groups: by the season before, then by rating, then in the order of sign-up."""
    users = [entry.user for entry in event.here if entry.user is not None]
    rated = await results.ratings_of(tx.db, users, event.row.game, EVERYWHERE)
    points = {
        user: rating_points(Skill(rating_row.mu, rating_row.sigma)) for user, rating_row in rated.items()
    }
    earlier = await _earlier(tx, event.row.before)
    order = sorted(
        event.here,
        key=lambda entry: (
            earlier.get(entry.user or 0, len(earlier) + 1),
            -points.get(entry.user or 0, START),
            entry.number,
        ),
    )
    seeds = {entry.number: seed for seed, entry in enumerate(order, 1)}
    entrants = [
        msgspec.structs.replace(entrant, seed=seeds[entrant.number])
        for entrant in event.entrants
        if entrant.number in seeds
    ]
    groups = grouped(entrants, event.settings.groups)
    for number, seed in seeds.items():
        await events.change_entry(tx.db, event.id, number, seed=seed, group=groups[number])


async def _earlier(tx: Tx, before: int | None) -> dict[int, int]:
    """How people ended the season before: the first of all groups, then the second, ..."""
    if before is None:
        return {}
    event = await load(tx.context, tx.db, before)
    lines = standings(event.setup, event.entrants, event.played)
    lines.sort(key=lambda standing: (standing.place, -standing.points))
    users = [event.entry(line.entrant).user for line in lines]
    return {user: place for place, user in enumerate(users, 1) if user is not None}

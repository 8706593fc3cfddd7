"""What is asked of a load test."""

from __future__ import annotations

import msgspec

WALL = 50
"""Requests a second that Discord allows a bot."""
A_MILLION = 2 * 1_000_000 / 86_400
"""Moves a second of a million matches at two moves a day: 23.1."""
COST = 1.4
"""Requests a move that count for the limit, as this test measures them: matches of Golden Horn for two
anywhere in their course, with their ends and the next ones, which begin without card and thread."""


class Plan(msgspec.Struct, frozen=True):
    """`live`: matches in the database. `tables`: those of them that are played here. `moves`: moves a second
    that are offered. `seconds`: how long, after `warm` seconds that do not count."""

    live: int
    tables: int
    moves: float
    seconds: float
    warm: float = 5.0
    processes: int = 4
    pictures: bool = False
    """Really drawn; else one pixel stands in for each, and what is measured is everything else."""
    database: str | None = None
    """An empty PostgreSQL database; None: a server is started here."""


SHORT = Plan(live=10_000, tables=24, moves=6.0, seconds=15.0)
"""Some quarter of the wall, for two cores that have other things to do."""
HALF = Plan(live=100_000, tables=300, moves=18.0, seconds=1800.0, warm=30.0)
"""Half of the wall for half an hour, on two cores that have nothing else to do: 25 requests a second that
count, at `COST` a move. One pixel stands in for each picture, as in the short form."""
LONG = Plan(live=1_000_000, tables=2_000, moves=A_MILLION, seconds=1800.0, warm=30.0, pictures=True)
"""What the bot is to carry: half of the wall and more, for half an hour."""

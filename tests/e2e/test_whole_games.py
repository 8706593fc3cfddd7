"""Whole matches through the real client: by buttons, and by slash commands."""

from __future__ import annotations

import random

import pytest

from bot.games.registry import GAMES
from tests.e2e.players import pictures_of, turn_by_buttons, turn_by_commands
from tests.e2e.sandbox_app import Match, SandboxApp
from tests.long import LONG

NAMES = ("Ada", "Nikos", "Zofia", "Bruno", "Elif")


async def to_the_end(match: Match, how: str, rng: random.Random) -> None:
    """Play until the match is over; whoever is awaited acts."""
    take = turn_by_buttons if how == "buttons" else turn_by_commands
    while awaited := await match.awaited():
        person = rng.choice(awaited)
        await take(person, match, rng)
    await match.delivered()


QUICK = {("pyramids", "commands"), ("golden_horn", "commands")}
"""Whole games that every run of the tests plays; the others are long."""


def marks(game: str, how: str) -> list[pytest.MarkDecorator]:
    drawn = [pytest.mark.drawn] if how == "buttons" else []
    return drawn if (game, how) in QUICK else [*drawn, LONG]


WAYS = [
    pytest.param(game, how, marks=marks(game, how))
    for game in GAMES
    for how in ("buttons", "commands")
    if (game, how) != ("edo", "buttons")
]
"""Edo by buttons is played with all its variants elsewhere."""
FULL = {"edo"}
"""What is played by commands at the fullest table: only that one has five seats."""


@pytest.mark.parametrize(("game", "how"), WAYS)
async def test_a_whole_game(app: SandboxApp, game: str, how: str) -> None:
    """In three languages at once where there are so many."""
    rng = random.Random(f"{game} {how}")
    seats = GAMES[game].seats
    match = await app.open(game, NAMES[: max(seats) if how == "commands" and game in FULL else min(seats)])
    await to_the_end(match, how, rng)
    brief = await match.brief()
    assert brief.state == "over"
    final = match.board()
    assert brief.secret is not None
    assert brief.secret in final.content
    assert len(pictures_of(match.people[0].payload(final))) == 2, "the score sheet and the last board"
    assert app.box.breakdowns == []

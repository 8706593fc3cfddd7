"""Events in tests: people who sign up, and tables that are played at random."""

from __future__ import annotations

import random
from collections.abc import Sequence

from bot.match import Person, Place
from bot.match.events.models import EventView, Leader, Opening, Settings
from tests.draining import all_done
from tests.match.app import HERE, MatchApp

ORGANISER = Person(900, "Olga", "en")
CHANNEL = Place(guild=1, channel=100)
THERE = Place(guild=2, channel=500)
LEAD = Leader(ORGANISER.user)


def crowd(count: int, first: int = 1001) -> list[Person]:
    return [Person(first + at, f"P{first + at}", "en") for at in range(count)]


async def opened(
    app: MatchApp,
    people: Sequence[Person] = (),
    format: str = "swiss",
    seats: int = 2,
    game: str = "ferry",
    **more: object,
) -> int:
    settings = Settings(format=format, seats=seats, **more)  # type: ignore[arg-type]
    opening = Opening(ORGANISER, "Autumn Cup", game, settings)
    event = await app.services.events.open(opening, CHANNEL, "en", key=app.key())
    for person in people:
        await app.services.events.join(event, person, HERE.guild, key=app.key())
    return event


async def started(
    app: MatchApp,
    people: Sequence[Person],
    format: str = "swiss",
    seats: int = 2,
    game: str = "ferry",
    **more: object,
) -> int:
    event = await opened(app, people, format, seats, game, **more)
    await app.services.events.start(event, LEAD, key=app.key())
    await all_done(app.scheduler)
    return event


async def view(app: MatchApp, event: int) -> EventView:
    return await app.services.events.view(event)


async def at_random(app: MatchApp, match: int, rng: random.Random) -> None:
    """Play a match to its end."""
    services = app.services
    while (brief := await services.views.brief(match)).state == "running":
        user = brief.players[rng.choice(brief.awaited)].user
        assert user is not None
        draft: list[str] = []
        while (preview := await services.play.preview(match, user, None, draft)).status == "asked":
            draft.append(rng.choice(preview.answers).notation)
        await services.play.submit(match, user, None, draft, key=app.key())


async def play_round(app: MatchApp, event: int, rng: random.Random) -> None:
    """Play all open tables of this round."""
    for table in (await view(app, event)).current:
        if table.match is not None and not table.ranks:
            await at_random(app, table.match, rng)
    await all_done(app.scheduler)

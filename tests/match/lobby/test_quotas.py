"""How many unfinished tables the operator allows: on a server, and opened by a person."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from bot.match import Context, MatchServices, Place, UserError
from bot.match.changing.context import Quotas
from bot.match.engine.models import Person
from bot.match.errors import TooManyHere, TooManyOwn
from bot.match.proposals.clock import End
from bot.text import LANGUAGES, words
from tests.conftest import BOTH
from tests.match.app import ANN, BEN, HERE, MatchApp, open_app

THERE = Place(guild=2, channel=300, thread=None)


@pytest.fixture
async def app(database_url: str) -> AsyncIterator[MatchApp]:
    async with open_app(database_url, "quotas") as one:
        yield one


def limited(app: MatchApp, server: int, person: int) -> None:
    context = app.services.context
    quotas = Quotas(server=server, person=person)
    app.services = MatchServices(
        Context(app.store, context.games, app.clock, context.token_bytes, quotas=quotas)
    )


async def opened(app: MatchApp, person: Person = ANN, place: Place = HERE) -> int:
    return (await app.services.lobby.open("ferry", 2, {}, person, place, "en")).match


@pytest.mark.parametrize("database_url", BOTH, indirect=True)
async def test_a_server_has_room_for_so_many(app: MatchApp) -> None:
    limited(app, server=2, person=0)
    first = await opened(app)
    await opened(app, BEN)
    with pytest.raises(TooManyHere) as refused:
        await opened(app)
    assert refused.value.fact.args == {"have": 2, "most": 2}
    await opened(app, place=THERE)
    await app.close(first)
    await opened(app)


@pytest.mark.parametrize("database_url", BOTH, indirect=True)
async def test_a_person_opens_so_many_wherever(app: MatchApp) -> None:
    limited(app, server=0, person=2)
    first = await opened(app)
    await opened(app, place=THERE)
    with pytest.raises(TooManyOwn) as refused:
        await opened(app)
    assert refused.value.fact.args == {"have": 2, "most": 2}
    other = await opened(app, BEN)
    await app.services.lobby.join(other, ANN, HERE.guild)
    await app.close(first)
    await opened(app)


async def test_an_own_lesson_and_the_same_again_count(app: MatchApp) -> None:
    """Whatever way a table is opened."""
    match = (await app.start()).match
    for person in (ANN, BEN):
        await app.services.proposals.propose(match, person.user, End(), key=app.key())
    limited(app, server=0, person=1)
    await opened(app, place=THERE)
    for ways in (
        app.services.lobby.again(match, ANN, HERE.guild, key="again"),
        app.services.lessons.open(ANN, "golden_horn", HERE, "en", key="lesson"),
    ):
        with pytest.raises(TooManyOwn):
            await ways


async def test_nothing_is_half_done(app: MatchApp) -> None:
    limited(app, server=1, person=1)
    await opened(app)
    await app.sent()
    with pytest.raises(UserError):
        await opened(app)
    assert await app.sent() == []
    async with app.store.read() as db:
        assert (await db.exec_driver_sql("select count(*) from matches")).scalar_one() == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_answer_says_what_to_do(language: str) -> None:
    for error in (TooManyHere(have=500, most=500), TooManyOwn(have=50, most=50)):
        said = words(language).say(error.fact, ())
        assert "50" in said
        assert len(said) > 60

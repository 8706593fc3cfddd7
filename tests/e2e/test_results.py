"""`/results` on the sandbox: private pages with pictures, shown in the channel only when asked for."""

from __future__ import annotations

import pytest

from bot.core import Place, Score
from bot.match import Context
from bot.match.results import tally
from bot.match.transaction import Tx, change
from bot.sandbox.person import Scripted, usable
from bot.text import words
from tests.e2e.sandbox_app import Match, SandboxApp
from tests.e2e.test_computers import opened

SAY = words("en")


def alts(person: Scripted, answer: object) -> str:
    """The alt texts of the pictures of a private answer."""
    payload = person.payload(answer.message)  # type: ignore[attr-defined]
    galleries = [part for part in payload["components"] if part["type"] == 12]
    return " ".join(item["description"] for part in galleries for item in part["items"])


class Finisher:
    """Ends matches with a score."""

    def __init__(self, context: Context) -> None:
        self.context = context

    @change
    async def finish(self, tx: Tx, match_id: int, score: Score, /) -> None:
        await tx.change(state="over", ended_at=tx.now)
        await tally.record(tx, score)


async def finish(match: Match, *totals: int) -> None:
    """The match is over with these points."""
    places = tuple(Place(one, 1 + sum(other > one for other in totals), (("x", one),)) for one in totals)
    await Finisher(match.app.services.context).finish(match.number, Score(places))


@pytest.fixture
async def played(app: SandboxApp) -> Match:
    match = await app.open("golden_horn", ("Ada", "Bruno"))
    await match.delivered()
    await finish(match, 31, 24)
    return match


async def test_history_head_to_head_ratings_and_figures(played: Match, app: SandboxApp) -> None:
    ada, bruno = (app.person(name) for name in ("Ada", "Bruno"))
    history = await ada.slash("results history")
    assert history.ephemeral
    assert "History: Ada" in alts(ada, history)
    assert "points 31, with Bruno" in alts(ada, history)
    spoken = await ada.press("In words")
    assert "points 31, with Bruno" in spoken.text
    assert "points 24, with Ada" in alts(ada, await ada.slash("results history", player=bruno.id))
    versus = await bruno.slash("results versus", player=ada.id, game="golden_horn")
    assert "ahead: Ada: 1" in alts(bruno, versus)
    ratings = alts(bruno, await bruno.slash("results rating", game="golden_horn"))
    assert ratings.index("1. Ada") < ratings.index("2. Bruno")
    assert "Golden Horn, here (" in alts(ada, await ada.slash("results rating"))
    figures = alts(ada, await ada.slash("results game", game="golden_horn"))
    assert "highest score: Ada: 31" in figures
    assert "Seat 1: 100 %" in figures
    elsewhere = await ada.press("All servers")
    assert "highest score: 31" in alts(ada, elsewhere)
    assert "Ada" not in alts(ada, elsewhere)


async def test_a_page_is_shown_in_the_channel_only_on_request(played: Match, app: SandboxApp) -> None:
    ada, nikos = app.person("Ada"), app.person("Nikos")
    before = len(nikos.sees())
    await ada.slash("results rating", game="golden_horn")
    assert len(nikos.sees()) == before
    await ada.press("Show in channel")
    shown = (await nikos.until(lambda: nikos.sees()[before:]))[0]
    assert "Ratings: Golden Horn" in nikos.payload(shown)["attachments"][0]["description"]
    (words,) = usable(shown)
    said = await nikos.press(words["custom_id"], shown)
    assert said.ephemeral
    assert "Βαθμολογία" in said.text, "in the language of the reader"
    assert "Ada" in said.text


async def test_nothing_to_show_is_said_plainly(app: SandboxApp) -> None:
    ada, bruno = app.person("Ada"), app.person("Bruno")
    assert "There is no finished match of Bruno" in (
        await ada.slash("results history", player=bruno.id)
    ).text.replace("**", "")
    assert "not finished a match together" in (await ada.slash("results versus", player=bruno.id)).text
    assert "Name another player" in (await ada.slash("results versus", player=ada.id)).text
    assert "No match has been finished here" in (await ada.slash("results game", game="golden_horn")).text
    assert "no rating yet" in (await ada.slash("results rating")).text
    assert "no rating yet" in (await ada.in_dm().slash("results rating", game="golden_horn")).text


async def test_matches_with_computers_alone_are_told_not_to_count(app: SandboxApp) -> None:
    """On the server, on all servers, and among the ratings; of another game there are none."""
    ada = app.person("Ada")
    await finish(await opened(app, ada, seats=2, computers=1, level="easy"), 31, 24)
    told = SAY("page-results-computers")
    page = await ada.slash("results game", game="golden_horn")
    assert told in page.text
    assert told in (await ada.press("All servers", page)).text
    assert told in (await ada.slash("results rating", game="golden_horn")).text
    assert "No match has been finished here" in (await ada.slash("results game", game="edo")).text


async def test_leaving_the_ratings_is_asked_twice(played: Match, app: SandboxApp) -> None:
    ada = app.person("Ada")
    await ada.slash("results rating", game="golden_horn")
    page = await ada.press("Take no part in ratings")
    assert "are deleted" in page.text
    assert await app.services.results.is_rated(ada.id)
    page = await ada.press("Delete my ratings")
    assert "no longer take part in ratings" in page.text
    assert await app.services.results.own_ratings(ada.id, None) == ()
    assert not await app.services.results.is_rated(ada.id)
    assert "no part in ratings" in (await ada.slash("results rating")).text
    await ada.press("Take part in ratings")
    assert await app.services.results.is_rated(ada.id)

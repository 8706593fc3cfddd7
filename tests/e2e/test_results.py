"""`/results` on the sandbox: private pages with pictures, shown in the channel only when asked for."""

from __future__ import annotations

import pytest

from bot.core import Score, SeatScore
from bot.match.changing.context import Service
from bot.match.changing.transaction import Tx, change
from bot.match.results import tally
from bot.text import words
from tests.e2e.sandbox_app import Match, SandboxApp
from tests.e2e.test_computers import opened
from tests.sandbox.person import Answer, Scripted, usable

SAY = words("en")


def alts(person: Scripted, answer: object) -> str:
    """The alt texts of the pictures of a private answer."""
    payload = person.payload(answer.message)  # type: ignore[attr-defined]
    galleries = [part for part in payload["components"] if part["type"] == 12]
    return " ".join(item["description"] for part in galleries for item in part["items"])


async def view(person: Scripted, label: str, **given: object) -> Answer:
    """`/results`, and a press on another of its views."""
    return await person.press(label, await person.slash("results", **given))


class Finisher(Service):
    """Ends matches with a score."""

    @change
    async def finish(self, tx: Tx, match_id: int, score: Score, /) -> None:
        await tx.change(state="over", ended_at=tx.now)
        await tally.record(tx.db, tx.match, score)


async def finish(match: Match, *totals: int) -> None:
    """The match is over with these points."""
    places = tuple(SeatScore(one, 1 + sum(other > one for other in totals), (("x", one),)) for one in totals)
    await Finisher(match.app.services.context).finish(match.number, Score(places))


@pytest.fixture
async def played(app: SandboxApp) -> Match:
    match = await app.open("golden_horn", ("Ada", "Bruno"))
    await match.delivered()
    await finish(match, 31, 24)
    return match


async def test_history_head_to_head_ratings_and_figures(played: Match, app: SandboxApp) -> None:
    ada, bruno = (app.person(name) for name in ("Ada", "Bruno"))
    history = await ada.slash("results")
    assert history.ephemeral
    assert "History: Ada" in alts(ada, history)
    assert "points 31, with Bruno" in alts(ada, history)
    spoken = await ada.press("In words")
    assert "points 31, with Bruno" in spoken.text
    assert "points 24, with Ada" in alts(ada, await ada.slash("results", player=bruno.id))
    await bruno.slash("results", player=ada.id, game="golden_horn")
    versus = await bruno.press("Against me")
    assert "ahead: Ada: 1" in alts(bruno, versus)
    ratings = alts(bruno, await bruno.press("Ratings"))
    assert ratings.index("1. Ada") < ratings.index("2. Bruno")
    assert "Golden Horn, here (" in alts(ada, await view(ada, "Ratings"))
    figures = alts(ada, await view(ada, "The game in numbers", game="golden_horn"))
    assert "highest score: Ada: 31" in figures
    assert "Seat 1: 100%" in figures
    elsewhere = await ada.press("All servers")
    assert "highest score: 31" in alts(ada, elsewhere)
    assert "Ada" not in alts(ada, elsewhere)


async def test_a_page_is_shown_in_the_channel_only_on_request(played: Match, app: SandboxApp) -> None:
    ada, nikos = app.person("Ada"), app.person("Nikos")
    before = len(nikos.sees())
    await view(ada, "Ratings", game="golden_horn")
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
    none = f"There is no finished match of {bruno.mention}"
    page = await ada.slash("results", player=bruno.id)
    assert none in page.text
    page = await ada.choose("edo", page, select=f"tm:resultsof:hist:{bruno.id}")
    assert none in page.text
    assert "not finished a match together" in (await ada.press("Against me")).text
    page = await view(ada, "The game in numbers", game="golden_horn")
    assert "No match has been finished here" in page.text
    assert "no rating yet" in (await view(ada, "Ratings")).text
    assert "no rating yet" in (await view(ada.in_dm(), "Ratings", game="golden_horn")).text


async def test_another_game_is_chosen_on_the_page(played: Match, app: SandboxApp) -> None:
    ada, bruno = app.person("Ada"), app.person("Bruno")
    page = await ada.slash("results", player=bruno.id)
    page = await ada.choose("edo", page, select=f"tm:resultsof:hist:{bruno.id}")
    assert "There is no finished match of" in page.text
    page = await ada.choose("golden_horn", page, select=f"tm:resultsof:hist:{bruno.id}")
    assert "points 24, with Ada" in alts(ada, page)
    page = await ada.press("Against me", page)
    page = await ada.choose("edo", page, select=f"tm:resultsof:vs:{bruno.id}")
    assert "not finished a match together" in page.text
    page = await ada.choose("all", page, select=f"tm:resultsof:vs:{bruno.id}")
    assert "ahead: Ada: 1" in alts(ada, page)
    page = await ada.press("Ratings", page)
    page = await ada.choose("golden_horn", page, select=f"tm:resultsof:rates:{ada.id}")
    page = await ada.press("The game in numbers", page)
    assert "Seat 1: 100%" in alts(ada, page)
    page = await ada.choose("edo", page, select=f"tm:resultsof:stats:{ada.id}")
    assert "No match has been finished here" in page.text
    late = await ada.choose("all", page, select=f"tm:resultsof:stats:{ada.id}", forged=True)
    assert SAY("error-stale-control") in late.text


async def test_matches_with_computers_alone_are_told_not_to_count(app: SandboxApp) -> None:
    """On the server, on all servers, and among the ratings; of another game there are none."""
    ada = app.person("Ada")
    await finish(await opened(app, ada, seats=2, computers=1, level="easy"), 31, 24)
    told = SAY("page-results-computers")
    page = await view(ada, "The game in numbers", game="golden_horn")
    assert told in page.text
    assert told in (await ada.press("All servers", page)).text
    assert told in (await view(ada, "Ratings", game="golden_horn")).text
    assert "No match has been finished here" in (await view(ada, "The game in numbers", game="edo")).text


async def test_leaving_the_ratings_is_asked_twice(played: Match, app: SandboxApp) -> None:
    ada = app.person("Ada")
    await view(ada, "Ratings", game="golden_horn")
    page = await ada.press("Take no part in ratings")
    assert "are deleted" in page.text
    assert not (await app.services.context.asker(ada.id)).settings.unrated
    page = await ada.press("Delete my ratings")
    assert "no longer take part in ratings" in page.text
    assert await app.services.results.own_ratings(ada.id, None) == ()
    assert (await app.services.context.asker(ada.id)).settings.unrated
    assert "no part in ratings" in (await view(ada, "Ratings")).text
    await ada.press("Take part in ratings")
    assert not (await app.services.context.asker(ada.id)).settings.unrated

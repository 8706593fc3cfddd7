"""Guided first matches: prepared starts, what has been explained, one for each game and person."""

from __future__ import annotations

import asyncio

import pytest

from bot.games.registry import GAMES, PACKAGES
from bot.match import Place
from bot.match.errors import NoLesson, UnknownGame
from bot.match.fairness.verify import verify
from bot.match.proposals.clock import End
from tests.draining import all_done
from tests.long import long_but
from tests.match.app import ANN, BEN, MatchApp
from tests.match.messages import fact_of
from tests.match.seats.test_computers import turn, until_asked

ALONE = Place(None, 700)
"""Direct messages."""
TAUGHT = [key for key, package in PACKAGES.items() if package.guide.lesson is not None]


@pytest.mark.parametrize("game", TAUGHT)
async def test_the_set_up_is_over(app: MatchApp, game: str) -> None:
    """The learner is asked, and not about the set-up; every draw follows from the secret all the same."""
    brief = await app.services.lessons.open(ANN, game, ALONE, "en", key="a")
    lesson = PACKAGES[game].guide.lesson
    assert lesson is not None
    assert [player.computer for player in brief.players] == [None, *["easy"] * (lesson.seats - 1)]
    assert (await until_asked(app, brief.match)).players[0].awaited
    preview = await app.services.play.preview(brief.match, ANN.user, None)
    assert preview.prompt is not None
    assert preview.prompt.key not in lesson.setup
    await app.services.proposals.propose(brief.match, ANN.user, End(), key="v")
    report = verify(await app.services.transfer.export(brief.match, ANN.user))
    assert report.sound, report.sentences


async def test_a_question_is_explained_until_it_is_answered(app: MatchApp) -> None:
    brief = await app.services.lessons.open(ANN, "golden_horn", ALONE, "en")
    services, match = app.services, brief.match
    stage = await services.lessons.stage(match, ANN.user, ())
    assert stage is not None
    assert stage.answered == frozenset()
    preview = await services.play.preview(match, ANN.user, None)
    draft: tuple[str, ...] = ()
    while preview.status == "asked":
        draft = (*draft, preview.answers[-1].notation)
        preview = await services.play.preview(match, ANN.user, None, draft)
    stage = await services.lessons.stage(match, ANN.user, draft)
    assert stage is not None
    answered = stage.answered
    assert {"gh-ask-move", "gh-ask-load", "gh-ask-sail"} <= answered
    await services.play.submit(match, ANN.user, None, draft, key="m")
    stage = await services.lessons.stage(match, ANN.user, ())
    assert stage is not None
    assert stage.answered == answered
    assert await services.lessons.guides(match, ANN.user)
    assert not await services.lessons.guides(match, BEN.user)


async def test_twice_at_once_is_one_match(app: MatchApp) -> None:
    """Each person has one of each game, until it is left."""
    lessons = app.services.lessons
    both = [lessons.open(ANN, "pyramids", ALONE, "en", key=key) for key in ("a", "b")]
    first, second = await asyncio.gather(*both)
    assert first.match == second.match
    other = await lessons.open(ANN, "golden_horn", ALONE, "en")
    theirs = await lessons.open(BEN, "pyramids", Place(None, 701), "en")
    assert len({first.match, other.match, theirs.match}) == 3
    for person, game, brief in (
        (ANN, "pyramids", first),
        (ANN, "golden_horn", other),
        (BEN, "pyramids", theirs),
    ):
        found = await lessons.unfinished(person.user, game)
        assert found is not None
        assert found.match == brief.match
    assert await lessons.unfinished(BEN.user, "golden_horn") is None
    await app.services.proposals.propose(first.match, ANN.user, End(), key="v")
    assert await lessons.unfinished(ANN.user, "pyramids") is None
    assert (await lessons.open(ANN, "pyramids", ALONE, "en")).match != first.match


async def test_other_matches_are_not_guided(app: MatchApp) -> None:
    brief = await app.services.lobby.open("golden_horn", 2, {}, ANN, ALONE, "en", computers=1)
    await app.services.lobby.start(brief.match, ANN.user)
    assert await app.services.lessons.stage(brief.match, ANN.user, ()) is None
    assert (await app.services.lessons.open(ANN, "golden_horn", ALONE, "en")).match != brief.match


async def test_a_game_without_a_lesson(app: MatchApp) -> None:
    with pytest.raises(UnknownGame):
        await app.services.lessons.open(ANN, "chess", ALONE, "en")
    untaught = next((key for key in app.services.context.games if key not in PACKAGES), None)
    if untaught is not None:
        with pytest.raises(NoLesson):
            await app.services.lessons.open(ANN, untaught, ALONE, "en")
    assert set(TAUGHT) <= set(GAMES)


@pytest.mark.parametrize("game", long_but(TAUGHT, "pyramids"))
async def test_it_ends_by_itself(app: MatchApp, game: str) -> None:
    """After the rounds of the lesson, with a kind word and without a result; until then nobody ends it."""
    lesson = PACKAGES[game].guide.lesson
    assert lesson is not None
    brief = await app.services.lessons.open(ANN, game, ALONE, "en")
    turns = 0
    while (now := await until_asked(app, brief.match)).state == "running":
        look = await app.services.views.look(brief.match)
        assert look.view.round <= lesson.rounds
        await turn(app, brief.match)
        turns += 1
    assert now.state == "ended"
    assert 3 <= turns <= 40, "about ten minutes"
    assert not now.awaited
    jobs = await app.sent()
    assert [job.kind for job in jobs if job.kind in ("final", "parcel")] == ["final"]
    [said] = [fact_of(job) for job in jobs if job.kind == "notice"]
    assert said.key == "learn-done"
    await all_done(app.scheduler)
    assert (await app.services.lessons.open(ANN, game, ALONE, "en")).match != brief.match

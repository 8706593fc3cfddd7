"""Lessons that are told as a story: along their way, and where the learner plays something else."""

from __future__ import annotations

from typing import Any

import pytest

from bot.core import CHANCE, Act, Story
from bot.core.facts import Fact
from bot.games.registry import PACKAGES
from bot.match.engine.guided import Told, won_match
from bot.match.engine.models import Brief
from bot.match.fairness.record import MatchExport
from bot.match.fairness.verify import read_export, verify
from bot.match.proposals.clock import End
from bot.text import LANGUAGES, words
from tests.match.app import ANN, BEN, MatchApp
from tests.match.lobby.test_lessons import ALONE
from tests.match.messages import fact_of
from tests.match.seats.test_computers import turn, until_asked


def story_of(game: str) -> Story | None:
    lesson = PACKAGES[game].guide.lesson
    return None if lesson is None else lesson.story


TOLD = [key for key in PACKAGES if story_of(key) is not None]


OURS = [key for key in TOLD if type(PACKAGES[key].rules).__module__.startswith("bot.games.")]
"""Those of this repository. Lessons of other games may be simpler."""


def the_story(game: str) -> Story:
    story = story_of(game)
    assert story is not None
    return story


async def said(app: MatchApp, match: int, *draft: str) -> Told:
    """What the story says on Ann's page."""
    stage = await app.services.lessons.stage(match, ANN.user, draft)
    assert stage is not None
    return stage.told


async def played_to(app: MatchApp, game: str, acts: int) -> Brief:
    """A new lesson of Ann, with so many acts played along the way."""
    brief = await app.services.lessons.open(ANN, game, ALONE, "en")
    await until_asked(app, brief.match)
    for act in the_story(game).acts[:acts]:
        if act.seat == 0:
            await app.play(brief.match, ANN, *act.moves)
            await until_asked(app, brief.match)
    return brief


BY_ITSELF = {"edo": ["home"]}
"""What the learner's seat answers by itself at the end of the story: there is no rice for wages."""


def steps_of(exported: bytes) -> list[tuple[int, str]]:
    """The steps of a finished match."""
    record = read_export(exported)
    assert isinstance(record, MatchExport)
    return [(seat, move) for seat, move, _ in record.steps]


def results(acts: tuple[Act, ...]) -> tuple[str, ...]:
    """What the last act of the learner has brought, and those after it."""
    own = max((n for n, act in enumerate(acts) if act.seat == 0), default=len(acts))
    return tuple(act.after for act in acts[own:] if act.after)


@pytest.mark.parametrize("game", TOLD)
async def test_along_its_way(app: MatchApp, game: str) -> None:
    """Each act is played as it is told; its reason is said before and its result after, once each."""
    setup, acts = the_story(game).setup, the_story(game).acts
    brief = await app.services.lessons.open(ANN, game, ALONE, "en")
    await until_asked(app, brief.match)
    for n, act in enumerate(acts):
        if act.seat != 0:
            continue
        assert await said(app, brief.match) == Told(
            results(acts[:n]), act.before, act.moves[0] if act.moves else ""
        )
        for made, move in enumerate(act.moves[1:], 1):
            assert await said(app, brief.match, *act.moves[:made]) == Told((), act.before, move)
        if not act.moves:
            break
        await app.play(brief.match, ANN, *act.moves)
        await until_asked(app, brief.match)
    assert acts[-1].moves == (), "the last turn is the learner's own"
    await app.services.proposals.propose(brief.match, ANN.user, End(), key="v")
    steps = steps_of(await app.services.transfer.export(brief.match, ANN.user))
    for seat in (0, 1):
        told = [move for act in (*setup, *acts) if act.seat == seat for move in act.moves]
        moves = [move for one, move in steps if one == seat]
        assert moves[: len(told)] == told
        assert seat == 1 or moves[len(told) :] == BY_ITSELF.get(game, [])


@pytest.mark.parametrize("game", TOLD)
@pytest.mark.parametrize("turns", [0, 1, 2])
async def test_another_way(app: MatchApp, game: str, turns: int) -> None:
    """Whoever plays something else is told once that the story ends, and the lesson goes on to its end."""
    proposed = [n for n, act in enumerate(the_story(game).acts) if act.seat == 0 and act.moves]
    acts = proposed[min(turns, len(proposed) - 1)]
    brief = await played_to(app, game, acts)
    match, act = brief.match, the_story(game).acts[acts]
    preview = await app.services.play.preview(match, ANN.user, None)
    other = next(one.notation for one in preview.answers if one.notation != act.moves[0])
    assert await said(app, match, other) == Told(left=True)
    draft = [other]
    while (preview := await app.services.play.preview(match, ANN.user, None, draft)).status == "asked":
        draft.append(preview.answers[0].notation)
    await app.play(match, ANN, *draft)
    while (now := await until_asked(app, match)).state == "running":
        assert await said(app, match) == Told()
        await turn(app, match)
    ends = ("ended",) if game in OURS else ("ended", "over")  # a short match may be played to its own end
    assert now.state in ends


@pytest.mark.parametrize("game", TOLD)
async def test_all_have_the_same_deal(app: MatchApp, game: str) -> None:
    """Each learner has a match of their own with the same draws, which prove themselves."""
    first = await played_to(app, game, 2)
    drawn: list[Any] = []
    for person in (ANN, BEN):
        brief = first if person is ANN else await app.services.lessons.open(person, game, ALONE, "en")
        await app.services.proposals.propose(brief.match, person.user, End(), key="v")
        exported = await app.services.transfer.export(brief.match, person.user)
        report = verify(exported)
        assert report.sound, report.sentences
        drawn.append([move for seat, move in steps_of(exported) if seat == CHANCE])
    ours, theirs = drawn
    assert ours[: len(theirs)] == theirs


def test_everything_is_said_in_all_languages() -> None:
    for game in TOLD:
        story = the_story(game)
        keys = [story.about, *(key for act in story.acts for key in (act.before, act.after) if key)]
        for language in LANGUAGES:
            texts = [words(language)(key) for key in keys]
            assert len(set(texts)) == len(keys)
            assert len(words(language)(story.about).split()) <= 60


POINTS = {
    # 4 cubes, then a stolen one, a third colour, and a set of four
    "golden_horn": [0, 0, 0, 4, 5, 6, 11],
    # the torch, a gem, the pyramid with a pair; a gem with a skull, and the second pair
    "pyramids": [0, 5, 6, 6, 20, 20, 20, 24],
    # the fish now and in the end; the building, with status and temple; the comb; the task
    "bora_bora": [2, 14, 14, 28, 29, 35],
    # the house, and a point for the goods that are left
    "edo": [0, 1, 1, 2],
}
REVIEWS = {
    "golden_horn": ("cubes", "colours", "lacking"),
    "pyramids": ("completed", "pairs"),
    "bora_bora": ("tasks", "huts", "people"),
    "edo": ("buildings", "idle"),
}
REVIEWED = {"golden_horn": (10, 4, 0), "pyramids": (1, 2), "bora_bora": (1, 2, 1), "edo": (2, 2)}


@pytest.mark.parametrize("game", OURS)
async def test_it_brings_what_is_told(app: MatchApp, game: str) -> None:
    """The numbers of its sentences are those of the match; in the end it says what was done, and no more."""
    points = []
    brief = await app.services.lessons.open(ANN, game, ALONE, "en")
    await until_asked(app, brief.match)
    for act in the_story(game).acts:
        if act.seat == 0 and act.moves:
            await app.play(brief.match, ANN, *act.moves)
            await until_asked(app, brief.match)
            points.append((await app.services.views.look(brief.match, ANN.user)).view.points_now[0])
    assert points == POINTS[game]
    while (await until_asked(app, brief.match)).state == "running":
        await turn(app, brief.match)
    [done] = [fact_of(job) for job in await app.sent() if job.kind == "notice"]
    assert done.key == "learn-done"
    review = done.args["review"]
    assert isinstance(review, Fact)
    assert tuple(review.args[name] for name in REVIEWS[game]) == REVIEWED[game]
    look = await app.services.views.look(brief.match)
    assert look.score is not None, "the last board has a score sheet"
    lesson = PACKAGES[game].guide.lesson
    assert lesson is not None
    assert look.view.round == lesson.rounds
    told = [one.args["points"] for one in done.args["points"] if isinstance(one, Fact)]
    assert [place.total for place in look.score.seats] == list(look.view.points_now) == told


@pytest.mark.parametrize("game", [key for key in TOLD if key in OURS or the_story(key).won])
def test_its_picture_is_of_a_whole_match_that_the_learner_wins(game: str) -> None:
    """The moves that are kept are legal with today's rules, and lead to its end."""
    won = won_match(game)
    assert won is not None
    view, score = won
    assert score.winners == (0,)
    assert len(score.seats) == len(view.points_now)

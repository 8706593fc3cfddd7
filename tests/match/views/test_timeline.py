"""Every older position as its reader saw it then; what happened since one's own last turn."""

from __future__ import annotations

import random
from collections.abc import Sequence

import pytest

from bot.core import CHANCE, Seat
from bot.games.registry import PACKAGES
from bot.match import Person
from bot.match.engine.positions import commits, moments
from bot.match.errors import NoMoment, NotStarted, UnknownMatch
from bot.match.timing.clock import DAY, TimeControl
from bot.store import StepRow, matches, steps
from tests.match.app import ALL, ANN, BEN, CAT, PEOPLE, MatchApp
from tests.match.test_marks import marks_between
from tests.match.timing.test_time import started

GAMES = tuple(ALL)


async def a_step(app: MatchApp, match: int, rng: random.Random) -> bool:
    """One random batch, or an undo; False when the match is over."""
    brief = await app.services.views.brief(match)
    if brief.state != "running":
        return False
    for person in PEOPLE[: brief.seats]:
        if rng.random() < 0.15 and await app.undo_if_possible(match, person):
            return True
    await a_batch(app, match, PEOPLE[rng.choice(brief.awaited)], rng)
    return True


async def a_batch(app: MatchApp, match: int, person: Person, rng: random.Random) -> None:
    """Random moves of a person, to the end of the turn."""
    draft: list[str] = []
    while (preview := await app.services.play.preview(match, person.user, None, draft)).status == "asked":
        draft.append(rng.choice(preview.answers).notation)
    await app.play(match, person, *draft)


@pytest.mark.parametrize("game", GAMES)
async def test_as_it_was_seen_then(app: MatchApp, game: str) -> None:
    """Each moment shows what its reader saw when it was the newest, bit by bit."""
    rng = random.Random(f"story {game}")
    seats = min(ALL[game].seats)
    match = (await app.start(game, seats)).match
    readers = [None, *(person.user for person in PEOPLE[:seats])]
    seen: dict[int | None, list[tuple[object, ...]]] = {user: [] for user in readers}
    heard: dict[int | None, int] = dict.fromkeys(readers, 0)
    for _ in range(40):
        for user in readers:
            lines = len(await app.services.history.log(match, user))
            if lines > heard[user]:
                look, public = (
                    await app.services.views.look(match, user),
                    await app.services.views.look(match),
                )
                own = None if look.seat is None else look.view
                seen[user].append((own, public.view, public.awaited))
                heard[user] = lines
        if not await a_step(app, match, rng):
            break
    cold = MatchApp(app.store, app.clock, "cold").services
    for user in readers:
        for n, expected in enumerate(seen[user], 1):
            then = await cold.history.at(match, user, n)
            assert then.facts
            assert (then.own, then.public, then.awaited) == expected


async def test_who_reads_during_a_move_is_told_what_was_before(app: MatchApp) -> None:
    match, context = (await app.start("golden_horn", 2)).match, app.services.context
    async with app.store.read() as db:
        rows, replay = await context.positions.whole(db, await context.load(db, match))
    before = moments(rows, replay, None)
    await app.at_random(match, random.Random(1), 4)
    assert moments(rows, replay, None) == before


@pytest.mark.parametrize("game", PACKAGES)
async def test_the_log_tells_each_thing_once(app: MatchApp, game: str) -> None:
    """That a ship moves, and where it sailed, are one line; the numbers of the lines stay."""
    rng, match = random.Random(7), (await app.start(game, 2)).match
    for _ in range(8):
        person, draft = PEOPLE[rng.choice((await app.services.views.brief(match)).awaited)], list[str]()
        while (preview := await app.services.play.preview(match, person.user, None, draft)).status == "asked":
            onward = [one.notation for one in preview.answers if one.notation != "back"]
            draft.append(rng.choice(onward))
        await app.play(match, person, *draft)
    context = app.services.context
    async with app.store.read() as db:
        logs = await context.positions.logs(db, await context.load(db, match), 1)
    told = {line.fact.key for seat in (None, 0, 1) for line in logs.every_line(seat)}
    again = told & PACKAGES[game].narration.openers
    assert bool(again) == (game != "pyramids"), "there they choose and carry out in one"
    for seat, user in ((None, None), (0, ANN.user), (1, BEN.user)):
        log = await app.services.history.log(match, user)
        assert [line for line in logs.every_line(seat) if line.fact.key not in again] == list(log)


async def test_nothing_is_told_of_what_was_sealed(app: MatchApp) -> None:
    """Who pledges in secret makes no moment for the others, now or later."""
    match = (await app.start(seats=3)).match
    before = [(await app.services.history.at(match, user, 0)).count for user in (None, CAT.user)]
    for person in (ANN, BEN):
        first = (await app.services.play.preview(match, person.user, None)).answers[0].notation
        await app.play(match, person, first, "F.a")
    after = [(await app.services.history.at(match, user, 0)).count for user in (None, CAT.user)]
    assert after == before
    own = await app.services.history.at(match, ANN.user, 0)
    assert [told.key for told in own.facts][-1:] == ["toy-flag"]
    assert own.own is not None
    assert own.own.viewer == 0


async def test_since_my_last_turn(app: MatchApp) -> None:
    match = (await app.start(seats=3)).match
    await app.pledge(match, 3)
    first = await app.turn(match)
    await app.play(match, first, "D")
    await app.play(match, first, "K")
    second = await app.turn(match)
    await app.play(match, second, "S")
    third = await app.turn(match)
    recap = await app.services.history.since(match, first.user)
    assert [told.key for told in recap.facts] == ["toy-sail"]
    assert recap.before.n == recap.now.n - 1
    assert [told.key for told in recap.before.facts] == ["toy-keep"]
    assert recap.now.public == (await app.services.views.look(match)).view
    assert recap.before.public == (await app.services.history.at(match, first.user, recap.before.n)).public
    assert recap.before.public != recap.now.public
    await app.play(match, third, "S")
    await app.play(match, first, "D")  # in the middle of a turn: since the one before
    recap = await app.services.history.since(match, first.user)
    assert [told.key for told in recap.facts][:2] == ["toy-sail", "toy-sail"]
    stranger = await app.services.history.since(match, 999)
    assert stranger.seat is None
    assert stranger.before.own is None
    assert stranger.facts


async def test_what_the_autopilot_played_for_me_is_news(app: MatchApp) -> None:
    match = (await started(app, TimeControl(clock="turn", turn=DAY, absence="autopilot"))).match
    away = await app.turn(match)
    await app.play(match, away, "D")
    await app.play(match, away, "K")
    left = await app.services.history.at(match, away.user, 0)
    await app.play(match, await app.turn(match), "S")
    await app.later(DAY)
    assert (await app.services.views.brief(match)).players[PEOPLE.index(away)].on_autopilot
    recap = await app.services.history.since(match, away.user)
    assert recap.before.n == left.n
    assert "toy-sail" in [told.key for told in recap.facts]


def newest_of(rows: Sequence[StepRow], seat: Seat) -> int | None:
    """The batch in which a seat has acted last."""
    return max((row.batch for row in rows if row.seat == seat), default=None)


@pytest.mark.parametrize("game", ["golden_horn", "bora_bora"])
async def test_all_that_others_did_since_my_last_turn_is_marked(app: MatchApp, game: str) -> None:
    """Not their last turn alone."""
    rng, several = random.Random(f"since {game}"), 0
    match = (await app.start(game, 3)).match
    for _ in range(25):
        await a_batch(app, match, await app.turn(match), rng)
        async with app.services.context.reading() as db:
            loaded = await app.services.context.load(db, match)
            rows = await steps.log(db, match)
        for seat in range(3):
            last = max((row.n for row in rows if row.batch == newest_of(rows, seat)), default=0)
            others = {row.seat for row in rows[last:]} - {CHANCE}
            if not last or not others:
                continue
            recap = await app.services.history.since(match, PEOPLE[seat].user)
            wanted = marks_between(loaded.rules, 3, loaded.options, rows, last + 1, len(rows))
            assert recap.now.public.marks == wanted
            several += len(others) > 1
    assert several > 5


async def test_a_move_and_its_undo_are_no_news(app: MatchApp) -> None:
    match = (await app.start(seats=2)).match
    await app.pledge(match)
    first = await app.turn(match)
    other = BEN if first is ANN else ANN
    before = await app.services.history.since(match, other.user)
    await app.play(match, first, "S")
    await app.services.play.undo(match, first.user, key="u")
    after = await app.services.history.since(match, other.user)
    assert after.facts == before.facts
    assert after.now.n == before.now.n + 2, "though it can be leafed through"
    assert after.now.public == before.now.public


async def test_bounds_and_refusals(app: MatchApp) -> None:
    with pytest.raises(NotStarted):
        await app.services.history.at((await app.lobby()).match, ANN.user, 1)
    with pytest.raises(UnknownMatch):
        await app.services.history.since(77, ANN.user)
    match = (await app.start()).match
    count = (await app.services.history.at(match, None, 0)).count
    for n, shown in ((-5, 1), (1, 1), (10**9, count), (0, count)):
        assert (await app.services.history.at(match, None, n)).n == shown
    assert NoMoment().fact.key == "log-none"


async def test_the_public_story(app: MatchApp) -> None:
    match = (await app.start()).match
    await app.at_random(match, random.Random(1))
    story = await app.services.history.timeline(match)
    assert [one.n for one in story] == list(range(1, len(story) + 1))
    assert story[-1].public.over
    assert story[-1].awaited == ()
    assert story[-1].score == (await app.services.views.look(match)).score is not None
    assert all(one.score is None and one.awaited for one in story[:-1])
    assert all(one.own is None and one.public.viewer is None for one in story)
    assert story[-1].public == (await app.services.views.look(match)).view


async def test_what_was_committed_together(app: MatchApp) -> None:
    """An undo that puts the seals of others back is one commit."""
    match = (await app.start(seats=3)).match
    ben = (await app.services.play.preview(match, BEN.user, None)).answers[0].notation
    ann = (await app.services.play.preview(match, ANN.user, None)).answers[0].notation
    await app.play(match, ANN, ann)
    await app.play(match, BEN, ben)
    await app.play(match, BEN, "F.b")
    await app.services.play.undo(match, ANN.user, key="u")
    async with app.store.read() as db:
        rows = await steps.log(db, match)
        row = await matches.find(db, match)
    ends = commits(rows)
    assert row is not None
    assert len(ends) == row.steps
    dealt = sum(one.seat == CHANCE for one in rows)
    assert ends[dealt:] == [dealt, dealt + 1, dealt + 2, *[dealt + 5] * 3]

"""Results of finished matches: written once, rated, counted; nobody's secrets in them."""

from __future__ import annotations

import random
import time
from collections import defaultdict
from collections.abc import Callable
from pathlib import Path
from typing import cast

import pytest
from msgspec.structs import replace
from sqlalchemy import Connection, delete, insert, select

from bot.match import Brief, Context, MatchServices, Person
from bot.match.engine.models import Place
from bot.match.proposals.clock import End
from bot.match.results.rating import NEWCOMER, START, Skill, after, points
from bot.match.results.statistics import Outcome, Scored, Versus, outcomes, tally_of, versus_of
from bot.match.timing.clock import DAY
from bot.store import ResultRow, results, schema
from bot.store.migrate import _scripts
from bot.store.results import EVERYWHERE
from bot.store.schema import results as results_table
from tests.match.app import ALL, ANN, BEN, CAT, DAN, MatchApp, open_app, tokens
from tests.match.results.counted import statistics_of


async def finished(app: MatchApp, seats: int = 2, seed: int = 1) -> Brief:
    brief = await app.start(seats=seats)
    return await app.at_random(brief.match, random.Random(seed))


# -- pure ----------------------------------------------------------------------------------------------------


def outcome(match: int, *seats: tuple[int | None, int, int], days: float = 2) -> Outcome:
    """Seats as (user, total, rank)."""
    return Outcome(
        match=match,
        game="ferry",
        place=Place(1, 2),
        started_at=0,
        ended_at=round(days * DAY),
        seats=tuple(
            Scored(at, user, f"n{user}", total, rank) for at, (user, total, rank) in enumerate(seats)
        ),
    )


def test_a_newcomer_begins_at_the_start() -> None:
    assert points(NEWCOMER) == START
    one, two = after([NEWCOMER, NEWCOMER], [1, 2])
    assert points(one) > START > points(two)
    assert one.sigma < NEWCOMER.sigma
    a, b = after([NEWCOMER, NEWCOMER], [1, 1])
    assert a == b
    assert points(a) > START


def test_the_unexpected_counts_more() -> None:
    strong, weak = Skill(35, 3), Skill(20, 3)
    expected = after([strong, weak], [1, 2])[0].mu - strong.mu
    unexpected = after([strong, weak], [2, 1])[1].mu - weak.mu
    assert unexpected > 5 * expected > 0


def test_tallies_and_head_to_head() -> None:
    played = [
        outcome(1, (1, 30, 1), (2, 20, 2), (3, 10, 3)),
        outcome(2, (2, 40, 1), (1, 40, 1)),
        outcome(3, (1, 5, 2), (2, 9, 1)),
        outcome(4, (1, 7, 1), (None, 3, 2)),
    ]
    own = tally_of(played, 1)
    assert (own.matches, own.wins, own.best, own.average) == (4, 3, 40, 20.5)
    two = versus_of(played, 1, 2)
    assert (two.wins, two.losses, two.draws) == (1, 1, 1)
    assert versus_of(played, 3, 9) == Versus(0, 0, 0)
    assert tally_of([], 1).best is None


def test_statistics_of_a_game() -> None:
    assert statistics_of([]) is None
    found = statistics_of(
        [
            outcome(1, (1, 30, 1), (2, 20, 2), days=1),
            outcome(2, (2, 40, 1), (1, 40, 1), days=4),
            outcome(3, (2, 6, 1), (1, 5, 2), (3, 1, 3), days=10),
        ]
    )
    assert found is not None
    assert (found.shortest, found.usual, found.longest) == (1, 4, 10)
    assert (found.highest, found.winners) == (40, 29)
    assert found.best == ("n2", "n1")
    assert [(one.players, one.matches, one.wins) for one in found.seats] == [
        (2, 2, (1.5, 0.5)),
        (3, 1, (1, 0, 0)),
    ]


# -- stored --------------------------------------------------------------------------------------------------


async def many(app: MatchApp, count: int, seed: int = 1, *, counted: bool = True) -> None:
    """Finished matches of one game on two servers, some of them with computers, some shared first places.

    They are counted as the upgrade from an older version does it.
    """
    rng = random.Random(seed)
    match = (await finished(app)).match
    async with app.store.write() as db:
        await db.execute(delete(results_table))
        chosen = select(schema.matches).where(schema.matches.c.id == match)
        row = dict((await db.execute(chosen)).one()._mapping)
        made, scored = [], []
        for number in range(match + 1, match + 1 + count):
            seats, guild, began = rng.choice((2, 3, 4)), rng.choice((1, 2)), rng.randrange(10**9)
            made.append(
                {
                    **row,
                    "id": number,
                    "uid": f"u{number}",
                    "guild": guild,
                    "computers": rng.random() < 0.2,
                    "started_at": rng.choice((began, None)),
                    "ended_at": began + rng.randrange(10 * DAY),
                }
            )
            totals = [rng.randrange(30) for _ in range(seats)]
            users = rng.sample((ANN.user, BEN.user, CAT.user, DAN.user, None), seats)
            scored += [
                {
                    "match": number,
                    "seat": seat,
                    "game": "ferry",
                    "guild": guild,
                    "user": users[seat],
                    "total": total,
                    "rank": 1 + sum(other > total for other in totals),
                    "substitute": False,
                    "rated": False,
                }
                for seat, total in enumerate(totals)
            ]
        for first in range(0, len(made), 500):
            await db.execute(insert(schema.matches), made[first : first + 500])
        for first in range(0, len(scored), 2000):
            await db.execute(insert(results_table), scored[first : first + 2000])
        if counted:
            for table in (schema.statistics, schema.durations):
                await db.execute(delete(table))
            await db.run_sync(filling())


def filling() -> Callable[[Connection], None]:
    """What the migration does that brings in the statistics: it counts all results that there are."""
    return cast("Callable[[Connection], None]", _scripts().get_revision("0018").module.fill)


@pytest.mark.parametrize("guild", [None, 1, 2, 3])
@pytest.mark.parametrize("one_by_one", [False, True])
async def test_the_kept_statistics_are_those_of_the_results(
    app: MatchApp, guild: int | None, one_by_one: bool
) -> None:
    """As the upgrade counts them, and as each end of a match adds to them."""
    await many(app, 150, counted=not one_by_one)
    if one_by_one:
        await counted_anew(app)
    async with app.store.read() as db:
        conditions = [results_table.c.game == "ferry"]
        if guild is not None:
            conditions.append(results_table.c.guild == guild)
        expected = statistics_of(outcomes(await results._where(db, *conditions)))
    found = await app.services.results.statistics("ferry", guild)
    if expected is None:
        assert found is None
        return
    assert found is not None
    if guild is None:
        expected = replace(expected, best=())
    else:
        assert expected.best
    for one, other in zip(found.seats, expected.seats, strict=True):
        assert (one.players, one.matches) == (other.players, other.matches)
        assert one.wins == pytest.approx(other.wins)
    assert replace(found, seats=()) == replace(expected, seats=())


async def counted_anew(app: MatchApp) -> None:
    """Each match is counted as at its end, in no order."""
    async with app.store.write() as db:
        for table in (schema.statistics, schema.durations):
            await db.execute(delete(table))
        found = defaultdict(list)
        for row in await db.execute(select(results_table).order_by(results_table.c.seat)):
            found[row.match].append(ResultRow(**row._mapping))
        for number in random.Random(5).sample(sorted(found), len(found)):
            await results.count(db, found[number])


async def test_statistics_follow_every_result(app: MatchApp) -> None:
    """Also one that another process has written; and somebody who is forgotten is not named."""
    first = await finished(app)
    guild = first.place.guild
    one = await app.services.results.statistics("ferry", guild)
    assert one is not None
    other = MatchServices(Context(app.store, ALL, app.clock, tokens("other")))
    assert await other.results.statistics("ferry", guild) == one
    await finished(app, seed=2)
    for services in (app.services, other):
        two = await services.results.statistics("ferry", guild)
        assert two is not None
        assert two.matches == 2
    assert two is not None
    assert any(two.best)
    for person in (ANN, BEN):
        await app.services.privacy.forget(person.user)
    for services in (app.services, other):
        gone = await services.results.statistics("ferry", guild)
        assert gone is not None
        assert not any(gone.best)
    await other.context.idle()


@pytest.mark.long
async def test_statistics_of_very_many_matches(tmp_path: Path) -> None:
    async with open_app(tmp_path / "many.sqlite") as app:
        await many(app, 25_000)
        began = time.process_time()
        found = await app.services.results.statistics("ferry", None)
        took = time.process_time() - began
        began = time.process_time()
        assert (await app.services.results.statistics("ferry", 1)) is not None
        here = time.process_time() - began
    assert found is not None
    assert found.matches > 19_000
    assert max(took, here) < 0.05, f"{took:.2f} s and {here:.2f} s of computing: nothing may be added up"


async def test_the_end_writes_the_result_and_the_ratings(app: MatchApp) -> None:
    brief = await finished(app, 3)
    look = await app.services.views.look(brief.match)
    assert look.score is not None
    (one,) = await app.services.results.history(ANN.user, asker=ANN.user)
    assert (one.match, one.game, one.place.post) == (brief.match, "ferry", brief.place.post)
    assert [seat.total for seat in one.seats] == [place.total for place in look.score.seats]
    assert [seat.rank for seat in one.seats] == [place.rank for place in look.score.seats]
    assert [seat.name for seat in one.seats] == ["Ann", "Ben", "Cat"]
    rated = await app.services.results.ratings("ferry", 1)
    assert len(rated) == 3
    assert [line.here for line in rated] == [line.everywhere for line in rated]
    best = look.score.winners
    assert {line.name for line in rated[: len(best)]} == {one.seats[seat].name for seat in best}
    assert {line.here.matches for line in rated} == {1}
    assert not rated[0].here.sure
    (mine,) = await app.services.results.own_ratings(ANN.user, 1)
    assert mine.here == mine.everywhere
    (mine,) = await app.services.results.own_ratings(ANN.user, 77)
    assert mine.here is None


async def test_what_was_not_played_to_its_end_does_not_count(app: MatchApp) -> None:
    brief = await app.start()
    await app.pledge(brief.match)
    for person in (ANN, BEN):
        await app.services.proposals.propose(brief.match, person.user, End(), key=app.key())
    assert await app.services.results.history(ANN.user, asker=ANN.user) == ()
    assert await app.services.results.ratings("ferry", 1) == ()
    assert await app.services.results.statistics("ferry", 1) is None


async def test_ratings_go_on_from_match_to_match(app: MatchApp) -> None:
    skills = {ANN.user: NEWCOMER, BEN.user: NEWCOMER}
    for seed in range(3):
        brief = await finished(app, seed=seed)
        look = await app.services.views.look(brief.match)
        assert look.score is not None
        new = after(list(skills.values()), [place.rank for place in look.score.seats])
        skills = dict(zip(skills, new, strict=True))
    found = {line.user: line.everywhere for line in await app.services.results.ratings("ferry", 1)}
    assert {user: one.points for user, one in found.items()} == {
        user: points(skill) for user, skill in skills.items()
    }
    assert {one.matches for one in found.values()} == {3}


async def test_who_does_not_take_part_has_no_rating_and_begins_anew(app: MatchApp) -> None:
    await finished(app, 3)
    assert not (await app.services.context.asker(BEN.user)).settings.unrated
    await app.services.people.set(BEN, unrated=True)
    assert (await app.services.context.asker(BEN.user)).settings.unrated
    assert {line.user for line in await app.services.results.ratings("ferry", 1)} == {ANN.user, CAT.user}
    await finished(app, 3, seed=2)
    await finished(app, 2)  # against Ann alone: nobody to compare her with
    found = {line.user: line.here.matches for line in await app.services.results.ratings("ferry", 1)}
    assert found == {ANN.user: 2, CAT.user: 2}
    assert len(await app.services.results.history(BEN.user, asker=BEN.user)) == 3
    await app.services.people.set(BEN, unrated=False)
    assert await app.services.results.own_ratings(BEN.user, 1) == ()
    await finished(app, 2, seed=3)
    (own,) = await app.services.results.own_ratings(BEN.user, 1)
    assert own.everywhere.matches == 1
    assert (await app.services.people.me(BEN.user)).settings.zone is None  # other settings are left alone


async def test_a_substitute_gets_the_result_and_can_only_win_by_it(app: MatchApp) -> None:
    brief = await app.start(seats=3)
    await app.pledge(brief.match, 3)
    await app.services.seats.offer(brief.match, CAT.user, person=DAN, key=app.key())
    await app.services.seats.take(brief.match, DAN, 2, 1, key=app.key())
    people = [ANN, BEN, DAN]
    rng = random.Random(4)
    while (await app.services.views.brief(brief.match)).state == "running":
        person = people[(await app.services.views.brief(brief.match)).awaited[0]]
        preview = await app.services.play.preview(brief.match, person.user, None)
        await app.play(brief.match, person, rng.choice(preview.answers).notation)
    (one,) = await app.services.results.history(DAN.user, asker=DAN.user)
    assert one.seats[2].user == DAN.user
    assert await app.services.results.history(CAT.user, asker=CAT.user) == ()
    rated = {line.user: line.here.points for line in await app.services.results.ratings("ferry", 1)}
    assert {ANN.user, BEN.user} <= rated.keys()
    assert CAT.user not in rated, "somebody has finished for Cat"
    assert rated.get(DAN.user, START) >= START


async def test_a_reader_sees_the_server_and_own_matches_only(app: MatchApp) -> None:
    brief = await finished(app, 3)
    stranger = Person(99, "Eve")
    for asker, guild, seen in (
        (stranger.user, 1, 1),
        (stranger.user, 2, 0),
        (stranger.user, None, 0),
        (ANN.user, None, 1),
        (BEN.user, 2, 1),
        (None, 1, 1),
    ):
        found = await app.services.results.history(CAT.user, asker=asker, guild=guild)
        assert [one.match for one in found] == [brief.match] * seen, (asker, guild)
    assert await app.services.results.history(CAT.user, asker=CAT.user, game="golden_horn") == ()
    assert await app.services.results.statistics("ferry", 2) is None
    everywhere = await app.services.results.statistics("ferry", None)
    here = await app.services.results.statistics("ferry", 1)
    assert here is not None
    assert everywhere is not None
    assert here.best != ()
    assert everywhere.best == ()
    assert await app.services.results.ratings("ferry", 2) == ()


async def test_matches_from_before_results_were_kept_are_caught_up(app: MatchApp) -> None:
    for seed in range(2):
        await finished(app, seed=seed)
    before = await app.services.results.ratings("ferry", 1)
    async with app.store.write() as db:
        for table in (results_table, schema.statistics, schema.durations):
            await db.execute(delete(table))
        for person in (ANN, BEN):
            await results.drop_ratings(db, person.user)
    await app.services.jobs.record_missing()
    assert await app.services.results.ratings("ferry", 1) == before
    await app.services.jobs.record_missing()
    assert await app.services.results.ratings("ferry", 1) == before
    assert len(await app.services.results.history(ANN.user, asker=ANN.user)) == 2


async def test_a_crash_at_the_end_leaves_no_half_result(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_app(database_url) as app:
        brief = await app.start()

        async def fail(db: object, row: ResultRow) -> None:
            raise RuntimeError("cut off")

        with monkeypatch.context() as patched:
            patched.setattr(results, "set_rating", fail)
            with pytest.raises(RuntimeError, match="cut off"):
                await app.at_random(brief.match, random.Random(1))
        assert (await app.services.views.brief(brief.match)).state == "running"
        async with app.store.read() as db:
            assert await results.of_user(db, ANN.user) == []
        await app.at_random(brief.match, random.Random(1))
        async with app.store.read() as db:
            assert len(await results.of_user(db, ANN.user)) == 2
            assert len(await results.ratings_of(db, [ANN.user, BEN.user], "ferry", EVERYWHERE)) == 2

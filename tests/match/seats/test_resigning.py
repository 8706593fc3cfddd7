"""Resigning, and how reliably people take their turns."""

from __future__ import annotations

import random

import pytest

from bot.core import Who
from bot.match.errors import (
    BadReliability,
    MatchOver,
    NotSeated,
    NotStarted,
    ResignedAlready,
    TooUnreliable,
)
from bot.match.lobby.terms.access import LeastReliability
from bot.match.proposals.clock import End
from bot.match.results.rating import ENOUGH, START, measured
from bot.match.timing.clock import DAY, HOUR, TimeControl
from bot.store import steps
from bot.store.steps import TurnRow
from tests.match.app import ANN, BEN, CAT, DAN, HERE, PEOPLE, MatchApp
from tests.match.messages import fact_of
from tests.match.timing.test_time import keys, started

QUIET = TimeControl(clock="turn", turn=2 * DAY, absence="autopilot", quiet="stops")


async def points(app: MatchApp) -> dict[int, int]:
    return {line.user: line.here.points for line in await app.services.results.ratings("ferry", 1)}


async def test_the_last_who_has_not_resigned_wins(app: MatchApp) -> None:
    resign = app.services.resigning.resign
    with pytest.raises(NotStarted):
        await resign((await app.lobby()).match, ANN.user, key="lobby")
    match = (await started(app, QUIET)).match
    acts = await app.turn(match)
    with pytest.raises(NotSeated):
        await resign(match, CAT.user, key="cat")
    await resign(match, acts.user, key="1")
    await resign(match, acts.user, key="1")  # the same press again
    with pytest.raises(MatchOver):
        await resign(match, acts.user, key="2")
    jobs = await app.sent("notice", "final")
    assert keys(jobs) == ["table-resigned-won"]
    assert "final" in [job.kind for job in jobs]
    brief = await app.services.views.brief(match)
    assert brief.state == "ended"
    assert [one.resigned for one in brief.players] == [one == acts for one in PEOPLE[:2]]
    (one,) = await app.services.results.history(acts.user, asker=acts.user)
    assert one.resigned
    assert [seat.rank for seat in one.seats] == [2 if person == acts else 1 for person in PEOPLE[:2]]
    other = BEN if acts == ANN else ANN
    seat = PEOPLE.index(other)
    assert (await app.services.views.look(match)).winner == seat
    assert (await app.services.views.look(match, acts.user)).winner == seat
    history = app.services.history
    assert [(await history.at(match, None, n)).winner for n in (1, 0)] == [None, seat]
    assert [past.winner for past in await history.timeline(match)][-2:] == [None, seat]
    found = await points(app)
    assert found[other.user] > START >= found[acts.user]
    assert await app.services.results.statistics("ferry", 1) is None, "there are no points to count"


async def test_nobody_wins_what_is_ended_by_a_vote(app: MatchApp) -> None:
    """Also where somebody had resigned before."""
    match = (await app.start(seats=3)).match
    await app.services.resigning.resign(match, ANN.user, key="1")
    assert (await app.services.views.look(match)).winner is None
    for person in (BEN, CAT):
        await app.services.proposals.propose(match, person.user, End(), key=f"{person.user}")
    look = await app.services.views.look(match)
    assert (look.brief.state, look.winner, look.score) == ("ended", None, None)


async def test_resigning_completes_a_vote_for_the_end(app: MatchApp) -> None:
    """Nobody plays there then."""
    match = (await app.start(seats=3)).match
    for person in (BEN, CAT):
        await app.services.proposals.propose(match, person.user, End(), key=f"{person.user}")
    await app.sent()
    await app.services.resigning.resign(match, ANN.user, key="1")
    jobs = await app.sent("notice", "final")
    assert (keys(jobs), [job.kind for job in jobs]) == (["table-resigned-voted"], ["notice", "final"])
    brief = await app.services.views.brief(match)
    assert (brief.state, brief.players[0].user, brief.players[0].resigned) == ("ended", None, True)
    assert (await app.services.views.look(match)).winner is None


async def test_nothing_is_rated_when_nobody_has_moved(app: MatchApp) -> None:
    match = (await app.start()).match
    await app.services.resigning.resign(match, ANN.user, key="1")
    assert await points(app) == {}


async def test_the_others_play_on_and_the_one_who_resigned_is_last(app: MatchApp) -> None:
    match = (await app.start(seats=3)).match
    await app.pledge(match, 3)
    await app.services.resigning.resign(match, ANN.user, key="1")
    with pytest.raises(ResignedAlready):
        await app.services.resigning.resign(match, ANN.user, key="2")
    with pytest.raises(ResignedAlready):
        await app.services.seats.take(match, ANN, 0, 1, key="3")
    brief = await app.services.views.brief(match)
    assert (brief.players[0].user, brief.players[0].on_autopilot, brief.host) == (None, True, BEN.user)
    assert brief.players[0].name == "Ann"
    rng = random.Random(1)
    while (brief := await app.services.views.brief(match)).state == "running":
        if brief.players[brief.awaited[0]].on_autopilot:
            await app.later(0)
            continue
        person = PEOPLE[brief.awaited[0]]
        preview = await app.services.play.preview(match, person.user, None)
        await app.play(match, person, rng.choice(preview.answers).notation)
    found = await points(app)
    assert found[ANN.user] == min(found.values()) <= START


async def test_whose_seat_is_taken_is_told_by_name(app: MatchApp) -> None:
    """By a person and by a computer, although the one who has resigned is not seated any more."""
    match = (await app.start(seats=3)).match
    await app.services.resigning.resign(match, ANN.user, key="1")
    await app.services.seats.take(match, DAN, 0, 1, key="2")
    await app.services.resigning.resign(match, BEN.user, key="3")
    await app.services.seats.give_to_computer(match, CAT.user, "easy", 1, key="4")
    taken = [fact for fact in map(fact_of, await app.sent()) if fact is not None and "taken" in fact.key]
    assert [(fact.key, fact.args["old"]) for fact in taken] == [
        ("table-seat-taken", Who(0, "Ann")),
        ("table-computer-taken", Who(1, "Ben")),
    ]


async def test_a_substitute_who_finishes_takes_the_last_place_off(app: MatchApp) -> None:
    match = (await app.start(seats=3)).match
    await app.pledge(match, 3)
    await app.services.resigning.resign(match, ANN.user, key="1")
    await app.services.seats.take(match, DAN, 0, 1, key="2")
    people, rng = [DAN, BEN, CAT], random.Random(1)
    while (brief := await app.services.views.brief(match)).state == "running":
        person = people[brief.awaited[0]]
        preview = await app.services.play.preview(match, person.user, None)
        await app.play(match, person, rng.choice(preview.answers).notation)
    found = await points(app)
    assert ANN.user not in found
    assert found.get(DAN.user, START) >= START


async def test_a_seat_that_never_moves_wins_nothing(app: MatchApp) -> None:
    """It comes back when the autopilot has won for it."""
    match = (await started(app, QUIET)).match
    acts = await app.turn(match)
    async with app.store.write() as db:
        await db.exec_driver_sql("DELETE FROM turns")  # the pledges, too: nothing was played there
    other = BEN if acts == ANN else ANN
    while (await app.services.views.brief(match)).state == "running":
        brief = await app.services.views.brief(match)
        if brief.players[PEOPLE.index(acts)].on_autopilot:
            await app.later(0)
        if (await app.services.views.brief(match)).state == "running":
            if PEOPLE[brief.awaited[0]] == acts:
                await app.later(3 * DAY)
            else:
                preview = await app.services.play.preview(match, other.user, None)
                await app.play(match, other, preview.answers[0].notation)
    assert (await points(app)).get(acts.user, START) <= START


# -- reliability ---------------------------------------------------------------------------------------------


async def taken(app: MatchApp, user: int) -> list[tuple[int, bool]]:
    async with app.store.read() as db:
        return await steps.newest_turns(db, user, 50)


async def test_quiet_hours_and_vacations_never_count(app: MatchApp) -> None:
    for person in (ANN, BEN):
        await app.services.people.set_zone(person, "UTC")
        await app.services.people.set_quiet(person, "20:00", "8:00")
        await app.services.people.add_vacation(person, "2026-03-03", "2026-03-10")
    match = (await started(app, TimeControl())).match
    acts, before = await app.turn(match), await taken(app, (await app.turn(match)).user)
    await app.later(10 * DAY)  # from noon of 1 March: 8 hours, 12 on the 2nd, 4 on the 11th
    await app.play(match, acts, "S")
    (took, late), *rest = await taken(app, acts.user)
    assert (took, late) == (24 * HOUR, False)
    assert rest == before
    await app.services.play.undo(match, acts.user, key="undo")
    assert await taken(app, acts.user) == before, "it was not taken after all"


async def test_a_turn_that_the_autopilot_had_to_take_is_late(app: MatchApp) -> None:
    match = (await started(app, QUIET)).match
    acts = await app.turn(match)
    before = len(await taken(app, acts.user))
    await app.later(2 * DAY)
    found = await taken(app, acts.user)
    assert found[0] == (2 * DAY, True)
    assert len(found) == before + 1


def test_the_last_turns_alone_are_looked_at() -> None:
    assert measured([(1, False)] * (ENOUGH - 1)) is None
    found = measured([(HOUR, False)] * 8 + [(5 * HOUR, True)] * 2)
    assert found is not None
    assert (found.in_time, found.answer) == (80, HOUR)


async def test_a_host_may_ask_for_reliable_players(app: MatchApp) -> None:
    brief = await app.services.lobby.open("ferry", 3, {}, ANN, HERE, "en")
    other = await app.start(seats=3)
    rows = [
        TurnRow(match=other.match, seat=1, user=BEN.user, at=at, took=HOUR, late=at < 5) for at in range(20)
    ]
    async with app.store.write() as db:
        await steps.add_turns(db, rows)
    lobby = app.services.lobby
    with pytest.raises(BadReliability):
        await app.services.lobby.set_terms(brief.match, ANN.user, LeastReliability(100))
    await app.services.lobby.set_terms(brief.match, ANN.user, LeastReliability(80))
    with pytest.raises(TooUnreliable):
        await lobby.join(brief.match, BEN, 1)
    await lobby.join(brief.match, CAT, 1)  # of whom nothing is known
    async with app.store.write() as db:
        await steps.add_turns(db, [one for one in rows[-5:] for _ in range(2)])  # better lately: 25 of 30
    await lobby.join(brief.match, BEN, 1)
    assert (await app.services.results.reliability([BEN.user, CAT.user])).keys() == {BEN.user}

"""Seats that pass from persons to computers and back, and matches in which no person is left."""

from __future__ import annotations

import pytest

from bot.match import Brief
from bot.match.errors import (
    ComputerThere,
    ForeignSeat,
    NotSeated,
    PrivateTable,
    SeatPresent,
    UnknownLevel,
)
from bot.match.lobby.terms.clock import TableClock
from bot.match.timing.clock import DAY, TimeControl
from bot.text import words
from bot.text.escape import Names, bold
from tests.draining import all_done
from tests.match.app import ANN, BEN, CAT, HERE, MatchApp, open_app
from tests.match.messages import fact_of
from tests.match.seats.test_computers import alone, turn, until_asked

PATIENT = TimeControl(clock="turn", turn=DAY, absence="autopilot")


async def two_and_a_computer(app: MatchApp, **terms: TimeControl) -> Brief:
    brief = await app.services.lobby.open("golden_horn", 3, {}, ANN, HERE, "en", computers=1, level="hard")
    await app.services.lobby.join(brief.match, BEN, 1)
    for one in terms.values():
        await app.services.lobby.set_terms(brief.match, ANN.user, TableClock(one))
    return await app.services.lobby.start(brief.match, ANN.user)


def told(jobs: list) -> list[str]:  # type: ignore[type-arg]
    return [fact_of(job).key for job in jobs if job.kind == "notice"]


async def test_a_person_takes_the_seat_of_a_computer(app: MatchApp) -> None:
    match = (await two_and_a_computer(app)).match
    await app.services.seats.offer(match, ANN.user, 2, key="1")
    assert "table-computer-offered" in told(await app.sent())
    with pytest.raises(ForeignSeat):
        await app.services.seats.take(match, CAT, 2, None, key="2")
    brief = await app.services.seats.take(match, CAT, 2, 1, key="3")
    assert brief.names == ("Ann", "Ben", "Cat")
    assert [player.computer for player in brief.players] == [None, None, None]
    assert brief.computers, "the result stays apart"
    jobs = await app.sent()
    [taken] = [said for said in map(fact_of, jobs) if said is not None and said.key == "table-seat-taken"]
    names = Names.of(brief.names, bold)
    assert words("en").say(taken, names) == "**Cat** takes over the seat of **Vega ⚙**."
    assert CAT.user in {job.user for job in jobs if job.kind == "hand"}
    await all_done(app.scheduler)
    assert (await app.services.views.brief(match)).awaited == brief.awaited


async def test_a_computer_takes_ones_own_seat(app: MatchApp) -> None:
    match = (await two_and_a_computer(app)).match
    with pytest.raises(UnknownLevel):
        await app.services.seats.give_to_computer(match, ANN.user, "perfect", key="1")
    with pytest.raises(SeatPresent):
        await app.services.seats.give_to_computer(match, ANN.user, "easy", 1, key="2")
    with pytest.raises(ComputerThere):
        await app.services.seats.give_to_computer(match, ANN.user, "easy", 2, key="3")
    with pytest.raises(NotSeated):
        await app.services.seats.give_to_computer(match, CAT.user, "easy", key="4")
    brief = await app.services.seats.give_to_computer(match, ANN.user, "easy", key="5")
    assert [(one.name, one.computer) for one in brief.players] == [
        ("Rigel", "easy"),
        ("Ben", None),
        ("Vega", "hard"),
    ]
    assert brief.host == BEN.user
    assert brief.hints_allowed
    assert brief.paused_at is None
    assert "table-computer-taken" in told(await app.sent())
    await all_done(app.scheduler)
    assert (await app.services.views.brief(match)).awaited == (1,)


async def test_when_all_persons_are_gone_the_match_pauses_and_says_so(app: MatchApp) -> None:
    match = (await two_and_a_computer(app)).match
    await app.services.seats.give_to_computer(match, ANN.user, "easy", key="1")
    brief = await app.services.seats.give_to_computer(match, BEN.user, "easy", key="2")
    assert brief.paused_at is not None
    assert "table-deserted" in told(await app.sent())
    steps = (await app.services.views.brief(match)).public_version
    await all_done(app.scheduler)
    assert (await app.services.views.brief(match)).public_version == steps


async def test_a_match_whose_only_person_is_late_waits_and_goes_on(app: MatchApp) -> None:
    brief = await app.services.lobby.open("golden_horn", 2, {}, ANN, HERE, "en", computers=1)
    await app.services.lobby.set_terms(brief.match, ANN.user, TableClock(PATIENT))
    match = (await app.services.lobby.start(brief.match, ANN.user)).match
    await until_asked(app, match)
    jobs = await app.later(DAY + 60_000)
    assert "table-deserted" in told(jobs)
    brief = await app.services.views.brief(match)
    assert brief.paused_at is not None
    assert brief.awaited == (0,), "nobody plays on"
    await turn(app, match)
    brief = await until_asked(app, match)
    assert brief.paused_at is None
    assert brief.awaited == (0,)


async def test_who_forgets_everything_leaves_the_computers_waiting(app: MatchApp) -> None:
    match = (await alone(app)).match
    await app.services.privacy.forget(ANN.user)
    brief = await app.services.views.brief(match)
    assert (brief.state, brief.paused_at is None) == ("running", False)


async def test_nobody_else_sits_down_in_direct_messages(app: MatchApp) -> None:
    match = (await alone(app)).match
    for seat in (None, 1):
        with pytest.raises(PrivateTable):
            await app.services.seats.offer(match, ANN.user, seat, CAT, key=str(seat))


async def test_results_with_computers_count_for_no_rating(app: MatchApp) -> None:
    brief = await app.services.lobby.open("ferry", 3, {}, ANN, HERE, "en", computers=1)
    await app.services.lobby.join(brief.match, BEN, 1)
    match = (await app.services.lobby.start(brief.match, ANN.user)).match
    for _ in range(400):
        await all_done(app.scheduler)
        brief = await app.services.views.brief(match)
        if brief.state != "running":
            break
        person = (ANN, BEN)[brief.awaited[0]]
        preview = await app.services.play.preview(match, person.user, None)
        await app.play(match, person, preview.answers[0].notation)
    assert brief.state == "over"
    [outcome] = await app.services.results.history(ANN.user, asker=ANN.user)
    assert outcome.with_computers
    assert [seat.computer for seat in outcome.seats] == [None, None, "normal"]
    assert outcome.seats[2].name == "Vega"
    assert await app.services.results.own_ratings(ANN.user, 1) == ()
    assert await app.services.results.statistics("ferry", 1) is None


async def test_a_handed_over_match_keeps_its_computers(
    app: MatchApp, tmp_path_factory: pytest.TempPathFactory
) -> None:
    match = (await alone(app, "golden_horn", 2, "hard")).match
    async with open_app(tmp_path_factory.mktemp("other") / "other.sqlite", "other") as other:
        data, _ = await app.services.transfer.whole(match, await other.services.transfer.installation())
        incoming = await other.services.transfer.read_file(data, HERE, by_operator=True)
        brief = await other.services.transfer.bring_in(HERE, incoming, by=None)
        assert [(one.name, one.computer) for one in brief.players][1] == ("Vega", "hard")
        assert brief.computers
        assert (await until_asked(other, brief.match)).awaited == (0,)

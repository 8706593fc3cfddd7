"""Who is away is replaced, or played for; what players agree on about time."""

from __future__ import annotations

import pytest

from bot.core import Who
from bot.match import Delivery, Person, Retry, Undeliverable
from bot.match.errors import (
    AlreadyJoined,
    BadTimeControl,
    ForeignSeat,
    Late,
    MatchOver,
    NoClock,
    NotAway,
    NothingAsked,
    NotPaused,
    NotSeated,
    NotStarted,
    OwnAsk,
    SeatNotOffered,
    SeatPresent,
    SubstituteSeated,
)
from bot.match.lobby.terms.clock import TableClock
from bot.match.proposals.clock import End, MoreTime
from bot.match.timing.clock import DAY, HOUR, TimeControl
from bot.store import matches, proposals
from tests.match.app import ANN, BEN, CAT, DAN, OWNER, PEOPLE, MatchApp, open_app
from tests.match.messages import fact_of
from tests.match.proposals.test_settling import Leaving
from tests.match.timing.test_time import keys, started

AUTOPILOT = TimeControl(clock="turn", turn=DAY, absence="autopilot")
SUBSTITUTE = TimeControl(clock="turn", turn=DAY, absence="substitute")
EVE = Person(99, "Eve", "pl")


async def mover(app: MatchApp, match: int) -> tuple[Person, int]:
    """Who is to move, and the seat."""
    brief = await app.services.views.brief(match)
    (seat,) = brief.awaited
    return PEOPLE[seat], seat


async def test_the_autopilot_plays_until_the_person_is_back(database_url: str) -> None:
    async with open_app(database_url) as app:
        brief = await started(app, AUTOPILOT)
        match, (who, seat) = brief.match, await mover(app, brief.match)
        other = BEN if who == ANN else ANN
        jobs = await app.later(DAY, "notice", "board")
        assert keys(jobs)[-1] == "table-autopilot-begins"
        brief = await app.services.views.brief(match)
        assert brief.players[seat].on_autopilot
        assert seat not in brief.awaited
        # While the other plays on, the bot answers at once and pings nobody for it.
        if brief.state == "running":
            await app.play(match, other, "D")
            preview = await app.services.play.preview(match, other.user, None)
            await app.play(match, other, preview.answers[-1].notation)
            jobs = await app.later(0, "board", "notice")
            assert who.user not in [ping.user for job in jobs for ping in job.pings]
        if (await app.services.views.brief(match)).state == "running":
            await app.services.seats.come_back(match, who.user, key="b")
            assert not (await app.services.views.brief(match)).players[seat].on_autopilot
            with pytest.raises(NotAway):
                await app.services.seats.come_back(match, who.user, key="b2")


async def test_who_moves_is_back(database_url: str) -> None:
    async with open_app(database_url) as app:
        brief = await started(app, AUTOPILOT)
        match, (who, seat) = brief.match, await mover(app, brief.match)
        app.clock.on(86400)
        rows = await app.services.jobs.due(9)
        await app.services.jobs.run(rows[0])  # on autopilot from now on, but it has not moved yet
        assert (await app.services.views.brief(match)).players[seat].on_autopilot
        played = await app.play(match, who, "S")
        assert not played.repeated
        assert not (await app.services.views.brief(match)).players[seat].on_autopilot
        assert keys(await app.later(0, "notice"))[-1] == "table-back"


async def test_who_takes_back_is_back(database_url: str) -> None:
    async with open_app(database_url) as app:
        brief = await started(app, AUTOPILOT)
        match, (who, seat) = brief.match, await mover(app, brief.match)
        await app.play(match, who, "S")
        async with app.store.write() as db:
            await matches.change_seat(db, match, seat, {"autopilot": True})
        await app.services.play.undo(match, who.user, key="u")
        assert await app.later(HOUR, "board") != []
        player = (await app.services.views.brief(match)).players[seat]
        assert (player.on_autopilot, player.awaited) == (False, True)


async def test_who_is_played_for_is_not_called(app: MatchApp) -> None:
    """Neither by the board that says it is their turn, nor by another message."""
    match = (await app.start(seats=3)).match
    await app.pledge(match, 3)
    first = await app.turn(match)
    brief = await app.services.views.brief(match)
    async with app.store.write() as db:
        for player in brief.players:
            if player.user != first.user:
                await matches.change_seat(db, match, player.seat, {"autopilot": True})
    await app.sent()
    await app.play(match, first, "S")
    jobs = await app.sent()
    assert "board" in [job.kind for job in jobs]
    assert [ping for job in jobs for ping in job.pings] == []


@pytest.mark.parametrize("call", ["thread", "dm"])
async def test_who_is_played_for_since_the_turn_began_is_not_called(app: MatchApp, call: str) -> None:
    """The board was on its way when the seat was put on autopilot."""
    match = (await started(app, AUTOPILOT)).match
    who, _ = await mover(app, match)
    other = BEN if who == ANN else ANN
    await app.services.people.set(other, call=call)
    await app.play(match, who, "S")
    (seat,) = (await app.services.views.brief(match)).awaited
    await Leaving(app.services.context).begin(match, seat)
    jobs = await app.sent()
    assert [job.kind for job in jobs if job.kind == "board"] == ["board"]
    told = [fact_of(job).key for job in jobs if job.kind == "notice"]
    assert told == ["table-autopilot-begins"]
    assert [ping.user for job in jobs if job.kind == "board" for ping in job.pings] == []


async def test_a_match_on_autopilot_alone_pauses(database_url: str) -> None:
    async with open_app(database_url) as app:
        brief = await app.lobby("ferry", 3)
        await app.services.lobby.set_terms(brief.match, ANN.user, TableClock(AUTOPILOT))
        await app.services.lobby.start(brief.match, ANN.user)
        jobs = await app.later(2 * DAY, "notice")
        assert keys(jobs)[-1] == "table-all-away"
        brief = await app.services.views.brief(brief.match)
        assert (brief.state, brief.paused_at is None) == ("running", False)
        assert all(player.on_autopilot for player in brief.players)
        await app.services.seats.come_back(brief.match, ANN.user, key="back")
        brief = await app.services.views.brief(brief.match)
        assert brief.paused_at is None, "it goes on as soon as one is back"


async def test_a_substitute_takes_over_with_all_that_is_hidden(database_url: str) -> None:
    async with open_app(database_url) as app:
        brief = await started(app, SUBSTITUTE)
        match, (who, seat) = brief.match, await mover(app, brief.match)
        before = await app.services.views.look(match, who.user)
        preview = await app.services.play.preview(match, who.user, None)
        draft = await app.services.play.save_draft(
            match, who.user, preview.turn_token, [preview.answers[0].notation]
        )
        with pytest.raises(SeatNotOffered):
            await app.services.seats.take(match, EVE, seat, 1, key="e")
        jobs = await app.later(DAY, "notice")
        assert keys(jobs)[-1] == "table-time-out-substitute"
        with pytest.raises(ForeignSeat):
            await app.services.seats.take(match, EVE, seat, 2, key="e")
        for person in PEOPLE[:2]:
            with pytest.raises(AlreadyJoined):
                await app.services.seats.take(match, person, seat, 1, key="e")
        await app.services.seats.take(match, EVE, seat, 1, key="e")
        await app.services.seats.take(match, EVE, seat, 1, key="e")  # again: nothing changes
        brief = await app.services.views.brief(match)
        assert brief.players[seat].user == EVE.user
        assert brief.players[seat].deadline == app.services.context.now() + DAY
        # The leaver is a stranger from now on, the other has the hand.
        after = await app.services.views.look(match, who.user)
        assert after.seat is None
        assert after.view.viewer is None
        with pytest.raises(NotSeated):
            await app.services.play.preview(match, who.user, draft.turn_token)
        assert (await app.services.views.look(match, EVE.user)).view == before.view
        assert await app.services.play.draft(match, EVE.user) == ()
        with pytest.raises(Late):
            await app.services.play.preview(match, EVE.user, draft.turn_token)
        jobs = await app.sent("hand", "board", "notice")
        assert [(job.kind, job.user) for job in jobs if job.kind == "hand"] == [("hand", EVE.user)]
        assert [ping.user for job in jobs if job.kind == "board" for ping in job.pings] == [EVE.user]
        await app.play(match, EVE, "S")


@pytest.mark.parametrize("substitute", [True, False])
async def test_a_sealed_choice_of_before_is_taken_back_with_a_whole_turn(
    app: MatchApp, substitute: bool
) -> None:
    """By a substitute, and by a person for whom the bot has played."""
    match = (await app.lobby()).match
    await app.services.lobby.set_terms(match, ANN.user, TableClock(AUTOPILOT))
    await app.services.lobby.start(match, ANN.user)
    seats = app.services.seats
    if substitute:
        first = (await app.services.play.preview(match, ANN.user, None)).answers[0].notation
        await app.play(match, ANN, first, "F.a")
        await seats.offer(match, ANN.user, person=EVE, key="o")
        await seats.take(match, EVE, 0, 1, key="t")
    else:
        await app.services.proposals.propose(match, BEN.user, MoreTime.of(DAY), key="m")
        await app.services.proposals.answer(match, ANN.user, MoreTime, 1, key="g")
        await app.later(DAY)
        await seats.come_back(match, ANN.user, key="b")
    who = EVE if substitute else ANN
    assert not (await app.services.views.brief(match)).waits_for(who.user)
    await app.services.play.undo(match, who.user, key="u")
    player = (await app.services.views.brief(match)).players[0]
    assert (player.awaited, player.deadline) == (True, app.services.context.now() + DAY)


async def test_moves_are_told_of_who_had_the_seat_then(database_url: str) -> None:
    async with open_app(database_url) as app:
        match = (await started(app)).match
        who, seat = await mover(app, match)
        await app.play(match, who, "D")
        await app.services.seats.offer(match, who.user, key="o")
        app.clock.on(1)
        await app.services.seats.take(match, EVE, seat, 1, key="e")
        [board] = await app.sent("board")
        look = await app.services.views.look_seat(match, None, since=board.since)
        past = await app.services.history.at(match, None, 0)
        assert look.brief.players[seat].name == EVE.name
        app.clock.on(1)
        asked = await app.services.play.preview(match, EVE.user, None)
        await app.play(match, EVE, asked.answers[-1].notation)
        log = [line.fact for line in await app.services.history.log(match) if line.seat == seat][-2:]
        told = (look.caption[-1], past.facts[-1], *log)
        assert [said.args["who"] for said in told] == [Who(seat, who.name)] * 3 + [Who(seat)]


async def test_who_could_not_be_told_of_a_seat_is_asked_anew(app: MatchApp) -> None:
    """Who was told is not asked twice."""
    match = (await started(app)).match
    who, seat = await mover(app, match)

    def closed(job: object) -> None:
        if getattr(job, "user", None) == EVE.user:
            raise Undeliverable("closed")

    async def asked() -> list[int | None]:
        await app.services.seats.offer(match, who.user, person=EVE, key=app.key())
        return [job.user for job in await app.sent("notice")]

    opened, app.sender.fail = app.sender.fail, closed
    assert await asked() == [None], "the one who offers is told"
    app.sender.fail = opened
    assert await asked() == [None], "the box is not tried again at once"
    app.clock.on(120)
    await app.services.people.met(EVE)
    assert await app.services.seats.offered_to(match, EVE.user) == seat
    assert await asked() == [EVE.user]
    assert await asked() == []


async def test_a_hand_on_its_way_goes_to_who_sits_there(database_url: str) -> None:
    async with open_app(database_url) as app:
        brief = await started(app, SUBSTITUTE)
        match, (who, seat) = brief.match, await mover(app, brief.match)
        await app.play(match, who, "D")  # a crate is drawn: a hand to be sent
        await app.services.seats.offer(match, who.user, key="o")
        await app.services.seats.take(match, EVE, seat, 1, key="e")
        assert [job.user for job in await app.sent("hand")] == [EVE.user]


async def test_an_offer_is_about_one_absence(database_url: str) -> None:
    async with open_app(database_url) as app:
        lobby = await app.lobby("golden_horn")
        await app.services.lobby.set_terms(
            lobby.match, ANN.user, TableClock(TimeControl(clock="turn", turn=DAY, absence="wait"))
        )
        match = (await app.services.lobby.start(lobby.match, ANN.user)).match
        _, seat = await mover(app, match)

        async def until(awaited: bool) -> None:
            while (seat in (await app.services.views.brief(match)).awaited) != awaited:
                acting, _ = await mover(app, match)
                preview = await app.services.play.preview(match, acting.user, None)
                await app.play(match, acting, preview.answers[0].notation)

        async def offer() -> None:
            """As it is stored for somebody whose time is over."""
            since = (await app.services.views.brief(match)).players[seat].awaited_since or 0
            async with app.store.write() as db:
                await proposals.put(db, match, proposals.ABSENT, seat, since=since)

        await app.later(DAY)
        await offer()
        await until(False)  # back, and later late again
        await until(True)
        await app.later(DAY)
        with pytest.raises(SeatNotOffered):
            await app.services.seats.take(match, EVE, seat, 1, key="e")
        await offer()
        await app.services.seats.take(match, EVE, seat, 1, key="e")


async def test_an_offer_has_no_button_when_its_person_is_back(app: MatchApp) -> None:
    """At once, not only with the next board."""
    back, offer = app.services.seats.come_back, app.services.seats.offer

    def posted(job: Delivery) -> None:
        if job.kind == "board":
            raise Retry(60)

    match = (await started(app, AUTOPILOT)).match
    who, seat = await mover(app, match)
    await app.later(DAY)
    app.sender.fail = posted
    await back(match, who.user, key="1")
    assert len(await app.sent("remove_buttons")) == 1
    await offer(match, who.user, key="2")
    assert [fact_of(job).key for job in await app.sent("notice")] == ["table-seat-offered"]
    await app.services.moderation.give_seat(OWNER, match, seat, DAN, key="3")
    await app.sent()
    await back(match, who.user, key="4")
    assert await app.sent("remove_buttons") == [], "a manager still offers it"
    await app.services.moderation.give_seat(OWNER, match, seat, who, key="5")
    assert len(await app.sent("remove_buttons")) == 2

    app.sender.fail = lambda job: None
    match = (await started(app, SUBSTITUTE)).match
    who, seat = await mover(app, match)
    await app.later(2 * DAY)
    await offer(match, next(one.user for one in (ANN, BEN) if one != who), seat, key="6")
    await app.sent()
    app.sender.fail = posted
    await app.play(match, who, "S")
    assert len(await app.sent("remove_buttons")) == 1


async def test_a_seat_is_given_up_for_one_person(database_url: str) -> None:
    async with open_app(database_url) as app:
        brief = await started(app, TimeControl())
        match, seat = brief.match, 0
        with pytest.raises(SubstituteSeated):
            await app.services.seats.offer(match, ANN.user, None, BEN, key="o")
        with pytest.raises(SeatPresent):
            await app.services.seats.offer(match, ANN.user, 1, DAN, key="o")
        with pytest.raises(NotSeated):
            await app.services.seats.offer(match, EVE.user, 0, DAN, key="o")
        await app.services.seats.offer(match, ANN.user, None, DAN, key="o")
        [asked] = await app.sent("notice")
        assert asked.user == DAN.user
        assert fact_of(asked).key == "table-own-seat-asked"  # and not: Ann asks for the seat of Ann
        await app.services.seats.offer(match, ANN.user, None, DAN, key="o2")  # not written to twice
        assert await app.sent("notice") == []
        with pytest.raises(SeatNotOffered):
            await app.services.seats.take(match, EVE, seat, 1, key="e")
        await app.services.seats.take(match, DAN, seat, None, key="d")  # from a direct message
        assert (await app.services.views.brief(match)).seat_of(DAN.user) == seat
        with pytest.raises(SeatNotOffered):
            await app.services.seats.take(match, EVE, seat, 1, key="e")
        await app.services.seats.offer(match, BEN.user, key="o")
        await app.services.seats.come_back(match, BEN.user, key="b")  # thought better of it
        with pytest.raises(SeatNotOffered):
            await app.services.seats.take(match, EVE, 1, 1, key="e")
        with pytest.raises(SeatNotOffered):
            await app.services.seats.take(match, EVE, 7, 1, key="e")


async def test_who_moves_after_all_keeps_the_seat(database_url: str) -> None:
    async with open_app(database_url) as app:
        brief = await started(app, SUBSTITUTE)
        match, (who, seat) = brief.match, await mover(app, brief.match)
        await app.later(2 * DAY)
        await app.play(match, who, "S")
        with pytest.raises(SeatNotOffered):
            await app.services.seats.take(match, EVE, seat, 1, key="e")


async def test_where_waiting_was_agreed_nobody_gives_the_seat_away(database_url: str) -> None:
    async with open_app(database_url) as app:
        brief = await started(app, TimeControl(clock="turn", turn=DAY, absence="wait"))
        match, (who, seat) = brief.match, await mover(app, brief.match)
        other = BEN if who == ANN else ANN
        await app.later(2 * DAY)
        with pytest.raises(BadTimeControl):
            await app.services.seats.offer(match, other.user, seat, DAN, key="o")
        await app.services.seats.offer(match, who.user, None, DAN, key="o")
        await app.services.seats.take(match, DAN, seat, 1, key="d")


async def test_the_board_shows_the_new_deadline(database_url: str) -> None:
    async with open_app(database_url) as app:
        brief = await started(app, SUBSTITUTE)
        match, (who, seat) = brief.match, await mover(app, brief.match)
        await app.services.proposals.propose(match, who.user, MoreTime.of(DAY), key="a")
        other = BEN if who == ANN else ANN
        await app.services.proposals.answer(match, other.user, MoreTime, seat, key="g")
        assert [job.kind for job in await app.sent("refresh")] == ["refresh"]


async def test_the_same_request_calls_nobody_twice(database_url: str) -> None:
    async with open_app(database_url) as app:
        brief = await started(app, SUBSTITUTE)
        match, (who, _) = brief.match, await mover(app, brief.match)
        jobs = []
        for amount in (HOUR, HOUR, DAY):
            await app.services.proposals.propose(match, who.user, MoreTime.of(amount), key=app.key())
            jobs += await app.sent("notice", "remove_buttons")
        # What was asked before is called off: nobody grants it any more.
        assert sorted(job.kind for job in jobs) == ["notice", "notice", "remove_buttons"]


async def test_absence_needs_a_running_match(database_url: str) -> None:
    async with open_app(database_url) as app:
        brief = await app.lobby()
        with pytest.raises(NotStarted):
            await app.services.seats.offer(brief.match, ANN.user, key="o")
        with pytest.raises(NotStarted):
            await app.services.seats.take(brief.match, EVE, 0, 1, key="o")
        with pytest.raises(NotStarted):
            await app.services.proposals.pause(brief.match, ANN.user, key="o")
        brief = await started(app)
        for person in (ANN, BEN):
            await app.services.proposals.propose(brief.match, person.user, End(), key="v")
        for call in (
            app.services.seats.offer,
            app.services.proposals.pause,
            app.services.seats.come_back,
        ):
            with pytest.raises(MatchOver):
                await call(brief.match, ANN.user, key="x")


async def test_a_pause_stops_all_clocks(database_url: str) -> None:
    async with open_app(database_url) as app:
        brief = await started(app, SUBSTITUTE)
        match, begun = brief.match, app.services.context.now()
        with pytest.raises(NotPaused):
            await app.services.proposals.pause(match, ANN.user, False, key="p0")
        result = await app.services.proposals.pause(match, ANN.user, key="p1")
        assert (result.approved, result.missing, result.done) == ((0,), (1,), False)
        (asked,) = await app.sent("notice")
        assert [ping.user for ping in asked.pings] == [BEN.user]
        assert (await app.services.proposals.pause(match, BEN.user, key="p2")).done
        assert (await app.services.proposals.pause(match, BEN.user, key="p2")).done  # again
        assert keys(await app.later(30 * DAY, "notice")) == ["table-paused"]
        assert [one.deadline for one in (await app.services.views.brief(match)).players] == [None, None]
        who, _ = await mover(app, match)
        await app.play(match, who, "S")  # playing is allowed, and starts the other's clock later
        resumed = app.services.context.now()
        assert not (await app.services.proposals.pause(match, BEN.user, False, key="p3")).done
        brief = await app.services.views.brief(match)
        assert brief.paused_at is None
        assert [one.deadline for one in brief.players if one.awaited] == [resumed + DAY]
        assert begun < resumed


async def test_time_that_ran_before_a_pause_has_run(database_url: str) -> None:
    async with open_app(database_url) as app:
        brief = await started(app, SUBSTITUTE)
        match, begun = brief.match, app.services.context.now()
        await app.later(6 * HOUR)
        for person in (ANN, BEN):
            await app.services.proposals.pause(match, person.user, key="p")
        await app.later(10 * DAY)
        await app.services.proposals.pause(match, ANN.user, False, key="q")
        brief = await app.services.views.brief(match)
        assert [one.deadline for one in brief.players if one.awaited] == [begun + 11 * DAY]


async def test_more_time_is_granted_by_all_others(database_url: str) -> None:
    async with open_app(database_url) as app:
        brief = await app.lobby("ferry", 3)
        await app.services.lobby.set_terms(brief.match, ANN.user, TableClock(SUBSTITUTE))
        brief = await app.services.lobby.start(brief.match, ANN.user)
        await app.pledge(brief.match, 3)
        await app.sent()
        match, (who, seat) = brief.match, await mover(app, brief.match)
        one, two = (person for person in (ANN, BEN, CAT) if person != who)
        now = app.services.context.now()
        with pytest.raises(BadTimeControl):
            await app.services.proposals.propose(match, who.user, MoreTime.of(15 * DAY), key="a0")
        with pytest.raises(NoClock):
            await app.services.proposals.propose(match, one.user, MoreTime.of(DAY), key="a0")
        with pytest.raises(NothingAsked):
            await app.services.proposals.answer(match, one.user, MoreTime, seat, key="g0")
        await app.services.proposals.propose(match, who.user, MoreTime.of(2 * DAY), key="a1")
        (asked,) = await app.sent("notice")
        assert {ping.user for ping in asked.pings} == {one.user, two.user}
        with pytest.raises(OwnAsk):
            await app.services.proposals.answer(match, who.user, MoreTime, seat, key="g1")
        assert not (await app.services.proposals.answer(match, one.user, MoreTime, seat, key="g1")).done
        assert not (await app.services.proposals.answer(match, one.user, MoreTime, seat, key="g2")).done
        assert (await app.services.proposals.answer(match, two.user, MoreTime, seat, key="g1")).done
        brief = await app.services.views.brief(match)
        assert brief.players[seat].deadline == now + 3 * DAY
        with pytest.raises(NothingAsked):
            await app.services.proposals.answer(match, two.user, MoreTime, seat, key="g3")
        await app.services.proposals.propose(match, who.user, MoreTime.of(2 * DAY), key="a2")
        await app.play(match, who, "S")
        with pytest.raises(NothingAsked):
            await app.services.proposals.answer(match, one.user, MoreTime, seat, key="g4")


async def test_a_pause_is_no_part_of_the_time_that_is_granted(database_url: str) -> None:
    async with open_app(database_url) as app:
        brief = await started(app, TimeControl(clock="turn", turn=DAY, absence="wait"))
        match, (who, seat) = brief.match, await mover(app, brief.match)
        for person in PEOPLE[:2]:
            await app.services.proposals.pause(match, person.user, key=app.key())
        await app.later(10 * DAY)
        await app.services.proposals.propose(match, who.user, MoreTime.of(HOUR), key="a")
        await app.services.proposals.answer(match, PEOPLE[1 - seat].user, MoreTime, seat, key="g")
        await app.services.proposals.pause(match, who.user, False, key="on")
        assert (await app.services.views.brief(match)).players[
            seat
        ].deadline == app.services.context.now() + DAY + HOUR


async def test_no_clock_no_more_time(database_url: str) -> None:
    async with open_app(database_url) as app:
        brief = await started(app, TimeControl())
        who, _ = await mover(app, brief.match)
        with pytest.raises(NoClock):
            await app.services.proposals.propose(brief.match, who.user, MoreTime.of(DAY), key="a")


async def test_all_of_it_survives_closed_direct_messages(database_url: str) -> None:
    async with open_app(database_url) as app:
        brief = await started(app, AUTOPILOT)

        def closed(job: object) -> None:
            if getattr(job, "user", None) is not None:
                raise Undeliverable("closed")

        app.sender.fail = closed
        jobs = await app.later(2 * DAY, "notice")
        assert all(job.user is None for job in jobs)
        assert "table-autopilot-begins" in keys(jobs)
        assert any(one.on_autopilot for one in (await app.services.views.brief(brief.match)).players)

"""No table is stuck: another clock during a match, the autopilot on call, matches in which nobody is left."""

from __future__ import annotations

import pytest

from bot.match import Person
from bot.match.errors import BadTimeControl, NobodyOverdue, NothingAsked, NotSeated, SeatPresent
from bot.match.proposals.clock import NewClock
from bot.match.timing.clock import DAY, HOUR, TimeControl
from tests.draining import all_done
from tests.match.app import ANN, CAT, PEOPLE, MatchApp
from tests.match.messages import fact_of
from tests.match.timing.test_time import keys, started

NO_CLOCK = TimeControl(absence="wait")
TWO_DAYS = TimeControl(clock="turn", turn=2 * DAY, absence="autopilot")


async def waiting(app: MatchApp, time_control: TimeControl = NO_CLOCK) -> tuple[int, Person, Person]:
    """A match; who must act; who waits."""
    brief = await started(app, time_control)
    acts = await app.turn(brief.match)
    return brief.match, acts, next(one for one in PEOPLE[:2] if one != acts)


async def test_another_clock_holds_when_all_who_are_there_agree(app: MatchApp) -> None:
    match, acts, waits = await waiting(app)
    ask, answer = app.services.proposals.propose, app.services.proposals.answer
    with pytest.raises(BadTimeControl):
        await ask(match, waits.user, NewClock.of(NO_CLOCK), key="same")
    with pytest.raises(BadTimeControl):
        await ask(match, waits.user, NewClock.of(TimeControl(clock="turn", turn=HOUR)), key="short")
    with pytest.raises(NotSeated):
        await ask(match, CAT.user, NewClock.of(TWO_DAYS), key="cat")
    votes = await ask(match, waits.user, NewClock.of(TWO_DAYS), key="1")
    assert (len(votes.approved), len(votes.missing), votes.done) == (1, 1, False)
    (asked,) = await app.sent("notice")
    assert (keys([asked]), [ping.user for ping in asked.pings]) == (["table-clock-asked"], [acts.user])
    first = fact_of(asked).args["asked"]
    app.clock.on(60)
    three = TimeControl(clock="turn", turn=3 * DAY, absence="autopilot")
    await ask(match, waits.user, NewClock.of(three), key="2")  # in the place of the first
    with pytest.raises(NothingAsked):
        await answer(match, acts.user, NewClock, first, key="3")
    jobs = await app.sent("notice")
    votes = await answer(match, acts.user, NewClock, fact_of(jobs[-1]).args["asked"], key="4")
    assert votes.done
    brief = await app.services.views.brief(match)
    assert brief.time_control == three
    deadlines = [one.deadline for one in brief.players if one.awaited]
    assert deadlines == [app.services.context.now() + 3 * DAY], "a whole turn from now on"
    assert "table-clock-changed" in keys(await app.sent("notice"))
    jobs = await app.later(3 * DAY, "notice")
    assert keys(jobs)[-1] == "table-autopilot-begins"


async def test_who_does_not_come_has_no_vote_about_the_clock(app: MatchApp) -> None:
    match, _, waits = await waiting(app)
    await app.services.proposals.propose(match, waits.user, NewClock.of(TWO_DAYS), key="1")
    jobs = await app.later(7 * DAY, "notice")
    assert keys(jobs)[-2:] == ["table-waited", "table-clock-set"], "one alone has agreed"
    brief = await app.services.views.brief(match)
    assert brief.time_control == TWO_DAYS
    jobs = await app.later(2 * DAY, "notice")
    assert keys(jobs)[-1] == "table-autopilot-begins"


async def test_whoever_waits_for_a_week_may_call_the_autopilot(app: MatchApp) -> None:
    match, acts, waits = await waiting(app)
    call = app.services.seats.call_autopilot
    with pytest.raises(NobodyOverdue):
        await call(match, waits.user, key="1")
    with pytest.raises(SeatPresent):
        await app.services.seats.offer(match, waits.user, PEOPLE.index(acts), key="2")
    await app.later(7 * DAY)
    with pytest.raises(NobodyOverdue):
        await call(match, acts.user, key="own")
    with pytest.raises(NotSeated):
        await call(match, CAT.user, key="cat")
    await call(match, waits.user, PEOPLE.index(acts), key="3")
    await call(match, waits.user, PEOPLE.index(acts), key="3")  # the same press again
    jobs = await app.sent("notice")
    assert keys(jobs) == ["table-autopilot-called"]
    await app.later(0)
    brief = await app.services.views.brief(match)
    assert brief.players[PEOPLE.index(acts)].on_autopilot


async def test_or_offer_the_seat_although_it_was_agreed_to_wait(app: MatchApp) -> None:
    match, acts, waits = await waiting(app, TimeControl(clock="turn", turn=2 * DAY, absence="wait"))
    await app.later(2 * DAY)
    seat = PEOPLE.index(acts)
    with pytest.raises(BadTimeControl):
        await app.services.seats.offer(match, waits.user, seat, key="1")
    await app.later(7 * DAY)
    await app.services.seats.offer(match, waits.user, seat, key="2")
    await app.services.seats.take(match, CAT, seat, 1, key="3")
    assert (await app.services.views.brief(match)).players[seat].user == CAT.user


async def test_a_vacation_is_no_reason(app: MatchApp) -> None:
    match, acts, waits = await waiting(app)
    await app.services.people.add_vacation(acts, "2026-03-02", "2026-03-11")
    assert "table-waited" not in keys(await app.later(15 * DAY, "notice"))
    with pytest.raises(NobodyOverdue):
        await app.services.seats.call_autopilot(match, waits.user, key="1")
    assert "table-waited" in keys(await app.later(3 * DAY, "notice"))


async def test_a_match_in_which_nothing_happens_for_months_is_tidied_up(app: MatchApp) -> None:
    match, _, _ = await waiting(app)
    jobs = await app.later(119 * DAY, "notice")
    assert "table-silent" not in keys(jobs)
    app.clock.on(2 * 86400)
    await app.services.tidying.look()
    (warned,) = await app.sent("notice")
    assert keys([warned]) == ["table-silent"]
    with pytest.raises(NotSeated):
        await app.services.tidying.keep(match, CAT.user, key="cat")
    await app.services.tidying.keep(match, ANN.user, key="keep")
    assert await app.later(119 * DAY, "notice") == []
    app.clock.on(2 * 86400)
    await all_done(app.scheduler)  # the wish to keep it is over
    app.clock.on(3600)
    await all_done(app.scheduler)
    assert keys(await app.sent("notice")) == ["table-silent"], "nobody has moved since"
    jobs = await app.later(30 * DAY, "notice", "final")
    assert [job.kind for job in jobs] == ["notice", "final"]
    assert keys(jobs) == ["table-tidied"]
    brief = await app.services.views.brief(match)
    assert brief.state == "ended"
    assert await app.services.transfer.export(match, ANN.user), "the record is kept"


async def test_a_move_after_the_warning_keeps_the_match(app: MatchApp) -> None:
    match, acts, _ = await waiting(app)
    app.clock.on(121 * 86400)
    await all_done(app.scheduler)
    assert "table-silent" in keys(await app.sent("notice"))
    await app.play(match, acts, "S")
    await app.later(31 * DAY)
    assert (await app.services.views.brief(match)).state == "running"

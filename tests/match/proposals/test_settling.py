"""What lacks only the vote of somebody who has gone, or is played for, is decided at once."""

from __future__ import annotations

import pytest

from bot.match.changing.context import Service
from bot.match.changing.transaction import Tx, change
from bot.match.errors import NotPaused
from bot.match.proposals.clock import End, MoreTime
from bot.match.proposals.undo import Undoing
from bot.match.seats import automatic
from bot.match.timing.clock import DAY, HOUR, Absence, TimeControl
from bot.store import due, proposals
from tests.draining import all_done, one_turn
from tests.match.app import ANN, DAN, PEOPLE, MatchApp
from tests.match.messages import fact_of
from tests.match.people.test_privacy import running
from tests.match.play.test_undo import moves_of
from tests.match.proposals.test_undo import answer, ask, sailed


async def left_to_agree(app: MatchApp, absence: Absence) -> tuple[int, int, int, int]:
    """A match of three: match, the seat to move, one who agrees, and one who will not answer any more."""
    match = await running(app, TimeControl(clock="turn", turn=2 * DAY, absence=absence))
    await app.sent()
    seat = (await app.services.views.brief(match)).awaited[0]
    agrees, silent = (other for other in range(3) if other != seat)
    return match, seat, agrees, silent


class Leaving(Service):
    """Puts seats on autopilot."""

    @change
    async def begin(self, tx: Tx, match_id: int, seat: int, /) -> None:
        await tx.change()
        await automatic.begin_autopilot(tx, tx.match.seats[seat])


async def goes(app: MatchApp, match: int, seat: int, how: str) -> None:
    """The person of a seat has the data deleted, or is away, so the seat is on autopilot."""
    if how == "forgotten":
        await app.services.privacy.forget(PEOPLE[seat].user)
        return
    await Leaving(app.services.context).begin(match, seat)


GOES = pytest.mark.parametrize("how", ["forgotten", "played for"])


@GOES
@pytest.mark.parametrize("absence", ["wait", "autopilot"])
async def test_more_time(app: MatchApp, how: str, absence: Absence) -> None:
    match, seat, agrees, silent = await left_to_agree(app, absence)
    before = (await app.services.views.brief(match)).players[seat].deadline
    assert before is not None
    await app.services.proposals.propose(match, PEOPLE[seat].user, MoreTime.of(5 * HOUR), key="a")
    assert not (await app.services.proposals.answer(match, PEOPLE[agrees].user, MoreTime, seat, key="g")).done
    await goes(app, match, silent, how)
    assert (await app.services.views.brief(match)).players[seat].deadline == before + 5 * HOUR
    said = [fact_of(job).key for job in await app.sent("notice") if fact_of(job)]
    assert said[-1] == "table-extended"


@GOES
async def test_a_pause(app: MatchApp, how: str) -> None:
    match, seat, agrees, silent = await left_to_agree(app, "autopilot")
    for one in (seat, agrees):
        await app.services.proposals.pause(match, PEOPLE[one].user, key=app.key())
    assert (await app.services.views.brief(match)).paused_at is None
    await goes(app, match, silent, how)
    assert (await app.services.views.brief(match)).paused_at == app.services.context.now()
    steps = len(await moves_of(app, match))
    await app.later(10 * DAY)
    assert len(await moves_of(app, match)) == steps, "the bot waits, too"
    await app.services.proposals.pause(match, PEOPLE[seat].user, False, key="on")
    assert (await app.services.views.brief(match)).paused_at is None
    with pytest.raises(NotPaused):  # a button of before
        await app.services.proposals.pause(match, PEOPLE[agrees].user, False, key="again")


@GOES
async def test_the_end(app: MatchApp, how: str) -> None:
    match, seat, agrees, silent = await left_to_agree(app, "autopilot")
    for one in (seat, agrees):
        assert not (await app.services.proposals.propose(match, PEOPLE[one].user, End(), key=app.key())).done
    await goes(app, match, silent, how)
    assert (await app.services.views.brief(match)).state == "ended"
    assert [job.kind for job in await app.sent("final", "parcel")] == ["final", "parcel"]


@GOES
async def test_nobody_has_asked_for_anything(app: MatchApp, how: str) -> None:
    match, _, _, silent = await left_to_agree(app, "autopilot")
    await goes(app, match, silent, how)
    brief = await app.services.views.brief(match)
    assert (brief.state, brief.paused_at) == ("running", None)


async def test_where_only_the_house_plays_on_nothing_ends(app: MatchApp) -> None:
    match = await running(app, TimeControl(clock="turn", turn=2 * DAY, absence="autopilot"))
    for seat in (1, 2):
        await goes(app, match, seat, "played for")
    await app.services.privacy.forget(ANN.user)
    assert (await app.services.views.brief(match)).state == "running"


@GOES
async def test_taking_back(app: MatchApp, how: str) -> None:
    match, first = await sailed(app)
    agrees, silent = (seat for seat in range(3) if seat != first)
    asked = await ask(app, match, first)
    assert (await answer(app, asked, PEOPLE[agrees].user)).outcome == "open"
    await app.sent()
    log = await moves_of(app, match)
    await goes(app, match, silent, how)
    await all_done(app.scheduler)
    after = await moves_of(app, match)
    assert [move for _, move in after[len(log) :]] == ["agreed.3"]
    assert (await app.services.views.brief(match)).awaited == (first,)
    [removed] = [job for job in await app.sent("remove_buttons") if fact_of(job) is not None]
    assert fact_of(removed) is not None
    assert fact_of(removed).key == "table-undo-approved"
    async with app.store.read() as db:
        assert [
            row for row in await due.ripe(db, app.services.context.now(), 9) if row.kind == due.SETTLE
        ] == []


@pytest.mark.parametrize("loop", ["step", "play"])
async def test_taking_back_when_the_time_of_the_last_one_is_over(app: MatchApp, loop: str) -> None:
    """Also when the one who plays for the absent looks first: the request is older than that move."""
    time_control = TimeControl(clock="turn", turn=2 * DAY, absence="autopilot")
    match = await running(app, time_control)
    first = PEOPLE.index(await app.turn(match))
    await app.play(match, PEOPLE[first], "S")
    silent = PEOPLE.index(await app.turn(match))
    await app.play(match, PEOPLE[silent], "D")
    assert (await app.services.views.brief(match)).awaited == (silent,)
    [agrees] = {0, 1, 2} - {first, silent}
    asked = await ask(app, match, first)
    await app.sent()
    assert (await answer(app, asked, PEOPLE[agrees].user)).missing == (silent,)
    log = await moves_of(app, match)
    app.clock.on(2 * DAY / 1000)
    assert await app.scheduler.step() == 1, "the time is over"
    assert (await app.services.views.brief(match)).players[silent].on_autopilot
    assert await (one_turn(app.scheduler) if loop == "play" else app.scheduler.step()) == 1
    after = await moves_of(app, match)
    assert [move.partition(".")[0] for _, move in after[len(log) :]] == ["agreed"]
    assert (await app.services.views.brief(match)).awaited == (first,)


async def test_taking_back_goes_on_after_a_crash(app: MatchApp, monkeypatch: pytest.MonkeyPatch) -> None:
    """The seat is empty, and the process ends before the request is settled."""
    match, first = await sailed(app)
    agrees, silent = (seat for seat in range(3) if seat != first)
    asked = await ask(app, match, first)
    await answer(app, asked, PEOPLE[agrees].user)
    log = await moves_of(app, match)

    async def ends(*_: object) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr(Undoing, "_settle_one", ends)
        with pytest.raises(KeyboardInterrupt):
            await app.services.privacy.forget(PEOPLE[silent].user)
    again = MatchApp(app.store, app.clock, "again")
    await all_done(again.scheduler)
    after = await moves_of(again, match)
    assert [move for _, move in after[len(log) :]] == ["agreed.3"]


async def test_who_takes_the_seat_of_the_last_one_is_asked(app: MatchApp) -> None:
    match, first = await sailed(app)
    agrees, silent = (seat for seat in range(3) if seat != first)
    asked = await ask(app, match, first)
    await answer(app, asked, PEOPLE[agrees].user)
    log = await moves_of(app, match)
    await app.services.seats.offer(match, PEOPLE[silent].user, key="o")
    await app.services.seats.take(match, DAN, silent, 1, key="t")
    await all_done(app.scheduler)
    assert await moves_of(app, match) == log
    assert (await answer(app, asked, DAN.user)).outcome == "approved"


@GOES
async def test_taking_back_that_nobody_is_left_to_grant(app: MatchApp, how: str) -> None:
    match, first = await sailed(app, 2)
    await ask(app, match, first)
    await app.sent()
    log = await moves_of(app, match)
    await goes(app, match, 1 - first, how)
    await app.scheduler.step()
    assert await moves_of(app, match) == log
    async with app.store.read() as db:
        assert [one for one in await proposals.of_match(db, match) if one.kind == proposals.UNDO] == []
    assert [fact_of(job).key for job in await app.sent("remove_buttons") if fact_of(job)] == [
        "table-nobody-to-approve"
    ]


@pytest.mark.parametrize("back", [True, False])
async def test_who_is_back_or_takes_a_seat_is_asked_what_is_open(app: MatchApp, back: bool) -> None:
    """The others wait for this vote, too. Nobody else is asked again, and all messages end with the vote."""
    match, seat, agrees, away = await left_to_agree(app, "autopilot")
    seats, who = app.services.seats, PEOPLE[away] if back else DAN
    if back:
        await goes(app, match, away, "played for")
    await app.services.proposals.pause(match, PEOPLE[seat].user, key="p")
    await app.sent()
    if back:
        await seats.come_back(match, who.user, key="b")
    else:
        await seats.offer(match, PEOPLE[away].user, person=who, key="o")
        await seats.take(match, who, away, 1, key="t")
    asked = [job for job in await app.sent() if getattr(fact_of(job), "key", "") == "table-pause-asked"]
    assert [ping.user for job in asked for ping in job.pings] == [who.user]
    for person in (PEOPLE[agrees], who):
        await app.services.proposals.pause(match, person.user, key=app.key())
    assert (await app.services.views.brief(match)).paused_at is not None
    assert len(await app.sent("remove_buttons")) == 2

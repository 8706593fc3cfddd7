"""What lacks only the consent of somebody who has gone, or is played for, is decided at once."""

from __future__ import annotations

import pytest

from bot.match import Context
from bot.match.seats import autopilot
from bot.match.timing.spans import DAY, HOUR
from bot.match.timing.time_control import Absence, TimeControl
from bot.match.transaction import Tx, change
from bot.store import due, proposals
from tests.match.house import ANN, DAN, PEOPLE, House
from tests.match.messages import fact_of
from tests.match.play.test_undo import moves_of
from tests.match.proposals.test_undo import answer, ask, sailed
from tests.match.test_privacy import running


async def left_to_agree(house: House, absence: Absence) -> tuple[int, int, int, int]:
    """A match of three: match, the seat to move, one who agrees, and one who will not answer any more."""
    match = await running(house, TimeControl(clock="turn", turn=2 * DAY, absence=absence))
    await house.sent()
    seat = (await house.services.views.brief(match)).awaited[0]
    agrees, silent = (other for other in range(3) if other != seat)
    return match, seat, agrees, silent


class Leaving:
    """Puts seats on autopilot."""

    def __init__(self, context: Context) -> None:
        self.context = context

    @change
    async def begin(self, tx: Tx, match_id: int, seat: int, /) -> None:
        await tx.change()
        await autopilot.begin(tx, tx.match.seats[seat])


async def goes(house: House, match: int, seat: int, how: str) -> None:
    """The person of a seat has the data deleted, or is away, so the seat is on autopilot."""
    if how == "forgotten":
        await house.services.privacy.forget(PEOPLE[seat].user)
        return
    await Leaving(house.services.context).begin(match, seat)


GOES = pytest.mark.parametrize("how", ["forgotten", "played for"])


@GOES
@pytest.mark.parametrize("absence", ["wait", "autopilot"])
async def test_more_time(house: House, how: str, absence: Absence) -> None:
    match, seat, agrees, silent = await left_to_agree(house, absence)
    before = (await house.services.views.brief(match)).players[seat].deadline
    assert before is not None
    await house.services.proposals.ask_time(match, PEOPLE[seat].user, 5 * HOUR, key="a")
    assert not (await house.services.proposals.grant_time(match, PEOPLE[agrees].user, seat, key="g")).done
    await goes(house, match, silent, how)
    assert (await house.services.views.brief(match)).players[seat].deadline == before + 5 * HOUR
    said = [fact_of(job).key for job in await house.sent("notice") if fact_of(job)]
    assert said[-1] == "table-extended"


@GOES
async def test_a_pause(house: House, how: str) -> None:
    match, seat, agrees, silent = await left_to_agree(house, "autopilot")
    for one in (seat, agrees):
        await house.services.proposals.pause(match, PEOPLE[one].user, key=house.key())
    assert (await house.services.views.brief(match)).paused_at is None
    await goes(house, match, silent, how)
    assert (await house.services.views.brief(match)).paused_at == house.services.context.now()
    steps = len(await moves_of(house, match))
    await house.later(10 * DAY)
    assert len(await moves_of(house, match)) == steps, "the house waits, too"
    await house.services.proposals.pause(match, PEOPLE[seat].user, False, key="on")
    assert (await house.services.views.brief(match)).paused_at is None


@GOES
async def test_the_end(house: House, how: str) -> None:
    match, seat, agrees, silent = await left_to_agree(house, "autopilot")
    for one in (seat, agrees):
        assert not (await house.services.proposals.vote_end(match, PEOPLE[one].user, key=house.key())).done
    await goes(house, match, silent, how)
    assert (await house.services.views.brief(match)).state == "ended"
    assert [job.kind for job in await house.sent("final", "parcel")] == ["final", "parcel"]


@GOES
async def test_nobody_has_asked_for_anything(house: House, how: str) -> None:
    match, _, _, silent = await left_to_agree(house, "autopilot")
    await goes(house, match, silent, how)
    brief = await house.services.views.brief(match)
    assert (brief.state, brief.paused_at) == ("running", None)


async def test_where_only_the_house_plays_on_nothing_ends(house: House) -> None:
    match = await running(house, TimeControl(clock="turn", turn=2 * DAY, absence="autopilot"))
    for seat in (1, 2):
        await goes(house, match, seat, "played for")
    await house.services.privacy.forget(ANN.user)
    assert (await house.services.views.brief(match)).state == "running"


@GOES
async def test_taking_back(house: House, how: str) -> None:
    match, first = await sailed(house)
    agrees, silent = (seat for seat in range(3) if seat != first)
    asked = await ask(house, match, first)
    assert (await answer(house, asked, PEOPLE[agrees].user)).outcome == "open"
    await house.sent()
    log = await moves_of(house, match)
    await goes(house, match, silent, how)
    await house.scheduler.drain()
    after = await moves_of(house, match)
    assert [move for _, move in after[len(log) :]] == ["agreed.3"]
    assert (await house.services.views.brief(match)).awaited == (first,)
    [strip] = [job for job in await house.sent("remove_buttons") if fact_of(job) is not None]
    assert fact_of(strip) is not None
    assert fact_of(strip).key == "table-undo-granted"
    async with house.store.read() as db:
        assert [
            row for row in await due.ripe(db, house.services.context.now(), 9) if row.kind == due.SETTLE
        ] == []


@pytest.mark.parametrize("loop", ["step", "play"])
async def test_taking_back_when_the_time_of_the_last_one_is_over(house: House, loop: str) -> None:
    """Also when the one who plays for the absent looks first: the request is older than that move."""
    time_control = TimeControl(clock="turn", turn=2 * DAY, absence="autopilot")
    match = await running(house, time_control)
    first = PEOPLE.index(await house.turn(match))
    await house.play(match, PEOPLE[first], "S")
    silent = PEOPLE.index(await house.turn(match))
    await house.play(match, PEOPLE[silent], "D")
    assert (await house.services.views.brief(match)).awaited == (silent,)
    [agrees] = {0, 1, 2} - {first, silent}
    asked = await ask(house, match, first)
    await house.sent()
    assert (await answer(house, asked, PEOPLE[agrees].user)).missing == (silent,)
    log = await moves_of(house, match)
    house.clock.on(2 * DAY / 1000)
    assert await house.scheduler.step() == 1, "the time is over"
    assert (await house.services.views.brief(match)).players[silent].on_autopilot
    assert await (house.scheduler.play() if loop == "play" else house.scheduler.step()) == 1
    after = await moves_of(house, match)
    assert [move.partition(".")[0] for _, move in after[len(log) :]] == ["agreed"]
    assert (await house.services.views.brief(match)).awaited == (first,)


async def test_taking_back_goes_on_after_a_crash(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """The seat is empty, and the process ends before the request is settled."""
    match, first = await sailed(house)
    agrees, silent = (seat for seat in range(3) if seat != first)
    asked = await ask(house, match, first)
    await answer(house, asked, PEOPLE[agrees].user)
    log = await moves_of(house, match)

    async def ends(_: int) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr(house.services.privacy, "_settle", ends)
        with pytest.raises(KeyboardInterrupt):
            await house.services.privacy.forget(PEOPLE[silent].user)
    again = House(house.store, house.clock, "again")
    await again.scheduler.drain()
    after = await moves_of(again, match)
    assert [move for _, move in after[len(log) :]] == ["agreed.3"]


async def test_who_takes_the_seat_of_the_last_one_is_asked(house: House) -> None:
    match, first = await sailed(house)
    agrees, silent = (seat for seat in range(3) if seat != first)
    asked = await ask(house, match, first)
    await answer(house, asked, PEOPLE[agrees].user)
    log = await moves_of(house, match)
    await house.services.seats.offer(match, PEOPLE[silent].user, key="o")
    await house.services.seats.take(match, DAN, silent, 1, key="t")
    await house.scheduler.drain()
    assert await moves_of(house, match) == log
    assert (await answer(house, asked, DAN.user)).outcome == "granted"


@GOES
async def test_taking_back_that_nobody_is_left_to_grant(house: House, how: str) -> None:
    match, first = await sailed(house, 2)
    await ask(house, match, first)
    await house.sent()
    log = await moves_of(house, match)
    await goes(house, match, 1 - first, how)
    await house.scheduler.step()
    assert await moves_of(house, match) == log
    async with house.store.read() as db:
        assert [one for one in await proposals.of_match(db, match) if one.kind == proposals.UNDO] == []
    assert [fact_of(job).key for job in await house.sent("remove_buttons") if fact_of(job)] == [
        "table-nobody-to-grant"
    ]

"""What players try out and plan: seen by nobody else, played only if it still can be, and never lost in
silence."""

from __future__ import annotations

import json

import pytest
from msgspec.structs import replace
from sqlalchemy import select

from bot.match import Delivery, Person
from bot.match.errors import IllegalMove, MatchOver, NoMoment, NoPlan, NothingToTry, NotSeated
from bot.match.proposals.clock import End
from bot.match.running.orders import WAIT, is_secret
from bot.match.timing.clock import MINUTE
from bot.store import due, plans
from bot.store.plans import PlanRow
from bot.store.schema import plans as plans_table
from bot.store.schema import private_notes
from tests.draining import all_done
from tests.match.app import ANN, BEN, CAT, DAN, PEOPLE, MatchApp
from tests.match.messages import fact_of
from tests.toy import FERRY


async def running(app: MatchApp, seats: int = 2) -> tuple[int, Person, Person]:
    """The match, who is to move, and who comes next."""
    match = (await app.start("ferry", seats)).match
    await app.pledge(match, seats)
    await app.sent()
    first = await app.turn(match)
    return match, first, PEOPLE[(PEOPLE.index(first) + 1) % seats]


async def take(app: MatchApp, match: int, person: Person) -> None:
    await app.play(match, person, "D")
    await app.play(match, person, "K")


async def stored(app: MatchApp) -> list[tuple[int, str, list[str]]]:
    async with app.store.read() as db:
        rows = await db.execute(select(plans_table))
        return [(row.seat, row.kind, json.loads(row.moves)) for row in rows]


async def order(app: MatchApp, match: int, person: Person, *moves: str) -> None:
    await app.services.plans.try_out(match, person.user, 0, moves)
    await app.services.plans.order(match, person.user, key=app.key())


def pinged(jobs: list[Delivery]) -> list[int]:
    return [ping.user for job in jobs for ping in job.pings]


async def moves_of(app: MatchApp, match: int, person: Person) -> list[str]:
    brief = await app.services.views.brief(match)
    async with app.store.read() as db:
        row = await app.services.context.load(db, match)
        log = await app.services.context.positions.rows(db, row)
    return [one.move for one in log if one.seat == brief.seat_of(person.user)]


# -- trying out --------------------------------------------------------------------------------------------


async def test_nothing_is_played_and_nobody_sees_it(app: MatchApp) -> None:
    match, first, other = await running(app)
    before = await app.services.views.look(match), await app.services.views.look(match, first.user)
    trial = await app.services.plans.try_out(match, other.user, 0, ())
    assert trial.preview.status == "asked", "as if it were the turn"
    trial = await app.services.plans.try_out(match, other.user, 0, ("S",))
    assert (trial.preview.moves, trial.preview.status, trial.awaited) == (("S",), "complete", False)
    assert (await app.services.plans.trial(match, other.user)).preview.moves == ("S",)
    assert (await app.services.plans.trial(match, first.user)).preview.moves == ()
    trial = await app.services.plans.try_out(match, other.user, 0, ("D",))
    assert trial.preview.status == "chance", "draws stay open"
    assert (await app.services.views.look(match), await app.services.views.look(match, first.user)) == before
    assert await app.sent() == []


async def test_from_an_older_position(app: MatchApp) -> None:
    match, first, _ = await running(app)
    await take(app, match, first)
    count = (await app.services.history.at(match, first.user, 0)).count
    tried = 0
    for n in range(1, count + 1):
        try:
            trial = await app.services.plans.try_out(match, first.user, n, ())
        except NothingToTry:
            continue
        answer = trial.preview.answers[0].notation
        again = await app.services.plans.try_out(match, first.user, n, (answer,))
        assert (again.n, again.preview.moves) == (n, (answer,))
        tried += 1
    assert tried
    with pytest.raises(NoMoment):
        await app.services.plans.try_out(match, first.user, count + 1, ())
    with pytest.raises(NoPlan):
        await app.services.plans.keep(match, first.user)


async def test_what_cannot_be_tried(app: MatchApp) -> None:
    match, _, other = await running(app)
    with pytest.raises(IllegalMove):
        await app.services.plans.try_out(match, other.user, 0, ("L.99",))
    with pytest.raises(NotSeated):
        await app.services.plans.try_out(match, DAN.user, 0, ())
    for person in PEOPLE[:2]:
        await app.services.proposals.propose(match, person.user, End(), key=app.key())
    with pytest.raises(MatchOver):
        await app.services.plans.try_out(match, other.user, 0, ())


@pytest.mark.parametrize("picks", [(0.1, 0.7, 0.4), (0.9, 0.2, 0.6)])
async def test_it_tells_nothing_of_what_others_hold(app: MatchApp, picks: tuple[float, ...]) -> None:
    """Another deal of everything that the seat does not know shows the same."""
    match, _, other = await running(app, 3)
    seat = PEOPLE.index(other)
    before = await app.services.plans.try_out(match, other.user, 0, ())
    async with app.store.read() as db:
        row = await app.services.context.load(db, match)
        state = await app.services.context.positions.state(db, row)
        cached = app.services.context.positions.find(row)
    assert cached is not None
    cached.state = FERRY.redeal(state, seat, picks)
    after = await app.services.plans.try_out(match, other.user, 0, ())
    assert after.preview.answers == before.preview.answers
    assert after.preview.view == before.preview.view


# -- kept for the turn -------------------------------------------------------------------------------------


async def test_a_kept_plan_is_the_draft_of_the_turn(app: MatchApp) -> None:
    match, first, other = await running(app)
    await app.services.plans.try_out(match, other.user, 0, ("S",))
    await app.services.plans.keep(match, other.user)
    assert await app.services.plans.take(match, other.user) is None, "not before the turn"
    await take(app, match, first)
    assert other.user in pinged(await app.sent()), "a draft is no order"
    taken = await app.services.plans.take(match, other.user)
    assert taken is not None
    assert (taken.was, taken.lost, taken.kept) == ("", 0, 1)
    assert await app.services.play.draft(match, other.user) == ("S",)
    assert await app.services.plans.take(match, other.user) is None


async def test_what_the_match_has_made_impossible_is_told(app: MatchApp) -> None:
    match, first, other = await running(app)
    heavy = [
        one.notation
        for one in (await app.services.plans.try_out(match, other.user, 0, ())).preview.answers
        if one.notation.startswith("L")
    ]
    assert heavy, "the deal should give something to load"
    await app.services.plans.try_out(match, other.user, 0, (heavy[-1], "R.s"))
    await app.services.plans.keep(match, other.user)
    await take(app, match, first)
    await app.play(match, other, heavy[-1], "R.s")  # the same by hand: now it is too light
    await take(app, match, first)
    trial = await app.services.plans.trial(match, other.user)
    assert (trial.preview.moves, trial.lost) == ((), 2)
    taken = await app.services.plans.take(match, other.user)
    assert taken is not None
    assert (taken.lost, taken.kept) == (2, 0)


# -- standing orders ---------------------------------------------------------------------------------------


async def test_it_is_played_when_the_turn_begins(app: MatchApp) -> None:
    match, first, other = await running(app)
    await order(app, match, other, "S")
    planned = await app.services.plans.planned(match, other.user)
    assert (planned.kind, planned.moves) == ("order", ("S",))
    assert (await app.services.plans.planned(match, first.user)).kind == ""
    assert await app.sent() == [], "told to nobody"
    await take(app, match, first)
    assert other.user not in pinged(await app.sent()), "nobody is called for a turn that is taken at once"
    await all_done(app.scheduler)
    assert (await moves_of(app, match, other))[-1] == "S"
    lines = [one for one in await app.services.history.log(match) if one.ordered]
    assert [line.seat for line in lines] == [PEOPLE.index(other)]
    assert first.user in pinged(await app.sent())
    assert await stored(app) == [(PEOPLE.index(other), "try", ["S"])]
    async with app.store.read() as db:
        assert [row for row in await due.ripe(db, 2**60, 50) if row.kind == due.ORDER] == []


async def test_one_that_is_not_legal_any_more(app: MatchApp) -> None:
    """It is dropped, its player is called as always, and finds what is left of it on the page."""
    match, first, other = await running(app)
    seat = PEOPLE.index(other)
    async with app.store.write() as db:
        await plans.put(db, match, seat, plans.ORDER, ("L.99", "R.s"), "", 0)
    await take(app, match, first)
    assert other.user in pinged(await app.sent())
    await all_done(app.scheduler)
    assert await app.turn(match) == other
    assert (await app.services.plans.planned(match, other.user)).kind == ""
    taken = await app.services.plans.take(match, other.user)
    assert taken is not None
    assert (taken.was, taken.kept, taken.lost) == ("order", 0, 2)


async def test_it_can_be_withdrawn_and_replaced(app: MatchApp) -> None:
    match, first, other = await running(app)
    await order(app, match, other, "S")
    await app.services.plans.withdraw(match, other.user)
    await app.services.plans.withdraw(match, other.user)
    await take(app, match, first)
    assert other.user in pinged(await app.sent())
    await all_done(app.scheduler)
    assert await app.turn(match) == other


async def test_no_order_for_a_turn_that_has_begun_or_for_half_a_turn(app: MatchApp) -> None:
    match, first, other = await running(app)
    await app.services.plans.try_out(match, first.user, 0, ("S",))
    with pytest.raises(NoPlan):
        await app.services.plans.order(match, first.user, key=app.key())
    with pytest.raises(NoPlan):
        await app.services.plans.order(match, other.user, key=app.key())


async def test_what_is_played_by_hand_is_instead_of_it(app: MatchApp) -> None:
    match, first, other = await running(app)
    await order(app, match, other, "S")
    await take(app, match, first)
    await app.play(match, other, "D")
    await app.play(match, other, "K")
    await take(app, match, first)
    await all_done(app.scheduler)
    assert "S" not in await moves_of(app, match, other)


async def test_an_undo_drops_it(app: MatchApp) -> None:
    match, first, other = await running(app)
    await take(app, match, first)
    await order(app, match, first, "S")
    back = await app.services.undo.choices(match, first.user)
    await app.services.undo.ask(match, first.user, back.earlier[0].number, key=app.key())
    brief = await app.services.views.brief(match)
    choices = await app.services.undo.choices(match, first.user)
    assert choices.asked is not None
    await app.services.undo.answer(
        *(match, other.user, PEOPLE.index(first), brief.public_version, choices.asked),
        agree=True,
        key=app.key(),
        knowing=True,
    )
    assert (await app.services.plans.planned(match, first.user)).kind == ""


async def test_whose_order_an_undo_drops_is_told_unless_called_now(app: MatchApp) -> None:
    match, first, other = await running(app, 3)
    last = next(person for person in PEOPLE[:3] if person not in (first, other))
    await take(app, match, first)
    for person in (first, last):
        await order(app, match, person, "S")
    await app.sent()
    number = (await app.services.undo.choices(match, first.user)).earlier[0].number
    await app.services.undo.ask(match, first.user, number, key=app.key())
    version = (await app.services.views.brief(match)).public_version
    for person in (other, last):
        where = (match, person.user, PEOPLE.index(first), version, number)
        await app.services.undo.answer(*where, agree=True, key=app.key(), knowing=True)
    jobs = await app.sent("notice")
    told = [job.user for job in jobs if fact_of(job).key == "table-plan-undone"]
    assert told == [last.user], "the page of a turn says so, too"


async def test_nothing_is_left_when_the_seat_changes_hands_or_the_match_ends(app: MatchApp) -> None:
    match, first, other = await running(app)
    seat = PEOPLE.index(other)
    await order(app, match, other, "S")
    await app.services.plans.set_note(match, other.user, "mine")
    await app.services.seats.offer(match, other.user, person=CAT, key="o")
    await app.services.seats.take(match, CAT, seat, 1, key="t")
    assert await stored(app) == []
    assert (await app.services.plans.planned(match, CAT.user)).note == "", "a note is a person's"
    await order(app, match, CAT, "S")
    for person in (first, CAT):
        await app.services.proposals.propose(match, person.user, End(), key=app.key())
    assert await stored(app) == []


def secret_plan(seat: int, *moves: str) -> PlanRow:
    return PlanRow(seat, plans.ORDER, json.dumps(moves), "")


async def test_one_that_shows_a_hand_looks_like_any_answer(app: MatchApp) -> None:
    """What only the seat can know to be possible is announced, waits like a person, and no line tells it."""
    match, first, other = await running(app)
    seat = PEOPLE.index(other)
    trial = await app.services.plans.try_out(match, other.user, 0, ())
    loads = [one.notation for one in trial.preview.answers if one.notation.startswith("L")]
    assert loads, "the deal should give something to load"
    async with app.store.read() as db:
        row = await app.services.context.load(db, match)
        state = await app.services.context.positions.state(db, row)
    asked = replace(state, phase="act", turn=seat)
    assert is_secret(FERRY, asked, secret_plan(seat, loads[0], "R.s"))
    assert not is_secret(FERRY, asked, secret_plan(seat, "S"))
    await order(app, match, other, loads[0], "R.s")
    await take(app, match, first)
    assert other.user in pinged(await app.sent())
    async with app.store.read() as db:
        [planned] = [one for one in await due.ripe(db, 2**60, 50) if one.kind == due.ORDER]
    now = app.services.context.now()
    assert now + WAIT[0] <= planned.at < now + WAIT[1]
    await all_done(app.scheduler)
    assert await app.turn(match) == other
    await app.later(45 * MINUTE)
    assert loads[0] in await moves_of(app, match, other)
    assert [one for one in await app.services.history.log(match) if one.ordered] == []


# -- passing -----------------------------------------------------------------------------------------------


async def test_an_answer_is_repeated_until_something_else_can_be_done(app: MatchApp) -> None:
    match, first, _ = await running(app)
    await app.play(match, first, "D")
    preview = await app.services.play.preview(match, first.user, None)
    with pytest.raises(NoPlan):
        await app.services.plans.repeat(match, first.user, preview.turn_token, ("X.1",), key=app.key())
    played = await app.services.plans.repeat(match, first.user, preview.turn_token, ("K",), key=app.key())
    assert played.moves == ("K",)
    assert (await app.services.plans.planned(match, first.user)).kind == "pass"
    while first != await app.turn(match):
        await take(app, match, await app.turn(match))
    assert first.user in pinged(await app.sent()), "asked something else: dropped, and called"
    assert (await app.services.plans.planned(match, first.user)).kind == ""
    taken = await app.services.plans.take(match, first.user)
    assert taken is not None
    assert (taken.was, taken.lost, taken.kept) == ("pass", 0, 0)


# -- notes, and a person's data ----------------------------------------------------------------------------


async def test_a_note_is_its_writer_s_alone(app: MatchApp) -> None:
    match, first, other = await running(app)
    await app.services.plans.set_note(match, first.user, "  keep \u202e the 9 \n for later  " + "x" * 600)
    note = (await app.services.plans.planned(match, first.user)).note
    assert note.startswith("keep  the 9 \n for later")
    assert len(note) == 500
    assert (await app.services.plans.planned(match, other.user)).note == ""
    with pytest.raises(NotSeated):
        await app.services.plans.set_note(match, DAN.user, "hello")
    await app.services.plans.set_note(match, first.user, "")
    assert (await app.services.plans.planned(match, first.user)).note == ""


async def test_it_is_part_of_a_person_s_data(app: MatchApp) -> None:
    match, _, other = await running(app)
    await order(app, match, other, "S")
    await app.services.plans.set_note(match, other.user, "my secret plan")
    found = json.loads(await app.services.privacy.all_about(other.user))
    assert found["private_notes"][0]["text"] == "my secret plan"
    assert {one["kind"] for one in found["matches"][0]["plans"]} == {"try", "order"}
    who = ANN if other is BEN else BEN
    assert "my secret plan" not in (await app.services.privacy.all_about(who.user)).decode()
    assert "my secret plan" not in (await app.services.transfer.export(match, other.user)).decode()
    await app.services.privacy.forget(other.user)
    assert await stored(app) == []
    async with app.store.read() as db:
        assert (await db.execute(select(private_notes))).all() == []

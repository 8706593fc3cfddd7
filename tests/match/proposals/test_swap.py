"""Two seats exchange their people, with all players' leave: what a seat holds stays with it, what a
person has goes along."""

from __future__ import annotations

import random

import msgspec
import pytest

from bot.core import Who
from bot.match import Delivery, Place, Retry, UserError
from bot.match.errors import Late, NothingAsked
from bot.match.fairness.record import LogExport, MatchExport
from bot.match.lobby.terms.clock import TableClock
from bot.match.outbox.messages import DirectBoard, RemoveButtons
from bot.match.proposals.clock import End, MoreTime, NewClock, Pause
from bot.match.proposals.move import Move, Swap
from bot.match.proposals.proposal import Proposal
from bot.match.timing.clock import DAY, HOUR, TimeControl
from bot.match.views.models import LeadChange
from bot.store import due, matches, proposals
from bot.text import LANGUAGES, words
from cogs.framework.pictures import past_scene
from cogs.ui.history import lead_lines
from tests.draining import drained
from tests.match.app import ANN, BEN, CAT, HERE, PEOPLE, MatchApp
from tests.match.lobby.test_direct import boards, playing
from tests.match.messages import fact_of
from tests.match.test_webhooks import URL, worker_of

RESERVE = TimeControl(clock="reserve", turn=DAY, reserve=3 * DAY, absence="autopilot")


async def match_of_three(app: MatchApp, time_control: TimeControl = RESERVE) -> int:
    brief = await app.services.lobby.open("golden_horn", 3, {"start_seat": "1"}, ANN, HERE, "en")
    for person in (BEN, CAT):
        await app.services.lobby.join(brief.match, person, 1)
    await app.services.lobby.set_terms(brief.match, ANN.user, TableClock(time_control))
    await app.services.lobby.start(brief.match, ANN.user)
    await app.sent()
    return brief.match


async def swapped(app: MatchApp, match: int, first: int, second: int) -> None:
    """All agree."""
    await app.services.proposals.propose(match, ANN.user, Swap.of(first, second), key=app.key())
    mark = next(one.since for one in await stored(app, match) if one.kind == Swap.name)
    for person in (BEN, CAT):
        await app.services.proposals.answer(match, person.user, Swap, mark, key=app.key())


async def stored(app: MatchApp, match: int) -> list[proposals.ProposalRow]:
    async with app.store.read() as db:
        return await proposals.of_match(db, match)


async def test_people_change_places_when_all_agree(app: MatchApp) -> None:
    match = await match_of_three(app)
    before = await app.services.views.brief(match)
    (seat,) = before.awaited
    views = [(await app.services.views.look(match, person.user)).view for person in PEOPLE[:3]]
    other = (seat + 1) % 3
    asks, agrees = app.services.proposals.propose, app.services.proposals.answer
    votes = await asks(match, ANN.user, Swap.of(seat, other), key="1")
    assert (votes.approved, votes.missing, votes.done) == ((0,), (1, 2), False)
    (asked,) = await app.sent("notice")
    assert fact_of(asked).key == "table-swap-asked"
    assert {ping.user for ping in asked.pings} == {BEN.user, CAT.user}
    mark = fact_of(asked).args["asked"]
    assert isinstance(mark, int)
    assert not (await asks(match, BEN.user, Swap.of(other, seat), key="2")).done, "the same: it is a vote"
    votes = await agrees(match, CAT.user, Swap, mark, key="3")
    assert votes.done
    brief = await app.services.views.brief(match)
    assert (brief.players[seat].user, brief.players[other].user) == (PEOPLE[other].user, PEOPLE[seat].user)
    assert brief.awaited == before.awaited
    now = [(await app.services.views.look(match, PEOPLE[at].user)).view for at in (other, seat)]
    assert now == [views[seat], views[other]], "hands and secrets stay with the seats"
    jobs = await app.sent()
    said = [fact_of(job).key for job in jobs if job.kind == "notice"]
    assert "table-swapped" in said
    assert [ping.user for job in jobs if job.kind == "board" for ping in job.pings] == [PEOPLE[other].user]
    assert {job.user for job in jobs if job.kind == "hand"} >= {PEOPLE[seat].user, PEOPLE[other].user}
    with pytest.raises(NothingAsked):
        await agrees(match, BEN.user, Swap, mark, key="4")


async def test_pages_of_before_are_void_and_the_new_person_plays_on(app: MatchApp) -> None:
    match = await match_of_three(app)
    (seat,) = (await app.services.views.brief(match)).awaited
    other = (seat + 1) % 3
    old = (await app.services.play.preview(match, PEOPLE[seat].user, None)).turn_token
    await swapped(app, match, seat, other)
    with pytest.raises(Late):
        await app.services.play.preview(match, PEOPLE[seat].user, old)
    preview = await app.services.play.preview(match, PEOPLE[other].user, None)
    draft: list[str] = []
    while preview.status == "asked":
        draft.append(preview.answers[-1].notation)
        preview = await app.services.play.preview(match, PEOPLE[other].user, None, draft)
    assert (await app.play(match, PEOPLE[other], *draft)).seat == seat


async def test_the_log_names_who_sat_there_then(app: MatchApp) -> None:
    match = await match_of_three(app)
    (seat,) = (await app.services.views.brief(match)).awaited
    mover, other = PEOPLE[seat], (seat + 1) % 3
    await app.at_random(match, random.Random(1), 1)
    app.clock.on(1)
    await swapped(app, match, seat, other)

    async def told() -> list[Who]:
        log = await app.services.history.log(match)
        return [
            who for line in log if line.seat == seat and isinstance(who := line.fact.args.get("who"), Who)
        ]

    before = await told()
    assert set(before) == {Who(seat, mover.name)}
    app.clock.on(1)
    await swapped(app, match, seat, other)
    assert await told() == before


async def test_older_positions_and_records_name_who_sat_there_then(app: MatchApp) -> None:
    """Positions, turning points and files; the newest position names who sits there now."""
    match = await match_of_three(app)
    (seat,) = (await app.services.views.brief(match)).awaited
    other = (seat + 1) % 3
    then = {seat: PEOPLE[seat].name, other: PEOPLE[other].name}
    await app.at_random(match, random.Random(1), 1)
    app.clock.on(1)
    left = int(app.clock().timestamp() * 1000)
    await swapped(app, match, seat, other)
    history = app.services.history
    assert (await history.at(match, None, 0)).former == {}
    running = msgspec.json.decode(await app.services.transfer.export(match), type=LogExport)
    first = next(told for line, told, *_ in running.lines if line == seat)
    assert first.args["who"] == Who(seat, then[seat])
    app.clock.on(1)
    for person in PEOPLE[:3]:
        await app.services.proposals.propose(match, person.user, End(), key=app.key())
    brief = await app.services.views.brief(match)
    past = await history.at(match, None, 1)
    assert past.former == then
    names = past_scene(brief, past, past.public, "en").names
    assert names == tuple(person.name for person in PEOPLE[:3])
    assert (await history.at(match, None, past.count)).former == {}
    finished = msgspec.json.decode(await app.services.transfer.export(match), type=MatchExport)
    assert finished.former == tuple((at, then[at], left) for at in sorted(then))
    change = LeadChange(n=1, seat=seat, before=other, lead=2.0)
    said = lead_lines(words("en"), brief, ((change, past),))[1]
    leads = (
        f"Position 1 of {past.count}: **{then[seat]}** leads instead of **{then[other]}** (ahead by 2 points)"
    )
    assert said.removeprefix("▪ ").startswith(leads)
    await app.services.people.set(PEOPLE[seat], nameless=True)
    public = msgspec.json.decode(await app.services.watching.record(match), type=MatchExport)
    assert public.former == tuple((at, "" if at == seat else then[at], left) for at in sorted(then))


async def test_each_keeps_the_time_that_was_left(app: MatchApp) -> None:
    match = await match_of_three(app)
    (seat,) = (await app.services.views.brief(match)).awaited
    other = (seat + 1) % 3
    app.clock.on(2 * DAY / 1000)  # a day of the reserve is gone
    await swapped(app, match, seat, other)
    brief = await app.services.views.brief(match)
    now = app.services.context.now()
    assert brief.players[seat].deadline == now + 4 * DAY, "a whole turn and a whole reserve"
    assert brief.players[other].deadline is None
    assert brief.players[other].reserve == 2 * DAY
    async with app.store.read() as db:
        looks = [one for one in await due.ripe(db, now + 100 * DAY, 50) if one.kind == due.SEAT]
    assert [one.seat for one in looks] == [seat]


async def test_a_computer_changes_places_too(app: MatchApp) -> None:
    brief = await app.services.lobby.open("golden_horn", 2, {}, ANN, HERE, "en", computers=1, level="easy")
    match = brief.match
    await app.services.lobby.start(match, ANN.user)
    await app.later(0)
    assert (await app.services.proposals.propose(match, ANN.user, Swap.of(0, 1), key="1")).done
    brief = await app.services.views.brief(match)
    assert (brief.players[0].computer, brief.players[1].user) == ("easy", ANN.user)
    assert (brief.players[0].name, brief.players[1].name) == ("Vega", "Ann")
    await app.later(0)
    assert (await app.services.views.brief(match)).awaited == (1,), "the computer has played in its new seat"


async def test_plans_and_requests_of_a_seat_end_with_the_seat(app: MatchApp) -> None:
    match = await match_of_three(app)
    (seat,) = (await app.services.views.brief(match)).awaited
    other = (seat + 1) % 3
    await app.services.proposals.propose(match, PEOPLE[seat].user, MoreTime.of(HOUR), key="t")
    preview = await app.services.play.preview(match, PEOPLE[seat].user, None)
    await app.services.play.save_draft(
        match, PEOPLE[seat].user, preview.turn_token, [preview.answers[0].notation]
    )
    await swapped(app, match, seat, other)
    assert await stored(app, match) == []
    assert await app.services.play.draft(match, PEOPLE[other].user) == ()


@pytest.mark.parametrize(
    "wish", [End(), Pause(), NewClock.of(TimeControl(clock="turn", turn=DAY)), Move.to(Place(1, 300))]
)
async def test_a_vote_goes_along_with_its_person(app: MatchApp, wish: Proposal) -> None:
    match = await match_of_three(app)
    await app.services.proposals.propose(match, ANN.user, wish, key="a")
    await swapped(app, match, 0, 1)
    votes = await app.services.proposals.propose(match, CAT.user, wish, key="c")
    assert (votes.approved, votes.missing, votes.done) == ((1, 2), (0,), False), "Ben is asked, not Ann"
    assert (await app.services.proposals.propose(match, BEN.user, wish, key="b")).done
    await app.later(0)
    brief = await app.services.views.brief(match)
    assert (brief.state, brief.place.channel) == (
        "ended" if isinstance(wish, End) else "running",
        300 if isinstance(wish, Move) else HERE.channel,
    )


async def test_an_offer_of_a_seat_that_is_exchanged_has_no_button_any_more(app: MatchApp) -> None:
    """At once, not only with the next board."""

    def posted(job: Delivery) -> None:
        if job.kind == "board":
            raise Retry(60)

    match = await match_of_three(app)
    await app.services.seats.offer(match, BEN.user, key="o")
    assert [fact_of(job).key for job in await app.sent("notice")] == ["table-seat-offered"]
    await app.services.proposals.propose(match, ANN.user, Swap.of(0, 1), key="a")
    (offer, swap) = await stored(app, match)
    assert (offer.kind, swap.kind) == (proposals.SEAT, Swap.name)
    await app.services.proposals.answer(match, BEN.user, Swap, swap.since, key="b")
    await app.sent()
    app.sender.fail = posted
    await app.services.proposals.answer(match, CAT.user, Swap, swap.since, key="c")
    changes = [job.message for job in await app.sent("remove_buttons")]
    asked = [
        change.asked.said.key for change in changes if isinstance(change, RemoveButtons) and change.asked
    ]
    assert sorted(asked) == ["table-seat-offered", "table-swap-asked"]


async def test_a_vote_for_somebodys_request_goes_along_too(app: MatchApp) -> None:
    match = await match_of_three(app)
    (seat,) = (await app.services.views.brief(match)).awaited
    first, second = (voter for voter in range(3) if voter != seat)
    await app.services.proposals.propose(match, PEOPLE[seat].user, MoreTime.of(HOUR), key="t")
    await app.services.proposals.answer(match, PEOPLE[first].user, MoreTime, seat, key="y")
    await swapped(app, match, first, second)
    assert [(row.kind, row.approved) for row in await stored(app, match)] == [(MoreTime.name, (second,))]
    assert (await app.services.proposals.answer(match, PEOPLE[second].user, MoreTime, seat, key="z")).done


async def test_it_is_void_when_one_of_the_two_leaves(app: MatchApp) -> None:
    match = await match_of_three(app)
    await app.services.proposals.propose(match, ANN.user, Swap.of(0, 1), key="1")
    (row,) = await stored(app, match)
    await app.services.seats.give_to_computer(match, BEN.user, "easy", key="2")
    assert await stored(app, match) == []
    with pytest.raises(NothingAsked):
        await app.services.proposals.answer(match, CAT.user, Swap, row.since, key="3")


@pytest.mark.parametrize(("first", "second"), [(0, 0), (1, 7)])
async def test_what_cannot_be_exchanged(app: MatchApp, first: int, second: int) -> None:
    match = await match_of_three(app)
    with pytest.raises(UserError) as refused:
        await app.services.proposals.propose(match, ANN.user, Swap.of(first, second), key="1")
    assert refused.value.fact.key == "table-swap-none"


async def test_nobody_changes_places_at_the_table_of_an_event(app: MatchApp) -> None:
    match = await match_of_three(app)
    async with app.store.write() as db:
        await matches.note(db, match, event=1)
    with pytest.raises(UserError) as refused:
        await app.services.proposals.propose(match, ANN.user, Swap.of(0, 1), key="1")
    assert refused.value.fact.key == "table-swap-none"


async def test_a_webhook_calls_the_new_person(app: MatchApp) -> None:
    worker, poster = worker_of(app)
    match = await match_of_three(app)
    (seat,) = (await app.services.views.brief(match)).awaited
    other = (seat + 1) % 3
    await app.services.webhooks.add(PEOPLE[other], URL, "json")
    await drained(worker)
    poster.take()  # the trial call
    await swapped(app, match, seat, other)
    await drained(worker)
    assert len(poster.take()) == 1


@pytest.mark.parametrize("language", LANGUAGES)
async def test_it_is_said_in_every_language(app: MatchApp, language: str) -> None:
    match = await match_of_three(app)
    brief = await app.services.views.brief(match)
    for said in (Swap.of(0, 1).asking(2), *(one.label for one in Swap.offered(brief, 0))):
        assert any(name in words(language).say(said, brief.names) for name in ("Ben", "Cat"))
    assert [one.value for one in Swap.offered(brief, 1)] == ["0", "2"]
    assert Swap.picked("2", brief, 1) == Swap.of(1, 2)
    assert Swap.picked("1", brief, 1) is None


async def test_in_direct_messages_each_sees_the_new_seat(app: MatchApp) -> None:
    match = (await playing(app, "golden_horn", 2)).match
    await app.sent()
    await app.services.proposals.propose(match, ANN.user, Swap.of(0, 1), key="1")
    (row,) = await stored(app, match)
    before = boards(await app.sent())
    await app.services.proposals.answer(match, BEN.user, Swap, row.since, key="2")
    shown = {user: job.message for user, job in boards(await app.sent()).items()}
    assert before == {}
    assert {user: one.seat for user, one in shown.items() if isinstance(one, DirectBoard)} == {
        ANN.user: 1,
        BEN.user: 0,
    }

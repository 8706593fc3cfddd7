"""Who says no to a proposal ends it at once, and everybody who was for it is told."""

from __future__ import annotations

from typing import NamedTuple

import pytest
from msgspec.structs import replace

from bot.match import Delivered, Delivery, Place
from bot.match.errors import MatchOver, NotAsked, NothingAsked, NotSeated
from bot.match.outbox.messages import RemoveButtons
from bot.match.proposals.clock import End, MoreTime, NewClock, Pause
from bot.match.proposals.move import Move, Swap
from bot.match.proposals.proposal import Proposal
from bot.match.proposals.service import KINDS
from bot.match.proposals.undo import Undo
from bot.match.timing.clock import DAY, HOUR, Clock, TimeControl
from bot.store import matches
from bot.text import LANGUAGES, words
from tests.match.app import ANN, BEN, DAN, HERE, OWNER, PEOPLE, MatchApp
from tests.match.lobby.test_direct import playing
from tests.match.messages import deletes, fact_of
from tests.match.proposals.test_settling import Leaving
from tests.match.proposals.test_swap import match_of_three, stored

ELSEWHERE = Place(1, 300, 301)
FAST = TimeControl(clock="turn", turn=DAY)
WISHES = (Swap.of(0, 1), End(), Pause(), NewClock.of(FAST), MoreTime.of(HOUR), Move.to(Place(1, 300)))
EACH = pytest.mark.parametrize("wish", WISHES, ids=[one.name for one in WISHES])


class Asked(NamedTuple):
    """A proposal that one has agreed to, and the last one is asked for."""

    match: int
    kind: type[Proposal]
    mark: int
    proposer: int
    agrees: int
    asked: int

    def user(self, seat: int) -> int:
        return PEOPLE[seat].user


async def proposed(app: MatchApp, wish: Proposal) -> Asked:
    match, kind = await match_of_three(app), type(wish)
    (first,) = (await app.services.views.brief(match)).awaited
    agrees, asked = (seat for seat in range(3) if seat != first)
    service = app.services.proposals
    await service.propose(match, PEOPLE[first].user, wish, key=app.key())
    [called] = await app.sent("notice")
    mark = int(fact_of(called).args.get("seat" if kind.of_seat else "asked", 0))
    if kind.of_seat:
        await service.answer(match, PEOPLE[agrees].user, kind, mark, key=app.key())
    else:
        await service.propose(match, PEOPLE[agrees].user, wish, key=app.key())
    assert await app.sent() == []
    return Asked(match, kind, mark, first, agrees, asked)


async def say_no(app: MatchApp, about: Asked, user: int) -> bool:
    service = app.services.proposals
    return await service.decline(about.match, user, about.kind, about.mark, key=app.key())


def test_every_kind_is_tried() -> None:
    assert {type(one) for one in WISHES} == {*KINDS} - {Undo}, "undo: test_undo"
    assert {*Proposal.__subclasses__()} == {*KINDS}


@EACH
async def test_no_ends_it_and_all_who_were_for_it_are_told(app: MatchApp, wish: Proposal) -> None:
    about = await proposed(app, wish)
    before = await app.services.views.brief(about.match)
    assert not await say_no(app, about, about.user(about.asked))
    jobs = await app.sent()
    said = {job.user: fact_of(job).key for job in jobs if job.kind == "notice"}
    assert said == dict.fromkeys((about.user(about.proposer), about.user(about.agrees)), wish.refused)
    [message] = [job for job in jobs if job.kind == "remove_buttons"]
    assert (fact_of(message).key, fact_of(message).args["who"].seat) == (wish.refused, about.asked)
    assert not deletes(message)
    assert await stored(app, about.match) == []
    after = await app.services.views.brief(about.match)
    assert not any(one.end_vote for one in after.players)
    assert (after.state, after.paused_at, after.time_control) == ("running", None, before.time_control)
    assert [one.user for one in after.players] == [one.user for one in before.players]


@EACH
async def test_twice(app: MatchApp, wish: Proposal) -> None:
    """The same press again changes nothing; another one is told that it is over."""
    about = await proposed(app, wish)
    user, service = about.user(about.asked), app.services.proposals
    for _ in range(2):
        assert not await service.decline(about.match, user, about.kind, about.mark, key="once")
    await app.sent()
    with pytest.raises(NothingAsked):
        await say_no(app, about, user)
    assert await app.sent() == []


@EACH
async def test_after_the_end(app: MatchApp, wish: Proposal) -> None:
    about = await proposed(app, wish)
    await say_no(app, about, about.user(about.asked))
    for seat in range(3):
        await app.services.proposals.propose(about.match, PEOPLE[seat].user, End(), key=app.key())
    assert (await app.services.views.brief(about.match)).state == "ended"
    await app.sent()
    with pytest.raises(MatchOver):
        await say_no(app, about, about.user(about.asked))
    assert await app.sent() == []


@EACH
async def test_another_process_goes_on(app: MatchApp, wish: Proposal) -> None:
    """The program ends after the call, and again before the others are told."""
    about = await proposed(app, wish)
    again = MatchApp(app.store, app.clock, "again")
    assert not await say_no(again, about, about.user(about.asked))
    last = MatchApp(app.store, app.clock, "last")
    jobs = await last.sent()
    assert {job.user for job in jobs if job.kind == "notice"} == {
        about.user(about.proposer),
        about.user(about.agrees),
    }
    assert await app.sent() == []


@EACH
async def test_one_that_is_made_again_can_be_agreed_to(app: MatchApp, wish: Proposal) -> None:
    """Votes for the first one do not count."""
    about = await proposed(app, wish)
    await say_no(app, about, about.user(about.asked))
    app.clock.on(1)
    votes = await app.services.proposals.propose(about.match, about.user(about.proposer), wish, key="2")
    assert set(votes.approved) <= {about.proposer}
    assert set(votes.missing) == {about.agrees, about.asked}


async def test_an_old_button_does_not_speak_of_a_new_proposal(app: MatchApp) -> None:
    about = await proposed(app, Pause())
    await say_no(app, about, about.user(about.asked))
    app.clock.on(1)
    await app.services.proposals.propose(about.match, about.user(about.proposer), Pause(), key="2")
    with pytest.raises(NothingAsked):
        await say_no(app, about, about.user(about.asked))


async def test_who_has_agreed_may_change_their_mind(app: MatchApp) -> None:
    about = await proposed(app, End())
    assert not await say_no(app, about, about.user(about.agrees))
    told = {job.user for job in await app.sent("notice")}
    assert told == {about.user(about.proposer)}


async def test_one_for_a_seat_is_withdrawn_by_it(app: MatchApp) -> None:
    about = await proposed(app, MoreTime.of(HOUR))
    assert await say_no(app, about, about.user(about.proposer))
    jobs = await app.sent()
    assert [job.kind for job in jobs] == ["remove_buttons"]
    assert deletes(jobs[0])


async def test_others_have_no_say(app: MatchApp) -> None:
    about = await proposed(app, Swap.of(0, 1))
    with pytest.raises(NotSeated):
        await say_no(app, about, DAN.user)
    about = about._replace(mark=about.mark + 1)
    with pytest.raises(NothingAsked):
        await say_no(app, about, about.user(about.asked))


async def test_a_seat_on_autopilot_has_no_say(app: MatchApp) -> None:
    match = await match_of_three(app)
    await Leaving(app.services.context).begin(match, 2)
    await app.services.proposals.propose(match, ANN.user, End(), key="1")
    with pytest.raises(NotAsked):
        await app.services.proposals.decline(match, PEOPLE[2].user, End, 0, key="2")
    assert (await app.services.proposals.propose(match, BEN.user, End(), key="3")).done


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", KINDS, ids=[one.name for one in KINDS])
def test_it_is_said_in_every_language(language: str, kind: type[Proposal]) -> None:
    assert "Ben" in words(language)(kind.refused, who="Ben")


@EACH
async def test_who_asks_again_after_the_match_has_moved_asks_there(app: MatchApp, wish: Proposal) -> None:
    if isinstance(wish, Move):
        return
    about = await proposed(app, wish)
    before = await stored(app, about.match)
    async with app.store.write() as db:  # as if it had been posted while the match moved
        await matches.note(db, about.match, **ELSEWHERE.columns)
    for _ in range(2):
        votes = await app.services.proposals.propose(
            about.match, about.user(about.proposer), wish, key=app.key()
        )
        assert votes.missing == (about.asked,)
    jobs = await app.sent()
    [asked] = [job for job in jobs if job.kind == "notice"]
    assert (asked.channel, fact_of(asked).key) == (ELSEWHERE.post, wish.asks)
    assert [ping.user for ping in asked.pings] == [about.user(about.asked)]
    assert [job.channel for job in jobs if job.kind == "remove_buttons"] == [HERE.post]
    assert await stored(app, about.match) == before, "nobody has voted twice"
    mark = int(fact_of(asked).args.get("seat" if about.kind.of_seat else "asked", 0))
    assert mark == about.mark
    await app.services.proposals.propose(about.match, about.user(about.proposer), wish, key=app.key())
    assert await app.sent() == [], "it is asked there already"


@pytest.mark.parametrize("lost", [False, True])
@EACH
async def test_a_match_that_moves_is_asked_there(app: MatchApp, wish: Proposal, lost: bool) -> None:
    if isinstance(wish, Move):
        return
    about = await proposed(app, wish)
    if lost:
        async with app.store.write() as db:
            await matches.note(db, about.match, place_lost=True)
        await app.services.proposals.move(about.match, about.user(about.proposer), ELSEWHERE, key=app.key())
    else:
        await app.services.moderation.move(OWNER, about.match, ELSEWHERE, key=app.key())
    jobs = await app.sent()
    [asked] = [job for job in jobs if job.kind == "notice" and fact_of(job).key == wish.asks]
    assert asked.channel == ELSEWHERE.post
    assert [ping.user for ping in asked.pings] == ([about.user(about.asked)] if lost else [])
    old = [job.message for job in jobs if job.channel == HERE.post]
    assert [
        change.asked.said.key for change in old if isinstance(change, RemoveButtons) and change.asked
    ] == [wish.asks]
    assert (
        await app.services.proposals.answer(
            about.match, about.user(about.asked), about.kind, about.mark, key=app.key()
        )
    ).done


async def test_a_late_player_is_not_asked_for_a_clock_where_the_match_goes_on(app: MatchApp) -> None:
    match = await match_of_three(app)
    (late,) = (await app.services.views.brief(match)).awaited
    proposer, asked = (PEOPLE[seat] for seat in range(3) if seat != late)
    async with app.store.write() as db:
        await matches.change_seat(db, match, late, {"clock": Clock(out=True).written()})
    await app.services.proposals.propose(match, proposer.user, NewClock.of(FAST), key=app.key())
    await app.sent()
    async with app.store.write() as db:
        await matches.note(db, match, place_lost=True)
    await app.services.proposals.move(match, proposer.user, ELSEWHERE, key=app.key())
    asks = [job for job in await app.sent("notice") if fact_of(job).key == NewClock.asks]
    assert [[ping.user for ping in job.pings] for job in asks] == [[asked.user]]


@pytest.mark.parametrize("how", ["resigned", "given up", "forgotten"])
async def test_who_leaves_a_match_in_direct_messages_is_asked_no_longer(
    app: MatchApp, monkeypatch: pytest.MonkeyPatch, how: str
) -> None:
    deliver = app.sender.deliver

    async def to_box(job: Delivery) -> Delivered:
        delivered = await deliver(job)
        return replace(delivered, channel_id=delivered.channel_id or job.user)

    monkeypatch.setattr(app.sender, "deliver", to_box)
    match = (await playing(app, "golden_horn")).match
    await app.sent()
    await app.services.proposals.propose(match, ANN.user, Pause(), key="1")
    await app.sent()
    if how == "resigned":
        await app.services.resigning.resign(match, BEN.user, key="2")
    elif how == "given up":
        await app.services.seats.give_to_computer(match, BEN.user, "easy", key="2")
    else:
        await app.services.privacy.forget(BEN.user)
    changes = [job.message for job in await app.sent("remove_buttons")]
    closed = [change for change in changes if isinstance(change, RemoveButtons) and change.asked is not None]
    asked = [change for change in closed if change.asked and change.asked.said.key == Pause.asks]
    assert [(change.channel, change.outcome) for change in asked] == [(BEN.user, None)]


@pytest.mark.parametrize("how", ["resigned", "given up", "forgotten"])
@EACH
async def test_what_only_somebody_who_leaves_was_for_ends(app: MatchApp, wish: Proposal, how: str) -> None:
    match = await match_of_three(app)
    (seat,) = (await app.services.views.brief(match)).awaited
    user, kind = PEOPLE[seat].user, type(wish)
    if isinstance(wish, Swap):
        wish = Swap.of(seat, (seat + 1) % 3)
    await app.services.proposals.propose(match, user, wish, key="1")
    await app.sent()
    if how == "resigned":
        await app.services.resigning.resign(match, user, key="2")
    elif how == "given up":
        await app.services.seats.give_to_computer(match, user, "easy", key="2")
    else:
        await app.services.privacy.forget(user)
    changes = [job.message for job in await app.sent("remove_buttons")]
    asked = [
        (change.asked.said.key, change.outcome.key)
        for change in changes
        if isinstance(change, RemoveButtons) and change.asked is not None and change.outcome is not None
    ]
    assert asked == [(kind.asks, kind.left)]
    assert [row for row in await stored(app, match) if row.kind == kind.name] == []


async def test_a_move_ends_with_who_asked_for_it_although_others_agreed(app: MatchApp) -> None:
    about = await proposed(app, Move.to(Place(1, 300)))
    await app.services.resigning.resign(about.match, about.user(about.proposer), key="2")
    changes = [job.message for job in await app.sent("remove_buttons")]
    outcomes = [
        change.outcome.key for change in changes if isinstance(change, RemoveButtons) and change.outcome
    ]
    assert outcomes == [Move.left]
    assert [row for row in await stored(app, about.match) if row.kind == Move.name] == []

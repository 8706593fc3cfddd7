"""Taking back further than one may alone: only when all the others agree, and knowing what was revealed."""

from __future__ import annotations

import random

import pytest

from bot.core import CHANCE, Fact
from bot.match.errors import (
    MatchOver,
    NobodyToApprove,
    NothingToUndo,
    NotSeated,
    NotStarted,
    OwnRequest,
    UndoAnswered,
    UndoGone,
)
from bot.match.fairness.verify import verify
from bot.match.proposals.undo import UndoVotes
from bot.store import matches
from tests.match.app import ALL, ANN, BEN, CAT, DAN, PEOPLE, MatchApp
from tests.match.messages import deletes, fact_of
from tests.match.play.test_undo import moves_of


async def sailed(app: MatchApp, seats: int = 3) -> tuple[int, int]:
    """A match in which the first to move has sailed and the next has drawn; the match and who moved first."""
    match = (await app.start(seats=seats)).match
    await app.pledge(match, seats)
    first = await app.turn(match)
    await app.play(match, first, "S")
    await app.play(match, await app.turn(match), "D")
    await app.sent()
    return match, PEOPLE.index(first)


async def ask(app: MatchApp, match: int, seat: int, number: int | None = None) -> UndoVotes:
    """Ask for the newest turn of one's own, or another."""
    user = PEOPLE[seat].user
    back = await app.services.undo.choices(match, user)
    chosen = back.earlier[0].number if number is None else number
    return await app.services.undo.ask(match, user, chosen, key=app.key())


async def answer(
    app: MatchApp, asked: UndoVotes, user: int, agree: bool = True, knowing: bool = True
) -> UndoVotes:
    return await app.services.undo.answer(
        asked.brief.match,
        user,
        asked.proposer,
        asked.brief.public_version,
        asked.number,
        agree,
        key=app.key(),
        knowing=knowing,
    )


async def test_granted_by_all(app: MatchApp) -> None:
    match, first = await sailed(app)
    log = await moves_of(app, match)
    asked = await ask(app, match, first)
    assert asked.outcome == "asked"
    [notice] = await app.sent("notice")
    others = [one for one in range(3) if one != first]
    assert [ping.seat for ping in notice.pings] == others
    assert fact_of(notice) is not None
    assert fact_of(notice).key == "table-undo-asked"
    one, other = (PEOPLE[seat].user for seat in others)
    half = await answer(app, asked, one)
    assert (half.outcome, half.approved, half.missing) == ("open", (others[0],), (others[1],))
    assert await moves_of(app, match) == log, "not before the last has agreed"
    done = await answer(app, asked, other)
    assert done.outcome == "approved"
    after = await moves_of(app, match)
    assert after[: len(log)] == log, "undone moves stay in the log"
    assert [move for _, move in after[len(log) :]] == ["agreed.3"]  # S, D and what was drawn
    assert (await app.services.views.brief(match)).awaited == (first,)
    [board] = await app.sent("board")
    assert [ping.seat for ping in board.pings] == [first]
    [told] = (await app.services.views.look_seat(match, None, since=board.since)).caption
    assert told.key == "table-undone-agreed"
    assert told.args["more"] == 2
    lines = await app.services.history.log(match, ANN.user)
    assert [line.undone for line in lines][-4:] == [True, True, True, False]
    cold = MatchApp(app.store, app.clock, "cold").services
    for user in (ANN.user, BEN.user, CAT.user, None):
        assert await cold.history.log(match, user) == await app.services.history.log(match, user)
        assert (await cold.views.look(match, user)).view == (await app.services.views.look(match, user)).view
    with pytest.raises(UndoGone):
        await answer(app, asked, other)
    end = await app.at_random(match, random.Random(2))
    assert end.state == "over"
    assert verify(await app.services.transfer.export(match), ALL).sound


async def test_whom_the_house_plays_for_is_not_asked(app: MatchApp) -> None:
    match, first = await sailed(app)
    away, there = (seat for seat in range(3) if seat != first)
    async with app.store.write() as db:
        await matches.change_seat(db, match, away, {"autopilot": True})
    asked = await ask(app, match, first)
    assert asked.missing == (there,)
    [notice] = await app.sent("notice")
    assert [ping.seat for ping in notice.pings] == [there]
    assert (await answer(app, asked, PEOPLE[there].user)).outcome == "approved"


async def test_nobody_agrees_to_more_than_they_know(app: MatchApp) -> None:
    """Past something that was drawn, an agreement must say so; else nothing happens yet."""
    match, first = await sailed(app, 2)
    other = BEN if first == 0 else ANN
    asked = await ask(app, match, first)
    log = await moves_of(app, match)
    assert (await answer(app, asked, other.user, knowing=False)).outcome == "warned"
    assert await moves_of(app, match) == log
    assert (await answer(app, asked, other.user)).outcome == "approved"


async def test_who_takes_a_seat_has_agreed_to_nothing(app: MatchApp) -> None:
    match, asker = await sailed(app)
    asked = await ask(app, match, asker)
    one, other = (seat for seat in range(3) if seat != asker)
    assert (await answer(app, asked, PEOPLE[one].user)).missing == (other,)
    await app.services.seats.offer(match, PEOPLE[one].user, key="o")
    await app.services.seats.take(match, DAN, one, 1, key="t")
    votes = await answer(app, asked, PEOPLE[other].user)
    assert (votes.outcome, votes.missing) == ("open", (one,))
    assert (await answer(app, asked, DAN.user)).outcome == "approved"


@pytest.mark.parametrize("how", ["hands over", "is forgotten"])
async def test_who_asked_has_left(app: MatchApp, how: str) -> None:
    match, asker = await sailed(app)
    asked = await ask(app, match, asker)
    await app.sent()
    if how == "hands over":
        await app.services.seats.offer(match, PEOPLE[asker].user, key="o")
        await app.services.seats.take(match, DAN, asker, 1, key="t")
    else:
        await app.services.privacy.forget(PEOPLE[asker].user)
    removals = [fact_of(job).key for job in await app.sent("remove_buttons") if fact_of(job) is not None]
    assert removals == ["table-undo-left"]
    with pytest.raises(UndoGone):
        await answer(app, asked, PEOPLE[(asker + 1) % 3].user)


async def test_nothing_was_revealed(app: MatchApp) -> None:
    """Only moves in the open came after: a plain yes does."""
    match = (await app.start(seats=3)).match
    await app.pledge(match, 3)
    first = await app.turn(match)
    await app.play(match, first, "S")
    await app.play(match, await app.turn(match), "S")
    asked = await ask(app, match, PEOPLE.index(first))
    for person in PEOPLE[:3]:
        if person is not first:
            asked = await answer(app, asked, person.user, knowing=False)
    assert asked.outcome == "approved"
    with pytest.raises(UndoGone):
        await answer(app, asked, first.user, agree=False)


async def test_not_when_it_is_over(app: MatchApp) -> None:
    match = (await app.start()).match
    await app.pledge(match)
    for _ in range(2):
        await app.play(match, await app.turn(match), "S")
    assert (await app.services.views.brief(match)).state == "over"
    with pytest.raises(MatchOver):
        await app.services.undo.choices(match, ANN.user)


@pytest.mark.parametrize("how", ["refused", "withdrawn", "overtaken"])
async def test_not_approved(app: MatchApp, how: str) -> None:
    match, first = await sailed(app)
    second = await app.turn(match)
    asked = await ask(app, match, first)
    await app.sent()
    log = await moves_of(app, match)
    if how == "overtaken":
        await app.play(match, second, "K")
        log = await moves_of(app, match)
    else:
        user = PEOPLE[first].user if how == "withdrawn" else second.user
        assert (await answer(app, asked, user, agree=False)).outcome == how
    for person in PEOPLE[:3]:
        with pytest.raises(UndoGone):
            await answer(app, asked, person.user)
    assert await moves_of(app, match) == log
    removals = [job for job in await app.sent("remove_buttons") if deletes(job) or fact_of(job) is not None]
    [removed] = removals
    assert deletes(removed) is (how == "withdrawn")
    assert fact_of(removed) is None or fact_of(removed).key == f"table-undo-{how}"


async def test_the_asker_hears_of_a_refusal(app: MatchApp) -> None:
    match, first = await sailed(app)
    asked = await ask(app, match, first)
    await app.sent()
    await answer(app, asked, PEOPLE[(first + 1) % 3].user, agree=False)
    [notice] = await app.sent("notice")
    assert (notice.user, notice.channel) == (PEOPLE[first].user, None)


async def test_a_request_that_was_not_posted_yet_is_not_posted_any_more(app: MatchApp) -> None:
    match, first = await sailed(app)
    asked = await ask(app, match, first)
    await answer(app, asked, PEOPLE[first].user, agree=False)
    assert await app.sent("notice", "remove_buttons") == []


async def test_asking_again_takes_the_place_of_asking(app: MatchApp) -> None:
    match, first = await sailed(app)
    one = await ask(app, match, first)
    await app.sent()
    two = await ask(app, match, first, 1)
    assert two.number != one.number
    jobs = await app.sent("notice", "remove_buttons")
    assert sorted(job.kind for job in jobs) == ["notice", "remove_buttons"]
    with pytest.raises(UndoGone):
        await answer(app, one, PEOPLE[(first + 1) % 3].user)
    assert (await app.services.undo.choices(match, PEOPLE[first].user)).asked == two.number


async def test_who_may_not(app: MatchApp) -> None:
    """Refused plainly; nothing changes."""
    with pytest.raises(NotStarted):
        await app.services.undo.choices((await app.lobby()).match, ANN.user)
    match, first = await sailed(app)
    asked = await ask(app, match, first)
    log, brief = await moves_of(app, match), await app.services.views.brief(match)
    with pytest.raises(OwnRequest):
        await answer(app, asked, PEOPLE[first].user)
    with pytest.raises(NotSeated):
        await answer(app, asked, DAN.user)
    with pytest.raises(NotSeated):
        await app.services.undo.choices(match, DAN.user)
    for number in (0, -1, 99):
        with pytest.raises(NothingToUndo):
            await app.services.undo.ask(match, PEOPLE[first].user, number, key=app.key())
    for seat in (-1, 7, (first + 1) % 3):
        with pytest.raises(UndoGone):
            await app.services.undo.answer(
                match, PEOPLE[(first + 2) % 3].user, seat, brief.public_version, 1, True, key=app.key()
            )
    assert (await moves_of(app, match), await app.services.views.brief(match)) == (log, brief)


async def test_nobody_may_grant(app: MatchApp) -> None:
    """All others have had their data deleted: nobody is left who could agree."""
    match, first = await sailed(app, 2)
    async with app.store.write() as db:
        await matches.change_seat(db, match, 1 - first, {"user": None})
    with pytest.raises(NobodyToApprove):
        await ask(app, match, first)
    assert await app.sent("notice") == []


async def test_what_may_be_taken_back(app: MatchApp) -> None:
    """At once what nobody has answered; by leave of the others every turn of one's own."""
    match = (await app.start()).match
    await app.pledge(match)
    person = await app.turn(match)
    await app.play(match, person, "D")
    await app.play(match, person, "K")
    back = await app.services.undo.choices(match, person.user)
    assert back.at_once is not None
    assert [told.key for told in back.at_once] == ["toy-keep"]
    assert [one.number for one in back.earlier] == [2, 1], "drawing, and the pledge"
    assert all(one.revealed for one in back.earlier)
    taken = await app.services.play.undo(match, person.user, key=app.key(), expected=back.turn_token)
    assert taken.moves == ("K",)
    again = await app.services.undo.choices(match, person.user)
    assert again.at_once is None
    with pytest.raises(UndoAnswered):
        await app.services.play.undo(match, person.user, key=app.key())


async def test_back_into_a_choice_that_was_sealed(app: MatchApp) -> None:
    """All decide anew: whoever must is asked, and called, once more."""
    match, first = await sailed(app, 2)
    asked = await ask(app, match, first, 1)
    await app.sent()
    done = await answer(app, asked, PEOPLE[1 - first].user)
    assert done.outcome == "approved"
    look = await app.services.views.look(match)
    [board] = await app.sent("board")
    assert [ping.seat for ping in board.pings] == list(look.to_act)
    assert first in look.to_act
    end = await app.at_random(match, random.Random(4))
    assert end.state == "over"
    assert verify(await app.services.transfer.export(match), ALL).sound


@pytest.mark.parametrize("game", ALL)
async def test_games_go_on_after_any_request(app: MatchApp, game: str) -> None:
    """Everything is whole again: the log replays, hidden things stay hidden, the proof is sound."""
    rng = random.Random(f"consent {game}")
    seats = min(ALL[game].seats)
    match = (await app.start(game, seats)).match
    for _ in range(4):
        brief = await app.at_random(match, rng, steps=6)
        if brief.state != "running":
            break
        seat = rng.randrange(seats)
        back = await app.services.undo.choices(match, PEOPLE[seat].user)
        if not back.earlier:
            continue
        asked = await ask(app, match, seat, rng.choice(back.earlier).number)
        for person in PEOPLE[:seats]:
            if person is not PEOPLE[seat]:
                asked = await answer(app, asked, person.user)
        assert asked.outcome == "approved"
        assert CHANCE not in (await app.services.views.look(match)).to_act
    end = await app.at_random(match, rng, steps=400)
    if end.state == "over":
        assert verify(await app.services.transfer.export(match), ALL).sound


async def test_what_was_sealed_is_named_as_it_was_opened(app: MatchApp) -> None:
    """The others must know which of many sealed choices they are asked about."""
    match = (await app.start("pyramids")).match
    for person in (ANN, BEN, ANN, BEN):  # cards to keep, then the first shape
        answers = (await app.services.play.preview(match, person.user, None)).answers
        await app.play(match, person, answers[-1].notation)
    await app.sent()
    asked = await ask(app, match, 0)
    [notice] = await app.sent("notice")
    said = fact_of(notice)
    assert said is not None
    log = [line.fact for line in await app.services.history.log(match)]
    [opened] = [one for one in log if one.key == "py-log-open"]
    seats = opened.args["seats"]
    assert isinstance(seats, tuple)
    own = Fact(opened.key, opened.args | {"seats": seats[:1]})
    assert said.args["moves"] == (own,)
    assert (await app.services.undo.choices(match, ANN.user)).earlier[0].facts == (own,)
    assert (await answer(app, asked, BEN.user)).outcome == "approved"
    undone = (await app.services.history.log(match))[-1].fact
    assert (undone.key, undone.args["moves"]) == ("table-undone-agreed", (own,))

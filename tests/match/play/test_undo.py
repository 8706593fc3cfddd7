"""Taking back: until chance or another seat has answered, and never against a sealed decision."""

from __future__ import annotations

import random

import pytest

from bot.core import CHANCE, Who, fact
from bot.match.errors import Late, NothingToUndo, UndoAnswered
from bot.match.fairness.verify import verify
from bot.store import steps
from tests.match.house import ALL, ANN, BEN, CAT, House


async def moves_of(house: House, match: int) -> list[tuple[int, str]]:
    async with house.store.read() as db:
        return [(row.seat, row.move) for row in await steps.log(db, match)]


async def undo(house: House, match: int, user: int) -> tuple[str, ...]:
    return (await house.services.play.undo(match, user, key=house.key())).moves


async def test_down_to_the_last_answer_of_chance(house: House) -> None:
    match = (await house.start()).match
    await house.pledge(match)
    person = await house.turn(match)
    before = await house.services.views.look(match, person.user)
    load = next(
        one.notation
        for one in (await house.services.play.preview(match, person.user, None)).answers
        if one.notation.startswith("L")
    )
    await house.play(match, person, load, "R.s")
    look = await house.services.views.look(match, person.user)
    assert look.may_undo
    assert await undo(house, match, person.user) == ("R.s",)
    assert (await moves_of(house, match))[-1][1] == "undo.1"
    after = await house.services.views.look(match, person.user)
    assert after.prompt is not None
    assert after.prompt.key == "toy-ask-route"
    assert after.turn_token is not None
    assert before.turn_token is not None
    assert after.turn_token > before.turn_token
    with pytest.raises(UndoAnswered):  # the tide has been drawn
        await undo(house, match, person.user)
    log = await house.services.history.log(match, BEN.user)
    assert [line.fact.key for line in log][-3:] == ["toy-tide", "toy-route", "table-undone"]
    assert [line.undone for line in log][-3:] == [False, True, False]
    assert [line.n for line in log] == list(range(1, len(log) + 1))


async def test_until_another_has_answered(house: House) -> None:
    match = (await house.start()).match
    await house.pledge(match)
    first = await house.turn(match)
    await house.play(match, first, "S")
    second = await house.turn(match)
    with pytest.raises(UndoAnswered):  # opened the pledges: what was sealed has been seen
        await undo(house, match, second.user)
    await house.play(match, second, "D")
    with pytest.raises(UndoAnswered):
        await undo(house, match, first.user)
    with pytest.raises(UndoAnswered):  # a crate was drawn
        await undo(house, match, second.user)
    await house.play(match, second, "K")
    assert await undo(house, match, second.user) == ("K",)


async def test_a_turn_of_another_counts_though_nothing_was_drawn(house: House) -> None:
    match = (await house.start(seats=3)).match
    await house.pledge(match, 3)
    first = await house.turn(match)
    await house.play(match, first, "S")
    second = await house.turn(match)
    await house.play(match, second, "S")
    log = await moves_of(house, match)
    with pytest.raises(UndoAnswered):
        await undo(house, match, first.user)
    assert await moves_of(house, match) == log


async def test_not_what_has_opened_the_others(house: House) -> None:
    """The last pledge shows its maker what all have pledged."""
    match = (await house.start()).match
    await house.pledge(match)
    log = await moves_of(house, match)
    assert log[-1][0] == 1
    with pytest.raises(UndoAnswered):
        await undo(house, match, BEN.user)
    assert await moves_of(house, match) == log


async def test_no_more_than_was_sent_together(house: House) -> None:
    """Of a turn that is played in parts the last part alone."""
    match, rng = (await house.start("golden_horn")).match, random.Random(4)
    while True:
        (seat, *_) = (await house.services.views.brief(match)).awaited
        person = (ANN, BEN)[seat]
        answers = (await house.services.play.preview(match, person.user, None)).answers
        await house.play(match, person, rng.choice(answers).notation)
        async with house.store.read() as db:
            *_, before, last = await steps.log(db, match)
        if before.seat == last.seat == seat and before.batch != last.batch:
            break
    assert await undo(house, match, person.user) == (last.move,)
    assert await undo(house, match, person.user) == (before.move,)


async def test_the_ping_of_a_move_that_was_taken_back(house: House) -> None:
    match = (await house.start()).match
    await house.pledge(match)
    first = await house.turn(match)
    other = BEN if first is ANN else ANN
    await house.sent()
    await house.play(match, first, "S")
    await undo(house, match, first.user)
    [board] = await house.sent("board")  # both in one, and nobody has anything to do with it
    assert board.pings == ()
    assert (await house.services.views.look_seat(match, None, since=board.since)).caption == ()
    await house.play(match, first, "S")
    [board] = await house.sent("board")
    assert [ping.user for ping in board.pings] == [other.user]
    await undo(house, match, first.user)
    [board] = await house.sent("board")
    caption = (await house.services.views.look_seat(match, None, since=board.since)).caption
    assert [told.key for told in caption] == ["table-undone"]
    assert caption[0].args["moves"] == (fact("toy-sail", who=Who(first.user - ANN.user), move="S"),)
    await house.play(match, first, "S")
    [board] = await house.sent("board")
    assert [ping.user for ping in board.pings] == [other.user]


async def test_nothing_to_undo(house: House) -> None:
    match = (await house.start()).match
    with pytest.raises(NothingToUndo):
        await undo(house, match, ANN.user)


async def test_a_seal_is_withdrawn_while_others_are_out(house: House) -> None:
    match = (await house.start(seats=3)).match
    await house.sent()
    for person in (ANN, BEN):
        own = (await house.services.play.preview(match, person.user, None)).answers[0].notation
        await house.play(match, person, own, "F.a")
    look = await house.services.views.look(match, ANN.user)
    assert look.may_undo
    assert look.may_change
    assert await undo(house, match, ANN.user) == ("back",)
    assert (await house.services.views.look(match)).view.to_act == (0, 2)
    assert {job.kind for job in await house.sent()} == {"refresh"}


async def test_a_part_of_a_seal_is_withdrawn_whatever_others_seal(house: House) -> None:
    """Whether an undo works must not tell that another has sealed something meanwhile."""
    match = (await house.start(seats=3)).match
    await house.sent()
    ben = (await house.services.play.preview(match, BEN.user, None)).answers[0].notation
    ann = (await house.services.play.preview(match, ANN.user, None)).answers[0].notation
    await house.play(match, ANN, ann)
    await house.play(match, BEN, ben)
    await house.play(match, BEN, "F.b")
    heard = await house.services.history.log(match, BEN.user)
    look = await house.services.views.look(match, BEN.user)
    assert (await house.services.views.look(match, ANN.user)).may_undo
    assert await undo(house, match, ANN.user) == (ann,)
    assert (await moves_of(house, match))[-3:] == [(0, "undo.3"), (1, ben), (1, "F.b")]
    assert await house.services.history.log(match, BEN.user) == heard
    after = await house.services.views.look(match, BEN.user)
    assert (after.view, after.turn_token, after.caption) == (look.view, look.turn_token, look.caption)
    ours = await house.services.history.log(match, ANN.user)
    assert [(line.fact.key, line.undone) for line in ours][-2:] == [
        ("toy-bid", True),
        ("table-undone", False),
    ]
    assert ours[-1].fact.args["moves"] == (ours[-2].fact,), "each hears which move, as it heard of it"
    cold = House(house.store, house.clock, "cold").services
    for user in (ANN.user, BEN.user, CAT.user, None):
        assert await cold.history.log(match, user) == await house.services.history.log(match, user)
    # Ben's own undo still takes back all of his, as if Ann had done nothing.
    assert await undo(house, match, BEN.user) == ("back",)
    with pytest.raises(NothingToUndo):
        await undo(house, match, ANN.user)
    await house.at_random(match, random.Random(3))
    assert verify(await house.services.transfer.export(match), ALL).sound


async def test_the_same_key_undoes_once(house: House) -> None:
    match = (await house.start()).match
    await house.pledge(match)
    person = await house.turn(match)
    await house.play(match, person, "S")
    first = await house.services.play.undo(match, person.user, key="once")
    again = await house.services.play.undo(match, person.user, key="once")
    assert again.repeated
    assert again.moves == first.moves == ("S",)
    assert [move for _, move in await moves_of(house, match)].count("undo.1") == 1


async def test_a_button_of_an_older_turn(house: House) -> None:
    """*Take it back* is for the turn it was shown for."""
    match = (await house.start()).match
    await house.pledge(match)
    person = await house.turn(match)
    played = await house.play(match, person, "D")
    later = await house.play(match, person, "K")
    before = await moves_of(house, match)
    with pytest.raises(Late):
        await house.services.play.undo(match, person.user, key="old", expected=played.turn_token)
    assert await moves_of(house, match) == before
    assert (
        await house.services.play.undo(match, person.user, key="new", expected=later.turn_token)
    ).moves == ("K",)
    again = await house.services.play.undo(match, person.user, key="new", expected=later.turn_token)
    assert again.repeated


@pytest.mark.parametrize("game", ALL)
async def test_chance_is_never_taken_back(house: House, game: str) -> None:
    rng = random.Random(1)
    match = (await house.start(game, min(ALL[game].seats))).match
    for _ in range(25):
        brief = await house.at_random(match, rng, steps=1)
        log = await moves_of(house, match)
        for player in brief.players:
            assert player.user is not None
            if brief.state == "running" and rng.random() < 0.4:
                try:
                    taken = await undo(house, match, player.user)
                except (NothingToUndo, UndoAnswered):
                    assert await moves_of(house, match) == log
                else:
                    assert taken
                    last = (await moves_of(house, match))[len(log) :]
                    assert all(seat != CHANCE for seat, _ in last)
                    log = await moves_of(house, match)

"""Taking back: until chance or another seat has answered, and never against a sealed decision."""

from __future__ import annotations

import random

import pytest

from bot.core import CHANCE, Who, fact
from bot.match.errors import Late, NothingToUndo, UndoAnswered
from bot.match.fairness.verify import verify
from bot.store import steps
from tests.match.app import ALL, ANN, BEN, CAT, MatchApp


async def moves_of(app: MatchApp, match: int) -> list[tuple[int, str]]:
    async with app.store.read() as db:
        return [(row.seat, row.move) for row in await steps.log(db, match)]


async def undo(app: MatchApp, match: int, user: int) -> tuple[str, ...]:
    return (await app.services.play.undo(match, user, key=app.key())).moves


async def test_down_to_the_last_answer_of_chance(app: MatchApp) -> None:
    match = (await app.start()).match
    await app.pledge(match)
    person = await app.turn(match)
    before = await app.services.views.look(match, person.user)
    load = next(
        one.notation
        for one in (await app.services.play.preview(match, person.user, None)).answers
        if one.notation.startswith("L")
    )
    await app.play(match, person, load, "R.s")
    assert await undo(app, match, person.user) == ("R.s",)
    assert (await moves_of(app, match))[-1][1] == "undo.1"
    after = await app.services.views.look(match, person.user)
    assert [prompt.key for _, prompt in after.awaited] == ["toy-ask-route"]
    assert after.turn_token is not None
    assert before.turn_token is not None
    assert after.turn_token > before.turn_token
    with pytest.raises(UndoAnswered):  # the tide has been drawn
        await undo(app, match, person.user)
    log = await app.services.history.log(match, BEN.user)
    assert [line.fact.key for line in log][-3:] == ["toy-tide", "toy-route", "table-undone"]
    assert [line.undone for line in log][-3:] == [False, True, False]
    assert [line.n for line in log] == list(range(1, len(log) + 1))


async def test_until_another_has_answered(app: MatchApp) -> None:
    match = (await app.start()).match
    await app.pledge(match)
    first = await app.turn(match)
    await app.play(match, first, "S")
    second = await app.turn(match)
    with pytest.raises(UndoAnswered):  # opened the pledges: what was sealed has been seen
        await undo(app, match, second.user)
    await app.play(match, second, "D")
    with pytest.raises(UndoAnswered):
        await undo(app, match, first.user)
    with pytest.raises(UndoAnswered):  # a crate was drawn
        await undo(app, match, second.user)
    await app.play(match, second, "K")
    assert await undo(app, match, second.user) == ("K",)


async def test_a_turn_of_another_counts_though_nothing_was_drawn(app: MatchApp) -> None:
    match = (await app.start(seats=3)).match
    await app.pledge(match, 3)
    first = await app.turn(match)
    await app.play(match, first, "S")
    second = await app.turn(match)
    await app.play(match, second, "S")
    log = await moves_of(app, match)
    with pytest.raises(UndoAnswered):
        await undo(app, match, first.user)
    assert await moves_of(app, match) == log


async def test_not_what_has_opened_the_others(app: MatchApp) -> None:
    """The last pledge shows its maker what all have pledged."""
    match = (await app.start()).match
    await app.pledge(match)
    log = await moves_of(app, match)
    assert log[-1][0] == 1
    with pytest.raises(UndoAnswered):
        await undo(app, match, BEN.user)
    assert await moves_of(app, match) == log


async def test_no_more_than_was_sent_together(app: MatchApp) -> None:
    """Of a turn that is played in parts the last part alone."""
    match, rng = (await app.start("golden_horn")).match, random.Random(4)
    while True:
        (seat, *_) = (await app.services.views.brief(match)).awaited
        person = (ANN, BEN)[seat]
        answers = (await app.services.play.preview(match, person.user, None)).answers
        await app.play(match, person, rng.choice(answers).notation)
        async with app.store.read() as db:
            *_, before, last = await steps.log(db, match)
        if before.seat == last.seat == seat and before.batch != last.batch:
            break
    assert await undo(app, match, person.user) == (last.move,)
    assert await undo(app, match, person.user) == (before.move,)


async def test_the_ping_of_a_move_that_was_taken_back(app: MatchApp) -> None:
    match = (await app.start()).match
    await app.pledge(match)
    first = await app.turn(match)
    other = BEN if first is ANN else ANN
    await app.sent()
    await app.play(match, first, "S")
    await undo(app, match, first.user)
    [board] = await app.sent("board")  # both in one, and nobody has anything to do with it
    assert board.pings == ()
    assert (await app.services.views.look_seat(match, None, since=board.since)).caption == ()
    await app.play(match, first, "S")
    [board] = await app.sent("board")
    assert [ping.user for ping in board.pings] == [other.user]
    await undo(app, match, first.user)
    [board] = await app.sent("board")
    caption = (await app.services.views.look_seat(match, None, since=board.since)).caption
    assert [told.key for told in caption] == ["table-undone"]
    assert caption[0].args["moves"] == (fact("toy-sail", who=Who(first.user - ANN.user), move="S"),)
    await app.play(match, first, "S")
    [board] = await app.sent("board")
    assert [ping.user for ping in board.pings] == [other.user]


async def test_nothing_to_undo(app: MatchApp) -> None:
    match = (await app.start()).match
    with pytest.raises(NothingToUndo):
        await undo(app, match, ANN.user)


async def test_a_seal_is_withdrawn_while_others_are_out(app: MatchApp) -> None:
    match = (await app.start(seats=3)).match
    await app.sent()
    for person in (ANN, BEN):
        own = (await app.services.play.preview(match, person.user, None)).answers[0].notation
        await app.play(match, person, own, "F.a")
    assert await undo(app, match, ANN.user) == ("back",)
    assert (await app.services.views.look(match)).view.to_act == (0, 2)
    assert {job.kind for job in await app.sent()} == {"refresh"}


async def test_a_part_of_a_seal_is_withdrawn_whatever_others_seal(app: MatchApp) -> None:
    """Whether an undo works must not tell that another has sealed something meanwhile."""
    match = (await app.start(seats=3)).match
    await app.sent()
    ben = (await app.services.play.preview(match, BEN.user, None)).answers[0].notation
    ann = (await app.services.play.preview(match, ANN.user, None)).answers[0].notation
    await app.play(match, ANN, ann)
    await app.play(match, BEN, ben)
    await app.play(match, BEN, "F.b")
    heard = await app.services.history.log(match, BEN.user)
    look = await app.services.views.look(match, BEN.user)
    assert await undo(app, match, ANN.user) == (ann,)
    assert (await moves_of(app, match))[-3:] == [(0, "undo.3"), (1, ben), (1, "F.b")]
    assert await app.services.history.log(match, BEN.user) == heard
    after = await app.services.views.look(match, BEN.user)
    assert (after.view, after.turn_token, after.caption) == (look.view, look.turn_token, look.caption)
    ours = await app.services.history.log(match, ANN.user)
    assert [(line.fact.key, line.undone) for line in ours][-2:] == [
        ("toy-bid", True),
        ("table-undone", False),
    ]
    assert ours[-1].fact.args["moves"] == (ours[-2].fact,), "each hears which move, as it heard of it"
    cold = MatchApp(app.store, app.clock, "cold").services
    for user in (ANN.user, BEN.user, CAT.user, None):
        assert await cold.history.log(match, user) == await app.services.history.log(match, user)
    # Ben's own undo still takes back all of his, as if Ann had done nothing.
    assert await undo(app, match, BEN.user) == ("back",)
    with pytest.raises(NothingToUndo):
        await undo(app, match, ANN.user)
    await app.at_random(match, random.Random(3))
    assert verify(await app.services.transfer.export(match), ALL).sound


async def test_the_same_key_undoes_once(app: MatchApp) -> None:
    match = (await app.start()).match
    await app.pledge(match)
    person = await app.turn(match)
    await app.play(match, person, "S")
    first = await app.services.play.undo(match, person.user, key="once")
    again = await app.services.play.undo(match, person.user, key="once")
    assert again.repeated
    assert again.moves == first.moves == ("S",)
    assert [move for _, move in await moves_of(app, match)].count("undo.1") == 1


async def test_a_button_of_an_older_turn(app: MatchApp) -> None:
    """*Take it back* is for the turn it was shown for."""
    match = (await app.start()).match
    await app.pledge(match)
    person = await app.turn(match)
    played = await app.play(match, person, "D")
    later = await app.play(match, person, "K")
    before = await moves_of(app, match)
    with pytest.raises(Late):
        await app.services.play.undo(match, person.user, key="old", expected=played.turn_token)
    assert await moves_of(app, match) == before
    assert (await app.services.play.undo(match, person.user, key="new", expected=later.turn_token)).moves == (
        "K",
    )
    again = await app.services.play.undo(match, person.user, key="new", expected=later.turn_token)
    assert again.repeated


@pytest.mark.parametrize("game", ALL)
async def test_chance_is_never_taken_back(app: MatchApp, game: str) -> None:
    rng = random.Random(1)
    match = (await app.start(game, min(ALL[game].seats))).match
    for _ in range(25):
        brief = await app.at_random(match, rng, steps=1)
        log = await moves_of(app, match)
        for player in brief.players:
            assert player.user is not None
            if brief.state == "running" and rng.random() < 0.4:
                try:
                    taken = await undo(app, match, player.user)
                except (NothingToUndo, UndoAnswered):
                    assert await moves_of(app, match) == log
                else:
                    assert taken
                    last = (await moves_of(app, match))[len(log) :]
                    assert all(seat != CHANCE for seat, _ in last)
                    log = await moves_of(app, match)

"""What leaves no choice is answered by itself, as a move of the log like any other."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from bot.core import Options
from bot.games.edo import Edo
from bot.games.edo.state import State
from bot.match.errors import UndoAnswered
from tests.games.edo.scenario import BLUE, GREEN, RED, position
from tests.match.app import ANN, BEN, CAT, MatchApp


@pytest.fixture
async def evening(app: MatchApp, monkeypatch: pytest.MonkeyPatch) -> int:
    """The wages of a round: Ann can pay, Ben has no rice for two samurai, Cat can pay again."""
    held = {RED: "samurai C1; goods 0 3R", BLUE: "samurai C1 C2; goods 0", GREEN: "samurai C3; goods 0 3R"}
    state = position(players=held).turn(RED).end_phase().state

    def start(rules: Edo, seats: int, options: Options) -> State:
        return replace(state, last=())

    monkeypatch.setattr(Edo, "start", start)
    match = (await app.start("edo", 3)).match
    await app.sent()
    return match


async def log_of(app: MatchApp, match: int) -> list[tuple[int, str]]:
    async with app.store.read() as db:
        rows = await app.services.context.positions.rows(db, await app.services.context.load(db, match))
    return [(row.seat, row.move) for row in rows]


async def test_it_is_a_move_of_the_log_and_calls_nobody(app: MatchApp, evening: int) -> None:
    await app.play(evening, ANN, "pay")
    assert await log_of(app, evening) == [(0, "pay"), (1, "home")]
    lines = await app.services.history.log(evening)
    assert [(line.seat, line.by_itself) for line in lines] == [(0, False), (1, True)]
    assert [ping.user for job in await app.sent() for ping in job.pings] == [CAT.user]


async def test_it_is_no_answer_to_the_move_before(app: MatchApp, evening: int) -> None:
    """Ann takes her move back alone; what was answered by itself goes first, and nobody is told of that."""
    played = await app.services.play.submit(evening, ANN.user, None, ("pay",), key=app.key())
    assert played.may_undo
    undone = await app.services.play.undo(evening, ANN.user, key=app.key())
    assert (undone.moves, undone.awaited) == (("pay",), True)
    assert (await log_of(app, evening))[2:] == [(1, "undo.1"), (0, "undo.1")]
    lines = await app.services.history.log(evening)
    assert [(line.seat, line.undone) for line in lines] == [(0, True), (1, True), (0, False)]
    await app.play(evening, ANN, "-C1")
    assert (await log_of(app, evening))[4:] == [(0, "-C1"), (1, "home")]


async def test_its_player_takes_it_back_like_any_other(app: MatchApp, evening: int) -> None:
    await app.play(evening, ANN, "pay")
    undone = await app.services.play.undo(evening, BEN.user, key=app.key())
    assert (undone.moves, undone.awaited) == (("home",), True)
    await app.play(evening, BEN, "-C2", "-C1")
    assert [move for seat, move in await log_of(app, evening)] == ["pay", "home", "undo.1", "-C2", "-C1"]


async def test_an_answer_after_it_counts(app: MatchApp, evening: int) -> None:
    await app.play(evening, ANN, "pay")
    await app.play(evening, CAT, "pay")
    with pytest.raises(UndoAnswered):
        await app.services.play.undo(evening, ANN.user, key=app.key())


async def test_who_wants_all_questions_is_asked(app: MatchApp, evening: int) -> None:
    await app.services.stops.ask_everything(evening, BEN.user, True)
    await app.play(evening, ANN, "pay")
    assert await log_of(app, evening) == [(0, "pay")]
    assert [ping.user for job in await app.sent() for ping in job.pings] == [BEN.user]
    await app.services.stops.ask_everything(evening, BEN.user, False)
    await app.play(evening, BEN, "-C1")
    assert await log_of(app, evening) == [(0, "pay"), (1, "-C1"), (1, "home")]

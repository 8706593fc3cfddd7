"""Standing orders of a round: what was seen without a stop is not asked, unless it could cost something."""

from __future__ import annotations

from typing import Any

import pytest

from bot.core import Options
from bot.games.edo import Edo
from bot.games.edo.state import State
from bot.match import Person
from bot.match.errors import NoPlan
from bot.text.gather import needed
from tests.games.edo.scenario import BLUE, GREEN, RED, position
from tests.match.app import ANN, BEN, CAT, MatchApp

NOTHING = ("A.RICE", "0", "B.TRAVEL", "0", "C.STONE", "0")
NOBODY = ("2.1.A.RICE.0", "2.2.B.TRAVEL.0", "2.3.C.STONE.0")
"""The moments of this plan. A slot without officials is proposed with a stop."""


async def begin(app: MatchApp, monkeypatch: pytest.MonkeyPatch, state: State) -> int:
    def start(rules: Edo, seats: int, options: Options) -> State:
        return state

    monkeypatch.setattr(Edo, "start", start)
    match = (await app.start("edo", 3)).match
    await app.sent()
    return match


@pytest.fixture
async def evening(app: MatchApp, monkeypatch: pytest.MonkeyPatch) -> int:
    """A round that is planned. Ann comes first; every samurai could move."""
    held = dict.fromkeys((RED, BLUE, GREEN), "samurai C1; goods 9 5R")
    return await begin(app, monkeypatch, position(players=held, start=RED).state)


async def log_of(app: MatchApp, match: int) -> list[tuple[int, str]]:
    async with app.store.read() as db:
        rows = await app.services.context.positions.rows(db, await app.services.context.load(db, match))
    return [(row.seat, row.move) for row in rows]


async def plan(app: MatchApp, match: int, person: Person, *moves: str, sees: bool = True) -> None:
    """Seal a plan; its player sees where nobody will ask."""
    await app.play(match, person, *moves)
    if sees:
        planned = await app.services.plans.planned(match, person.user)
        await app.services.stops.shown(match, person.user, planned.moments)


async def rest(app: MatchApp, match: int, person: Person) -> None:
    """Seal a plan without officials and without stops."""
    for key in NOBODY:
        await app.services.stops.order(match, person.user, key, False)
    await app.play(match, person, *NOTHING)


def lines(planned: Any) -> list[tuple[str, bool, bool]]:
    return [(one.key, one.stop, one.fixed) for one in planned.moments]


MONEY = ("A.MONEY", "1", "B.TRAVEL", "0", "C.BUILD", "1")
FIRST = "2.1.A.MONEY.1"


async def test_the_last_who_seals_hears_what_the_first_heard(app: MatchApp, evening: int) -> None:
    told = []
    for person in (CAT, BEN, ANN):
        draft = await app.services.play.preview(evening, person.user, None, MONEY)
        told.append([fact.key for fact in needed(draft.facts)])
        await app.play(evening, person, *MONEY)
    assert told == [["edo-log-crew", "edo-log-crew", "edo-log-sealed"]] * 3


async def test_each_slot_and_the_wages_have_a_line(app: MatchApp, evening: int) -> None:
    await app.play(evening, BEN, *MONEY)
    planned = await app.services.plans.planned(evening, BEN.user)
    assert lines(planned) == [
        (FIRST, False, False),
        ("2.2.B.TRAVEL.0", True, False),
        ("2.3.C.BUILD.1", True, True),
        ("2.wages", False, False),
    ]
    assert (await app.services.plans.planned(evening, ANN.user)).moments == ()


async def test_the_page_shows_them_before_the_plan_is_sealed(app: MatchApp, evening: int) -> None:
    preview = await app.services.play.preview(evening, BEN.user, None, MONEY)
    assert [one.key for one in preview.moments] == [FIRST, "2.2.B.TRAVEL.0", "2.3.C.BUILD.1", "2.wages"]
    await app.services.stops.order(evening, BEN.user, FIRST, True)
    await app.play(evening, BEN, *MONEY)
    assert lines(await app.services.plans.planned(evening, BEN.user))[0] == (FIRST, True, False)


async def test_a_slot_without_a_stop_calls_nobody(app: MatchApp, evening: int) -> None:
    await plan(app, evening, BEN, *MONEY)
    await rest(app, evening, CAT)
    before = len(await log_of(app, evening))
    await app.sent()
    await rest(app, evening, ANN)
    moves = (await log_of(app, evening))[before + 6 :]
    assert moves[:5] == [(99, "=open"), (0, "go"), (99, "=open"), (1, "go"), (99, "=take")]
    said = [
        (line.seat, line.ordered) for line in await app.services.history.log(evening) if line.seat == BLUE
    ]
    assert (BLUE, True) in said
    asked = await app.services.plans.planned(evening, BEN.user)
    assert [one.key for one in asked.moments] == ["2.3.C.BUILD.1", "2.wages"], (
        "he is asked in his second slot"
    )
    assert [ping.user for job in await app.sent() for ping in job.pings] == [BEN.user]


@pytest.mark.parametrize("stop", [True, False])
async def test_a_slot_without_officials_passes_if_its_player_wants_it(
    app: MatchApp, evening: int, stop: bool
) -> None:
    """A stop is proposed, because the slot may be meant for its movement; a tap takes it away."""
    await plan(app, evening, BEN, *NOTHING)
    assert lines(await app.services.plans.planned(evening, BEN.user))[0] == (NOBODY[0], True, False)
    await app.sent()
    others = [await app.services.views.look(evening, user) for user in (CAT.user, None)]
    if not stop:
        await app.services.stops.order(evening, BEN.user, NOBODY[0], False)
    assert lines(await app.services.plans.planned(evening, BEN.user))[0] == (NOBODY[0], stop, False)
    assert [await app.services.views.look(evening, user) for user in (CAT.user, None)] == others
    assert await app.sent() == [], "nobody is told"
    await rest(app, evening, CAT)
    await rest(app, evening, ANN)
    moves = (await log_of(app, evening))[18:]
    first = [(99, "=open"), (0, "go"), (99, "=open")]
    rounds = [(1, "go"), (99, "=open"), (2, "go"), (99, "=open"), (0, "go"), (99, "=open")]
    assert moves == (first if stop else first + rounds)
    assert (await app.services.views.look(evening, BEN.user)).to_act == (BLUE,)
    await app.play(evening, BEN, "C1-EDO", "go")


@pytest.mark.parametrize("way", ["stops", "unseen", "everything"])
async def test_it_is_asked_all_the_same(app: MatchApp, evening: int, way: str) -> None:
    await plan(app, evening, BEN, *MONEY, sees=way != "unseen")
    await rest(app, evening, CAT)
    if way == "stops":
        await app.services.stops.order(evening, BEN.user, FIRST, True)
    elif way == "everything":
        await app.services.stops.ask_everything(evening, BEN.user, True)
    await rest(app, evening, ANN)
    assert (await log_of(app, evening))[-1] == (99, "=open")
    assert (await app.services.views.look(evening, BEN.user)).to_act == (BLUE,)


async def test_it_cannot_be_changed_when_the_moment_has_come(app: MatchApp, evening: int) -> None:
    await plan(app, evening, BEN, *MONEY)
    await rest(app, evening, CAT)
    await rest(app, evening, ANN)
    with pytest.raises(NoPlan):
        await app.services.stops.order(evening, BEN.user, FIRST, True)
    await app.services.stops.order(evening, BEN.user, "2.wages", True)
    with pytest.raises(NoPlan):
        await app.services.stops.order(evening, ANN.user, "x" * 41, True)


async def test_what_was_begun_by_hand_goes_on_by_hand(app: MatchApp, evening: int) -> None:
    """The order for a slot comes too late when the seat has been asked there."""
    await plan(app, evening, BEN, "A.MONEY", "1", "B.TRAVEL", "0", "C.STONE", "0", sees=False)
    await rest(app, evening, CAT)
    await rest(app, evening, ANN)
    planned = await app.services.plans.planned(evening, BEN.user)
    await app.services.stops.shown(evening, BEN.user, planned.moments)
    await app.play(evening, BEN, "C1-EDO")
    assert (await app.services.views.look(evening, BEN.user)).to_act == (BLUE,), (
        "the movement ends with a word"
    )


@pytest.fixture
async def wages(app: MatchApp, monkeypatch: pytest.MonkeyPatch) -> int:
    held = {RED: "samurai C1; goods 0 3R", BLUE: "samurai C1; goods 0 3R", GREEN: "samurai C3; goods 0 3R"}
    return await begin(app, monkeypatch, position(players=held).turn(RED).end_phase().state)


async def test_wages_are_paid_by_order(app: MatchApp, wages: int) -> None:
    for person in (BEN, CAT):
        planned = await app.services.plans.planned(wages, person.user)
        assert lines(planned) == [("2.wages", False, False)]
        await app.services.stops.shown(wages, person.user, planned.moments)
    await app.services.stops.order(wages, CAT.user, "2.wages", True)
    await app.play(wages, ANN, "pay")
    assert await log_of(app, wages) == [(0, "pay"), (1, "pay")]
    undone = await app.services.play.undo(wages, BEN.user, key=app.key())
    assert undone.moves == ("pay",), "taken back like any other"

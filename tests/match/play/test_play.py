"""Playing: all or none, late and repeated, sealed decisions, chance, drafts."""

from __future__ import annotations

import asyncio
import random

import pytest
from msgspec.structs import replace
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.core import CHANCE, View, fact
from bot.core.replay import Step, replay
from bot.match import Person
from bot.match.engine.models import Played
from bot.match.errors import (
    AwaitChance,
    AwaitOthers,
    EmptyMove,
    IllegalMove,
    Late,
    MatchOver,
    NotSeated,
    NotYourTurn,
    TooManyMoves,
    UnknownMatch,
)
from bot.match.outbox.messages import Refresh
from bot.store import steps
from tests.match.app import ALL, ANN, BEN, CAT, DAN, MatchApp


async def rows_of(app: MatchApp, match: int) -> list[Step]:
    async with app.store.read() as db:
        return [Step(row.seat, row.move) for row in await steps.log(db, match)]


async def test_a_turn_with_chance_in_between(app: MatchApp) -> None:
    match = (await app.start()).match
    await app.pledge(match)
    person = await app.turn(match)
    await app.play(match, person, "S")
    person = await app.turn(match)
    before = await rows_of(app, match)
    preview = await app.services.play.preview(match, person.user, None)
    load = next((one.notation for one in preview.answers if one.notation.startswith("L")), None)
    if load is None:
        pytest.fail("the seed should give a crate to load")
    planned = await app.services.play.preview(match, person.user, preview.turn_token, [f" {load.lower()} "])
    assert planned.moves == (load,)
    assert planned.status == "asked"
    assert planned.foreseen
    assert {one.kind for one in planned.answers} == {"route"}
    played = await app.play(match, person, load, "R.s", at=preview.turn_token)
    assert played.moves == (load, "R.s")
    assert played.turn_token == preview.turn_token + 1
    assert played.awaited  # the other has sailed
    new = (await rows_of(app, match))[len(before) :]
    assert [step.seat for step in new] == [played.seat, CHANCE, played.seat]
    assert len(played.facts) == 3


async def test_all_moves_or_none(app: MatchApp) -> None:
    match = (await app.start()).match
    await app.pledge(match)
    person = await app.turn(match)
    before = await rows_of(app, match)
    answers = (await app.services.play.preview(match, person.user, None)).answers
    load = next(one.notation for one in answers if one.notation.startswith("L"))
    with pytest.raises(IllegalMove) as illegal:
        await app.play(match, person, load, "R.x")
    assert illegal.value.legal == ("R.n", "R.s")
    assert len(illegal.value.offers) == 2
    assert illegal.value.fact == fact("table-illegal", move="R.x")
    with pytest.raises(AwaitOthers):
        await app.play(match, person, load, "R.s", "S")
    with pytest.raises(AwaitChance):
        await app.play(match, person, "D", "K")  # what is drawn decides what may be thrown back
    with pytest.raises(EmptyMove):
        await app.play(match, person)
    with pytest.raises(TooManyMoves):
        await app.play(match, person, *["S"] * 300)
    assert await rows_of(app, match) == before


async def test_refusals_of_players(app: MatchApp) -> None:
    match = (await app.start()).match
    await app.pledge(match)
    person = await app.turn(match)
    other = BEN if person is ANN else ANN
    with pytest.raises(NotYourTurn) as turn:
        await app.play(match, other, "S")
    assert turn.value.awaited == ((0,) if person is ANN else (1,))
    with pytest.raises(NotSeated):
        await app.play(match, CAT, "S")
    with pytest.raises(UnknownMatch):
        await app.play(99, ANN, "S")
    with pytest.raises(IllegalMove) as illegal:
        await app.play(match, person, "`@everyone`\u202e" + "x" * 5000)
    shown = str(illegal.value.fact.args["move"])
    assert len(shown) <= 40
    assert "\u202e" not in shown
    hand = (await app.services.views.look(match, person.user)).view.boats[turn.value.awaited[0]].hand  # type: ignore[attr-defined]
    light = [crate for crate in hand if f"L.{crate}" not in illegal.value.legal]
    for crate in light:
        with pytest.raises(IllegalMove) as why:
            await app.play(match, person, f"L.{crate}")
        assert why.value.fact.key == "toy-too-light"


async def test_a_late_click(app: MatchApp) -> None:
    match = (await app.start()).match
    at = (await app.services.play.preview(match, ANN.user, None)).turn_token
    first = (await app.services.play.preview(match, ANN.user, at)).answers[0].notation
    await app.play(match, ANN, first, at=at)
    for moves in (["F.a"], []):
        with pytest.raises(Late):
            await app.services.play.preview(match, ANN.user, at, moves)
    with pytest.raises(Late):
        await app.play(match, ANN, "F.a", at=at)
    with pytest.raises(Late):
        await app.services.play.save_draft(match, ANN.user, at, ["F.a"])
    await app.play(match, ANN, "F.a", at=at + 1)


async def test_the_same_key_gives_the_first_result(app: MatchApp) -> None:
    match = (await app.start()).match
    first = (await app.services.play.preview(match, ANN.user, None)).answers[0].notation
    played = await app.services.play.submit(match, ANN.user, None, [first, "F.a"], key="one")
    before = await rows_of(app, match)
    again = await app.services.play.submit(match, ANN.user, played.turn_token - 1, [first, "F.b"], key="one")
    assert again.repeated
    assert (again.moves, again.facts, again.turn_token) == (played.moves, played.facts, played.turn_token)
    both = await asyncio.gather(
        *(
            app.services.play.submit(match, BEN.user, None, [f"B.{n}", "F.a"], key="two")
            for n in range(1, 13)
        ),
        return_exceptions=True,
    )
    assert sum(not isinstance(one, BaseException) and not one.repeated for one in both) == 1
    assert await rows_of(app, match) != before


async def test_the_same_key_in_two_processes_at_one_moment(
    app: MatchApp, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The other process is done after this one has looked for the key, and before it reads the match."""
    match = (await app.start()).match
    first = (await app.services.play.preview(match, ANN.user, None)).answers[0].notation
    played = await app.services.play.submit(match, ANN.user, None, [first, "F.a"], key="one")
    looked = 0

    async def remembered(db: AsyncConnection, key: str) -> str | None:
        nonlocal looked
        looked += 1
        return None if looked == 1 else await really(db, key)

    really = steps.remembered
    monkeypatch.setattr(steps, "remembered", remembered)
    again = await app.services.play.submit(match, ANN.user, played.turn_token - 1, [first, "F.a"], key="one")
    assert (again.repeated, again.moves) == (True, played.moves)
    with pytest.raises(Late):
        await app.services.play.submit(match, ANN.user, played.turn_token - 1, [first], key="another")


async def test_sealed_decisions_stay_sealed(app: MatchApp) -> None:
    match = (await app.start(seats=3)).match
    await app.sent()
    public = await app.services.views.look(match)
    ben = await app.services.play.preview(match, BEN.user, None)
    cat = await app.services.views.look(match, CAT.user)
    first = (await app.services.play.preview(match, ANN.user, None)).answers[0].notation
    await app.play(match, ANN, first)
    await app.play(match, ANN, "F.b")
    [board] = await app.sent()  # nobody's news; the board shows who is still out
    assert board.message == Refresh(public_version=public.brief.public_version)
    assert board.edit == public.brief.board_message
    after = await app.services.views.look(match)
    assert after.brief.public_version == public.brief.public_version
    assert after.caption == public.caption
    assert after.view.to_act == (1, 2)
    again = await app.services.play.preview(match, BEN.user, ben.turn_token)
    assert (again.turn_token, again.answers) == (ben.turn_token, ben.answers)
    assert (await app.services.views.look(match, CAT.user)).turn_token == cat.turn_token
    assert await app.services.history.log(match, CAT.user) == await app.services.history.log(match, CAT.user)
    assert (
        len(await app.services.history.log(match, ANN.user))
        == len(await app.services.history.log(match, BEN.user)) + 2
    )
    # Ann changes her mind while others are out.
    idle = await app.services.play.preview(match, ANN.user, None)
    assert idle.status == "waiting"
    assert idle.may_change
    assert [one.notation for one in idle.answers] == ["back"]
    await app.play(match, ANN, "back", first, "F.a")
    # Ben seals, then Cat is the last: before she confirms she must not see what the others have sealed.
    await app.play(match, BEN, ben.answers[0].notation, "F.b")
    own = (await app.services.play.preview(match, CAT.user, None)).answers[0].notation
    peek = await app.services.play.preview(match, CAT.user, None, [own, "F.a"])
    assert peek.status == "complete"
    assert [boat.pledge for boat in peek.view.boats] == [None, None, int(own[2:])]  # type: ignore[attr-defined]
    assert [boat.flag for boat in peek.view.boats] == ["", "", "a"]  # type: ignore[attr-defined]
    assert peek.view.to_act == ()
    assert [told.key for told in peek.facts] == ["toy-bid", "toy-flag"]  # her own choices only
    with pytest.raises(AwaitOthers):
        await app.play(match, CAT, own, "F.a", "S")
    assert {job.kind for job in await app.sent()} == {"refresh"}
    played = await app.play(match, CAT, own, "F.a")
    assert played.facts[-1].key == "toy-opened"
    [board] = await app.sent("board")
    look = await app.services.views.look_seat(match, None, since=board.since)
    assert [told.key for told in look.caption] == ["toy-opened"]


async def test_an_error_tells_no_outcome(app: MatchApp) -> None:
    """Sending a move too many must not be a way to see what will be drawn."""
    match = (await app.start()).match
    await app.pledge(match)
    person = await app.turn(match)
    errors = set()
    for text in ("K", "X.1", "X.2", "X.3", "X.4", "X.5", "zzz"):
        with pytest.raises(AwaitChance) as error:
            await app.play(match, person, "D", text)
        errors.add(error.value.fact.key)
    assert errors == {"table-await-chance"}


async def test_drafts_survive_a_restart(app: MatchApp) -> None:
    match = (await app.start()).match
    preview = await app.services.play.preview(match, ANN.user, None)
    await app.services.play.save_draft(match, ANN.user, preview.turn_token, [preview.answers[1].notation])
    other = MatchApp(app.store, app.clock, "other")
    assert await other.services.play.draft(match, ANN.user) == (preview.answers[1].notation,)
    assert await other.services.play.draft(match, BEN.user) == ()
    await app.play(match, ANN, preview.answers[0].notation)
    assert await other.services.play.draft(match, ANN.user) == ()
    await other.services.play.save_draft(match, ANN.user, None, ["F.a"])
    await other.services.play.save_draft(match, ANN.user, None, [])
    assert await other.services.play.draft(match, ANN.user) == ()
    with pytest.raises(IllegalMove):
        await other.services.play.save_draft(match, ANN.user, None, ["F.z"])


def unmarked(view: View) -> View:
    return replace(view, marks=())


@pytest.mark.parametrize("game", ALL)
async def test_the_log_is_the_game(app: MatchApp, game: str) -> None:
    """Snapshot, replay and a second process agree all along."""
    rng, rules = random.Random(game), ALL[game]
    seats = min(rules.seats)
    brief = await app.start(game, seats)
    for _ in range(12):
        await app.at_random(brief.match, rng, steps=6)
        log = await rows_of(app, brief.match)
        state = replay(rules, seats, brief.options, log)
        cold = MatchApp(app.store, app.clock, "cold").services
        for user in (None, ANN.user, BEN.user):
            seat = brief.seat_of(user) if user else None
            warm_look, cold_look = (
                await app.services.views.look(brief.match, user),
                await cold.views.look(brief.match, user),
            )
            assert warm_look == cold_look
            assert unmarked(warm_look.view) == unmarked(rules.view(state, seat))  # marks are of the log
        async with app.store.write() as db:
            await db.exec_driver_sql(f"delete from snapshots where match = {brief.match}")
        replayed = MatchApp(app.store, app.clock, "replayed").services
        assert await replayed.views.look(brief.match, ANN.user) == await app.services.views.look(
            brief.match, ANN.user
        )


async def test_a_whole_match(app: MatchApp) -> None:
    brief = await app.start(seats=3)
    brief = await app.at_random(brief.match, random.Random(5))
    assert brief.state == "over"
    assert brief.awaited == ()
    assert brief.secret == (await app.secret_of(brief.match)).hex()
    look = await app.services.views.look(brief.match, ANN.user)
    assert look.score is not None
    assert look.to_act == ()
    with pytest.raises(MatchOver):
        await app.play(brief.match, ANN, "S")
    with pytest.raises(MatchOver):
        await app.services.play.undo(brief.match, ANN.user, key="u")
    jobs = await app.sent()
    assert [job.kind for job in jobs if job.kind in ("board", "final")] == ["final"]


async def test_who_ends_a_match_is_told_who_has_won(app: MatchApp, monkeypatch: pytest.MonkeyPatch) -> None:
    """And again if the request comes once more."""
    brief = await app.start()
    submit = app.services.play.submit
    turns: list[tuple[Played, int, tuple[str, ...], str]] = []

    async def play(match: int, person: Person, *moves: str) -> Played:
        key = app.key()
        played = await submit(match, person.user, None, moves, key=key)
        turns.append((played, person.user, moves, key))
        return played

    monkeypatch.setattr(app, "play", play)
    await app.at_random(brief.match, random.Random(5))
    *before, (last, user, moves, key) = turns
    assert {played.score for played, *_ in before} == {None}
    assert last.over
    assert last.score is not None
    assert last.score == (await app.services.views.look(brief.match, ANN.user)).score
    again = await submit(brief.match, user, None, moves, key=key)
    assert (again.repeated, again.score) == (True, last.score)


async def test_whose_hand_changed(app: MatchApp) -> None:
    match = (await app.start()).match
    await app.sent()
    await app.pledge(match)
    person = await app.turn(match)
    assert await app.sent("hand") == []
    await app.play(match, person, "D")
    jobs = await app.sent()
    assert [job.user for job in jobs if job.kind == "hand"] == [person.user]
    await app.play(match, person, "K")
    assert [job.kind for job in await app.sent()] == ["board"]


async def test_only_new_duties_are_pinged(app: MatchApp) -> None:
    match = (await app.start()).match
    await app.sent()
    await app.pledge(match)
    person = await app.turn(match)
    other = BEN if person is ANN else ANN
    [board] = await app.sent("board")
    last = BEN  # pledged last, and knows
    assert [ping.user for ping in board.pings] == ([person.user] if person is not last else [])
    await app.play(match, person, "D")
    assert [job.pings for job in await app.sent("board")] == [()]
    await app.play(match, person, "K")
    [board] = await app.sent("board")
    assert [ping.user for ping in board.pings] == [other.user]
    await app.play(match, other, "S")
    await app.play(match, person, "S")
    [final] = await app.sent("board", "final")
    assert (final.kind, final.pings) == ("final", ())


async def test_what_is_mine(app: MatchApp) -> None:
    one, two = (await app.start()).match, (await app.start()).match
    lobby = await app.lobby()
    await app.pledge(one)
    turn = await app.turn(one)
    mine = await app.services.views.mine(turn.user)
    assert {line.brief.match for line in mine} == {one, two, lobby.match}
    assert [line.my_turn for line in mine] == [True, True, False]
    assert await app.services.views.mine(DAN.user) == ()
    await app.play(one, turn, "S")
    await app.play(one, await app.turn(one), "S")
    assert one not in {line.brief.match for line in await app.services.views.mine(turn.user)}
    assert one in {line.brief.match for line in await app.services.views.mine(turn.user, over=True)}
    assert [brief.match for brief in await app.services.views.in_channel(200)] == [lobby.match, two]


async def test_a_caller_that_goes_away_tears_nothing(app: MatchApp) -> None:
    match = (await app.start()).match
    first = (await app.services.play.preview(match, ANN.user, None)).answers[0].notation
    for pause in (0, 0.0005, 0.002):
        task = asyncio.create_task(app.services.play.submit(match, ANN.user, None, [first, "F.a"], key="k"))
        await asyncio.sleep(pause)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
    await app.services.context.idle()
    assert (await app.services.play.submit(match, ANN.user, None, [first, "F.a"], key="k")).repeated
    assert sum(step.seat == 0 for step in await rows_of(app, match)) == 2

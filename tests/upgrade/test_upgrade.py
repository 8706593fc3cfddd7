"""A database of an older version opens, is where it was, and its matches go on to their ends."""

from __future__ import annotations

import lzma
import random
import sqlite3
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, closing, suppress
from datetime import UTC, datetime
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import create_engine

from bot.cli.check import check
from bot.core import Seat, rules_of
from bot.games.registry import GAMES
from bot.match import Brief, Person
from bot.match.engine.replay import replay
from bot.match.errors import NothingToUndo, UndoAnswered
from bot.match.timing.clock import HOUR
from bot.store import Store, matches, steps
from bot.store.migrate import known_revisions, newest, upgrade
from tests.long import LONG
from tests.match.app import Clock, MatchApp, open_app
from tests.upgrade.make import PEOPLE, ZOE, Position, built

FOLDER = Path(__file__).parent
KEPT = "turnpost-0005.sqlite.xz"


@cache
def positions() -> tuple[Position, ...]:
    told = lzma.decompress((FOLDER / "positions.json.xz").read_bytes())
    return tuple(msgspec.json.decode(told, type=list[Position]))


def one(what_for: str) -> Position:
    return next(position for position in positions() if what_for in position.what_for)


RUNNING = [position for position in positions() if position.state == "running"]


@pytest.fixture
def kept(tmp_path: Path) -> Path:
    """The old database, unpacked; nothing has looked at it yet."""
    file = tmp_path / "turnpost.sqlite"
    file.write_bytes(lzma.decompress((FOLDER / KEPT).read_bytes()))
    return file


@asynccontextmanager
async def opened(file: Path) -> AsyncIterator[MatchApp]:
    """The old database in the hands of this version, an hour after the old one was stopped."""
    clock = Clock()
    async with open_app(file, "upgraded", clock) as app:
        async with app.store.read() as db:
            last = (await db.exec_driver_sql("select max(at) from steps")).scalar_one()
        clock.time = datetime.fromtimestamp(int(last) / 1000, UTC)
        clock.on(3600)
        yield app


TAGS = {
    "cube": "fill",
    "card": "draw",
    "turn-start": "open",
    "turn": "bow",
    "call": "end",
    "end": "reveal",
    "over": "",
}
"""The tags of tasks that old views of Golden Horn have other names for."""


def as_now(view: Any) -> Any:
    """An old view in the form of new ones, without what it marked: that comes from the log now
    (`tests/match/test_marks.py`)."""
    view.pop("last", None)
    if "pending" in view:  # of Bora Bora; the agenda says what is asked, as in the state
        for name in ("pending", "question", "piles", "rounds", "turns"):
            del view[name]
        view["temple"] = [-1 if slot["seat"] is None else slot["seat"] for slot in reversed(view["temple"])]
        view["track"] = [space["points"] for space in view["status"]]
        view["status"] = [space["stack"] for space in view["status"]]
        view["players"] = [without(player, "items", "status") for player in view["players"]]
        view["paths"] = [without(path, "id") for path in view["paths"]]
        view["regions"] = [without(region, "island", "kind") for region in view["regions"]]
    if "skull_values" in view:  # of Pyramids; the cells of cards that are new are among the marks
        view = without(view, "new", "copies", "items", "phase", "picks", "pick_order", "rounds", "turns")
        own = view["own"] or {"draft": [], "before": {"torches": []}}
        for batch in own["draft"]:
            batch["mask"] = sum(1 << cell for cell in batch.pop("cells"))
        for sheet in (own["before"], *(player["sheet"] for player in view["players"])):
            sheet["torches"] = sum(1 << round - 1 for round in sheet["torches"])
    if "ships" in view:  # of Golden Horn; tasks are named by their tags, and ports by their places
        view["question"] = TAGS.get(view["question"], view["question"])
        view["ports"] = [port["cubes"] for port in view["ports"]]
    if "privilege_stack" in view:  # of Edo; cards, turns, plans and officials are those of the state
        for name in ("bands", "favour", "goal", "limit", "order", "slot", "slots"):
            view.pop(name, None)
        view["spaces"] = without(view["spaces"], "product")
        view["players"] = without(view["players"], "items")
        for card in (*view["cards"], *view["display"]):
            card["actions"] = without(card.pop("deeds"), "value")
        for column in (*view["columns"], {"demand": view["next_demand"]}):
            if column["demand"] is not None:
                column["demand"]["with"] = column["demand"].pop("action")
        if view["turn"] is not None:
            view["turn"] = {**without(view["turn"], "left"), "number": view["turn"]["number"] - 1}
        if (own := view["own"]) is not None:
            officials = dict(zip(("own", "neutral", "black"), own["officials"], strict=True))
            plan = [slot if slot["own"] >= 0 else without(slot, "neutral", "black") for slot in own["plan"]]
            view["own"] = {"plan": plan, "pool": {**officials, "cards": own["cards"]}}
    return view


def without(part: Any, *names: str) -> Any:
    """Without fields of these names, wherever they stand."""
    if isinstance(part, list):
        return [without(one, *names) for one in part]
    if not isinstance(part, dict):
        return part
    return {name: without(value, *names) for name, value in part.items() if name not in names}


def still_says(new: Any, old: Any, where: str = "view") -> Iterator[str]:
    """Where something that an old view says is missing or said otherwise. There may be more than before."""
    if isinstance(old, dict) and isinstance(new, dict):
        for key, value in old.items():
            if key not in new:
                yield f"{where}.{key} is missing"
            else:
                yield from still_says(new[key], value, f"{where}.{key}")
    elif isinstance(old, list) and isinstance(new, list) and len(old) == len(new):
        for at, (was, is_now) in enumerate(zip(old, new, strict=True)):
            yield from still_says(is_now, was, f"{where}[{at}]")
    elif old != new:
        yield f"{where} is {new!r}, was {old!r}"


async def play_on(app: MatchApp, match: int, rng: random.Random, turns: int) -> Brief:
    """Random legal turns of whoever is to act, some taken back, with clocks and deliveries, to the end or so
    many of them."""
    services = app.services
    for _ in range(turns):
        brief = await services.views.brief(match)
        present = [seat for seat in brief.awaited if not brief.players[seat].on_autopilot]
        if brief.state != "running":
            return brief
        if present:
            seat = rng.choice(present)
            user = brief.players[seat].user
            assert user is not None
            await services.play.submit(match, user, None, await turn(app, match, seat, rng), key=app.key())
            if rng.random() < 0.02:
                with suppress(NothingToUndo, UndoAnswered):
                    await services.play.undo(match, user, key=app.key())
        await app.later(rng.randrange(HOUR))
    return await services.views.brief(match)


async def turn(app: MatchApp, match: int, seat: Seat, rng: random.Random) -> list[str]:
    """Random moves of a seat until chance or another is to answer. (From the saved position: a preview would
    say of each in words what it is.)"""
    async with app.store.read() as db:
        row, kept_state = await matches.find(db, match), await steps.snapshot(db, match)
    assert row is not None
    assert kept_state is not None
    rules = rules_of(GAMES, row.game, row.rules_version)
    assert rules is not None
    state, draft = msgspec.json.decode(kept_state[1], type=rules.state_type), list[str]()
    alone = len(rules.to_act(state)) == 1
    while seat in rules.to_act(state):
        move = rng.choice(list(rules.moves(state, seat)))
        draft.append(str(move))
        state = rules.apply(state, seat, move)
        if not alone:
            break
    return draft


async def test_it_opens(kept: Path) -> None:
    """And is brought to the newest form, whole."""
    store = await Store.open(f"sqlite:///{kept}")
    async with store.read() as db:
        assert (await db.exec_driver_sql("select version_num from alembic_version")).scalar() == newest()
        assert (await db.exec_driver_sql("PRAGMA integrity_check")).scalar() == "ok"
        assert (await db.exec_driver_sql("PRAGMA foreign_key_check")).all() == []
        rows = (await db.exec_driver_sql("select count(*), sum(steps) from matches")).one()
    await store.close()
    assert tuple(rows) == (len(positions()), sum(position.steps for position in positions()))
    assert {position.game for position in RUNNING} == GAMES.keys()


@pytest.mark.parametrize("migrated", [False, True])
async def test_check_finds_all_in_order(kept: Path, migrated: bool) -> None:
    """As an operator asks before the upgrade, and after it."""
    if migrated:
        await (await Store.open(f"sqlite:///{kept}")).close()
    found = list(check(f"sqlite:///{kept}", GAMES))
    assert [checked.match for checked in found] == [position.match for position in RUNNING]
    assert [str(checked) for checked in found if checked.fault or checked.note] == []


@pytest.mark.parametrize("position", positions(), ids=lambda one: f"{one.match}-{one.game}")
async def test_every_match_is_where_it_was(kept: Path, position: Position) -> None:
    """State, views and legal moves; and the log leads there."""
    async with opened(kept) as app:
        services, match = app.services, position.match
        brief = await services.views.brief(match)
        assert (brief.game, brief.state, brief.awaited) == (position.game, position.state, position.awaited)
        if position.state == "lobby":
            return
        found = {"public": await services.views.look(match)}
        found |= {str(seat): await services.views.look_seat(match, seat) for seat in range(brief.seats)}
        wrong = [
            f"{seat}: {fault}"
            for seat, look in found.items()
            for fault in still_says(built(look.view), as_now(position.views[seat]))
        ]
        assert wrong == []
        for seat, moves in position.moves.items():
            user = brief.players[int(seat)].user
            assert user is not None
            preview = await services.play.preview(match, user, None)
            assert [answer.notation for answer in preview.answers] == moves
        score = found["public"].score
        assert position.totals == (None if score is None else [place.total for place in score.seats])
        async with app.store.read() as db:
            row, kept_state = await matches.find(db, match), await steps.snapshot(db, match)
            log = await steps.log(db, match)
        assert row is not None
        rules = rules_of(GAMES, row.game, row.rules_version)
        assert rules is not None
        assert row.rules_version == rules.version
        assert kept_state is not None
        assert (row.steps, len(log)) == (position.steps, position.steps)
        options = msgspec.json.decode(row.options, type=dict[str, str])
        told = replay(rules, row.seats, options, log)
        assert told.state == msgspec.json.decode(kept_state[1], type=rules.state_type)
        # And whoever reads finds the log in words, and every position.
        assert await services.history.log(match)
        assert await services.history.timeline(match)


@LONG
@pytest.mark.parametrize("position", RUNNING, ids=lambda one: f"{one.match}-{one.game}")
async def test_every_match_goes_on(kept: Path, position: Position) -> None:
    """The first of each game to its end, the others for a while."""
    match = position.match
    first = next(one for one in RUNNING if one.game == position.game)
    with closing(sqlite3.connect(kept)) as file, file:
        file.execute("PRAGMA foreign_keys = on")  # the others would have their deadlines meanwhile
        file.execute("delete from matches where id != ?", (match,))
    async with opened(kept) as app:
        brief = await app.services.views.brief(match)
        for player in brief.players:
            if player.on_autopilot:  # the bot thinks: one turn of it is enough
                while player.seat not in brief.awaited:
                    seat = brief.awaited[0]
                    text = await turn(app, match, seat, random.Random(seat))
                    await app.services.play.submit(
                        match, brief.players[seat].user or 0, None, text, key=app.key()
                    )
                    brief = await app.services.views.brief(match)
                await app.later(HOUR)
                await app.services.seats.come_back(match, player.user or 0, key=app.key())
        if brief.paused_at is not None:
            await app.services.proposals.pause(match, brief.players[0].user or 0, agree=False, key=app.key())
        await app.sent()
        brief = await play_on(app, match, random.Random(match), 3000 if position is first else 30)
        assert brief.state == "over" or position is not first
        if brief.state == "over":
            report = await app.services.fairness.verify(match)
            assert report.sound, report.sentences
            await app.later(24 * HOUR)
        else:
            await app.later(60)
        async with app.store.read() as db:
            failed = await db.exec_driver_sql("select kind, reason from outbox where state != 'done'")
            result = await db.exec_driver_sql(f"select count(*) from results where match = {match}")
            assert failed.all() == []
            assert result.scalar() == (brief.seats if brief.state == "over" else 0)


@pytest.mark.parametrize("what_for", ["played to its end", "ended by agreement"])
async def test_finished_matches_are_whole(kept: Path, what_for: str) -> None:
    async with opened(kept) as app:
        match = one(what_for).match
        report = await app.services.fairness.verify(match)
        assert report.sound, report.sentences
        assert report.steps == one(what_for).steps
        await app.services.fairness.luck(match)
        history = await app.services.results.history(PEOPLE[0].user, asker=PEOPLE[0].user)
        assert [outcome.match for outcome in history] == [one("played to its end").match]


async def test_what_was_not_delivered_is_delivered(kept: Path) -> None:
    match = one("nothing of it is delivered yet").match
    async with opened(kept) as app:
        jobs = [job for job in await app.sent() if job.match == match]
        (board,) = (job for job in jobs if job.kind == "board")
        assert {ping.user for ping in board.pings} <= {person.user for person in PEOPLE[:3]}
        assert sorted(job.user or 0 for job in jobs if job.kind == "hand") == [11, 12, 13]
        assert [job for job in await app.sent() if job.match == match] == []


async def test_a_lobby_is_joined_by_who_was_invited_and_starts(kept: Path) -> None:
    match = one("a lobby").match
    async with opened(kept) as app:
        await app.services.lobby.join(match, ZOE, guild=None)
        brief = await app.services.lobby.start(match, PEOPLE[0].user)
        assert brief.state == "running"
        assert [player.user for player in brief.players] == [11, 12, 13, 14, ZOE.user]


async def test_what_players_had_asked_each_other_stands(kept: Path) -> None:
    """A seat on offer is taken, who was played for comes back, a draft waits, a request is granted."""
    async with opened(kept) as app:
        services = app.services
        offered = one("a seat is offered").match
        brief = await services.seats.take(offered, ZOE, 1, 1, key=app.key())
        assert brief.players[1].user == ZOE.user

        away = one("the house plays").match
        (seat,) = (
            player.seat for player in (await services.views.brief(away)).players if player.on_autopilot
        )
        brief = await services.seats.come_back(away, PEOPLE[seat].user, key=app.key())
        assert not brief.players[seat].on_autopilot

        drafted = one("a draft").match
        (mover,) = (await services.views.brief(drafted)).awaited
        assert await services.play.draft(drafted, PEOPLE[mover].user)

        asked = one("a request to take back").match
        brief = await services.views.brief(asked)
        asker, number = None, None
        for seat, person in enumerate(PEOPLE[:4]):
            choices = await services.undo.choices(asked, person.user)
            if choices.asked is not None:
                asker, number = seat, choices.asked
        assert asker is not None
        assert number is not None
        for person in PEOPLE[:4]:
            if person != PEOPLE[asker]:
                votes = await services.undo.answer(
                    asked,
                    person.user,
                    asker,
                    brief.public_version,
                    number,
                    agree=True,
                    key=app.key(),
                    knowing=True,
                )
        assert votes.outcome == "approved"


async def test_a_stranger_may_be_met(kept: Path) -> None:
    """Persons of the old database are known, others are added."""
    async with opened(kept) as app:
        await app.services.people.met(Person(500, "New", "pl"))
        assert [mine.brief.match for mine in await app.services.views.mine(14)]


async def test_an_empty_database_goes_up_one_form_after_another(tmp_path: Path) -> None:
    """As an operator who never missed an upgrade has it; the newest opens it and a match begins."""
    file = tmp_path / "turnpost.sqlite"
    engine = create_engine(f"sqlite:///{file}")
    for revision in sorted(known_revisions()):
        with engine.begin() as db:
            upgrade(db, revision)
    engine.dispose()
    async with open_app(file) as app:
        assert (await app.start("golden_horn", 2)).state == "running"

"""The checks of the soak test find errors: a secret in a text, a second ping, a missing step."""

from __future__ import annotations

import itertools
import random
import sqlite3
from collections.abc import Iterator
from typing import Any

import pytest

from bot.cli.simulate import walk
from bot.core import CHANCE, AnyRules, Fact, complete_options, read
from bot.games.registry import GAMES
from render.paint import describe
from render.scene import Scene
from tests.soak.books import Book
from tests.soak.secrets import private, told_by

NAMES = ("Ada", "Bruno")


def position_with_secrets(rules: AnyRules, game: str) -> Any:
    """A position in which the second seat has a secret."""
    rng, state = random.Random(3), rules.start(2, complete_options(rules.options, {}))
    while not private(game, state, 1, NAMES, "en") - private(game, state, 0, NAMES, "en"):
        actor = rng.choice(rules.to_act(state))
        state = rules.apply(state, actor, rng.choice(list(rules.moves(state, actor))))
    return state


@pytest.mark.parametrize("game", GAMES)
def test_a_secret_that_is_told_is_seen(game: str) -> None:
    rules = GAMES[game]
    state = position_with_secrets(rules, game)

    def page(seat: int | None) -> str:
        return describe(Scene(game=game, view=rules.view(state, seat), language="en", names=NAMES))

    assert told_by(page(1), game, [state], NAMES, 0, "en")
    assert told_by(page(1), game, [state], NAMES, None, "en")
    assert told_by(page(1), game, [state], NAMES, 1, "en") == ""
    assert told_by(page(None), game, [state], NAMES, 0, "en") == ""
    elsewhere = private(game, state, 1, NAMES, "en")  # the reader holds the same at another table
    assert told_by(page(1), game, [state], NAMES, 0, "en", elsewhere) == ""


@pytest.mark.parametrize("game", GAMES)
def test_what_the_public_is_told_in_few_words_is_no_secret(game: str) -> None:
    """Beside a long turn the position is told in the short form that pages have."""
    rules, names, news = GAMES[game], tuple(f"Guest number {n}" for n in range(11, 15)), list[Fact]()
    steps = walk(rules, 4, complete_options(rules.options, {}), random.Random(3))
    for n, (at, step) in enumerate(itertools.islice(steps, 600)):
        if n % 10 == 0:
            view = rules.view(at.state, None)
            scene = Scene(game=game, view=view, language="en", names=names, caption=tuple(news[-12:]))
            assert told_by(describe(scene), game, [at.state], names, None, "en") == ""
        if step is not None:
            told = rules.narrate(at.state, step.seat, read(rules, at.state, step.seat, step.move), None)
            news += [told] if told is not None else []


@pytest.fixture
def database() -> Iterator[sqlite3.Connection]:
    """A match with only its first commit in the database."""
    db = sqlite3.connect(":memory:")
    db.executescript(
        """
        create table matches (id, game, seats, options, uid);
        create table steps (match, n, seat, move, batch, "key", at);
        create table seats (match, seat, "user", autopilot);
        insert into matches values (1, 'pyramids', 2, '{}', 'x');
        insert into seats values (1, 0, 10, 0), (1, 1, 11, 0);
        """
    )
    rules, rng = GAMES["pyramids"], random.Random(1)
    state, n = rules.start(2, {}), 0
    while rules.to_act(state) == (CHANCE,):
        n, move = n + 1, rng.choice(list(rules.moves(state, CHANCE)))
        db.execute("insert into steps values (1, ?, 99, ?, 1, null, 0)", (n, str(move)))
        state = rules.apply(state, CHANCE, move)
    yield db
    db.close()


def book_of(database: sqlite3.Connection) -> tuple[Book, list[str]]:
    faults: list[str] = []
    return Book(1, lambda text, *given: database.execute(text, given).fetchall(), faults.append), faults


def test_pings_are_counted(database: sqlite3.Connection) -> None:
    book, faults = book_of(database)
    assert book.to_act == (0, 1)
    book.pinged(10)
    assert faults == []
    book.pinged(10)
    assert "twice" in faults.pop()
    book.pinged(99)
    assert "need not act" in faults.pop()
    book.uncalled()
    assert "seat 1 was not called" in faults.pop()


def test_a_step_that_is_gone_is_missed(database: sqlite3.Connection) -> None:
    book, faults = book_of(database)
    book.unchanged()
    assert faults == []
    database.execute("delete from steps where n = 2")
    book.unchanged()
    assert "not there any more" in faults.pop()


@pytest.mark.parametrize(("key", "excused"), [("play.submit:1:10:1", False), ("order:0", True), (None, True)])
def test_what_is_played_for_a_person_needs_no_ping(
    database: sqlite3.Connection, key: str | None, excused: bool
) -> None:
    book, faults = book_of(database)
    [last] = database.execute("select max(n) from steps").fetchone()
    while 0 in book.to_act:
        last += 1
        move = str(next(move for move in book.rules.moves(book.state, 0) if move.kind != "back"))
        database.execute("insert into steps values (1, ?, 0, ?, ?, ?, 0)", (last, move, last, key))
        book.refresh()
    assert len(faults) == (0 if excused else 1)

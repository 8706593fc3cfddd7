"""PY-11 to PY-13: decisions made at once, what is hidden, where chance comes in."""

from __future__ import annotations

import itertools
import random
from collections import Counter
from typing import cast

import msgspec
import pytest

from bot.core import CHANCE, Fact, Who, fact, read
from bot.core.chance import outcomes
from bot.games.pyramids.rules import Pyramids
from bot.games.pyramids.state import State
from tests.games.pyramids.scenario import (
    IDLE,
    PASS,
    PATH_42,
    PY,
    card,
    go,
    hand,
    left,
    legal,
    marks,
    new_game,
    reason,
    right,
    serials,
    sheet,
    table,
)
from tests.rule_ids import rule


def chain_table() -> State:
    """EX-7 for seat 0, with two other players."""
    return table(hand(card(28), card(8)), IDLE, hand(card(6), card(15)), shape="I4")


CHAIN = ("0 L.A1B1C1D1", "0 R.D1", "0 R.C1", "0 L.A2")


@rule("PY-11.1", "PY-11.4")
def test_submissions_come_in_any_order_and_may_be_taken_back() -> None:
    state = chain_table()
    assert PY.to_act(state) == (0, 1, 2)
    state = go(state, "2 R.E1", f"1 {PASS}")
    assert PY.to_act(state) == (0,)
    assert PY.may_change(state) == (1, 2)
    assert legal(state, 2) == {"back"}
    state = go(state, "2 back")
    assert PY.to_act(state) == (0, 2)
    assert PY.may_change(state) == (1,)
    state = go(state, "2 L.C1", *CHAIN)
    assert PY.may_change(state) == ()
    assert marks(state, 0, 2) == "C1"
    assert reason(state, "back", 2) == "py-no-late"


@rule("PY-11.1")
def test_the_last_submission_is_final() -> None:
    state = go(chain_table(), "2 R.E1", f"1 {PASS}", *CHAIN, auto=False)
    assert PY.to_act(state) == (CHANCE,)
    assert PY.may_change(state) == ()
    assert legal(state, CHANCE) == {"open"}


@rule("PY-11.2")
def test_parts_of_a_submission() -> None:
    state = go(chain_table(), CHAIN[0])
    assert PY.to_act(state) == (0, 1, 2)
    assert PY.may_change(state) == ()
    assert "back" in legal(state)
    assert legal(go(state, "0 back")) == legal(chain_table())
    # A card named by its serial number is understood, and the notation to use is said.
    said = PY.why_not(chain_table(), 0, "28.A1B1C1D1")
    assert said == fact("py-no-write", text="L.A1B1C1D1")
    # Longer than the marks due: refused; shorter: not ready.
    assert reason(go(state, *CHAIN[1:]), "L.B2") == "py-no-sealed"
    assert not PY.view(state, None).players[0].ready


@rule("PY-11.3", "PY-13.2")
def test_the_order_of_submissions_never_matters() -> None:
    results = []
    for order in itertools.permutations(range(3)):
        parts = {0: CHAIN, 1: (f"1 {PASS}",), 2: ("2 R.E1",)}
        results.append(go(chain_table(), *(line for seat in order for line in parts[seat])))
    assert all(result == results[0] for result in results)


@rule("PY-11.4")
def test_nothing_of_a_submission_is_shown() -> None:
    """Neither that a chain has begun, nor how long it is, nor what was chosen."""
    start = chain_table()
    for listener in (None, 1, 2):
        state = start
        for line in CHAIN[:-1]:
            seat, text = line.split()
            move = read(PY, state, int(seat), text)
            assert PY.narrate(state, 0, move, listener) is None
            state = PY.apply(state, 0, move)
            assert PY.view(state, listener) == PY.view(start, listener)
            assert [PY.prompt(state, other) for other in (0, 1, 2)] == [
                PY.prompt(start, other) for other in (0, 1, 2)
            ]
            assert PY.narrate(state, 0, read(PY, state, 0, "back"), listener) is None
        move = read(PY, state, 0, "L.A2")
        assert PY.narrate(state, 0, move, listener) == fact("py-log-ready", who=Who(0))
        short = read(PY, start, 0, "L.A1")
        assert PY.narrate(start, 0, short, listener) == fact("py-log-ready", who=Who(0))
        ready, quick = PY.apply(state, 0, move), PY.apply(start, 0, short)
        assert PY.view(ready, listener) == PY.view(quick, listener)
        assert PY.narrate(ready, 0, read(PY, ready, 0, "back"), listener) == fact("py-log-back", who=Who(0))


@rule("PY-11.4")
def test_all_are_applied_and_shown_together() -> None:
    state = go(chain_table(), *CHAIN, f"1 {PASS}", "2 R.E1", auto=False)
    for listener in (None, 1):
        assert PY.view(state, listener).players[0].cards == PY.view(chain_table(), listener).players[0].cards
    told = PY.narrate(state, CHANCE, read(PY, state, CHANCE, "open"), None)
    assert told is not None
    assert told.key == "py-log-open"
    marks = [line.args.get("marks") for line in cast(tuple[Fact, ...], told.args["seats"])]
    first = fact("py-marks", card=28, cells="A1 B1 C1 D1 A2"), fact("py-marks", card=8, cells="C1 D1")
    assert marks == [first, (fact("py-marks", card=7, cells="C1"),), (fact("py-marks", card=15, cells="E1"),)]
    opened = PY.apply(state, CHANCE, read(PY, state, CHANCE, "open"))
    view = PY.view(opened, None)
    assert view.last is not None
    batches = view.last.seats[0].batches
    assert [(batch.serial, batch.kind, len(batch.cells)) for batch in batches] == [
        (28, "shape", 4),
        (8, "extra", 1),
        (8, "extra", 1),
        (28, "extra", 1),
    ]
    shown = view.players[0].cards[0]
    assert shown is not None
    assert view.new_cells(0, shown.serial) == ((0, 1, 2, 3), (5,))
    assert (view.last.seats[0].torch, view.last.seats[0].red) == (True, 0)


@rule("PY-11.5")
def test_the_own_preview() -> None:
    state = go(chain_table(), *CHAIN[:2])
    view = PY.view(state, 0)
    assert view.own is not None
    assert (view.own.due, view.own.sealed) == (1, False)
    assert view.asked == fact("py-ask-extra", due=1)
    here = view.players[0].cards
    assert here[0] is not None
    assert here[1] is not None
    assert (here[0].marked, here[0].drafted) == ((0, 1, 2, 3), ((0, 1, 2, 3),))
    assert (here[1].marked, here[1].drafted) == ((3,), ((3,),))
    state = go(state, *CHAIN[2:])
    view = PY.view(state, 0)
    assert view.own is not None
    assert view.own.sealed
    assert view.players[0].sheet.torch_rounds == (1,)
    assert view.own.before.torch_rounds == ()
    assert view.players[0].points == 5
    assert PY.view(state, None).players[0].points == 0


@rule("PY-11.6", "PY-11.10")
def test_picks_wait_for_all_submissions() -> None:
    state = table(hand(card(42, *PATH_42, (4, 2)), card(10)), IDLE, shape="O4")
    state = go(state, f"0 {left((4, 3))}")
    assert legal(state) == {"back"}
    assert state.picks == ()
    assert PY.to_act(go(state, f"1 {PASS}")) == (0,)


@rule("PY-11.8")
def test_a_pick_with_one_choice_is_automatic() -> None:
    state = table(hand(card(42, *PATH_42, (4, 2)), card(10)), IDLE, shape="O4", display=(31,), pile=())
    state = go(state, f"0 {left((4, 3))}", f"1 {PASS}", auto=False)
    state = go(state, "* open", auto=False)
    assert PY.to_act(state) == (CHANCE,)
    assert legal(state, CHANCE) == {"31"}
    told = PY.narrate(state, CHANCE, read(PY, state, CHANCE, "31"), None)
    assert told is not None
    assert told.args["who"] == Who(0)
    assert serials(go(state)) == (31, 10)


@rule("PY-12.1", "PY-13.1")
def test_what_is_left_of_the_expedition_is_public() -> None:
    state = table(IDLE, hand(card(28), card(8)), turn=3)
    shapes = PY.view(state, None).shapes
    assert sum(shape.copies for shape in PY.data.shapes.values()) == 8
    assert sum(shape.left for shape in shapes) == 5
    state = go(state, f"0 {PASS}", "1 L.A1")
    weights = {str(move): weight for move, weight in outcomes(PY, state)}
    assert weights == {f"={shape.key}": shape.left for shape in shapes if shape.left}


@rule("PY-13.3")
def test_outcomes_come_from_outside() -> None:
    state = new_game(2, (1, 2, 3, 4), (5, 6, 7, 8))
    assert state.dealt == ((1, 2, 3, 4), (5, 6, 7, 8))


@rule("PY-13.4")
def test_no_chance_between_the_first_and_the_last_submission() -> None:
    state = chain_table()
    for line in ("2 R.E1", *CHAIN, f"1 {PASS}"):
        assert CHANCE not in PY.to_act(state)
        state = go(state, line, auto=False)
    assert PY.to_act(state) == (CHANCE,)


@rule("PY-11.11")
def test_dealt_cards_are_told_to_their_owner_only() -> None:
    state = PY.start(2, {})
    move = read(PY, state, CHANCE, "=17")
    assert PY.narrate(state, CHANCE, move, None) is None
    assert PY.narrate(state, CHANCE, move, 1) is None
    own = PY.narrate(state, CHANCE, move, 0)
    assert own is not None
    assert own.args["card"] == 17
    kept = read(PY, new_game(2), 0, next(iter(legal(new_game(2)))))
    assert PY.narrate(new_game(2), 0, kept, 1) == fact("py-log-ready", who=Who(0))


def random_states(seats: int, seed: int, steps: int) -> list[State]:
    """Positions of one random game, every `steps`-th."""
    rng = random.Random(seed)
    state, found, n = PY.start(seats, {}), [], 0
    while acting := PY.to_act(state):
        seat = rng.choice(acting)
        state = PY.apply(state, seat, rng.choice(list(PY.moves(state, seat))))
        n += 1
        if n % steps == 0:
            found.append(state)
    return found


@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (3, 2), (4, 3)])
def test_a_seat_sees_only_what_it_heard(seats: int, seed: int) -> None:
    rng = random.Random(seed)
    for here in random_states(seats, seed, 5):
        for seat in (*range(seats), None):
            there = PY.redeal(here, seat, [rng.random() for _ in range(8)])
            assert PY.view(here, seat) == PY.view(there, seat)
            assert PY.to_act(here) == PY.to_act(there)
            assert PY.census(here) == PY.census(there)
            if seat is not None:
                assert legal(here, seat) == legal(there, seat)
            for actor in PY.to_act(here):
                ours = rng.sample(all_moves := list(PY.moves(here, actor)), min(6, len(all_moves)))
                for a, b in itertools.product(ours, list(PY.moves(there, actor))[:40]):
                    if PY.narrate(here, actor, a, seat) == PY.narrate(there, actor, b, seat):
                        after = PY.apply(here, actor, a), PY.apply(there, actor, b)
                        assert PY.view(after[0], seat) == PY.view(after[1], seat)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_random_games(seats: int) -> None:
    rules = Pyramids()
    for state in random_states(seats, 40 + seats, 23):
        census = rules.census(state)
        numbers: Counter[str] = Counter()
        for piece, number in census.items():
            numbers[piece.rsplit(" ", 2 if piece.startswith("boxes") else 1)[0]] += number
        assert numbers == {"cards": 48, "expedition cards": 8, "boxes": 9}
        assert msgspec.json.decode(msgspec.json.encode(state), type=rules.state_type) == state
        for seat in rules.to_act(state):
            texts = [str(move) for move in rules.moves(state, seat)]
            assert texts
            assert len(set(texts)) == len(texts)
        if CHANCE not in rules.to_act(state):
            for seat in (*rules.to_act(state), *rules.may_change(state)):
                rules.prompt(state, seat)
                for move in list(rules.moves(state, seat))[:12]:
                    rules.offer(state, seat, move)
                    rules.narrate(state, seat, move, seat)


def test_a_view_that_leaks_would_be_found() -> None:
    """The check above has teeth: two drafts differ in the owner's view."""
    one, other = go(chain_table(), "0 L.A1"), go(chain_table(), "0 R.D1")
    assert PY.view(one, 0) != PY.view(other, 0)
    assert PY.view(one, 1) == PY.view(other, 1)
    assert sheet(one) == sheet(other)
    assert right((0, 3)) == "R.D1"


def test_perft() -> None:
    """Submissions of seat 0 from EX-7's position, by number of parts: all, and those with a mark still due.

    By hand: 6 ways to begin, 3 of them over a red X; 4, 5 and 5 open cells after those.
    """
    counts: list[tuple[int, int]] = []
    edge = [chain_table()]
    for _ in range(4):
        after = [
            PY.apply(state, 0, move)
            for state in edge
            for move in PY.moves(state, 0)
            if move.kind in {"place", "extra"}
        ]
        edge = [state for state in after if 0 in PY.to_act(state)]
        counts.append((len(after), len(edge)))
    assert counts == [(6, 3), (14, 4), (18, 1), (6, 0)]

"""PY-1, PY-5: where may be marked."""

from __future__ import annotations

import itertools
import random

import msgspec
import pytest

from bot.core import CHANCE
from bot.games.pyramids.cards import is_completed, open_cells
from bot.games.pyramids.cells import around, cells_of, reachable
from bot.games.pyramids.components_loading import shipped
from bot.games.pyramids.placing import fitting
from tests.games.pyramids.scenario import (
    IDLE,
    PASS,
    PATH_42,
    PY,
    all_but,
    at,
    card,
    first_move,
    go,
    hand,
    left,
    legal,
    marks,
    mask,
    reason,
    right,
    sheet,
    table,
)
from tests.rule_ids import rule

AFTER_EX_3 = card(10, (0, 0), (0, 1), (0, 2), (1, 2))


def on(moves: set[str], side: str, shape: bool) -> set[str]:
    """Placements of one card: shapes or single cells."""
    return {move for move in moves if move[0] == side and (len(move) > 4) == shape}


@rule("EX-2", "PY-5.3", "PY-5.4")
def test_exactly_three_in_a_row() -> None:
    state = table(hand(card(42), card(10)), IDLE, shape="I3")
    assert on(legal(state), "L", True) == {
        left((0, 0), (0, 1), (0, 2)),
        left((0, 1), (0, 2), (0, 3)),
        left((0, 1), (1, 1), (2, 1)),
    }
    assert reason(state, left((1, 0), (1, 1), (1, 2))) == "py-no-entrance"
    assert reason(state, left((0, 0), (0, 1))) == "py-no-count"
    assert reason(state, left((0, 0), (0, 1), (0, 2), (0, 3))) == "py-no-count"
    assert reason(state, left((0, 0), (0, 1), (1, 1))) == "py-no-shape"
    after = go(state, f"0 {left((0, 1), (1, 1), (2, 1))}", f"1 {PASS}")
    assert marks(after) == at((0, 1), (1, 1), (2, 1))
    assert sheet(after) == (0, 0, 0, ())


@rule("EX-3", "PY-5.2")
def test_an_l_turned_and_flipped_over_the_entrance() -> None:
    state = table(hand(card(10), card(42)), IDLE, shape="L4")
    after = go(state, f"0 {left((0, 0), (0, 1), (0, 2), (1, 2))}", f"1 {PASS}")
    assert marks(after) == at((0, 0), (0, 1), (0, 2), (1, 2))
    assert sheet(after) == (0, 0, 0, ())


@rule("EX-4", "PY-5.5", "PY-5.6")
def test_touching() -> None:
    state = table(hand(AFTER_EX_3, card(42)), IDLE, shape="V3")
    assert left((1, 0), (2, 0), (2, 1)) in legal(state)
    assert reason(state, left((2, 0), (2, 1), (3, 0))) == "py-no-contact"
    assert left((1, 1)) in legal(state)
    assert reason(state, left((2, 1))) == "py-no-contact"
    assert reason(state, left((2, 3))) == "py-no-wall"


@rule("EX-5", "PY-5.1", "PY-5.3", "PY-5.7")
def test_a_single_cell_where_the_shape_does_not_fit() -> None:
    state = table(hand(card(42, (0, 1), (1, 1), (2, 1)), card(15)), IDLE, shape="O4")
    assert legal(state) == {
        left((0, 0)),
        left((0, 2)),
        left((1, 0)),
        left((1, 2)),
        left((2, 0)),
        left((2, 2)),
        right((0, 4)),
    }
    assert reason(state, right((0, 3), (0, 4), (1, 3), (1, 4))) == "py-no-wall"
    after = go(state, f"0 {left((1, 2))}", f"1 {PASS}")
    assert marks(after) == at((0, 1), (1, 1), (1, 2), (2, 1))
    assert sheet(after) == (0, 0, 0, ())


@rule("EX-6", "PY-5.6", "PY-5.8", "PY-1.4")
def test_the_single_cell_may_be_entrance_or_tomb() -> None:
    state = table(hand(card(15), card(42, *PATH_42, (4, 2))), IDLE, shape="O4")
    assert left((0, 4)) in legal(state)
    assert reason(state, left((0, 3))) == "py-no-entrance"
    after = go(state, f"0 {right((4, 3))}", f"1 {PASS}")
    assert [held.serial for held in after.hands[0].done] == [42]


@rule("PY-1.3")
def test_a_marked_cell_stays_and_is_not_marked_again() -> None:
    state = table(hand(AFTER_EX_3, card(42)), IDLE, shape="I2")
    assert reason(state, left((0, 0), (1, 0))) == "py-no-marked"
    assert reason(state, left((0, 0))) == "py-no-marked"


@rule("PY-1.5")
def test_open_cells() -> None:
    state = table(hand(AFTER_EX_3, card(42)), IDLE, shape="O4")
    singles = on(legal(state), "L", False)
    # Around the marks of EX-3, without walls: (0,3) skull, (1,0) red X, (1,1) potion, (2,2) plain.
    assert singles == {left((0, 3)), left((1, 0)), left((1, 1)), left((1, 3)), left((2, 2))}
    assert on(legal(state), "R", False) == {right((0, 1))}


@rule("PY-1.6", "PY-4.1", "PY-4.2", "PY-4.3", "PY-4.6", "PY-9.1")
def test_a_turn_is_one_expedition_card() -> None:
    state = table(IDLE, hand(card(1), card(2)), shape="I3", turn=1)
    state = go(state, f"0 {PASS}", "1 L.C1")
    assert state.phase == "reveal"
    state = go(state, "* =V3")
    assert (state.turn, state.shape, state.used, PY.to_act(state)) == (2, "V3", ("I3", "V3"), (0, 1))
    assert (shipped().numbers.rounds, shipped().numbers.turns) == (4, 7)


@rule("PY-5.2")
@pytest.mark.parametrize(
    ("shape", "count"), [("I2", 4), ("I3", 6), ("V3", 12), ("I4", 4), ("L4", 32), ("O4", 4)]
)
def test_every_turn_and_mirror_image_over_the_middle(shape: str, count: int) -> None:
    """n squares and v variants lie n * v ways over a cell; only I4 is too long for half of them."""
    middle = mask((2, 2))
    assert sum(bool(placed & middle) for placed in shipped().shapes[shape].masks) == count


@rule("PY-5.9")
def test_branches_and_cells_beyond_the_tomb() -> None:
    # On card 47 the tomb (4,1) has a row below the walls: the cells left of it are beyond it.
    state = table(hand(card(47, (0, 3), (0, 2)), card(10)), IDLE, shape="I2")
    assert {left((0, 0), (0, 1)), left((0, 1), (1, 1)), left((1, 3), (1, 4))} <= legal(state)
    beyond = table(hand(card(29, (4, 4), (4, 3)), card(10)), IDLE, shape="I3")
    assert left((4, 0), (4, 1), (4, 2)) in legal(beyond)


@rule("PY-5.10")
def test_an_incomplete_card_always_has_an_open_cell() -> None:
    for serial, kind in shipped().cards.items():
        without_tomb = kind.free & ~kind.tomb
        # The worst case: everything that can be reached without the tomb is marked already.
        marked = reachable(kind.entrance, without_tomb)
        assert around(marked) & kind.free & ~marked, serial


@rule("PY-5.11")
def test_a_player_without_an_incomplete_card_skips_action_two() -> None:
    state = table(hand(None, None, aside=(1,)), hand(card(7)), display=(), pile=(), shape="I3")
    assert PY.to_act(state) == (1,)
    assert legal(state, 0) == set()
    assert PY.view(state, None).players[0].ready
    assert PY.may_change(state) == ()
    state = go(state, "1 L.C1")
    assert state.phase == "reveal"
    nobody = table(hand(None, None, aside=(1,)), hand(None, None), display=(), pile=(), turn=6)
    nobody = msgspec.structs.replace(nobody, phase="reveal")
    nobody = go(nobody, f"* {first_move(nobody, CHANCE)}")
    assert (nobody.round, nobody.phase) == (2, "reveal")


@rule("PY-5.12")
def test_no_completed_card_is_met_at_the_start_of_action_two() -> None:
    state = table(hand(card(42, *PATH_42, (4, 2)), card(10)), IDLE, shape="O4", display=(5,), pile=())
    state = go(state, f"0 {left((4, 3))}", f"1 {PASS}")
    assert [held.serial for held in state.hands[0].cards if held] == [5, 10]
    assert not any(is_completed(shipped(), held) for h in state.hands for held in h.cards if held)


def test_a_full_card_with_one_hole() -> None:
    state = table(hand(all_but(23, (4, 0), (4, 1)), card(10)), IDLE, shape="I2")
    assert on(legal(state), "L", True) == {left((4, 0), (4, 1))}
    assert on(legal(state), "L", False) == {left((4, 0)), left((4, 1))}


@rule("PY-5.2", "PY-5.3", "PY-5.4", "PY-5.5")
@pytest.mark.parametrize("key", ["I2", "I3", "V3", "I4", "L4", "O4"])
def test_placements_agree_with_a_plain_search(key: str) -> None:
    """Every set of cells is turned and mirrored by hand and laid over every corner, on random marks."""
    rng = random.Random(key)
    printed = [divmod(cell, 5) for cell in cells_of(shipped().shapes[key].cells)]
    for serial in rng.sample(range(1, 49), 12):
        grid = shipped().cards[serial].grid
        marked = grown(grid, rng)
        found = set()
        for top, start, turns, flip in itertools.product(range(-4, 9), range(-4, 9), range(4), (1, -1)):
            points = [(row, column * flip) for row, column in printed]
            for _ in range(turns):
                points = [(column, -row) for row, column in points]
            cells = {(top + row, start + column) for row, column in points}
            if fits(grid, marked, cells):
                found.add(mask(*cells))
        held = card(serial, *marked)
        places = fitting(shipped(), 0, held, key, open_cells(shipped(), held))
        assert {place.mask for place in places} == found


def grown(grid: tuple[str, ...], rng: random.Random) -> set[tuple[int, int]]:
    """Cells marked one after another from the entrance, up to eight, the tomb never."""
    marked: set[tuple[int, int]] = set()
    for _ in range(rng.randrange(9)):
        free = [cell for cell in itertools.product(range(5), range(5)) if fits(grid, marked, {cell})]
        marked.add(rng.choice([cell for cell in free if grid[cell[0]][cell[1]] != "T"]))
    return marked


def fits(grid: tuple[str, ...], marked: set[tuple[int, int]], cells: set[tuple[int, int]]) -> bool:
    if any(not (0 <= row < 5 and 0 <= column < 5) for row, column in cells):
        return False
    if any(grid[row][column] == "#" for row, column in cells) or cells & marked:
        return False
    if not marked:
        return any(grid[row][column] == "E" for row, column in cells)
    steps = ((0, 1), (1, 0), (0, -1), (-1, 0))
    return any((row + dy, column + dx) in marked for row, column in cells for dy, dx in steps)


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("L.F1", "py-no-off-grid"),
        ("L.A6", "py-no-off-grid"),
        ("L.A0B1", "py-no-off-grid"),
        ("L.Z9", "py-no-off-grid"),
        ("31.A1", "py-no-not-your-card"),
        ("99.A1", "py-no-not-your-card"),
        ("L.A1A1", "py-no-twice"),
        ("R.D3", "py-no-wall"),
        ("R.A1B1", "py-no-count"),
        ("R.A1C2A3", "py-no-shape"),
        ("R.A1B1C1D1", "py-no-count"),
        ("42.B1", "py-no-write"),
        ("L.B3B2B1", "py-no-write"),
        ("l.b1 b2 b3", "py-no-write"),
        ("31", "py-no-mark-first"),
        ("4+15+22", "py-no-mark-first"),
        ("back", "py-no-nothing-back"),
        ("hello", None),
        ("", None),
        ("L.", None),
        ("L.1A", None),
    ],
)
def test_refusals(text: str, key: str | None) -> None:
    state = table(hand(card(42), card(10)), IDLE, shape="I3")
    assert reason(state, text) == key


def test_too_late_and_not_yet() -> None:
    state = table(hand(card(42), card(10)), IDLE, shape="I3")
    sealed = go(state, "0 L.B1")
    assert reason(sealed, "L.A1B1C1") == "py-no-sealed"
    assert reason(sealed, "31") == "py-no-sealed"
    opened = go(sealed, f"1 {PASS}", "* =V3", "0 R.B1")
    assert reason(opened, "L.A1") == "py-no-sealed"
    picking = table(hand(card(42, *PATH_42, (4, 2)), card(10)), IDLE, shape="O4")
    picking = go(picking, "0 L.D5", f"1 {PASS}")
    assert picking.phase == "pick"
    assert reason(picking, "L.A1") == "py-no-late"
    assert reason(picking, PASS, 1) == "py-no-late"
    assert reason(picking, "back", 1) == "py-no-late"
    assert reason(picking, "31", 1) == "py-no-not-your-pick"
    assert reason(picking, "30") == "py-no-not-on-display"

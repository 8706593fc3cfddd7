"""PY-8: pyramid points."""

from __future__ import annotations

from msgspec.structs import replace

from bot.core import CHANCE
from bot.games.pyramids.aids.heuristic import PyramidsHeuristic
from bot.games.pyramids.state import Hand, State
from tests.games.pyramids.scenario import IDLE, PASS, PY, all_but, boxes, card, go, hand, legal, table
from tests.games.pyramids.test_replace import both_nearly, finish, finisher, tomb
from tests.rule_ids import rule


def resolved(state: State) -> State:
    """After action 3: every pick is the lowest card of the display, refills the lowest of the pile."""
    state = go(state)
    while state.phase in {"pick", "refill"}:
        seat = PY.to_act(state)[0]
        move = next(iter(PY.moves(state, seat)))
        state = go(state, f"{'*' if seat == CHANCE else seat} {move}")
    return state


def about_to(serial: int, *aside: int) -> Hand:
    """A player who completes `serial` by its tomb and has completed these before."""
    return hand(all_but(serial, tomb(serial)), aside=aside)


@rule("EX-15", "PY-8.1", "PY-8.2")
def test_first_boxes() -> None:
    state = finish(table(about_to(10, 4), about_to(15, 3), hand(card(2), card(7))), 0, 1)
    state = resolved(state)
    assert boxes(state, 0) == {("green", 10)}
    assert boxes(state, 1) == {("purple", 10)}
    shown = {(box.colour, box.points): box.owner for box in PY.view(state, 2).boxes}
    assert (shown["green", 10], shown["purple", 10], shown["green", 6]) == (0, 1, None)


@rule("EX-16", "PY-8.3", "PY-8.5", "PY-11.10")
def test_a_tie_on_a_colour() -> None:
    vicky, christos = about_to(33, 3), about_to(15, 6, 9, 12)
    state = resolved(finish(table(vicky, christos, boxes=(("purple", 10, 1),)), 0, 1))
    assert boxes(state, 1) == {("purple", 10), ("purple", 6)}
    assert boxes(state, 0) == {("purple", 3)}
    later = table(about_to(21, 36), IDLE, boxes=(("purple", 10, 1), ("purple", 6, 1), ("purple", 3, 1)))
    assert boxes(resolved(finish(later, 0)), 0) == set()


def two_greens(aside: tuple[int, ...]) -> Hand:
    """Cards 10 and 40 of which both are completed by `complete_two`."""
    # 10 is .E.S# / XP... / S..#G / G##X. / .S#T#, 40 is ..ERX / .S.## / G###S / ..SPS / FG#XT
    return hand(all_but(10, (3, 3), (4, 3)), all_but(40, (4, 4)), aside=aside)


def complete_two(state: State) -> State:
    return go(state, "0 L.D4D5", "0 R.E5", "1 L.E5")


@rule("EX-17", "PY-8.6")
def test_two_cards_of_one_colour_in_one_turn() -> None:
    # Card 7 has its tomb in (4,4).
    other = hand(all_but(7, (4, 4)), aside=(13,))
    state = complete_two(table(two_greens((1,)), other, shape="I2"))
    assert [(box.seat, box.serial, box.points) for box in state.awards] == [(1, 7, 10), (0, 10, 6)]
    none_before = complete_two(table(two_greens(()), other, shape="I2"))
    assert [(box.seat, box.serial, box.points) for box in none_before.awards] == [(1, 7, 10), (0, 40, 6)]
    assert boxes(resolved(state), 0) == {("green", 6)}


@rule("EX-27", "PY-8.1", "PY-8.4")
def test_sixth_card_of_a_colour() -> None:
    player = about_to(10, 1, 4, 7, 13, 16)
    other = hand(card(3), card(8))
    own = (("green", 10, 0), ("green", 6, 0))
    state = go(table(player, other, boxes=own), "0 L.D5", "1 R.D1")
    assert boxes(resolved(state), 0) == {("green", 10), ("green", 6), ("green", 3)}
    taken = go(table(player, other, boxes=(*own, ("green", 3, 1))), "0 L.D5", "1 R.D1")
    assert boxes(resolved(taken), 0) == {("green", 10), ("green", 6)}


@rule("PY-8.4")
def test_several_boxes_of_a_colour_in_different_turns() -> None:
    player = about_to(10, 1, 4, 7)
    state = resolved(finish(table(player, IDLE, boxes=(("green", 10, 0),)), 0))
    assert boxes(state, 0) == {("green", 10), ("green", 6)}


@rule("PY-8.6")
def test_claims_in_different_colours() -> None:
    # 6 and 18 are both purple: with one purple before, 6 is the second.
    state = go(
        table(hand(*both_nearly().cards, aside=(3,)), hand(card(21), card(7)), shape="V3"),
        "0 R.E4D5E5",
        "0 L.E5",
        f"1 {PASS}",
    )
    assert [(box.colour, box.serial, box.points) for box in state.awards] == [("purple", 6, 10)]


@rule("PY-8.7", "PY-11.11")
def test_points_are_given_out_without_asking() -> None:
    state = finish(table(about_to(10, 4), IDLE), 0)
    state = go(state, "0 5", auto=False)
    state = go(state, "* =1", auto=False)
    assert state.phase == "award"
    assert PY.to_act(state) == (CHANCE,)
    assert legal(state, CHANCE) == {"G10"}
    assert PY.narrate(state, CHANCE, next(iter(PY.moves(state, CHANCE))), None) is not None


def test_finishers_are_what_they_say() -> None:
    assert go(table(finisher(42, 10), IDLE), "0 L.D5", f"1 {PASS}").picks == (0,)


def test_computers_know_from_the_component_data_which_card_claims_a_box() -> None:
    state = table(hand(card(2), card(7), aside=(10, 40)), IDLE)  # both green
    numbers = replace(PY.data.numbers, claims=(3, 5, 6))
    worths = [
        PyramidsHeuristic(data).value(state, 0) for data in (PY.data, replace(PY.data, numbers=numbers))
    ]
    assert worths == sorted(worths)
    assert len(set(worths)) == 2

"""What a move did is written once: the log, the facts of a turn and the marks are made of events."""

from __future__ import annotations

from random import Random
from typing import get_args

import msgspec
import pytest

from bot.core import CHANCE, Fact, Who, fact
from bot.core.chance import outcomes, weighted
from bot.games.bora_bora.decisions import EFFECTS
from bot.games.bora_bora.events import MARKS, Climbed, Dealt, Event, Rose, as_known_to
from bot.games.bora_bora.narration import LINES, narrate, retell
from tests.games.bora_bora.scenario import BB, BOARD, new_game, position
from tests.rule_ids import rule

LEFT_OUT = frozenset(
    {
        *("bb-chose-region", "bb-took-person", "bb-chose-building", "bb-got-material", "bb-red-no"),
        *("bb-stopped", "bb-ended", "bb-idle-use", "bb-idle-buy", "bb-final"),
    }
)
"""Lines of which no mark is left: a choice whose result is told next, or that nothing came of."""


def without_cards(line: Fact) -> Fact:
    """The line of a task without the cards that were shown."""
    end = line.args.get("end")
    if not isinstance(end, Fact) or "cards" not in end.args:
        return line
    args = {name: value for name, value in end.args.items() if name != "cards"}
    return Fact(line.key, {**line.args, "end": Fact(end.key.removesuffix("-cards"), args)})


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_facts_of_a_turn_are_the_lines_of_its_moves(seats: int) -> None:
    """Each move has one event; what a view tells of a turn are the lines of which marks are left."""
    rng, game = Random(seats), new_game(seats)
    lines: list[Fact] = []
    turn = 0
    while acting := game.to_act:
        state, seat = game.state, acting[0]
        moves = list(BB.moves(state, seat))
        if seat == CHANCE:
            cases = outcomes(BB, state)
            move = weighted(cases, rng.randrange(sum(weight for _, weight in cases)))
        else:
            move = moves[rng.randrange(len(moves))]
        head = state.agenda[0]
        _, event = EFFECTS[type(head)](BOARD, state, head, move)
        assert event is not None
        for to in (None, *range(seats)):
            assert BB.narrate(state, seat, move, to) == narrate(BOARD, event, to)
        line = narrate(BOARD, event, None)
        if not isinstance(event, Dealt) and state.turns and line.key not in LEFT_OUT:
            if state.turns != turn:
                turn, lines = state.turns, []
            lines.append(without_cards(line))
        game.step(seat, move)
        if game.state.noted == turn:
            assert game.view().told == tuple(lines)
            assert game.view("A").told == tuple(lines)
    assert turn


def test_every_event_of_a_move_has_a_line() -> None:
    """The marks that have none are told by the events that they are parts of."""
    parts = {kind.__name__ for kind in set(get_args(Event)) - set(LINES)}
    assert parts == {"Settled", "Fished", "Shifted", "Rose", "Resolved", "Prayed", "Idle"}
    assert parts < {kind.__name__ for kind in MARKS}


@rule("BB-15.2")
def test_only_its_owner_hears_the_colour_of_a_drawn_card() -> None:
    drawn = Dealt("card", 1, "R", False, False)
    assert as_known_to(drawn, 1) == drawn
    for other in (None, 0, 2):
        assert as_known_to(drawn, other) == Dealt("card", 1, "", False, False)


def test_a_marker_at_the_end_of_the_track_is_told_and_not_marked() -> None:
    end = len(BOARD.data.status.points) - 1
    game = position(status=f"A{end}", dice={"A": "6"}).play("T6 6 o")
    marks = game.last
    assert game.heard("status") == narrate(BOARD, Climbed(0, end), None)
    assert game.heard("status") == fact("bb-rose", who=Who(0), space=end)
    assert game.play("status").last == marks


def test_stored_marks_keep_their_form() -> None:
    """A saved position of an older release equals the position to which its log leads."""
    game = position(huts={"A": "CM", "B": "NB"}, dice={"A": "6"}, men="M-K1-2").play("L6 CB 2")
    kept = list(msgspec.to_builtins(game.last))
    assert kept == [
        {"type": "placed", "who": 0, "action": "L", "face": 6, "gods": ""},
        {"type": "settled", "who": 0, "region": "CB", "space": 2, "aside": None},
    ]
    assert msgspec.to_builtins(Rose(0, 3)) == {"type": "rose", "who": 0, "space": 3}
    assert [line.key for line in retell(BOARD, game.last, game.state.order)] == ["bb-placed", "bb-settled"]

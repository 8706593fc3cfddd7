"""What a move did is written once: the log and the marks are made of events."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from bot.core import CHANCE, Event, Who, fact
from bot.core.chance import outcomes
from bot.games.bora_bora.dealing import CardDealt
from bot.games.bora_bora.status import Rose, Stayed
from tests.games.bora_bora.scenario import BB, BOARD, new_game, position
from tests.rule_ids import rule
from tests.weighing import weighted


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_first_event_of_a_move_is_its_line(seats: int) -> None:
    rng, game = Random(seats), new_game(seats)
    while acting := game.to_act:
        state, seat = game.state, acting[0]
        moves = list(BB.moves(state, seat))
        if seat == CHANCE:
            cases = outcomes(BB, state)
            move = weighted(cases, rng.randrange(sum(weight for _, weight in cases)))
        else:
            move = moves[rng.randrange(len(moves))]
        after, events = BB.step(state, seat, move)
        assert after == BB.apply(state, seat, move)
        assert BB.narrate(state, seat, move, None) is not None
        for to in (None, *range(seats)):
            assert BB.narrate(state, seat, move, to) == events[0].seen(to).tell(BOARD, to)
        game.step(seat, move)


def test_every_mark_has_a_line() -> None:
    """Those that have none are told by the events that they are parts of."""
    parts = {kind.__name__ for kind in BB.kept_events if kind.tell is Event.tell and not kind.says}
    assert parts == {"Fished", "Resolved", "Prayed", "Idle"}


@rule("BB-15.2")
def test_only_its_owner_hears_the_colour_of_a_drawn_card() -> None:
    drawn = CardDealt(1, "R", False, False)
    assert drawn.seen(1) == drawn
    for other in (None, 0, 2):
        assert drawn.seen(other) == CardDealt(1, None, False, False)


def test_a_marker_at_the_end_of_the_track_is_told_and_not_marked() -> None:
    end = len(BOARD.data.status.points) - 1
    game = position(status=f"A{end}", dice={"A": "6"}).play("T6 6 o")
    marks = game.last
    assert game.heard("status") == Stayed(0, end).tell(BOARD, None)
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

"""What a move did is written once: the log, the facts of a turn and the marks are made of events."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from bot.core import CHANCE, Fact, Who, fact
from bot.core.chance import weighted
from bot.games.bora_bora import decisions
from bot.games.bora_bora.events import Dealt, Event, Idle, Opened, Rose, Settled, heard
from bot.games.bora_bora.narration import LINES, narrate
from tests.games.bora_bora.scenario import BB, BOARD, new_game, position
from tests.rule_ids import rule


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_facts_of_a_turn_are_the_lines_of_its_moves(seats: int) -> None:
    """Each move has one line, for everybody; a view has those of the turn, draws left out."""
    rng, game = Random(seats), new_game(seats)
    lines: list[Fact] = []
    turn = 0
    while acting := game.to_act:
        state, seat = game.state, acting[0]
        moves = list(BB.moves(state, seat))
        if seat == CHANCE:
            cases = [(move, BB.weight(state, move)) for move in moves]
            move = weighted(cases, rng.randrange(sum(weight for _, weight in cases)))
        else:
            move = moves[rng.randrange(len(moves))]
        events = decisions.events(BOARD, state, move)
        told = [narrate(BOARD, events, to) for to in (None, *range(seats))]
        assert {len(row) for row in told} == {1}
        assert [BB.tell(state, seat, move, to) for to in (None, *range(seats))] == [row[0] for row in told]
        if not isinstance(events[0], Dealt) and (state.turns or not isinstance(events[0], Opened)):
            if state.turns != turn:
                turn, lines = state.turns, []
            lines += told[0]
        game.step(seat, move)
        if rng.random() < 0.2:
            assert game.view().told == tuple(lines)
            assert game.view("A").told == tuple(lines)
    assert lines[-1] == fact("bb-final")


def test_every_kind_of_event_has_a_line() -> None:
    assert set(LINES) == set(Event.__args__)


@rule("BB-15.2")
def test_only_its_owner_hears_the_colour_of_a_drawn_card() -> None:
    drawn = Dealt("card", 1, "R")
    assert heard(drawn, 1) == drawn
    for other in (None, 0, 2):
        assert heard(drawn, other) == Dealt("card", 1, "")


def test_a_hut_comes_by_the_cheapest_path() -> None:
    """The way on the picture begins where the cheapest path begins, however many lead there."""
    game = position(huts={"A": "CM CF", "B": "NB"}, dice={"A": "6"}).play("L6 CB 2")
    settled = next(event for event in game.last if isinstance(event, Settled))
    assert (settled.region, settled.via, settled.gain) == ("CB", "CM", "sand")


def test_a_marker_at_the_end_of_the_track_is_told_and_not_drawn() -> None:
    end = len(BOARD.data.status.points) - 1
    game = position(status=f"A{end}", dice={"A": "6"}).play("T6 6 o status")
    rose = game.last[-1]
    assert rose == Rose(0, end, moved=False)
    assert narrate(BOARD, (rose,), None) == (fact("bb-rose", who=Who(0), space=end),)


def test_events_of_earlier_versions_open() -> None:
    """They say less; what they cannot tell is left out."""
    kept = b"""[
        {"type": "idle", "who": 1},
        {"type": "settled", "who": 0, "region": "CB", "space": 2, "aside": null},
        {"type": "shifted", "who": 0, "person": "M-K1-1"},
        {"type": "resolved", "who": 0, "task": "T01", "points": 6}
    ]"""
    events = msgspec.json.decode(kept, type=tuple[Event, ...])
    assert events[0] == Idle(1)
    assert narrate(BOARD, events, None) == (fact("bb-ended", who=Who(1)),)

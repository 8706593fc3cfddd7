"""What a move did is written once: the log and the text of a view are made of the same events."""

from __future__ import annotations

import random

import pytest

from bot.core import CHANCE, Event, Fact, Who, fact
from bot.games.pyramids.sealing import TakenBack
from bot.games.pyramids.setup import CardDealt, CardsKept
from bot.games.pyramids.state import Batch
from bot.games.pyramids.symbols import Gain, Marked
from tests.games.pyramids.scenario import PY

TOLD = ("py-log-open", "py-log-took", "py-log-unseen", "py-log-box")
"""What a view repeats of the last opened turn."""


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_view_tells_what_the_log_says_of_the_turn(seats: int) -> None:
    dice = random.Random(f"told {seats}")
    state, log, taken = PY.start(seats, {}), list[Fact](), 0
    while acting := PY.to_act(state):
        seat = dice.choice(acting)
        moves = list(PY.moves(state, seat))
        move = dice.choices(moves, PY.weights(state, moves))[0]
        said = PY.narrate(state, seat, move, None)
        if said is not None and said.key == "py-log-open":
            log = []
        if said is not None and said.key == "py-log-only":  # a view does not know that nothing else was left
            said = Fact("py-log-took", said.args)
        if said is not None and said.key in TOLD:
            log.append(said)
        state = PY.apply(state, seat, move)
        if log and seat == CHANCE:
            assert list(PY.view(state, None).told) == log
            taken += len(log) > 1
    assert taken


GAIN = Gain(1, 0, 0, 1, 0, 0, False, False, 1)
BATCH = Batch(0, 5, 1, "single")
READY = fact("py-log-ready", who=Who(1))
BACK = fact("py-log-back", who=Who(1))


@pytest.mark.parametrize(
    ("event", "others"),
    [
        (CardDealt(1, 7, False), None),
        (CardDealt(1, 7, True), fact("py-log-dealt-all", who=Who(1))),
        (CardsKept(1, (3, 7)), READY),
        (Marked(1, BATCH, GAIN, 1, False), None),
        (Marked(1, BATCH, GAIN, 1, True), READY),
        (TakenBack(1, False), None),
        (TakenBack(1, True), BACK),
    ],
)
def test_others_learn_of_a_sealed_move_that_it_is_made(event: Event, others: Fact | None) -> None:
    assert event.seen(1) == event
    assert event.tell(PY.data, 1) not in (None, READY)
    for to in (None, 0, 2):
        assert event.seen(to).tell(PY.data, to) == others
        assert event.seen(to).mark() == ()

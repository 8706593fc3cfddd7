"""What a move did is written once: each viewer is told of the same events."""

from __future__ import annotations

import pytest

from bot.core import CHANCE, Event, Fact, Who, fact
from bot.games.pyramids.sealing import TakenBack
from bot.games.pyramids.setup import CardDealt, CardsKept
from bot.games.pyramids.state import Batch
from bot.games.pyramids.symbols import Gain, Marked
from tests.games.pyramids.scenario import PY

GAIN = Gain(1, 0, 0, 1, 0, 0, False, False, 1)
BATCH = Batch(0, 5, 1, "single")
READY = fact("py-log-ready", who=Who(1))
BACK = fact("py-log-back", who=Who(1))


@pytest.mark.parametrize(
    ("event", "others"),
    [
        (CardDealt(1, 7, False), None),
        (CardDealt(1, 7, True), fact("py-log-dealt-all")),
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


@pytest.mark.parametrize("seats", PY.seats)
def test_the_deal_is_told_once(seats: int) -> None:
    state, told = PY.start(seats, {}), []
    while CHANCE in PY.to_act(state):
        card = next(iter(PY.moves(state, CHANCE)))
        told.append(PY.narrate(state, CHANCE, card, None))
        state = PY.apply(state, CHANCE, card)
    assert [said for said in told if said is not None] == [fact("py-log-dealt-all")]

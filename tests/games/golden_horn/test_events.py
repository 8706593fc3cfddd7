"""What a move did is written once: log and marks are made of the same events."""

from __future__ import annotations

from bot.games.golden_horn.arrival import CardDrawn
from bot.games.golden_horn.setup import PortsSealed
from tests.games.golden_horn.scenario import position
from tests.rule_ids import rule


@rule("GH-10.1")
def test_an_emptied_port_is_told() -> None:
    game = position("L1@V []", V="RRR", bag="").play("L1", "+R")
    said = game.told[-1]
    assert said is not None
    assert said.key == "gh-loaded-emptied"


def test_a_secret_is_seen_by_one_seat() -> None:
    card, ports = CardDrawn(1, "R", False, False), PortsSealed(1, "VVC")
    assert card.seen(1) == card
    assert ports.seen(1) == ports
    for other in (None, 0, 2):
        assert card.seen(other) == CardDrawn(1, None, False, False)
        assert ports.seen(other) == PortsSealed(1, None)

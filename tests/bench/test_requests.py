"""The requests of whole matches, as `make bench` counts them for every game."""

from __future__ import annotations

from tests.bench.requests import CROWD, OPENED, average, play
from tests.long import LONG


@LONG
async def test_a_move_costs_no_more_than_it_may() -> None:
    """One match with many hands and one with few. Though more people than discord.py remembers are written to
    between, the direct messages of each player are opened once; and nothing is read."""
    assert CROWD > 128
    hands, quiet = await play([("golden_horn", 2), ("pyramids", 2)])
    assert hands.moves > 40
    assert hands.opened == 2
    assert quiet.opened == 0, "the same two people, known from the match before"
    assert hands.routes["PATCH /channels/*/messages/*"] > 20
    usual = {
        "POST /channels/*/messages",
        "PATCH /channels/*/messages/*",
        "POST /channels/*/messages/*/threads",
    }
    gone = "DELETE /channels/*/messages/*"
    assert set(hands.routes) - {OPENED} == usual
    assert set(quiet.routes) - {OPENED} == {*usual, gone}
    assert quiet.routes[gone] == 2, "each player's first cards, when all cards lie open"
    assert average([hands, quiet]) <= 1.45
    assert hands.requests / hands.moves <= 1.8

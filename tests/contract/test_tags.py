"""The tags of answers: the names that the board shows, never two alike on a page."""

from __future__ import annotations

import pytest

from bot.core import CHANCE, tags
from tests.contract.journeys import ALL, journey


def test_names_where_they_are_unique_else_numbers() -> None:
    assert tags([("ship", "L1"), ("ship", "L3"), ("pass", "")]) == ("L1", "L3", "1")
    assert tags([("raid", "T2"), ("raid", "T2"), ("raid", "E1"), ("pass", "")]) == ("1", "2", "3", "4")
    assert tags([("walk", "C1"), ("build", "C1"), ("gate", "GA1")]) == ("1", "2", "GA1")
    assert tags([("take", "2"), ("take", "19"), ("take", ""), ("back", "")]) == ("2", "19", "1", "3")
    assert tags([]) == ()


@pytest.mark.parametrize("game", ALL)
def test_no_two_answers_of_a_page_have_one_tag(game: str) -> None:
    rules = ALL[game]
    for position in journey(game, min(rules.seats), 0, 1).positions[::9]:
        for seat in rules.to_act(position.state):
            moves = list(rules.moves(position.state, seat))[:60] if seat != CHANCE else []
            found = tags([(one.kind, rules.offer(position.state, seat, one).name) for one in moves])
            assert len(set(found)) == len(found) == len(moves)
            assert all(len(one) <= 6 and one.isascii() for one in found)

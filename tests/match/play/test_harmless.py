"""What is answered by itself although there are other answers changes nothing for anybody in that round."""

from __future__ import annotations

import pytest

from bot.core.asking import harmless_decisions
from bot.games.edo.wages import Pay
from bot.games.registry import GAMES
from tests.long import LONG
from tests.match.play.harmless import fault, given

SOME, PART, PARTS = 200, 4_000, 5
"""Answers that are looked at, and how many parts of how many answers the long test has."""
DECLARE = [key for key, rules in GAMES.items() if harmless_decisions(rules)]
"""Games with decisions that are declared harmless."""


def faults(key: str, count: int, number: int = 0) -> list[str]:
    """What is wrong with so many answers in random matches from `number` on; at least one."""
    found: list[str] = []
    while len(found) < count:
        found += [fault(GAMES[key], one, number) for one in given(GAMES[key], number)]
        number += 1
    return found


@pytest.mark.parametrize("key", DECLARE)
def test_any_other_answer_would_have_led_to_the_same(key: str) -> None:
    assert set(faults(key, SOME)) == {""}


@LONG
@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("key", DECLARE)
def test_so_it_is_with_many_answers(key: str, part: int) -> None:
    assert set(faults(key, PART, (part + 1) * PART)) == {""}


def test_some_decisions_are_declared_harmless() -> None:
    assert DECLARE == ["bora_bora", "edo"]


def test_the_proof_finds_what_is_not_harmless(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Pay, "harmless", lambda pay, at: True)
    assert any(faults("edo", 20))

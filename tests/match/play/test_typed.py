"""What is typed for a parameter instead of chosen from its list."""

from __future__ import annotations

import pytest

from bot.match.play.turn import _named

LOADS = [("+g", "", "Load 2 green"), ("+r", "", "Load 2 red"), ("+b", "", "Load 3 blue")]
CREWS = [("2", "", "2 officials on slot 1")]
PLACES = [("h3", "", "Die 3 on Helper"), ("h3+w", "", "Die 3 on Helper with White")]
WALKS = [("c3-edo", "EDO", "Odawara (C3) → Edo")]


@pytest.mark.parametrize(
    ("choices", "typed", "meant"),
    [
        (LOADS, "Green", "+g"),
        (LOADS, " load 2 RED ", "+r"),
        (LOADS, "gree", None),
        (LOADS, "load", None),
        (LOADS, "3", "+b"),
        (LOADS, "2", None),
        (CREWS, "1", None),
        (PLACES, "die 3 on helper", "h3"),
        (PLACES, "Helper", None),
        (WALKS, "edo", "c3-edo"),
        (WALKS, "C3", None),
    ],
)
def test_only_one_choice_is_named(choices: list[tuple[str, str, str]], typed: str, meant: str | None) -> None:
    assert _named(typed, choices) == (meant or typed)

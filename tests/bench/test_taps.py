"""Presses are as many as are wanted: neither more, nor fewer without a test that says so."""

from __future__ import annotations

import pytest

from tests.bench.taps import KINDS, TURNS, figures
from tests.long import long_but


@pytest.mark.parametrize("game", long_but(KINDS, "golden_horn"))
def test_a_turn_takes_as_many_presses_as_wanted(game: str) -> None:
    for figure in figures(game, TURNS):
        assert figure.median == figure.target, f"{figure.name}: {figure.median:g}, not {figure.target:g}"

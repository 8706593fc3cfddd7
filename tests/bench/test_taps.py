"""Presses cannot creep up without a test that says so."""

from __future__ import annotations

import pytest

from tests.bench.taps import KINDS, figures
from tests.long import long_but

TURNS = 30


@pytest.mark.parametrize("game", long_but(KINDS, "bora_bora"))
def test_a_turn_takes_no_more_presses_than_it_may(game: str) -> None:
    for figure in figures(game, TURNS):
        assert figure.met, f"{figure.name}: {figure.median:g} instead of {figure.target:g}"

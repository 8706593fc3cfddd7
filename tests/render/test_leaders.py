"""In every game gold marks on the public table who leads, and at the end who has won; none a level score."""

from __future__ import annotations

from importlib import import_module
from typing import Final

import pytest
from msgspec.structs import replace

from bot.games.registry import GAMES
from render.kit.frames import HEAD
from render.paint import canvas, paint
from tests.contract.journeys import KEEN
from tests.gallery import NAMES, played, public, variants

LEADERS: Final = {
    "bora_bora": "render.bora_bora.seat_panel",
    "edo": "render.edo.seat_panel",
    "golden_horn": "render.golden_horn.seat_panel",
    "pyramids": "render.pyramids.parts",
}
"""The module that draws the seats of a table and asks for its leaders."""


@pytest.mark.parametrize("key", sorted(GAMES))
def test_a_leader_has_a_plate(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    module = import_module(LEADERS[key])
    found = module.leaders
    rules = GAMES[key]
    options = next(
        (one for one in variants(rules).values() if key == "golden_horn" and "open" in str(one)), {}
    )
    shots = played(rules, rules.seats[-1], 3, options, KEEN.get(key))
    led = [shot for shot in shots[:-1] if found(rules.view(shot.state, None))]
    level = [shot for shot in shots[:-1] if not found(rules.view(shot.state, None))]
    scenes = [public(rules, shot, "en", NAMES) for shot in (*led[-1:], *level[:1])]
    drawn = [paint(scene).data for scene in scenes]
    monkeypatch.setattr(module, "leaders", lambda view: frozenset())
    bare = [paint(scene).data for scene in scenes]
    assert led
    assert bare[0] != drawn[0]
    assert bare[1:] == drawn[1:]


@pytest.mark.parametrize("key", sorted(GAMES))
def test_the_panel_of_the_winner_is_gold(key: str) -> None:
    """Though others may have as many points."""
    rules = GAMES[key]
    end = replace(public(rules, played(rules, 2, 1, {}, KEEN.get(key))[-1], "en", NAMES), score=None)
    shown = [canvas(replace(end, winner=seat)).image for seat in (0, 1)]
    below = [one.crop((0, 2 * HEAD, *one.size)).tobytes() for one in shown]
    assert below[0] != below[1]

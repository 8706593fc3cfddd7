"""The grounds of tables in full colour: the last one is kept."""

from __future__ import annotations

import pytest
from PIL import Image

from render.kit import backgrounds
from render.kit.canvas import Canvas


@pytest.fixture(autouse=True)
def _empty(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(backgrounds, "_bases", type(backgrounds._bases)())


@backgrounds.as_base
def _ground(number: int) -> Image.Image:
    image = Image.new("P", (1000, 1000), 1)
    image.putpalette((0, 0, 0, number, 0, 0))
    return image


def test_a_base_is_kept_in_full_colour_and_drawn_on_only_as_a_copy() -> None:
    base = _ground(7)
    assert base.mode == "RGB"
    assert _ground(7) is base
    Canvas(base).fill(0, 0, 10, 10, (1, 2, 3))
    assert base.getpixel((0, 0)) == (7, 0, 0)


def test_the_base_that_was_not_used_for_longest_is_given_up() -> None:
    first = _ground(1)
    assert _ground(1) is first
    second = _ground(2)  # together they take 8 MB
    assert _ground(2) is second
    assert _ground(1) is not first


def test_no_base_is_kept_while_a_palette_is_made() -> None:
    with backgrounds.in_full():
        assert _ground(1).mode == "P"
    assert not backgrounds._bases

"""What a picture is made of, without its pixels: texts that are set, and pieces with their arguments."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from PIL import Image

from render.kit import backgrounds, fonts, sketch
from render.kit import parts as copied_parts
from render.kit.cache import CACHE, _Kept
from render.kit.canvas import Canvas
from render.kit.fonts import Style
from render.kit.sketch import Sketch
from render.paint import Anything, canvas


class _Blank:
    """Stands for every ground: what a ground is made for is among its arguments."""

    value = Image.new("RGB", (1600, 1600))
    worth = 0.0
    until = 0.0


class _Asked(dict[Hashable, Any]):
    """Takes the place of what the cache keeps; notes what is asked for, but not what a piece is made of."""

    def __init__(self) -> None:
        super().__init__()
        self.parts: list[Hashable] = []
        self.depth = 0
        """Pieces that are being drawn, one within the other."""

    def get(self, key: Any, default: Any = None) -> Any:
        self.note(key)
        if hasattr(key[0], "__wrapped__"):  # see `backgrounds.as_ground`
            return _Blank
        found = super().get(key, default)
        self.depth += found is None
        return found

    def store(self, key: Hashable, value: object, _: float) -> None:
        self.depth -= 1
        self[key] = _Kept(value, 0, 0.0, 0.0, False)

    def note(self, part: Hashable) -> None:
        if not self.depth:
            self.parts.append(part)


_ASKED = _Asked()
"""Rough pieces, drawn once for all pictures here and kept apart from those of real pictures."""


@contextmanager
def _recorded() -> Iterator[None]:
    """Pictures drawn within are rough and empty, and everything that is laid on them is noted."""
    begin = Sketch.__init__

    def rough(self: Sketch, width: float, height: float, margin: int = 0, scale: int = 1) -> None:
        begin(self, width, height, margin, 1)

    def setting(self: Canvas, x: float, y: float, text: str, style: Style, *rest: Any, **more: Any) -> float:
        _ASKED.note(text)
        return fonts.width(text, style)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(CACHE, "_kept", _ASKED)
        patch.setattr(CACHE, "_packed", {})
        patch.setattr(CACHE, "_store", _ASKED.store)
        patch.setattr(backgrounds, "_bases", type(backgrounds._bases)())
        patch.setattr(copied_parts, "PARTS", copied_parts.Parts())
        patch.setattr(Sketch, "__init__", rough)
        patch.setattr(sketch, "grow", lambda alpha, _: alpha)
        patch.setattr(Canvas, "put", lambda *_: None)
        patch.setattr(Canvas, "tint", lambda *_: None)
        patch.setattr(Canvas, "words", setting)
        yield


def parts(scene: Anything) -> list[Hashable]:
    """Texts and pieces of the picture of a scene, in the order in which they are laid."""
    _ASKED.parts, _ASKED.depth = [], 0
    with _recorded():
        canvas(scene)
    return _ASKED.parts

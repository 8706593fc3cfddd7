"""Notice what is written while pictures are drawn: for `python -m bot check-texts`."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import NamedTuple


class Written(NamedTuple):
    """A text that was set."""

    canvas: int
    """The same number for all texts of one canvas."""
    text: str
    size: int
    left: float
    top: float
    right: float
    bottom: float


class Watch:
    """What was noticed."""

    def __init__(self) -> None:
        self.written: list[Written] = []
        self.shortened: dict[str, str] = {}
        """The whole texts, by what was left of them."""
        self.canvases: dict[int, object] = {}
        """Canvases, kept alive so that no two have the same number."""


_watch: Watch | None = None


@contextmanager
def watching() -> Iterator[Watch]:
    """Notice what this process writes meanwhile. Texts inside kept pieces are written once only."""
    global _watch
    before, _watch = _watch, Watch()
    try:
        yield _watch
    finally:
        _watch = before


def wrote(canvas: object, text: str, size: int, area: tuple[float, float, float, float]) -> None:
    """A text was set in an area (left, top, width, height)."""
    if _watch is not None:
        left, top, width, height = area
        _watch.canvases[id(canvas)] = canvas
        _watch.written.append(Written(id(canvas), text, size, left, top, left + width, top + height))


def shortened(whole: str, left: str) -> None:
    """A text had no room."""
    if _watch is not None:
        _watch.shortened[left] = whole

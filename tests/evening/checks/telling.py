"""Checks that pictures and words tell the same."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from bot.text import plain, words
from render.paint import alt_text, board_text
from tests.evening.posted import Posted
from tests.evening.story import marks_of


def alike(posted: Sequence[Posted]) -> Iterator[str]:
    """Whoever has done what a board marks is named in its words, and in its alt text unless that says that it
    leaves out what came earlier."""
    for one in posted:
        actors = sorted({seat for mark in marks_of(one.scene.view) for seat in _actors(mark)})
        for what, text in (("alt text", alt_text(one.scene)), ("words", board_text(one.scene))):
            missing = [
                name for seat in actors if (name := plain(one.scene.names[seat], "")).split()[0] not in text
            ]
            if missing and words(one.scene.language)("pic-earlier") not in text:
                yield f"{one.number}: the {what} do not name {', '.join(missing)}, whose doing is marked"


def _actors(mark: Any) -> list[int]:
    who = getattr(mark, "who", getattr(mark, "seat", None))
    return [] if who is None else [who]

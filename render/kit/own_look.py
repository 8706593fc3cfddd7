"""How the picture that is being drawn is to look for its only reader: dark, with larger letters, without
ornaments.

Pictures are drawn as usual; what differs asks here. What is kept for later pictures is kept apart if it has
larger letters or no ornaments (`shape`), and never depends on whether pictures are dark.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import lru_cache
from typing import Final, ParamSpec, TypeVar

from render.scene import OwnLook

P = ParamSpec("P")
T = TypeVar("T")
USUAL = OwnLook()
_theme, _look = "", USUAL
_FORGET: Final[list[Callable[[], None]]] = []


@contextmanager
def worn(theme: str, look: OwnLook) -> Iterator[None]:
    """Within this context, pictures of a theme look so."""
    global _theme, _look
    before, (_theme, _look) = (_theme, _look), (theme, look)
    try:
        yield
    finally:
        _theme, _look = before


def dark_theme() -> str | None:
    """The theme of the dark picture that is being drawn; None: it is not dark."""
    return _theme if _look.dark else None


def is_large() -> bool:
    return _look.large


def is_plain() -> bool:
    return _look.plain


def shape() -> tuple[bool, bool] | None:
    """What kept pieces and measures depend on; None: on nothing, as usual."""
    return None if _look is USUAL or not (_look.large or _look.plain) else (_look.large, _look.plain)


def in_usual_colours(draw: Callable[[], T]) -> T:
    """The result of drawing something that is kept, and that other pictures show as well."""
    if not _look.dark:
        return draw()
    with worn(_theme, OwnLook(large=_look.large, plain=_look.plain)):
        return draw()


def measured(maxsize: int) -> Callable[[Callable[P, T]], Callable[P, T]]:
    """Decorate a function that measures letters, and keep its results by their arguments (all hashable)."""

    def decorate(measure: Callable[P, T]) -> Callable[P, T]:
        usual, large = (lru_cache(maxsize)(measure) for _ in range(2))
        _FORGET.extend((usual.cache_clear, large.cache_clear))

        @functools.wraps(measure)
        def kept(*args: P.args, **more: P.kwargs) -> T:
            return (large if _look.large else usual)(*args, **more)  # type: ignore[arg-type]  # hashable

        return kept

    return decorate


def forget() -> None:
    """Forget what was measured, so that `watching` notices every text that is shortened."""
    for clear in _FORGET:
        clear()


def ornament(draw: Callable[P, None]) -> Callable[P, None]:
    """Decorate a function that draws an ornament: pictures without ornaments leave it out."""

    @functools.wraps(draw)
    def drawn(*args: P.args, **more: P.kwargs) -> None:
        if not _look.plain:
            draw(*args, **more)

    return drawn

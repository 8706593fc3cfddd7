"""Seat badges: shape and colour by seat, the emblem by game.

A game registers one emblem a seat: a function that draws it on a `Sketch` in a box of `size` pixels centred
on (cx, cy), in `ink` with details in `ground`. The badge is then `badge(game, seat, size)`; without emblems
it is shape and colour alone. The names of the emblems stand for names of people that no font has.
"""

from __future__ import annotations

from collections.abc import Sequence

from render.kit.pieces.shields import Emblem as Emblem
from render.kit.pieces.shields import draw_shield, shield
from render.kit.pieces.shields import free_badge as free_badge
from render.kit.pieces.shields import shape as shape
from render.kit.sketch import Sketch, Sprite

_EMBLEMS: dict[str, tuple[Emblem, ...]] = {}
_CALLED: dict[str, tuple[str, ...]] = {}


def register(game: str, emblems: Sequence[Emblem], called: Sequence[str] = ()) -> None:
    """Register the emblems of a game in seat order.

    Args:
        called: the keys of their names, in the same order; empty if they have none.

    Raises:
        ValueError: an emblem has no name, though others have.
    """
    if called and len(called) != len(emblems):
        raise ValueError(f"{game}: {len(emblems)} emblems, {len(called)} names")
    _EMBLEMS[game], _CALLED[game] = tuple(emblems), tuple(called)


def sign(game: str, seat: int, emblem: int | None = None) -> str:
    """The key of the word for what is seen on a badge: its emblem, or its shape if emblems have no names."""
    called = _CALLED.get(game)
    if not called:
        return f"seat-sign-{seat % 5 + 1}"
    return called[seat if emblem is None else emblem]


def draw_badge(
    s: Sketch, x: float, y: float, size: float, game: str, seat: int, emblem: int | None = None
) -> None:
    """Draw a badge as a part of a larger sketch, its box at (x, y);

    `emblem` replaces the seat's own emblem.
    """
    draw_shield(s, x, y, size, seat, _emblem(game, seat, emblem))


def badge(game: str, seat: int, size: int, halo: bool = False, emblem: int | None = None) -> Sprite:
    """The badge of a seat: shape and colour of the seat, emblem of the game (the seat's own unless given).

    `halo` is for use on coloured ground.
    """
    return shield(seat, size, _emblem(game, seat, emblem), halo)


def _emblem(game: str, seat: int, emblem: int | None) -> Emblem | None:
    emblems = _EMBLEMS.get(game)
    return None if emblems is None else emblems[seat if emblem is None else emblem]

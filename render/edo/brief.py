"""What a player of Edo decides by, in few words: who has what and stands where, the roads, the cities."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import lru_cache
from typing import Final, cast

from bot.core import Fact, fact
from bot.games.edo.view import EdoView, GoodsView, SpaceView
from bot.text import words
from render.edo.theme import GOODS
from render.kit.telling import names as names_of
from render.scene import Scene

_ROOM: Final = 740
"""Characters of an alt text that the position may take; whose turn it is and what changed need the others.
It is the same for every reader, so all are told the same of what is public."""


def amounts(pay: GoodsView) -> tuple[Fact, ...]:
    """Money and goods, without what is none."""
    return tuple(fact(f"edo-amount-{what}", count=count) for what in GOODS if (count := getattr(pay, what)))


def seats(scene: Scene) -> list[str]:
    """One line per seat: points, goods, and the spaces of the samurai."""
    w = words(scene.language)
    view = _view(scene)
    lines = []
    for seat, (name, player) in enumerate(zip(names_of(scene, w), view.players, strict=True)):
        parts = [w("edo-pic-tell-points", points=player.total if view.over else player.points)]
        if view.start == seat:
            parts.append(w("edo-pic-tell-starts"))
        if view.phase == "plan" and player.ready:
            parts.append(w("edo-pic-tell-ready"))
        owned = ", ".join(w.say(one) for one in amounts(player.goods))
        parts += [owned] if owned else []
        if player.samurai:
            parts.append(w("edo-pic-tell-samurai", list=_counted(player.samurai)))
        lines.append(w("edo-pic-tell-seat", who=name, parts=tuple(parts)))
    return lines


def _counted(codes: Iterable[str]) -> str:
    """ "C2, FO3 ×2"."""
    return ", ".join(code if count == 1 else f"{code} ×{count}" for code, count in Counter(codes).items())


def standing(scene: Scene) -> list[str]:
    """Where the merchant, the Ronin and samurai of no player stand."""
    w = words(scene.language)
    found = []
    for space in _view(scene).spaces:
        here = [fact("edo-pic-tell-ronin", number=number) for number in space.ronin]
        here += [fact("edo-pic-tell-merchant")] if space.merchant else []
        found += [fact("edo-pic-tell-at", what=one, place=space.code) for one in here]
    strangers = ", ".join(space.code for space in _view(scene).spaces if space.strangers)
    if strangers:
        found.append(fact("edo-pic-tell-at", what=fact("edo-pic-tell-strangers"), place=strangers))
    return [w("edo-pic-tell-board", list=tuple(found))] if found else []


def position(scene: Scene, room: int = _ROOM) -> list[str]:
    """All of this: with every road where there is room, else with those of the spaces where pieces stand."""
    found = [*seats(scene), *standing(scene)], cities(scene)
    for every in (True, False):
        lines = [*found[0], *roads(scene, every), *found[1]]
        if len(" ".join(lines)) <= min(room, _ROOM):
            break
    return lines


def roads(scene: Scene, every: bool = True) -> list[str]:
    """Roads once each, in few characters: each time the space with the most roads that are still untold."""
    w = words(scene.language)
    spaces = _view(scene).spaces
    used = frozenset(space.code for space in spaces if every or _is_used(space))
    told = _untold(tuple((space.code, space.roads) for space in spaces), used)
    return [w("edo-pic-tell-roads", list=told)] if told else []


@lru_cache(maxsize=32)
def _untold(spaces: tuple[tuple[str, tuple[str, ...]], ...], used: frozenset[str]) -> tuple[str, ...]:
    """The roads of the spaces that are `used`, each told at one of its ends."""
    left = {code: dict.fromkeys(end for end in roads if used & {code, end}) for code, roads in spaces}
    told = []
    while any(left.values()):
        start = max(left, key=lambda code: len(left[code]))
        told.append(f"{start}–{' '.join(left[start])}")
        for end in left.pop(start):
            left.get(end, {}).pop(start, None)
    return tuple(told)


def _is_used(space: SpaceView) -> bool:
    return bool(any(space.samurai) or space.strangers or space.ronin or space.merchant)


def cities(scene: Scene) -> list[str]:
    """Which sites are taken and what each city would pay to whom."""
    w = words(scene.language)
    names = names_of(scene, w)
    found = []
    for space in _view(scene).spaces:
        known = space.city
        if known is None or space.covered:
            continue
        paid = "".join(f", {names[seat]} {ryo}" for seat, ryo in known.income)
        found.append(f"{space.code} {len(known.row)}/{known.sites}{paid}")
    return [w("edo-pic-tell-cities", list=w.semicolons(found))] if found else []


def _view(scene: Scene) -> EdoView:
    return cast(EdoView, scene.view)

"""What a player of Edo decides by, in few words: who has what and stands where, the roads, the cities."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from bot.core import Fact, fact
from bot.games.edo.components import Goods
from bot.games.edo.view import EdoView, SpaceView
from render.edo.theme import GOODS
from render.kit.telling import Told

Position = Told[EdoView]
_ROOM: Final = 740
"""Characters of an alt text that the position may take; whose turn it is and what changed need the others.
It is the same for every reader, so all are told the same of what is public."""


def amounts(pay: Goods) -> tuple[Fact, ...]:
    """Money and goods, without what is none."""
    return tuple(fact(f"edo-amount-{what}", count=count) for what in GOODS if (count := getattr(pay, what)))


def seats(t: Position) -> list[str]:
    """One line per seat: points, goods, and the spaces of the samurai."""
    lines = []
    for seat, (name, player) in enumerate(zip(t.names, t.view.players, strict=True)):
        parts = [t.w("edo-pic-tell-points", points=player.total if t.view.over else player.points)]
        if t.view.start == seat:
            parts.append(t.w("edo-pic-tell-starts"))
        if t.view.phase == "plan" and player.ready:
            parts.append(t.w("edo-pic-tell-ready"))
        owned = ", ".join(t.w.say(amount) for amount in amounts(player.goods))
        parts += [owned] if owned else []
        if player.samurai:
            parts.append(t.w("edo-pic-tell-samurai", list=_counted(player.samurai)))
        lines.append(t.w("edo-pic-tell-seat", who=name, parts=tuple(parts)))
    return lines


def _counted(codes: Iterable[str]) -> str:
    """ "C2, FO3 ×2"."""
    return ", ".join(code if count == 1 else f"{code} ×{count}" for code, count in Counter(codes).items())


def standing(t: Position) -> list[str]:
    """Where the merchant, the Ronin and samurai of no player stand."""
    facts = []
    for space in t.view.spaces:
        here = [fact("edo-pic-tell-ronin", number=number) for number in space.ronin]
        here += [fact("edo-pic-tell-merchant")] if space.merchant else []
        facts += [fact("edo-pic-tell-at", what=line, place=space.code) for line in here]
    strangers = ", ".join(space.code for space in t.view.spaces if space.strangers)
    if strangers:
        facts.append(fact("edo-pic-tell-at", what=fact("edo-pic-tell-strangers"), place=strangers))
    return [t.w("edo-pic-tell-board", list=tuple(facts))] if facts else []


def position(t: Position, room: int = _ROOM) -> list[str]:
    """All of this: with every road where there is room, else with those of the spaces where pieces stand."""
    found = [*seats(t), *standing(t)], cities(t)
    for every in (True, False):
        lines = [*found[0], *roads(t, every), *found[1]]
        if len(" ".join(lines)) <= min(room, _ROOM):
            break
    return lines


def roads(t: Position, every: bool = True) -> list[str]:
    """Roads once each, in few characters: each time the space with the most roads that are still untold."""
    spaces = t.view.spaces
    used = frozenset(space.code for space in spaces if every or _is_used(space))
    told = _untold(tuple((space.code, space.roads) for space in spaces), used)
    return [t.w("edo-pic-tell-roads", list=told)] if told else []


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


def cities(t: Position) -> list[str]:
    """Which sites are taken and what each city would pay to whom."""
    lines = []
    for space in t.view.spaces:
        known = space.city
        if known is None or space.covered:
            continue
        paid = "".join(f", {t.names[seat]} {ryo}" for seat, ryo in known.income)
        lines.append(f"{space.code} {len(known.row)}/{known.sites}{paid}")
    return [t.w("edo-pic-tell-cities", list=t.w.semicolons(lines))] if lines else []

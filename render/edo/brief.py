"""What a player of Edo needs for a decision, in few words: goods and places of the seats, the roads, the
cities."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Final

from bot.core import Fact, Term, Value, fact
from bot.games.edo import terms
from bot.games.edo.components import Goods
from bot.games.edo.planning import complete, left_of
from bot.games.edo.state import Slot
from bot.games.edo.view import EdoView
from bot.text.escape import capital
from render.edo.ahead import lines as lines_ahead
from render.edo.ahead import told_ahead
from render.edo.settled import drafted
from render.edo.theme import GOODS
from render.kit.telling import Told, answers, sentence

Position = Told[EdoView]
_ROOM: Final = 740
"""The most characters of an alt text for the position; the others are for whose turn it is and what changed.
The number is the same for every reader, so all are told the same about the public position."""


def amounts(pay: Goods) -> tuple[Fact, ...]:
    """Money and goods, without those that are zero."""
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
    """The places of the merchant, the Ronin and samurai of no player."""
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
    """All of this, with every road if there is room, otherwise with the roads of the spaces that have
    pieces."""
    found = [*seats(t), *standing(t)], cities(t)
    for every in (True, False):
        lines = [*found[0], *roads(t, every), *found[1]]
        if len(" ".join(lines)) <= min(room, _ROOM):
            break
    return lines


def roads(t: Position, every: bool = True) -> list[str]:
    """Each road once, in few characters: the next space is always the one with the most roads that are not
    told yet."""
    spaces = t.view.spaces
    used = frozenset(
        space.code
        for space in spaces
        if every or any(space.samurai) or space.strangers or space.ronin or space.merchant
    )
    told = _untold(tuple((space.code, space.roads) for space in spaces), used)
    return [t.w("edo-pic-tell-roads", list=told)] if told else []


@lru_cache(maxsize=32)
def _untold(spaces: tuple[tuple[str, tuple[str, ...]], ...], used: frozenset[str]) -> tuple[str, ...]:
    """The roads of the spaces in `used`, each told at one of its ends."""
    left = {code: dict.fromkeys(end for end in roads if used & {code, end}) for code, roads in spaces}
    told = []
    while any(left.values()):
        start = max(left, key=lambda code: len(left[code]))
        told.append(f"{start}–{' '.join(left[start])}")
        for end in left.pop(start):
            left.get(end, {}).pop(start, None)
    return tuple(told)


def cities(t: Position) -> list[str]:
    """The taken sites of each city, and what it would pay to whom."""
    lines = []
    for space in t.view.spaces:
        known = space.city
        if known is None or space.covered:
            continue
        paid = "".join(f", {t.names[seat]} {ryo}" for seat, ryo in known.income)
        lines.append(f"{space.code} {len(known.row)}/{known.sites}{paid}")
    return [t.w("edo-pic-tell-cities", list=t.w.semicolons(lines))] if lines else []


def slot(number: int, one: Slot) -> Fact:
    """A slot of a plan: its action, its card, and its officials."""
    common: dict[str, Value] = {"number": number, "action": Term(f"edo-do-{one.do}"), "card": one.card}
    if one.own < 0:
        return fact("edo-pic-tell-plan-open", **common)
    crew = terms.officials(one.own, one.neutral, one.black)
    return fact("edo-pic-tell-slot", officials=crew, **common)


def plan(t: Position) -> list[str]:
    """The reader's plan, answers and draft."""
    return own(t) + done(t) + answers(t)


def own(t: Position, foretold: bool = True) -> list[str]:
    """The reader's plan. `foretold`: add what it would bring now."""
    lines = []
    if t.view.own is not None and t.view.viewer is not None and t.view.phase in ("plan", "act"):
        if t.view.own.plan:
            made = tuple(slot(number, one) for number, one in enumerate(t.view.own.plan, 1))
            lines.append(t.w("edo-pic-tell-plan", list=made))
        ahead = told_ahead(t.scene) if foretold else None
        if ahead is not None:
            steps = (
                f"{n}. {text}." for n, (text, _) in enumerate(lines_ahead(t.view, ahead, t.w, t.names), 1)
            )
            held = (t.w.say(fact(f"edo-amount-{what}", count=getattr(ahead.goods, what))) for what in GOODS)
            end = f"{t.w('pic-turn-after')}: {', '.join(held)}. {t.w('pic-turn-points')}: {ahead.points}."
            lines += [f"{t.w('edo-pic-plan-now')}:", *steps, end]
        if not complete(t.view.own.plan):
            left = left_of(t.view.own.pool, t.view.own.plan)
            lines.append(t.w("edo-pic-tell-plan-left", officials=terms.officials(*left)))
    return lines


def done(t: Position) -> list[str]:
    """What a draft has done, after its heading."""
    if not t.scene.chosen:
        return []
    return [
        sentence(capital(t.w(t.scene.confirms("edo-pic-tell-chosen")))),
        *(t.w.say(one, t.names) for one in drafted(t.scene)),
    ]


def plans(t: Position) -> Iterator[list[str]]:
    """Ways to tell the reader's plan and draft: with what the plan will bring, without that, and with only
    the end of a long turn."""
    brief, made = own(t, False), done(t)
    yield own(t) + made
    yield brief + made
    yield from (brief + made[:1] + made[start + 1 :] for start in range(1, len(made) - 1))
    yield brief
    yield []

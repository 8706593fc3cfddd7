"""What a sealed plan of Edo does, slot by slot, as far as it is known before anybody moves."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Final

from bot.core import Fact, Seat, Term, Value, fact
from bot.games.edo.components import PRODUCTS
from bot.games.edo.planning import Act, Crew
from bot.games.edo.view import ActionView, EdoView, SlotView
from bot.text import Words
from render.edo.draft import HALF, thing
from render.edo.pieces import actions, people
from render.edo.pieces.goods import symbol
from render.edo.theme import GOODS, C
from render.kit.confirm import Amount, Step, Turn
from render.kit.sketch import Sprite
from render.scene import Scene

IDLE: Final = ("edo-idle", "edo-idle-short")
"""What `EdoView.notes` says of officials who could do nothing."""


EMPTY: Final = ("edo-pic-plan-nothing", "edo-pic-plan-nobody")
"""What is said of a slot that brings nothing."""
LATER: Final = ("BUILD", "TRAVEL", "TRADE", "AUTHORIZE", "LEVY")
"""Actions of which the turn itself decides what they do, and where."""


@dataclass
class Purse:
    """What the reader has after each slot."""

    goods: dict[str, int]
    neutral: int
    """Neutral officials left in the supply."""
    points: int
    cost: Counter[str] = field(default_factory=Counter)
    gain: Counter[str] = field(default_factory=Counter)
    """Also 0 of what officials try to get."""

    def pays(self, what: str, each: int, most: int) -> int:
        """Pay up to `most` times; returns how often there was enough."""
        times = min(most, self.goods[what] // each) if each else most
        self.goods[what] -= times * each
        self.cost[what] += times * each
        return times

    def gets(self, what: str, count: int) -> Fact | None:
        """Get so many; returns it in words, None if it is nothing."""
        if what in self.goods:
            self.goods[what] += count
        self.gain[what] += count
        return fact(f"edo-amount-{what}", count=count) if count else None


@dataclass(frozen=True)
class Round:
    """What a plan does, as far as it is known."""

    lines: tuple[tuple[str, SlotView | str], ...]
    """In words; each with its slot, or with the goods of wages and income, which come last."""
    purse: Purse
    short: int
    """Rice that the wages lack."""


def is_told(scene: Scene) -> bool:
    """Whether a page tells what the plan does: as long as it waits to be confirmed or for those of the
    others."""
    view: EdoView = scene.view  # type: ignore[assignment]
    asked = any(isinstance(one.move, Act | Crew) for one in scene.choices)
    return view.own is not None and view.own.sealed and view.phase == "plan" and not asked


def forecast(view: EdoView, seat: Seat, w: Words, names: Sequence[str]) -> Turn:
    """The plan of the reader as the panel shows it: what officials do where the samurai stand now, then the
    wages and the income of the round."""
    found = foresee(view, seat, w, names)
    purse, made = found.purse, partial(thing, seat)
    lacks = {"rice": C["blood"]} if found.short else {}
    return Turn(
        w("edo-pic-plan-now"),
        tuple(Step(text, _pictures(slot, seat)) for text, slot in found.lines),
        cost=tuple(Amount(f"−{count}", made(what)) for what, count in purse.cost.items() if count),
        gain=tuple(Amount(f"+{count}", made(what)) for what, count in purse.gain.items()),
        after=tuple(Amount(str(count), made(what), lacks.get(what)) for what, count in purse.goods.items()),
        points=(view.players[seat].points, purse.points),
    )


def foresee(view: EdoView, seat: Seat, w: Words, names: Sequence[str]) -> Round:
    """What the plan of the reader does, step by step."""
    own, player = view.own, view.players[seat]
    assert own is not None
    purse = Purse({what: getattr(player.goods, what) for what in GOODS}, view.neutral, player.points)
    lines: list[tuple[str, SlotView | str]] = [
        (_line(view, slot, seat, purse, w, names), slot) for slot in own.plan
    ]
    samurai = sum(space.samurai[seat] for space in view.spaces)
    short = 0
    if samurai:
        wage = view.printed.wage
        held = purse.goods["rice"]
        paid = purse.pays("rice", wage, samurai)
        short = (samurai - paid) * wage
        said = fact("edo-pic-plan-wages", rice=samurai * wage, count=samurai)
        if short:
            said = fact("edo-pic-plan-wages-short", rice=held, count=samurai, home=samurai - paid)
        lines.append((w.say(said, names), "rice"))
    ryo = sum(paid for space in view.spaces if space.city for who, paid in space.city.income if who == seat)
    if ryo:
        purse.gets("ryo", ryo)
        lines.append((w("edo-pic-plan-income", ryo=ryo), "ryo"))
    return Round(tuple(lines), purse, short)


def _line(view: EdoView, slot: SlotView, seat: Seat, purse: Purse, w: Words, names: Sequence[str]) -> str:
    """What a slot does, in words."""
    args: dict[str, Value] = {
        "card": slot.card,
        "action": Term(f"edo-do-{slot.do}"),
        "officials": _officials(slot),
    }
    said = _said(view, slot, seat, purse, args)
    words, idle = w.say(said, names), _idle(view, slot)
    if idle is not None and idle.args["count"] == slot.own + slot.neutral + slot.black:
        words = w.say(idle, names)
    elif idle is not None and said.key not in EMPTY:
        words = f"{words}. {w.say(idle, names)}"
    return words


def _said(view: EdoView, slot: SlotView, seat: Seat, purse: Purse, args: dict[str, Value]) -> Fact:
    """What the officials of a slot bring; of what the turn decides it says just that."""
    action, count = _action(view, slot), slot.own + slot.neutral + slot.black
    if slot.quiet:
        return Fact("edo-pic-plan-quiet", args)
    if action is None or not count:
        return Fact("edo-pic-plan-step", args)
    if slot.do in LATER:
        return Fact("edo-pic-plan-later", args)
    if slot.do in ("RECRUIT", "FAVOUR"):
        what, each = ("rice", action.rice) if slot.do == "RECRUIT" else ("ryo", action.ryo)
        times = purse.pays(what, each, min(count, purse.neutral) if slot.do == "RECRUIT" else count)
        if slot.do == "RECRUIT":
            purse.neutral -= times
            purse.gets("neutral", times)
            got = fact("edo-officials-neutral", count=times)
        else:
            purse.points += view.favour * times
            got = fact("edo-effect-points", points=view.favour * times)
        if not times:
            return Fact("edo-pic-plan-nothing", args)
        if not each:
            return Fact("edo-pic-plan-brings", {**args, "goods": (got,)})
        cost = fact(f"edo-amount-{what}", count=times * each)
        return Fact("edo-pic-plan-paid", {**args, "cost": cost, "goods": (got,)})
    brought = _brought(view, seat, slot.do, action, count, purse)
    if brought is not None:
        return Fact("edo-pic-plan-brings", {**args, "goods": (brought,)})
    land = PRODUCTS[slot.do][0] if slot.do in PRODUCTS else ""
    alone = any(space.kind == land and space.samurai[seat] for space in view.spaces)
    return Fact("edo-pic-plan-nobody" if land and not alone else "edo-pic-plan-nothing", args)


def _officials(slot: SlotView) -> tuple[Fact, ...]:
    """The officials of a slot by kind."""
    every = (("own", slot.own), ("neutral", slot.neutral), ("black", slot.black))
    found = tuple(fact(f"edo-officials-{kind}", count=count) for kind, count in every if count)
    return found or (fact("edo-officials-none"),)


def _idle(view: EdoView, slot: SlotView) -> Fact | None:
    action = Term(f"edo-do-{slot.do}")
    for note in view.notes:
        if note.key in IDLE and (note.args["card"], note.args["action"]) == (slot.card, action):
            return note
    return None


def _pictures(slot: SlotView | str, seat: Seat) -> tuple[Sprite, ...]:
    if isinstance(slot, str):
        return (*((people.samurai(seat, HALF, False),) if slot == "rice" else ()), symbol(slot, HALF))
    kinds = actions.crew(slot.own, slot.neutral, slot.black, seat)
    return (actions.action(slot.do, HALF + 6), *(people.official(kind, HALF) for kind in kinds))


def _action(view: EdoView, slot: SlotView) -> ActionView | None:
    cards = (card for card in view.cards if card.card == slot.card)
    return next((one for card in cards for one in card.actions if one.do == slot.do), None)


def _brought(view: EdoView, seat: Seat, do: str, action: ActionView, count: int, purse: Purse) -> Fact | None:
    """What so many officials bring to the purse."""
    match do:
        case "RICE":
            return purse.gets("rice", action.rice * count)
        case "MONEY":
            return purse.gets("ryo", action.ryo * count)
    land, product = PRODUCTS[do]
    return purse.gets(product, sum(_yields(view, seat, land, action.bonus)[:count]))


def _yields(view: EdoView, seat: Seat, land: str, bonus: int) -> list[int]:
    """What each of the reader's samurai on a kind of land would produce now, the best first."""
    found = []
    for space in view.spaces:
        here = space.samurai[seat]
        if here and space.kind == land and space.production:
            others = sum(space.samurai) + len(space.ronin) + space.strangers - 1
            found += [max(0, space.production[0] + bonus - others)] * here
    return sorted(found, reverse=True)

"""What a sealed plan of Edo does, slot by slot, as far as it is known before anybody moves."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Final

from bot.core import Fact, Seat, Term, fact
from bot.games.edo.components import PRODUCTS
from bot.games.edo.view import ActionView, EdoView, OwnView, SlotView
from bot.text import Words
from render.edo.draft import HALF, thing
from render.edo.pieces import actions, people
from render.edo.theme import GOODS
from render.kit.confirm import Amount, Step, Turn
from render.kit.sketch import Sprite

IDLE: Final = ("edo-idle", "edo-idle-short")
"""What `EdoView.notes` says of officials who could do nothing."""


@dataclass
class Purse:
    """What the reader has after each slot."""

    goods: dict[str, int]
    neutral: int
    """Neutral officials left in the supply."""
    points: int
    cost: Counter[str] = field(default_factory=Counter)
    gain: Counter[str] = field(default_factory=Counter)

    def pays(self, what: str, each: int, most: int) -> int:
        """Pay up to `most` times; returns how often there was enough."""
        times = min(most, self.goods[what] // each) if each else most
        self.goods[what] -= times * each
        self.cost[what] += times * each
        return times

    def gets(self, what: str, count: int) -> tuple[tuple[str, int], ...]:
        if what in self.goods:
            self.goods[what] += count
        self.gain[what] += count
        return ((what, count),) if count else ()


def forecast(view: EdoView, seat: Seat, w: Words, names: Sequence[str]) -> Turn:
    """The plan of the reader as the panel shows it: what officials do where the samurai stand now."""
    own = view.own
    assert own is not None
    player = view.players[seat]
    held = {what: getattr(player.goods, what) for what in GOODS}
    purse = Purse(dict(held), view.neutral, player.points)
    steps = tuple(_steps(view, own, seat, purse, w, names))
    made = partial(thing, seat)
    return Turn(
        w("edo-pic-plan-now"),
        steps,
        cost=tuple(Amount(f"−{count}", made(what)) for what, count in purse.cost.items() if count),
        gain=tuple(Amount(f"+{count}", made(what)) for what, count in purse.gain.items() if count),
        after=tuple(Amount(str(count), made(what)) for what, count in purse.goods.items()),
        points=(player.points, purse.points),
    )


def _steps(
    view: EdoView, own: OwnView, seat: Seat, purse: Purse, w: Words, names: Sequence[str]
) -> Iterator[Step]:
    for slot in own.plan:
        brought = _brought(view, seat, slot, purse)
        action = Term(f"edo-do-{slot.do}")
        kind = "quiet" if slot.quiet else "brings" if brought else "step"
        goods = tuple(fact(f"edo-amount-{what}", count=count) for what, count in brought)
        said = fact(
            f"edo-pic-plan-{kind}", card=slot.card, action=action, officials=_officials(slot), goods=goods
        )
        words = w.say(said, names)
        idle = _idle(view, slot)
        if idle is not None:
            all_idle = idle.args["count"] == slot.own + slot.neutral + slot.black
            words = w.say(idle, names) if all_idle else f"{words}. {w.say(idle, names)}"
        yield Step(words, _pictures(slot, seat))


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


def _pictures(slot: SlotView, seat: Seat) -> tuple[Sprite, ...]:
    kinds = actions.crew(slot.own, slot.neutral, slot.black, seat)
    return (actions.action(slot.do, HALF + 6), *(people.official(kind, HALF) for kind in kinds))


def _action(view: EdoView, slot: SlotView) -> ActionView | None:
    cards = (card for card in view.cards if card.card == slot.card)
    return next((one for card in cards for one in card.actions if one.do == slot.do), None)


def _brought(view: EdoView, seat: Seat, slot: SlotView, purse: Purse) -> tuple[tuple[str, int], ...]:
    """What a slot brings to the purse, by kind of goods; what depends on more than the board is left out."""
    action, count = _action(view, slot), slot.own + slot.neutral + slot.black
    if action is None or not count:
        return ()
    match slot.do:
        case "RICE":
            return purse.gets("rice", action.rice * count)
        case "MONEY":
            return purse.gets("ryo", action.ryo * count)
        case "WOOD" | "STONE" | "HARVEST":
            land, product = PRODUCTS[slot.do]
            return purse.gets(product, sum(_yields(view, seat, land, action.bonus)[:count]))
        case "RECRUIT":
            times = purse.pays("rice", action.rice, min(count, purse.neutral))
            purse.neutral -= times
            purse.gets("neutral", times)
        case "FAVOUR":
            purse.points += view.favour * purse.pays("ryo", action.ryo, count)
    return ()


def _yields(view: EdoView, seat: Seat, land: str, bonus: int) -> list[int]:
    """What each of the reader's samurai on a kind of land would produce now, the best first."""
    found = []
    for space in view.spaces:
        here = space.samurai[seat]
        if here and space.kind == land and space.production:
            others = sum(space.samurai) + len(space.ronin) + space.strangers - 1
            found += [max(0, space.production[0] + bonus - others)] * here
    return sorted(found, reverse=True)

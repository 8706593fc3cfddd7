"""What a sealed plan brings, slot by slot, in words and pictures (`EdoView.ahead`)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Final

from bot.core import Fact, Seat, Term, Value, fact
from bot.games.edo import terms
from bot.games.edo.planning import Act, Crew
from bot.games.edo.state import Slot
from bot.games.edo.view import AheadView, EdoView, StepView
from bot.text import Words
from render.edo.draft import HALF, thing
from render.edo.pieces import actions, people
from render.edo.pieces.goods import symbol
from render.edo.theme import GOODS, C
from render.kit.confirm import Amount, Step, Turn, counted
from render.kit.sketch import Sprite
from render.scene import Scene

EMPTY: Final = ("nothing", "nobody")
"""The values of `StepView.does` for slots that bring nothing."""
KEYS: Final = {"rest": "edo-pic-plan-step"}
"""Messages for what a slot does, if their keys are not made of its name."""


def told_ahead(scene: Scene) -> AheadView | None:
    """What the plan brings, if the page shows it: as long as the plan waits to be confirmed, or for the other
    plans."""
    view = scene.view_of(EdoView)
    asked = any(isinstance(choice.move, Act | Crew) for choice in scene.choices)
    return None if asked else view.ahead


def turn_ahead(view: EdoView, ahead: AheadView, seat: Seat, w: Words, names: Sequence[str]) -> Turn:
    """The plan of the reader as the panel shows it: the executions with the samurai where they are now, then
    the wages and the income of the round."""
    part = partial(thing, seat)
    lacks = {"rice": C["blood"]} if any(step.home for step in ahead.steps) else {}
    return Turn(
        w("edo-pic-plan-now"),
        tuple(Step(text, _pictures(of, seat)) for text, of in lines(view, ahead, w, names)),
        cost=counted("−", ahead.cost, part),
        gain=counted("+", ahead.gain, part),
        after=tuple(Amount(str(getattr(ahead.goods, what)), part(what), lacks.get(what)) for what in GOODS),
        points=(view.players[seat].points, ahead.points),
    )


def lines(
    view: EdoView, ahead: AheadView, w: Words, names: Sequence[str]
) -> Iterator[tuple[str, Slot | str]]:
    """What the plan brings, in words; each line with its slot, or with the goods of wages and income."""
    assert view.own is not None
    plan = view.own.plan
    for slot, step in zip(plan, ahead.steps, strict=False):
        yield ". ".join(w.say(one, names) for one in _slot(slot, step)), slot
    for step in ahead.steps[len(plan) :]:
        yield w.say(_phase(view, step), names), "ryo" if step.does == "income" else "rice"


def _slot(slot: Slot, step: StepView) -> tuple[Fact, ...]:
    """What a slot does, and which of its officials do nothing."""
    if step.idle is None:
        return (_said(slot, step),)
    if step.idle.args["count"] == slot.own + slot.neutral + slot.black:
        return (step.idle,)
    return (_said(slot, step),) if step.does in EMPTY else (_said(slot, step), step.idle)


def _said(slot: Slot, step: StepView) -> Fact:
    args: dict[str, Value] = {
        "card": slot.card,
        "action": Term(f"edo-do-{slot.do}"),
        "officials": terms.officials(slot.own, slot.neutral, slot.black),
    }
    if step.does in ("brings", "paid"):
        args["goods"] = tuple(_gains(step))
    if step.does == "paid":
        ((what, count),) = step.cost
        args["cost"] = fact(f"edo-amount-{what}", count=count)
    return Fact(KEYS.get(step.does, f"edo-pic-plan-{step.does}"), args)


def _gains(step: StepView) -> Iterator[Fact]:
    for what, count in step.gain:
        yield fact("edo-officials-neutral" if what == "neutral" else f"edo-amount-{what}", count=count)
    if step.points:
        yield fact("edo-effect-points", points=step.points)


def _phase(view: EdoView, step: StepView) -> Fact:
    """Wages or income."""
    match step.does:
        case "wages":
            return fact("edo-pic-plan-wages", rice=dict(step.cost).get("rice", 0), count=step.samurai)
        case "short":
            return fact("edo-pic-plan-wages-short", rice=step.rice, count=step.samurai, home=step.home)
    return fact("edo-pic-plan-income", ryo=step.gain[0][1])


def _pictures(of: Slot | str, seat: Seat) -> tuple[Sprite, ...]:
    if isinstance(of, str):
        return (*((people.samurai(seat, HALF, False),) if of == "rice" else ()), symbol(of, HALF))
    kinds = actions.crew(of.own, of.neutral, of.black, seat)
    return (actions.action(of.do, HALF + 6), *(people.official(kind, HALF) for kind in kinds))

"""Put in words what belongs to the reader alone: the plan, the draft, the answers."""

from __future__ import annotations

from collections.abc import Iterator

from bot.core import Fact, Term, Value, fact
from bot.games.edo import terms
from bot.games.edo.planning import complete, left_of
from bot.games.edo.state import Slot
from bot.text.escape import capital
from render.edo.ahead import lines as lines_ahead
from render.edo.ahead import told_ahead
from render.edo.brief import Position
from render.edo.said import drafted
from render.edo.theme import GOODS
from render.kit.telling import answers, sentence


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

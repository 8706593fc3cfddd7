"""Put in words what only the reader knows or is asked: the plan, the draft, the answers."""

from __future__ import annotations

from collections.abc import Iterator

from bot.core import Fact, Term, Value, fact
from bot.games.edo import terms
from bot.games.edo.view import EdoView, SlotView
from bot.text import words
from render.edo.ahead import lines as lines_ahead
from render.edo.ahead import told_ahead
from render.edo.said import drafted
from render.edo.theme import GOODS
from render.kit.telling import answers as told_answers
from render.kit.telling import names as names_of
from render.scene import Scene


def slot(number: int, one: SlotView) -> Fact:
    """A slot of a plan: its action, its card, and its officials."""
    common: dict[str, Value] = {"number": number, "action": Term(f"edo-do-{one.do}"), "card": one.card}
    if one.own < 0:
        return fact("edo-pic-tell-plan-open", **common)
    crew = terms.officials(one.own, one.neutral, one.black)
    return fact("edo-pic-tell-slot", officials=crew, **common)


def plan(scene: Scene) -> list[str]:
    """The reader's plan, answers and draft."""
    return own(scene) + done(scene) + answers(scene)


def own(scene: Scene, foretold: bool = True) -> list[str]:
    """The reader's plan; `foretold`: with what it would bring now."""
    w = words(scene.language)
    names = names_of(scene, w)
    view = scene.view_of(EdoView)
    lines = []
    if view.own is not None and view.viewer is not None and view.phase in ("plan", "act"):
        if view.own.plan:
            made = tuple(slot(number, one) for number, one in enumerate(view.own.plan, 1))
            lines.append(w("edo-pic-tell-plan", list=made))
        ahead = told_ahead(scene) if foretold else None
        if ahead is not None:
            steps = (f"{n}. {text}." for n, (text, _) in enumerate(lines_ahead(view, ahead, w, names), 1))
            held = (w.say(fact(f"edo-amount-{what}", count=getattr(ahead.goods, what))) for what in GOODS)
            end = f"{w('pic-turn-after')}: {', '.join(held)}. {w('pic-turn-points')}: {ahead.points}."
            lines += [f"{w('edo-pic-plan-now')}:", *steps, end]
        if not view.own.sealed:
            lines.append(w("edo-pic-tell-plan-left", officials=terms.officials(*view.own.left)))
    return lines


def done(scene: Scene) -> list[str]:
    """What a draft has done, below its heading."""
    if not scene.chosen:
        return []
    w = words(scene.language)
    names = names_of(scene, w)
    return [w("edo-pic-tell-chosen"), *(w.say(one, names) for one in drafted(scene))]


def answers(scene: Scene) -> list[str]:
    """The numbered answers of a page."""
    w = words(scene.language)
    return told_answers(scene, w, names_of(scene, w))


def plans(scene: Scene) -> Iterator[list[str]]:
    """Ways to tell the reader's plan and draft: with what it will bring, without it, and only the end of a
    long turn."""
    brief, made = own(scene, False), done(scene)
    yield own(scene) + made
    yield brief + made
    yield from (brief + made[:1] + made[start + 1 :] for start in range(1, len(made) - 1))
    yield brief
    yield []

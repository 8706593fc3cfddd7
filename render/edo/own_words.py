"""Put in words what only the reader knows or is asked: the plan, the draft, the answers."""

from __future__ import annotations

from collections.abc import Iterator

from bot.core import Fact, Term, Value, fact
from bot.games.edo.view import EdoView, SlotView
from bot.text import words
from render.edo.forecast import foresee, is_told
from render.edo.said import drafted
from render.kit.telling import answers as told_answers
from render.kit.telling import names as names_of
from render.scene import Scene


def officials(own: int, neutral: int, black: int) -> tuple[Fact, ...]:
    """The officials by kind; "nobody" if there are none."""
    every = (("own", own), ("neutral", neutral), ("black", black))
    found = tuple(fact(f"edo-officials-{kind}", count=count) for kind, count in every if count > 0)
    return found or (fact("edo-officials-none"),)


def slot(number: int, one: SlotView) -> Fact:
    """A slot of a plan: its action, its card, and its officials."""
    common: dict[str, Value] = {"number": number, "action": Term(f"edo-do-{one.do}"), "card": one.card}
    if one.own < 0:
        return fact("edo-pic-tell-plan-open", **common)
    crew = officials(one.own, one.neutral, one.black)
    return fact("edo-pic-tell-slot", officials=crew, **common)


def plan(scene: Scene) -> list[str]:
    """The reader's plan, answers and draft."""
    return own(scene) + done(scene) + answers(scene)


def own(scene: Scene, foretold: bool = True) -> list[str]:
    """The reader's plan; `foretold`: with what it would bring now."""
    w = words(scene.language)
    names = names_of(scene, w)
    view: EdoView = scene.view  # type: ignore[assignment]
    lines = []
    if view.own is not None and view.viewer is not None and view.phase in ("plan", "act"):
        if view.own.plan:
            made = tuple(slot(number, one) for number, one in enumerate(view.own.plan, 1))
            lines.append(w("edo-pic-tell-plan", list=made))
        if foretold and is_told(scene):
            found = foresee(view, view.viewer, w, names)
            steps = (f"{n}. {text}." for n, (text, _) in enumerate(found.lines, 1))
            held = (w.say(fact(f"edo-amount-{what}", count=n)) for what, n in found.purse.goods.items())
            end = f"{w('pic-turn-after')}: {', '.join(held)}. {w('pic-turn-points')}: {found.purse.points}."
            lines += [f"{w('edo-pic-plan-now')}:", *steps, end]
        if not view.own.sealed:
            lines.append(w("edo-pic-tell-plan-left", officials=officials(*view.own.left)))
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

"""Assign the numbered answers of a private page to places on it: keys of things to numbers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from bot.games.bora_bora import (
    building,
    cards,
    expanding,
    gains,
    helper,
    jewelry,
    persons,
    placing,
    resolving,
    temple,
    using,
)
from render.bora_bora.theme import PAPER
from render.kit import marks, panels
from render.kit.canvas import Area, Canvas
from render.scene import Choice

VEIL: Final = 0.55


def key_of(move: Any) -> str | None:
    """The key of the thing that an answer is about; None if it has no place on any board."""
    match move:
        case placing.Place(action=action):
            return f"tile:{action}"
        case expanding.ToRegion(region=region):
            return f"region:{region}"
        case expanding.Hut(space) | persons.Home(space) | gains.CarryHut(space):
            return f"spot:{space}"
        case gains.Space(space=name):
            return f"space:{name}"
        case persons.Slot():
            return f"slot:{move}"
        case temple.Priest(slot=slot):
            return f"temple:{slot}"
        case building.Building(number=number):
            return f"building:{number}"
        case building.Pair(one=area, other=other):
            return f"pair:{area}{other}"
        case cards.TakeCard(card=card):
            return f"card:{card}"
        case using.AnyUse(sex=sex, ability=kind):
            return f"use:{sex}{kind}"
        case jewelry.Buy(jewel=jewel):
            return f"jewel:{jewel}"
        case resolving.Resolve(task=task):
            return f"own:{task}"
        case resolving.Take(task=task):
            return f"board:{task}"
        case helper.Tattoo(person=person) | helper.Collect(person=person):
            return f"person:{person}"
    return None


Tag = tuple[float, float, str, int]
"""Middle, text and radius of a tag."""


@dataclass(frozen=True)
class Targets:
    """The answers, by the things that they are about. If there are no answers, nothing is veiled."""

    places: dict[str, tuple[Choice, ...]] = field(default_factory=dict)
    choices: tuple[Choice, ...] = ()
    tags: list[Tag] = field(default_factory=list)
    """Numbers that are drawn last, above all rings."""

    @property
    def active(self) -> bool:
        return bool(self.choices)

    def of(self, key: str) -> tuple[Choice, ...]:
        return self.places.get(key, ())

    def any(self, kind: str) -> bool:
        """Whether any answer is about a thing of a kind, e.g. `region`."""
        return any(key.startswith(kind + ":") for key in self.places)

    def only(self, *kinds: str) -> Targets:
        """These targets, if any answer is about a thing of these kinds; otherwise none."""
        return self if any(map(self.any, kinds)) else NOTHING

    def __contains__(self, key: str) -> bool:
        return key in self.places

    def tag(self, choices: Sequence[Choice], x: float, y: float, radius: int = 24, most: int = 5) -> None:
        """Put the numbers of answers in a row that ends at x; `flush` draws them."""
        step = radius * 2 - 4
        for k, choice in enumerate(reversed(choices[:most])):
            self.tags.append((x - k * step, y, choice.tag, radius))

    def flush(self, canvas: Canvas) -> None:
        """Draw the numbers that wait."""
        for x, y, tag, radius in self.tags:
            panels.tag(canvas, x, y, tag, radius)
        self.tags.clear()


def targets_of(choices: Sequence[Choice]) -> Targets:
    """The answers of a page, sorted by place."""
    by_key: dict[str, list[Choice]] = {}
    for choice in choices:
        key = key_of(choice.move)
        if key is not None:
            by_key.setdefault(key, []).append(choice)
    return Targets({key: tuple(row) for key, row in by_key.items()}, tuple(choices))


NOTHING: Final = Targets()


def target(
    canvas: Canvas, ask: Targets, key: str, box: Area, corner: int = 10, inside: float | None = None
) -> None:
    """Mark a thing in its box.

    If an answer is about it, it gets a ring, and the numbers in the upper right corner, or, if the thing has
    room for them, halfway up and `inside` px from its left edge. Otherwise it gets a veil. If there are no
    answers, nothing is drawn.
    """
    if not ask.active:
        return
    x, y, width, height = map(round, box)
    moves = ask.of(key)
    if not moves:
        canvas.tint(x, y, x + width, y + height, PAPER.ground, VEIL)
        return
    canvas.put(marks.ring(width, height, corner, 1), x, y)
    radius = 26 if len(moves) == 1 else 24
    if inside is not None:
        ask.tag(moves, x + inside + (len(moves) - 1) * (radius - 2), y + height / 2, radius)
        return
    ask.tag(moves, x + width - radius + 6, y + radius - 6, radius)

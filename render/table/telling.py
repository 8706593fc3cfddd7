"""A table in words: the alt text of its picture, and the text board."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from bot.core import Area, TableRules, TableView, View
from bot.core.visible import YES
from bot.games.registry import PACKAGES
from bot.text import Words
from render.kit.telling import Telling, answers, asked, told
from render.scene import Scene


def prefix_of(game: str) -> str:
    """The beginning of the message keys of a game."""
    return PACKAGES[game].rules.prefix


def label(w: Words, game: str, area: Area) -> str:
    """The name of an area."""
    return w(f"{prefix_of(game)}-area-{area.name.replace('_', '-')}")


def symbol(game: str, area: Area) -> str:
    """The symbol of the game's guide that explains an area; empty if there is none."""
    name = f"{prefix_of(game)}-see-{area.name.replace('_', '-')}"
    return name if name in PACKAGES[game].guide.symbols else ""


def face_text(w: Words, game: str, item: str) -> str:
    """The text on a piece: the game's word for it, or its notation."""
    rules = PACKAGES[game].rules
    fact = rules.piece(item) if isinstance(rules, TableRules) and item != YES else None
    return item if fact is None else w.say(fact)


def telling(game: str) -> Telling:
    """The functions that put a table in words; the brief text has no answers."""
    title = f"{prefix_of(game)}-title"

    def tell(scene: Scene, brief: bool) -> list[str]:
        t = told(scene, View)
        first = f"{t.w(title)}, {t.w('turn-round', round=t.view.round)}."
        return [first, *asked(t), *([] if brief else answers(t)), *_areas(scene, t.w, t.names)]

    return Telling(title, partial(tell, brief=True), partial(tell, brief=False))


def _areas(scene: Scene, w: Words, seated: list[str]) -> Iterator[str]:
    view = scene.view
    for owner in (None, *range(view.seats)):
        areas = [area for area in areas_of(view) if area.owner == owner]
        told = [f"{label(w, scene.game, area)}: {_said(scene, w, area)}" for area in areas]
        if told:
            yield f"{'' if owner is None else seated[owner] + ': '}{w.semicolons(told)}."


def areas_of(view: View) -> tuple[Area, ...]:
    """The areas of a view that are not empty. A view of a game's own type has none."""
    areas = view.areas if isinstance(view, TableView) else ()
    used = {area.name for area in areas if area.items or area.covered or area.amount is not None}
    return tuple(area for area in areas if area.name in used)


def _said(scene: Scene, w: Words, area: Area) -> str:
    parts = [face_text(w, scene.game, item) for item in area.items]
    parts += [str(area.amount)] if area.amount is not None else []
    parts += [w("pic-covered", count=area.covered)] if area.covered else []
    return ", ".join(parts) or "–"

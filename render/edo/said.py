"""What a draft of Edo has done, as facts."""

from __future__ import annotations

from typing import Final

from bot.core import Fact, Term, fact
from bot.games.edo.view import SpaceView
from render.scene import Scene


def place(space: SpaceView) -> Fact:
    """A space with its code, or a city with its name."""
    if space.town:
        return fact(f"edo-place-{space.kind}", code=space.code, town=Term(f"edo-town-{space.town}"))
    return fact(f"edo-place-{space.kind}", code=space.code)


PLANNED: Final = ("edo-log-act", "edo-log-crew", "edo-log-sealed", "edo-log-back", "edo-offer-")
"""The beginnings of facts about a plan, which is shown as it is."""


def drafted(scene: Scene) -> tuple[Fact, ...]:
    """What the reader's draft does, on a page that only waits to be confirmed."""
    return () if scene.choices else tuple(one for one in scene.told if not one.key.startswith(PLANNED))

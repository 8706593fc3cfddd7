"""What a turn of Golden Horn does that waits to be confirmed: order, cards, cubes, points."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.core import Fact
from bot.games.golden_horn.view import COLOURS, Arrived, Loaded, Mark, Raided, Sailed, View
from bot.text import Words
from render.golden_horn import pieces
from render.golden_horn.choices import drafted
from render.golden_horn.marks import actor
from render.golden_horn.worth import worth
from render.kit.confirm import Amount, Step, Turn
from render.kit.sketch import Sprite
from render.scene import Scene

DRAFT: Final = (296, 448, 1008, 322)
"""The place of the panel, on the land."""
KINDS: Final[dict[str, type]] = {
    "gh-raided": Raided,
    "gh-loaded": Loaded,
    "gh-loaded-emptied": Loaded,
    "gh-sailed": Sailed,
    "gh-arrived": Arrived,
    "gh-delivered": Arrived,
}
"""Which event a fact tells."""


SHORT: Final[dict[str, str]] = {
    "gh-raided": "gh-pic-does-raided",
    "gh-loaded": "gh-pic-does-loaded",
    "gh-loaded-emptied": "gh-pic-does-loaded",
    "gh-turned": "gh-do-turn",
    "gh-sailed": "gh-pic-does-sailed",
    "gh-arrived": "gh-pic-does-sailed",
    "gh-delivered": "gh-pic-does-sailed",
    "gh-called": "gh-do-call",
}
"""What the panel says instead of a fact: the reader knows who it is, and the cards are drawn."""
MORE: Final[dict[str, str]] = {
    "gh-loaded-emptied": "gh-effect-final",
    "gh-arrived": "gh-effect-empty",
    "gh-delivered": "gh-effect-unload",
}
"""What is said behind it."""


def _told(fact: Fact, w: Words, names: Sequence[str]) -> str:
    """A step in few words, so that it fits in any language and with any name."""
    parts = [key for key in (SHORT.get(fact.key, fact.key), MORE.get(fact.key)) if key is not None]
    return " · ".join(w.say(Fact(key, fact.args), names) for key in parts)


def _things(event: Mark | None) -> tuple[Sprite, ...]:
    match event:
        case Raided(cards=cards, cube=cube):
            return (*(pieces.card(letter, 34) for letter in cards), pieces.cube(cube, 34))
        case Loaded(colour=colour, count=count):
            return tuple(pieces.cube(colour, 32) for _ in range(min(3, count)))
        case Sailed(wind=wind):
            return tuple(pieces.card(letter, 34) for letter in wind[:4])
        case Arrived(colour=colour, count=count) if colour is not None:
            return tuple(pieces.cube(colour, 32) for _ in range(min(3, count)))
    return ()


def draft(scene: Scene, view: View, w: Words, names: Sequence[str]) -> Turn:
    """The turn of the reader as the panel shows it."""
    assert view.viewer is not None
    own = actor(view) == view.viewer
    events = [event for event in view.last if own]
    steps = []
    for fact in drafted(scene):
        kind = KINDS.get(fact.key)
        event = next((one for one in events if kind is not None and isinstance(one, kind)), None)
        if event is not None:
            events.remove(event)
        steps.append(Step(_told(fact, w, names), _things(event)))
    spent = "".join(
        event.cards if isinstance(event, Raided) else event.wind
        for event in view.last
        if own and isinstance(event, Raided | Sailed)
    )
    cost = tuple(Amount(f"−{spent.count(c)}", pieces.card(c, 32)) for c in COLOURS if c in spent)
    got: dict[str, int] = {}
    for event in view.last if own else ():
        if isinstance(event, Raided):
            got[event.cube] = got.get(event.cube, 0) + 1
        elif isinstance(event, Arrived) and event.colour is not None:
            got[event.colour] = got.get(event.colour, 0) + event.count
    gain = tuple(Amount(f"+{count}", pieces.cube(colour, 38)) for colour, count in got.items())
    now = view.players[view.viewer].warehouse
    points = None
    if now is not None:
        before = tuple(count - got.get(colour, 0) for colour, count in zip(COLOURS, now, strict=True))
        points = (worth(view, before) if min(before) >= 0 else worth(view, now), worth(view, now))
    return Turn("", tuple(steps), cost, gain, (), points)

"""What a turn of Golden Horn does that waits to be confirmed: order, cards, cubes, points."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.core import Fact, fact
from bot.games.golden_horn import terms
from bot.games.golden_horn.moves import Choose, Decline, Pass
from bot.games.golden_horn.view import COLOURS, Arrived, Loaded, Mark, Raided, Sailed, View
from bot.text import Words
from render.golden_horn import pieces
from render.golden_horn.board import CRESTS
from render.golden_horn.choices import drafted
from render.golden_horn.marks import actor
from render.golden_horn.worth import worth
from render.kit.canvas import Area
from render.kit.confirm import Amount, Step, Turn, height_of
from render.kit.frames import WIDTH
from render.kit.sketch import Sprite
from render.scene import Scene

TOP: Final = 450
"""Where the land below the rose begins."""
LOWEST: Final = {2: 704, 3: 752, 4: 752}
"""By seats: what lies below may be a way, which runs along the inner side of the route."""
LAST: Final = 772
"""Where the panel of a turn with many steps ends, at the latest."""
WIDTHS: Final = (864, 1008)
"""Narrow enough that ways are seen at both sides, unless there is more to tell."""


def place(w: Words, turn: Turn, seats: int) -> Area:
    """Where the panel lies on the land: as high as it must be, and so that the marked way is seen."""
    for width in WIDTHS:
        high = height_of(w, turn, width)
        if TOP + high <= LOWEST[seats]:
            return (WIDTH - width) / 2, round((TOP + LOWEST[seats] - high) / 2), width, high
    high = min(height_of(w, turn, WIDTHS[-1]), LAST - TOP)
    return (WIDTH - WIDTHS[-1]) / 2, TOP, WIDTHS[-1], high


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


def _told(said: Fact, w: Words, names: Sequence[str]) -> str:
    """A step in few words, so that it fits in any language and with any name."""
    parts = [key for key in (SHORT.get(said.key, said.key), MORE.get(said.key)) if key is not None]
    return " · ".join(w.say(Fact(key, said.args), names) for key in parts)


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


def _untold(scene: Scene, view: View, w: Words, told: bool) -> tuple[Step, ...]:
    """The last choice, where the log says nothing of it: a ship that has not moved, to pass, to play on."""
    match scene.chosen[-1] if scene.chosen else None:
        case Choose(ship=name) if not told:
            ship = next(ship for ship in view.ships if ship.id == name)
            crest = CRESTS.index(view.players[ship.seat].crest)
            piece = pieces.ship(ship.seat, "".join(ship.sails), 84, ship.direction == "W", crest)
            said = fact("gh-do-ship", ship=name, place=terms.place(ship.node or "V"))
            return (Step(w.say(said, ()), (piece,)),)
        case Pass() if not told:
            return (Step(w("gh-do-pass")),)
        case Decline():
            return (Step(w("gh-do-decline")),)
        case _:
            return ()


def draft(scene: Scene, view: View, w: Words, names: Sequence[str]) -> Turn:
    """The turn of the reader as the panel shows it."""
    assert view.viewer is not None
    own = actor(view) == view.viewer
    events = [event for event in view.last if own]
    steps = []
    for said in drafted(scene):
        kind = KINDS.get(said.key)
        event = next((one for one in events if kind is not None and isinstance(one, kind)), None)
        if event is not None:
            events.remove(event)
        steps.append(Step(_told(said, w, names), _things(event)))
    steps += _untold(scene, view, w, bool(steps))
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

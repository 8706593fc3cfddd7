"""The panel for a turn of Golden Horn that waits to be confirmed: its order, cards, cubes and points."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from bot.core import Fact, fact
from bot.games.golden_horn import terms
from bot.games.golden_horn.ending import Decline
from bot.games.golden_horn.sailing import Choose
from bot.games.golden_horn.turns import Pass
from bot.games.golden_horn.view import COLOURS, Arrived, Loaded, Mark, Raided, Sailed, View
from bot.text import Words
from render.golden_horn import pieces
from render.golden_horn.board import CRESTS, worth
from render.golden_horn.marks import actor
from render.kit.canvas import Area
from render.kit.changes import fresh
from render.kit.confirm import Step, Turn, counted, height_of, whole
from render.kit.fonts import sizes_from
from render.kit.frames import WIDTH
from render.kit.sketch import Sprite
from render.scene import Scene

TOP: Final = 450
"""Where the land below the reader's hand begins."""
MIDDLE: Final = 598
"""Middle height of the panel if nothing is in its way."""
LOWEST: Final = {2: 752, 3: 784, 4: 784}
"""By seats: where the land ends, above the squares and Modone."""
SIDE: Final = {2: 306, 3: 244, 4: 244}
"""By seats: where the land begins, beside the squares and their arrow heads."""
WIDTHS: Final = (864, 928, 984, 1100)
"""Widths of the panel. The smaller ones leave ways visible at both sides; the larger ones hold longer
texts."""
FEW: Final = 4
"""The most cards of a step that are all drawn."""
TYPE: Final = sizes_from(36, 30)
"""Sizes of the words; smaller ones are used if the panel has no room with large ones."""


def drafted(scene: Scene) -> tuple[Fact, ...]:
    """The facts about what the reader's own draft has done so far."""
    return tuple(fact for fact in scene.told if fact.key in SHORT)


def place(w: Words, turn: Turn, seats: int, touched: Sequence[Area] = ()) -> Area:
    """The place of the panel on the land, where it covers nothing that the turn has touched. It is as near to
    the middle as possible, narrow rather than wide, and has large words rather than small ones. If there is
    no such place, the panel is at the top."""
    spot = _place(w, turn, seats, touched, TYPE)
    if spot is not None:
        return spot
    width = min(WIDTHS[-1], WIDTH - 2 * SIDE[seats])
    return (WIDTH - width) / 2, TOP, width, min(height_of(w, turn, width), LOWEST[seats] - TOP)


def _place(w: Words, turn: Turn, seats: int, touched: Sequence[Area], sizes: Sequence[int]) -> Area | None:
    for size in sizes:
        for width in WIDTHS:
            if width <= WIDTH - 2 * SIDE[seats] and whole(w, turn, width, size):
                free_place = _free(width, height_of(w, turn, width, size), seats, touched)
                if free_place is not None:
                    return free_place
    return None


def _free(width: int, height: int, seats: int, touched: Sequence[Area]) -> Area | None:
    """The free place of this size that is nearest to the middle."""
    highest, lowest = TOP, LOWEST[seats] - height
    if highest > lowest:
        return None
    wanted = min(max(MIDDLE - height // 2, highest), lowest)
    left, spare = (WIDTH - width) // 2, (WIDTH - width) // 2 - SIDE[seats]
    best: tuple[int, int, int] | None = None
    for aside in range(0, spare + 1, 8):
        if best is not None and aside >= best[0]:
            break
        for x in (left - aside, left + aside):
            taken = [
                (math.floor(top) - height, math.ceil(top + tall))
                for start, top, wide, tall in touched
                if start < x + width and x < start + wide
            ]
            for y in (wanted, *(edge for pair in taken for edge in pair)):
                away = aside + abs(y - wanted)
                if not highest <= y <= lowest or (best is not None and away >= best[0]):
                    continue
                if not any(start < y < end for start, end in taken):
                    best = away, x, y
    return None if best is None else (best[1], best[2], width, height)


def placed(
    w: Words, scene: Scene, names: Sequence[str], ways: Sequence[Area] = (), losses: Sequence[Area] = ()
) -> tuple[Turn, Area]:
    """The turn and the place of its panel. The panel has all words, or leaves out the passed squares and the
    port, which the way shows. If there is no other room, it may cover the places for what pirates took."""
    view = scene.view_of(View)
    turn = draft(scene, view, w, names)
    spot = _place(w, turn, view.seats, (*ways, *losses), TYPE[:2])
    if spot is not None:
        return turn, spot
    turn = draft(scene, view, w, names, brief=True)
    spot = _place(w, turn, view.seats, (*ways, *losses), TYPE)
    return turn, spot or place(w, turn, view.seats, ways)


KINDS: Final[dict[str, type]] = {
    "gh-raided": Raided,
    "gh-loaded": Loaded,
    "gh-loaded-emptied": Loaded,
    "gh-sailed": Sailed,
    "gh-arrived": Arrived,
    "gh-delivered": Arrived,
}
"""The type of the event that a fact tells."""


SHORT: Final[dict[str, str]] = {
    "gh-do-ports": "gh-do-ports",
    "gh-ports-sealed": "gh-do-ports",
    "gh-raided": "gh-pic-does-raided",
    "gh-loaded": "gh-pic-does-loaded",
    "gh-loaded-emptied": "gh-pic-does-loaded",
    "gh-turned": "gh-do-turn",
    "gh-sailed": "gh-pic-does-sailed",
    "gh-arrived": "gh-pic-does-sailed",
    "gh-delivered": "gh-pic-does-sailed",
    "gh-called": "gh-do-call",
    "gh-passed": "gh-passed",
}
"""The facts that the panel tells, with its message for each: the reader knows whose turn it is, and cards are
drawn."""
BRIEF: Final[dict[str, str]] = {"gh-loaded": "gh-do-load", "gh-loaded-emptied": "gh-do-load"}
"""The same if there is little room: the next step names the ship and the place."""
MORE: Final[dict[str, str]] = {
    "gh-loaded-emptied": "gh-effect-final",
    "gh-arrived": "gh-effect-empty",
    "gh-delivered": "gh-effect-unload",
}
"""Messages that follow the text of a fact."""


def _told(told: Fact, w: Words, names: Sequence[str], brief: bool) -> str:
    """A step in few words, so that it fits in any language and with any name; `brief`: in even fewer."""
    short = BRIEF.get(told.key) if brief else None
    parts = [key for key in (short or SHORT[told.key], MORE.get(told.key)) if key is not None]
    args = {**told.args, "skips": 0} if brief and "skips" in told.args else told.args
    return " · ".join(w.say(Fact(key, args), names) for key in parts)


def _things(event: Mark | None) -> tuple[Sprite, ...]:
    """What a step is done with: all cards if they are few, or else one of each colour. The words count the
    cubes, so one is drawn."""
    match event:
        case Raided(cards=cards, cube=cube):
            return (*(pieces.card(letter, 34) for letter in cards), pieces.cube(cube, 34))
        case Sailed(wind=wind):
            shown = wind if len(wind) <= FEW else dict.fromkeys(wind)
            return tuple(pieces.card(letter, 34) for letter in shown)
        case Loaded(colour=str(colour)) | Arrived(colour=str(colour)):
            return (pieces.cube(colour, 32),)
    return ()


def _untold(scene: Scene, view: View, w: Words, told: bool) -> tuple[Step, ...]:
    """The last choice, if the log says nothing about it: to choose a ship, to pass, or to play on."""
    match scene.chosen[-1] if scene.chosen else None:
        case Choose(ship=name) if not told:
            ship = next(ship for ship in view.ships if ship.id == name)
            crest = CRESTS.index(view.players[ship.seat].crest)
            piece = pieces.ship(ship.seat, "".join(ship.sails), 84, ship.direction == "W", crest)
            sails = terms.colours(dict.fromkeys(ship.sails))
            sentence = fact("gh-do-ship", ship=name, sails=sails, place=terms.place(ship.node or "V"))
            return (Step(w.say(sentence, ()), (piece,)),)
        case Pass() if not told:
            return (Step(w("gh-do-pass")),)
        case Decline():
            return (Step(w("gh-do-decline")),)
        case _:
            return ()


@dataclass(frozen=True)
class Balance:
    """What a draft costs and brings: cards spent and cubes gained, both by colour, and the points."""

    spent: dict[str, int]
    got: dict[str, int]
    points: tuple[int, int] | None
    """The points before and after."""


def _done(scene: Scene, view: View) -> Sequence[Mark]:
    """The events of the draft, without those that were confirmed before it."""
    before = scene.before.marks if isinstance(scene.before, View) else ()
    return fresh(before, view.marks) if actor(view) == view.viewer else ()


def balance(scene: Scene, view: View) -> Balance:
    """The costs and gains of the reader's draft."""
    assert view.viewer is not None
    spent = got = ""
    for event in _done(scene, view):
        match event:
            case Raided(cards=cards, cube=cube):
                spent, got = spent + cards, got + cube
            case Sailed(wind=wind):
                spent += wind
            case Arrived(colour=colour, count=count) if colour is not None:
                got += colour * count
    gained = {letter: got.count(letter) for letter in dict.fromkeys(got)}
    now, points = view.players[view.viewer].warehouse, None
    if now is not None:
        had = scene.before.players[view.viewer].warehouse if isinstance(scene.before, View) else None
        before: Sequence[int] = had or tuple(
            max(0, count - gained.get(letter, 0)) for letter, count in zip(COLOURS, now, strict=True)
        )
        points = (worth(view, before), worth(view, now))
    return Balance({letter: spent.count(letter) for letter in COLOURS if letter in spent}, gained, points)


def draft(scene: Scene, view: View, w: Words, names: Sequence[str], brief: bool = False) -> Turn:
    """The turn of the reader as the panel shows it; `brief`: in fewer words."""
    events = list(_done(scene, view))
    steps = []
    for line in drafted(scene):
        kind = KINDS.get(line.key)
        event = next(
            (happened for happened in events if kind is not None and isinstance(happened, kind)), None
        )
        if event is not None:
            events.remove(event)
        steps.append(Step(_told(line, w, names, brief), _things(event)))
    steps += _untold(scene, view, w, bool(steps))
    sums = balance(scene, view)
    cost = counted("−", sums.spent.items(), lambda letter: pieces.card(letter, 32))
    gain = counted("+", sums.got.items(), lambda letter: pieces.cube(letter, 38))
    return Turn("", tuple(steps), cost, gain, (), sums.points)


def untold(scene: Scene, view: View, w: Words) -> list[str]:
    """The steps about which the log says nothing, in words."""
    return [step.text for step in _untold(scene, view, w, bool(drafted(scene)))]

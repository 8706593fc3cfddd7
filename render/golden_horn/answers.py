"""The rows of the list of answers on a private page: pictures, words, cards to pay, cubes to take."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.core import Fact, Term
from bot.games.golden_horn.ending import Call
from bot.games.golden_horn.loading import Load
from bot.games.golden_horn.pirates import Raid
from bot.games.golden_horn.sailing import Choose, Sail
from bot.games.golden_horn.setup import Ports
from bot.games.golden_horn.view import ShipView, View
from bot.text import Words
from render.golden_horn import pieces
from render.golden_horn.board import Board, worth
from render.golden_horn.targets import winds
from render.kit.answers import Answer
from render.kit.flow import Art, Box, Text
from render.kit.fonts import Style
from render.scene import Choice, Scene

CODE: Final = Style(32, 700)
SEEN: Final = frozenset(
    f"gh-effect-{name}" for name in ("wind", "refill", "skips", "cargo", "free", "heads", "empty")
)
"""Effects that the chart or the pictures of an answer show."""


def listed(choices: Sequence[Choice]) -> tuple[Choice, ...]:
    """The answers that need a row in the list. The chart shows ships and places with tags and cards, so they
    need a row only if there is more to say: a place if it is said of it, ships if it is said of one, because
    a list of some ships would look like that of all."""
    told = [choice for choice in choices if notes(choice)]
    kinds = () if any(isinstance(choice.move, Choose) for choice in told) else (Choose,)
    return tuple(
        choice for choice in choices if choice in told or not isinstance(choice.move, (Sail, *kinds))
    )


def notes(choice: Choice) -> list[Fact]:
    """What an answer does that no picture shows."""
    return [effect for effect in choice.offer.effects if effect.key not in SEEN]


def answer(scene: Scene, choice: Choice, board: Board, w: Words, names: Sequence[str], size: int) -> Answer:
    """An answer with pictures of the height `size`."""
    told = tuple(w.say(effect, names) for effect in notes(choice))
    label = w.say(choice.offer.label, names)  # without the name that stands in its tag
    words = "" if label == choice.tag else label.removeprefix(f"{choice.tag}, ")
    cards: tuple[Box, ...] = tuple(_card(letter, size) for letter in winds(choice))
    match choice.move:
        case Raid(ship=name, cards=shown):
            what = () if choice.tag == name else (Text(name, CODE),)
            raided = _ship(board, name)  # whose cargo the chart shows
            took = () if raided.cargo is None else (Text("+", CODE), _cube(raided.cargo, size))
            show: tuple[Box, ...] = (Text("−", CODE), *(_card(letter, size) for letter in shown))
            return Answer(choice.tag, (*what, Art(board.sprite(raided, size)), *took), costs=show)
        case Load(colour=colour):
            count = choice.offer.label.args.get("count")
            return Answer(
                choice.tag,
                (_cube(colour, size), Text(f"×{count}", CODE)),
                (w(f"gh-colour-{colour}"), ""),
                told,
            )
        case Choose(ship=name):
            ship = Art(board.sprite(_ship(board, name), size))
            return Answer(choice.tag, (ship, *_aboard(choice, size)), notes=told)  # the chart shows where
        case Ports(ports=ports):
            return Answer(choice.tag, _ports(board, ports, size))
        case Call():
            told += tuple(_ending(scene, w))
    if not words:
        return Answer(choice.tag, cards, ("",), told)
    return Answer(choice.tag, (), (words,), told, cards)


def _ship(board: Board, name: str) -> ShipView:
    return next(ship for ship in board.view.ships if ship.id == name)


def _card(letter: str, size: int) -> Art:
    return Art(pieces.card(letter, round(size / 1.45)))


def _cube(colour: str, size: int) -> Art:
    return Art(pieces.cube(colour, min(44, size)))


def _aboard(choice: Choice, size: int) -> tuple[Box, ...]:
    """The cargo of a ship that may be chosen."""
    for effect in choice.offer.effects:
        count, colour = effect.args.get("count"), effect.args.get("colour")
        if effect.key == "gh-effect-cargo" and isinstance(count, int) and isinstance(colour, Term):
            cube = _cube(colour.key[-1], size)
            return (cube, Text(f"×{count}", CODE)) if count > 1 else (cube,)
    return ()


def _ports(board: Board, ports: Sequence[str], size: int) -> tuple[Box, ...]:
    """Where each of the reader's ships begins."""
    own = [ship for ship in board.view.ships if ship.seat == board.view.viewer]
    boxes: list[Box] = []
    for ship, letter in zip(own, ports, strict=False):
        boxes += [Art(board.sprite(ship, size)), Text(letter, CODE)]
    return tuple(boxes)


def _ending(scene: Scene, w: Words) -> list[str]:
    """What calling the end means: the present points of the reader, and one last turn for the others."""
    view = scene.view_of(View)
    held = view.players[view.viewer or 0].warehouse
    points = [] if held is None else [w("pic-points-now", points=worth(view, held))]
    return [*points, w("turn-last-round")]

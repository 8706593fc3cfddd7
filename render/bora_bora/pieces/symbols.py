"""Give every symbol by its name as a sprite: the same drawing in pictures, on tiles and in the hand."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from bot.games.bora_bora.printed import Printed
from render.bora_bora.pieces import actions, fish, gods, goods, jewelry
from render.bora_bora.pieces.pen import Pen
from render.bora_bora.theme import GOD, C
from render.kit.colour import mix
from render.kit.palette import INK, IVORY
from render.kit.sketch import Shadow, Sketch, Sprite, plain, sprite

Draw = Callable[[Pen], None]

DRAWINGS: Final[dict[str, Draw]] = {
    "points": goods.points,
    "flower": goods.flower_field,
    "shell": goods.shell,
    "price": goods.shell_field,
    "offering": goods.offering,
    "cards": goods.cards,
    "god-tile": goods.god_tile,
    "sand": goods.sand,
    "stone": goods.stone,
    "wood": goods.wood,
    "status": goods.status,
    "tooth": goods.tooth,
    "hut": goods.hut,
    "hut-12": goods.hut_12,
    "task": goods.task,
    "ceremony": goods.ceremony,
    "islands": goods.islands,
    "first": goods.first,
    "order": goods.order,
    "jewel": goods.jewel_any,
    "blank": goods.blank,
    "eye": goods.eye,
    "dice": goods.dice_pair,
    "people": actions.people,
    "tattooed": actions.tattooed,
    "given": actions.given,
    "shifted": actions.both_shifted,
    **actions.ACTIONS,
    **actions.PERSONS,
    **fish.FISH,
    **jewelry.JEWELS,
    **{f"god-{god}": draw for god, draw in gods.MASKS.items()},
    **{f"priest-{seat}": partial(goods.priest, seat=seat) for seat in range(4)},
    **{f"hut-{seat}": partial(goods.hut, seat=seat) for seat in range(4)},
    **{f"building-{seat}": partial(goods.building, seat=seat) for seat in range(4)},
    "nothing": goods.star,
}
"""Drawings by name. Actions and persons have their letters and `K` numbers, gods are `god-B` etc."""


def drawing(name: str) -> Callable[[Pen], None]:
    """The drawing with a name of `DRAWINGS`, or of `worth-N`: N points in a flower."""
    if name.startswith("worth-"):
        return partial(actions.worth, points=int(name.removeprefix("worth-")))
    return DRAWINGS[name]


def kind(printed: Printed, name: str) -> str:
    """The symbol of a kind of persons; the kind that scores has its points in the symbol."""
    return f"worth-{printed.story}" if name == "K8" else name


@sprite
def symbol(name: str, half: int, lying: bool = False) -> Sprite:
    """A symbol of half-size `half`; `lying` adds the halo and shadow of a piece on coloured ground."""
    s = Sketch(2 * half, 2 * half, 10)
    drawing(name)(Pen(s, half, half, half * (0.96 if lying else 1)))
    if lying:
        return s.sprite(halo=3, shadow=Shadow(0.26, 3, 3, 4))
    return s.sprite()


@sprite
def faint(name: str, half: int, strength: float = 0.34) -> Sprite:
    """A symbol printed pale: absent, or not available."""
    s = Sketch(2 * half, 2 * half, 4)
    drawing(name)(Pen(s, half, half, half))
    image = s.reduced()
    image.putalpha(image.getchannel("A").point([round(v * strength) for v in range(256)]))
    return plain(image, 4, 4)


@sprite
def gone(name: str, half: int) -> Sprite:
    """A symbol that is struck out: given up."""
    s = Sketch(2 * half, 2 * half, 6)
    drawing(name)(Pen(s, half, half, half))
    for colour, width in ((IVORY, 0.44), (INK, 0.2)):
        for y0, y1 in ((-1.0, 1.0), (1.0, -1.0)):
            s.line([(0, half + y0 * half), (2 * half, half + y1 * half)], colour, width * half)
    return s.sprite()


@sprite
def die(seat: int, face: int, half: int, lying: bool = True) -> Sprite:
    """A die of a seat; face 0 is blank."""
    s = Sketch(2 * half, 2 * half, 10)
    goods.die(Pen(s, half, half, half), seat, face)
    return s.sprite(halo=2 if lying else 0, shadow=Shadow(0.24, 3, 2, 3) if lying else None)


@sprite
def neutral_die(face: int, half: int) -> Sprite:
    """A die that belongs to nobody."""
    s = Sketch(2 * half, 2 * half, 6)
    goods.die_face(Pen(s, half, half, half), face, IVORY, INK)
    return s.sprite()


@sprite
def hut(seat: int, half: int, shadow: bool = True) -> Sprite:
    """A hut standing on the map or a board."""
    s = Sketch(2 * half, 2 * half, 12)
    goods.hut(Pen(s, half, half, half * 0.98), seat)
    return s.sprite(halo=3 if half > 20 else 2, shadow=Shadow(0.26, 3, 3, 4) if shadow else None)


@sprite
def effect(god: str, half: int) -> Sprite:
    """What a god does, as a small picture."""
    s = Sketch(round(2.2 * half), half + 4, 6)
    gods.effect(Pen(s, 1.1 * half, half / 2 + 2, half), god)
    return s.sprite()


def field(god: str) -> tuple[int, int, int]:
    """The pale background of a god's card."""
    return mix(GOD[god], C["field"], 0.5 if god == "W" else 0.82 if god != "Y" else 0.7)

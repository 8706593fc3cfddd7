"""The rows of the list of answers on a page: pictures, words, costs and gains."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import partial
from typing import Final

from bot.core import Fact, Seat
from bot.games.bora_bora.building import Pair
from bot.games.bora_bora.expanding import Red, ToRegion
from bot.games.bora_bora.gods import Pay
from bot.games.bora_bora.jewelry import Buy
from bot.games.bora_bora.persons import Slot
from bot.games.bora_bora.resolving import CompleteWithYellow, Resolve
from bot.games.bora_bora.using import AnyUse
from bot.games.bora_bora.view import View
from bot.text import Words
from bot.text.escape import capital
from render.bora_bora.answer_pictures import DOES, WORTH, pictured
from render.bora_bora.hand import payment
from render.bora_bora.pieces import symbols
from render.kit.answers import Answer
from render.kit.canvas import Canvas
from render.kit.change_strip import Bit, lay
from render.kit.flow import Art, Box, Drawn
from render.kit.palette import INK
from render.kit.text import one_line
from render.scene import Choice

NO_BACK: Final = "bb-effect-no-back"
"""The effect of an answer that cannot be taken back."""
SHOWN: Final = (
    (Resolve | Red, WORTH),
    (ToRegion, "bb-effect-offerings", "bb-effect-material", "bb-fish"),
    (Pair, "bb-effect-uses"),
    (Slot | AnyUse, DOES, "bb-effect-pay-gods"),
)
"""The beginnings of the keys of the effects that are told by the pictures of answers of a kind."""
TALL: Final = 66
"""Height of the pictures of an answer at size 1."""
MANY: Final = 14
"""If there are more answers than this, only pictures are shown; the menu has the words."""


def answers(
    choices: Sequence[Choice], view: View, seat: Seat, w: Words, names: Sequence[str], size: int
) -> list[Answer]:
    """The answers in the order of the menu, with pictures of the height `size`; the dice are those of
    `seat`."""
    return [_answer(choice, view, seat, w, names, size, len(choices) > MANY) for choice in choices]


def _answer(
    choice: Choice, view: View, seat: Seat, w: Words, names: Sequence[str], size: int, many: bool
) -> Answer:
    bits = pictured(view, seat, choice, size / TALL)
    pictures = tuple(Drawn(bit.width - bit.gap, size, partial(_bit, bit)) for bit in bits)
    if many and pictures:
        return Answer(choice.tag, pictures)
    how = _how(choice)
    costs: list[Box] = [] if how is None else [payment(how, 20, INK)]
    if how is not None and isinstance(choice.move, Resolve):
        costs.append(Art(symbols.symbol("god-Y", 20)))
    effects = choice.offer.effects
    return Answer(
        choice.tag,
        pictures,
        (*_labels(choice, w, names, how), *([""] if pictures else [])),
        tuple(w.say(effect, names) for effect in effects if not _drawn(choice, effect)),
        tuple(costs),
        any(effect.key == NO_BACK for effect in effects),
    )


def _drawn(choice: Choice, effect: Fact) -> bool:
    """Whether an effect is said by a sign or the pictures."""
    return effect.key == NO_BACK or any(
        isinstance(choice.move, kind) and effect.key.startswith(tuple(keys)) for kind, *keys in SHOWN
    )


def _bit(bit: Bit, canvas: Canvas, x: float, y: float) -> None:
    lay(canvas, bit, x, y)


def _how(choice: Choice) -> str | None:
    match choice.move:
        case Pay(how=how) | Red(how=how) | CompleteWithYellow(how=how):
            return str(how)
    return None


def _labels(choice: Choice, w: Words, names: Sequence[str], how: str | None) -> tuple[str, ...]:
    """The words of an answer, best first. The later ones leave out what is drawn beside them. All leave out a
    payment, a slot or a price, because these are drawn in each row."""
    label = choice.offer.label
    for name in ("task", "person", "jewel"):
        part = label.args.get(name)
        if isinstance(part, Fact) and (name != "task" or how is not None):
            if isinstance(choice.move, Slot | Buy):
                return (_bare(capital(w.say(part))),)
            if name == "task":
                return (w.say(part),)
    if isinstance(choice.move, Red) and how is not None:
        return (w("bb-pic-red"),)
    whole = one_line(w.say(label, names))
    persons = label.args.get("persons")
    if isinstance(choice.move, AnyUse) and isinstance(persons, Fact):
        return (_bare(w.say(persons)),)
    return tuple(dict.fromkeys((whole, _bare(whole))))


def _bare(text: str) -> str:
    """A text without its parts in brackets, which the tile shows."""
    return re.sub(r" \([^()]*\)", "", text)

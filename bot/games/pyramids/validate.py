"""What can be wrong with component data that are well-formed: the first fault is reported with its place."""

from __future__ import annotations

from collections import Counter

from bot.core.components import DataError
from bot.games.pyramids.components import (
    CARDS,
    COLOURS,
    EXPEDITION,
    PER_COLOUR,
    SHAPES,
    Card,
    CardFile,
    Numbers,
    Shape,
)


def check(holds: bool, what: str) -> None:
    """Report a fault.

    Raises:
        DataError: the property does not hold.
    """
    if not holds:
        raise DataError(what)


def check_cards(file: CardFile, cards: dict[int, Card]) -> None:
    check(
        len(file.cards) == CARDS and set(cards) == set(range(1, CARDS + 1)),
        "the serial numbers are 1 to 48",
    )
    check(len({card.grid for card in cards.values()}) == CARDS, "two cards have the same grid")
    colours = Counter(card.colour for card in cards.values())
    check(all(colours[colour] == PER_COLOUR for colour in COLOURS), "16 cards of each colour")  # PY-2.6
    for colour in COLOURS:
        letters = Counter("".join("".join(card.grid) for card in cards.values() if card.colour == colour))
        total = file.totals.get(colour)
        check(
            total == {symbol: letters[symbol] for symbol in "XRGFSP"},
            f"the symbols of the {colour} cards are {dict(letters)}, not {total}",
        )


def check_shapes(file: CardFile, shapes: dict[str, Shape]) -> None:
    check(len(shapes) == len(file.expedition_shapes) == SHAPES, "six shapes, each once")
    check(sum(shape.copies for shape in shapes.values()) == EXPEDITION, "eight expedition cards")
    check(
        len({shape.masks for shape in shapes.values()}) == SHAPES,
        "two shapes are the same",
    )


def check_numbers(numbers: Numbers) -> None:
    check(len(numbers.skulls) == 10, "ten skulls")
    check(
        all(a >= b for a, b in zip((0, *numbers.skulls), numbers.skulls, strict=False)),
        "a further skull never costs less",
    )
    check(0 < numbers.turns < EXPEDITION, "at least one expedition card of a round stays unused")
    check(0 < numbers.kept < numbers.dealt and numbers.kept == 2, "two cards are kept")
    check(
        len(numbers.boxes) == 3 and list(numbers.boxes) == sorted(numbers.boxes, reverse=True), "three boxes"
    )
    check(list(numbers.claims) == sorted(set(numbers.claims)), "claims rise")

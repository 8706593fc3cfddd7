"""How the answers of a page are told apart: by the name that the board shows, or by a number."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence


def tags(answers: Sequence[tuple[str, str]]) -> tuple[str, ...]:
    """The tag of each answer: its name where no other answer has it, else a number.

    If two answers of a kind have the same name, all answers of that kind have numbers. Numbers begin at 1 and
    leave out those that are names, such as the number of a card.

    Args:
        answers: kind and name (`Offer.name`) of each, in the order of the page.
    """
    count = Counter(name for _, name in answers if name)
    mixed = {kind for kind, name in answers if count[name] > 1}
    named = ["" if kind in mixed else name for kind, name in answers]
    taken, number, letters = set(named), 0, []
    for name in named:
        if not name:
            number += 1
            while str(number) in taken:
                number += 1
        letters.append(name or str(number))
    return tuple(letters)


def letter(number: int) -> str:
    """The letter of a mark that explains a symbol. Answers have names and numbers, never small letters."""
    return chr(ord("a") + (number - 1) % 26)

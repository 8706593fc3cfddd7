"""Facts: what is said about a game, as keys with values, before any language.

A `Fact` names a message of the catalogues (`bot.text`) and the values it speaks of. Rules make
facts; only `bot.text` turns one into words, in the reader's language.
"""

from __future__ import annotations

from typing import Union

import msgspec


class Who(msgspec.Struct, frozen=True, tag="who"):
    """A player, told by seat; the medium decides how the name is shown."""

    seat: int


class Term(msgspec.Struct, frozen=True, tag="term"):
    """A word of a game that has a message of its own, e.g. a colour: `Term("gh-colour-R")`."""

    key: str


Value = Union[int, str, Who, Term, "Fact", tuple[Union[int, str, Who, Term, "Fact"], ...]]
"""What a fact may carry. A tuple is a list of values, joined as the reader's language joins lists;
a fact within a fact is a phrase in a sentence, e.g. "3 green cubes". A list holds no lists, so that facts
read back from JSON."""


class Fact(msgspec.Struct, frozen=True, tag="fact"):
    """One thing said: the key of a catalogue message and its values by name."""

    key: str
    args: dict[str, Value] = {}


def fact(key: str, **args: Value) -> Fact:
    """Short form: `fact("gh-sailed", who=Who(0), ship="L2", to="S5")`."""
    return Fact(key, args)

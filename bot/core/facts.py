"""Facts: statements about a game that do not depend on a language.

A `Fact` holds the key of a message in the catalogues (`bot.text`) and the values for it. Rules make facts;
only `bot.text` turns them into words, in the reader's language. Texts that are declared by a key (`said`)
have the fields of what they tell as their values.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any, Union, cast, get_args, get_type_hints

import msgspec

UNNAMED = "?"
"""For `Who.name`: the person is not to be named, the seat is."""


class Who(msgspec.Struct, frozen=True, omit_defaults=True, tag="who"):
    """A player, given by seat. How the name is shown depends on where the text appears."""

    seat: int
    name: str = ""
    """Who had the seat then; "": who has it now."""


class Term(msgspec.Struct, frozen=True, tag="term"):
    """A word of a game with its own message in the catalogues, such as a colour: `Term("gh-colour-R")`."""

    key: str


Value = Union[int, str, Who, Term, "Fact", tuple[Union[int, str, Who, Term, "Fact"], ...]]
"""The types of values in a fact. A tuple is a list of values, joined as is usual in the reader's language. A
fact within a fact is a phrase in a sentence, such as "3 green cubes". Lists are not nested, because msgspec
could not read such facts back from JSON."""


class Fact(msgspec.Struct, frozen=True, tag="fact"):
    """The key of a message in the catalogues, and its values by name."""

    key: str
    args: dict[str, Value] = {}


def fact(key: str, **args: Value) -> Fact:
    """Make a fact: `fact("gh-sailed", who=Who(0), ship="L2", to="S5")`."""
    return Fact(key, args)


def with_names(said: Fact, names: Mapping[int, str]) -> Fact:
    """The fact naming who has these seats now, for a time when others may have them."""

    def value_of(value: Value) -> Value:
        if isinstance(value, tuple):
            return cast(Value, tuple(map(value_of, value)))
        if isinstance(value, Who):
            return Who(value.seat, names.get(value.seat, value.name))
        return with_names(value, names) if isinstance(value, Fact) else value

    return Fact(said.key, {name: value_of(value) for name, value in said.args.items()})


Say = Callable[[Any, Any], Value]


class Said:
    """How texts show a field: `Annotated[str, Said(place)]`. `say` makes the value for the fact from the
    board and the value of the field."""

    __slots__ = ("say",)

    def __init__(self, say: Say) -> None:
        self.say = say


def said(key: str, thing: Any, board: Any) -> Fact:
    """The fact of a text. The field `who` is a player; the field `seat` and fields of type bool are left
    out."""
    kind: Any = type(thing)
    return Fact(key, {name: say(board, getattr(thing, name)) for name, say in _parts(kind)})


@cache
def _parts(kind: Any) -> tuple[tuple[str, Say], ...]:
    hints = get_type_hints(kind, include_extras=True)
    told = [name for name in kind.__struct_fields__ if name != "seat" and hints[name] is not bool]
    return tuple((name, _say(name, hints[name])) for name in told)


def _say(name: str, hint: Any) -> Say:
    if name == "who":
        return lambda board, seat: Who(seat)
    marks = [mark for mark in get_args(hint) if isinstance(mark, Said)]
    return marks[0].say if marks else lambda board, value: value

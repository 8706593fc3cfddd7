"""Texts that are declared by a key. Their values are the fields of what they tell."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, get_args, get_type_hints

from bot.core.facts import Fact, Value, Who

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

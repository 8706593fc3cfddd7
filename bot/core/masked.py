"""A state as one viewer may see it. Views are made of it alone, so that none can give away what is hidden."""

from __future__ import annotations

from collections.abc import Callable, Collection
from functools import cache
from typing import Any

from msgspec.structs import replace

from bot.core.seats import Seat
from bot.core.visible import HIDDEN, Field, Sight, fields_of

Owing = Collection[Seat]
Mask = Callable[[Any, Any, Seat | None, Owing], Any]
"""What a viewer sees of a field: by its value, the state, the viewer, and who owes a sealed decision."""


def masked(state_type: Any, state: Any, viewer: Seat | None, owing: Owing, over: bool = False) -> Any:
    """The state with `Covered` in place of what is hidden from a seat (None: the public).

    Args:
        owing: the seats that still owe a sealed decision. How much of it they have made is hidden, too.
        over: secrets are open, because the match is over.
    """
    shown: dict[str, Any] = {}
    for name, secret, mask in _masks(state_type):
        if not (secret and over):
            value = shown[name] if name in shown else getattr(state, name)
            if value != ():
                shown[name] = mask(value, state, viewer, owing)
    return replace(state, **shown) if shown else state


@cache
def _masks(state_type: Any) -> tuple[tuple[str, bool, Mask], ...]:
    """For each hidden field: its name, whether it is a secret of a seat, and its mask."""
    hidden = [field for field in fields_of(state_type) if field.sight in HIDDEN]
    return tuple((field.path[0], field.sight is Sight.OWNER, _mask(field)) for field in hidden)


def _mask(field: Field) -> Mask:
    if field.sight is Sight.AMONG:
        return lambda seats, state, viewer, owing: tuple([seat for seat in seats if seat == viewer])
    if not field.by_seat:
        return lambda value, state, viewer, owing: field.covered(value)
    hide = _hiding(field)
    if len(field.path) > 1:
        hide = _inside(field.name, hide)
    sees_own = field.sight is not Sight.NOBODY

    def mask(row: Any, state: Any, viewer: Seat | None, owing: Owing) -> Any:
        if len(row) in (row.count(None), row.count(())):
            return row  # nothing is there, which is often so
        shown = [hide(part, state, seat, owing) for seat, part in enumerate(row)]
        if sees_own and viewer is not None:
            shown[viewer] = row[viewer]
        return tuple(shown)

    return mask


def _hiding(field: Field) -> Mask:
    """What the others see of the value of one seat."""
    covered, opened = field.covered, field.opened
    if field.sight is Sight.OPENING:
        return lambda value, state, seat, owing: value[: getattr(state, opened)[seat]]
    if field.sight is Sight.SEALED:
        return lambda value, state, seat, owing: None if seat in owing else covered(value)
    return lambda value, state, seat, owing: covered(value)


def _inside(name: str, hide: Mask) -> Mask:
    return lambda row, state, seat, owing: replace(
        row, **{name: hide(getattr(row, name), state, seat, owing)}
    )

"""Who may see which part of a state. Its fields declare this; the view, the redeal and the census follow from
them.

    class State(msgspec.Struct, frozen=True):
        hands: Secret[tuple[tuple[str, ...], ...]]  # by seat; each seat sees its own
        sealed: Sealed[tuple[str | None, ...]]      # by seat; nobody sees those of the others
        deck: Unseen[tuple[str, ...]]               # nobody sees them
        coins: BySeat[tuple[int, ...]]              # by seat; everybody sees them
        lot: tuple[str, ...] = ()                   # everybody sees it

A field that is a row of structs is by seat, too; then the markers stand at the fields of these structs.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from enum import Enum
from functools import cache
from typing import Annotated, Any, Final, TypeVar, get_args, get_origin, get_type_hints

import msgspec
from msgspec.structs import replace

from bot.core.decisions import At
from bot.core.printed import Figures
from bot.core.rows import put
from bot.core.rules import View
from bot.core.seats import CHANCE, Seat

T = TypeVar("T")


class Sight(Enum):
    """Who sees a field of a state."""

    ALL = "all"
    OWNER = "owner"
    SEALED = "sealed"
    NOBODY = "nobody"
    EACH = "each"
    ASIDE = "aside"


Secret = Annotated[T, Sight.OWNER]
"""By seat: only its owner sees it; everybody sees how much it is. At the end it is open."""
Sealed = Annotated[T, Sight.SEALED]
"""By seat: its decision; the others see only whether there is one. None: there is none yet."""
Unseen = Annotated[T, Sight.NOBODY]
"""Nobody sees it, such as a bag or a deck. Everybody sees how much it is."""
BySeat = Annotated[T, Sight.EACH]
"""By seat: everybody sees it."""
Aside = Annotated[T, Sight.ASIDE]
"""Everybody may know it, but it does not lie on the table: an option, or whose turn comes next."""

HIDDEN: Final = (Sight.OWNER, Sight.SEALED, Sight.NOBODY)
UNSHOWN: Final = frozenset({"agenda", "turn", "round", "seats", "last"})
"""Fields that every view has anyway, or that show nothing on the table."""


class Area(msgspec.Struct, frozen=True):
    """A part of the table, as a viewer sees it."""

    name: str
    """The name of the field of the state. Its word is `<prefix>-area-<name>`."""
    owner: Seat | None = None
    """Whose it is; None: it lies in the middle."""
    amount: int | None = None
    """The value, if it is a number."""
    items: tuple[str, ...] = ()
    """The pieces or words that are seen."""
    covered: int = 0
    """The number of pieces that the viewer does not see."""


class TableView(View, frozen=True, kw_only=True):
    """The view of a game that has none of its own."""

    areas: tuple[Area, ...] = ()
    printed: Figures = Figures()


class Field(msgspec.Struct, frozen=True):
    """A field of a state, or of a struct for each seat within it."""

    path: tuple[str, ...]
    sight: Sight

    @property
    def name(self) -> str:
        return self.path[-1]

    @property
    def by_seat(self) -> bool:
        return len(self.path) > 1 or self.sight in (Sight.OWNER, Sight.SEALED, Sight.EACH)

    def of(self, state: Any, seat: Seat) -> Any:
        """The value of one seat."""
        row = getattr(state, self.path[0])[seat]
        return getattr(row, self.name) if len(self.path) > 1 else row

    def with_value(self, state: Any, seat: Seat | None, value: Any) -> Any:
        """The state with another value, of a seat or of the middle."""
        if seat is None:
            return replace(state, **{self.name: value})
        row = getattr(state, self.path[0])
        if len(self.path) > 1:
            value = replace(row[seat], **{self.name: value})
        return replace(state, **{self.path[0]: put(row, seat, value)})


def fields_of(state_type: Any) -> tuple[Field, ...]:
    """The fields of a state that lie on the table, with who sees them.

    Raises:
        NameError: an annotation names something that is not there.
    """
    return _all_fields(state_type)


@cache
def _all_fields(state_type: Any) -> tuple[Field, ...]:
    return tuple(_fields(state_type, ()))


def _fields(kind: Any, path: tuple[str, ...]) -> Iterator[Field]:
    for name, hint in get_type_hints(kind, include_extras=True).items():
        if name in UNSHOWN or name.startswith("_") or name not in kind.__struct_fields__:
            continue
        marks = [mark for mark in getattr(hint, "__metadata__", ()) if isinstance(mark, Sight)]
        inner = get_args(hint)[0] if get_origin(hint) is tuple else None
        if inner is not None and isinstance(inner, type) and issubclass(inner, msgspec.Struct) and not path:
            yield from _fields(inner, (name,))
        else:
            yield Field((*path, name), marks[0] if marks else Sight.ALL)


def hidden_parts(state_type: Any) -> frozenset[str]:
    """See `Rules.hidden`."""
    return frozenset(".".join(field.path) for field in fields_of(state_type) if field.sight in HIDDEN)


def has_hands(state_type: Any) -> bool:
    """See `Rules.hidden_hands`."""
    return any(field.sight is Sight.OWNER for field in fields_of(state_type))


def hand_of(state_type: Any, state: Any, seat: Seat) -> tuple[Any, ...]:
    """What only this seat sees, but for its sealed decisions."""
    return tuple(field.of(state, seat) for field in fields_of(state_type) if field.sight is Sight.OWNER)


def view_of(rules: Any, state: Any, viewer: Seat | None) -> TableView:
    """What a seat (None: the public) may see, put together from the fields that it may see."""
    task, acting = rules.task(state), rules.to_act(state)
    return TableView(
        viewer=viewer,
        seats=state.seats,
        to_act=() if CHANCE in acting else acting,
        round=getattr(state, "round", 0),
        over=task is None,
        areas=tuple(_areas(rules.state_type, state, viewer, task is None)),
        printed=rules.printed(),
    )


def _areas(state_type: Any, state: Any, viewer: Seat | None, over: bool) -> Iterator[Area]:
    for field in fields_of(state_type):
        if field.sight is Sight.ASIDE:
            continue
        for owner in range(state.seats) if field.by_seat else (None,):
            value = getattr(state, field.name) if owner is None else field.of(state, owner)
            shown = field.sight in (Sight.ALL, Sight.EACH)
            shown = shown or (field.sight is Sight.OWNER and over)
            yield _area(field, owner, value, shown or (field.by_seat and owner == viewer))


def _area(field: Field, owner: Seat | None, value: Any, shown: bool) -> Area:
    if not shown:
        count = len(value) if isinstance(value, tuple) else int(value is not None)
        return Area(field.name, owner, covered=count)
    if isinstance(value, int):
        return Area(field.name, owner, amount=int(value))
    return Area(field.name, owner, items=_pieces(value))


def _pieces(value: Any) -> tuple[str, ...]:
    if value is None or value == "":
        return ()
    if isinstance(value, tuple):
        return tuple(str(piece) for piece in value if piece is not None)
    if isinstance(value, Mapping):
        return tuple(f"{name} {number}" for name, number in value.items())
    return (str(value),)


# The number of pieces.


def census_of(rules: Any, state: Any) -> dict[str, int]:
    """The pieces of each conserved group, wherever they are."""
    fields = {field.name: field for field in fields_of(rules.state_type)}
    return {
        group: sum(_count(state, fields[name]) for name in names) for group, names in rules.conserved.items()
    }


def _count(state: Any, field: Field) -> int:
    if field.by_seat:
        return sum(_pieces_in(field.of(state, seat)) for seat in range(state.seats))
    return _pieces_in(getattr(state, field.name))


def _pieces_in(value: Any) -> int:
    if isinstance(value, tuple):
        return sum(1 for piece in value if piece not in (None, ""))
    return value if isinstance(value, int) else int(value not in (None, ""))


# Positions that a seat cannot tell apart.


def redealt(rules: Any, state: Any, seat: Seat | None, picks: Sequence[float]) -> Any:
    """The state with the hidden pieces of each conserved group dealt anew, and with new sealed decisions of
    the other seats."""
    if not picks or rules.task(state) is None:
        return state
    before, others = state, [other for other in range(state.seats) if other != seat]
    fields = fields_of(rules.state_type)
    for names in rules.conserved.values():
        state = _dealt(state, [hidden for hidden in fields if hidden.name in names], others, picks)
    conserved = {name for names in rules.conserved.values() for name in names}
    for field in fields:
        if field.sight is Sight.SEALED and field.name not in conserved:
            state = _decided(rules, before, state, field, others, picks)
    return state


def _dealt(state: Any, fields: Sequence[Field], others: Sequence[Seat], picks: Sequence[float]) -> Any:
    """The state with the pieces of one group mixed and dealt to the same places, as many to each as
    before."""
    piles: list[tuple[Field, Seat | None, tuple[Any, ...]]] = []
    for field in fields:
        if field.sight is Sight.NOBODY and not field.by_seat:
            piles.append((field, None, getattr(state, field.name)))
        elif field.sight is Sight.OWNER:
            piles += [(field, other, field.of(state, other)) for other in others]
        elif field.sight is Sight.SEALED:
            given = ((other, field.of(state, other)) for other in others)
            piles += [(field, seat, (value,)) for seat, value in given if value is not None]
    pool = sorted(piece for _, _, pile in piles for piece in pile)
    mixed = [pool.pop(int(picks[n % len(picks)] * len(pool))) for n in range(len(pool))]
    for field, owner, pile in piles:
        part, mixed = tuple(mixed[: len(pile)]), mixed[len(pile) :]
        if field.sight is Sight.SEALED:
            state = field.with_value(state, owner, part[0])
        else:
            state = field.with_value(
                state, owner, part if pile != tuple(sorted(pile)) else tuple(sorted(part))
            )
    return state


def _decided(
    rules: Any,
    before: Any,
    state: Any,
    field: Field,
    others: Sequence[Seat],
    picks: Sequence[float],
) -> Any:
    """The state with other decisions of those who have decided, chosen among those that they could make."""
    given = [other for other in others if field.of(before, other) is not None]
    now = rules.task(before)
    task = (
        now if now is not None and now.sealed else next((kind() for kind in rules.tasks if kind.sealed), None)
    )
    if task is None:
        return state
    for seat in given:
        state = field.with_value(state, seat, None)
    for decided_seat in given:
        at: At[Any, Any, Any] = At(rules.board(state), state, decided_seat, task)
        options = [option for kind in task.decisions for option in kind.options(at)]
        state = options[int(picks[decided_seat % len(picks)] * len(options))].play(at)[0]
    return state


def undealt(rules: Any) -> list[str]:
    """The hidden fields that the default redeal leaves as they are, so that checks would not find a leak of
    them."""
    conserved = {name for names in rules.conserved.values() for name in names}
    wanted = (Sight.OWNER, Sight.NOBODY)
    return [
        field.name
        for field in fields_of(rules.state_type)
        if field.sight in wanted and field.name not in conserved
    ]

"""Who may see which part of a state. Its fields declare this; views, redeal and census follow from them.

    class State(msgspec.Struct, frozen=True):
        hands: Secret[tuple[tuple[str, ...], ...]]  # by seat; each seat sees its own
        sealed: Sealed[tuple[str | None, ...]]      # by seat; nobody sees those of the others
        deck: Unseen[tuple[str, ...]]               # nobody sees them
        coins: BySeat[tuple[int, ...]]              # by seat; everybody sees them
        lot: tuple[str, ...] = ()                   # everybody sees it

A field that is a row of structs is by seat, too; then the markers stand at the fields of these structs. Equal
pieces may be counted by their kinds: `Counts = Annotated[tuple[int, int], Kinds("RG")]`.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from enum import Enum
from functools import cache
from typing import Annotated, Any, Final, TypeVar, get_args, get_origin, get_type_hints

import msgspec
from msgspec.structs import replace

from bot.core.components import Figures
from bot.core.decisions import At, Made
from bot.core.rules import View
from bot.core.seats import Seat, put

T = TypeVar("T")


class Sight(Enum):
    """Who sees a field of a state."""

    ALL = "all"
    OWNER = "owner"
    SEALED = "sealed"
    OPENING = "opening"
    AMONG = "among"
    NOBODY = "nobody"
    EACH = "each"
    ASIDE = "aside"


Secret = Annotated[T, Sight.OWNER]
"""By seat: only its owner sees it; everybody sees how much it is. In a small game it is open at the end."""
Sealed = Annotated[T, Sight.SEALED]
"""By seat: its decision; the others see only whether there is one. None: there is none yet."""
Among = Annotated[T, Sight.AMONG]
"""Seats, such as those that want something. Each sees only whether it is among them."""
Unseen = Annotated[T, Sight.NOBODY]
"""Nobody sees it, such as a bag or a deck. Everybody sees how much it is."""
BySeat = Annotated[T, Sight.EACH]
"""By seat: everybody sees it."""
Aside = Annotated[T, Sight.ASIDE]
"""Everybody may know it, but it does not lie on the table: an option, or whose turn comes next."""


class Opened(msgspec.Struct, frozen=True):
    """The marker of rows by seat that are opened from their beginning: `Annotated[T, Opened("opened")]`. The
    others see as much as this field counts for the seat."""

    counted: str


class Kinds(msgspec.Struct, frozen=True):
    """The marker of counts: the kinds of pieces that they count, in this order."""

    names: Sequence[str]


HIDDEN: Final = (Sight.OWNER, Sight.SEALED, Sight.OPENING, Sight.AMONG, Sight.NOBODY)
BY_SEAT: Final = (Sight.OWNER, Sight.SEALED, Sight.OPENING, Sight.EACH)
UNSHOWN: Final = frozenset({"agenda", "turn", "round", "seats", "last"})
"""Fields that every view has anyway, or that show nothing on the table."""


YES: Final = "✓"
"""What lies in an area that says whether something is so. If it is not, nothing does."""


class Covered(int):
    """How much there is of a part that the viewer does not see. It stands in its place, so reading a secret
    fails."""


COVERED: Final = Made(Covered)


def how_many(part: Any, count: Callable[[Any], int] = len) -> int:
    """How much a part is, whether the viewer sees it or not."""
    return int(part) if type(part) is Covered else count(part)


class Area(msgspec.Struct, frozen=True):
    """A part of the table, as a viewer sees it."""

    name: str
    """The name of the field of the state. Its word is `<prefix>-area-<name>`."""
    owner: Seat | None = None
    """Whose it is; None: it lies in the middle."""
    amount: int | None = None
    """The value, if it is a number."""
    items: tuple[str, ...] = ()
    """The pieces or words that are seen; `YES`."""
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
    kinds: Sequence[str] = ()
    """What it counts, if it is of counts."""
    opened: str = ""
    """The field that counts what is opened of it."""

    @property
    def name(self) -> str:
        return self.path[-1]

    @property
    def by_seat(self) -> bool:
        return len(self.path) > 1 or self.sight in BY_SEAT

    def of(self, state: Any, seat: Seat) -> Any:
        """The value of one seat."""
        row = getattr(state, self.path[0])[seat]
        return getattr(row, self.name) if len(self.path) > 1 else row

    def covered(self, value: Any) -> Any:
        """What stands for a value that the viewer does not see."""
        if self.kinds:
            return COVERED[sum(value)]
        if self.sight is Sight.SEALED or not isinstance(value, tuple):
            return None if value is None else COVERED[1]
        return COVERED[len(value)]

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
        inner = get_args(hint)[0] if get_origin(hint) is tuple else None
        if inner is not None and isinstance(inner, type) and issubclass(inner, msgspec.Struct) and not path:
            yield from _fields(inner, (name,))
        else:
            yield _field((*path, name), hint)


def _field(path: tuple[str, ...], hint: Any) -> Field:
    field = Field(path, Sight.ALL)
    row = get_args(hint)[0] if get_origin(hint) is Annotated else hint
    each = get_args(row)[0] if get_origin(row) is tuple else None
    for mark in (*getattr(each, "__metadata__", ()), *getattr(hint, "__metadata__", ())):
        if isinstance(mark, Sight):
            field = replace(field, sight=mark)
        elif isinstance(mark, Opened):
            field = replace(field, sight=Sight.OPENING, opened=mark.counted)
        elif isinstance(mark, Kinds):
            field = replace(field, kinds=mark.names)
    return field


def hidden_parts(state_type: Any) -> frozenset[str]:
    """See `Rules.hidden`."""
    return frozenset(".".join(field.path) for field in fields_of(state_type) if field.sight in HIDDEN)


def has_hands(state_type: Any) -> bool:
    """See `Rules.hidden_hands`."""
    return any(field.sight is Sight.OWNER for field in fields_of(state_type))


def hand_of(state_type: Any, state: Any, seat: Seat) -> tuple[Any, ...]:
    """What only this seat sees, except its sealed decisions."""
    return tuple(field.of(state, seat) for field in fields_of(state_type) if field.sight is Sight.OWNER)


def view_of(rules: Any, at: At[Any, Any, Any], viewer: Seat | None, acting: tuple[Seat, ...]) -> TableView:
    """What a seat (None: the public) sees of a masked state, put together from its fields."""
    state = at.state
    return TableView(
        viewer=viewer,
        seats=state.seats,
        to_act=acting,
        round=getattr(state, "round", 0),
        over=at.task is None,
        areas=tuple(_areas(rules.state_type, state)),
        printed=rules.printed(),
    )


def _areas(state_type: Any, state: Any) -> Iterator[Area]:
    for field in fields_of(state_type):
        if field.sight is Sight.ASIDE:
            continue
        for owner in range(state.seats) if field.by_seat else (None,):
            yield _area(field, owner, getattr(state, field.name) if owner is None else field.of(state, owner))


def _area(field: Field, owner: Seat | None, value: Any) -> Area:
    if isinstance(value, Covered):
        return Area(field.name, owner, covered=int(value))
    if isinstance(value, bool):
        return Area(field.name, owner, items=(YES,) if value else ())
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


Owing = Collection[Seat]
Mask = Callable[[Any, Any, Seat | None, Owing], Any]
"""What a viewer sees of a field: by its value, the state, the viewer, and who owes a sealed decision."""


def masked(state_type: Any, state: Any, viewer: Seat | None, owing: Owing, over: bool = False) -> Any:
    """The state with `Covered` in place of what is hidden from a seat (None: the public). Views are made of
    it alone, so that none can give away what is hidden.

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

"""The pieces of a game: their number, and positions that differ only in what a seat does not know."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from functools import cache
from itertools import cycle
from typing import Any, Final, TypeVar

from msgspec.structs import replace

from bot.core.agenda import SealedTask
from bot.core.decisions import At
from bot.core.seats import Seat
from bot.core.visible import Field, Sight, fields_of

T = TypeVar("T")


class Picks:
    """Random numbers in [0, 1) that make such positions (`Rules.redeal`), used in order and from the first
    again at the end."""

    def __init__(self, picks: Sequence[float]) -> None:
        self._numbers = cycle(picks or (0.0,))

    def below(self, cases: int) -> int:
        """A number in range(cases)."""
        return min(int(next(self._numbers) * cases), cases - 1)

    def one(self, options: Sequence[T]) -> T:
        """One of the options."""
        return options[self.below(len(options))]

    def dealt(self, pool: list[T], number: int) -> list[T]:
        """Take a number of things out of a pool."""
        return [pool.pop(self.below(len(pool))) for _ in range(number)]


DEALT: Final = (Sight.OWNER, Sight.SEALED, Sight.NOBODY)

# The number of pieces.


def census_of(rules: Any, state: Any) -> Mapping[str, int]:
    """How many pieces of each kind there are in each conserved group, wherever they are."""
    fields = _by_name(rules.state_type)
    counted: Counter[str] = Counter()
    for group, parts in rules.conserved.items():
        for part in parts:
            if callable(part):
                counted.update(f"{group} {piece}" for piece in part(rules.board(state), state))
                continue
            field = fields[part]
            rows = (
                [field.of(state, seat) for seat in range(state.seats)]
                if field.by_seat
                else [getattr(state, field.name)]
            )
            for value in rows:
                if isinstance(value, int):
                    counted[group] += value
                else:
                    counted.update(f"{group} {piece}" for piece in pieces_in(value, field.kinds))
    return counted


@cache
def _by_name(state_type: Any) -> Mapping[str, Field]:
    """The fields of a state by name. One of a struct for each seat that is called like one of the state is
    named by its path, such as `players.coins`."""
    fields = fields_of(state_type)
    named = {field.name: field for field in fields}
    return named | {".".join(field.path): field for field in fields}


def pieces_in(value: Any, kinds: Sequence[str] = ()) -> Iterator[Any]:
    """The pieces that lie in a part of a state; `kinds`: what counts in it count."""
    if not isinstance(value, tuple):
        yield from () if value in (None, "") else (value,)
    elif kinds and len(value) == len(kinds) and isinstance(value[0], int):
        for kind, number in zip(kinds, value, strict=True):
            yield from (kind,) * number
    else:
        for part in value:
            yield from pieces_in(part, kinds)


# Positions that a seat cannot tell apart.


def redealt(
    rules: Any, state: Any, seat: Seat | None, picks: Sequence[float], known: Collection[Seat] = ()
) -> Any:
    """The state with the hidden pieces of each conserved group dealt anew, and with new sealed decisions of
    the other seats.

    Args:
        known: seats about whose secrets everybody knows something. They keep them.
    """
    if not picks or (rules.opens_at_end and rules.task(state) is None):
        return state
    numbers = Picks(picks)
    others = [other for other in range(state.seats) if other != seat and other not in known]
    groups, sealed = _dealt_fields(rules.__class__)
    for fields in groups:
        state = _dealt(state, fields, others, numbers)
    for field, kind in sealed:
        if getattr(state, field.path[0]) != ():
            state = _decided(rules, state, field, kind, others, numbers)
    return state


@cache
def _dealt_fields(rules: Any) -> tuple[Sequence[Sequence[Field]], Sequence[tuple[Field, type[SealedTask]]]]:
    """The hidden fields of each conserved group, those by seat first; and the fields of no group that sealed
    decisions fill, with the tasks of these."""
    named = _by_name(rules.state_type)
    fields = [field for field in fields_of(rules.state_type) if field.sight in DEALT]
    fields.sort(key=lambda field: not field.by_seat)
    groups = [
        [field for field in fields if field in {named.get(part) for part in parts}]
        for parts in rules.conserved.values()
    ]
    conserved = {field for group in groups for field in group}
    sealed = [(named[task.seals], task) for task in rules.tasks if task.sealed and task.seals in named]
    return groups, [(field, task) for field, task in sealed if field not in conserved]


def _dealt(state: Any, fields: Sequence[Field], others: Sequence[Seat], numbers: Picks) -> Any:
    """The state with the pieces of one group mixed and dealt to the same places, as many to each as
    before."""
    pool: list[Any] = []
    rows: dict[str, list[Any]] = {}
    changes: dict[str, Any] = {}
    places = []
    for field in fields:
        name, value = field.path[0], getattr(state, field.path[0])
        row = rows.setdefault(name, [*value] if field.by_seat else [value])
        for seat in others if field.sight is not Sight.NOBODY else range(len(row)):
            part = getattr(row[seat], field.name) if len(field.path) > 1 else row[seat]
            places.append((field, row, seat, part))
            if field.kinds:
                for kind, number in zip(field.kinds, part, strict=True):
                    pool += [kind] * number
            elif field.sight is not Sight.SEALED:
                pool += part
            elif part is not None:
                pool.append(part)
    pool.sort()  # the result must not depend on where the pieces really are
    for field, row, seat, part in places:
        dealt = _dealt_like(field, part, pool, numbers)
        row[seat] = replace(row[seat], **{field.name: dealt}) if len(field.path) > 1 else dealt
    for field in fields:
        row = rows[field.path[0]]
        changes[field.path[0]] = tuple(row) if field.by_seat else row[0]
    return replace(state, **changes)


def _dealt_like(field: Field, part: Any, pool: list[Any], numbers: Picks) -> Any:
    """As many pieces out of the pool as the part has, in order if these are."""
    if field.sight is Sight.SEALED:
        return None if part is None else numbers.dealt(pool, 1)[0]
    number = sum(part) if field.kinds else len(part)
    ordered = bool(field.kinds) or part == tuple(sorted(part))
    dealt = pool if ordered and number == len(pool) else numbers.dealt(pool, number)
    if field.kinds:
        return tuple(map(dealt.count, field.kinds))
    return tuple(sorted(dealt) if ordered else dealt)


def _decided(rules: Any, state: Any, field: Field, kind: Any, others: Sequence[Seat], numbers: Picks) -> Any:
    """The state with other decisions of those who have decided, made step by step as if at random.

    One that is complete stays so. Of one that is not, nobody knows how far it has come.
    """
    now = rules.task(state)
    asked = isinstance(now, kind)
    board, task = rules.board(state), now if asked else kind()
    for seat in others:
        own: At[Any, Any, SealedTask] = At(board, state, seat, task)
        given, nothing = field.of(state, seat), None
        if field.sight is Sight.OPENING:
            nothing = given[: getattr(state, field.opened)[seat]]
        owing = asked and task.owes(own)
        if not owing and given in (None, nothing):
            continue
        steps = [nothing]
        own = own.on(field.with_value(state, seat, nothing))
        while task.owes(own):
            steps.append(_step(own, field, numbers))
            own = own.on(field.with_value(state, seat, steps[-1]))
        state = field.with_value(state, seat, numbers.one(steps[:-1])) if owing else own.state
    return state


def _step(at: At[Any, Any, SealedTask], field: Field, numbers: Picks) -> Any:
    """What a seat has decided after one more step, and not after one about something else."""
    options = [option for option in at.task.options(at) if not isinstance(option, at.task.back)]
    given = made = field.of(at.state, at.seat)
    while made == given:
        made = field.of(numbers.dealt(options, 1)[0].play(at)[0], at.seat)
    return made


def undealt(rules: Any) -> list[str]:
    """The hidden fields that the default redeal leaves as they are, so that checks would not find a leak of
    them."""
    groups, sealed = _dealt_fields(rules.__class__)
    dealt = {field for fields in groups for field in fields} | {field for field, _ in sealed}
    return [
        field.name
        for field in fields_of(rules.state_type)
        if field.sight in (*DEALT, Sight.OPENING) and field not in dealt
    ]

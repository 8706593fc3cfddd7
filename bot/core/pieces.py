"""The pieces of a game: their number, and positions that differ only in what a seat does not know."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from functools import cache
from typing import Any, Final

from msgspec.structs import replace

from bot.core.decisions import At
from bot.core.picks import Picks
from bot.core.seats import Seat
from bot.core.visible import Field, Sight, fields_of

DEALT: Final = (Sight.OWNER, Sight.SEALED, Sight.NOBODY)

# The number of pieces.


def census_of(rules: Any, state: Any) -> Mapping[str, int]:
    """How many pieces of each kind there are in each conserved group, wherever they are."""
    fields = {field.name: field for field in fields_of(rules.state_type)}
    counted: Counter[str] = Counter()
    for group, parts in rules.conserved.items():
        for part in parts:
            if callable(part):
                counted.update(f"{group} {piece}" for piece in part(state))
                continue
            field = fields[part]
            rows = (
                [field.of(state, seat) for seat in range(state.seats)]
                if field.by_seat
                else [getattr(state, part)]
            )
            for value in rows:
                if isinstance(value, int):
                    counted[group] += value
                else:
                    counted.update(f"{group} {piece}" for piece in pieces_in(value, field.kinds))
    return counted


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
    before, (groups, sealed) = state, _dealt_fields(rules.__class__)
    for fields in groups:
        state = _dealt(state, fields, others, numbers)
    for field in sealed:
        state = _decided(rules, before, state, field, others, numbers)
    return state


@cache
def _dealt_fields(kind: Any) -> tuple[tuple[tuple[Field, ...], ...], tuple[Field, ...]]:
    """The hidden fields of each conserved group, those by seat first; and the sealed fields of no group."""
    fields = [field for field in fields_of(kind.state_type) if field.sight in DEALT]
    fields.sort(key=lambda field: not field.by_seat)
    groups = [tuple(field for field in fields if field.name in parts) for parts in kind.conserved.values()]
    conserved = {field for group in groups for field in group}
    sealed = [field for field in fields if field.sight is Sight.SEALED and field not in conserved]
    return tuple(groups), tuple(sealed)


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


def _decided(
    rules: Any, before: Any, state: Any, field: Field, others: Sequence[Seat], numbers: Picks
) -> Any:
    """The state with other decisions of those who have decided, chosen among those that they could make."""
    if getattr(before, field.path[0]) == ():
        return state
    given = [other for other in others if field.of(before, other) is not None]
    now = rules.task(before)
    sealed = (kind() for kind in rules.tasks if kind.sealed)
    task = now if now is not None and now.sealed else next(sealed, None)
    if task is None:
        return state
    for seat in given:
        state = field.with_value(state, seat, None)
    for seat in given:
        at: At[Any, Any, Any] = At(rules.board(state), state, seat, task)
        options = [option for kind in task.decisions for option in kind.options(at)]
        state = numbers.one(options).play(at)[0]
    return state


def undealt(rules: Any) -> list[str]:
    """The hidden fields that the default redeal leaves as they are, so that checks would not find a leak of
    them."""
    groups, _ = _dealt_fields(rules.__class__)
    dealt = {field for fields in groups for field in fields}
    wanted = (Sight.OWNER, Sight.NOBODY)
    return [
        field.name for field in fields_of(rules.state_type) if field.sight in wanted and field not in dealt
    ]

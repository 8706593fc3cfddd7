"""Checks of secrecy: a seat learns nothing about secrets except what it is told (non-interference)."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Hashable, Iterator, Sequence
from itertools import zip_longest
from typing import Any, NamedTuple

import msgspec

from bot.core.chance import outcome
from bot.core.checks.position import Choose, Finding, Position, named, sample
from bot.core.facts import Fact
from bot.core.rules import Move, View
from bot.core.seats import CHANCE, Seat
from bot.core.table_rules import TableRules
from bot.core.visible import Area, TableView

MOST_MOVES = 10
"""The size of samples of moves."""
DEEPEST = 12
"""The largest number of silent moves in a row that are followed to find the next move that is told."""

Appearance = tuple[View, dict[Seat, Fact], tuple[str, ...], bool]


class Seen(NamedTuple):
    """How two appearances differ."""

    says: str
    field: str = ""
    """The field of the state that shows it; "" if it is not one alone."""


def appearance(at: Position, seat: Seat | None) -> Appearance:
    """All that a position shows to a seat (None: the public): view, prompts, own moves, whether it sealed."""
    view = at.rules.view(at.state, seat)
    prompts = {who: at.rules.prompt(at.state, who) for who in at.acting if who != CHANCE}
    own = tuple(str(move) for move in at.moves_of(seat)) if seat is not None else ()
    return view, prompts, own, seat in at.changing


def difference(appearance_now: Appearance, other: Appearance, end: bool = False) -> Seen | None:
    """Describe how two appearances differ; None if they are equal. `end`: compare finished games, too. They
    are normally taken as equal, because the end reveals secrets."""
    if appearance_now[0].over and other[0].over and not end:
        return None
    for name, a, b in zip(
        ("view", "prompts", "own moves", "own sealing"), appearance_now, other, strict=True
    ):
        if a == b:
            continue
        if isinstance(a, View) and isinstance(b, View) and type(a) is type(b):
            fields = [f for f in a.__struct_fields__ if getattr(a, f) != getattr(b, f)]
            if isinstance(a, TableView) and isinstance(b, TableView) and fields == ["areas"]:
                return _on_the_table(a.areas, b.areas)
            return Seen("; ".join(f"view.{f}: {_apart(getattr(a, f), getattr(b, f))}" for f in fields))
        return Seen(f"{name}: {a!r} and {b!r}")
    return None


def _on_the_table(areas: Sequence[Area], others: Sequence[Area]) -> Seen:
    """The first area in which two tables differ."""
    no_area = Area("areas")
    area, other = next(pair for pair in zip_longest(areas, others, fillvalue=no_area) if pair[0] != pair[1])
    whose = "" if area.owner is None else f" of seat {area.owner}"
    return Seen(f"{area.name!r}{whose}: {_lying(area)} or {_lying(other)}", area.name)


def _lying(area: Area) -> str:
    if area.covered:
        return f"{area.covered} face down"
    return ", ".join(area.items) or ("nothing" if area.amount is None else str(area.amount))


def _finding(check: str, at: Position, says: str, seen: Seen | None = None) -> Finding:
    """A finding at the field of the state that shows what it should hide, or at the rules."""
    if not isinstance(at.rules, TableRules) or seen is None or not seen.field:
        return Finding(check, says)
    return Finding(check, says, seen.field, at.rules.state_type)


def _apart(value: Any, other: Any) -> str:
    """The text of two values; of two rows of the same length, only of the parts that differ."""
    if isinstance(value, tuple) and isinstance(other, tuple) and len(value) == len(other):
        pairs = [pair for pair in zip(value, other, strict=True) if pair[0] != pair[1]]
        value, other = (part[0] if len(pairs) == 1 else part for part in zip(*pairs, strict=True))
    return f"{value!r} and {other!r}"


def learned(at: Position, actor: Seat, move: Move, to: Seat | None) -> Hashable:
    """What a listener learns of a move; None: nothing. A seat knows its own moves.

    While decisions are sealed, the board shows which seats are ready. So everybody knows when a seat becomes
    ready or takes its decision back.
    """
    told = at.rules.narrate(at.state, actor, move, to)
    knowledge = (
        None if told is None else (told.key, tuple(sorted((k, repr(v)) for k, v in told.args.items())))
    )
    if actor == to:
        return str(move), knowledge
    if at.sealing and set(at.acting) != {actor}:
        ready = actor not in at.after(actor, move).acting
        if ready != (actor not in at.acting):
            return ready, knowledge
    return knowledge


def silent(at: Position, choose: Choose) -> Iterator[Finding]:
    """A listener who is told nothing of a move does not see it in the position either."""
    shown = {to: appearance(at, to) for to in at.listeners}
    for actor, moves in at.moves.items():
        for move in sample(moves, MOST_MOVES, choose):
            quiet = [to for to in at.listeners if learned(at, actor, move, to) is None]
            if not quiet:
                continue
            later = at.after(actor, move)
            for to in quiet:
                seen = difference(shown[to], appearance(later, to))
                if seen:
                    says = f"{named(to)} is told nothing of {move} ({named(actor)}), but sees it: {seen.says}"
                    yield _finding("silent", at, says, seen)


def sealed(at: Position, choose: Choose) -> Iterator[Finding]:
    """While other seats have not sealed, a move shows only whether the seat that made it is ready."""
    if not at.sealing:
        return
    for actor, moves in at.moves.items():
        others = set(at.acting) - {actor}
        for to in at.listeners:
            if to == actor:
                continue
            known: dict[bool, tuple[Hashable, Appearance]] = {}
            for move in sample(moves, MOST_MOVES, choose):
                later = at.after(actor, move)
                if not others and not set(at.changing) <= set(later.changing):
                    continue  # the last decision reveals all of them
                ready = actor not in later.acting
                knowledge, looks = learned(at, actor, move, to), appearance(later, to)
                if not ready and actor in at.acting and knowledge is not None:
                    yield Finding(
                        "sealed", f"{named(to)} is told of {move}, a part of what {named(actor)} seals"
                    )
                first = known.setdefault(ready, (knowledge, looks))
                if first[0] != knowledge:
                    yield Finding(
                        "sealed", f"{named(to)} is told which move {named(actor)} seals, e.g. {move}"
                    )
                seen = difference(first[1], looks)
                if seen:
                    says = f"{named(to)} sees which move {named(actor)} seals: {seen.says}"
                    yield _finding("sealed", at, says, seen)


def unseen(at: Position, seat: Seat | None, picks: Sequence[float], choose: Choose) -> Iterator[Finding]:
    """A seat cannot tell a position from a redeal of it, neither now nor after moves that are told alike.

    In addition, whatever another seat does next, at least one kind of fact must be possible in both
    positions. Otherwise the next fact would show which position it is.
    """

    def bad(says: str, seen: Seen | None = None) -> Finding:
        return _finding("unseen", at, f"{named(seat)}: {says}", seen)

    there = at.like(at.rules.redeal(at.state, seat, picks))
    if at.rules.census(there.state) != at.rules.census(at.state):
        yield bad("the redeal has other pieces")
    for path in sorted(_changed(at.state, there.state)):
        if not any(path == part or path.startswith(f"{part}.") for part in at.rules.hidden):
            yield bad(f"a redeal changes {path!r}, which the game does not declare as hidden")
    seen = difference(appearance(at, seat), appearance(there, seat), end=True)
    if seen:
        yield bad(f"sees a redeal: {seen.says}", seen)
        return
    if not at.acting and at.rules.score(at.state) != at.rules.score(there.state):
        yield bad("the result differs in a redeal")
    if seat is not None:
        yield from _same_own_texts(at, there, seat, choose)
    for actor in dict.fromkeys((*at.movers, *there.movers)):
        yield from _told_alike_looks_alike(at, there, actor, seat, choose)
        if actor not in (seat, CHANCE) and actor in at.acting and actor in there.acting:
            here_kinds, there_kinds = _next_kinds(at, actor, seat), _next_kinds(there, actor, seat)
            if here_kinds and there_kinds and not here_kinds & there_kinds:
                yield bad(
                    f"whatever {named(actor)} does, the next fact that is told shows the secrets: "
                    f"{sorted(here_kinds)} or {sorted(there_kinds)}"
                )


def _changed(value: Any, other: Any, path: str = "") -> set[str]:
    if value == other:
        return set()
    if isinstance(value, msgspec.Struct) and type(value) is type(other):
        pairs = [(getattr(value, name), getattr(other, name), name) for name in value.__struct_fields__]
        return set().union(*(_changed(a, b, f"{path}.{name}".lstrip(".")) for a, b, name in pairs))
    if isinstance(value, tuple) and isinstance(other, tuple) and len(value) == len(other):
        inside = set().union(*(_changed(a, b, path) for a, b in zip(value, other, strict=True)))
        return inside or {path}
    return {path}


def coupled(
    at: Position, seat: Seat | None, picks: Sequence[float], choose: Choose, length: int
) -> Iterator[Finding]:
    """A position and a redeal of it stay indistinguishable while moves are played that are told alike."""
    here, there = at, at.like(at.rules.redeal(at.state, seat, picks))
    for _ in range(length):
        here, there = _play_silent_moves(here, seat, choose), _play_silent_moves(there, seat, choose)
        pair = _moves_told_alike(here, there, seat, choose)
        if pair is None:
            return
        actor, move, other = pair
        here, there = here.after(actor, move), there.after(actor, other)
        seen = difference(appearance(here, seat), appearance(there, seat))
        if seen:
            same = f"{named(seat)} is told the same of {move} and {other} ({named(actor)})"
            yield _finding("unseen", at, f"{same}, and sees a difference: {seen.says}", seen)
            return


def foresight(at: Position, choose: Choose) -> Iterator[Finding]:
    """The position of `foresee` offers exactly the moves that every outcome of the draw will offer."""
    if not at.at_chance:
        return
    for seat in range(at.seats):
        planned = at.rules.foresee(at.state, seat)
        if planned is None:
            continue
        plan = at.like(planned)
        if at.rules.census(planned) != at.rules.census(at.state):
            yield Finding("foresight", f"seat {seat} plans with other pieces")
        expected = [str(move) for move in plan.moves_of(seat)]
        for _ in range(4):
            real = at
            while real.at_chance:
                real = real.after(CHANCE, outcome(real.rules, real.state, real.moves[CHANCE], choose))
            came = [str(move) for move in real.moves_of(seat)]
            if came != expected:
                odd = sorted(set(came) ^ set(expected))
                yield Finding("foresight", f"seat {seat} plans with moves that chance can change: {odd[:6]}")
                break


def _same_own_texts(here: Position, there: Position, seat: Seat, choose: Choose) -> Iterator[Finding]:
    """The texts for a seat's own moves, and the reasons of rejections, depend only on what it knows."""
    for move in sample(here.moves.get(seat, []), MOST_MOVES, choose):
        if here.rules.offer(here.state, seat, move) != there.rules.offer(there.state, seat, move):
            yield Finding("unseen", f"{named(seat)}: the words of {move} depend on what others hold")
    texts = [str(moves[0]) for who, moves in here.moves.items() if who != seat and who != CHANCE and moves]
    for text in ("?", *texts):
        if here.rules.why_not(here.state, seat, text) != there.rules.why_not(there.state, seat, text):
            yield Finding("unseen", f"{named(seat)}: the refusal of {text} depends on what others hold")
    plans = [world.rules.foresee(world.state, seat) for world in (here, there)]
    if (plans[0] is None) != (plans[1] is None):
        yield Finding("unseen", f"{named(seat)}: what can be planned depends on what others hold")
    elif plans[0] is not None:
        seen = difference(appearance(here.like(plans[0]), seat), appearance(there.like(plans[1]), seat))
        if seen:
            yield Finding("unseen", f"{named(seat)} sees in a plan: {seen.says}")


def _told_alike_looks_alike(
    here: Position, there: Position, actor: Seat, seat: Seat | None, choose: Choose
) -> Iterator[Finding]:
    """Moves in the two positions that are told alike to a seat lead to the same appearance."""
    tried = sample(here.moves_of(actor), MOST_MOVES, choose)
    appearances: dict[Hashable, list[tuple[Move, Appearance]]] = defaultdict(list)
    for move in tried:
        appearances[learned(here, actor, move, seat)].append(
            (move, appearance(here.after(actor, move), seat))
        )
    for move in _likely(there, actor, {str(move) for move in tried}, choose):
        knowledge = learned(there, actor, move, seat)
        if knowledge in appearances:
            appearances[knowledge].append((move, appearance(there.after(actor, move), seat)))
    for told in appearances.values():
        first, looks = told[0]
        for move, other in told[1:]:
            seen = difference(looks, other)
            if seen:
                same = f"{named(seat)} is told the same of {first} and {move} ({named(actor)})"
                yield _finding("unseen", here, f"{same}, and sees a difference: {seen.says}", seen)
                break


def _likely(at: Position, actor: Seat, texts: set[str], choose: Choose) -> list[Move]:
    """Moves that may be told like those with the notations `texts`: these, and a sample of the others."""
    moves = at.moves_of(actor)
    same = [move for move in moves if str(move) in texts]
    return [*same, *sample([move for move in moves if str(move) not in texts], MOST_MOVES, choose)]


def _next_kinds(at: Position, actor: Seat, seat: Seat | None) -> set[str]:
    """The keys of the facts that a seat may be told next about an actor, after any silent moves."""
    keys: set[str] = set()
    edge: list[Position] = [at]
    for _ in range(DEEPEST):
        beyond: list[Position] = []
        for place in edge:
            for move in place.moves_of(actor):
                told = at.rules.narrate(place.state, actor, move, seat)
                if told is not None:
                    keys.add(told.key)
                elif len(beyond) < MOST_MOVES:
                    beyond.append(place.after(actor, move))
        edge = beyond
    return keys


def _play_silent_moves(at: Position, seat: Seat | None, choose: Choose) -> Position:
    """Play some random moves of which a seat is told nothing."""
    for _ in range(DEEPEST):
        if not at.movers or not choose(3):
            break
        actor = at.movers[choose(len(at.movers))]
        moves = at.moves_of(actor)
        if not moves:  # nothing is left to draw
            break
        move = moves[choose(len(moves))]
        if learned(at, actor, move, seat) is None:
            at = at.after(actor, move)
    return at


def _moves_told_alike(
    here: Position, there: Position, seat: Seat | None, choose: Choose
) -> tuple[Seat, Move, Move] | None:
    """Choose an actor and a move in each of the two positions that are told alike to a seat."""
    both = [actor for actor in here.movers if actor in there.movers]
    if not both:
        return None
    actor = both[choose(len(both))]
    ours = sample(here.moves_of(actor), MOST_MOVES, choose)
    by_knowledge: dict[Hashable, list[Move]] = defaultdict(list)
    for move in _likely(there, actor, {str(move) for move in ours}, choose):
        by_knowledge[learned(there, actor, move, seat)].append(move)
    alike = [move for move in ours if learned(here, actor, move, seat) in by_knowledge]
    if not alike:
        return None
    lookalike = alike[choose(len(alike))]
    others = by_knowledge[learned(here, actor, lookalike, seat)]
    return actor, lookalike, others[choose(len(others))]

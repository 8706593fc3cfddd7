"""Summaries of facts: three cards drawn in a row become one sentence, and redundant facts are left out. For
example, that a ship was chosen is clear when it sails. Each game declares which (`bot.core.Narration`)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import cache
from typing import cast

from bot.core import Fact, Narration, Value
from bot.games.registry import PACKAGES
from bot.text.engine import FALLBACK, MANY, words


@cache
def narration(prefix: str) -> Narration:
    """What the game with this prefix declares; nothing for facts that belong to no game."""
    return next((game.narration for game in PACKAGES.values() if game.rules.prefix == prefix), Narration())


def _of(fact: Fact) -> Narration:
    return narration(fact.key.partition("-")[0])


def is_apart(fact: Fact) -> bool:
    """Whether a fact does not belong to the player who is named before it."""
    return fact.key in _of(fact).apart


def _is_aside(fact: Fact) -> bool:
    return fact.key in _of(fact).asides


def gather(facts: Iterable[Fact]) -> tuple[Fact, ...]:
    """Leave out redundant facts and asides, and summarize runs. The order stays the same."""
    return in_runs(needed(facts))


def needed(facts: Iterable[Fact]) -> tuple[Fact, ...]:
    """Leave out redundant facts and asides; summarize nothing."""
    row = tuple(facts)
    if not all(map(_is_aside, row)):
        row = tuple(fact for fact in row if not _is_aside(fact))
    return tuple(
        fact for at, fact in enumerate(row) if not any(_includes(later, fact) for later in row[at + 1 :])
    )


def told_again(facts: Sequence[Fact]) -> frozenset[int]:
    """The indices of those facts in a log that a later fact of the same turn repeats.

    A turn counts as over where the same fact about the same player comes again.
    """
    told: set[int] = set()
    for at, fact in enumerate(facts):
        if not (fact.key in _of(fact).openers or fact.key in _of(fact).echoed):
            continue
        for later in facts[at + 1 :]:
            if _tells_again(later, fact):
                told.add(at)
            elif later.key != fact.key or later.args.get("who") != fact.args.get("who"):
                continue
            break
    return frozenset(told)


def in_runs(facts: Iterable[Fact]) -> tuple[Fact, ...]:
    """Summarize every run of facts for which there is a message; leave nothing out."""
    runs: list[list[Fact]] = []
    for fact in facts:
        if runs and _joins(runs[-1], fact):
            runs[-1].append(fact)
        else:
            runs.append([fact])
    return tuple(run[0] if len(run) == 1 else _summary(run) for run in runs)


def _includes(later: Fact, fact: Fact) -> bool:
    """Whether a later fact makes an earlier one redundant."""
    declared = _of(fact)
    if fact.key in declared.prefaces:
        return later.key.startswith(declared.prefaces[fact.key])
    return _tells_again(later, fact)


def opened(said: Iterable[Fact], later: Sequence[Fact]) -> tuple[Fact, ...]:
    """Summarize what a player did, as later facts tell it that have opened it since."""
    told: list[Fact] = []
    for fact in needed(said):
        opening = next(filter(None, (_opening(fact, after) for after in later)), fact)
        if opening is fact or opening not in told:
            told.append(opening)
    return in_runs(told)


def _opening(fact: Fact, later: Fact) -> Fact | None:
    """What a later fact tells of the player whose fact it makes redundant; None: it does not."""
    who = fact.args.get("who")
    if fact.key not in _of(fact).prefaces or not _includes(later, fact):
        return None
    if "who" in later.args:
        return later if later.args["who"] == who else None
    return Fact(later.key, {name: _of_player(value, who) for name, value in later.args.items()})


def _of_player(value: Value, who: Value | None) -> Value:
    """Of phrases about several players those about one."""
    if not isinstance(value, tuple):
        return value
    own = (part for part in value if not isinstance(part, Fact) or part.args.get("who", who) == who)
    return cast(Value, tuple(own))


def _tells_again(later: Fact, fact: Fact) -> bool:
    """Whether a later fact repeats an earlier one of its turn."""
    declared = _of(fact)
    if fact.key in declared.echoed:
        return later.key.startswith(declared.echoed[fact.key])
    if fact.key not in declared.openers or later.key in declared.openers:
        return False
    return all(later.args.get(name) == fact.args[name] for name in fact.args)


def _joins(run: list[Fact], fact: Fact) -> bool:
    same = fact.key == run[0].key and fact.args.get("who") == run[0].args.get("who")
    return same and words(FALLBACK).has(fact.key + MANY) and len(_differing([*run, fact])) <= 1


def _differing(run: list[Fact]) -> list[str]:
    first = run[0].args
    names = (name for name in first if name != "count")
    return [name for name in names if any(fact.args.get(name) != first[name] for fact in run)]


def _summary(run: list[Fact]) -> Fact:
    args: dict[str, Value] = {**run[0].args, "count": sum(map(_count, run))}
    differing = _differing(run)
    for name in run[0].args:
        values = tuple(fact.args[name] for fact in run)
        if all(map(_is_amount, values)):
            args[name] = _added(cast(tuple[Fact, ...], values))
        elif name in differing and run[0].key in _of(run[0]).sorted:
            args[name] = cast(Value, tuple(sorted(values, key=_number)))
        elif name in differing:  # equal ones beside each other
            args[name] = cast(Value, tuple(sorted(values, key=values.index)))
    return Fact(run[0].key + MANY, args)


def _count(fact: Fact) -> int:
    return cast(int, fact.args.get("count", 1))


def _number(value: Value) -> int:
    """The number that a phrase begins with."""
    return cast(int, next(iter(cast(Fact, value).args.values())))


def _is_amount(value: Value) -> bool:
    return isinstance(value, Fact) and value.args.keys() == {"count"}


def _added(amounts: Iterable[Fact]) -> tuple[Fact, ...]:
    """Amounts of several things: one for each of them."""
    counts: Counter[str] = Counter()
    for amount in amounts:
        counts[amount.key] += _count(amount)
    return tuple(Fact(key, {"count": count}) for key, count in counts.items())

"""Summaries of facts: three cards drawn in a row become one sentence, and redundant facts are left out. For
example, that a ship was chosen is clear when it sails. Each game declares which (`bot.core.Narration`)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from typing import cast

from bot.core import Fact, Narration, Value
from bot.games.registry import PACKAGES
from bot.text.engine import FALLBACK, words

MANY = "-many"
"""The message `<key>-many` summarizes a run of facts `<key>`. It gets `$count`, and a list for the value in
which the facts differ."""


@cache
def narration(prefix: str) -> Narration:
    """What the game with this prefix declares; nothing for facts that belong to no game."""
    return next((one.narration for one in PACKAGES.values() if one.rules.prefix == prefix), Narration())


def _of(one: Fact) -> Narration:
    return narration(one.key.partition("-")[0])


def is_apart(one: Fact) -> bool:
    """Whether a fact does not belong to the player who is named before it."""
    return one.key in _of(one).apart


def _is_aside(one: Fact) -> bool:
    return one.key in _of(one).asides


def gather(facts: Iterable[Fact]) -> tuple[Fact, ...]:
    """Leave out redundant facts and asides, and summarize runs. The order stays the same."""
    row = tuple(facts)
    if not all(map(_is_aside, row)):
        row = tuple(one for one in row if not _is_aside(one))
    return in_runs(
        one for at, one in enumerate(row) if not any(_includes(later, one) for later in row[at + 1 :])
    )


def told_again(facts: Sequence[Fact]) -> frozenset[int]:
    """The indices of those facts of a log that a later one of the same turn tells again.

    The turn is over where the same is said of the same player anew.
    """
    found: set[int] = set()
    for at, one in enumerate(facts):
        if not (one.key in _of(one).openers or one.key in _of(one).echoed):
            continue
        for later in facts[at + 1 :]:
            if _tells_again(later, one):
                found.add(at)
            elif later.key != one.key or later.args.get("who") != one.args.get("who"):
                continue
            break
    return frozenset(found)


def in_runs(facts: Iterable[Fact]) -> tuple[Fact, ...]:
    """Summarize every run of facts for which there is a message; leave nothing out."""
    runs: list[list[Fact]] = []
    for one in facts:
        if runs and _joins(runs[-1], one):
            runs[-1].append(one)
        else:
            runs.append([one])
    return tuple(run[0] if len(run) == 1 else _summary(run) for run in runs)


def _includes(later: Fact, one: Fact) -> bool:
    """Whether a later fact makes an earlier one redundant."""
    declared = _of(one)
    if one.key in declared.prefaces:
        return later.key.startswith(declared.prefaces[one.key])
    return _tells_again(later, one)


def _tells_again(later: Fact, one: Fact) -> bool:
    """Whether a later fact says again what an earlier one of its turn has said."""
    declared = _of(one)
    if one.key in declared.echoed:
        return later.key.startswith(declared.echoed[one.key])
    if one.key not in declared.openers or later.key in declared.openers:
        return False
    return all(later.args.get(name) == one.args[name] for name in one.args)


def _joins(run: list[Fact], one: Fact) -> bool:
    same = one.key == run[0].key and one.args.get("who") == run[0].args.get("who")
    return same and words(FALLBACK).has(one.key + MANY) and len(_differing([*run, one])) <= 1


def _differing(run: list[Fact]) -> list[str]:
    first = run[0].args
    return [name for name in first if any(one.args.get(name) != first[name] for one in run)]


def _summary(run: list[Fact]) -> Fact:
    args: dict[str, Value] = {**run[0].args, "count": len(run)}
    for name in _differing(run):
        args[name] = cast(Value, tuple(one.args[name] for one in run))
    return Fact(run[0].key + MANY, args)

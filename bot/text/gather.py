"""Summaries of facts: three cards drawn in a row become one sentence, and redundant facts are left out. For
example, that a ship was chosen is clear when it sails."""

from __future__ import annotations

from collections.abc import Iterable
from typing import cast

from bot.core import Fact, Value
from bot.text.engine import FALLBACK, words

MANY = "-many"
"""The message `<key>-many` summarizes a run of facts `<key>`. It gets `$count`, and a list for the value in
which the facts differ."""

OPENERS = frozenset(
    {"gh-chose", "gh-kept", "edo-told-act", "bb-chose-region", "bb-chose-building", "bb-got-material"}
)
"""Facts that are left out if a later fact of the same row has all their values."""
PREFACES = {
    "py-told-ready": "py-told-open",
    "py-told-kept": "py-told-open",
    "py-told-mark": "py-told-open",
    "bb-takes-top": "bb-drew",
    "edo-told-ready": "edo-told-opened",
}
"""Facts that are left out if a later fact has a key with this prefix, because it reveals or repeats them."""
ASIDES = frozenset(
    {
        "gh-not-called",
        *("bb-laid-person", "bb-laid-task", "bb-laid-card", "bb-laid-fish", "bb-laid-jewel"),
        *("bb-red-no", "bb-stopped", "bb-ended", "bb-housed"),
        *("edo-told-profit", "edo-told-card-current", "edo-told-card-next", "edo-told-display"),
        *("edo-told-demand", "edo-told-demand-next", "edo-told-privilege", "edo-told-privilege-next"),
        *("edo-told-go", "edo-told-turn-over", "edo-told-enough"),
    }
)
"""Facts that are worth a log line of their own, but are left out beside others: the board shows them, or they
had no effect."""
APART = frozenset({"bb-rolled", "bb-rolled-many"})
"""Facts that do not belong to the player who is named before them."""


def gather(facts: Iterable[Fact]) -> tuple[Fact, ...]:
    """Leave out redundant facts and asides, and summarize runs. The order stays the same."""
    row = tuple(facts)
    if any(one.key not in ASIDES for one in row):
        row = tuple(one for one in row if one.key not in ASIDES)
    return in_runs(
        one for at, one in enumerate(row) if not any(_includes(later, one) for later in row[at + 1 :])
    )


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
    if one.key in PREFACES:
        return later.key.startswith(PREFACES[one.key])
    held = all(later.args.get(name) == one.args[name] for name in one.args)
    return held and one.key in OPENERS and later.key not in OPENERS


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

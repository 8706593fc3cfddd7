"""What a turn that waits to be confirmed has changed: events that are new, what it costs, what it brings."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeVar

T = TypeVar("T")


def fresh(before: Sequence[T], now: Sequence[T]) -> Sequence[T]:
    """What came after `before`; all of `now` if it does not begin with `before`, because another turn
    began."""
    count = len(before)
    return now[count:] if tuple(now[:count]) == tuple(before) else now


def account(
    before: Mapping[str, int], now: Mapping[str, int], brought: Mapping[str, int]
) -> tuple[dict[str, int], dict[str, int]]:
    """Cost and gain by kind of thing, in the order of `before`.

    `brought`: the gains that are known. The rest of each difference was paid, or gained in another way.
    """
    cost: dict[str, int] = {}
    gain: dict[str, int] = {}
    for what, had in before.items():
        change = now[what] - had
        came = max(brought.get(what, 0), change, 0)
        if came:
            gain[what] = came
        if came > change:
            cost[what] = came - change
    return cost, gain

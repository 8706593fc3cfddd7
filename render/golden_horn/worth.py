"""What a warehouse is worth if the match ended now."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.golden_horn.view import View


def worth(view: View, warehouse: Sequence[int]) -> int:
    """The points of a warehouse if the match ended now (GH-10.11, GH-10.12)."""
    sets = dict(view.printed.sets)
    sizes = [sum(count > k for count in warehouse) for k in range(max(warehouse))]
    return view.printed.cube * sum(warehouse) + sum(sets.get(size, 0) for size in sizes)

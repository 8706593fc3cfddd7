"""Time-lapses that wait for their turn to be drawn."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any, cast

import pytest

from cogs.delivery import parcel
from cogs.delivery.parcel import Films


async def test_the_positions_of_one_match_at_a_time_are_held(monkeypatch: pytest.MonkeyPatch) -> None:
    """Many matches may end at one moment."""
    begun, go_on = list[int](), asyncio.Event()

    async def shot(services: object, brief: Any, film: object) -> None:
        begun.append(brief.match)
        await go_on.wait()

    monkeypatch.setattr(parcel, "_shot", shot)
    films = Films()
    tasks = [films.of(cast(Any, None), cast(Any, SimpleNamespace(match=match))).task for match in (1, 2)]
    await asyncio.sleep(0.01)
    assert begun == [1]
    go_on.set()
    await asyncio.gather(*(task for task in tasks if task is not None))
    assert begun == [1, 2]
    await films.close()

"""Positions in memory: bounded in bytes, however long the logs are."""

from __future__ import annotations

import gc
import random
import sys
import types
from pathlib import Path

import pytest

from bot.match.engine.positions import Positions
from tests.match.app import MatchApp, open_app

SKIP = (type, types.ModuleType, types.FunctionType, types.BuiltinFunctionType, types.MethodType)


def size(*roots: object) -> int:
    """Bytes of objects and of all that they refer to."""
    seen: set[int] = set()
    left, total = list(roots), 0
    while left:
        one = left.pop()
        if id(one) not in seen and not isinstance(one, SKIP):
            seen.add(id(one))
            total += sys.getsizeof(one)
            left.extend(gc.get_referents(one))
    return total


async def long_match(app: MatchApp, game: str, seed: int) -> int:
    match = (await app.start(game, 2)).match
    await app.at_random(match, random.Random(seed), 12)
    return match


async def read_all(app: MatchApp, positions: Positions, found: list[int]) -> None:
    async with app.store.read() as db:
        for number in found:
            match = await app.services.context.load(db, number)
            await positions.logs(db, match, 1)
            await positions.whole(db, match)


async def test_who_reads_beside_play_takes_no_place(tmp_path: Path) -> None:
    """Many matches on public pages drive none from memory that is played."""
    async with open_app(tmp_path / "turnpost.sqlite") as app:
        played = [await long_match(app, "golden_horn", seed) for seed in range(2)]
        others = [await long_match(app, "golden_horn", seed) for seed in range(2, 5)]
        context = app.services.context
        for match in others:
            context.positions.forget(match)
        context.positions._size = len(played)
        before = dict(context.positions._cache)
        assert set(before) == set(played)
        pages = context.aside(1, 8)
        await read_all(app, pages.positions, others)
        assert context.positions._cache == before
        assert set(pages.positions._cache) == set(others)
        await read_all(app, pages.positions, played)
        assert not set(pages.positions._cache) & set(played), "what is known already is not kept twice"


@pytest.mark.parametrize("game", ["golden_horn", pytest.param("bora_bora", marks=pytest.mark.long)])
async def test_memory_is_bounded(tmp_path: Path, game: str) -> None:
    most = 300_000
    async with open_app(tmp_path / "turnpost.sqlite") as app:
        found = [await long_match(app, game, seed) for seed in range(5)]
        free, bound = Positions(most=1 << 40), Positions(most=most)
        await read_all(app, free, found)
        await read_all(app, bound, found)
    assert free.bytes > 1.5 * most, "there is more than fits"
    assert len(free._cache) == len(found)
    assert 0 < bound.bytes <= most
    assert 1 <= len(bound._cache) < len(found)
    assert list(bound._cache) == found[-len(bound._cache) :], "those that were used last"
    assert set(bound._weights) == set(bound._cache)
    # The estimate is not below what is really held by much.
    held = size(*((one.state, one.rows, one.logs, one.tail) for one in free._cache.values()))
    assert free.bytes > 0.7 * held
    assert len(bound._replays) < len(free._replays)


async def test_a_match_that_is_too_much_alone_is_kept(tmp_path: Path) -> None:
    async with open_app(tmp_path / "turnpost.sqlite") as app:
        found = [await long_match(app, "golden_horn", seed) for seed in range(2)]
        tiny = Positions(most=1)
        await read_all(app, tiny, found)
        assert list(tiny._cache) == [found[1]]
        tiny.forget(found[1])
        assert tiny.bytes == 0


async def test_a_line_is_kept_once_for_all_who_are_told_the_same(tmp_path: Path) -> None:
    async with open_app(tmp_path / "turnpost.sqlite") as app:
        number = await long_match(app, "golden_horn", 1)
        async with app.store.read() as db:
            match = await app.services.context.load(db, number)
            found = (await app.services.context.positions.logs(db, match, 1)).lines
    every = [line for lines in found.values() for line in lines]
    assert len({id(line) for line in every}) < len(every) / 2

"""The event loop that the program runs on."""

from __future__ import annotations

import asyncio

import pytest

from bot.runtime import process


async def kind() -> str:
    return type(asyncio.get_running_loop()).__module__


def test_the_faster_loop_where_it_is_installed() -> None:
    pytest.importorskip("uvloop")
    assert process.run(kind()).startswith("uvloop")


def test_pythons_own_loop_elsewhere(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(process, "new_event_loop", None)
    assert process.run(kind()).startswith("asyncio")


def test_what_fails_is_raised() -> None:
    async def fails() -> None:
        raise ValueError("no")

    with pytest.raises(ValueError, match="no"):
        process.run(fails())

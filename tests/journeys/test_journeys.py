"""The map does not lie: five requests are traced, and the tables are made from the import contracts."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

import pytest

from tests.journeys import chart
from tests.journeys.requests import journeys, trace_all
from tests.journeys.tracing import Trace
from tests.test_docs import PATH

AGAIN: Final = "python -m tests.journeys writes them; read the difference"
MOST: Final = {
    "/golden-horn sail": (41, 1),
    "confirm": (40, 3),
    "seat": (35, 3),
    "undoyes": (35, 1),
    "claim": (34, 2),
}
"""The budget: the most files beside the game's, and calls of services."""
SAIL: Final = {"moves": 8, "view": 4, "apply": 6}
"""The most that a typed turn of three moves and two draws asks of the rules. A draw comes between its moves,
so the last of them is made twice: tried without the draw, and played after it."""
ELSEWHERE: Final = ("render/paint.py", "render/golden_horn/table.py", "bot/ai/players.py")
"""Entered in other processes."""


def told() -> list[str]:
    """The journeys as the map tells them."""
    text = chart.MAP.read_text(encoding="utf-8").partition("## Five journeys")[2]
    return text.split("### ")[1:]


@pytest.mark.drawn
async def test_the_journeys_are_as_written() -> None:
    found: Sequence[Trace] = journeys(await trace_all())
    over = {
        trace.what: (len(trace.beside_games), trace.services, trace.beside_games)
        for trace in found
        if len(trace.beside_games) > MOST[trace.what][0] or len(trace.services) > MOST[trace.what][1]
    }
    assert over == {}, "more than the budget"
    assert {name: count for name, count in found[0].rules.items() if count > SAIL[name]} == {}
    for part, trace in zip(told(), found, strict=True):
        for line in re.findall(r"^\d+\. .+(?:\n +.+)*", part, re.M):
            for file in PATH.findall(line):
                if file not in ELSEWHERE and not file.startswith("bot/games/"):
                    assert file in trace.files, (trace.what, file)
    assert chart.PAGE.read_text(encoding="utf-8") == chart.page(found), AGAIN


def test_the_tables_follow_the_imports() -> None:
    text = chart.MAP.read_text(encoding="utf-8")
    assert chart.marked(text, "floors") == chart.layers(), AGAIN
    assert chart.marked(text, "rooms") == chart.rooms(), AGAIN

"""A short soak test: the start of a match of each game, with faults all the time. `make soak` plays 200."""

from __future__ import annotations

from pathlib import Path

from tests.long import LONG
from tests.soak.matches import Soak


@LONG
async def test_matches_live_through_trouble(tmp_path: Path) -> None:
    report = await Soak(tmp_path, 4, seed=1, at_once=4, pause=4.0, turns=6, plain=True, calm=1.0).run()
    assert report.faults == []
    assert report.tally["finished"] == 4
    assert sum(report.troubles.values()) > 5
    assert report.tally["turns told as played"] > 8

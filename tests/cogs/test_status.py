"""`/table status` tells the points that the board shows."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.text import words
from cogs.ui.lists import status_page
from tests.match.app import open_app

SAY = words("en")


@pytest.mark.parametrize(
    ("game", "options", "known"),
    [("bora_bora", {}, True), ("golden_horn", {}, False), ("golden_horn", {"open_warehouses": "on"}, True)],
)
async def test_points(tmp_path: Path, game: str, options: dict[str, str], known: bool) -> None:
    async with open_app(tmp_path / "turnpost.sqlite") as app:
        brief = await app.start(game, 2, **options)
        look = await app.services.views.look(brief.match)
    [text] = status_page(SAY, brief, look).texts
    points = [SAY("final-points", points=one) for one in look.view.points_now if one is not None]
    assert len(points) == (2 if known else 0)
    lines = [
        f"{seat + 1}. **{name}**" + (f" — {points[seat]}" if known else "")
        for seat, name in enumerate(brief.names)
    ]
    assert [line for line in text.splitlines() if line[:2] in ("1.", "2.")] == lines

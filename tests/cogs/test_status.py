"""`/table time` tells the points that the board shows."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest

from bot.text import words
from cogs.framework.pictures import in_words, look_scene
from cogs.ui.lists import status_page
from tests.match.app import open_app

SAY = words("en")


@pytest.mark.parametrize("game", ["golden_horn", "bora_bora", "edo", "pyramids"])
async def test_points(tmp_path: Path, game: str) -> None:
    """They are those of *In words*, too; those of closed warehouses are told nowhere."""
    async with open_app(tmp_path / "turnpost.sqlite") as app:
        brief = await app.start(game, 2)
        await app.at_random(brief.match, random.Random(5), 30)
        look = await app.services.views.look(brief.match)
    [text] = status_page(SAY, brief, look).texts
    lines = [line for line in text.splitlines() if line[:2] in ("1.", "2.")]
    assert len(lines) == len(brief.names)
    spoken = in_words(look_scene(look, "en"))
    for name, line in zip(brief.names, lines, strict=True):
        told = line.partition(" — ")[2]
        points = re.findall(rf"^{name}: (?:\S+, )?(\d+ points?)", spoken, re.MULTILINE)
        assert told == ("" if game == "golden_horn" else points[-1]), (line, spoken)

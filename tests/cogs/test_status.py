"""`/table time` tells the points that the board shows."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest
from msgspec.structs import replace

from bot.core import Score, SeatScore, fact
from bot.match.timing.clock import TimeControl
from bot.text import words
from bot.text.escape import COMPUTER
from bot.web.match_values import time_control
from cogs.framework.pictures import in_words, look_scene
from cogs.ui.lists import options_page, status_page
from cogs.ui.lobby_page import lobby_page
from cogs.ui.page import Menu
from tests.match.app import ANN, HERE, open_app
from tests.match.lobby.test_computers import ALONE

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


async def test_before_the_first_round_no_round_is_named(tmp_path: Path) -> None:
    async with open_app(tmp_path / "turnpost.sqlite") as app:
        brief = await app.start("edo", 2)
        look = await app.services.views.look(brief.match)
    [text] = status_page(SAY, brief, look).texts
    assert look.view.round == 0
    assert text.splitlines()[1].partition(" (")[0] == f"Waiting for **{brief.names[brief.awaited[0]]}**"


async def test_each_player_has_one_line(tmp_path: Path) -> None:
    """A computer with its level."""
    async with open_app(tmp_path / "turnpost.sqlite") as app:
        brief = await app.services.lobby.open("edo", 2, {}, ANN, ALONE, "en", computers=1)
        brief = await app.services.lobby.start(brief.match, ANN.user)
        look = await app.services.views.look(brief.match)
    [text] = status_page(SAY, brief, look).texts
    computer = brief.names[1].removesuffix(COMPUTER).strip()
    [line] = [line for line in text.splitlines() if computer in line]
    assert line.startswith("2. ")
    assert "computer, normal — " in line


async def test_in_a_lobby_free_seats_are_passed_over(tmp_path: Path) -> None:
    """Computers sit in the highest seats."""
    async with open_app(tmp_path / "turnpost.sqlite") as app:
        brief = await app.services.lobby.open("edo", 5, {}, ANN, HERE, "en", computers=2)
    [text] = status_page(SAY, brief, None).texts
    numbered = re.findall(r"^(\d)\. \*\*(\w+)", text, re.MULTILINE)
    assert [number for number, _ in numbered] == ["1", "4", "5"]
    assert [name for _, name in numbered] == [player.name for player in brief.players]


@pytest.mark.parametrize(("seats", "said"), [(2, False), (3, True)])
async def test_computers_wait_for_nobody(tmp_path: Path, seats: int, said: bool) -> None:
    """While a seat is free, somebody may still come who has to wait."""
    async with open_app(tmp_path / "turnpost.sqlite") as app:
        brief = await app.services.lobby.open("edo", 2, {}, ANN, ALONE, "en", computers=1)
    brief = replace(brief, seats=seats, time_control=TimeControl())
    for text in (status_page(SAY, brief, None).texts[0], "\n".join(time_control(SAY, brief))):
        assert "No time limit" in text
        assert ("wait longer than 7 days" in text) is said


async def test_of_an_ended_match(tmp_path: Path) -> None:
    """No clock runs, and nothing is still to be shown "at the end"."""
    async with open_app(tmp_path / "turnpost.sqlite") as app:
        brief = await app.start("edo", 2)
        look = await app.services.views.look(brief.match)
    [running] = status_page(SAY, brief, look).texts
    [over] = status_page(SAY, replace(brief, state="ended", secret="5ec7e7"), look).texts
    assert "No time limit" in running
    assert "shown at the end" in running
    assert "No time limit" not in over
    assert "shown at the end" not in over
    assert "Secret of the draws: `5ec7e7`" in over


async def test_after_the_end_the_numbers_are_ranks(tmp_path: Path) -> None:
    async with open_app(tmp_path / "turnpost.sqlite") as app:
        brief = await app.start("edo", 2)
        look = await app.services.views.look(brief.match)
    score = Score((SeatScore(30, 2, ()), SeatScore(40, 1, ())))
    over = replace(brief, state="over")
    [text] = status_page(SAY, over, replace(look, brief=over, score=score)).texts
    numbered = re.findall(r"^(\d)\. (\S+)", text, re.MULTILINE)
    names = [f"**{name}**" for name in brief.names]
    assert numbered == [("1", names[1]), ("2", names[0])]


async def test_only_options_with_which_the_table_can_begin_are_offered(tmp_path: Path) -> None:
    async with open_app(tmp_path / "turnpost.sqlite") as app:
        brief = await app.start("golden_horn", 3)
    menus = [row for row in options_page(SAY, brief).rows if isinstance(row, Menu)]
    [starts] = [menu for menu in menus if menu.placeholder == SAY("gh-option-start-seat")]
    assert [choice.value for choice in starts.choices] == ["random", "1", "2", "3"]


async def test_a_closed_table_says_so(tmp_path: Path) -> None:
    async with open_app(tmp_path / "turnpost.sqlite") as app:
        brief = await app.services.lobby.open("edo", 5, {}, ANN, HERE, "en")
        brief = await app.services.lobby.leave(brief.match, ANN.user)
    [text] = status_page(SAY, brief, None).texts
    assert "This table was closed." in text
    assert "seats taken" not in text


@pytest.mark.parametrize(("seats", "shown"), [(2, False), (3, True)])
async def test_how_reliable_somebody_is_matters_to_others(tmp_path: Path, seats: int, shown: bool) -> None:
    """At a table full of computers nobody waits for its one person."""
    async with open_app(tmp_path / "turnpost.sqlite") as app:
        brief = await app.services.lobby.open("edo", seats, {}, ANN, HERE, "en", computers=1)
    known = {ANN.user: fact("reliability", percent=90, answer=fact("time-hours", hours=5))}
    [text] = lobby_page(SAY, brief, (), reliability=known).texts
    assert ("90% of turns in time" in text) == shown

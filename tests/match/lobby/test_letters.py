"""Crests and the like: each player chooses their own before the start, and it goes with them."""

from __future__ import annotations

import pytest

from bot.core import Option, Term, Who, closed_up, with_letter
from bot.games.golden_horn.view import View
from bot.match import Brief
from bot.match.engine.computers import USUAL
from bot.match.errors import AlreadyStarted, BadOptionValue, LetterTaken, NotSeated
from tests.match.app import ANN, BEN, CAT, DAN, HERE, MatchApp

OPTION = Option("crests", ("LETA", "ELTA"), "LETA", by_seat=True)


async def table(app: MatchApp, seats: int = 4) -> int:
    """Ann is in seat 1 and Ben in seat 2."""
    match = (await app.services.lobby.open("golden_horn", seats, {}, ANN, HERE, "en")).match
    await app.services.lobby.join(match, BEN, 1)
    return match


async def chosen(app: MatchApp, match: int, user: int, letter: str) -> Brief:
    return await app.services.lobby.set_option(match, user, "crests", letter)


async def test_each_player_chooses_a_crest_that_nobody_has(app: MatchApp) -> None:
    match = await table(app)
    brief = await chosen(app, match, BEN.user, "A")
    assert brief.options["crests"] == "LATE"
    with pytest.raises(LetterTaken) as taken:
        await chosen(app, match, ANN.user, "A")
    assert taken.value.fact.args == {"value": Term("gh-option-crests-A"), "who": Who(1)}
    assert (await chosen(app, match, ANN.user, "L")).options == brief.options, (
        "what one has can be chosen again"
    )
    with pytest.raises(NotSeated):
        await chosen(app, match, DAN.user, "E")
    for nonsense in ("X", "", "LETA", "LE"):
        with pytest.raises(BadOptionValue):
            await chosen(app, match, ANN.user, nonsense)


async def test_a_computer_gives_its_crest_up(app: MatchApp) -> None:
    match = await table(app, 3)
    await app.services.lobby.add_computer(match, ANN.user, USUAL)
    assert (await chosen(app, match, BEN.user, "T")).options["crests"] == "LTEA"


async def test_a_crest_goes_with_its_player_when_seats_close_up(app: MatchApp) -> None:
    match = await table(app, 3)
    await app.services.lobby.join(match, CAT, 1)
    await chosen(app, match, CAT.user, "A")
    await app.services.lobby.leave(match, BEN.user)
    brief = await app.services.lobby.start(match, ANN.user)
    assert brief.options["crests"][:2] == "LA"
    view = (await app.services.views.look(match)).view
    assert isinstance(view, View)
    assert [player.crest for player in view.players] == ["L", "A"]
    with pytest.raises(AlreadyStarted):
        await chosen(app, match, CAT.user, "T")


def test_letters_stay_different() -> None:
    assert with_letter(OPTION, "LETA", 0, "A") == "AETL"
    assert closed_up("LETA", (0, 2)) == "LTEA"

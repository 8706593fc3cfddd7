"""Computers at a table before the start: sit down, stand up, begin at once."""

from __future__ import annotations

import pytest

from bot.core import Term
from bot.match import Place
from bot.match.errors import (
    BadSeats,
    LobbyFull,
    NoComputer,
    NotHost,
    PrivateTable,
    TooManyComputers,
    UnknownLevel,
    UnknownMatch,
)
from bot.match.lobby.terms.hints import HintsForAll
from bot.match.proposals.clock import End
from tests.match.app import ANN, BEN, CAT, HERE, MatchApp, kinds

ALONE = Place(None, 700)
"""Direct messages."""


async def test_the_host_adds_and_removes_computers(app: MatchApp) -> None:
    brief = await app.services.lobby.open("golden_horn", 3, {}, ANN, HERE, "en")
    await app.services.lobby.add_computer(brief.match, ANN.user, "easy", key="a")
    again = await app.services.lobby.add_computer(brief.match, ANN.user, "easy", key="a")
    assert [player.computer for player in again.players] == [None, "easy"]
    brief = await app.services.lobby.add_computer(brief.match, ANN.user, "hard")
    assert [(one.seat, one.user, one.name, one.computer) for one in brief.players] == [
        (0, ANN.user, "Ann", None),
        (1, None, "Rigel", "hard"),
        (2, None, "Vega", "easy"),
    ]
    with pytest.raises(LobbyFull):
        await app.services.lobby.add_computer(brief.match, ANN.user, "easy")
    with pytest.raises(LobbyFull):
        await app.services.lobby.join(brief.match, BEN, 1)
    brief = await app.services.lobby.remove_computer(brief.match, ANN.user)
    assert [one.name for one in brief.players] == ["Ann", "Vega"]
    brief = await app.services.lobby.join(brief.match, BEN, 1)
    assert brief.names == ("Ann", "Ben", "Vega")
    assert [player.name for player in brief.persons] == ["Ann", "Ben"]
    assert kinds(await app.sent()) == ["lobby"]


async def test_only_the_host_does_so_and_levels_are_known(app: MatchApp) -> None:
    brief = await app.services.lobby.open("ferry", 3, {}, ANN, HERE, "en")
    await app.services.lobby.join(brief.match, BEN, 1)
    with pytest.raises(NotHost):
        await app.services.lobby.add_computer(brief.match, BEN.user, "easy")
    with pytest.raises(NotHost):
        await app.services.lobby.remove_computer(brief.match, BEN.user)
    with pytest.raises(NotHost):
        await app.services.lobby.set_terms(brief.match, BEN.user, HintsForAll(True))
    with pytest.raises(UnknownLevel) as error:
        await app.services.lobby.add_computer(brief.match, ANN.user, "perfect")
    assert error.value.fact.args["levels"] == (
        Term("level-easy"),
        Term("level-normal"),
        Term("level-hard"),
    )
    with pytest.raises(NoComputer):
        await app.services.lobby.remove_computer(brief.match, ANN.user)


@pytest.mark.parametrize(("computers", "level"), [(3, "easy"), (-1, "easy"), (1, "baseline")])
async def test_a_table_that_cannot_be_is_not_opened(app: MatchApp, computers: int, level: str) -> None:
    with pytest.raises((TooManyComputers, UnknownLevel)):
        await app.services.lobby.open("ferry", 3, {}, ANN, HERE, "en", computers=computers, level=level)
    with pytest.raises(BadSeats):
        await app.services.lobby.open("ferry", 9, {}, ANN, HERE, "en", computers=8)
    assert await app.services.views.mine(ANN.user) == ()


async def test_when_the_last_person_leaves_the_lobby_closes(app: MatchApp) -> None:
    brief = await app.services.lobby.open("ferry", 3, {}, ANN, HERE, "en", computers=1)
    await app.services.lobby.join(brief.match, BEN, 1)
    brief = await app.services.lobby.leave(brief.match, ANN.user)
    assert brief.host == BEN.user
    brief = await app.services.lobby.leave(brief.match, BEN.user)
    assert brief.state == "closed"


async def test_a_table_in_direct_messages_is_for_one(app: MatchApp) -> None:
    with pytest.raises(PrivateTable):
        await app.services.lobby.open("ferry", 3, {}, ANN, ALONE, "en", computers=1)
    brief = await app.services.lobby.open("ferry", 2, {}, ANN, ALONE, "en", computers=1, level="hard")
    await app.services.lobby.remove_computer(brief.match, ANN.user)
    with pytest.raises(UnknownMatch):
        await app.services.lobby.join(brief.match, BEN, None)
    await app.services.lobby.add_computer(brief.match, ANN.user, "easy")
    brief = await app.services.lobby.start(brief.match, ANN.user)
    assert brief.state == "running"
    assert brief.computers
    assert brief.hints_allowed


async def test_again_has_the_same_computers(app: MatchApp) -> None:
    brief = await app.services.lobby.open("ferry", 3, {}, ANN, HERE, "en", computers=1, level="hard")
    await app.services.lobby.join(brief.match, BEN, 1)
    await app.services.lobby.set_terms(brief.match, ANN.user, HintsForAll(True))
    await app.services.lobby.start(brief.match, ANN.user)
    await app.services.proposals.propose(brief.match, ANN.user, End(), key="1")
    await app.services.proposals.propose(brief.match, BEN.user, End(), key="2")
    new = await app.services.lobby.again(brief.match, BEN, 1)
    assert [(one.name, one.computer) for one in new.players] == [("Ben", None), ("Vega", "hard")]
    assert new.hints
    assert (await app.services.lobby.again(brief.match, CAT, 1)).names == ("Ben", "Cat", "Vega")

"""`/admin` on Discord: for those who may manage the server, and for nobody else."""

from __future__ import annotations

import pytest

from bot.sandbox.person import Answer, Scripted, text_of
from tests.e2e.house import Harbour

REFUSED = "Only those who may manage this server can do that."


def private(answer: Answer, *texts: str) -> None:
    assert not answer.failed
    assert answer.ephemeral
    for one in texts:
        assert one in answer.text


@pytest.fixture
def owner(harbour: Harbour) -> Scripted:
    """Elif owns the server; the others are plain members of it."""
    elif_ = harbour.person("Elif")
    world = harbour.box.world
    guild = world.channels[elif_.channel_id].guild_id
    assert guild is not None
    world.set_owner(guild, elif_.id)
    return elif_


def let_all_type_it(harbour: Harbour) -> None:
    """The server's settings give the commands to everybody: what is left is our own check."""
    for command in harbour.box.world.commands[0]:
        command["default_member_permissions"] = None


async def test_only_those_who_manage_are_offered_it(harbour: Harbour, owner: Scripted) -> None:
    (admin,) = (one for one in harbour.box.world.commands[0] if one["name"] == "admin")
    assert admin["default_member_permissions"] == str(1 << 5)
    assert admin["contexts"] == [0]
    bruno = harbour.person("Bruno")
    with pytest.raises(Exception, match="admin"):
        await bruno.slash("admin settings", tables=1)
    let_all_type_it(harbour)
    private(await bruno.slash("admin settings", tables=1), REFUSED)
    private(await bruno.slash("admin channels", everywhere=True), REFUSED)
    private(await owner.slash("admin settings"), "any number of tables")


async def test_settings_of_a_server(harbour: Harbour, owner: Scripted) -> None:
    private(
        await owner.slash("admin settings"), "in every channel", "any number of tables", "as the server is"
    )
    private(await owner.slash("admin settings", tables=1, end="players"), "opened: 1", "the players alone")
    bruno = harbour.person("Bruno")
    private(await bruno.slash("table new", game="golden_horn", seats=2))
    private(await bruno.slash("table new", game="golden_horn", seats=2), "the owners of this server allow 1")
    private(await owner.slash("admin settings", language="pl", tables=0), "any number")
    private(await bruno.slash("table new", game="golden_horn", seats=2))
    await harbour.delivered()
    assert any("Złotego Rogu" in text_of(one) or "stół" in text_of(one).lower() for one in bruno.sees())
    assert {brief.language for brief in [await harbour.brief(1), await harbour.brief(2)]} == {"pl"}
    private(await owner.slash("admin settings", language="locale"), "as the server is set")
    assert (await harbour.brief(1)).language == "en"


async def test_channels_of_a_server(harbour: Harbour, owner: Scripted) -> None:
    bruno = harbour.person("Bruno")
    other = next(
        one for one in harbour.box.world.channels_of(bruno.id) if one.id != bruno.channel_id and one.type == 0
    )
    private(await owner.slash("admin channels", add=other.id), f"opened in: <#{other.id}>")
    private(await bruno.slash("table new", game="golden_horn", seats=2), f"these channels: <#{other.id}>")
    private(await bruno.at(other).slash("table new", game="golden_horn", seats=2))
    private(await owner.slash("admin channels", remove=other.id), "in every channel")
    private(await bruno.slash("table new", game="golden_horn", seats=2))

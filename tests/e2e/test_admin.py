"""`/admin` on Discord: for those who may manage the server, and for nobody else."""

from __future__ import annotations

import random

import pytest

from bot.sandbox import permissions
from bot.text import words
from tests.e2e.players import manage, newest, play_by_moves, settle
from tests.e2e.sandbox_app import Match, SandboxApp, control
from tests.sandbox.person import Answer, Scripted, text_of

REFUSED = "Only managers of this server can do that."


def private(answer: Answer, *texts: str) -> None:
    assert not answer.failed
    assert answer.ephemeral
    for one in texts:
        assert one in answer.text


def guild_of(app: SandboxApp, person: Scripted) -> int:
    guild = app.box.world.channels[person.channel_id].guild_id
    assert guild is not None
    return guild


@pytest.fixture
def owner(app: SandboxApp) -> Scripted:
    """Elif owns the server; the others are plain members of it."""
    elif_ = app.person("Elif")
    app.box.world.edit_guild(guild_of(app, elif_), owner_id=elif_.id)
    return elif_


def let_all_type_it(app: SandboxApp) -> None:
    """The server's settings give the commands to everybody: what is left is our own check."""
    for command in app.box.world.commands[0]:
        command["default_member_permissions"] = None


async def test_only_those_who_manage_are_offered_it(app: SandboxApp, owner: Scripted) -> None:
    (admin,) = (one for one in app.box.world.commands[0] if one["name"] == "admin")
    assert admin["default_member_permissions"] == str(1 << 5)
    assert admin["contexts"] == [0]
    bruno = app.person("Bruno")
    with pytest.raises(Exception, match="admin"):
        await bruno.slash("admin")
    let_all_type_it(app)
    private(await bruno.slash("admin"), REFUSED)
    page = await owner.slash("admin")
    private(page, "any number of tables")
    forms = [await owner.press(control(page.message, verb), page) for verb in ("adminset", "adminplaces")]
    app.box.world.edit_guild(guild_of(app, owner), owner_id=bruno.id)  # Elif is no manager now
    for form in forms:
        private(await owner.submit(form), REFUSED)
    for verb in ("adminset", "adminplaces", "adminlist", "adminimport"):
        private(await owner.press(control(page.message, verb), page), REFUSED)


async def test_settings_of_a_server(app: SandboxApp, owner: Scripted) -> None:
    private(await owner.slash("admin"), "in every channel", "any number of tables", "as the server is")
    private(await settle(owner, "adminset", tables="1", end="players"), "opened: 1", "only the players")
    private(await settle(owner, "adminset", tables="six"), "“six” is not a whole number")
    private(await settle(owner, "adminset", tables="-1"), "“-1” is not a whole number from 0 up")
    private(await settle(owner, "adminset", tables="999"), "At most")
    bruno = app.person("Bruno")
    private(await bruno.slash("table new", game="golden_horn", seats=2))
    private(await bruno.slash("table new", game="golden_horn", seats=2), "this server allows 1")
    private(await settle(owner, "adminset", language="pl", tables=""), "any number")
    private(await bruno.slash("table new", game="golden_horn", seats=2))
    await app.delivered()
    assert any("Złotego Rogu" in text_of(one) or "stół" in text_of(one).lower() for one in bruno.sees())
    assert {brief.language for brief in [await app.brief(1), await app.brief(2)]} == {"pl"}
    private(await settle(owner, "adminset", language="locale"), "as the server is set")
    assert (await app.brief(1)).language == "en"


async def test_a_table_against_computers_speaks_the_language_of_its_only_person(
    app: SandboxApp, owner: Scripted
) -> None:
    """The locale of the server is English. What the server has chosen comes first."""
    nikos = app.person("Nikos")
    private(await nikos.slash("table new", game="golden_horn", seats=2, computers=1))
    assert (await app.brief(1)).language == "el"
    private(await settle(owner, "adminset", language="pl"), "Polski")
    private(await nikos.slash("table new", game="golden_horn", seats=2, computers=1))
    assert (await app.brief(2)).language == "pl"


async def test_channels_of_a_server(app: SandboxApp, owner: Scripted) -> None:
    bruno = app.person("Bruno")
    other = next(
        one for one in app.box.world.channels_of(bruno.id) if one.id != bruno.channel_id and one.type == 0
    )
    private(await settle(owner, "adminplaces", channels=[other.id]), f"opened in: <#{other.id}>")
    private(await bruno.slash("table new", game="golden_horn", seats=2), f"these channels: <#{other.id}>")
    private(await bruno.at(other).slash("table new", game="golden_horn", seats=2))
    third = app.box.world.add_channel(other.guild_id or 0, "third")
    private(await settle(owner, "adminplaces", channels=[other.id, third.id], meeting=[third.id]))
    app.box.world.delete_channel(third.id)
    answer = await bruno.slash("table new", game="golden_horn", seats=2)
    private(answer, f"these channels: <#{other.id}>.")
    page = await owner.slash("admin")
    private(page, f"opened in: <#{other.id}>\n", words("en")("admin-meeting-none"))
    app.box.world.delete_channel(other.id)  # it leaves the settings with the next form
    gone = words("en")("table-channels-gone")
    private(await bruno.slash("table new", game="golden_horn", seats=2), gone)
    private(await owner.slash("admin"), gone)
    private(await settle(owner, "adminplaces", channels=[]), "in every channel")
    private(await bruno.slash("table new", game="golden_horn", seats=2))


# -- repair ------------------------------------------------------------------------------------------------

REPAIRS = ("adminboard", "adminmove", "adminseat", "adminturns", "adminstop", "adminrecord", "adminhooks")


async def under_way(app: SandboxApp) -> Match:
    """A match of Ada and Bruno, who have each had a turn."""
    match = await app.open("golden_horn", ("Ada", "Bruno"), options="start_seat=1")
    rng = random.Random(5)
    await match.delivered()
    for person in match.people:
        await play_by_moves(person, match, rng)
        await match.delivered()
    return match


async def test_a_plain_member_and_a_stranger_repair_nothing(app: SandboxApp, owner: Scripted) -> None:
    match = await under_way(app)
    before = await match.brief(), await match.steps(), match.messages()
    let_all_type_it(app)
    ada = match.people[0]
    nikos = app.person("Nikos").at(ada.channel_id)
    refused = {ada.id: REFUSED, nikos.id: words("el")("error-not-manager")}
    for person in (ada, nikos):
        private(await person.slash("admin", match=1), refused[person.id])
        assert await person.complete("admin", "match") == []
    elif_ = owner.at(ada.channel_id)
    ending, turns = await manage(elif_, "adminstop"), await manage(elif_, "adminturns")
    sure = await elif_.choose("1", turns)
    again, seat = await manage(elif_, "adminturns"), await manage(elif_, "adminseat")
    page, hook = await elif_.slash("admin"), await manage(elif_, "adminhooks")
    hook = await elif_.press(control(newest(hook), "adminhook"), newest(hook))
    app.box.world.edit_guild(guild_of(app, ada), owner_id=app.person("Zofia").id)  # Elif is no manager now
    private(await elif_.press(control(ending.message, "adminend"), ending), REFUSED)
    private(await elif_.press(control(sure.message, "rollbacksure"), sure), REFUSED)
    private(await elif_.choose("1", again), REFUSED)
    for verb in REPAIRS:
        private(await elif_.press(control(page.message, verb), page), REFUSED)
    private(await elif_.submit(seat, seat="1", person=[nikos.id]), REFUSED)
    private(await elif_.submit(hook, url="https://example.org/"), REFUSED)
    await match.delivered()
    assert (await match.brief(), await match.steps(), match.messages()) == before


async def test_rolled_back_by_the_owner(app: SandboxApp, owner: Scripted) -> None:
    match = await under_way(app)
    ada, bruno = match.people
    elif_ = owner.at(ada.channel_id)
    page = await manage(elif_, "adminturns")
    private(page, "To which position?")
    late = await manage(elif_, "adminturns")
    (menu,) = [one for one in page.buttons if one["custom_id"].startswith("tm:rollback:")]
    labels = [one["label"] for one in menu["options"]]
    assert labels[0].startswith("Bruno")
    assert labels[1].startswith("Ada")
    first = next(one["value"] for one in menu["options"] if one["label"].startswith("Ada"))
    sure = await elif_.choose(first, page)
    private(sure, "everything would be taken back", "**Ada**")
    boards = len(match.messages())
    done = await elif_.press(control(sure.message, "rollbacksure"), sure)
    private(done, "Done.")
    await match.delivered()
    notice, board = match.messages()[boards:]
    assert "**Elif**" not in text_of(notice)
    assert "Elif, who manages this server, rolls the match back" in text_of(notice)
    assert "By decision of this server’s managers, everything is taken back" in text_of(board)
    assert ada.mention in board.content
    assert [person.name for person in await match.awaited()] == ["Ada"]
    private(await bruno.slash("table log", match=1), "By decision of this server’s managers", "~~")
    private(await elif_.choose(first, late), "The table has moved on")
    await play_by_moves(ada, match, random.Random(6))


async def test_a_manager_who_plays_sees_no_hand(app: SandboxApp) -> None:
    """What the pages of a manager show is the same whoever it is, and the same as everybody knows."""
    match = await app.open("pyramids", ("Ada", "Bruno"))
    ada, bruno = match.people
    await match.delivered()
    for person in match.people:
        await play_by_moves(person, match, random.Random(1))
    await match.delivered()
    world, guild = app.box.world, guild_of(app, ada)
    world.edit_guild(guild, owner_id=ada.id)
    await play_by_moves(bruno, match, random.Random(2))  # sealed: Ada has still to choose
    await match.delivered()
    shown = await manage(ada, "adminturns")
    (menu,) = shown.buttons
    assert {one["label"] for one in menu["options"]} == {"Ada is ready.", "Bruno is ready."}
    elif_ = app.person("Elif").at(ada.channel_id)
    world.edit_guild(guild, extra={elif_.id: permissions.bits(["manage_guild"])})
    other = await manage(elif_, "adminturns")
    assert (other.text, other.buttons) == (shown.text, shown.buttons), "as for one who does not play"
    private(await settle(ada, "adminseat", seat="1", person=[ada.id]), "sits at this table already")
    private(
        await settle(elif_, "adminseat", seat="1", person=[elif_.id]),
        "Managers cannot give themselves a seat",
    )
    private(await elif_.slash("hand", match=1), "You do not sit at this table")


async def test_seat_board_move_and_end(app: SandboxApp, owner: Scripted) -> None:
    match = await under_way(app)
    ada, bruno = match.people
    elif_ = owner.at(ada.channel_id)
    boards = len(match.messages())
    private(await manage(elif_, "adminboard"), f"<#{ada.channel_id}>")
    await match.delivered()
    assert len(match.messages()) == boards + 1
    nikos = app.person("Nikos").at(ada.channel_id)
    private(await settle(elif_, "adminseat", seat="1", person=[nikos.id]), f"Asked: {nikos.mention}")
    await match.delivered()
    notice = match.messages()[-1]
    assert "gives the seat of **Bruno** to Nikos" in text_of(notice)
    assert bruno.mention in notice.content
    private(await ada.press(control(notice, "seat"), notice), "You already sit at this table")
    asked = nikos.dms()[-1]
    await nikos.in_dm().press(control(asked, "seat"), asked)
    assert (await match.brief()).seat_of(nikos.id) == 1
    await match.delivered()
    await settle(owner, "adminset", end="players", move="players")
    sure = await manage(elif_, "adminstop")
    private(await elif_.press(control(sure.message, "adminend"), sure), "only the players decide that")
    private(await manage(owner, "adminmove", 1), "only the players decide that")
    await settle(owner, "adminset", end="managers", move="managers")
    (offered,) = await owner.complete("admin", "match")
    assert offered["value"] == 1
    private(await manage(owner, "adminmove", 1), "goes on here")
    await match.delivered()
    assert any("has moved the match here" in text_of(one) for one in owner.sees())
    sure = await manage(owner, "adminstop", 1)
    private(await owner.press(control(sure.message, "adminend"), sure), "has ended")
    await match.delivered()
    assert (await match.brief()).state == "ended"
    assert any("ends this match without a result" in text_of(one) for one in owner.sees())

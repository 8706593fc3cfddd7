"""`/table find`: tables that people may join, here and on other servers; and `/play`: wait for others."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from discord import app_commands

from bot.games.registry import GAMES
from bot.match import Place
from bot.match.finding.tables import CLOCKS, SPEEDS
from cogs.access import join
from cogs.framework.call import Call, expect
from cogs.framework.commands import TABLE, choices_of, command, game_choices
from cogs.framework.permissions import require
from cogs.framework.router import on
from cogs.framework.services import server_names
from cogs.lobby import complete_seats
from cogs.ui.finding import Sought, find_page, play_page
from cogs.ui.speech import link

WHERE: Final = ("everywhere", "here")


def _named(speeds: Iterable[str]) -> list[app_commands.Choice[str]]:
    return choices_of({speed: f"speed-{speed}" for speed in speeds})


async def show_tables(call: Call, sought: Sought, part: int = 0) -> None:
    expect(sought.game in ("", *GAMES) and sought.speed in ("", *SPEEDS))
    guild = call.interaction.guild_id
    await call.met()
    tables = await call.matches.finding.tables(
        guild,
        elsewhere=sought.elsewhere,
        game=sought.game or None,
        speed=sought.speed or None,
        but=call.user_id,
    )
    servers = server_names(call.interaction.client)
    await call.show(find_page(call.words, tables, sought, guild, servers, part))


@on("find")
async def press_find(call: Call) -> None:
    """Another page of the list, or the list for whoever pressed on a standing message."""
    game, speed = ("" if value == "-" else value for value in (call.arg(0), call.arg(1)))
    await show_tables(call, Sought(game, speed, call.int_arg(2) == 1), call.int_arg(3))


@on("findjoin")
async def pick_table(call: Call) -> None:
    await join(call, call.picked)


def _place(call: Call) -> Place | None:
    """Where a table may open: the channel, even if the asker is in one of its threads. In a forum it is the
    post, because nothing can be written outside posts."""
    place = call.place
    if place is None or place.thread is None or place.guild is None:
        return place
    return Place(place.guild, place.thread if place.forum else place.channel)


@on("play")
async def show_waits(call: Call, before: str = "") -> None:
    waits = await call.matches.matchmaking.of(call.user_id)
    await call.show(play_page(call.words, waits, before=before))


@on("playleave")
async def pick_leave(call: Call) -> None:
    expect(call.values)
    for game in call.values:
        await call.matches.matchmaking.leave(call.user_id, game)
    await show_waits(call, call.words("play-left"))


@TABLE.command(
    "find",
    choices={
        "game": game_choices(),
        "speed": _named(SPEEDS),
        "where": choices_of({where: f"find-where-{where}" for where in WHERE}),
    },
)
async def find_tables(call: Call, game: str = "", speed: str = "", where: str = "everywhere") -> None:
    await show_tables(call, Sought(game, speed, where != "here"))


@command(
    "play",
    acknowledge=False,
    complete={"seats": complete_seats},
    choices={"game": game_choices(), "speed": _named(CLOCKS)},
)
async def wait_to_play(
    call: Call,
    game: str = "",
    speed: str = "normal",
    seats: app_commands.Range[int, 2, 5] | None = None,
    across: bool = False,
    leave: bool = False,
) -> None:
    matchmaking = call.matches.matchmaking
    if game and not leave and call.place is not None:
        await require(call.interaction)
    await call.acknowledge()
    if leave:
        await matchmaking.leave(call.user_id, game or None, key=call.key)
        await show_waits(call, call.words("play-left"))
        return
    if not game:
        await show_waits(call)
        return
    mine = {entry.brief.match for entry in await call.matches.views.mine(call.user_id)}
    await matchmaking.wait(
        call.person,
        _place(call),
        game=game,
        speed=speed,
        seats=seats,
        across=across,
        language=await call.public_language(),
        key=call.key,
    )
    await matchmaking.look()
    waiting = [
        entry for entry in await call.matches.views.mine(call.user_id) if entry.brief.match not in mine
    ]
    if waiting:
        brief = waiting[0].brief
        await show_waits(call, call.words("play-met", match=brief.match, link=link(brief.place)))
    else:
        await show_waits(call, call.words("play-waiting"))

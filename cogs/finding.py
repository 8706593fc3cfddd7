"""`/table find`: tables that people may join, here and on other servers."""

from __future__ import annotations

from typing import Final

from bot.core import fact
from bot.games.registry import GAMES
from bot.match import UserError
from bot.match.finding.speeds import SPEEDS
from cogs.access import join
from cogs.framework.call import Call
from cogs.framework.commands import Subject, choices_of, game_choices
from cogs.framework.router import on
from cogs.framework.services import server_names
from cogs.groups import TABLE
from cogs.ui.finding import Sought, find_page

SPEED_CHOICES: Final = choices_of({speed: f"speed-{speed}" for speed in SPEEDS})
WHERE: Final = ("everywhere", "here")


async def show_tables(call: Call, sought: Sought, part: int = 0) -> None:
    if sought.game not in ("", *GAMES) or sought.speed not in ("", *SPEEDS):
        raise UserError(fact("error-stale-control"))
    guild = call.interaction.guild_id
    await call.met()
    tables = await call.services.matches.finding.tables(
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
    if not call.values or not call.values[0].isdecimal():
        raise UserError(fact("error-stale-control"))
    await join(call, int(call.values[0]))


class Finding(Subject):
    @TABLE.command(
        "find",
        choices={
            "game": game_choices(),
            "speed": SPEED_CHOICES,
            "where": choices_of({where: f"find-where-{where}" for where in WHERE}),
        },
    )
    async def find(self, call: Call, game: str = "", speed: str = "", where: str = "everywhere") -> None:
        await show_tables(call, Sought(game, speed, where != "here"))


setup = Finding.setup

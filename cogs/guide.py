"""`/rules` and `/help`: the rules of a game or of one match, by chapter and by search; help with the bot."""

from __future__ import annotations

from discord import app_commands

from bot.core import fact
from bot.games.registry import GAMES
from bot.match import Brief, UserError
from cogs.framework.call import Call
from cogs.framework.commands import Subject, command
from cogs.framework.router import on
from cogs.framework.services import ServingBot
from cogs.framework.translator import text
from cogs.ui.guide import Reading, chapter_page, found_page, help_page, reading_of, which_game_page
from cogs.ui.speech import title_key


async def reading_about(call: Call, match: int) -> Reading:
    """What there is to read about a match: its game with its seats, options and printed values."""
    brief = await call.about(match)
    if brief.started_at is None:
        return reading_of(brief.game, brief)
    look = await call.services.matches.views.look(match, call.user_id)
    return reading_of(brief.game, brief, look.view.printed.figures())


async def _match_here(call: Call, game: str) -> Brief | None:
    """The match that somebody most likely asks about: one of this channel, or else the asker's only one.

    Args:
        game: the game that was named; empty: any.
    """
    views, place = call.services.matches.views, call.place
    here = () if place is None else await views.in_channel(place.post)
    own = sorted(here, key=lambda brief: brief.seat_of(call.user_id) is None)
    fitting = [one for one in own if game in ("", one.game)]
    if fitting or (place is not None and game):
        return fitting[0] if fitting else None
    mine = [one.brief for one in await views.mine(call.user_id) if game in ("", one.brief.game)]
    return mine[0] if len(mine) == 1 else None


def _game(game: str) -> str:
    """Raises UserError: there is no such game."""
    if game not in GAMES:
        raise UserError(fact("table-unknown-game"))
    return game


async def _reading(call: Call, at: int) -> Reading:
    """What a control is about: the arguments from `at` on are a game and perhaps a match."""
    if call.arg(at) not in GAMES:
        raise UserError(fact("error-stale-control"))
    match = call.int_arg(at + 1) if len(call.args) > at + 1 else 0
    return await reading_about(call, match) if match else reading_of(call.arg(at))


async def show_chapter(call: Call, reading: Reading, part: int) -> None:
    await call.show(chapter_page(call.words, reading, part))


@on("rules")
async def press_rules(call: Call) -> None:
    """*Rules* under a board or on a page. The page itself stays: the rules come below it."""
    await call.acknowledge()
    reading = await reading_about(call, call.int_arg(0))
    await call.show_beside(chapter_page(call.words, reading, 1))


@on("read")
async def press_read(call: Call) -> None:
    """The next chapter or the one before."""
    await call.acknowledge()
    if not call.args or call.args[0] not in GAMES:
        raise UserError(fact("error-stale-control"))
    match = call.int_arg(2) if len(call.args) > 2 else 0
    reading = await reading_about(call, match) if match else reading_of(call.args[0])
    await show_chapter(call, reading, call.int_arg(1))


@on("chapter")
async def pick_chapter(call: Call) -> None:
    """A chapter from the menu."""
    await call.acknowledge()
    reading = await _reading(call, 0)
    if not call.values or not call.values[0].isdecimal():
        raise UserError(fact("error-stale-control"))
    await show_chapter(call, reading, int(call.values[0]))


@on("game")
async def pick_game(call: Call) -> None:
    """The game whose rules are wanted."""
    await call.acknowledge()
    if not call.values or call.values[0] not in GAMES:
        raise UserError(fact("error-stale-control"))
    await show_chapter(call, reading_of(call.values[0]), 1)


class Guides(Subject):
    """`/rules` and `/help`."""

    @command(
        "rules",
        acknowledge=False,
        choices={"game": [app_commands.Choice(name=text(title_key(key)), value=key) for key in GAMES]},
    )
    async def rules(self, call: Call, game: str = "", find: app_commands.Range[str, 1, 60] = "") -> None:
        chosen = game and _game(game)
        await call.acknowledge()
        brief = await _match_here(call, chosen)
        if brief is None and not chosen:
            if find:
                raise UserError(fact("page-rules-which"))
            await call.show(which_game_page(call.words))
            return
        reading = reading_of(chosen) if brief is None else await reading_about(call, brief.match)
        if find:
            await call.show(found_page(call.words, reading, find))
        else:
            await show_chapter(call, reading, 1)

    @command("help", acknowledge=False)
    async def help(self, call: Call) -> None:
        await call.show(help_page(call.words))


async def setup(bot: ServingBot) -> None:
    await bot.add_cog(Guides(bot))

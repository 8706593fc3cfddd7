"""*Since my last turn*, and earlier positions step by step."""

from __future__ import annotations

from bot.core import View, fact
from bot.match import Brief, UserError
from bot.match.models import PastPosition
from cogs.framework.call import Call
from cogs.framework.commands import Subject
from cogs.framework.match_picker import continues
from cogs.framework.pictures import draw, in_words, past_scene
from cogs.framework.router import on
from cogs.framework.services import ServingBot
from cogs.groups import TABLE
from cogs.ui.history import past_page, recap_page
from cogs.ui.page import Page, Picture


@continues("history")
async def show_then(call: Call, match: int, n: int = 0) -> None:
    """Show a position as the asker saw it then: the board, and the hand of a player."""
    brief = await call.about(match)
    past = await call.services.matches.history.at(match, call.user_id, n)
    pictures = await _pictures(call, brief, past, past.public, "board")
    if past.own is not None:
        pictures += await _pictures(call, brief, past, past.own, "hand")
    words = "" if pictures else in_words(past_scene(brief, past, past.public, call.language))
    may_try = past.own is not None and brief.state == "running"
    await call.show(past_page(call.words, brief, past, pictures, in_words=words, may_try=may_try))


@continues("since")
async def show_since(call: Call, match: int) -> None:
    """Show what happened since the asker's last turn, with the board then and now."""
    await call.about(match)
    recap = await call.services.matches.history.since(match, call.user_id)
    pictures: tuple[Picture, ...] = ()
    before = [("before", recap.before)] if recap.facts else []
    for name, past in (*before, ("now", recap.now)):
        pictures += await _pictures(call, recap.brief, past, past.public, name)
    now = past_scene(recap.brief, recap.now, recap.now.public, call.language)
    may_act = any(player.user == call.user_id and player.awaited for player in recap.brief.players)

    def spoken() -> Page:  # the current board only: both would be too long
        return recap_page(call.words, recap, (), in_words=in_words(now), may_act=may_act)

    page = recap_page(call.words, recap, pictures, may_act=may_act) if pictures else spoken()
    await call.show(page, spoken)


async def _pictures(
    call: Call, brief: Brief, past: PastPosition, view: View, name: str
) -> tuple[Picture, ...]:
    return await draw(call.services, past_scene(brief, past, view, call.language), name)


@on("step")
async def press_step(call: Call) -> None:
    """To a position by its number (0: the newest), from a button or the menu."""
    await call.acknowledge()
    match = call.int_arg(0)
    if call.values and not call.values[0].isdecimal():
        raise UserError(fact("error-stale-control"))
    await show_then(call, match, int(call.values[0][:9]) if call.values else call.int_arg(1))


@on("since")
async def press_since(call: Call) -> None:
    await call.acknowledge()
    await show_since(call, call.int_arg(0))


class History(Subject):
    """`/table since` and `/table history`."""

    @TABLE.command("since", match="since")
    async def since(self, call: Call, match: int) -> None:
        await show_since(call, match)

    @TABLE.command("history", match="history")
    async def history(self, call: Call, match: int) -> None:
        await show_then(call, match)


async def setup(bot: ServingBot) -> None:
    await bot.add_cog(History(bot))

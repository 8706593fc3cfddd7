"""`/me name`: whether one's name stands on pages in the browser."""

from __future__ import annotations

from cogs.framework.call import Call
from cogs.framework.commands import Subject
from cogs.framework.services import ServingBot
from cogs.groups import ME
from cogs.ui.time import me_page


class MatchPages(Subject):
    """The commands of `/me` that are about pages of matches."""

    @ME.command("name")
    async def name(self, call: Call, shown: bool) -> None:
        matches = call.services.matches
        me = await matches.people.set_nameless(call.person, not shown)
        await call.show(me_page(call.words, me, matches.context.now()))


async def setup(bot: ServingBot) -> None:
    await bot.add_cog(MatchPages(bot))

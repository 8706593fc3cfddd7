"""Pages in the browser: `/me name`, the page about oneself (`/me page`), one's own pages (`/me links`)."""

from __future__ import annotations

from bot.core import fact
from bot.match import UserError
from bot.match.watching.own import LINK_LASTS
from cogs.framework.call import Call
from cogs.framework.commands import Subject
from cogs.framework.router import on
from cogs.framework.services import ServingBot
from cogs.groups import ME
from cogs.ui.own_page import link_page, links_page, person_page
from cogs.ui.time import me_page


@on("mypage")
async def press_my_page(call: Call) -> None:
    """*Open my page*: a link for the asker alone."""
    await call.acknowledge()
    url, match = call.services.web_url, call.int_arg(0)
    if url is None:
        raise UserError(fact("error-stale-control"))
    brief = await call.about(match)
    pages = call.services.matches.own_pages
    link = await pages.link(match, call.user_id)
    ends = call.services.matches.context.now() + LINK_LASTS
    await call.show_beside(link_page(call.words, brief, f"{url}/o/{link}", ends))


@on("revokelinks")
async def press_revoke(call: Call) -> None:
    """*Revoke all* under the list of links."""
    await call.acknowledge()
    pages = call.services.matches.own_pages
    count = await pages.revoke(call.user_id)
    await call.show(links_page(call.words, await pages.links(call.user_id), revoked=count))


class MatchPages(Subject):
    """The commands of `/me` that are about pages of matches."""

    @ME.command("name")
    async def name(self, call: Call, shown: bool) -> None:
        matches = call.services.matches
        me = await matches.people.set_nameless(call.person, not shown)
        await call.show(me_page(call.words, me, matches.context.now()))

    @ME.command("page")
    async def page(self, call: Call, shown: bool) -> None:
        me = await call.services.matches.people.set_page(call.person, shown)
        await call.show(person_page(call.words, me, call.services.web_url))

    @ME.command("links")
    async def links(self, call: Call) -> None:
        links = await call.services.matches.own_pages.links(call.user_id)
        await call.show(links_page(call.words, links))


async def setup(bot: ServingBot) -> None:
    await bot.add_cog(MatchPages(bot))

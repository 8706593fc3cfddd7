"""One's own pages of matches in the browser, and the links that open them."""

from __future__ import annotations

from bot.core import fact
from bot.match import UserError
from bot.match.watching.own import LINK_LASTS
from cogs.framework.call import Call
from cogs.framework.router import on
from cogs.web.pages import link_page, links_page


@on("mypage")
async def press_my_page(call: Call) -> None:
    """*Open my page*: a link for the asker alone."""
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
    pages = call.services.matches.own_pages
    count = await pages.revoke(call.user_id)
    await call.show(links_page(call.words, await pages.links(call.user_id), revoked=count))


@on("mylinks")
async def press_links(call: Call) -> None:
    """*My links*: what opens the asker's own pages now."""
    links = await call.services.matches.own_pages.links(call.user_id)
    await call.show_beside(links_page(call.words, links))

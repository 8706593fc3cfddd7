"""One's own pages of matches in the browser, and the links that open them."""

from __future__ import annotations

from collections.abc import Sequence

from bot.core import fact
from bot.match import UserError
from bot.match.engine.models import Brief
from bot.match.people.service import Me
from bot.match.watching.own import LINK_LASTS, PageLink
from bot.text import Words
from cogs.framework.call import Call
from cogs.framework.router import on
from cogs.ui.me import public_page_line, public_page_link
from cogs.ui.page import Button, Link, Page, Row, press
from cogs.ui.speech import game_term, when


@on("mypage")
async def press_my_page(call: Call) -> None:
    """*Open my page*: a link for the asker alone."""
    url, match = call.services.web_url, call.int_arg(0)
    if url is None:
        raise UserError(fact("error-stale-control"))
    brief = await call.about(match)
    pages = call.matches.own_pages
    link = await pages.link(match, call.user_id)
    ends = call.matches.context.now() + LINK_LASTS
    await call.show_beside(link_page(call.words, brief, f"{url}/o/{link}", ends))


@on("revokelinks")
async def press_revoke(call: Call) -> None:
    """*Revoke all* under the list of links."""
    count = await call.matches.own_pages.revoke(call.user_id)
    await call.show(await _links(call, revoked=count))


@on("mylinks")
async def press_links(call: Call) -> None:
    """*My links*: what opens the asker's own pages now."""
    await call.show_beside(await _links(call))


async def _links(call: Call, *, revoked: int = 0) -> Page:
    links = await call.matches.own_pages.links(call.user_id)
    me = await call.matches.people.me(call.user_id)
    return links_page(call.words, links, me, call.services.web_url, revoked=revoked)


SHOWN = 20
"""The most links in the list; the total is given as well."""


def link_page(words: Words, brief: Brief, url: str, ends: int) -> Page:
    """The link to the reader's own page. `ends`: until when it can be opened, in UTC milliseconds."""
    title = words("page-my-page", game=game_term(brief.game), match=brief.match)
    text = f"### {title}\n{words('page-my-page-about', ends=when(ends, 'R'))}"
    return Page((text,), rows=((Link(url, words("button-my-page")),),))


def links_page(
    words: Words, links: Sequence[PageLink], me: Me, web_url: str | None = None, *, revoked: int = 0
) -> Page:
    """What opens the reader's own pages now, and that there is a page about the reader for everybody.

    Args:
        web_url: where pages in the browser are; None: there are none.
        revoked: so many were just revoked.
    """
    lines = [f"### {words('page-links')}"]
    if revoked:
        lines.append(words("page-links-revoked", count=revoked))
    for link in links[-SHOWN:]:
        key = "page-links-opened" if link.opened else "page-links-unopened"
        lines.append(
            "▪ " + words(key, game=game_term(link.game), match=link.match, ends=when(link.ends, "R"))
        )
    if not links:
        lines.append(words("page-links-none"))
    if me.page is not None:
        lines.append(public_page_line(words, me))
    button = Button(press("revokelinks"), words("button-revoke-links"), "danger")
    buttons: Row = (*((button,) if links else ()), *public_page_link(words, me, web_url))
    below = f"-# {words('page-links-note')}" if links else ""
    return Page(("\n".join(lines),), rows=(buttons,) if buttons else (), below=below)

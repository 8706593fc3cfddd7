"""The link to a player's own page in the browser, and what was opened."""

from __future__ import annotations

from collections.abc import Sequence

from bot.match.engine.models import Brief
from bot.match.watching.own import PageLink
from bot.text import Words
from cogs.ui.page import Button, Link, Page, press
from cogs.ui.speech import game_term, when

SHOWN = 20
"""The most links in the list; the total is given as well."""


def link_page(words: Words, brief: Brief, url: str, ends: int) -> Page:
    """The link to the reader's own page. `ends`: until when it can be opened, in UTC milliseconds."""
    title = words("page-my-page", game=game_term(brief.game), match=brief.match)
    text = f"### {title}\n{words('page-my-page-about', ends=when(ends, 'R'))}"
    return Page((text,), rows=((Link(url, words("button-my-page")),),))


def links_page(words: Words, links: Sequence[PageLink], *, revoked: int = 0) -> Page:
    """What opens the reader's own pages now. `revoked`: so many were just revoked."""
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
        return Page(("\n".join(lines),))
    button = Button(press("revokelinks"), words("button-revoke-links"), "danger")
    return Page(("\n".join(lines),), rows=((button,),), below=f"-# {words('page-links-note')}")

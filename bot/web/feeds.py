"""Atom feeds (RFC 4287): what happened, newest first."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final, NamedTuple
from xml.etree import ElementTree

from aiohttp import web

from bot.match.errors import NotStarted
from bot.web import match_values
from bot.web.api.values import entries
from bot.web.naming import moment
from bot.web.site import Document
from bot.web.visits import found

ATOM: Final = "application/atom+xml"
NAMESPACE: Final = "http://www.w3.org/2005/Atom"
SHOWN: Final = 50
"""Entries in a feed."""
_ILLEGAL: Final = re.compile("[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
"""What XML cannot contain."""


class Item(NamedTuple):
    id: str
    title: str
    updated: str
    link: str


class Feed(NamedTuple):
    """A feed. Its `id` and those of its items are URNs, so they stay the same if the address changes."""

    id: str
    title: str
    updated: str
    link: str
    itself: str
    language: str
    items: Sequence[Item]


def atom(feed: Feed) -> Document:
    root = ElementTree.Element("feed", {"xmlns": NAMESPACE, "xml:lang": feed.language})
    _child(root, "id", feed.id)
    _child(root, "title", feed.title)
    _child(root, "updated", feed.updated)
    ElementTree.SubElement(root, "link", {"rel": "alternate", "type": "text/html", "href": feed.link})
    ElementTree.SubElement(root, "link", {"rel": "self", "type": ATOM, "href": feed.itself})
    _child(ElementTree.SubElement(root, "author"), "name", "Turnpost")
    for item in feed.items:
        entry = ElementTree.SubElement(root, "entry")
        _child(entry, "id", item.id)
        _child(entry, "title", item.title)
        _child(entry, "updated", item.updated)
        ElementTree.SubElement(entry, "link", {"rel": "alternate", "type": "text/html", "href": item.link})
    body: bytes = ElementTree.tostring(root, encoding="utf-8", xml_declaration=True)
    return Document.of(body, ATOM)


def _child(parent: ElementTree.Element, name: str, text: str) -> None:
    ElementTree.SubElement(parent, name).text = _ILLEGAL.sub("", text)


async def match_feed(request: web.Request) -> web.StreamResponse:
    visit = await found(request)
    reader, brief = visit.reader, visit.brief

    async def make() -> Document:
        try:
            story = await reader.site.matches.watching.story(brief.match)
        except NotStarted:
            story = ()
        undone = reader.words("parcel-undone")
        updated = brief.ended_at or brief.moved_at or brief.started_at or brief.opened_at
        return atom(
            Feed(
                f"urn:turnpost:match:{brief.uid}",
                match_values.title(reader.words, brief),
                moment(reader.words, updated).iso,
                reader.address(visit.path),
                reader.address(f"{visit.path}/feed.atom"),
                reader.language,
                [
                    Item(
                        f"urn:turnpost:match:{brief.uid}:{entry.n}",
                        f"{entry.text} ({undone})" if entry.undone else entry.text,
                        entry.at,
                        entry.page,
                    )
                    for entry in reversed(entries(visit, story[-SHOWN:]))
                ],
            )
        )

    return await visit.page(request, make, "feed")

"""Pages of servers (`/g/`) and people (`/p/`) that want one, with a feed of each server. The pages show what
the API answers; feeds are Atom (RFC 4287)."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import partial
from typing import Any, Final, NamedTuple
from xml.etree import ElementTree

from aiohttp import web

from bot.events.model import LEAST
from bot.match import Brief
from bot.match.errors import NotStarted
from bot.match.watching.listing import Finished, PersonPage
from bot.text import Words
from bot.web import match_values
from bot.web.api import schemas
from bot.web.api.values import entries, now, person_of, server_name, server_of, told_person, told_server
from bot.web.replies import page, sent
from bot.web.site import Document, Reader, isolated_name, moment, named
from bot.web.visits import found
from cogs.ui.speech import game_title

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


SERVER: Final = "{server:[0-9]{1,19}}"
PERSON: Final = "{person:[0-9a-f]{16}}"


async def server_page(request: web.Request) -> web.StreamResponse:
    reader = Reader(request)
    server = await server_of(request, reader)

    async def make() -> Document:
        told, path = told_server(reader, server), f"/g/{server.guild}"
        return page(
            reader,
            "server.html",
            path,
            title=told.name,
            server=told,
            event_line=partial(event_line, reader.words),
            feed=reader.link(f"{path}/feed.atom"),
            **_card(
                reader,
                path,
                ("web-tables", len(told.tables)),
                ("web-running", len(told.running)),
                ("web-results", len(told.finished)),
            ),
        )

    return sent(request, await reader.site.pages.get(_key(reader, "server", server.guild), make))


async def person_page(request: web.Request) -> web.StreamResponse:
    reader = Reader(request)
    person = await person_of(request, reader)

    async def make() -> Document:
        told, path = told_person(reader, person), f"/p/{person.page}"
        return page(
            reader,
            "person.html",
            path,
            title=told.name,
            person=told,
            own=_own(person),
            **_card(
                reader,
                path,
                ("web-running", len(told.running)),
                ("web-results", len(told.finished)),
            ),
        )

    return sent(request, await reader.site.pages.get(_key(reader, "person", person.page), make))


async def server_feed(request: web.Request) -> web.StreamResponse:
    """New tables and results of a server."""
    reader = Reader(request)
    server = await server_of(request, reader)

    async def make() -> Document:
        words, path = reader.words, f"/g/{server.guild}"
        dated = [
            *(
                (table.opened_at, f"{table.uid}:open", _table_line(words, table), table.uid)
                for table in server.tables
            ),
            *(
                (ended.ended_at, f"{ended.uid}:end", result_line(words, ended), ended.uid)
                for ended in server.finished
            ),
        ]
        dated.sort(key=lambda row: (-row[0], row[1]))
        items = [
            Item(f"urn:turnpost:match:{id_}", line, moment(words, at).iso, reader.address(f"/m/{uid}"))
            for at, id_, line, uid in dated
        ]
        return atom(
            Feed(
                f"urn:turnpost:server:{server.guild}",
                server_name(words, server),
                items[0].updated if items else moment(words, 0).iso,
                reader.address(path),
                reader.address(f"{path}/feed.atom"),
                reader.language,
                items,
            )
        )

    return sent(request, await reader.site.pages.get(_key(reader, "server feed", server.guild), make))


def _own(person: PersonPage) -> set[tuple[str, int]]:
    """The person's own results: the id of the match, and the number of the seat."""
    return {(ended.uid, place.seat + 1) for ended in person.finished for place in ended.places if place.own}


def result_line(words: Words, ended: Finished) -> str:
    winners = tuple(isolated_name(named(words, place)) for place in ended.places if place.rank == 1)
    title = words.spaced(f"{game_title(words, ended.game)}: ")
    if ended.resigned:
        return title + words("board-won", who=winners)
    return title + words("board-winner", who=winners, total=ended.places[0].total)


def event_line(words: Words, event: schemas.Event) -> str:
    if event.state == "running":
        ends = "–" if event.round_ends is None else moment(words, event.round_ends).text
        return words("event-running", round=event.round, rounds=event.rounds, ends=ends, people=event.people)
    return (
        words("event-over-line")
        if event.state == "over"
        else words("event-open", people=event.people, least=LEAST)
    )


def _table_line(words: Words, brief: Brief) -> str:
    seats = words("status-lobby", taken=len(brief.players), seats=brief.seats)
    return f"{words('lobby-title', game=game_title(words, brief.game))} · {seats}"


def _card(reader: Reader, path: str, *counts: tuple[str, int]) -> dict[str, Any]:
    """How other sites show a link to the page: in words alone. `counts`: headings of the page, and the number
    of entries below each."""
    counted = reader.words.spaced(" · ".join(f"{reader.words(key)}: {count}" for key, count in counts))
    return {"card_url": reader.whole(path), "card_picture": None, "card_about": counted}


def _key(reader: Reader, *what: object) -> tuple[object, ...]:
    return (*what, reader.language, reader.chosen, now(reader))

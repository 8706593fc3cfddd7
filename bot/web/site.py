"""What all pages share: services, languages, addresses, what is kept of pages, and names and moments as they
write them."""

from __future__ import annotations

import asyncio
import hashlib
import re
import unicodedata
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from functools import partial
from typing import Any, Final, NamedTuple
from urllib.parse import quote, urlencode, urlsplit

import msgspec
from aiohttp import web
from babel.dates import format_datetime

from bot.core import UNNAMED, Seat
from bot.match import Brief, MatchServices, Player
from bot.match.watching.listing import Standing
from bot.runtime.memo import Latest, Memo
from bot.runtime.tasks import BackgroundTasks, retrieved
from bot.runtime.turns import Turns
from bot.text import Words, plain, words
from bot.text.engine import LOCALES
from bot.text.escape import COMPUTER, Names
from bot.web.connections import Limits, Networks
from render.pool import Painter

JSON: Final = "application/json"
READERS: Final = 1
"""Pages that read the database at once. More would be no faster: one core makes them all."""
READING: Final = 64
"""Pages that may wait to read the database."""
DRAWING: Final = 64
"""Pictures of pages that may wait; they are drawn one after the other."""
FILMS: Final = 4
"""Time-lapses that may wait to be drawn."""
FRESH: Final = 0.25
"""Seconds for which a match that was looked up is not looked up again."""


class Document(msgspec.Struct, frozen=True):
    body: bytes
    kind: str
    tag: str

    @classmethod
    def of(cls, body: bytes, kind: str) -> Document:
        return cls(body, kind, hashlib.blake2b(body, digest_size=12).hexdigest())

    @classmethod
    def json(cls, value: object) -> Document:
        return cls.of(msgspec.json.encode(value), JSON)


@dataclass
class Site:
    """The pages of one process. Many requests for pages do not slow down moves and boards: pages read the
    database with connections of their own, and askers take turns at what only a few can have at once."""

    matches: MatchServices
    """The bot's services; pages use the same services with connections of their own."""
    painter: Painter
    languages: tuple[str, ...]
    now: Callable[[], datetime]
    url: str | None = None
    """Where people find the pages, without a slash at the end; None: only relative addresses are known."""
    film_frames: int = 240
    proxies: Networks = ()
    """Where proxies are, besides this machine."""
    fresh: float = FRESH
    limits: Limits = field(init=False)
    tasks: BackgroundTasks = field(init=False)
    pages: Memo[Document] = field(init=False)
    pictures: Memo[Document] = field(init=False)
    reports: Memo[Any] = field(init=False)
    """Results about a finished match that are computed once: proof, curves, draws, time-lapse."""
    listings: Memo[Any] = field(init=False)
    """The pages of servers and people, kept for a few seconds."""
    drawing: Turns = field(init=False)
    """Pictures of pages are drawn one at a time, so that a picture for Discord never waits for more than one
    of them."""
    films: Turns = field(init=False)
    """Turns at having a time-lapse drawn."""
    faults: dict[tuple[object, ...], Document] = field(init=False, default_factory=dict)
    """Answers to faults by kind and language, kept so that requests that come too often cost little."""
    _briefs: Latest[str, tuple[float, asyncio.Task[Brief]]] = field(
        init=False, default_factory=partial(Latest, 1000)
    )

    def __post_init__(self) -> None:
        self.tasks = BackgroundTasks("pages")
        self.limits = Limits(asyncio.get_running_loop().time)
        self.pages, self.pictures, self.reports, self.listings = (
            Memo(size, partial(self.tasks.start, name="page")) for size in (512, 96, 48, 64)
        )
        self.drawing, self.films = Turns(1, DRAWING), Turns(1, FILMS)
        self.matches = MatchServices(self.matches.context.aside(READERS, READING))

    @property
    def prefix(self) -> str:
        """What stands before every path, as `WEB_URL` says."""
        return urlsplit(self.url).path.rstrip("/") if self.url else ""

    async def find(self, uid: str) -> Brief:
        """A public match. For many requests at the same moment the database is asked once. Raises
        UnknownMatch."""
        at = asyncio.get_running_loop().time()
        known = self._briefs.get(uid)
        if known is None or at - known[0] >= self.fresh:
            finding = self.tasks.start(self.matches.watching.find(uid), name="find")
            finding.add_done_callback(retrieved)
            known = self._briefs[uid] = at, finding
        return await asyncio.shield(known[1])

    def forget(self, uid: str) -> None:
        """The match has changed: look it up again."""
        self._briefs.pop(uid, None)


SITE: Final = web.AppKey("site", Site)


_STATES: Final = Latest[int, tuple[Brief, str]](64)
"""The states of briefs that many have just asked for, by identity. The brief is kept, too, so that its
identity is not used again."""


def state_of(brief: Brief) -> str:
    """A text that stands for everything that strangers can see of a match. It changes when they see something
    new."""
    known = _STATES.get(id(brief))
    if known is not None and known[0] is brief:
        return known[1]
    encoded = msgspec.msgpack.encode(brief, order="deterministic")
    state = hashlib.blake2b(encoded, digest_size=12).hexdigest()
    _STATES[id(brief)] = brief, state
    return state


class Reader:
    """Who asks: the language, and how addresses are written for this reader."""

    def __init__(self, request: web.Request) -> None:
        self.site = request.app[SITE]
        named = request.query.get("lang")
        self.chosen = named if named in self.site.languages else None
        """The language that the address names; if it names none, the browser's is taken."""
        header = request.headers.get("Accept-Language", "")
        self.language = self.chosen or accepted(header, self.site.languages)
        self.words: Words = words(self.language)

    def link(self, path: str, **query: object) -> str:
        """An address on this site. A language that the reader has chosen goes along."""
        given = {**({"lang": self.chosen} if self.chosen else {}), **query}
        return f"{self.site.prefix}{quote(path)}{'?' + urlencode(given) if given else ''}"

    def picture(self, path: str, **query: object) -> str:
        """The address of a picture, which always names its language."""
        return f"{self.site.prefix}{quote(path)}?{urlencode({'lang': self.language, **query})}"

    def address(self, path: str, **query: object) -> str:
        """An address for a program or a feed: complete if the public address is known."""
        return self.whole(path, **query) or self.link(path, **query)

    def whole(self, path: str, **query: object) -> str | None:
        """The complete address, as others can use it; None if the public address is not known."""
        if self.site.url is None:
            return None
        return f"{self.site.url}{quote(path)}{'?' + urlencode(query) if query else ''}"


_LONGEST: Final = 400
_PART: Final = re.compile(
    r"\s*([A-Za-z]{1,8}|\*)(?:-[A-Za-z0-9-]{1,20})?\s*(?:;\s*q\s*=\s*([01](?:\.\d{0,3})?)\s*)?"
)


def accepted(header: str, offered: Sequence[str]) -> str:
    """The best of the offered languages for an `Accept-Language`; the first one for anything unreadable."""
    best, most = offered[0], 0.0
    for part in header[:_LONGEST].split(","):
        matched = _PART.fullmatch(part)
        if matched is None:
            continue
        wish = float(matched[2]) if matched[2] else 1.0
        language = matched[1].lower()
        if language in offered and wish > most:
            best, most = language, wish
    return best


_DAYS = {"de": "d. MMM y"}
"""How a day is written in languages that differ from most."""
_RIGHT_TO_LEFT = frozenset({"R", "AL", "AN"})


class Moment(NamedTuple):
    """A moment for a page: as programs read it, and in words."""

    iso: str
    text: str


def moment(words: Words, known: int | str) -> Moment:
    """In UTC. A script may show it in the reader's own time zone. `known`: milliseconds, or `Moment.iso`."""
    if isinstance(known, str):
        at = datetime.fromisoformat(known)
    else:
        at = datetime.fromtimestamp(known / 1000, UTC)
    pattern = f"{_DAYS.get(words.language, 'd MMM y')}, HH:mm"
    formatted = format_datetime(at, pattern, locale=LOCALES[words.language].replace("-", "_"))
    return Moment(at.strftime("%Y-%m-%dT%H:%M:%SZ"), f"{formatted} UTC")


def moment_of(words: Words, milliseconds: int | None) -> Moment | None:
    return None if milliseconds is None else moment(words, milliseconds)


def names(words: Words, brief: Brief, former: Mapping[Seat, str] | None = None) -> tuple[str, ...]:
    """Names by seat, for pictures and text; a seat without a name is called by its number. `former`: those
    who had seats then, for an older position."""
    taken = {player.seat: named(words, player) for player in brief.players}
    taken |= {seat: "" if name == UNNAMED else name for seat, name in (former or {}).items()}
    return tuple(taken.get(seat) or words("seat-name", seat=seat + 1) for seat in range(brief.seats))


def named(words: Words, player: Player | Standing) -> str:
    """The name of one player; computers have their badge."""
    name = plain(player.name.replace(COMPUTER, "").strip(), "") or words("seat-name", seat=player.seat + 1)
    return f"{name} {COMPUTER}" if player.computer else name


def isolated(names: Sequence[str]) -> tuple[str, ...]:
    """Names for running text: a name that is written from right to left does not change the direction of the
    text around it."""
    return Names.of(names, isolated_name)


def isolated_name(name: str) -> str:
    turns = any(unicodedata.bidirectional(char) in _RIGHT_TO_LEFT for char in name)
    return f"\u2068{name}\u2069" if turns else name

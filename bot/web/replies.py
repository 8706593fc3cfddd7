"""Answers to browsers: documents with tags, packed; the errors that become plain pages; templates, and the
values that all of these get beside those of the page."""

from __future__ import annotations

import gzip
import hashlib
from functools import cache, partial
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

import fontpkg
from aiohttp import web
from jinja2 import Environment, PackageLoader, StrictUndefined

from bot.runtime.memo import Latest
from bot.text import minus
from bot.web.site import Document, Reader, isolated_name, moment

LEAST_TO_PACK: Final = 1200
"""Bytes; to pack less is not worth it."""
_PACKED: Final = ("text/", "application/json", "application/atom+xml")
REVALIDATE: Final = "no-cache"
FOR_EVER: Final = "public, max-age=31536000, immutable"
A_WEEK: Final = "public, max-age=604800, immutable"


class Wrong(Exception):
    """The request cannot be answered. `status`, and the catalogue key of the sentence that says why."""

    status = 404
    key = "web-unknown"

    def __init__(self, key: str | None = None, *, later: int | None = None) -> None:
        super().__init__(key or self.key)
        self.key = key or self.key
        self.later = later
        """Seconds after which to try again."""


class NoPosition(Wrong):
    """The match has no such position."""

    key = "web-no-position"


class Gone(Wrong):
    status = 410


class TooMuch(Wrong):
    status = 429
    key = "web-too-much"


class NotNow(Wrong):
    """The answer is not ready; the same request may succeed in a moment."""

    status = 503
    key = "web-not-now"


def sent(
    request: web.Request, document: Document, *, cache: str = REVALIDATE, status: int = 200, name: str = ""
) -> web.Response:
    """A document, or 304 if the reader has it already. `name`: the file to save it as."""
    packs = len(document.body) > LEAST_TO_PACK and document.kind.startswith(_PACKED)
    packed = packs and "gzip" in request.headers.get("Accept-Encoding", "")
    tag = f'"{document.tag}{"-gz" if packed else ""}"'
    headers = {"ETag": tag, "Cache-Control": cache, "Vary": "Accept-Encoding, Accept-Language"}
    if status == 200 and _has(request.headers.get("If-None-Match", ""), document.tag):
        return web.Response(status=304, headers=headers)
    headers |= _described(document, name)
    if packed:
        headers["Content-Encoding"] = "gzip"
    return web.Response(body=_pack(document) if packed else document.body, headers=headers, status=status)


def only_here(document: Document, *, name: str = "") -> web.Response:
    """A document for one person: no cache keeps it, and no other site may show it."""
    headers = {
        "Cache-Control": "no-store, private",
        "Cross-Origin-Resource-Policy": "same-origin",
        "Vary": "Cookie, Accept-Language",
    }
    return web.Response(body=document.body, headers=headers | _described(document, name))


def _described(document: Document, name: str) -> dict[str, str]:
    text = document.kind.startswith("text/")
    headers = {"Content-Type": f"{document.kind}; charset=utf-8" if text else document.kind}
    return headers | ({"Content-Disposition": f'attachment; filename="{name}"'} if name else {})


def _has(asked: str, tag: str) -> bool:
    return any(
        listed.strip().removeprefix("W/").strip('"').removesuffix("-gz") == tag for listed in asked.split(",")
    )


_PACKS = Latest[str, bytes](256)


def _pack(document: Document) -> bytes:
    known = _PACKS.get(document.tag)
    if known is None:
        known = _PACKS[document.tag] = gzip.compress(document.body, 5, mtime=0)
    return known


KINDS: Final = {".js": "text/javascript", ".css": "text/css", ".svg": "image/svg+xml", ".ttf": "font/ttf"}
FONTS: Final = {"inter.ttf": "inter", "garamond.ttf": "eb-garamond"}
HTML: Final = "text/html"


@cache
def static() -> dict[str, Document]:
    documents = {}
    for entry in files("bot.web").joinpath("static").iterdir():
        kind = KINDS.get(Path(entry.name).suffix)
        if kind is not None:
            documents[entry.name] = Document.of(entry.read_bytes(), kind)
    for name, font in FONTS.items():
        documents[name] = Document.of(Path(fontpkg.path(font)).read_bytes(), KINDS[".ttf"])
    return documents


@cache
def _version() -> str:
    """A text that changes with any of the files, so that browsers may keep files for ever."""
    return hashlib.blake2b(
        "".join(document.tag for document in static().values()).encode(), digest_size=6
    ).hexdigest()


@cache
def _environment() -> Environment:
    environment = Environment(
        loader=PackageLoader("bot.web"),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        auto_reload=False,
    )
    environment.filters.update(minus=minus, isolated=isolated_name)
    return environment


def prepare() -> None:
    """Read and compile what all pages need, so that the first page need not wait for it."""
    _version()
    environment = _environment()
    for name in environment.list_templates():
        environment.get_template(name)


def page(reader: Reader, template: str, path: str, **values: Any) -> Document:
    """A page in the reader's language. `path`: where the page is, for the links to other languages."""
    say = reader.words
    text = (
        _environment()
        .get_template(template)
        .render(
            t=say,
            language=reader.language,
            link=reader.link,
            moment=partial(moment, say),
            static=lambda name: f"{reader.site.prefix}/static/{_version()}/{name}",
            languages=[
                (language, say(f"language-{language}"), f"{reader.site.prefix}{path}?lang={language}")
                for language in reader.site.languages
            ],
            **{"private": False, **values},
        )
    )
    return Document.of(text.encode(), HTML)

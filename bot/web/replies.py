"""Answers to browsers: documents with tags, packed, and the errors that become plain pages."""

from __future__ import annotations

import gzip
from typing import Final

from aiohttp import web

from bot.runtime.latest import Latest
from bot.web.site import Document

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

"""What happens to every request: limits, headers that keep a browser on this site, and plain pages for
faults."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Final

from aiohttp import web

from bot.match import UserError
from bot.match.errors import (
    Busy,
    PageClosed,
    PageEnded,
    PageLinkForged,
    PageLinkUsed,
    PageRevoked,
    Storage,
    UnknownMatch,
    UnknownPage,
)
from bot.runtime.tasks import Closed
from bot.runtime.turns import Crowded, asking
from bot.web.api.schemas import Fault
from bot.web.connections import address_of
from bot.web.events import ADDRESS
from bot.web.replies import NoPosition, NotNow, TooMuch, Wrong, page, sent
from bot.web.site import SITE, Document, Reader

log = logging.getLogger(__name__)

Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]

HEADERS: Final = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; "
        "connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
    ),
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "X-Robots-Tag": "noindex",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}
BREATH: Final = 1.0
"""Seconds before a refusal because of too many requests is sent. A refusal takes time, too, and a program
that waits for it asks for less meanwhile."""
PROXIES: Final = 8
"""The largest number of proxies in a chain."""
LONGEST: Final = 2000
"""Characters of an address."""
OWN_STATUS: Final[dict[type[UserError], int]] = {
    PageLinkForged: 404,
    PageClosed: 403,
    PageLinkUsed: 410,
    PageEnded: 410,
    PageRevoked: 410,
}
"""The statuses for faults of a link to an own page, or of its cookie."""
HTTP_KEYS: Final = {405: "web-not-allowed"}


@web.middleware
async def guard(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Answer a request, or say in the reader's language why not."""
    forwarded = ",".join(request.headers.getall("X-Forwarded-For", ()))
    nearest = ",".join(address.strip()[:50] for address in forwarded.rsplit(",", PROXIES)[-PROXIES:])
    request[ADDRESS] = address_of(request.remote, nearest, request.app[SITE].proxies)
    try:
        late = request.app[SITE].limits.wait(request[ADDRESS])
        if late:
            raise TooMuch(later=max(1, round(late)))
        if len(request.raw_path) > LONGEST:
            raise Wrong
        with asking(request[ADDRESS]):
            return await handler(request)
    except web.HTTPException as error:
        if error.status < 400:
            raise
        fault = _fault(request, error.status, HTTP_KEYS.get(error.status, "web-unknown"))
        if "Allow" in error.headers:
            fault.headers["Allow"] = error.headers["Allow"]
        return fault
    except Wrong as wrong:
        return _fault(request, wrong.status, wrong.key, wrong.later)
    except (UnknownMatch, UnknownPage):
        return _fault(request, 404, "web-unknown")
    except tuple(OWN_STATUS) as error:
        return _fault(request, OWN_STATUS[type(error)], error.fact.key)
    except (Busy, Storage, Closed, Crowded):
        await asyncio.sleep(BREATH)
        return _fault(request, NotNow.status, NotNow.key, 5)
    except UserError as error:
        return _fault(request, 500, error.fact.key if error.fact.key == "table-broken" else "error-inside")
    except Exception:
        log.exception("a page failed: %s", request.match_info.route.resource)
        return _fault(request, 500, "error-inside")


def _fault(request: web.Request, status: int, key: str, later: int | None = None) -> web.Response:
    reader, api = Reader(request), _of_api(request)
    faults, kind = reader.site.faults, (status, key, api, reader.language, reader.chosen)
    document = faults.get(kind)
    if key == NoPosition.key and not api:  # the link is of one match
        document = _said(reader, status, key, newest=_newest(reader, request))
    elif document is None:
        document = faults[kind] = _said(reader, status, key, api=api)
    response = sent(request, document, cache="no-store", status=status)
    if later is not None:
        response.headers["Retry-After"] = str(later)
    return response


def _said(reader: Reader, status: int, key: str, *, api: bool = False, newest: str | None = None) -> Document:
    """The answer that says what is wrong, for a program or a person."""
    text = reader.words(key)
    if api:
        return Document.json(Fault(status=status, error=key, message=text))
    title = reader.words("web-fault")
    return page(reader, "fault.html", "/", title=title, said=text, status=status, newest=newest)


def _newest(reader: Reader, request: web.Request) -> str:
    """The address of the newest position of the match that a request names."""
    mine = request.match_info.get("mine")
    return reader.link(f"/m/{request.match_info['uid']}" if mine is None else f"/my/{mine}")


def _of_api(request: web.Request) -> bool:
    return request.path.removeprefix(request.app[SITE].prefix).startswith("/api/")


async def protect(request: web.Request, response: web.StreamResponse) -> None:
    """The headers of every answer. Programs on other sites may read what is public to programs anyway."""
    if _of_api(request):
        response.headers.setdefault("Access-Control-Allow-Origin", "*")
    for name, value in HEADERS.items():
        response.headers.setdefault(name, value)
    response.headers.setdefault("Cache-Control", "no-store")
    response.headers.pop("Server", None)  # nobody needs to know which software this is

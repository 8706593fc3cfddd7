"""Connections of the pages: a limited number of them, and none that only takes up room.

aiohttp ends a connection on which no whole request arrives in time. This module looks after the rest: how
many connections there are, in all and from one address, and readers that do not take what they asked for.
"""

from __future__ import annotations

import asyncio
import logging
import socket
import sys
from collections import Counter
from contextlib import suppress
from typing import Final, cast

from aiohttp import web, web_response
from aiohttp.http_exceptions import HttpProcessingError

from bot.web.limits import Networks, address_of, is_proxy

if sys.platform != "win32":
    import resource

log = logging.getLogger(__name__)


class _OnlyOurs(logging.Filter):
    """Keeps records about malformed requests out of the log: anybody could fill it with them."""

    def filter(self, record: logging.LogRecord) -> bool:
        return not (record.exc_info and isinstance(record.exc_info[1], HttpProcessingError))


protocol_log = logging.getLogger(f"{__name__}.protocol")
"""The logger for aiohttp's records about the protocol."""
protocol_log.addFilter(_OnlyOurs())

vars(web_response)["SERVER_SOFTWARE"] = ""  # not even aiohttp's own answers to nonsense name the software

MOST: Final = 6000
"""The most connections at once, if the system allows so many files."""
RESERVED: Final = 400
"""Open files that are reserved for everything else: database, workers, Discord."""
FEWEST: Final = 64
EACH: Final = 100
"""The most connections of one address. A proxy may have all connections, because it has limits of its own."""
SEND_BUFFER: Final = 128 << 10
"""Bytes that the system buffers for a reader. If it buffered more, the program would not see that they
wait."""
LOOK: Final = 2.0
"""Seconds between two looks at the bytes that wait to be read."""
LEAST: Final = 8_192
"""Bytes that a reader must take between two looks, if so many are waiting."""
PATIENCE: Final = 5
"""Looks in a row at which a reader may have taken less."""
MOST_WAITING: Final = 64 << 20
"""Bytes that may wait for all readers together. If there are more, those with the most bytes are cut off."""
REFUSED: Final = 200
"""The most connections that are answered that there are too many; any more are cut off without an answer."""
LINGER: Final = 2.0
"""Seconds for which a refused connection stays open, so that it can read why."""


def room() -> int:
    """The number of connections that there may be. Raises the limit of open files if that is allowed, and
    leaves some files to the rest of the program."""
    if sys.platform == "win32":
        return MOST
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != resource.RLIM_INFINITY and soft < MOST + RESERVED:
        wanted = MOST + RESERVED if hard == resource.RLIM_INFINITY else min(hard, MOST + RESERVED)
        with suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
            soft = wanted
    return MOST if soft == resource.RLIM_INFINITY else max(FEWEST, min(MOST, soft - RESERVED))


class Connections:
    """All connections of a server; call it to get the protocol of the next one.

    Args:
        refusal: the answer to a connection when there are too many.
        proxies: where proxies are, besides this machine.
    """

    server: web.Server
    """The server that makes the protocols. The runner sets it when it is set up."""

    def __init__(self, refusal: str, most: int = MOST, each: int = EACH, *, proxies: Networks = ()) -> None:
        self.most, self.each, self.proxies = most, each, proxies
        self.open: set[Connection] = set()
        self.refused: set[Connection] = set()
        self.cut_off = 0
        """Readers that were too slow."""
        self._by_address: Counter[str] = Counter()
        body = refusal.encode()
        self.refusal = (
            b"HTTP/1.1 503 Service Unavailable\r\nContent-Type: text/plain; charset=utf-8\r\n"
            b"Retry-After: 10\r\nCache-Control: no-store\r\nX-Content-Type-Options: nosniff\r\n"
            b"Connection: close\r\nContent-Length: %d\r\n\r\n" % len(body)
        ) + body

    def __call__(self) -> Connection:
        return Connection(self)

    def admit(self, connection: Connection) -> bool:
        if len(self.open) >= self.most or (
            connection.address and self._by_address[connection.address] >= self.each
        ):
            return False
        self.open.add(connection)
        if connection.address:
            self._by_address[connection.address] += 1
        return True

    def lost(self, connection: Connection) -> None:
        self.refused.discard(connection)
        if connection in self.open:
            self.open.remove(connection)
            if connection.address:
                self._by_address[connection.address] -= 1
                self._by_address += Counter()  # forget addresses without connections

    async def run(self, look: float = LOOK) -> None:
        """Look after slow readers; ends when it is cancelled."""
        while True:
            await asyncio.sleep(look)
            self.look()

    def look(self) -> None:
        """Cut off readers who do not take what was sent to them."""
        waiting = [(size, connection) for connection in self.open if (size := connection.look())]
        slow = [connection for _, connection in waiting if connection.late >= PATIENCE]
        total = sum(size for size, _ in waiting)
        for size, connection in sorted(waiting, key=lambda entry: -entry[0]):
            if total <= MOST_WAITING:
                break
            total -= size
            slow.append(connection)
        for slow_one in set(slow):
            slow_one.abort()
        if slow:
            self.cut_off += len(set(slow))
            log.info("%s readers of pages were too slow and were cut off", len(set(slow)))


class Connection(asyncio.Protocol):
    """One connection: the protocol of aiohttp, if there is room for it."""

    def __init__(self, connections: Connections) -> None:
        self._all = connections
        self._inner = asyncio.Protocol()
        """The protocol of aiohttp, if there is room for it; this one does nothing."""
        self._transport: asyncio.Transport | None = None
        self._waited = 0
        self.late = 0
        """Looks in a row at which too little had been read."""
        self.address = ""
        """Who is connected; "" for a proxy."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        transport = cast(asyncio.Transport, transport)  # those of uvloop are not derived from it
        self._transport = transport
        peer = transport.get_extra_info("peername")
        host = str(peer[0]) if peer else ""
        self.address = "" if is_proxy(host, self._all.proxies) else address_of(host, "")
        raw = transport.get_extra_info("socket")
        if raw is not None:
            raw.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BUFFER)
        if self._all.admit(self):
            self._inner = self._all.server()
            self._inner.connection_made(transport)
        elif len(self._all.refused) < REFUSED:
            self._all.refused.add(self)
            transport.write(self._all.refusal)
            # If the connection were closed at once while the other side is still sending, the answer would be
            # lost.
            asyncio.get_running_loop().call_later(LINGER, transport.abort)
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self._all.lost(self)
        self._inner.connection_lost(exc)
        self._inner = asyncio.Protocol()

    def data_received(self, data: bytes) -> None:
        self._inner.data_received(data)

    def eof_received(self) -> bool | None:
        return self._inner.eof_received()

    def pause_writing(self) -> None:
        self._inner.pause_writing()

    def resume_writing(self) -> None:
        self._inner.resume_writing()

    @property
    def waiting(self) -> int:
        """Bytes that wait to be read."""
        return 0 if self._transport is None else self._transport.get_write_buffer_size()

    def look(self) -> int:
        """Bytes that wait to be read; notes whether enough was taken since the last look."""
        size = self.waiting
        taken = self._waited - size
        self.late = 0 if not size or taken >= LEAST else self.late + 1
        self._waited = size
        return size

    def abort(self) -> None:
        if self._transport is not None:
            self._transport.abort()

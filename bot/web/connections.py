"""Connections of the pages: a limited number of them, and none that only takes up room; how many requests one
address may make, and how many readers may watch at once.

aiohttp ends a connection on which no whole request arrives in time. This module looks after the rest: how
many connections there are, in all and from one address, and readers that do not take what they asked for.
"""

from __future__ import annotations

import asyncio
import logging
import socket
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import lru_cache
from ipaddress import IPv4Network, IPv6Address, IPv6Network, ip_address
from typing import Final, cast

from aiohttp import web, web_response
from aiohttp.http_exceptions import HttpProcessingError

from bot.runtime.memo import Latest

Networks = tuple[IPv4Network | IPv6Network, ...]

KEPT: Final = 20_000
"""The number of addresses that are remembered: those that asked last."""


class Limits:
    """Buckets of requests, one for each address.

    Args:
        rate: requests that an address gets back each second.
        burst: requests that it may make at once.
        streams: streams of events that an address may have open. `most`: streams of all addresses together.
    """

    def __init__(
        self,
        clock: Callable[[], float],
        *,
        rate: float = 15.0,
        burst: float = 150.0,
        streams: int = 40,
        most: int = 4000,
    ) -> None:
        self._clock, self._rate, self._burst, self._streams, self._most = clock, rate, burst, streams, most
        self._left = Latest[str, tuple[float, float]](KEPT)
        self._open: Counter[str] = Counter()

    def bound(self, most: int) -> None:
        """Lower the number of streams of all addresses together to `most`, if that is less."""
        self._most = min(self._most, most)

    def wait(self, address: str, cost: float = 1.0) -> float:
        """Take a request from the bucket. Returns 0 if it may be answered, otherwise the seconds to wait."""
        now = self._clock()
        left, at = self._left.pop(address, (self._burst, now))
        left = min(self._burst, left + (now - at) * self._rate)
        late = max(0.0, (cost - left) / self._rate)
        self._left[address] = (left if late else left - cost), now
        return late

    @contextmanager
    def stream(self, address: str) -> Iterator[bool]:
        """A stream of events, for as long as the block runs; False: there are too many."""
        allowed = self._open[address] < self._streams and self._open.total() < self._most
        self._open[address] += allowed
        try:
            yield allowed
        finally:
            self._open[address] -= allowed
            if not self._open[address]:
                del self._open[address]


@lru_cache(maxsize=4096)
def is_proxy(peer: str | None, proxies: Networks = ()) -> bool:
    """Whether this peer is a proxy, which asks for others: a program on this machine, or in one of the
    networks that the operator names."""
    peer_address = _read(peer or "")
    if peer_address is None:
        return not peer  # a local socket has no address
    address = ip_address(peer_address)
    return address.is_loopback or any(address in network for network in proxies)


@lru_cache(maxsize=4096)
def address_of(peer: str | None, forwarded: str, proxies: Networks = ()) -> str:
    """Who asks: the peer, or the nearest address named by proxies that is not a proxy itself. IPv6 addresses
    with the same first 48 bits count as one, because a customer often gets a network of that size, with
    65,536 networks of 64 bits in it.

    Args:
        forwarded: the header `X-Forwarded-For`, a list of addresses with the nearest last. Only proxies are
            believed.
        proxies: where proxies are, besides this machine.
    """
    hop, chain = _read(peer or ""), forwarded.split(",")
    while chain and (hop is None or is_proxy(hop, proxies)):
        named = _read(chain.pop().strip())
        if named is None:
            break
        hop = named
    if hop is None:
        return "?"
    address = ip_address(hop)
    if isinstance(address, IPv6Address):
        return f"{int(address) >> 80:x}/48"
    return hop


def _read(text: str) -> str | None:
    """An address in its standard spelling; None for anything else."""
    try:
        address = ip_address(text.partition("%")[0].strip("[]"))
    except ValueError:
        return None
    mapped = address.ipv4_mapped if isinstance(address, IPv6Address) else None
    return str(mapped or address)


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

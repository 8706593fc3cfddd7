"""How many requests one address may make, and how many readers may watch at once."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import lru_cache
from ipaddress import IPv4Network, IPv6Address, IPv6Network, ip_address
from typing import Final

from bot.runtime.latest import Latest

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

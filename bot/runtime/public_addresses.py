"""Check addresses that people have given: only public ones may be called, whatever way they are written.

`bot.runtime.posting` calls them. This module is separate, because a check alone needs no HTTP client.
"""

from __future__ import annotations

import re
from collections.abc import Collection
from ipaddress import IPv4Address, IPv6Address, ip_address
from typing import Final

from yarl import URL

LONGEST: Final = 500
"""Characters of an address."""
NAT64: Final = (IPv6Address("64:ff9b::").packed[:12], IPv6Address("64:ff9b:1::").packed[:6])
"""Prefixes of IPv6 addresses that lead to an IPv4 address, which might be private."""


_NUMERIC: Final = re.compile(r"(^|\.)(\d+|0x[0-9a-f]*)\.?$|:", re.IGNORECASE)
"""The end of a name that is read as a number, such as 127.1 or 2130706433: it is an address in disguise, and
aiohttp connects to it without asking the resolver."""


class Forbidden(Exception):
    """The address must not be called: it is not valid, or leads to a private place."""


def is_public(text: str) -> bool:
    """Whether an IP address belongs to the public Internet, whatever way it is written."""
    try:
        address: IPv4Address | IPv6Address = ip_address(text.partition("%")[0])
    except ValueError:
        return False
    if isinstance(address, IPv6Address):
        if any(address.packed.startswith(prefix) for prefix in NAT64):
            return False
        inner = address.ipv4_mapped or address.sixtofour or (address.teredo and address.teredo[1])
        if inner:
            return False
        if int(address) >> 32 == 0:  # the old form of IPv4 within IPv6
            return False
    return address.is_global and not address.is_multicast and not address.is_reserved


def checked(text: str, allowed: Collection[str] = ()) -> URL:
    """Check that an address may be called, as far as this is possible without resolving its name. Returns it.

    Args:
        allowed: names of hosts that may be private, and be asked without encryption.

    Raises: Forbidden.
    """
    if len(text) > LONGEST or not text.isprintable() or any(char.isspace() for char in text):
        raise Forbidden
    try:
        url = URL(text)
        host, port = url.host, url.port
    except ValueError:
        raise Forbidden from None
    if not host or url.user is not None or url.password is not None or port is None:
        raise Forbidden
    mine = host.lower().rstrip(".") in allowed
    if url.scheme != "https" and not (mine and url.scheme == "http"):
        raise Forbidden
    if not mine and (not is_public(host) if _is_literal(host) else _NUMERIC.search(host)):
        raise Forbidden
    return url.with_fragment(None)


def _is_literal(host: str) -> bool:
    try:
        ip_address(host)
    except ValueError:
        return False
    return True

"""Requests to addresses that people have given: to public addresses only, and with a short time limit.

A name is resolved once, and the connection goes to the address that was checked, so nobody can exchange it in
between. Redirections are not followed, and only the status of the answer is read.
"""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Collection, Mapping
from contextlib import suppress
from typing import Any, Final, Self

import aiohttp
from aiohttp.abc import AbstractResolver, ResolveResult

from bot.runtime.public_addresses import Forbidden, checked, is_public

TIMEOUT: Final = 10.0
"""Seconds for a whole request."""


class Unreachable(Exception):
    """There was no answer. Another attempt may succeed later."""


class PublicResolver(AbstractResolver):
    """Resolves names, and gives public addresses only. aiohttp connects to these addresses."""

    def __init__(self, allowed: Collection[str] = ()) -> None:
        self._allowed = allowed

    async def resolve(
        self, host: str, port: int = 0, family: socket.AddressFamily = socket.AF_UNSPEC
    ) -> list[ResolveResult]:
        """Raises Forbidden, if any of the addresses is private; OSError."""
        loop = asyncio.get_running_loop()
        addresses = await loop.getaddrinfo(host, port, type=socket.SOCK_STREAM, family=family)
        if host.lower().rstrip(".") not in self._allowed and not all(
            is_public(str(address[4][0])) for address in addresses
        ):
            raise Forbidden
        return [
            ResolveResult(
                hostname=host,
                host=str(address[0]),
                port=port,
                family=of,
                proto=protocol,
                flags=socket.AI_NUMERICHOST | socket.AI_NUMERICSERV,
            )
            for of, _, protocol, _, address in addresses
        ]

    async def close(self) -> None:
        """Do nothing, because nothing is open."""


class Poster:
    """Sends bodies to addresses of people. Use it as an async context manager.

    Args:
        allowed: names of hosts that may be private.
        seconds: for one request.
    """

    def __init__(self, allowed: Collection[str] = (), seconds: float = TIMEOUT, **session: Any) -> None:
        self._allowed = frozenset(network.lower().rstrip(".") for network in allowed)
        self._seconds, self._more = seconds, session
        self._session: aiohttp.ClientSession | None = None

    async def __aenter__(self) -> Self:
        connector = aiohttp.TCPConnector(
            resolver=PublicResolver(self._allowed),
            use_dns_cache=False,
            force_close=True,
            limit=16,
            limit_per_host=2,
        )
        self._session = aiohttp.ClientSession(
            connector=connector,
            cookie_jar=aiohttp.DummyCookieJar(),
            timeout=aiohttp.ClientTimeout(total=self._seconds),
            auto_decompress=False,
            trust_env=False,
            **self._more,
        )
        return self

    async def __aexit__(self, *_: object) -> None:
        if self._session is not None:
            await self._session.close()

    async def post(self, address: str, body: bytes, headers: Mapping[str, str]) -> int:
        """Send a body, and return the status of the answer.

        Raises: Forbidden, Unreachable.
        """
        assert self._session is not None, "use it as a context manager"
        url = checked(address, self._allowed)
        try:
            async with self._session.post(
                url, data=body, headers={"User-Agent": "Turnpost", **headers}, allow_redirects=False
            ) as answer:
                with suppress(aiohttp.ClientError):
                    answer.close()  # its body is not needed
                return answer.status
        except Forbidden:
            raise
        except (aiohttp.ClientError, OSError, TimeoutError, ValueError) as error:
            cause: BaseException | None = error
            while cause is not None:
                if isinstance(cause, Forbidden):
                    raise Forbidden from None
                cause = cause.__cause__ or cause.__context__
            raise Unreachable from None

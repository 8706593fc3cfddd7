"""Every link that a person is shown leads to a page."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import aiohttp

from tests.evening.record import Shown

OWN: Final = "/o/"
"""With this the paths of links begin that open a page of one's own."""


async def opened(link: str) -> int:
    """The status at the end of a link that is good once, for a browser that has never been there."""
    jar = aiohttp.CookieJar(unsafe=True)  # an address in place of a name
    async with aiohttp.ClientSession(cookie_jar=jar) as client, client.get(link) as answer:
        return answer.status


async def dead(shown: Sequence[Shown], web: str) -> list[str]:
    """A sentence for each address of the bot's own that is not answered with a page; each is tried once.
    Links to pages of one's own are good once: whoever is shown one opens it at once (`opened`)."""
    first: dict[str, int] = {}
    for one in shown:
        for link in one.links:
            first.setdefault(link, one.number)
    found = []
    async with aiohttp.ClientSession() as client:
        for link, number in first.items():
            if not link.startswith(web) or link.startswith(web + OWN):
                continue
            async with client.get(link) as answer:
                if answer.status != 200:
                    found.append(f"{number}: {link.removeprefix(web)} is answered with {answer.status}")
    return found

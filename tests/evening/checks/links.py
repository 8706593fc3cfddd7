"""Every link that a person is shown leads to a page."""

from __future__ import annotations

from collections.abc import Sequence

import aiohttp

from tests.evening.record import Shown


async def dead(shown: Sequence[Shown], web: str) -> list[str]:
    """A sentence for each address of the bot's own that is not answered with a page; each is tried once."""
    first: dict[str, int] = {}
    for one in shown:
        for link in one.links:
            first.setdefault(link, one.number)
    found = []
    async with aiohttp.ClientSession() as client:
        for link, number in first.items():
            if not link.startswith(web):
                continue
            async with client.get(link) as answer:
                if answer.status != 200:
                    found.append(f"{number}: {link.removeprefix(web)} is answered with {answer.status}")
    return found

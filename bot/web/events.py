"""New moves as they happen, as server-sent events. A page is told only that there is news, and asks for it
then.

One task looks after all matches that are watched, so a thousand readers of one match cost one query.
"""

from __future__ import annotations

import asyncio
import logging
from collections import defaultdict
from collections.abc import Sequence
from typing import Final

from aiohttp import web

from bot.match import UserError
from bot.web.replies import TooMuch
from bot.web.site import SITE, Site, state_of
from bot.web.visits import found

log = logging.getLogger(__name__)

LOOK: Final = 1.0
"""Seconds between two looks."""
ALIVE: Final = 20
"""Looks between two empty lines, which keep proxies from closing the connection."""
SILENT: Final = b": \n\n"
ENDED: Final = b"event: ended\ndata: {}\n\n"
HELLO: Final = b"retry: 3000\n: \n\n"
LEAST_SPREAD: Final = 300
MOST_SPREAD: Final = 6000
EACH: Final = 10
"""Milliseconds that each open page adds to the time over which all pages ask for the news, so that not too
many ask at the same moment."""
AT_ONCE: Final = 50
"""The number of readers that are told without a pause, so that a crowd of readers delays no move."""


def moved(watching: int) -> bytes:
    """The event that there is news, the same bytes for all pages of a match. Each page asks at a random
    moment within `spread` milliseconds."""
    spread = min(MOST_SPREAD, max(LEAST_SPREAD, EACH * watching))
    return b'event: moved\ndata: {"spread": %d}\n\n' % spread


class Watcher:
    def __init__(self, seen: str, page: str | None = None) -> None:
        """`page`: the own page (`Owner.page`) of somebody who has a seat and may see a private match."""
        self.seen, self.page, self.news = seen, page, asyncio.Event()
        self.said = moved(1)
        """What is written next."""
        self.ended = False
        """Nothing is written after that."""

    @property
    def own(self) -> bool:
        return self.page is not None

    def end(self) -> None:
        """End the stream, because its owner may not see the page any more."""
        self.said, self.ended = ENDED, True
        self.news.set()


class Hub:
    """Everybody who watches, by match."""

    def __init__(self, site: Site) -> None:
        self._site = site
        self._watchers: defaultdict[int, set[Watcher]] = defaultdict(set)
        self._uids: dict[int, str] = {}
        self.closing = asyncio.Event()

    async def run(self) -> None:
        """Look again and again; ends when it is cancelled."""
        looks = 0
        while True:
            await asyncio.sleep(LOOK)
            looks += 1
            if self._watchers:
                try:
                    await self.look()
                except UserError as error:  # the store is busy or away: look again
                    log.info("nobody was told of news: %s", error.fact.key)
            if looks % ALIVE == 0:
                await self._tell(
                    [watcher for all_of in self._watchers.values() for watcher in all_of], SILENT
                )

    async def look(self) -> None:
        """Tell the pages whose match has changed since they saw it, also if it is not public any more. End
        own pages that were revoked, or whose owner has no seat any more."""
        watching = self._site.matches.watching
        there = {match: set(all_of) for match, all_of in self._watchers.items()}
        owned = [match for match, all_of in there.items() if any(one.own for one in all_of)]
        pages = {one.page for all_of in there.values() for one in all_of if one.page is not None}
        alive = await self._site.matches.own_pages.alive(pages) if pages else frozenset()
        for one in [one for all_of in there.values() for one in all_of]:
            if one.page is not None and one.page not in alive:
                one.end()
        public = await watching.briefs(list(there))
        private = await watching.states(owned) if owned else {}
        for match, all_of in there.items():
            if match not in self._watchers:  # all of them have left meanwhile
                continue
            states = [state_of(briefs[match]) if match in briefs else "" for briefs in (public, private)]
            # Leave out pages that were opened meanwhile: they may show something newer.
            here = [one for one in self._watchers[match] & all_of if not one.ended]
            late = [one for one in here if one.seen != states[one.own]]
            if late:
                self._site.forget(self._uids[match])
            for watcher in late:
                watcher.seen = states[watcher.own]
            await self._tell(late, moved(len(self._watchers[match])))

    async def _tell(self, watchers: Sequence[Watcher], data: bytes) -> None:
        """Have something written to all of these. A keep-alive does not replace news that is not written
        yet."""
        for number, watcher in enumerate(watchers, 1):
            if not watcher.ended and (data is not SILENT or not watcher.news.is_set()):
                watcher.said = data
                watcher.news.set()
            if number % AT_ONCE == 0:
                await asyncio.sleep(0)

    def close(self) -> None:
        self.closing.set()
        for watchers in self._watchers.values():
            for watcher in watchers:
                watcher.news.set()

    def add(self, match: int, uid: str, watcher: Watcher) -> None:
        self._watchers[match].add(watcher)
        self._uids[match] = uid

    def remove(self, match: int, watcher: Watcher) -> None:
        self._watchers[match].discard(watcher)
        if not self._watchers[match]:
            del self._watchers[match], self._uids[match]

    @property
    def watching(self) -> int:
        return sum(map(len, self._watchers.values()))


HUB: Final = web.AppKey("hub", Hub)
ADDRESS: Final = web.RequestKey("address", str)


async def events(request: web.Request) -> web.StreamResponse:
    """A stream for one page. `v` is the state that the page shows; if it is out of date, the page is told at
    once."""
    visit, hub = await found(request), request.app[HUB]
    brief = visit.brief
    state = state_of(brief)
    with request.app[SITE].limits.stream(request[ADDRESS]) as allowed:
        if not allowed:
            raise TooMuch(later=30)
        watcher = Watcher(state, None if visit.owner is None else visit.owner.page)
        if request.query.get("v", state) != state:
            watcher.news.set()
        hub.add(brief.match, brief.uid, watcher)
        response = web.StreamResponse(
            headers={
                "Content-Type": "text/event-stream",
                "Cache-Control": "no-store",
                "X-Accel-Buffering": "no",
            }
        )
        try:
            await response.prepare(request)
            await response.write(HELLO)
            while True:
                await watcher.news.wait()
                if hub.closing.is_set():
                    break
                watcher.news.clear()
                # Readers who do not take it are cut off in `bot.web.connections`.
                await response.write(watcher.said)
                if watcher.ended:
                    break
        except ConnectionError:
            pass  # whoever watched has left
        finally:
            hub.remove(brief.match, watcher)
        return response

"""New moves as they happen, as server-sent events. Whoever watches is told that there is news, and looks.

One task looks after all matches that are watched, so a thousand who watch one match cost one query.
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
"""Looks between two lines that say nothing, so that no proxy hangs up."""
SILENT: Final = b": \n\n"
ENDED: Final = b"event: ended\ndata: {}\n\n"
HELLO: Final = b"retry: 3000\n: \n\n"
LEAST_SPREAD: Final = 300
MOST_SPREAD: Final = 6000
EACH: Final = 10
"""Milliseconds that a page more makes them take longer, all together, to look at what is new: the more watch,
the less may ask in one moment."""
AT_ONCE: Final = 50
"""How many are told at a time, so that a crowd of readers delays no move."""


def moved(watching: int) -> bytes:
    """There is news, written once for all who watch a match. Each looks at a moment of its own, within
    `spread` milliseconds."""
    spread = min(MOST_SPREAD, max(LEAST_SPREAD, EACH * watching))
    return b'event: moved\ndata: {"spread": %d}\n\n' % spread


class Watcher:
    """One open page."""

    def __init__(self, seen: str, page: str | None = None) -> None:
        """`page`: the own page (`Owner.page`) of somebody who sits there, and may see a private match."""
        self.seen, self.page, self.news = seen, page, asyncio.Event()
        self.said = moved(1)
        """What is written next."""
        self.ended = False
        """Nothing is written after that."""

    @property
    def own(self) -> bool:
        return self.page is not None

    def end(self) -> None:
        """Its owner may see it no more."""
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
        """Tell those whose match is not as they have seen it. One that is not public any more has changed.
        Own pages that were revoked, or whose owner sits there no more, end."""
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
            # Who has come meanwhile was not looked after, and may have seen something newer.
            here = [one for one in self._watchers[match] & all_of if not one.ended]
            late = [one for one in here if one.seen != states[one.own]]
            if late:
                self._site.forget(self._uids[match])
            for watcher in late:
                watcher.seen = states[watcher.own]
            await self._tell(late, moved(len(self._watchers[match])))

    async def _tell(self, watchers: Sequence[Watcher], data: bytes) -> None:
        """Have something written to all of these; who has not been told of news yet is still told of that."""
        for number, watcher in enumerate(watchers, 1):
            if not watcher.ended and (data is not SILENT or not watcher.news.is_set()):
                watcher.said = data
                watcher.news.set()
            if number % AT_ONCE == 0:
                await asyncio.sleep(0)

    def close(self) -> None:
        """End all streams."""
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
        """How many pages are open."""
        return sum(map(len, self._watchers.values()))


HUB: Final = web.AppKey("hub", Hub)
ADDRESS: Final = web.RequestKey("address", str)


async def events(request: web.Request) -> web.StreamResponse:
    """A stream for one page. `v` is the state that the page shows: an older one is news at once."""
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
                # Who does not take it is cut off in `bot.web.connections`.
                await response.write(watcher.said)
                if watcher.ended:
                    break
        except ConnectionError:
            pass  # whoever watched has left
        finally:
            hub.remove(brief.match, watcher)
        return response

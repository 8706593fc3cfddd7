"""Moments at which to kill a bot, such as between Discord's change and its response, or after a while."""

from __future__ import annotations

import asyncio
import contextlib
import random
from collections.abc import Callable

from bot.sandbox import events
from bot.sandbox.things import DM, Message
from tests.sandbox.box import Box

PATIENCE = 2.0
"""Seconds to wait for the moment."""
POSTING = r"POST /channels/\d+/messages$"


class Moment:
    """A moment at which the bot is killed: at an event, or after a while."""

    def __init__(self, box: Box, kill: Callable[[], None], rng: random.Random) -> None:
        self._box, self._kill, self._rng = box, kill, rng
        self._struck = asyncio.Event()
        self.wanted = rng.choice(
            ("board", "board", "hand", "answer", "remove_buttons", "later", "lost", "slow")
        )
        self._skip = rng.randrange(4)

    async def strike(self) -> None:
        """Wait for the moment and kill the bot."""
        faults = self._box.faults
        if self.wanted == "lost":
            faults.fail(POSTING, after=True)  # Discord took it, but does not say so: the bot tries again
        if self.wanted == "slow":
            faults.slow(POSTING, times=3, seconds=0.3)  # Discord takes it after the bot has died
        stop = self._box.world.subscribe(self._look)
        try:
            wait = self._rng.uniform(0.0, 1.0) if self.wanted == "later" else PATIENCE
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._struck.wait(), wait)
            if self.wanted in ("lost", "slow"):
                await asyncio.sleep(self._rng.uniform(0.0, 0.3))
        finally:
            stop()
            self._kill()
            faults.clear()

    def _look(self, event: events.Event) -> None:
        if not self._is_it(event):
            return
        if self._skip:
            self._skip -= 1
            return
        self._struck.set()
        if self.wanted not in ("lost", "slow"):
            self._kill()  # before the bot hears that its request was carried out

    def _is_it(self, event: events.Event) -> bool:
        match self.wanted, event:
            case "answer", events.InteractionAnswered(how="deferred" | "deferred_update"):
                return True
            case (("remove_buttons" | "slow"), events.MessageEdited(Message(seen_by=None))):
                return True
            case (("board" | "lost"), events.MessageCreated(Message(seen_by=None) as message)):
                return self._box.world.channels[message.channel_id].type != DM
            case "hand", events.MessageCreated(message) | events.MessageEdited(message):
                return message.seen_by is None and self._box.world.channels[message.channel_id].type == DM
        return False

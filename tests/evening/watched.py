"""The bot's own sender without Discord and without pixels: what it posts is kept for the checks of boards."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, cast

import msgspec

from bot.games.registry import GAMES
from bot.match import Delivered, Delivery, Retry
from bot.store import matches, steps
from render.paint import Picture, alt_text
from render.pool import PictureError, digest
from render.scene import Scene
from tests.evening.posted import Posted
from tests.evening.story import Story
from tests.match.app import MatchApp
from tests.match.discord_fake import Discord


class Watched:
    """The bot's sender at a Discord that is none; a picture is the digest of what is drawn of its scene."""

    def __init__(self, app: MatchApp) -> None:
        self.discord, self._app = Discord(app), app
        self.discord.services = replace(self.discord.services, painter=cast("Any", self))
        self.posted: list[Posted] = []
        self._scenes: dict[bytes, Any] = {}
        self._known: dict[int, tuple[str, tuple[bytes, ...]]] = {}
        self.cut_off = False
        """Nobody hears that a board was sent."""

    async def paint(self, scene: Any) -> Picture:
        key = digest(msgspec.structs.replace(scene, caption=()) if isinstance(scene, Scene) else scene)
        self._scenes[key] = scene
        return Picture(key, 1, 1, "png", alt_text(scene))

    async def lapse(self, *_: object) -> Picture:
        raise PictureError("nobody looks at it")

    async def deliver(self, job: Delivery) -> Delivered:
        done = await self.discord.sender.deliver(job)
        for channel in self.discord.channels.values():
            for message in channel.messages:
                self._note(message)
        if self.cut_off and job.kind == "board":
            raise Retry(reason="nobody hears that it was sent")
        return done

    def _note(self, message: Any) -> None:
        pictures = tuple(message.data)
        known = self._known.get(message.id)
        scene = next((one for key in pictures if isinstance(one := self._scenes.get(key), Scene)), None)
        if known == (message.content, pictures) or scene is None or scene.view.viewer is not None:
            return
        self._known[message.id] = message.content, pictures
        digests, at = tuple(one.hex() for one in pictures), self._app.services.context.now() - 1
        number = len(self.posted) + 1
        self.posted.append(Posted(number, message.id, known is not None, at, scene, message.content, digests))


async def story_of(app: MatchApp, match: int) -> Story:
    async with app.store.read() as db:
        row, rows = await matches.find(db, match), await steps.log(db, match)
    assert row is not None
    brief = await app.services.views.brief(match)
    return Story(GAMES[brief.game], brief.seats, brief.options, rows)

"""Pictures that are drawn elsewhere: the questions and the answers."""

from __future__ import annotations

from typing import Final, TypeVar

import msgspec

from bot.elsewhere.asking import Asker
from bot.elsewhere.scenes import pack_scene, unpack_scene
from bot.elsewhere.wire import Unsuitable, packed, unpacked
from render.lapse import Frame
from render.paint import ALT_TEXT, Anything, Picture
from render.pool import Painter
from render.scene import Scene

T = TypeVar("T")

PATIENCE: Final = 1.0
"""Seconds after which the bot draws the picture by itself."""
PNG: Final = b"\x89PNG\r\n\x1a\n"


class _Order(msgspec.Struct, frozen=True):
    """A scene to draw. `frame`: draw it as a frame of a time-lapse, after the frame `before`."""

    scene: bytes
    frame: bool = False
    before: Frame | None = None


class DrawnElsewhere:
    """Asks workers for pictures (`render.pool.Elsewhere`). `patience`: seconds to wait; None: the usual
    time."""

    def __init__(self, asker: Asker, patience: float | None = None) -> None:
        self._asker, self._patience = asker, PATIENCE if patience is None else patience

    async def draw(self, scene: Anything) -> Picture | None:
        picture = await self._asked(scene, Picture)
        if picture is None or picture.extension != "png" or not picture.data.startswith(PNG):
            return None
        return picture if len(picture.alt) <= ALT_TEXT else None

    async def shoot(self, scene: Scene, before: Frame | None) -> Frame | None:
        # Only the pixels of the frame before are needed.
        kept = None if before is None else msgspec.structs.replace(before, block=b"")
        return await self._asked(scene, Frame, frame=True, before=kept)

    async def _asked(
        self, scene: Anything, kind: type[T], *, frame: bool = False, before: Frame | None = None
    ) -> T | None:
        def pack() -> bytes:
            return packed(_Order(pack_scene(scene), frame, before))

        return await self._asker.value("drawing", pack, kind, self._patience)


async def drawn(painter: Painter, body: bytes) -> bytes:
    """In a worker: draw what an order asks for.

    Raises:
        Unsuitable: it cannot be read here.
        PictureError: it cannot be drawn.
    """
    order = unpacked(body, _Order)
    scene = unpack_scene(order.scene)
    if not order.frame:
        return packed(await painter.paint(scene))
    if not isinstance(scene, Scene):
        raise Unsuitable("it is no position")
    return packed(await painter.shoot(scene, order.before))

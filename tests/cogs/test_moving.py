"""What happened since one's turn as an animation: small, of what changed alone, and beside the stills."""

from __future__ import annotations

import io
import struct
from collections.abc import Callable, Sequence
from types import SimpleNamespace
from typing import Any, cast

import pytest
from PIL import Image, ImageChops

from bot.core import AnyRules
from bot.games.registry import GAMES
from bot.match import Brief
from bot.match.views.models import PastPosition
from bot.text import words
from cogs import looks
from cogs.framework.call import Call
from cogs.looks import FRAMES, ROOM, animation
from cogs.ui.page import Picture
from render.lapse import Frame, assemble, frame
from render.paint import Picture as Drawn
from render.scene import Scene
from tests.contract.journeys import KEEN
from tests.gallery import Shot, awaited, played
from tests.long import LONG

BRIEF: Any = SimpleNamespace(match=1)


class Pencil:
    """Draws in this process, and keeps the frames; or makes films of so many bytes a frame."""

    def __init__(self, size: Callable[[int], int] | None = None) -> None:
        self.size = size
        self.films: list[list[Frame]] = []
        self.counts: list[int] = []

    async def lapse(self, scenes: Sequence[Scene], progress: Callable[[int, int], None]) -> Drawn:
        self.counts.append(len(scenes))
        if self.size is not None:
            return Drawn(bytes(self.size(len(scenes))), 800, 509, "gif")
        frames: list[Frame] = []
        for scene in scenes:
            frames.append(frame(scene, frames[-1] if frames else None))
        self.films.append(frames)
        return Drawn(assemble(frames), frames[0].width, frames[0].height, "gif")


def past(rules: AnyRules, shots: Sequence[Shot]) -> list[PastPosition]:
    """The story that somebody who was away has missed."""
    return [
        PastPosition(
            n=n,
            count=len(shots),
            at=0,
            facts=shot.told,
            public=rules.view(shot.state, None),
            own=None,
            awaited=awaited(rules, shot.state),
        )
        for n, shot in enumerate(shots, 1)
    ]


async def film_of(pencil: Pencil, story: Sequence[PastPosition], game: str) -> Picture | None:
    services = SimpleNamespace(film_frames=240, painter=pencil)
    call = cast(Call, SimpleNamespace(services=services, language="el", words=words("el")))
    names = tuple(SimpleNamespace(seat=seat, name=f"Ελένη {seat}", computer=False) for seat in range(5))
    seats = cast(Any, story[0].public).seats
    brief = SimpleNamespace(
        match=1, game=game, seats=seats, players=names[:seats], started_at=1, language="el"
    )
    return await animation(call, cast(Brief, brief), story)


def box_of(block: bytes) -> tuple[int, int, int, int]:
    """The part of the picture that an image block of a GIF replaces."""
    left, top, width, height = struct.unpack_from("<HHHH", block, 1)
    return left, top, left + width, top + height


@LONG
@pytest.mark.parametrize("game", sorted(GAMES))
async def test_the_longest_absence(game: str) -> None:
    """Somebody comes back at the end of a match of a full table: at most 500 KB, of what changed alone."""
    rules = GAMES[game]
    shots = played(rules, rules.seats[-1], 3, {}, KEEN.get(game))
    pencil = Pencil()
    film = await film_of(pencil, past(rules, shots), game)
    assert film is not None
    assert len(film.data) <= ROOM == 500_000
    assert film.name == "moving.gif"
    shown = pencil.counts[-1]
    assert 8 <= shown <= FRAMES, "a few boards would tell little"
    assert film.alt == words("el")("page-moving-alt", count=shown)
    blocks = [one.block for one in pencil.films[-1] if one.block]
    moving = Image.open(io.BytesIO(film.data))
    assert moving.n_frames == len(blocks)  # type: ignore[attr-defined]  # GIFs have it
    before: Image.Image | None = None
    for at, block in enumerate(blocks):
        moving.seek(at)
        now = moving.convert("RGB")
        if before is None:
            assert box_of(block) == (0, 0, *now.size)
        else:
            assert box_of(block) == ImageChops.difference(now, before).getbbox()
            assert box_of(block) != (0, 0, *now.size), "no frame is a whole board again"
        before = now


@pytest.mark.parametrize(
    ("size", "counts"),
    [
        (lambda count: 20_000 * count, [24]),
        (lambda count: 30_000 * count, [24, 16]),
        (lambda count: 400_000 + 10_000 * count, [24, 18, 15, 13, 12, 11, 10]),
        (lambda count: 600_000, [24, 20, 16, 13, 10, 8, 6, 5, 4, 3, 2]),
    ],
)
async def test_as_many_boards_as_have_room(size: Callable[[int], int], counts: list[int]) -> None:
    rules = GAMES["pyramids"]
    story = past(rules, [Shot(rules.start(2, {}), ())] * 40)
    pencil = Pencil(size)
    film = await film_of(pencil, story, "pyramids")
    assert pencil.counts == counts
    assert (film is None) == (size(2) > ROOM)
    assert film is None or len(film.data) <= ROOM


async def test_the_stills_stay(monkeypatch: pytest.MonkeyPatch) -> None:
    """The animation is a page of its own below them."""
    shown: list[str] = []

    class Pressed:
        words, language, user_id = words("en"), "en", 1
        matches = SimpleNamespace(history=SimpleNamespace(between=_between))

        def int_arg(self, at: int) -> int:
            return at + 1

        async def acknowledge(self) -> None: ...

        async def about(self, match: int) -> Brief:
            return cast(Brief, SimpleNamespace(match=match, game="pyramids", place_lost=False))

        async def show_beside(self, page: Any) -> None:
            shown.append(page.pictures[0].name)

    async def drawn(*_: object) -> Picture:
        return Picture(b"GIF89a", "moving.gif", "alt")

    monkeypatch.setattr(looks, "animation", drawn)
    await looks.press_moving(cast(Call, Pressed()))
    assert shown == ["moving.gif"]


async def _between(*_: object) -> tuple[PastPosition, ...]:
    return ()

"""The time-lapse: every frame as the board was, small, and behind everything somebody waits for."""

from __future__ import annotations

import asyncio
import io
from collections.abc import Sequence

import pytest
from msgspec.structs import replace
from PIL import Image, ImageChops

from bot.games.registry import GAMES
from render.lapse import MOST, WIDTH, Frame, Progress, assemble, chosen, fitted, frame
from render.paint import Picture, canvas
from render.pool import Painter, PictureError
from render.scene import Scene
from tests.gallery import NAMES, play, public
from tests.long import LONG


def scenes(game: str, count: int) -> list[Scene]:
    rules = GAMES[game]
    shots = play(rules, min(rules.seats), 3)
    return [public(rules, shots[at * len(shots) // count], "en", NAMES) for at in range(count)]


def frames_in(data: bytes) -> int:
    with Image.open(io.BytesIO(data)) as film:
        return int(getattr(film, "n_frames", 0))


def made(shown: list[Scene]) -> list[Frame]:
    frames: list[Frame] = []
    for scene in shown:
        frames.append(frame(scene, frames[-1] if frames else None))
    return frames


@pytest.mark.parametrize("game", GAMES)
def test_every_frame_shows_its_board(game: str) -> None:
    """Put together from nothing but changes, each is the board of its position."""
    shown = scenes(game, 4)
    data = assemble(made(shown))
    film = Image.open(io.BytesIO(data))
    assert (film.format, frames_in(data), film.width) == ("GIF", 4, WIDTH)
    for at, scene in enumerate(shown):
        film.seek(at)
        board = canvas(replace(scene, film=True)).image.reduce(2)
        worst = ImageChops.difference(film.convert("RGB"), board).convert("L").resize((80, 60))
        assert max(worst.tobytes()) < 40, "the same but for rounded colours"
    assert len(data) < 500_000


@pytest.mark.parametrize(
    ("positions", "most", "bytes_each", "asked", "shown"),
    [
        (2, 240, 1, [], None),
        (40, 2, 1, [], None),
        (40, 240, 225_000, [40], 40),
        (40, 240, 225_001, [40, 20], 20),
        (40, 30, 1_500_000, [30, 15, 7, 3], 3),
        (40, 30, 3_500_000, [30, 15, 7, 3], None),
    ],
)
async def test_a_time_lapse_has_fewer_boards_until_it_is_small_enough(
    positions: int, most: int, bytes_each: int, asked: list[int], shown: int | None
) -> None:
    board = scenes("golden_horn", 1)[0]
    counts: list[int] = []

    async def lapse(boards: Sequence[Scene], progress: Progress) -> Picture:
        counts.append(len(boards))
        return Picture(bytes(len(boards) * bytes_each), WIDTH, WIDTH, "gif")

    film = await fitted(range(positions), lambda at: board, lapse, most)
    assert counts == asked
    assert (None if film is None else film[1]) == shown


def test_nothing_changed() -> None:
    """Such a position stays longer instead of making a frame."""
    one, *_ = scenes("golden_horn", 1)
    frames = made([one, one, one])
    assert [bool(each.block) for each in frames] == [True, False, False]
    assert frames_in(assemble(frames)) == 1


def test_which_positions() -> None:
    assert chosen(3) == [0, 1, 2]
    many = chosen(1000)
    assert (many[0], many[-1]) == (0, 999)
    assert len(many) <= MOST
    assert chosen(10, 3) == [0, 4, 9]


@LONG
async def test_drawn_behind_everything_else() -> None:
    """A picture that somebody waits for comes between two frames."""
    shown = scenes("pyramids", 8)
    asked = scenes("golden_horn", 3)
    told: list[tuple[int, ...]] = []
    async with Painter(("pyramids", "golden_horn"), timeout=60) as painter:
        await painter.warm_up()
        begun = asyncio.Event()

        def tell(*one: int) -> None:
            told.append(one)
            begun.set()

        film = asyncio.create_task(painter.lapse(shown * 3, tell))
        await begun.wait()
        for scene in asked:
            await painter.paint(scene)
            assert not film.done()
        picture = await film
    assert picture.extension == "gif"
    assert told == [(at, 24) for at in range(25)]


async def test_closed_meanwhile() -> None:
    painter = Painter(timeout=60)
    begun = asyncio.Event()
    film = asyncio.create_task(painter.lapse(scenes("pyramids", 3) * 400, lambda *_: begun.set()))
    await begun.wait()
    await painter.close()
    with pytest.raises(PictureError):
        await film

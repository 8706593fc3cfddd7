"""Parts of a table that are copied from an earlier picture: the same pixels, and never a stale one."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PIL import Image, ImageChops

from bot.games.registry import GAMES
from render.kit import backgrounds, palette, panels, parts
from render.kit.cache import CACHE
from render.kit.canvas import Canvas, encode
from render.kit.fonts import BODY
from render.kit.laying import Box
from render.kit.parts import Parts, rest
from render.kit.png import png
from render.paint import Anything, canvas
from render.pyramids.theme import GAME, PAPER
from render.specimens import LETTERS, played, table

SIZE = (400, 300)
Draw = Callable[[Canvas], None]


@pytest.fixture(autouse=True)
def kept(monkeypatch: pytest.MonkeyPatch) -> Parts:
    """No parts from elsewhere."""
    found = Parts()
    monkeypatch.setattr(parts, "PARTS", found)
    monkeypatch.setattr(backgrounds, "_bases", type(backgrounds._bases)())
    return found


@backgrounds.as_base
def _ground(shade: int = 90) -> Image.Image:
    return Image.linear_gradient("L").resize(SIZE).point([min(255, v // 2 + shade) for v in range(256)])


def seat(name: str, x: int = 20, y: int = 20, gold: bool = False) -> Draw:
    def draw(page: Canvas) -> None:
        page.put(panels.panel(180, 90, PAPER, gold), x, y)
        page.fill(x + 30, y + 60, x + 70, y + 64, (200, 10, 10))
        page.words(x + 30, y + 50, name, BODY)

    return draw


def drawn(*draws: Draw, part: bool = True, shade: int = 90) -> Canvas:
    page = Canvas(_ground(shade))
    for draw in draws:
        if part:
            with page.part():
                draw(page)
        else:
            draw(page)
    return page


def copied(page: Canvas) -> int:
    return len(page._copied)


def bytes_of(page: Canvas) -> list[bytes]:
    """Encoded as it is; mapped pixel by pixel; and only where nothing was copied."""
    found = [page.encoded(GAME), encode(page._image, GAME)]
    if page._ground is not None:
        found.append(png(parts.mapped(page._image, page._below, page._copied, palette.ready(GAME))))
    return found


def test_a_part_is_kept_when_it_is_drawn_again_and_copied_from_then_on() -> None:
    one, *others = (drawn(seat("Ada"), seat("Bruno", 210)) for _ in range(4))
    assert [copied(other) for other in others] == [0, 2, 2]
    plain = drawn(seat("Ada"), seat("Bruno", 210), part=False)
    for page in (one, *others):
        assert page.texts == plain.texts
        assert set(bytes_of(page)) == set(bytes_of(plain))
        assert ImageChops.difference(page.image, plain.image).getbbox() is None


@pytest.mark.parametrize(
    "changed",
    [
        (seat("Ada"), seat("Zofia", 205)),
        (seat("Ada", gold=True), seat("Bruno", 205)),  # its shadow lies below the other part
        (seat("Ada"), seat("Bruno", 204)),
        (seat("Bruno", 205), seat("Ada")),
    ],
)
def test_what_differs_is_drawn(changed: tuple[Draw, Draw]) -> None:
    for _ in range(3):
        drawn(seat("Ada"), seat("Bruno", 205))
    page, plain = drawn(*changed), drawn(*changed, part=False)
    assert copied(page) < 2
    assert set(bytes_of(page)) == set(bytes_of(plain))
    assert ImageChops.difference(page.image, plain.image).getbbox() is None


def test_another_ground() -> None:
    for _ in range(3):
        drawn(seat("Ada"))
    page, plain = drawn(seat("Ada"), shade=40), drawn(seat("Ada"), part=False, shade=40)
    assert copied(page) == 0
    assert ImageChops.difference(page.image, plain.image).getbbox() is None
    backgrounds._bases.clear()
    assert copied(drawn(seat("Ada"))) == 1  # the ground was drawn anew, but is the same


def over(page: Canvas) -> None:
    panels.chip(page, 60, 100, "+3", 34)
    page.stain(150, 40, (10, 200, 10), Image.new("L", (80, 20), 120))
    page.tint(100, 90, 160, 120, (10, 10, 200), 0.5)
    page.put(panels.disc(30, (10, 10, 10)), -10, 90)
    page.put(panels.disc(30, (10, 10, 10)), 180, 280)


def test_what_is_drawn_over_a_copied_part() -> None:
    for _ in range(3):
        page, plain = drawn(seat("Ada")), drawn(seat("Ada"), part=False)
        over(page)
        over(plain)
        assert set(bytes_of(page)) == set(bytes_of(plain))
    assert copied(page) == 1


def test_what_may_look_different_next_time_is_not_kept(kept: Parts) -> None:
    def hatched(page: Canvas) -> None:
        seat("Ada")(page)
        page.stain(40, 40, (10, 200, 10), Image.new("L", (80, 20), 120))
        page.fill(100, 50, 120, 55, (9, 9, 9))

    def below(page: Canvas) -> None:
        page.tint(30, 30, 60, 60, (9, 9, 9), 0.4)

    for draws in ((hatched,), (below, seat("Ada"))):
        for _ in range(3):
            page, plain = drawn(*draws), drawn(*draws, part=False)
            assert set(bytes_of(page)) == set(bytes_of(plain))
            assert ImageChops.difference(page.image, plain.image).getbbox() is None
    assert len(kept) == 0


def test_whoever_draws_on_the_pixels_themselves() -> None:
    for _ in range(3):
        page = drawn(seat("Ada"))
    page.image.paste((200, 10, 10), (30, 30, 90, 90))
    assert len(set(bytes_of(page))) == 1


def test_the_budget(kept: Parts) -> None:
    kept.budget = 3 * 5 * 192 * 103
    for _ in range(2):
        for number in range(8):
            drawn(seat(str(number), 20, 2 * number))
            assert kept.bytes <= kept.budget
    assert 1 <= len(kept) <= 3


@pytest.mark.parametrize(
    "areas",
    [
        [],
        [(0, 0, 9, 7)],
        [(2, 1, 5, 4)],
        [(1, 1, 3, 3), (2, 2, 6, 6)],
        [(0, 0, 4, 2), (6, 0, 9, 5), (2, 4, 7, 7)],
    ],
)
def test_the_rest(areas: list[Box]) -> None:
    count = Image.new("L", (9, 7))
    for x0, y0, x1, y1 in rest(areas, (9, 7)):
        for x in range(x0, x1):
            for y in range(y0, y1):
                assert count.getpixel((x, y)) == 0
                count.putpixel((x, y), 1)
    assert all(count.crop(area).getextrema() == (0, 0) for area in areas)
    for area in areas:
        count.paste(1, area)
    assert count.getextrema() == (1, 1)


@pytest.mark.parametrize(
    "scene",
    [
        table(GAMES[game], played(GAMES[game], seats, 1)[at], None, "en", LETTERS)
        for game, seats, at in (("pyramids", 2, 60), ("bora_bora", 3, 200))
    ],
    ids=lambda scene: scene.game,
)
def test_tables(scene: Anything, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(CACHE, "budget", 2 * CACHE.budget)  # a piece that is drawn anew is another piece
    assert scene.game in GAMES
    assert palette.has_ready(scene.game)
    first, second, third = (canvas(scene) for _ in range(3))
    assert [copied(page) for page in (first, second)] == [0, 0]
    assert copied(third) >= 3
    assert len({page.encoded(scene.game) for page in (first, third)}) == 1
    assert third.notes == first.notes
    assert third.chips == first.chips

"""What drawing processes keep: within its budget, given back unchanged, and never seen in the pixels."""

from __future__ import annotations

import pickle
from collections.abc import Callable

import pytest
from PIL import Image, ImageChops

from bot.games.registry import GAMES
from render import memory
from render.golden_horn.theme import GAME, PAPER
from render.kit import backgrounds, palette, panels
from render.kit.cache import CACHE, PieceCache, weight
from render.kit.canvas import Canvas
from render.kit.pieces import papers
from render.kit.sketch import Patches, Shadow, Sketch, Sprite
from render.paint import paint
from tests.gallery import NAMES, at, play, public
from tests.long import long_but


class Clock:
    """Time that passes only where a test says so."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def drawer(
    cache: PieceCache, clock: Clock, seconds: float = 0.0, side: int = 100
) -> tuple[Callable[[int], Image.Image], list[int]]:
    """A kept drawing of `side` x `side` RGB that takes so long, and what it was called with."""
    calls: list[int] = []

    def draw(number: int) -> Image.Image:
        calls.append(number)
        clock.now += seconds
        return Image.new("RGB", (side, side), (number % 256, 1, 2))

    return cache.keep(draw), calls


def test_drawn_once() -> None:
    clock = Clock()
    draw, calls = drawer(PieceCache(clock=clock), clock)
    assert draw(1) is draw(1)
    draw(2)
    assert calls == [1, 2]


def test_the_budget_holds() -> None:
    clock = Clock()
    cache = PieceCache(budget=250_000, packed=20_000, clock=clock)
    quick, calls = drawer(cache, clock)
    slow, _ = drawer(cache, clock, 1.0)
    for number in range(40):
        quick(number)
        slow(number)
        assert cache.bytes <= 250_000
        assert cache.packed_bytes <= 20_000
    assert 0 < len(cache) < 10
    quick(0)
    assert calls == [*range(40), 0]


def test_more_than_the_budget_at_once() -> None:
    clock = Clock()
    cache = PieceCache(budget=10_000, clock=clock)
    draw, calls = drawer(cache, clock)
    assert draw(1).size == draw(1).size == (100, 100)
    assert (calls, len(cache), cache.bytes) == ([1, 1], 0, 0)


def test_what_was_slow_is_packed_and_comes_back_the_same() -> None:
    clock = Clock()
    cache = PieceCache(budget=100_000, clock=clock)
    slow, calls = drawer(cache, clock, 1.0)
    first = slow(7).tobytes()
    for number in range(20):
        slow(number + 100)
    assert slow(7).tobytes() == first
    assert calls.count(7) == 1


def test_sprites_come_back_the_same() -> None:
    clock = Clock()
    cache = PieceCache(budget=1, clock=clock)

    def draw() -> tuple[Sprite, Patches]:
        clock.now += 1
        s = Sketch(30, 20, 4)
        s.ellipse(15, 10, 8, fill=(200, 10, 10))
        return s.sprite(), panels.panel(80, 90, PAPER)

    kept = cache.keep(draw)
    first, again = kept(), kept()
    assert clock.now == 1
    assert first is not again
    here, there = (Canvas(Image.new("RGB", (200, 200), (9, 99, 9))) for _ in range(2))
    for canvas, (spot, sheet) in ((here, first), (there, again)):
        canvas.put(spot, 140, 40)
        canvas.put(sheet, 30, 40)
    assert here.image.tobytes() == there.image.tobytes()


def test_weight() -> None:
    image, mask = Image.new("RGB", (10, 10)), Image.new("L", (10, 10))
    assert (weight(image), weight(mask), weight("text")) == (400, 100, 0)
    assert weight((Sprite(image, mask, 0, 0, 10, 10), 3, 4)) == 500


@pytest.mark.parametrize(("width", "height"), [(48, 48), (49, 95), (287, 301), (800, 61)])
@pytest.mark.parametrize(("gold", "radius"), [(False, 12), (True, 12), (False, 3)])
def test_panels_are_as_if_drawn_whole(width: int, height: int, gold: bool, radius: int) -> None:
    here, there = (Canvas(Image.new("RGB", (width + 80, height + 80), (200, 120, 90))) for _ in range(2))
    here.put(panels.panel(width, height, PAPER, gold, radius), 40, 40)
    there.put(papers.whole_panel(width, height, PAPER, gold, radius), 40, 40)
    assert ImageChops.difference(here.image, there.image).getbbox() is None


@pytest.mark.parametrize(("width", "height"), [(97, 72), (500, 73), (100, 64)])
def test_pills_are_as_if_drawn_whole(width: int, height: int) -> None:
    here, there = (Canvas(Image.new("RGB", (width + 80, height + 80), (200, 120, 90))) for _ in range(2))
    here.put(panels.pill_ground(width, height), 40, 40)
    there.put(papers.whole_pill(width, height), 40, 40)
    assert ImageChops.difference(here.image, there.image).getbbox() is None


def test_a_panel_smaller_than_its_corners() -> None:
    with pytest.raises(ValueError, match="40 x 90"):
        panels.panel(40, 90, PAPER)


def test_a_ground_in_few_colours_is_the_same_picture() -> None:
    """Mapped to the palette before or after it was kept: the same indices."""
    image = Image.linear_gradient("L").resize((300, 200))
    full = Image.merge("RGB", (image, image.rotate(180), image.transpose(Image.Transpose.FLIP_LEFT_RIGHT)))
    thin = backgrounds.thin(full, GAME)
    assert thin.mode == "P"
    ready = palette.ready(GAME)
    once = full.quantize(palette=ready, dither=Image.Dither.NONE)
    twice = thin.convert("RGB").quantize(palette=ready, dither=Image.Dither.NONE)
    assert once.tobytes() == twice.tobytes()
    with backgrounds.in_full():
        assert backgrounds.thin(full, GAME) is full


@pytest.mark.parametrize("key", long_but(GAMES, "edo"))
def test_what_is_kept_is_not_seen(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same bytes with everything kept, with nothing kept, and with everything packed."""
    rules = GAMES[key]
    scene = public(rules, at(play(rules, rules.seats[0], 11), 0.6), "en", NAMES)
    usual = paint(scene).data
    for packed in (0, 10**9):
        bare = PieceCache(budget=1, packed=packed)
        for name in ("budget", "packed_budget", "_kept", "_packed", "_queue", "bytes", "packed_bytes"):
            monkeypatch.setattr(CACHE, name, getattr(bare, name))
        assert paint(scene).data == usual
    assert paint(scene).data == usual


def test_memory_is_given_back(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only after something was drawn anew; where the system has no such thing, nothing happens."""
    called: list[int] = []

    class Library:
        def malloc_trim(self, room: int) -> None:
            called.append(room)

    monkeypatch.setattr(CACHE, "fresh", memory.FRESH + 1)
    monkeypatch.setattr(memory, "_glibc", None)
    memory.tidy()
    memory.settle()
    monkeypatch.setattr(memory, "_glibc", Library())
    memory.tidy()
    memory.tidy()
    assert called == [memory.ROOM]


@pytest.mark.parametrize("side", [3, 40, 150, 301])
def test_pieces_are_as_if_laid_whole(side: int) -> None:
    s = Sketch(side, side + 20, 6)
    s.ellipse(side / 2, side / 2, side / 2, fill=(200, 10, 10), line=(9, 9, 9), width=3)
    s.ellipse(side / 2, side / 2, side / 5, fill=(20, 210, 10))
    s.line([(0, side + 18), (side, side + 8)], (30, 30, 200), 3)
    made = s.sprite(shadow=Shadow())
    here, there = (Canvas(Image.new("RGB", (side + 50, side + 50), (9, 99, 9))) for _ in range(2))
    for x, y in ((14, 11), (-20, side // 2)):
        at = (x - made.left, y - made.top)
        there.image.paste(made.colour, at, made.alpha)
    for x, y in ((14, 11), (-20, side // 2)):
        here.put(made, x, y)
    assert here.image.tobytes() == there.image.tobytes()
    before = here.image.tobytes()
    there.put(pickle.loads(pickle.dumps(made)), 14, 11)
    here.put(made, 14, 11)
    assert here.image.tobytes() == there.image.tobytes() != before
    assert weight(made) < weight(Sprite(made.colour, made.alpha, 0, 0, side, side)) or side == 3

"""Dice on the tiles of Bora Bora: whatever is heaped there, each die keeps its value and its owner."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from itertools import combinations
from typing import Any

import pytest
from msgspec.structs import replace
from PIL import Image, ImageChops

from bot.core import Seat, complete_options
from bot.games.bora_bora import BoraBora
from bot.games.bora_bora.placing import Placed
from bot.games.bora_bora.view import TileView, View
from bot.text import LANGUAGES, words
from render.bora_bora import action_tiles, place_page, tile_dice
from render.bora_bora.action_tiles import limit
from render.bora_bora.layout import TILES, TILES_HEIGHT, TILES_TOP
from render.bora_bora.pieces import symbols, tiles
from render.bora_bora.shelf import corners
from render.bora_bora.theme import LOOK
from render.bora_bora.tile_dice import ALONE, FEW, Laid, lowest, places
from render.kit.canvas import Area, Canvas
from render.kit.frames import Look
from render.kit.sketch import Sketch
from render.kit.watching import watching
from render.paint import canvas
from tests.crowded import worst
from tests.gallery import LONG_NAMES, NAMES, public

DICE = 3
"""Dice of a seat."""
MANY = 7
"""From so many dice on a tile, its name may be left out if there are dice on all others of its column."""
SEATS = (2, 3, 4)
MOVES = {2: 276, 3: 341, 4: 412}
"""By seats: the number of moves to a position with many dice; each is the middle one of the legal moves."""
Heap = tuple[tuple[Seat, int], ...]


@cache
def sample(seats: int) -> View:
    """A position in which all seats have huts, and most tiles have dice."""
    rules = BoraBora()
    state = rules.start(seats, complete_options(rules.options, {}))
    for _ in range(MOVES[seats]):
        moves = list(rules.moves(state, rules.to_act(state)[0]))
        state = rules.apply(state, rules.to_act(state)[0], moves[len(moves) // 2])
    return rules.view(state, None)


def heaps(seats: int, dice: random.Random) -> Iterator[tuple[Heap, ...]]:
    """Dice on all tiles: every set of falling faces on each tile, and with Blue anything else."""
    tiles = len(sample(seats).tiles)
    for at in range(tiles):
        for count in range(1, 7):
            for faces in combinations(range(6, 0, -1), count):
                yield _dealt(seats, tiles, at, faces, dice)
        for count in range(2, DICE * seats + 1):
            faces = tuple(dice.randint(1, 6) for _ in range(count))
            yield _dealt(seats, tiles, at, faces, dice)


def _dealt(seats: int, tiles: int, at: int, faces: tuple[int, ...], dice: random.Random) -> tuple[Heap, ...]:
    owners = [seat for seat in range(seats) for _ in range(DICE)]
    dice.shuffle(owners)
    found: list[Heap] = [() for _ in range(tiles)]
    found[at] = tuple((owners.pop(), face) for face in faces)
    for owner in owners:  # the other dice lie anywhere
        k = dice.randrange(tiles)
        if k != at:
            lower = min((face for _, face in found[k]), default=7) - 1
            found[k] = (*found[k], (owner, dice.randint(1, lower) if lower > 1 else 1))
    return tuple(found)


def wells(view: View, monkeypatch: pytest.MonkeyPatch) -> list[tuple[TileView, Area]]:
    """The tiles of the table with the wells of their dice."""
    found: list[tuple[TileView, Area]] = []

    def lay(page: Canvas, view: View, tile: TileView, box: Area) -> None:
        found.append((tile, box))

    monkeypatch.setattr(action_tiles, "lay_dice", lay)
    page = Canvas(Image.new("RGB", (1600, 1018)))
    action_tiles.tile_columns(page, view, words("en"), 24, 1576 - TILES, TILES_TOP, TILES, TILES_HEIGHT)
    monkeypatch.undo()
    return found


def _boxes(laid: list[Laid]) -> list[Area]:
    return [(one.x - one.size / 2, one.y - one.size / 2, one.size, one.size) for one in laid]


@pytest.mark.parametrize("seats", SEATS)
def test_every_die_keeps_its_value_and_owner(seats: int) -> None:
    """In all stacks that may lie in a column: none is covered, the one that decides is a die, and the values
    of the others have 34 px."""
    dice = random.Random(seats)
    for found in heaps(seats, dice):
        view = sample(seats)
        tiles = tuple(
            replace(tile, dice=heap, below=min((face for _, face in heap), default=7))
            for tile, heap in zip(view.tiles, found, strict=True)
        )
        half = -(-len(tiles) // 2)
        for column in (tiles[:half], tiles[half:]):
            room = TILES_HEIGHT - action_tiles.GAP * (len(column) - 1)
            high = action_tiles.heights(column, room)
            assert sum(high) == room
            for tile, height in zip(column, high, strict=True):
                if tile.actions == "F" and len(tile.dice) > FEW:
                    continue
                parts = action_tiles.layout(tile, TILES, height)
                assert parts.named or len(tile.dice) not in range(1, MANY), (column, height)
                _check(list(tile.dice), parts.well[2], parts.well[3])


@pytest.mark.parametrize("letter", "HTBMWLSF")
def test_two_dice_on_a_narrow_tile_cover_nothing_of_each_other(letter: str) -> None:
    """The tiles beside the answers are narrower than those of the table: each die and its badge are whole."""
    tile = replace(sample(4).tiles[0], actions=letter, dice=((0, 5), (1, 3)), below=3)
    well = action_tiles.layout(tile, place_page.TILE, action_tiles.needed(tile)).well
    one, other = places(tile.dice, well[2], well[3])
    assert one.x + one.size / 2 + tile_dice.out(one.size // 2) <= other.x - other.size / 2
    assert other.x + other.size / 2 + tile_dice.out(other.size // 2) <= well[2]
    assert one.size >= 40


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("letter", "HTBMWLSF")
def test_a_narrow_tile_has_its_name(language: str, letter: str) -> None:
    """Without dice, and above two of them, in the words of every language."""
    w, view = words(language), sample(4)
    for dice in ((), ((0, 5), (1, 3))):
        if letter == "F" and dice:
            continue  # any die fits there, so they need not be told apart
        tile = replace(view.tiles[0], actions=letter, dice=dice, below=3 if dice else 7)
        least = max(place_page.LEAST - 6, action_tiles.needed(tile, True))
        for high in (least, least + 30):
            with watching() as watch:
                page = Canvas(Image.new("RGB", (400, 300)))
                action_tiles.lying_tile(page, view, w, tile, 0, 0, place_page.TILE, high)
            said = {one.text: one for one in watch.written}
            assert said[w(f"bb-pic-action-{letter}")].top > 0, "no accent above the tile"


@pytest.mark.parametrize("letter", "HTBMWLSF")
def test_one_die_on_a_narrow_tile_stays_inside(letter: str) -> None:
    tile = replace(sample(4).tiles[0], actions=letter, dice=((0, 1),), below=1)
    for high in (70, action_tiles.needed(tile, True)):
        well = action_tiles.layout(tile, place_page.TILE, high).well
        (one,) = places(tile.dice, well[2], well[3])
        assert one.x + one.size / 2 + tile_dice.out(one.size // 2) <= well[2]


@pytest.mark.parametrize("letter", "HTBMWLSF")
def test_the_name_of_a_tile_has_one_place_with_dice_and_without(letter: str) -> None:
    """So have its dice, and its points lie on the tile, off its corners."""
    view, name = replace(sample(4), building_points=7), words("en")(f"bb-pic-action-{letter}")
    places, wells_of = set(), set()
    for dice in ((), ((0, 5),), ((0, 5), (1, 3))):
        tile = replace(view.tiles[0], actions=letter, dice=dice, below=3 if dice else 7)
        with watching() as watch:
            page = Canvas(Image.new("RGB", (400, 300)))
            action_tiles.lying_tile(page, view, words("en"), tile, 0, 0, TILES, 85)
        places |= {(round(one.left), round(one.top)) for one in watch.written if one.text == name}
        wells_of.add(action_tiles.layout(tile, TILES, 85).well[:1])
        worth = [one for one in watch.written if one.text == {"B": "7", "F": "2"}.get(letter)]
        assert all(one.left > 12 and one.bottom < 85 - 6 for one in worth)
    assert len(places) == len(wells_of) == 1, places


def _check(dice: list[tuple[Seat, int]], width: float, height: float) -> None:
    laid = places(dice, width, height)
    assert sorted(one.die for one in laid) == sorted(dice)
    if len(dice) > FEW:
        assert [one.die for one in laid if one.whole] == [dice[lowest(dice)]]
        assert laid[-1].die[1] == min(face for _, face in dice)
    assert all(one.size >= (40 if one.whole else 33) for one in laid), (dice, width, height)
    for x, y, wide, high in _boxes(laid):
        assert min(x, y, width - x - wide, height - y - high) >= 0, (dice, width, height)
    for one, other in combinations(_boxes(laid), 2):
        assert not (
            abs(one[0] - other[0]) < min(one[2], other[2]) and abs(one[1] - other[1]) < min(one[3], other[3])
        )


@pytest.mark.parametrize("seats", SEATS)
def test_fishing_with_all_owners_is_readable(seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Badges of 30 px at least, and numbers of 34 px beside them."""
    view = sample(seats)
    for owners in range(1, seats + 1):
        fish = tuple((seat, 5) for seat in range(owners) for _ in range(DICE))
        tiles = (*(replace(tile, dice=()) for tile in view.tiles[:-1]), replace(view.tiles[-1], dice=fish))
        ((_, box),) = [(t, b) for t, b in wells(replace(view, tiles=tiles), monkeypatch) if t.actions == "F"]
        sizes = [tile_dice._shared(owners, rows, box[2], box[3]) for rows in (1, 2)]
        assert max(sizes) >= 30, (owners, box)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", SEATS)
def test_every_tile_with_dice_names_its_actions_and_its_limit(
    seats: int, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Names and limits have 34 px at least, are whole, and stand beside each other."""
    said: list[tuple[str, int]] = []
    real = Canvas.words

    def words_of(page: Canvas, x: float, y: float, text: str, style: Any, *more: Any) -> float:
        said.append((text, style.size))
        return real(page, x, y, text, style, *more)

    monkeypatch.setattr(Canvas, "words", words_of)
    view, w = sample(seats), words(language)
    for count in (1, 2, 3, 6):
        dice = tuple((k % seats, 6 - k) for k in range(count))
        for tile in view.tiles:
            tile = replace(tile, dice=dice, below=7 - count)
            said.clear()
            page = Canvas(Image.new("RGB", (400, 400)))
            high = action_tiles.needed(tile, True)
            action_tiles.lying_tile(page, view, w, tile, 0, 0, TILES, high)
            names = [w(f"bb-pic-action-{action}") for action in tile.actions]
            assert [text for text, _ in said[: len(names)]] == names
            assert min(size for _, size in said) >= 34
            limits = [area for (text, _), area in zip(said, page.texts, strict=True) if text == limit(tile)]
            for left, _, wide, _ in page.texts[: len(names)]:
                assert left + wide < (limits[0][0] if tile.actions != "F" else TILES)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("letters", "dice"), [("F", ()), ("LS", ()), ("LS", ((0, 3),))])
def test_narrow_fishing_and_double_tiles_have_their_names(
    language: str, letters: str, dice: tuple[tuple[Seat, int], ...]
) -> None:
    """Beside the answers, with the lowest height that such a tile gets there."""
    view, w = sample(3), words(language)
    tile = replace(view.tiles[0], actions=letters, dice=dice, below=3 if dice else 7)
    high = action_tiles.needed(tile, True) if dice else 54 * (2 * len(letters) - 1)
    with watching() as watch:
        page = Canvas(Image.new("RGB", (400, 400)))
        action_tiles.lying_tile(page, view, w, tile, 0, 0, place_page.TILE, high)
    said = " ".join(one.text for one in watch.written)
    for letter in letters:
        assert w(f"bb-pic-action-{letter}") in said


@pytest.mark.parametrize(("letter", "most"), [("B", 0.35), ("F", 0.02)])
@pytest.mark.parametrize("high", [64, 70, 80])
def test_points_leave_the_symbol_of_a_narrow_tile_to_be_seen(
    letter: str, most: float, high: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    view = replace(sample(3), building_points=10)
    tile = replace(view.tiles[0], actions=letter, dice=(), below=7)

    def drawn(symbol: bool, points: bool) -> Image.Image:
        page = Canvas(Image.new("RGB", (400, 400)))
        with monkeypatch.context() as without:
            if not symbol:
                without.setattr(symbols, "symbol", lambda *_: Sketch(2, 2, 2).sprite())
            if not points:
                without.setattr(tiles, "points", lambda *_: None)
            action_tiles.lying_tile(page, view, words("en"), tile, 0, 0, place_page.TILE, high)
        return page.image

    def changed(one: Image.Image, other: Image.Image) -> Image.Image:
        return ImageChops.difference(one, other).convert("L").point(lambda value: 255 * (value > 24))

    alone = drawn(True, False)
    seen = changed(alone, drawn(False, False))
    hidden = ImageChops.multiply(seen, changed(alone, drawn(True, True)))
    assert seen.histogram()[255] > 0
    assert hidden.histogram()[255] < most * seen.histogram()[255]


def test_both_cards_of_what_a_god_costs_are_told_apart_without_colours() -> None:
    """By a sign of equality, and one that is struck out."""
    cards = (tiles.any_card(29, 0), tiles.any_card(29, 1), tiles.any_card(29, 1, False))
    one, other, bare = (signed(card.colour) for card in cards)
    assert ImageChops.difference(one, bare).getbbox() is not None
    assert ImageChops.difference(one, other).getbbox() is not None


def signed(card: Image.Image) -> Image.Image:
    """Where a card is as light as its rim."""
    return card.convert("L").point(lambda value: 255 * (value > 200))


def test_few_dice_are_dice_and_no_badge_covers_a_pip() -> None:
    """The pips of a die end at 0.7 of its half; the badge of its owner begins beyond."""
    for dice in ([(0, 3)], [(0, 5), (2, 3)]):
        for width, height in ((133, 62), (127, 48), (278, 46)):
            laid = places(dice, width, height)
            assert all(one.whole for one in laid)
            for one in laid:
                half = one.size // 2
                assert half + tile_dice.out(half) - tile_dice.OWNER >= 0.695 * half - 0.5
            if len(laid) == 1:
                assert laid[0].size == min(2 * ALONE, 2 * int(height / 2 - 1))


def test_values_and_owners_are_drawn_at_the_counters(monkeypatch: pytest.MonkeyPatch) -> None:
    said: list[tuple[str, int]] = []
    badges: list[Seat] = []
    counters: list[Seat] = []
    real, whole = Canvas.words, tile_dice.counter

    def words(page: Canvas, x: float, y: float, text: str, style: Any, *more: Any) -> float:
        said.append((text, style.size))
        return real(page, x, y, text, style, *more)

    monkeypatch.setattr(Canvas, "words", words)

    def counter(seat: Seat, size: int) -> Any:
        counters.append(seat)
        return whole(seat, size)

    def badge(look: Any, seat: Seat, size: int) -> Any:
        badges.append(seat)
        return whole(seat, size)

    monkeypatch.setattr(tile_dice, "counter", counter)
    monkeypatch.setattr(Look, "badge", badge)
    tile = replace(sample(4).tiles[1], dice=((0, 6), (3, 5), (2, 3), (1, 2)))
    tile_dice.lay_dice(Canvas(Image.new("RGB", (300, 90))), sample(4), tile, (0, 0, 146, 69))
    assert said == [("6", 34), ("5", 34), ("3", 34)]
    assert counters == [0, 3, 2]
    assert badges == [1]


@pytest.mark.parametrize("face", [6, 4, 1])
def test_the_newest_die_is_marked_wherever_it_lies(face: int, monkeypatch: pytest.MonkeyPatch) -> None:
    marked: list[int] = []

    def mark(width: int, height: int) -> Any:
        marked.append(width)
        return corners(width, height)

    monkeypatch.setattr(tile_dice, "corners", mark)
    view = sample(4)
    dice = ((0, 6), (1, 4), (2, 2), (3, 1))
    who = next(seat for seat, value in dice if value == face)
    tile = replace(view.tiles[0], dice=dice)
    view = replace(view, marks=(Placed(who, tile.actions, face, ""),))
    tile_dice.lay_dice(Canvas(Image.new("RGB", (300, 90))), view, tile, (0, 0, 146, 69))
    assert len(marked) == 1


# --- Names -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("ledger", [False, True])
@pytest.mark.parametrize("seats", SEATS)
def test_ten_of_the_widest_letters_are_seen(
    seats: int, ledger: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Beside 214 points, in 34 px at least, on the table and on the second picture."""
    said: list[tuple[str, int, float]] = []
    real = Canvas.words

    def words(page: Canvas, x: float, y: float, text: str, style: Any, *more: Any, **named: Any) -> float:
        said.append((text, style.size, y))
        return real(page, x, y, text, style, *more, **named)

    monkeypatch.setattr(Canvas, "words", words)
    for name in ("W" * 32, "Wilhelmina Brzęczyszczykiewicz-Ł", "Wilhelmina", LONG_NAMES[1]):
        said.clear()
        scene = public(BoraBora(), worst(seats), "en", (name,) * seats)
        canvas(replace(scene, ledger=ledger, awaited=()))
        parts = [(text.rstrip("…"), size) for text, size, y in said if y > 180]
        lines = [(text, size) for text, size in parts if text and text in name and not text.isdecimal()]
        assert sum(len(text) for text, _ in lines) >= seats * min(10, len(name)), lines
        assert min(size for _, size in lines) >= 34


def test_short_names_are_large(monkeypatch: pytest.MonkeyPatch) -> None:
    said: list[tuple[str, int]] = []
    real = Canvas.words

    def words(page: Canvas, x: float, y: float, text: str, style: Any, *more: Any, **named: Any) -> float:
        said.append((text, style.size))
        return real(page, x, y, text, style, *more, **named)

    monkeypatch.setattr(Canvas, "words", words)
    canvas(public(BoraBora(), worst(4), "en", NAMES))
    assert [size for text, size in said if text in NAMES and size == 46]


def test_brackets_of_a_die_leave_the_name_above_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """They begin below the line on which the name stands."""
    tile = replace(sample(4).tiles[0], actions="T", dice=((0, 4),), below=4)
    view = replace(sample(4), marks=(Placed(0, "T", 4, ""),))
    names: list[float] = []
    tops: list[float] = []
    marked: list[Any] = []
    words_of, centre = Canvas.words, Canvas.centre

    def written(page: Canvas, x: float, y: float, text: str, *more: Any) -> float:
        names.append(y)
        return words_of(page, x, y, text, *more)

    def noted(wide: int, high: int) -> Any:
        marked.append(corners(wide, high))
        return marked[-1]

    monkeypatch.setattr(Canvas, "words", written)
    monkeypatch.setattr(tile_dice, "corners", noted)

    def centred(page: Canvas, piece: Any, x: float, y: float) -> None:
        if any(piece is one for one in marked):
            tops.append(y - piece.height / 2 - 3 - 4.5)
        centre(page, piece, x, y)

    monkeypatch.setattr(Canvas, "centre", centred)
    page = Canvas(Image.new("RGB", (400, 200)))
    high = action_tiles.needed(tile, True)
    action_tiles.lying_tile(page, view, words("en"), tile, 0, 50, TILES, high)
    assert len(tops) == 1
    assert tops[0] >= names[0]


# --- One grid ----------------------------------------------------------------------------------------------


def test_the_first_die_of_every_tile_begins_at_the_same_place() -> None:
    for width, height in ((240, 45), (240, 60)):
        lefts = {places(dice, width, height)[0] for dice in ([(0, 3)], [(0, 3), (2, 2)])}
        assert {die.x - die.size / 2 for die in lefts} == {8.0}


def test_the_badge_of_an_owner_stays_in_the_well(monkeypatch: pytest.MonkeyPatch) -> None:
    """It ends where its die ends, so that it does not hang out of the well."""
    ends = list[float]()
    real = Canvas.put

    def put(page: Canvas, piece: Any, x: float, y: float) -> None:
        if piece is badge:
            ends.append(y + tile_dice.OWNER)
        real(page, piece, x, y)

    badge = LOOK.badge(0, tile_dice.OWNER)
    monkeypatch.setattr(Look, "badge", lambda look, seat, size: badge)
    monkeypatch.setattr(Canvas, "put", put)
    view = sample(4)
    tile = replace(view.tiles[0], dice=((0, 5),))
    tile_dice.lay_dice(Canvas(Image.new("RGB", (300, 90))), view, tile, (0, 0, 240, 45))
    assert ends == [45 / 2 + places([(0, 5)], 240, 45)[0].size / 2]

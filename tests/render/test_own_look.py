"""Pictures as one reader likes them: dark, with larger letters, without ornaments; and nothing of that is
left for other pictures."""

from __future__ import annotations

import io
import itertools
from collections.abc import Iterator
from functools import cache
from typing import Final

import pytest
from PIL import Image, ImageChops, ImageStat

from bot.cli import check_pictures
from bot.core import CHANCE, complete_options
from bot.games.edo.view import EdoView
from bot.games.registry import GAMES
from bot.text import LANGUAGES
from render.bora_bora.map import WATER
from render.bora_bora.shelf import slot_well
from render.edo.background import spots, table_ground
from render.edo.layout import layout
from render.edo.pieces import actions, lands
from render.golden_horn.layout import PORT
from render.golden_horn.pieces.places import port, tier
from render.kit import dark, fonts, own_look
from render.kit.backgrounds import _bases
from render.kit.cache import CACHE
from render.kit.canvas import Canvas
from render.kit.colour import mix
from render.kit.dark import SHADE, Kept, turned
from render.kit.palette import INK, colours
from render.kit.parts import PARTS
from render.kit.watching import Written, watching
from render.paint import alt_text, canvas, paint
from render.scene import Adapted, Lobby, Marked, OwnLook, Scene, Sheet, Usual, Zoomed
from tests.contract.journeys import KEEN
from tests.gallery import NAMES, hand, lobby, played, private, public, questions, sheet
from tests.long import LONG, long_but

LOOKS: Final = [OwnLook(*flags) for flags in itertools.product((False, True), repeat=3)][1:]
QUICK: Final = long_but(sorted(GAMES), "golden_horn")
"""A whole match is played for the scenes of a game; all but one are played in the long part."""
DARK: Final = OwnLook(dark=True)
FAINT: Final = 0.7
CLEAR: Final = 85
"""A text has lost contrast if it keeps less than this share, and has less than this (0 to 255)."""


@cache
def scenes(game: str) -> tuple[Scene | Lobby | Sheet, ...]:
    """Boards, a hand, each question, the lobby and the score sheet of a full table."""
    rules = GAMES[game]
    shots = played(rules, max(rules.seats), 7, {}, KEEN.get(game))
    asked = [
        private(rules, shot, next(seat for seat in rules.to_act(shot.state) if seat != CHANCE), "de", NAMES)
        for shot in questions(rules, shots).values()
    ]
    boards = [public(rules, shots[int(share * len(shots))], "en", NAMES) for share in (0.2, 0.5, 0.9)]
    return (
        *boards,
        hand(rules, shots[len(shots) // 2], 0, "el", NAMES),
        sheet(rules, shots[-1], "en", NAMES),
        lobby(rules, max(rules.seats), 1, "en", NAMES),
        *asked,
    )


def shown(scene: Usual, look: OwnLook) -> Image.Image:
    return Image.open(io.BytesIO(paint(Adapted(scene=scene, look=look)).data)).convert("RGB")


def usual(scene: Usual) -> Image.Image:
    return Image.open(io.BytesIO(paint(scene).data)).convert("RGB")


@LONG
@pytest.mark.parametrize("look", LOOKS, ids=str)
@pytest.mark.parametrize("game", sorted(GAMES))
def test_nothing_is_left_of_it(game: str, look: OwnLook) -> None:
    """Whichever is drawn first, a picture is the same as without the other; and words are the same."""
    scene = scenes(game)[0]
    drawn, adapted = paint(scene), paint(Adapted(scene=scene, look=look))
    assert adapted.data != drawn.data, "each game has ornaments"
    assert adapted.alt == drawn.alt == alt_text(Adapted(scene=scene, look=look))
    _forget()
    assert paint(Adapted(scene=scene, look=look)) == adapted
    assert paint(scene) == drawn


def _forget() -> None:
    CACHE._kept.clear()
    CACHE._packed.clear()
    CACHE._queue.clear()
    CACHE.bytes = CACHE.packed_bytes = 0
    _bases.clear()
    PARTS._kept.clear()
    own_look.forget()


def brightness(image: Image.Image) -> float:
    return ImageStat.Stat(image.convert("L")).mean[0]


@pytest.mark.parametrize("game", QUICK)
def test_dark_pictures_are_dark(game: str) -> None:
    for scene in scenes(game)[:7]:
        assert brightness(shown(scene, DARK)) < min(110, 0.7 * brightness(usual(scene))), scene


@LONG
@pytest.mark.parametrize("game", sorted(GAMES))
def test_words_of_dark_pictures_are_read_as_well(game: str) -> None:
    bad = [
        (scene.language, text.text, text.left, text.top)
        for scene in scenes(game)
        for text, was, now in _contrasts(scene)
        if now < min(CLEAR, FAINT * was)
    ]
    assert not bad


def _contrasts(scene: Usual) -> Iterator[tuple[Written, int, int]]:
    """Each text, with how far its darkest and its brightest pixels are apart: usually, and if it is dark."""
    with watching() as watch:
        number = id(canvas(scene))
    pictures = usual(scene).convert("L"), shown(scene, DARK).convert("L")
    for text in watch.written:
        if text.canvas == number:
            box = tuple(map(round, (text.left, text.top, text.right, text.bottom)))
            was, now = (_range(picture.crop(box).histogram()) for picture in pictures)  # type: ignore[arg-type]
            yield text, was, now


def _range(counts: list[int]) -> int:
    """The distance of the values that a twenty-fifth of the pixels are below, or above."""
    few = sum(counts) / 25
    low = next((value for value, total in enumerate(itertools.accumulate(counts)) if total > few), 0)
    high = next(
        (255 - value for value, total in enumerate(itertools.accumulate(reversed(counts))) if total > few), 0
    )
    return high - low


@pytest.mark.parametrize("letter", "OPGRBY")
def test_pieces_keep_their_colours(letter: str) -> None:
    """Goods are known by them. The pixels near a colour are nearly as many as usual."""
    scene = scenes("golden_horn")[1]
    before, after = (
        _near(image, colours("golden_horn")[letter]) for image in (usual(scene), shown(scene, DARK))
    )
    assert before > 500
    assert 0.9 * before < after < 1.1 * before


def test_papers_and_empty_places_turn_dark() -> None:
    """Else they would be brighter than all that stands on the picture."""
    places = (lands.label(90, 30), lands.site(30), lands.keep_site(30), actions.empty(60), actions.ring(40))
    ports = [port("C", *PORT, tier(ships)) for ships in (3, 6, 12)]
    for paper in (*places, *ports, slot_well(90, 90)):
        kept = Kept(Image.new("L", (500, 400)))
        kept.lay(paper, 20, 20, lambda *_: None)
        assert kept.mask.getbbox() is None, paper


def _near(image: Image.Image, colour: tuple[int, int, int]) -> int:
    counts = image.getcolors(image.width * image.height)
    assert counts is not None
    total = 0
    for count, found in counts:
        assert isinstance(found, tuple)
        total += count * all(abs(one - other) < 12 for one, other in zip(found, colour, strict=True))
    return total


def test_fields_of_a_ground_keep_their_colours_alone() -> None:
    """With what is written on them and shadows; a road between two of them turns as the ground does."""
    known = colours("edo")
    ground = Image.new("RGB", (200, 100), known["washi"])
    ground.paste(known["deep"], (0, 0, 90, 100))
    ground.paste(known["mulberry"], (40, 40, 50, 60))  # a letter
    ground.paste(mix(known["deep"], INK, SHADE), (80, 0, 90, 100))
    ground.paste(known["field"], (110, 0, 200, 100))
    mask = Kept.on(ground, "edo").mask
    assert [mask.getpixel((x, 50)) for x in (10, 45, 85, 100, 150)] == [255, 255, 255, 0, 255]


@pytest.mark.parametrize("seats", [2, 4])
def test_no_patch_of_paper_and_no_part_of_a_rim_stays(seats: int) -> None:
    """Neither between a covered city, or Edo, and what is beside it nor at the rims of spaces."""
    rules = GAMES["edo"]
    view = rules.view(rules.start(seats, complete_options(rules.options, {})), None)
    assert isinstance(view, EdoView)
    plan, known = layout(view.side, True), colours("edo")
    ground = table_ground(view.side, spots(view, plan)).convert("RGB")
    kept = Kept.on(ground, "edo").mask
    for paper in ("washi", "mulberry"):
        of_paper = dark._near(ground, known[paper], 2)
        assert ImageChops.multiply(kept, of_paper).getbbox() is None, paper
    for x, y in (plan.at(space) for space in view.spaces if space.kind == "rice"):
        box = (x - plan.disc, y - 10, x - plan.disc + 2, y + 10)
        assert kept.crop(box).getbbox() is None, (x, y)


def test_numbers_of_waterways_are_read_in_dark_pictures() -> None:
    """They stand on papers that turn dark, so they have no colour that dark pictures keep."""
    assert WATER not in {colours("bora_bora")[name] for name in ("night", "contour")}


def test_a_part_of_a_dark_picture() -> None:
    """Pieces keep their colours in the pictures of the guide, too."""
    scene = scenes("golden_horn")[1]
    assert isinstance(scene, Scene)
    marked = Marked(scene=scene, symbols=("gh-see-quay",), cut=True)
    before, after = (
        sum(_near(image, colours("golden_horn")[f"seat_{n}"]) for n in (3, 4))
        for image in (usual(marked), shown(marked, DARK))
    )
    assert before > 500
    assert 0.9 * before < after < 1.1 * before
    assert brightness(shown(marked, DARK)) < 110 < brightness(usual(marked))


def test_turned_colours() -> None:
    """Ink becomes the brightest, paper the darkest, a hue stays."""
    ink, paper, red = turned((42, 33, 25)), turned((250, 240, 216)), turned((120, 30, 20))
    assert min(ink) > 200
    assert max(paper) < 60
    assert red[0] > max(red[1:]) + 40


@pytest.mark.parametrize("game", QUICK)
def test_larger_letters(game: str) -> None:
    """The letters of a private page are larger on the average, and nothing else is written."""
    scene = scenes(game)[3]
    heights = []
    for look in (OwnLook(), OwnLook(large=True)):
        with watching() as watch, own_look.worn(game, look):
            number = id(canvas(scene))
        heights.append([text.bottom - text.top for text in watch.written if text.canvas == number])
    small, large = heights
    assert sum(large) / len(large) > 1.04 * sum(small) / len(small)


def test_large_letters_stay() -> None:
    styles = [fonts.Style(size) for size in (22, 30, 36, 43, 60)]
    with own_look.worn("kit", OwnLook(large=True)):
        assert [fonts.as_set(style).size for style in styles] == [26, 36, 43, 43, 60]
        assert fonts.as_set(styles[0].usual).size == 22
        assert fonts.as_set(fonts.as_set(styles[0])).size == 26


@LONG
@pytest.mark.parametrize("language", LANGUAGES)
def test_larger_letters_have_room(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """As those that everybody sees (`python -m bot check-texts`)."""

    def large(scene: Usual) -> Canvas:
        with own_look.worn(scene.game, OwnLook(large=True)):
            return canvas(scene)

    monkeypatch.setattr(check_pictures, "canvas", large)
    assert not list(check_pictures.picture_faults(language))


@pytest.mark.parametrize("game", QUICK)
def test_fewer_ornaments(game: str) -> None:
    """Less is drawn, and all that is written stays."""
    scene = scenes(game)[0]
    assert len(paint(Adapted(scene=scene, look=OwnLook(plain=True))).data) < len(paint(scene).data)
    written = []
    for look in (OwnLook(), OwnLook(plain=True)):
        with watching() as watch, own_look.worn(game, look):
            number = id(canvas(scene))
        written.append([text[1:] for text in watch.written if text.canvas == number])
    assert written[0] == written[1]


@LONG
def test_a_dark_picture_of_twice_the_pixels() -> None:
    scene = scenes("golden_horn")[0]
    large = shown(Zoomed(scene=scene), DARK)
    assert large.width == 2 * usual(scene).width
    assert abs(brightness(large) - brightness(shown(scene, DARK))) < 3

"""Pictures of Pyramids: worst cases, what is marked, what stays secret."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest
from msgspec.structs import replace

from bot.core import CHANCE, Seat
from bot.games.pyramids import Pyramids
from bot.games.pyramids.components_loading import shipped
from bot.games.pyramids.placing import Place
from bot.games.pyramids.setup import Keep
from bot.games.pyramids.state import Box, Hand, Held, Outcome, State
from bot.games.pyramids.symbols import Extra
from bot.games.pyramids.view import CardView, PyramidsView
from bot.text import LANGUAGES, be_strict, minus, words
from render.kit import answers, chips
from render.kit.canvas import Area, Canvas
from render.kit.chips import meet
from render.kit.fonts import Style
from render.kit.frames import MARGIN, WIDTH, flat, shown
from render.kit.own_look import worn
from render.kit.shapes import edges
from render.kit.watching import watching
from render.paint import alt_text, board_text, canvas, paint
from render.pyramids import choices, draft, parts, score, turn_page
from render.pyramids.gains import gains
from render.pyramids.pieces import cards, small_cards
from render.pyramids.pieces.small_cards import mini
from render.pyramids.pieces.symbols import DRAWINGS, symbol
from render.pyramids.seat_panel import CELLS, SEATS, places
from render.pyramids.side_panel import PAD
from render.pyramids.theme import LOOK, C
from render.scene import OwnLook, Scene
from tests.gallery import LONG_NAMES, NAMES, Shot, at, play, private, public, questions

RULES = Pyramids()


@pytest.fixture(autouse=True)
def _strict() -> Iterator[None]:
    be_strict()
    yield
    be_strict(False)


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """All that is written on pictures."""
    found: list[str] = []
    real = Canvas.words

    def note(page: Canvas, x: float, y: float, text: str, *more: Any, **named: Any) -> float:
        found.append(text)
        return real(page, x, y, text, *more, **named)

    monkeypatch.setattr(Canvas, "words", note)
    return found


def worst(seats: int) -> Shot:
    """Nine finished cards each (as far as cards last), ten skulls, ten gems, all torches, three boxes."""
    shot = at(play(RULES, seats, 3), 0.9)
    state: State = shot.state
    every = shipped().cards
    used = {held.serial for hand in state.hands for held in hand.cards if held} | set(state.display)
    free = [serial for serial in every if serial not in used]
    hands = []
    for seat, hand in enumerate(state.hands):
        done = tuple(Held(serial, every[serial].free) for serial in free[seat * 9 : seat * 9 + 9])
        hands.append(Hand(hand.cards, done, 10, 10, 10, 15))
    boxes = tuple(
        Box(colour, points, seat, 1)
        for seat, points in zip(range(seats), (10, 6, 3), strict=False)
        for colour in ("green", "orange", "purple")
    )
    return replace(shot, state=replace(state, hands=tuple(hands), boxes=boxes))


def marking(seats: int = 4, seed: int = 1) -> list[Shot]:
    """Positions in which cells are to be marked."""
    return [shot for shot in play(RULES, seats, seed) if shot.state.phase == "mark"]


def waiting(shot: Shot) -> Seat:
    return next(seat for seat in RULES.to_act(shot.state) if seat != CHANCE)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("language", LANGUAGES)
def test_worst_case(seats: int, language: str) -> None:
    scene = public(RULES, worst(seats), language, LONG_NAMES)
    made = paint(scene)
    assert len(made.data) < 300_000
    assert "10" in board_text(scene)
    assert len(alt_text(scene)) <= 1024


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_page_with_many_answers_tells_the_points_of_the_others(seats: int, written: list[str]) -> None:
    """So that one sees who leads; where there is no room, the badges alone are shown."""
    shot = max(marking(seats), key=lambda one: len(list(RULES.moves(one.state, waiting(one)))))
    seat = waiting(shot)
    scene = private(RULES, shot, seat, "de", LONG_NAMES, most=25)
    view = scene.view
    assert isinstance(view, PyramidsView)
    points = (123, -77, 56, 89)
    players = tuple(replace(player, points=own) for player, own in zip(view.players, points, strict=False))
    canvas(replace(scene, view=replace(view, players=players)))
    others = [minus(own) for other, own in enumerate(points[:seats]) if other != seat]
    assert [text for text in written if text in others] == others


def test_what_an_answer_brings_is_no_higher_than_its_row() -> None:
    shot = max(marking(), key=lambda one: len(list(RULES.moves(one.state, waiting(one)))))
    scene = private(RULES, shot, waiting(shot), "el", NAMES)
    for size in answers.SIZES:
        rows = turn_page._answers(scene.view_of(PyramidsView), scene.choices, scene.choices, size)
        assert max(picture.height for row in rows for picture in row.pictures) <= max(size, answers.LOWEST)


@pytest.mark.parametrize("count", [0, 1, 5, 6, 12, 25, 40])
def test_any_number_of_answers(count: int) -> None:
    shot = max(marking(), key=lambda one: len(list(RULES.moves(one.state, waiting(one)))))
    scene = private(RULES, shot, waiting(shot), "pl", LONG_NAMES, most=count)
    made = paint(scene)
    assert made.height <= 1600


def test_shown_numbers_change_the_picture() -> None:
    """Each answer of a page is in its picture: leaving one out changes it."""
    shot = marking()[40]
    scene = private(RULES, shot, waiting(shot), "en", NAMES)
    assert len(scene.choices) > 1
    for choice in scene.choices:
        fewer = tuple(one for one in scene.choices if one is not choice)
        assert paint(replace(scene, choices=fewer)).data != paint(scene).data


def test_a_sealed_choice_changes_only_the_tick() -> None:
    """Whatever a seat has chosen, all others see the same board."""
    shot = next(one for one in marking() if len(RULES.to_act(one.state)) == 4)
    seat = waiting(shot)
    seen = set()
    for move in list(RULES.moves(shot.state, seat))[:6]:
        state = RULES.apply(shot.state, seat, move)
        draft = state.drafts[seat]
        if draft is not None and not draft.due:
            seen.add(paint(public(RULES, replace(shot, state=state), "en", NAMES)).data)
    assert len(seen) == 1
    assert seen != {paint(public(RULES, shot, "en", NAMES)).data}


def test_a_begun_chain_is_not_seen() -> None:
    for shot in marking(seed=2):
        seat = waiting(shot)
        for move in RULES.moves(shot.state, seat):
            state = RULES.apply(shot.state, seat, move)
            draft = state.drafts[seat]
            if draft is not None and draft.due:
                here = public(RULES, shot, "en", NAMES)
                there = public(RULES, replace(shot, state=state), "en", NAMES)
                assert paint(here).data == paint(there).data
                assert board_text(here) == board_text(there)
                own = private(RULES, replace(shot, state=state), seat, "el", NAMES)
                assert paint(own).data
                assert all(
                    isinstance(choice.move, Extra) or str(choice.move) == "back" for choice in own.choices
                )
                return
    pytest.fail("no red X met")


def test_gains_are_those_of_the_offer() -> None:
    shot = next(one for one in marking()[60:] if not any(one.state.drafts))
    seat = waiting(shot)
    view = RULES.view(shot.state, seat)
    for move in RULES.moves(shot.state, seat):
        assert isinstance(move, Place)
        offer = RULES.offer(shot.state, seat, move)
        found = dict(gains(view, offer.effects, view.players[seat].sheet.skulls))
        card = shipped().cards[view.players[seat].cards[move.side].serial]  # type: ignore[union-attr]
        assert ("T" in found) == bool(move.mask & card.tomb)
        assert ("R" in found) == bool(move.mask & card.reds and view.players[seat].sheet.red < 10)
        assert ("X" in found) == bool(move.mask & card.crosses)


def test_silhouettes_differ() -> None:
    """Symbols are told apart by their outline alone, also small (art direction: 24 px)."""
    small = {kind: symbol(kind, 24).alpha.point(lambda v: 255 * (v > 127)) for kind in DRAWINGS}
    kinds = sorted(small)
    for i, one in enumerate(kinds):
        for other in kinds[i + 1 :]:
            a, b = small[one].tobytes(), small[other].tobytes()
            differ = sum(x != y for x, y in zip(a, b, strict=True))
            assert differ > 40, (one, other, differ)


def test_edges_go_round_once() -> None:
    assert edges([(0, 0)]) == [[(0, 0), (1, 0), (1, 1), (0, 1), (0, 0)]]
    assert len(edges([(0, 0), (1, 0), (1, 1)])[0]) == 7
    ring = [(x, y) for x in range(3) for y in range(3) if (x, y) != (1, 1)]
    assert sorted(len(loop) for loop in edges(ring)) == [5, 5]


def test_neighbours_stay_on_the_card() -> None:
    assert cards.near_bits(range(25), 0) == 2 | 4 | 32
    assert cards.near_bits(range(25), 12) == 255
    assert cards.near_bits({4, 5}, 4) == 0


def test_the_first_page_explains_its_symbols() -> None:
    """*What do I see?* on the page that asks which cards to keep, when somebody plays for the first time."""
    state = RULES.start(2, {})
    while RULES.to_act(state) == (CHANCE,):
        state = RULES.apply(state, CHANCE, next(iter(RULES.moves(state, CHANCE))))
    made = canvas(private(RULES, Shot(state, ()), 0, "en", NAMES))
    assert {"py-see-entrance", "py-see-tomb", "py-see-skull"} <= {note.symbol for note in made.notes}


def test_gold_means_marked() -> None:
    """The middle of every plain marked cell is gold on the table, of no other cell."""
    shot = marking()[-1]
    view = RULES.view(shot.state, None)
    made = canvas(public(RULES, shot, "en", NAMES))
    held = next(note for note in made.notes if note.symbol == "py-part-cards")
    card = view.players[0].cards[0]
    assert card is not None
    image, side = made.image, CELLS[4]
    at_card = cards.Size(side)
    top = held.y + (held.height - at_card.height) / 2
    for cell in range(25):
        x = round(held.x) + at_card.left + cell % 5 * side + 10
        y = round(top) + at_card.top + cell // 5 * side + 32
        pixel = image.getpixel((x, y))
        sign = card.grid[cell // 5][cell % 5]
        if sign == ".":
            assert (pixel == C["leaf"]) == (cell in card.marked), cell


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_a_seat_gained_stands_in_its_panel(seats: int) -> None:
    """Also where everything changed at once, and each chip in a line of its own."""
    scene = public(RULES, worst(seats), "en", LONG_NAMES)
    view = scene.view
    assert isinstance(view, PyramidsView)
    assert view.last is not None
    changed = tuple(
        replace(
            last, red=1, green=2, skulls=1, torch=True, completed=(view.players[seat].completed[0].serial,)
        )
        for seat, last in enumerate(view.last.seats)
    )
    made = canvas(replace(scene, view=replace(view, marks=(replace(view.last, seats=changed),))))
    assert not chips.covered(made)
    assert len(made.chips) == 5 * seats
    held = [[chip for chip in made.chips if _within(chip, panel)] for panel in places(seats)]
    assert [len(chips_of_seat) for chips_of_seat in held] == [5] * seats


def test_torches_of_two_rounds_are_told_as_one_sum(written: list[str]) -> None:
    """On a board that tells more than a whole round: PY-10.3, 5 points each."""
    scene = public(RULES, worst(2), "en", NAMES)
    view = scene.view
    assert isinstance(view, PyramidsView)
    assert view.last is not None
    lit = replace(view.last, seats=(Outcome(torch=True), Outcome()))
    (both,) = lit.join((lit,))
    written.clear()
    canvas(replace(scene, view=replace(view, marks=(both,))))
    assert [text for text in written if text.startswith("+")] == ["+10"]


def _within(chip: Area, panel: Area) -> bool:
    return meet(chip, panel) == chip[2] * chip[3]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_points_of_a_box_keep_off_its_edges(seats: int) -> None:
    """Also two figures, beside the sign of the colour."""
    made = canvas(public(RULES, worst(seats), "en", NAMES))
    plates = [area for area in made.kept if area[2] < 150 and 30 < area[3] < 60]
    found = [(text, plate) for text in made.texts for plate in plates if meet(text, plate)]
    assert len(found) >= 3 * min(seats, 3)
    for (x, y, width, height), (left, top, wide, high) in found:
        assert left + score.SIGN + 4 < x < x + width < left + wide - 3
        assert top + 3 < y < y + height < top + high - 3


def changed_everywhere(seats: int, names: tuple[str, ...]) -> Scene:
    """The worst case, in which each seat has just completed cards of two colours and gained all else."""
    scene = public(RULES, worst(seats), "en", names)
    view = scene.view
    assert isinstance(view, PyramidsView)
    assert view.last is not None
    lasts = []
    for seat, last in enumerate(view.last.seats):
        fresh = tuple({card.colour: card.serial for card in view.players[seat].completed}.values())[:2]
        lasts.append(replace(last, red=1, green=2, skulls=1, torch=True, completed=fresh))
    return replace(scene, view=replace(view, marks=(replace(view.last, seats=tuple(lasts)),)))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_names_keep_ten_letters_beside_chips(seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also the widest letters, and beside the longest score; what is drawn keeps out of the way of it."""
    found: list[tuple[tuple[str, ...], int]] = []
    real = Canvas.lines

    def note(
        page: Canvas, x: float, y: float, lines: tuple[str, ...], style: Style, *more: Any, **named: Any
    ) -> float:
        if y > SEATS:
            found.append((lines, style.size))
        return real(page, x, y, lines, style, *more, **named)

    monkeypatch.setattr(Canvas, "lines", note)
    wide = tuple(letter * 32 for letter in "WЖM@")
    cjk = ("王小明", "(wilhelmina_w) 王小明", "محمد", "王" * 32)
    for names in (LONG_NAMES[:4], wide, cjk, ("Wilhelmina W", "Ab", "Al B. Cd", "Wwwwwwwwwww")):
        scene = changed_everywhere(seats, names)
        found.clear()
        made = canvas(scene)
        assert not chips.covered(made)
        assert len(found) == seats
        for (lines, size), name in zip(found, shown(names, words("en"), LOOK), strict=False):
            letters = "".join(lines)
            assert letters == name.replace(" ", "") or letters == name or len(letters) > 10, (name, lines)
            assert size >= 22, (name, size)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_next_skull_and_the_shapes_left_are_seen(seats: int, written: list[str]) -> None:
    """On the table for every seat whose skulls have not just changed, and for the reader on private pages."""
    shots = marking(seats, 3)
    for shot in (shots[20], shots[len(shots) // 2], shots[-9]):
        scene = public(RULES, shot, "en", NAMES)
        view = scene.view
        assert isinstance(view, PyramidsView)
        for skulls in (0, 4, 9):
            players = tuple(replace(one, sheet=replace(one.sheet, skulls=skulls)) for one in view.players)
            written.clear()
            canvas(replace(scene, view=replace(view, players=players, marks=())))
            cost = score.with_next(view, players[0].sheet)
            assert cost is not None
            assert written.count(minus(cost)) >= seats
        left = [str(one.left) for one in view.shapes if one.left]
        written.clear()
        canvas(private(RULES, shot, waiting(shot), "en", NAMES))
        assert not Counter(left) - Counter(written)
        own = RULES.view(shot.state, waiting(shot)).players[waiting(shot)].sheet
        following = score.with_next(view, own)
        assert following is None or minus(following) in written


def test_the_label_of_points_agrees_with_their_number(written: list[str]) -> None:
    for language, points, label in (
        ("en", 1, "point"), ("en", 2, "points"), ("el", 1, "πόντος"), ("pl", 1, "punkt"),
        ("pl", 3, "punkty"), ("pl", 12, "punktów"), ("de", 1, "Punkt"), ("fr", 0, "point"),
    ):  # fmt: skip
        written.clear()
        page = Canvas(flat(400, 300, (255, 255, 255)))
        parts.points(words(language), points, 200).lay(page, 40, 40, 300, 100)
        assert label in written


LISTED = {(size - 2 * small_cards.RIM) // 5 for size in answers.SIZES if size >= answers.LARGE}
SIZES = sorted({*LISTED, draft.CELL, 36})


@pytest.mark.parametrize("cell", SIZES)
@pytest.mark.parametrize("kind", "RGFPXSET")
def test_what_was_taken_is_gilded_in_thumbnails(cell: int, kind: str) -> None:
    """In two tones of gold, and it differs from an empty marked cell: it is known what was there."""
    grid = (kind + "....", "..#..", "E....", ".....", "....T")
    card = CardView(7, "green", grid, (0, 1))
    piece = mini(card, cell)
    image = piece.colour

    def part(column: int) -> list[tuple[int, ...]]:
        x = small_cards.RIM + column * cell
        found = image.crop((x + 1, small_cards.BAND + 1, x + cell - 2, small_cards.BAND + cell - 2))
        data = found.tobytes()
        return [tuple(data[i : i + 3]) for i in range(0, len(data), 3)]

    taken, bare = part(0), part(1)
    assert taken != bare
    leaf, edge = C["leaf"], C["leaf_edge"]
    for red, green, blue in taken:
        assert red >= green >= blue, "gold, its light and its edge, nothing of the symbol's own colour"
        assert red - blue >= 40
    assert sum(pixel != leaf for pixel in taken) > 0.15 * len(taken), "seen at this size"
    assert min(sum(pixel) for pixel in taken) < sum(leaf) - 100, (edge, "a contour")
    open_ = mini(replace(card, marked=()), cell).colour.tobytes()
    assert open_ != image.tobytes()


def test_the_pile_is_no_card() -> None:
    """Cards that may be taken are named by the number that is printed on them, the pile by no number."""
    shot = questions(RULES, play(RULES, 3, 1))["py-ask-take"]
    scene = private(RULES, shot, waiting(shot), "en", NAMES)
    assert isinstance(scene.view, PyramidsView)
    shown = {str(card.serial) for card in scene.view.display}
    assert {choice.tag for choice in scene.choices} == shown | {"?"}


def test_the_same_scene_twice() -> None:
    scene: Scene = public(RULES, worst(4), "en", NAMES)
    assert paint(scene).data == paint(scene).data


@pytest.mark.parametrize("names", [LONG_NAMES[:3], NAMES[:3]])
def test_three_awaited_seats_are_named(names: tuple[str, ...], written: list[str]) -> None:
    """Long names with some letters at least, beside an hourglass for the words."""
    shot = next(one for one in marking(3) if len(RULES.to_act(one.state)) == 3)
    canvas(public(RULES, shot, "en", names))
    head = written[: written.index("Pyramids")]
    for name in names:
        assert any(len(text.rstrip("…")) >= 3 and name.startswith(text.rstrip("…")) for text in head), head
    assert ("Waiting for" in head) == (names == NAMES[:3])


@pytest.mark.parametrize("language", LANGUAGES)
def test_four_awaited_seats_are_named(language: str, written: list[str]) -> None:
    """Beside the round on two lines."""
    shot = next(one for one in marking(4) if len(RULES.to_act(one.state)) == 4)
    canvas(public(RULES, shot, language, NAMES))
    assert [text for text in written[:10] if text in NAMES] == list(NAMES[:4])


def test_pairs_to_keep_are_rows_of_the_list_of_answers() -> None:
    """Two cards with the symbols on both; the cards are read by their cells, so these are large."""
    shot = play(RULES, 2, 1)[0]
    scene = private(RULES, shot, waiting(shot), "en", NAMES)
    own = scene.view_of(PyramidsView).own
    assert own is not None
    pairs = [choice for choice in scene.choices if isinstance(choice.move, Keep)]
    for size in answers.SIZES:
        rows = choices._pairs(own, pairs, size)
        assert [row.tag for row in rows] == [choice.tag for choice in pairs]
        assert all(len(row.pictures) == 2 and len(row.costs) == 1 for row in rows)
    page = canvas(scene)
    assert page.height <= 1018
    held = [area for area in page.texts if area[1] > page.height - 284]
    assert len(held) >= 3 * len(pairs)
    assert all(left + wide < page.width for left, _, wide, _ in held)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_points_of_the_reader_stay_in_their_panel_in_larger_letters(language: str) -> None:
    shot = marking(3)[0]
    seat = waiting(shot)
    scene = private(RULES, shot, seat, language, NAMES)
    with watching() as watch, worn("pyramids", OwnLook(large=True)):
        canvas(scene)
    points = scene.view_of(PyramidsView).players[seat].points
    told = next(one for one in watch.written if one.text == words(language)("py-pic-points", points=points))
    assert told.right < WIDTH - MARGIN - PAD[0] + 4

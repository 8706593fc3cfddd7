"""The last move on the table of Pyramids: each kind of event leaves a mark, in the grammar of all games."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations, product
from typing import Any

import pytest
from msgspec.structs import replace
from PIL import ImageChops

from bot.core import fact
from bot.games.pyramids import Pyramids, terms
from bot.games.pyramids.aids.guide import GUIDE
from bot.games.pyramids.cells import CELL_NAMES, mask_of
from bot.games.pyramids.components_loading import shipped
from bot.games.pyramids.forms import SIDES
from bot.games.pyramids.placing import Place
from bot.games.pyramids.state import Batch, Outcome, Pick
from bot.games.pyramids.view import PyramidsView
from render.kit import chips, marks, panels
from render.kit.canvas import Canvas
from render.kit.frames import MARGIN, WIDTH
from render.kit.own_look import worn
from render.kit.pieces.marks import CASE
from render.kit.watching import watching
from render.marked import SMALL, covered, found
from render.paint import canvas
from render.pyramids import score, seat_panel
from render.pyramids.pieces.cards import SYMBOLS, Size
from render.pyramids.turn_page import SIDE, listed, outlined
from render.scene import OwnLook, Scene
from tests.contract.journeys import KEEN
from tests.gallery import NAMES, Shot, at, played, private, public

RULES = Pyramids()
Area = tuple[int, int, int, int]


@pytest.fixture(scope="module")
def shots() -> list[Shot]:
    return played(RULES, 4, 3, {}, KEEN.get("pyramids"))


class Marks:
    """Counts the marks of the shared grammar that are drawn."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.found: list[str] = []
        self.said: list[str] = []
        real = Canvas.say

        def say(page: Canvas, text: str, *given: Any, **named: Any) -> None:
            self.said.append(text)
            real(page, text, *given, **named)

        monkeypatch.setattr(Canvas, "say", say)
        for name in ("brackets", "ghost", "outline"):
            self._watch(monkeypatch, marks, name)
        for module, name in (
            (panels, "tick"),
            (panels, "hourglass"),
            (seat_panel, "laurel"),
            (score, "hit"),
        ):
            self._watch(monkeypatch, module, name)

    def _watch(self, monkeypatch: pytest.MonkeyPatch, module: Any, name: str) -> None:
        real = getattr(module, name)

        def note(*given: Any, **named: Any) -> Any:
            self.found.append(name)
            return real(*given, **named)

        monkeypatch.setattr(module, name, note)

    def of(self, scene: Scene) -> list[str]:
        self.found.clear()
        self.said.clear()
        canvas(scene)
        return list(self.found)


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> Marks:
    return Marks(monkeypatch)


def view_of(scene: Scene) -> PyramidsView:
    assert isinstance(scene.view, PyramidsView)
    return scene.view


def quiet(scene: Scene) -> Scene:
    """The scene after a turn in which nothing was gained."""
    view = view_of(scene)
    assert view.last is not None
    last = replace(view.last, seats=(Outcome(),) * view.seats)
    return replace(scene, caption=(), view=replace(view, marks=(last,)))


def after(scene: Scene, **gains: Any) -> Scene:
    """The same where the first seat has gained something in the last turn."""
    view = view_of(scene)
    assert view.last is not None
    first, *rest = view.last.seats
    last = replace(view.last, seats=(replace(first, **gains), *rest))
    return replace(scene, view=replace(view, marks=(last,)))


def later(shots: list[Shot], test: Callable[[PyramidsView], bool]) -> Scene:
    """A position of the second half of a match."""
    found = (public(RULES, shot, "en", NAMES) for shot in shots[len(shots) // 2 :])
    return next(scene for scene in found if test(view_of(scene)))


def middle_of_a_round(shots: list[Shot]) -> Scene:
    return later(
        shots, lambda view: view.phase == "mark" and view.turn > 2 and all(any(p.cards) for p in view.players)
    )


def difference(one: Scene, other: Scene) -> Area:
    changed = ImageChops.difference(canvas(one).image, canvas(other).image).getbbox()
    assert changed is not None
    return changed


def test_the_first_cards_lie_open_and_one_mark_leads_to_the_shape(shots: list[Shot], drawn: Marks) -> None:
    """All is new at the start: marks on everything would say nothing."""
    first = next(shot for shot in shots if shot.state.phase == "mark")
    scene = public(RULES, first, "en", NAMES)
    assert drawn.of(scene).count("brackets") == 1
    before = next(shot for shot in reversed(shots[: shots.index(first)]))
    assert difference(public(RULES, before, "en", NAMES), scene)[3] > seat_panel.SEATS + 200


def test_a_new_shape_and_a_new_round_are_bracketed(shots: list[Shot], drawn: Marks) -> None:
    plain = quiet(middle_of_a_round(shots))
    assert drawn.of(plain).count("brackets") == 1, "the shape"
    begun = quiet(later(shots, lambda view: view.phase == "mark" and view.turn == 1))
    assert drawn.of(begun).count("brackets") == 2, "the shape, and the torch of the round"
    assert drawn.of(quiet(later(shots, lambda view: view.phase == "pick"))).count("brackets") == 0


def test_marks_are_outlined_by_batch(shots: list[Shot], drawn: Marks) -> None:
    scene = quiet(middle_of_a_round(shots))
    view = view_of(scene)
    card = next(card for card in view.players[0].cards if card is not None)
    for new in (((0, 1),), ((0, 1), (7,)), ((0, 1), (7,), (12,))):
        batches = tuple(Batch(0, card.serial, mask_of(cells), "shape") for cells in new)
        assert drawn.of(after(scene, batches=batches)).count("outline") == len(new)


@pytest.mark.parametrize(
    ("gains", "text"),
    [
        ({"red": 1}, "+1"),
        ({"green": 2}, "+2"),
        ({"torch": True}, "+5"),
        ({"skulls": 1}, "−"),
        ({"skulls": -1}, "+"),
    ],
)
def test_what_a_score_card_gains_has_a_chip(
    shots: list[Shot], drawn: Marks, gains: dict[str, Any], text: str
) -> None:
    """In its place in the panel of the seat, and nothing else moves outside of that."""
    scene = quiet(middle_of_a_round(shots))
    view = view_of(scene)
    player = view.players[0]
    sheet = replace(player.sheet, red=4, green=4, skulls=3, torches=1 << view.round - 1)
    scene = replace(scene, view=replace(view, players=(replace(player, sheet=sheet), *view.players[1:])))
    assert not canvas(scene).chips
    drawn.said.clear()
    made = canvas(after(scene, **gains))
    assert len(made.chips) == 1
    assert not chips.covered(made)
    (said,) = drawn.said
    assert said.startswith(text)
    left, top, right, bottom = difference(scene, after(scene, **gains))
    assert left > 24
    assert right < 800
    assert top > seat_panel.SEATS
    assert bottom < seat_panel.places(4)[2][1]


def test_an_extra_mark_that_is_lost_is_struck_out(shots: list[Shot]) -> None:
    scene = quiet(middle_of_a_round(shots))
    assert difference(scene, after(scene, lost=1))[2] < 800


def test_a_completed_card_and_a_box_are_marked(shots: list[Shot], drawn: Marks) -> None:
    """The pyramid has a chip; the box is bracketed where it lay, and outlined where it is now."""
    scene = quiet(later(shots, lambda view: view.phase == "mark" and view.turn > 1 and bool(_owner(view))))
    view = view_of(scene)
    box = _owner(view)[0]
    assert box.owner is not None
    seat = box.owner
    player = view.players[seat]
    done = next(card for card in player.completed if card.colour == box.colour)
    assert view.last is not None
    plain = drawn.of(scene)
    seats = list(view.last.seats)
    seats[seat] = replace(seats[seat], completed=(done.serial,), boxes=((box.colour, box.points),))
    won = replace(scene, view=replace(view, marks=(replace(view.last, seats=tuple(seats)),)))
    found = drawn.of(won)
    assert found.count("brackets") == plain.count("brackets") + 1
    assert found.count("hit") == plain.count("_hit") + 1
    assert drawn.said == ["+10"]


def _owner(view: PyramidsView) -> list[Any]:
    return [box for box in view.boxes if box.owner is not None]


@pytest.mark.parametrize("unseen", [False, True])
def test_a_card_taken_is_bracketed(shots: list[Shot], drawn: Marks, *, unseen: bool) -> None:
    """Unseen from the pile: with a ghost there."""
    scene = quiet(middle_of_a_round(shots))
    plain = drawn.of(scene)
    side = next(side for side in (0, 1) if view_of(scene).players[0].cards[side] is not None)
    card = view_of(scene).players[0].cards[side]
    assert card is not None
    found = drawn.of(after(scene, picks=(Pick(card.serial, unseen, side),)))
    assert found.count("brackets") == plain.count("brackets") + 1
    assert found.count("ghost") == int(unseen)


def test_a_card_laid_out_is_bracketed(shots: list[Shot], drawn: Marks) -> None:
    scene = quiet(middle_of_a_round(shots))
    plain = drawn.of(scene)
    card = view_of(scene).display[1].serial
    laid = replace(scene, caption=(fact("py-log-display", card=terms.card(shipped(), card)),))
    assert drawn.of(laid).count("brackets") == plain.count("brackets") + 1
    left, _, right, bottom = difference(scene, laid)
    assert bottom < seat_panel.SEATS
    assert right - left < 200


def test_who_is_ready_and_who_is_awaited_is_seen(shots: list[Shot], drawn: Marks) -> None:
    """A tick, an hourglass; and the hourglass again when a choice is taken back. Short names leave room for
    them."""
    scene = quiet(middle_of_a_round(shots))
    view = view_of(scene)
    for ready in (True, False):
        players = tuple(replace(one, ready=ready and seat == 0) for seat, one in enumerate(view.players))
        awaited = tuple((seat, fact("py-ask-keep")) for seat in range(int(ready), 4))
        found = drawn.of(replace(scene, awaited=awaited, view=replace(view, players=players)))
        assert (found.count("tick") > 0) == ready
        assert found.count("hourglass") == 4 - ready


def test_the_end_crowns_the_winner(shots: list[Shot], drawn: Marks) -> None:
    scene = public(RULES, shots[-1], "en", NAMES)
    assert scene.score is not None
    assert drawn.of(scene).count("laurel") == len(scene.score.winners)
    assert "laurel" not in drawn.of(public(RULES, shots[-2], "en", NAMES))
    before, now = canvas(replace(scene, score=None)).image, canvas(scene).image
    below = (0, seat_panel.SEATS, 1600, 1018)
    assert ImageChops.difference(before.crop(below), now.crop(below)).getbbox() is not None


@pytest.mark.parametrize("share", [0.2, 0.6, 0.9])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_letters_of_a_guide_keep_apart(seats: int, share: float) -> None:
    """Each symbol is marked where its ring and letter touch no other; the display has what cards lack."""
    shot = at(played(RULES, seats, 1, {}, KEEN.get("pyramids")), share)
    made = canvas(public(RULES, shot, "en", NAMES))
    symbols = GUIDE.symbols
    assert "py-see-entrance" in {note.symbol for note in made.notes}
    notes = [one for one in found(made, symbols, apart=True) if max(one.width, one.height) <= SMALL]
    assert len(notes) > 5
    for one, other in combinations(notes, 2):
        for (x0, y0, x1, y1), (left, top, right, bottom) in product(covered(one), covered(other)):
            assert x1 <= left or right <= x0 or y1 <= top or bottom <= y0, (one, other)


def test_answers_are_large_where_there_is_room() -> None:
    """What a place brings is read on a phone: in 34 px up to sixteen answers, in 36 up to a dozen, beside
    cards that are large then."""
    seen: set[int] = set()
    for seats, seed in ((2, 1), (4, 7)):
        for shot in played(RULES, seats, seed, {}, KEEN.get("pyramids"))[:-1]:
            seat = RULES.to_act(shot.state)[0]
            count = len(list(RULES.moves(shot.state, seat)))
            if RULES.prompt(shot.state, seat).key != "py-ask-mark" or count in seen or count > 16:
                continue
            seen.add(count)
            with watching() as watch:
                made = canvas(private(RULES, shot, seat, "en", NAMES))
            texts = [one for one in watch.written if one.canvas == id(made)]
            sides = [one.left for one in texts if one.text in SIDES and one.size == SIDE.size]
            brought = [one for one in texts if one.text[0] in "×+−" and one.left > min(sides, default=WIDTH)]
            assert max([one.right for one in brought], default=0) < WIDTH - MARGIN, count
            assert min([one.size for one in brought], default=40) >= (36 if count <= 12 else 34), count
            drawn = max(note.width for note in made.notes if note.symbol in SYMBOLS.values())
            assert drawn >= (96 if count <= 12 else 82), count
    assert {3, 6, 12} <= seen


@pytest.mark.parametrize("seats", RULES.seats)
def test_a_new_card_is_marked_below_the_tails_of_a_name(seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """A name in two lines, with letters that reach below their line."""
    matches = played(RULES, seats, 1)
    scene = next(
        scene
        for scene in (public(RULES, shot, "en", NAMES) for shot in matches[len(matches) // 3 :])
        if (last := view_of(scene).last) is not None and last.seats[0].picks
    )
    named = [replace(scene, names=(name,) * seats) for name in ("gjpqy gjpqy gjpqy gjpqy gjpqy gj", "A")]
    at = Size(seat_panel.CELLS[seats])
    mark, put = marks.brackets(at.width, at.height, *seat_panel.PICKED), Canvas.put
    edges: list[float] = []
    gap, _, line = seat_panel.PICKED

    def note(page: Canvas, piece: Any, x: float, y: float) -> None:
        if getattr(piece, "size", None) == mark.size:  # the same piece may have been made anew
            edges.append(y - gap - line / 2 - CASE)
        put(page, piece, x, y)

    monkeypatch.setattr(Canvas, "put", note)
    one, other = (canvas(scene).image.crop((0, seat_panel.SEATS, 400, 500)) for scene in named)
    changed = ImageChops.difference(one, other).getbbox()
    assert changed is not None
    assert changed[3] + seat_panel.SEATS < min(edges)


def answered(seats: int, seed: int, most: int = 25) -> list[Scene]:
    """Pages that ask where a shape goes, one for each number of answers up to this one."""
    scenes: dict[int, Scene] = {}
    for shot in played(RULES, seats, seed, {}, KEEN.get("pyramids"))[:-1]:
        seat = RULES.to_act(shot.state)[0]
        if RULES.prompt(shot.state, seat).key == "py-ask-mark":
            scene = private(RULES, shot, seat, "en", NAMES)
            scenes.setdefault(len(scene.choices), scene)
    return [scene for count, scene in scenes.items() if count <= most]


def test_answers_stand_on_the_cards_where_they_fit(drawn: Marks) -> None:
    """Single cells by their tags; places that share no cell with another in an outline of their own. Of
    these, the list has only what they bring."""
    apart = 0
    for scene in answered(4, 7, 10):
        own = view_of(scene).own
        assert own is not None
        with watching() as watch:
            outlines = drawn.of(scene).count("outline")
        texts = [one.text for one in watch.written]
        choices = [choice for choice in scene.choices if isinstance(choice.move, Place)]
        single = [choice for choice in choices if len(choice.move.cells) == 1]
        alone = outlined(choices)
        for choice in single:
            names = {choice.tag, CELL_NAMES[choice.move.cells[0]]}  # the second on smaller cards
            assert [text for text in texts if text in names] != [], (choice.tag, len(scene.choices))
        assert outlines == len(alone) + len(own.draft)
        assert [one for one in listed(view_of(scene), choices, Size(104)) if one in single] == []
        apart += len(alone)
    assert apart > 2


@pytest.mark.parametrize(("language", "large"), [("en", False), ("el", True), ("pl", True)])
def test_pages_hold_the_longest_lists_and_scores(language: str, large: bool) -> None:
    """Ten gems of each kind, nine skulls, many points and boxes; nothing leaves the page."""
    for scene in answered(2, 9) + answered(4, 1):
        view = view_of(scene)
        assert view.own is not None
        sheet = replace(view.own.before, red=10, green=10, skulls=9)
        boxes = (("green", 10), ("green", 6), ("orange", 10), ("purple", 3))
        players = tuple(replace(one, sheet=sheet, points=-88, boxes=boxes) for one in view.players)
        with watching() as watch, worn("pyramids", OwnLook(large=large)):
            made = canvas(replace(scene, language=language, view=replace(view, players=players)))
        assert made.height <= 1018
        page = [one for one in watch.written if one.canvas == id(made)]
        assert max(one.bottom for one in page) < made.height - MARGIN, len(scene.choices)
        assert max(one.right for one in page) <= WIDTH - MARGIN + 4, len(scene.choices)


def test_a_further_cell_is_asked_for_beside_the_score_so_far() -> None:
    """The marks made before it count in the score, as nothing else on the page tells what they bring."""
    for shot in played(RULES, 3, 7, {}, KEEN.get("pyramids"))[:-1]:
        seat = RULES.to_act(shot.state)[0]
        scene = private(RULES, shot, seat, "en", NAMES)
        view = view_of(scene)
        assert view.own is not None
        if view.own.due:
            players = list(view.players)
            players[seat] = replace(players[seat], points=77)
            with watching() as watch:
                canvas(replace(scene, view=replace(view, players=tuple(players))))
            assert [one.text for one in watch.written].count("77") == 1
            return
    pytest.fail("no red X met")

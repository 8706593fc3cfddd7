"""What seats own and gain on the table of Edo, and what things cost: in its place, every number written."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, pairwise
from typing import Any

import pytest
from msgspec.structs import asdict, replace
from PIL import Image, ImageChops

from bot.core import Offer, Score, SeatScore, Term, fact
from bot.games.edo.components import Action, ActionName, Goods
from bot.games.edo.marks import Mark
from bot.games.edo.validate import load
from bot.games.edo.view import EdoView, MerchantView
from bot.text import LANGUAGES, words
from render.edo import own_panel, prices
from render.edo.hand_cards import _cell, card_height
from render.edo.layout import layout, named
from render.edo.market import _lines, offers, parts
from render.edo.pieces.actions import action, corner
from render.edo.pieces.goods import symbol
from render.edo.pieces.market import plate
from render.edo.prices import lines_of
from render.edo.seat_panel import BETWEEN, FORMS, LEFT, LOWER, WIDE, places
from render.edo.theme import DONE, GAME, PAPER, C, on_card
from render.kit import chips, marks, panels
from render.kit.canvas import Area, Canvas
from render.kit.colour import RGB
from render.kit.fonts import Style
from render.kit.frames import HEAD, columns, flat
from render.kit.own_look import forget, worn
from render.kit.palette import FADED, INK
from render.kit.panels import Paper
from render.kit.seat_panel import seat_panel
from render.kit.sketch import Sprite
from render.kit.watching import watching
from render.paint import canvas
from render.scene import Choice, OwnLook, Scene, Sheet
from tests.gallery import LONG_NAMES, NAMES, private
from tests.render.test_edo import RULES, _strict, finished, game

__all__ = ["_strict"]


def _gains(view: EdoView) -> EdoView:
    """The view after everybody has had an income."""
    last = tuple(Mark("income", s, "C1", "", 12, (("ryo", 10 + s),)) for s in range(view.seats))
    return replace(view, marks=last)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("phase", ["plan", "limit"])
def test_what_was_gained_stands_in_the_panel_of_its_seat(seats: int, phase: str) -> None:
    """Beside the panel it would look as if it belonged to the map."""
    view = RULES.view(game(seats, 1)[-1].state, None)
    held = tuple(replace(one, privileges=tuple(view.printed.faces)[:2]) for one in view.players)
    for players in (view.players, held):
        for names in (NAMES, LONG_NAMES):
            seen = replace(_gains(view), phase=phase, players=players)
            forget()
            with watching() as watch:
                made = canvas(Scene(game=GAME, view=seen, language="el", names=names[:seats]))
            assert len(made.chips) == (0 if phase == "plan" else seats)
            if phase == "plan":  # without a chip, because it is nobody's turn
                said = [one for one in watch.written if one.text.startswith("+1") and one.left > LEFT]
                assert [one.text for one in said] == [f"+{10 + seat}" for seat in range(seats)]
                for one, (top, tall) in zip(said, places(seats), strict=True):
                    assert one.right < LEFT + WIDE
                    assert top < one.top < one.bottom < top + tall
                continue
            for (x, y, wide, high), (top, tall) in zip(made.chips, places(seats), strict=True):
                assert LEFT < x < x + wide < LEFT + WIDE
                assert top < y < y + high < top + tall


@pytest.mark.parametrize(("seats", "held"), [(4, 0), (4, 3), (5, 1), (5, 3)])
def test_no_change_is_left_out_beside_privileges(seats: int, held: int) -> None:
    """Three things of a turn; with four seats also the privilege of a demand, which is told last."""
    view = RULES.view(game(seats, 1)[-1].state, None)
    faces = tuple(view.printed.faces)
    cost = (("ryo", -6 if seats == 4 else -10), ("wood", -4), ("stone", -2))
    posts = [Mark("post", seat, "C1", "", 0, cost) for seat in range(seats)]
    demands = [Mark("demand", seat, "D1", faces[0], 0, ()) for seat in range(seats) if seats == 4]
    players = tuple(replace(one, privileges=faces[:held]) for one in view.players)
    seen = replace(view, phase="act", players=players, marks=(*posts, *demands))
    for names in (NAMES, LONG_NAMES):
        forget()
        with watching() as watch:
            page = canvas(Scene(game=GAME, view=seen, language="el", names=names[:seats]))
        written = [one for one in watch.written if one.canvas == id(page) and one.left > LEFT]
        below = [one.text for one in written if one.top > places(seats)[0][0]]
        told = [text for text in below if text[0] in "−+…"]
        assert told == seats * (["−6", "−4", "−2", "+"] if seats == 4 else ["−10", "−4", "−2"])


@pytest.mark.parametrize(("seats", "held", "least"), [(3, 1, 60), (3, 3, 48), (4, 2, 46), (5, 2, 68)])
def test_privileges_are_as_large_as_the_panel_allows(
    seats: int, held: int, least: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    view = RULES.view(game(seats, 1)[-1].state, None)
    faces = tuple(view.printed.faces)[:held]
    players = tuple(replace(one, privileges=faces, points=5) for one in view.players)
    seen = replace(view, phase="act", players=players, marks=())
    wides: list[int] = []

    def noted(face: str, wide: int, high: int) -> Sprite:
        wides.append(wide)
        return plate(face, wide, high)

    monkeypatch.setattr("render.edo.pieces.market.plate", noted)
    canvas(Scene(game=GAME, view=seen, language="en", names=NAMES[:seats]))
    assert len(wides) == seats * held
    assert min(wides) >= least


def _drawn(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, int]]:
    said: list[tuple[str, int]] = []
    real = Canvas.words

    def words(page: Canvas, x: float, y: float, text: str, style: Any, *more: Any, **named: Any) -> float:
        said.append((text, style.size))
        return real(page, x, y, text, style, *more, **named)

    monkeypatch.setattr(Canvas, "words", words)
    return said


@pytest.mark.parametrize("room", [500, 234, 222])
def test_every_part_of_a_price_has_its_number(room: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """A thing without one counts what somebody holds; and however many there are, the numbers stay large."""
    said = _drawn(monkeypatch)
    for key, card in load().merchant.items():
        said.clear()
        pay = card.pay
        page = Canvas(flat(600, 200, C["washi"]))
        offers(page, 10, 100, MerchantView(**asdict(card), card=key), 1, room)
        costs = [str(one) for one in (pay.ryo, pay.rice, pay.wood, pay.stone) if one]
        assert sorted(text for text, _ in said) == sorted([str(card.price), f"×{card.most}", *costs, "1"])
        assert min(size for _, size in said) >= 34
        assert max(x + wide for x, _, wide, _ in page.texts) <= 10 + room


@pytest.mark.parametrize("seats", [2, 5])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sheet_says_why_more_points_do_not_win(
    seats: int, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever has no house in Edo is told so in words, and the total is pale; not if nobody has one."""
    said: list[tuple[str, RGB]] = []
    real = Canvas.words

    def words_(page: Canvas, x: float, y: float, text: str, style: Any, ink: RGB = INK, *more: Any) -> float:
        said.append((text, ink))
        return real(page, x, y, text, style, ink, *more)

    monkeypatch.setattr(Canvas, "words", words_)
    view = RULES.view(finished(seats).state, None)
    for behind in ((), range(1, seats)):
        items = [
            (("edo-item-track", 40 + s), *([("edo-item-no-house", 0)] * (s in behind))) for s in range(seats)
        ]
        score = Score(tuple(SeatScore(40 + s, s + 1, one) for s, one in enumerate(items)))
        said.clear()
        canvas(Sheet(game=GAME, view=view, language=language, names=NAMES[:seats], score=score))
        reason = words(language)("edo-item-no-house")
        assert " ".join(text for text, _ in said).count(reason) == len(behind)
        totals = {text: ink for text, ink in said if text.isdecimal() and int(text) >= 40}
        assert totals == {str(40 + s): FADED if s in behind else INK for s in range(seats)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_cities_and_supplies_of_the_tables_are_set_alike(
    language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No name in another type than its neighbours, no word of the supply smaller than the next one."""
    said: dict[str, Style] = {}
    real = Canvas.words

    def words_(page: Canvas, x: float, y: float, text: str, style: Style, *more: Any) -> float:
        said[text] = style
        return real(page, x, y, text, style, *more)

    monkeypatch.setattr(Canvas, "words", words_)
    w = words(language)
    for seats in (2, 5):
        view = RULES.view(game(seats, 1)[0].state, None)
        said.clear()
        canvas(Scene(game=GAME, view=view, language=language, names=NAMES[:seats], ledger=True))
        for space in view.spaces:
            if space.city is not None and space.town:
                assert said[w(f"edo-town-{space.town}")].voice == "speaking"
        shown = {key: w(f"edo-pic-{key}") for key in ("neutral", "strongholds", "deck", "markers")}
        parts = {part for text in shown.values() for part in (text, *text.split()) if part in said}
        sizes = {said[part].size for part in parts} - {36}  # without the headings
        assert sizes <= {34}, "all of the size that a phone shows, or their signs alone"


WIDE_LETTERS = ("W" * 32, "M" * 32, "Щ" * 32, "Ω" * 32, "@W" * 16)


def _letters(view: EdoView, names: tuple[str, ...], monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """How many letters of each name its panel shows."""
    shown: list[str] = []
    setting = Canvas.words

    def words_(self: Canvas, x: float, y: float, text: str, *rest: Any) -> float:
        if LEFT < x < LEFT + WIDE:
            shown.append(text.rstrip("…"))
        return setting(self, x, y, text, *rest)

    with monkeypatch.context() as patch:
        patch.setattr(Canvas, "words", words_)
        canvas(Scene(game="edo", view=view, language="en", names=names))
    return [sum(len(one) for one in shown if one and set(one) <= set(name)) for name in names]


@pytest.mark.parametrize("phase", ["plan", "act"])
def test_five_seats_show_ten_letters_however_wide(phase: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """With three privileges, and with an income; with both, names of usual letters."""
    view = RULES.view(game(5, 1)[-1].state, None)
    assert isinstance(view, EdoView)
    view = replace(view, phase=phase, start=1, marks=())
    kinds = tuple(view.printed.faces)[:3]
    sealed = replace(view, players=tuple(replace(one, privileges=kinds) for one in view.players))
    assert min(_letters(sealed, WIDE_LETTERS, monkeypatch)) >= 10
    assert min(_letters(_gains(view), WIDE_LETTERS, monkeypatch)) >= 10
    usual = ("Maximilian", "Κωνσταντίν", "Ελευθερία-", "Brzęczyszk", "jürgen_kön")
    assert min(_letters(_gains(sealed), tuple(one + "q" * 22 for one in usual), monkeypatch)) >= 10


@pytest.mark.parametrize("held", [0, 2])
@pytest.mark.parametrize("names", [NAMES, LONG_NAMES])
def test_a_rich_turn_of_five_is_told_clear_of_frame_and_brackets(
    held: int, names: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Four goods, an official and a card beside the privileges, without the sign of more; the same with
    points."""
    view = RULES.view(game(5, 1)[-1].state, None)
    faces = tuple(view.printed.faces)[:held]
    players = tuple(
        replace(one, points=10, neutral=2, privileges=faces, goods=replace(one.goods, ryo=27, stone=3))
        for one in view.players
    )
    cost = (("ryo", -12), ("stone", -4), ("wood", -2), ("rice", 3))
    put, boxes = Canvas.put, list[Area]()

    def noted(page: Canvas, piece: Sprite, x: float, y: float) -> None:
        if piece in known:
            box = piece.alpha.point([0] * 128 + [255] * 128).getbbox()
            assert box is not None
            left, top, right, low = box
            boxes.append((x - piece.left + left, y - piece.top + top, right - left, low - top))
        put(page, piece, x, y)

    known: list[Any] = []
    made = marks.brackets

    def brackets(*more: Any) -> Any:
        known.append(made(*more))
        return known[-1]

    monkeypatch.setattr(Canvas, "put", noted)
    monkeypatch.setattr(marks, "brackets", brackets)
    rich = ("house", "recruit", "card")
    for done in (("house",), rich[:2], rich, ("house", "favour"), ("house", *7 * ["card"], "favour")):
        boxes.clear()
        events = tuple(
            Mark(what, s, "C1", "", 1, cost if what == "house" else ()) for s in range(5) for what in done
        )
        seen = replace(view, phase="act", players=players, marks=events)
        forget()
        with watching() as watch:
            page = canvas(Scene(game=GAME, view=seen, language="en", names=names))
        won = [one for one in boxes if one[0] > LEFT]
        assert len(won) == (5 if "favour" in done else 0)
        for top, tall in places(5):
            texts = [one for one in watch.written if one.left > LEFT and top < one.top < top + tall]
            told = [one.text for one in texts]
            assert "…" not in told or (held and "favour" in done), done
            assert ("+7" in told) == (done.count("card") == 7) or "…" in told, done
            assert all(one.bottom <= top + tall - 7 for one in texts), done
        assert not any(chips.meet(chip, box, 1) for chip in page.chips for box in won), done


@pytest.mark.parametrize(("seats", "most"), [(2, 8), (3, 7), (4, 6), (5, 5)])
@pytest.mark.parametrize("names", [NAMES, LONG_NAMES])
def test_a_turn_that_changed_much_is_told_where_there_is_room(
    seats: int, most: int, names: tuple[str, ...]
) -> None:
    """Also beside what the seat owns, without covering any of it; the sign of more if there is no room."""
    view = RULES.view(game(seats, 1)[-1].state, None)
    owned = tuple(
        replace(one, points=10, privileges=(), goods=replace(one.goods, ryo=27, rice=12, wood=8, stone=3))
        for one in view.players
    )
    spent, face = (("ryo", -12), ("stone", -4), ("wood", -2), ("rice", 3)), next(iter(view.printed.faces))
    every = ("house", "recruit", "card", *(7 * ["demand"]))
    for done in (every[:count] for count in (1, 2, most - 3, len(every))):
        marks = tuple(
            Mark(what, seat, "C1", face, 1, spent if what == "house" else ())
            for seat in range(seats)
            for what in done
        )
        seen = replace(view, phase="act", players=owned, marks=marks)
        with watching() as watch:
            made = canvas(Scene(game=GAME, view=seen, language="en", names=names[:seats]))
        assert not chips.covered(made)
        count = 3 + len(done)
        for top, tall in places(seats):
            told = [one for one in made.chips if one[0] > LEFT and top < one[1] < top + tall]
            assert len(told) == count if count <= most else len(told) >= most - 1, done
            assert all(x + wide < LEFT + WIDE and y + high < top + tall for x, y, wide, high in told)
            texts = [one.text for one in watch.written if one.left > LEFT and top < one.top < top + tall]
            assert ("…" in texts) == (count > most), done


def test_two_things_of_a_price_stand_on_one_line() -> None:
    """Where there is no line below, an arrow lower than the price would seem to belong to both offers."""
    for room in (222, 216, 210):
        for key, card in load().merchant.items():
            pay = parts(card.pay)
            lines, *_ = _lines(MerchantView(**asdict(card), card=key), room, 36, 48)
            assert all(lines), key
            assert len(lines) == 1 or len(pay) > 2 or room < 222, (room, key)


@pytest.mark.parametrize("card", ["A", "B", "C", "S01"])
def test_the_letter_of_an_open_card_is_read_on_a_phone(card: str) -> None:
    """Also in the smallest slots it is whole, on the colour of its card, and high enough."""
    for size in {form.slot for form in FORMS.values()}:
        tile = corner(card, size)
        ink = Image.new("RGB", tile.colour.size, on_card(card))
        other = ImageChops.difference(tile.colour, ink).convert("L")
        letter = ImageChops.multiply(other.point(lambda value: 255 * (value < 40)), tile.alpha)
        seen = letter.point(lambda value: 255 * (value > 250)).getbbox()
        assert seen is not None
        assert seen[3] - seen[1] >= 18, size
        assert max(seen[2], seen[3]) < tile.width + tile.left - 2, "none of it at the edge of its ground"


@pytest.mark.parametrize("language", LANGUAGES)
def test_edo_is_named_beside_five_incomes_in_larger_letters(language: str) -> None:
    view, say = RULES.view(game(5, 1)[-1].state, None), words(language)
    assert isinstance(view, EdoView)
    edo = next(space for space in view.spaces if space.kind == "edo")
    assert edo.city is not None
    rich = replace(edo, city=replace(edo.city, income=tuple(enumerate((4, 2, 2, 1, 1)))))
    with worn(GAME, OwnLook(large=True)):
        assert named(layout(view.side, True), rich, say)[0] == say(f"edo-town-{edo.town}")


@pytest.mark.parametrize(("count", "said"), [(0, "±0"), (2, "+2")])
def test_an_action_that_brings_nothing_has_no_plus(count: int, said: str) -> None:
    view = RULES.view(game(5, 1)[0].state, 0)
    assert isinstance(view, EdoView)
    got = fact("edo-could-produce", goods=fact("edo-amount-stone", count=count), place=Term("edo-town-edo"))
    choice = Choice("1", None, Offer(fact("edo-log-go"), (got,)))
    ((part,),) = (line.parts for line in lines_of(view, Action("STONE", 1), choice))
    assert (part.text, part.what) == (said, "stone")


def test_the_lines_of_an_offer_are_apart_in_larger_letters() -> None:
    for key, card in load().merchant.items():
        page = Canvas(flat(400, 120, C["washi"]))
        with worn(GAME, OwnLook(large=True)):
            offers(page, 20, 60, MerchantView(**asdict(card), card=key), 1, 236)
        assert not [pair for pair in combinations(page.texts, 2) if chips.meet(*pair, 2)], key


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_what_went_while_all_plan_stands_apart_in_larger_letters(seats: int) -> None:
    view = RULES.view(game(seats, 1)[-1].state, None)
    lost = (("ryo", -12), ("rice", -10), ("wood", -11), ("stone", -13))
    marks_ = tuple(Mark("wage", seat, "", "", 1, lost) for seat in range(seats))
    owns = tuple(replace(one, goods=replace(one.goods, ryo=60), privileges=()) for one in view.players)
    seen = replace(view, phase="plan", marks=marks_, players=owns)
    with worn(GAME, OwnLook(large=True)):
        page = canvas(Scene(game=GAME, view=seen, language="en", names=NAMES[:seats]))
    inside = [one for one in page.texts if one[0] > LEFT]
    assert not [pair for pair in combinations(inside, 2) if chips.meet(*pair, 1)]


def test_two_lines_of_what_others_own_are_apart_in_the_lowest_panels() -> None:
    """Beside answers, where four others have the least height."""
    view = RULES.view(game(5, 1)[-9].state, 0)
    page = Canvas(flat(1600, 1018, (255, 255, 255)))
    with watching() as watch:
        own_panel.other_panels(page, view, LOWER - 4 * (own_panel.LEAST + BETWEEN))
    tops = sorted({one.top for one in watch.written if one.size < 50})
    assert len(tops) == 8
    assert all(low - top > own_panel.SIZES[0] for top, low in pairwise(tops))


def test_two_seats_have_large_names_above_many_changes() -> None:
    """Their panels are high enough for both."""
    view = RULES.view(game(2, 1)[-9].state, None)
    cost = (("ryo", -12), ("stone", -4), ("rice", 3))
    done = tuple(Mark("house", seat, "C1", "", 1, cost) for seat in range(2))
    with watching() as watch:
        canvas(Scene(game=GAME, view=replace(view, phase="act", marks=done), language="en", names=NAMES[:2]))
    sizes = [one.size for one in watch.written if one.text in NAMES and one.left > LEFT]
    assert len(sizes) == 2
    assert min(sizes) >= 34


@pytest.mark.parametrize("wide", [165, 205])
def test_the_merchant_of_a_card_stands_beside_the_number_of_samurai(
    wide: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    view = RULES.view(game(4, 1)[0].state, 0)
    trade = next(one for card in load().special.values() for one in card.actions if one.do == "TRADE")
    key, offer = next((key, one) for key, one in load().merchant.items() if len(parts(one.pay)) == 1)
    now = MerchantView(**asdict(offer), card=key)
    page, drawn = Canvas(flat(400, 400, C["washi"])), list[float]()
    merchant, real = action("TRADE", 21), Canvas.centre

    def noted(self: Canvas, piece: Sprite, x: float, y: float) -> None:
        drawn.extend([x - 21] * (piece is merchant))
        real(self, piece, x, y)

    monkeypatch.setattr(Canvas, "centre", noted)
    _cell(page, replace(view, current=now), words("en"), "B", trade, 100, 100, wide, 168, None)
    count = min(page.texts, key=lambda box: box[1])
    assert drawn
    assert drawn[0] > count[0] + count[2]


@pytest.mark.parametrize("cards", [4, 5])
@pytest.mark.parametrize("do", ["HARVEST", "STONE", "WOOD"])
def test_no_action_touches_the_number_of_samurai(
    do: ActionName, cards: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    view = RULES.view(game(4, 1)[0].state, 0)
    _, width = columns(cards, gutter=24 if cards == 4 else 16)[0]
    wide, tall = (width - (36 if cards == 4 else 24)) // 2, (card_height(1) - 98) // 2
    numbers = []
    for draw in (action, lambda *_: symbol("ryo", 1)):
        monkeypatch.setattr("render.edo.pieces.actions.action", draw)
        page = Canvas(flat(400, 400, C["washi"]))
        _cell(page, view, words("en"), "B", Action(do, 2), 100, 100, wide, tall, None)
        x, y, *size = min(page.texts, key=lambda text: text[1])
        numbers.append(page.cut(x, y, x + size[0], y + size[1]).tobytes())
    assert numbers[0] == numbers[1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_five_cards_name_their_harvest(language: str) -> None:
    shot = next(one for one in game(2, 1) if RULES.view(one.state, 0).phase == "plan")
    view = RULES.view(shot.state, 0)
    assert view.own is not None
    pool = replace(view.own.pool, cards=tuple(card.card for card in view.cards)[:5])
    scene = private(RULES, shot, 0, language, NAMES)
    with watching() as watch:
        canvas(replace(scene, view=replace(view, own=replace(view.own, pool=pool))))
    assert words(language)("edo-do-HARVEST") in {one.text for one in watch.written}


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_offers_of_merchants_have_room_on_the_tables(seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also four goods for a point, beside the incomes of five."""
    rooms = list[float]()
    monkeypatch.setattr("render.edo.ledger.offers", lambda *given: rooms.append(given[5]))
    view = RULES.view(game(seats, 1)[5].state, None)
    owners = tuple((seat, 1) for seat in range(seats))
    spaces = tuple(
        one if one.city is None else replace(one, city=replace(one.city, weights=owners))
        for one in view.spaces
    )
    scene = Scene(
        game=GAME, view=replace(view, spaces=spaces), language="el", names=NAMES[:seats], ledger=True
    )
    canvas(scene)
    assert rooms
    assert min(rooms) >= 200


@pytest.mark.parametrize("names", [NAMES, LONG_NAMES])
@pytest.mark.parametrize("held", [0, 2])
def test_two_seats_tell_six_changes_that_are_no_goods_while_all_plan(
    names: tuple[str, ...], held: int
) -> None:
    """Beside the slots there is room for those for which there is none beside the name."""
    view = RULES.view(game(2, 1)[-1].state, None)
    faces = list(view.printed.faces)
    seats = tuple(replace(one, points=10, privileges=tuple(faces[:held])) for one in view.players)
    events = tuple(
        Mark(what, seat, "C1", faces[0], 1)
        for seat in range(2)
        for what in ("recruit", "card", *(4 * ["demand"]))
    )
    seen = replace(view, phase="plan", players=seats, marks=events)
    with watching() as watch:
        made = canvas(Scene(game=GAME, view=seen, language="en", names=names[:2]))
    said = [one.text for one in watch.written if one.left > LEFT and one.top > HEAD]
    assert Counter(text for text in said if text[0] in "+…") == {"+1": 2, "+": 10}
    assert not chips.covered(made)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_whoever_has_planned_has_a_darker_panel(seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who is awaited is told by more than a small sign; nobody if nobody is awaited."""
    view = replace(RULES.view(game(seats, 1)[-1].state, None), phase="plan", marks=())
    papers: list[Paper] = []

    def drawn(page: Canvas, area: Area, paper: Paper, *more: Any) -> None:
        papers.append(paper)
        seat_panel(page, area, paper, *more)

    monkeypatch.setattr("render.edo.seat_panel.seat_panel", drawn)
    for awaited in ((), (0,), (1,), tuple(range(seats))):
        papers.clear()
        asked = tuple((seat, fact("edo-ask-plan")) for seat in awaited)
        canvas(Scene(game=GAME, view=view, language="en", names=NAMES[:seats], awaited=asked))
        done = [seat for seat in range(seats) if awaited and seat not in awaited]
        assert papers == [DONE if seat in done else PAPER for seat in range(seats)]


def test_prices_are_spread_over_the_band_and_what_lacks_has_a_rim(monkeypatch: pytest.MonkeyPatch) -> None:
    """No hole before the prices of the merchant; a rim is seen by eyes that do not see red."""
    view = RULES.view(game(3, 1)[0].state, 0)
    poor = tuple(replace(one, goods=Goods(4, 0, 2, 0)) for one in view.players)
    rims: list[int] = []
    real = panels.chip_ground

    def ground(wide: int, high: int, fill: RGB, rim: RGB) -> Any:
        rims.append(wide)
        return real(wide, high, fill, rim)

    monkeypatch.setattr(panels, "chip_ground", ground)
    seen = replace(view, players=poor, current=None)
    page = Canvas(flat(1600, 100, (255, 255, 255)))
    prices.draw_band(page, seen, 0, 0, 1500, 94)
    lines = prices.buildings_of(seen)
    assert len(rims) == sum(part.lacks for line in lines for part in line.parts)
    left, right = min(x for x, *_ in page.texts), max(x + wide for x, _, wide, _ in page.texts)
    assert left > 40
    assert right > 1300

"""Whoever has a name that cannot be drawn is called by the crest in Golden Horn."""

from __future__ import annotations

from itertools import product
from typing import Final

import pytest
from msgspec.structs import replace

from bot.core import Term, fact
from bot.games.golden_horn.view import Arrived, View
from bot.games.registry import GAMES
from bot.text import LANGUAGES, words
from bot.text.escape import COMPUTER
from render.golden_horn.board import look_of
from render.golden_horn.layout import CONSTANTINOPLE, PORT, VENICE, layout
from render.kit.chips import covered, meet
from render.kit.fonts import LARGER
from render.kit.frames import shown
from render.kit.own_look import worn
from render.kit.panels import chip_width
from render.kit.watching import watching
from render.marked import RING
from render.paint import Anything, canvas
from render.scene import OwnLook
from tests.gallery import LONG_NAMES, NAMES, curves, lobby, played, public, sheet

RULES: Final = GAMES["golden_horn"]
FLAT: Final = ("Maximilian", "Alexandra K.", "Bernadette", "Theodora")
DEEP: Final = ("Sigismund", "Żółty Jeździec", "Ängbyjägare", "Þórgýgjar")
"""Names without and with letters that reach below the line or above the capitals."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_crest_stands_for_a_name_without_letters(language: str) -> None:
    say = words(language)
    view = RULES.view(played(RULES, 4, 1, {"crests": "TALE"})[20].state, None)
    assert isinstance(view, View)
    sign = say("seat-sign-4")
    names = ("三浦", "Ada", f"三浦 {COMPUTER}", sign)
    crests = [say(f"gh-crest-{player.crest}") for player in view.players]
    assert shown(names, say, look_of(view)) == (crests[0], "Ada", f"{crests[2]} {COMPUTER}", sign)
    assert len(set(crests)) == 4


def test_every_picture_says_the_crests_that_were_chosen() -> None:
    game = played(RULES, 2, 1, {"crests": "TALE"})
    chosen = fact(
        "lobby-option",
        option=Term("gh-option-crests"),
        value=tuple(Term(f"gh-option-crests-{one}") for one in "TALE"),
    )
    names = ("三浦", "三浦")
    scenes: dict[str, Anything] = {
        "table": public(RULES, game[20], "en", names),
        "sheet": sheet(RULES, game[-1], "en", names),
        "curves": curves(RULES, game, "en", names),
        "lobby": replace(lobby(RULES, 2, 2, "en", names), options=(chosen,)),
    }
    for kind, scene in scenes.items():
        with watching() as watch:
            canvas(scene)
        texts = [one.text for one in watch.written]
        assert any(text.startswith("Tower") for text in texts), (kind, texts)
        assert any(text.startswith("Anchor") for text in texts), (kind, texts)
        assert not any(text.startswith(("Shield", "Disc")) for text in texts), (kind, texts)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_letter_of_a_full_port_is_apart_from_its_name_in_larger_letters(language: str) -> None:
    shot = played(RULES, 4, 1, {})[0]
    with watching() as watch, worn("golden_horn", OwnLook(large=True)):
        canvas(public(RULES, shot, language, NAMES))
    texts = [one for one in watch.written if one.top < PORT[1]]
    name = next(one for one in texts if one.text == words(language)("gh-port-C"))
    code = next(one for one in texts if one.text == "C")
    assert name.right + 4 < code.left


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_port_has_the_letter_by_which_panels_name_it(seats: int) -> None:
    """In every language, beside its name and on no other text, also where cubes both went and came."""
    game = played(RULES, seats, 1, {})
    shots = game[:: len(game) // 10]
    for shot in shots:
        for language in LANGUAGES:
            with watching() as watch:
                page = canvas(public(RULES, shot, language, ("Ada", "Nikos", "Zofia", "Bruno")[:seats]))
            written = [one for one in watch.written if one.canvas == id(page)]
            for node, (x, y) in (("V", VENICE), ("C", CONSTANTINOPLE)):
                inside = [one for one in written if x < one.left < x + PORT[0] and y < one.top < y + 130]
                codes = [one for one in inside if one.text == node]
                assert len(codes) == 1, (language, node)
                for one, code in product(inside, codes):
                    beside = one.right <= code.left or code.right <= one.left
                    apart = beside or one.top >= code.bottom or one.bottom <= code.top
                    assert one is code or apart, (language, one, code)


@pytest.mark.parametrize("look", [OwnLook(), OwnLook(large=True), OwnLook(dark=True)], ids=repr)
@pytest.mark.parametrize("wares", ["P", "OPGRBY"])
@pytest.mark.parametrize("names", [LONG_NAMES, FLAT, DEEP], ids=["long", "flat", "deep"])
def test_a_name_is_read_where_wares_and_cards_were_won(
    names: tuple[str, ...], wares: str, look: OwnLook
) -> None:
    """In one line above the chips, and these are clear of it and of the goods, however deep its letters."""
    shot = played(RULES, 4, 1, {"open_warehouses": "on"})[-30]
    scene = public(RULES, shot, "en", names)
    view = scene.view_of(View)
    ships = [next(ship for ship in view.ships if ship.seat == seat) for seat in range(4)]
    won = [Arrived(ship.seat, ship.id, "V", ware, 3, 2) for ship in ships for ware in wares]
    with watching() as watch, worn("golden_horn", look):
        page = canvas(replace(scene, view=replace(view, marks=tuple(won))))
    assert not covered(page)
    for name, (x, y, wide, high) in zip(names, layout(4).panels, strict=False):
        inside = [one for one in watch.written if x < one.left < x + wide and y < one.top < y + high]
        (line,) = [one for one in inside if one.canvas == id(page) and one.text[:5] == name[:5]]
        assert line.size * (LARGER if look.large else 1) >= 24
        assert len(line.text) >= min(10, len(name))
        chips = sorted(one for one in page.chips if meet(one, (x, y, wide, high)))
        assert len(chips) == 2
        (left, top, across, _), (beside, _, _, _) = chips
        assert {top} == {one[1] for one in chips}, "side by side"
        assert line.bottom < top < y + high / 2
        assert left + across < beside


@pytest.mark.parametrize(("opened", "wares", "shown"), [("on", 3, True), ("off", 2, True), ("off", 4, False)])
def test_what_was_won_has_room_in_larger_letters(opened: str, wares: int, shown: bool) -> None:
    """With pictures of up to three wares, beside the warehouse, and with the place of each ship."""
    scene = public(RULES, played(RULES, 4, 1, {"open_warehouses": opened})[-30], "en", LONG_NAMES)
    view = scene.view_of(View)
    ships = [next(ship for ship in view.ships if ship.seat == seat) for seat in range(4)]
    won = [Arrived(ship.seat, ship.id, "V", ware, 3, 2) for ship in ships for ware in "POGB"[:wares]]
    with watching() as watch, worn("golden_horn", OwnLook(large=True)):
        page = canvas(replace(scene, view=replace(view, marks=tuple(won))))
        plain = chip_width(f"+{3 * wares}", 34)
    assert not covered(page)
    for x, y, wide, high in layout(4).panels:
        inside = [one for one in watch.written if x < one.left < x + wide and y < one.top < y + high]
        assert all(one.right < x + wide - 8 for one in inside if one.canvas == id(page))
        left, _, across, _ = min(one for one in page.chips if meet(one, (x, y, wide, high)))
        assert x + 70 < left < x + 130
        assert (across > plain + 20) == shown


def test_all_goods_stand_in_the_panel_in_larger_letters() -> None:
    """Six wares, of two of them more than nine, and points with two figures."""
    scene = public(RULES, played(RULES, 4, 1, {"open_warehouses": "on"})[-30], "en", NAMES)
    view = scene.view_of(View)
    players = tuple(replace(player, warehouse=(10, 5, 6, 11, 2, 5)) for player in view.players)
    with watching() as watch, worn("golden_horn", OwnLook(large=True)):
        page = canvas(replace(scene, view=replace(view, players=players)))
    for x, y, wide, high in layout(4).panels:
        here = [one for one in watch.written if one.canvas == id(page) and y < one.top < y + high]
        inside = [one.right for one in here if x < one.left < x + wide]
        assert len(inside) >= 9, "name, cards, points and goods"
        assert max(inside) < x + wide - 8


def test_the_frame_round_a_quay_leaves_the_name_of_its_port_clear() -> None:
    """In *What do I see?*: the frame reaches further than its line."""
    with watching() as watch:
        page = canvas(public(RULES, played(RULES, 2, 1, {})[20], "fr", NAMES))
    venice = next(one for one in watch.written if one.text == words("fr")("gh-port-V"))
    quay = next(one for one in page.notes if one.symbol == "gh-see-quay")
    assert quay.y - RING > venice.bottom + RING / 2

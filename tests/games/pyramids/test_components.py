"""PY-2, PY-15: components."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path

import pytest

from bot.core.components import DataError
from bot.games.pyramids import components_loading
from bot.games.pyramids.cells import BOTTOM_ROW, TOP_ROW, around, cells_of, placements, reachable, variants
from bot.games.pyramids.components import COLOURS, Card
from bot.games.pyramids.components_loading import load, shipped
from tests.games.pyramids.scenario import PY, at, hand, mask, new_game
from tests.rule_ids import rule

CARDS = shipped().cards
SHAPES = shipped().shapes


@rule("PY-1.1")
def test_cells_are_rows_and_columns_from_the_upper_left() -> None:
    assert cells_of(mask((0, 0), (0, 4), (4, 0), (4, 4))) == (0, 4, 20, 24)
    assert at((0, 0), (0, 4), (4, 0)) == "A1E1A5"


@rule("PY-1.2")
def test_cells_touch_over_sides_only() -> None:
    assert cells_of(around(mask((1, 1)))) == (1, 5, 7, 11)
    assert cells_of(around(mask((0, 4)))) == (3, 9)
    assert cells_of(around(mask((1, 0)))) == (0, 6, 10)


@rule("PY-2.1")
@pytest.mark.parametrize(
    ("key", "size", "ways", "copies"),
    [("I2", 2, 2, 1), ("I3", 3, 2, 2), ("V3", 3, 4, 2), ("I4", 4, 2, 1), ("L4", 4, 8, 1), ("O4", 4, 1, 1)],
)
def test_expedition_cards(key: str, size: int, ways: int, copies: int) -> None:
    shape = SHAPES[key]
    turned = variants(tuple(divmod(cell, 5) for cell in cells_of(shape.cells)))
    assert (shape.size, len(turned), shape.copies) == (size, ways, copies)
    assert sum(shape.copies for shape in SHAPES.values()) == 8


@rule("PY-2.2", "PY-2.3")
def test_skulls_are_one_number_with_a_value_each() -> None:
    assert shipped().numbers.skulls == (-1, -2, -4, -6, -9, -12, -16, -20, -25, -30)


@rule("PY-2.4")
def test_each_box_is_open_mine_or_blackened() -> None:
    view = PY.view(new_game(2), None)
    assert [(b.colour, b.points, b.owner) for b in view.boxes] == [
        (colour, points, None) for colour in COLOURS for points in (10, 6, 3)
    ]


@rule("PY-2.5", "PY-15.1")
def test_a_card_has_one_entrance_above_and_one_tomb_below() -> None:
    assert set(CARDS) == set(range(1, 49))
    for card in CARDS.values():
        assert card.entrance & TOP_ROW
        assert card.tomb & BOTTOM_ROW
        assert reachable(card.entrance, card.free) == card.free
    assert {cells_of(card.entrance)[0] for card in CARDS.values()} == {0, 1, 2, 3, 4}


@rule("PY-2.6")
def test_colours_follow_the_serial_number() -> None:
    assert all(card.colour == COLOURS[(serial - 1) % 3] for serial, card in CARDS.items())


@rule("PY-2.7")
def test_doors_carry_no_symbol() -> None:
    for card in CARDS.values():
        symbols = card.crosses | card.reds | card.greens | card.torches | card.skulls | card.potions
        assert not symbols & (card.entrance | card.tomb)


@rule("PY-2.8", "PY-2.10")
def test_grids_and_totals() -> None:
    assert CARDS[1].grid == ("..ES.", "X....", "SG#..", ".#.#.", "#...T")
    assert CARDS[48].grid == ("SPE##", "..###", "G.SXG", ".XS.#", "....T")
    for colour in COLOURS:
        count = Counter("".join("".join(card.grid) for card in CARDS.values() if card.colour == colour))
        assert [count[symbol] for symbol in "XRGFSP"] == [24, 17, 17, 8, 48, 8]


@rule("PY-2.9")
def test_tier_and_path_are_unknown_to_the_rules() -> None:
    assert not {"tier", "shortest_path"} & set(Card.__struct_fields__)


@rule("PY-15.2")
def test_six_shapes() -> None:
    assert list(SHAPES) == ["I2", "I3", "V3", "I4", "L4", "O4"]


def test_all_turns_and_mirror_images_everywhere() -> None:
    assert {key: len(shape.masks) for key, shape in SHAPES.items()} == {
        "I2": 40,
        "I3": 30,
        "V3": 64,
        "I4": 20,
        "L4": 96,
        "O4": 16,
    }
    assert variants(((0, 0), (0, 1))) == [((0, 0), (1, 0)), ((0, 0), (0, 1))]
    assert len(placements(((0, 0),))) == 25


def spoiled(tmp_path: Path, old: str, new: str) -> Path:
    source = Path(components_loading.__file__).parent
    for name in ("cards.json", "components.toml"):
        text = (source / name).read_text()
        (tmp_path / name).write_text(text.replace(old, new, 1))
    return tmp_path


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('"..ES."', '"...S."', "entrance"),
        ('"#...T"]}', '"#...."]}', "tomb"),
        ('"..ES."', '"..ES"', "5x5"),
        ('"..ES."', '"..ES?"', "unknown symbol"),
        ('"..ES.", "X...."', '".#E#.", "X.#.."', "out of reach"),
        ('"SG#.."', '"SR#.."', "symbols of the green cards"),
        ('"id": 2,', '"id": 1,', "serial numbers"),
        ('"id": 1, "color": "green"', '"id": 1, "color": "blue"', "colour"),
        ('"copies": 2', '"copies": 1', "eight expedition cards"),
        ("[[0, 0], [0, 1]]", "[[0, 0], [0, 2]]", "one piece"),
        ("skulls = [-1, -2", "skulls = [-2, -1", "skull"),
        ("turns = 7", "turns = 8", "unused"),
        ("boxes = [10, 6, 3]", "boxes = [3, 6, 10]", "boxes"),
        ("rounds = 4", "rounds = ", "Invalid value"),
        ('{"id": 1,', '{"id": "1",', "Expected `int`"),
    ],
)
def test_broken_data_are_refused(tmp_path: Path, old: str, new: str, said: str) -> None:
    with pytest.raises(DataError, match=said):
        load(spoiled(tmp_path, old, new))


def test_a_correction_changes_the_fingerprint(tmp_path: Path) -> None:
    corrected = load(spoiled(tmp_path, "-12, -16", "-11, -16"))
    assert corrected.fingerprint != shipped().fingerprint == PY.data_fingerprint()
    json.loads((tmp_path / "cards.json").read_text())


def test_a_comment_does_not_change_the_fingerprint(tmp_path: Path) -> None:
    remarked = load(spoiled(tmp_path, "torch = 5 ", "torch  =  5 # a remark\n#"))
    assert remarked.fingerprint == PY.data_fingerprint()


def test_the_shipped_values_keep_the_fingerprint_that_matches_have_stored() -> None:
    assert PY.data_fingerprint() == "9606077197aec72d09d6f2108e334ef0056e67421937a4a8bb235e9b8c23eb87"


@rule("PY-3.1")
def test_score_cards_begin_empty() -> None:
    for h in new_game(3).hands:
        assert h == hand()

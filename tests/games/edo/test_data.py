"""Sections 1, 2, 4, 9, 10, 11, 17: component data, and what the loader says of wrong ones."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.core.components import FILE, DataError
from bot.games.edo import Edo, validate
from bot.games.edo.components import Goods, kind_of
from bot.games.edo.validate import load
from tests.games.edo.scenario import EDO, goods, shown
from tests.parsing import parser
from tests.rule_ids import rule

DATA = EDO.data
parse = parser(EDO)
TEXT = (Path(validate.__file__).parent / FILE).read_text(encoding="utf-8")

SIDE_A = """
EDO: RV1 RV2 RV3 RD1 RD2 RD3
RV1: EDO FO1 RI1 | RV2: EDO FO2 RI2 | RV3: EDO FO3 RI3 | RD1: EDO C1 | RD2: EDO C2 | RD3: EDO C3
C1: RD1 FO2 RI1 QU1 | C2: RD2 FO3 RI2 QU2 | C3: RD3 FO1 RI3 QU3
FO1: RV1 C3 GA1 | FO2: RV2 C1 GA2 | FO3: RV3 C2 GA3
RI1: RV1 C1 GA1 | RI2: RV2 C2 GA2 | RI3: RV3 C3 GA3
QU1: C1 GA1 GA2 | QU2: C2 GA2 GA3 | QU3: C3 GA1 GA3
GA1: FO1 RI1 QU1 QU3 | GA2: FO2 RI2 QU1 QU2 | GA3: FO3 RI3 QU2 QU3
"""
SIDE_B = """
EDO: RV1 RV2 RV3 RD1 RD2 RD3 RD4 RD5 RD6 RD7
RV1: EDO FO1 RI1 | RV2: EDO FO3 RI3 | RV3: EDO FO5 RI5
RD1: EDO C1 | RD2: EDO C2 | RD3: EDO C3 | RD4: EDO C4 | RD5: EDO C5 | RD6: EDO FO2 RI2 | RD7: EDO FO4 RI4
C1: RD1 FO2 RI1 QU1 | C2: RD2 FO3 RI2 QU2 | C3: RD3 FO4 RI3 QU3 | C4: RD4 FO5 RI4 QU4 | C5: RD5 FO1 RI5 QU5
FO1: RV1 C5 GA1 | FO2: RD6 C1 GA2 | FO3: RV2 C2 GA3 | FO4: RD7 C3 GA4 | FO5: RV3 C4 GA5
RI1: RV1 C1 GA1 | RI2: RD6 C2 GA2 | RI3: RV2 C3 GA3 | RI4: RD7 C4 GA4 | RI5: RV3 C5 GA5
QU1: C1 GA1 GA2 | QU2: C2 GA2 GA3 | QU3: C3 GA3 GA4 | QU4: C4 GA4 GA5 | QU5: C5 GA1 GA5
GA1: FO1 RI1 QU1 QU5 | GA2: FO2 RI2 QU1 QU2 | GA3: FO3 RI3 QU2 QU3 | GA4: FO4 RI4 QU3 QU4
GA5: FO5 RI5 QU4 QU5
"""


def network(text: str) -> dict[str, set[str]]:
    found = {}
    for part in text.replace("\n", "|").split("|"):
        if part.strip():
            space, _, ends = part.partition(":")
            found[space.strip()] = set(ends.split())
    return found


@rule("EDO-2.28", "EDO-2.38", "EDO-2.10", "EDO-2.11", "EDO-2.13", "EDO-2.14", "EDO-1.1")
@pytest.mark.parametrize(("side", "text", "roads"), [("A", SIDE_A, 36), ("B", SIDE_B, 60)])
def test_roads(side: str, text: str, roads: int) -> None:
    spaces = DATA.sides[side].spaces
    assert {space: set(known.roads) for space, known in spaces.items()} == network(text)
    assert sum(len(known.roads) for known in spaces.values()) == 2 * roads


@rule(
    *(f"EDO-2.{n}" for n in (1, 2, 3, 4, 5, 6, 7, 8)),
    *(f"EDO-2.{n}" for n in (*range(20, 28), *range(30, 38))),
)
@pytest.mark.parametrize(
    ("side", "counts"),
    [
        ("A", {"edo": 1, "city": 3, "forest": 3, "rice": 3, "quarry": 3, "river": 3, "road": 3, "gate": 3}),
        ("B", {"edo": 1, "city": 5, "forest": 5, "rice": 5, "quarry": 5, "river": 3, "road": 7, "gate": 5}),
    ],
)
def test_spaces_of_both_sides(side: str, counts: dict[str, int]) -> None:
    kinds = [kind_of(DATA.kinds, space) for space in DATA.sides[side].spaces]
    assert {kind: kinds.count(kind) for kind in counts} == counts
    assert len(kinds) == sum(counts.values())


@rule("EDO-2.21", "EDO-2.31", "EDO-2.12", "EDO-24.1", "EDO-24.2")
def test_towns_in_their_order() -> None:
    towns = {
        side: [known.town for known in DATA.sides[side].spaces.values() if known.town] for side in ("A", "B")
    }
    assert towns["A"] == ["edo", "mito", "kofu", "odawara"]
    assert towns["B"] == ["edo", "mito", "utsunomiya", "kawagoe", "kofu", "odawara"]


@rule("EDO-2.47")
@pytest.mark.parametrize(("side", "sectors"), [("A", 3), ("B", 5)])
def test_places_in_a_drawing(side: str, sectors: int) -> None:
    spaces = DATA.sides[side].spaces
    width = 360 // sectors
    assert spaces["EDO"].at == (0, 0)
    for sector in range(1, sectors + 1):
        assert spaces[f"GA{sector}"].at == (3, sector * width % 360)
        assert spaces[f"FO{sector}"].at == (2, (sector * width - width // 6) % 360)
        assert spaces[f"RI{sector}"].at == (2, (sector * width + width // 6) % 360)
        assert spaces[f"C{sector}"].at == (2, (sector * width + width // 2) % 360)


@rule("EDO-2.40", "EDO-2.41", "EDO-24.11")
def test_building_sites() -> None:
    assert (DATA.sites.edo, DATA.sites.city) == (10, 6)


@rule("EDO-2.43", "EDO-2.44", "EDO-2.45", "EDO-2.46", "EDO-24.4", "EDO-25.1")
def test_production_tables() -> None:
    from tests.games.edo.scenario import planning

    tables = {space.kind: space.production for space in planning(3).view().spaces if space.production}
    assert tables == {"rice": (4, 3, 2, 1, 0), "forest": (3, 2, 1, 0), "quarry": (3, 2, 1, 0)}


@rule(
    *(f"EDO-1.{n}" for n in (2, 3, 4, 7, 8, 16, 17, 18, 19, 20)),
    "EDO-3.20",
    "EDO-3.7",
    "EDO-25.7",
    "EDO-24.19",
)
def test_counts() -> None:
    counts = DATA.counts
    assert (counts.pieces, counts.houses, counts.posts, counts.temples) == (5, 7, 1, 3)
    assert (counts.neutral, counts.strongholds, counts.start_ryo) == (12, 8, 10)
    assert (counts.black, counts.ronin_markers, counts.columns) == (2, 15, 3)
    assert sum(DATA.ronin.bag.values()) == 7
    assert DATA.numbers.wage == 1


@rule("EDO-1.5", *(f"EDO-4.{n}" for n in range(30, 42)), "EDO-4.1", "EDO-4.2", "EDO-24.5", "EDO-24.6")
def test_starting_cards() -> None:
    known = {
        card: [(action.do, action.rice or action.ryo, action.most) for action in actions]
        for card, actions in DATA.starting.items()
    }
    assert known == {
        "A": [("RICE", 2, 2), ("MONEY", 5, 2), ("WOOD", 0, 2), ("BUILD", 0, 2)],
        "B": [("TRAVEL", 0, 2), ("HARVEST", 0, 2), ("RECRUIT", 1, 1), ("TRADE", 0, 2)],
        "C": [("STONE", 0, 2), ("BUILD", 0, 1), ("AUTHORIZE", 0, 1), ("TRAVEL", 0, 1)],
    }


SPECIAL = """
S01 4 RICE rice=3 2 MONEY ryo=8 1 | S02 6 WOOD bonus=1 2 TRAVEL - 2 | S03 6 STONE bonus=1 2 TRAVEL - 2
S04 5 HARVEST bonus=1 2 RECRUIT - 2 | S05 6 BUILD discount=2 2 RICE rice=2 2 | S06 6 BUILD - 3 MONEY ryo=6 2
S07 5 TRADE post=1 2 MONEY ryo=6 2 | S08 6 WOOD bonus=1 2 STONE - 2 | S09 7 STONE bonus=1 2 BUILD - 2
S10 5 MONEY ryo=7 2 TRAVEL - 3 | S11 7 FAVOUR ryo=9 1 RECRUIT - 1 | S12 7 LEVY - 2 FAVOUR ryo=10 1
"""


@rule("EDO-1.10", *(f"EDO-4.{n}" for n in range(50, 62)), "EDO-24.7")
def test_special_cards() -> None:
    rows = [row.split() for row in SPECIAL.replace("\n", "|").split("|") if row.strip()]
    assert [row[0] for row in rows] == sorted(DATA.special)
    for card, price, *rest in rows:
        known = DATA.special[card]
        assert known.price == int(price)
        for action, (do, value, most) in zip(known.actions, (rest[:3], rest[3:]), strict=True):
            names = ("rice", "ryo", "bonus", "discount", "post")
            given = {name: int(getattr(action, name)) for name in names if getattr(action, name)}
            name, _, number = value.partition("=")
            assert (action.do, action.most, given) == (do, int(most), {name: int(number)} if number else {})


MERCHANTS = """
M01 wood 2 2 "2 2S" | M02 wood 3 3 "3 3R" | M03 stone 2 3 "0 4W" | M04 stone 3 3 "9" | M05 rice 3 1 "0 1W 2S"
M06 rice 3 2 "1 2W 1S" | M07 wood 2 1 "5 2R" | M08 stone 2 2 "4 2W" | M09 rice 2 1 "0 3S"
M10 wood 3 3 "2 1R 1W 1S"
"""


@rule("EDO-1.9", *(f"EDO-10.{n}" for n in range(20, 30)), "EDO-10.2", "EDO-24.13")
def test_merchant_cards() -> None:
    known = DATA.merchant
    found = [
        f'{card} {sold.goods} {sold.most} {sold.price} "{shown(sold.pay)}"' for card, sold in known.items()
    ]
    assert found == [row.strip() for row in MERCHANTS.replace("\n", "|").split("|") if row.strip()]


@rule("EDO-9.1", "EDO-9.2", "EDO-9.3", "EDO-16.4", "EDO-24.9")
@pytest.mark.parametrize(
    ("what", "cost", "points", "weight"),
    [
        ("house", "4 2W 1S", 1, 1),
        ("post", "8 3W 1S", 2, 2),
        ("stronghold", "12 4S", 3, 0),
        ("temple", "0 1R 2W", 1, 0),
    ],
)
def test_buildings(what: str, cost: str, points: int, weight: int) -> None:
    known = DATA.buildings[what]
    assert (shown(known.cost), known.points, known.weight) == (cost, points, weight)


@rule(*(f"EDO-3.{n}" for n in range(30, 35)), "EDO-1.12", "EDO-24.18")
@pytest.mark.parametrize(
    ("bundle", "contents"),
    [("K1", "3 4R"), ("K2", "1 3R 2W"), ("K3", "2 2R 1W 1S"), ("K4", "1 2R 2S"), ("K5", "0 1R 3W 1S")],
)
def test_bundles(bundle: str, contents: str) -> None:
    assert DATA.bundles[bundle] == goods(contents)


TILES = """
P2a 4 3/1 | P2b 5 3/2 | P2c 5 4/1 | P2d 6 4/2 | P2e 6 5/1 | P2f 7 4/3
P3a 5 3/2 3/1/1 | P3b 6 4/2 3/2/1 | P3c 7 4/3 4/2/1 | P3d 7 5/2 3/2/2 | P3e 8 5/3 4/3/1 | P3f 9 6/3 5/3/1
P4a 6 4/2 3/2/1 3/1/1/1 | P4b 7 4/3 4/2/1 3/2/1/1 | P4c 8 5/3 4/3/1 3/2/2/1
P4d 8 6/2 5/2/1 4/2/1/1 | P4e 9 5/4 4/3/2 4/2/2/1 | P4f 10 6/4 5/3/2 4/3/2/1
P5a 7 4/3 4/2/1 3/2/1/1 3/1/1/1/1 | P5b 8 5/3 4/3/1 4/2/1/1 3/2/1/1/1 | P5c 9 6/3 5/3/1 4/3/1/1 4/2/1/1/1
P5d 9 5/4 4/3/2 4/2/2/1 3/2/2/1/1 | P5e 10 6/4 5/3/2 4/3/2/1 4/2/2/1/1 | P5f 11 7/4 6/3/2 5/3/2/1 4/3/2/1/1
"""


@rule("EDO-1.11", *(f"EDO-11.{n}" for n in range(20, 44)), "EDO-24.12", "EDO-21.13")
def test_profit_tiles() -> None:
    rows = [row.split() for row in TILES.replace("\n", "|").split("|") if row.strip()]
    known = {tile: [[int(ryo) for ryo in part.split("/")] for part in parts] for tile, *parts in rows}
    assert {tile: [list(row) for row in pays] for tile, pays in DATA.payments.items()} == known
    for seats, group in DATA.tiles.items():
        assert all(tile.startswith(f"P{seats}") for tile in group)
        for pays in group.values():
            assert len({sum(row) for row in pays}) == 1  # EDO-24.12


DEMANDS = """
D01 TRADE porcelain "10 1S" | D02 TRADE silk "8 2W" | D03 TRADE tea "7 3R" | D04 TRADE lacquerware "6 3W"
D05 TRADE swords "6 2S" | D06 TRAVEL spices "10 2R" | D07 TRAVEL glassware "12 1W" | D08 TRAVEL clocks "14"
D09 TRAVEL books "9 2W" | D10 TRAVEL muskets "7 2S" | D11 BUILD gate "1 2W 2S" | D12 BUILD garden "2 2R 3W"
D13 BUILD watchtower "3 3S" | D14 BUILD hall "3 4W" | D15 BUILD moat "0 3R 2S"
"""


@rule(*(f"EDO-17.{n}" for n in range(16, 31)))
def test_demands() -> None:
    found = [
        f'{marker} {known.action} {known.goods} "{shown(known.pay)}"'
        for marker, known in DATA.demands.items()
    ]
    assert found == [row.strip() for row in DEMANDS.replace("\n", "|").split("|") if row.strip()]


@rule(*(f"EDO-17.{n}" for n in range(31, 41)), "EDO-24.26")
def test_privileges() -> None:
    known = DATA.privileges
    counts = {"a": 1, "b": 2, "c": 1, "d": 2, "ews": 1, "esr": 1, "erw": 1, "fr": 1, "fw": 1, "fs": 1}
    assert {kind: privilege.count for kind, privilege in known.items()} == counts
    assert sum(counts.values()) == 12
    assert [known[kind].one_of for kind in ("ews", "esr", "erw")] == [
        ("wood", "stone"),
        ("stone", "rice"),
        ("rice", "wood"),
    ]
    assert [known[kind].full for kind in ("fr", "fw", "fs")] == ["HARVEST", "WOOD", "STONE"]


@rule("EDO-24.20", "EDO-24.21", "EDO-24.22", "EDO-24.23", "EDO-24.8", "EDO-24.10", "EDO-24.3", "EDO-25.9")
def test_reconstructed_values_are_data() -> None:
    numbers = DATA.numbers
    assert (numbers.limit, numbers.ryo_a_point, numbers.samurai_a_point, numbers.goal) == (10, 20, 2, 12)
    assert (numbers.favour, numbers.trade, numbers.demand, numbers.step) == (1, 1, 1, 1)
    assert DATA.tables[2].covers == ("FO2", "RI2", "QU3")
    assert DATA.tables[4].covers == ("C5", "FO1", "RI5", "QU5")


# The loader


def test_data_are_read_once_and_have_a_fingerprint() -> None:
    assert Edo().data_fingerprint() == load().fingerprint
    dearer = parse(TEXT.replace("wage = 1 ", "wage = 2 "))
    assert dearer.fingerprint != load().fingerprint
    remark = parse("# a remark\n" + TEXT)
    assert remark.fingerprint == load().fingerprint


@pytest.mark.parametrize(
    ("before", "after", "told"),
    [
        ('EDO = "edo"', 'EDO = "eddo"', "components.toml: kinds.EDO"),
        (
            'RD1 = { roads = ["EDO", "C1"]',
            'RD1 = { roads = ["EDO"]',
            "C1.roads: RD1 does not name",
        ),
        ('RD1 = { roads = ["EDO", "C1"]', 'RD1 = { roads = ["EDO", "C9"]', "no space 'C9'"),
        ('RD1 = { roads = ["EDO", "C1"]', 'RD1 = { roads = ["EDO", "RD1"]', "a road to itself"),
        ('RD1 = { roads = ["EDO", "C1"]', 'RD1 = { roads = ["EDO", "EDO"]', "a road twice"),
        ('town = "mito"', 'town = ""', "C1.town"),
        ("edo = 10", "edo = 0", "components.toml: sites.edo: expected `int` >= 1"),
        ('covers = ["FO2", "RI2", "QU3"]', 'covers = ["GA1"]', "tables.2.covers: GA1 cannot"),
        ('covers = ["FO2", "RI2", "QU3"]', 'covers = ["C1"]', "tables.2.tiles: C1 is covered"),
        ('covers = ["C5",', 'covers = ["C5", "C4", "C3",', "2 start cities for 4 players"),
        ("[tables.5]", "[tables.6]", "components.toml: tables: one for each"),
        ('side = "A"', 'side = "Z"', "tables.2.side: no side 'Z'"),
        ('do = "WOOD", most = 2 }', 'do = "WOOD", most = 9 }', "starting.A.3.most: expected `int` <= 3"),
        ('do = "WOOD", most = 2 }', 'do = "BUILD", most = 2 }', "starting.A: an action twice"),
        ('do = "TRADE", most = 2 }', 'do = "TRADE", most = 2, ryo = 1 }', "ryo means nothing"),
        ("most = 2, rice = 3", "most = 2", "special.S01, action 1 (RICE): gives no rice"),
        ("pay = { ryo = 14 }", "pay = { ryo = -14 }", "demands.D08.pay.ryo: expected `int` >= 0"),
        ("pay = { ryo = 9 }", "pay = { }", "merchant.M04.pay: costs nothing"),
        ('full = "WOOD"', 'full = "TRADE"', "privileges.fw.full: TRADE produces nothing"),
        (
            'do = "LEVY"',
            'do = "STEAL"',
            "components.toml: special.S12.actions.1.do: invalid enum value 'STEAL'",
        ),
        (
            "S03 = { price = 6",
            'S03 = { price = "six"',
            "components.toml: special.S03.price: expected `int`",
        ),
        (
            'goods = "rice", most = 2',
            'goods = "ice", most = 2',
            "components.toml: merchant.M09.goods",
        ),
        ("D07 = { with", "D07 = { without", "components.toml: demands.D07: object "),
        ("[starting]", "[starting]]", "components.toml: not valid TOML: "),
        ("P2a = [[4], [3, 1]]", "P2a = [[4], [3]]", "tiles.2.P2a: row m has m amounts"),
        ("P2a = [[4], [3, 1]]", "P2a = [[4], [1, 3]]", "tiles.2.P2a, row 2: the first rank"),
        ("limit = 10", "limit = 0", "components.toml: numbers.limit: expected `int` >= 1"),
        ("limit = 10", 'limit = "ten"', "components.toml: numbers.limit: expected `int`"),
        ("limit = 10", "", "components.toml: numbers: object missing required field `limit`"),
        (
            "P5f = [[11], [7, 4],",
            'P5f = [[11], [7, "x"],',
            "components.toml: tiles.5.P5f.2.2: expected",
        ),
        ("bag = { rice = 1", 'bag = { rice = "-"', "components.toml: ronin.bag.rice: expected"),
        ("black = 2", "black = 1", "counts.black: 1 black officials for 2 privileges"),
        ("rewards = [0, 1, 2]", "rewards = [0, 1]", "ronin.rewards"),
        ("free = 3", "none = 3", "ronin.bag"),
        ("K5 =", "#", "bundles: 4 for five players"),
        ("[counts]", "[counts", "components.toml:"),
    ],
)
def test_the_loader_names_file_place_and_fault(before: str, after: str, told: str) -> None:
    assert before in TEXT
    with pytest.raises(DataError) as error:
        parse(TEXT.replace(before, after, 1))
    assert told in str(error.value)
    assert str(error.value).startswith(f"{FILE}: ")


def test_corrected_values_are_played() -> None:
    from tests.games.edo.scenario import RED, position

    text = TEXT.replace("house = { cost = { wood = 2,", "house = { cost = { wood = 3,")
    rules = Edo(parse(text))
    game = position(players={RED: "samurai C1; goods 4 3W 1S"}, rules=rules)
    assert game.turn(RED, "A.BUILD 1").go().do("H.C1").player(RED).goods == Goods()

"""Sections 2, 6, 12, 13, 18 and 20: the component data are consistent and make the printed game."""

from __future__ import annotations

import itertools
import re
from collections import Counter, defaultdict
from pathlib import Path

import pytest

from bot.core.components import DataError, fingerprint
from bot.games.bora_bora import components
from bot.games.bora_bora.board import Board, Person
from bot.games.bora_bora.components import CAPPED, KINDS
from bot.games.bora_bora.tasks import have, members, missing
from bot.games.bora_bora.validate import load
from bot.games.stated import DOCUMENTS
from tests.games.bora_bora.scenario import BB, BOARD, new_game, position
from tests.parsing import parser
from tests.rule_ids import rule

TOML = (Path(components.__file__).parent / "components.toml").read_text(encoding="utf-8")
DATA = load()
parse = parser(BB)
GRID = {
    "CF": (0, 0),
    "CP": (0, 1),
    "CB": (1, 0),
    "CM": (1, 1),
    "NB": (-1, 0),
    "NM": (-1, 1),
    "EF": (0, 2),
    "EB": (1, 2),
    "SF": (2, 0),
    "SP": (2, 1),
    "WP": (0, -1),
    "WM": (1, -1),
}
"""Rows and columns of the regions on the printed map, north up."""


@rule("BB-2.1")
def test_bb_2_1_materials_offerings_and_shells_never_run_out() -> None:
    game = position(offerings={"A": 40, "B": 40}, shells={"A": 50}, dice={"A": "2"})
    assert game.play("H2 o").player().offerings == 41


@rule("BB-2.2", "BB-2.3")
def test_bb_2_2_the_other_supplies_are_counted() -> None:
    census = BB.census(new_game(4).state)
    tiles = {piece: count for piece, count in census.items() if piece.startswith("tiles ")}
    assert set(tiles.values()) == {1}
    assert Counter(piece.split()[1][0] for piece in tiles) == {"M": 36, "W": 36, "T": 60, "J": 24}
    fish = [count for piece, count in census.items() if piece.startswith("fish ")]
    assert (sum(fish), census["god tiles"]) == (12, 10)
    assert [census[f"cards {god}"] for god in "BWRGY"] == [12] * 5
    for seat in range(4):
        own = [census[f"{what} {seat}"] for what in ("huts", "priests", "buildings")]
        assert own == [12, 4, 6]


@rule("BB-6.1", "BB-6.2")
def test_bb_6_1_islands_and_regions() -> None:
    assert Counter(BOARD.kinds) == {"mountain": 3, "beach": 3, "forest": 3, "plains": 3}
    islands = defaultdict(list)
    for island, kind in zip(BOARD.islands, BOARD.kinds, strict=True):
        islands[island].append(kind)
    assert {island: len(kinds) for island, kinds in islands.items()} == {
        "central": 4,
        "north": 2,
        "east": 2,
        "south": 2,
        "west": 2,
    }
    assert all(len(set(kinds)) == len(kinds) for kinds in islands.values())


@rule("BB-6.4", "BB-6.7", "BB-6.8")
def test_bb_6_4_paths() -> None:
    paths = DATA.paths.values()
    for by in ("land", "water"):
        assert sorted(path.value for path in paths if path.by == by) == [1, 2, 2, 3, 4, 4, 5, 6]
    for path in paths:
        one, other = (DATA.regions[end] for end in path.ends)
        assert (one.island == other.island) == (path.by == "land")
        assert path.by == "land" or "central" in (one.island, other.island)
        assert one.kind != other.kind
    assert len({frozenset(path.ends) for path in paths}) == 16
    roads = BOARD.roads
    for action in "LS":
        for here, row in enumerate(roads[action]):
            assert all((here, value) in roads[action][there] for there, value in row)  # both directions


def around(region: str) -> list[tuple[str, str, int]]:
    """Neighbour, kind of path and value."""
    found: list[tuple[str, str, int]] = []
    for path in DATA.paths.values():
        if region in path.ends:
            found += [(end, path.by, path.value) for end in path.ends if end != region]
    return found


@rule("BB-6.5", "BB-20.1")
def test_bb_6_5_the_map_is_what_the_examples_say() -> None:
    def side_by_side(one: str, other: str) -> bool:
        (a, b), (c, d) = GRID[one], GRID[other]
        return abs(a - c) + abs(b - d) == 1

    joined = {frozenset(path.ends) for path in DATA.paths.values()}
    assert joined == {frozenset(two) for two in itertools.combinations(GRID, 2) if side_by_side(*two)}
    assert set(around("CM")) == {
        ("SP", "water", 5),
        ("EB", "water", 4),
        ("CP", "land", 4),
        ("CB", "land", 2),
    }
    for region, row in DATA.regions.items():
        assert len(around(region)) == (4 if row.island == "central" else 2)
        if row.island != "central":
            assert min(value for _, _, value in around(region)) <= 4
    sums = Counter[str]()
    for region, row in DATA.regions.items():
        sums[row.kind] += sum(value for _, _, value in around(region))
    assert set(sums.values()) == {27}
    # Turned by 180 degrees the map exchanges mountain with forest and beach with plains.
    swap = {"mountain": "forest", "forest": "mountain", "beach": "plains", "plains": "beach"}
    for region, (row_at, column) in GRID.items():
        across = next(other for other, at in GRID.items() if at == (1 - row_at, 1 - column))
        assert swap[DATA.regions[region].kind] == DATA.regions[across].kind


@rule("BB-6.6")
def test_bb_6_6_yields() -> None:
    assert DATA.yields == {"mountain": "stone", "beach": "sand", "forest": "wood", "plains": "offering"}


@rule("BB-12.1", "BB-12.2")
def test_bb_12_1_fish() -> None:
    assert DATA.fish == {"F1": (1, 2, 6), "F2": (1, 3, 5), "F3": (1, 3, 5), "F4": (1, 4, 4)}
    values = sorted(value for row in DATA.fish.values() for value in row)
    assert (len(values), values.count(1), set(values)) == (12, 4, {1, 2, 3, 4, 5, 6})
    assert {sum(row) for row in DATA.fish.values()} == {9}


@rule("BB-12.3", "BB-12.4")
def test_bb_12_3_status_track() -> None:
    points = DATA.status.points
    assert points == (0, 1, 1, 2, 2, 4, 4, 6, 6, 9, 9, 12, 12, 15)
    assert (points.index(4), points.count(4), BOARD.last_space) == (5, 2, 13)


@rule("BB-12.5")
def test_bb_12_5_temple() -> None:
    assert new_game(2).view().temple == (-1,) * 6


@rule("BB-12.6", "BB-12.7")
def test_bb_12_6_jewelry() -> None:
    tiles = BOARD.jewels.values()
    assert len(tiles) == 24
    assert Counter(tile.kind for tile in tiles) == dict.fromkeys(("J1", "J2", "J3", "J4", "J5", "J6"), 4)
    assert {tile.cost for tile in tiles} == {1, 2, 3, 4, 5}
    assert all(tile.points == 2 * tile.cost - 1 for tile in tiles)
    assert {"J1-4", "J5-2", "J6-1", "J3-5"} <= set(BOARD.jewels)


@rule("BB-12.8", "BB-12.9", "BB-12.10")
def test_bb_12_8_persons() -> None:
    wanted = {f"{sex}-{kind}-{symbols}" for sex in "MW" for kind in KINDS for symbols in (1, 2, 3)}
    assert set(BOARD.persons) == wanted
    assert len(wanted) == 72
    assert BOARD.persons["W-K10-3"] == Person("W-K10-3", "W", "K10", 3)


@rule("BB-12.11", "BB-12.12", "BB-12.13", "BB-12.14")
def test_bb_12_12_ceremony_area() -> None:
    kinds = dict(zip(BOARD.spaces, BOARD.space_kinds, strict=True))
    assert Counter(kinds.values()) == {"sand": 4, "stone": 4, "wood": 4}
    assert [space for space, kind in kinds.items() if kind == "stone"] == ["a2", "b3", "c1", "c4"]
    assert len(BOARD.pairs) == 17
    assert all(BOARD.space_kinds[one] != BOARD.space_kinds[other] for one, other in BOARD.pairs)

    def tilings(free: frozenset[int]) -> int:
        if not free:
            return 1
        first = min(free)
        return sum(tilings(free - {*pair}) for pair in BOARD.pairs if first in pair and set(pair) <= free)

    assert tilings(frozenset(range(12))) > 0
    assert len(new_game(2).player().spots) == 12


@rule("BB-12.15")
def test_bb_12_15_nothing_limits_the_other_places() -> None:
    many = " ".join([*BOARD.jewels][4:])
    game = position(
        jewels={"A": many}, done={"A": 20}, phase="jewelry", round=6, column="J1-1", shells={"A": 9}
    )
    assert len(game.play("J1-1").player().jewels) == 21


@rule("BB-11.10")
def test_bb_11_10_sixty_tasks() -> None:
    assert list(DATA.tasks) == [f"T{number:02d}" for number in range(1, 61)]
    assert BOARD.start_tasks == ("T01", "T02", "T03", "T04", "T05", "T06", "T07")
    assert len(BOARD.dark_tasks) == 53
    wants = Counter(task.want for task in DATA.tasks.values())
    groups = ("jewelry-kind", "material", "cards", "region-kind", "fish-kind", "persons")
    assert [wants[want] for want in groups] == [6, 3, 5, 4, 4, 12]
    assert len({(task.want, task.of, task.need) for task in DATA.tasks.values()}) == 60


@rule("BB-4.10")
def test_bb_4_10_the_piles_are_large_enough() -> None:
    assert len(BOARD.men) == len(BOARD.women) == 6 * 6
    assert max(players * 2 + 6 * (players + 2) for players in BB.seats) == 44 <= 53


@rule("BB-13.1", "BB-13.2", "BB-13.3", "BB-3.1")
@pytest.mark.parametrize(
    ("players", "tiles"),
    [(2, "H T B MW LS F"), (3, "H T B M W LS F"), (4, "H T B M W L S F")],
)
def test_bb_13_action_tiles(players: int, tiles: str) -> None:
    view = new_game(players).settle().view()
    assert " ".join(tile.actions for tile in view.tiles) == tiles
    assert len(view.men) == len(view.women) == 6
    assert all((*view.men, *view.women))
    assert [len(column) for column in view.jewelry] == [4] * 6
    assert view.temple_tiles == 6


@rule("BB-20.1")
@pytest.mark.parametrize("kind", KINDS)
def test_bb_20_1_doubling(kind: str) -> None:
    row, cap = DATA.kinds[kind], 6 if kind in CAPPED else 99
    assert row.doubled == tuple(min(cap, 2 * value) for value in row.plain)


@rule("BB-20.1")
def test_bb_20_1_rounds_and_trades() -> None:
    assert DATA.rounds.building == (10, 10, 7, 7, 4, 4)
    assert DATA.rounds.priest == (1, 1, 2, 2, 3, 3)
    trades = DATA.trades
    assert (trades.tattoo, trades.collect, trades.point) == (1, 1, 1)
    assert (trades.offering, trades.card, trades.material, trades.hut) == (2, 2, 2, 2)


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ("dice = 3", "dice = 0", "counts.dice: expected `int` >= 1"),
        ("huts = 12", "huts = 11", "counts.huts"),
        ("slots = 6", "slots = 5", "slots and buildings"),
        ("god_cards = 12", "god_cards = 2", "too few god cards"),
        ("symbols = 3", "symbols = 2", "too few men"),
        ("building = [10, 10,", "building = [10,", "points for each round"),
        ("points = [0, 1, 1,", "points = [0, 3, 1,", "status.points"),
        ('2 = ["H", "T"', '2 = ["T", "T"', "tiles.2"),
        ('2 = ["H"', '5 = ["H"', "tiles: for 2, 3 and 4"),
        ('plains = "offering"', 'plains = "gold"', "yields.plains"),
        ('ends = ["CM", "CP"]', 'ends = ["CM", "XX"]', "paths.L1: between two regions"),
        ('ends = ["CM", "CP"]', 'ends = ["CM", "CB"]', "the only path"),
        ('by = "land", value = 5', 'by = "land", value = 7', "paths.L5.value: expected `int` <= 6"),
        ('by = "land", value = 5', 'by = "air", value = 5', "paths.L5.by: invalid enum"),
        ("F4 = [1, 4, 4]", "F4 = [4, 4, 4]", "a tile of value 1"),
        ("F4 = [1, 4, 4]", "F4 = [1, 4]", "one tile for each region"),
        ("F1 = [1, 2, 6]", "F1 = [1, 2, 9]", "fish.F1.3: expected `int` <= 6"),
        ("J6 = { 1 = 1, 2 = 3, 3 = 5, 4 = 7 }", "J6 = { 1 = 1 }", "as many tiles for each round"),
        ("J6 = { 1 = 1,", "J6 = { 6 = 0,", "jewelry.J6.*: expected `int` >= 1"),
        ('a = ["sand",', 'a = ["clay",', "ceremony: sand"),
        ('a = ["sand",', "a = [", "rows a, b, c"),
        ("K5 = { plain = [3, 6, 6]", "K5 = { plain = [2, 6, 6]", "kinds.K5"),
        ("K12 = {", "K13 = {", "K1 to K12"),
        ('want = "men", need = 4', 'want = "dogs", need = 4', "tasks.T08"),
        ('want = "men", need = 4', 'want = "men", need = 0', "tasks.T08.need: expected `int` >= 1"),
        ('of = "J1", need', 'of = "J9", need', "tasks.T12"),
        ('of = "man woman", need = 2', 'of = "man woman", need = 1', "all of them"),
        ('want = "islands", need = 5', 'want = "islands", need = 6', "tasks.T22: no more than there are"),
        ('of = "mountain", need = 3', 'of = "mountain", need = 4', "tasks.T34: no more than there are"),
        ('of = "F1", need = 3', 'of = "F1", need = 4', "tasks.T38: no more than there are"),
        ("T60 = {", "# {", "tasks: too few|T60"),
        ("[points]", "[points]\nluck = 3", "luck"),
        ("[counts]", "[counts", "line"),
    ],
)
def test_data_that_makes_no_game_is_refused(old: str, new: str, fault: str) -> None:
    assert old in TOML
    if old.startswith("T60"):
        new = "# T60 "
        text = re.sub(r"^T(4\d|5\d|60) = .*$", "", TOML, flags=re.MULTILINE)
    else:
        text = TOML.replace(old, new, 1)
    with pytest.raises(DataError, match=fault):
        parse(text)


def test_the_fingerprint_is_of_the_values_not_of_the_layout() -> None:
    plain = "\n".join(line.split(" #")[0] for line in TOML.splitlines() if not line.startswith("#"))
    assert fingerprint(parse(plain)) == BB.data_fingerprint()
    assert fingerprint(parse(TOML.replace("fishing = 2", "fishing = 3"))) != BB.data_fingerprint()


@rule("BB-11.11")
@pytest.mark.parametrize(
    ("task", "need", "huts", "lacks"),
    [
        ("T22", 5, "CF NB EF SF", 1),
        ("T22", 4, "CF NB EF SF", 0),
        ("T34", 3, "CM NM", 1),
        ("T34", 2, "CM NM", 0),
        ("T34", 2, "CM", 1),
        ("T38", 3, "CF", 2),
        ("T38", 1, "CF", 0),
    ],
)
def test_a_task_asks_for_as_many_places_as_its_data_say(task: str, need: int, huts: str, lacks: int) -> None:
    board = Board(parse(re.sub(rf"({task} = .*need = )\d", rf"\g<1>{need}", TOML)))
    state = position(huts={"A": huts}, fish={"CF": "F1-1", "NB": "F1-2", "EF": "F1-6"}).state
    assert (have(board, state, 0, task), missing(board, state, 0, task)) == (need - lacks, lacks)


@rule("BB-11.11")
@pytest.mark.parametrize("task", ["T22", *(f"T{number}" for number in range(34, 42))])
def test_every_task_of_places_has_a_use_for_its_need(task: str) -> None:
    """With a hut in all places but one, it is met by data that need one less, and by these alone."""
    fish = dict(zip(BOARD.regions, sorted(BOARD.fish), strict=False))
    wanted = BOARD.data.tasks[task]
    if wanted.want == "islands":
        places = [BOARD.regions[BOARD.islands.index(at)] for at in sorted(set(BOARD.islands))]
    else:
        found = members(BOARD, position(fish=fish).state, wanted)
        places = [BOARD.regions[at] for at in sorted(found)]
    state = position(huts={"A": " ".join(places[1:])}, fish=fish).state
    less = Board(parse(re.sub(rf"({task} = .*need = )\d", rf"\g<1>{wanted.need - 1}", TOML)))
    assert len(places) == wanted.need
    assert (missing(BOARD, state, 0, task), missing(less, state, 0, task)) == (1, 0)


PAGE = (DOCUMENTS / "bora_bora.md").read_text(encoding="utf-8")


def rows(name: str) -> list[list[str]]:
    """A table of the game's page in `docs/rules`."""
    part = PAGE.split(f"<!-- table:{name} -->", 1)[1].lstrip("\n")
    lines = itertools.takewhile(lambda line: line.startswith("|"), part.splitlines())
    return [[cell.strip() for cell in line.strip().strip("|").split("|")] for line in lines][2:]


@rule("BB-20.1")
def test_bb_20_1_the_data_are_those_of_the_document() -> None:
    assert {row[0]: (row[1].lower(), row[3], row[4]) for row in rows("regions")} == {
        name: (region.island, region.kind, DATA.yields[region.kind]) for name, region in DATA.regions.items()
    }
    assert {row[0]: ((row[1], row[2]), row[3], int(row[4])) for row in rows("paths")} == {
        name: (path.ends, path.by, path.value) for name, path in DATA.paths.items()
    }
    assert {row[0]: tuple(map(int, row[1].split(","))) for row in rows("fish")} == DATA.fish
    assert tuple(map(int, rows("status")[0][1:])) == DATA.status.points
    jewelry = {
        row[0]: {int(cost): int(points) for cost, points in (tile.split("/") for tile in row[2].split(","))}
        for row in rows("jewelry")
    }
    assert jewelry == DATA.jewelry
    assert {row[0]: tuple(row[1:]) for row in rows("ceremony")} == DATA.ceremony
    kinds = {row[0]: (tuple(map(int, row[3:6])), tuple(map(int, row[6].split("/")))) for row in rows("kinds")}
    assert kinds == {name: (kind.plain, kind.doubled) for name, kind in DATA.kinds.items()}
    assert [int(row[1]) for row in rows("helper")] == [1, 1, 1, 2, 2, 2, 2]
    needs = {row[0]: re.search(r"(?<![TJKF#])\b(\d)\b", row[2]) for row in rows("tasks")}
    for name, need in needs.items():
        task = DATA.tasks[name]
        assert task.start == (rows("tasks")[int(name[1:]) - 1][1] == "start")
        if task.want not in ("each", "islands"):
            assert need is not None
            assert int(need[1]) == task.need, name


def test_a_box_is_made_from_any_data() -> None:
    assert Board(parse(TOML.replace("fishing = 2", "fishing = 3"))).data.points.fishing == 3


@rule("BB-17.14", "BB-17.15")
def test_bb_17_14_four_kinds_of_fish_six_persons_of_each_sex() -> None:
    assert len(DATA.fish) == 4
    view = new_game(2).settle().view()
    assert (len(view.men), len(view.women)) == (6, 6)


@rule("BB-17.13")
def test_bb_17_13_buildings_score_less_and_less() -> None:
    assert list(DATA.rounds.building) == sorted(DATA.rounds.building, reverse=True)

"""Section 11: task tiles."""

from __future__ import annotations

from typing import Any

import pytest

from bot.core import Fact, Term
from bot.games.bora_bora.tasks import have, missing, with_yellow
from tests.games.bora_bora.scenario import BB, BOARD, Game, position
from tests.rule_ids import rule

FISH = {"CF": "F2-1", "CP": "F2-3", "CM": "F2-5", "CB": "F1-1", "NB": "F3-1", "NM": "F4-1"}
MEN3 = "M-K1-1@1 M-K2-1@2 M-K3-1@3"

MET: list[tuple[str, dict[str, Any], dict[str, Any]]] = [
    ("T01", {"home": "M-K1-1@1 W-K1-1@2"}, {"home": "M-K1-1@1"}),
    ("T02", {"home": "W-K1-1@1", "temple": "A....."}, {"home": "M-K1-1@1", "temple": "A....."}),
    ("T03", {"home": "M-K1-1@1", "temple": "A....."}, {"home": "M-K1-1@1", "temple": "B....."}),
    ("T04", {"temple": "ABAA.."}, {"temple": "ABA..."}),
    ("T05", {"home": "W-K1-1@1", "jewels": "J1-1"}, {"home": "W-K1-1@1"}),
    ("T06", {"home": "M-K1-1@1", "order": "ABCD"}, {"home": "M-K1-1@1", "order": "BACD"}),
    ("T07", {"huts": "CM CP SP"}, {"huts": "CM CP"}),
    ("T08", {"home": MEN3 + " M-K1-2@4"}, {"home": MEN3 + " W-K1-2@4"}),
    ("T09", {"home": "W-K1-1@1 W-K1-2@2 W-K1-3@3 W-K2-1@4"}, {"home": "W-K1-1@1 W-K1-2@2 W-K1-3@3"}),
    ("T10", {"jewels": "J1-1 J2-1 J3-2 J1-2"}, {"jewels": "J1-1 J2-1 J3-2"}),
    ("T11", {"ceremony": "a1a2=1 a3a4=2 b1b2=3 b3b4=4"}, {"ceremony": "a1a2=1 a3a4=2 b1b2=3 c1 c2"}),
    ("T12", {"jewels": "J1-1 J1-5"}, {"jewels": "J1-1 J2-1"}),
    ("T17", {"jewels": "J6-1 J6-4"}, {"jewels": "J6-1 J1-1 J1-2"}),
    ("T18", {"god_tiles": 2}, {"god_tiles": 1}),
    ("T19", {"offerings": 5}, {"offerings": 3}),
    ("T20", {"shells": 5}, {"shells": 4}),
    ("T21", {"huts": "CF CP CM CB NB NM EF EB SF"}, {"huts": "CF CP CM CB NB NM EF EB"}),
    ("T22", {"huts": "CM NB EF SP WM"}, {"huts": "CM CP CB NB NM EF EB SP"}),
    ("T23", {"ceremony": "a2 b3", "beside": (0, 1, 0)}, {"ceremony": "a2 b3 a1"}),
    ("T24", {"ceremony": "a1 a4 b2"}, {"ceremony": "a1 a4 b1"}),
    ("T25", {"beside": (0, 0, 3)}, {"beside": (3, 3, 2)}),
    (
        "T26",
        {"ceremony": "a1 a2 a3 a4", "beside": (1, 0, 0)},
        {"ceremony": "a1a2=1 a3a4=2 b1", "beside": (1, 1, 1)},
    ),
    ("T27", {"hand": "BBBW"}, {"hand": "BBWWRR"}),
    ("T28", {"hand": "BB"}, {"hand": "BWW"}),
    ("T32", {"hand": "YYY"}, {"hand": "Y"}),
    ("T33", {"hand": "BWRG"}, {"hand": "BWRRR"}),
    ("T34", {"huts": "CM NM WM"}, {"huts": "CM NM WP"}),
    ("T35", {"huts": "CB NB EB"}, {"huts": "CB NB"}),
    ("T36", {"huts": "CF EF SF"}, {"huts": "CF SF"}),
    ("T37", {"huts": "CP SP WP"}, {"huts": "CP SP WM"}),
    ("T39", {"huts": "CF CP CM", "fish": FISH}, {"huts": "CF CP CB", "fish": FISH}),
    ("T42", {"huts_at": "2 3 4 5 6 7 8 9 12 12 12 12"}, {"huts_at": "1 2 3 4 5 6 7 8 9 12 12 12"}),
    ("T43", {"home": MEN3.replace(" ", "* ") + "*"}, {"home": MEN3.replace(" ", "* ")}),
    ("T44", {"home": "W-K1-1@1* W-K1-2@2* W-K2-1@3*"}, {"home": "W-K1-1@1* W-K1-2@2* M-K2-1@3*"}),
    (
        "T45",
        {"home": "W-K1-1@1* W-K1-2@2* W-K2-1@3* M-K1-1@4* M-K1-2@5*"},
        {"home": "W-K1-1@1* W-K1-2@2* W-K2-1@3* M-K1-1@4* M-K1-2@5"},
    ),
    ("T46", {"home": MEN3}, {"home": "M-K1-1@1 M-K1-2@2 M-K2-1@3 W-K5-1@4"}),
    ("T47", {"home": "W-K1-1@1 W-K2-1@2 W-K9-1@3"}, {"home": "W-K1-1@1 W-K2-1@2 M-K9-1@3"}),
    ("T48", {"jewels": "J1-1 J2-1 J3-2"}, {"jewels": "J1-1 J1-2 J2-1"}),
    ("T49", {"home": "M-K1-1@1 W-K1-1@2"}, {"home": "M-K1-1@1 M-K10-1@2 M-K11-1@3"}),
    ("T58", {"home": "M-K10-1@1 M-K10-2@2"}, {"home": "M-K10-1@1 M-K1-1@2 M-K1-2@3"}),
    ("T60", {"home": "W-K12-1@1 W-K12-2@2"}, {"home": "W-K12-1@1 W-K2-2@2"}),
]
"""A task, a position that meets it, one that lacks exactly one element."""

SHOWN = {"T27": (".BBB", ".BB"), "T33": (".BWRG", ".BWR")}
"""The cards shown for a task of `MET` that lets its owner choose them: when it is met, with Yellow."""

PLAIN = {"fish", "temple", "order"}


def owning(task: str, things: dict[str, Any], **rest: Any) -> Game:
    """Anna has these things and this task in her hands."""
    named = {key: value if key in PLAIN else {"A": value} for key, value in things.items()}
    return position(**{"phase": "tasks", "tasks": {"A": f"{task} {OTHERS[task]}"}, **named, **rest})


OTHERS = {row[0]: "T14 T16" if row[0] not in ("T14", "T16") else "T11 T20" for row in MET}


@rule("BB-11.1", "BB-11.2", "BB-11.11")
@pytest.mark.parametrize(("task", "met", "short"), MET, ids=[row[0] for row in MET])
def test_bb_11_1_what_a_task_asks_for(task: str, met: dict[str, Any], short: dict[str, Any]) -> None:
    assert missing(BOARD, owning(task, met).state, 0, task) == 0
    assert task + SHOWN.get(task, ("",))[0] in owning(task, met).legal().split()
    lacking = owning(task, short)
    assert missing(BOARD, lacking.state, 0, task) >= 1
    assert not [move for move in lacking.legal().split() if move.split(".")[0] == task]
    assert lacking.why(task) == "bb-no-task-met"


@rule("BB-11.7")
@pytest.mark.parametrize(("task", "met", "short"), MET, ids=[row[0] for row in MET])
def test_bb_11_7_one_element_less(task: str, met: dict[str, Any], short: dict[str, Any]) -> None:
    if task == "T18":
        return  # the tile that pays is one that is asked for
    assert missing(BOARD, owning(task, short).state, 0, task) == 1
    tiles = owning(task, {**short, "god_tiles": short.get("god_tiles", 0) + 1})
    assert f"{task}+tile" + SHOWN.get(task, ("", ""))[1] in tiles.legal().split()


@rule("BB-11.1")
def test_bb_11_1_more_is_fine() -> None:
    game = owning("T20", {"shells": 9})
    assert (have(BOARD, game.state, 0, "T20"), missing(BOARD, game.state, 0, "T20")) == (9, 0)


@rule("BB-11.2")
def test_bb_11_2_checked_after_steps_1_to_3() -> None:
    game = position(
        phase="jewelry", column="J1-1", shells={"A": 5}, tasks={"A": "T05 T10 T20"}, home={"A": "W-K1-1@1"}
    )
    bought = game.play("J1-1").until("tasks", "A")
    assert bought.legal() == "T05"  # the shells are spent, the jewelry is there


@rule("BB-11.3", "BB-17.8")
def test_bb_11_3_only_real_cards_of_the_colour() -> None:
    game = owning("T28", {"hand": "BWW", "god_tiles": 2, "offerings": 3})
    assert game.may("T28") == [False]
    assert missing(BOARD, game.state, 0, "T28") == 1


@rule("BB-11.4")
def test_bb_11_4_huts_beside_the_building_space_count() -> None:
    game = position(
        phase="tasks",
        tasks={"A": "T07 T10 T22"},
        huts={"A": "CM", "B": "CB CP"},
        aside={"CB": "A", "CP": "A"},
    )
    assert game.legal() == "T07"


@rule("BB-11.5")
def test_bb_11_5_materials_built_over_are_gone() -> None:
    game = owning("T23", {"ceremony": "a2 b3c3=1 c1 c4", "beside": (0, 0, 0)})
    assert have(BOARD, game.state, 0, "T23") == 3
    gone = owning("T23", {"ceremony": "a2 b3c3=1 c1c2=2"})
    assert have(BOARD, gone.state, 0, "T23") == 1


@rule("BB-11.6")
def test_bb_11_6_yellow_is_paid_first() -> None:
    tile = owning("T18", {"god_tiles": 1, "hand": "Y", "offerings": 1})
    assert tile.may("T18+tile", "T18+Y") == [False, True]
    assert tile.why("T18+tile") == "bb-no-yellow-short"
    card = owning("T32", {"hand": "Y", "offerings": 1})
    assert card.may("T32+Y") == [False]


@rule("BB-11.8")
def test_bb_11_8_no_yellow_on_a_met_task() -> None:
    game = owning("T20", {"shells": 5, "god_tiles": 2})
    assert game.legal() == "T20"
    assert game.why("T20+tile") == "bb-no-yellow-met"
    assert with_yellow(BOARD, game.state, 0, "T20") == []


@rule("BB-11.9")
def test_bb_11_9_what_is_owned_now_counts() -> None:
    game = owning("T04", {"temple": "AAABCD"})
    assert missing(BOARD, game.state, 0, "T04") == 0
    pushed = position(temple="BBBAAA", turn="D", dice={"D": "6"}, tasks={"A": "T04 T10 T22"}).play(
        "T6 6 o shell"
    )
    assert missing(BOARD, pushed.state, 0, "T04") == 1


def lacks(game: Game, task: str) -> Fact:
    told = BB.why_not(game.state, 0, task)
    assert told is not None
    found = told.args["lacks"]
    assert isinstance(found, Fact)
    return found


@rule("BB-11.11")
def test_bb_11_11_which_part_is_missing() -> None:
    assert lacks(owning("T34", {"huts": "CM"}), "T34") == Fact(
        "bb-lack-regions", {"regions": (Term("bb-region-NM"), Term("bb-region-WM"))}
    )
    assert lacks(owning("T22", {"huts": "CM NB EF"}), "T22") == Fact(
        "bb-lack-islands", {"islands": (Term("bb-island-south"), Term("bb-island-west"))}
    )
    assert lacks(owning("T01", {"home": "M-K1-1@1"}), "T01") == Fact(
        "bb-lack-things", {"things": (Term("bb-thing-woman"),)}
    )
    assert lacks(owning("T20", {"shells": 2}), "T20") == Fact(
        "bb-lack-count", {"need": 5, "have": 2, "count": 3}
    )
    assert lacks(owning("T27", {"hand": "BBW"}), "T27") == Fact(
        "bb-lack-cards", {"need": 3, "have": 2, "count": 1}
    )


@rule("BB-17.16")
def test_bb_17_16_buildings_must_be_built() -> None:
    assert missing(BOARD, owning("T11", {}).state, 0, "T11") == 4

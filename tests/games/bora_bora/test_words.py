"""Offers, tellings, refusals: what a player is told."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from random import Random

import pytest

from bot.core import CHANCE, Fact, Offer, Term, Who, fact, read, refusal
from bot.core.chance import outcomes
from bot.games.bora_bora.commands import COMMANDS
from bot.text import LANGUAGES, words
from tests.games.bora_bora.scenario import BB, Game, new_game, position
from tests.rule_ids import rule
from tests.weighing import weighted


def offer(game: Game, text: str) -> Offer:
    seat = game.to_act[0]
    return BB.offer(game.state, seat, read(BB, game.state, seat, text))


GREEN = {"phase": "B", "huts": {"A": "CM CP CB"}, "hand": {"A": "G"}, "offerings": {"A": 1}}


def test_a_placement_says_what_it_allows() -> None:
    game = position(
        huts={"A": "CM"},
        dice={"A": "4"},
        ceremony={"A": "a1 a2"},
        hand={"A": "W"},
        offerings={"A": 1},
        round=3,
    )
    land = offer(game, "L4")
    assert land.label == fact("bb-do-place", face=4, action=Term("bb-action-L"))
    assert land.effects == (fact("bb-effect-reach", regions=(Term("bb-region-CP"), Term("bb-region-CB"))),)
    assert land.group == fact("bb-group-die", face=4)
    assert game.effects("H4") == (fact("bb-effect-trades", count=4),)
    assert game.effects("T4") == (fact("bb-effect-slot", slot=4),)
    assert game.effects("B4") == (fact("bb-effect-points", points=7),)
    assert game.effects("M4") == (fact("bb-effect-men", count=4, value=4),)
    assert game.effects("F4") == (fact("bb-effect-points", points=2),)
    white = offer(game, "S4+W")
    assert white.label.args["gods"] == (Term("bb-god-W"),)
    assert white.effects == (
        fact("bb-effect-pay-gods", count=1),
        fact("bb-effect-reach", regions=(Term("bb-region-EB"), Term("bb-region-SP"))),
    )


def test_a_payment_says_what_is_left() -> None:
    game = position(
        tiles={"H": "1"}, dice={"A": "2"}, hand={"A": "BWW"}, offerings={"A": 3}, god_tiles={"A": 1}
    ).play("H2+B")
    assert offer(game, "WW").label == fact("bb-do-pay", how=fact("bb-payment-pair", god=Term("bb-god-W")))
    assert game.effects("B") == (fact("bb-effect-offerings-left", count=2),)
    assert game.effects("tile") == (fact("bb-effect-tile-lost", points=2),)


def test_a_region_says_what_it_gives() -> None:
    game = position(huts={"A": "CM", "B": "CB"}, dice={"A": "5"}, fish={"CB": "F3-5"}).play("L5")
    assert game.effects("CB") == (
        fact("bb-effect-material", material=Term("bb-material-sand")),
        fact("bb-fish", kind=Term("bb-fish-F3"), points=5),
        fact("bb-effect-aside", who=Who(1)),
    )
    assert game.effects("CP")[0] == fact("bb-effect-offerings", count=1)
    game.play("CB")
    assert game.effects("2") == (fact("bb-effect-frees"),)
    game.play("2")
    assert game.effects("a1") == ()
    beside = position(huts={"A": "CM"}, dice={"A": "5"}, ceremony={"A": "a2 b1"}).play("L5 CB 2")
    assert beside.effects("a1") == (fact("bb-effect-pairs", count=2),)


def test_persons_say_what_they_do() -> None:
    game = position(
        home={"A": "M-K8-1@1"}, huts={"A": "CM CP CB"}, men="M-K8-2 M-K1-1 . . . .", dice={"A": "2"}
    ).play("M2")
    assert offer(game, "M1").label == fact(
        "bb-do-slot", slot=1, person=fact("bb-man", kind=Term("bb-person-K8"), symbols=2)
    )
    assert game.effects("M1") == (fact("bb-does-K8", value=4), fact("bb-effect-together", tiles=2))
    assert game.effects("M2") == (fact("bb-does-K1", value=2),)
    game.play("M1")
    assert game.effects("12") == (fact("bb-effect-closes-12"),)
    uses = position(home={"A": "W-K8-1@1 W-K8-2@2"}, **GREEN)  # type: ignore[arg-type]
    women = fact("bb-women", kind=Term("bb-person-K8"), tiles=2)
    assert offer(uses, "WK8") == Offer(
        fact("bb-do-use", persons=women), (fact("bb-does-K8", value=4),), fact("bb-group-women")
    )
    assert offer(uses, "WK8*2").label == fact("bb-do-double", persons=women)
    assert uses.effects("WK8*2") == (fact("bb-does-K8", value=8), fact("bb-effect-pay-gods", count=1))


def test_trades_say_cost_and_gain() -> None:
    game = position(
        home={"A": "M-K2-3@1 W-K5-2@2"}, dice={"A": "5"}, huts={"A": "CM CP"}, ceremony={"A": "a2 b3 c1 c4"}
    ).play("H5")
    cost = {number: fact("bb-effect-cost", count=number) for number in (1, 2)}
    assert game.effects("t.K2-3") == (cost[1], fact("bb-effect-status", space=3, points=2))
    assert game.effects("s.K5-2") == (cost[1], fact("bb-effect-shells", count=2))
    assert game.effects("o") == (cost[2],)
    assert game.effects("+stone") == (cost[2], fact("bb-effect-beside"))
    assert game.effects("c.top") == (cost[2], fact("bb-effect-no-back"))
    assert game.effects("h5") == (cost[2], fact("bb-effect-frees"))
    assert game.play("v").effects("stop") == (fact("bb-effect-lost", count=4),)


def test_a_priest_says_who_makes_way() -> None:
    game = position(temple="ABCABD", turn="D", dice={"D": "6"}).play("T6")
    assert game.effects("6") == (
        fact("bb-effect-pushes", priests=(Who(0), Who(1), Who(2))),
        fact("bb-effect-drops", who=Who(3)),
    )
    assert game.effects("1") == (fact("bb-effect-drops", who=Who(3)),)
    gaps = position(temple="A.B...", turn="D", dice={"D": "6"}).play("T6")
    assert gaps.effects("6") == (fact("bb-effect-pushes", priests=(Who(0),)),)
    assert gaps.effects("5") == ()


def test_phase_c_says_cost_and_gain() -> None:
    shop = position(phase="jewelry", column="J3-5 J1-1", shells={"A": 6})
    jewel = fact("bb-jewel", kind=Term("bb-jewel-J3"), cost=5, points=9)
    left = (fact("bb-effect-shells-left", count=1),)
    assert offer(shop, "J3-5") == Offer(fact("bb-do-buy", jewel=jewel), left, stays=True, contested="J3-5")
    tasks = position(phase="tasks", tasks={"A": "T20 T10 T22"}, shells={"A": 4}, god_tiles={"A": 1})
    assert tasks.effects("T20+tile") == (
        fact("bb-effect-points", points=4),
        fact("bb-effect-tile-lost", points=2),
    )
    assert tasks.effects("T10-") == (fact("bb-effect-no-points"), fact("bb-effect-no-nine", tasks=9))
    board = position(phase="take", board_tasks="T20 T19 T08 T09 T11 T12", offerings={"A": 4}, shells={"A": 3})
    assert board.effects("T20") == (fact("bb-effect-missing", count=2),)
    assert board.effects("T19") == (fact("bb-effect-met"),)


def test_refusals_of_dice_say_which_would_do() -> None:
    game = position(tiles={"H": "4"}, dice={"A": "256"})
    assert BB.why_not(game.state, 0, "H5") == refusal(
        "BB-5.1", "bb-no-lower", action=Term("bb-action-H"), face=5, lowest=4, dice=(2,)
    )
    assert BB.why_not(game.state, 0, "h2") is None  # legal
    high = position(tiles={"H": "2"}, dice={"A": "256"})
    assert BB.why_not(high.state, 0, "H5") == refusal(
        "BB-5.1", "bb-no-lower-none", action=Term("bb-action-H"), face=5, lowest=2
    )
    assert BB.why_not(high.state, 0, "H4") == refusal("BB-4.3", "bb-no-die", face=4, dice=(2, 5, 6))
    reach = position(huts={"A": "CM"}, dice={"A": "1"})
    assert BB.why_not(reach.state, 0, "L1") == refusal(
        "BB-5.4", "bb-no-reach", action=Term("bb-action-L"), face=1, needs=2
    )


def test_refused_gods_say_what_is_missing() -> None:
    def why(hand: str, offerings: int, text: str = "H3+B") -> Fact | None:
        game = position(tiles={"H": "2"}, dice={"A": "3"}, hand={"A": hand}, offerings={"A": offerings})
        return BB.why_not(game.state, 0, text)

    assert why("B", 0) == refusal("BB-8.2", "bb-no-pay-offering", god=Term("bb-god-B"))
    assert why("WR", 1) == refusal("BB-8.1", "bb-no-pay-card", god=Term("bb-god-B"))
    assert why("WR", 0) == refusal("BB-8.1", "bb-no-pay-both", god=Term("bb-god-B"))
    assert why("B", 1, "H3+BW") == refusal("BB-8.1", "bb-no-pay-card", god=Term("bb-god-W"))


@pytest.mark.parametrize(
    ("game", "seat", "text", "reason"),
    [
        (lambda: new_game(2), 0, "H4", fact("bb-no-setup")),
        (lambda: position(), 1, "H3", fact("bb-no-turn", who=Who(0))),
        (lambda: position(dice={"A": "2"}).play("H2").do("c.top"), 0, "o", fact("bb-no-wait")),
        (lambda: position(), 0, "CB", fact("bb-no-now", ask=fact("bb-ask-place", lap=1))),
        (lambda: position(), 0, "hello", None),
        (lambda: position(), 0, "", None),
        (lambda: new_game(2, "1 2").settle(), 0, "NX", fact("bb-no-turn", who=Who(1))),
        (
            lambda: position(dice={"A": "2"}).play("H2"),
            0,
            "t.K1-1",
            refusal(
                "BB-7.16", "bb-no-person-own", person=fact("bb-man", kind=Term("bb-person-K1"), symbols=1)
            ),
        ),
        (lambda: position(dice={"A": "2"}).play("H2"), 0, "h12", refusal("BB-7.25", "bb-no-carry-12")),
        (lambda: position(dice={"A": "2"}).play("H2"), 0, "h1", refusal("BB-7.25", "bb-no-hut", space=1)),
        (
            lambda: position(phase="final", round=6, turn="D", tasks={"D": "T10 T22 T33"}).play(
                "T10- T22- T33-"
            ),
            0,
            "T10",
            fact("bb-no-over"),
        ),
    ],
)
def test_a_refusal_says_why(game: object, seat: int, text: str, reason: Fact | None) -> None:
    here: Game = game()  # type: ignore[operator]
    assert BB.why_not(here.state, seat, text) == reason


@pytest.mark.parametrize(
    ("hand", "text", "reason"),
    [
        ("BWRGY", "T33", refusal("BB-11.3", "bb-no-show", text="T33.BWRG")),
        ("BWRG", "T33", refusal("BB-11.3", "bb-no-show", text="T33.BWRG")),
        ("BWRG", "T33.", refusal("BB-11.3", "bb-no-show", text="T33.BWRG")),
        ("BWRG", "T33.BWRY", refusal("BB-11.3", "bb-no-show", text="T33.BWRG")),
        ("BWRGY", "T33.ygwb", fact("bb-no-write", text="T33.BWGY")),
        ("BBWWR", "T27+tile", refusal("BB-11.3", "bb-no-show", text="T27+tile.BB")),
        ("BBWWR", "T27+tile.RR", refusal("BB-11.3", "bb-no-show", text="T27+tile.BB")),
        ("BWRGY", "T20.BB", fact("bb-no-write", text="T20")),
        ("BWRGY", "T33+tile.BWR", refusal("BB-11.8", "bb-no-yellow-met", task=fact("bb-task-T33", need=4))),
    ],
)
def test_cards_to_show_are_refused_with_a_reason(hand: str, text: str, reason: Fact) -> None:
    game = position(
        phase="tasks",
        tasks={"A": "T33 T27 T20"},
        hand={"A": hand},
        god_tiles={"A": 1},
        shells={"A": 5},
    )
    assert BB.why_not(game.state, 0, text) == reason


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_button_says_which_cards_are_shown(language: str) -> None:
    """In full, with its number, on a button; with Yellow so far that menus and completion tell all apart (the
    lines above the buttons say it in full)."""
    w = words(language)
    game = position(phase="tasks", tasks={"A": "T33 T27 T20"}, hand={"A": "BBBWWWRRRGGGYYY"})
    labels = [w.say(BB.offer(game.state, 0, move).label, ()) for move in BB.moves(game.state, 0)]
    assert len(set(labels)) == len(labels) == 10
    assert max(map(len, labels)) <= 75
    game = position(
        phase="tasks",
        tasks={"A": "T27 T10 T22"},
        hand={"A": "BBWWRRGGYY"},
        offerings={"A": 1},
        god_tiles={"A": 1},
    )
    labels = [w.say(BB.offer(game.state, 0, move).label, ()) for move in BB.moves(game.state, 0)]
    assert len({label[:85] for label in labels}) == len(labels) == 28


def test_start_regions_are_refused_with_a_reason() -> None:
    game = new_game(2, "1 2").settle()
    one = game.legal().split()[0]
    other = next(region for region in BB.box.regions if region not in game.legal().split())
    assert game.why(other) == "bb-no-start-value"
    game.play(one, "2")
    if game.asked == "space":
        game.do(game.legal().split()[0])
    assert game.why(one) == "bb-no-start-taken"


# Whole games


def spoken(players: int, seed: int, texts: list[str]) -> Iterator[tuple[str, Fact]]:
    """All that is said in a random game, refusals of all sorts of texts included."""
    rng, game = Random(seed), new_game(players)
    while game.to_act:
        seat = game.to_act[0]
        moves = list(BB.moves(game.state, seat))
        if seat == CHANCE:
            cases = outcomes(BB, game.state)
            move = weighted(cases, rng.randrange(sum(number for _, number in cases)))
        else:
            yield "prompt", BB.prompt(game.state, seat)
            for shown in moves:
                made = BB.offer(game.state, seat, shown)
                yield "label", made.label
                yield from (("effect", effect) for effect in made.effects)
                if made.group:
                    yield "label", made.group
            for text in rng.sample(texts, 12):
                told = BB.why_not(game.state, rng.choice((seat, seat, 0)), text)
                if told is not None:
                    yield "refusal", told
            move = rng.choice(moves)
        for to in (None, 0):
            told = BB.narrate(game.state, seat, move, to)
            assert told is not None
            yield "told", told
        game.step(seat, move)


def every_text() -> list[str]:
    """Texts of all kinds of moves: whatever was legal somewhere, and some that are never."""
    texts = set[str]()
    for seed in range(3):
        rng, game = Random(seed), new_game(4)
        while game.to_act:
            moves = list(BB.moves(game.state, game.to_act[0]))
            texts.update(map(str, moves))
            game.step(game.to_act[0], rng.choice(moves))
    odd = [
        "H9",
        "L0",
        "XX",
        "CX",
        "t.K1",
        "t.K13-1",
        "c.",
        "c.X",
        "h",
        "h99",
        "h0",
        "+gold",
        "a9",
        "a1a3",
        "a1a1",
    ]
    odd += [
        "MK13",
        "+MK1*2",
        "T00",
        "T61-",
        "T99+tile",
        "J9-9",
        "99",
        "0",
        "7",
        "BWR",
        "tile+tile",
        "stop",
        "end",
    ]
    return sorted(texts) + odd


def test_nothing_that_is_typed_breaks_anything() -> None:
    texts = every_text()
    keys: dict[str, dict[str, set[str]]] = defaultdict(lambda: defaultdict(set))
    for players in (2, 3, 4):
        for sort, told in spoken(players, players, texts):
            keys[told.key][sort].add(" ".join(sorted(told.args)))
    for key, sorts in keys.items():
        assert key.startswith("bb-")
        given = {args for sort in sorts.values() for args in sort}
        assert len(given) == 1, f"{key} is given different values: {given}"
    assert len(keys) > 150


@rule("BB-14.4")
def test_commands_have_one_name_for_each_parameter() -> None:
    for command in COMMANDS:
        names = [param.name for param in command.params]
        assert len(names) == len(set(names)) <= 24, command.name
    die = next(command for command in COMMANDS if command.name == "land").params[0]
    assert die.answers("place", "L3")
    assert die.answers("place-gods", "l3+BW")
    assert not die.answers("place", "S3")
    assert not die.answers("region", "LX")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_few_answers_of_a_kind(players: int) -> None:
    """What a menu can hold (25), but for dice with gods and green uses, which are grouped."""
    rng = Random(players)
    for _ in range(4):
        game = new_game(players)
        while game.to_act:
            moves = list(BB.moves(game.state, game.to_act[0]))
            if game.to_act != (CHANCE,):
                for kind in {move.kind for move in moves}:
                    alike = [move for move in moves if move.kind == kind]
                    groups = {str(BB.offer(game.state, game.to_act[0], move).group) for move in alike}
                    assert len(alike) <= 25 or len(groups) > 1, kind
            game.step(game.to_act[0], rng.choice(moves))


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_slot_is_no_range_of_slots(language: str) -> None:
    """Not "(slots 1 to 1)", which would stand in brackets within brackets in words."""
    for name in ("bb-effect-men", "bb-effect-women", "bb-ask-man"):
        told = words(language)(name, count=1, value=1)
        assert told.count("1") == 1 + name.startswith("bb-effect"), told
        assert name == "bb-ask-man" or "(" not in told


@pytest.mark.parametrize(("points", "told"), [(1, "(1 πόντος);"), (6, "(6 πόντοι);")])
def test_the_points_of_a_fish_are_called_points_in_greek(points: int, told: str) -> None:
    """There the question names only Red and the fish."""
    assert words("el")("bb-ask-red", region=Term("bb-region-WM"), points=points).endswith(told)

"""Sections 14 and 15: decisions and hidden information."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from bot.core import CHANCE, Fact, Offer, Seat, Term, Who
from bot.games.bora_bora.dealing import HandCard
from tests.games.bora_bora.scenario import BB, Game, new_game, position
from tests.rule_ids import rule

HANDS = {"A": "BBW", "B": "RRG", "C": "YY"}


@rule("BB-14.2", "BB-14.3")
def test_bb_14_2_a_turn_is_one_players_alone() -> None:
    game, rng = new_game(4), Random(4)
    whose: Seat | None = None
    turns = 0
    while game.to_act:
        if game.to_act != (CHANCE,):
            assert len(game.to_act) == 1
            assert BB.may_change(game.state) == ()
            if game.state.turns == turns:
                assert game.to_act[0] == whose
            whose, turns = game.to_act[0], game.state.turns
        moves = list(BB.moves(game.state, game.to_act[0]))
        game.step(game.to_act[0], rng.choice(moves))


@rule("BB-14.4")
def test_bb_14_4_what_must_stay_explicit() -> None:
    assert BB.forced >= {"space", "hut", "home", "region", "pair", "take"}
    assert BB.forced.isdisjoint({"place", "place-gods", "pay", "red", "green", "jewel", "task"})
    only = position(dice={"A": "6"}, tiles=dict.fromkeys("HTBMWLS", "1"))
    assert only.turn == "A"  # a die is placed by its owner, even where one place is left
    assert only.legal() == "F6"


@rule("BB-14.5")
def test_bb_14_5_red_is_skipped_on_public_grounds_alone() -> None:
    def entered(hand: str, offerings: int, tiles: int) -> Game:
        return position(
            huts={"A": "CM"},
            dice={"A": "2"},
            hand={"A": hand},
            offerings={"A": offerings},
            god_tiles={"A": tiles},
        ).play("L2 CB 2 a1")

    assert entered("B", 1, 0).asked == "red"
    assert entered("B", 1, 0).legal() == "no"  # asked although the hand cannot pay
    assert entered("R", 1, 0).legal() == "R no"
    assert entered("B", 1, 0).view("B") == msgspec.structs.replace(entered("R", 1, 0).view("B"))
    assert entered("RR", 0, 0).turn == "B"
    assert entered("", 3, 0).turn == "B"
    assert entered("", 0, 1).legal() == "tile no"


@rule("BB-15.1")
def test_bb_15_1_hands_are_numbers_to_others() -> None:
    game = position(hand=HANDS)
    assert [player.cards for player in game.view("D").players] == [3, 3, 2, 0]
    assert (game.view("A").hand, game.view().hand, game.view("D").hand) == (
        (2, 1, 0, 0, 0),
        None,
        (0, 0, 0, 0, 0),
    )
    assert game.view().payable is None
    other = position(hand={**HANDS, "B": "BWY"})
    for viewer in (None, "A", "C", "D"):
        assert game.view(viewer) == other.view(viewer)
    view = game.view("A")
    assert view.deck == 60 - 5 - 8
    assert view.discard == (0, 0, 0, 0, 0)
    assert len(view.open_cards) == 5


@rule("BB-15.1", "BB-3.11")
@pytest.mark.parametrize("viewer", [None, 0, 1, 2, 3])
def test_bb_15_1_a_redeal_keeps_all_that_a_seat_knows(viewer: int | None) -> None:
    game = position(hand=HANDS, discard="BGY")
    rng, hands = Random(7), set()
    for _ in range(20):
        again = BB.redeal(game.state, viewer, [rng.random() for _ in range(5)])
        assert BB.view(again, viewer) == BB.view(game.state, viewer)
        assert BB.census(again) == BB.census(game.state)
        hands.add(tuple(player.hand for player in again.players))
    assert len(hands) > 10


def test_a_redeal_leaves_a_declared_god_payable() -> None:
    game = position(tiles={"H": "1"}, dice={"A": "2"}, hand={"A": "B", "B": "RR"}, offerings={"A": 1}).play(
        "H2+B"
    )
    again = BB.redeal(game.state, 1, [0.9, 0.1, 0.5])
    assert again.players[0].hand == game.state.players[0].hand


@rule("BB-15.2")
def test_bb_15_2_a_drawn_card_is_told_to_its_owner() -> None:
    game = position(dice={"A": "2"}).play("H2").do("c.top")
    assert BB.narrate(game.state, CHANCE, HandCard("R"), 0) == Fact("bb-drew-you", {"god": Term("bb-god-R")})
    for other in (None, 1, 3):
        assert BB.narrate(game.state, CHANCE, HandCard("R"), other) == Fact("bb-drew", {"who": Who(0)})
    blue, red = position(dice={"A": "2"}, chance="B").play("H2 c.top"), game.do("=R")
    assert blue.view("B") == red.view("B")
    assert blue.view() == red.view()
    assert blue.view("A") != red.view("A")
    shuffled = position(dice={"A": "2"}, deck="", discard="BW").play("H2").do("c.top")
    assert BB.narrate(shuffled.state, CHANCE, HandCard("W"), 1) == Fact("bb-drew-reshuffled", {"who": Who(0)})


def test_the_deal_is_secret() -> None:
    game = new_game(2)
    while game.to_act == (CHANCE,):
        (move, *_) = BB.moves(game.state, CHANCE)
        told = BB.narrate(game.state, CHANCE, move, 1)
        assert told is not None
        if told.key == "bb-dealt":
            assert told.args == {"who": Who(0)}
        game.step(CHANCE, move)


def test_an_open_card_is_seen_by_all() -> None:
    game = position(dice={"A": "2"}).play("H2")
    assert game.heard("c.W", 3) == Fact("bb-took-card", {"who": Who(0), "god": Term("bb-god-W")})
    assert game.heard("c.top", 3) == Fact("bb-takes-top", {"who": Who(0)})


@rule("BB-15.1", "BB-14.5")
@pytest.mark.parametrize(
    ("task", "hand", "ways"),
    [
        ("T27", "BBBW", "BBB"),
        ("T27", "BBBRRRR", "RRR BBB"),  # most of it in hand: first
        ("T33", "BWRGG", "BWRG"),
        ("T33", "BWRGY", "BWRG BWRY BWGY BRGY WRGY"),
    ],
)
def test_bb_15_1_who_shows_cards_says_which(task: str, hand: str, ways: str) -> None:
    """Part of the one answer, also where one way is left: how many steps a turn has says nothing."""
    game = position(phase="tasks", tasks={"A": f"{task} T10 T22"}, hand={"A": hand})
    assert game.legal() == " ".join(f"{task}.{cards}" for cards in ways.split())
    for cards in ways.split():
        after = position(phase="tasks", tasks={"A": f"{task} T10 T22"}, hand={"A": hand})
        assert after.play(f"{task}.{cards}").turn == "B"
        assert (after.points(), len(after.hand())) == (6, len(hand))  # BB-10.18
        assert shown(game, f"{task}.{cards}") == cards


@rule("BB-15.1", "BB-11.7")
def test_bb_15_1_with_yellow_fewer_cards_are_shown_and_none_that_paid() -> None:
    def hand(cards: str, task: str) -> Game:
        return position(
            phase="tasks",
            tasks={"A": f"{task} T10 T22"},
            hand={"A": cards},
            offerings={"A": 1},
            god_tiles={"A": 1},
        )

    two = hand("BBWWY", "T27")
    assert two.legal() == ("T27+Y.BB T27+Y.WW T27+BB.WW T27+WW.BB T27+tile.BB T27+tile.WW T27- T10- T22-")
    assert shown(two, "T27+WW.BB") == "BB"
    three = hand("BWRR", "T33")
    assert three.legal() == "T33+tile.BWR T33- T10- T22-"
    assert shown(three, "T33+tile.BWR") == "BWR"
    one = position(phase="tasks", tasks={"A": "T28 T10 T22"}, hand={"A": "BW"}, god_tiles={"A": 1})
    assert one.may("T28+tile") == [True]  # nothing to choose: the task names the colour
    assert shown(one, "T28+tile") == "B"


@rule("BB-15.1", "BB-15.2")
def test_bb_15_1_what_is_shown_tells_nothing_of_the_rest() -> None:
    hands = ("BWRGY", "BWRGB", "BWRGG")
    worlds = [position(phase="tasks", tasks={"A": "T33 T10 T22"}, hand={"A": hand}) for hand in hands]
    assert len({str(BB.prompt(game.state, 0)) for game in worlds}) == 1
    assert len({msgspec.json.encode(game.view("B")) for game in worlds}) == 1
    for game in worlds:
        game.play("T33.BWRG")
    assert len({str(game.told) for game in worlds}) == 1
    assert len({msgspec.json.encode(game.view("B")) for game in worlds}) == 1
    assert {game.turn for game in worlds} == {"B"}


def shown(game: Game, text: str) -> str:
    """The cards that the others see."""
    told = game.heard(text, 2)
    assert told is not None
    end = told.args["end"]
    assert isinstance(end, Fact)
    cards = end.args["cards"]
    assert isinstance(cards, tuple)
    return "".join(str(card.key)[-1] for card in cards if isinstance(card, Term))


def test_cards_shown_for_a_task_are_told() -> None:
    game = position(phase="tasks", tasks={"A": "T33 T10 T22"}, hand={"A": "BWRG"})
    told = game.heard("T33.BWRG", 2)
    assert told is not None
    end = told.args["end"]
    assert isinstance(end, Fact)
    assert (end.key, end.args["cards"]) == (
        "bb-how-met-cards",
        tuple(Term(f"bb-god-{god}") for god in "BWRG"),
    )
    yellow = position(phase="tasks", tasks={"A": "T27 T10 T22"}, hand={"A": "RRY"}, offerings={"A": 1})
    told = yellow.heard("T27+Y.RR", 2)
    assert told is not None
    end = told.args["end"]
    assert isinstance(end, Fact)
    assert (end.key, end.args["cards"]) == ("bb-how-yellow-cards", (Term("bb-god-R"),) * 2)


@rule("BB-15.1")
def test_how_far_a_card_task_is_shows_to_its_owner_alone() -> None:
    game = position(tasks={"A": "T27 T20 T22"}, hand={"A": "RRR"}, shells={"A": 2})
    own = [task.have for task in game.view("A").players[0].tasks]
    assert own == [3, 2, 0]
    for viewer in (None, "B"):
        assert [task.have for task in game.view(viewer).players[0].tasks] == [None, 2, 0]


def test_a_warning_stands_before_what_cannot_be_taken_back() -> None:
    """A card off the deck, or one that the deck replaces, is not to be undone."""

    def warned(offer: Offer) -> bool:
        return any(effect.key == "bb-effect-no-back" for effect in offer.effects)

    for game in (
        position(dice={"A": "2"}).play("H2"),
        position(dice={"A": "1"}).play("T1 1"),
        position(phase="B", home={"A": "M-K9-1@1"}, huts={"A": "CM"}).play("MK9"),
    ):
        for move in BB.moves(game.state, 0):
            assert warned(BB.offer(game.state, 0, move)) == str(move).startswith("c.")
    short = position(dice={"A": "2"}, deck="", open_cards="R").play("H2")
    assert "bb-effect-no-back" not in {effect.key for effect in short.effects("c.R")}

"""What is asked, offered, told and refused, and that the catalogues know the words."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random

import pytest

from bot.core import Fact, Term, Value, Who, fact, refusal
from bot.core.seats import CHANCE
from bot.games.golden_horn.state import Final
from bot.text import LANGUAGES, words
from tests.games.golden_horn.scenario import GH, Game, new_game, position
from tests.weighing import weighted

R, G, B, O, P = (Term(f"gh-colour-{colour}") for colour in "RGBOP")  # noqa: E741
VENICE, CONSTANTINOPLE = Term("gh-port-V"), Term("gh-port-C")


def offered(game: Game, text: str) -> tuple[Fact, tuple[Fact, ...]]:
    seat = game.to_act[0]
    move = next(move for move in GH.moves(game.state, seat) if str(move) == text)
    offer = GH.offer(game.state, seat, move)
    return offer.label, offer.effects


# Offers


def test_a_raid_says_what_it_takes() -> None:
    game = position("E3@S5>E [BB]", hands={"L": "GR"})
    assert offered(game, "X.E3.GR") == (
        fact("gh-do-raid", ship="E3", cards=(G, R), cube=B, owner=Who(1)),
        (fact("gh-effect-gain", colour=B), fact("gh-effect-left", ship="E3", count=1)),
    )


def test_a_ship_says_where_it_is_and_what_it_carries() -> None:
    game = position("L1@V, L2@S5<W [BB], L3@S7>E []")
    assert offered(game, "L1") == (
        fact("gh-do-ship", ship="L1", sails=(B,), place=VENICE),
        (fact("gh-effect-must-load"),),
    )
    assert offered(game, "L2") == (
        fact("gh-do-ship", ship="L2", sails=(O, P), place="S5"),
        (fact("gh-effect-heads", direction="W"), fact("gh-effect-cargo", count=2, colour=B)),
    )
    assert offered(game, "L3")[1] == (fact("gh-effect-heads", direction="E"), fact("gh-effect-empty"))


def test_a_load_says_what_is_drawn_or_that_the_port_is_empty() -> None:
    game = position("L1@V", V="RRRG", bag="OO").play("L1")
    assert offered(game, "+R") == (
        fact("gh-do-load", colour=R, count=3, port=VENICE),
        (fact("gh-effect-refill", count=2, port=VENICE),),
    )
    game = position("L1@V", V="RRR", bag="").play("L1")
    assert offered(game, "+R")[1] == (fact("gh-effect-final", port=VENICE),)
    game = position("L1@V", V="RRR", bag="", final=Final(2)).play("L1")
    assert offered(game, "+R")[1] == ()


def test_turning_says_where_the_bow_will_point() -> None:
    game = position("L1@S5>E []").play("L1")
    assert offered(game, "keep") == (fact("gh-do-keep", ship="L1", direction="E"), ())
    assert offered(game, "turn") == (
        fact("gh-do-turn", ship="L1", direction="W"),
        (fact("gh-effect-once"),),
    )


def test_a_destination_says_what_it_costs_and_gains() -> None:
    game = position("L1@S9>E [GG], E1@S11>E [G]", hands={"L": "RO"}).play("L1")
    assert offered(game, "S10") == (fact("gh-do-sail", place="S10"), (fact("gh-effect-free"),))
    assert offered(game, "S12")[1] == (
        fact("gh-effect-wind", winds=1, wind=(R,)),
        fact("gh-effect-skips", places=("S11",)),
    )
    game = position("L1@S12>E [GG]").play("L1")
    assert offered(game, "C") == (
        fact("gh-do-sail", place=CONSTANTINOPLE),
        (
            fact("gh-effect-free"),
            fact("gh-effect-unload", count=2, colour=G),
            fact("gh-effect-cards", count=3),
        ),
    )


# Telling


def heard(game: Game, text: str, to: int | None = None) -> Fact | None:
    seat = game.to_act[0]
    move = next(move for move in GH.moves(game.state, seat) if str(move) == text)
    return GH.narrate(game.state, seat, move, to)


def test_sailing_is_told_with_wind_and_what_was_skipped() -> None:
    game = position("L1@S9>E [GG], E1@S11>E [G]", hands={"L": "RO"}).play("L1")
    said: dict[str, Value] = {"who": Who(0), "ship": "L1", "from": "S9"}
    assert heard(game, "S10") == Fact(
        "gh-sailed", {**said, "to": "S10", "winds": 0, "wind": (), "skips": 0, "skipped": ()}
    )
    assert heard(game, "S12") == Fact(
        "gh-sailed", {**said, "to": "S12", "winds": 1, "wind": (R,), "skips": 1, "skipped": ("S11",)}
    )


def test_arriving_is_told_with_and_without_cargo() -> None:
    empty = heard(position("L1@S12>E []").play("L1", "keep"), "C")
    laden = heard(position("L1@S12>E [GG]").play("L1"), "C")
    assert empty is not None
    assert laden is not None
    assert (empty.key, laden.key) == ("gh-arrived", "gh-delivered")
    assert (laden.args["count"], laden.args["colour"]) == (2, G)


def test_the_owner_of_a_raided_ship_is_named() -> None:
    game = position("T1@S5>E [BB]", hands={"L": "OO"})
    assert heard(game, "X.T1.OO") == fact(
        "gh-raided", who=Who(0), ship="T1", owner=Who(2), cards=(O,), cube=B
    )


@pytest.mark.parametrize(
    ("language", "offer", "told"),
    [
        ("en", "two pink cards", "two pink cards"),
        ("de", "zwei rosafarbenen Karten", "zwei rosafarbenen Karten"),
        ("fr", "deux roses", "deux cartes roses"),
        ("es", "dos cartas rosa", "dos cartas rosa"),
        ("it", "due rosa", "due carte rosa"),
        ("el", "δύο ροζ", "δύο ροζ κάρτες"),
        ("pl", "dwie różowe", "dwie różowe"),
    ],
)
def test_two_equal_cards_are_two(language: str, offer: str, told: str) -> None:
    game, say = position("E1@S5>E [BB]", hands={"L": "PP"}), words(language).say
    raided = heard(game, "X.E1.PP")
    assert raided is not None
    assert offer in say(offered(game, "X.E1.PP")[0])
    assert told in say(raided)


def test_setup_is_told() -> None:
    game = new_game(2)
    assert heard(game, "=2") == fact("gh-start", who=Who(1))
    assert heard(game.do("=2"), "=C") == fact("gh-placed", ship="L1", port=CONSTANTINOPLE)
    while game.view().question == "place":
        game.do("=V")
    assert heard(game, "=R") == fact("gh-cube", port=VENICE, colour=R)
    while game.view().question == "fill":
        game.do("=R" if game.state.bag[3] else "=B")
    assert heard(game, "=R", 1) == fact("gh-dealt-you", colour=R)
    assert heard(game, "=R", 0) == heard(game, "=B", None) == fact("gh-dealt", who=Who(1))


# Refusals

FINE = "L1@S5>E [R], L2@V, E3@S8>E [BB]"


@pytest.mark.parametrize(
    ("game", "seat", "text", "reason"),
    [
        (lambda: new_game(2), 0, "L1", fact("gh-no-setup")),
        (lambda: new_game(2, ship_placement="choice", start_seat="1"), 0, "L1", fact("gh-no-setup")),
        (lambda: position("L1@V").play("L1").do("+R"), 0, "S1", fact("gh-no-wait")),
        (lambda: position("L1@V").play("L1").do("+R"), 1, "E1", fact("gh-no-wait")),
        (lambda: position(FINE), 1, "E1", fact("gh-no-turn", who=Who(0))),
        (lambda: position(FINE), 0, "VVC", fact("gh-no-ports-late")),
        (lambda: position(FINE), 0, "back", fact("gh-no-ports-late")),
        (lambda: position(FINE), 0, "hello", None),
        (lambda: position(FINE), 0, "", None),
        (lambda: position(FINE), 0, "E3", refusal("GH-6.1", "gh-no-own-ship", ship="E3", owner=Who(1))),
        (lambda: position(FINE), 0, "A3", refusal("GH-6.1", "gh-no-such-ship", ship="A3")),
        (lambda: position(FINE), 0, "S6", fact("gh-no-choose-first")),
        (lambda: position(FINE), 0, "+R", fact("gh-no-choose-first")),
        (lambda: position(FINE), 0, "turn", fact("gh-no-choose-first")),
        (lambda: position(FINE), 0, "no", fact("gh-no-call-late")),
        (lambda: position(FINE), 0, "pass", refusal("GH-4.2", "gh-no-pass", ship="L1")),
        (lambda: position(FINE, hands={"L": "GR"}), 0, "X.E3.RG", fact("gh-no-write", text="X.E3.GR")),
        (lambda: position(FINE, hands={"L": "GR"}), 0, "xe3gr", fact("gh-no-write", text="X.E3.GR")),
        (
            lambda: position(FINE, hands={"L": "G"}),
            0,
            "X.E3.GR",
            refusal("GH-5.1", "gh-no-raid-hand", cards=(R,)),
        ),
        (
            lambda: position(FINE, hands={"L": "R"}),
            0,
            "X.E3.RR",
            refusal("GH-5.1", "gh-no-raid-hand", cards=(R,)),
        ),
        (lambda: position(FINE), 0, "X.E3.BB", refusal("GH-5.5", "gh-no-raid-sail", ship="E3", colour=B)),
        (lambda: position(FINE), 0, "X.A3.BB", refusal("GH-5.1", "gh-no-such-ship", ship="A3")),
        (
            lambda: position(FINE),
            0,
            "X.E1.PP",
            refusal("GH-5.3", "gh-no-raid-port", ship="E1", port=CONSTANTINOPLE),
        ),
        (lambda: position(FINE).play("L2"), 0, "+Q", None),
        (lambda: position(FINE).play("L2"), 0, "S1", fact("gh-no-load-first", ship="L2")),
        (lambda: position(FINE).play("L2"), 0, "pass", refusal("GH-4.2", "gh-no-pass", ship="L2")),
        (lambda: position("L1@S5>E []").play("L1"), 0, "S6", fact("gh-no-bow-first", ship="L1")),
        (lambda: position(FINE).play("L1"), 0, "L2", fact("gh-no-ship-chosen", ship="L1")),
        (lambda: position(FINE).play("L1"), 0, "S99", refusal("GH-6.16", "gh-no-node", place="S99")),
        (
            lambda: position(FINE).play("L1"),
            0,
            "M",
            refusal("GH-6.16", "gh-no-node", place=Term("gh-port-M")),
        ),
        (lambda: position(FINE).play("L1"), 0, "S5", refusal("GH-6.13", "gh-no-stay", ship="L1", place="S5")),
        (
            lambda: position(FINE).play("L1"),
            0,
            "V",
            refusal("GH-6.3", "gh-no-behind", ship="L1", place=VENICE),
        ),
        (lambda: position(FINE).play("L1"), 0, "S8", refusal("GH-6.6", "gh-no-full", place="S8")),
        (
            lambda: position(FINE).play("L1"),
            0,
            "S7",
            refusal("GH-6.11", "gh-no-wind", place="S7", at="S6", colour=Term("gh-colour-Y")),
        ),
        (
            lambda: position("L1@S6>E [R]", players=4).play("L1"),
            0,
            "S7",
            refusal("GH-6.9", "gh-no-past", place="S7", port=Term("gh-port-M")),
        ),
        (lambda: position(FINE, warehouses={"L": "OPGRBY"}).play("L1", "S6"), 0, "L2", fact("gh-no-moved")),
        (lambda: position(FINE, warehouses={"L": "OPGRBY"}).play("L1", "S6"), 0, "S7", fact("gh-no-moved")),
        (lambda: position(FINE, warehouses={"L": "OPGRBY"}).play("L1", "S6"), 0, "+R", fact("gh-no-moved")),
        (lambda: position(FINE, warehouses={"L": "OPGRBY"}).play("L1", "S6"), 0, "turn", fact("gh-no-moved")),
        (
            lambda: position(FINE, warehouses={"L": "OPGRBY"}).play("L1", "S6"),
            0,
            "pass",
            fact("gh-no-write", text="no"),
        ),
        (
            lambda: position("T1@S5>E [R]", turn="T", final=Final(0)).play("T1", "S6"),
            0,
            "L1",
            fact("gh-no-over"),
        ),
        (
            lambda: position("L1@V, L2@V, L3@V, T1@S5>E [R]", turn="T", V="", bag="").play("T1").do("S6"),
            0,
            "pass",
            fact("gh-no-wait"),
        ),
    ],
)
def test_a_refusal_says_why(game: Callable[[], Game], seat: int, text: str, reason: Fact | None) -> None:
    here = game()
    legal = [str(move).casefold() for move in GH.moves(here.state, seat)]
    assert text.casefold() not in legal
    assert GH.why_not(here.state, seat, text) == reason


# Catalogues

TRIED = ("X.L1.BB", "X.E3.RR", "L1", "E1", "+R", "turn", "S5", "M", "V", "C", "call", "pass", "VVV", "back")


def spoken(seats: int, seed: int, **options: str) -> Iterator[Fact]:
    """Everything that is said in a random game."""
    rng, game = Random(seed), new_game(seats, **options)
    while game.to_act:
        seat = rng.choice(game.to_act)
        moves = list(GH.moves(game.state, seat))
        if seat == CHANCE:
            weights = GH.weights(game.state, moves)
            move = weighted(list(zip(moves, weights, strict=True)), rng.randrange(sum(weights)))
        else:
            yield GH.prompt(game.state, seat)
            for move in moves:
                offer = GH.offer(game.state, seat, move)
                yield from (offer.label, *offer.effects)
            reasons = (GH.why_not(game.state, seat, text) for text in TRIED)
            yield from (reason for reason in reasons if reason)
            move = rng.choice(moves)
        for to in (None, 0):
            told = GH.narrate(game.state, seat, move, to)
            assert told is not None
            yield told
        game.step(seat, move)


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_is_said_has_words(language: str) -> None:
    w, names = words(language), ("Ada", "Ben", "Cleo", "Dan")
    said: dict[str, Fact] = {}
    for seats in (2, 3, 4):
        for told in spoken(seats, seats, ship_placement="choice" if seats == 3 else "random"):
            said.setdefault(told.key, told)
    assert len(said) > 60
    for told in said.values():
        assert w.say(told, names).strip(), told
    missing = [
        key
        for key in (
            *(f"gh-score-{item}" for item in ("cubes", "sets-4", "sets-5", "sets-6")),
            *(f"gh-crest-{crest}" for crest in "LETA"),
            *(
                f"gh-option-{o.key}-{v}".replace("_", "-")
                for o in GH.options
                for v in (("own", *o.default) if o.by_seat else o.values)
            ),
        )
        if not w.has(key)
    ]
    assert missing == []

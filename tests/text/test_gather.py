"""Runs of the same fact are said once."""

from __future__ import annotations

import re

import pytest

from bot.core import Fact, Term, Value, Who, fact
from bot.text import words
from bot.text.gather import gather, told_again
from tests.text.catalogue import ROOT


def colour(letter: str) -> Term:
    return Term(f"gh-colour-{letter}")


def test_equal_facts_are_counted() -> None:
    drew = fact("gh-drew", who=Who(0))
    (one,) = gather([drew, drew, drew])
    assert one == fact("gh-drew-many", who=Who(0), count=3)
    assert words("en").say(one, ["Ann"]) == "Ann draws 3 cards."


def test_what_differs_becomes_a_list() -> None:
    venice = Term("gh-port-V")
    facts = [fact("gh-refilled", port=venice, colour=colour(letter)) for letter in "RB"]
    (one,) = gather(facts)
    assert words("en").say(one) == "2 new cubes for Venice: red and blue."


def test_equal_things_stand_beside_each_other_and_agree() -> None:
    def said(key: str, letters: str, language: str) -> str:
        (one,) = gather([fact(key, port=Term("gh-port-V"), colour=colour(letter)) for letter in letters])
        return words(language).say(one)

    assert said("gh-refilled", "PGP", "en") == "3 new cubes for Venice: pink, pink and green."
    assert said("gh-refilled", "RR", "es") == "2 cubos nuevos para Venecia: rojos."
    assert said("gh-drew-you", "RR", "es") == "Robas 2 cartas: rojas."
    assert said("gh-cube", "RR", "fr") == "2 cubes arrivent à Venise\xa0: rouges."
    assert said("gh-drew-you", "RR", "fr") == "Tu pioches 2 cartes\xa0: rouges."
    assert said("gh-refilled", "RR", "it") == "2 nuovi cubi a Venezia: rossi."
    assert said("gh-drew-you", "RR", "it") == "Peschi 2 carte: rosse."


def test_cubes_are_counted_in_one_way() -> None:
    say, venice = words("en").say, Term("gh-port-V")
    places: dict[str, dict[str, Value]] = {
        "gh-loaded": {"port": venice},
        "gh-loaded-emptied": {"port": venice},
        "gh-delivered": {"from": "S1", "to": venice, "skips": 0, "winds": 0},
    }
    for count, cubes in ((1, "one blue cube"), (3, "3 blue cubes")):
        for key, more in places.items():
            args = {"who": Who(0), "ship": "L1", "colour": colour("B"), "count": count, **more}
            assert f"loads {cubes}" in say(Fact(key, args), ["Ann"]), key


def test_amounts_are_added_up() -> None:
    def discarded(*goods: str) -> list[Fact]:
        pieces = [fact(f"edo-amount-{what}", count=1) for what in goods]
        return [fact("edo-log-discard", who=Who(0), goods=piece) for piece in pieces]

    (mixed,) = gather(discarded("wood", "rice", "rice", "wood", "rice"))
    (equal,) = gather(discarded("rice", "rice"))
    say = words("en").say
    assert say(mixed, ["Ann"]) == "Ann discards 2 wood and 3 rice."
    assert say(equal, ["Ann"]) == "Ann discards 2 rice."


def test_counts_are_added_up() -> None:
    def took(*points: int) -> tuple[Fact, ...]:
        return gather(fact("bb-point", who=Who(0), count=count) for count in points)

    say = words("en").say
    assert [say(told, ["Ann"]) for told in took(1, 1, 1)] == ["Ann takes 3 points."]
    assert [say(told, ["Ann"]) for told in took(1, 2)] == ["Ann takes 3 points."]


def test_other_facts_stay_as_they_are_and_in_order() -> None:
    facts = [fact("gh-drew", who=Who(0)), fact("gh-passed", who=Who(0)), fact("gh-drew", who=Who(0))]
    assert gather(facts) == tuple(facts)


def test_facts_that_differ_in_two_things_stay_apart() -> None:
    ports = (Term("gh-port-V"), Term("gh-port-C"))
    facts = [
        fact("gh-refilled", port=port, colour=colour(letter))
        for port, letter in zip(ports, "RB", strict=True)
    ]
    assert gather(facts) == tuple(facts)


def test_that_a_ship_is_chosen_goes_without_saying_when_it_sails() -> None:
    who, ship = Who(0), "L1"
    chose, loaded = fact("gh-chose", who=who, ship=ship), fact("gh-loaded", who=who, ship=ship, count=2)
    assert gather([chose, loaded]) == (loaded,)
    assert gather([chose]) == (chose,)
    raided = fact("gh-raided", who=who, ship="E1")
    assert gather([raided, chose]) == (raided, chose)


def test_in_a_log_it_goes_without_saying_until_the_next_turn() -> None:
    def turn(ship: str) -> list[Fact]:
        chose = fact("gh-chose", who=Who(0), ship=ship)
        refilled = fact("gh-refilled", port=Term("gh-port-V"), colour=colour("R"))
        return [chose, refilled, fact("gh-sailed", who=Who(0), ship=ship, **{"from": "V", "to": "S1"})]

    other = fact("gh-chose", who=Who(1), ship="E1")
    only = fact("gh-chose", who=Who(0), ship="L1")
    assert told_again([*turn("L1"), other, *turn("L2")]) == {0, 4}
    assert told_again([only, *turn("L1")]) == {1}, "of another turn"


def test_a_card_that_was_asked_for_is_told_once() -> None:
    asked, drew = fact("py-log-top", who=Who(0)), fact("py-log-unseen", who=Who(0), card=3)
    top, card = fact("bb-takes-top", who=Who(0)), fact("bb-drew-you", god=Term("bb-god-B"))
    for first, then in ((asked, drew), (top, card)):
        assert gather([first, then]) == (then,)
        assert told_again([first, then]) == {0}
        assert told_again([first]) == frozenset()
    ready, opened = fact("py-log-ready", who=Who(0)), fact("py-log-open", seats=())
    assert told_again([ready, opened]) == frozenset(), "a log says who was ready when"


def test_what_was_sealed_goes_without_saying_when_it_is_opened() -> None:
    ready, opened = fact("py-log-ready", who=Who(0)), fact("py-log-open", seats=())
    assert gather([ready, opened]) == (opened,)
    assert gather([ready]) == (ready,)


def test_asides_are_left_out_of_a_row() -> None:
    sailed, plays_on = fact("gh-sailed", who=Who(0), ship="L1"), fact("gh-not-called", who=Who(0))
    assert gather([sailed, plays_on]) == (sailed,)
    assert gather([plays_on]) == (plays_on,)


def test_what_others_did_is_no_run() -> None:
    facts = [fact("gh-drew", who=Who(seat)) for seat in (0, 0, 1)]
    assert gather(facts) == (fact("gh-drew-many", who=Who(0), count=2), facts[2])


def test_nothing_but_asides_is_said() -> None:
    ended, laid = fact("bb-ended", who=Who(0)), fact("bb-laid-task", task=fact("bb-task-T19", need=4))
    assert gather([ended, laid]) == (ended, laid)


def test_a_material_goes_without_saying_when_it_is_put_down() -> None:
    wood = Term("bb-material-wood")
    got, put = (
        fact("bb-got-material", who=Who(0), material=wood),
        fact("bb-put", who=Who(0), material=wood, space="a3"),
    )
    assert gather([got, put]) == (put,)


def test_dice_are_said_at_once() -> None:
    rolled = [fact("bb-rolled", who=Who(seat), face=face) for seat, face in ((0, 4), (0, 4), (1, 4), (1, 2))]
    said = [words("en").say(one, ["Ann", "Ben"]) for one in gather(rolled)]
    assert said == ["Ann rolls a 4 twice.", "Ben rolls 4, 2."]


def test_cards_laid_out_are_told_as_they_lie() -> None:
    """The display shows them by their numbers, in whatever order they were drawn."""
    cards = [fact("py-card", card=card, colour=Term("py-colour-red")) for card in (48, 5, 31)]
    (said,) = gather([fact("py-log-display", card=card) for card in cards])
    assert said.args["card"] == (cards[1], cards[2], cards[0])


def test_what_the_board_shows_and_what_brings_nothing_is_not_said_in_a_row() -> None:
    start = fact("edo-log-start", who=Who(0))
    shown = fact("edo-log-display", card="S01")
    assert gather([start, shown, shown]) == (start,)
    ready = fact("edo-log-ready", who=Who(1))
    opened = fact("edo-log-opened", who=Who(0), number=1, card="A", action="RICE", officials=())
    assert gather([ready, opened, fact("edo-log-go", who=Who(0))]) == (opened,)


@pytest.mark.parametrize("file", ["golden_horn", "pyramids", "bora_bora", "edo"])
def test_every_log_is_told_in_the_present(file: str) -> None:
    """In English, too: one line may tell several moves, and a page tells moves that are not made yet."""
    text = (ROOT / "bot/text/en" / f"{file}.ftl").read_text(encoding="utf-8")
    logs = re.findall(r"^## (?:Told|Runs).*\n(?:(?!## ).*\n)*", text, re.MULTILINE)
    verbs = set(re.findall(r"= \{ \$who \} ([a-z]+)", "".join(logs)))
    assert verbs
    assert {verb for verb in verbs if not verb.endswith("s")} <= {"can", "have"}

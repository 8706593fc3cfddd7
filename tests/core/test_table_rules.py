"""What follows by itself from the declarations of a small game, by the example of Flea Market."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from typing import Annotated, Any, ClassVar

import msgspec
import pytest
from msgspec.structs import replace

from bot.core import (
    CHANCE,
    Area,
    BySeat,
    Command,
    Decision,
    Fact,
    Option,
    Options,
    Param,
    Rules,
    Sealed,
    SealedTask,
    Seat,
    Secret,
    TableRules,
    TableView,
    Task,
    Unseen,
    Who,
    put,
    read,
)
from bot.core.checks.agreement import agreement
from bot.core.checks.position import Position
from bot.core.checks.sweep import close_look, quick_look
from bot.core.checks.table import declared
from bot.core.english import texts_of
from bot.core.notation import words
from bot.core.pieces import undealt
from bot.core.visible import YES, Field, Sight, _areas, fields_of, hidden_parts
from tests.core.flea import flea_market, module, source

RULES = flea_market().GAME.rules


def _conforms(rules: TableRules[None, Any]) -> Rules[Any, Any, TableView]:
    """The type checker verifies that the class implements the contract."""
    return rules


def played(*steps: str, seats: int = 2) -> Any:
    """The position after steps such as "1 b3": a seat, or `*` for chance, and a notation."""
    state = RULES.start(seats, {})
    for step in steps:
        who, text = step.split()
        seat = CHANCE if who == "*" else int(who)
        state = RULES.apply(state, seat, read(RULES, state, seat, text))
    return state


def positions(rules: Any, seats: int, rng: random.Random) -> Iterator[Position]:
    state = rules.start(seats, {})
    while True:
        at = Position(rules, state, seats)
        yield at
        if not at.movers:
            return
        seat = rng.choice(at.movers)
        state = rules.apply(state, seat, rng.choice(at.moves_of(seat)))


def findings(rules: Any, seats: int, seed: int) -> list[str]:
    """What the checks of the contract, and those of secrecy, find in a random game."""
    rng = random.Random(seed)
    census = rules.census(rules.start(seats, {}))
    found: list[str] = []
    for at in positions(rules, seats, rng):
        looks = (quick_look(at, census, rng.randrange), close_look(at, rng.randrange), agreement(at))
        found += [str(finding) for look in looks for finding in look]
    return found


def areas(state: Any, seat: Seat | None, name: str) -> list[Area]:
    return [area for area in RULES.view(state, seat).areas if area.name == name]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_it_keeps_the_contract_and_its_secrets(seats: int) -> None:
    assert findings(RULES, seats, seats) == []
    assert list(declared(RULES)) == []


def test_a_secret_is_seen_by_its_owner_alone() -> None:
    state = played("* =c6", "0 b2", "1 b3", "* =h7")
    assert areas(state, 1, "charms")[1] == Area("charms", 1, items=("7",))
    for seat in (0, None):
        assert areas(state, seat, "charms")[1] == Area("charms", 1, covered=1)
    assert areas(state, 0, "pouch") == [Area("pouch", covered=7)]
    assert areas(state, None, "curios") == [Area("curios", 0), Area("curios", 1, items=("6",))]
    assert areas(state, None, "coins") == [Area("coins", 0, amount=12), Area("coins", 1, amount=9)]


class Signs(msgspec.Struct, frozen=True):
    done: BySeat[tuple[bool, ...]]
    seats: int = 2
    double: bool = True


def test_what_is_so_is_a_mark_and_no_number() -> None:
    shown = [Area("done", 0), Area("done", 1, items=(YES,)), Area("double", items=(YES,))]
    assert list(_areas(Signs, Signs((False, True)))) == shown


def test_a_sealed_decision_shows_that_it_is_made() -> None:
    state = played("* =c6", "0 b2")
    assert areas(state, 0, "sealed")[0] == Area("sealed", 0, amount=2)
    assert areas(state, 1, "sealed") == [Area("sealed", 0, covered=1), Area("sealed", 1)]


def test_at_the_end_secrets_are_open() -> None:
    for at in positions(RULES, 3, random.Random(1)):
        state = at.state
    assert RULES.view(state, None).over
    held = [area.items for area in areas(state, None, "charms")]
    assert held == [tuple(map(str, row)) for row in state.charms]
    assert RULES.redeal(state, 0, [0.3]) == state


def test_what_is_hidden_follows_from_the_fields() -> None:
    assert hidden_parts(flea_market().State) == RULES.hidden == {"charms", "sealed", "pouch"}
    assert RULES.hidden_hands
    assert undealt(RULES) == []


def test_a_redeal_changes_only_what_the_seat_does_not_know() -> None:
    state = played("* =c6", "0 b2", "1 b3", "* =h7", "* =c1", "0 b9")
    dealt = [RULES.redeal(state, 0, [n / 20, 1 - n / 19]) for n in range(1, 15)]
    assert {one.sealed for one in dealt} == {(9, None)}
    assert len({one.charms for one in dealt}) > 3
    assert all(RULES.census(one) == RULES.census(state) for one in dealt)
    charms = [count for piece, count in RULES.census(state).items() if piece.startswith("charms ")]
    assert sum(charms) == 8
    others = [RULES.redeal(state, 1, [n / 20, 1 - n / 19]) for n in range(1, 15)]
    assert {one.charms for one in others} == {((), (7,))}
    assert len({one.sealed for one in others}) > 3


def test_a_leak_is_found() -> None:
    """A view that shows a secret in any way fails the check of non-interference."""
    honest = source().replace("class FleaMarket(", "class Honest(").replace("FleaMarket()", "Honest()")
    honest_rules = module(honest, "tests_flea_honest").GAME.rules

    class Leaking(type(honest_rules)):  # type: ignore[misc]
        def view(self, state: Any, seat: Seat | None) -> TableView:
            shown: TableView = super().view(state, seat)
            return replace(shown, round=shown.round + 10 * sum(map(sum, state.charms)))

    assert any(finding.startswith("unseen: ") for finding in findings(Leaking(), 2, 1))


def test_words_come_from_its_own_texts() -> None:
    texts = texts_of(type(RULES))
    assert texts["title"] == "Flea Market"
    assert texts["ask-make-bids"] == "bid for the curio"
    assert texts["do-bid"] == "Bid { $coins }"
    assert texts["do-take-back"] == "Take it back"
    assert texts["kind-bid"] == "Bid coins in secret…"
    assert texts["told-charm-drawn-hidden"] == "{ $who } draws a charm."
    assert texts["no-coins"] == "You have only { $coins } coins."
    assert RULES.english("fm-score-charms") == "Charms"
    assert RULES.english("fm-area-on-sale") == "On sale"
    assert RULES.english("fm-no-such-thing") is None
    assert RULES.english("cmd-flea-market-bid-coins") == "coins"
    assert RULES.english("cmd-flea-market-bid-about") == "Bid coins in secret"


def test_what_is_said_has_the_fields_of_the_thing() -> None:
    before = played("* =c6")
    bid = read(RULES, before, 0, "b2")
    assert RULES.prompt(before, 0) == Fact("fm-ask-make-bids")
    assert RULES.offer(before, 0, bid).label == Fact("fm-do-bid", {"coins": 2})
    assert RULES.narrate(before, 0, bid, 0) == Fact("fm-told-bid-made", {"who": Who(0), "coins": 2})
    assert RULES.narrate(before, 0, bid, None) == Fact("fm-told-bid-made-hidden", {"who": Who(0)})
    assert RULES.why_not(before, 0, "b13") == Fact("fm-no-coins", {"coins": 12, "rule": "FM-2"})


def test_commands_follow_from_the_decisions() -> None:
    assert RULES.commands == (Command("bid", (Param("coins", "bid"),)), Command("back", (), ("back",)))


class Purse(msgspec.Struct, frozen=True):
    """What each player has, in a state with a struct for each seat."""

    hand: Secret[tuple[str, ...]]
    coins: int = 3


class Players(msgspec.Struct, frozen=True):
    players: tuple[Purse, ...]
    deck: Unseen[tuple[str, ...]] = ("a", "b", "c")
    prizes: BySeat[tuple[int, ...]] = (0, 0)
    agenda: tuple[Task, ...] = ()
    turn: Seat = 0
    seats: int = 2


class Wait(Decision):
    """Wait a moment (2.1). Nothing else."""

    notation: ClassVar = "wait"


class Pause(Task):
    """Wait, or be seen to wait."""

    decisions: ClassVar = (Wait,)


class Data(msgspec.Struct, frozen=True):
    rounds: int = 4
    kinds: tuple[str, ...] = ()


class Hands(TableRules[Data, Players]):
    """Hands, with {braces}.

    * and a list
    """

    api, key, prefix, seats, state_type = 1, "hands", "hd", range(2, 3), Players
    tasks: ClassVar = (Pause,)
    conserved: ClassVar = {"cards": ("deck", "hand")}
    options = (Option("short_match", ("off", "on"), "off"),)
    data = Data()

    def start(self, seats: int, options: Options) -> Players:
        return Players((Purse(("x",)), Purse(("y", "z"))), agenda=(Pause(),))

    def data_faults(self, data: Data) -> Sequence[str]:
        return ["too short"] if data.rounds < 1 else []


def test_a_state_may_have_a_struct_for_each_seat() -> None:
    rules = Hands()
    state = rules.start(2, {})
    assert fields_of(Players)[:2] == (
        Field(("players", "hand"), Sight.OWNER),
        Field(("players", "coins"), Sight.ALL),
    )
    assert rules.hidden == {"players.hand", "deck"}
    assert rules.census(state) == {f"cards {card}": 1 for card in "abcxyz"}
    dealt = rules.redeal(state, 0, [0.9, 0.1, 0.4])
    assert dealt.players[0] == state.players[0]
    assert dealt != state
    assert rules.census(dealt) == rules.census(state)
    hands = [area for area in rules.view(state, 1).areas if area.name == "hand"]
    assert hands == [Area("hand", 0, covered=1), Area("hand", 1, items=("y", "z"))]


def test_component_data_are_kept_with_a_match() -> None:
    rules = Hands()
    kept = rules.with_component_data(rules.component_data().replace(b"4", b"6"))
    assert kept.data == Data(6)  # type: ignore[attr-defined]
    assert kept.data_fingerprint() != rules.data_fingerprint()
    assert rules.printed().figures() == {"rounds": 4}
    with pytest.raises(ValueError, match="too short"):
        rules.with_component_data(b'{"rounds": 0}')


def test_its_docstring_is_said_as_it_stands() -> None:
    rules = Hands()
    assert rules.english("hd-about") == 'Hands, with {"{"}braces{"}"}'
    assert rules.english("hd-rules-1") == '### Hands\nHands, with {"{"}braces{"}"}.\n\n{"*"} and a list'
    assert rules.english("hd-option-short-match") == "Short match"
    assert rules.english("hd-option-short-match-on") == "On"
    assert rules.english("hd-do-wait") == "Wait a moment"
    assert rules.english("hd-kind-wait") == "Wait a moment…"
    assert rules.english("cmd-hands") == "hands"


class Words(msgspec.Struct, frozen=True):
    """A state in which each seat seals a word of two letters, one letter after the other."""

    words: Sealed[tuple[str | None, ...]] = (None, None)
    notes: Sealed[tuple[str | None, ...]] = (None, None)
    agenda: tuple[Task, ...] = ()
    turn: Seat = 0
    seats: int = 2


class Letter(Decision):
    notation: ClassVar = "{letter}"
    letter: Annotated[str, words("a", "b", "c")]

    def play(self, at: Any) -> Any:
        word = (at.state.words[at.seat] or "") + self.letter
        return replace(at.state, words=put(at.state.words, at.seat, word)), ()


class Spell(SealedTask):
    seals: ClassVar = "words"
    decisions: ClassVar = (Letter,)

    def owes(self, at: Any) -> bool:
        return len(self.draft(at) or "") < 2


class Spelling(TableRules[None, Words]):
    """Words that are sealed."""

    api, key, prefix, seats, state_type = 1, "spelling", "sp", range(2, 3), Words
    tasks: ClassVar = (Spell,)

    def start(self, seats: int, options: Options) -> Words:
        return Words(agenda=(Spell(),))


def test_a_redeal_seals_anew_what_takes_several_steps() -> None:
    rules, rng = Spelling(), random.Random(5)
    state = replace(rules.start(2, {}), words=("ab", "c"))
    for viewer, shown in ((1, {"aa", "bb", "cc"}), (0, {None, "a", "b", "c"})):
        dealt = [rules.redeal(state, viewer, [rng.random() for _ in range(9)]).words for _ in range(200)]
        assert {words[viewer] for words in dealt} == {state.words[viewer]}
        assert shown <= {words[1 - viewer] for words in dealt}
        assert len({words[1 - viewer] for words in dealt}) == (9 if viewer else 4)


def test_what_is_sealed_by_no_task_is_named() -> None:
    assert undealt(Spelling()) == ["notes"]

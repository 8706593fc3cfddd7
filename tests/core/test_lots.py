"""Rules made of tasks, decisions and events, by the example of Lots."""

from __future__ import annotations

import random
from collections.abc import Iterator
from operator import is_
from typing import Annotated, Any, ClassVar

import msgspec
import pytest

from bot.core import CHANCE, Fact, Offer, Rules, Seat, Who, fact
from bot.core.agenda import EndlessAgenda, Task
from bot.core.checks.agreement import agreement
from bot.core.checks.position import Position
from bot.core.checks.sweep import quick_look
from bot.core.checks.table import declared
from bot.core.decisions import At, Change, Decision, Event, refusal
from bot.core.notation import table, words
from tests.core import lots
from tests.core.lots import Bid, Gift, GiftDrawn, Keep, Lots, LotsView, MakeBids, Resell, Sold, State

LOTS = Lots()


def _conforms() -> Rules[State, Decision, LotsView]:
    """The type checker verifies that the class implements the contract."""
    return LOTS


def played(*moves: tuple[Seat, str], seats: int = 2) -> State:
    state = LOTS.start(seats, {})
    for seat, text in moves:
        legal = {str(move): move for move in LOTS.moves(state, seat)}
        state = LOTS.apply(state, seat, legal[text])
    return state


def positions(seed: int) -> Iterator[State]:
    rng, state = random.Random(seed), LOTS.start(2 + seed % 2, {})
    while True:
        yield state
        movers = (*LOTS.to_act(state), *LOTS.may_change(state))
        if not movers:
            return
        seat = rng.choice(movers)
        state = LOTS.apply(state, seat, rng.choice(list(LOTS.moves(state, seat))))


def texts(state: State, seat: Seat) -> list[str]:
    return [str(move) for move in LOTS.moves(state, seat)]


@pytest.mark.parametrize("seed", range(10))
def test_random_games_keep_the_contract(seed: int) -> None:
    census = LOTS.census(LOTS.start(2, {}))
    for state in positions(seed):
        at = Position(LOTS, state, state.seats)
        assert not list(quick_look(at, census, random.Random(seed).randrange))
        assert not list(agreement(at))
    assert LOTS.score(state) is not None


def test_its_declarations_hold() -> None:
    assert not list(declared(LOTS))


def test_what_is_known_of_decisions_is_found_by_itself() -> None:
    assert LOTS.sealed == {"bid", "back"}
    assert LOTS.passing == {"keep"}
    assert {decision.__name__ for decision in LOTS.decisions} == {
        *("DrawLot", "Bid", "Back", "Gift", "Keep", "Resell")
    }


def test_a_draw_has_weights() -> None:
    state = played()
    assert LOTS.to_act(state) == (CHANCE,)
    assert texts(state, CHANCE) == ["=1", "=3"]
    assert texts(state, 0) == []
    assert LOTS.weights(state, list(LOTS.moves(state, CHANCE))) == [3, 1]


def test_sealed_decisions_are_given_and_taken_back() -> None:
    state = played((CHANCE, "=3"), (0, "b2"))
    assert (LOTS.to_act(state), LOTS.may_change(state)) == ((1,), (0,))
    assert texts(state, 0) == ["back"]
    state = played((CHANCE, "=3"), (0, "b2"), (0, "back"))
    assert (LOTS.to_act(state), LOTS.may_change(state)) == ((0, 1), ())
    assert texts(state, 2) == texts(state, CHANCE) == []


def test_the_last_answer_opens_all() -> None:
    state = played((CHANCE, "=3"), (0, "b2"))
    after, events = LOTS.step(state, 1, Bid(3))
    assert events == (Sold(1, 3),)
    assert (after.turn, after.coins, LOTS.to_act(after)) == (1, (6, 3), (CHANCE,))


def test_a_secret_is_told_to_its_witness_alone() -> None:
    state = played((CHANCE, "=3"), (0, "b2"))
    event = GiftDrawn(1, 2)
    assert event.seen(1) == event
    assert event.seen(0) == event.seen(None) == GiftDrawn(1, None)
    before = played((CHANCE, "=3"))
    assert LOTS.narrate(before, 0, Bid(2), 0) == fact("lots-bid", who=Who(0), coins=2)
    assert LOTS.narrate(before, 0, Bid(2), 1) == fact("lots-ready", who=Who(0))
    assert LOTS.marks(state, 1, Bid(3)) == (Sold(1, 3),)
    assert LOTS.gather([Sold(1, 3), Sold(0, 1)]) == (Sold(1, 3), Sold(0, 1))


def test_what_needs_no_decision_is_not_asked() -> None:
    cheap = played((CHANCE, "=1"), (0, "b2"), (1, "b1"), (CHANCE, "=g1"))
    assert LOTS.to_act(cheap) == (CHANCE,)
    assert cheap.round == 2
    dear = played((CHANCE, "=3"), (0, "b2"), (1, "b1"), (CHANCE, "=g1"))
    assert texts(dear, 0) == ["keep", "sell"]
    assert texts(dear, 1) == []


class Knowing(Lots):
    """Says what the text of a seat that is not asked means."""

    def not_asked(self, at: At[Any, Any, Any], meant: Decision | Fact | None) -> Fact | None:
        return None if meant is None else fact("lots-no-turn", text=str(meant))


def test_a_seat_that_is_not_asked_is_answered_by_what_its_text_means() -> None:
    assert Knowing().why_not(played(), 0, "B03") == fact("lots-no-turn", text="b3")
    assert Knowing().why_not(played(), 0, "what?") is None


def test_it_says_why_not() -> None:
    state = played((CHANCE, "=3"), (0, "b6"))
    assert LOTS.why_not(state, 1, "B7") == refusal("LOT-2", "lots-no-coins")
    assert LOTS.why_not(state, 1, "b6") is None
    assert LOTS.why_not(state, 1, "b06") == fact("lots-no-write", text="b6")
    assert LOTS.why_not(state, 1, "what?") is None
    assert LOTS.why_not(state, 0, "b3") == fact("lots-no-bids-open")
    state = played((CHANCE, "=3"), (0, "b2"), (1, "b1"), (CHANCE, "=g1"))
    assert LOTS.why_not(state, 0, "b3") == fact("lots-no-sell-first")
    assert LOTS.why_not(state, 1, "keep") == fact("lots-no-turn", who=Who(0))
    assert LOTS.why_not(played(), 0, "b3") == fact("lots-no-wait")
    *_, end = positions(0)
    assert LOTS.why_not(end, 0, "b3") == fact("lots-no-over")


def test_states_are_kept() -> None:
    for state in positions(3):
        assert msgspec.json.decode(msgspec.json.encode(state), type=LOTS.state_type) == state


def test_words_come_from_decisions_and_tasks() -> None:
    state = played((CHANCE, "=3"))
    assert LOTS.prompt(state, 0) == fact("lots-ask-bid")
    assert LOTS.offer(state, 0, Bid(4)) == Offer(fact("lots-do-bid", coins=4))
    assert LOTS.prompt(played(), 0) == fact("lots-ask-wait")


class _Fussy(Bid):
    """It refuses what it offers."""

    def refused(self, at: lots.Here) -> Fact | None:
        return fact("lots-no-coins") if self.coins == 1 else None

    @classmethod
    def options(cls, at: lots.Here) -> list[_Fussy]:
        return [_Fussy(coins) for coins in range(8) if coins != 2]


def test_options_and_refusals_that_clash_are_seen() -> None:
    class Bids(MakeBids, tag="bids"):
        decisions: ClassVar = (_Fussy,)

    state = msgspec.structs.replace(played((CHANCE, "=3")), agenda=(Bids(),))
    says = {finding.says for finding in agreement(Position(LOTS, state, 2))}
    assert "_Fussy b1 of seat 0 is an option, but refused: lots-no-coins" in says
    assert "_Fussy b2 of seat 0 is no option, and no rule forbids it" in says
    assert len(says) == 4


def test_a_refusal_names_its_rule() -> None:
    class Nameless(Bid):
        def refused(self, at: lots.Here) -> Fact | None:
            return fact("lots-no-coins") if self.coins > 6 else None

    class Bids(MakeBids, tag="bids"):
        decisions: ClassVar = (Nameless,)

    state = msgspec.structs.replace(played((CHANCE, "=3")), agenda=(Bids(),))
    assert "Nameless b7: lots-no-coins names no rule" in {
        finding.says for finding in agreement(Position(LOTS, state, 2))
    }


def test_an_endless_agenda_is_named() -> None:
    class Circle(Task):
        def by_itself(self, at: lots.Here) -> Change[State] | None:
            return at.state, ()

    with pytest.raises(EndlessAgenda, match=r"lots: .*Circle"):
        LOTS.advance(msgspec.structs.replace(played(), agenda=(Circle(),)))


def test_a_single_answer_can_be_left_to_chance() -> None:
    class Alone(Task):
        decisions: ClassVar = (Keep,)
        single_by_chance: ClassVar = True

    state = msgspec.structs.replace(played(), agenda=(Alone(),), turn=1)
    assert LOTS.to_act(state) == (CHANCE,)
    assert texts(state, CHANCE) == ["keep"]
    assert texts(state, 1) == []
    assert LOTS.step(state, CHANCE, Keep())[1][0] == lots.Sale(1, False)

    class Two(Task):
        decisions: ClassVar = (Keep, Resell)
        single_by_chance: ClassVar = True

    state = msgspec.structs.replace(state, agenda=(Two(),))
    assert LOTS.to_act(state) == (1,)
    assert texts(state, CHANCE) == []
    assert texts(state, 1) == ["keep", "sell"]


def test_tasks_of_which_nothing_is_to_be_decided_are_left_out() -> None:
    class Idle(Task):
        decisions: ClassVar = (Keep,)

        def needed(self, at: lots.Here) -> bool:
            return at.seat == 1

    turn = msgspec.structs.replace(played(), turn=1, agenda=(Idle(), Task()))
    assert LOTS.advance(turn) == (turn, ())
    after, events = LOTS.advance(msgspec.structs.replace(turn, turn=0, agenda=(Idle(), Idle(), Task())))
    assert (after.agenda, events) == ((Task(),), ())


def test_a_task_with_a_seat_asks_that_seat() -> None:
    class Named(Task):
        decisions: ClassVar = (Keep,)
        seat: Seat

    state = msgspec.structs.replace(played(), agenda=(Named(1),), turn=0)
    assert LOTS.to_act(state) == (1,)
    assert (texts(state, 0), texts(state, 1)) == ([], ["keep"])
    assert state.agenda[0].actor(state) == 1


def test_what_no_position_changes_is_listed_once() -> None:
    class Even(Decision):
        notation: ClassVar = "{count}"
        count: Annotated[int, table({str(count): count for count in range(5)})]

        def refused(self, at: lots.Here) -> Fact | None:
            return fact("odd") if self.count % 2 else None

    class Few(Even):
        @classmethod
        def domain(cls, at: lots.Here) -> list[Few]:
            return [cls(count) for count in range(at.state.seats)]

    at = LOTS.position(played())
    first, again = list(Even.options(at)), list(Even.options(at))
    assert [even.count for even in first] == [0, 2, 4]
    assert all(map(is_, first, again))
    assert [few.count for few in Few.options(at)] == [0]


def test_a_text_is_first_read_as_what_follows() -> None:
    class Later(Keep):
        notation: ClassVar = "gift"

    class First(Task):
        decisions: ClassVar = (Resell,)

        def leads_to(self, at: lots.Here) -> tuple[type[Decision], ...]:
            return (Later,)

        def instead(self, at: lots.Here, decision: Decision) -> Fact | None:
            return fact("first" if type(decision) is Later else "other")

    state = msgspec.structs.replace(played(), agenda=(First(),), turn=1)
    assert LOTS.why_not(state, 1, "gift") == fact("first")
    assert LOTS.why_not(state, 1, "keep") == fact("other")


def test_a_notation_must_know_its_fields() -> None:
    with pytest.raises(TypeError, match="names 'cards', of which no form is known"):

        class Wrong(Decision):
            notation: ClassVar = "x{cards}"
            cards: tuple[int, ...]


def test_forms_read_and_write() -> None:
    ports = words("V", "C", pattern="[A-Z]+")
    assert (ports.read("v"), ports.read("zz"), ports.write("C")) == ("V", "ZZ", "C")
    side = table({"L": 0, "R": 1})
    assert (side.read("r"), side.read("x"), side.write(0)) == (1, None, "L")
    assert side.values_at(None) == (0, 1)


def test_events_are_silent_and_unmarked_unless_they_say_otherwise() -> None:
    class Quiet(Event):
        pass

    assert Quiet().tell(None, 0) is None
    assert Quiet().mark() == ()


def test_a_position_is_one_value() -> None:
    at: At[Any, Any, Any] = LOTS.at(played((CHANCE, "=3")), 1)
    assert (at.seat, type(at.task)) == (1, MakeBids)
    assert at.on(played()).state == played()
    assert [str(gift) for gift in Gift.options(at)] == ["=g0", "=g1", "=g2"]

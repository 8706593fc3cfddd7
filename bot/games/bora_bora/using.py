"""Phase B: using men and women, with Green or without (section 9)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import ClassVar, Final

from msgspec.structs import replace

from bot.core import Decision, Event, Fact, Offer, Seat, Task, Who, fact, refusal
from bot.games.bora_bora import terms
from bot.games.bora_bora.abilities import Ability, has_effect
from bot.games.bora_bora.board import Board
from bot.games.bora_bora.cards import sources
from bot.games.bora_bora.forms import Kind, Sex
from bot.games.bora_bora.gods import PayGod, can_pay, may_pay, unpayable
from bot.games.bora_bora.persons import tiles_on
from bot.games.bora_bora.state import At, Change, Player, State, proceed


def discards(player: Player) -> bool:
    """Whether a payment for Green could put cards into the discard pile, as far as everybody knows."""
    return player.offerings > 0 and any(player.hand)


def green_for(state: State, kind: str) -> PayGod:
    """The payment of Green for an ability.

    K9 with no card to take must be paid with cards, which it can then take (BB-8.20).
    """
    return PayGod("G", cards=kind == "K9" and not sources(state))


class Used(Event, tag="used"):
    """`who` used a kind of men or women (section 9)."""

    kept: ClassVar = True
    who: Seat
    sex: str
    kind: str
    tiles: int
    value: int
    mode: str
    """`plain`, `doubled` or `extra`."""

    def tell(self, board: Board, to: Seat | None) -> Fact:
        key = {"plain": "bb-used", "doubled": "bb-used-doubled", "extra": "bb-used-extra"}[self.mode]
        persons = terms.persons(self.sex, self.kind, self.tiles)
        return Fact(
            key, {"who": Who(self.who), "persons": persons, "does": terms.does(self.kind, self.value)}
        )


class AnyUse(Decision):
    """A use of all tiles of one sex and kind together (BB-9.2, BB-9.13)."""

    mode: ClassVar[str]
    label: ClassVar[str]
    sex: Sex
    ability: Kind

    def counted(self, at: At[UsePersons]) -> tuple[int, int]:
        """How many tiles there are, and the value of what they do (BB-9.7, BB-9.8)."""
        tiles = tiles_on(at.state.active.spots)[self.sex].get(self.ability, 0)
        return tiles, at.board.value(self.ability, tiles, self.mode == "doubled") if tiles else 0

    def absent(self, at: At[UsePersons]) -> Fact | None:
        if self.ability in tiles_on(at.state.active.spots)[self.sex]:
            return None
        key = "bb-no-kind-men" if self.sex == "M" else "bb-no-kind-women"
        return refusal("BB-9.1", key, kind=terms.kind(self.ability))

    def refused(self, at: At[UsePersons]) -> Fact | None:
        return self.absent(at) or self.unfit(at) or self.idle(at)

    def unfit(self, at: At[UsePersons]) -> Fact | None:
        """One kind of each sex is used in a turn (BB-9.1)."""
        if self.sex not in at.task.spent:
            return None
        return refusal("BB-9.1", "bb-no-spent-men" if self.sex == "M" else "bb-no-spent-women")

    def idle(self, at: At[UsePersons]) -> Fact | None:
        """An ability without effect is not used (BB-9.12)."""
        tiles, value = self.counted(at)
        pays = self.mode != "plain" and discards(at.state.active)
        if has_effect(at.board, at.state, at.seat, self.ability, value, pays):
            return None
        does = terms.does(self.ability, value)
        return refusal(
            "BB-9.12", "bb-no-effect", persons=terms.persons(self.sex, self.ability, tiles), does=does
        )

    def play(self, at: At[UsePersons]) -> Change:
        """The tiles are counted now (BB-9.16), and Green is paid before the effect (BB-8.20)."""
        state, task, mode = at.state, at.task, self.mode
        tiles, value = self.counted(at)
        after = replace(
            task,
            used=(*task.used, self.sex + self.ability),
            spent=task.spent if mode == "extra" else task.spent + self.sex,
            green=task.green or mode != "plain",
        )
        pays = () if mode == "plain" else (green_for(state, self.ability),)
        used = Used(state.turn, self.sex, self.ability, tiles, value, mode)
        return proceed(state, used, tasks=(*pays, Ability(self.ability, value), after))

    def offer(self, at: At[UsePersons]) -> Offer:
        tiles, value = self.counted(at)
        persons = terms.persons(self.sex, self.ability, tiles)
        group = fact("bb-group-men" if self.sex == "M" else "bb-group-women")
        effects: tuple[Fact, ...] = (terms.does(self.ability, value),)
        if self.mode != "plain":
            effects = (*effects, fact("bb-effect-pay-gods", count=1))
        return Offer(Fact(self.label, {"persons": persons}), effects, group)


class Use(AnyUse):
    """D15: use all tiles of one sex and kind (BB-9.1). `MK1`"""

    kind: ClassVar = "use"
    notation: ClassVar = "{sex}{ability}"
    mode: ClassVar = "plain"
    label: ClassVar = "bb-do-use"


class Green(AnyUse):
    """D16: use a kind with Green, which is then paid (BB-9.10)."""

    kind: ClassVar = "green"

    def refused(self, at: At[UsePersons]) -> Fact | None:
        return super().refused(at) or self.unpaid(at)

    def twice(self, at: At[UsePersons]) -> Fact | None:
        return refusal("BB-9.10", "bb-no-green-twice") if at.task.green else None

    def unpaid(self, at: At[UsePersons]) -> Fact | None:
        player = at.state.active
        if can_pay(player, "G", green_for(at.state, self.ability).cards):
            return None
        return unpayable(player, "G")


class Double(Green):
    """D16: use a kind with Green, doubled: still one ability (BB-9.7, BB-17.10). `MK1*2`"""

    notation: ClassVar = "{sex}{ability}*2"
    mode: ClassVar = "doubled"
    label: ClassVar = "bb-do-double"

    def unfit(self, at: At[UsePersons]) -> Fact | None:
        return self.twice(at) or super().unfit(at) or self.useless(at)

    def useless(self, at: At[UsePersons]) -> Fact | None:
        """A use is not doubled if the value stays the same (BB-9.14)."""
        tiles, value = self.counted(at)
        if value != at.board.value(self.ability, tiles, False):
            return None
        persons = terms.persons(self.sex, self.ability, tiles)
        return refusal("BB-9.14", "bb-no-double", persons=persons, value=value)


class Extra(Green):
    """D16: use one more kind with Green (BB-9.9, BB-17.7). `+WK4`"""

    notation: ClassVar = "+{sex}{ability}"
    mode: ClassVar = "extra"
    label: ClassVar = "bb-do-extra"

    def unfit(self, at: At[UsePersons]) -> Fact | None:
        return self.twice(at) or self.early(at) or self.again(at)

    def early(self, at: At[UsePersons]) -> Fact | None:
        """It is only for a sex whose ordinary use is spent (BB-9.15)."""
        return None if self.sex in at.task.spent else refusal("BB-9.15", "bb-no-extra-first")

    def again(self, at: At[UsePersons]) -> Fact | None:
        """It is not for a kind that was used in this turn (BB-9.9)."""
        if self.sex + self.ability not in at.task.used:
            return None
        tiles, _ = self.counted(at)
        return refusal("BB-9.9", "bb-no-extra-used", persons=terms.persons(self.sex, self.ability, tiles))


class EndedTurn(Event, tag="ended-turn"):
    """`who` ended a turn of Phase B, or had no decision in this turn."""

    who: Seat
    why: str
    """`end`, or `pass` with nothing used; or without a decision: `use` in Phase B, `buy` in Phase C."""

    def tell(self, board: Board, to: Seat | None) -> Fact:
        keys = {"end": "bb-ended", "pass": "bb-passed", "use": "bb-idle-use", "buy": "bb-idle-buy"}
        return Fact(keys[self.why], {"who": Who(self.who)})


class Idle(Event, tag="idle"):
    """`who` ended a turn of Phase B, or had no decision in this turn."""

    kept: ClassVar = True
    who: Seat


class End(Decision):
    """D15: end the turn in Phase B (BB-9.17). `end`"""

    notation: ClassVar = "end"
    passing: ClassVar = True
    label: ClassVar = "bb-do-end"

    def play(self, at: At[UsePersons]) -> Change:
        ended = EndedTurn(at.state.turn, "end" if at.task.used else "pass")
        return proceed(at.state, ended, Idle(at.state.turn))


class UsePersons(Task, tag="use-persons"):
    """D15, D16: choose the persons to use."""

    decisions: ClassVar = (Use, Double, Extra, End)
    used: tuple[str, ...] = ()
    """Sex and kind used so far in this turn, e.g. `MK1` (BB-9.9)."""
    spent: str = ""
    """Sexes whose ordinary use was made in this turn."""
    green: bool = False

    def question(self, at: At[UsePersons]) -> Fact:
        return fact("bb-ask-use-more" if self.used else "bb-ask-use")

    def options(self, at: At[UsePersons]) -> Sequence[Decision]:
        """The legal moves of a turn in Phase B (BB-9.1, BB-9.10, BB-9.17)."""
        state, seat = at.state, at.seat
        player = state.players[seat]
        greens = not self.green and can_pay(player, "G")
        offered: list[Decision] = [
            use
            for use in uses(at.board, state, seat, self, greens)
            if type(use) is Use or can_pay(player, "G", green_for(state, use.ability).cards)
        ]
        offered.append(END)
        return offered

    def by_itself(self, at: At[UsePersons]) -> Change | None:
        """End the turn if it began with something to use and public information now shows that nothing is
        left (BB-14.5)."""
        if self.used and nothing_to_use(at.board, at.state, at.state.turn, self):
            return proceed(at.state)
        return None


END: Final = End()


def uses(board: Board, state: State, seat: Seat, task: UsePersons, greens: bool) -> Iterator[AnyUse]:
    """The uses that are legal in a turn. `greens` tells whether Green can be paid at all.

    Persons taken in this turn count (BB-9.5), and men and women may be of the same kind (BB-9.3).
    """
    player = state.players[seat]
    plains, doubles = board.values
    pays = discards(player)
    for sex, row in tiles_on(player.spots).items():
        ordinary = sex not in task.spent
        if not ordinary and not greens:
            continue
        for kind, tiles in row.items():
            plain = plains[kind][tiles - 1]
            if ordinary:
                doubled = doubles[kind][tiles - 1]
                if has_effect(board, state, seat, kind, plain):
                    yield Use(sex, kind)
                if greens and doubled != plain and has_effect(board, state, seat, kind, doubled, pays):
                    yield Double(sex, kind)  # BB-9.14
            elif sex + kind not in task.used and has_effect(board, state, seat, kind, plain, pays):
                yield Extra(sex, kind)  # BB-9.9, BB-9.15


def nothing_to_use(board: Board, state: State, seat: Seat, task: UsePersons) -> bool:
    """Whether public information shows that the seat can only end its turn (BB-14.5)."""
    greens = not task.green and may_pay(state.players[seat])
    return next(uses(board, state, seat, task, greens), None) is None

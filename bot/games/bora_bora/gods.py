"""The gods (section 8): who can pay for which god, and how."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, ClassVar, Final

from msgspec.structs import replace

from bot.core import Decision, Event, Fact, Offer, Seat, Task, fact, refusal
from bot.games.bora_bora import terms
from bot.games.bora_bora.board import GOD_AT, TILE, Board
from bot.games.bora_bora.components import GODS
from bot.games.bora_bora.forms import Payment
from bot.games.bora_bora.state import At, Change, Phase, Player, State, more, proceed

PHASES: Final[Mapping[str, frozenset[Phase]]] = {
    "B": frozenset({"A"}),
    "W": frozenset({"A"}),
    "R": frozenset({"A", "B"}),
    "G": frozenset({"B"}),
    "Y": frozenset({"tasks", "final"}),
}
"""The phases in which each god can be played (section 8, BB-8.19), however it is paid (BB-1.7, BB-8.5)."""


# Paying


def payments(player: Player, god: str, cards_only: bool = False) -> list[str]:
    """The ways in which a player can pay for a god (BB-8.1, BB-14.1), also with what was gained (BB-8.6).

    A card, or a pair of another colour (BB-8.4), each with an offering (BB-8.2); or a god tile.
    """
    ways: list[str] = []
    if player.offerings:
        hand = player.hand
        if hand[GOD_AT[god]]:
            ways.append(god)
        if max(hand) >= 2:
            ways += [other * 2 for other, held in zip(GODS, hand, strict=True) if held >= 2 and other != god]
    if player.god_tiles and not cards_only:
        ways.append(TILE)
    return ways


def can_pay(player: Player, god: str, cards_only: bool = False) -> bool:
    """Whether there is a way to pay for a god, see `payments`."""
    if player.god_tiles and not cards_only:
        return True
    hand = player.hand
    return player.offerings > 0 and (hand[GOD_AT[god]] > 0 or max(hand) >= 2)


def may_pay(player: Player) -> bool:
    """Whether public information allows that the player can pay for some god (BB-14.5)."""
    return bool(player.god_tiles or (player.offerings and any(player.hand)))


def pay(player: Player, how: str) -> Player:
    """The player after a payment (BB-8.3)."""
    if how == TILE:
        return replace(player, god_tiles=player.god_tiles - 1)
    return replace(player, hand=more(player.hand, how[0], -len(how)), offerings=player.offerings - 1)


def put_away(state: State, how: str) -> dict[str, Any]:
    """What a payment changes on the table.

    Cards go face up to the discard pile, a god tile leaves the game (BB-8.3).
    """
    if how == TILE:
        return {"gone_tiles": state.gone_tiles + 1}
    return {"discard": more(state.discard, how[0], len(how))}


def cost(board: Board, player: Player, how: str) -> tuple[Fact, ...]:
    """The offerings that are left after a payment, or the points that a god tile would have scored."""
    if how == TILE:
        return (fact("bb-effect-tile-lost", points=board.data.points.god_tile),)
    return (fact("bb-effect-offerings-left", count=pay(player, how).offerings),)


# What is missing


def unpayable(player: Player, god: str) -> Fact:
    """What is missing to pay for a god, apart from a god tile (BB-8.1, BB-8.2)."""
    name = terms.god(god)
    pair = any(number >= 2 for at, number in enumerate(player.hand) if at != GOD_AT[god])
    if player.hand[GOD_AT[god]] or pair:
        return refusal("BB-8.2", "bb-no-pay-offering", god=name)
    if player.offerings:
        return refusal("BB-8.1", "bb-no-pay-card", god=name)
    return refusal("BB-8.1", "bb-no-pay-both", god=name)


def not_payment(player: Player, god: str, how: str) -> Fact | None:
    """Why a god cannot be paid in this way; None if it can."""
    name = terms.god(god)
    if how == TILE:
        return None if player.god_tiles else refusal("BB-8.1", "bb-no-god-tile")
    colour = terms.god(how[0])
    if len(set(how)) > 1:
        return refusal("BB-8.4", "bb-no-pair-mixed")
    if len(how) == 2 and how[0] == god:
        return refusal("BB-8.1", "bb-no-pair-own", god=name)
    if len(how) == 1 and how != god:
        return refusal("BB-8.1", "bb-no-card-colour", god=name, colour=colour)
    held = player.hand[GOD_AT[how[0]]]
    if held < len(how):
        return refusal("BB-8.1", "bb-no-cards", colour=colour, need=len(how), have=held)
    return None if player.offerings else refusal("BB-8.2", "bb-no-pay-offering", god=name)


class Paid(Event, tag="paid"):
    """`who` paid for a god (BB-8.1)."""

    kept: ClassVar = True
    says: ClassVar = "bb-paid"
    who: Seat
    god: terms.God
    """Colour letter."""
    how: terms.Payment
    """One colour letter (a card), the letter twice (a pair), or `tile`."""


class Pay(Decision):
    """How a declared god is paid (BB-8.1): a card, a pair, a god tile. `B`, `YY`, `tile`"""

    notation: ClassVar = "{how}"
    how: Payment

    @staticmethod
    def options(at: At[PayGod]) -> Iterable[Pay]:
        """The payments after which the next declared god can still be paid (BB-5.11)."""
        player, task = at.state.active, at.task
        ways = payments(player, task.god, task.cards)
        return [Pay(how) for how in ways if not task.then or can_pay(pay(player, how), task.then)]

    def refused(self, at: At[PayGod]) -> Fact | None:
        player, task = at.state.active, at.task
        wrong = not_payment(player, task.god, self.how)
        if wrong:
            return wrong
        if self.how == TILE and task.cards:
            return refusal("BB-8.20", "bb-no-pay-then", god=terms.god(task.god))
        if task.then and not can_pay(pay(player, self.how), task.then):
            return refusal("BB-5.11", "bb-no-pay-then", god=terms.god(task.god))
        return None

    def play(self, at: At[PayGod]) -> Change:
        """The payment comes before the effect (BB-8.20)."""
        state, how = at.state, self.how
        paid = Paid(state.turn, at.task.god, how)
        return proceed(state, paid, player=pay(state.active, how), **put_away(state, how))

    def offer(self, at: At[PayGod]) -> Offer:
        return Offer(
            fact("bb-do-pay", how=terms.payment(self.how)), cost(at.board, at.state.active, self.how)
        )


class PayGod(Task, tag="pay-god"):
    """Choose how a declared god is paid (BB-14.1)."""

    decisions: ClassVar = (Pay,)
    god: str
    then: str = ""
    """Another god that must be paid right after this one (BB-5.11)."""
    cards: bool = False
    """Only cards may be used, because the effect needs a card in the discard pile (BB-8.20)."""

    def question(self, at: At[PayGod]) -> Fact:
        return fact("bb-ask-pay", god=terms.god(self.god))

"""God cards: the open row, the deck and the discard pile (BB-7.19, BB-7.20, BB-7.41)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar, Self

from msgspec.structs import replace

from bot.core import Decision, Event, Fact, Offer, Seat, Who, fact, refusal, without
from bot.games.bora_bora import terms
from bot.games.bora_bora.board import Board
from bot.games.bora_bora.components import GODS
from bot.games.bora_bora.dealing import Deal
from bot.games.bora_bora.forms import CardSource
from bot.games.bora_bora.state import NONE, At, Change, State, more, proceed

TOP = "top"


def can_draw(state: State) -> bool:
    """Whether the deck or the discard pile holds a card (BB-7.41)."""
    return any(state.deck) or any(state.discard)


def sources(state: State) -> list[str]:
    """Where a god card can be taken from (BB-7.19, BB-7.41): an open colour, or the top of the deck."""
    open_gods = [god for god in GODS if god in state.open_cards]
    if can_draw(state):
        open_gods.append(TOP)
    return open_gods


class Drew(Event, tag="drew"):
    """`who` took a god card: an open one of `colour`, or the unseen top of the deck if None (BB-7.19)."""

    kept: ClassVar = True
    who: Seat
    colour: str | None

    def tell(self, board: Board, to: Seat | None) -> Fact:
        """Everybody sees an open card; only its owner sees a card from the deck, when it is dealt."""
        if self.colour is None:
            return fact("bb-takes-top", who=Who(self.who))
        return fact("bb-took-card", who=Who(self.who), god=terms.god(self.colour))


def drawn(change: Change) -> Change:
    """Before a card is drawn, the discard pile becomes the deck if no card is left (BB-7.20)."""
    state, events = change
    if any(state.deck):
        return change
    deal, *later = state.agenda
    agenda = (replace(deal, reshuffled=True), *later)
    return replace(state, agenda=agenda, deck=state.discard, discard=NONE), events


class TakeCard(Decision):
    """D11: take a god card. A colour letter, or `top`. `c.R`, `c.top`"""

    notation: ClassVar = "c.{card}"
    card: CardSource

    @classmethod
    def options(cls, at: At[Any]) -> Iterable[Self]:
        return [cls(source) for source in sources(at.state)]

    def refused(self, at: At[Any]) -> Fact | None:
        """Only a card that lies there can be taken (BB-7.19, BB-7.41)."""
        if self.card in sources(at.state):
            return None
        if self.card == TOP:
            return refusal("BB-7.41", "bb-no-deck")
        return refusal("BB-7.19", "bb-no-open-card", god=terms.god(self.card))

    def play(self, at: At[Any]) -> Change:
        """An open card is replaced at once (BB-7.19). If no card is left for that, the row gets shorter
        (BB-7.20)."""
        state, player, seat, card = at.state, at.state.active, at.state.turn, self.card
        rest = at.task.rest(at.board, self)
        if card == TOP:
            return drawn(proceed(state, Drew(seat, None), tasks=(Deal("card", seat), *rest)))
        place = state.open_cards.index(card)
        taken = proceed(
            state,
            Drew(seat, card),
            tasks=(Deal("open", place), *rest) if can_draw(state) else rest,
            player=replace(player, hand=more(player.hand, card)),
            open_cards=without(state.open_cards, card),
        )
        return drawn(taken) if can_draw(state) else taken

    def offer(self, at: At[Any]) -> Offer:
        """The offer warns if a card is drawn from the deck, because such a move cannot be undone."""
        effects = (fact("bb-effect-no-back"),)
        if self.card == TOP:
            return Offer(fact("bb-do-card-top"), effects)
        label = fact("bb-do-card", god=terms.god(self.card))
        return Offer(label, effects if can_draw(at.state) else ())

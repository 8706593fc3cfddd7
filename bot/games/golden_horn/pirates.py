"""Pirates: attacks on other players' ships (section 5)."""

from __future__ import annotations

import re
from itertools import combinations_with_replacement
from typing import Annotated, Any, ClassVar, Final

from msgspec.structs import replace

from bot.core import Change, Decision, Event, Fact, Offer, Seat, Who, fact, put, refusal
from bot.core.notation import Form
from bot.games.golden_horn import terms
from bot.games.golden_horn.board import Board, Vessel
from bot.games.golden_horn.colours import COLOURS, add, has
from bot.games.golden_horn.sailing import ChooseShip, ShipName
from bot.games.golden_horn.state import At, State

PAIRS: Final = tuple(map("".join, combinations_with_replacement(COLOURS, 2)))
WRITTEN: Final = re.compile(r"X[^A-Z0-9]*([A-Z]\d)[^A-Z0-9]*([A-Z]*)[^A-Z0-9]*")


def in_order(cards: str) -> str:
    """Cards in the order of the colours."""
    return "".join(sorted(cards.upper(), key=COLOURS.find))


def targets(board: Board, state: State, seat: Seat) -> list[Vessel]:
    """Ships of other seats that are at sea and carry a cube (GH-5.2 to GH-5.4)."""
    ships, colours = state.ships, board.colours
    return [
        board.ships[rival]
        for rival in board.rivals[seat]
        if (ship := ships[rival]).cubes and colours[ship.node] is not None
    ]


def attack_in_sight(board: Board, state: State, seat: Seat) -> bool:
    """Whether the seat could attack, judged by public information alone (GH-11.3, GH-12.6).

    That is: the seat has two cards in hand, and two cards of a target's colours are not in the discard pile.

    The result must not depend on hidden cards: if only the hidden hand rules an attack out, the seat is still
    asked. Conclusions from the whole log are not used either: an unnecessary question reveals nothing.
    """
    need, each = board.data.counts.attack_cards, board.data.counts.cards
    if sum(state.hands[seat]) < need:
        return False
    return any(
        sum(each - has(state.discard, colour) for colour in set(vessel.sails)) >= need
        for vessel in targets(board, state, seat)
    )


class Raided(Event, tag="raided"):
    """`who` attacked `ship` with two `cards` and took one cube of colour `cube` (GH-5.8, GH-5.9)."""

    kept: ClassVar = True
    who: Seat
    ship: str
    cards: str
    """Two colour letters."""
    cube: str

    def tell(self, board: Board, to: Seat | None) -> Fact:
        owner = board.ships[board.ship_at[self.ship]].seat
        cards, cube = terms.colours(dict.fromkeys(self.cards)), terms.colour(self.cube)
        return fact("gh-raided", who=Who(self.who), ship=self.ship, owner=Who(owner), cards=cards, cube=cube)


class Raid(Decision, tag="raid"):
    """D1: attack a ship with two cards, written in the order of the colours (GH-5.1). `X.L3.GY`"""

    notation: ClassVar = "X.{ship}.{cards}"
    ship: ShipName
    cards: Annotated[str, Form(r"[A-Z]*", in_order, values=PAIRS)]

    @classmethod
    def read(cls, text: str, at: At[Any]) -> Raid | Fact | None:
        """The dots may be left out."""
        return super().read(WRITTEN.sub(r"X.\1.\2", text.upper()), at)

    @classmethod
    def options(cls, at: At[Any]) -> list[Raid]:
        """Every attack with the cards in hand. It does not matter how many sails have a colour (GH-5.7)."""
        hand = at.state.hands[at.seat]
        if sum(hand) < at.board.attack_cards:
            return []
        raids = []
        for vessel in targets(at.board, at.state, at.seat):
            for raid, other, cards in vessel.raids:
                if hand[raid] and hand[other] and (raid != other or hand[raid] > 1):
                    raids.append(Raid(vessel.id, cards))
        return raids

    def refused(self, at: At[Any]) -> Fact | None:
        """The target is checked before the cards."""
        board, name = at.board, self.ship
        if name not in board.ship_at:
            return refusal("GH-5.1", "gh-no-such-ship", ship=name)
        vessel = board.ships[board.ship_at[name]]
        ship = at.state.ships[vessel.at]
        if vessel.seat == at.seat:
            return refusal("GH-5.2", "gh-no-raid-own", ship=name)
        if not board.at_sea(ship.node):
            return refusal("GH-5.3", "gh-no-raid-port", ship=name, port=terms.port(board.ids[ship.node]))
        if not ship.cubes:
            return refusal("GH-5.4", "gh-no-raid-empty", ship=name)
        return self._cards_refused(vessel, at)

    def _cards_refused(self, vessel: Vessel, at: At[Any]) -> Fact | None:
        cards, hand = self.cards, at.state.hands[at.seat]
        if cards not in PAIRS:
            return refusal("GH-5.1", "gh-no-raid-cards")
        for colour in cards:
            if colour not in vessel.sails:
                colour_term = terms.colour(colour)
                return refusal("GH-5.5", "gh-no-raid-sail", ship=vessel.id, colour=colour_term)
        lacking = [colour for colour in dict.fromkeys(cards) if has(hand, colour) < cards.count(colour)]
        return refusal("GH-5.1", "gh-no-raid-hand", cards=terms.colours(lacking)) if lacking else None

    def untimely(self, at: At[Any]) -> Fact | None:
        """An attack is possible once in a turn (GH-4.4), and before the ship moves (GH-4.3)."""
        if not at.state.turns:
            return None
        return fact("gh-no-raid-second" if isinstance(at.task, ChooseShip) else "gh-no-raid-late")

    def play(self, at: At[Any]) -> Change[State]:
        """Both cards are discarded and one cube goes to the attacker's warehouse at once (GH-5.8, GH-5.9):
        there is no choice of cube (GH-5.10), and the owner is not asked (GH-5.12). A ship that has lost its
        last cube stays where it is (GH-5.11).

        Then the seat must move a ship and cannot attack again (GH-4.4).
        """
        state, seat, target = at.state, at.seat, at.board.ship_at[self.ship]
        ship = state.ships[target]
        hand, discard = state.hands[seat], state.discard
        for colour in self.cards:
            hand, discard = add(hand, colour, -1), add(discard, colour)
        left = replace(ship, cubes=ship.cubes - 1, cargo=ship.cargo if ship.cubes > 1 else "")
        after = replace(
            state,
            hands=put(state.hands, seat, hand),
            discard=discard,
            ships=put(state.ships, target, left),
            warehouses=put(state.warehouses, seat, add(state.warehouses[seat], ship.cargo)),
            agenda=(ChooseShip(),),
        )
        return after, (Raided(seat, self.ship, self.cards, ship.cargo),)

    def offer(self, at: At[Any]) -> Offer:
        target = at.board.ship_at[self.ship]
        ship, owner = at.state.ships[target], Who(at.board.ships[target].seat)
        cards, cube = terms.colours(dict.fromkeys(self.cards)), terms.colour(ship.cargo)
        label = fact("gh-do-raid", ship=self.ship, cards=cards, cube=cube, owner=owner)
        left = fact("gh-effect-left", ship=self.ship, count=ship.cubes - 1)
        return Offer(label, (fact("gh-effect-gain", colour=cube), left), name=self.ship)

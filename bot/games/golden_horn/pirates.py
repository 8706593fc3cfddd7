"""Pirates: attacks on other players' ships (section 5)."""

from __future__ import annotations

from msgspec.structs import replace

from bot.core import Seat
from bot.games.golden_horn.board import Board, Vessel
from bot.games.golden_horn.colours import add, has
from bot.games.golden_horn.events import Raided
from bot.games.golden_horn.moves import Raid
from bot.games.golden_horn.state import ChooseShip, Played, State, put


def targets(board: Board, state: State, seat: Seat) -> list[Vessel]:
    """Ships of other seats that are at sea and carry a cube (GH-5.2 to GH-5.4)."""
    ships, colours = state.ships, board.colours
    return [
        vessel
        for vessel in board.rivals[seat]
        if (ship := ships[vessel.at]).cubes and colours[ship.node] is not None
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


def attacks(board: Board, state: State, seat: Seat) -> list[Raid]:
    """Every attack that the seat may make with the cards in its hand.

    It does not matter how many sails have a colour (GH-5.7).
    """
    hand = state.hands[seat]
    if sum(hand) < board.data.counts.attack_cards:
        return []
    return [
        raid
        for vessel in targets(board, state, seat)
        for one, other, raid in vessel.raids
        if hand[one] and hand[other] and (one != other or hand[one] > 1)
    ]


def attack(board: Board, state: State, seat: Seat, move: Raid) -> Played:
    """Carry out an attack.

    Both cards are discarded and one cube goes to the attacker's warehouse at once (GH-5.8, GH-5.9). Then the
    seat must move a ship and cannot attack again (GH-4.4).
    """
    at = board.ship_at[move.ship]
    ship = state.ships[at]
    hand, discard = state.hands[seat], state.discard
    for colour in move.cards:
        hand, discard = add(hand, colour, -1), add(discard, colour)
    left = replace(ship, cubes=ship.cubes - 1, cargo=ship.cargo if ship.cubes > 1 else "")
    after = replace(
        state,
        hands=put(state.hands, seat, hand),
        discard=discard,
        ships=put(state.ships, at, left),
        warehouses=put(state.warehouses, seat, add(state.warehouses[seat], ship.cargo)),
        agenda=(ChooseShip(),),
    )
    return after, (Raided(seat, move.ship, move.cards, ship.cargo),)

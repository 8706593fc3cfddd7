"""Pirates: attacks on other players' ships (section 5)."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from bot.core import Seat
from bot.games.golden_horn.board import Chart
from bot.games.golden_horn.colours import COLOURS, Counts, add, has
from bot.games.golden_horn.events import Raided
from bot.games.golden_horn.moves import Raid
from bot.games.golden_horn.state import ChooseShip, State, note, swapped


def targets(chart: Chart, state: State, seat: Seat) -> Iterator[int]:
    """Ships of other seats that are at sea and carry a cube (GH-5.2 to GH-5.4)."""
    for at, ship in enumerate(state.ships):
        if ship.cubes and chart.ships[at].seat != seat and chart.at_sea(ship.node):
            yield at


def attack_in_sight(chart: Chart, state: State, seat: Seat) -> bool:
    """Whether the seat could attack, judged by public information alone (GH-11.3, GH-12.6).

    That is: the seat has two cards in hand, and two cards of a target's colours are not in the discard pile.

    The result must not depend on hidden cards: if only the hidden hand rules an attack out, the seat is still
    asked. Conclusions from the whole log are not used either: an unnecessary question reveals nothing.
    """
    need, each = chart.data.counts.attack_cards, chart.data.counts.cards
    if sum(state.hands[seat]) < need:
        return False
    return any(
        sum(each - has(state.discard, colour) for colour in set(chart.ships[at].sails)) >= need
        for at in targets(chart, state, seat)
    )


def pairs(hand: Counts, sails: str) -> Iterator[str]:
    """Every pair of cards in the hand whose colours are both on the sails.

    It does not matter how many sails have a colour (GH-5.5 to GH-5.7). Each pair is written in the order of
    the colours.
    """
    held = [
        (colour, number) for colour, number in zip(COLOURS, hand, strict=True) if number and colour in sails
    ]
    for at, (colour, number) in enumerate(held):
        if number > 1:
            yield colour + colour
        for other, _ in held[at + 1 :]:
            yield colour + other


def raids(chart: Chart, state: State, seat: Seat) -> Iterator[Raid]:
    """Every attack that the seat may make."""
    for at in targets(chart, state, seat):
        vessel = chart.ships[at]
        for cards in pairs(state.hands[seat], vessel.sails):
            yield Raid(vessel.id, cards)


def raided(chart: Chart, state: State, seat: Seat, move: Raid) -> State:
    """Carry out an attack.

    Both cards are discarded and one cube goes to the attacker's warehouse at once (GH-5.8, GH-5.9). Then the
    seat must move a ship and cannot attack again (GH-4.4).
    """
    at = chart.ship_at[move.ship]
    ship = state.ships[at]
    hand, discard = state.hands[seat], state.discard
    for colour in move.cards:
        hand, discard = add(hand, colour, -1), add(discard, colour)
    left = replace(ship, cubes=ship.cubes - 1, cargo=ship.cargo if ship.cubes > 1 else "")
    return replace(
        note(state, Raided(seat, move.ship, move.cards, ship.cargo)),
        hands=swapped(state.hands, seat, hand),
        discard=discard,
        ships=swapped(state.ships, at, left),
        warehouses=swapped(state.warehouses, seat, add(state.warehouses[seat], ship.cargo)),
        agenda=(ChooseShip(),),
    )

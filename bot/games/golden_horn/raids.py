"""Pirates (section 5)."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from bot.core import Seat
from bot.games.golden_horn.chart import Chart
from bot.games.golden_horn.colours import COLOURS, Counts, add, has
from bot.games.golden_horn.events import Raided
from bot.games.golden_horn.moves import Raid
from bot.games.golden_horn.state import ChooseShip, State, note, swapped


def targets(chart: Chart, state: State, seat: Seat) -> Iterator[int]:
    """Ships of others that are at sea and carry a cube (GH-5.2 to GH-5.4)."""
    for at, ship in enumerate(state.ships):
        if ship.cubes and chart.ships[at].seat != seat and chart.at_sea(ship.node):
            yield at


def attack_in_sight(chart: Chart, state: State, seat: Seat) -> bool:
    """Whether the seat may hold an attack, for all that the table shows (GH-11.3, GH-12.6): two cards in
    hand, and a target with two cards of its colours that are not on the discard pile.

    It must depend on nothing else: where the hidden hand alone forbids an attack, the seat is asked. What a
    listener could work out from the whole log is left out as well: to ask once too often tells nothing.
    """
    need, each = chart.data.counts.attack_cards, chart.data.counts.cards
    if sum(state.hands[seat]) < need:
        return False
    return any(
        sum(each - has(state.discard, colour) for colour in set(chart.ships[at].sails)) >= need
        for at in targets(chart, state, seat)
    )


def pairs(hand: Counts, sails: str) -> Iterator[str]:
    """Every two cards of a hand whose colours are on the sails; how many sails have a colour does not
    matter (GH-5.5 to GH-5.7). Each pair is named in the order of the colours."""
    held = [
        (colour, number) for colour, number in zip(COLOURS, hand, strict=True) if number and colour in sails
    ]
    for at, (colour, number) in enumerate(held):
        if number > 1:
            yield colour + colour
        for other, _ in held[at + 1 :]:
            yield colour + other


def raids(chart: Chart, state: State, seat: Seat) -> Iterator[Raid]:
    """Every attack the seat may make."""
    for at in targets(chart, state, seat):
        vessel = chart.ships[at]
        for cards in pairs(state.hands[seat], vessel.sails):
            yield Raid(vessel.id, cards)


def raided(chart: Chart, state: State, seat: Seat, move: Raid) -> State:
    """Both cards are discarded, one cube goes to the attacker's warehouse at once (GH-5.8, GH-5.9); then
    a ship must be moved, without a second attack (GH-4.4)."""
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

"""Moving a ship: load (section 7), reverse (section 9), sail (section 6), arrive (section 8)."""

from __future__ import annotations

from typing import NamedTuple

from msgspec.structs import replace

from bot.core import Seat
from bot.games.golden_horn.board import EAST, WEST, Chart
from bot.games.golden_horn.colours import COLOURS, INDEX, Counts, add
from bot.games.golden_horn.events import Arrived, Loaded, Sailed, Turned
from bot.games.golden_horn.moves import Keep, Load, Sail, Turn
from bot.games.golden_horn.state import (
    AskEnd,
    Draw,
    Fill,
    Final,
    LoadShip,
    SailShip,
    SetBow,
    Ship,
    State,
    Task,
    note,
    swapped,
)


class Voyage(NamedTuple):
    """A destination of a ship, with the path and the cards it needs (GH-6.16)."""

    end: int
    path: tuple[int, ...]
    """Nodes at which the ship stops, ending with `end`."""
    skipped: tuple[int, ...]
    """Nodes passed over because they were full (GH-6.7)."""
    wind: str
    """Colours of the cards to discard, in order (GH-6.11)."""


# Which ship


def movable(chart: Chart, state: State, ship: int) -> bool:
    """Whether a ship has a legal move.

    At sea and in Modone it always has one; in a main port it needs something to load (GH-6.1, GH-7.1,
    GH-7.7).
    """
    return not chart.main_port(state.ships[ship].node) or bool(loadable(chart, state, ship))


def movable_fleet(chart: Chart, state: State, seat: Seat) -> list[int]:
    """The seat's ships that may move now."""
    return [ship for ship in chart.fleets[seat] if movable(chart, state, ship)]


def chosen(chart: Chart, state: State, ship: int) -> State:
    """Answer D2: put the remaining decisions of this ship on the agenda, up to the end of the turn."""
    tasks: tuple[Task, ...] = (SailShip(ship), AskEnd())
    if chart.main_port(state.ships[ship].node):
        tasks = (LoadShip(ship), *tasks)
    elif may_turn(chart, state, ship):
        tasks = (SetBow(ship), *tasks)
    return replace(state, agenda=tasks)


# Loading


def port_of(chart: Chart, node: int) -> int:
    """Which main port a node is: 0 Venice, 1 Constantinople."""
    return 0 if node == 0 else 1


def loadable(chart: Chart, state: State, ship: int) -> str:
    """The colours that a ship in a main port may load: present in the port and on none of its sails
    (GH-7.2)."""
    cubes = state.ports[port_of(chart, state.ships[ship].node)]
    sails = chart.ships[ship].sails
    return "".join(
        colour for colour, number in zip(COLOURS, cubes, strict=True) if number and colour not in sails
    )


def refill(chart: Chart, cubes: Counts, bag: Counts) -> int:
    """How many cubes to draw into a port that holds `cubes` (GH-7.5)."""
    return min(chart.data.counts.port_cubes - sum(cubes), sum(bag))


def loaded(chart: Chart, state: State, move: Load) -> State:
    """Load all cubes of the colour (GH-7.3).

    Then the port is refilled; if it stays empty, the final round begins (GH-7.5, GH-10.1).
    """
    head = state.agenda[0]
    assert isinstance(head, LoadShip)
    ship, rest = state.ships[head.ship], state.agenda[1:]
    port = port_of(chart, ship.node)
    count = state.ports[port][INDEX[move.colour]]
    cubes = add(state.ports[port], move.colour, -count)
    drawn = refill(chart, cubes, state.bag)
    final = state.final
    if final is None and not any(cubes) and not drawn:
        final = Final(state.turn, chart.route[ship.node].id)
    place = chart.route[ship.node].id
    state = note(state, Loaded(state.turn, chart.ships[head.ship].id, place, move.colour, count))
    return replace(
        state,
        ships=swapped(state.ships, head.ship, replace(ship, cargo=move.colour, cubes=count)),
        ports=swapped(state.ports, port, cubes),
        final=final,
        agenda=(Fill(port, drawn), *rest) if drawn > 0 else rest,
    )


# Turning round


def may_turn(chart: Chart, state: State, ship: int) -> bool:
    """Whether the ship may reverse: empty, at sea or in Modone, not yet reversed on this voyage (GH-9.1,
    GH-9.3)."""
    it = state.ships[ship]
    return not it.cubes and not it.reversed and not chart.main_port(it.node)


def steered(chart: Chart, state: State, move: Keep | Turn) -> State:
    """Answer D4: keep or reverse the direction (GH-9.4, GH-9.6)."""
    head = state.agenda[0]
    assert isinstance(head, SetBow)
    if isinstance(move, Turn):
        ship, vessel = state.ships[head.ship], chart.ships[head.ship]
        around = replace(ship, bow=-ship.bow, reversed=True)
        state = note(state, Turned(state.turn, vessel.id, chart.route[ship.node].id))
        state = replace(state, ships=swapped(state.ships, head.ship, around))
    return replace(state, agenda=state.agenda[1:])


# Sailing


def bow(chart: Chart, ship: Ship) -> int:
    """The direction in which a ship will sail: away from a main port, otherwise the direction of its bow
    (GH-6.2, GH-6.3)."""
    return EAST if ship.node == 0 else WEST if ship.node == chart.last else ship.bow


def crowd(chart: Chart, state: State) -> list[int]:
    """The number of ships at each node, of all owners and both directions (GH-6.5)."""
    here = [0] * len(chart.route)
    for ship in state.ships:
        here[ship.node] += 1
    return here


def next_stop(chart: Chart, here: list[int], node: int, direction: int) -> int:
    """The first node ahead that is a main port or has room (GH-6.6)."""
    node += direction
    while chart.berths[node] and here[node] >= chart.berths[node]:
        node += direction
    return node


def voyages(chart: Chart, state: State, ship: int) -> list[Voyage]:
    """Every destination of a ship on its course, nearest first (algorithm of section 6)."""
    it, vessel = state.ships[ship], chart.ships[ship]
    direction = bow(chart, it)
    hand = list(state.hands[vessel.seat])
    here = crowd(chart, state)
    node, path, skipped, wind = it.node, [], list[int](), ""
    found: list[Voyage] = []
    while True:
        stop = next_stop(chart, here, node, direction)  # GH-6.8: the first step is free
        skipped.extend(range(node + direction, stop, direction))
        node = stop
        path.append(node)
        found.append(Voyage(node, tuple(path), tuple(skipped), wind))
        colour = chart.colours[node]
        if colour is None:  # GH-6.9: a port ends the move
            return found
        if colour not in vessel.sails:  # GH-6.10: a sail of the colour goes on for free
            if not hand[INDEX[colour]]:  # GH-6.11: wind
                return found
            hand[INDEX[colour]] -= 1
            wind += colour


def sailed(chart: Chart, state: State, move: Sail) -> State:
    """Sail the ship to its destination. Wind cards are discarded before cards are drawn (GH-8.8)."""
    head = state.agenda[0]
    assert isinstance(head, SailShip)
    end = chart.node_at[move.to]
    voyage = next(voyage for voyage in voyages(chart, state, head.ship) if voyage.end == end)
    ship, vessel = state.ships[head.ship], chart.ships[head.ship]
    seat, ids = vessel.seat, chart.route
    state = note(
        state,
        Sailed(
            seat,
            vessel.id,
            ids[ship.node].id,
            move.to,
            tuple(ids[node].id for node in voyage.path),
            tuple(ids[node].id for node in voyage.skipped),
            voyage.wind,
        ),
    )
    if voyage.wind:
        hand, discard = state.hands[seat], state.discard
        for colour in voyage.wind:
            hand, discard = add(hand, colour, -1), add(discard, colour)
        state = replace(state, hands=swapped(state.hands, seat, hand), discard=discard)
    ship = replace(ship, node=end, bow=bow(chart, ship))
    state = replace(state, ships=swapped(state.ships, head.ship, ship), agenda=state.agenda[1:])
    return state if chart.at_sea(end) else arrived(chart, state, head.ship)


# Arriving


def cards_due(chart: Chart, ship: int, node: int) -> int:
    """How many cards the owner draws when the ship arrives at a node, loaded or not (GH-8.3 to GH-8.5)."""
    if chart.at_sea(node) or (not chart.main_port(node) and not chart.modone_cards):
        return 0
    return chart.ships[ship].cards


def arrived(chart: Chart, state: State, ship: int) -> State:
    """Let the ship arrive in a port, where its owner draws cards.

    In a main port the cubes go to the warehouse and the voyage ends (GH-8.1, GH-8.10, GH-9.6). In Modone
    cubes, direction and reversal stay as they are (GH-8.11).
    """
    it, vessel = state.ships[ship], chart.ships[ship]
    seat, node = vessel.seat, it.node
    colour, count = (it.cargo, it.cubes) if chart.main_port(node) else ("", 0)
    state = note(state, Arrived(seat, vessel.id, chart.route[node].id, colour or None, count, 0))
    if chart.main_port(node):
        store = state.warehouses[seat]
        if count:
            store = add(store, colour, count)
        state = replace(
            state,
            ships=swapped(state.ships, ship, Ship(node)),
            warehouses=swapped(state.warehouses, seat, store),
        )
    due = cards_due(chart, ship, node)
    return replace(state, agenda=(Draw(seat, due), *state.agenda)) if due else state

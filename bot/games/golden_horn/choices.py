"""Describes the legal moves: what each costs and gains."""

from __future__ import annotations

from bot.core import Fact, Offer, Seat, Value, Who, fact
from bot.games.golden_horn import terms
from bot.games.golden_horn.board import Chart
from bot.games.golden_horn.colours import INDEX, add
from bot.games.golden_horn.moves import (
    Back,
    Call,
    Choose,
    Decline,
    Keep,
    Load,
    Move,
    Pass,
    Ports,
    Raid,
    Sail,
    Turn,
)
from bot.games.golden_horn.sailing import Voyage, cards_due, port_of, refill, voyages
from bot.games.golden_horn.state import LoadShip, SailShip, SetBow, State


def named_ports(chart: Chart, seat: Seat, ports: str, key: str) -> Fact:
    """A fact about the ports chosen for a seat's three ships, with arguments ship1, port1, ship2, ..."""
    args: dict[str, Value] = {}
    for number, (ship, port) in enumerate(zip(chart.fleets[seat], ports, strict=True), 1):
        args[f"ship{number}"] = chart.ships[ship].id
        args[f"port{number}"] = terms.port(port)
    return Fact(key, args)


def offer(chart: Chart, state: State, seat: Seat, move: Move) -> Offer:
    """A legal move with its costs and gains, as far as the seat may know them."""
    match move:
        case Ports(ports):
            return Offer(named_ports(chart, seat, ports, "gh-do-ports"))
        case Back():
            return Offer(fact("gh-do-back"))
        case Raid():
            return _offer_raid(chart, state, move)
        case Choose(ship):
            return _offer_ship(chart, state, chart.ship_at[ship])
        case Pass():
            return Offer(fact("gh-do-pass"))
        case Load(colour):
            return _offer_load(chart, state, colour)
        case Keep() | Turn():
            return _offer_bow(chart, state, move)
        case Sail(to):
            return _offer_sail(chart, state, chart.node_at[to])
        case Call():
            return Offer(fact("gh-do-call"))
        case Decline():
            return Offer(fact("gh-do-decline"))
    raise ValueError(f"nobody is offered {move}")


def _offer_raid(chart: Chart, state: State, raid: Raid) -> Offer:
    at = chart.ship_at[raid.ship]
    ship = state.ships[at]
    label = fact(
        "gh-do-raid",
        ship=raid.ship,
        cards=terms.colours(raid.cards),
        cube=terms.colour(ship.cargo),
        owner=Who(chart.ships[at].seat),
    )
    return Offer(
        label,
        (
            fact("gh-effect-gain", colour=terms.colour(ship.cargo)),
            fact("gh-effect-left", ship=raid.ship, count=ship.cubes - 1),
        ),
    )


def _offer_ship(chart: Chart, state: State, at: int) -> Offer:
    ship = state.ships[at]
    label = fact("gh-do-ship", ship=chart.ships[at].id, place=terms.place(chart.route[ship.node].id))
    if chart.main_port(ship.node):
        return Offer(label, (fact("gh-effect-must-load"),))
    heads = fact("gh-effect-heads", direction=terms.direction(ship.bow))
    if not ship.cubes:
        return Offer(label, (heads, fact("gh-effect-empty")))
    return Offer(label, (heads, fact("gh-effect-cargo", count=ship.cubes, colour=terms.colour(ship.cargo))))


def _offer_load(chart: Chart, state: State, colour: str) -> Offer:
    head = state.agenda[0]
    assert isinstance(head, LoadShip)
    node = state.ships[head.ship].node
    cubes = state.ports[port_of(chart, node)]
    port, count = terms.port(chart.route[node].id), cubes[INDEX[colour]]
    left = add(cubes, colour, -count)
    drawn = refill(chart, left, state.bag)
    effects: tuple[Fact, ...] = ()
    if drawn:
        effects = (fact("gh-effect-refill", count=drawn, port=port),)
    elif not any(left) and state.final is None:
        effects = (fact("gh-effect-final", port=port),)
    return Offer(fact("gh-do-load", colour=terms.colour(colour), count=count, port=port), effects)


def _offer_bow(chart: Chart, state: State, move: Keep | Turn) -> Offer:
    head = state.agenda[0]
    assert isinstance(head, SetBow)
    ship, vessel = state.ships[head.ship], chart.ships[head.ship]
    if isinstance(move, Keep):
        return Offer(fact("gh-do-keep", ship=vessel.id, direction=terms.direction(ship.bow)))
    label = fact("gh-do-turn", ship=vessel.id, direction=terms.direction(-ship.bow))
    return Offer(label, (fact("gh-effect-once"),))


def _offer_sail(chart: Chart, state: State, end: int) -> Offer:
    head = state.agenda[0]
    assert isinstance(head, SailShip)
    voyage = next(voyage for voyage in voyages(chart, state, head.ship) if voyage.end == end)
    return Offer(
        fact("gh-do-sail", place=terms.place(chart.route[end].id)),
        tuple(_sail_effects(chart, state, head.ship, voyage)),
    )


def _sail_effects(chart: Chart, state: State, at: int, voyage: Voyage) -> list[Fact]:
    ship, effects = state.ships[at], []
    if voyage.wind:
        winds = terms.colours(voyage.wind)
        effects.append(fact("gh-effect-wind", winds=len(winds), wind=winds))
    else:
        effects.append(fact("gh-effect-free"))
    if voyage.skipped:
        places = tuple(terms.place(chart.route[node].id) for node in voyage.skipped)
        effects.append(fact("gh-effect-skips", places=places))
    if chart.main_port(voyage.end) and ship.cubes:
        cargo = terms.colour(ship.cargo)
        effects.append(fact("gh-effect-unload", count=ship.cubes, colour=cargo))
    due = cards_due(chart, at, voyage.end)
    if due:
        effects.append(fact("gh-effect-cards", count=due))
    return effects

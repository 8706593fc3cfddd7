"""Describes the legal moves: what each costs and gains."""

from __future__ import annotations

from bot.core import Fact, Offer, Seat, Who, fact
from bot.games.golden_horn import terms
from bot.games.golden_horn.arrival import cards_due
from bot.games.golden_horn.board import Board
from bot.games.golden_horn.events import Loaded
from bot.games.golden_horn.loading import load
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
from bot.games.golden_horn.narration import named_ports
from bot.games.golden_horn.sailing import Voyage, voyage
from bot.games.golden_horn.state import Fill, SailShip, SetDirection, State


def offer(board: Board, state: State, seat: Seat, move: Move) -> Offer:
    """A legal move with its costs and gains, as far as the seat may know them."""
    match move:
        case Ports(ports):
            return Offer(named_ports(board, seat, ports, "gh-do-ports"))
        case Back():
            return Offer(fact("gh-do-back"))
        case Raid():
            return _offer_raid(board, state, move)
        case Choose(ship):
            return _offer_ship(board, state, board.ship_at[ship])
        case Pass():
            return Offer(fact("gh-do-pass"))
        case Load():
            return _offer_load(board, state, seat, move)
        case Keep() | Turn():
            return _offer_direction(board, state, move)
        case Sail(to):
            return _offer_sail(board, state, board.node_at[to])
        case Call():
            return Offer(fact("gh-do-call"))
        case Decline():
            return Offer(fact("gh-do-decline"))
    raise ValueError(f"nobody is offered {move}")


def _offer_raid(board: Board, state: State, raid: Raid) -> Offer:
    at = board.ship_at[raid.ship]
    ship = state.ships[at]
    label = fact(
        "gh-do-raid",
        ship=raid.ship,
        cards=terms.colours(raid.cards),
        cube=terms.colour(ship.cargo),
        owner=Who(board.ships[at].seat),
    )
    return Offer(
        label,
        (
            fact("gh-effect-gain", colour=terms.colour(ship.cargo)),
            fact("gh-effect-left", ship=raid.ship, count=ship.cubes - 1),
        ),
        name=raid.ship,
    )


def _offer_ship(board: Board, state: State, at: int) -> Offer:
    ship, name = state.ships[at], board.ships[at].id
    label = fact("gh-do-ship", ship=name, place=terms.place(board.route[ship.node].id))
    if board.main_port(ship.node):
        return Offer(label, (fact("gh-effect-must-load"),), name=name)
    heads = fact("gh-effect-heads", direction=terms.direction(ship.direction))
    if not ship.cubes:
        return Offer(label, (heads, fact("gh-effect-empty")), name=name)
    cargo = fact("gh-effect-cargo", count=ship.cubes, colour=terms.colour(ship.cargo))
    return Offer(label, (heads, cargo), name=name)


def _offer_load(board: Board, state: State, seat: Seat, move: Load) -> Offer:
    after, (loaded,) = load(board, state, seat, move)
    assert isinstance(loaded, Loaded)
    port, refill = terms.port(loaded.port), after.agenda[0]
    label = fact("gh-do-load", colour=terms.colour(move.colour), count=loaded.count, port=port)
    if isinstance(refill, Fill):
        return Offer(label, (fact("gh-effect-refill", count=refill.left, port=port),))
    return Offer(label, (fact("gh-effect-final", port=port),) if after.final != state.final else ())


def _offer_direction(board: Board, state: State, move: Keep | Turn) -> Offer:
    head = state.agenda[0]
    assert isinstance(head, SetDirection)
    ship, vessel = state.ships[head.ship], board.ships[head.ship]
    if isinstance(move, Keep):
        return Offer(fact("gh-do-keep", ship=vessel.id, direction=terms.direction(ship.direction)))
    label = fact("gh-do-turn", ship=vessel.id, direction=terms.direction(-ship.direction))
    return Offer(label, (fact("gh-effect-once"),))


def _offer_sail(board: Board, state: State, end: int) -> Offer:
    head = state.agenda[0]
    assert isinstance(head, SailShip)
    way = voyage(board, state, head.ship, end)
    return Offer(
        fact("gh-do-sail", place=terms.place(board.route[end].id)),
        tuple(_sail_effects(board, state, head.ship, way)),
        name=board.route[end].id,
    )


def _sail_effects(board: Board, state: State, at: int, way: Voyage) -> list[Fact]:
    ship, effects = state.ships[at], []
    if way.wind:
        winds = terms.colours(way.wind)
        effects.append(fact("gh-effect-wind", winds=len(winds), wind=winds))
    else:
        effects.append(fact("gh-effect-free"))
    if way.skipped:
        places = tuple(terms.place(board.route[node].id) for node in way.skipped)
        effects.append(fact("gh-effect-skips", places=places))
    if board.main_port(way.end) and ship.cubes:
        cargo = terms.colour(ship.cargo)
        effects.append(fact("gh-effect-unload", count=ship.cubes, colour=cargo))
    due = cards_due(board, at, way.end)
    if due:
        effects.append(fact("gh-effect-cards", count=due))
    return effects

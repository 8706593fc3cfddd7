"""Moving a ship: choose it, sail it (section 6)."""

from __future__ import annotations

from typing import Annotated, Any, ClassVar, Final

import msgspec
from msgspec.structs import replace

from bot.core import Change, Decision, Event, Fact, Made, Offer, Seat, Task, Value, Who, fact, put, refusal
from bot.core.decisions import newest
from bot.core.notation import Form
from bot.games.golden_horn import terms
from bot.games.golden_horn.arrival import Arrived, arrive, cards_due
from bot.games.golden_horn.board import EAST, WEST, Board
from bot.games.golden_horn.colours import INDEX, add
from bot.games.golden_horn.components import CONSTANTINOPLE, VENICE
from bot.games.golden_horn.ending import ASK_END
from bot.games.golden_horn.loading import LoadShip, movable, movable_fleet
from bot.games.golden_horn.state import At, Ship, State, UnderWay
from bot.games.golden_horn.turning import SetDirection, may_turn

ShipName = Annotated[str, Form(r"[A-RT-Z]\d", str.upper, values=lambda at: at.board.ship_at)]
"""`S` and a number name a sea square, not a ship."""
NodeName = Annotated[str, Form(r"V|C|M|S\d{1,3}", str.upper, values=lambda at: at.board.ids)]

# Choosing the ship


class ShipChosen(Event, tag="chosen"):
    """`who` moves this ship (GH-6.1)."""

    says: ClassVar = "gh-chose"
    who: Seat
    ship: str


class Choose(Decision, tag="ship"):
    """D2: choose the ship to move. At the start of a turn this declines the attack. `L3`"""

    kind: ClassVar = "ship"
    notation: ClassVar = "{ship}"
    ship: ShipName

    @classmethod
    def options(cls, at: At[Any]) -> list[Choose]:
        """The ships that have a legal move (GH-6.1)."""
        names = at.board.names_of_ships
        return [Choose(names[ship]) for ship in movable_fleet(at.board, at.state, at.seat)]

    def refused(self, at: At[Any]) -> Fact | None:
        ship = at.board.ship_at.get(self.ship, -1)
        if ship not in at.board.fleets[at.seat]:
            return self._not_own(at)
        if movable(at.board, at.state, ship):
            return None
        port = terms.port(at.board.ids[at.state.ships[ship].node])
        return refusal("GH-7.7", "gh-no-load-possible", ship=self.ship, port=port)

    def _not_own(self, at: At[Any]) -> Fact | None:
        if self.ship not in at.board.ship_at:
            return refusal("GH-6.1", "gh-no-such-ship", ship=self.ship)
        owner = at.board.ships[at.board.ship_at[self.ship]].seat
        if owner == at.seat:
            return None
        return refusal("GH-6.1", "gh-no-own-ship", ship=self.ship, owner=Who(owner))

    def untimely(self, at: At[Any]) -> Fact | None:
        """One ship is moved in a turn (GH-4.5)."""
        if not at.state.turns:
            return None
        chosen = at.board.ships[at.task.ship].id if isinstance(at.task, UnderWay) else ""
        return self._not_own(at) or (fact("gh-no-ship-chosen", ship=chosen) if chosen else None)

    def play(self, at: At[Any]) -> Change[State]:
        """The remaining decisions of this ship come on the agenda, up to the end of the turn."""
        board, state = at.board, at.state
        ship = board.ship_at[self.ship]
        tasks: tuple[Task, ...] = (SailShip(ship), *ASK_END)
        if board.main_port(state.ships[ship].node):
            tasks = (LoadShip(ship), *tasks)
        elif may_turn(board, state.ships[ship]):
            tasks = (SetDirection(ship), *tasks)
        return replace(state, agenda=tasks), (ShipChosen(at.seat, self.ship),)

    def offer(self, at: At[Any]) -> Offer:
        """The label names the sails and the place of the ship, too, to tell it from the others."""
        index, name = at.board.ship_at[self.ship], self.ship
        ship, sails = at.state.ships[index], terms.colours(dict.fromkeys(at.board.ships[index].sails))
        label = fact("gh-do-ship", ship=name, sails=sails, place=terms.place(at.board.ids[ship.node]))
        if at.board.main_port(ship.node):
            return Offer(label, (fact("gh-effect-must-load"),), name=name)
        heads = fact("gh-effect-heads", direction=terms.direction(ship.direction))
        if not ship.cubes:
            return Offer(label, (heads, fact("gh-effect-empty")), name=name)
        cargo = fact("gh-effect-cargo", count=ship.cubes, colour=terms.colour(ship.cargo))
        return Offer(label, (heads, cargo), name=name)


class Passed(Event, tag="passed"):
    """`who` had no ship that could move (GH-6.17)."""

    kept: ClassVar = True
    says: ClassVar = "gh-passed"
    who: Seat


def end_movement(state: State) -> Change[State]:
    """End the movement of a seat that has no ship to move (GH-6.17)."""
    return replace(state, agenda=ASK_END), (Passed(state.turn),)


class ChooseShip(Task, tag="ship"):
    """D2 after an attack: which ship moves (GH-6.1)."""

    decisions: ClassVar = (Choose,)
    asks: ClassVar = "gh-ask-ship"

    def by_itself(self, at: At[ChooseShip]) -> Change[State] | None:
        """The move is skipped if no ship can move. Both facts are public (GH-6.17)."""
        return None if movable_fleet(at.board, at.state, at.seat) else end_movement(at.state)

    def instead(self, at: At[ChooseShip], decision: Decision) -> Fact:
        return fact("gh-no-choose-first")


# Sailing


class Voyage(msgspec.Struct, frozen=True, gc=False):
    """A destination of a ship, with the path and the cards it needs (GH-6.16)."""

    end: int
    path: tuple[int, ...]
    """Nodes at which the ship stops, ending with `end`."""
    skipped: tuple[int, ...]
    """Nodes passed over because they were full (GH-6.7)."""
    wind: str
    """Colours of the cards to discard, in order (GH-6.11)."""


def course(board: Board, ship: Ship) -> int:
    """The direction in which a ship will sail: away from a main port, otherwise the direction of its bow
    (GH-6.2, GH-6.3)."""
    return EAST if ship.node == 0 else WEST if ship.node == board.last else ship.direction


def nodes_taken(state: State) -> list[int]:
    """The node of each ship, of all owners and both directions (GH-6.5)."""
    return [ship.node for ship in state.ships]


Stops = tuple[tuple[int, ...], tuple[str, ...]]
"""The stops ahead of a ship, nearest first, and for each the colour of the card that the step costs; empty if
it is free."""


@newest
def stops(at: At[SailShip]) -> Stops:
    """The stops ahead that the ship can reach: the algorithm of section 6. The newest ones are kept, because
    the moves and then the move that is made need the same."""
    board, index, taken = at.board, at.task.ship, nodes_taken(at.state)
    room, tolls, hand = board.room, board.ships[index].tolls, [*at.state.hands[at.seat]]
    nodes: list[int] = []
    cost: list[str] = []
    node, direction, paid = taken[index], course(board, at.state.ships[index]), ""
    while True:
        node += direction  # GH-6.8: the first step is free
        while taken.count(node) >= room[node]:  # GH-6.6: a full node is passed over
            node += direction
        nodes.append(node)
        cost.append(paid)
        toll = tolls[node]
        if toll is None:  # GH-6.9: a port ends the move
            break
        if toll:  # GH-6.11: wind
            if not hand[INDEX[toll]]:
                break
            hand[INDEX[toll]] -= 1
        paid = toll
    return tuple(nodes), tuple(cost)


def voyage(at: At[SailShip], end: int) -> Voyage:
    """The path of the ship to one of its destinations."""
    nodes, cost = stops(at)
    count = nodes.index(end) + 1
    path, start = nodes[:count], at.state.ships[at.task.ship].node
    skipped: tuple[int, ...] = ()
    if abs(end - start) > count:
        ahead = range(start + 1, end) if end > start else range(start - 1, end, -1)
        skipped = tuple(node for node in ahead if node not in path)
    return Voyage(end, path, skipped, "".join(cost[:count]))


class Sailed(Event, tag="sailed"):
    """`ship` moved from one node to another (section 6)."""

    kept: ClassVar = True
    who: Seat
    ship: str
    start: str
    end: str
    path: tuple[str, ...]
    """Every node at which the ship stopped, ending with `end`; `start` is not included."""
    skipped: tuple[str, ...]
    """Nodes passed over because they were full (GH-6.7)."""
    wind: str
    """Colour letters of the wind cards played, in order (GH-6.11)."""

    def tell(self, board: Board, to: Seat | None, arrived: Arrived | None = None) -> Fact:
        """Where the ship sailed, and the colour and number of delivered cubes (GH-12.1)."""
        args: dict[str, Value] = {
            "who": Who(self.who),
            "ship": self.ship,
            "from": terms.place(self.start),
            "to": terms.place(self.end),
            "winds": len(self.wind),
            "wind": terms.colours(self.wind),
            "skips": len(self.skipped),
            "skipped": tuple(terms.place(node) for node in self.skipped),
        }
        if arrived is None or self.end not in (VENICE, CONSTANTINOPLE):
            return Fact("gh-sailed", args)
        if arrived.colour is None:
            return Fact("gh-arrived", args)
        return Fact("gh-delivered", {**args, "count": arrived.count, "colour": terms.colour(arrived.colour)})


class Sail(Decision, tag="sail"):
    """D5: the destination, which determines the path and the wind cards (GH-6.16). `S5`, `M`, `C`, `V`"""

    notation: ClassVar = "{to}"
    to: NodeName

    @classmethod
    def options(cls, at: At[SailShip]) -> list[Sail]:
        """Every node to which the ship may sail, nearest first."""
        ids = at.board.ids
        return [SAILS[ids[node]] for node in stops(at)[0]]

    def refused(self, at: At[SailShip]) -> Fact | None:
        """The rules that forbid a destination: GH-6.3 to GH-6.15."""
        board, state, place = at.board, at.state, terms.place(self.to)
        node, reached = board.node_at.get(self.to, -1), stops(at)[0]
        if node in reached:
            return None
        ship, name = state.ships[at.task.ship], board.ships[at.task.ship].id
        if node < 0:
            return refusal("GH-6.16", "gh-no-node", place=place)
        if node == ship.node:
            return refusal("GH-6.13", "gh-no-stay", ship=name, place=place)
        if (node - ship.node) * course(board, ship) < 0:
            return refusal("GH-6.3", "gh-no-behind", ship=name, place=place)
        if board.berths[node] and nodes_taken(state).count(node) >= board.berths[node]:
            return refusal("GH-6.6", "gh-no-full", place=place)
        stop = board.route[reached[-1]]
        if stop.colour is None:
            return refusal("GH-6.9", "gh-no-past", place=place, port=terms.port(stop.id))
        return refusal("GH-6.11", "gh-no-wind", place=place, at=stop.id, colour=terms.colour(stop.colour))

    def play(self, at: At[SailShip]) -> Change[State]:
        """Wind cards are discarded before cards are drawn (GH-8.8)."""
        board, state, index = at.board, at.state, at.task.ship
        end, ship = board.node_at[self.to], state.ships[index]
        way, hands, discard = voyage(at, end), state.hands, state.discard
        if way.wind:
            hand = hands[at.seat]
            for colour in way.wind:
                hand, discard = add(hand, colour, -1), add(discard, colour)
            hands = put(hands, at.seat, hand)
        after = replace(
            state,
            hands=hands,
            discard=discard,
            ships=put(state.ships, index, replace(ship, node=end, direction=course(board, ship))),
            agenda=state.agenda[1:],
        )
        name, start = board.ships[index].id, board.ids[ship.node]
        path, skipped = board.names(way.path), board.names(way.skipped)
        sailed = Sailed(at.seat, name, start, self.to, path, skipped, way.wind)
        if board.colours[end] is not None:
            return after, (sailed,)
        after, arrived = arrive(board, after, index)
        return after, (sailed, arrived)

    def offer(self, at: At[SailShip]) -> Offer:
        effects = tuple(self._effects(at, voyage(at, at.board.node_at[self.to])))
        return Offer(fact("gh-do-sail", place=terms.place(self.to)), effects, name=self.to)

    def _effects(self, at: At[SailShip], way: Voyage) -> list[Fact]:
        board, ship, effects = at.board, at.state.ships[at.task.ship], list[Fact]()
        if way.wind:
            winds = terms.colours(way.wind)
            effects.append(fact("gh-effect-wind", winds=len(winds), wind=winds))
        else:
            effects.append(fact("gh-effect-free"))
        if way.skipped:
            places = tuple(terms.place(board.ids[node]) for node in way.skipped)
            effects.append(fact("gh-effect-skips", places=places))
        if board.main_port(way.end) and ship.cubes:
            cargo = terms.colour(ship.cargo)
            effects.append(fact("gh-effect-unload", count=ship.cubes, colour=cargo))
        due = cards_due(board, at.task.ship, way.end)
        if due:
            effects.append(fact("gh-effect-cards", count=due))
        return effects


SAILS: Final[Made[str, Sail]] = Made(Sail)


class SailShip(UnderWay, tag="sail"):
    """D5: where the ship sails (GH-6.16)."""

    decisions: ClassVar = (Sail,)
    asks: ClassVar = "gh-ask-sail"

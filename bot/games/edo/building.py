"""The action BUILD (section 9) and temples (section 16)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, ClassVar, Final

from msgspec.structs import replace

from bot.core import Fact, Offer, Seat, Term, Who, fact, put
from bot.core.decisions import Event, refusal
from bot.core.notation import table
from bot.games.edo import terms
from bot.games.edo.board import HOLY, Board
from bot.games.edo.cities import stops_building, weights
from bot.games.edo.components import Action, BuildingData, Goods
from bot.games.edo.forms import Space, Star
from bot.games.edo.marks import Mark, paid
from bot.games.edo.officials import Work
from bot.games.edo.privileges import held, spend_privilege
from bot.games.edo.refusals import other_action, short, unknown
from bot.games.edo.state import At, Building, Change, Player, State, action_of, pay, player_of, with_player

LETTERS: Final = {"house": "H", "post": "P", "stronghold": "S", "temple": "T"}
BARS: Final = {
    "place": "EDO-9.1",
    "nobody": "EDO-9.4",
    "none": "EDO-1.21",
    "taken": "EDO-9.2",
    "ronin": "EDO-18.18",
    "site": "EDO-9.7",
}
"""The rule of each reason why a building may not stand on a space (`barred`)."""


class Built(Event):
    """A building stands and is scored (section 9)."""

    seat: Seat
    what: str
    """house, post, stronghold or temple"""
    space: str
    cost: Goods
    points: int
    prime: bool
    """It stands on site 1 by privilege a."""

    def tell(self, board: Board, to: Seat | None) -> Fact:
        return fact(
            "edo-log-built-prime" if self.prime else "edo-log-built",
            who=Who(self.seat),
            building=terms.building(self.what),
            place=terms.place(board, self.space),
            cost=terms.amounts(self.cost),
            points=self.points,
        )

    def mark(self) -> tuple[Mark, ...]:
        return (Mark(self.what, self.seat, self.space, goods=paid(self.cost)),)


class Build(Work):
    """Build a house, trading post, stronghold or temple (EDO-9.4, EDO-16.2); with a star on site 1 by
    privilege a (EDO-17.31, EDO-20.9).

    `H.C1`, `H.C1*`, `T.FO2`
    """

    kind: ClassVar[str] = "build"
    notation: ClassVar[str] = "{what}.{space}{prime}"
    what: Annotated[str, table({letter: what for what, letter in LETTERS.items()})]
    space: Space
    prime: Star = False

    @staticmethod
    def options(at: At) -> Iterator[Build]:
        """Everything that the seat can pay for where its samurai stand (EDO-9.4, EDO-9.10)."""
        board, state, player = at.board, at.state, player_of(at)
        known, action = board.data.buildings, action_of(board, state)
        affordable = {what: player.goods.covers(cost_of(data, action)) for what, data in known.items()}
        for space in dict.fromkeys(player.samurai):
            if board.is_city(space):
                for what in ("house", "post", "stronghold"):
                    if affordable[what] and not barred(board, state, at.seat, what, space):
                        yield Build(what, space)
                        if what == "house" and held(board.data, player, "site"):
                            yield Build(what, space, prime=True)
            elif affordable["temple"] and not barred(board, state, at.seat, "temple", space):
                yield Build("temple", space)

    def refused(self, at: At) -> Fact | None:
        """The place is checked before the price."""
        if wrong := other_action(at, "BUILD") or unknown(at.board, self.space):
            return wrong
        why = barred(at.board, at.state, at.seat, self.what, self.space)
        if self.what == "temple" and not player_of(at).temples and not at.state.temples:
            return refusal("EDO-16.1", "edo-no-temples")
        if why:
            building, place = terms.building(self.what), terms.place(at.board, self.space)
            return refusal(BARS[why], f"edo-no-build-{why}", building=building, place=place)
        if self.prime and (self.what != "house" or not held(at.board.data, player_of(at), "site")):
            return refusal("EDO-17.31", "edo-no-privilege", privilege=Term("edo-privilege-a"))
        return short(at, self._cost(at))

    def _cost(self, at: At) -> Goods:
        return cost_of(at.board.data.buildings[self.what], action_of(at.board, at.state))

    def play(self, at: At) -> Change:
        """Pay for the building, put it on the board and score it at once (EDO-9.6, EDO-16.7). It stays there
        (EDO-9.9)."""
        cost, points = self._cost(at), at.board.data.buildings[self.what].points
        state = self._placed(at, pay(at.state, at.seat, cost, points))
        if self.prime:
            kind = held(at.board.data, state.players[at.seat], "site")[0]
            state = spend_privilege(state, at.seat, kind)
        return state, (Built(at.seat, self.what, self.space, cost, points, self.prime),)

    def _placed(self, at: At, state: State) -> State:
        seat, player = at.seat, state.players[at.seat]
        if self.what == "temple":
            state = with_player(state, seat, replace(player, temples=player.temples - 1))
            return replace(state, temples_at=(*state.temples_at, (self.space, seat)))
        city = at.board.city_at[self.space]
        if self.what == "stronghold":
            return replace(state, strongholds=put(state.strongholds, city, seat))
        if self.what == "post":
            player = replace(player, post=False)
        else:
            player = replace(player, houses=player.houses - 1)
        own, row = Building(seat, self.what == "post"), state.rows[city]
        # The lowest free site (EDO-9.7), or site 1 with all others moved back (EDO-17.31, EDO-17.41).
        row = (own, *row) if self.prime else (*row, own)
        return replace(with_player(state, seat, player), rows=put(state.rows, city, row))

    def offer(self, at: At) -> Offer:
        known, place = at.board.data.buildings[self.what], terms.place(at.board, self.space)
        key = "edo-offer-build-prime" if self.prime else "edo-offer-build"
        effects = [
            fact("edo-effect-cost", goods=terms.amounts(self._cost(at))),
            fact("edo-effect-points", points=known.points),
        ]
        if known.weight:  # EDO-11.6
            weight = weights(at.board, at.state, self.space).get(at.seat, 0) + known.weight
            effects.append(fact("edo-effect-weight", weight=weight))
        return Offer(
            fact(key, building=terms.building(self.what), place=place),
            tuple(effects),
            fact("edo-group-build", place=place),
            name=self.space,
        )


def cost_of(building: BuildingData, action: Action) -> Goods:
    """The cost after a discount. A discount reduces only the ryo, and not below 0 (EDO-9.5)."""
    return replace(building.cost, ryo=max(0, building.cost.ryo - action.discount))


def barred(board: Board, state: State, seat: Seat, what: str, space: str) -> str:
    """The reason why a building may not stand on a space, apart from its cost; "" if it may.

    nobody: no samurai there; place: wrong kind of space; none: no such building left; ronin: EDO-18.18; site:
    no free site; taken: EDO-9.2, EDO-9.3, EDO-16.5. The seat's houses there are neither needed nor in the way
    (EDO-9.8), nor is one Ronin (EDO-18.17); temples may stand beside Ronin (EDO-18.20).
    """
    player = state.players[seat]
    if not fits(board, what, space):
        return "place"
    if space not in player.samurai:  # EDO-9.4, EDO-16.6
        return "nobody"
    if what == "temple":
        if not player.temples:
            return "none"
        return "taken" if any(at == space for at, _ in state.temples_at) else ""
    if stops_building(board, state, space):
        return "ronin"
    city = board.city_at[space]
    if what == "stronghold":
        if state.strongholds[city] is not None:
            return "taken"
        return "" if strongholds_left(board, state) else "none"
    if not (player.houses if what == "house" else player.post):
        return "none"
    if what == "post" and any(building.post for building in state.rows[city]):
        return "taken"
    return "" if len(state.rows[city]) < board.sites(space) else "site"  # EDO-9.7


def fits(board: Board, what: str, space: str) -> bool:
    """Whether a kind of building may stand on a kind of space at all."""
    if what == "temple":  # EDO-16.3
        return board.open(space) and board.kinds[space] in HOLY
    if what == "post" and space == board.edo:  # EDO-9.2
        return False
    return board.is_city(space)


def kinds_left(player: Player, strongholds: int) -> list[str]:
    """The kinds of buildings of which a player has one left; of strongholds, which belong to nobody, so many
    are left."""
    left = {"house": player.houses, "post": player.post, "stronghold": strongholds, "temple": player.temples}
    return [what for what, count in left.items() if count]


def strongholds_left(board: Board, state: State) -> int:
    return board.data.counts.strongholds - sum(seat is not None for seat in state.strongholds)

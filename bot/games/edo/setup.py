"""Setup (section 3): what is drawn before the first round, start cities and resource bundles."""

from __future__ import annotations

from typing import Annotated, ClassVar, Self

from msgspec.structs import replace

from bot.core import Decision, Event, Fact, Offer, Option, Options, Seat, Task, Who, fact, put, refusal
from bot.core.notation import numbers
from bot.games.edo import terms
from bot.games.edo.asking import SeatTask
from bot.games.edo.board import Board
from bot.games.edo.components import Goods
from bot.games.edo.draws import RONIN_LANDS, Drawing
from bot.games.edo.forms import Bundle as BundleCode
from bot.games.edo.forms import Place
from bot.games.edo.marks import Mark, amounts
from bot.games.edo.refusals import unknown
from bot.games.edo.rounds import BeginRound
from bot.games.edo.state import At, Building, Change, Player, State, done, gain, player_of, with_player

SEATS = range(2, 6)
VARIANTS = ("temples", "privileges", "ronin")  # as we name them (EDO-25.3)
# Alone or together, for every number of players (EDO-15.5, EDO-19.1).
OPTIONS = tuple(Option(variant, ("off", "on"), "off") for variant in VARIANTS)


class StartDrawn(Event):
    """Chance has drawn the start player."""

    says: ClassVar[str] = "edo-log-start"
    who: Seat


class Starts(Decision):
    """Chance: who is the start player (EDO-3.2, EDO-22.1), counted from 1. `=2`"""

    kind: ClassVar[str] = "draw"
    notation: ClassVar[str] = "={number}"
    number: Annotated[int, numbers(lambda at: range(1, at.state.seats + 1))]

    def play(self, at: At) -> Change:
        """The draft follows: once in turn order, once in reverse order (EDO-3.41)."""
        state = replace(done(at.state), start=self.number - 1)
        turns = [Draft(seat) for seat in (*state.order, *reversed(state.order))]
        return replace(state, agenda=(*state.agenda, *turns, BeginRound())), (StartDrawn(self.number - 1),)


class DrawStart(Task, tag="draw-start"):
    """Chance draws the start player (EDO-3.2)."""

    chance: ClassVar[bool] = True
    decisions: ClassVar = (Starts,)


def start(board: Board, seats: int, options: Options) -> State:
    """The state before anything is drawn. Chance draws in the order of EDO-22.8 and EDO-19.6, and all of it
    before anybody chooses (EDO-3.25). Only the order is ours (EDO-24.28). Afterwards five play as four do
    (EDO-15.4)."""
    data = board.data
    counts = data.counts
    privileges, ronin = options["privileges"] == "on", options["ronin"] == "on"
    drawings: list[Task] = [
        DrawStart(),
        Drawing("merchant"),
        Drawing("merchant", 1),  # the current card and the next one (EDO-3.5, EDO-24.14)
        *(Drawing("card", at) for at in range(counts.display)),
        *(Drawing("tile", board.city_at[city]) for city in board.tiled),
    ]
    if privileges:  # EDO-17.1, EDO-17.2, EDO-17.4
        drawings += [Drawing("demand", column) for column in reversed(range(counts.columns))]
        drawings += [Drawing("privilege", column) for column in range(counts.columns)]
        drawings += [Drawing("next-demand"), Drawing("next-privilege")]
    if ronin:  # EDO-18.1, one on each kind of space (EDO-25.4)
        drawings += [Drawing("ronin", at) for at in range(len(RONIN_LANDS))]
    player = Player(
        goods=Goods(ryo=counts.start_ryo),
        officials=counts.pieces,
        houses=counts.houses,
        temples=counts.temples if options["temples"] == "on" else 0,
        cards=tuple(sorted(data.starting)),
    )
    empty = ("",) * counts.columns if privileges else ()
    kinds = [kind for kind, known in data.privileges.items() for _ in range(known.count)]
    return State(
        seats=seats,
        temples=options["temples"] == "on",
        privileges=privileges,
        ronin=ronin,
        agenda=tuple(drawings),
        players=(player,) * seats,
        rows=((),) * len(board.cities),
        strongholds=(None,) * len(board.cities),
        tiles=("",) * len(board.cities),
        merchant=board.edo,  # EDO-3.4, EDO-24.16
        merchants=(),
        stack=tuple(sorted(data.merchant)),
        ahead=False,
        neutral=counts.neutral,
        deck=tuple(sorted(data.special)),
        demands=empty,
        demand_stack=tuple(sorted(data.demands)) if privileges else (),
        privilege_row=empty,
        privilege_stack=tuple(sorted(kinds)) if privileges else (),
        ronin_at=("",) * len(RONIN_LANDS) if ronin else (),
        markers=counts.ronin_markers if ronin else 0,
    )


# The draft (EDO-3.40 to EDO-3.46)


class TownTaken(Event):
    """A seat takes its start city (EDO-3.42)."""

    says: ClassVar[str] = "edo-log-city"
    who: Seat
    city: terms.Place

    def mark(self) -> tuple[Mark, ...]:
        return (Mark("start", self.who, to=self.city),)


class City(Decision):
    """Take a start city (EDO-3.41, EDO-20.1). `C2`"""

    kind: ClassVar[str] = "take"
    notation: ClassVar[str] = "{city}"
    city: Place

    @classmethod
    def options(cls, at: At) -> list[City]:
        if player_of(at).city:
            return []
        return [City(city) for city in at.board.open_of("city") if not _taken(at.state, city)]

    def refused(self, at: At) -> Fact | None:
        if wrong := unknown(at.board, self.city):
            return wrong
        place = terms.place(at.board, self.city)
        if player_of(at).city:
            return refusal("EDO-3.41", "edo-no-city-twice")
        if owner := _taken(at.state, self.city):
            return refusal("EDO-3.42", "edo-no-city-taken", city=place, who=owner)
        if self.city == at.board.edo:
            return refusal("EDO-3.42", "edo-no-city-edo")
        if self.city in at.board.open_of("city"):
            return None
        return refusal("EDO-3.42", "edo-no-city", city=place)

    def play(self, at: At) -> Change:
        """The seat gets a house on site 1 and a samurai, without points or payment (EDO-3.43, EDO-3.44,
        EDO-25.2)."""
        player, state, where = player_of(at), done(at.state), at.board.city_at[self.city]
        player = replace(
            player,
            city=self.city,
            houses=player.houses - 1,
            officials=player.officials - 1,
            samurai=(self.city,),
        )
        row = (*state.rows[where], Building(at.seat))
        state = replace(state, rows=put(state.rows, where, row))
        return with_player(state, at.seat, player), (TownTaken(at.seat, self.city),)

    def offer(self, at: At) -> Offer:
        board, city = at.board, self.city
        near = tuple(terms.place(board, space) for space in board.roads[city] if board.open(space))
        label = fact("edo-offer-city", city=terms.place(board, city))
        return Offer(label, (fact("edo-effect-near", places=near),), name=city, short=label)


def _taken(state: State, city: str) -> Who | None:
    """Who has taken a start city."""
    return next((Who(seat) for seat, player in enumerate(state.players) if player.city == city), None)


class BundleTaken(Event):
    """A seat takes a resource bundle (EDO-3.41)."""

    says: ClassVar[str] = "edo-log-bundle"
    who: Seat
    bundle: str
    goods: terms.Several

    def mark(self) -> tuple[Mark, ...]:
        return (Mark("bundle", self.who, self.bundle, goods=amounts(self.goods)),)


class Bundle(Decision):
    """Take a resource bundle (EDO-3.41, EDO-20.1). `K4`"""

    kind: ClassVar[str] = "take"
    notation: ClassVar[str] = "{bundle}"
    bundle: BundleCode

    @classmethod
    def read(cls, text: str, at: At) -> Self | Fact | None:
        decision = super().read(text, at)
        return decision if isinstance(decision, Bundle) and decision.bundle in at.board.data.bundles else None

    def refused(self, at: At) -> Fact | None:
        if player_of(at).bundle:
            return refusal("EDO-3.41", "edo-no-bundle-twice")
        for seat, player in enumerate(at.state.players):
            if player.bundle == self.bundle:
                return refusal("EDO-3.40", "edo-no-bundle-taken", bundle=self.bundle, who=Who(seat))
        return None

    def play(self, at: At) -> Change:
        """The seat gets the goods of the bundle (EDO-3.30 to EDO-3.34)."""
        goods = at.board.data.bundles[self.bundle]
        state = gain(done(at.state), at.seat, goods)
        player = replace(state.players[at.seat], bundle=self.bundle)
        return with_player(state, at.seat, player), (BundleTaken(at.seat, self.bundle, goods),)

    def offer(self, at: At) -> Offer:
        goods = terms.amounts(at.board.data.bundles[self.bundle])
        label = fact("edo-offer-bundle", bundle=self.bundle, goods=goods)
        return Offer(label, short=label)


class Draft(SeatTask, tag="draft"):
    """Take a bundle or a start city; in the second pass the one that is still missing (EDO-3.41, EDO-20.2,
    EDO-24.17). Five players take all bundles (EDO-15.3)."""

    decisions: ClassVar = (City, Bundle)

    def question(self, at: At) -> Fact:
        player = player_of(at)
        lacking = "city" if player.bundle else "bundle" if player.city else "any"
        return fact(f"edo-ask-draft-{lacking}")

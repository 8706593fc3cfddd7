"""Setup (section 3) and everything that chance draws from decks (section 22)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from msgspec.structs import replace

from bot.core import Option, Options
from bot.games.edo.board import Board
from bot.games.edo.components import Data, Goods
from bot.games.edo.events import BundleTaken, Drawn, TownTaken
from bot.games.edo.moves import Bundle, City, Draw
from bot.games.edo.state import (
    BeginRound,
    Building,
    Draft,
    Drawing,
    Player,
    State,
    done,
    gain,
    note,
    with_item,
    with_player,
    without,
)

SEATS = range(2, 6)
VARIANTS = ("temples", "privileges", "ronin")
OPTIONS = tuple(Option(variant, ("off", "on"), "off") for variant in VARIANTS)
RONIN_LANDS = ("forest", "quarry", "rice")
"""Where Ronin 1, 2 and 3 start (EDO-0.5, EDO-18.1)."""


def start(board: Board, seats: int, options: Options) -> State:
    """The state before anything is drawn. Chance draws in the order of EDO-22.8."""
    data = board.data
    counts = data.counts
    privileges, ronin = options["privileges"] == "on", options["ronin"] == "on"
    drawings = [
        Drawing("start"),
        Drawing("merchant"),
        Drawing("merchant", 1),
        *(Drawing("card", at) for at in range(counts.display)),
        *(Drawing("tile", board.city_at[city]) for city in board.tiled),
    ]
    if privileges:  # EDO-17.1, EDO-17.2, EDO-17.4
        drawings += [Drawing("demand", column) for column in reversed(range(counts.columns))]
        drawings += [Drawing("privilege", column) for column in range(counts.columns)]
        drawings += [Drawing("next-demand"), Drawing("next-privilege")]
    if ronin:  # EDO-18.1
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
        merchant=board.edo,  # EDO-3.4
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


def outcomes(board: Board, state: State, head: Drawing) -> Iterator[Draw]:
    """The possible outcomes of the draw."""
    yield from map(Draw, dict.fromkeys(_cases(board, state, head)))


def weights(board: Board, state: State, head: Drawing) -> list[int]:
    """How many equal pieces each outcome stands for."""
    return list(Counter(_cases(board, state, head)).values())


def _cases(board: Board, state: State, head: Drawing) -> tuple[str, ...]:
    match head.what:
        case "start":
            return tuple(str(seat + 1) for seat in range(state.seats))
        case "merchant":
            return state.stack
        case "card":
            return state.deck
        case "tile":
            known = board.data.tiles[state.seats]
            return tuple(tile for tile in known if tile not in state.tiles)
        case "demand" | "next-demand":
            return state.demand_stack
        case "privilege" | "next-privilege":
            return state.privilege_stack
        case "ronin":
            return board.open_of(RONIN_LANDS[head.at])
    raise ValueError(head.what)


def draw(board: Board, state: State, head: Drawing, move: Draw) -> State:
    """Put what was drawn in its place."""
    state, what = note(done(state), Drawn(head.what, head.at, move.what)), move.what
    match head.what:
        case "start":
            # Once in turn order, once in reverse order (EDO-3.41).
            state = replace(state, start=int(what) - 1)
            turns = [Draft(seat) for seat in (*state.order, *reversed(state.order))]
            return replace(state, agenda=(*state.agenda, *turns, BeginRound()))
        case "merchant":
            return replace(
                state,
                merchants=(*state.merchants, what),
                stack=without(state.stack, what),
                ahead=head.at == 1,
            )
        case "card":
            return replace(state, display=(*state.display, what), deck=without(state.deck, what))
        case "tile":
            return replace(state, tiles=with_item(state.tiles, head.at, what))
        case "demand":
            stack = without(state.demand_stack, what)
            return replace(state, demands=with_item(state.demands, head.at, what), demand_stack=stack)
        case "privilege":
            stack = without(state.privilege_stack, what)
            return replace(
                state, privilege_row=with_item(state.privilege_row, head.at, what), privilege_stack=stack
            )
        case "next-demand":
            return replace(state, next_demand=what, demand_stack=without(state.demand_stack, what))
        case "next-privilege":
            return replace(state, next_privilege=what, privilege_stack=without(state.privilege_stack, what))
        case "ronin":
            return replace(state, ronin_at=with_item(state.ronin_at, head.at, what))
    raise ValueError(head.what)


# The draft (EDO-3.40 to EDO-3.46)


def free_cities(board: Board, state: State) -> list[str]:
    """Open outer cities that nobody has taken (EDO-3.42)."""
    taken = {player.city for player in state.players}
    return [city for city in board.open_of("city") if city not in taken]


def free_bundles(data: Data, state: State) -> list[str]:
    taken = {player.bundle for player in state.players}
    return [bundle for bundle in data.bundles if bundle not in taken]


def drafts(board: Board, state: State, head: Draft) -> Iterator[City | Bundle]:
    """The items a seat may take: any in the first pass, the missing kind in the second (EDO-3.41)."""
    player = state.players[head.seat]
    if not player.city:
        yield from map(City, free_cities(board, state))
    if not player.bundle:
        yield from map(Bundle, free_bundles(board.data, state))


def draft(board: Board, state: State, head: Draft, move: City | Bundle) -> State:
    """Take a bundle (EDO-3.30) or a start city."""
    state, seat = done(state), head.seat
    if type(move) is Bundle:
        state = note(state, BundleTaken(seat, move.bundle))
        state = gain(state, seat, board.data.bundles[move.bundle])
        return with_player(state, seat, replace(state.players[seat], bundle=move.bundle))
    player = state.players[seat]
    # A house on site 1 and a samurai, without points or payment (EDO-3.43, EDO-3.44).
    player = replace(
        player,
        city=move.city,
        houses=player.houses - 1,
        officials=player.officials - 1,
        samurai=(move.city,),
    )
    at = board.city_at[move.city]
    state = replace(state, rows=with_item(state.rows, at, (*state.rows[at], Building(seat))))
    return note(with_player(state, seat, player), TownTaken(seat, move.city))

"""Builds the view of a seat or the public."""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from weakref import WeakKeyDictionary

from msgspec.structs import asdict

from bot.core import Seat
from bot.games.edo.aids.forecast import forecast
from bot.games.edo.aids.prospects import notes, twice
from bot.games.edo.board import RESOURCE_LANDS, Board
from bot.games.edo.building import strongholds_left
from bot.games.edo.cities import crowd, income_of, stops_building, weights
from bot.games.edo.components import Data
from bot.games.edo.limits import Limit
from bot.games.edo.marks import Mark, whole
from bot.games.edo.printed import Printed
from bot.games.edo.production import produced_by
from bot.games.edo.rounds import EndRound, Planning, asked_part, repeat_plan
from bot.games.edo.scoring import in_edo, items
from bot.games.edo.setup import Draft
from bot.games.edo.state import At, State
from bot.games.edo.turns import EndTurn, Reveal
from bot.games.edo.view import (
    CardView,
    CityView,
    ColumnView,
    DemandView,
    EdoView,
    MerchantView,
    OwnView,
    SeatView,
    SpaceView,
)

MOST_SEEN = 64
_seen: WeakKeyDictionary[Board, dict[Hashable, tuple[SpaceView, ...]]] = WeakKeyDictionary()


def view(at: At, viewer: Seat | None, to_act: tuple[Seat, ...], printed: Printed) -> EdoView:
    """Everything that the viewer may see; None stands for the public."""
    board, state, seat = at.board, at.state, viewer
    data = board.data
    players = tuple(_seat(at, player, to_act) for player in range(state.seats))
    bag = data.ronin.bag.items() if state.ronin else ()
    noted = () if seat is None else notes(at)
    return EdoView(
        viewer=seat,
        seats=state.seats,
        to_act=to_act,
        round=state.round,
        over=not state.agenda,
        asked=None if seat is None else asked_part(at),
        notes=noted,
        twice=None if seat is None else twice(at),
        former=_former(at) if seat is not None else (),
        phase=_phase(state),
        side=board.side,
        temples=state.temples,
        privileges=state.privileges,
        ronin=state.ronin,
        start=state.start,
        turn=state.turn,
        spaces=_spaces(board, state),
        players=players,
        merchant=state.merchant,
        current=_merchant(board, state.current),
        coming=_merchant(board, state.coming),
        stack=len(state.stack) + state.ahead,
        display=tuple(_card(board, card) for card in state.display),
        deck=len(state.deck),
        cards=_cards(board, state),
        neutral=state.neutral,
        strongholds=strongholds_left(board, state),
        columns=tuple(
            ColumnView(_demand(board, marker), kind)
            for marker, kind in zip(state.demands, state.privilege_row, strict=True)
        ),
        next_demand=_demand(board, state.next_demand),
        next_privilege=state.next_privilege,
        demand_stack=len(state.demand_stack),
        privilege_stack=len(state.privilege_stack),
        markers=state.markers,
        bag=tuple((tile, count - state.drawn.count(tile)) for tile, count in bag),
        marks=marks_of(data, state.last),
        own=None if seat is None or not state.pools else OwnView(state.plans[seat], state.pools[seat]),
        ahead=None if seat is None else forecast(at, noted),
        printed=printed,
        points=tuple(player.points if state.agenda else player.total for player in players),
        points_now=tuple(player.total for player in players),
    )


def _phase(state: State) -> str:
    """The phase, derived from the tasks on the agenda."""
    if not state.agenda:
        return "over"
    coming = {type(task) for task in state.agenda}
    match state.agenda[0]:
        case Draft():
            return "draft"
        case Planning():
            return "plan"
        case Limit():
            return "limit"
    if coming & {Reveal, EndTurn}:
        return "act"
    if EndRound in coming:
        return "wages"
    if Planning in coming:
        return "ronin"
    return "limit" if state.round else "setup"


def _former(at: At) -> tuple[str, ...]:
    """The plan of the round before, while the seat has planned nothing."""
    if not isinstance(at.task, Planning) or at.state.plans[at.seat] or not at.state.former:
        return ()
    return tuple(map(str, repeat_plan(at.state, at.seat)))


def marks_of(data: Data, marks: Iterable[Mark]) -> tuple[Mark, ...]:
    """Marks as a picture shows them."""
    goods_of = {code: card.goods for code, card in data.merchant.items()}
    return tuple(whole(mark, goods_of) for mark in marks)


def _spaces(board: Board, state: State) -> tuple[SpaceView, ...]:
    """The board with everything on it. Cached, because most moves do not change it."""
    key = (
        tuple(player.samurai for player in state.players),
        state.rows,
        state.strongholds,
        state.tiles,
        state.merchant,
        state.ronin_at,
        state.temples_at,
    )
    seen = _seen.setdefault(board, {})
    spaces = seen.get(key)
    if spaces is None:
        if len(seen) >= MOST_SEEN:
            seen.clear()
        spaces = seen[key] = tuple(_space(board, state, space) for space in board.spaces)
    return spaces


def _space(board: Board, state: State, space: str) -> SpaceView:
    kind = board.kinds[space]
    produces = kind in RESOURCE_LANDS and board.open(space)
    base = produced_by(board.data, kind, 0, 0) if produces else 0
    stranger = int(board.strangers and kind in RESOURCE_LANDS)
    return SpaceView(
        code=space,
        kind=kind,
        town=board.towns.get(space, ""),
        at=board.at[space],
        roads=board.roads[space],
        covered=not board.open(space),
        samurai=tuple(player.samurai.count(space) for player in state.players),
        strangers=stranger,
        ronin=tuple(number for number, at in enumerate(state.ronin_at, 1) if at == space),
        temple=dict(state.temples_at).get(space),
        merchant=state.merchant == space,
        production=tuple(range(base, -1, -1)) if base else (),
        next_yield=produced_by(board.data, kind, 0, crowd(board, state, space)) if produces else 0,
        city=_city(board, state, space) if space in board.city_at else None,
    )


def _city(board: Board, state: State, city: str) -> CityView:
    at = board.city_at[city]
    tile = state.tiles[at]
    return CityView(
        sites=board.sites(city),
        row=state.rows[at],
        stronghold=state.strongholds[at],
        tile=tile,
        pays=board.data.payments[tile] if tile else (),
        income=tuple(income_of(board, state, city)),
        weights=tuple(weights(board, state, city).items()),
        no_building=stops_building(board, state, city),
    )


def _seat(at: At, seat: Seat, to_act: tuple[Seat, ...]) -> SeatView:
    board, state, player = at.board, at.state, at.state.players[seat]
    opened = state.plans[seat][: state.opened[seat]] if state.plans else ()
    return SeatView(
        **asdict(player),
        house_in_edo=in_edo(board, state, seat),
        ready=_is_ready(at, seat, to_act),
        slots=opened,
        total=sum(points for _, points in items(board, state, seat)),
    )


def _is_ready(at: At, seat: Seat, to_act: tuple[Seat, ...]) -> bool:
    """Whether the seat has sealed the newest plan that was asked for."""
    if isinstance(at.task, Planning):
        return seat not in to_act
    return bool(at.state.plans) and not any(type(task) is Planning for task in at.state.agenda)


def _merchant(board: Board, card: str) -> MerchantView | None:
    return MerchantView(**asdict(board.data.merchant[card]), card=card) if card else None


def _demand(board: Board, marker: str) -> DemandView | None:
    return DemandView(**asdict(board.data.demands[marker]), marker=marker) if marker else None


def _card(board: Board, card: str) -> CardView:
    special = board.data.special.get(card)
    return CardView(special.price if special else 0, board.data.actions[card], card=card)


def _cards(board: Board, state: State) -> tuple[CardView, ...]:
    known = {card for player in state.players for card in player.cards} | set(state.display)
    return tuple(_card(board, card) for card in sorted(known))

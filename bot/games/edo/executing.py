"""Executions (section 8): what the next official of a slot may do, and the state after it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache
from typing import Any, Final

from msgspec.structs import replace

from bot.core import Seat
from bot.games.edo.board import Board
from bot.games.edo.building import build, builds
from bot.games.edo.cities import ronin_on, yields
from bot.games.edo.components import PRODUCTS, Action, Goods, goods_of
from bot.games.edo.events import DispersalNamed
from bot.games.edo.events_turn import (
    CardBought,
    Collected,
    Enough,
    FavourWon,
    GateEntered,
    Levied,
    Passed,
    Produced,
    Recruited,
    Travelled,
)
from bot.games.edo.movement import move_samurai
from bot.games.edo.moves import COLLECT, Collect, Move
from bot.games.edo.moves_turn import (
    AGREE,
    PASS,
    Agree,
    Build,
    Buy,
    Disperse,
    Gate,
    Levy,
    Meet,
    MeetBuild,
    MeetTravel,
    Pass,
    Produce,
    Trade,
    Travel,
)
from bot.games.edo.privileges import demands, held, meet, spend_privilege, uses
from bot.games.edo.ronin import disperse
from bot.games.edo.state import (
    Drawing,
    Execute,
    Rally,
    State,
    TradeOn,
    TravelOn,
    Turn,
    done,
    gain,
    note,
    pay,
    with_player,
    without,
)
from bot.games.edo.trading import both, offers, trade, trades

UNASKED = ("RICE", "MONEY")
"""Actions that are executed without a question to the player (EDO-20.18)."""
LEVIED = ("wood", "stone")
"""EDO-4.21."""


def turn_of(state: State) -> Turn:
    assert state.turn is not None
    return state.turn


def action_of(board: Board, state: State) -> Action:
    """The action of the current slot."""
    turn = turn_of(state)
    slot = state.plans[turn.seat][turn.number]
    return board.data.action(slot.card, slot.do)


# Moves


def executions(board: Board, state: State, head: Execute) -> Iterator[Move]:
    """Every legal move of the next official. If there is only one, it is made without a question."""
    action = action_of(board, state)
    if action.do in UNASKED:
        yield COLLECT
        return
    yield from works(board, state, head.seat, action)
    if action.do != "LEVY":  # EDO-20.20
        yield PASS
    yield from uses(board, state, head.seat)


def works(board: Board, state: State, seat: Seat, action: Action) -> Iterator[Move]:
    """Every way to use the official's action."""
    player = state.players[seat]
    match action.do:
        case "WOOD" | "STONE" | "HARVEST":
            yield from productions(board, state, seat, action)
        case "BUILD":
            yield from builds(board, state, seat, action)
        case "TRAVEL":
            yield from travels(board, state, seat)
        case "TRADE":
            yield from trades(board, state, seat)
        case "RECRUIT":  # EDO-8.10
            if state.neutral and player.goods.rice >= action.rice:
                yield AGREE
        case "FAVOUR":  # EDO-8.13
            if player.goods.ryo >= action.ryo:
                yield AGREE
        case "AUTHORIZE":  # EDO-8.12
            prices = board.data.special
            yield from (Buy(card) for card in state.display if prices[card].price <= player.goods.ryo)
        case "LEVY":
            yield from map(Levy, LEVIED)
        case _:
            pass


def productions(board: Board, state: State, seat: Seat, action: Action) -> Iterator[Produce]:
    """Own samurai on open spaces of this kind that have not produced in this turn (EDO-8.2, EDO-8.3)."""
    land, _ = PRODUCTS[action.do]
    player, worked = state.players[seat], turn_of(state).worked
    full = bool(held(board.data, player, "full", action.do))
    for space in dict.fromkeys(player.samurai):
        if board.kinds[space] != land or not board.open(space):
            continue
        if player.samurai.count(space) > worked.count(space):
            yield Produce(space)
            if full:
                yield Produce(space, full=True)


def travels(board: Board, state: State, seat: Seat) -> Iterator[Move]:
    """All moves of TRAVEL (EDO-19.2): a gate (own officials only, EDO-8.7), free moves, a demand, a
    dispersal."""
    turn = turn_of(state)
    if turn.own:
        yield from gates(board)
    for space in dict.fromkeys(state.players[seat].samurai):
        yield from ways_from(board, space)
    yield from demands(board, state, seat, "TRAVEL")
    if not turn.dispersed:
        yield from (Disperse(space) for space in board.sort(tuple(set(state.ronin_at))))


@lru_cache(maxsize=64)
def gates(board: Board) -> tuple[Gate, ...]:
    return tuple(map(Gate, board.gates))


@lru_cache(maxsize=2048)
def ways_from(board: Board, space: str) -> tuple[Travel, ...]:
    """The free moves of a samurai: to every other space (EDO-8.8)."""
    return tuple(Travel(space, end) for end in board.spaces if end != space)


def second_travels(board: Board, state: State, head: TravelOn) -> Iterator[Move]:
    """The moves of a second samurai, which is not the one that has just moved (EDO-8.14)."""
    for space in dict.fromkeys(without(state.players[head.seat].samurai, head.to)):
        yield from ways_from(board, space)
    yield PASS


def rallies(board: Board, state: State, head: Rally) -> Iterator[Move]:
    """Moves of own samurai from other spaces to the space of a dispersal (EDO-18.22, EDO-18.29)."""
    for space in dict.fromkeys(state.players[head.seat].samurai):
        if space != head.at:
            yield Travel(space, head.at)
    yield PASS


def second_trades(board: Board, state: State, head: TradeOn) -> Iterator[Move]:
    yield from offers(board, state, head.seat, head)
    yield PASS
    yield from uses(board, state, head.seat)


def may_trade_on(board: Board, state: State, head: TradeOn) -> bool:
    """Whether there is anything to decide about a second offer."""
    return any(move is not PASS for move in second_trades(board, state, head))


# Carrying out executions


def execute(board: Board, state: State, head: Execute, move: Move) -> State:
    """Carry out the work of one official (EDO-4.3)."""
    action = action_of(board, state)
    turn = spend_official(turn_of(state), own=type(move) is Gate)
    if type(move) is Pass:
        possible = next(works(board, state, head.seat, action), None) is not None
        return note(replace(state, turn=turn), Passed(head.seat, action.do, possible))
    return WORKS[type(move)](board, replace(state, turn=turn), head.seat, move, action)


def spend_official(turn: Turn, own: bool) -> Turn:
    """The turn after one official has worked. Neutral and black officials work first, except for a gate
    (EDO-7.11)."""
    if own or not (turn.neutral or turn.black):
        return replace(turn, own=turn.own - 1)
    if turn.neutral:
        return replace(turn, neutral=turn.neutral - 1)
    return replace(turn, black=turn.black - 1)


def collect(board: Board, state: State, seat: Seat, move: Collect, action: Action) -> State:
    """Collect the rice or ryo of all officials with RICE or MONEY at once (EDO-8.1). No decision can come in
    between."""
    turn = turn_of(state)
    count = turn.left + 1
    state = replace(state, turn=replace(turn, own=0, neutral=0, black=0))
    what, amount = ("rice", action.rice * count) if action.do == "RICE" else ("ryo", action.ryo * count)
    return note(gain(state, seat, goods_of(what, amount)), Collected(seat, what, amount, action.do))


def produce(board: Board, state: State, seat: Seat, move: Produce, action: Action) -> State:
    """Let a samurai produce (EDO-8.4, EDO-8.5)."""
    _, product = PRODUCTS[action.do]
    amount = yields(board, state, move.at, action.bonus, move.full)
    if move.full:
        kind = held(board.data, state.players[seat], "full", action.do)[0]
        state = spend_privilege(state, seat, kind)
    turn = turn_of(state)
    state = replace(state, turn=replace(turn, worked=(*turn.worked, move.at)))
    event = Produced(seat, move.at, product, amount, move.full)
    return note(gain(state, seat, goods_of(product, amount)), event)


def enter_gate(board: Board, state: State, seat: Seat, move: Gate, action: Action) -> State:
    """Put the official on a gate, where it becomes a samurai (EDO-8.7, EDO-14.8)."""
    player = state.players[seat]
    samurai = board.sort((*player.samurai, move.gate))
    player = replace(player, officials=player.officials - 1, samurai=samurai)
    return note(with_player(state, seat, player), GateEntered(seat, move.gate))


def travel(board: Board, state: State, seat: Seat, move: Travel, action: Action) -> State:
    """Move a samurai free of charge, and offer a second one (EDO-8.8, EDO-8.14)."""
    state = move_samurai(board, state, seat, move.at, move.to)
    state = note(state, Travelled(seat, move.at, move.to, ""))
    more = board.data.numbers.travellers > 1
    return replace(state, agenda=(TravelOn(seat, move.to), *state.agenda)) if more else state


def name_dispersal(board: Board, state: State, seat: Seat, move: Disperse, action: Action) -> State:
    """Name the space whose Ronin are to be dispersed (EDO-18.21). The samurai gather there first."""
    state = replace(state, turn=replace(turn_of(state), dispersed=True))
    state = note(state, DispersalNamed(seat, move.at, ronin_on(state, move.at)))
    left = board.data.numbers.travellers
    return replace(state, agenda=(Rally(seat, move.at, left), *state.agenda))


def meet_demand(board: Board, state: State, seat: Seat, move: Meet, action: Action) -> State:
    return meet(board, state, seat, move.marker)


def make_trade(board: Board, state: State, seat: Seat, move: Trade, action: Action) -> State:
    """Use an offer of the merchant, and ask for the second one if the seat may use both."""
    two = both(board, state, seat, action)
    state = trade(board, state, seat, move)
    head = (TradeOn(seat, move.card, move.offer),) if two else ()
    return replace(state, agenda=(*head, *state.agenda))


def agree(board: Board, state: State, seat: Seat, move: Agree, action: Action) -> State:
    """Carry out FAVOUR (EDO-8.13) or RECRUIT (EDO-8.10)."""
    if action.do == "FAVOUR":
        points = board.data.numbers.favour
        return note(pay(state, seat, Goods(ryo=action.ryo), points), FavourWon(seat, action.ryo, points))
    state = pay(state, seat, Goods(rice=action.rice))
    player = state.players[seat]
    state = with_player(state, seat, replace(player, neutral=player.neutral + 1))
    return note(replace(state, neutral=state.neutral - 1), Recruited(seat, action.rice))


def buy_card(board: Board, state: State, seat: Seat, move: Buy, action: Action) -> State:
    """Buy a special card. The display is refilled at once (EDO-8.12)."""
    card, price = move.card, board.data.special[move.card].price
    state = pay(state, seat, Goods(ryo=price))
    player = state.players[seat]
    state = with_player(state, seat, replace(player, cards=(*player.cards, card)))
    state = note(replace(state, display=without(state.display, card)), CardBought(seat, card, price))
    refill = (Drawing("card"),) if state.deck else ()
    return replace(state, agenda=(*refill, *state.agenda))


def levy(board: Board, state: State, seat: Seat, move: Levy, action: Action) -> State:
    return note(gain(state, seat, goods_of(move.goods, 1)), Levied(seat, move.goods))


Work = Callable[[Board, State, Seat, Any, Action], State]
WORKS: Final[dict[type, Work]] = {
    Collect: collect,
    Produce: produce,
    Build: build,
    Gate: enter_gate,
    Travel: travel,
    Disperse: name_dispersal,
    Meet: meet_demand,
    MeetTravel: meet_demand,
    MeetBuild: meet_demand,
    Trade: make_trade,
    Agree: agree,
    Buy: buy_card,
    Levy: levy,
}
"""How each move of an official is carried out, after the official is spent."""


# More decisions of the same official


def travel_on(board: Board, state: State, head: TravelOn, move: Travel | Pass) -> State:
    """Move the second samurai of an official, or end the execution."""
    state = done(state)
    if type(move) is Pass:
        return note(state, Enough(head.seat))
    state = move_samurai(board, state, head.seat, move.at, move.to)
    return note(state, Travelled(head.seat, move.at, move.to, ""))


def rally(board: Board, state: State, head: Rally, move: Travel | Pass) -> State:
    """Move a samurai to the named space, or end the gathering."""
    state, left, last = done(state), 0, ""
    if type(move) is Travel:
        left, last = head.left - 1, move.at
        state = move_samurai(board, state, head.seat, move.at, move.to)
        state = note(state, Travelled(head.seat, move.at, move.to, "rally" if left else "last"))
    if left:
        return replace(state, agenda=(replace(head, left=left), *state.agenda))
    return disperse(board, state, head.seat, head.at, last)


def trade_on(board: Board, state: State, head: TradeOn, move: Trade | Pass) -> State:
    """Use the second offer, or end the execution."""
    if type(move) is Pass:
        return note(done(state), Enough(head.seat))
    return done(trade(board, state, head.seat, move))

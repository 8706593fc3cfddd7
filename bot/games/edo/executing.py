"""Executions (section 8): what the next official of a slot may do, and the state after it."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from bot.core import Seat
from bot.games.edo import building, trading
from bot.games.edo.board import Board
from bot.games.edo.cities import yields
from bot.games.edo.components import PRODUCTS, Action, Goods, goods_of
from bot.games.edo.movement import move_samurai
from bot.games.edo.moves import (
    AGREE,
    COLLECT,
    PASS,
    Agree,
    Build,
    Buy,
    Collect,
    Disperse,
    Gate,
    Levy,
    Meet,
    Move,
    Pass,
    Produce,
    Trade,
    Travel,
    ride,
)
from bot.games.edo.privileges import demands, held, met, spent, uses
from bot.games.edo.ronin import dispersed
from bot.games.edo.state import (
    Drawing,
    Event,
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

UNASKED = ("RICE", "MONEY")
"""Actions that are execute without a question to the player (EDO-20.18)."""
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


def executions(board: Board, state: State, seat: Seat) -> Iterator[Move]:
    """Every legal move of the next official. If there is only one, it is made without a question."""
    action = action_of(board, state)
    if action.do in UNASKED:
        yield COLLECT
        return
    yield from works(board, state, seat, action)
    if action.do != "LEVY":  # EDO-20.20
        yield PASS
    yield from uses(board, state, seat)


def works(board: Board, state: State, seat: Seat, action: Action) -> Iterator[Move]:
    """Every way to use the official's action."""
    player = state.players[seat]
    match action.do:
        case "WOOD" | "STONE" | "HARVEST":
            yield from productions(board, state, seat, action)
        case "BUILD":
            yield from building.builds(board, state, seat, action)
        case "TRAVEL":
            yield from travels(board, state, seat)
        case "TRADE":
            yield from trading.trades(board, state, seat)
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
        yield from map(Gate, board.gates)
    for space in dict.fromkeys(state.players[seat].samurai):
        yield from (ride(space, end) for end in board.spaces if end != space)
    yield from demands(board, state, seat, "TRAVEL")
    if not turn.dispersed:
        yield from (Disperse(space) for space in board.sort(tuple(set(state.ronin_at))))


def second_travels(board: Board, state: State, head: TravelOn) -> Iterator[Move]:
    """The moves of a second samurai, which is not the one that has just moved (EDO-8.14)."""
    for space in dict.fromkeys(without(state.players[head.seat].samurai, head.to)):
        yield from (ride(space, end) for end in board.spaces if end != space)
    yield PASS


def rallies(state: State, head: Rally) -> Iterator[Move]:
    """Moves of own samurai from other spaces to the space of a dispersal (EDO-18.22, EDO-18.29)."""
    for space in dict.fromkeys(state.players[head.seat].samurai):
        if space != head.at:
            yield ride(space, head.at)
    yield PASS


def second_trades(board: Board, state: State, head: TradeOn) -> Iterator[Move]:
    yield from trading.offers(board, state, head.seat, head)
    yield PASS
    yield from uses(board, state, head.seat)


# Carrying out executions


def spend_official(state: State, own: bool = False) -> State:
    """The turn after one official has worked. Neutral and black officials work first, except for a gate
    (EDO-7.11)."""
    turn = turn_of(state)
    if own or not (turn.neutral or turn.black):
        return replace(state, turn=replace(turn, own=turn.own - 1))
    if turn.neutral:
        return replace(state, turn=replace(turn, neutral=turn.neutral - 1))
    return replace(state, turn=replace(turn, black=turn.black - 1))


def execute(board: Board, state: State, seat: Seat, move: Move) -> State:
    """Carry out the work of one official (EDO-4.3)."""
    state = spend_official(state, own=isinstance(move, Gate))
    action = action_of(board, state)
    match move:
        case Pass():
            return note(state, Event("pass", seat))
        case Collect():
            return _collect(state, seat, action)
        case Produce():
            return _produce(board, state, seat, move, action)
        case Build():
            return building.built(board, state, seat, move, action)
        case Gate(gate):
            return _enter_gate(board, state, seat, gate)
        case Travel(start, end):
            state = note(move_samurai(board, state, seat, start, end), Event("ride", seat, start, end))
            more = board.data.numbers.travellers > 1
            return replace(state, agenda=(TravelOn(seat, end), *state.agenda)) if more else state
        case Disperse(space):
            state = replace(state, turn=replace(turn_of(state), dispersed=True))
            state = note(state, Event("disperse", seat, at=space))
            left = board.data.numbers.travellers
            return replace(state, agenda=(Rally(seat, space, left), *state.agenda))
        case Meet(marker):
            return met(board, state, seat, marker)
        case Trade():
            two = trading.both(board, state, seat, action)
            state = trading.traded(board, state, seat, move)
            head = (TradeOn(seat, move.card, move.offer),) if two else ()
            return replace(state, agenda=(*head, *state.agenda))
        case Agree():
            return _agree(board, state, seat, action)
        case Buy(card):
            return _buy(board, state, seat, card)
        case Levy(goods):
            return note(gain(state, seat, goods_of(goods, 1)), Event("levy", seat, at=goods))
    raise ValueError(f"{move} is no execution")


def travel_on(board: Board, state: State, head: TravelOn, move: Move) -> State:
    """Move the second samurai of an official, or end the execution."""
    state = done(state)
    if not isinstance(move, Travel):
        return state
    state = move_samurai(board, state, head.seat, move.at, move.to)
    return note(state, Event("ride", head.seat, move.at, move.to))


def rally(board: Board, state: State, head: Rally, move: Move) -> State:
    """Move a samurai to the named space, or end the gathering."""
    state = done(state)
    left = 0
    if isinstance(move, Travel):
        state = move_samurai(board, state, head.seat, move.at, move.to)
        state = note(state, Event("ride", head.seat, move.at, move.to))
        left = head.left - 1
    if left:
        return replace(state, agenda=(replace(head, left=left), *state.agenda))
    return dispersed(board, state, head.seat, head.at)


def trade_on(board: Board, state: State, head: TradeOn, move: Move) -> State:
    if isinstance(move, Trade):
        state = trading.traded(board, state, head.seat, move)
    return done(state)


def _collect(state: State, seat: Seat, action: Action) -> State:
    """Collect the rice or ryo of all officials with RICE or MONEY at once (EDO-8.1). No decision can come in
    between."""
    turn = turn_of(state)
    count = turn.left + 1
    state = replace(state, turn=replace(turn, own=0, neutral=0, black=0))
    goods = Goods(ryo=action.ryo * count, rice=action.rice * count)
    what, amount = ("rice", goods.rice) if action.do == "RICE" else ("ryo", goods.ryo)
    return note(gain(state, seat, goods), Event("collect", seat, at=what, count=amount))


def _produce(board: Board, state: State, seat: Seat, move: Produce, action: Action) -> State:
    """Let a samurai produce (EDO-8.4, EDO-8.5)."""
    _, product = PRODUCTS[action.do]
    amount = yields(board, state, move.at, action.bonus, move.full)
    if move.full:
        state = spent(state, seat, held(board.data, state.players[seat], "full", action.do)[0])
    turn = turn_of(state)
    state = replace(state, turn=replace(turn, worked=(*turn.worked, move.at)))
    return note(
        gain(state, seat, goods_of(product, amount)), Event("produce", seat, move.at, product, amount)
    )


def _enter_gate(board: Board, state: State, seat: Seat, gate: str) -> State:
    """Put the official on a gate, where it becomes a samurai (EDO-8.7, EDO-14.8)."""
    player = state.players[seat]
    player = replace(player, officials=player.officials - 1, samurai=board.sort((*player.samurai, gate)))
    return note(with_player(state, seat, player), Event("gate", seat, to=gate))


def _agree(board: Board, state: State, seat: Seat, action: Action) -> State:
    if action.do == "FAVOUR":
        state = pay(state, seat, Goods(ryo=action.ryo), points=board.data.numbers.favour)
        return note(state, Event("favour", seat))
    state = pay(state, seat, Goods(rice=action.rice))
    player = state.players[seat]
    state = with_player(state, seat, replace(player, neutral=player.neutral + 1))
    return note(replace(state, neutral=state.neutral - 1), Event("recruit", seat))


def _buy(board: Board, state: State, seat: Seat, card: str) -> State:
    """Buy a special card. The display is refilled at once (EDO-8.12)."""
    state = pay(state, seat, Goods(ryo=board.data.special[card].price))
    player = state.players[seat]
    state = with_player(state, seat, replace(player, cards=(*player.cards, card)))
    state = note(replace(state, display=without(state.display, card)), Event("card", seat, at=card))
    refill = (Drawing("card"),) if state.deck else ()
    return replace(state, agenda=(*refill, *state.agenda))

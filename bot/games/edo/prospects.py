"""What actions could do for a seat, and what a plan could not: its page says so while it plans and moves."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from msgspec.structs import replace

from bot.core import Fact, Seat, Value, fact
from bot.games.edo import terms
from bot.games.edo.board import Board
from bot.games.edo.building import barred, cost_of, strongholds_left
from bot.games.edo.cities import crowd, yields
from bot.games.edo.components import PRODUCTS, Action, Goods, goods_of
from bot.games.edo.executing import UNASKED, action_of, productions, turn_of, works
from bot.games.edo.planning import complete
from bot.games.edo.privileges import uses
from bot.games.edo.standing import reachable, ways
from bot.games.edo.state import Execute, Moving, Planning, Slot, State, Turn, with_player
from bot.games.edo.trading import may_trade


def prospects(board: Board, state: State, seat: Seat, action: Action) -> tuple[Fact, ...]:
    """What one official could do with an action now; what it could build stands first."""
    player = state.players[seat]
    match action.do:
        case "WOOD" | "STONE" | "HARVEST":
            return _produces(board, state, seat, action)
        case "BUILD":
            return tuple(_builds(board, state, seat, action))
        case "TRADE":
            return _trades(board, state, seat)
        case "RECRUIT":
            if not state.neutral:
                return (fact("edo-could-not-recruit"),)
            return _short(player.goods, Goods(rice=action.rice))
        case "FAVOUR":
            return _short(player.goods, Goods(ryo=action.ryo))
        case "AUTHORIZE":
            prices = [board.data.special[card].price for card in state.display]
            return _short(player.goods, Goods(ryo=min(prices))) if prices else ()
    return ()


def missing(held: Goods, cost: Goods) -> Goods:
    """What is missing for a cost."""
    return Goods(
        max(0, cost.ryo - held.ryo),
        max(0, cost.rice - held.rice),
        max(0, cost.wood - held.wood),
        max(0, cost.stone - held.stone),
    )


def _short(held: Goods, cost: Goods) -> tuple[Fact, ...]:
    lacks = terms.amounts(missing(held, cost))
    return (fact("edo-could-short", goods=lacks),) if lacks else ()


def _produces(board: Board, state: State, seat: Seat, action: Action) -> tuple[Fact, ...]:
    """The best space on which a samurai stands, or that none does."""
    land, product = PRODUCTS[action.do]
    here = [
        (yields(board, state, space, action.bonus, False), space)
        for space in dict.fromkeys(state.players[seat].samurai)
        if board.kinds[space] == land and board.open(space)
    ]
    if not here:
        return (_could_walk(board, state, seat, action),)
    amount, space = max(here, key=lambda one: one[0])
    return (fact("edo-could-produce", goods=terms.amount(product, amount), place=terms.place(board, space)),)


def _could_walk(board: Board, state: State, seat: Seat, action: Action) -> Fact:
    """What the nearest fitting space brings to a samurai who walks there, or that none can."""
    land, product = PRODUCTS[action.do]
    base: int = getattr(board.data.production, land) + action.bonus
    near = [
        (cost, crowd(board, state, space), space)
        for space, cost in ways(board, state, seat).items()
        if board.kinds[space] == land and board.open(space)
    ]
    if not near:
        return fact("edo-could-nobody")
    cost, others, space = min(near, key=lambda one: one[:2])
    goods = terms.amount(product, max(0, base - others))
    return fact("edo-could-walk", ryo=cost, goods=goods, place=terms.place(board, space))


def _builds(board: Board, state: State, seat: Seat, action: Action) -> Iterator[Fact]:
    """For each kind of building: whether it could be built where the samurai stand, or what is missing."""
    for what in _kinds(board, state, seat):
        building = terms.building(what)
        lacks = missing(state.players[seat].goods, cost_of(board.data.buildings[what], action))
        if lacks != Goods():
            yield fact("edo-could-build-short", building=building, goods=terms.amounts(lacks))
        elif _fits(board, state, seat, what, state.players[seat].samurai):
            yield fact("edo-could-build", building=building)
        elif _fits(board, state, seat, what, ways(board, state, seat)):
            yield fact("edo-could-build-moved", building=building)
        else:
            yield fact("edo-could-not-build", building=building)


def _kinds(board: Board, state: State, seat: Seat) -> Iterator[str]:
    """The kinds of buildings of which the seat has one left."""
    player = state.players[seat]
    left = {
        "house": player.houses,
        "post": player.post,
        "stronghold": strongholds_left(board, state),
        "temple": player.temples,
    }
    return (what for what, count in left.items() if count)


def _fits(board: Board, state: State, seat: Seat, what: str, spaces: Iterable[str]) -> bool:
    for space in spaces:
        there = with_player(state, seat, replace(state.players[seat], samurai=(space,)))
        if not barred(board, there, seat, what, space):
            return True
    return False


def _trades(board: Board, state: State, seat: Seat) -> tuple[Fact, ...]:
    """What the current merchant card needs, and where the merchant is if not with a samurai."""
    away = () if may_trade(board, state, seat) else (_away(board, state),)
    if not state.current:
        return away
    known, goods = board.data.merchant[state.current], state.players[seat].goods
    count = min(known.most, goods.ryo // known.price if known.price else known.most)
    buys = (fact("edo-could-buy", goods=terms.amount(known.goods, count)),) if count else ()
    lacks = terms.amounts(missing(goods, known.pay))
    power = fact("edo-could-power-short", goods=lacks) if lacks else fact("edo-could-power")
    return (*away, *buys, power)


def _away(board: Board, state: State) -> Fact:
    return fact("edo-could-not-meet", place=terms.place(board, state.merchant))


# What the page of a seat says


def notes(board: Board, state: State, seat: Seat) -> tuple[Fact, ...]:
    """What a seat should know beside its question: what its action could do, or what its plan could not; and
    before it confirms the end of a movement step, which officials have nothing to do now."""
    head = state.agenda[0] if state.agenda else None
    if isinstance(head, Execute) and head.seat == seat:
        now = idle_now(board, state, seat)
        return () if now is None else (now,)
    if isinstance(head, Moving) and head.seat == seat:
        return prospects(board, state, seat, action_of(board, state)) if turn_of(state).left else ()
    if isinstance(head, Planning) and complete(state.plans[seat]):
        return tuple(idle(board, state, seat, state.plans[seat]))
    return ()


def twice(board: Board, state: State, seat: Seat) -> Fact | None:
    """What is asked once more before a plan is sealed: whether nobody is to work at all."""
    if state.agenda and isinstance(state.agenda[0], Planning) and complete(state.plans[seat]):
        own = state.plans[seat]
        can = state.pools[seat].own + state.pools[seat].neutral
        return fact("edo-twice-empty") if can and not any(slot.count for slot in own) else None
    return None


def idle(board: Board, state: State, seat: Seat, plan: Sequence[Slot]) -> Iterator[Fact]:
    """The officials who could do nothing, slot by slot, even if all slots before bring as much as they
    can."""
    for number, slot in enumerate(plan):
        state = replace(state, turn=Turn(seat, number, slot.own, slot.neutral, slot.black))
        action = board.data.action(slot.card, slot.do)
        if slot.count and action.do not in UNASKED and not reachable(board, state, seat, action):
            lacks = _least(board, state, seat, action)
            args: dict[str, Value] = {
                "count": slot.count,
                "card": slot.card,
                "action": terms.action_name(slot.do),
            }
            goods = terms.amounts(lacks)
            yield Fact("edo-idle-short", {**args, "goods": goods}) if goods else Fact("edo-idle", args)
        elif action.do in PRODUCTS and slot.count > (samurai := len(state.players[seat].samurai)):
            idlers = slot.count - samurai  # each samurai produces once in a turn (EDO-8.3)
            named: dict[str, Value] = {
                "count": idlers,
                "card": slot.card,
                "action": terms.action_name(slot.do),
            }
            yield Fact("edo-idle", named)
        state = _at_best(board, state, seat, action, slot)


def idle_now(board: Board, state: State, seat: Seat) -> Fact | None:
    """The officials of the current slot who could do nothing if nobody moved any more, if there are any."""
    action, left, player = action_of(board, state), turn_of(state).left, state.players[seat]
    if action.do in UNASKED or uses(board, state, seat):
        return None
    if action.do in PRODUCTS:
        spaces = {move.at for move in productions(board, state, seat, action)}
        worked = turn_of(state).worked
        able = sum(player.samurai.count(space) - worked.count(space) for space in spaces)
    else:
        able = left if next(works(board, state, seat, action), None) is not None else 0
    if able >= left:
        return None
    slot = state.plans[seat][turn_of(state).number]
    args: dict[str, Value] = {
        "count": left - able,
        "card": slot.card,
        "action": terms.action_name(slot.do),
    }
    goods = terms.amounts(_least(board, state, seat, action))
    return Fact("edo-idle-short", {**args, "goods": goods}) if goods else Fact("edo-idle-here", args)


def _least(board: Board, state: State, seat: Seat, action: Action) -> Goods:
    """The least that is missing for anything that the action can do."""
    goods = state.players[seat].goods
    costs: list[Goods] = []
    match action.do:
        case "BUILD":
            costs = [cost_of(board.data.buildings[what], action) for what in _kinds(board, state, seat)]
        case "RECRUIT" if state.neutral:
            costs = [Goods(rice=action.rice)]
        case "FAVOUR":
            costs = [Goods(ryo=action.ryo)]
        case "AUTHORIZE":
            costs = [Goods(ryo=board.data.special[card].price) for card in state.display]
    lacks = [missing(goods, cost) for cost in costs]
    return min(lacks, key=lambda one: one.ryo + 3 * one.resources, default=Goods())


def _at_best(board: Board, state: State, seat: Seat, action: Action, slot: Slot) -> State:
    """A position in which the seat has at least what it can have after a slot."""
    player = state.players[seat]
    gained = Goods()
    match action.do:
        case "RICE":
            gained = Goods(rice=action.rice * slot.count)
        case "MONEY":
            gained = Goods(ryo=action.ryo * slot.count)
        case "WOOD" | "STONE" | "HARVEST":
            land, product = PRODUCTS[action.do]
            most: int = getattr(board.data.production, land) + action.bonus
            gained = goods_of(product, most * slot.count)
        case "LEVY":
            gained = Goods(wood=slot.count, stone=slot.count)
        case "TRADE":
            for card in (state.current, state.coming):
                if card:
                    known = board.data.merchant[card]
                    gained = gained.plus(goods_of(known.goods, known.most * slot.count))
        case "TRAVEL" if slot.count:
            player = replace(player, samurai=board.spaces)
    return with_player(state, seat, replace(player, goods=player.goods.plus(gained)))

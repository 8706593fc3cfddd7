"""What actions could do for a seat, and which parts of a plan could not work. Its page shows this while it
plans and moves."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from msgspec.structs import replace

from bot.core import Fact, Value, fact
from bot.games.edo import terms
from bot.games.edo.actions import UNASKED, can_work, works
from bot.games.edo.building import Build, cost_of, kinds_left, strongholds_left
from bot.games.edo.cities import crowd
from bot.games.edo.components import PRODUCTS, Action, Goods, goods_of
from bot.games.edo.hiring import Buy, Favour, Recruit
from bot.games.edo.planning import complete
from bot.games.edo.privileges import Use, may_trade
from bot.games.edo.production import Produce, collected, produced_by, produces, unworked, yields
from bot.games.edo.reach import reachable, ways
from bot.games.edo.rounds import Planning
from bot.games.edo.standing import most_productive
from bot.games.edo.state import At, Slot, State, Turn, action_of, player_of, turn_of, with_player
from bot.games.edo.trading import affordable
from bot.games.edo.turns import Execute, Moving

PAID: Final = (Build, Recruit, Favour, Buy)
"""What officials do for a price that no place changes."""
PLENTY: Final = Goods(*(99,) * 4)


def prospects(at: At) -> tuple[Fact, ...]:
    """What an official of the current slot could do now; what the seat could build comes first."""
    match action_of(at.board, at.state).do:
        case "WOOD" | "STONE" | "HARVEST":
            return (_could_produce(at) if can_work(at) else _could_walk(at),)
        case "BUILD":
            return tuple(_builds(at))
        case "TRADE":
            return _trades(at)
        case "RECRUIT" if not at.state.neutral:
            return (fact("edo-could-not-recruit"),)
        case "RECRUIT" | "FAVOUR" | "AUTHORIZE":
            lacks = terms.amounts(_least(at))
            return (fact("edo-could-short", goods=lacks),) if lacks else ()
    return ()


def _could_produce(at: At) -> Fact:
    """What the best fitting space with a samurai would produce."""
    return _brings("edo-could-produce", at, most_productive(at).space)


def _brings(key: str, at: At, space: str, **args: Value) -> Fact:
    action = action_of(at.board, at.state)
    goods = terms.amount(PRODUCTS[action.do][1], yields(at.board, at.state, space, action.bonus))
    return fact(key, goods=goods, place=terms.place(at.board, space), **args)


def _could_walk(at: At) -> Fact:
    """What the nearest fitting space brings to a samurai who walks there, or that nobody can reach one."""
    do = action_of(at.board, at.state).do
    near = [
        (cost, crowd(at.board, at.state, space), space)
        for space, cost in ways(at).items()
        if produces(at.board, do, space)
    ]
    if not near:
        return fact("edo-could-nobody")
    cost, _, space = min(near, key=lambda near_by: near_by[:2])
    return _brings("edo-could-walk", _with(at, samurai=(space,)), space, ryo=cost)


def _with(at: At, **has: object) -> At:
    """The position as if the seat had something else."""
    return at.on(with_player(at.state, at.seat, replace(player_of(at), **has)))


def _builds(at: At) -> Iterator[Fact]:
    """For each kind of building: whether it could be built where the samurai stand, or what is missing."""
    here = {build.what for build in Build.options(at)}
    near = {build.what for build in Build.options(_with(at, samurai=tuple(ways(at))))}
    action = action_of(at.board, at.state)
    for what in kinds_left(player_of(at), strongholds_left(at.board, at.state)):
        building = terms.building(what)
        lacks = player_of(at).goods.lacks(cost_of(at.board.data.buildings[what], action))
        if lacks != Goods():
            yield fact("edo-could-build-short", building=building, goods=terms.amounts(lacks))
        elif what in here:
            yield fact("edo-could-build", building=building)
        elif what in near:
            yield fact("edo-could-build-moved", building=building)
        else:
            yield fact("edo-could-not-build", building=building)


def _trades(at: At) -> tuple[Fact, ...]:
    """What the current merchant card needs, and where the merchant is if not with a samurai."""
    away = (
        () if may_trade(at) else (fact("edo-could-not-meet", place=terms.place(at.board, at.state.merchant)),)
    )
    if not at.state.current:
        return away
    known, goods = at.board.data.merchant[at.state.current], player_of(at).goods
    count = affordable(known, goods.ryo)
    buys = (fact("edo-could-buy", goods=terms.amount(known.goods, count)),) if count else ()
    lacks = terms.amounts(goods.lacks(known.pay))
    power = fact("edo-could-power-short", goods=lacks) if lacks else fact("edo-could-power")
    return (*away, *buys, power)


# What the page of a seat says


def notes(at: At) -> tuple[Fact, ...]:
    """What a seat should know besides its question: what its action could do, or which parts of its plan
    could not work; and before it confirms the end of a movement step, which officials have nothing to do
    now."""
    head = at.task
    if isinstance(head, Execute) and head.seat == at.seat:
        now = idle_now(at)
        return () if now is None else (now,)
    if isinstance(head, Moving) and head.seat == at.seat:
        return prospects(at) if turn_of(at.state).left else ()
    if isinstance(head, Planning) and complete(at.state.plans[at.seat]):
        return tuple(idle(at, at.state.plans[at.seat]))
    return ()


def twice(at: At) -> Fact | None:
    """What is asked once more before a plan is sealed: whether nobody is to work at all."""
    if isinstance(at.task, Planning) and complete(at.state.plans[at.seat]):
        own = at.state.plans[at.seat]
        can = at.state.pools[at.seat].own + at.state.pools[at.seat].neutral
        return fact("edo-twice-empty") if can and not any(slot.count for slot in own) else None
    return None


def idle(at: At, plan: Sequence[Slot]) -> Iterator[Fact]:
    """The officials who could do nothing, slot by slot, even if all slots before bring as much as they
    can."""
    for number, slot in enumerate(plan):
        at = at.on(replace(at.state, turn=Turn(at.seat, number, *slot.team)))
        action = at.board.data.action(slot.card, slot.do)
        if slot.count and action.do not in UNASKED and not reachable(at):
            yield _unable("edo-idle", slot.count, slot, _least(at))
        elif action.do in PRODUCTS and slot.count > (samurai := len(player_of(at).samurai)):
            yield _unable("edo-idle", slot.count - samurai, slot)  # each produces once in a turn (EDO-8.3)
        at = at.on(_at_best(at, action, slot))


def idle_now(at: At) -> Fact | None:
    """The officials of the current slot who could do nothing if nobody moved any more, if there are any."""
    action, left = action_of(at.board, at.state), turn_of(at.state).left
    if action.do in UNASKED or Use.options(at):
        return None
    if action.do in PRODUCTS:
        able = sum(unworked(at, space) for space in {produce.space for produce in Produce.options(at)})
    else:
        able = left if can_work(at) else 0
    if able >= left:
        return None
    slot = at.state.plans[at.seat][turn_of(at.state).number]
    return _unable("edo-idle-here", left - able, slot, _least(at))


def _unable(key: str, count: int, slot: Slot, lacks: Goods = Goods()) -> Fact:  # noqa: B008 - a frozen value
    """Officials of a slot who could do nothing, and the least that is missing."""
    goods, action = terms.amounts(lacks), terms.action_name(slot.do)
    if goods:
        return fact("edo-idle-short", count=count, card=slot.card, action=action, goods=goods)
    return fact(key, count=count, card=slot.card, action=action)


def _least(at: At) -> Goods:
    """The least that is missing for something to build or to buy with the action, wherever it is."""
    able = _with(at, goods=PLENTY, samurai=at.board.spaces)
    tries = [work.play(at)[0] for work in works(able) if isinstance(work, PAID)]
    lacks = [state.players[at.seat].goods.lacks(Goods()) for state in tries]
    return min(lacks, key=lambda lack: lack.ryo + 3 * lack.resources, default=Goods())


def _at_best(at: At, action: Action, slot: Slot) -> State:
    """A position in which the seat has at least what it can have after a slot."""
    player, gained = player_of(at), Goods()
    match action.do:
        case "RICE" | "MONEY":
            gained = goods_of(*collected(action, slot.count))
        case "WOOD" | "STONE" | "HARVEST":
            land, product = PRODUCTS[action.do]
            most = produced_by(at.board.data, land, action.bonus, 0)
            gained = goods_of(product, most * slot.count)
        case "LEVY":
            gained = Goods(wood=slot.count, stone=slot.count)
        case "TRADE":
            for card in (at.state.current, at.state.coming):
                if card:
                    known = at.board.data.merchant[card]
                    gained = gained.plus(goods_of(known.goods, known.most * slot.count))
        case "TRAVEL" if slot.count:
            player = replace(player, samurai=at.board.spaces)
    return with_player(at.state, at.seat, replace(player, goods=player.goods.plus(gained)))

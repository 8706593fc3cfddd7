"""Narrates a move to each audience. Everything is public except plans until their slots are revealed (section
21)."""

from __future__ import annotations

from bot.core import CHANCE, Fact, Seat, Value, Who, fact
from bot.games.edo import terms
from bot.games.edo.board import Board
from bot.games.edo.building import cost_of
from bot.games.edo.cities import income_of, ronin_on, yields
from bot.games.edo.components import PRODUCTS, Goods
from bot.games.edo.executing import action_of, turn_of, works
from bot.games.edo.movement import price, space_of
from bot.games.edo.moves import (
    MERCHANT,
    Act,
    Agree,
    Back,
    Build,
    Bundle,
    Buy,
    City,
    Claim,
    Collect,
    Crew,
    Discard,
    Disperse,
    Draw,
    Gate,
    Go,
    Home,
    Levy,
    Meet,
    Move,
    Name,
    Open,
    Pass,
    Pay,
    Pick,
    Produce,
    Redeem,
    Send,
    Trade,
    Travel,
    Walk,
    Withdraw,
)
from bot.games.edo.planning import SLOTS, complete
from bot.games.edo.ronin import reward_of
from bot.games.edo.rounds import incomes
from bot.games.edo.state import (
    Drawing,
    DrawLand,
    Execute,
    Income,
    Moving,
    Rally,
    Reveal,
    SendRonin,
    State,
)


def tell(board: Board, state: State, seat: Seat, move: Move, to: Seat | None) -> Fact | None:
    """A move made in `state`, as `to` may hear it."""
    head = state.agenda[0]
    actor = getattr(head, "seat", seat)
    who = Who(actor) if actor != CHANCE else Who(0)
    match move:
        case Draw(what):
            return _drawn(board, state, what)
        case Open():
            assert isinstance(head, Reveal)
            return _opened(board, state, head)
        case Collect():
            return _collect(board, state)
        case Act() | Crew() | Back():
            return _planned(state, seat, move, to)
        case City(city):
            return fact("edo-told-city", who=who, city=terms.place(board, city))
        case Bundle(bundle):
            goods = terms.amounts(board.data.bundles[bundle])
            return fact("edo-told-bundle", who=who, bundle=bundle, goods=goods)
        case Pick(ronin):
            return fact(
                "edo-told-pick",
                who=who,
                ronin=ronin,
                place=terms.place(board, state.ronin_at[ronin - 1]),
            )
        case Name(land):
            return fact("edo-told-land", who=who, land=terms.land(land))
        case Send(end):
            assert isinstance(head, SendRonin)
            return fact(
                "edo-told-send",
                who=who,
                ronin=head.ronin,
                **_way(board, head.leaving, end),
            )
        case Walk(mover, end):
            start = space_of(state, mover)
            key = "edo-told-merchant" if mover == MERCHANT else "edo-told-walk"
            cost = price(board, state, actor, start, end)
            return fact(key, who=who, cost=cost, **_way(board, start, end))
        case Go():
            return fact("edo-told-go" if isinstance(head, Moving) else "edo-told-turn-over", who=who)
        case _:
            return _executed(board, state, actor, move)


def _way(board: Board, start: str, end: str) -> dict[str, Value]:
    return {"start": terms.place(board, start), "end": terms.place(board, end)}


def _drawn(board: Board, state: State, what: str) -> Fact:
    head = state.agenda[0]
    if isinstance(head, DrawLand):
        return fact("edo-told-tile", who=Who(head.seat), ronin=head.ronin, land=terms.land(what))
    assert isinstance(head, Drawing)
    match head.what:
        case "start":
            return fact("edo-told-start", who=Who(int(what) - 1))
        case "merchant":
            return fact("edo-told-card-current" if not head.at else "edo-told-card-next", card=what)
        case "card":
            return fact("edo-told-display", card=what)
        case "tile":
            return fact("edo-told-profit", tile=what, city=terms.place(board, board.cities[head.at]))
        case "demand":
            return fact("edo-told-demand", demand=terms.demand(board, what), marker=what)
        case "next-demand":
            return fact("edo-told-demand-next", demand=terms.demand(board, what), marker=what)
        case "privilege":
            return fact("edo-told-privilege", privilege=terms.privilege(board, what))
        case "next-privilege":
            return fact("edo-told-privilege-next", privilege=terms.privilege(board, what))
    return fact("edo-told-ronin", ronin=head.at + 1, place=terms.place(board, what))


def _opened(board: Board, state: State, head: Reveal) -> Fact:
    """A slot is revealed (EDO-7.1)."""
    slot = state.plans[head.seat][head.number]
    return fact(
        "edo-told-quiet" if slot.quiet else "edo-told-opened",
        who=Who(head.seat),
        number=head.number + 1,
        card=slot.card,
        action=terms.action_name(slot.do),
        officials=terms.officials(slot.own, slot.neutral, slot.black),
    )


def _planned(state: State, seat: Seat, move: Act | Crew | Back, to: Seat | None) -> Fact | None:
    """A plan is changed. The others hear only that it is sealed, or no longer sealed (EDO-21.1, EDO-21.2)."""
    plan, who = state.plans[seat], Who(seat)
    if isinstance(move, Back):
        return fact("edo-told-back", who=who) if complete(plan) or to == seat else None
    sealed = isinstance(move, Crew) and len(plan) == SLOTS
    if to != seat:
        return fact("edo-told-ready", who=who) if sealed else None
    if isinstance(move, Act):
        action = terms.action_name(move.do)
        return fact("edo-told-act", who=who, number=len(plan) + 1, card=move.card, action=action)
    return fact(
        "edo-told-sealed" if sealed else "edo-told-crew",
        who=who,
        number=len(plan),
        card=plan[-1].card,
        action=terms.action_name(plan[-1].do),
        officials=terms.officials(move.own, move.neutral, move.black),
    )


def _collect(board: Board, state: State) -> Fact:
    """RICE, MONEY and income, which need no decision."""
    if isinstance(state.agenda[0], Income):
        paid = tuple(
            fact("edo-told-income-of", who=Who(seat), city=terms.place(board, city), ryo=ryo)
            for city, seat, ryo in incomes(board, state)
        )
        return fact("edo-told-income", count=len(paid), paid=paid)
    turn, action = turn_of(state), action_of(board, state)
    goods = Goods(ryo=action.ryo * turn.left, rice=action.rice * turn.left)
    return fact(
        "edo-told-collect",
        who=Who(turn.seat),
        action=terms.action_name(action.do),
        goods=terms.amounts(goods),
    )


def _executed(board: Board, state: State, actor: Seat, move: Move) -> Fact:
    who, head = Who(actor), state.agenda[0]
    match move:
        case Pass():
            return _passed(board, state, actor)
        case Produce(space, full):
            action = action_of(board, state)
            amount = terms.amount(PRODUCTS[action.do][1], yields(board, state, space, action.bonus, full))
            key = "edo-told-produced-full" if full else "edo-told-produced"
            return fact(key, who=who, place=terms.place(board, space), goods=amount)
        case Build(what, space, prime):
            known = board.data.buildings[what]
            cost = cost_of(known, action_of(board, state))
            return fact(
                "edo-told-built-prime" if prime else "edo-told-built",
                who=who,
                building=terms.building(what),
                place=terms.place(board, space),
                cost=terms.amounts(cost),
                points=known.points,
            )
        case Gate(gate):
            return fact("edo-told-gate", who=who, place=terms.place(board, gate))
        case Travel(start, end):
            if isinstance(head, Rally):
                last = head.left == 1
                return _rallied(board, state, head, start) if last else _rally(board, who, start, end)
            return fact("edo-told-ride", who=who, **_way(board, start, end))
        case Disperse(space):
            return fact(
                "edo-told-disperse",
                who=who,
                place=terms.place(board, space),
                count=ronin_on(state, space),
            )
        case Meet(marker):
            return _met(board, state, actor, marker)
        case Trade(card, count):
            return _traded(board, who, card, count)
        case Agree():
            action = action_of(board, state)
            if action.do == "FAVOUR":
                points = board.data.numbers.favour
                return fact("edo-told-favour", who=who, ryo=action.ryo, points=points)
            return fact("edo-told-recruit", who=who, rice=action.rice)
        case Buy(card):
            return fact("edo-told-bought", who=who, card=card, ryo=board.data.special[card].price)
        case Levy(goods):
            return fact("edo-told-levy", who=who, goods=terms.amount(goods, 1))
        case _:
            return _settled(board, state, actor, move)


def _settled(board: Board, state: State, actor: Seat, move: Move) -> Fact:
    """Privileges, wages and the resource limit."""
    who = Who(actor)
    match move:
        case Claim(_, city):
            ryo = dict(income_of(board, state, city))[actor]
            return fact("edo-told-claim", who=who, city=terms.place(board, city), ryo=ryo)
        case Redeem(_, goods):
            return fact("edo-told-redeem", who=who, goods=terms.amount(goods, 1))
        case Pay():
            count = len(state.players[actor].samurai)
            return fact("edo-told-paid", who=who, count=count, rice=count * board.data.numbers.wage)
        case Withdraw(space):
            return fact("edo-told-withdrew", who=who, place=terms.place(board, space))
        case Home():
            return fact("edo-told-home", who=who, count=len(state.players[actor].samurai))
        case Discard(goods):
            return fact("edo-told-discard", who=who, goods=terms.amount(goods, 1))
    raise ValueError(f"nothing is told of {move}")


def _passed(board: Board, state: State, actor: Seat) -> Fact:
    """The official or seat does nothing, or nothing more; the agenda tells which."""
    head, who = state.agenda[0], Who(actor)
    if isinstance(head, Execute):
        action = action_of(board, state)
        idle = next(works(board, state, actor, action), None) is None
        key = "edo-told-impossible" if idle else "edo-told-passed"
        return fact(key, who=who, action=terms.action_name(action.do))
    if isinstance(head, Rally):
        return _rallied(board, state, head, None)
    return fact("edo-told-enough", who=who)


def _rally(board: Board, who: Who, start: str, end: str) -> Fact:
    return fact("edo-told-rally", who=who, **_way(board, start, end))


def _rallied(board: Board, state: State, head: Rally, start: str | None) -> Fact:
    """Whether the Ronin are dispersed, and the samurai that comes last, if any (EDO-18.23)."""
    samurai = state.players[head.seat].samurai.count(head.at) + (start is not None)
    ronin = ronin_on(state, head.at)
    args: dict[str, Value] = {
        "who": Who(head.seat),
        "place": terms.place(board, head.at),
        "samurai": samurai,
        "ronin": ronin,
        "came": 0 if start is None else 1,
        "start": terms.place(board, start or head.at),
    }
    if samurai <= ronin:
        return Fact("edo-told-stood", args)
    return Fact("edo-told-dispersed", {**args, "markers": reward_of(board, state, head.at)})


def _met(board: Board, state: State, actor: Seat, marker: str) -> Fact:
    kind = state.privilege_row[state.demands.index(marker)]
    args: dict[str, Value] = {
        "who": Who(actor),
        "demand": terms.demand(board, marker),
        "cost": terms.amounts(board.data.demands[marker].pay),
        "points": board.data.numbers.demand,
    }
    if not kind:
        return Fact("edo-told-met", args)
    return Fact("edo-told-met-privilege", {**args, "privilege": terms.privilege(board, kind)})


def _traded(board: Board, who: Who, card: str, count: int) -> Fact:
    known = board.data.merchant[card]
    if count:
        goods = terms.amount(known.goods, count)
        return fact("edo-told-bought-goods", who=who, card=card, goods=goods, ryo=count * known.price)
    cost = terms.amounts(known.pay)
    return fact("edo-told-traded", who=who, card=card, cost=cost, points=board.data.numbers.trade)

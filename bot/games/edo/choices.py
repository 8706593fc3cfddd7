"""The answers that a seat is offered: its legal moves with their costs and gains."""

from __future__ import annotations

from bot.core import Fact, Offer, Seat, Term, fact
from bot.games.edo import terms
from bot.games.edo.board import Board
from bot.games.edo.building import cost_of
from bot.games.edo.cities import income_of, ronin_on, weights, yields
from bot.games.edo.components import PRODUCTS
from bot.games.edo.executing import action_of
from bot.games.edo.likely import is_enough, likely
from bot.games.edo.movement import move_piece, price, space_of
from bot.games.edo.moves import (
    Act,
    Ask,
    AskNow,
    Back,
    Bundle,
    City,
    Crew,
    Discard,
    Home,
    Move,
    Name,
    Pay,
    Pick,
    Send,
    Withdraw,
)
from bot.games.edo.moves_turn import (
    MERCHANT,
    Agree,
    Build,
    Buy,
    Claim,
    Disperse,
    Gate,
    Go,
    Levy,
    Meet,
    Pass,
    Produce,
    Redeem,
    Trade,
    Travel,
    Walk,
)
from bot.games.edo.planning import SLOTS, crews, left_of
from bot.games.edo.privileges import held
from bot.games.edo.prospects import idle_now, prospects
from bot.games.edo.ronin import reward_of
from bot.games.edo.standing import most_productive
from bot.games.edo.state import (
    Execute,
    LastMoment,
    Moving,
    State,
)

MENU = 25
"""Answers that one menu can hold."""
GROUPS = {
    "edo": "cities",
    "city": "cities",
    "forest": "fields",
    "rice": "fields",
    "quarry": "fields",
    "river": "ways",
    "road": "ways",
    "gate": "ways",
}
"""Kinds of spaces, in the groups that menus use."""


def offer(board: Board, state: State, seat: Seat, move: Move) -> Offer:
    """A legal move with its costs and gains."""
    match move:
        case City(city):
            return Offer(fact("edo-offer-city", city=terms.place(board, city)), _near(board, city), name=city)
        case Bundle(bundle):
            goods = terms.amounts(board.data.bundles[bundle])
            return Offer(fact("edo-offer-bundle", bundle=bundle, goods=goods))
        case Pick(ronin):
            place = terms.place(board, state.ronin_at[ronin - 1])
            return Offer(fact("edo-offer-ronin", ronin=ronin, place=place))
        case Name(land):
            return Offer(fact("edo-offer-land", land=terms.land(land)))
        case Send(space):
            return Offer(fact("edo-offer-send", place=terms.place(board, space)), name=space)
        case Act() | Crew() | Back():
            return _plan_offer(board, state, seat, move)
        case Ask() | AskNow():
            return _ask_offer(board, seat in state.asking)
        case Walk():
            return _walk_offer(board, state, seat, move)
        case Go():
            last = isinstance(state.agenda[0], LastMoment)
            label = fact("edo-offer-end" if last else "edo-offer-go")
            now = None if last else idle_now(board, state, seat)
            return Offer(label, () if now is None else (now,), usual=is_enough(board, state, seat))
        case Pay() | Withdraw() | Home() | Discard():
            return _wage_offer(board, state, seat, move)
        case Claim(_, city):
            ryo = dict(income_of(board, state, city))[seat]
            label = fact("edo-offer-claim", city=terms.place(board, city))
            return Offer(label, (_gain("ryo", ryo),), _group("privilege"), name=city)
        case Redeem(_, goods):
            label = fact("edo-offer-redeem", goods=terms.amount(goods, 1))
            return Offer(label, (_gain(goods, 1),), _group("privilege"))
        case _:
            return _work_offer(board, state, seat, move)


def _gain(what: str, count: int) -> Fact:
    return fact("edo-gain", goods=terms.amount(what, count))


def _group(name: str) -> Fact:
    return fact(f"edo-group-{name}")


def _near(board: Board, city: str) -> tuple[Fact, ...]:
    """The spaces next to a start city."""
    places = tuple(terms.place(board, space) for space in board.roads[city] if board.open(space))
    return (fact("edo-effect-near", places=places),)


def _plan_offer(board: Board, state: State, seat: Seat, move: Act | Crew | Back) -> Offer:
    match move:
        case Act(card, do):
            action = terms.action(board, board.data.action(card, do))
            label = fact("edo-offer-act", card=card, action=terms.action_name(do))
            could = prospects(board, state, seat, board.data.action(card, do))
            return Offer(label, (action, *could), group=fact("edo-group-card", card=card))
        case Crew(own, neutral, black, quiet):
            number = len(state.plans[seat])
            if quiet:
                usual = move == _usual(board, state, seat)
                return Offer(fact("edo-offer-quiet", number=number), (fact("edo-effect-quiet"),), usual=usual)
            label = fact("edo-offer-crew", officials=terms.officials(own, neutral, black), number=number)
            return Offer(label, usual=move == _usual(board, state, seat))
        case Back():
            return Offer(fact("edo-offer-back"))


def _ask_offer(board: Board, asked: bool) -> Offer:
    """To be asked everything, or no longer if that is so."""
    if board.asks_all and asked:
        return Offer(fact("edo-offer-ask-planned"), (fact("edo-effect-ask-planned"),))
    if asked:
        return Offer(fact("edo-offer-ask-standing"), (fact("edo-effect-ask-standing"),))
    effect = fact("edo-effect-ask-too" if board.asks_all else "edo-effect-ask-everything")
    return Offer(fact("edo-offer-ask"), (effect,))


def _usual(board: Board, state: State, seat: Seat) -> Crew:
    """As many officials as the action takes, own ones before others; but one is kept for each slot that
    comes, and no more produce than there are samurai."""
    plan, samurai = state.plans[seat], len(state.players[seat].samurai)
    slot, left = plan[-1], left_of(state.pools[seat], plan)
    most = max(1, sum(left) - (SLOTS - len(plan)))
    if slot.do in PRODUCTS:
        most = min(most, max(1, samurai))
    found = crews(board.data.action(slot.card, slot.do).most, left)
    return next(one for one in found if one.quiet or one.count <= most)


def _walk_offer(board: Board, state: State, seat: Seat, move: Walk) -> Offer:
    who, end = move.who, move.to
    start = space_of(state, who)
    cost = price(board, state, seat, start, end)
    first = move in likely(board, state, seat)
    gain = _gain_there(board, state, move) if first else ()
    mover = "merchant" if who == MERCHANT else "samurai"
    return Offer(
        fact(f"edo-offer-walk-{mover}", start=terms.place(board, start), end=terms.place(board, end)),
        (fact("edo-effect-price", ryo=cost), *gain),
        _ways(board, mover, start, end),
        likely=first,
        name=end,
    )


def _gain_there(board: Board, state: State, move: Walk) -> tuple[Fact, ...]:
    """What the samurai would produce at the end of a way that is likely for it."""
    head, action = state.agenda[0], action_of(board, state)
    if not isinstance(head, Moving) or action.do not in PRODUCTS:
        return ()
    after = move_piece(board, state, head, move)
    return (_gain(PRODUCTS[action.do][1], yields(board, after, move.to, action.bonus)),)


def _ways(board: Board, mover: str, start: str, end: str) -> Fact:
    """The menu group of a way: who moves, and on a large board also the kind of the destination."""
    if len(board.spaces) <= MENU:
        return fact(f"edo-group-{mover}", place=terms.place(board, start))
    lands = Term(f"edo-lands-{GROUPS[board.kinds[end]]}")
    return fact(f"edo-group-{mover}-to", place=terms.place(board, start), lands=lands)


def _wage_offer(board: Board, state: State, seat: Seat, move: Pay | Withdraw | Home | Discard) -> Offer:
    player, wage = state.players[seat], board.data.numbers.wage
    match move:
        case Pay():
            count = len(player.samurai)
            cost = (fact("edo-effect-cost", goods=(terms.amount("rice", count * wage),)),)
            return Offer(fact("edo-offer-pay", count=count), cost)
        case Withdraw(space):
            return Offer(fact("edo-offer-withdraw", place=terms.place(board, space)), name=space)
        case Home():
            return Offer(fact("edo-offer-home", count=len(player.samurai)))
        case Discard(goods):
            return Offer(fact("edo-offer-discard", goods=terms.amount(goods, 1)))


def _work_offer(board: Board, state: State, seat: Seat, move: Move) -> Offer:
    """An execution with its costs and gains."""
    match move:
        case Pass():
            more = isinstance(state.agenda[0], Execute)
            return Offer(fact("edo-offer-pass" if more else "edo-offer-enough"))
        case Produce(space, full):
            action = action_of(board, state)
            amount = yields(board, state, space, action.bonus, full)
            label = fact(
                "edo-offer-produce-full" if full else "edo-offer-produce", place=terms.place(board, space)
            )
            choice = bool(held(board.data, state.players[seat], "full", action.do))
            usual = not choice and move == most_productive(board, state, seat)
            return Offer(label, (_gain(PRODUCTS[action.do][1], amount),), name=space, usual=usual)
        case Build():
            return _build_offer(board, state, seat, move)
        case Gate(gate):
            return Offer(
                fact("edo-offer-gate", place=terms.place(board, gate)), (), _group("gate"), name=gate
            )
        case Travel(start, end):
            ways = {"start": terms.place(board, start), "end": terms.place(board, end)}
            return Offer(fact("edo-offer-travel", **ways), (), _ways(board, "samurai", start, end), name=end)
        case Disperse(space):
            return _disperse_offer(board, state, space)
        case Meet(marker):
            return _meet_offer(board, state, marker)
        case Trade(card, count):
            return _trade_offer(board, card, count)
        case Agree():
            action = action_of(board, state)
            if action.do == "FAVOUR":
                points = fact("edo-effect-points", points=board.data.numbers.favour)
                return Offer(fact("edo-offer-favour"), (_cost("ryo", action.ryo), points))
            return Offer(fact("edo-offer-recruit"), (_cost("rice", action.rice),))
        case Buy(card):
            known = board.data.special[card]
            actions = tuple(terms.action(board, action) for action in known.actions)
            return Offer(fact("edo-offer-buy", card=card), (_cost("ryo", known.price), *actions))
        case Levy(goods):
            return Offer(fact("edo-offer-levy", goods=terms.amount(goods, 1)), (_gain(goods, 1),))
    raise ValueError(f"nobody is offered {move}")


def _cost(what: str, count: int) -> Fact:
    return fact("edo-effect-cost", goods=(terms.amount(what, count),))


def _build_offer(board: Board, state: State, seat: Seat, move: Build) -> Offer:
    known = board.data.buildings[move.what]
    label = fact(
        "edo-offer-build-prime" if move.prime else "edo-offer-build",
        building=terms.building(move.what),
        place=terms.place(board, move.at),
    )
    effects = [
        fact("edo-effect-cost", goods=terms.amounts(cost_of(known, action_of(board, state)))),
        fact("edo-effect-points", points=known.points),
    ]
    if known.weight:
        weight = weights(board, state, move.at).get(seat, 0) + known.weight
        effects.append(fact("edo-effect-weight", weight=weight))
    return Offer(
        label, tuple(effects), fact("edo-group-build", place=terms.place(board, move.at)), name=move.at
    )


def _disperse_offer(board: Board, state: State, space: str) -> Offer:
    effects = (
        fact("edo-effect-needs", count=ronin_on(state, space) + 1),
        fact("edo-effect-markers", count=reward_of(board, state, space)),
    )
    label = fact("edo-offer-disperse", place=terms.place(board, space), count=ronin_on(state, space))
    return Offer(label, effects, _group("ronin"), name=space)


def _meet_offer(board: Board, state: State, marker: str) -> Offer:
    kind = state.privilege_row[state.demands.index(marker)]
    effects = [
        fact("edo-effect-cost", goods=terms.amounts(board.data.demands[marker].pay)),
        fact("edo-effect-points", points=board.data.numbers.demand),
    ]
    if kind:
        effects.append(fact("edo-effect-privilege", privilege=terms.privilege(board, kind)))
    label = fact("edo-offer-meet", demand=terms.demand(board, marker))
    return Offer(label, tuple(effects), _group("demand"))


def _trade_offer(board: Board, card: str, count: int) -> Offer:
    known = board.data.merchant[card]
    if count:
        label = fact("edo-offer-buy-goods", card=card, goods=terms.amount(known.goods, count))
        return Offer(label, (_cost("ryo", count * known.price), _gain(known.goods, count)))
    label = fact("edo-offer-trade", card=card)
    points = fact("edo-effect-points", points=board.data.numbers.trade)
    return Offer(label, (fact("edo-effect-cost", goods=terms.amounts(known.pay)), points))

"""Puts events into words for the log and for pages. Everything is public except plans until their slots are
revealed (section 21)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from bot.core import Fact, Seat, Value, Who, fact
from bot.games.edo import events as e
from bot.games.edo import events_turn as t
from bot.games.edo import terms
from bot.games.edo.board import Board
from bot.games.edo.moves import Act, Ask, Back, Crew, Move
from bot.games.edo.planning import plan_events
from bot.games.edo.state import State
from bot.games.edo.turns import carry_out


def narrate_move(board: Board, state: State, seat: Seat, move: Move, to: Seat | None) -> Fact | None:
    """A move made in `state`, as `to` may hear it."""
    said = [narrate(board, event) for event in happen(board, state, seat, move) if e.is_for(event, to)]
    return next((one for one in said if one is not None), None)


def happen(board: Board, state: State, seat: Seat, move: Move) -> tuple[e.Event, ...]:
    """The events of a move made in `state`."""
    if isinstance(move, Act | Crew | Ask | Back):
        return plan_events(state, seat, move)
    return carry_out(board, state, move).happened


def narrate(board: Board, event: e.Event) -> Fact | None:
    """An event in words; None if another event of the same move says it."""
    return NARRATION[type(event)](board, event)


def _way(board: Board, start: str, end: str) -> dict[str, Value]:
    return {"start": terms.place(board, start), "end": terms.place(board, end)}


# Setup and draws


def _drawn(board: Board, event: e.Drawn) -> Fact:
    what = event.piece
    match event.kind:
        case "start":
            return fact("edo-log-start", who=Who(int(what) - 1))
        case "merchant":
            return fact("edo-log-card-current" if not event.place else "edo-log-card-next", card=what)
        case "card":
            return fact("edo-log-display", card=what)
        case "tile":
            city = terms.place(board, board.cities[event.place])
            return fact("edo-log-profit", tile=what, city=city)
        case "demand":
            return fact("edo-log-demand", demand=terms.demand(board, what), marker=what)
        case "next-demand":
            return fact("edo-log-demand-next", demand=terms.demand(board, what), marker=what)
        case "privilege":
            return fact("edo-log-privilege", privilege=terms.privilege(board, what))
        case "next-privilege":
            return fact("edo-log-privilege-next", privilege=terms.privilege(board, what))
    return fact("edo-log-ronin", ronin=event.place + 1, place=terms.place(board, what))


def _town_taken(board: Board, event: e.TownTaken) -> Fact:
    return fact("edo-log-city", who=Who(event.seat), city=terms.place(board, event.city))


def _bundle_taken(board: Board, event: e.BundleTaken) -> Fact:
    goods = terms.amounts(board.data.bundles[event.bundle])
    return fact("edo-log-bundle", who=Who(event.seat), bundle=event.bundle, goods=goods)


# Ronin


def _ronin_picked(board: Board, event: e.RoninPicked) -> Fact:
    place = terms.place(board, event.space)
    return fact("edo-log-pick", who=Who(event.seat), ronin=event.ronin, place=place)


def _land_drawn(board: Board, event: e.LandDrawn) -> Fact:
    return fact("edo-log-tile", who=Who(event.seat), ronin=event.ronin, land=terms.land(event.land))


def _land_named(board: Board, event: e.LandNamed) -> Fact:
    return fact("edo-log-land", who=Who(event.seat), land=terms.land(event.land))


def _ronin_moved(board: Board, event: e.RoninMoved) -> Fact:
    way = _way(board, event.start, event.end)
    return fact("edo-log-send", who=Who(event.seat), ronin=event.ronin, **way)


def _dispersal_named(board: Board, event: e.DispersalNamed) -> Fact:
    place = terms.place(board, event.space)
    return fact("edo-log-disperse", who=Who(event.seat), place=place, count=event.ronin)


def _encounter(board: Board, event: e.Dispersed | e.Stood) -> Fact:
    """Whether the Ronin are dispersed, and the samurai that comes last, if any (EDO-18.23)."""
    args: dict[str, Value] = {
        "who": Who(event.seat),
        "place": terms.place(board, event.space),
        "samurai": event.samurai,
        "ronin": event.ronin,
        "came": 1 if event.last else 0,
        "start": terms.place(board, event.last or event.space),
    }
    if isinstance(event, e.Stood):
        return Fact("edo-log-stood", args)
    return Fact("edo-log-dispersed", {**args, "markers": event.markers})


# Planning


def _action_planned(board: Board, event: e.ActionPlanned) -> Fact:
    action = terms.action_name(event.do)
    return fact("edo-log-act", who=Who(event.seat), number=event.number, card=event.card, action=action)


def _officials_planned(board: Board, event: e.OfficialsPlanned) -> Fact:
    return fact(
        "edo-log-sealed" if event.sealed else "edo-log-crew",
        who=Who(event.seat),
        number=event.number,
        card=event.card,
        action=terms.action_name(event.do),
        officials=terms.officials(event.own, event.neutral, event.black),
    )


def _asked_for(board: Board, event: e.AskedFor) -> Fact:
    if event.everything:
        return fact("edo-log-ask-on")
    return fact("edo-log-ask-planned" if board.asks_all else "edo-log-ask-standing")


def _plan_sealed(board: Board, event: e.PlanSealed) -> Fact:
    return fact("edo-log-ready", who=Who(event.seat))


def _plan_taken_back(board: Board, event: e.PlanTakenBack) -> Fact:
    return fact("edo-log-back", who=Who(event.seat))


# A turn


def _opened(board: Board, event: t.Opened) -> Fact:
    return fact(
        "edo-log-quiet" if event.quiet else "edo-log-opened",
        who=Who(event.seat),
        number=event.number,
        card=event.card,
        action=terms.action_name(event.do),
        officials=terms.officials(event.own, event.neutral, event.black),
    )


def _moved(board: Board, event: t.SamuraiMoved | t.MerchantMoved) -> Fact:
    key = "edo-log-merchant" if isinstance(event, t.MerchantMoved) else "edo-log-walk"
    return fact(key, who=Who(event.seat), cost=event.ryo, **_way(board, event.start, event.end))


def _movement_ended(board: Board, event: t.MovementEnded) -> Fact:
    return fact("edo-log-go", who=Who(event.seat))


def _turn_ended(board: Board, event: t.TurnEnded) -> Fact:
    return fact("edo-log-turn-over", who=Who(event.seat))


def _passed(board: Board, event: t.Passed) -> Fact:
    key = "edo-log-passed" if event.possible else "edo-log-impossible"
    return fact(key, who=Who(event.seat), action=terms.action_name(event.do))


def _enough(board: Board, event: t.Enough) -> Fact:
    return fact("edo-log-enough", who=Who(event.seat))


def _produced(board: Board, event: t.Produced) -> Fact:
    key = "edo-log-produced-full" if event.full else "edo-log-produced"
    goods = terms.amount(event.goods, event.count)
    return fact(key, who=Who(event.seat), place=terms.place(board, event.space), goods=goods)


def _collected(board: Board, event: t.Collected) -> Fact:
    goods = (terms.amount(event.goods, event.count),) if event.count else ()
    action = terms.action_name(event.do)
    return fact("edo-log-collect", who=Who(event.seat), action=action, goods=goods)


def _levied(board: Board, event: t.Levied) -> Fact:
    return fact("edo-log-levy", who=Who(event.seat), goods=terms.amount(event.goods, 1))


def _built(board: Board, event: t.Built) -> Fact:
    return fact(
        "edo-log-built-prime" if event.prime else "edo-log-built",
        who=Who(event.seat),
        building=terms.building(event.what),
        place=terms.place(board, event.space),
        cost=terms.amounts(event.cost),
        points=event.points,
    )


def _gate_entered(board: Board, event: t.GateEntered) -> Fact:
    return fact("edo-log-gate", who=Who(event.seat), place=terms.place(board, event.gate))


def _travelled(board: Board, event: t.Travelled) -> Fact | None:
    if event.rally == "last":
        return None
    key = "edo-log-rally" if event.rally else "edo-log-travel"
    return fact(key, who=Who(event.seat), **_way(board, event.start, event.end))


def _traded(board: Board, event: t.Traded) -> Fact:
    who = Who(event.seat)
    if event.pieces:
        goods = terms.amount(board.data.merchant[event.card].goods, event.pieces)
        return fact("edo-log-bought-goods", who=who, card=event.card, goods=goods, ryo=event.cost.ryo)
    cost = terms.amounts(event.cost)
    return fact("edo-log-traded", who=who, card=event.card, cost=cost, points=event.points)


def _card_bought(board: Board, event: t.CardBought) -> Fact:
    return fact("edo-log-bought", who=Who(event.seat), card=event.card, ryo=event.ryo)


def _recruited(board: Board, event: t.Recruited) -> Fact:
    return fact("edo-log-recruit", who=Who(event.seat), rice=event.rice)


def _favour_won(board: Board, event: t.FavourWon) -> Fact:
    return fact("edo-log-favour", who=Who(event.seat), ryo=event.ryo, points=event.points)


# Demands and privileges


def _demand_met(board: Board, event: t.DemandMet) -> Fact:
    args: dict[str, Value] = {
        "who": Who(event.seat),
        "demand": terms.demand(board, event.marker),
        "cost": terms.amounts(event.cost),
        "points": event.points,
    }
    if not event.privilege:
        return Fact("edo-log-met", args)
    return Fact("edo-log-met-privilege", {**args, "privilege": terms.privilege(board, event.privilege)})


def _income_claimed(board: Board, event: t.IncomeClaimed) -> Fact:
    return fact("edo-log-claim", who=Who(event.seat), city=terms.place(board, event.city), ryo=event.ryo)


def _goods_redeemed(board: Board, event: t.GoodsRedeemed) -> Fact:
    return fact("edo-log-redeem", who=Who(event.seat), goods=terms.amount(event.goods, 1))


# The end of a round


def _wages_paid(board: Board, event: e.WagesPaid) -> Fact:
    key = "edo-log-paid" if event.asked else "edo-log-paid-standing"
    return fact(key, who=Who(event.seat), count=event.samurai, rice=event.rice)


def _withdrawn(board: Board, event: e.Withdrawn) -> Fact | None:
    if event.home:
        return None
    return fact("edo-log-withdrew", who=Who(event.seat), place=terms.place(board, event.space))


def _all_withdrawn(board: Board, event: e.AllWithdrawn) -> Fact:
    return fact("edo-log-home", who=Who(event.seat), count=event.count)


def _income(board: Board, event: e.Income) -> None:
    """`IncomePaid` says it."""


def _income_paid(board: Board, event: e.IncomePaid) -> Fact:
    paid = tuple(
        fact("edo-log-income-of", who=Who(seat), city=terms.place(board, city), ryo=ryo)
        for city, seat, ryo in event.paid
    )
    return fact("edo-log-income", count=len(paid), paid=paid)


def _discarded(board: Board, event: e.Discarded) -> Fact:
    return fact("edo-log-discard", who=Who(event.seat), goods=terms.amount(event.goods, 1))


NARRATION: Final[dict[type, Callable[[Board, Any], Fact | None]]] = {
    e.TownTaken: _town_taken,
    e.BundleTaken: _bundle_taken,
    e.Drawn: _drawn,
    e.RoninPicked: _ronin_picked,
    e.LandDrawn: _land_drawn,
    e.LandNamed: _land_named,
    e.RoninMoved: _ronin_moved,
    e.DispersalNamed: _dispersal_named,
    e.Dispersed: _encounter,
    e.Stood: _encounter,
    e.ActionPlanned: _action_planned,
    e.OfficialsPlanned: _officials_planned,
    e.AskedFor: _asked_for,
    e.PlanSealed: _plan_sealed,
    e.PlanTakenBack: _plan_taken_back,
    t.Opened: _opened,
    t.SamuraiMoved: _moved,
    t.MerchantMoved: _moved,
    t.MovementEnded: _movement_ended,
    t.TurnEnded: _turn_ended,
    t.Passed: _passed,
    t.Enough: _enough,
    t.Produced: _produced,
    t.Collected: _collected,
    t.Levied: _levied,
    t.Built: _built,
    t.GateEntered: _gate_entered,
    t.Travelled: _travelled,
    t.Traded: _traded,
    t.CardBought: _card_bought,
    t.Recruited: _recruited,
    t.FavourWon: _favour_won,
    t.DemandMet: _demand_met,
    t.IncomeClaimed: _income_claimed,
    t.GoodsRedeemed: _goods_redeemed,
    e.WagesPaid: _wages_paid,
    e.Withdrawn: _withdrawn,
    e.AllWithdrawn: _all_withdrawn,
    e.Income: _income,
    e.IncomePaid: _income_paid,
    e.Discarded: _discarded,
}
"""What is said of each kind of event."""

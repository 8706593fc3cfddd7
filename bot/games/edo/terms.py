"""Places, goods, cards and markers as values of facts."""

from __future__ import annotations

from typing import Annotated

from bot.core import Fact, Term, Value, fact
from bot.core.facts import Said
from bot.games.edo.board import Board
from bot.games.edo.components import Action, Goods
from bot.games.edo.printed import face
from bot.games.edo.state import Slot


def place(board: Board, space: str) -> Fact:
    """A space: its code, or the name if it is a city."""
    kind = board.kinds[space]
    if space in board.towns:
        return fact(f"edo-place-{kind}", code=space, town=Term(f"edo-town-{board.towns[space]}"))
    return fact(f"edo-place-{kind}", code=space)


def amount(what: str, count: int) -> Fact:
    """A number of ryo, rice, wood or stone."""
    return fact(f"edo-amount-{what}", count=count)


def amounts(goods: Goods) -> tuple[Fact, ...]:
    """Several goods, without those whose number is 0."""
    every = (("ryo", goods.ryo), ("rice", goods.rice), ("wood", goods.wood), ("stone", goods.stone))
    return tuple(amount(what, count) for what, count in every if count)


def action_name(do: str) -> Term:
    return Term(f"edo-do-{do}")


def building(what: str) -> Term:
    return Term(f"edo-building-{what}")


def land(what: str) -> Term:
    return Term(f"edo-land-{what}")


def privilege(board: Board, kind: str) -> Term:
    return Term(f"edo-privilege-{face(board.data.privileges[kind])}")


def demand(board: Board, marker: str) -> Term:
    return Term(f"edo-demand-{board.data.demands[marker].goods}")


def officials(own: int, neutral: int, black: int) -> tuple[Fact, ...]:
    """Officials by kind; "nobody" if there are none. The first kind is told in full: "1 neutral official"."""
    every = (("own", own), ("neutral", neutral), ("black", black))
    there = [(kind, count) for kind, count in every if count]
    facts = [fact(f"edo-officials-{kind}", count=count) for kind, count in there]
    if there and not own:
        kind, count = there[0]
        facts[0] = fact(f"edo-officials-first-{kind}", count=count)
    return tuple(facts) or (fact("edo-officials-none"),)


def slot(number: int, planned: Slot) -> dict[str, Value]:
    """A slot of a plan, counted from 1, as arguments of a fact."""
    return {
        "number": number,
        "card": planned.card,
        "action": action_name(planned.do),
        "officials": officials(*planned.team),
    }


def action(known: Action, travellers: int) -> Fact:
    """An action with its printed value: what one official does with it.

    Args:
        travellers: how many samurai one official moves.
    """
    value = travellers if known.do == "TRAVEL" else known.value
    return fact(f"edo-does-{known.do}", most=known.most, value=value)


def way(board: Board, start: str, end: str) -> dict[str, Fact]:
    """Where a piece comes from and where it goes, as arguments of a fact."""
    return {"start": place(board, start), "end": place(board, end)}


def gain(what: str, count: int) -> Fact:
    """What a decision brings."""
    return fact("edo-gain", goods=amount(what, count))


def cost(what: str, count: int) -> Fact:
    """What a decision costs."""
    return fact("edo-effect-cost", goods=(amount(what, count),))


# Fields of events, as texts say them.

Place = Annotated[str, Said(place)]
Land = Annotated[str, Said(lambda board, what: land(what))]
One = Annotated[str, Said(lambda board, what: amount(what, 1))]
Several = Annotated[Goods, Said(lambda board, goods: amounts(goods))]

"""The marks that the board shows of past events, as states keep them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

import msgspec
from msgspec.structs import replace

from bot.core import Seat
from bot.games.edo.components import Goods

Amounts = tuple[tuple[str, int], ...]
"""Goods, and how many of each."""


class Mark(msgspec.Struct, frozen=True, gc=False):
    """Something that the board can mark: what happened, from where, to where, and how many.

    `what`: walk, merchant, ride (at, to), gate (to), produce (at, to = product, count), house, post,
    stronghold, temple (at), collect (at = rice or ryo, count), trade (at = card, to = "1" or "2", count),
    card (at), recruit, favour, levy (at), demand (at = marker, to = privilege), claim (at, count), redeem
    (at), disperse, dispersed, stood (at), ronin (at, to, count = number), pass, wage (count), withdraw (at),
    income (at, count), discard (at), start (to), bundle (at).

    States store the marks since the last reveal, or since the income.
    """

    what: str
    seat: Seat
    at: str = ""
    to: str = ""
    count: int = 0
    goods: Amounts = ()
    """What it brought beyond `count`, or cost (numbers below 0). States keep none of it (`remembered`), views
    have what `count` says, too (`whole`)."""


def amounts(goods: Goods) -> Amounts:
    """The goods whose number is not 0, as gains."""
    return tuple((what, count) for what in Goods.__struct_fields__ if (count := getattr(goods, what)))


def paid(goods: Goods) -> Amounts:
    """The same goods as costs."""
    return tuple((what, -count) for what, count in amounts(goods))


def remembered(marks: Iterable[Mark]) -> list[Mark]:
    """Marks as states keep them: without bundles and without goods, for which boards use the log."""
    return [mark if not mark.goods else replace(mark, goods=()) for mark in marks if mark.what != "bundle"]


def whole(mark: Mark, goods_of: Mapping[str, str]) -> Mark:
    """A mark with all that its seat gained by what happened, or lost.

    `goods_of`: the goods that each merchant card sells.
    """
    gain = _gained(mark, goods_of)
    return mark if gain is None else replace(mark, goods=(gain, *mark.goods))


def _gained(mark: Mark, goods_of: Mapping[str, str]) -> tuple[str, int] | None:
    match mark.what:
        case "collect":
            return mark.at, mark.count
        case "produce":
            return mark.to, mark.count
        case "claim" | "income":
            return "ryo", mark.count
        case "levy" | "redeem":
            return mark.at, 1
        case "trade" if mark.to == "1":
            return goods_of[mark.at], mark.count
    return None

"""What the board marks of what happened, as states keep it."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from bot.core import Seat


class Mark(msgspec.Struct, frozen=True, gc=False):
    """Something that the board can mark: what happened, from where, to where, and how many.

    States store the marks since the last reveal, or since the income.
    """

    what: str
    seat: Seat
    at: str = ""
    to: str = ""
    count: int = 0


def gained(mark: Mark, goods_of: Mapping[str, str]) -> tuple[str, int] | None:
    """The goods that a mark brought to its seat, and how many; None if there are none.

    `goods_of`: the goods that each merchant card sells.
    """
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

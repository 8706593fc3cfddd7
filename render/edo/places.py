"""The places of the answers of a page on its picture."""

from __future__ import annotations

from collections.abc import Container, Sequence
from typing import Final

from bot.games.edo.building import Build
from bot.games.edo.dispersal import Disperse
from bot.games.edo.hiring import Buy
from bot.games.edo.movement import Walk
from bot.games.edo.privileges import Meet, Use
from bot.games.edo.production import Produce
from bot.games.edo.ronin import Pick, Send
from bot.games.edo.setup import City
from bot.games.edo.trading import Trade
from bot.games.edo.travelling import Gate, Travel
from bot.games.edo.view import EdoView, SpaceView
from bot.games.edo.wages import Withdraw
from render.edo import strip
from render.edo.crowds import find, temple_place
from render.edo.layout import Box, Layout, box_of, keep_box, sites_of
from render.kit.shapes import Point
from render.scene import Choice

ROUND: Final = ("forest", "rice", "quarry", "river", "road")
"""Kinds of spaces that are discs."""


def discs_of(view: EdoView, plan: Layout) -> set[Box]:
    """The boxes of all spaces that are discs."""
    return {box_of(plan, space) for space in view.spaces if space.kind in ROUND}


def radius_of(box: Box, discs: Container[Box]) -> int:
    """The radius of the corners of a mark round a box."""
    return round(box[2] / 2) if box in discs else 10


def boxes_of(view: EdoView, plan: Layout, choices: Sequence[Choice]) -> dict[Box, list[Choice]]:
    """The answers by their places on the picture."""
    boxes: dict[Box, list[Choice]] = {}
    for choice in choices:
        box = target(view, plan, choice.move)
        if box is not None:
            boxes.setdefault(box, []).append(choice)
    return boxes


def target(view: EdoView, plan: Layout, move: object) -> Box | None:
    """The place of an answer on the picture; None if it is only in the list."""
    spaces = {space.code: space for space in view.spaces}
    match move:
        case City(code) | Gate(code) | Disperse(code) | Send(code) | Use(_, code) | Withdraw(code):
            return _space_box(plan, spaces.get(code))
        case Walk(_, code) | Travel(_, code) | Produce(code):
            return _space_box(plan, spaces.get(code))
        case Build(what, code, prime):
            return site_of(plan, spaces.get(code), what, prime)
        case Pick(number):
            return _ronin(view, plan, number)
        case Meet(marker):
            return _column(view, marker)
        case Buy(card):
            return _special(view, card)
        case Trade(card, count):
            return _offer(view, card, count)
    return None


def _space_box(plan: Layout, space: SpaceView | None) -> Box | None:
    return None if space is None else box_of(plan, space)


def site_of(plan: Layout, space: SpaceView | None, what: str, prime: bool = False) -> Box | None:
    """The next free site (or the first one, if a privilege gives it), or the site of the stronghold or
    temple."""
    if space is None:
        return None
    x, y = plan.at(space)
    if what == "temple":
        tx, ty = temple_place(plan, space)
        return tx - 30, ty - 30, 60, 60
    if space.city is None:
        return box_of(plan, space)
    if what == "stronghold":
        return keep_box(plan, space.kind, x, y)
    boxes = sites_of(plan, space.city, space.kind, x, y)
    at = 0 if prime else len(space.city.row)
    return boxes[at] if at < len(boxes) else box_of(plan, space)


def _ronin(view: EdoView, plan: Layout, number: int) -> Box | None:
    for space in view.spaces:
        if number in space.ronin:
            spot = find(plan, space, "ronin", number)
            return None if spot is None else piece_box(plan, spot)
    return None


def piece_box(plan: Layout, spot: Point) -> Box:
    """The box of a piece that stands on a spot."""
    return spot[0] - plan.piece, spot[1] - plan.piece, 2 * plan.piece, 2 * plan.piece


def _column(view: EdoView, marker: str) -> Box | None:
    for i, column_view in enumerate(view.columns):
        if column_view.demand is not None and column_view.demand.marker == marker:
            return strip.demand_place(view, i)
    return None


def _special(view: EdoView, card: str) -> Box | None:
    for i, card_view in enumerate(view.display):
        if card_view.card == card:
            return strip.special_place(view, i)
    return None


def _offer(view: EdoView, card: str, count: int) -> Box | None:
    for known, now in ((view.current, True), (view.coming, False)):
        if known is not None and known.card == card:
            return strip.offer_place(view, now, bool(count))
    return None

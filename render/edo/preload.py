"""Draw pieces and letters that any position may need before the first picture asks for them."""

from __future__ import annotations

from collections.abc import Iterator

from bot.core import fact
from render.edo import market
from render.edo.pieces import actions, buildings, goods, lands, people
from render.edo.seat_panel import FORMS, SEAL, SIZES
from render.edo.strip import PRIVILEGE
from render.edo.theme import GAME, GOODS
from render.kit import specimens
from render.scene import Scene

PIECES = (16, 22, 24, 30, 31)
MOVES = 60
"""The number of moves after which the table has some of everything."""


def pieces() -> None:
    """Draw all pieces that may be on a table."""
    for seat in range(-1, 5):
        for half in PIECES:
            people.samurai(seat, half)
        for half in (11, 14, 20, 24):
            people.official(seat, half, True)
        for half in (17, 18, 19, 20, 25):
            people.official(seat, half)
        buildings.temple(seat, 30)
        for half in (19, 20, 21, 23, 25):
            buildings.house(seat, half)
            buildings.post(seat, half)
    for half in (25, 30, 31):
        buildings.stronghold(half)
        people.merchant(half)
        for number in range(1, 4):
            people.ronin(number, half)
    for form in FORMS.values():
        actions.back(form.slot)
        for card in "ABCS":
            actions.frame(card, form.slot)
            actions.corner(card, form.slot)
        for do in actions.DRAWINGS:
            for share in (0.29, 0.33):
                actions.action(do, round(form.slot * share))
    for do in actions.DRAWINGS:
        actions.action(do, 23)
        actions.action(do, 18)
    for kind in goods.SYMBOLS:
        for half in (10, 12, 13, 14, 15, 17, 19):
            goods.symbol(kind, half)
    for kind in GOODS:
        for _, half in SIZES[:-3]:
            goods.symbol(kind, half)
    for kind in ("a", "b", "c", "d", "ews", "esr", "erw", "fr", "fw", "fs"):
        market.plate(kind, *PRIVILEGE)
        market.plate(kind, *SEAL)
    lands.site(40)


def tables() -> Iterator[Scene]:
    """Tables with panels, badges and letters, with everything in play."""
    played = dict.fromkeys(("temples", "privileges", "ronin"), "on")
    return specimens.tables(GAME, MOVES, fact("edo-ask-plan", round=1), **played)

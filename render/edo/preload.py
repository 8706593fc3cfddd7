"""Draw pieces and letters that any position may need before the first picture asks for them."""

from __future__ import annotations

from collections.abc import Iterator

from bot.core import fact
from bot.games.edo.components_loading import shipped
from bot.games.edo.printed import printed
from bot.games.edo.view import EdoView, GoodsView, SeatView
from bot.text import LANGUAGES
from render.edo import market
from render.edo.pieces import actions, buildings, goods, lands, people
from render.edo.seat_panel import FORMS, SEAL, SIZES
from render.edo.strip import PRIVILEGE
from render.edo.theme import GAME, GOODS
from render.scene import Scene

PIECES = (16, 22, 24, 30, 31)
NAMES = ("ABCDEFGHIJKLM", "NOPQRSTUVWXYZ", "abcdefghijklm", "nopqrstuvwxyz", "0123456789")


def pieces() -> None:
    """Draw everything that stands or lies on a table."""
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
    """A bare table for each number of seats, and one in each language: panels, badges and letters."""
    for seats in (2, 3, 4, 5):
        player = SeatView(
            goods=GoodsView(12, 3, 4, 5),
            points=6,
            officials=4,
            neutral=1,
            samurai=(),
            houses=7,
            post=True,
            temples=3,
            cards=("A", "B", "C"),
            privileges=(),
            markers=0,
            city="",
            bundle="",
            house_in_edo=False,
            ready=False,
            slots=(),
            items=(),
            total=0,
        )
        view = EdoView(
            viewer=None,
            seats=seats,
            to_act=(0,),
            round=1,
            over=False,
            phase="plan",
            side="A" if seats < 4 else "B",
            temples=True,
            privileges=True,
            ronin=True,
            start=0,
            order=tuple(range(seats)),
            turn=None,
            slot=0,
            slots=3,
            spaces=(),
            players=(player,) * seats,
            merchant="",
            current=None,
            coming=None,
            stack=9,
            display=(),
            deck=8,
            cards=(),
            neutral=12,
            strongholds=8,
            columns=(),
            next_demand=None,
            next_privilege="",
            demand_stack=0,
            privilege_stack=0,
            ronin_at=(),
            markers=15,
            bag=(),
            goal=12,
            limit=10,
            favour=1,
            marks=(),
            own=None,
            printed=printed(shipped()),
        )
        for language in LANGUAGES if seats == 4 else LANGUAGES[:1]:
            asked = tuple((seat, fact("edo-ask-plan", round=1)) for seat in range(1, seats))
            yield Scene(game=GAME, view=view, language=language, names=NAMES[:seats], awaited=asked)

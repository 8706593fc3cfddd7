"""What cards hold and what answers bring, as symbols with numbers."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from math import inf
from typing import Final

from PIL import Image

from bot.core import Fact
from bot.games.pyramids.view import CardView, PyramidsView
from render.kit import zoom
from render.kit.canvas import Canvas
from render.kit.flow import Box, Gap, best, column, row
from render.kit.fonts import Style
from render.kit.seat_panel import Cell
from render.kit.seats import signed
from render.kit.sketch import Sprite, kept
from render.pyramids.parts import skull_value
from render.pyramids.pieces.symbols import NARROW, symbol
from render.pyramids.theme import PAPER

KINDS: Final = "RGFPXS"
"""The symbols that are counted, in the order of the score card."""
FEW: Final = 3
"""So many kinds of symbols stand on one line."""
COUNT: Final = Style(30, 800)
HOLDING: Final = 44
"""Size of the symbols of a card before the words of a step."""
COUNTED: Final = {"red": "R", "green": "G", "extra": "X"}
"""The gains that are told as numbers, with their symbols."""


@kept
def holding(card: CardView) -> Sprite:
    """The symbols of a card, by kind, on the paper of drafts."""
    box = held([card], (HOLDING,))
    image = zoom.sheet(round(box.width), round(box.height), PAPER.bright)
    box.lay(Canvas.over(image), 0, 0, box.width, box.height)
    return Sprite(image, Image.new("L", image.size, 255), 0, 0, round(box.width), round(box.height))


def held(card_views: Sequence[CardView], sizes: Sequence[int], room: float = inf, lines: int = 1) -> Box:
    """The symbols on cards, each kind with its number, as large as they fit; more than three kinds may stand
    on several `lines`."""
    text = "".join(row for card in card_views for row in card.grid)
    kinds = [(kind, str(text.count(kind))) for kind in KINDS if kind in text]
    across = -(-len(kinds) // lines) if len(kinds) > FEW else max(1, len(kinds))

    def made(size: int) -> Box:
        cells = [
            Cell(partial(symbol, kind, size), size * NARROW.get(kind, 1.0), count, COUNT, least=size)
            for kind, count in kinds
        ]
        parts = [cells[at : at + across] for at in range(0, len(cells), across)]
        return column(*[row(Gap(), *line, Gap(), gap=size // 3) for line in parts])

    return best(made, sizes, room, inf)


def gains(view: PyramidsView, effects: Sequence[Fact], skulls: int) -> list[tuple[str, str]]:
    """What an answer brings, as (symbol, text).

    Tomb, torch, skulls and potions give points with a sign. Gems and further cells are numbers, as "×1".
    The points of a potion include the skulls of the same marks. `skulls`: how many were crossed before.
    """
    facts = {effect.key.removeprefix("py-gain-"): effect.args for effect in effects}
    now = facts.get("skulls-now")
    change = signed(int(str(now["value"])) - skull_value(view, skulls)) if now is not None else "0"
    told = {
        "tomb": ("T", f"+{view.printed.completed}"),
        "torch": ("F", f"+{view.printed.torch}"),
        **{key: (kind, f"×{facts[key]['count']}") for key, kind in COUNTED.items() if key in facts},
        "potion": ("P", change),
        "skulls": ("S", change),
    }
    without = "skulls" if "potion" in facts else ""
    return [gain for key, gain in told.items() if key in facts and key != without]

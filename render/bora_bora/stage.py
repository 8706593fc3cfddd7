"""The stage of a private page: the parts of the table and of the own board that the question is about."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.bora_bora import view as v
from bot.games.bora_bora.gods import PayGod
from bot.games.bora_bora.view import View
from bot.text import Words
from render.bora_bora import islands, main_board, own_tasks, player_board, status_track
from render.bora_bora.layout import GAP, LEFT, SIDE
from render.bora_bora.map import Atlas
from render.bora_bora.pieces import tiles
from render.bora_bora.seat_panel import leaders
from render.bora_bora.shelf import Tile, panel
from render.bora_bora.targets import Targets
from render.bora_bora.theme import LOOK
from render.kit.canvas import Canvas
from render.kit.flow import Art, Box, Gap, Lines, Sized, row
from render.kit.fonts import Style
from render.kit.seat_panel import figure
from render.scene import Scene

WIDE = SIDE[0] - LEFT - GAP
"""Width of the stage, left of the answers."""
PANEL = WIDE + GAP - 14
CARD = 218
"""Width of the card of a god that must be paid for."""
EFFECT = 1.34
"""The height of a card with its effect, divided by its width."""
SAYS = Style(40, 700)


class Page:
    """The values that the parts of a page share."""

    def __init__(self, canvas: Canvas, view: View, w: Words, names: Sequence[str], ask: Targets) -> None:
        assert view.viewer is not None
        self.canvas, self.view, self.w, self.names, self.ask = canvas, view, w, names, ask
        self.seat = view.viewer
        self.heights = dict(HEIGHTS)
        """The heights of the parts of the stage; the last part is stretched if there is room."""


def _god(view: View, w: Words) -> Box:
    """The god that must be paid for: its card and what it does."""
    god = view.task.god if isinstance(view.task, PayGod) else "B"
    card = Tile(
        lambda canvas, at: canvas.put(tiles.god_card(god, at[2], True), *at[:2]), EFFECT, CARD, grow=0
    )
    does = Lines(w(f"bb-pic-does-{god}", **view.printed.figures()), SAYS, PANEL - CARD - 90, 4, (40, 36, 32))
    return panel(row(card, does, gap=36))


def _standing(view: View) -> Box:
    """The points of all seats, a gold plate below the most."""
    each = [
        row(Art(LOOK.badge(seat, status_track.MARK)), figure(str(player.points), seat in leaders(view)))
        for seat, player in enumerate(view.players)
    ]
    return panel(row(Gap(), *[box for one in each for box in (one, Gap())]))


HEIGHTS: dict[str, int] = {
    "map": islands.HEIGHT,
    "persons": 400,
    "spots": 440,
    "ceremony": 420,
    "temple": 300,
    "cards": 250,
    "status": 132,
    "jewelry": 320,
    "tasks": 320,
    "offered": 330,
    **dict.fromkeys(("bonuses", "standing"), 92),
    "god": 340,
}
HALF = 540
"""Width of the left one of two panels side by side."""


def _part(name: str, p: Page) -> Box:
    """A part of the stage that is not the map."""
    view, w, seat, ask = p.view, p.w, p.seat, p.ask
    match name:
        case "persons":
            return main_board.persons(view, ask)
        case "spots":
            return player_board.spots(view, seat, ask.only("spot", "person", "use"))
        case "temple":
            return main_board.temple(view, w, ask)
        case "cards":
            return main_board.god_cards(view, w, ask.only("card"))
        case "tasks":
            return own_tasks.tasks(view, seat, w, ask.only("own"))
        case "offered":
            return main_board.board_tasks(view, w, ask)
        case "bonuses":
            return own_tasks.bonuses(view, seat, w)
        case "ceremony":
            left = player_board.ceremony(view, seat, ask.only("space", "pair"))
            right = player_board.things(view, seat, ask.only("building"), narrow=True)
        case "jewelry":
            left, right = main_board.jewelry(view, w, ask), player_board.jewels(view, seat, w)
        case "standing":
            return _standing(view)
        case _:
            return _god(view, w)
    return row(Sized(left, HALF), right, gap=GAP)


def draw_part(name: str, p: Page, y: int) -> None:
    """Draw a part of the stage with its upper edge at y."""
    area = (LEFT, y, PANEL, p.heights[name])
    match name:
        case "map":  # place and region concern the whole map; red and hut concern one region
            Atlas(p.canvas, p.view, 10, y).draw(p.ask, not p.ask.active)
        case "status":
            status_track.status(p.canvas, p.view, *area)
        case _:
            _part(name, p).lay(p.canvas, *area)


STAGES: dict[str, tuple[str, ...]] = {
    "region": ("map",),
    "red": ("map",),
    "place": ("map",),
    "hut": ("spots", "status"),
    "home": ("spots", "status"),
    "slot": ("persons", "status"),
    "space": ("ceremony",),
    "pair": ("ceremony",),
    "building": ("ceremony",),
    "material": ("ceremony",),
    "pay": ("god", "status"),
    "trade": ("spots", "cards"),
    "carry": ("spots", "status"),
    "use": ("spots", "status"),
    "priest": ("temple", "status"),
    "fire-first": ("cards", "status"),
    "fire-second": ("status", "tasks"),
    "card": ("cards", "status"),
    "jewel": ("jewelry",),
    "task": ("tasks", "status"),
    "take": ("offered", "tasks"),
}
"""By the kind of the answers: the parts of the stage from top to bottom."""
DRAFTS: dict[str, str] = {
    **dict.fromkeys(("place", "place-gods", "pay", "hut", "red"), "region"),
    "fire-first": "card",
    **dict.fromkeys(("green", "end"), "use"),
}
"""By the kind of the last chosen answer: the kind whose stage shows its changes, if it is another."""


TALLEST = islands.HEIGHT - 4
"""The greatest height of a stage."""
LEAST = 640
"""The height up to which a stage is filled if a draft changes little."""
SHOWN: dict[str, tuple[type, ...]] = {
    "map": (v.Settled, v.Fished),
    "temple": (v.Sent,),
    "spots": (v.Welcomed, v.Shifted, v.Carried),
    "ceremony": (v.Built,),
    "jewelry": (v.Bought,),
    "tasks": (v.Resolved, v.Took),
    "cards": (v.Drew,),
    "status": (v.Rose,),
}
"""The parts of the stage, each with the types of events whose changes it shows; the first parts matter
most."""


def stage_of(scene: Scene, view: View, need: int = 0) -> tuple[str, ...]:
    """The parts of the stage of a page; `view` has the events of the draft.

    With a draft, it shows the changes and, up to the height `need` of the panel beside it, more parts of the
    seat.
    """
    if not scene.waits:
        kind = "" if view.task is None else view.task.decisions[0].kind
        return STAGES.get(kind, ("map",))
    mine = [event for event in view.marks if getattr(event, "who", view.viewer) == view.viewer]
    changed = [part for part, kinds in SHOWN.items() if any(isinstance(event, kinds) for event in mine)]
    if "ceremony" not in changed and any(isinstance(e, v.Got) and e.space is not None for e in mine):
        changed.append("ceremony")
    parts: list[str] = []
    kind = scene.chosen[-1].kind
    for part in changed or STAGES[DRAFTS.get(kind, kind)][:1]:
        if high_of([*parts, part]) <= TALLEST:
            parts.append(part)
    for part in ("spots", "cards", "status", "tasks"):
        if part not in parts and high_of([*parts, part]) <= max(need, LEAST):
            parts.append(part)
    return tuple(parts)


def squeezed(parts: Sequence[str], high: int) -> dict[str, int]:
    """The heights of the parts of a stage that is `high` px high."""
    room = high - GAP * (len(parts) - 1)
    whole = sum(HEIGHTS[part] for part in parts)
    heights = {part: min(HEIGHTS[part], HEIGHTS[part] * room // whole) for part in parts}
    if parts[-1] not in ("map", "status"):
        heights[parts[-1]] += room - sum(heights.values())
    return heights


def high_of(parts: Sequence[str]) -> int:
    """The height of a stage."""
    return sum(HEIGHTS[part] for part in parts) + GAP * (len(parts) - 1)

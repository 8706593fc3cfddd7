"""What a picture is drawn from: a view with the words and marks around it. Plain, picklable data."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from bot.core import Fact, Offer, Printed, Score, Seat, View


class Choice(msgspec.Struct, frozen=True):
    """One numbered answer of a private page; the picture shows the same number as the menu."""

    number: int
    move: Any
    """The game's own move value."""
    offer: Offer


class Scene(msgspec.Struct, frozen=True, kw_only=True):
    """A view and what is said around it. The public table has no question and no choices."""

    game: str
    view: View
    language: str
    names: tuple[str, ...]
    """Display names by seat: untrusted text, shown as it is and fitted to its box."""
    caption: tuple[Fact, ...] = ()
    """The last turn in words, oldest first; public facts only in a public scene."""
    awaited: tuple[tuple[Seat, Fact], ...] = ()
    """Who must act and what is awaited of each (`Rules.prompt`)."""
    question: Fact | None = None
    """Private page: what the reader is asked now."""
    choices: tuple[Choice, ...] = ()
    """Private page: the numbered answers."""
    chosen: tuple[Any, ...] = ()
    """Private page: the moves of the draft, already applied to the view, not yet confirmed."""
    board_of: Seat | None = None
    """Draw this seat's own board instead of the table; only for a drawing with `seat_boards`."""
    ledger: bool = False
    """Draw the second public picture, of what the table has no room for; for a drawing with `ledger`."""


class Lobby(msgspec.Struct, frozen=True, kw_only=True):
    """A table that has not started."""

    game: str
    language: str
    names: tuple[str | None, ...]
    """One entry a seat; None is free."""
    options: tuple[Fact, ...]
    """One short line an option."""
    clock: Fact | None = None
    """How long a turn may take."""
    printed: Printed = Printed()
    """`Rules.printed` of the game."""


class Sheet(msgspec.Struct, frozen=True, kw_only=True):
    """A finished match: the final view (everything open) with its score."""

    game: str
    view: View
    language: str
    names: tuple[str, ...]
    score: Score


class Column(msgspec.Struct, frozen=True):
    """A column of a table. `wide`: it takes the room that the others leave."""

    label: str
    align: Literal["left", "right"] = "left"
    wide: bool = False


class Line(msgspec.Struct, frozen=True):
    """A line of a table. `place`: a number in a disc before it, gold for the first."""

    cells: tuple[str, ...]
    place: int | None = None
    strong: bool = False
    """Stands out: the reader's own."""


class Grid(msgspec.Struct, frozen=True, tag="grid"):
    """A table."""

    columns: tuple[Column, ...]
    lines: tuple[Line, ...]
    heading: str = ""


class Bar(msgspec.Struct, frozen=True):
    label: str
    share: float
    """Of the whole length, 0 to 1."""
    figure: str


class Bars(msgspec.Struct, frozen=True, tag="bars"):
    """Shares to compare."""

    heading: str
    bars: tuple[Bar, ...]
    seats: bool = False
    """Each bar is a seat, in their order: with its badge, and a mark where all would have the same."""


class Figures(msgspec.Struct, frozen=True, tag="figures"):
    """A few large numbers, each with what it counts: (figure, label)."""

    figures: tuple[tuple[str, str], ...]


class Chart(msgspec.Struct, frozen=True, kw_only=True):
    """Numbers to look at, already in words. Belongs to no game and is drawn by `render.results`."""

    game: str = "results"
    language: str
    title: str
    sub: str = ""
    parts: tuple[Figures | Grid | Bars, ...] = ()
    foot: str = ""

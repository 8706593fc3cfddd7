"""The data that a picture is drawn from: a view with its words and marks, plain and picklable."""

from __future__ import annotations

from typing import Any, Final, Literal, TypeVar

import msgspec

from bot.core import CurvePoint, Fact, Offer, Part, Printed, Score, Seat, View

V = TypeVar("V", bound=View)

STATISTICS: Final = "results"
"""Stands in place of a game for statistics, which belong to no game."""


class Choice(msgspec.Struct, frozen=True):
    """One answer of a private page; the picture and its button or menu show the same tag."""

    tag: str
    """The name that the board shows, or a number (`bot.core.tags`)."""
    move: Any
    """The game's own move value."""
    offer: Offer


class Scene(msgspec.Struct, frozen=True, kw_only=True):
    """A view with the words shown around it. The public table has no question and no choices."""

    game: str
    view: View
    language: str
    names: tuple[str, ...]
    """Display names by seat: untrusted text, shown as it is and fitted to its box."""
    caption: tuple[Fact, ...] = ()
    """The last turn in words, oldest first. A public scene has only public facts."""
    awaited: tuple[tuple[Seat, Fact], ...] = ()
    """The seats that must act, each with its question (`Rules.prompt`)."""
    question: Fact | None = None
    """Private page: the question that the reader must answer now."""
    choices: tuple[Choice, ...] = ()
    """Private page: the numbered answers."""
    typed: str = ""
    """Private page: the name of the command with which answers are typed; in words each answer ends with it.
    Alt texts leave it out."""
    chosen: tuple[Any, ...] = ()
    """Private page: the moves of the draft. They are applied to the view but not confirmed."""
    trial: bool = False
    """Private page: something is only tried out."""
    told: tuple[Fact, ...] = ()
    """Private page: what the log will tell the reader of these moves, without what is redundant."""
    before: View | None = None
    """Private page that waits to be confirmed: what the reader saw before the draft."""
    board_of: Seat | None = None
    """Draw this seat's own board instead of the table; only if `Pictures.seat_boards` is declared."""
    ledger: bool = False
    """Draw the second public picture, with things for which the table has no room; only if `Pictures.ledger`
    is declared."""
    film: bool = False
    """A frame of an animation: what is asked is not marked on the board."""
    score: Score | None = None
    """The result of a finished match, shown in the head."""
    winner: Seat | None = None
    """The seat that has won because all others have resigned. Such a match has no result; the head shows
    this."""

    @property
    def waits(self) -> bool:
        """Whether the scene shows a whole draft that waits to be confirmed."""
        return bool(self.chosen) and not self.choices and self.question is None

    @property
    def won(self) -> tuple[Seat, ...]:
        """The seats that have won; none while the match goes on."""
        if self.winner is not None:
            return (self.winner,)
        return () if self.score is None else self.score.winners

    @property
    def gold(self) -> frozenset[Seat]:
        """The seats with gold panels: those that have won, or the one that alone must act."""
        awaited = {seat for seat, _ in self.awaited}
        return frozenset(self.won or (awaited if len(awaited) == 1 else ()))

    def confirms(self, key: str) -> str:
        """The key of what is said where a whole draft waits; `key`: where it can be confirmed."""
        return "pic-tried" if self.trial else key

    def view_of(self, kind: type[V]) -> V:
        """The view, with the type that the drawing of its game expects."""
        assert isinstance(self.view, kind)
        return self.view

    def before_of(self, kind: type[V]) -> V | None:
        """What the reader saw before the draft, if that is known."""
        assert self.before is None or isinstance(self.before, kind)
        return self.before


class Derived(msgspec.Struct, frozen=True, kw_only=True):
    """A picture made from that of another scene."""

    scene: Usual

    @property
    def game(self) -> str:
        return self.scene.game

    @property
    def language(self) -> str:
        return self.scene.language


class Marked(Derived, frozen=True, kw_only=True):
    """A picture with marks at those symbols of the game's guide that it shows."""

    scene: Scene
    symbols: tuple[str, ...]
    numbered: bool = False
    """Each mark has a number, for a legend."""
    cut: bool = False
    """Show only the part with these symbols, without marks. If the picture has none of them, the part is cut
    from the second picture; if that has none either, the whole picture is shown."""


class Lettered(Derived, frozen=True, kw_only=True):
    """A picture with large letters at those main parts of the table that it shows."""

    scene: Scene
    parts: tuple[Part, ...]


class Zoomed(Derived, frozen=True, kw_only=True):
    """A picture with twice the pixels in each direction."""

    scene: Scene | Lobby | Sheet | Curves


class OwnLook(msgspec.Struct, frozen=True):
    """How private pictures look for one person."""

    dark: bool = False
    large: bool = False
    """With larger letters."""
    plain: bool = False
    """Without ornaments."""


class Lobby(msgspec.Struct, frozen=True, kw_only=True):
    """A table that has not started."""

    game: str
    language: str
    names: tuple[str | None, ...]
    """One entry per seat; None means that the seat is free."""
    options: tuple[Fact, ...]
    """One short line per option."""
    clock: Fact | None = None
    """The time allowed for a turn, in words."""
    printed: Printed = Printed()
    """`Rules.printed` of the game."""


class Sheet(msgspec.Struct, frozen=True, kw_only=True):
    """A finished match: the final view (everything open) with its score."""

    game: str
    view: View
    language: str
    names: tuple[str, ...]
    score: Score

    def view_of(self, kind: type[V]) -> V:
        """The view, with the type that the drawing of its game expects."""
        assert isinstance(self.view, kind)
        return self.view


class Curves(msgspec.Struct, frozen=True, kw_only=True):
    """The points of a match from its beginning to a position."""

    game: str
    view: View
    """The newest position, for how the seats look."""
    language: str
    names: tuple[str, ...]
    points: tuple[CurvePoint, ...]
    """At least two points, oldest first. A seat that is unknown (None) in the last point has no curve."""
    score: Score | None = None
    """The result of a finished match."""

    def view_of(self, kind: type[V]) -> V:
        """The view, with the type that the drawing of its game expects."""
        assert isinstance(self.view, kind)
        return self.view


class Column(msgspec.Struct, frozen=True):
    """A column of a table. `wide`: it takes the room that the other columns leave."""

    label: str
    align: Literal["left", "right"] = "left"
    wide: bool = False


class Line(msgspec.Struct, frozen=True):
    """A line of a table. `place`: a number shown in a disc before the line, gold for the first."""

    cells: tuple[str, ...]
    place: int | None = None
    strong: bool = False
    """Whether the line is highlighted, because it is the reader's own."""
    badge: tuple[str, Seat] | None = None
    """The game and the seat whose badge stands before the line."""


class Grid(msgspec.Struct, frozen=True, tag="grid"):
    """A table."""

    columns: tuple[Column, ...]
    lines: tuple[Line, ...]
    heading: str = ""


class Pair(msgspec.Struct, frozen=True, tag="pair"):
    """Two tables side by side: a long one in two columns."""

    left: Grid
    right: Grid


class Bar(msgspec.Struct, frozen=True):
    label: str
    share: float
    """Share of the full length, 0 to 1."""
    figure: str


class Bars(msgspec.Struct, frozen=True, tag="bars"):
    """Shares to compare, as bars."""

    heading: str
    bars: tuple[Bar, ...]
    seats: bool = False
    """Whether each bar is a seat, in seat order.

    Then it has the seat's badge, and a mark at the equal share.
    """
    game: str = ""
    """The game whose emblems the badges have; empty: none."""


class Figures(msgspec.Struct, frozen=True, tag="figures"):
    """A few large numbers, each with what it counts: (figure, label)."""

    figures: tuple[tuple[str, str], ...]


class Slot(msgspec.Struct, frozen=True):
    """A player at a table of a bracket. `place`: the rank at this table; None: not known yet."""

    name: str
    place: int | None = None
    strong: bool = False
    """Whether the line is highlighted, because it is the reader's own."""


class Tie(msgspec.Struct, frozen=True):
    """A table of a bracket; for a bye the second slot has that word. `feeds`: the table of the next stage at
    which its winner plays; None: not known yet."""

    slots: tuple[Slot, ...]
    feeds: int | None = None


class Stage(msgspec.Struct, frozen=True):
    """A round of a knock-out, its tables in the order in which they are drawn."""

    label: str
    ties: tuple[Tie, ...]


class Bracket(msgspec.Struct, frozen=True, tag="bracket"):
    """The rounds of a knock-out from left to right, with lines from each winner to the next table."""

    stages: tuple[Stage, ...]


class Chart(msgspec.Struct, frozen=True, kw_only=True):
    """Statistics to show, already in words. A chart belongs to no game; `render.results` draws it."""

    game: str = STATISTICS
    language: str
    title: str
    sub: str = ""
    parts: tuple[Figures | Grid | Pair | Bars | Bracket, ...] = ()
    foot: str = ""


Usual = Scene | Marked | Lettered | Zoomed | Lobby | Sheet | Curves | Chart
"""A picture as everybody sees it."""


class Adapted(Derived, frozen=True, kw_only=True):
    """A picture for one reader, as this person likes it."""

    scene: Usual
    look: OwnLook

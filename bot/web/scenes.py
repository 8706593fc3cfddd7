"""What a page shows: positions of a match as scenes, for pictures and for words."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Final

import msgspec
from msgspec.structs import replace

import bot
from bot.core import Fact, Score, Seat, View
from bot.match import Brief, UserError
from bot.match.errors import NoMoment
from bot.match.views.models import Curves as KnownCurves
from bot.match.views.models import PastPosition
from bot.runtime.turns import Crowded
from bot.text import Words
from bot.text.gather import gather
from bot.web.replies import NoPosition
from bot.web.site import Document, names, state_of
from bot.web.visits import Visit
from cogs.framework.pictures import adapted, curves_scene, lobby_scene
from render.paint import alt_text, board_text, pictures
from render.pool import digest
from render.scene import Curves, Lobby, Scene, Sheet, Usual, Zoomed

TABLE: Final = "table"
LEDGER: Final = "ledger"
PATIENCE: Final = 20.0
"""Seconds that somebody waits for a picture."""


class Shown(msgspec.Struct, frozen=True, kw_only=True):
    """A position: what everybody sees, and what the visitor's own seat sees in addition."""

    n: int | None
    """None: the newest."""
    view: View
    caption: tuple[Fact, ...]
    awaited: tuple[tuple[Seat, Fact], ...]
    score: Score | None = None
    winner: Seat | None = None
    """Who has won because all others have resigned."""
    own: View | None = None
    """What the visitor's own seat sees; None for the public."""
    former: Mapping[Seat, str] = {}
    """The names of those who had seats then and have them no more."""


async def position(visit: Visit, n: int | None) -> Shown:
    """The newest position, or an older one by its number. Raises NoPosition."""
    matches, match, user = visit.reader.site.matches, visit.brief.match, visit.user
    if n is None:
        look = await matches.views.look(match, public=True)
        own = None if user is None else await matches.views.look(match, user, public=True)
        return Shown(
            n=None,
            view=look.view,
            caption=gather((own or look).caption),
            awaited=look.awaited,
            score=look.score,
            winner=look.winner,
            own=None if own is None else own.view,
        )
    try:
        past = await matches.history.at(match, user, n, public=True)
    except NoMoment:
        raise NoPosition from None
    if past.n != n:
        raise NoPosition
    return shown_of(past)


def shown_of(past: PastPosition) -> Shown:
    return Shown(
        n=past.n,
        view=past.public,
        caption=past.facts,
        awaited=past.awaited,
        score=past.score,
        winner=past.winner,
        own=past.own,
        former=past.former,
    )


async def known_curves(visit: Visit) -> KnownCurves | None:
    """The curves of points that everybody may know; None if there are none."""
    brief, site = visit.brief, visit.reader.site
    if brief.state == "lobby":
        return None

    async def read() -> KnownCurves:
        return await site.matches.history.curves(brief.match)

    try:
        points: KnownCurves = await site.reports.get(("points", brief.match, state_of(brief)), read)
    except UserError:
        return None
    return points


def parts(brief: Brief) -> tuple[str, ...]:
    """The pictures of a position: the table, a second picture, and each player's own board."""
    offered = pictures(brief.game)
    boards = tuple(str(seat + 1) for seat in range(brief.seats)) if offered.seat_boards else ()
    return (TABLE, *([LEDGER] if offered.ledger else []), *boards)


def scene(brief: Brief, words: Words, shown: Shown, part: str = TABLE) -> Scene:
    """One of the `parts` of a position."""
    scene_made = Scene(
        game=brief.game,
        view=shown.view,
        language=words.language,
        names=names(words, brief, shown.former),
        caption=shown.caption,
        awaited=shown.awaited,
        score=shown.score,
        winner=shown.winner,
    )
    if part == LEDGER:
        return replace(scene_made, ledger=True)
    return scene_made if part == TABLE else replace(scene_made, board_of=int(part) - 1)


def naming(part: str) -> dict[str, str]:
    """The part of an address that names one of the `parts`."""
    return {} if part == TABLE else {"show": part}


def hand(brief: Brief, words: Words, shown: Shown) -> Scene | None:
    """What the visitor's own seat sees; None for the public."""
    return None if shown.own is None else replace(scene(brief, words, shown), view=shown.own)


def sheet(brief: Brief, words: Words, shown: Shown, score: Score) -> Sheet:
    return Sheet(
        game=brief.game, view=shown.view, language=words.language, names=names(words, brief), score=score
    )


def curves(known: KnownCurves, brief: Brief, words: Words) -> Curves:
    return replace(curves_scene(known, words.language), names=names(words, brief))


def lobby(brief: Brief, words: Words) -> Lobby:
    taken = {player.seat for player in brief.players}
    named = names(words, brief)
    seated = tuple(named[seat] if seat in taken else None for seat in range(brief.seats))
    return replace(lobby_scene(brief, words.language), names=seated)


def tag(visit: Visit, drawing: Usual) -> str:
    """A tag that is the same for equal pictures of one version of the program, as the visitor likes them."""
    seen = adapted(drawing, visit.settings)
    return hashlib.blake2b(bot.__version__.encode() + digest(seen), digest_size=12).hexdigest()


@dataclass(frozen=True)
class Drawn:
    """A picture of a page, and everything that it shows, in words."""

    visit: Visit
    path: str
    scene: Scene | Sheet | Curves
    part: str = TABLE

    @property
    def link(self) -> str:
        return self._address(self.scene)

    @property
    def large(self) -> str:
        """The address of the picture with twice the pixels, which is drawn when somebody opens it."""
        return self._address(Zoomed(scene=self.scene), zoom=2)

    @cached_property
    def alt(self) -> str:
        return alt_text(self.scene)

    @property
    def text(self) -> str:
        return board_text(self.scene)

    def _address(self, drawing: Usual, **more: object) -> str:
        return self.visit.reader.picture(self.path, **naming(self.part), **more, v=tag(self.visit, drawing))


async def draw(visit: Visit, drawing: Usual) -> Document:
    """The picture of a scene as the visitor likes pictures. Raises PictureError, Crowded."""
    site = visit.reader.site
    try:
        async with asyncio.timeout(PATIENCE), site.drawing.turn():
            picture = await site.painter.paint(adapted(drawing, visit.settings), last=True)
    except TimeoutError:
        raise Crowded from None  # other pictures were drawn all the time
    return Document(picture.data, f"image/{picture.extension}", tag(visit, drawing))

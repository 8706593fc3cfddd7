"""Pack what players may keep of a finished match. The time-lapse is drawn after everything else."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import dataclass, field

from bot.match import Brief, UserError
from bot.runtime.tasks import BackgroundTasks
from bot.text import Words, words
from cogs.framework.pictures import draw, draw_curves, past_scene, sheet_scene
from cogs.framework.services import Services
from cogs.ui.page import File, Page, Picture
from cogs.ui.parcel import log_file, match_name, parcel_page, proof_file
from cogs.ui.speech import game_term
from render.lapse import chosen
from render.pool import PictureError

log = logging.getLogger(__name__)

ROOM = 9_000_000
"""The largest time-lapse in bytes; Discord's limit is ten million.

A larger one is drawn again with fewer frames.
"""
KEPT = 16
"""The most time-lapses that are kept for those who have not got them yet."""
FEWEST = 3
"""The smallest number of positions for a time-lapse."""


@dataclass
class Film:
    """A time-lapse that is being drawn."""

    done: int = 0
    total: int = 0
    task: asyncio.Task[Picture | None] | None = None
    gave: set[int] = field(default_factory=set)
    """The people who have got it by direct message."""


class Films:
    """The time-lapses that this process draws, by match.

    After a restart they are drawn from the beginning.
    """

    def __init__(self) -> None:
        self._films: dict[int, Film] = {}
        self._tasks = BackgroundTasks("time-lapses")

    def of(self, services: Services, brief: Brief) -> Film:
        """The time-lapse of a match. The first call starts it."""
        film = self._films.get(brief.match)
        if film is None:
            film = self._films[brief.match] = Film()
            film.task = self._tasks.start(_shot(services, brief, film), name=f"film-{brief.match}")
        return film

    def forget(self, brief: Brief, user: int | None = None) -> None:
        """It was sent (`user`: to this person), or cannot be. It is kept until all have it who get it by
        direct message."""
        film = self._films.get(brief.match)
        if film is None:
            return
        film.gave |= {one.user for one in brief.persons if one.user is not None} if user is None else {user}
        waiting = [one for one in brief.persons if one.user is not None and one.user not in film.gave]
        if not waiting:
            del self._films[brief.match]
        while len(self._films) > KEPT:  # somebody's direct messages are closed
            self._films.pop(
                next((at for at, one in self._films.items() if one.gave), next(iter(self._films)))
            )

    async def close(self) -> None:
        self._films.clear()
        await self._tasks.close()


async def _shot(services: Services, brief: Brief, film: Film) -> Picture | None:
    """The time-lapse; None where there is none, or it cannot be drawn."""
    most = services.film_frames
    try:
        story = await services.matches.history.timeline(brief.match) if most else ()

        def progress(done: int, total: int) -> None:
            film.done, film.total = done, total

        while len(story) >= FEWEST and most >= FEWEST:
            shown = [story[at] for at in chosen(len(story), most)]
            scenes = [past_scene(brief, past, past.public, brief.language) for past in shown]
            made = await services.painter.lapse(scenes, progress)
            if len(made.data) <= ROOM:
                say = words(brief.language)
                alt = say("parcel-film-alt", game=game_term(brief.game), count=len(scenes))
                return Picture(made.data, f"time-lapse.{made.extension}", alt)
            most = len(scenes) // 2
    except (PictureError, UserError) as error:
        log.warning("no time-lapse of match %s: %s", brief.match, error)
    except Exception:
        log.exception("the time-lapse of match %s failed", brief.match)
    return None


async def packed(services: Services, brief: Brief, film: Picture | None) -> Page:
    """The whole parcel: score sheet and time-lapse, luck, log, proof, and the match's own file."""
    say, matches = words(brief.language), services.matches
    pictures: tuple[Picture, ...] = () if film is None else (film,)
    look = await matches.views.look(brief.match)
    if look.score is not None:
        sheet = sheet_scene(look, look.score, brief.language)
        curves = await draw_curves(services, brief.match, brief.language)
        pictures = (*await draw(services, sheet, "score"), *curves, *pictures)
    files = await _files(services, brief, say)
    try:
        luck = await matches.fairness.luck(brief.match)
    except UserError:  # the log cannot be replayed: send the rest
        luck = None
    try:
        leads = await matches.history.lead_changes(brief.match)
    except UserError:
        leads = ()
    return parcel_page(say, brief, luck, leads, pictures, files)


async def _files(services: Services, brief: Brief, say: Words) -> tuple[File, ...]:
    matches = services.matches
    made = [File(await matches.transfer.export(brief.match), match_name(brief))]
    try:
        made.insert(0, log_file(say, brief, await matches.history.log(brief.match)))
        made.append(proof_file(say, brief, await matches.fairness.verify(brief.match)))
    except UserError as error:
        log.warning("the parcel of match %s is not whole: %s", brief.match, error.fact.key)
    return tuple(made)

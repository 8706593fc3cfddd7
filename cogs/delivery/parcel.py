"""Pack what players may keep of a finished match, and send it. The time-lapse is drawn after everything
else."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import dataclass, field
from functools import partial

import discord
import msgspec

from bot.match import Brief, Delivered, Delivery, InProgress, Undeliverable, UserError
from bot.match.delivery.sender import Recipient
from bot.match.outbox.messages import Parcel
from bot.match.views.models import PastPosition
from bot.runtime.tasks import BackgroundTasks
from bot.text import Words, words
from cogs.delivery.channels import Channels, Messageable, Posting
from cogs.framework.pictures import draw, draw_curves, past_scene, sheet_scene
from cogs.framework.refusals import UNKNOWN_MESSAGE
from cogs.framework.services import Services, ServingBot, words_to
from cogs.ui.history import log_file, match_name, packing_page, parcel_page, proof_file
from cogs.ui.page import File, Page, Picture
from cogs.ui.speech import game_term
from render.lapse import fitted
from render.pool import PictureError
from render.scene import Scene

log = logging.getLogger(__name__)

KEPT = 16
"""The most time-lapses that are kept for those who have not got them yet."""
AT_FIRST = 4.0
"""Seconds to wait for the time-lapse before anything is posted."""
LOOK = 1.5
"""Seconds between two looks at a time-lapse that is being drawn..."""
TELL = 15.0
"""... and between two edits that tell the progress."""


@dataclass
class Film:
    done: int = 0
    total: int = 0
    task: asyncio.Task[Picture | None] | None = None
    """Makes the time-lapse, without alt text."""
    shown: int = 0
    """The number of its boards."""
    gave: set[int] = field(default_factory=set)
    """The people who have got it by direct message."""
    told: dict[int, float] = field(default_factory=dict)
    """When each message last told the progress, on the clock of the event loop."""


class Films:
    """The time-lapses that this process draws, by match.

    After a restart they are drawn from the beginning.
    """

    def __init__(self) -> None:
        self._films: dict[int, Film] = {}
        self._tasks = BackgroundTasks("time-lapses")
        self._turn = asyncio.Lock()
        """One is drawn at a time; those that wait hold no positions."""

    def of(self, services: Services, brief: Brief) -> Film:
        """The time-lapse of a match. The first call starts it."""
        film = self._films.get(brief.match)
        if film is None:
            film = self._films[brief.match] = Film()
            film.task = self._tasks.start(self._shot(services, brief, film), name=f"film-{brief.match}")
        return film

    async def _shot(self, services: Services, brief: Brief, film: Film) -> Picture | None:
        async with self._turn:
            return await _shot(services, brief, film)

    def forget(self, brief: Brief, user: int | None = None) -> None:
        """It was sent (`user`: to this person), or cannot be sent. It is kept until all who get it by direct
        message have it."""
        film = self._films.get(brief.match)
        if film is None:
            return
        everybody = {person.user for person in brief.persons if person.user is not None}
        film.gave |= everybody if user is None else {user}
        if everybody <= film.gave:
            del self._films[brief.match]
        while len(self._films) > KEPT:  # somebody's direct messages are closed
            self._films.pop(
                next((at for at, cached in self._films.items() if cached.gave), next(iter(self._films)))
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

        def scene(past: PastPosition) -> Scene:
            return past_scene(brief, past, past.public, brief.language)

        drawn = await fitted(story, scene, services.painter.lapse, most, progress)
        if drawn is not None:
            picture, film.shown = drawn
            return Picture(picture.data, f"time-lapse.{picture.extension}", "")
    except (PictureError, UserError) as error:
        log.warning("no time-lapse of match %s: %s", brief.match, error)
    except Exception:
        log.exception("the time-lapse of match %s failed", brief.match)
    return None


class Parcels(Posting):
    """Sends `Parcel` messages."""

    def __init__(self, client: ServingBot, channels: Channels) -> None:
        super().__init__(client, channels)
        self._films = Films()

    async def close(self) -> None:
        await self._films.close()

    async def send(self, delivery: Delivery, parcel: Parcel) -> Delivered:
        """Send the parcel. If the time-lapse takes a while, post a message that tells how far it is now and
        then, and replace it at the end.

        Raises InProgress, Undeliverable if somebody has deleted that message, and what discord.py raises.
        """
        services = self._services
        place = await self._channels.anywhere(delivery)
        brief = await services.matches.views.brief(delivery.of_match)
        film = self._films.of(services, brief)
        assert film.task is not None
        if isinstance(delivery.to, Recipient):
            language = (await words_to(services, delivery.to)).language
            brief = msgspec.structs.replace(brief, language=language)
        message = parcel.message
        if message is None:
            sent = await self._channels.sent_before(place, delivery)
            message = None if sent is None else sent.message
        try:
            await asyncio.wait({film.task}, timeout=AT_FIRST if message is None else LOOK)
            if not film.task.done():
                message = await self._progress(place, delivery, brief, film, message)
                raise InProgress(message, LOOK, place.id)
            page = await packed(services, brief, film)

            def shown(pictures: tuple[Picture, ...]) -> Page:
                return msgspec.structs.replace(page, pictures=pictures)

            if message is None:
                message = await self._channels.send(place, delivery, shown, page.pictures)
            else:
                there = place.get_partial_message(message)
                await self._channels.edit(there, delivery, shown, page.pictures)
        except discord.NotFound as error:
            if error.code != UNKNOWN_MESSAGE:
                raise
            self._films.forget(brief, delivery.user)
            if delivery.user is not None:  # the person's box is not closed
                raise
            raise Undeliverable("somebody has deleted the parcel") from None
        self._films.forget(brief, delivery.user)
        return Delivered(message, place.id)

    async def _progress(
        self, place: Messageable, delivery: Delivery, brief: Brief, film: Film, message: int | None
    ) -> int:
        """Tell the progress, unless that was done a moment ago. Returns the message that tells it."""
        now = asyncio.get_running_loop().time()
        page = packing_page(words(brief.language), brief, film.done, film.total)
        if message is None:
            message = await self._channels.send(place, delivery, lambda _: page, ())
        elif now < film.told.get(message, -TELL) + TELL:
            return message
        else:
            await self._channels.edit(place.get_partial_message(message), delivery, lambda _: page, ())
        film.told[message] = now
        return message


async def packed(services: Services, brief: Brief, film: Film) -> Page:
    """The whole parcel: score sheet and time-lapse, luck, log, proof, and the match's own file."""
    say, matches = words(brief.language), services.matches
    assert film.task is not None
    pictures: tuple[Picture, ...] = ()
    if (picture := film.task.result()) is not None:
        alt = say("parcel-film-alt", game=game_term(brief.game), count=film.shown)
        pictures = (msgspec.structs.replace(picture, alt=alt, words=partial(str, alt)),)
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
    files = [File(await matches.transfer.export(brief.match), match_name(brief))]
    try:
        files.insert(0, log_file(say, brief, await matches.history.log(brief.match)))
        files.append(proof_file(say, brief, await matches.fairness.verify(brief.match)))
    except UserError as error:
        log.warning("the parcel of match %s is not whole: %s", brief.match, error.fact.key)
    return tuple(files)

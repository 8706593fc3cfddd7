"""*Since my last turn*, and earlier positions step by step."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from functools import partial
from typing import Final

from bot.core import View, fact
from bot.match import Brief, UserError
from bot.match.views.models import PastPosition
from cogs.framework.call import Call
from cogs.framework.commands import TABLE
from cogs.framework.match_picker import continues
from cogs.framework.pictures import draw, in_words, past_scene
from cogs.framework.router import on, on_about
from cogs.ui.history import moving_page, past_page, recap_page
from cogs.ui.page import Page, Picture
from render.lapse import chosen
from render.pool import PictureError

log = logging.getLogger(__name__)

FRAMES: Final = 24
"""The most boards of an animation of what happened since somebody's turn."""
ROOM: Final = 500_000
"""The largest animation in bytes. A larger one is drawn again with as many boards as will probably fit."""
PATIENCE: Final = 30.0
"""Seconds to wait for an animation."""


async def show_then(call: Call, match: int, n: int = 0) -> None:
    """Show a position as the asker saw it then: the board, and the hand of a player."""
    brief = await call.about(match)
    past = await call.matches.history.at(match, call.user_id, n)
    pictures = await _pictures(call, brief, past, past.public, "board")
    if past.own is not None:
        pictures += await _pictures(call, brief, past, past.own, "hand")
    words = "" if pictures else in_words(past_scene(brief, past, past.public, call.language))
    await call.show(past_page(call.words, brief, past, pictures, in_words=words))


@TABLE.command("since", match="since")
@on_about("since")
@continues("since")
async def show_since(call: Call, match: int) -> None:
    """Show what happened since the asker's last turn, with the board then and now."""
    await call.about(match)
    recap = await call.matches.history.since(match, call.user_id)
    pictures: tuple[Picture, ...] = ()
    before = [("before", recap.before)] if recap.facts else []
    for name, past in (*before, ("now", recap.now)):
        pictures += await _pictures(call, recap.brief, past, past.public, name)
    now = past_scene(recap.brief, recap.now, recap.now.public, call.language)
    may_act = recap.brief.waits_for(call.user_id)
    moving = call.services.film_frames > 1 and recap.now.n > recap.before.n

    def spoken() -> Page:  # the current board only: both would be too long
        return recap_page(call.words, recap, (), in_words=in_words(now), may_act=may_act)

    page = spoken()
    if pictures:
        page = recap_page(call.words, recap, pictures, may_act=may_act, moving=moving)
    await call.show(page, spoken)


async def _pictures(
    call: Call, brief: Brief, past: PastPosition, view: View, name: str
) -> tuple[Picture, ...]:
    return await draw(call.services, past_scene(brief, past, view, call.language), name, call.settings)


@on_about("step")
async def press_step(call: Call, match: int) -> None:
    """Show a position by its number (0: the newest), from a button or the menu."""
    await show_then(call, match, call.picked if call.values else call.int_arg(1))


@on("moving")
async def press_moving(call: Call) -> None:
    """What happened since a moment, as an animation below; the still pictures stay where they are."""
    match, first = call.int_arg(0), call.int_arg(1)
    brief = await call.about(match)
    shown = await call.matches.history.between(match, call.user_id, first)
    film = await animation(call, brief, shown)
    if film is None:
        raise UserError(fact("error-moving"))
    await call.show_beside(moving_page(call.words, brief, film, first))


async def animation(call: Call, brief: Brief, story: Sequence[PastPosition]) -> Picture | None:
    """The boards of a story as an animation of at most `ROOM` bytes; None if it cannot be drawn soon."""
    most = min(FRAMES, call.services.film_frames)
    try:
        async with asyncio.timeout(PATIENCE):
            while most > 1:
                seen = [story[at] for at in chosen(len(story), most)]
                scenes = [past_scene(brief, past, past.public, call.language) for past in seen]
                picture = await call.services.painter.lapse(scenes, lambda done, total: None)
                if len(picture.data) <= ROOM:
                    alt = call.words("page-moving-alt", count=len(scenes))
                    return Picture(picture.data, f"moving.{picture.extension}", alt, partial(str, alt))
                most = min(len(scenes) - 1, int(len(scenes) * ROOM / len(picture.data)))
    except (PictureError, TimeoutError) as error:
        log.warning("no animation of match %s: %s", brief.match, error)
    return None

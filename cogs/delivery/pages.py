"""What the messages of matches show: the page with its pictures, for a channel or for one player."""

from __future__ import annotations

from functools import partial

from bot.match import Brief
from bot.match.engine.models import Look
from bot.text import words
from cogs.delivery.channels import Drawn, LivePings
from cogs.framework.pictures import (
    active_seat,
    draw,
    draw_table,
    has_ledger,
    in_words,
    lobby_scene,
    look_scene,
    seat_boards,
    sheet_scene,
)
from cogs.framework.services import Services
from cogs.ui.board import board_page, final_page, page_link
from cogs.ui.lobby_page import lobby_page
from cogs.ui.page import Link, Page, Picture

Made = tuple[Drawn, tuple[Picture, ...]]


async def board(
    services: Services,
    look: Look,
    calls: LivePings,
    *,
    first: bool,
    language: str | None = None,
    own: Look | None = None,
) -> Made:
    """The newest board.

    Args:
        look: the position as the public sees it.
        calls: whom it calls, when it is sent.
        language: None: that of the match.
        own: the position as its one reader sees it, who gets the picture of the hand with the board.
    """
    language = language or look.brief.language
    scene = look_scene(look, language)
    hidden = services.games[look.brief.game].hidden_hands
    hand = look_scene(own, language) if own is not None and hidden else None
    watch = await _watch(services, look.brief, language)
    pictures = await draw_table(services, scene, active_seat(look))
    if pictures and hand is not None:
        pictures = (*pictures, *await draw(services, hand, "hand"))

    def page(pictures: tuple[Picture, ...]) -> Page:
        text = "" if pictures else in_words(scene if hand is None else hand)
        seats = [ping.seat for ping in calls.pings]
        boards, second = seat_boards(look.brief.game), has_ledger(look.brief.game)
        say = words(language)
        return board_page(
            say, look, pictures, text, seats, first=first, boards=boards, ledger=second, watch=watch
        )

    return page, pictures


async def final(services: Services, look: Look, language: str | None = None) -> Made:
    """The end of a match, with its score sheet."""
    language = language or look.brief.language
    scene = look_scene(look, language)
    pictures = await draw(services, scene)
    if look.score is not None:
        pictures = (*await draw(services, sheet_scene(look, look.score, language), "score"), *pictures)
    watch = await _watch(services, look.brief, language)

    def page(pictures: tuple[Picture, ...]) -> Page:
        text = "" if pictures else in_words(scene)
        return final_page(words(language), look, pictures, text, watch=watch)

    return page, pictures


async def lobby(
    services: Services, brief: Brief, language: str | None = None, code: str | None = None
) -> Made:
    """The lobby card. `code`: the code with which friends of its one reader join."""
    language = language or brief.language
    pictures = await draw(services, lobby_scene(brief, language), "lobby")
    users = [person.user for person in brief.persons if person.user is not None]
    reliable = await services.matches.reliability.of(users)
    facts = {user: known.fact for user, known in reliable.items()}
    return partial(lobby_page, words(language), brief, reliability=facts, code=code), pictures


async def _watch(services: Services, brief: Brief, language: str) -> Link | None:
    """Leads to the page of a match in the browser, where it has one that everybody may see."""
    if services.web_url is None or not await services.matches.watching.is_public(brief.match):
        return None
    return page_link(words(language), brief, services.web_url)

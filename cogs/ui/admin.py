"""Pages and forms for managers of a server."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import discord
from msgspec.structs import replace

from bot.match.engine.models import Brief
from bot.match.hosting.settings import DECIDERS, GuildSettings
from bot.match.moderation.service import Turn, Turns
from bot.text import LANGUAGES, Words
from bot.text.escape import capital
from cogs.ui.forms import Boxes, Channels, Form, People, Radios, Select, Typed, Upload, told
from cogs.ui.page import MENU, Button, Choice, Link, Menu, Page, choices_of, pick, press, submit
from cogs.ui.speech import match_choice, match_line, plain_names, safe_names, sentences


def guild_settings_page(
    words: Words, settings: GuildSettings, known: Sequence[int], *, before: str = "", page: str | None = None
) -> Page:
    """The settings of a server.

    Args:
        known: the channels of the server that are there still.
        before: a text above them.
        page: the address that the server's page has, or would have; None: there are no pages here.
    """
    listed = settings.listed and settings.pages
    places = tuple(f"<#{channel}>" for channel in settings.channels if channel in known)
    none_there = words("table-channels-gone" if settings.channels else "admin-channels-all")
    no_forum = words("error-forum-gone" if settings.forum else "admin-forum-none")
    lines = [
        before,
        f"### {words('admin-title')}",
        words("admin-channels", channels=places) if places else none_there,
        words("admin-limit", most=settings.most) if settings.most else words("admin-limit-none"),
        words("admin-end", who=words(f"admin-{settings.end}")),
        words("admin-move", who=words(f"admin-{settings.move}")),
        words("admin-language", language=words(f"language-{settings.language}"))
        if settings.language
        else words("admin-language-locale"),
        words("admin-pages" if settings.pages else "admin-pages-none"),
        words("admin-meeting", channel=f"<#{settings.meeting}>")
        if settings.meeting in known
        else words("admin-meeting-none"),
        words("admin-forum", forum=f"<#{settings.forum}>") if settings.forum in known else no_forum,
        words("admin-elsewhere" if settings.elsewhere else "admin-elsewhere-none"),
        words("admin-listed" if listed else "admin-listed-none"),
    ]
    row = (Link(page, words("button-server-page")),) if listed and page is not None else ()
    return Page(("\n".join(filter(None, lines)),), rows=(row,) if row else ())


def with_tools(words: Words, page: Page, briefs: Sequence[Brief]) -> Page:
    """The page of a server with what its managers can do there. `briefs`: the matches to choose from."""
    tools = (
        Button(press("adminset"), words("button-admin-settings"), "primary"),
        Button(press("adminplaces"), words("button-admin-channels"), "primary"),
        Button(press("adminlist"), words("button-admin-list")),
        Button(press("adminimport"), words("button-admin-import")),
    )
    choices = tuple(match_choice(words, brief) for brief in briefs[:MENU])
    menu = (Menu(pick("adminmatch"), words("menu-admin-match"), choices),) if choices else ()
    return replace(page, rows=(*page.rows, tools, *menu), below=f"-# {words('admin-note')}")


def managed_match_page(words: Words, brief: Brief) -> Page:
    match = brief.match
    repair = (
        Button(press("adminboard", match), words("button-admin-board")),
        Button(press("adminmove", match), words("button-admin-move")),
        Button(press("adminseat", match), words("button-admin-seat")),
        Button(press("adminturns", match), words("button-roll-back"), "danger"),
        Button(press("adminstop", match), words("button-end-match"), "danger"),
    )
    more = (
        Button(press("adminrecord", match), words("button-admin-record")),
        Button(press("adminhooks", match), words("button-webhooks")),
        Button(press("adminserver"), words("button-admin-server")),
    )
    return Page((match_line(words, brief),), rows=(repair, more))


def turns_page(words: Words, turns: Turns) -> Page:
    """The turns that a match can go back to, described as in the public log."""
    brief = turns.brief
    head = f"{match_line(words, brief)}\n### {words('button-roll-back')}"
    if not turns.turns:
        return Page((f"{head}\n{words('admin-rollback-none')}",))
    choices = tuple(
        Choice(str(turn.number), _said(words, turn, plain_names(brief)), words("admin-turn", n=turn.number))
        for turn in turns.turns
    )
    menu = Menu(pick("rollback", brief.match, brief.public_version), words("admin-rollback-menu"), choices)
    return Page((f"{head}\n{words('admin-rollback')}",), rows=(menu,))


def roll_back_page(words: Words, brief: Brief, turn: Turn) -> Page:
    """Ask before a match is rolled back, and say what that means."""
    text = words("admin-rollback-sure", moves=_said(words, turn, safe_names(brief)))
    sure = press("rollbacksure", brief.match, brief.public_version, turn.number)
    return Page(
        ("\n".join((match_line(words, brief), text, words("admin-rollback-warning"))),),
        rows=((Button(sure, words("button-roll-back"), "danger"),),),
    )


def end_page(words: Words, brief: Brief) -> Page:
    return Page(
        (f"{match_line(words, brief)}\n{words('admin-end-sure')}",),
        rows=((Button(press("adminend", brief.match), words("button-end-match"), "danger"),),),
    )


def _said(words: Words, turn: Turn, names: Sequence[str]) -> str:
    return sentences(words, turn.facts, names) or words("admin-turn", n=turn.number)


LOCALE: Final = "locale"
"""The language of the server's locale."""
OPEN: Final = ("pages", "listed", "elsewhere")
"""What a server may show beyond itself; the names are those of its settings."""
LISTS: Final = ("here", "everywhere", "none")
"""What a standing list of open tables has."""
TALK: Final = (discord.ChannelType.text, discord.ChannelType.news)


def settings_form(words: Words, settings: GuildSettings) -> Form:
    """Who decides what, and what others may see."""

    deciders = {decider: capital(words(f"admin-{decider}")) for decider in DECIDERS}
    ends, moves = choices_of(deciders, settings.end), choices_of(deciders, settings.move)
    known = {language: words(f"language-{language}") for language in LANGUAGES}
    spoken = settings.language or LOCALE
    languages = choices_of({LOCALE: capital(words("admin-locale")), **known}, spoken)
    named = ((setting, f"form-admin-{setting}") for setting in OPEN)
    shown = tuple(
        Choice(setting, words(key), words(f"{key}-about"), getattr(settings, setting))
        for setting, key in named
    )
    return Form.of(
        submit("adminset"),
        words("button-admin-settings"),
        Typed(name="tables", **told(words, "form-admin-tables"), value=str(settings.most or ""), most=3),
        Radios(name="end", label=words("form-admin-end"), choices=ends, required=True),
        Radios(name="move", label=words("form-admin-move"), choices=moves, required=True),
        Select(name="language", **told(words, "form-admin-language"), choices=languages, required=True),
        Boxes(name="open", label=words("form-admin-open"), choices=shown),
    )


def channels_form(words: Words, settings: GuildSettings, known: Sequence[int]) -> Form:
    """Where tables are. `known`: the channels of the server that are there still."""

    def there(*channels: int) -> tuple[int, ...]:
        return tuple(channel for channel in channels if channel in known)[:MENU]

    return Form.of(
        submit("adminplaces"),
        words("button-admin-channels"),
        Channels(
            name="channels",
            **told(words, "form-admin-channels"),
            types=(*TALK, discord.ChannelType.forum),
            chosen=there(*settings.channels),
            most=MENU,
        ),
        Channels(
            name="meeting",
            **told(words, "form-admin-meeting"),
            types=TALK,
            chosen=there(settings.meeting),
        ),
        Channels(
            name="forum",
            **told(words, "form-admin-forum"),
            types=(discord.ChannelType.forum,),
            chosen=there(settings.forum),
        ),
    )


def list_form(words: Words) -> Form:
    choices = choices_of({value: words(f"form-admin-list-{value}") for value in LISTS}, "here")
    return Form.of(
        submit("adminlist"),
        words("button-admin-list"),
        Radios(name="list", label=words("form-admin-list"), choices=choices, required=True),
    )


def import_form(words: Words) -> Form:
    file = Upload(name="file", **told(words, "form-admin-file"), required=True)
    return Form.of(submit("adminimport"), words("button-admin-import"), file)


def seat_form(words: Words, brief: Brief) -> Form:
    names = plain_names(brief)
    seats = tuple(
        Choice(str(seat), f"{seat + 1} · {names[seat]}" if names[seat] else str(seat + 1))
        for seat in range(brief.seats)
    )
    return Form.of(
        submit("adminseat", brief.match),
        words("button-admin-seat"),
        Select(name="seat", label=words("form-admin-seat"), choices=seats, required=True),
        People(name="person", **told(words, "form-admin-person"), required=True),
    )

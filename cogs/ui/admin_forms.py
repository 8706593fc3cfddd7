"""The forms of those who manage a server."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import discord

from bot.match.hosting.settings import DECIDERS, GuildSettings
from bot.match.models import Brief
from bot.text import LANGUAGES, Words
from bot.text.escape import capital
from cogs.ui.admin import DECIDER_KEYS
from cogs.ui.forms import Boxes, Channels, Form, People, Radios, Select, Typed, Upload
from cogs.ui.page import MENU, Choice, submit
from cogs.ui.speech import plain_names

LOCALE: Final = "locale"
"""The language of the server's locale."""
OPEN: Final = ("pages", "listed", "elsewhere")
"""What a server may show beyond itself; the names are those of its settings."""
LISTS: Final = ("here", "everywhere", "none")
"""What a standing list of open tables has."""
TALK: Final = (discord.ChannelType.text, discord.ChannelType.news)


def settings_form(words: Words, settings: GuildSettings) -> Form:
    """Who decides what, and what others may see."""

    def deciders(chosen: str) -> tuple[Choice, ...]:
        return tuple(Choice(one, capital(words(DECIDER_KEYS[one])), "", one == chosen) for one in DECIDERS)

    spoken = settings.language or LOCALE
    languages = (
        Choice(LOCALE, capital(words("admin-locale")), "", spoken == LOCALE),
        *(Choice(one, words(f"language-{one}"), "", one == spoken) for one in LANGUAGES),
    )
    shown = tuple(
        Choice(one, words(f"form-admin-{one}"), words(f"form-admin-{one}-about"), getattr(settings, one))
        for one in OPEN
    )
    return Form(
        action=submit("adminset"),
        title=words("button-admin-settings"),
        fields=(
            Typed(
                name="tables",
                label=words("form-admin-tables"),
                about=words("form-admin-tables-about"),
                value=str(settings.most or ""),
                most=3,
            ),
            Radios(name="end", label=words("form-admin-end"), choices=deciders(settings.end), required=True),
            Radios(
                name="move", label=words("form-admin-move"), choices=deciders(settings.move), required=True
            ),
            Select(
                name="language",
                label=words("form-admin-language"),
                about=words("form-admin-language-about"),
                choices=languages,
                required=True,
            ),
            Boxes(name="open", label=words("form-admin-open"), choices=shown),
        ),
    )


def channels_form(words: Words, settings: GuildSettings, known: Sequence[int]) -> Form:
    """Where tables are. `known`: the channels of the server that are there still."""

    def there(*channels: int) -> tuple[int, ...]:
        return tuple(one for one in channels if one in known)[:MENU]

    return Form(
        action=submit("adminplaces"),
        title=words("button-admin-channels"),
        fields=(
            Channels(
                name="channels",
                label=words("form-admin-channels"),
                about=words("form-admin-channels-about"),
                types=(*TALK, discord.ChannelType.forum),
                chosen=there(*settings.channels),
                most=MENU,
            ),
            Channels(
                name="meeting",
                label=words("form-admin-meeting"),
                about=words("form-admin-meeting-about"),
                types=TALK,
                chosen=there(settings.meeting),
            ),
            Channels(
                name="forum",
                label=words("form-admin-forum"),
                about=words("form-admin-forum-about"),
                types=(discord.ChannelType.forum,),
                chosen=there(settings.forum),
            ),
        ),
    )


def list_form(words: Words) -> Form:
    """The standing list of open tables of a channel."""
    choices = tuple(Choice(one, words(f"form-admin-list-{one}"), "", one == "here") for one in LISTS)
    return Form(
        action=submit("adminlist"),
        title=words("button-admin-list"),
        fields=(Radios(name="list", label=words("form-admin-list"), choices=choices, required=True),),
    )


def import_form(words: Words) -> Form:
    file = Upload(
        name="file", label=words("form-admin-file"), about=words("form-admin-file-about"), required=True
    )
    return Form(action=submit("adminimport"), title=words("button-admin-import"), fields=(file,))


def seat_form(words: Words, brief: Brief) -> Form:
    """Who is asked to take which seat over."""
    names = plain_names(brief)
    seats = tuple(
        Choice(str(seat), f"{seat + 1} · {names[seat]}" if names[seat] else str(seat + 1))
        for seat in range(brief.seats)
    )
    return Form(
        action=submit("adminseat", brief.match),
        title=words("button-admin-seat"),
        fields=(
            Select(name="seat", label=words("form-admin-seat"), choices=seats, required=True),
            People(
                name="person",
                label=words("form-admin-person"),
                about=words("form-admin-person-about"),
                required=True,
            ),
        ),
    )

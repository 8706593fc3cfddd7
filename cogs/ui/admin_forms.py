"""The forms of those who manage a server."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import discord

from bot.match.engine.models import Brief
from bot.match.hosting.settings import DECIDERS, GuildSettings
from bot.text import LANGUAGES, Words
from bot.text.escape import capital
from cogs.ui.admin import DECIDER_KEYS
from cogs.ui.forms import Boxes, Channels, Form, People, Radios, Select, Typed, Upload, told
from cogs.ui.page import MENU, Choice, choices_of, submit
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

    deciders = {decider: capital(words(DECIDER_KEYS[decider])) for decider in DECIDERS}
    ends, moves = choices_of(deciders, settings.end), choices_of(deciders, settings.move)
    known = {language: words(f"language-{language}") for language in LANGUAGES}
    spoken = settings.language or LOCALE
    languages = choices_of({LOCALE: capital(words("admin-locale")), **known}, spoken)
    shown = tuple(
        Choice(
            setting,
            words(f"form-admin-{setting}"),
            words(f"form-admin-{setting}-about"),
            getattr(settings, setting),
        )
        for setting in OPEN
    )
    return Form(
        action=submit("adminset"),
        title=words("button-admin-settings"),
        fields=(
            Typed(name="tables", **told(words, "form-admin-tables"), value=str(settings.most or ""), most=3),
            Radios(name="end", label=words("form-admin-end"), choices=ends, required=True),
            Radios(name="move", label=words("form-admin-move"), choices=moves, required=True),
            Select(name="language", **told(words, "form-admin-language"), choices=languages, required=True),
            Boxes(name="open", label=words("form-admin-open"), choices=shown),
        ),
    )


def channels_form(words: Words, settings: GuildSettings, known: Sequence[int]) -> Form:
    """Where tables are. `known`: the channels of the server that are there still."""

    def there(*channels: int) -> tuple[int, ...]:
        return tuple(channel for channel in channels if channel in known)[:MENU]

    return Form(
        action=submit("adminplaces"),
        title=words("button-admin-channels"),
        fields=(
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
        ),
    )


def list_form(words: Words) -> Form:
    choices = choices_of({value: words(f"form-admin-list-{value}") for value in LISTS}, "here")
    return Form(
        action=submit("adminlist"),
        title=words("button-admin-list"),
        fields=(Radios(name="list", label=words("form-admin-list"), choices=choices, required=True),),
    )


def import_form(words: Words) -> Form:
    file = Upload(name="file", **told(words, "form-admin-file"), required=True)
    return Form(action=submit("adminimport"), title=words("button-admin-import"), fields=(file,))


def seat_form(words: Words, brief: Brief) -> Form:
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
            People(name="person", **told(words, "form-admin-person"), required=True),
        ),
    )

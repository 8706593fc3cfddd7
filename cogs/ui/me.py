"""What somebody has told about themselves, as one page, and the forms behind its buttons."""

from __future__ import annotations

from datetime import datetime
from typing import Final

from bot.core import Term
from bot.games.registry import GAMES
from bot.match.finding.tables import SPEEDS
from bot.match.people.service import Me
from bot.match.timing.person_settings import CALL_BY, DISPLAYS, REMIND, REMIND_BY, local_time
from bot.text import LANGUAGES, Words
from bot.text.escape import capital
from cogs.ui.forms import Field, Form, Radios, Select, Tick, Typed, told
from cogs.ui.page import Button, Choice, Link, Page, Row, choices_of, press, submit, verb_button
from cogs.ui.speech import game_title, when

DISCORD: Final = "discord"
"""In place of a language: as Discord says."""
SHADES: Final = ("light", "dark")
WHERE: Final = ("here", "everywhere")
ANY: Final = "-"


def me_page(words: Words, me: Me, now: int, web_url: str | None = None) -> Page:
    """A person's settings, and the buttons that change them. `web_url`: where pages in the browser are; None:
    there are none."""
    lines = [f"### {words('me-title')}", *_time_lines(words, me, now), *_message_lines(words, me)]
    settings = me.settings
    if settings.nameless:
        lines.append(words("me-nameless"))
    if me.page is not None:
        lines.append(public_page_line(words, me))
    if settings.reads_text:
        lines.append(words("me-display-text"))
    if settings.dark or settings.large or settings.plain:
        look = [name for name in ("dark", "large", "plain") if getattr(settings, name)]
        lines.append(words("me-look", look=tuple(Term(f"me-look-{name}") for name in look)))
    if settings.language is not None:
        lines.append(words("me-language", language=Term(f"language-{settings.language}")))
    return Page(
        ("\n".join(lines),),
        rows=_rows(words, me, web_url),
        below=f"-# {words('me-note', now=when(now, 't'))}",
    )


def _time_lines(words: Words, me: Me, now: int) -> list[str]:
    settings = me.settings
    there = f"{datetime.fromtimestamp(now / 1000, settings.tz):%H:%M}"
    zone = words("me-zone", zone=settings.zone, now=there) if settings.zone else words("me-zone-none")
    quiet = words("me-quiet-none")
    if settings.quiet is not None:
        begin, end = map(local_time, settings.quiet)
        quiet = words("me-quiet", start=begin, end=end)
    away = [
        words("me-vacation", first=when(max(begins, 0), "D"), last=when(ends - 1, "D"))
        for begins, ends in me.vacations
    ]
    return [zone, quiet, *(away or [words("me-vacation-none")])]


def _message_lines(words: Words, me: Me) -> list[str]:
    settings = me.settings
    lines = [words(f"remind-{settings.remind}")]
    if settings.remind != "none":
        lines.append(words(f"remind-by-{settings.by}"))
    lines.append(words(f"call-{settings.call}"))
    if settings.digest is None:
        return [*lines, words("me-digest-none")]
    return [*lines, words("me-digest", time=local_time(settings.digest))]


def _rows(words: Words, me: Me, web_url: str | None) -> tuple[Row, ...]:
    back = (Button(press("meback"), words("button-me-back")),) if me.vacations else ()
    first: Row = (
        Button(press("metime"), words("button-me-time"), "primary"),
        Button(press("meaway"), words("button-me-vacation"), "primary"),
        *back,
        Button(press("metold"), words("button-me-told"), "primary"),
    )
    second: Row = (
        Button(press("meread"), words("button-me-reading"), "primary"),
        Button(press("meweb"), words("button-me-web"), "primary"),
        *public_page_link(words, me, web_url),
    )
    third: Row = (
        verb_button(words, "alerts"),
        verb_button(words, "webhooks"),
        Button(press("mylinks"), words("button-my-links")),
    )
    return (first, second, third)


def public_page_line(words: Words, me: Me) -> str:
    """That there is a page about the reader for everybody."""
    return words("page-person-nameless" if me.settings.nameless else "page-person")


def public_page_link(words: Words, me: Me, web_url: str | None) -> tuple[Link, ...]:
    """The button that opens that page, if there is one."""
    if web_url is None or me.page is None:
        return ()
    return (Link(f"{web_url}/p/{me.page}", words("button-person-page")),)


# -- forms -------------------------------------------------------------------------------------------------


def time_form(words: Words, me: Me) -> Form:
    """Where somebody lives, and in which hours nothing may disturb them."""
    settings = me.settings
    begin, end = ("", "") if settings.quiet is None else map(local_time, settings.quiet)
    about = words("form-quiet-begin-about")
    return Form.of(
        submit("metime"),
        words("button-me-time"),
        Typed(name="zone", **told(words, "form-zone"), value=settings.zone or "", hint="Europe/Warsaw"),
        Typed(name="begin", label=words("form-quiet-begin"), about=about, value=begin, hint="22:30"),
        Typed(
            name="end",
            label=words("form-quiet-end"),
            about=words("form-empty-none"),
            value=end,
            hint="8:00",
        ),
    )


def vacation_form(words: Words) -> Form:
    """Days on which somebody is away."""
    return Form.of(
        submit("meaway"),
        words("button-me-vacation"),
        Typed(name="first", **told(words, "form-vacation-first"), required=True),
        Typed(name="last", **told(words, "form-vacation-last")),
    )


def told_form(words: Words, me: Me) -> Form:
    settings = me.settings
    keys = ((value, f"remind-{value}") for value in REMIND)
    often = tuple(
        Choice(value, words(key), words(f"{key}-about"), value == settings.remind) for value, key in keys
    )
    where = choices_of({value: words(f"remind-by-{value}") for value in REMIND_BY}, settings.by)
    calls = choices_of({value: words(f"call-{value}") for value in CALL_BY}, settings.call)
    return Form.of(
        submit("metold"),
        words("button-me-told"),
        Radios(name="call", label=words("form-call"), choices=calls, required=True),
        Radios(name="often", label=words("form-remind"), choices=often, required=True),
        Radios(name="where", label=words("form-remind-by"), choices=where, required=True),
        Typed(
            name="digest",
            **told(words, "form-digest"),
            value="" if settings.digest is None else local_time(settings.digest),
        ),
    )


def reading_form(words: Words, me: Me) -> Form:
    """In which language somebody is answered, with pictures or text, and how their own pictures look."""
    settings = me.settings
    spoken = settings.language or DISCORD
    languages = {language: capital(words(f"language-{language}")) for language in (DISCORD, *LANGUAGES)}
    displays = {display: capital(words(f"display-{display}")) for display in DISPLAYS}
    listed, shown = choices_of(languages, spoken), choices_of(displays, settings.display)
    shades = choices_of({shade: capital(words(f"shade-{shade}")) for shade in SHADES}, SHADES[settings.dark])
    return Form.of(
        submit("meread"),
        words("button-me-reading"),
        Select(name="language", **told(words, "form-language"), choices=listed, required=True),
        Radios(name="display", **told(words, "form-display"), choices=shown, required=True),
        Radios(name="shade", **told(words, "form-shade"), choices=shades, required=True),
        Tick(name="large", **told(words, "form-large"), on=settings.large),
        Tick(name="plain", **told(words, "form-plain"), on=settings.plain),
    )


def web_form(words: Words, me: Me) -> Form:
    named = not me.settings.nameless
    return Form.of(
        submit("meweb"),
        words("button-me-web"),
        Tick(name="named", **told(words, "form-name"), on=named),
        Tick(name="page", **told(words, "form-page"), on=me.page is not None),
    )


def alert_form(words: Words, *, in_server: bool) -> Form:
    """Of which tables somebody wants to be told."""
    games = {ANY: capital(words("alert-any-game")), **{key: game_title(words, key) for key in GAMES}}
    keys = ["alert-any-speed", *(f"speed-{speed}" for speed in SPEEDS)]
    speeds = dict(zip((ANY, *SPEEDS), (capital(words(key)) for key in keys), strict=True))
    where = choices_of({scope: capital(words(f"find-where-{scope}")) for scope in WHERE}, "here")
    fields: list[Field] = [
        Select(name="game", label=words("form-alert-game"), choices=choices_of(games, ANY), required=True),
        Radios(name="speed", label=words("form-alert-speed"), choices=choices_of(speeds, ANY), required=True),
    ]
    if in_server:
        fields.append(Radios(name="where", label=words("form-alert-where"), choices=where, required=True))
    return Form.of(submit("alert"), words("button-tell-me"), *tuple(fields))

"""The Table panel: everything that can be done about a match besides playing, and its forms."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from bot.core import Seat
from bot.match.engine.computers import LEVELS
from bot.match.engine.models import OVER, Brief, Look
from bot.match.lobby.terms.registry import TIME
from bot.match.seats.substitution import Absences
from bot.match.timing.clock import (
    ABSENCE_KEYS,
    ABSENCES,
    CLOCKS,
    DAY,
    HOUR,
    QUIET_RULES,
    TimeControl,
    amount_fact,
)
from bot.text import Words
from bot.text.escape import capital
from cogs.ui.forms import Form, People, Radios, Select, Tick, Typed, told
from cogs.ui.lists import status_page
from cogs.ui.page import Button, Choice, Page, Row, Style, choices_of, press, submit
from cogs.ui.speech import match_line, plain_names, term_menus, typed_amount
from cogs.ui.time import proposal_menus

AMOUNTS: Final = (6 * HOUR, 12 * HOUR, DAY, 36 * HOUR, *(days * DAY for days in (2, 3, 5, 7, 10, 14)))
"""Common amounts of time."""
NUMBER: Final = 6
"""Characters of a number that is typed."""


def table_page(words: Words, brief: Brief, reader: int, absences: Absences, *, moves: bool) -> Page:
    """`moves`: whether the match can be moved to where the reader is."""
    move = _row(words, brief, moveto="button-move-here") if moves else ()
    if brief.state == "lobby":
        rows = _of_lobby(words, brief, reader, move)
    elif brief.state == "running":
        rows = (*_of_running(words, brief, reader, absences, move), *proposal_menus(words, brief, reader))
    elif brief.state in OVER:
        again = _button(words, brief, "again", "button-again", style="success")
        rows = ((*_looks(words, brief), *_row(words, brief, verify="button-verify"), again),)
    else:
        rows = (_row(words, brief, times="button-time"),)
    return Page((f"{match_line(words, brief)}\n### {words('page-manage')}",), rows=rows)


def _row(words: Words, brief: Brief, **labels: str) -> tuple[Button, ...]:
    return tuple(_button(words, brief, verb, label) for verb, label in labels.items())


def _button(
    words: Words, brief: Brief, verb: str, label: str, *args: object, style: Style = "secondary"
) -> Button:
    return Button(press(verb, brief.match, *args), words(label), style)


def _looks(words: Words, brief: Brief) -> tuple[Button, ...]:
    return (
        _button(words, brief, "step", "button-step", 0),
        _button(words, brief, "export", "button-export"),
    )


def _of_lobby(words: Words, brief: Brief, reader: int, move: tuple[Button, ...]) -> tuple[Row, ...]:
    times = _row(words, brief, times="button-time")
    if brief.seat_of(reader) is None:
        return (times,)
    start = _button(words, brief, "start", "button-start", style="primary")
    around = _row(words, brief, leave="button-leave", invite="button-invite", options="button-options")
    host = _row(words, brief, setclock="button-clock", setaway="button-away", access="button-access")
    if brief.host != reader:
        host, move = (), move if brief.place_lost else ()
    return ((start, *around), (*times, *host, *move))


def _of_running(
    words: Words, brief: Brief, reader: int, absences: Absences, move: tuple[Button, ...]
) -> tuple[Row, ...]:
    times = _row(words, brief, times="button-time")
    if brief.seat_of(reader) is None:
        return ((*times, *_looks(words, brief)),)
    away = _row(words, brief, substitute="button-substitute")
    if absences.overdue:
        away += _row(words, brief, callauto="button-autopilot")
    if absences.back:
        away += _row(words, brief, imback="button-come-back")
    end = _button(words, brief, "endvote", "button-vote", "yes")
    return (
        (*times, *_asks_of_time(words, brief, reader)),
        away,
        (*_row(words, brief, askresign="button-resign"), end, *move),
        _looks(words, brief),
    )


def times_page(words: Words, brief: Brief, look: Look | None, reader: int) -> Page:
    """How a match stands and what time is left, and what the reader can do about the time."""
    page = status_page(words, brief, look)
    rows: tuple[Row, ...] = ()
    if brief.state == "lobby" and reader == brief.host:
        rows = (*term_menus(words, brief, TIME), _clocks(words, brief))
    elif brief.state == "running" and brief.seat_of(reader) is not None:
        rows = ((*_asks_of_time(words, brief, reader), *_clocks(words, brief)),)
    return Page(page.texts, rows=rows)


def _asks_of_time(words: Words, brief: Brief, reader: int) -> tuple[Button, ...]:
    """A pause or its end, and more time for a player whose time is running."""
    if brief.paused_at is not None:
        return (_button(words, brief, "pause", "button-go-on", "no"),)
    pause = _button(words, brief, "pause", "button-ask-pause", "yes")
    runs = any(player.user == reader and player.deadline is not None for player in brief.players)
    return (pause, *(_row(words, brief, moretime="button-more-time") if runs else ()))


def _clocks(words: Words, brief: Brief) -> tuple[Button, ...]:
    return tuple(
        Button(press(f"set{name}", brief.match), words(f"button-{name}")) for name in ("clock", "away")
    )


# -- forms -------------------------------------------------------------------------------------------------


def clock_form(words: Words, brief: Brief) -> Form:
    """How long a turn may take. Fields that are left empty change nothing."""
    now, about = brief.time_control, words("manage-empty")
    clocks = _choices(words, {kind: f"clock-{kind}" for kind in CLOCKS}, now.clock)
    rules = _choices(words, {rule: f"quiet-{rule}" for rule in QUIET_RULES}, now.quiet)
    turn, reserve = typed_amount(words, now.turn), typed_amount(words, now.reserve)
    return Form.of(
        submit("clock", brief.match),
        words("page-clock-title", match=brief.match),
        Radios(name="clock", label=words("manage-clock"), choices=clocks),
        Typed(name="turn", label=words("manage-turn"), about=about, hint=turn),
        Typed(name="reserve", label=words("manage-reserve"), about=about, hint=reserve),
        Radios(name="quiet", label=words("manage-quiet"), choices=rules),
    )


def away_form(words: Words, brief: Brief) -> Form:
    now: TimeControl = brief.time_control
    absences = _choices(words, {absence: ABSENCE_KEYS[absence] for absence in ABSENCES}, now.absence)
    patience = str(now.patience // DAY)
    return Form.of(
        submit("away", brief.match),
        words("page-clock-title", match=brief.match),
        Radios(name="absence", label=words("menu-absence"), choices=absences),
        Typed(name="vacation", label=words("manage-vacation"), value=str(now.vacation), most=NUMBER),
        Typed(name="patience", label=words("manage-patience"), value=patience, most=NUMBER),
    )


def more_time_form(words: Words, brief: Brief) -> Form:
    """How much more time somebody asks for: a common amount, or another one."""
    amounts = tuple(Choice(typed_amount(words, amount), words.say(amount_fact(amount))) for amount in AMOUNTS)
    return Form.of(
        submit("moretime", brief.match),
        words("button-more-time"),
        Select(name="amount", label=words("manage-more-time"), choices=amounts),
        Typed(name="time", label=words("manage-other-time"), hint=typed_amount(words, 36 * HOUR)),
    )


def substitute_form(words: Words, brief: Brief, reader: int) -> Form:
    """Whose seat is handed over, and to whom. Empty: the reader's own, to anybody."""
    levels = [(level, f"level-{level}") for level in LEVELS]
    computers = tuple(Choice(level, words(key), words(f"{key}-about")) for level, key in levels)
    seats = _seats(brief, brief.seat_of(reader))
    return Form.of(
        submit("substitute", brief.match),
        words("button-substitute"),
        Select(name="seat", label=words("manage-seat"), choices=seats),
        People(name="person", **told(words, "manage-person")),
        Select(name="computer", label=words("manage-computer"), choices=computers),
    )


def autopilot_form(words: Words, brief: Brief, overdue: Sequence[Seat]) -> Form:
    """For whom the bot is to play: one of the seats for which the others have waited long enough."""
    seats = tuple(choice for choice in _seats(brief, None) if int(choice.value) in overdue)
    about = words("manage-autopilot-about")
    seat = Select(name="seat", label=words("manage-seat"), about=about, choices=seats)
    return Form.of(submit("callauto", brief.match), words("button-autopilot"), seat)


def invite_form(words: Words, brief: Brief) -> Form:
    person = People(name="person", label=words("manage-invite"), required=True)
    return Form.of(submit("invite", brief.match), words("button-invite"), person)


def access_form(words: Words, brief: Brief) -> Form:
    """What the host asks of those who join; empty or 0: nothing."""

    def number(name: str, value: int | None) -> Typed:
        shown, label = "" if value is None else str(value), words(f"manage-{name}")
        return Typed(name=name, label=label, about=words("manage-nothing"), value=shown, most=NUMBER)

    return Form.of(
        submit("access", brief.match),
        words("button-access"),
        number("reliability", brief.reliability),
        number("lowest", brief.least_rating),
        number("highest", brief.most_rating),
        Tick(name="elsewhere", label=words("manage-elsewhere"), on=brief.elsewhere),
    )


def _choices(words: Words, keys: Mapping[str, str], now: str) -> tuple[Choice, ...]:
    return choices_of({value: capital(words(key)) for value, key in keys.items()}, now)


def _seats(brief: Brief, own: int | None) -> tuple[Choice, ...]:
    names = plain_names(brief)
    return choices_of({str(player.seat): names[player.seat] for player in brief.players}, str(own))

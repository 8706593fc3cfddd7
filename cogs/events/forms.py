"""The forms of those who organise events."""

from __future__ import annotations

from bot.events.model import FORMATS
from bot.games.registry import GAMES
from bot.match.engine.computers import LEVELS
from bot.match.events.models import EventView, Settings
from bot.match.timing.clock import DAY
from bot.text import Words
from bot.text.escape import capital
from cogs.ui.forms import Field, Form, Radios, Select, Tick, Typed, told
from cogs.ui.page import choices_of, submit
from cogs.ui.speech import game_title, typed_amount

SEATS = range(2, 6)
NONE = "-"
"""No computers."""


def new_form(words: Words) -> Form:
    """What an event cannot do without. The rest can be changed until somebody signs up."""
    games = choices_of({key: game_title(words, key) for key in GAMES})
    formats = choices_of({kind: capital(words(f"format-{kind}")) for kind in FORMATS}, FORMATS[0])
    return Form(
        action=submit("evnew"),
        title=words("button-event-new"),
        fields=(
            Typed(name="name", label=words("form-event-name"), most=60, required=True),
            Select(name="game", label=words("form-event-game"), choices=games, required=True),
            Radios(name="format", label=words("form-event-format"), choices=formats, required=True),
            *_people(words, None),
        ),
    )


def _people(words: Words, settings: Settings | None) -> tuple[Field, ...]:
    seats, level = (4, NONE) if settings is None else (settings.seats, settings.computers or NONE)
    numbers = choices_of({str(count): str(count) for count in SEATS}, str(seats))
    computers = {name: capital(words(f"level-{name}")) for name in LEVELS}
    levels = choices_of({NONE: words("form-event-no-computers"), **computers}, level)
    return (
        Radios(name="seats", label=words("form-event-seats"), choices=numbers, required=True),
        Radios(name="computers", **told(words, "form-event-computers"), choices=levels, required=True),
    )


def rules_form(words: Words, view: EventView) -> Form:
    settings = view.settings
    fields: list[Field] = []
    if settings.format == "league":
        fields.append(
            Typed(name="groups", label=words("form-event-groups"), value=str(settings.groups), most=2)
        )
    if settings.format != "knockout":
        fields += [
            Typed(
                name="rounds", **told(words, "form-event-rounds"), value=str(settings.rounds or ""), most=3
            ),
            Tick(name="late", label=words("form-event-late"), on=settings.late),
        ]
    return Form(
        action=submit("evrules", view.event),
        title=words("button-event-rules"),
        fields=(*fields, *_people(words, settings)),
    )


def time_form(words: Words, view: EventView) -> Form:
    """How long turns and rounds take, and what places are worth."""
    settings = view.settings
    points = Typed(
        name="points",
        **told(words, "form-event-points"),
        value=" ".join(map(str, settings.points)),
        hint="10 6 3 1",
    )
    return Form(
        action=submit("evtime", view.event),
        title=words("button-event-time"),
        fields=(
            Typed(
                name="turn",
                **told(words, "form-event-turn"),
                value=typed_amount(words, settings.turn),
                required=True,
            ),
            Typed(
                name="days",
                **told(words, "form-event-days"),
                value=str(settings.round_time // DAY),
                most=3,
                required=True,
            ),
            *([] if settings.format == "knockout" else [points]),
        ),
    )


def extend_form(words: Words, view: EventView) -> Form:
    days = Typed(name="days", label=words("form-event-extend"), value="7", most=2, required=True)
    return Form(action=submit("evextend", view.event), title=words("button-event-more-time"), fields=(days,))


def share_form(words: Words) -> Form:
    code = Typed(name="code", **told(words, "form-event-code"), most=20, required=True)
    return Form(action=submit("evshare"), title=words("button-event-share"), fields=(code,))

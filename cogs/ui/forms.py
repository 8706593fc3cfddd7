"""A form as a value, and its one translation into a modal of Discord.

A form has at most five fields. What comes back is read by the names of the fields (`Filled`). Nothing
is kept about a form that was opened: it comes back by its custom id (`cogs.framework.router`), also after a
restart.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, Self, TypedDict

import discord
import msgspec
from discord import ui
from msgspec.structs import replace

from bot.core import fact
from bot.match import UserError
from bot.match.people.typed import shown
from bot.text import Words
from bot.text.escape import shorten
from cogs.ui.page import MENU, Choice, option

# Discord's limits: https://docs.discord.com/developers/components/reference
TITLE: Final = 45
LABEL: Final = 45
ABOUT: Final = 100
RADIOS: Final = 10
TYPED: Final = 4000

Value = str | bool | tuple[str, ...] | None


class Field(msgspec.Struct, frozen=True, kw_only=True):
    """What all fields have. The code finds a field by its `name`; people read the label."""

    name: str
    label: str
    about: str = ""
    required: bool = False


class Typed(Field, frozen=True, kw_only=True):
    """Text that is typed."""

    value: str = ""
    hint: str = ""
    """Shown while it is empty."""
    most: int = 100


class Chosen(Field, frozen=True, kw_only=True):
    choices: tuple[Choice, ...]


class Radios(Chosen, frozen=True, kw_only=True):
    """One of 2 to 10 choices, all of them seen."""


class Boxes(Chosen, frozen=True, kw_only=True):
    """Any of 1 to 10 choices, all of them seen."""


class Tick(Field, frozen=True, kw_only=True):
    """Yes or no."""

    on: bool = False


class Select(Chosen, frozen=True, kw_only=True):
    """One of up to 25 choices."""


class People(Field, frozen=True, kw_only=True):
    """One of the people whom Discord knows here."""


class Channels(Field, frozen=True, kw_only=True):
    """Channels of the server, of some types."""

    types: tuple[discord.ChannelType, ...]
    chosen: tuple[int, ...] = ()
    most: int = 1


class Upload(Field, frozen=True, kw_only=True):
    """A file."""


class Told(TypedDict):
    """What people read of a field."""

    label: str
    about: str


def told(words: Words, key: str) -> Told:
    """The label and the explanation of a field: `Tick(name="late", **told(words, "form-event-late"))`."""
    return {"label": words(key), "about": words(f"{key}-about")}


class Form(msgspec.Struct, frozen=True, kw_only=True):
    """What is asked. `action` is its custom id (`cogs.ui.page.submit`)."""

    action: str
    title: str
    fields: tuple[Field, ...]

    @classmethod
    def of(cls, action: str, title: str, *fields: Field) -> Self:
        return cls(action=action, title=title, fields=fields)


class Filled(msgspec.Struct, frozen=True):
    """What somebody has filled in. Everything in it can be forged."""

    values: Mapping[str, Value] = {}
    named: Mapping[str, Any] = {}
    """The people, channels and files among the values, as discord.py knows them, by id."""

    def text(self, name: str) -> str:
        """What was typed, or the value that was chosen; "" if there is none."""
        value = self.values.get(name)
        return value.strip() if isinstance(value, str) else next(iter(self.many(name)), "")

    def whole(self, name: str, otherwise: int) -> int:
        """A whole number that was typed. Raises UserError."""
        text = self.text(name)
        if not text:
            return otherwise
        if not (text.isascii() and text.isdigit()):
            raise UserError(fact("error-no-number", text=shown(text)))
        return int(text)

    def on(self, name: str) -> bool:
        return self.values.get(name) is True

    def many(self, name: str) -> tuple[str, ...]:
        value = self.values.get(name)
        return value if isinstance(value, tuple) else ()

    def ids(self, name: str) -> tuple[int, ...]:
        """The people or channels that were chosen."""
        return tuple(int(value) for value in self.many(name) if value.isdecimal())


def modal(form: Form) -> ui.Modal:
    """The form as Discord shows it."""
    view = ui.Modal(title=shorten(form.title, TITLE), custom_id=form.action, timeout=None)
    for field in form.fields:
        about = shorten(field.about, ABOUT) or None
        view.add_item(ui.Label(text=shorten(field.label, LABEL), description=about, component=_item(field)))
    view.stop()
    return view


def refilled(form: Form, filled: Filled) -> Form:
    """The form with what was filled in before."""
    fields = (_again(field, filled) if field.name in filled.values else field for field in form.fields)
    return replace(form, fields=tuple(fields))


def read(data: Any, named: Mapping[str, Any] | None = None) -> Filled:
    """What a submitted form says. `data`: the body of the interaction; `named`: see `Filled`."""
    values: dict[str, Value] = {}
    for row in data.get("components", ()):
        for field in row.get("components") or [row.get("component") or {}]:
            if "custom_id" in field:
                values[field["custom_id"]] = _value(field)
    return Filled(values, named or {})


def _value(field: Any) -> Value:
    if "values" in field:
        return tuple(str(value) for value in field["values"] or ())
    value = field.get("value")
    return value if isinstance(value, bool | None) else str(value)


def _again(field: Field, filled: Filled) -> Field:
    value = filled.values[field.name]
    if isinstance(field, Typed):
        return replace(field, value=str(value or ""))
    if isinstance(field, Tick):
        return replace(field, on=value is True)
    if isinstance(field, Chosen):
        chosen = {value, *filled.many(field.name)}
        choices = tuple(replace(choice, chosen=choice.value in chosen) for choice in field.choices)
        return replace(field, choices=choices)
    return replace(field, chosen=filled.ids(field.name)) if isinstance(field, Channels) else field


def _item(field: Field) -> ui.Item[Any]:
    asked: Any = {"custom_id": field.name, "required": field.required}
    least = int(field.required)
    match field:
        case Typed():
            return ui.TextInput(
                **asked,
                default=shorten(field.value, field.most) or None,
                placeholder=shorten(field.hint, ABOUT) or None,
                max_length=min(field.most, TYPED),
            )
        case Radios():
            radios = [discord.RadioGroupOption(**option(choice)) for choice in field.choices[:RADIOS]]
            return ui.RadioGroup(**asked, options=radios)
        case Boxes():
            boxes = [discord.CheckboxGroupOption(**option(choice)) for choice in field.choices[:RADIOS]]
            return ui.CheckboxGroup(
                custom_id=field.name, options=boxes, min_values=0, max_values=len(boxes), required=False
            )
        case Tick():
            return ui.Checkbox(custom_id=field.name, default=field.on)
        case Select():
            options = [discord.SelectOption(**option(choice)) for choice in field.choices[:MENU]]
            return ui.Select(**asked, min_values=least, options=options)
        case People():
            return ui.UserSelect(**asked, min_values=least)
        case Channels():
            return ui.ChannelSelect(
                **asked,
                channel_types=list(field.types),
                min_values=least,
                max_values=field.most,
                default_values=[discord.Object(channel) for channel in field.chosen[: field.most]],
            )
        case Upload():
            return ui.FileUpload(**asked)
    raise TypeError(f"no field of a form: {type(field).__name__}")

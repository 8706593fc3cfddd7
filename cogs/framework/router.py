"""Buttons, menus and forms that work for ever: the custom id says what a control is for, everything else is
looked up.

Handlers register by the verb of the custom id (`cogs.ui.page`). They are functions in the module of the
cog with their subject, not methods of it: a press may come for any message, long after the cog that wrote it
was loaded, a handler needs nothing but its `Call`, and cogs have no state that it could use.
"""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from functools import wraps
from typing import Any, Generic, Self, TypeVar, cast, overload

from discord import ui
from discord.app_commands import Namespace

from bot.match import Brief
from bot.text import Words
from cogs.framework.call import Call
from cogs.framework.guard import Handler, guarded
from cogs.framework.services import Interaction
from cogs.ui import forms

_MARK = re.compile(r"j[0-9a-f]{10}")
"""The sender adds this to the first button of a message to recognize the message. Handlers do not get it."""

_FORM = re.compile(r"tf:(?P<verb>[a-z]+)(?P<args>(?::[^:]*)*)")

HANDLERS: dict[str, Handler] = {}
ASKING: set[str] = set()
"""Verbs whose handler acknowledges the call by itself."""
Work = TypeVar("Work", bound=Callable[..., Awaitable[None]])


def on(verb: str, *, acknowledge: bool = True) -> Callable[[Work], Work]:
    """Register the handler of a verb: `@on("join")`. Raises ValueError: another handler has this verb.

    Args:
        acknowledge: whether the call is acknowledged before. Otherwise the handler can open a form, which can
            only be the first response.
    """
    if not acknowledge:
        ASKING.add(verb)
    return _register(HANDLERS, verb)


def on_about(verb: str) -> Callable[[Work], Work]:
    """Register a function of a call and what the first argument of the control names: a match or an event."""

    def register(function: Work) -> Work:
        @wraps(function)
        async def handler(call: Call) -> None:
            await function(call, call.int_arg(0))

        on(verb)(handler)
        return function

    return register


OnMatch = Callable[[Call, Brief], Awaitable[None]]


def on_match(verb: str) -> Callable[[OnMatch], OnMatch]:
    """Register a function of a call and the match that the control names, which the asker may know of."""

    def register(function: OnMatch) -> OnMatch:
        @wraps(function)
        async def handler(call: Call, match: int) -> None:
            await function(call, await call.about(match))

        on_about(verb)(handler)
        return function

    return register


S = TypeVar("S")


@overload
def opens(verb: str, form_of: Callable[[Words], forms.Form]) -> None: ...
@overload
def opens(
    verb: str, form_of: Callable[[Words, S], forms.Form], about: Callable[[Call], Awaitable[S]]
) -> None: ...
def opens(
    verb: str, form_of: Callable[..., forms.Form], about: Callable[[Call], Awaitable[object]] | None = None
) -> None:
    """A press opens a form. `about`: reads what the form is about, and refuses whoever may not open it."""

    async def press(call: Call) -> None:
        read = () if about is None else (await about(call),)
        await call.ask(form_of(call.words, *read))

    press.__module__ = form_of.__module__
    on(verb, acknowledge=False)(press)


FORMS: dict[str, Handler] = {}


def on_form(verb: str) -> Callable[[Work], Work]:
    """Register the handler of a submitted form: `@on_form("zone")`. The call is acknowledged already, and
    `Call.form` has what was filled in. Raises ValueError: another handler has this verb."""
    return _register(FORMS, verb)


def _register(handlers: dict[str, Handler], verb: str) -> Callable[[Work], Work]:
    def register(handler: Work) -> Work:
        known = handlers.get(verb, handler)
        if known.__module__ != handler.__module__:  # the same module may be loaded again
            raise ValueError(f"two handlers of {verb!r}: in {known.__module__} and in {handler.__module__}")
        handlers[verb] = handler
        return handler

    return register


async def submitted(interaction: Interaction) -> None:
    """Handle a submitted form. If it is refused, it still has what was filled in when it is opened again."""
    data: Any = interaction.data
    matched = _FORM.fullmatch(str(data.get("custom_id", "")))
    if matched is None:
        return
    handler = FORMS.get(matched["verb"])
    sent: Any = data.get("resolved") or {}
    resolved = Namespace._get_resolved_items(interaction, sent)
    named = {key.id: value for key, value in resolved.items()}
    call = Call(
        interaction,
        tuple(matched["args"].split(":")[1:]),
        verb=None if handler is None else matched["verb"],
        form=forms.read(data, named),
    )
    drafts, about = call.services.drafts, (call.user_id, matched[0])
    drafts.keep(about, call.form)

    async def work(call: Call) -> None:
        assert handler is not None
        await handler(call)
        drafts.drop(about)

    await guarded(call, None if handler is None else work, acknowledge=True)


async def _dispatch(interaction: Interaction, match: re.Match[str], values: list[str]) -> None:
    args = match["args"].split(":")[1:]
    if args and _MARK.fullmatch(args[-1]):
        args.pop()
    verb = match["verb"] if match["verb"] in HANDLERS else None
    call = Call(interaction, tuple(args), tuple(values), verb)
    await guarded(call, None if verb is None else HANDLERS[verb], acknowledge=verb not in ASKING)


ItemT = TypeVar("ItemT", bound=ui.Item[Any])


class _Control(ui.DynamicItem[ItemT], Generic[ItemT], template=r"(?!)"):
    """What our buttons and menus have in common. By itself it matches no custom id."""

    def __init__(self, item: ItemT, match: re.Match[str]) -> None:
        super().__init__(item)
        self.found = match

    @classmethod
    async def from_custom_id(
        cls, interaction: Interaction, item: ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        return cls(cast(ItemT, item), match)

    async def callback(self, interaction: Interaction) -> None:
        # A button has no values, and neither has a forged menu.
        await _dispatch(interaction, self.found, getattr(self.item, "values", []))


class Press(_Control[ui.Button[Any]], template=r"tp:(?P<verb>[a-z]+)(?P<args>(?::[^:]*)*)"):
    """One of our buttons."""


class Pick(_Control[ui.Select[Any]], template=r"tm:(?P<verb>[a-z]+)(?P<args>(?::[^:]*)*)"):
    """One of our menus."""

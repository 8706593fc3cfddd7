"""Slash commands and entries of context menus as functions: each is declared in one place, at its function.

```python
@TABLE.command("since", match="since")
async def show_since(call: Call, match: int) -> None: ...

@on_message("since")
async def since_at(call: Call, message: discord.Message) -> None: ...
```

The names and descriptions of a command and its parameters come from the catalogues: `cmd-table-since`,
`cmd-table-since-about`, and for a parameter `cmd-table-since-<parameter>`. A group such as `/table` can have
commands of several modules. An entry under *Apps*, for whoever clicks with the right button on a message or a
person, or holds it on a phone, is called `context-since`.
"""

from __future__ import annotations

import inspect
import re
from collections import defaultdict
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import Any, Final, Protocol, TypeVar, get_type_hints

import discord
from discord import app_commands
from msgspec.structs import replace

from bot.games.registry import GAMES
from bot.text import Words, pick_language, words
from cogs.framework.call import Call
from cogs.framework.guard import guarded
from cogs.framework.match_picker import Completer, match_of, matches_for
from cogs.framework.services import Interaction, ServingBot
from cogs.ui.page import Page
from cogs.ui.speech import title_key

Function = Callable[..., Awaitable[None]]
F = TypeVar("F", bound=Function)
Check = Callable[[Call], object]
"""Raises UserError when the command cannot be run. It runs before the interaction is acknowledged, and may be
waited for."""
Choices = Mapping[str, Sequence[app_commands.Choice[str]]]

SHARED: Final = ("match", "event")
"""Parameters that many commands have; they are named once, as `cmd-param-<parameter>`."""


@dataclass(frozen=True)
class Group:
    """A group of commands, for example `/table`."""

    key: str
    """The catalogue key of its name."""

    def command(self, name: str, **declared: Any) -> Callable[[F], F]:
        """Declare a function as a command of the group; the arguments are those of `command`."""
        return command(name, group=self, **declared)

    def of(self, tree: app_commands.CommandTree[Any]) -> app_commands.Group:
        """The group in a command tree; it is added if it is missing."""
        name = text(self.key)
        node = tree.get_command(name.message)
        if not isinstance(node, app_commands.Group):
            node = app_commands.Group(name=name, description=text(f"{self.key}-about"))
            tree.add_command(node)
        return node


def command(
    name: str,
    *,
    match: str | None = None,
    check: Check | None = None,
    acknowledge: bool = True,
    complete: Mapping[str, Completer] | None = None,
    choices: Choices | None = None,
    limits: Mapping[str, Any] | None = None,
    group: Group | None = None,
) -> Callable[[F], F]:
    """Declare a function of a call as a slash command.

    Args:
        match: the action that the command continues with. The command gets the optional parameter `match`,
            completed with the matches that fit; the function gets the number of the match that was found.
        acknowledge: whether the interaction is acknowledged before the function runs. Otherwise the function
            does it, or answers at once.
        complete: autocompletion by parameter.
        choices: fixed choices by parameter.
        limits: where Discord offers the command, and to whom, by attribute of discord.py's command.
    """
    key = f"{'cmd' if group is None else group.key}-{name}"

    def declare(function: F) -> F:
        more = (complete or {}, choices or {}, limits or {})
        enter(function.__module__, _Slash(function, key, group, match, check, acknowledge, *more))
        return function

    return declare


class Entry(Protocol):
    """What a module declares: a slash command, an entry in a context menu, or several of them."""

    def add(self, tree: app_commands.CommandTree[Any]) -> None: ...


_DECLARED: Final[dict[str, list[Entry]]] = defaultdict(list)
"""The entries of each module."""


def enter(module: str, entry: Entry) -> None:
    _DECLARED[module].append(entry)


def load(bot: ServingBot, *modules: str) -> None:
    """Give the bot what modules declare, in order."""
    for module in modules:
        import_module(module)
        for entry in _DECLARED[module]:
            entry.add(bot.tree)
    bot.loaded += modules


def choices_of(keys: Mapping[str, str]) -> list[app_commands.Choice[str]]:
    """Fixed choices of a parameter. `keys`: the keys of their names, by value."""
    return [app_commands.Choice(name=text(key), value=value) for value, key in keys.items()]


def game_choices() -> list[app_commands.Choice[str]]:
    return choices_of({key: title_key(key) for key in GAMES})


def commands_of(bot: ServingBot) -> list[tuple[str, ...]]:
    """The keys of the names of each declared command: of its group, if it has one, and its own."""
    slashes = [entry for module in bot.loaded for entry in _DECLARED[module] if isinstance(entry, _Slash)]
    return [(slash.key,) if slash.group is None else (slash.group.key, slash.key) for slash in slashes]


@dataclass(frozen=True)
class _Slash:
    function: Function
    key: str
    group: Group | None
    match: str | None
    check: Check | None
    acknowledge: bool
    complete: Mapping[str, Completer]
    choices: Choices
    limits: Mapping[str, Any]

    def add(self, tree: app_commands.CommandTree[Any]) -> None:
        (tree if self.group is None else self.group.of(tree)).add_command(self.build())

    def build(self) -> app_commands.Command[Any, ..., None]:
        """The command of discord.py that runs the function."""

        async def callback(interaction: Interaction, **given: Any) -> None:
            async def work(call: Call) -> None:
                waited = None if self.check is None else self.check(call)
                if inspect.isawaitable(waited):
                    await waited
                if self.acknowledge:
                    await call.acknowledge()
                if self.match is not None:
                    given["match"] = await match_of(call, given["match"], self.match)
                await self.function(call, **given)

            await guarded(Call(interaction), work)

        params = self._params()
        signature = inspect.Signature([_param("interaction", Interaction), *params])
        callback.__signature__ = signature  # type: ignore[attr-defined]  # discord.py reads parameters there
        keys = {param.name: self._param_key(param.name) for param in params}
        if keys:
            app_commands.rename(**{name: text(key) for name, key in keys.items()})(callback)
            app_commands.describe(**{name: text(f"{key}-about") for name, key in keys.items()})(callback)
        if self.choices:
            app_commands.choices(**{name: list(some) for name, some in self.choices.items()})(callback)
        built: app_commands.Command[Any, ..., None] = app_commands.Command(
            name=text(self.key), description=text(f"{self.key}-about"), callback=callback
        )
        for limit, value in self.limits.items():
            setattr(built, limit, value)
        matches = {} if self.match is None else {"match": matches_for(self.match)}
        for name, completer in (matches | dict(self.complete)).items():
            built.autocomplete(name)(completer)
        return built

    def _params(self) -> list[inspect.Parameter]:
        """The parameters as Discord shows them; the match is the last one."""
        hints = get_type_hints(self.function, include_extras=True)
        own = list(inspect.signature(self.function).parameters.values())[1:]  # without `call`
        params = [_param(parameter.name, hints[parameter.name], parameter.default) for parameter in own]
        if self.match is None:
            return params
        return [*(param for param in params if param.name != "match"), _param("match", int | None, None)]

    def _param_key(self, name: str) -> str:
        return f"cmd-param-{name}" if name in SHARED else f"{self.key}-{name}"


def _param(name: str, annotation: Any, default: Any = inspect.Parameter.empty) -> inspect.Parameter:
    kind = inspect.Parameter.POSITIONAL_OR_KEYWORD
    return inspect.Parameter(name, kind, annotation=annotation, default=default)


class CatalogueTranslator(app_commands.Translator):
    """Looks a string's key up in the catalogues.

    English is the default text, so it is not sent as a localisation of its own; the other languages are.
    """

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        key = string.extras.get("key")
        language = pick_language(locale.value)
        if key is None or language == "en":
            return None
        catalogue = words(language)
        return catalogue(key) if catalogue.has(key) else None


def text(key: str) -> app_commands.locale_str:
    """A command name or description by catalogue key, with its English text as the default."""
    return app_commands.locale_str(words("en")(key), key=key)


def linked(say: Words, page: Page, bot: ServingBot) -> Page:
    """The page with its commands as links, as far as their ids are known; the others stay as they are. A
    press on one puts the command into the input box. Discord finds it by its id and its default name,
    whatever language the reader has."""
    english = words("en")
    links = {
        " ".join(say(key) for key in keys): f"</{' '.join(english(key) for key in keys)}:{known}>"
        for keys in commands_of(bot)
        if (known := bot.command_ids.get(english(keys[0]))) is not None
    }
    if not links:
        return page
    longest = sorted(links, key=len, reverse=True)
    named = re.compile(rf"(?<![\w<])/({'|'.join(map(re.escape, longest))})(?![\w-])")

    def link(text: str) -> str:
        return named.sub(lambda matched: links[matched[1]], text)

    return replace(page, texts=tuple(map(link, page.texts)), below=link(page.below))


TABLE: Final = Group("cmd-table")
ME: Final = Group("cmd-me")


Person = discord.Member | discord.User
OnMessage = Callable[[Call, discord.Message], Awaitable[None]]
OnPerson = Callable[[Call, Person], Awaitable[None]]


def on_message(name: str) -> Callable[[OnMessage], OnMessage]:
    """Declare a function as an entry in the menu of messages."""
    return _declared(f"context-{name}", discord.AppCommandType.message)


def on_person(name: str, *, acknowledge: bool = True) -> Callable[[OnPerson], OnPerson]:
    """Declare a function as an entry in the menu of persons. `acknowledge`: as of a command."""
    return _declared(f"context-{name}", discord.AppCommandType.user, acknowledge)


def _declared(key: str, kind: discord.AppCommandType, acknowledge: bool = True) -> Callable[[F], F]:
    def declare(function: F) -> F:
        enter(function.__module__, _Entry(function, key, kind, acknowledge))
        return function

    return declare


@dataclass(frozen=True)
class _Entry:
    function: Function
    key: str
    kind: discord.AppCommandType
    acknowledge: bool

    def add(self, tree: app_commands.CommandTree[Any]) -> None:
        async def run(interaction: Interaction, target: object) -> None:
            async def work(call: Call) -> None:
                if self.acknowledge:
                    await call.acknowledge()
                await self.function(call, target)

            await guarded(Call(interaction), work)

        async def message(interaction: Interaction, target: discord.Message) -> None:
            await run(interaction, target)

        async def person(interaction: Interaction, target: discord.Member | discord.User) -> None:
            await run(interaction, target)

        callback: Any = message if self.kind is discord.AppCommandType.message else person
        tree.add_command(app_commands.ContextMenu(name=text(self.key), callback=callback))

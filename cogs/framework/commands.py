"""Slash commands as methods of cogs: a command is entered in one place, at its method.

```python
class History(Subject):
    @TABLE.command("since", match="since")
    async def since(self, call: Call, match: int) -> None: ...
```

The names and descriptions of a command and its parameters come from the catalogues: `cmd-table-since`,
`cmd-table-since-about`, and for a parameter `cmd-table-since-<parameter>`. A group such as `/table` can have
commands of several cogs.
"""

from __future__ import annotations

import inspect
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, Protocol, TypeVar, get_type_hints

from discord import app_commands
from discord.ext import commands

from bot.games.registry import GAMES
from cogs.framework.call import Call
from cogs.framework.guard import guarded
from cogs.framework.match_picker import Completer, match_of, matches_for
from cogs.framework.services import Interaction, ServingBot
from cogs.framework.translator import text
from cogs.ui.speech import title_key

Method = TypeVar("Method", bound=Callable[..., Awaitable[None]])
Check = Callable[[Call], object]
"""Raises UserError when the command cannot be run. It runs before the interaction is acknowledged, and may be
waited for."""
Choices = Mapping[str, Sequence[app_commands.Choice[str]]]

_MARK: Final = "__entry__"
SHARED: Final = ("match", "event")
"""Parameters that many commands have; they are named once, as `cmd-param-<parameter>`."""


@dataclass(frozen=True)
class Group:
    """A group of commands, for example `/table`. Cogs declare its commands with `command`."""

    key: str
    """The catalogue key of its name."""

    def command(self, name: str, **declared: Any) -> Callable[[Method], Method]:
        """Declare a method as a command of the group; the arguments are those of `command`."""
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
) -> Callable[[Method], Method]:
    """Declare a method of a Subject as a slash command.

    Args:
        match: the action that the command continues with. The command gets the optional parameter `match`,
            completed with the matches that fit; the method gets the number of the match that was found.
        acknowledge: whether the interaction is acknowledged before the method runs. Otherwise the method
            does it, or answers at once.
        complete: autocompletion by parameter.
        choices: fixed choices by parameter.
        limits: where Discord offers the command, and to whom, by attribute of discord.py's command.
    """
    key = f"{'cmd' if group is None else group.key}-{name}"
    slash = _Slash(key, group, match, check, acknowledge, complete or {}, choices or {}, limits or {})
    return lambda method: enter(slash, method)


class Entry(Protocol):
    """What a method of a cog declares: a slash command, or an entry in a context menu."""

    def add(self, tree: app_commands.CommandTree[Any], method: Callable[..., Awaitable[None]]) -> None: ...

    def remove(self, tree: app_commands.CommandTree[Any]) -> None: ...


class Subject(commands.Cog):
    """The base of our cogs. Its commands and entries of context menus are added when it is loaded and removed
    when it is unloaded."""

    def __init__(self, bot: ServingBot) -> None:
        self.bot = bot

    @classmethod
    async def setup(cls, bot: ServingBot) -> None:
        """Load the cog; discord.py calls it as the `setup` of the module."""
        await bot.add_cog(cls(bot))

    async def cog_load(self) -> None:
        for entry, method in self._declared():
            entry.add(self.bot.tree, method)

    async def cog_unload(self) -> None:
        for entry, _ in self._declared():
            entry.remove(self.bot.tree)

    def declared(self) -> list[_Slash]:
        return [entry for entry, _ in self._declared() if isinstance(entry, _Slash)]

    def _declared(self) -> list[tuple[Entry, Callable[..., Awaitable[None]]]]:
        """What is declared, each with its bound method, in the order of the class."""
        declared = ((getattr(value, _MARK, None), name) for name, value in vars(type(self)).items())
        return [(entry, getattr(self, name)) for entry, name in declared if entry is not None]


def choices_of(keys: Mapping[str, str]) -> list[app_commands.Choice[str]]:
    """Fixed choices of a parameter. `keys`: the keys of their names, by value."""
    return [app_commands.Choice(name=text(key), value=value) for value, key in keys.items()]


def game_choices() -> list[app_commands.Choice[str]]:
    return choices_of({key: title_key(key) for key in GAMES})


def commands_of(bot: ServingBot) -> list[tuple[str, ...]]:
    """The keys of the names of each declared command: of its group, if it has one, and its own."""
    slashes = [slash for cog in bot.cogs.values() if isinstance(cog, Subject) for slash in cog.declared()]
    return [(slash.key,) if slash.group is None else (slash.group.key, slash.key) for slash in slashes]


@dataclass(frozen=True)
class _Slash:
    key: str
    group: Group | None
    match: str | None
    check: Check | None
    acknowledge: bool
    complete: Mapping[str, Completer]
    choices: Choices
    limits: Mapping[str, Any]

    def add(self, tree: app_commands.CommandTree[Any], method: Callable[..., Awaitable[None]]) -> None:
        (tree if self.group is None else self.group.of(tree)).add_command(self.build(method))

    def remove(self, tree: app_commands.CommandTree[Any]) -> None:
        name = text(self.key).message
        if self.group is None:
            tree.remove_command(name)
            return
        group = self.group.of(tree)
        group.remove_command(name)
        if not group.commands:  # Discord takes no empty group
            tree.remove_command(group.name)

    def build(self, method: Callable[..., Awaitable[None]]) -> app_commands.Command[Any, ..., None]:
        """The command of discord.py that runs a bound method."""

        async def callback(interaction: Interaction, **given: Any) -> None:
            async def work(call: Call) -> None:
                waited = None if self.check is None else self.check(call)
                if inspect.isawaitable(waited):
                    await waited
                if self.acknowledge:
                    await call.acknowledge()
                if self.match is not None:
                    given["match"] = await match_of(call, given["match"], self.match)
                await method(call, **given)

            await guarded(Call(interaction), work)

        params = self._params(method)
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

    def _params(self, method: Callable[..., Awaitable[None]]) -> list[inspect.Parameter]:
        """The parameters as Discord shows them; the match is the last one."""
        hints = get_type_hints(method, include_extras=True)
        own = list(inspect.signature(method).parameters.values())[1:]  # without `call`
        params = [_param(parameter.name, hints[parameter.name], parameter.default) for parameter in own]
        if self.match is None:
            return params
        return [*(param for param in params if param.name != "match"), _param("match", int | None, None)]

    def _param_key(self, name: str) -> str:
        return f"cmd-param-{name}" if name in SHARED else f"{self.key}-{name}"


def _param(name: str, annotation: Any, default: Any = inspect.Parameter.empty) -> inspect.Parameter:
    kind = inspect.Parameter.POSITIONAL_OR_KEYWORD
    return inspect.Parameter(name, kind, annotation=annotation, default=default)


def enter(entry: Entry, method: Method) -> Method:
    setattr(method, _MARK, entry)
    return method

"""Context menus: entries under *Apps* for whoever clicks with the right button on a message or a person, or
holds it on a phone. A function is declared as one, as with slash commands:

```python
@on_message("since")
async def since_at(call: Call, message: discord.Message) -> None: ...
```

The name comes from the catalogues: `context-since`.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

import discord
from discord import app_commands

from cogs.framework.call import Call
from cogs.framework.commands import F, Function, enter, text
from cogs.framework.guard import guarded
from cogs.framework.services import Interaction

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

"""The groups of slash commands. Each cog adds its own commands to them."""

from __future__ import annotations

from typing import Final

from cogs.framework.commands import Group

TABLE: Final = Group("cmd-table")
ME: Final = Group("cmd-me")

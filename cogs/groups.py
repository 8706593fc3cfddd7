"""The groups of slash commands. Several modules add commands to them."""

from __future__ import annotations

from typing import Final

from cogs.framework.commands import Group

TABLE: Final = Group("cmd-table")
ME: Final = Group("cmd-me")

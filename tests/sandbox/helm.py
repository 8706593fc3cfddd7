"""A small bot with discord.py that uses every feature of the sandbox."""

import asyncio
import io
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import discord
import yarl
from discord import app_commands, ui
from discord.gateway import DiscordWebSocket
from discord.http import Route
from PIL import Image

from tests.sandbox.box import Box


def picture(colour: str = "navy", size: tuple[int, int] = (40, 30)) -> bytes:
    out = io.BytesIO()
    Image.new("RGB", size, colour).save(out, "PNG")
    return out.getvalue()


def file(name: str = "board.png", colour: str = "navy", alt: str | None = None) -> discord.File:
    return discord.File(io.BytesIO(picture(colour)), name, description=alt)


class Tack(ui.DynamicItem[ui.Button[Any]], template=r"tack:(?P<number>\d+)"):
    """A button with a counter in its custom id, so that it still works after a restart of the bot."""

    def __init__(self, number: int) -> None:
        super().__init__(ui.Button(label=f"Tack {number}", custom_id=f"tack:{number}"))
        self.number = number

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str], /
    ) -> "Tack":
        return cls(int(match["number"]))

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        view = ui.View(timeout=None)
        view.add_item(Tack(self.number + 1))
        await interaction.response.edit_message(content=f"tacked {self.number}", view=view)


class LogForm(ui.Modal, title="Log"):
    entry: ui.TextInput[Any] = ui.TextInput(label="Entry", custom_id="entry", max_length=50)

    async def on_submit(self, interaction: discord.Interaction[Any], /) -> None:
        await interaction.response.send_message(f"logged: {self.entry.value}", ephemeral=True)


class Menu(ui.View):
    def __init__(self) -> None:
        super().__init__(timeout=None)

    @ui.button(label="Private", custom_id="private")
    async def private(self, interaction: discord.Interaction[Any], button: ui.Button[Any]) -> None:
        await interaction.response.send_message("for you", file=file(alt="a sea"), ephemeral=True)

    @ui.button(label="Slow", custom_id="slow")
    async def slow(self, interaction: discord.Interaction[Any], button: ui.Button[Any]) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        await asyncio.sleep(0.02)
        await interaction.edit_original_response(content="done at last")

    @ui.button(label="Form", custom_id="form")
    async def form(self, interaction: discord.Interaction[Any], button: ui.Button[Any]) -> None:
        await interaction.response.send_modal(LogForm())

    @ui.button(label="Silent", custom_id="silent")
    async def silent(self, interaction: discord.Interaction[Any], button: ui.Button[Any]) -> None:
        """Never answers."""

    @ui.select(
        custom_id="port",
        options=[
            discord.SelectOption(label="Candia", value="c"),
            discord.SelectOption(label="Zara", value="z"),
        ],
    )
    async def port(self, interaction: discord.Interaction[Any], select: ui.Select[Any]) -> None:
        await interaction.response.defer()
        await interaction.followup.send(f"bound for {select.values[0]}", ephemeral=True)


def board_view(name: str = "board.png") -> ui.LayoutView:
    view = ui.LayoutView(timeout=None)
    box: ui.Container[Any] = ui.Container(accent_colour=0x123456)
    box.add_item(ui.TextDisplay("# The sea"))
    gallery: ui.MediaGallery[Any] = ui.MediaGallery()
    gallery.add_item(media=f"attachment://{name}", description="ships on the sea")
    box.add_item(gallery)
    row: ui.ActionRow[Any] = ui.ActionRow()
    row.add_item(Tack(7))
    box.add_item(row)
    view.add_item(box)
    return view


class Helm(discord.Client):
    """The bot under test; ``tree`` has its commands."""

    def __init__(self, **options: Any) -> None:
        options.setdefault("guild_ready_timeout", 0.05)
        super().__init__(
            intents=options.pop("intents", discord.Intents(guilds=True)),
            allowed_mentions=discord.AllowedMentions.none(),
            max_messages=None,
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            **options,
        )
        self.tree = app_commands.CommandTree(self)
        self.heard: list[tuple[str, Any]] = []
        self.news = asyncio.Event()
        self.reached = asyncio.Event()
        add_commands(self.tree)

    async def setup_hook(self) -> None:
        self.add_view(Menu())
        self.add_dynamic_items(Tack)
        await self.tree.sync()

    async def until_heard(self, count: int) -> None:
        """Wait for a number of events."""
        async with asyncio.timeout(5):
            while len(self.heard) < count:
                self.news.clear()
                await self.news.wait()

    def hear(self, name: str, what: Any) -> None:
        self.heard.append((name, what))
        self.news.set()

    async def on_ready(self) -> None:
        self.reached.set()

    async def on_resumed(self) -> None:
        self.hear("resumed", None)

    async def on_message(self, message: discord.Message) -> None:
        self.hear("message", message)

    async def on_thread_create(self, thread: discord.Thread) -> None:
        self.hear("thread_create", thread)

    async def on_thread_update(self, before: discord.Thread, after: discord.Thread) -> None:
        self.hear("thread_update", after)

    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        self.hear("thread_delete", payload)

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        self.hear("channel_delete", channel)


class ManyHelm(Helm, discord.AutoShardedClient):
    """The same bot with several shards."""


def add_commands(tree: "app_commands.CommandTree[Helm]") -> None:
    ports = ["Candia", "Corfu", "Zara", *(f"Port {n}" for n in range(40))]

    @tree.command(description="Says hello")
    async def hello(interaction: discord.Interaction[Helm]) -> None:
        assert interaction.guild_locale is None or str(interaction.guild_locale) == "en-US"
        await interaction.response.send_message(f"hello {interaction.user.mention} in {interaction.locale}")

    @tree.command(description="Begins to tack")
    async def tack(interaction: discord.Interaction[Helm]) -> None:
        view = ui.View(timeout=None)
        view.add_item(Tack(7))
        await interaction.response.send_message("tack", view=view)

    group = app_commands.Group(name="table", description="Tables")

    @group.command(name="new", description="A new table")
    @app_commands.describe(seats="how many", port="where")
    async def new(
        interaction: discord.Interaction[Helm], seats: app_commands.Range[int, 2, 4], port: str = "sea"
    ) -> None:
        await interaction.response.send_message(f"{seats} seats at {port}", view=Menu())

    @new.autocomplete("port")
    async def complete(
        interaction: discord.Interaction[Helm], current: str
    ) -> list[app_commands.Choice[str]]:
        found = [p for p in ports if current.casefold() in p.casefold()][:25]
        return [app_commands.Choice(name=p, value=p.lower()) for p in found]

    @group.command(name="board", description="The board")
    async def board(interaction: discord.Interaction[Helm]) -> None:
        await interaction.response.send_message(view=board_view(), file=file())

    @group.command(name="with", description="With somebody")
    async def with_(interaction: discord.Interaction[Helm], who: discord.User) -> None:
        await interaction.response.send_message(f"with {who.display_name}", ephemeral=True)

    @group.command(name="keep", description="Takes a file")
    async def keep(interaction: discord.Interaction[Helm], what: discord.Attachment) -> None:
        data = await what.read()
        await interaction.response.send_message(f"{what.filename} {len(data)}", ephemeral=True)

    @group.command(name="thinking", description="Thinks first")
    async def thinking(interaction: discord.Interaction[Helm]) -> None:
        await interaction.response.defer()
        await interaction.followup.send("thought", file=file())
        await interaction.followup.send("and more", ephemeral=True)

    tree.add_command(group)


def point_to(box: Box) -> None:
    """Make discord.py use the sandbox, as the settings of the bot do."""
    Route.BASE = box.api_base
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(box.gateway_url)


@asynccontextmanager
async def running(box: Box, helm: Helm | None = None) -> AsyncIterator[Helm]:
    """A bot that is logged in to the sandbox and ready."""
    point_to(box)
    helm = helm or Helm()
    task = asyncio.create_task(helm.start(box.token))
    ready = asyncio.create_task(helm.reached.wait())
    try:
        done, _ = await asyncio.wait({task, ready}, timeout=10, return_when=asyncio.FIRST_COMPLETED)
        if task in done:
            task.result()
        assert ready in done
        yield helm
    finally:
        ready.cancel()
        await helm.close()
        await asyncio.gather(task, return_exceptions=True)

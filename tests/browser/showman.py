"""A bot on the real client library that shows one of everything a page must be able to draw."""

import asyncio
import io
from typing import Any

import discord
from discord import app_commands, ui
from PIL import Image, ImageDraw

GAMES = {"golden_horn": "Golden Horn", "pyramids": "Silver & Gold: Pyramids", "edo": "Edo"}
PORTS = ["Venice", "Candia", "Corfu", "Zara", "Modone", "Negroponte", "Constantinople"]
HOSTILE = "<img src=x onerror=\"document.title='hacked'\"> **bold** <script>alert(1)</script>"
WORDS = {
    "table": {"el": "τραπέζι", "pl": "stół"},
    "new": {"el": "νέο", "pl": "nowy"},
    "Opens a table": {"el": "Ανοίγει ένα τραπέζι", "pl": "Otwiera stół"},
    "game": {"el": "παιχνίδι", "pl": "gra"},
    "seats": {"el": "θέσεις", "pl": "miejsca"},
    "port": {"el": "λιμάνι", "pl": "port"},
}


def chart(width: int = 1600, height: int = 1000, colour: str = "#cfe0dc") -> bytes:
    picture = Image.new("RGB", (width, height), colour)
    pen = ImageDraw.Draw(picture)
    for x in range(0, width, 200):
        pen.line((x, 0, width - x, height), fill="#8fb0ac", width=3)
    pen.ellipse(
        (width * 0.3, height * 0.25, width * 0.7, height * 0.75), fill="#e4cf9d", outline="#6b4f26", width=8
    )
    out = io.BytesIO()
    picture.save(out, "PNG")
    return out.getvalue()


def chart_file(name: str = "board.png", **look: Any) -> discord.File:
    return discord.File(io.BytesIO(chart(**look)), name, description="A chart: one island in a green sea.")


class Harbourwords(app_commands.Translator):
    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContext[Any, Any],
    ) -> str | None:
        return WORDS.get(string.message, {}).get(locale.value)


class Papers(ui.Modal, title="Ship's papers"):
    cargo: ui.TextInput[Any] = ui.TextInput(label="Cargo", custom_id="cargo", max_length=20)
    note: ui.TextInput[Any] = ui.TextInput(
        label="Note", custom_id="note", required=False, style=discord.TextStyle.paragraph
    )
    flag: ui.Label[Any] = ui.Label(
        text="Flag",
        description="Which flag she sails under",
        component=ui.Select(
            custom_id="flag",
            options=[discord.SelectOption(label="Lion"), discord.SelectOption(label="Eagle")],
        ),
    )

    async def on_submit(self, interaction: discord.Interaction[Any], /) -> None:
        assert isinstance(self.flag.component, ui.Select)
        text = f"Cargo {self.cargo.value} under the {self.flag.component.values[0]}"
        await interaction.response.send_message(text, ephemeral=True)


class Deck(ui.View):
    """Classic components: every button style and two menus."""

    def __init__(self) -> None:
        super().__init__(timeout=None)
        self.add_item(ui.Button(label="Rules", url="https://example.org/rules"))

    @ui.button(label="Take my turn", style=discord.ButtonStyle.primary, custom_id="turn")
    async def turn(self, interaction: discord.Interaction[Any], button: ui.Button[Any]) -> None:
        await interaction.response.send_message(view=board(private=True), file=chart_file(), ephemeral=True)

    @ui.button(label="My hand", custom_id="hand")
    async def hand(self, interaction: discord.Interaction[Any], button: ui.Button[Any]) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        await asyncio.sleep(0.2)
        await interaction.edit_original_response(content="Three cards: *salt*, **silk**, ||glass||")

    @ui.button(label="Papers", style=discord.ButtonStyle.success, custom_id="papers")
    async def papers(self, interaction: discord.Interaction[Any], button: ui.Button[Any]) -> None:
        await interaction.response.send_modal(Papers())

    @ui.button(label="Silent", style=discord.ButtonStyle.danger, custom_id="silent")
    async def silent(self, interaction: discord.Interaction[Any], button: ui.Button[Any]) -> None:
        """Never answers: the page must say so after a while."""

    @ui.select(
        custom_id="ports",
        placeholder="Up to two ports",
        min_values=1,
        max_values=2,
        options=[discord.SelectOption(label=p, value=p.lower(), description=f"To {p}") for p in PORTS],
    )
    async def ports(self, interaction: discord.Interaction[Any], select: ui.Select[Any]) -> None:
        await interaction.response.send_message(f"Bound for {', '.join(select.values)}", ephemeral=True)

    @ui.select(cls=ui.UserSelect, custom_id="mate", placeholder="A mate", row=3)
    async def mate(self, interaction: discord.Interaction[Any], select: ui.UserSelect[Any]) -> None:
        await interaction.response.send_message(f"With {select.values[0].mention}", ephemeral=True)


class Step(ui.DynamicItem[ui.Button[Any]], template=r"step:(?P<n>\d+)"):
    """A private page that goes on with every press, under another custom id."""

    def __init__(self, n: int) -> None:
        super().__init__(
            ui.Button(label=f"Sail on {n}", style=discord.ButtonStyle.primary, custom_id=f"step:{n}")
        )
        self.n = n

    @classmethod
    async def from_custom_id(cls, interaction: Any, item: Any, match: Any, /) -> "Step":
        return cls(int(match["n"]))

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        await interaction.response.edit_message(view=board(private=True, n=self.n + 1))


def board(*, private: bool = False, n: int = 1) -> ui.LayoutView:
    """A V2 message: container with text, section, gallery, separator, row."""
    view = ui.LayoutView(timeout=None)
    box: ui.Container[Any] = ui.Container(accent_colour=0xC08A2D)
    box.add_item(ui.TextDisplay("# Golden Horn\n**Ada** may attack, then sails. <t:1700000000:D>"))
    section: ui.Section[Any] = ui.Section(
        accessory=ui.Button(label="Map", custom_id=f"map:{n}", disabled=True)
    )
    section.add_item(ui.TextDisplay("Bag **37** · deck 21\n- Venice\n  - salt\n- Modone"))
    box.add_item(section)
    box.add_item(ui.Separator(spacing=discord.SeparatorSpacing.large))
    if n == 1:
        gallery: ui.MediaGallery[Any] = ui.MediaGallery()
        gallery.add_item(media="attachment://board.png", description="A chart: one island in a green sea.")
        box.add_item(gallery)
    if private:
        row: ui.ActionRow[Any] = ui.ActionRow()
        row.add_item(Step(n))
        box.add_item(row)
    box.add_item(ui.TextDisplay("-# Round 9, position 41"))
    view.add_item(box)
    return view


class Showman(discord.Client):
    """The bot; ``arrived`` is set when it is connected."""

    def __init__(self) -> None:
        super().__init__(
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            max_messages=None,
            guild_ready_timeout=0.05,
            chunk_guilds_at_startup=False,
            member_cache_flags=discord.MemberCacheFlags.none(),
        )
        self.tree = app_commands.CommandTree(self)
        self.arrived = asyncio.Event()
        _commands(self.tree)

    async def setup_hook(self) -> None:
        self.add_view(Deck())
        self.add_dynamic_items(Step)
        await self.tree.set_translator(Harbourwords())
        await self.tree.sync()

    async def on_ready(self) -> None:
        self.arrived.set()

    async def close(self) -> None:
        await super().close()
        shown = [
            item.view for items in self._connection._view_store._views.values() for item in items.values()
        ]
        for view in filter(None, shown):
            view.stop()  # an ephemeral one waits a quarter of an hour for its time-out


def _commands(tree: "app_commands.CommandTree[Showman]") -> None:
    table = app_commands.Group(name="table", description="Tables")

    @table.command(name="new", description="Opens a table")
    @app_commands.describe(
        game="What to play", seats="How many", port="Where to begin", open="For everybody?"
    )
    @app_commands.choices(game=[app_commands.Choice(name=v, value=k) for k, v in GAMES.items()])
    async def new(
        interaction: discord.Interaction[Showman],
        game: str,
        seats: app_commands.Range[int, 2, 4],
        port: str | None = None,
        open: bool = True,
    ) -> None:
        await interaction.response.send_message(
            f"## {GAMES[game]}\n{interaction.user.mention} waits with {seats} seats at {port}, open: {open}",
            view=Deck(),
        )

    @new.autocomplete("port")
    async def complete(
        interaction: discord.Interaction[Showman], current: str
    ) -> list[app_commands.Choice[str]]:
        found = [p for p in PORTS if current.casefold() in p.casefold()]
        return [app_commands.Choice(name=f"{p} ({interaction.locale})", value=p.lower()) for p in found]

    @table.command(name="board", description="Shows the board")
    async def show(interaction: discord.Interaction[Showman]) -> None:
        await interaction.response.send_message(view=board(), file=chart_file())

    @table.command(name="invite", description="Invites somebody")
    @app_commands.describe(who="Whom", quietly="By direct message")
    async def invite(
        interaction: discord.Interaction[Showman], who: discord.User, quietly: bool = False
    ) -> None:
        if quietly:
            try:
                await who.send(f"{interaction.user.display_name} invites you to a game.")
            except discord.Forbidden:
                await interaction.response.send_message("Their letter box is closed.", ephemeral=True)
                return
            await interaction.response.send_message("A letter is on its way.", ephemeral=True)
            return
        await interaction.response.send_message(
            f"{who.mention}, you are invited.", allowed_mentions=discord.AllowedMentions(users=[who])
        )

    @table.command(name="thread", description="Opens a thread")
    async def thread(interaction: discord.Interaction[Showman], name: str) -> None:
        assert isinstance(interaction.channel, discord.TextChannel)
        made = await interaction.channel.create_thread(name=name, type=discord.ChannelType.public_thread)
        await made.send("Welcome aboard.")
        await interaction.response.send_message(f"Over there: {made.mention}", ephemeral=True)

    tree.add_command(table)

    @tree.context_menu(name="Log it")
    async def log_it(interaction: discord.Interaction[Any], message: discord.Message) -> None:
        await interaction.response.send_message(f"Logged: {message.content}", ephemeral=True)

    @tree.context_menu(name="Sign on")
    async def sign_on(interaction: discord.Interaction[Any], person: discord.Member) -> None:
        await interaction.response.send_message(f"Signed on: {person.display_name}", ephemeral=True)

    @tree.command(description="Sets quiet hours")
    async def quiet(
        interaction: discord.Interaction[Showman], begin: str = "none", end: str = "none"
    ) -> None:
        await interaction.response.send_message(f"Quiet from {begin} to {end}.", ephemeral=True)

    @tree.command(description="Words of every kind")
    async def words(interaction: discord.Interaction[Showman]) -> None:
        embed = discord.Embed(title="A letter", description="> quoted\nplain", colour=0x356B3C)
        embed.add_field(name="Wind", value="west", inline=True)
        embed.add_field(name="Sea", value="calm", inline=True)
        embed.set_footer(text="By the harbour master")
        text = (
            f"{HOSTILE}\n### Orders\n1. load `salt`\n2. sail to *Candia*\n> the sea\n> is calm\n"
            "```py\nprint('x')\n```~~no~~ __under__ <t:4102444800:R> [a link](https://example.org) "
            f"{interaction.user.mention} @everyone \\*not\\* snake_case_word ||secret||\n-# small print"
        )
        log = discord.File(io.BytesIO(b"log"), "log.txt", description="the log")
        await interaction.response.send_message(text, embed=embed, file=log)

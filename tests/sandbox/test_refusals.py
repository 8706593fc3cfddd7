"""What Discord refuses, the sandbox refuses: one case each, sent past the library's own checks."""

import io
from collections.abc import Callable
from typing import Any

import aiohttp
import discord
import pytest
from discord.http import Route

from bot.sandbox import compose, permissions
from bot.sandbox.commands import check_commands, good_name, size
from bot.sandbox.refusals import Refusal
from bot.sandbox.things import COMPONENTS_V2, EPHEMERAL, Json
from tests.sandbox.box import Box
from tests.sandbox.helm import Helm
from tests.sandbox.world import World

V2 = COMPONENTS_V2


def button(n: int = 0, **more: Any) -> Json:
    return {"type": 2, "style": 1, "label": f"b{n}", "custom_id": f"id{n}", **more}


def row(*inside: Json) -> Json:
    return {"type": 1, "components": list(inside or (button(),))}


def select(options: int = 3, **more: Any) -> Json:
    listed = [{"label": f"l{n}", "value": f"v{n}"} for n in range(options)]
    return {"type": 3, "custom_id": "s", "options": listed, **more}


def text(content: str = "x") -> Json:
    return {"type": 10, "content": content}


def container(*inside: Json) -> Json:
    return {"type": 17, "components": list(inside)}


def section(texts: int) -> Json:
    return {"type": 9, "components": [text() for _ in range(texts)], "accessory": button()}


def listed(*options: Json) -> Json:
    return {"type": 3, "custom_id": "s", "options": list(options)}


def gallery(*urls: str, **more: Any) -> Json:
    return {"type": 12, "items": [{"media": {"url": u}, **more} for u in urls]}


REFUSED: dict[str, Json] = {
    "empty": {},
    "only spaces": {"content": "  \n "},
    "controls without words": {"components": [row()]},
    "content 2001": {"content": "x" * 2001},
    "six rows": {"content": "x", "components": [row(button(n)) for n in range(6)]},
    "six buttons in a row": {"content": "x", "components": [row(*(button(n) for n in range(6)))]},
    "two selects in a row": {"content": "x", "components": [row(select(), select(custom_id="t"))]},
    "same custom id": {"content": "x", "components": [row(button(1), button(1))]},
    "same custom id in v2": {"flags": V2, "components": [row(button(1)), container(row(button(1)))]},
    "label 81": {"content": "x", "components": [row(button(label="x" * 81))]},
    "no label": {"content": "x", "components": [row(button(label=None))]},
    "custom id 101": {"content": "x", "components": [row(button(custom_id="x" * 101))]},
    "neither id nor link": {"content": "x", "components": [row(button(custom_id=None))]},
    "link button with id": {"content": "x", "components": [row(button(style=5, url="https://a.b"))]},
    "word as emoji": {"content": "x", "components": [row(button(emoji={"name": "ship"}))]},
    "26 options": {"content": "x", "components": [row(select(26))]},
    "no options": {"content": "x", "components": [row(select(0))]},
    "option label 101": {"content": "x", "components": [row(listed({"label": "x" * 101, "value": "v"}))]},
    "same option value": {"content": "x", "components": [row(listed(*[{"label": "a", "value": "v"}] * 2))]},
    "placeholder 151": {"content": "x", "components": [row(select(placeholder="x" * 151))]},
    "more values than options": {"content": "x", "components": [row(select(2, max_values=3))]},
    "text without the flag": {"components": [text()]},
    "content with the flag": {"flags": V2, "content": "x", "components": [text()]},
    "embeds with the flag": {"flags": V2, "embeds": [{"title": "x"}], "components": [text()]},
    "41 components": {"flags": V2, "components": [container(*[text()] * 40)]},
    "4001 characters": {"flags": V2, "components": [text("x" * 2001), text("x" * 2000)]},
    "container in a container": {"flags": V2, "components": [container(container(text()))]},
    "section of four texts": {"flags": V2, "components": [section(4)]},
    "section without accessory": {"flags": V2, "components": [{"type": 9, "components": [text()]}]},
    "button at the top": {"flags": V2, "components": [button()]},
    "gallery of eleven": {"flags": V2, "components": [gallery(*["https://a.b/c.png"] * 11)]},
    "alt text 1025": {"flags": V2, "components": [gallery("https://a.b/c.png", description="x" * 1025)]},
    "no such file": {"flags": V2, "components": [gallery("attachment://board.png")]},
    "foreign scheme": {"flags": V2, "components": [gallery("file:///etc/passwd")]},
    "file listed, not sent": {"content": "x", "attachments": [{"id": 0, "filename": "a.png"}]},
    "ephemeral in a channel": {"content": "x", "flags": EPHEMERAL},
    "eleven embeds": {"embeds": [{"title": "x"}] * 11},
    "embed title 257": {"embeds": [{"title": "x" * 257}]},
    "6001 in embeds": {"embeds": [{"description": "x" * 3001}, {"description": "x" * 3000}]},
    "26 fields": {"embeds": [{"fields": [{"name": "a", "value": "b"}] * 26}]},
    "nonce 26": {"content": "x", "nonce": "x" * 26},
    "mentions both ways": {"content": "x", "allowed_mentions": {"parse": ["users"], "users": ["1"]}},
    "a reply": {"content": "x", "message_reference": {"message_id": "1"}},
    "sticker": {"sticker_ids": ["1"]},
}  # fmt: skip

EMPTY = ("empty", "only spaces", "controls without words")


@pytest.mark.parametrize("case", REFUSED)
async def test_message_refused(case: str) -> None:
    async with Box(with_page=False) as box:
        channel = box.world.channel("quay")
        box.world.edit_guild(box.world.guild.id, bot_permissions=permissions.bits(["administrator"]))
        async with (
            aiohttp.ClientSession(headers={"Authorization": f"Bot {box.token}"}) as http,
            http.post(f"{box.api_base}/channels/{channel.id}/messages", json=REFUSED[case]) as reply,
        ):
            body = await reply.json()
            assert reply.headers["Content-Type"] == "application/json"
            assert (reply.status, body["code"]) == (400, 50006 if case in EMPTY else 50035)
        assert box.world.messages(channel.id) == []
        assert box.breakdowns == []


FIVES = range(0, 25, 5)
ACCEPTED: dict[str, Json] = {
    "content 2000": {"content": "x" * 2000},
    "five full rows": {"content": "x", "components": [row(*map(button, range(r, r + 5))) for r in FIVES]},
    "40 components": {"flags": V2, "components": [container(*[text()] * 39)]},
    "4000 characters": {"flags": V2, "components": [text("x" * 2000), text("ż" * 2000)]},
    "25 options": {"content": "x", "components": [row(select(25, max_values=25, min_values=0))]},
    "emoji button": {"content": "x", "components": [row(button(label=None, emoji={"name": "⚓"}))]},
    "a link": {"content": "x", "components": [row({"type": 2, "style": 5, "label": "l", "url": "https://a.b"})]},
    "section": {"flags": V2, "components": [section(1)]},
    "outside picture": {"flags": V2, "components": [gallery("https://a.b/c.png", description="x" * 1024)]},
    "separator": {"flags": V2, "components": [text(), {"type": 14, "spacing": 2}, text()]},
    "nonce 25": {"content": "x", "nonce": "x" * 25, "enforce_nonce": True},
}  # fmt: skip


@pytest.mark.parametrize("case", ACCEPTED)
async def test_message_accepted(box: Box, helm: Helm, case: str) -> None:
    channel = box.world.channel("quay")
    route = Route("POST", "/channels/{channel_id}/messages", channel_id=channel.id)
    sent = await helm.http.request(route, json=ACCEPTED[case])
    assert sent["id"] == str(box.world.messages(channel.id)[0].id)


def modal(*parts: Json, **more: Any) -> Json:
    return {"custom_id": "m", "title": "t", "components": list(parts), **more}


def field(**more: Any) -> Json:
    return {"type": 18, "label": "l", "component": {"type": 4, "custom_id": "f", "style": 1, **more}}


@pytest.mark.parametrize(
    "form",
    [
        modal(),
        modal(*(field(custom_id=f"f{n}") for n in range(6))),
        modal(field(), field()),
        modal(field(), title="x" * 46),
        modal(field(), custom_id="x" * 101),
        modal(field() | {"label": "x" * 46}),
        modal(field(max_length=4001)),
        modal(field(value="x" * 4001)),
        modal(field(min_length=9, max_length=8)),
        modal({"type": 1, "components": [button()]}),
        modal({"type": 18, "label": "l", "component": select(26)}),
    ],
)
async def test_modal_refused(box: Box, helm: Helm, form: Json) -> None:
    codes: list[int] = []

    async def trial(interaction: discord.Interaction[Any]) -> bool:
        route = Route(
            "POST",
            "/interactions/{webhook_id}/{webhook_token}/callback",
            webhook_id=interaction.id,
            webhook_token=interaction.token,
        )
        try:
            await helm.http.request(route, json={"type": 9, "data": form}, params={"with_response": "1"})
        except discord.HTTPException as error:
            codes.append(error.code)
        await interaction.response.send_message("so be it")
        return False

    helm.tree.interaction_check = trial  # type: ignore[method-assign]
    assert (await box.person("Ada").slash("hello")).text == "so be it"
    assert codes == [50035]


# ---- commands -------------------------------------------------------------------------------------------


def command(name: str = "go", **more: Any) -> Json:
    return {"name": name, "description": "d", "type": 1, **more}


def option(name: str = "o", **more: Any) -> Json:
    return {"name": name, "description": "d", "type": 3, **more}


def subcommand(name: str = "sub", *options: Json) -> Json:
    return {"name": name, "description": "d", "type": 1, "options": list(options)}


LONG = [{"name": "n" * 90 + str(number), "value": "v" * 100} for number in range(25)]


@pytest.mark.parametrize(
    "commands",
    [
        [command("Go")],
        [command("go home")],
        [command("x" * 33)],
        [command("")],
        [command(description="")],
        [command(description="x" * 101)],
        [command(), command()],
        [command(f"c{n}") for n in range(101)],
        [command(name_localizations={"pl": "Ruch"})],
        [command(name_localizations={"xx": "ruch"})],
        [command(description_localizations={"pl": "x" * 101})],
        [command(name_localizations={"el": "α"}), command("stay", name_localizations={"el": "α"})],
        [command("go"), command("stay", name_localizations={"el": "go"})],
        [command(options=[option(f"o{n}") for n in range(26)])],
        [command(options=[option(), option()])],
        [command(options=[option("a"), option("b", required=True)])],
        [command(options=[option("a"), subcommand()])],
        [command(options=[option(choices=[{"name": f"n{n}", "value": "v"} for n in range(26)])])],
        [command(options=[option(choices=[{"name": "n", "value": "v"}], autocomplete=True)])],
        [command(options=[option(choices=[{"name": "n", "value": 1}])])],
        [command(options=[option(choices=[{"name": "n", "value": "x" * 101}])])],
        [command(options=[option(type=5, autocomplete=True)])],
        [command(options=[option(min_value=1)])],
        [command(options=[subcommand("a"), subcommand("a")])],
        [command(options=[option(f"o{n}", choices=LONG) for n in range(2)])],
        [{"name": "menu", "description": "not empty", "type": 2}],
        [{"name": f"menu {n}", "type": 2} for n in range(16)],
        [command(contexts=[])],
        [command(contexts=[7])],
    ],
)  # fmt: skip
def test_commands_refused(commands: list[Json]) -> None:
    with pytest.raises(Refusal) as caught:
        check_commands(commands)
    assert caught.value.code in (50035, 30032)


def test_commands_accepted() -> None:
    localized = {"el": "ταξίδι", "pl": "podróż"}
    nested = {"name": "deep", "description": "d", "type": 2, "options": [subcommand("c", option())]}
    check_commands(
        [
            command(name_localizations=localized, options=[subcommand("a", option()), nested]),
            command("stay", options=[option(f"o{n}", required=n < 3) for n in range(25)]),
            {"name": "Menu With Capitals", "type": 3},
        ]
    )
    assert good_name("пор't_1-2")
    # Of each text the longest language counts: 6 for the name, 1 for the description.
    assert size(command(name_localizations=localized)) == 7


async def test_bad_sync_fails_as_on_discord(box: Box, helm: Helm) -> None:
    with pytest.raises(discord.HTTPException) as caught:
        await helm.http.bulk_upsert_global_commands(box.world.bot.id, [command("Go")])
    assert caught.value.code == 50035
    assert "0.name" in caught.value.text


async def test_daily_creations(box: Box, helm: Helm) -> None:
    put = helm.http.bulk_upsert_global_commands
    for batch in range(2):
        await put(box.world.bot.id, [command(f"b{batch}-{n}") for n in range(90)])
    with pytest.raises(discord.HTTPException) as caught:
        await put(box.world.bot.id, [command(f"c-{n}") for n in range(20)])
    assert caught.value.code == 30034


# ---- edits ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("before", "change"),
    [
        ({"flags": V2, "components": [text()]}, {"content": "x"}),
        ({"flags": V2, "components": [text()]}, {"components": []}),
        ({"content": "x"}, {"flags": V2, "components": [text()]}),
        ({"content": "x"}, {"content": ""}),
        ({"content": "x"}, {"components": [text()]}),
        ({"content": "x"}, {"attachments": [{"id": "5"}]}),
        ({"content": "x"}, {"flags": V2, "content": None, "components": [gallery("attachment://a.png")]}),
    ],
)
def test_edit_refused(before: Json, change: Json) -> None:
    world = World()
    channel = world.channel("quay")
    message = world.add_message(
        channel.id, world.bot.id, **compose.new_message(world, channel.id, before, {})
    )
    with pytest.raises(Refusal):
        compose.edited_message(world, message, change, {})
    world.close()


def test_edit_to_v2_and_never_back() -> None:
    world = World()
    channel = world.channel("quay")
    made = compose.new_message(world, channel.id, {"content": "x"}, {})
    message = world.add_message(channel.id, world.bot.id, **made)
    change = {"content": None, "flags": V2, "components": [text("board")]}
    world.edit_message(message, **compose.edited_message(world, message, change, {}))
    assert (message.content, message.flags) == ("", V2)
    world.edit_message(message, **compose.edited_message(world, message, {"flags": 0}, {}))
    assert message.flags == V2
    world.close()


# ---- unknown things -------------------------------------------------------------------------------------


UNKNOWN: list[tuple[str, int, Callable[[Helm, int], Any]]] = [
    ("channel", 10003, lambda h, c: h.http.get_channel(1)),
    ("send", 10003, lambda h, c: h.get_partial_messageable(1).send("x")),
    ("message", 10008, lambda h, c: h.http.get_message(c, 1)),
    ("edit", 10008, lambda h, c: h.get_partial_messageable(c).get_partial_message(1).edit(content="x")),
    ("user", 10013, lambda h, c: h.fetch_user(1)),
    ("member", 10013, lambda h, c: h.guilds[0].fetch_member(1)),
    ("dm", 50033, lambda h, c: h.http.start_private_message(1)),
    ("manage", 50013, lambda h, c: h.http.edit_channel(c, name="x")),
    ("webhook", 10015, lambda h, c: h.http.request(Route("DELETE", "/webhooks/1/abc/messages/@original"))),
    ("nowhere", 0, lambda h, c: h.http.request(Route("GET", "/nowhere"))),
]


@pytest.mark.parametrize(("name", "code", "act"), UNKNOWN, ids=[u[0] for u in UNKNOWN])
async def test_unknown(box: Box, helm: Helm, name: str, code: int, act: Callable[[Helm, int], Any]) -> None:
    with pytest.raises(discord.HTTPException) as caught:
        await act(helm, box.world.channel("quay").id)
    assert caught.value.code == code


async def test_ephemeral_messages_are_not_on_channel_routes(box: Box, helm: Helm) -> None:
    ada = box.person("Ada")
    answer = await ada.slash("table with", who=ada.id)
    with pytest.raises(discord.NotFound) as caught:
        await helm.http.get_message(ada.channel_id, answer.message.id)
    assert caught.value.code == 10008
    assert [m async for m in helm.guilds[0].text_channels[0].history()] == []


async def test_others_messages_cannot_be_edited(box: Box, helm: Helm) -> None:
    ada = box.person("Ada")
    said = ada.say("mine")
    with pytest.raises(discord.Forbidden) as caught:
        await helm.get_partial_messageable(ada.channel_id).get_partial_message(said.id).edit(content="x")
    assert caught.value.code == 50005


async def test_too_big_a_file(box: Box, helm: Helm) -> None:
    channel = helm.guilds[0].text_channels[0]
    with pytest.raises(discord.HTTPException) as caught:
        await channel.send(file=discord.File(io.BytesIO(b"\0" * (10 * 1024 * 1024 + 1)), "big.bin"))
    assert (caught.value.status, caught.value.code) == (413, 40005)

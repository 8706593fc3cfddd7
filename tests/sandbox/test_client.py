"""The real client library on the sandbox: one of everything."""

from typing import Any

import discord
import pytest

from bot.sandbox import components
from bot.sandbox.actions import ClientRefusal, Upload
from tests.sandbox.box import Box
from tests.sandbox.helm import Helm, board_view, file, picture, running


async def test_login_and_guild(box: Box, helm: Helm) -> None:
    assert helm.user is not None
    assert helm.user.id == box.world.bot.id
    guild = helm.guilds[0]
    assert (guild.name, guild.owner_id) == ("Harbour", box.world.person("Ada").id)
    assert [c.name for c in guild.text_channels] == ["quay", "tavern", "chart-room"]
    allowed = guild.text_channels[0].permissions_for(guild.me)
    assert allowed.send_messages
    assert not allowed.manage_threads
    assert (await helm.application_info()).name == "Turnpost"


async def test_wrong_token(box: Box) -> None:
    client = Helm()
    async with running(box):
        pass
    with pytest.raises(discord.LoginFailure):
        await client.start("nonsense")
    await client.close()


async def test_sync_lists_commands_in_every_language(box: Box, helm: Helm) -> None:
    menu = box.person("Ada").commands()
    assert [e["path"] for e in menu] == [
        "hello",
        "table new",
        "table board",
        "table with",
        "table keep",
        "table thinking",
        "tack",
    ]
    seats, port = menu[1]["options"]
    assert (seats["type"], seats["min_value"], seats["max_value"], seats["required"]) == (4, 2, 4, True)
    assert port["autocomplete"]


async def test_slash(box: Box, helm: Helm) -> None:
    nikos = box.person("Nikos")
    answer = await nikos.slash("hello")
    assert answer.text == f"hello {nikos.mention} in el"
    assert not answer.ephemeral
    assert answer.message.pings == []
    assert box.person("Zofia").last() is answer.message


async def test_slash_checks_like_a_client(box: Box, helm: Helm) -> None:
    ada = box.person("Ada")
    for path, options in (
        ("nothing", {}),
        ("table new", {}),
        ("table new", {"seats": 5}),
        ("table new", {"seats": "many"}),
        ("table new", {"seats": 2, "colour": "red"}),
    ):
        with pytest.raises(ClientRefusal):
            await ada.slash(path, **options)


async def test_options_with_people_and_files(box: Box, helm: Helm) -> None:
    ada = box.person("Ada")
    answer = await ada.slash("table with", who=box.person("Zofia").id)
    assert (answer.text, answer.ephemeral) == ("with Zofia", True)
    answer = await ada.slash("table keep", what=Upload("match.json", b"{}"))
    assert answer.text == "match.json 2"


async def test_autocomplete(box: Box, helm: Helm) -> None:
    ada = box.person("Ada")
    assert await ada.complete("table new", "port", "c", seats=2) == [
        {"name": "Candia", "value": "candia"},
        {"name": "Corfu", "value": "corfu"},
    ]
    assert len(await ada.complete("table new", "port")) == 25
    answer = await ada.slash("table new", seats=2, port="anything at all")
    assert answer.text == "2 seats at anything at all"


async def test_buttons_ephemeral_with_file(box: Box, helm: Helm) -> None:
    ada, bruno = box.person("Ada"), box.person("Bruno")
    await ada.slash("table new", seats=3)
    answer = await bruno.press("Private")
    assert answer.ephemeral
    assert answer.message in bruno.sees()
    assert answer.message not in ada.sees()
    (sent,) = answer.message.files
    assert (sent.width, sent.height, sent.description) == (40, 30, "a sea")
    assert box.world.file_data(sent.id) == picture()


async def test_deferred_modal_select_and_silence(box: Box, helm: Helm) -> None:
    box.actions.book.answer_seconds = 0.3
    ada = box.person("Ada")
    await ada.slash("table new", seats=3)
    slow = await ada.press("Slow")
    assert (slow.text, slow.ephemeral, slow.how) == ("done at last", True, "deferred")
    form = await ada.press("Form")
    assert form.modal["title"] == "Log"
    with pytest.raises(ClientRefusal):
        await ada.submit(form, entry="x" * 51)
    assert (await ada.submit(form, entry="fair wind")).text == "logged: fair wind"
    chosen = await ada.choose("Zara")
    assert chosen.how == "deferred_update"
    assert chosen.text.endswith("bound for z")
    assert (await ada.press("Silent")).failed


async def test_dynamic_item_survives_a_restart(box: Box) -> None:
    ada = box.person("Ada")
    async with running(box):
        await ada.slash("tack")
        await ada.press("Tack 7")
    assert not box.world.bot_online
    async with running(box):
        answer = await ada.press("Tack 8")
        assert answer.how == "update"
        assert answer.text == "tacked 8"


async def test_layout_view_hides_its_files(box: Box, helm: Helm) -> None:
    ada = box.person("Ada")
    answer = await ada.slash("table board")
    body = ada.payload(answer.message)
    assert body["attachments"] == []
    item = body["components"][0]["components"][1]["items"][0]
    assert item["description"] == "ships on the sea"
    assert (item["media"]["width"], item["media"]["content_type"]) == (40, "image/png")
    async with helm.http._HTTPClient__session.get(item["media"]["url"]) as reply:  # type: ignore[attr-defined]
        assert reply.headers["Content-Type"] == "image/png"
        assert await reply.read() == picture()


async def test_send_edit_history_delete(box: Box, helm: Helm) -> None:
    channel = helm.guilds[0].text_channels[1]
    first = await channel.send("one", file=file())
    assert first.attachments[0].width == 40
    await channel.send(view=board_view(), file=file(), nonce="m1.1")
    ada = box.world.person("Ada")
    pinged = await channel.send(
        f"<@{ada.id}> your turn", allowed_mentions=discord.AllowedMentions(users=[discord.Object(ada.id)])
    )
    assert [u.id for u in pinged.mentions] == [ada.id]
    seen = [m async for m in channel.history(limit=10)]
    assert [m.content for m in seen] == [f"<@{ada.id}> your turn", "", "one"]
    partial = channel.get_partial_message(seen[1].id)
    await partial.edit(view=board_view("new.png"), attachments=[file("new.png", "red")])
    stored = box.world.message(channel.id, seen[1].id)
    assert stored is not None
    assert [f.filename for f in stored.files] == ["new.png"]
    assert stored.edited is not None
    await first.delete()
    with pytest.raises(discord.NotFound) as caught:
        await channel.fetch_message(first.id)
    assert caught.value.code == 10008


async def test_dm_and_closed_dm(box: Box, helm: Helm) -> None:
    ada = box.person("Ada")
    user = await helm.fetch_user(ada.id)
    await user.send("psst", file=file())
    assert [m.content for m in ada.dms()] == ["psst"]
    assert (await ada.in_dm().slash("hello")).text.startswith("hello")
    box.world.edit_person(ada.id, dm_closed=True)
    with pytest.raises(discord.Forbidden) as caught:
        await user.send("again")
    assert caught.value.code == 50007
    box.world.edit_person(ada.id, dm_closed=False)
    box.world.remove_member(box.world.guild.id, ada.id)
    with pytest.raises(discord.Forbidden) as caught:
        await user.send("again")
    assert caught.value.code == 50278


async def test_threads(box: Box, helm: Helm) -> None:
    channel = helm.guilds[0].text_channels[0]
    starter = await channel.send("a match")
    thread = await starter.create_thread(name="Match 1", auto_archive_duration=10080)
    assert thread.id == starter.id
    ada = box.world.person("Ada")
    await thread.send(f"<@{ada.id}>", allowed_mentions=discord.AllowedMentions(users=True))
    assert ada.id in box.world.channel("Match 1").member_ids
    with pytest.raises(discord.HTTPException) as caught:
        await starter.create_thread(name="Again")
    assert caught.value.code == 160004
    board = await thread.send("board")
    await thread.edit(archived=True)
    with pytest.raises(discord.HTTPException) as caught:
        await board.edit(content="changed")
    assert caught.value.code == 50083
    await thread.send("awake")
    assert not box.world.channel("Match 1").archived
    box.world.archive_thread(thread.id, locked=True)
    with pytest.raises(discord.HTTPException) as caught:
        await thread.send("no")
    assert caught.value.code == 160005
    other = await channel.create_thread(name="Loose", type=discord.ChannelType.public_thread)
    box.world.delete_channel(other.id)
    with pytest.raises(discord.NotFound) as caught:
        await other.send("gone")
    assert caught.value.code == 10003
    await helm.until_heard(4)
    names = [name for name, _ in helm.heard]
    assert names.count("thread_create") >= 1
    assert "thread_update" in names
    assert "thread_delete" in names


async def test_permissions_of_one_channel(box: Box, helm: Helm) -> None:
    channel = helm.guilds[0].text_channels[0]
    ada = box.person("Ada", channel.id)
    box.world.set_bot_permissions(channel.id, deny=["attach_files"])
    with pytest.raises(discord.Forbidden) as caught:
        await channel.send("x", file=file())
    assert caught.value.code == 50013
    box.world.set_bot_permissions(channel.id, deny=["view_channel"])
    with pytest.raises(discord.Forbidden) as caught:
        await channel.send("x")
    assert caught.value.code == 50001
    # Interactions are answered through their own token, whatever the channel allows.
    assert (await ada.slash("hello")).text.startswith("hello")
    assert discord.Permissions(int(ada.box.actions.book.get(0) is None)).value == 1


async def test_app_permissions_tell(box: Box, helm: Helm) -> None:
    told: list[discord.Permissions] = []

    async def note(interaction: discord.Interaction[Any]) -> bool:
        told.append(interaction.app_permissions)
        return True

    helm.tree.interaction_check = note  # type: ignore[method-assign]
    ada = box.person("Ada", "tavern")
    await ada.slash("hello")
    box.world.set_bot_permissions(ada.channel_id, deny=["send_messages", "embed_links"])
    await ada.slash("hello")
    assert [(p.send_messages, p.embed_links, p.attach_files) for p in told] == [
        (True, True, True),
        (False, False, True),
    ]


async def test_thinking_answer_takes_the_first_follow_up(box: Box, helm: Helm) -> None:
    ada = box.person("Ada")
    answer = await ada.slash("table thinking")
    first, second = await answer.more(2)
    assert (first.content, first.ephemeral, first.loading, len(first.files)) == ("thought", False, False, 1)
    assert (second.content, second.ephemeral) == ("and more", True)


async def test_only_asked_intents_are_told(box: Box) -> None:
    intents = discord.Intents(guilds=True, guild_messages=True, dm_messages=True)
    async with running(box, Helm(intents=intents)) as helm:
        ada = box.person("Ada")
        ada.say("good morning")
        ada.say(f"<@{box.world.bot.id}> are you there?")
        ada.in_dm().say("in private")
        await helm.until_heard(3)
        assert sorted(m.content for _, m in helm.heard) == [
            "",
            f"<@{box.world.bot.id}> are you there?",
            "in private",
        ]


async def test_privileged_intents_are_refused(box: Box) -> None:
    with pytest.raises(discord.PrivilegedIntentsRequired):
        async with running(box, Helm(intents=discord.Intents(guilds=True, members=True))):
            pass


async def test_components_are_walked_in_order(box: Box, helm: Helm) -> None:
    message = (await box.person("Ada").slash("table board")).message
    kinds = [c["type"] for _, c in components.walk(message.components)]
    assert kinds == [
        components.CONTAINER,
        components.TEXT,
        components.GALLERY,
        components.ROW,
        components.BUTTON,
    ]
    assert len({c["id"] for _, c in components.walk(message.components)}) == 5


async def test_bodies_are_really_checked(box: Box, helm: Helm) -> None:
    await box.person("Ada").slash("table board")
    assert box.checker is not None
    assert box.checker.checked >= 6
    box.checker.request("POST", "/channels/{channel_id}/messages", {"nonce": "x" * 30, "embeds": 3})
    assert len(box.findings) == 2
    box.findings.clear()

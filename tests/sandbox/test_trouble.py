"""Rate limits, server errors, lost connections, shards, repeated and late answers: in short, trouble."""

import asyncio
import sys
import time
from pathlib import Path
from typing import Any

import aiohttp
import discord
import msgspec
import pytest

from bot.sandbox.things import Json
from tests.sandbox.box import Box
from tests.sandbox.helm import Helm, ManyHelm, file, running
from tests.sandbox.world import World, for_shard

SENDING = r"POST /channels/\d+/messages$"


async def test_429_is_retried(box: Box, helm: Helm) -> None:
    channel = helm.guilds[0].text_channels[0]
    fault = box.faults.rate_limit(SENDING, times=2, retry_after=0.02)
    await channel.send("patience")
    assert fault.met == 2
    assert [m.content for m in box.world.messages(channel.id)] == ["patience"]


async def test_429_without_via_is_a_ban(box: Box, helm: Helm) -> None:
    box.faults.rate_limit(SENDING, via=False)
    with pytest.raises(discord.HTTPException) as caught:
        await helm.guilds[0].text_channels[0].send("patience")
    assert caught.value.status == 429


async def test_global_429(box: Box, helm: Helm) -> None:
    box.faults.rate_limit(SENDING, retry_after=0.02, is_global=True)
    await helm.guilds[0].text_channels[0].send("patience")


async def test_any_refusal_on_demand(box: Box, helm: Helm) -> None:
    box.faults.refuse(SENDING, 200000, message="Message was blocked")
    with pytest.raises(discord.HTTPException) as caught:
        await helm.guilds[0].text_channels[0].send("rude")
    assert caught.value.code == 200000


@pytest.mark.parametrize("status", [403, 429])
async def test_a_ban_answers_every_request_with_a_page(box: Box, helm: Helm, status: int) -> None:
    channel, ban = helm.guilds[0].text_channels[0], box.faults.ban(status=status)
    for request in (channel.send("banned"), helm.fetch_channel(channel.id), helm.application_info()):
        with pytest.raises(discord.HTTPException) as caught:
            await request
        assert (caught.value.status, caught.value.code) == (status, 0)
        assert "<!DOCTYPE html>" in caught.value.text
    box.faults.end(ban)
    await channel.send("free")
    assert [m.content for m in box.world.messages(channel.id)] == ["free"]


async def test_thrown_out_and_invited_back(box: Box, helm: Helm) -> None:
    world, guild = box.world, helm.guilds[0]
    for name, change in (("guild_remove", world.remove_member), ("guild_available", world.add_member)):
        told = asyncio.create_task(helm.wait_for(name, timeout=5))
        await asyncio.sleep(0)
        change(guild.id, world.bot.id)
        assert (await told).id == guild.id
        assert len(helm.guilds) == (name == "guild_available")
    world.remove_member(guild.id, world.bot.id)
    with pytest.raises(discord.Forbidden):
        await helm.fetch_channel(guild.text_channels[0].id)
    world.add_member(guild.id, world.bot.id)
    await guild.text_channels[0].send("back")


@pytest.mark.parametrize(("code", "status"), [(40005, 413), (50035, 400)])
async def test_files_are_refused_on_demand(box: Box, helm: Helm, code: int, status: int) -> None:
    channel = helm.guilds[0].text_channels[0]
    fault = box.faults.refuse_files(SENDING, code)
    await channel.send("only words")
    assert fault.met == 0
    with pytest.raises(discord.HTTPException) as caught:
        await channel.send("a picture", file=file())
    assert (caught.value.code, caught.value.status) == (code, status)
    await channel.send("a picture", file=file())
    assert [m.content for m in box.world.messages(channel.id)] == ["only words", "a picture"]


async def test_slow_answers(box: Box, helm: Helm) -> None:
    box.faults.slow(SENDING, seconds=0.05)
    start = time.monotonic()
    await helm.guilds[0].text_channels[0].send("slow")
    assert time.monotonic() - start >= 0.05


async def test_real_limits_slow_the_client_down(box: Box, helm: Helm) -> None:
    box.faults.limit(SENDING, count=2, seconds=0.2)
    channel = helm.guilds[0].text_channels[0]
    start = time.monotonic()
    for number in range(4):
        await channel.send(str(number))
    assert time.monotonic() - start > 0.2
    assert [m.content for m in box.world.messages(channel.id)] == ["0", "1", "2", "3"]


@pytest.mark.parametrize("after", [False, True])
async def test_502_is_retried_and_never_doubles(
    box: Box, helm: Helm, after: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    real = asyncio.sleep
    monkeypatch.setattr(asyncio, "sleep", lambda seconds, *rest: real(min(seconds, 0.01), *rest))
    fault = box.faults.fail(SENDING, times=2, status=502, after=after)
    channel = helm.guilds[0].text_channels[0]
    await channel.send("once", file=file())
    assert fault.met == 2
    assert len(box.world.messages(channel.id)) == 1


async def test_nonce_returns_the_first_message(box: Box, helm: Helm) -> None:
    channel = helm.guilds[0].text_channels[0]
    first = await channel.send("one", nonce="match1.step7")
    again = await channel.send("two", nonce="match1.step7")
    assert (again.id, again.content) == (first.id, "one")
    third = await channel.send("three", nonce="match1.step8")
    assert third.id != first.id
    with pytest.raises(discord.HTTPException) as caught:
        await channel.send("x", nonce="x" * 26)
    assert caught.value.code == 50035


async def test_dropped_gateway_resumes_and_replays(box: Box, helm: Helm) -> None:
    helm.ws._max_heartbeat_timeout = 5
    ada = box.person("Ada")
    await box.gateway.drop()
    # The press comes while the bot is away, and reaches it with the resume.
    answer = await ada.slash("hello")
    assert answer.text.startswith("hello")
    assert (box.gateway.identified, box.gateway.resumed) == (1, 1)
    assert ("resumed", None) in helm.heard


async def test_server_asks_to_reconnect(box: Box, helm: Helm) -> None:
    box.ask_to_reconnect()
    await helm.until_heard(1)
    assert box.gateway.resumed == 1
    assert not (await box.person("Ada").slash("hello")).failed


async def test_forgotten_session_identifies_again(
    box: Box, helm: Helm, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(helm, "before_identify_hook", at_once)
    helm.reached.clear()
    await box.gateway.drop(forget=True)
    await asyncio.wait_for(helm.reached.wait(), 5)
    assert box.gateway.identified == 2
    assert not (await box.person("Ada").slash("hello")).failed


async def test_three_shards(box: Box) -> None:
    world = box.world
    owner = world.person("Ada").id
    for shard in range(3):
        guild = world.add_guild(f"Port {shard}", owner, id=for_shard(world.snowflakes.next(), shard, 3))
        world.add_channel(guild.id, f"quay-{shard}")
    helm = ManyHelm(shard_count=3)

    helm.before_identify_hook = at_once  # type: ignore[method-assign]
    async with running(box, helm):
        assert box.gateway.identified == 3
        assert len(helm.guilds) == 4
        assert {g.name: g.shard_id for g in helm.guilds if g.name != "Harbour"} == {
            "Port 0": 0,
            "Port 1": 1,
            "Port 2": 2,
        }
        ada = box.person("Ada")
        for shard in range(3):
            assert not (await ada.at(f"quay-{shard}").slash("hello")).failed
        assert not (await ada.in_dm().slash("hello")).failed
        await box.gateway.drop()
        assert not (await ada.at("quay-2").slash("hello")).failed
        assert box.gateway.resumed == 3


async def test_sharding_by_advice(box: Box) -> None:
    """Without a shard count the client asks how many, and connects where it is told."""
    async with running(box, ManyHelm()) as helm:
        assert helm.shard_count == 1
        assert "GET /gateway/bot" in box.faults.requests
        assert not (await box.person("Ada").slash("hello")).failed


async def test_sessions_are_counted(box: Box) -> None:
    """What Discord says of starts: how many shards, how many sessions are left, how many at once."""
    box.world.shards, box.world.starts_a_day, box.world.starts_together = 2, 3, 1
    helm = ManyHelm()
    helm.before_identify_hook = at_once  # type: ignore[method-assign]
    async with running(box, helm):
        assert helm.shard_count == 2
        assert box.gateway.connected == {(0, 2), (1, 2)}
        limits = await helm.fetch_session_start_limits()
        assert (limits.total, limits.remaining, limits.max_concurrency) == (3, 1, 1)


async def test_who_identifies_too_soon_waits(box: Box) -> None:
    """Two shards of one remainder must not identify within five seconds: here they are shorter."""
    box.world.shards, box.world.starts_together, box.world.start_gap = 2, 1, 0.2
    helm = ManyHelm()

    async def soon(shard_id: int | None, *, initial: bool = False) -> None:
        await asyncio.sleep(0 if initial or not box.gateway.connected else 0.1)

    helm.before_identify_hook = soon  # type: ignore[method-assign]
    async with running(box, helm):
        await box.until_online(shards=range(2))
        assert box.gateway.identified == 2
        assert not (await box.person("Ada").slash("hello")).failed


async def at_once(shard_id: int | None, *, initial: bool = False) -> None:
    """A hook that waits for nothing: discord.py's waits for five seconds."""


async def test_late_and_double_answers(box: Box, helm: Helm) -> None:
    caught: list[int] = []

    async def trial(interaction: discord.Interaction[Any]) -> bool:
        await asyncio.sleep(box.actions.book.answer_seconds * 1.5)
        try:
            await interaction.response.send_message("too late")
        except discord.HTTPException as error:
            caught.append(error.code)
        return False

    box.actions.book.answer_seconds = 0.05
    helm.tree.interaction_check = trial  # type: ignore[method-assign]
    ada = box.person("Ada")
    assert (await ada.slash("hello")).failed
    await ada.until(lambda: caught)
    assert caught == [10062]
    box.actions.book.answer_seconds = 3.0

    async def twice(interaction: discord.Interaction[Any]) -> bool:
        await interaction.response.send_message("one")
        interaction.response._response_type = None
        try:
            await interaction.response.send_message("two")
        except discord.HTTPException as error:
            caught.append(error.code)
        await interaction.followup.send("three")
        return False

    helm.tree.interaction_check = twice  # type: ignore[method-assign]
    answer = await ada.slash("hello")
    await answer.more(2)
    assert answer.text == "one\nthree"
    assert caught == [10062, 40060]


async def test_repeated_interaction(box: Box, helm: Helm) -> None:
    ada = box.person("Ada")
    answer = await ada.slash("hello")
    box.repeat(answer.interaction.payload)
    await ada.until(lambda: box.refused)
    assert box.refused[0].code == 40060
    assert len(ada.sees()) == 1


async def test_token_ends_after_15_minutes(box: Box, helm: Helm) -> None:
    ended: list[int] = []

    async def trial(interaction: discord.Interaction[Any]) -> bool:
        await interaction.response.send_message("one", ephemeral=True)
        box.actions.book.token_seconds = -1.0
        for attempt in (
            interaction.followup.send("late"),
            interaction.edit_original_response(content="late"),
        ):
            try:
                await attempt
            except discord.HTTPException as error:
                ended.append(error.code)
        return False

    helm.tree.interaction_check = trial  # type: ignore[method-assign]
    ada = box.person("Ada")
    assert (await ada.slash("hello")).text == "one"
    await ada.until(lambda: len(ended) == 2)
    assert ended == [50027, 50027]


async def test_no_bot_at_all(box: Box) -> None:
    world = box.world
    world.set_commands(0, [{"id": "1", "version": "1", "type": 1, "name": "hello", "description": "x"}])
    box.actions.book.answer_seconds = 0.02
    assert (await box.person("Ada").slash("hello")).failed


# ---- the world outlives the process ---------------------------------------------------------------------


async def test_world_survives_in_its_file(tmp_path: Path) -> None:
    path = tmp_path / "world.db"
    async with Box(path) as box, running(box) as helm:
        channel = helm.guilds[0].text_channels[0]
        sent = await channel.send("the board", file=file())
        thread = await sent.create_thread(name="Match 1")
        await thread.send("in the thread", nonce="n1")
        ada = box.person("Ada")
        await ada.slash("table with", who=ada.id)
        box.world.edit_person(ada.id, locale="pl")
        box.world.set_bot_permissions(channel.id, deny=["embed_links"])
    async with Box(path) as box:
        assert [p.name for p in box.world.persons()] == ["Ada", "Nikos", "Zofia", "Bruno", "Elif"]
        ada = box.person("Ada", sent.channel.id)
        assert box.world.people[ada.id].locale == "pl"
        assert [m.content for m in ada.sees()] == ["the board"]
        assert [m.content for m in ada.at("Match 1").sees()] == ["", "in the thread"]
        assert box.world.file_data(ada.sees()[0].files[0].id) is not None
        assert ada.commands()[0]["path"] == "hello"
        async with running(box) as helm:
            again = await helm.get_partial_messageable(thread.id).send("twice", nonce="n1")
            assert again.content == "in the thread"


async def test_a_process_of_its_own(tmp_path: Path) -> None:
    """It listens, serves the same file again after a kill, and ends with status 0 when asked to."""
    path = tmp_path / "world.db"
    World(path).close()
    for end in ("kill", "terminate"):
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "bot.sandbox", "--db", str(path)), stdout=asyncio.subprocess.PIPE
        )
        assert process.stdout is not None
        addresses: Json = msgspec.json.decode(await process.stdout.readline())
        async with aiohttp.ClientSession() as http:
            token = {"Authorization": f"Bot {addresses['token']}"}
            async with http.get(addresses["api"] + "/users/@me", headers=token) as reply:
                assert (await reply.json())["username"] == "turnpost"
            async with http.get(addresses["api"] + "/users/@me") as reply:
                assert reply.status == 401
        getattr(process, end)()
        status = await process.wait()
        process._transport.close()  # type: ignore[attr-defined]
        assert status == (0 if end == "terminate" else -9)

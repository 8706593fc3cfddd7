"""The model itself: who sees what, what is kept, what subscribers hear."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.sandbox import commands, events, gateway, permissions, wire
from bot.sandbox.actions import Upload
from bot.sandbox.compose import new_message
from bot.sandbox.roster import DROPPED_FILES, StorageError
from bot.sandbox.things import PRIVATE_THREAD, Attachment, Snowflakes, iso
from tests.sandbox.world import World, for_shard


@pytest.fixture
def world() -> Iterator[World]:
    world = World()
    yield world
    world.close()


def test_snowflakes_only_grow() -> None:
    now = [1_700_000_000.0]
    ids = Snowflakes(lambda: now[0])
    first = ids.next()
    assert ids.next() == first + 1
    now[0] += 1
    assert ids.next() > first + 1000
    ids.seen(first << 1)
    assert ids.next() == (first << 1) + 1
    assert iso(0) == "1970-01-01T00:00:00.000000+00:00"
    for shard in range(5):
        assert gateway.shard_of(for_shard(first, shard, 5), 5) == shard
        assert for_shard(first, shard, 5) >= first >> 22 << 22


def test_furniture(world: World) -> None:
    assert [(p.name, p.locale) for p in world.persons()] == [
        ("Ada", "en-GB"),
        ("Nikos", "el"),
        ("Zofia", "pl"),
        ("Bruno", "en-US"),
        ("Elif", "tr"),
    ]
    assert world.guild.owner_id == world.person("ada").id
    assert [c.name for c in world.channels_of(world.person("Elif").id)] == ["quay", "tavern", "chart-room"]
    newcomer = world.add_person("Żółw & Co", "pl")
    assert newcomer.username == "wco"
    assert world.channels_of(newcomer.id)
    assert world.add_person("Ada").username == "ada2"


def test_who_sees_what(world: World) -> None:
    ada, zofia = world.person("Ada").id, world.person("Zofia").id
    quay = world.channel("quay")
    assert world.allowed(zofia, world.dm_channel(ada).id) == 0
    assert world.sees(ada, world.dm_channel(ada).id)
    secret = world.create_thread(quay.id, "secret", zofia, type=PRIVATE_THREAD)
    assert not world.sees(world.person("Nikos").id, secret.id)
    assert world.sees(ada, secret.id)  # the owner manages threads
    world.set_overwrite(quay.id, world.guild.id, 0, 1 << 10)
    assert not world.sees(zofia, secret.id)
    assert world.visible_messages(zofia, quay.id) == []
    world.set_overwrite(quay.id, world.guild.id, 0, 0)
    world.edit_guild(world.guild.id, extra={zofia: permissions.bits(["manage_guild"])})
    assert world.may(zofia, quay.id, "manage_guild", "send_messages")
    assert not world.may(zofia, quay.id, "administrator")
    stranger = world.add_person("Stranger", guild_ids=())
    assert world.allowed(stranger.id, quay.id) == 0


def test_events_in_order(world: World) -> None:
    heard: list[events.Event] = []
    stop = world.subscribe(heard.append)
    ada, quay = world.person("Ada").id, world.channel("quay")
    message = world.say(ada, quay.id, "hello")
    world.edit_message(message, content="hallo", stamp=True)
    thread = world.create_thread(quay.id, "Match", world.bot.id, message_id=message.id)
    world.say(ada, thread.id, "in it")
    world.delete_message(message)
    world.delete_channel(thread.id)
    stop()
    world.say(ada, quay.id, "unheard")
    assert [type(e).__name__ for e in heard] == [
        "MessageCreated",
        "MessageEdited",
        "ChannelCreated",
        "MessageEdited",
        "MessageCreated",
        "ThreadMembersAdded",
        "MessageCreated",
        "MessageDeleted",
        "ChannelDeleted",
    ]
    assert sorted(thread.member_ids) == sorted([world.bot.id, ada])


def test_a_failing_subscriber_harms_nobody(world: World, caplog: pytest.LogCaptureFixture) -> None:
    heard: list[events.Event] = []

    def broken(event: events.Event) -> None:
        raise ValueError(event)

    world.subscribe(broken)
    world.subscribe(heard.append)
    world.say(world.person("Ada").id, world.channel("quay").id, "Ahoy")
    assert len(heard) == 1
    assert "a subscriber failed on MessageCreated" in caplog.text


def test_idle_threads_are_archived() -> None:
    now = [1_700_000_000.0]
    world = World(clock=lambda: now[0])
    thread = world.create_thread(world.channel("quay").id, "Match", world.bot.id, auto_archive=60)

    def archived() -> bool:
        return world.channels[thread.id].archived

    now[0] += 3500
    world.archive_idle()
    assert not archived()
    world.say(world.person("Ada").id, thread.id, "here")
    now[0] += 3500
    world.archive_idle()
    assert not archived()
    now[0] += 200
    world.archive_idle()
    assert archived()
    world.say(world.person("Ada").id, thread.id, "back")
    assert not archived()
    world.close()


def test_ephemeral_messages_are_not_kept(tmp_path: Path) -> None:
    world = World(tmp_path / "w.db")
    quay, ada = world.channel("quay").id, world.person("Ada").id
    secret = world.add_message(quay, world.bot.id, content="psst", seen_by=ada, flags=64)
    world.say(ada, quay, "aloud")
    assert [m.content for m in world.visible_messages(ada, quay)] == ["psst", "aloud"]
    assert [m.content for m in world.messages(quay)] == ["aloud"]
    world.dismiss(world.person("Nikos").id, secret)
    assert world.message(quay, secret.id) is secret
    world.close()
    again = World(tmp_path / "w.db")
    assert [m.content for m in again.visible_messages(ada, quay)] == ["aloud"]
    again.close()


def test_replaced_files_are_there_for_a_while(world: World) -> None:
    """A page may still be loading the pictures of a message that was edited; in the end they are gone."""
    numbers = range(1, DROPPED_FILES + 3)
    for number in numbers:
        world.store_file(Attachment(number, "board.png", 1, "image/png"), b"picture %d" % number)
    for number in numbers:
        world._drop_file(number)
    assert world.file_data(numbers[-1]) == b"picture %d" % numbers[-1]
    assert [number for number in numbers if world.file_data(number) is None] == [1, 2]


def test_a_file_is_for_one_world(tmp_path: Path) -> None:
    world = World(tmp_path / "w.db")
    with pytest.raises(StorageError, match="in use by another process"):
        World(tmp_path / "w.db")
    world.close()
    (tmp_path / "other").write_text("certainly no database, but long enough to be looked at" * 20)
    with pytest.raises(StorageError, match="not a database"):
        World(tmp_path / "other")


def test_menu_follows_context_permissions_and_language(world: World) -> None:
    base = {"version": "1", "type": 1, "description": "d"}
    world.set_commands(
        0,
        [
            {**base, "id": "1", "name": "here", "contexts": [0], "name_localizations": {"pl": "tutaj"}},
            {**base, "id": "2", "name": "both", "name_localizations": {"en-GB": "twain"}},
            {**base, "id": "3", "name": "admin", "default_member_permissions": "32"},
            {**base, "id": "4", "name": "nobody", "default_member_permissions": "0"},
        ],
    )
    quay = world.channel("quay").id

    def menu(who: str, channel: int) -> list[str]:
        return [e["shown"] for e in commands.listing(world, world.person(who).id, channel)]

    assert menu("Zofia", quay) == ["both", "tutaj"]
    assert menu("Bruno", quay) == ["twain", "here"]
    assert menu("Ada", quay) == ["admin", "twain", "here", "nobody"]
    assert menu("Zofia", world.dm_channel(world.person("Zofia").id).id) == ["admin", "both", "nobody"]
    world.remove_member(world.guild.id, world.bot.id)
    assert menu("Ada", quay) == []


def test_links_follow_the_port(world: World) -> None:
    world.base_url = "http://127.0.0.1:1"
    quay = world.channel("quay").id

    body = {"content": "x", "embeds": [{"image": {"url": "attachment://a.png"}}]}
    uploads = {0: Upload("a.png", b"not really"), 1: Upload("b.txt", b"text")}
    message = world.add_message(quay, world.bot.id, **new_message(world, quay, body, uploads))
    sent = wire.message(world, message)
    assert [a["filename"] for a in sent["attachments"]] == ["b.txt"]
    assert sent["embeds"][0]["image"]["url"].startswith("http://127.0.0.1:1/attachments/")
    world.base_url = "http://127.0.0.1:2"
    assert wire.message(world, message)["embeds"][0]["image"]["url"].startswith("http://127.0.0.1:2/")

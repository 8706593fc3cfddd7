"""Records leave a server and come to it, by the page of `/admin`."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from bot.cli.records import Refused, bring_in, export, installation
from bot.games.registry import GAMES
from bot.match import Person, Place
from bot.match.fairness.reading import BIGGEST
from bot.match.fairness.verify import verify
from bot.sandbox.actions import Upload
from bot.sandbox.things import Message
from bot.text import words
from tests.cli.test_records import url_of
from tests.e2e.panel import at_table, run
from tests.e2e.players import manage, newest, play_by_moves, settle
from tests.e2e.sandbox_app import Match, SandboxApp, control
from tests.e2e.test_admin import REFUSED, guild_of, let_all_type_it, owner, private
from tests.match.app import open_app
from tests.sandbox.person import Scripted, text_of, usable

__all__ = ["owner"]  # a fixture


@pytest.fixture
async def record(tmp_path: Path) -> bytes:
    """A match that was played to its end in another installation."""
    async with open_app(tmp_path / "elsewhere.sqlite") as other:
        match = (await other.start("golden_horn", 2)).match
        await other.at_random(match, random.Random(8))
        return await other.services.transfer.export(match)


@pytest.fixture
async def running(tmp_path: Path) -> bytes:
    """A match of another installation, as its operator exports it."""
    async with open_app(tmp_path / "elsewhere.sqlite") as other:
        match = (await other.start("golden_horn", 2)).match
        return (await other.services.transfer.whole(match))[0]


def as_files(data: bytes, name: str = "turnpost.json") -> list[Upload]:
    return [Upload(name, data)]


async def matches_of(app: SandboxApp) -> int:
    async with app.services.context.store.read() as db:
        return int((await db.exec_driver_sql("select count(*) from matches")).scalar_one())


def file_of(app: SandboxApp, message: Message) -> bytes:
    (file,) = message.files
    return app.box.world.file_data(file.id) or b""


async def test_a_finished_match_is_brought_here(app: SandboxApp, owner: Scripted, record: bytes) -> None:
    answer = await settle(owner, "adminimport", file=as_files(record))
    brief = await app.brief(1)
    private(answer, "The match is here", f"{brief.place.post}")
    await app.delivered(60)
    assert brief.state == "over"
    assert brief.place.channel == owner.channel_id
    thread = app.box.world.channels[brief.place.post]
    assert thread.parent_id == owner.channel_id
    assert "Ann" in thread.name
    assert "Ben" in thread.name
    posted = [text_of(one) for one in owner.at(thread).sees()]
    assert any("Elif, who manages this server, has brought this finished match" in one for one in posted)
    match = Match(app, 1, [owner.at(thread)])
    parcel = match.parcel()
    assert parcel is not None
    assert any(verify(app.box.world.file_data(file.id) or b"").sound for file in parcel.files)
    # Looked at like any finished match: results, proof, luck, log, older positions.
    visitor = app.person("Bruno").at(thread)
    private(await at_table(visitor, "verify", match=1), "Sound")
    private(await visitor.slash("table board", match=1), "Golden Horn")
    private(await visitor.slash("table log", match=1), "Ann")
    luck = next(found for found in usable(parcel) if found["custom_id"].split(":")[1] == "luck")
    private(await visitor.press(luck["custom_id"], parcel), "Luck")
    history = await at_table(visitor, "history", match=1)
    back = control(history.message, "step")
    assert not (await visitor.press(back, history)).failed
    # It counts for nobody.
    assert await app.services.results.statistics("golden_horn", guild_of(app, owner)) is None
    again = await settle(owner, "adminimport", file=as_files(record))
    private(again, "is here already")
    assert await matches_of(app) == 1


async def test_in_a_thread_it_stays_there(app: SandboxApp, owner: Scripted, record: bytes) -> None:
    match = await app.open("golden_horn", ("Ada", "Bruno"))
    thread = (await match.brief()).place.post
    private(await settle(owner.at(thread), "adminimport", file=as_files(record)), f"{thread}")
    assert (await app.brief(2)).place.post == thread
    # The match that runs there is still the one that commands mean.
    private(await at_table(match.people[0], "status"), "1")


async def test_bad_files_change_nothing(
    app: SandboxApp, owner: Scripted, record: bytes, running: bytes
) -> None:
    threads = len(app.box.world.channels)
    for data, said in (
        (b"hello", "damaged, or it is not the record"),
        (record[:-400], "damaged, or it is not the record"),
        (record.replace(b'"Ann"', b'"Bob"'), "damaged, or it is not the record"),
        (b"x" * (BIGGEST + 1), "too big"),
        (running, "only whoever runs this bot"),
    ):
        private(await settle(owner, "adminimport", file=as_files(data)), said)
    private(
        await settle(owner, "adminimport", file=as_files(b"\x00\xff", "κάρτα.png")),
        "damaged, or it is not the record",
    )
    assert await matches_of(app) == 0
    assert len(app.box.world.channels) == threads


async def test_only_for_those_who_manage(app: SandboxApp, owner: Scripted, record: bytes) -> None:
    bruno = app.person("Bruno")
    match = await app.open("golden_horn", ("Ada", "Bruno"))
    with pytest.raises(Exception, match="admin"):
        await bruno.slash("admin")
    let_all_type_it(app)
    form = await manage(owner, "adminimport")
    app.box.world.edit_guild(guild_of(app, owner), owner_id=app.person("Zofia").id)
    private(await owner.submit(form, file=as_files(record)), REFUSED)
    private(await bruno.slash("admin", match=match.number), REFUSED)
    nikos = app.person("Nikos").at(bruno.channel_id)
    refused = await nikos.slash("admin", match=match.number)
    private(refused, words("el")("error-not-manager"))
    assert await bruno.complete("admin", "match") == []
    assert await matches_of(app) == 1


async def test_export_of_a_match(app: SandboxApp, owner: Scripted) -> None:
    """While it runs, what everybody knows; afterwards the whole record."""
    match = await app.open("golden_horn", ("Ada", "Bruno"))
    await play_by_moves((await match.awaited())[0], match, random.Random(1))
    (offered,) = await owner.complete("admin", "match")
    assert offered["value"] == 1
    elif_ = owner.at(match.people[0].channel_id)
    answer = await manage(elif_, "adminrecord")
    private(answer, "so far", "Whoever runs the bot can export the whole match")
    early = file_of(app, newest(answer))
    async with app.services.context.store.read() as db:
        secret = (await db.exec_driver_sql("select secret from matches")).scalar_one()
    assert secret.hex().encode() not in early
    assert b'"steps"' not in early
    private(
        await settle(owner, "adminimport", file=as_files(early)), "still running when this record was made"
    )
    for person in match.people:
        await at_table(person, "end", match=1)
    answer = await manage(owner, "adminrecord", 1)
    private(answer, "The record of table")
    assert verify(file_of(app, newest(answer))).sound
    private(await owner.slash("admin", match=99), "I do not know that table")


async def test_a_channel_without_tables_gets_none(app: SandboxApp, owner: Scripted, record: bytes) -> None:
    other = next(
        one for one in app.box.world.channels_of(owner.id) if one.id != owner.channel_id and one.type == 0
    )
    await settle(owner, "adminplaces", channels=[other.id])
    channels = len(app.box.world.channels)
    private(await settle(owner, "adminimport", file=as_files(record)), f"<#{other.id}>")
    assert len(app.box.world.channels) == channels
    assert await matches_of(app) == 0


async def test_a_match_that_is_handed_over_is_quiet_here_and_goes_on_there(
    app: SandboxApp, tmp_path: Path
) -> None:
    """The tool of the operator works while the bot runs; whatever people press afterwards is answered."""
    match = await app.open("golden_horn", ("Ada", "Bruno"))
    await play_by_moves((await match.awaited())[0], match, random.Random(1))
    await match.delivered()
    url, file = app.url, tmp_path / "match.json"
    board = match.board()
    elsewhere = url_of(tmp_path / "elsewhere.sqlite")
    async with open_app(tmp_path / "elsewhere.sqlite"):
        pass
    await export(url, GAMES, match.number, file, hand_over=await installation(elsewhere, GAMES))
    ada = await match.people[0].until_sees("goes on elsewhere", 30)
    assert ada.pings == []
    await app.delivered()
    secret = (await app.services.views.brief(match.number)).secret
    assert secret is None
    person = match.people[0]
    for path in ("table status", "table board", "table log", "table export", "table history", "hand", "turn"):
        answer = await run(person, path, match=match.number)
        assert not answer.failed, path
        assert answer.ephemeral, path
    for found in usable(board):
        assert not (await person.press(found["custom_id"], board)).failed
    private(await at_table(person, "verify", match=1), "only when the match is over")
    private(await person.slash("move", move="x", match=1), "goes on elsewhere")
    private(await person.slash("table mine"), "")
    # Nobody plays it here any more, so it may come back from there, once.
    place = Place(guild_of(app, person), person.channel_id)
    here = await installation(url, GAMES)
    with pytest.raises(Refused, match="to another installation"):
        await bring_in(url, GAMES, file, place, "en")
    there = await bring_in(elsewhere, GAMES, file, Place(1, 2, 3), "en")
    returned = tmp_path / "returned.json"
    await export(elsewhere, GAMES, there.match, returned, hand_over=here)
    back = await bring_in(url, GAMES, returned, place, "en")
    assert back.state == "running"
    with pytest.raises(Refused, match="is here already"):
        await bring_in(url, GAMES, returned, place, "en")


async def test_a_running_match_of_another_house_goes_on_here(app: SandboxApp, tmp_path: Path) -> None:
    """The tool of the operator brings it in while the bot runs: a board with its promise, hands, one ping."""
    people = [app.person("Ada"), app.person("Bruno")]
    file = tmp_path / "match.json"
    async with open_app(tmp_path / "elsewhere.sqlite") as other:
        ada, bruno = (Person(one.id, name) for one, name in zip(people, ("Ada", "Bruno"), strict=True))
        lobby = await other.services.lobby.open("golden_horn", 2, {}, ada, Place(1, 2, 3), "en")
        await other.services.lobby.join(lobby.match, bruno, 1)
        await other.services.lobby.start(lobby.match, ada.user)
        to = await app.services.transfer.installation()
        file.write_bytes((await other.services.transfer.whole(lobby.match, to))[0])
    url = app.url
    place = Place(guild_of(app, people[0]), people[0].channel_id)
    brief = await bring_in(url, GAMES, file, place, "en")
    match = Match(app, brief.match, people)
    assert people[0].channel_id
    await people[0].until_sees("comes from elsewhere", 30)
    await match.delivered()
    board = match.board()
    assert brief.commitment is not None
    assert f"tp:promise:{brief.match}:{brief.commitment}" in [one["custom_id"] for one in usable(board)]
    (mover,) = await match.awaited()
    assert board.pings == [mover.id]
    assert all("hand" in text_of(one.in_dm().sees()[0]).lower() for one in people)
    before = await match.steps()
    await play_by_moves(mover, match, random.Random(1))
    assert await match.steps() != before

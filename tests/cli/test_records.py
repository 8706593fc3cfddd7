"""`export` and `import`: a match goes from one installation to another while both run."""

from __future__ import annotations

import os
import random
import stat
from datetime import UTC, datetime
from pathlib import Path

import pytest

from bot import __main__ as program
from bot.cli.records import Exported, Refused, bring_in, export, installation
from bot.match import Place
from bot.match.fairness.verify import verify
from bot.store import Store, StoreError
from tests.match.app import ALL, PEOPLE, Clock, MatchApp, open_app
from tests.postgres import in_a_loop

THERE = Place(guild=7, channel=700, thread=701)


def url_of(file: Path) -> str:
    return f"sqlite+aiosqlite:///{file}"


async def begun(app: MatchApp) -> int:
    match = (await app.start("golden_horn", 2)).match
    await app.at_random(match, random.Random(1), 5)
    await app.sent()
    return match


async def test_a_match_moves_house_while_both_run(tmp_path: Path) -> None:
    one, two, file = tmp_path / "one.sqlite", tmp_path / "two.sqlite", tmp_path / "match.json"
    clock = Clock()  # shared; the tools have the machine's
    clock.time = datetime.now(UTC)
    async with open_app(one, clock=clock) as app, open_app(two, "other", clock) as other:
        match = await begun(app)
        to = await installation(url_of(two), ALL)
        assert to == await installation(url_of(two), ALL)
        done = await export(url_of(one), ALL, match, file, hand_over=to)
        assert (done.running, done.handed_over) == (True, True)
        assert "The match is stopped here" in str(done)
        assert stat.S_IMODE(file.stat().st_mode) == 0o600
        assert [name for name in os.listdir(tmp_path) if name.startswith("match")] == ["match.json"]
        clock.on(60)
        # The bot that runs finds it in its database and tells the players; the board and two hands have no
        # buttons any more.
        assert [job.kind for job in await app.sent()] == ["notice", *["remove_buttons"] * 3]
        there = (await bring_in(url_of(two), ALL, file, THERE, "en")).match
        clock.on(60)
        board = next(job for job in await other.sent() if job.kind == "board")
        assert board.channel == THERE.post
        assert {ping.user for ping in board.pings} <= {person.user for person in PEOPLE}
        assert (await other.at_random(there, random.Random(2))).state == "over"
        assert (await other.services.fairness.verify(there)).sound
        with pytest.raises(Refused, match="is here already"):
            await bring_in(url_of(two), ALL, file, THERE, "en")
        with pytest.raises(Refused, match="goes on elsewhere"):
            await export(url_of(one), ALL, match, tmp_path / "again.json")


async def test_a_copy_leaves_the_match_where_it_is(tmp_path: Path) -> None:
    one, file = tmp_path / "one.sqlite", tmp_path / "match.json"
    async with open_app(one) as app:
        match = await begun(app)
        done = await export(url_of(one), ALL, match, file)
        assert "the match goes on here" in str(done)
        assert (await app.services.views.brief(match)).state == "running"
        assert not verify(file.read_bytes(), ALL).sound
        await app.at_random(match, random.Random(3))
        for there in (file, one):  # not even the database itself
            before = there.read_bytes()
            with pytest.raises(Refused, match="exists already"):
                await export(url_of(one), ALL, match, there)
            assert there.read_bytes() == before
        whole = tmp_path / "whole.json"
        assert str(await export(url_of(one), ALL, match, whole, hand_over="0" * 16)).endswith("finished.")
        assert verify(whole.read_bytes(), ALL).sound


async def test_what_cannot_be_done_is_one_sentence(tmp_path: Path) -> None:
    one, file = tmp_path / "one.sqlite", tmp_path / "match.json"
    async with open_app(one) as app:
        match, lobby = await begun(app), (await app.lobby()).match
        for number, said in ((99, "do not know that table"), (lobby, "has not started yet")):
            with pytest.raises(Refused, match=said):
                await export(url_of(one), ALL, number, file)
        assert not file.exists()
        with pytest.raises(Refused, match="cannot be written"):
            await export(url_of(one), ALL, match, tmp_path / "none" / "match.json", hand_over="0" * 16)
        assert (await app.services.views.brief(match)).state == "running"
        with pytest.raises(Refused, match="cannot be read"):
            await bring_in(url_of(one), ALL, file, THERE, "en")
        file.write_bytes(b"{}")
        with pytest.raises(Refused, match=r"damaged, or not an exported match\.$"):
            await bring_in(url_of(one), ALL, file, THERE, "en")
        with pytest.raises(Refused, match="languages are"):
            await bring_in(url_of(one), ALL, file, THERE, "tlh")
        with pytest.raises(StoreError):
            await export(url_of(tmp_path), ALL, match, file)


async def empty(url: str) -> None:
    await (await Store.open(url)).close()


def test_what_the_host_reads(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("DATABASE_URL", url_of(tmp_path / "one.sqlite"))
    monkeypatch.setenv("DISCORD_TOKEN", "x")
    file = tmp_path / "match.json"
    assert program.main(["export", "3", str(file)]) == 1
    assert "There is no database" in capsys.readouterr().err
    assert not (tmp_path / "one.sqlite").exists()
    in_a_loop(lambda: empty(url_of(tmp_path / "one.sqlite")))
    assert program.main(["export", "3", str(file)]) == 1
    assert capsys.readouterr().err.strip().splitlines() == ["I do not know that table."]
    file.write_text("no")
    assert program.main(["import", str(file), "--server", "1", "--channel", "2"]) == 1
    assert capsys.readouterr().err.strip().splitlines() == ["The file is damaged, or not an exported match."]
    with pytest.raises(SystemExit):
        program.main(["import", str(file), "--server", "everywhere", "--channel", "2"])
    assert "an id of Discord must be a number" in capsys.readouterr().err
    done = Exported(match=3, game="edo", steps=9, running=False, handed_over=False)
    assert str(done) == "match 3 (edo, 9 steps), finished."

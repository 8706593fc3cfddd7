"""The start of the program: it works, or says in one plain sentence why not, with the right exit status."""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import shutil
import signal
import socket
import sqlite3
import sys
from asyncio.subprocess import PIPE, Process
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.config import Settings
from bot.start import with_pages
from bot.store import Store, StoreError
from tests.sandbox.box import Box

HERE = Path(__file__).resolve().parents[1]
OURS = {name.upper() for name in Settings.model_fields}

BUSY = 240.0
"""Seconds that a program may take to start on a very busy machine."""


async def start(folder: Path, **settings: object) -> Process:
    """`python -m bot` in a folder of its own, with no settings but these."""
    env = {name: value for name, value in os.environ.items() if name.upper() not in OURS}
    env |= {
        "PYTHONPATH": str(HERE),
        "PICTURE_WARM_UP": "no",
        **{name.upper(): str(value) for name, value in settings.items()},
    }
    return await asyncio.create_subprocess_exec(
        sys.executable, "-m", "bot", cwd=folder, env=env, stdout=PIPE, stderr=PIPE
    )


async def refused(folder: Path, status: int = 1, **settings: object) -> str:
    """What it says when it does not start: exactly one line, and the exit status."""
    process = await start(folder, log_level="ERROR", **settings)
    async with asyncio.timeout(BUSY):
        out, err = await process.communicate()
    lines = err.decode().splitlines()
    assert (process.returncode, len(lines)) == (status, 1), (out, err)
    return lines[0]


async def until_logged(process: Process, words: bytes) -> bytes:
    """Read its log up to a line with these words."""
    assert process.stderr is not None
    read = b""
    while words not in read:
        line = await process.stderr.readline()
        assert line, read.decode()
        read += line
    return read


def free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


def two_free_ports() -> int:
    """The first of two free ports. Both are below those that the system gives to connections."""
    while True:
        port = random.randrange(20_000, 32_000)
        first, second = ("127.0.0.1", port), ("127.0.0.1", port + 1)
        with contextlib.suppress(OSError), socket.create_server(first), socket.create_server(second):
            return port


async def test_component_data_that_make_no_game(tmp_path: Path) -> None:
    """Somebody corrected a card and slipped: file, place and fault in one line."""
    shutil.copytree(HERE / "bot", tmp_path / "bot", ignore=shutil.ignore_patterns("__pycache__"))
    cards = tmp_path / "bot/games/edo/components.toml"
    cards.write_text(cards.read_text(encoding="utf-8").replace("S01 = { price = 4", 'S01 = { price = "4.5"'))
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "bot", "simulate", "edo"), cwd=tmp_path, stdout=PIPE, stderr=PIPE
    )
    async with asyncio.timeout(BUSY):
        out, err = await process.communicate()
    assert (process.returncode, out) == (2, b"")
    fault = "components.toml: special.S01.price: expected `int`, got `str`"
    assert err.decode().splitlines() == [f"The component data of a game cannot be used. {fault}"]


async def test_without_a_token_it_plays_where_the_address_says(tmp_path: Path) -> None:
    """And it warns of the setting that was meant."""
    url = f"sqlite+aiosqlite:///{tmp_path / 'live.sqlite'}"
    process = await start(tmp_path, database_url=url, discord_tokn="x", sandbox_port=free_port())
    try:
        async with asyncio.timeout(BUSY):
            await until_logged(process, b"DISCORD_TOKN is not a setting. Did you mean DISCORD_TOKEN?")
            while not (tmp_path / "live.sqlite").exists():  # noqa: ASYNC110
                await asyncio.sleep(0.05)
    finally:
        process.send_signal(signal.SIGTERM)
        await process.wait()
    assert not (tmp_path / "sandbox" / "turnpost.sqlite").exists()


PASSWORDS = ("hun@ter2", "hun#ter2", "h@un#ter2", "hun/ter2", "hun:ter2", "hun?ter2", "hun[ter]2", "hun%ter2")


@pytest.mark.parametrize("password", PASSWORDS)
def test_no_part_of_an_address_but_host_and_name_is_printed(
    password: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for name in OURS:
        monkeypatch.delenv(name, raising=False)
    monkeypatch.chdir(tmp_path)
    url = f"postgresql+asyncpg://vasilis:{password}@127.0.0.1:{free_port()}/turnpost?ssl=disable"
    monkeypatch.setenv("DATABASE_URL", url)
    monkeypatch.setenv("DISCORD_TOKEN", "x")
    for tool in (["check"], ["migrate", "--dry-run"], ["copy", url, "sqlite+aiosqlite:///to.sqlite"]):
        assert main(tool) == 1
        said = capsys.readouterr()
        assert len(said.err.splitlines()) == 1
        for part in ("vasilis", "hun", "ter2", "disable"):
            assert part not in said.out + said.err, (tool, said)
    option = "postgresql+asyncpg://vasilis@127.0.0.1/turnpost?ssl=hunter2"
    assert main(["copy", option, "sqlite+aiosqlite:///to.sqlite"]) == 1
    assert "hun" not in capsys.readouterr().err


async def test_a_database_where_no_file_can_be(tmp_path: Path) -> None:
    (tmp_path / "wall").write_text("a file, not a folder")
    said = await refused(tmp_path, discord_token="x", database_url="sqlite+aiosqlite:///wall/turnpost.sqlite")
    assert said == "The database file wall/turnpost.sqlite cannot be opened or created."


async def test_a_database_that_cannot_be_written(tmp_path: Path) -> None:
    """As with a file of another user; SQLite's own read-only mode, for root may write everywhere."""
    database = tmp_path / "turnpost.sqlite"
    sqlite3.connect(database).close()
    database.touch()
    with pytest.raises(StoreError, match=f"{database}.* cannot be written to. Check its permissions"):
        await Store.open(f"sqlite+aiosqlite:///file:{database}?mode=ro&uri=true")


async def test_a_database_that_is_none(tmp_path: Path) -> None:
    (tmp_path / "turnpost.sqlite").write_bytes(b"Dear diary, " * 100)
    said = await refused(tmp_path, discord_token="x")
    assert said == "The file turnpost.sqlite is not a database of this program."


async def test_the_port_of_the_sandbox_is_taken(tmp_path: Path) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        said = await refused(tmp_path, sandbox_port=port)
    taken = f"SANDBOX_PORT: port {port} of 127.0.0.1 cannot be used (address already in use)."
    assert said == f"{taken} Choose another one."


@pytest.mark.parametrize("what", ["a file", "a damaged file"])
async def test_the_folder_of_the_sandbox_cannot_be_used(tmp_path: Path, what: str) -> None:
    if what == "a file":
        (tmp_path / "sandbox").write_text("not a folder")
    else:
        (tmp_path / "sandbox").mkdir()
        (tmp_path / "sandbox" / "discord.sqlite").write_bytes(b"Dear diary, " * 100)
    said = await refused(tmp_path, sandbox_port=free_port())
    assert said.startswith("The sandbox cannot")
    assert "sandbox" in said


async def test_a_token_that_is_not_accepted(tmp_path: Path) -> None:
    async with Box() as box:
        said = await refused(
            tmp_path,
            2,  # trying again is of no use
            discord_token="wrong",
            discord_api_base=box.api_base,
            discord_gateway=box.gateway_url,
        )
    assert said == "Discord does not accept DISCORD_TOKEN. Copy it again from the developer portal."


async def test_the_token_is_never_logged(tmp_path: Path) -> None:
    """Even with everything that can be logged."""
    async with Box() as box:
        process = await start(
            tmp_path,
            discord_token=box.token,
            discord_api_base=box.api_base,
            discord_gateway=box.gateway_url,
            log_level="DEBUG",
            picture_workers=1,
        )
        async with asyncio.timeout(BUSY):
            start_log = await until_logged(process, b"ready as")
            answer = await box.person("Ada", "quay").slash("table new", game="golden_horn", seats=2)
            assert answer.ephemeral
            process.send_signal(signal.SIGTERM)
            out, err = await process.communicate()
    assert process.returncode == 0
    said = (start_log + out + err).decode()
    assert box.token not in said
    for word in ("WARNING", "Traceback", "INSERT", "interaction"):  # neither payloads nor rows
        assert word not in said


async def test_without_a_token_it_plays_on_the_sandbox(tmp_path: Path) -> None:
    """And says where; its files survive in the folder that was set."""
    port = free_port()
    process = await start(tmp_path, sandbox_port=port, sandbox_dir="here", picture_workers=1)
    async with asyncio.timeout(BUSY):
        await until_logged(process, b"ready as")
        process.send_signal(signal.SIGTERM)
        said, err = await process.communicate()
    assert f"http://127.0.0.1:{port}".encode() in said
    assert process.returncode == 0, err
    assert {file.name for file in (tmp_path / "here").iterdir()} >= {"discord.sqlite", "turnpost.sqlite"}
    assert not (tmp_path / "turnpost.sqlite").exists()


def test_the_port_of_the_pages_cannot_be_lost_meanwhile() -> None:
    """The sandbox listens from the moment in which it says where; where somebody else does, there are no
    pages."""
    settings = Settings(_env_file=None, sandbox_port=two_free_ports())
    ours, listener = with_pages(settings)
    assert listener is not None
    with listener:
        assert ours.web_port == settings.sandbox_port + 1
        assert with_pages(settings) == (settings, None)

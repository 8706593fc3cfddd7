"""What `pip install .` puts on a machine is whole: it starts without the repository, as in the container."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from asyncio.subprocess import PIPE
from pathlib import Path
from zipfile import ZipFile

import pytest

import bot
from bot.games.registry import OWN
from tests.long import LONG
from tests.test_start import HERE, OURS, free_port, until_logged

pytest.importorskip("hatchling", reason="the build backend is not installed")
PACKAGES = ("bot", "cogs", "render")


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with nothing but what the wheel holds."""
    made = tmp_path_factory.mktemp("wheel")
    subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(made)],
        cwd=HERE,
        check=True,
        capture_output=True,
    )
    [wheel] = made.glob("*.whl")
    folder = tmp_path_factory.mktemp("installed")
    with ZipFile(wheel) as packed:
        packed.extractall(folder)
    return folder


def test_every_file_is_in_it(installed: Path) -> None:
    """Catalogues, component data, templates, fonts' palettes and the sandbox's page among them."""
    for package in PACKAGES:
        for file in (HERE / package).rglob("*"):
            if file.is_file() and "__pycache__" not in file.parts:
                there = installed / file.relative_to(HERE)
                assert there.is_file(), there
                assert there.stat().st_size == file.stat().st_size


@pytest.mark.parametrize("game", OWN)
def test_the_rules_by_their_ids_are_in_it(installed: Path, game: str) -> None:
    page = (HERE / "docs" / "rules" / f"{game}.md").read_bytes()
    assert (installed / "bot" / "games" / game / "rules.md").read_bytes() == page


def test_its_version_is_the_programs(installed: Path) -> None:
    """It is written in `bot/__init__.py` alone."""
    assert (installed / f"turnpost-{bot.__version__}.dist-info").is_dir()


@LONG
async def test_it_starts_by_itself(installed: Path, tmp_path: Path) -> None:
    env = {name: value for name, value in os.environ.items() if name.upper() not in OURS}
    env |= {"PYTHONPATH": str(installed), "SANDBOX_PORT": str(free_port())}
    asked = await asyncio.create_subprocess_exec(
        sys.executable, "-c", "import bot; print(bot.__file__)", cwd=tmp_path, env=env, stdout=PIPE
    )
    where, _ = await asked.communicate()
    assert str(installed) in where.decode()
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "bot", cwd=tmp_path, env=env, stdout=PIPE, stderr=PIPE
    )
    async with asyncio.timeout(90):
        log = await until_logged(process, b"ready as")
        process.send_signal(signal.SIGTERM)
        _, rest = await process.communicate()
    assert process.returncode == 0
    assert b"Traceback" not in log + rest
    assert (tmp_path / "sandbox" / "turnpost.sqlite").is_file()

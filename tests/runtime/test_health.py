"""Metrics and health: off by default, on loopback, numbers without names."""

from __future__ import annotations

import asyncio
import socket
from pathlib import Path

import aiohttp
import msgspec
import pytest
from prometheus_client import generate_latest

from bot.app import App, StartError
from bot.config import Settings
from bot.games.registry import GAMES
from bot.runtime import metrics
from bot.runtime.health import LATE, SLOW, Health
from bot.start import point_at
from bot.text import words
from render.pool import Painter
from tests.e2e.panel import at_table
from tests.e2e.plain_bot import PLAIN
from tests.e2e.sandbox_app import PAINTER, SandboxApp
from tests.match.delivery.test_outage import full
from tests.sandbox.box import Box
from tests.sandbox.person import Scripted
from tests.test_start import free_port

WELL = Health(ready=True, waiting=0, oldest=0.0, loops={"outbox": 1.0, "due": 0.0})


def app(box: Box, folder: Path, port: int | None) -> App:
    point_at(box.api_base, box.gateway_url)
    settings = Settings(_env_file=None, picture_workers=1, metrics_port=port, shard_count=2)
    url = f"sqlite+aiosqlite:///{folder / 'turnpost.sqlite'}"
    return App(settings, box.token, url, painter=PAINTER, guild_ready_timeout=0.05)


async def got(port: int, path: str) -> tuple[int, str]:
    url = f"http://127.0.0.1:{port}/{path}"
    async with aiohttp.ClientSession() as session, session.get(url) as answer:
        assert "Server" not in answer.headers
        return answer.status, await answer.text()


def patient(box: Box) -> Box:
    """People wait longer than Discord does: the machine may be busy."""
    box.actions.book.answer_seconds = 30.0
    return box


async def counted(port: int, outcomes: dict[str, float]) -> str:
    """The metrics when so many interactions have ended. A person sees an answer before the bot knows that
    Discord has it, and it counts after that."""
    async with asyncio.timeout(30):
        while True:
            _, shown = await got(port, "metrics")
            found = numbers(shown)
            if all(found.get(name, 0.0) >= wanted for name, wanted in outcomes.items()):
                return shown
            await asyncio.sleep(0.05)


async def test_health_and_metrics_of_a_running_bot(tmp_path: Path) -> None:
    port = free_port()
    async with Box() as box, app(patient(box), tmp_path, port) as home:
        await box.until_online(60, shards=range(2))
        await home.client.wait_until_ready()
        begun = numbers(exposed())
        ada = Scripted(box, box.world.person("Ada").id)
        await ada.slash("table mine")
        await ada.slash("table undo", match=999)
        async with asyncio.timeout(30):  # until each loop has looked once
            while (answer := await got(port, "health"))[0] != 200:  # noqa: ASYNC110
                await asyncio.sleep(0.05)
        status, health = answer
        assert (status, '"well": true' in health) == (200, True), health
        ended = {f'turnpost_interactions_total{{outcome="{one}"}}' for one in ("answered", "refused")}
        shown = await counted(port, {name: begun.get(name, 0.0) + 1 for name in ended})
        lines = dict(line.rsplit(" ", 1) for line in shown.splitlines() if not line.startswith("#"))
        assert float(lines['turnpost_interactions_total{outcome="refused"}']) >= 1
        assert float(lines["turnpost_first_response_seconds_count"]) >= 2
        assert lines["turnpost_ready"] == "1.0"
        assert lines["turnpost_shards"] == lines["turnpost_shards_connected"] == "2.0"
        assert lines["turnpost_outbox_rows"] == "0.0"
        for secret in ("Ada", box.token, str(ada.id)):
            assert secret not in shown + health


class Enough(Exception):
    """The following values do not matter."""


@pytest.mark.parametrize("wanted", [True, False])
async def test_what_pictures_share_is_drawn_at_the_start_or_later(
    wanted: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[tuple[str, ...]] = []

    def painter(games: tuple[str, ...], workers: int, **_: object) -> Painter:
        asked.append(games)
        raise Enough

    monkeypatch.setattr("bot.app.Painter", painter)
    settings = Settings(_env_file=None, picture_warm_up=wanted)
    with pytest.raises(Enough):
        async with App(settings, "token", f"sqlite+aiosqlite:///{tmp_path / 'turnpost.sqlite'}"):
            pass
    assert asked == [tuple(GAMES) if wanted else ()]


def exposed() -> str:
    return generate_latest(metrics.REGISTRY).decode()


def numbers(shown: str) -> dict[str, float]:
    """The metrics by name with labels."""
    lines = (line.rsplit(" ", 1) for line in shown.splitlines() if not line.startswith("#"))
    return {name: float(value) for name, value in lines}


async def test_what_a_match_leaves_in_the_metrics(tmp_path: Path) -> None:
    """Every metric changes when the thing that it measures happens."""
    port = free_port()
    async with Box() as box, app(patient(box), tmp_path, port):
        await box.until_online(60)
        await PAINTER.warm_up()
        before = numbers((await got(port, "metrics"))[1])
        ada, nikos = (Scripted(box, box.world.person(name).id) for name in ("Ada", "Nikos"))
        stuck = box.faults.rate_limit(r"POST /channels/\d+/messages$", times=10_000, via=False)
        await ada.slash("table new", game="golden_horn", seats=2)
        await ada.until(lambda: stuck.met > 0)
        await asyncio.sleep(0.3)
        waiting = numbers((await got(port, "metrics"))[1])
        assert waiting["turnpost_outbox_rows"] == 1
        assert waiting["turnpost_outbox_oldest_seconds"] > 0.2
        assert '"waiting": 1' in (await got(port, "health"))[1]
        box.faults.clear()
        await nikos.slash("table join", match=1)
        await at_table(ada, "start", match=1)
        await ada.complete("move", "move", "", match=1)
        await ada.slash("hand", match=1)
        ended = {'turnpost_interactions_total{outcome="answered"}': 5.0}
        ended['turnpost_interactions_total{outcome="completed"}'] = 1.0
        ended = {name: before.get(name, 0.0) + count for name, count in ended.items()}
        after = numbers(await counted(port, ended))
    grown = {name: after[name] - before.get(name, 0.0) for name in after}
    assert grown['turnpost_interactions_total{outcome="answered"}'] == 5
    assert grown['turnpost_interactions_total{outcome="completed"}'] == 1
    assert grown.get('turnpost_interactions_total{outcome="failed"}', 0) == 0
    assert grown["turnpost_first_response_seconds_count"] == 5
    assert 0 < grown["turnpost_first_response_seconds_sum"] < 5 * box.actions.book.answer_seconds
    assert grown["turnpost_picture_seconds_count"] >= 1
    assert grown["turnpost_picture_seconds_sum"] > 0
    for loop in ("outbox", "due"):
        assert 0 <= after[f'turnpost_loop_age_seconds{{loop="{loop}"}}'] < SLOW


async def test_off_unless_asked_for() -> None:
    settings = Settings(_env_file=None)
    assert settings.metrics_port is None
    assert settings.metrics_host == "127.0.0.1"


async def test_a_port_that_is_taken(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = int(taken.getsockname()[1])
        async with Box() as box:
            with pytest.raises(StartError, match="METRICS_PORT"):
                async with app(box, tmp_path, port):
                    pass


def test_what_counts_as_well() -> None:
    assert WELL.well
    assert not msgspec.structs.replace(WELL, shards=2).well
    assert not Health(ready=False, waiting=0, oldest=0, loops=WELL.loops).well
    assert not Health(ready=True, waiting=0, oldest=0, loops={"outbox": None}).well
    assert not Health(ready=True, waiting=0, oldest=0, loops={"outbox": SLOW + 1}).well
    assert not msgspec.structs.replace(WELL, late=LATE + 1).well
    assert msgspec.structs.replace(WELL, oldest=LATE + 1).well  # it waits for a lost channel
    assert not msgspec.structs.replace(WELL, storage=False).well


async def test_a_full_disk_is_not_well(tmp_path: Path) -> None:
    """Moves are refused: the page says so, and the metrics count them apart."""
    async with Box() as box, SandboxApp(box, tmp_path / "turnpost.sqlite", PLAIN) as app:
        assert app.running is not None
        await app.running.client.wait_until_ready()
        assert (await app.running.health()).storage
        ada = app.person("Ada")
        store, before = app.services.context.store, numbers(exposed())
        patient(box)
        with full(store):
            answer = await ada.slash("table new", game="golden_horn", seats=2)
            assert words("en")("table-storage") in answer.text
            health = await app.running.health()
            assert (health.storage, health.well) == (False, False)
        outcome = 'turnpost_interactions_total{outcome="storage"}'
        async with asyncio.timeout(30):  # it counts when Discord has the answer, and a person sees it before
            while numbers(exposed()).get(outcome, 0) == before.get(outcome, 0):  # noqa: ASYNC110
                await asyncio.sleep(0.01)
        after = numbers(exposed())
        assert after[outcome] - before.get(outcome, 0) == 1
        errors = 'turnpost_storage_errors_total{kind="write"}'
        assert after[errors] > before.get(errors, 0)
        assert not (await app.running.health()).storage, "it was only just refused"
        assert store.write_failed_at is not None
        store.write_failed_at -= LATE
        assert (await app.running.health()).storage


async def test_a_late_delivery_is_not_well(tmp_path: Path) -> None:
    async with Box() as box, SandboxApp(box, tmp_path / "turnpost.sqlite", PLAIN) as app:
        assert app.running is not None
        await app.running.client.wait_until_ready()
        stuck = box.faults.rate_limit(r"POST /channels/\d+/messages$", times=10_000, via=False)
        patient(box)
        ada = app.person("Ada")
        await ada.slash("table new", game="golden_horn", seats=2)
        await ada.until(lambda: stuck.met > 0)
        async with app.services.context.store.write() as db:
            await db.exec_driver_sql("update outbox set created_at = created_at - 121000")
        health = await app.running.health()
        assert 120 < health.late < 150
        assert not health.well
        box.faults.clear()
        await app.delivered(60)  # it waits for up to 20 seconds between two attempts
        assert (await app.running.health()).late == 0

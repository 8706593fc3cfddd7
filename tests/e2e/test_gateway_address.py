"""DISCORD_GATEWAY: every connection goes there, whatever address Discord names."""

from __future__ import annotations

from pathlib import Path

import pytest
from aiohttp import web
from pydantic import SecretStr

from bot.app import App
from bot.config import Settings
from bot.start import point_at
from tests.e2e.plain_bot import PLAIN
from tests.sandbox.box import Box


@pytest.mark.parametrize("forget", [False, True], ids=["resumed", "identified again"])
async def test_another_way_to_the_gateway(box: Box, tmp_path: Path, forget: bool) -> None:
    through: list[str] = []

    async def door(request: web.Request) -> web.WebSocketResponse:
        through.append(request.query_string)
        return await box.gateway.handle(request)

    app = web.Application()
    app.router.add_get("/door", door)
    runner = web.AppRunner(app, access_log=None, shutdown_timeout=0.1)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    settings = Settings(
        _env_file=None,
        discord_token=SecretStr(box.token),
        discord_gateway=f"ws://127.0.0.1:{runner.addresses[0][1]}/door",
        discord_api_base=box.api_base,
    )
    point_at(settings.discord_api_base, box.gateway_url)
    database = f"sqlite+aiosqlite:///{tmp_path / 'turnpost.sqlite'}"
    try:
        async with App(settings, box.token, database, painter=PLAIN, guild_ready_timeout=0.05):
            await box.until_online()
            assert len(through) == 1
            assert "v=10" in through[0]  # with what the library asks of the gateway
            await box.gateway.drop(forget=forget)
            await box.until_online()
            assert len(through) >= 2
            assert box.gateway.identified + box.gateway.resumed == len(through) - forget
    finally:
        await runner.cleanup()

"""The start of the process: settings, logs and reports, Discord or the sandbox, and the exit status."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import signal
import socket
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import yarl
from discord.gateway import DiscordWebSocket
from discord.http import Route
from sqlalchemy.exc import SQLAlchemyError

from bot import __version__
from bot.app import App, StartError, no_port
from bot.config import BadSettings, Settings, load_settings, misspelt
from bot.games.registry import LEFT_OUT
from bot.runtime import process
from bot.runtime.logs import set_up_logging, start_reports
from bot.runtime.start_errors import explain
from bot.sandbox.server import Sandbox
from bot.store import StoreError
from bot.text.game_texts import leave_out_unspeakable

log = logging.getLogger("turnpost")

NO_TOKEN = (
    "DISCORD_TOKEN: is empty. A service needs the bot's token; without --service it runs on the sandbox."
)


def run(*, service: bool = False) -> int:
    """Run the bot until it is told to stop; return the exit status of the process.

    Args:
        service: the bot runs as a service. Nobody would look at a sandbox, so it does not start without a
            token.
    """
    process.keep_small()
    try:
        settings = load_settings()
    except BadSettings as error:
        for fault in error.faults:
            print(fault, file=sys.stderr)
        return 2
    if service and not settings.token:
        print(NO_TOKEN, file=sys.stderr)
        return 2
    set_up_logging(settings.log_level, settings.log_format, settings.secrets)
    if settings.sentry_dsn is not None:
        start_reports(settings.sentry_dsn.get_secret_value(), __version__, settings.secrets)
    for sentence in misspelt(os.environ):
        log.warning("%s", sentence)
    tell_left_out()
    try:
        process.run(_main(settings))
    except StartError as error:
        print(error, file=sys.stderr)
        return 2 if error.lasting else 1
    except StoreError as error:
        print(error, file=sys.stderr)
        return 1
    except SQLAlchemyError as error:
        print(explain(error), file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130
    return 0


def tell_left_out() -> None:
    """Tell the operator which games of other packages are not offered, and why."""
    leave_out_unspeakable()
    for game in LEFT_OUT:
        log.error("%s", game)
        print(f"{game}. `python -m bot check-game {game.name}` says more.", file=sys.stderr)


def point_at(api: str | None, gateway: str | None) -> None:
    """Make discord.py in this process use other addresses than Discord's. Call it before login."""
    if api:
        Route.BASE = api.rstrip("/")
    if gateway:
        DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(gateway)


@asynccontextmanager
async def _discord_or_sandbox(settings: Settings) -> AsyncIterator[tuple[str, str]]:
    """Start the sandbox if no token is set. Gives the token and the address of the database."""
    if settings.token:
        point_at(settings.discord_api_base, settings.discord_gateway)
        yield settings.token, settings.database
        return
    folder = settings.sandbox_dir
    try:
        folder.mkdir(parents=True, exist_ok=True)
        box = Sandbox(path=folder / "discord.sqlite", port=settings.sandbox_port)
    except OSError as error:
        raise StartError(f"The sandbox cannot use the folder {folder}: {error.strerror}.") from None
    try:
        await box.start()
    except OSError as error:
        raise no_port("SANDBOX_PORT", "127.0.0.1", settings.sandbox_port, error) from None
    try:
        point_at(box.api_base, box.gateway_url)
        print(f"No DISCORD_TOKEN is set, so the bot runs on the sandbox. Open {box.page_url}", flush=True)
        yield box.token, settings.database
    finally:
        await box.stop()


async def _main(settings: Settings) -> None:
    async with _discord_or_sandbox(settings) as (token, database_url):
        listener = None
        if not settings.token:
            settings, listener = with_pages(settings)
        if listener is not None:
            print(
                f"Below each board is a button to its page in the browser, at {settings.web_url}", flush=True
            )
        try:
            await serve(settings, token, database_url, listener)
        finally:
            if listener is not None:
                listener.close()


def with_pages(settings: Settings) -> tuple[Settings, socket.socket | None]:
    """On the sandbox, turn on the pages of matches without a setting, on the port after the sandbox's.

    Returns:
        The settings, and the socket that listens on this port. None if the settings name a port or the port
        cannot be used.
    """
    host, port, listener = settings.web_host, settings.web_port, None
    if port is None:
        port = settings.sandbox_port + 1
        try:
            listener = socket.create_server((host, port))
        except (OSError, OverflowError):
            log.warning("port %s cannot be used, so there are no pages of matches; set WEB_PORT", port)
            return settings, None
    url = settings.web_url or f"http://127.0.0.1:{port}"
    return settings.model_copy(update={"web_port": port, "web_url": url}), listener


async def serve(
    settings: Settings, token: str, database_url: str, listener: socket.socket | None = None
) -> None:
    """Run the application until a signal arrives or a part fails. `listener`: see `App`."""
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for name in (signal.SIGINT, signal.SIGTERM):
        with contextlib.suppress(NotImplementedError):
            loop.add_signal_handler(name, stop.set)
    async with App(settings, token, database_url, listener=listener) as app:
        process.keep_started()
        await app.until(stop)

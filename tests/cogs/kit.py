"""What the tests of pages share: services on a fresh file, random turns, the body a page is sent as, and all
commands."""

from __future__ import annotations

import json
import random
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from discord.http import handle_message_parameters

from bot.client import COGS, Turnpost, command_payload
from bot.games.registry import GAMES
from bot.match import Brief, Context, MatchServices, Person, Place
from bot.match.engine.models import Preview
from bot.sandbox.check_message import check_message_components, check_texts, check_v2_alone
from bot.sandbox.refusals import Faults
from bot.store import Store
from cogs.framework.commands import CatalogueTranslator, load
from cogs.ui.page import Page, Picture, files, private, public
from tests.new_database import put_database

LONG_NAMES = (
    "Αλεξάνδρα-Μαργαρίτα Παπαδοπούλου",
    "@everyone **Zażółć gęślą jaźń**__",
    "🏴‍☠️" * 8,
    "<@123456789012345678> [x](y) `z` ||",
    "‮Wojciech Brzęczyszczykiewicz‬!!",
)
PICTURE = Picture(b"\x89PNG", "board.png", "alt " * 300)


@asynccontextmanager
async def fresh_services(folder: Path) -> AsyncIterator[MatchServices]:
    put_database(folder / "services.sqlite")
    store = await Store.open(f"sqlite+aiosqlite:///{folder / 'services.sqlite'}")
    try:
        yield MatchServices(Context(store, GAMES, token_bytes=random.Random(1).randbytes))
    finally:
        await store.close()


async def started(services: MatchServices, game: str, seats: int, language: str = "en") -> Brief:
    """A running match of people 1, 2, ... with the worst names."""
    people = [Person(user, LONG_NAMES[user - 1], language) for user in range(1, seats + 1)]
    brief = await services.lobby.open(game, seats, {}, people[0], Place(2**60, 2**60 + 1), language)
    for person in people[1:]:
        await services.lobby.join(brief.match, person, 2**60)
    return await services.lobby.start(brief.match, 1)


async def awaited(services: MatchServices, match: int) -> Sequence[int]:
    """The users who must act; () when the match is over."""
    brief = await services.views.brief(match)
    if brief.state != "running":
        return ()
    return [player.user for player in brief.players if player.awaited and player.user is not None]


async def random_turn(services: MatchServices, match: int, user: int, rng: random.Random) -> list[Preview]:
    """Play one turn of a user at random; every preview on the way."""
    seen = [await services.play.preview(match, user, None)]
    while seen[-1].status == "asked":
        answers = [one for one in seen[-1].answers if one.kind != "back"] or seen[-1].answers
        moves = (*seen[-1].moves, rng.choice(answers).notation)
        seen.append(await services.play.preview(match, user, None, moves))
    await services.play.submit(match, user, None, seen[-1].moves, key=f"{rng.random()}")
    return seen


def body_of(page: Page, *, v2: bool) -> dict[str, Any]:
    """The JSON body that discord.py sends for a page."""
    parts: dict[str, Any] = {"view": private(page)} if v2 else public(page)
    with handle_message_parameters(**parts, files=files(page), nonce="n" * 25) as made:
        if made.multipart:
            return dict(json.loads(made.multipart[0]["value"]))
        assert made.payload is not None
        return dict(made.payload)


def faults_of(page: Page, *, v2: bool) -> list[Any]:
    """What Discord would refuse about a page."""
    body = body_of(page, v2=v2)
    faults = Faults()
    check_texts(faults, body)
    check_message_components(faults, body.get("components") or [], v2=v2)
    if v2:
        check_v2_alone(faults, body)
    return [faults.tree] if faults.tree else []


async def commands_sent() -> list[dict[str, Any]]:
    """All slash commands, as Discord is sent them."""
    client = Turnpost(None)  # type: ignore[arg-type]
    await client.tree.set_translator(CatalogueTranslator())
    load(client, *COGS)
    return list(json.loads(json.dumps(await command_payload(client.tree))))

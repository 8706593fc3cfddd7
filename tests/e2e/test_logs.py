"""What an operator finds in the log of a bot that is played on, with everything logged that can be: no
keys, no hands, nobody's words."""

from __future__ import annotations

import json
import random
import re
from base64 import b64encode
from pathlib import Path
from typing import Any

from sqlalchemy import select

from bot.games.registry import GAMES
from bot.match import Context, MatchServices
from bot.store import Store, schema
from tests.e2e.players import play_by_moves, turn_by_buttons
from tests.e2e.program import Outside, Program
from tests.sandbox.box import Box
from tests.sandbox.person import text_of

PEOPLE = ("Ada", "Nikos")
ANSWER = r"PATCH /webhooks/"


async def played(box: Box, folder: Path, form: str) -> tuple[list[str], set[str]]:
    """The lines of the log after some turns of every game, and what must not be in them."""
    settings = {"LOG_LEVEL": "DEBUG", "LOG_FORMAT": form}
    rng = random.Random(1)
    async with Program(box, folder, settings, plain=True) as program:
        store = await Store.open(f"sqlite+aiosqlite:///{program.database}")
        outside = Outside(box, program.database, MatchServices(Context(store, GAMES)))
        for game in GAMES:
            match = await outside.open(game, PEOPLE)
            for take in (play_by_moves, turn_by_buttons):
                for person in await match.awaited():
                    await take(person, match, rng)
            await match.people[0].slash("hand", match=match.number)
            await match.people[0].slash("move", move="Q9 to nowhere", match=match.number)
        box.faults.refuse(ANSWER, 50035, times=2)  # with its picture, and in words
        await match.people[0].slash("table board", match=match.number)
        await match.delivered()
        async with store.read() as db:
            moves = (await db.execute(select(schema.steps.c.move))).scalars().all()
            secrets = (await db.execute(select(schema.matches.c.secret))).scalars().all()
        await store.close()
        assert await program.stop() == 0
    private = {
        line.strip()
        for channel in box.world.channels
        for message in box.world._messages[channel].values()
        if message.ephemeral or box.world.channels[channel].guild_id is None
        for line in text_of(message).splitlines()
    }
    keys = {one.token for one in box.actions.book._by_id.values()} | {box.token}
    for secret in secrets:
        keys |= {secret.hex(), b64encode(secret).decode(), repr(secret)[2:-1]}
    words = {one for one in {*moves, *private} if len(one) > 2}
    assert len(keys) > 40
    assert len(words) > 40
    return program.log.read_text(encoding="utf-8").splitlines(), keys | words | {*PEOPLE, "Q9 to nowhere"}


def told(lines: list[str], secret: set[str]) -> set[str]:
    """Which of the secret words are in the log, as words of their own."""
    log = "\n".join(lines)
    return {one for one in secret if one in log and re.search(rf"(?<![\w.]){re.escape(one)}(?![\w.])", log)}


async def test_lines_for_programs(box: Box, tmp_path: Path) -> None:
    lines, secret = await played(box, tmp_path, "json")
    found: list[dict[str, Any]] = [json.loads(line) for line in lines]
    assert told(lines, secret) == set()
    assert all(list(one)[:4] == ["at", "level", "logger", "message"] for one in found)
    assert all(one["at"].endswith("+00:00") for one in found)
    assert {one["level"] for one in found} <= {"DEBUG", "INFO", "WARNING"}
    moved = [one for one in found if one["message"] == "/move: answered"]
    assert {one["match"] for one in moved} == {1, 2, 3, 4}
    assert all(one["guild"] == box.world.guild.id and 0 < one["seconds"] < 30 for one in moved)
    assert any(one["message"] == "turn: answered" for one in found), "a button, by its verb"
    outcomes = {one["outcome"] for one in found if "outcome" in one}
    assert outcomes == {"answered", "refused", "unreachable"}


async def test_lines_for_people(box: Box, tmp_path: Path) -> None:
    lines, secret = await played(box, tmp_path, "text")
    assert told(lines, secret) == set()
    assert any("/move: answered" in line for line in lines)

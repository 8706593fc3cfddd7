"""Fair by proof: a promise before the first draw, the secret at the end, and a file to check."""

from __future__ import annotations

import hashlib
import random
import re
from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace

from bot.core import CHANCE
from bot.games.registry import GAMES
from bot.match.fairness.record import LogExport, MatchExport, encode
from bot.match.fairness.verify import verify, verify_file
from bot.sandbox.things import Message
from tests.e2e.panel import at_table
from tests.e2e.players import play_by_moves, random_moves
from tests.e2e.sandbox_app import Match, SandboxApp
from tests.long import long_but
from tests.sandbox.person import Answer, Scripted, text_of, usable

pytestmark = pytest.mark.drawn

_HEX = re.compile(r"`([0-9a-f]{64})`")
_POSTED = re.compile(r"(?m)^tp:promise:\d+:([0-9a-f]{64})")


def promised(match: Match) -> list[str]:
    """All the promises and secrets of 32 bytes in the thread, oldest first."""
    return [
        found
        for message in match.messages()
        for found in (*_posted(message), *_HEX.findall(text_of(message)))
    ]


def _posted(message: Message) -> list[str]:
    """The promise that the button of a message carries."""
    return _POSTED.findall("\n".join(one["custom_id"] for one in usable(message)))


async def exported(person: Scripted, match: Match) -> tuple[Answer, bytes]:
    """What *The record* answers, and the file that is attached to it."""
    answer = await at_table(person, "export", match=match.number)
    (file,) = answer.message.files
    assert re.fullmatch(r"turnpost-[0-9a-f-]+\.json", file.filename)
    data = person.box.world.file_data(file.id)
    assert data is not None
    return answer, data


@pytest.mark.parametrize("game", long_but(GAMES, "pyramids"))
async def test_the_proof(
    app: SandboxApp, game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Promised with the first board, told with the last; the file is sound, a forged copy is not."""
    rng = random.Random(f"fair {game}")
    match = await app.open(game, ("Ada", "Zofia"))
    await match.delivered()
    (promise,) = promised(match)
    _, running = await exported(match.people[0], match)
    secret = await finish(match, rng, promise)

    answer, data = await exported(match.people[1], match)
    assert answer.ephemeral
    report = verify(data)
    assert report.sound, report.sentences
    assert promise in " ".join(report.sentences)
    export = msgspec.json.decode(data, type=MatchExport)
    assert (export.commitment, export.secret) == (promise, secret)
    assert report.steps == await match.steps()

    assert bytes.fromhex(secret) not in running
    assert secret.encode() not in running
    true, forged = tmp_path / "true.json", tmp_path / "forged.json"
    true.write_bytes(data)
    forged.write_bytes(with_another_draw(export))
    assert verify_file(true) == 0
    assert promise in capsys.readouterr().out
    assert verify_file(forged) == 1
    assert "chance is said to have drawn" in capsys.readouterr().err


async def finish(match: Match, rng: random.Random, promise: str) -> str:
    """Play to the end, past Discord to be quick; the secret, which nobody was told before."""
    turn = 0
    while awaited := await match.awaited():
        turn += 1
        moves = (await random_moves(awaited[0], match, rng)).split()
        await match.app.services.play.submit(match.number, awaited[0].id, None, moves, key=f"turn {turn}")
    await match.delivered()
    told = promised(match)
    assert told.count(promise) == len(told) - 1, "no secret before the end"
    assert hashlib.sha256(bytes.fromhex(told[-1])).hexdigest() == promise
    assert told[-1] in match.board().content
    return told[-1]


def with_another_draw(export: MatchExport) -> bytes:
    """A copy in which chance has drawn differently, its digest made to fit again."""
    steps = list(export.steps)
    draws = [at for at, step in enumerate(steps) if step[0] == CHANCE]
    first = draws[0]
    other = next(at for at in draws if steps[at][1] != steps[first][1])
    steps[first] = (CHANCE, steps[other][1], steps[first][2])
    return encode(replace(export, steps=tuple(steps)))


async def test_a_running_match_keeps_its_secret(app: SandboxApp) -> None:
    """Its record is what everybody heard: neither secret nor hands; it proves nothing."""
    rng = random.Random(5)
    match = await app.open("pyramids", ("Ada", "Bruno"))
    ada = match.people[0]
    await play_by_moves(ada, match, rng)  # sealed
    await match.delivered()
    answer, data = await exported(ada, match)
    assert answer.ephemeral
    log = msgspec.json.decode(data, type=LogExport)
    assert promised(match) == [log.commitment]
    assert b"secret" not in data
    assert b"py-log-kept" not in data
    assert b'py-log-dealt"' not in data
    _, others = await exported(match.people[1], match)
    assert others == data, "the same for every reader"
    report = verify(data)
    assert not report.sound
    assert "still running" in report.sentences[0]


async def test_ended_by_agreement(app: SandboxApp) -> None:
    """Then, too, the secret is told and the file is sound."""
    match = await app.open("golden_horn", ("Ada", "Bruno"))
    await match.delivered()
    (promise,) = promised(match)
    await play_by_moves((await match.awaited())[0], match, random.Random(1))
    for person in match.people:
        await at_table(person, "end", match=match.number)
    await match.delivered()
    secret = promised(match)[-1]
    assert hashlib.sha256(bytes.fromhex(secret)).hexdigest() == promise
    _, data = await exported(match.people[0], match)
    assert verify(data).sound

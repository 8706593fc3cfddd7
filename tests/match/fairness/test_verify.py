"""An exported match proves its chance; a forged, damaged or foreign file is refused loudly."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from bot.core import CHANCE
from bot.core.chance import commitment
from bot.match.fairness.record import MatchExport, digest, encode
from bot.match.fairness.verify import verify, verify_file
from tests.match.app import ALL, MatchApp


@pytest.mark.parametrize("game", ALL)
async def test_a_true_match_is_sound(app: MatchApp, game: str) -> None:
    rules = ALL[game]
    seats = min(rules.seats)
    match = (await app.start(game, seats)).match
    brief = await app.at_random(match, random.Random(3))
    assert brief.state == "over"
    report = verify(await app.services.transfer.export(match), ALL)
    assert report.sound, report.sentences
    assert report.draws > 0
    assert brief.commitment is not None
    assert brief.commitment in " ".join(report.sentences)


async def finished(app: MatchApp) -> MatchExport:
    match = (await app.start()).match
    await app.at_random(match, random.Random(9))
    return msgspec.json.decode(await app.services.transfer.export(match), type=MatchExport)


def forge(export: MatchExport, **changes: Any) -> bytes:
    """A file with changes and a digest that fits again."""
    return encode(replace(export, **changes))


async def test_forged_files(app: MatchApp) -> None:
    export = await finished(app)
    assert verify(forge(export), ALL).sound
    steps = list(export.steps)
    first, second = 0, 1
    other = next(f"={n}" for n in range(1, 13) if f"={n}" not in (steps[first][1], steps[second][1]))
    own = max(n for n, step in enumerate(steps) if step[0] != CHANCE)
    secret = bytes(range(32)).hex()
    forged = {
        "chance is said to have drawn": forge(export, steps=((CHANCE, other, 0), *steps[1:])),
        "while chance was to answer": forge(export, steps=((0, "S", 0), *steps)),
        "stop before the match is over": forge(export, steps=tuple(steps[:-1])),
        "is no legal move": forge(export, steps=(*steps[:own], (steps[own][0], "Q", 0), *steps[own + 1 :])),
        "was not to move": forge(export, steps=(*steps, (0, "S", 0))),
        "not the one that was promised": forge(export, secret=secret),
        "secret gives": forge(export, secret=secret, commitment=commitment(bytes.fromhex(secret))),
        "uid": forge(export, uid="0" * 16),
        "The points are said to be": forge(export, totals=(999, 0)),
        "impossible things": forge(export, state="ended", totals=None),
        "is not known here": forge(export, game="chess"),
        "version 7 of the rules": forge(export, rules_version=7),
        "other component data": forge(export, data_fingerprint="0" * 64),
        "number of players": forge(export, seats=9),
        "option": forge(export, options={"crates": "all"}),
        "more is taken back": forge(export, steps=((0, "undo.5", 0), *steps)),
        "answer of chance was taken back": forge(export, steps=(*steps[:2], (0, "undo.1", 0), *steps[1:])),
        "The secret is damaged": forge(export, secret="xyz"),
        "newer version": forge(export, form=2),
    }
    for words, data in forged.items():
        report = verify(data, ALL)
        assert not report.sound, words
        if words not in ("uid", "secret gives"):
            assert words in report.sentences[0]
        else:
            assert "chance is said to have drawn" in report.sentences[0]


async def test_what_is_not_proven_is_said(app: MatchApp) -> None:
    """Names, times and batches can be changed by whoever has the file; nothing else can."""
    export = await finished(app)
    proven = verify(forge(export), ALL)
    for changed in (
        {"names": ("Eve", "Mallory")},
        {"steps": tuple((seat, move, at + 1) for seat, move, at in export.steps)},
        {"started_at": 1, "ended_at": 2},
        {"batches": (len(export.steps),)},
    ):
        report = verify(forge(export, **changed), ALL)
        assert report == proven
    assert any(
        all(word in one for word in ("Not proven", "names", "times", "together")) for one in proven.sentences
    )
    for impossible in ((1,), (0, len(export.steps)), (len(export.steps), 1)):
        assert not verify(forge(export, batches=impossible), ALL).sound


async def test_every_draw_is_checked(app: MatchApp) -> None:
    """Swap the outcome of any single draw for another legal one: it is found."""
    export = await finished(app)
    for n, (seat, move, at) in enumerate(export.steps):
        if seat == CHANCE and move[1:].isdigit():
            other = "=1" if move != "=1" else "=2"
            steps = (*export.steps[:n], (seat, other, at), *export.steps[n + 1 :])
            report = verify(forge(export, steps=steps), ALL)
            assert not report.sound
            assert report.sentences[0].startswith(f"Step {n + 1}:")


async def test_damaged_and_foreign_files(
    app: MatchApp, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    export = await finished(app)
    data = encode(export)
    names = replace(export, names=("Eve", *export.names[1:]))
    rotten = msgspec.json.encode(replace(names, digest=digest(export)))
    for bad in (
        b"",
        b"{}",
        b"[1]",
        b"\xff\xfe",
        data[:-9],
        data[9:],
        b"[" * 100_000,
        b"x" * 20_000_001,
        rotten,
    ):
        report = verify(bad, ALL)
        assert not report.sound
        assert len(report.sentences) == 1
    rng = random.Random(1)
    for _ in range(150):  # any single changed byte
        at = rng.randrange(len(data))
        broken = bytearray(data)
        broken[at] ^= 1 << rng.randrange(7)
        assert not verify(bytes(broken), ALL).sound or msgspec.json.decode(broken) == msgspec.json.decode(
            data
        )
    file = tmp_path / "match.json"
    assert verify_file(file) == 2
    file.write_bytes(data)
    assert verify_file(file) == 1  # the toy is not registered
    assert "is not known here" in capsys.readouterr().err


async def test_the_file_of_a_registered_game(
    app: MatchApp, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    match = (await app.start("golden_horn", 2)).match
    await app.at_random(match, random.Random(3))
    file = tmp_path / "match.json"
    file.write_bytes(await app.services.transfer.export(match))
    assert verify_file(file) == 0
    assert "every draw follows" in capsys.readouterr().out

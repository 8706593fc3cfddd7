"""The end of a match: everything to keep comes in one message, drawn behind everything else."""

from __future__ import annotations

import io
import random
from pathlib import Path

import pytest
from PIL import Image

from bot.games.registry import GAMES
from bot.match.fairness.verify import verify
from bot.text import words
from tests.e2e.panel import at_table
from tests.e2e.players import control_ending, play_by_moves, press_verb, random_moves
from tests.e2e.sandbox_app import Match, SandboxApp, control
from tests.long import LONG, long_but
from tests.sandbox.box import Box
from tests.sandbox.person import text_of, usable

pytestmark = pytest.mark.drawn
SAY = words("en")


async def to_the_end(match: Match, rng: random.Random) -> None:
    """Past Discord, to be quick."""
    turn = 0
    while awaited := await match.awaited():
        turn += 1
        moves = (await random_moves(awaited[0], match, rng)).split()
        await match.app.services.play.submit(match.number, awaited[0].id, None, moves, key=f"turn {turn}")


def files(match: Match) -> dict[str, bytes]:
    parcel = match.parcel()
    assert parcel is not None
    world = match.app.box.world
    return {file.filename: world.file_data(file.id) or b"" for file in parcel.files}


@pytest.mark.parametrize("game", long_but(GAMES, "pyramids"))
async def test_everything_to_keep(app: SandboxApp, game: str) -> None:
    """Score sheet, time-lapse, log, the match as a file, proof; and the luck in words."""
    match = await app.open(game, ("Ada", "Zofia"))
    await to_the_end(match, random.Random(f"parcel {game}"))
    await app.delivered(60)
    found = files(match)
    brief = await match.brief()
    record = f"turnpost-{brief.uid}.json"
    assert list(found) == ["score.png", "curves.png", "time-lapse.gif", "log.txt", record, "proof.txt"]
    with Image.open(io.BytesIO(found["time-lapse.gif"])) as film:
        assert 2 <= getattr(film, "n_frames", 0) <= app.film_frames
    assert verify(found[record]).sound
    assert brief.secret is not None
    assert brief.secret in found["proof.txt"].decode()
    assert "Ada" in found["log.txt"].decode()
    assert "**" not in found["log.txt"].decode()
    parcel = match.parcel()
    assert parcel is not None
    assert "To keep" in text_of(parcel)
    kept = "Score sheet, curves, time-lapse, log, proof of the draws and the whole match as a file."
    assert kept in text_of(parcel)
    assert parcel.pings == []
    assert all(file.description for file in parcel.files if file.filename.endswith(("png", "gif")))
    ada = match.people[0]
    sheet = await ada.press(control(parcel, "words"), parcel)
    assert sheet.ephemeral
    assert "Zofia" in sheet.text
    assert control_ending(sheet, ":curves:0") is not None
    for verb, said in (("luck", "Luck"), ("verify", "Sound")):
        page = next(c["custom_id"] for c in usable(parcel) if c["custom_id"].split(":")[1] == verb)
        answer = await ada.press(page, parcel)
        assert answer.ephemeral
        assert said in answer.text
        assert await press_verb(ada, answer, "verify" if verb == "luck" else "luck") is not None
    assert "Sound" in (await at_table(ada, "verify", match=match.number)).text
    curves = await ada.press(control(match.board(), "curves"), match.board())
    assert curves.ephemeral
    assert [file.filename for file in curves.message.files] == ["curves.png"]
    assert "wins with" in str(curves.message.files[0].description)
    spoken = await press_verb(ada, curves, "words")
    assert spoken is not None
    assert "After round 1" in spoken.text
    board = await ada.slash("table board", match=match.number)
    again = await press_verb(ada, board, "curves")
    assert again is not None
    assert again.text == curves.text


async def test_ended_by_agreement(app: SandboxApp) -> None:
    """No score sheet then, and the message names none; the rest is there."""
    match = await app.open("golden_horn", ("Ada", "Bruno"))
    for _ in range(4):
        await play_by_moves((await match.awaited())[0], match, random.Random(1))
    for person in match.people:
        await at_table(person, "end", match=match.number)
    await app.delivered(60)
    names = list(files(match))
    assert names[0] == "time-lapse.gif"
    assert names[-1] == "proof.txt"
    parcel = match.parcel()
    assert parcel is not None
    assert "Time-lapse, log, proof of the draws and the whole match as a file." in text_of(parcel)
    board = match.board()
    spoken = await match.people[0].press(control(board, "words"), board)
    assert "The match was ended without a result." in spoken.text
    rules = await match.people[0].slash("rules")
    assert SAY("page-rules-match", match=match.number, players=2) in rules.text, "the match of this thread"
    await once_more(app, match)


async def once_more(app: SandboxApp, match: Match) -> None:
    """The table opens again under the last board, and its people sit down there with a tap each."""
    final, (ada, bruno) = match.board(), match.people
    button = control(final, "again")
    opened = await bruno.press(button, final)
    assert opened.ephemeral
    assert "Table 2 is open" in opened.text
    assert "You are in" in (await ada.press(button, final)).text
    assert (await bruno.press(button, final)).ephemeral, "twice is once"
    await app.delivered()
    card = match.messages()[-1]
    assert card.pings == []
    await bruno.press(control(card, "start"), card)
    brief = await app.brief(2)
    assert (brief.state, brief.host) == ("running", bruno.id)
    before = (await match.brief()).place
    assert brief.place.channel == before.channel
    assert brief.place.thread not in (None, before.thread, before.channel), "in a thread of its own"
    await app.delivered()
    assert f"<#{brief.place.post}>" in text_of(card), "the card says where"


@LONG
async def test_progress_and_a_restart(box: Box, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A message says how far it is; what a restart cuts off is begun anew in the same message."""
    for name, seconds in (("AT_FIRST", 0.1), ("LOOK", 0.2), ("TELL", 0.2)):  # a quick machine is ready before
        monkeypatch.setattr(f"cogs.delivery.parcel.{name}", seconds)
    async with SandboxApp(box, tmp_path / "turnpost.sqlite") as app:
        app.film_frames = 240
        await app.down()
        await app.up()
        match = await app.open("golden_horn", ("Ada", "Bruno"))
        await to_the_end(match, random.Random(5))
        ada = match.people[0]
        progress = await ada.until_sees("packing the parcel", 30)
        await ada.until(lambda: " of " in text_of(progress), 30)
        await app.down()
        app.film_frames = 4
        await app.up()
        await app.delivered(60)
        assert match.parcel() is progress
        assert "To keep" in text_of(progress)
        assert len([one for one in match.messages() if "To keep" in text_of(one)]) == 1
        assert "time-lapse.gif" in files(match)

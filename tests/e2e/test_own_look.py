"""`/me look` through Discord: one's own pictures change, and nobody else's."""

from __future__ import annotations

import io
import random

import pytest
from PIL import Image, ImageStat

from tests.e2e.panel import run
from tests.e2e.players import play_by_moves
from tests.e2e.sandbox_app import SandboxApp
from tests.sandbox.person import Scripted


@pytest.mark.drawn
async def test_only_ones_own_pictures_look_as_one_likes(app: SandboxApp) -> None:
    """Ada likes them dark: her pages change, what Nikos and the channel see does not."""
    match = await app.open("golden_horn", ("Ada", "Nikos"))
    ada, nikos = match.people
    await match.delivered()

    async def own(person: Scripted) -> dict[str, bytes | None]:
        answers = [await run(person, command, match=match.number) for command in ("table board", "hand")]
        return {
            file.filename: app.box.world.file_data(file.id)
            for answer in answers
            for file in answer.message.files
        }

    before = await own(ada), await own(nikos)
    assert before[0].keys() == {"board.png", "hand.png"}
    form = await ada.slash("me look")
    answer = await ada.submit(form, shade="dark", large=True)
    assert "Your own pictures: dark, larger letters" in answer.text
    settings = (await app.services.context.asker(ada.id)).settings
    assert (settings.dark, settings.large, settings.plain) == (True, True, False)
    after = await own(ada), await own(nikos)
    assert after[1] == before[1]
    assert {name for name, data in before[0].items() if after[0][name] == data} == set()
    for _ in range(2):  # a turn of each
        await play_by_moves((await match.awaited())[0], match, random.Random("dark"))
        await match.delivered()
    posted = app.box.world.file_data(match.board().files[0].id)
    assert brightness(posted) > 150 > 100 > brightness((await own(ada))["board.png"])
    await ada.submit(await ada.slash("me look"), shade="light", large=False)
    assert brightness((await own(ada))["board.png"]) > 150


def brightness(data: bytes | None) -> float:
    assert data is not None
    return ImageStat.Stat(Image.open(io.BytesIO(data)).convert("L")).mean[0]

"""A match goes on in another channel by Discord: with the leave of the others, or of nobody for a manager."""

from __future__ import annotations

from bot.sandbox.things import Message
from tests.e2e.panel import at_table
from tests.e2e.sandbox_app import SandboxApp, control
from tests.e2e.test_admin import guild_of
from tests.e2e.test_time import match_with, private
from tests.sandbox.person import text_of, usable


async def test_a_match_moves_when_all_agree(app: SandboxApp) -> None:
    """Ada owns the server, Bruno is a plain member."""
    match = await match_with(app)
    ada, bruno = match.people
    there = app.box.world.add_channel(guild_of(app, ada), "elsewhere")
    before = (await match.brief()).place

    async def asked() -> Message:
        private(await at_table(bruno.at(there), "move", match=1), "Still to agree: **Ada**")
        await match.delivered()
        return [one for one in match.messages() if f"asks to go on in <#{there.id}>" in text_of(one)][-1]

    message = await asked()
    private(await ada.press(control(message, "decline"), message), "said no")
    assert (await match.brief()).place == before
    message = await asked()
    private(await ada.press(control(message, "follow"), message), "All have agreed.")
    await match.delivered()
    assert (await match.brief()).place.post == there.id
    assert usable(message) == [], "it still says where the match is"
    [hand] = [one for one in bruno.dms() if "Your hand in" in text_of(one)]
    assert f"<#{there.id}>" in text_of(hand)
    assert any("tp:turn:1" in str(usable(one)) for one in app.box.world.messages(there.id))
    private(await at_table(ada, "move", match=1), "goes on here")
    await match.delivered()
    assert (await match.brief()).place.post == ada.channel_id
    assert any("Ada, who manages this server" in text_of(one) for one in match.messages())

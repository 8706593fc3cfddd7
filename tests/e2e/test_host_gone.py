"""A table whose host has left the server before its start."""

from __future__ import annotations

from bot.text import words
from tests.e2e.panel import at_table
from tests.e2e.sandbox_app import SandboxApp, control

SAY = words("en")


async def test_the_next_player_is_host_if_the_host_has_left_the_server(app: SandboxApp) -> None:
    ada, bruno, nikos = (app.person(name) for name in ("Ada", "Bruno", "Nikos"))
    await ada.slash("table new", game="golden_horn", seats=3)
    card = await app.card(ada)
    for person in (bruno, nikos):
        await person.press(control(card, "join"), card)
    refused = await at_table(bruno, "start", match=1)
    assert refused.text.split("\n")[-1] == SAY("table-not-host", host="**Ada**")
    app.box.world.guild.member_ids.remove(ada.id)
    stranger = app.person("Zofia")
    await at_table(stranger, "start", match=1)
    assert (await app.brief(1)).host == ada.id, "strangers change nothing"
    await at_table(bruno, "start", match=1)
    brief = await app.brief(1)
    assert (brief.state, brief.host) == ("running", bruno.id)
    assert [player.user for player in brief.players] == [bruno.id, nikos.id]

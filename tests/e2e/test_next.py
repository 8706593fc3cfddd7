"""From one duty to the next, with the real client: Next and /turn lead across servers."""

from __future__ import annotations

import random

from tests.e2e.panel import at_table
from tests.e2e.players import answer_one, press_verb
from tests.e2e.sandbox_app import SandboxApp
from tests.sandbox.person import usable


async def test_next_and_turn_lead_across_servers(app: SandboxApp) -> None:
    world = app.box.world
    here = await app.open("pyramids", ("Ada", "Bruno"))
    ada, bruno = here.people
    other = world.add_guild("Elsewhere", ada.id, "en-GB")
    abroad = ada.at(world.add_channel(other.id, "cabin"))
    await abroad.slash("table new", game="pyramids", seats=2, computers=1)
    there = here.number + 1
    await at_table(abroad, "start", match=there)
    await app.delivered()
    assert (await app.brief(there)).place.guild == other.id

    page, rng = await bruno.in_dm().slash("turn"), random.Random(3)
    assert f"table {here.number}" in page.text, "his only duty"
    page = await ada.in_dm().slash("turn")
    assert f"table {here.number}" in page.text, "the one that has waited longest"
    while not any(one["custom_id"].split(":")[1] in ("confirm", "end") for one in usable(page.message)):
        page = await answer_one(ada, page, rng)
    confirmed = await press_verb(ada, page, "confirm") or await press_verb(ada, page, "end")
    assert confirmed is not None
    labels = [one.get("label", "") for one in usable(confirmed.message)]
    assert any(f"table {there}" in label and "1" in label for label in labels), labels
    page = await ada.in_dm().slash("turn")
    assert f"table {there}" in page.text, "of the other server, without a number"
    following = await press_verb(ada, confirmed, "turn")
    assert following is not None
    assert f"table {there}" in following.text
    assert any(":ans:" in one["custom_id"] for one in usable(following.message))

"""The proof of the draws of a match, and the luck report of a finished one."""

from __future__ import annotations

from bot.match import Brief
from cogs.framework.call import Call, expect
from cogs.framework.pictures import draw, draw_curves, past_scene
from cogs.framework.router import on, on_match
from cogs.ui.page import Page
from cogs.ui.parcel import leads_page
from cogs.ui.proof import luck_page, verify_page


@on_match("verify")
async def show_proof(call: Call, brief: Brief) -> None:
    """Check every draw and every move of a finished match, now."""
    await call.show(verify_page(call.words, brief, await call.matches.fairness.verify(brief.match)))


@on_match("luck")
async def show_luck(call: Call, brief: Brief) -> None:
    await call.show(luck_page(call.words, brief, await call.matches.fairness.luck(brief.match)))


@on("promise")
async def press_promise(call: Call) -> None:
    """*Fair draws* under the first board: the promise that was posted with it."""
    match, posted = call.int_arg(0), call.arg(1)
    brief = await call.about(match)
    expect(posted == brief.commitment)
    await call.show(Page((call.words("board-commitment", hash=posted),)))


@on_match("leads")
async def press_leads(call: Call, brief: Brief) -> None:
    """*Turning points* under the parcel: the turns at which the lead changed, with the boards after them."""
    leads = await call.matches.history.lead_changes(brief.match)
    pictures = await draw_curves(call.services, brief.match, call.language, call.settings)
    for _, past in leads:
        scene = past_scene(brief, past, past.public, call.language)
        pictures += await draw(call.services, scene, f"turn-{past.n}", call.settings)
    await call.show(leads_page(call.words, brief, leads, pictures))

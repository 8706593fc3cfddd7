"""Webhooks of a match, for those who manage its server."""

from __future__ import annotations

from cogs.admin_match import asked_of
from cogs.framework.call import Call
from cogs.framework.manager import manager_of
from cogs.framework.router import on, on_form
from cogs.webhooks.forms import match_webhook_form
from cogs.webhooks.pages import added_page, match_webhooks_page


@on("adminhooks")
async def press_webhooks(call: Call) -> None:
    manager, brief = await asked_of(call)
    hooks = await call.services.matches.match_webhooks.of_managed(manager, brief.match)
    await call.show_beside(match_webhooks_page(call.words, brief.match, hooks, managed=True))


@on("adminhook", acknowledge=False)
async def press_add_webhook(call: Call) -> None:
    _, brief = await asked_of(call)
    await call.ask(match_webhook_form(call.words, brief.match))


@on_form("adminhook")
async def webhook_told(call: Call) -> None:
    (manager, brief), form = await asked_of(call), call.form
    webhooks = call.services.matches.match_webhooks
    added = await webhooks.add_managed(manager, brief.match, form.text("url"), form.text("form"))
    await call.show(added_page(call.words, added))


@on("unhookmanaged")
async def press_remove_webhook(call: Call) -> None:
    manager = manager_of(call)
    match, webhooks = call.int_arg(0), call.services.matches.match_webhooks
    await webhooks.remove_managed(manager, match, call.int_arg(1))
    hooks = await webhooks.of_managed(manager, match)
    await call.show(match_webhooks_page(call.words, match, hooks, managed=True))

"""Addresses that are called when it is one's turn, or at every turn of a match that one hosts or manages."""

from __future__ import annotations

from bot.core import fact
from bot.match import UserError
from cogs.admin_match import asked_of
from cogs.framework.call import Call
from cogs.framework.permissions import manager_of
from cogs.framework.router import on, on_form, opens
from cogs.ui.page import Page
from cogs.webhooks.pages import (
    added_page,
    match_webhook_form,
    match_webhooks_page,
    webhook_form,
    webhooks_page,
)


@on("unhook")
async def press_remove(call: Call) -> None:
    """*Remove* in the list of webhooks."""
    webhooks = call.matches.webhooks
    await webhooks.remove(call.user_id, call.int_arg(0))
    await call.show(await _own_page(call))


@on("webhooks")
async def press_webhooks(call: Call) -> None:
    await call.show_beside(await _own_page(call))


async def _own_page(call: Call) -> Page:
    """The asker's webhooks, and the matches whose own they may look at."""
    services = call.matches
    return webhooks_page(
        call.words, await services.webhooks.of(call.user_id), await services.views.mine(call.user_id)
    )


@on("webhooksof")
async def pick_match(call: Call) -> None:
    match = int(call.values[0]) if call.values and call.values[0].isdecimal() else 0
    await call.about(match)
    hooks = await call.matches.match_webhooks.of(match, call.user_id)
    await call.show(match_webhooks_page(call.words, match, hooks))


opens("webhookadd", webhook_form, lambda call: call.matches.views.mine(call.user_id))


@on_form("webhook")
async def webhook_told(call: Call) -> None:
    services, form = call.matches, call.form
    url, receiver, named = form.text("url"), form.text("form"), form.text("match")
    match = int(named) if named.isdecimal() else None
    if match is not None:
        await call.about(match)
    if form.on("everybody"):
        if match is None:
            raise UserError(fact("table-webhook-which"))
        added = await services.match_webhooks.add(match, call.person, url, receiver)
    else:
        added = await services.webhooks.add(call.person, url, receiver, match)
    await call.show(added_page(call.words, added))


@on("unhookmatch")
async def press_remove_of_match(call: Call) -> None:
    match, webhooks = call.int_arg(0), call.matches.match_webhooks
    await call.about(match)
    await webhooks.remove(match, call.person, call.int_arg(1))
    await call.show(match_webhooks_page(call.words, match, await webhooks.of(match, call.user_id)))


@on("adminhooks")
async def press_managed(call: Call) -> None:
    manager, brief = await asked_of(call)
    hooks = await call.matches.match_webhooks.of_managed(manager, brief.match)
    await call.show_beside(match_webhooks_page(call.words, brief.match, hooks, managed=True))


opens("adminhook", lambda words, asked: match_webhook_form(words, asked[1].match), asked_of)


@on_form("adminhook")
async def managed_told(call: Call) -> None:
    (manager, brief), form = await asked_of(call), call.form
    webhooks = call.matches.match_webhooks
    added = await webhooks.add_managed(manager, brief.match, form.text("url"), form.text("form"))
    await call.show(added_page(call.words, added))


@on("unhookmanaged")
async def press_remove_managed(call: Call) -> None:
    manager = manager_of(call)
    match, webhooks = call.int_arg(0), call.matches.match_webhooks
    await webhooks.remove_managed(manager, match, call.int_arg(1))
    hooks = await webhooks.of_managed(manager, match)
    await call.show(match_webhooks_page(call.words, match, hooks, managed=True))

"""`/me webhook`: an address that is called when it is one's turn, or at every turn of a match that one hosts;
`/admin webhook`: the same for those who manage its server."""

from __future__ import annotations

from discord import app_commands

from bot.core import fact
from bot.match import UserError
from bot.match.webhooks.service import FORMS
from cogs.admin_repair import complete_governed, governed
from cogs.framework.call import Call
from cogs.framework.commands import Subject
from cogs.framework.manager import manager_of
from cogs.framework.match_picker import matches_for
from cogs.framework.router import on
from cogs.framework.services import ServingBot
from cogs.framework.translator import text
from cogs.groups import ADMIN, ME
from cogs.ui.webhooks import added_page, match_webhooks_page, webhooks_page


@on("unhook")
async def press_remove(call: Call) -> None:
    """*Remove* in the list of webhooks."""
    await call.acknowledge()
    webhooks = call.services.matches.webhooks
    await webhooks.remove(call.user_id, call.int_arg(0))
    await call.show(webhooks_page(call.words, await webhooks.of(call.user_id)))


@on("unhookmatch")
async def press_remove_of_match(call: Call) -> None:
    """*Remove* in the list of a match's webhooks."""
    await call.acknowledge()
    match, webhooks = call.int_arg(0), call.services.matches.match_webhooks
    await call.about(match)
    await webhooks.remove(match, call.person, call.int_arg(1))
    await call.show(match_webhooks_page(call.words, match, await webhooks.of(match, call.user_id)))


@on("unhookmanaged")
async def press_remove_managed(call: Call) -> None:
    """The same for somebody who manages the server."""
    manager = manager_of(call)
    await call.acknowledge()
    match, webhooks = call.int_arg(0), call.services.matches.match_webhooks
    await webhooks.remove_managed(manager, match, call.int_arg(1))
    found = await webhooks.of_managed(manager, match)
    await call.show(match_webhooks_page(call.words, match, found, managed=True))


FORM_CHOICES = {"form": [app_commands.Choice(name=text(f"webhook-form-{one}"), value=one) for one in FORMS]}


class Webhooks(Subject):
    """`/me webhook` and `/admin webhook`."""

    @ME.command("webhook", choices=FORM_CHOICES, complete={"match": matches_for("webhook")})
    async def webhook(
        self,
        call: Call,
        url: str = "",
        form: str = "json",
        match: int | None = None,
        everybody: bool = False,
    ) -> None:
        services = call.services.matches
        if match is not None:
            await call.about(match)
        if everybody and match is None:
            raise UserError(fact("error-name-match"))
        if url and match is not None and everybody:
            added = await services.match_webhooks.add(match, call.person, url, form)
            await call.show(added_page(call.words, added))
        elif url:
            await call.show(
                added_page(call.words, await services.webhooks.add(call.person, url, form, match))
            )
        elif match is not None:
            found = await services.match_webhooks.of(match, call.user_id)
            await call.show(match_webhooks_page(call.words, match, found))
        else:
            await call.show(webhooks_page(call.words, await services.webhooks.of(call.user_id)))

    @ADMIN.command("webhook", choices=FORM_CHOICES, complete={"match": complete_governed})
    async def managed(self, call: Call, match: int | None = None, url: str = "", form: str = "json") -> None:
        manager = manager_of(call)
        brief = await governed(call, manager, match)
        webhooks = call.services.matches.match_webhooks
        if url:
            await call.show(
                added_page(call.words, await webhooks.add_managed(manager, brief.match, url, form))
            )
            return
        found = await webhooks.of_managed(manager, brief.match)
        await call.show(match_webhooks_page(call.words, brief.match, found, managed=True))


async def setup(bot: ServingBot) -> None:
    await bot.add_cog(Webhooks(bot))

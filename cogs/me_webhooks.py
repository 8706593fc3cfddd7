"""`/me webhook`: an address that is called when it is one's turn."""

from __future__ import annotations

from discord import app_commands

from bot.match.webhooks.service import FORMS
from cogs.framework.call import Call
from cogs.framework.commands import Subject
from cogs.framework.match_picker import matches_for
from cogs.framework.router import on
from cogs.framework.services import ServingBot
from cogs.framework.translator import text
from cogs.groups import ME
from cogs.ui.webhooks import added_page, webhooks_page


@on("unhook")
async def press_remove(call: Call) -> None:
    """*Remove* in the list of webhooks."""
    await call.acknowledge()
    webhooks = call.services.matches.webhooks
    await webhooks.remove(call.user_id, call.int_arg(0))
    await call.show(webhooks_page(call.words, await webhooks.of(call.user_id)))


class Webhooks(Subject):
    """`/me webhook`."""

    @ME.command(
        "webhook",
        choices={"form": [app_commands.Choice(name=text(f"webhook-form-{one}"), value=one) for one in FORMS]},
        complete={"match": matches_for("note")},
    )
    async def webhook(self, call: Call, url: str = "", form: str = "json", match: int | None = None) -> None:
        webhooks = call.services.matches.webhooks
        if url:
            await call.show(added_page(call.words, await webhooks.add(call.person, url, form, match)))
        else:
            await call.show(webhooks_page(call.words, await webhooks.of(call.user_id)))


async def setup(bot: ServingBot) -> None:
    await bot.add_cog(Webhooks(bot))

"""`/admin open-tables`: a standing message that lists the open tables."""

from __future__ import annotations

from bot.core import fact
from bot.match import UserError
from cogs.framework.call import Call
from cogs.framework.commands import Subject
from cogs.framework.manager import manager_of
from cogs.framework.permissions import require_here
from cogs.framework.services import ServingBot
from cogs.groups import ADMIN


class StandingLists(Subject):
    """The lists of open tables of a server."""

    @ADMIN.command("open-tables", check=require_here)
    async def open_tables(self, call: Call, elsewhere: bool = False, remove: bool = False) -> None:
        manager, place = manager_of(call), call.place
        if place is None:
            raise UserError(fact("error-not-in-dm"))
        listings = call.services.matches.listings
        if remove:
            await listings.remove(manager, place.post, key=call.key)
            await call.tell(call.words("admin-listing-removed"))
            return
        language = await call.public_language()
        await listings.put(manager, place.post, language, elsewhere=elsewhere, key=call.key)
        await call.tell(call.words("admin-listing-put"))


async def setup(bot: ServingBot) -> None:
    await bot.add_cog(StandingLists(bot))

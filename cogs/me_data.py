"""`/me export` and `/me delete`: get or delete what is stored about a person."""

from __future__ import annotations

from cogs.framework.call import Call
from cogs.framework.commands import Subject
from cogs.framework.router import on
from cogs.groups import ME
from cogs.ui.page import Button, File, Page, press


@on("forgetme")
async def press_forget(call: Call) -> None:
    """Forget the asker. After this, nothing may store the person again."""
    await call.services.matches.privacy.forget(call.user_id)
    await call.show(Page((call.words("page-me-deleted"),)))


class PersonalData(Subject):
    @ME.command("export")
    async def export(self, call: Call) -> None:
        data = await call.services.matches.privacy.all_about(call.user_id)
        await call.show(Page((call.words("page-me-export"),), file=File(data, "turnpost-about-me.json")))

    @ME.command("delete")
    async def delete(self, call: Call) -> None:
        mine = await call.services.matches.views.mine(call.user_id)
        running = sum(entry.brief.state == "running" for entry in mine)
        sure = Button(press("forgetme"), call.words("button-me-delete"), "danger")
        await call.show(Page((call.words("page-me-delete", running=running),), rows=((sure,),)))


setup = PersonalData.setup

"""*Curves*: the points of a match, from its beginning on."""

from __future__ import annotations

from cogs.framework.call import Call
from cogs.framework.commands import Subject
from cogs.framework.match_picker import continues
from cogs.framework.pictures import curves_scene, draw, in_words
from cogs.framework.router import on
from cogs.framework.services import ServingBot
from cogs.groups import RESULTS
from cogs.ui.history import curves_page


@continues("curves")
async def show_curves(call: Call, match: int) -> None:
    """The curves as far as everybody may know them; of a finished match whole."""
    await call.about(match)
    found = await call.services.matches.history.curves(match)
    scene = curves_scene(found, call.language)
    pictures = await draw(call.services, scene, "curves")
    await call.show(curves_page(call.words, found.brief, pictures, "" if pictures else in_words(scene)))


@on("curves")
async def press_curves(call: Call) -> None:
    await call.acknowledge()
    await show_curves(call, call.int_arg(0))


class Curves(Subject):
    """`/results curves`."""

    @RESULTS.command("curves", match="curves")
    async def curves(self, call: Call, match: int) -> None:
        await show_curves(call, match)


async def setup(bot: ServingBot) -> None:
    await bot.add_cog(Curves(bot))

"""A finished match is brought to a server from its record."""

from __future__ import annotations

from bot.core import fact
from bot.match import UserError
from bot.match.fairness.reading import BIGGEST, Incoming
from bot.text import words
from bot.text.escape import plain
from cogs.framework.call import Call
from cogs.framework.manager import manager_of
from cogs.framework.permissions import require_here
from cogs.framework.router import on, on_form
from cogs.lobby import first_place
from cogs.threads import make_thread
from cogs.ui.admin_forms import import_form
from cogs.ui.speech import game_term, link


def _title(language: str, incoming: Incoming) -> str:
    match = incoming.match
    names = tuple(plain(name) for name in match.names if name)
    return words(language)("thread-name-imported", game=game_term(match.game), names=names)


@on("adminimport", acknowledge=False)
async def press_import(call: Call) -> None:
    manager_of(call)
    await require_here(call)
    await call.ask(import_form(call.words))


@on_form("adminimport")
async def file_told(call: Call) -> None:
    manager, form = manager_of(call), call.form
    await require_here(call)
    matches, place = call.services.matches, call.place
    assert place is not None  # checked
    file = next((form.named.get(text) for text in form.many("file")), None)
    if file is None:
        raise UserError(fact("error-stale-control"))
    if file.size > BIGGEST:  # do not download it
        raise UserError(fact("table-import-big"))
    incoming = await matches.transfer.read_file(await file.read(), place)
    language = await call.public_language()
    if place.thread is None:
        client, name = call.interaction.client, _title(language, incoming)
        thread = await make_thread(client, place, name)
        place = first_place(place, here=True) if thread is None else place.within(thread)
    brief = await matches.transfer.bring_in(place, incoming, by=manager, language=language, key=call.key)
    await call.tell(call.words("admin-imported", link=link(brief.place)))

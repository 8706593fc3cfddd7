"""One message for each player of a match in direct messages: the lobby card, the board with the hand, the
end.

It is edited while it calls nobody. A message that calls the person is sent anew and replaces the one before,
because an edit makes no sound. So there is always one message, and the newest call is at the bottom. A guided
match calls nobody: its one player is there, and each turn follows at once."""

from __future__ import annotations

import contextlib

from bot.match import Delivered, Delivery
from bot.match.delivery.sender import Recipient
from bot.match.engine.models import OVER
from bot.match.outbox.messages import DirectBoard
from bot.match.timing.person_settings import PersonSettings
from bot.runtime.requests import Outdated, only_while
from cogs.delivery import boards
from cogs.delivery.channels import Drawn, LivePings, Messageable, Posting
from cogs.framework.commands import linked
from cogs.framework.persons import preferences, words_to
from cogs.framework.refusals import unless_gone
from cogs.ui.page import Picture


class DirectBoards(Posting):
    """Sends `DirectBoard` messages."""

    async def deliver(self, delivery: Delivery, board: DirectBoard) -> Delivered:
        """Edit the message, or send it anew and delete the one before. Raises what discord.py raises."""
        to = delivery.to
        assert isinstance(to, Recipient)
        box = await self._channels.box(to)
        found = await self._channels.sent_before(box, delivery)
        if found is not None and found.older is None:
            await self._delete(box, delivery.edit, found.message)
            return Delivered(found.message, box.id, public_version=found.version)
        guided = await self._services.matches.lessons.guides(delivery.of_match, to.user)
        old, pings, anew = delivery.edit, delivery.pings, board.anew
        if found is not None and found.older is not None:  # only the later news is still to be told
            await self._delete(box, delivery.edit, found.message)
            old, pings, anew = found.message, found.older.pings, False
        if guided:
            pings, anew = (), False
        calls = LivePings(self._services, delivery.of_match, pings)
        reader = await preferences(self._services, to.user)
        page_made = await self._page(delivery, board, calls, reader)
        if page_made is None:
            return Delivered()  # the seat was handed over: its new player is sent the board
        page, pictures, steps = page_made
        if reader.reads_text:
            pictures = ()
        sent: int | None = None
        while sent is None:
            await calls.stand()
            aloud = anew or bool(calls.pings)
            if not aloud and await self._channels.edited(box, old, delivery, page, pictures):
                return Delivered(old, box.id, steps=steps)
            with contextlib.suppress(Outdated), only_while(calls.stand):
                sent = await self._channels.send(box, delivery, page, pictures, silent=not aloud)
        await self._delete(box, old, sent)
        return Delivered(sent, box.id, steps=steps)

    async def _page(
        self, delivery: Delivery, board: DirectBoard, calls: LivePings, reader: PersonSettings
    ) -> tuple[Drawn, tuple[Picture, ...], int | None] | None:
        """What the player is to see now, and the last step of the position, if it is one; None if the seat is
        no longer theirs."""
        to, views = delivery.to, self._services.matches.views
        assert isinstance(to, Recipient)
        say = await words_to(self._services, to)
        brief = await views.brief(delivery.of_match)
        if brief.seat_of(to.user) != board.seat:
            return None
        if brief.started_at is None:
            code = await self._services.matches.direct.code(delivery.of_match, to.user)
            page, pictures = await boards.made_lobby(self._services, brief, say, code, reader, to.user)
            return lambda shown: linked(say, page(shown), self._client), pictures, None
        look = await views.look_seat(delivery.of_match, None, since=delivery.since)
        if brief.state in OVER:
            return *await boards.made_final(self._services, look, say, reader), look.steps
        own = await views.look(delivery.of_match, to.user, since=delivery.since)
        page, pictures = await boards.made_board(
            self._services, look, calls, first=delivery.first, say=say, own=own, reader=reader
        )
        if (await views.brief(delivery.of_match)).seat_of(to.user) == own.seat == board.seat:
            return page, pictures, look.steps
        return None

    async def _delete(self, box: Messageable, message: int | None, but: int) -> None:
        """Delete a message that another one has replaced. It may be gone already."""
        if message in (None, but):
            return
        assert message is not None
        with unless_gone():
            await box.get_partial_message(message).delete()

"""The public boards of a match: a new one, one that follows in its place, what an edit adds, and the last;
and the pages that they and other messages show, for a channel or for one player.

Of a match in direct messages each player has one message: the lobby card, the board with the hand, the end.
It is edited while it calls nobody. A message that calls the person is sent anew and replaces the one before,
because an edit makes no sound. So there is always one message, and the newest call is at the bottom. A guided
match calls nobody: its one player is there, and each turn follows at once.
"""

from __future__ import annotations

import asyncio
import contextlib
from functools import partial
from weakref import WeakValueDictionary

from bot.match import Brief, Delivered, Delivery
from bot.match.delivery.sender import Recipient
from bot.match.engine.models import OVER, Look
from bot.match.outbox.messages import Board, DirectBoard, FinalBoard, Refresh
from bot.match.timing.person_settings import PersonSettings
from bot.runtime.requests import Outdated, only_while
from bot.text import Words, words
from cogs.delivery.channels import Channels, Drawn, Found, LivePings, Messageable, Posting, edited_before
from cogs.framework.commands import linked
from cogs.framework.pictures import (
    active_seat,
    draw,
    draw_table,
    has_ledger,
    in_words,
    lobby_scene,
    look_scene,
    seat_boards,
    sheet_scene,
)
from cogs.framework.refusals import unless_gone
from cogs.framework.services import Services, ServingBot, preferences, words_to
from cogs.ui.board import board_page, final_page
from cogs.ui.lobby_page import lobby_page
from cogs.ui.page import Link, Page, Picture


class Boards(Posting):
    """Sends `Board`, `FinalBoard` and `Refresh` messages. All methods raise what discord.py raises."""

    def __init__(self, client: ServingBot, channels: Channels) -> None:
        super().__init__(client, channels)
        self._edits: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        """One edit of a match's boards at a time: a later one must not arrive first."""

    async def board(self, delivery: Delivery, board: Board) -> Delivered:
        """Post the position, or edit the newest board if the board follows."""
        place = await self._channels.place(delivery)
        sent = await self._found(place, delivery)
        if sent is not None and sent.says_all(board.public_version):
            return Delivered(sent.message, delivery.channel, public_version=sent.version)
        pings, since, first = delivery.pings, delivery.since, delivery.first
        if sent is not None and sent.older is not None:  # the commitment was in the first one
            pings, since, first = sent.older.pings, sent.older.since_version(sent.version), False
        elif (left := await self._channels.left_behind(delivery)) is not None:
            pings = () if left.older is None else left.older.pings
        look, since = await self._look(delivery, since)
        calls = LivePings(self._services, delivery.of_match, pings)
        page, pictures = await made_board(self._services, look, calls, first=first)
        newest = delivery.edit if sent is None else sent.message
        edited = False
        if board.follow:
            async with self._editing(delivery):
                edited = await self._channels.edited(place, newest, delivery, page, pictures)
        if not edited:
            newest = await self._channels.send(place, delivery, page, pictures, calls=calls)
        return _shown(newest, delivery, sent, look, since)

    async def _look(self, delivery: Delivery, since: int | None) -> tuple[Look, int | None]:
        """What a board shows, and the first step that it tells of. A board that was to repeat the news of the
        newest one tells newer news if something has happened since it was claimed."""
        views, again = self._services.matches.views, delivery.again
        look = await views.look_seat(delivery.of_match, None, since=since)
        if again is None or since != again.since or look.brief.public_version == again.version:
            return look, since
        return await views.look_seat(delivery.of_match, None, since=again.steps + 1), again.steps + 1

    def _editing(self, delivery: Delivery) -> asyncio.Lock:
        return self._edits.setdefault(delivery.of_match, asyncio.Lock())

    async def _found(self, place: Messageable, delivery: Delivery) -> Found | None:
        """The board that an interrupted attempt has posted, or the newest board that it has edited."""
        sent = await self._channels.sent_before(place, delivery)
        if sent is None and delivery.edit is not None:
            return await edited_before(place, delivery, delivery.edit)
        return sent

    async def refresh(self, delivery: Delivery, refresh: Refresh) -> Delivered:
        """Show on the newest board who must still act. An edit pings nobody."""
        assert delivery.edit is not None
        look = await self._services.matches.views.look_seat(
            delivery.of_match, None, since=delivery.since, until=delivery.until
        )
        if look.brief.public_version == refresh.public_version and look.brief.state == "running":
            calls = LivePings(self._services, delivery.of_match, delivery.pings)
            page, pictures = await made_board(self._services, look, calls, first=delivery.first)
            message = (await self._channels.place(delivery)).get_partial_message(delivery.edit)
            newest = partial(self._is_newest, delivery, refresh)
            async with self._editing(delivery):
                with contextlib.suppress(Outdated), only_while(newest):
                    await self._channels.edit(message, delivery, page, pictures)
        return Delivered()

    async def _is_newest(self, delivery: Delivery, refresh: Refresh) -> bool:
        """Whether the board to edit is still the newest, at the same public version. If not, another message
        shows who must act."""
        brief = await self._services.matches.views.brief(delivery.of_match)
        return (brief.board_message, brief.public_version) == (delivery.edit, refresh.public_version)

    async def final(self, delivery: Delivery, _: FinalBoard) -> Delivered:
        place = await self._channels.place(delivery)
        sent = await self._found(place, delivery)
        if sent is not None and sent.older is None:
            return Delivered(sent.message, delivery.channel)
        since = delivery.since
        if sent is not None and sent.older is not None:
            since = sent.older.since_version(sent.version)
        look = await self._services.matches.views.look_seat(delivery.of_match, None, since=since)
        page, pictures = await made_final(self._services, look)
        message = await self._channels.send(place, delivery, page, pictures)
        return _shown(message, delivery, sent, look, since)


def _shown(
    message: int | None, delivery: Delivery, sent: Found | None, look: Look, since: int | None
) -> Delivered:
    """A board is there. `sent`: the one that was sent or edited before."""
    return Delivered(
        message,
        delivery.channel,
        older_id=None if sent is None else sent.message,
        public_version=look.brief.public_version,
        steps=look.steps,
        since=since,
    )


Made = tuple[Drawn, tuple[Picture, ...]]


async def made_board(
    services: Services,
    look: Look,
    calls: LivePings,
    *,
    first: bool,
    say: Words | None = None,
    own: Look | None = None,
    reader: PersonSettings | None = None,
) -> Made:
    """The newest board.

    Args:
        look: the position as the public sees it.
        calls: whom it calls, when it is sent.
        say: None: in the language of the match.
        own: the position as its one reader sees it, who gets the picture of the hand with the board.
        reader: the settings of that reader.
    """
    say = say or words(look.brief.language)
    scene = look_scene(look, say.language)
    hidden = services.games[look.brief.game].hidden_hands
    hand = look_scene(own, say.language) if own is not None and hidden else None
    watch = await _watch(services, look.brief, say)
    pictures = await draw_table(services, scene, active_seat(look), reader)
    if pictures and hand is not None:
        pictures = (*pictures, *await draw(services, hand, "hand", reader))

    def page(pictures: tuple[Picture, ...]) -> Page:
        text = "" if pictures else in_words(scene if hand is None else hand)
        seats = [ping.seat for ping in calls.pings]
        boards, second = seat_boards(look.brief.game), has_ledger(look.brief.game)
        return board_page(
            say, look, pictures, text, seats, first=first, boards=boards, ledger=second, watch=watch
        )

    return page, pictures


async def made_final(
    services: Services, look: Look, say: Words | None = None, reader: PersonSettings | None = None
) -> Made:
    say = say or words(look.brief.language)
    scene = look_scene(look, say.language)
    pictures = await draw(services, scene, reader=reader)
    if look.score is not None:
        sheet = sheet_scene(look, look.score, say.language)
        pictures = (*await draw(services, sheet, "score", reader), *pictures)
    watch = await _watch(services, look.brief, say)
    curves = bool(look.view.points_now) and await services.matches.history.has_curves(look.brief.match)

    def page(pictures: tuple[Picture, ...]) -> Page:
        text = "" if pictures else in_words(scene)
        return final_page(say, look, pictures, text, watch=watch, curves=curves)

    return page, pictures


async def made_lobby(
    services: Services,
    brief: Brief,
    say: Words | None = None,
    code: str | None = None,
    reader: PersonSettings | None = None,
    user: int | None = None,
) -> Made:
    """The lobby card. `code`: the code with which friends of its one reader join. `user`: this reader."""
    say = say or words(brief.language)
    pictures = await draw(services, lobby_scene(brief, say.language), "lobby", reader)
    users = [person.user for person in brief.persons if person.user is not None]
    reliable = await services.matches.results.reliability(users)
    facts = {user: known.fact for user, known in reliable.items()}
    return partial(lobby_page, say, brief, reliability=facts, code=code, reader=user), pictures


async def _watch(services: Services, brief: Brief, say: Words) -> Link | None:
    """Leads to the page of a match in the browser, where it has one that everybody may see."""
    if services.web_url is None or not await services.matches.watching.is_public(brief.match):
        return None
    return Link(f"{services.web_url}/m/{brief.uid}", say("button-page"))


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
            page, pictures = await made_lobby(self._services, brief, say, code, reader, to.user)
            return lambda shown: linked(say, page(shown), self._client), pictures, None
        look = await views.look_seat(delivery.of_match, None, since=delivery.since)
        if brief.state in OVER:
            return *await made_final(self._services, look, say, reader), look.steps
        own = await views.look(delivery.of_match, to.user, since=delivery.since)
        page, pictures = await made_board(
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

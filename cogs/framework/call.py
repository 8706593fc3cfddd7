"""The answer to one interaction: who asks, in which language, and how the answer is sent.

Discord wants a first response within three seconds, so a call is acknowledged before it does its work. A
command and a press on a public message get a private "thinking" message. A press on a private page gets an
update of that page.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any, TypeVar

import discord
from discord import app_commands

from bot.core import Fact, fact
from bot.match import Brief, MatchServices, Person, Place, UserError
from bot.match.changing.context import Asker
from bot.match.errors import UnknownMatch
from bot.match.timing.person_settings import PersonSettings
from bot.runtime import metrics, requests
from bot.text import Words, pick_language, words
from cogs.framework.refusals import for_content
from cogs.framework.services import Interaction, Services, asker, called
from cogs.ui.forms import Filled, Form, modal
from cogs.ui.page import Page, files, private, with_rules
from cogs.ui.speech import in_words_only, safe_names

log = logging.getLogger(__name__)
T = TypeVar("T")

_KINDS = {
    discord.InteractionType.component: "control",
    discord.InteractionType.modal_submit: "form",
}
"""What kind of control was used; every other interaction is a command, or an entry of a context menu."""
_ANSWERED = 40060
"""Discord's code for a second first response. Either Discord's answer to ours was lost and it was sent again,
or another process is connected for the same server and was first."""


class Asked(Exception):
    """The asker was asked a question in return (which match?). Nothing more is to be done."""


class AnsweredElsewhere(Exception):
    """Another process that is connected for the same server has taken this interaction. Nothing more is to be
    done."""


def expect(sound: object) -> None:
    """Refuse what only a forged or very old control or form can say. Raises UserError."""
    if not sound:
        raise UserError(fact("error-stale-control"))


def expected(value: T | None) -> T:
    """The value that a control or form names; refused as by `expect` if there is none."""
    if value is None:
        raise UserError(fact("error-stale-control"))
    return value


class Call:
    """An interaction, with everything that handlers need."""

    def __init__(
        self,
        interaction: Interaction,
        args: tuple[str, ...] = (),
        values: tuple[str, ...] = (),
        verb: str | None = None,
        form: Filled | None = None,
    ) -> None:
        """Make a call. `verb` and `args` come from the custom id of a control, `values` from a menu, `form`
        from a form."""
        self.interaction, self.verb = interaction, verb
        self.args, self.values, self.form = args, values, form or Filled()
        self.services: Services = interaction.client.services
        self.locale: str = interaction.locale.value
        """The asker's language as Discord knows it, or (see `prepare`) as the asker has chosen it."""
        self.language: str = self.services.language(self.locale)
        self._commands = pick_language(self.locale)
        """The language in which Discord shows the asker the names of commands."""
        self.words: Words = words(self.language, self._commands)
        self.settings = PersonSettings()
        """How the asker wants to be answered."""
        self.names: tuple[str, ...] = ()
        """The names of the match's players by seat, for answers that name players."""
        self._responded = interaction.response.is_done()
        self._came = time.monotonic()
        self._showing = asyncio.Lock()
        """Held while something is shown: the first response is sent once."""
        self._answered = False
        """The asker has been shown something since the acknowledgement."""
        self._interim: discord.WebhookMessage | None = None
        """The message beside the private page that was pressed on, which says that the answer takes
        longer."""
        self.match: int | None = None
        """The match that the call is about, once it is known."""
        self._asker = Asker()
        self._met = False
        """The asker is recorded."""

    async def prepare(self) -> None:
        """Read how the asker wants to be answered. If it cannot be read, Discord's language is taken."""
        self._asker = await asker(self.services, self.user_id)
        self.settings = self._asker.settings
        if self.settings.language in self.services.languages:
            self.speak(self.settings.language)

    def speak(self, locale: str) -> None:
        """Answer in the language of a locale from now on."""
        self.locale = locale
        self.language = self.services.language(locale)
        self.words = words(self.language, self._commands)

    @property
    def key(self) -> str:
        """The idempotency key: a repeat of this interaction changes nothing."""
        return str(self.interaction.id)

    @property
    def matches(self) -> MatchServices:
        return self.services.matches

    @property
    def user_id(self) -> int:
        return self.interaction.user.id

    @property
    def person(self) -> Person:
        """The asker, as the match services know people."""
        user = self.interaction.user
        return Person(user=user.id, name=called(user), locale=self.locale)

    async def public_language(self, *, alone: bool = False) -> str:
        """The language in the server's settings, or else that of its locale, or the asker's own in a DM and
        where the asker plays `alone`."""
        if self.interaction.guild_id is not None:
            settings = await self.matches.guilds.settings(self.interaction.guild_id)
            if settings.language in self.services.languages:
                return settings.language
        return self.language if alone else self.locale_here

    @property
    def locale_here(self) -> str:
        """The language of the server's locale; in a DM the asker's language."""
        guild_locale = self.interaction.guild_locale
        return self.services.language(guild_locale.value if guild_locale else self.locale)

    @property
    def is_guest(self) -> bool:
        """Only a person has installed the bot here: it is not in this channel, and can do nothing but answer.
        So it is in group messages, and on servers without the bot."""
        interaction = self.interaction
        if interaction.guild_id is None:
            return interaction.context.private_channel
        return not (interaction.is_guild_integration() or interaction.client.get_guild(interaction.guild_id))

    @property
    def place(self) -> Place | None:
        """The server, channel and thread of the asker; None in a DM, and where the bot is a guest."""
        interaction = self.interaction
        if interaction.guild_id is None or interaction.channel_id is None or self.is_guest:
            return None
        channel = interaction.channel
        if isinstance(channel, discord.Thread):
            post = isinstance(channel.parent, discord.ForumChannel)
            return Place(interaction.guild_id, channel.parent_id, channel.id, forum=post)
        return Place(guild=interaction.guild_id, channel=interaction.channel_id, thread=None)

    def int_arg(self, at: int) -> int:
        """An argument of the custom id as a number. Raises UserError: it is missing or no number, because the
        control is forged or very old."""
        number = self.arg(at)
        expect(number.removeprefix("-").isdecimal())
        return int(number)

    @property
    def picked(self) -> int:
        """The number that was picked in a menu. Raises UserError as `int_arg`."""
        expect(self.values and self.values[0].isdecimal())
        return int(self.values[0][:19])

    def arg(self, at: int) -> str:
        """An argument of the custom id. Raises UserError as `int_arg`."""
        expect(at < len(self.args))
        return self.args[at]

    def say(self, told: Fact) -> str:
        return self.words.say(told, self.names)

    async def about(self, match: int) -> Brief:
        """Set the match that the call is about, and record the asker.

        Raises:
            UnknownMatch: there is none, or it runs on another server and the asker does not play in it.
        """
        matches = self.matches
        await self.met()
        brief = await matches.views.brief(match)
        in_direct_messages = brief.place.guild is None and not brief.place.direct
        abroad = brief.place.guild != self.interaction.guild_id and brief.state != "lobby"
        if (in_direct_messages or abroad) and brief.seat_of(self.user_id) is None:
            raise UnknownMatch
        if brief.private and not await matches.views.may_see(match, self.user_id):
            raise UnknownMatch
        self.tell_of(brief)
        return brief

    async def named(self) -> Brief:
        """The match that the control or form names (`about`)."""
        return await self.about(self.int_arg(0))

    async def met(self) -> None:
        """Record the asker, if there is something new to record."""
        if not self._met and not self._asker.is_known(self.person, self.matches.context.now()):
            await self.matches.people.met(self.person)
        self._met = True

    def tell_of(self, brief: Brief) -> None:
        """Note that the call is about this match. The caller has checked that the asker may know of it."""
        self.names, self.match = safe_names(brief), brief.match
        if brief.seat_of(self.user_id) is not None:
            context = self.matches.context
            context.attendance.note(brief.match, self.user_id, context.now())

    @asynccontextmanager
    async def seated(self, match: int) -> AsyncIterator[None]:
        """A block for actions of people who play in a match. If the action is refused, `about` first checks
        that the asker may know of the match at all."""
        await self.met()
        try:
            yield
        except UserError:
            await self.about(match)
            raise

    @property
    def age(self) -> float:
        """Seconds since the interaction arrived."""
        return time.monotonic() - self._came

    async def unanswered(self, seconds: float) -> bool:
        """Whether the store has not answered for so many seconds."""
        return await self.matches.context.is_silent(seconds)

    @property
    def what(self) -> str:
        """The command or control, for the log, without its arguments."""
        command = self.interaction.command
        if command is not None:
            return command.name if self.kind == "menu" else f"/{command.qualified_name}"
        return self.verb or "unknown"

    @property
    def kind(self) -> str:
        """The kind of interaction, for the counter."""
        if isinstance(self.interaction.command, app_commands.ContextMenu):
            return "menu"
        return _KINDS.get(self.interaction.type, "command")

    async def acknowledge(self) -> None:
        """Tell Discord that the answer, which is always private, will follow; then let others be told."""
        response = self.interaction.response
        async with self._showing:
            if self._responded:
                return
            if self._updates_page():
                await self._respond(response.defer())
            else:
                await self._respond(response.defer(ephemeral=True, thinking=True))
        await self.services.answering.others()

    async def ask(self, form: Form) -> None:
        """Open a form. It can only be the first response. Raises UserError: so much time has passed that the
        call was acknowledged."""
        async with self._showing:
            if self._responded:
                raise UserError(fact("error-form-late"))
            asked = self.services.drafts.of(self.user_id, form)
            await self._respond(self.interaction.response.send_modal(modal(asked)))
            self._answered = True

    async def tell_waiting(self, told: Fact) -> None:
        """Tell the asker, whose interaction is acknowledged, why the answer takes longer. A private page that
        was pressed on stays as it is."""
        page = Page((self.say(told),))
        async with self._showing:
            if self._answered or self._interim is not None:
                return
            if self._updates_page():
                sending = self.interaction.followup.send(view=private(page), ephemeral=True, wait=True)
                self._interim = await sending
            else:
                await self.interaction.edit_original_response(view=private(page))

    async def end_waiting(self) -> None:
        """The answer is there: delete the message that `tell_waiting` has put beside it."""
        if self._interim is not None:
            await self._interim.delete()

    async def _respond(self, sending: Awaitable[object]) -> None:
        """Send the first response. It counts as sent if Discord took it, even if the answer was lost.

        Raises:
            AnsweredElsewhere: another process was first.
        """
        with requests.counted() as sent:
            try:
                await sending
            except discord.HTTPException as error:
                if error.code != _ANSWERED:
                    raise
                if sent.requests == 1:
                    raise AnsweredElsewhere from None
        metrics.FIRST_RESPONSE.observe(self.age)
        self._responded = True
        self.services.answering.responded(self.interaction.id)

    def _updates_page(self) -> bool:
        message = self.interaction.message
        return message is not None and message.flags.ephemeral

    async def show(self, page: Page, spoken: Callable[[], Page] | None = None) -> None:
        """Answer with a page that only the asker sees.

        It is a new private message, or an update of the private page that was pressed on. If Discord refuses
        the pictures, or the asker wants text, the page that `spoken` makes is shown, or this page with the
        words of its pictures. A page about a match leads to its rules.
        """

        def led(page: Page) -> Page:
            return page if self.match is None else with_rules(self.words, page, self.match)

        await self._show_whole(led(page), None if spoken is None else lambda: led(spoken()))

    async def _show_whole(self, page: Page, spoken: Callable[[], Page] | None = None) -> None:
        def in_text(filed: bool) -> Page:
            return in_words_only(self.words, page, filed=filed) if spoken is None else spoken()

        try:
            await self._show(in_text(filed=True) if self.settings.reads_text and page.pictures else page)
        except discord.HTTPException as error:
            if not for_content(error) or not page.pictures:
                raise
            log.warning("an answer was refused with its picture: %s %s", error.status, error.code)
            await self._show(in_text(filed=False))

    async def _show(self, page: Page) -> None:
        response = self.interaction.response
        shown: dict[str, Any] = {"view": private(page), "allowed_mentions": discord.AllowedMentions.none()}
        async with self._showing:
            self._answered = True
            if self._responded:
                await self.interaction.edit_original_response(**shown, attachments=files(page))
            elif self._updates_page():
                await self._respond(response.edit_message(**shown, attachments=files(page)))
            else:
                await self._respond(response.send_message(**shown, files=files(page), ephemeral=True))

    async def show_beside(self, page: Page) -> None:
        """Answer with a new private page. A private page that was pressed on stays as it is."""
        if not self._updates_page():
            await self.show(page)
            return
        await self.acknowledge()
        await self.follow(page)

    async def follow(self, page: Page) -> None:
        """Show a private page below the first answer."""
        if self.settings.reads_text and page.pictures:
            page = in_words_only(self.words, page)
        await self.interaction.followup.send(
            view=private(page),
            files=files(page),
            ephemeral=True,
            allowed_mentions=discord.AllowedMentions.none(),
        )

    async def tell(self, told: Fact | str) -> None:
        """Answer with plain private text. A private page that was pressed on stays as it is."""
        text = told if isinstance(told, str) else self.say(told)
        if self._updates_page():
            await self.acknowledge()
            await self.follow(Page((text,)))
        else:
            await self._show_whole(Page((text,)))

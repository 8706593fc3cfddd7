"""Scripted persons for tests: they type commands, press buttons, and read what they see.

``ada = box.person("Ada", "quay")``, then ``answer = await ada.slash("table new", seats=3)``,
``answer = await ada.press("Join", answer.message)``. Every act waits for its answer and returns it.
"""

import asyncio
import contextlib
from collections.abc import Callable, Sequence
from typing import Any, Protocol

from bot.sandbox import components, events, wire
from bot.sandbox.actions import Actions
from bot.sandbox.interactions import Interaction
from bot.sandbox.things import Channel, Json, Message
from bot.sandbox.world import World


class Box(Protocol):
    """What a person needs of the sandbox."""

    @property
    def world(self) -> World: ...

    @property
    def actions(self) -> Actions: ...


class Answer:
    """What became of one act, as the person sees it. Messages are live: later edits show."""

    def __init__(self, person: "Scripted", interaction: Interaction) -> None:
        self.person = person
        self.interaction = interaction

    @property
    def failed(self) -> bool:
        """Whether Discord would say «The application did not respond»."""
        return self.interaction.how == "failed"

    @property
    def how(self) -> str:
        """``message``, ``deferred``, ``deferred_update``, ``update``, ``modal`` or ``failed``."""
        return self.interaction.how or "waiting"

    @property
    def messages(self) -> list[Message]:
        """The messages made by the answer, first response first."""
        return self.interaction.messages

    @property
    def message(self) -> Message:
        """The message that answers: the first response, or the one that was updated."""
        if self.interaction.response is not None:
            return self.interaction.response
        raise AssertionError(f"no message answers: {self.how}")

    @property
    def text(self) -> str:
        """All words of all answering messages."""
        shown = list(self.messages)
        response = self.interaction.response
        if response is not None and response not in shown:
            shown.insert(0, response)
        return "\n".join(text_of(m) for m in shown)

    @property
    def ephemeral(self) -> bool:
        """Whether only this person sees the answer."""
        return self.message.ephemeral

    @property
    def buttons(self) -> list[Json]:
        """The controls under the answering message that can be used."""
        return usable(self.message)

    @property
    def modal(self) -> Json:
        """The form that opened, as the bot sent it."""
        if self.interaction.modal is None:
            raise AssertionError(f"no form opened: {self.how}")
        return self.interaction.modal

    async def more(self, count: int, seconds: float = 5.0) -> list[Message]:
        """Wait until the answer consists of ``count`` messages."""
        await self.interaction.until(lambda: len(self.messages) >= count, seconds)
        return self.messages

    def __repr__(self) -> str:
        return f"<Answer {self.how}: {self.text if self.interaction.response else ''!r}>"


class Scripted:
    """One person at their keyboard, looking at one channel (``at`` changes it)."""

    def __init__(self, box: Box, user_id: int, channel: int | str | Channel | None = None) -> None:
        self.box = box
        self.id = user_id
        self.seconds = 10.0
        """How long every act waits for its answer."""
        self.patience = 2.0
        """How long an act waits for what follows a silent acknowledgement."""
        self.channel_id = box.world.channels_of(user_id)[0].id if channel is None else self._id(channel)

    def _id(self, channel: "int | str | Channel") -> int:
        return channel.id if isinstance(channel, Channel) else self.box.world.channel(channel).id

    @property
    def name(self) -> str:
        return self.box.world.people[self.id].name

    @property
    def mention(self) -> str:
        return f"<@{self.id}>"

    def at(self, channel: "int | str | Channel") -> "Scripted":
        """The same person in another channel or thread."""
        return Scripted(self.box, self.id, self._id(channel))

    def in_dm(self) -> "Scripted":
        """The same person in their DM with the bot."""
        return Scripted(self.box, self.id, self.box.world.dm_channel(self.id).id)

    # ---- acts -------------------------------------------------------------------------------------------

    async def slash(self, path: str, /, **options: Any) -> Answer:
        """Run a slash command by its default names: ``slash("table new", seats=3)``."""
        interaction = self.box.actions.invoke_command(
            self.id, self.channel_id, path.removeprefix("/"), options
        )
        return await self._wait(interaction)

    async def complete(self, path: str, focused: str, text: str = "", /, **options: Any) -> list[Json]:
        """The completions for a half-typed option: dicts with ``name`` and ``value``."""
        given = {**options, focused: text}
        return await self.box.actions.autocomplete(
            self.id, self.channel_id, path.removeprefix("/"), given, focused, seconds=self.seconds
        )

    async def press(
        self, what: str, message: "Message | Answer | None" = None, *, forged: bool = False
    ) -> Answer:
        """Press a button by its custom id or label; ``message`` None: the newest one that has it.

        ``forged`` sends the custom id ``what`` whether the message has it or not.
        """
        where, custom_id = self._control(what, message, forged)
        kind = components.BUTTON if forged else None
        return await self._wait(self.box.actions.press(self.id, where, custom_id, component_type=kind))

    async def choose(
        self,
        values: str | Sequence[str],
        message: "Message | Answer | None" = None,
        *,
        select: str | None = None,
        forged: bool = False,
    ) -> Answer:
        """Choose values (or labels) in a select: of custom id ``select``, else the one that offers them."""
        wanted = [values] if isinstance(values, str) else [str(v) for v in values]
        where = self._message(message, lambda m: self._offering(m, wanted, select) is not None)
        if forged and select is not None:
            kind = components.STRING_SELECT
            return await self._wait(
                self.box.actions.press(self.id, where, select, wanted, component_type=kind)
            )
        found = self._offering(where, wanted, select)
        if found is None:
            raise AssertionError(f"nothing offers {wanted}: {[usable(where)]}")
        by_label = {o["label"]: o["value"] for o in found.get("options") or []}
        sent = [by_label.get(w, w) for w in wanted]
        return await self._wait(self.box.actions.press(self.id, where, found["custom_id"], sent))

    async def submit(self, form: Answer, **values: Any) -> Answer:
        """Send a form; ``values`` by custom id, or by label where that is a Python name."""
        ids: dict[str, str] = {}
        for _, node in components.walk(form.modal["components"]):
            field = node.get("component") or node
            if "custom_id" in field:
                ids[node.get("label") or ""] = ids[field["custom_id"]] = field["custom_id"]
        given = {ids.get(k, k): v for k, v in values.items()}
        return await self._wait(self.box.actions.submit_modal(self.id, form.interaction, given))

    def say(self, text: str) -> Message:
        """Write an ordinary message."""
        return self.box.world.say(self.id, self.channel_id, text)

    async def answer(self, interaction: Interaction) -> Answer:
        """The answer to an act that was begun through ``box.actions``."""
        return await self._wait(interaction)

    async def _wait(self, interaction: Interaction) -> Answer:
        await interaction.wait(self.seconds)
        if interaction.how == "deferred_update":
            # Such an answer shows nothing yet; what it is worth comes as an edit or a follow-up.
            with contextlib.suppress(TimeoutError):
                await interaction.until(lambda: interaction.touched, self.patience)
        return Answer(self, interaction)

    # ---- what the person sees ---------------------------------------------------------------------------

    def sees(self) -> list[Message]:
        """The messages of the channel they look at, oldest first, with their own ephemeral ones."""
        return self.box.world.visible_messages(self.id, self.channel_id)

    def dms(self) -> list[Message]:
        """The messages in their DM with the bot, oldest first."""
        return self.in_dm().sees()

    def last(self) -> Message:
        """The newest message they see here."""
        return self.sees()[-1]

    def commands(self) -> list[Json]:
        """Their slash menu here."""
        return self.box.actions.list_commands(self.id, self.channel_id)

    def payload(self, message: Message) -> Json:
        """A message as Discord's JSON."""
        return wire.message(self.box.world, message)

    async def until(self, ready: Callable[[], Any], seconds: float = 10.0) -> Any:
        """Wait until ``ready()`` is true, looking whenever something happens, and now and then."""
        changed = asyncio.Event()

        def note(_: events.Event) -> None:
            changed.set()

        stop = self.box.world.subscribe(note)
        try:
            async with asyncio.timeout(seconds):
                while not (value := ready()):
                    changed.clear()
                    # Some things (a refusal, a row in the bot's database) make no event: look again anyway.
                    # (`wait_for` would lose a cancellation that comes together with what it waits for.)
                    with contextlib.suppress(TimeoutError):
                        async with asyncio.timeout(0.02):
                            await changed.wait()
                return value
        finally:
            stop()

    async def until_sees(self, text: str, seconds: float = 10.0, *, after: int = 0) -> Message:
        """Wait for a message with these words in it, newer than the message id ``after``."""

        def found() -> Message | None:
            return next((m for m in reversed(self.sees()) if m.id > after and text in text_of(m)), None)

        message = await self.until(found, seconds)
        assert isinstance(message, Message)
        return message

    # ---- finding controls -------------------------------------------------------------------------------

    def _message(self, message: "Message | Answer | None", has: Callable[[Message], bool]) -> Message:
        if isinstance(message, Answer):
            # The answer may consist of several messages; the newest with the control is meant.
            shown = [*message.messages, message.message]
            return next((m for m in reversed(shown) if has(m)), message.message)
        if message is not None:
            return message
        found = next((m for m in reversed(self.sees()) if has(m)), None)
        if found is None:
            raise AssertionError("no message here has such a control")
        return found

    def _control(self, what: str, message: "Message | Answer | None", forged: bool) -> tuple[Message, str]:
        def named(m: Message) -> str | None:
            for control in usable(m):
                if what in (control.get("custom_id"), control.get("label")):
                    return str(control["custom_id"])
            return None

        where = self._message(message, lambda m: named(m) is not None)
        if forged:
            return where, what
        custom_id = named(where)
        if custom_id is None:
            offered = [c.get("label") or c.get("custom_id") for c in components.controls(where.components)]
            raise AssertionError(f"no button {what!r} there, but {offered}")
        return where, custom_id

    @staticmethod
    def _offering(message: Message, wanted: list[str], select: str | None) -> Json | None:
        for control in usable(message):
            if control["type"] not in components.SELECTS or select not in (None, control["custom_id"]):
                continue
            offered = {w for o in control.get("options") or [] for w in (o["label"], o["value"])}
            if control["type"] != components.STRING_SELECT or set(wanted) <= offered:
                return control
        return None


def usable(message: Message) -> list[Json]:
    """The controls of a message that are not disabled and not links."""
    return [c for c in components.controls(message.components) if not c.get("disabled") and "custom_id" in c]


def text_of(message: Message) -> str:
    """All words of a message: content, text displays, embeds."""
    parts = [message.content, *components.texts(message.components)]
    for embed in message.embeds:
        parts += [embed.get("title") or "", embed.get("description") or ""]
        parts += [f"{f['name']}: {f['value']}" for f in embed.get("fields") or []]
    return "\n".join(p for p in parts if p)

"""Scripted persons: they type commands, press buttons and read messages.

``ada = box.person("Ada", "quay")``, then ``answer = await ada.slash("table new", seats=3)``,
``answer = await ada.press("Join", answer.message)``. Every action waits for its answer and returns it.
"""

import asyncio
import contextlib
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from bot.sandbox import commands, components, events, wire
from bot.sandbox.interactions import Interaction
from bot.sandbox.things import Channel, Json, Message

if TYPE_CHECKING:
    from tests.sandbox.box import Box


class Answer:
    """The answer to an action, as the person sees it. Its messages also show later edits."""

    def __init__(self, person: "Scripted", interaction: Interaction) -> None:
        self.person = person
        self.interaction = interaction

    @property
    def failed(self) -> bool:
        """Whether Discord would show «The application did not respond»."""
        return self.interaction.how == "failed"

    @property
    def how(self) -> str:
        """``message``, ``deferred``, ``deferred_update``, ``update``, ``modal`` or ``failed``."""
        return self.interaction.how or "waiting"

    @property
    def messages(self) -> list[Message]:
        """The messages of the answer, the first response first."""
        return self.interaction.messages

    @property
    def message(self) -> Message:
        """The first response, or the message that was updated."""
        if self.interaction.response is not None:
            return self.interaction.response
        raise AssertionError(f"no message answers: {self.how}")

    @property
    def text(self) -> str:
        """All text of all messages of the answer."""
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
        """The enabled controls of the answer's message."""
        return usable(self.message)

    @property
    def modal(self) -> Json:
        """The form that the bot has opened."""
        if self.interaction.modal is None:
            raise AssertionError(f"no form opened: {self.how}")
        return self.interaction.modal

    async def more(self, count: int, seconds: float = 5.0) -> list[Message]:
        """Wait until the answer has ``count`` messages."""
        await self.interaction.until(lambda: len(self.messages) >= count, seconds)
        return self.messages

    def __repr__(self) -> str:
        return f"<Answer {self.how}: {self.text if self.interaction.response else ''!r}>"


class Scripted:
    """A person who looks at one channel (see ``at``)."""

    def __init__(self, box: "Box", user_id: int, channel: int | str | Channel | None = None) -> None:
        self.box = box
        self.id = user_id
        self.seconds = 10.0
        """Seconds that every action waits for its answer."""
        self.patience = 2.0
        """Seconds that an action waits for an edit or follow-up after an empty acknowledgement."""
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

    # ---- actions ----------------------------------------------------------------------------------------

    async def slash(self, path: str, /, **options: Any) -> Answer:
        """Run a slash command by its default names: ``slash("table new", seats=3)``."""
        interaction = self.box.actions.invoke_command(
            self.id, self.channel_id, path.removeprefix("/"), options
        )
        return await self._wait(interaction)

    async def menu(self, name: str, on: "Message | Scripted") -> Answer:
        """Choose an entry in the context menu of a message or a person, by its default name."""
        actions = self.box.actions
        if isinstance(on, Message):
            return await self._wait(actions.use_on_message(self.id, on, name))
        return await self._wait(actions.use_on_person(self.id, self.channel_id, on.id, name))

    def known(self, person: int) -> "Scripted":
        """Find another person, or the bot, as known in this channel."""
        return Scripted(self.box, person, self.channel_id)

    async def complete(self, path: str, focused: str, text: str = "", /, **options: Any) -> list[Json]:
        """The completions for the option ``focused``: dicts with ``name`` and ``value``."""
        given = {**options, focused: text}
        return await self.box.actions.autocomplete(
            self.id, self.channel_id, path.removeprefix("/"), given, focused, seconds=self.seconds
        )

    async def press(
        self, what: str, message: "Message | Answer | None" = None, *, forged: bool = False
    ) -> Answer:
        """Press a button by its custom id or label; ``message`` None: the newest message that has it.

        ``forged``: send the custom id ``what`` even if the message does not have it.
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
        """Choose values or labels in a select: the one with custom id ``select``, or one that has them."""
        wanted = [values] if isinstance(values, str) else [str(v) for v in values]
        where = self._message(message, lambda m: self._offering(m, wanted, select) is not None)
        if forged and select is not None:
            kind = components.STRING_SELECT
            return await self._wait(
                self.box.actions.press(self.id, where, select, wanted, component_type=kind)
            )
        offered = self._offering(where, wanted, select)
        if offered is None:
            raise AssertionError(f"nothing offers {wanted}: {[usable(where)]}")
        by_label = {o["label"]: o["value"] for o in offered.get("options") or []}
        sent = [by_label.get(w, w) for w in wanted]
        return await self._wait(self.box.actions.press(self.id, where, offered["custom_id"], sent))

    async def submit(self, form: Answer, /, **values: Any) -> Answer:
        """Send a form; ``values`` by custom id, or by label if it is a Python name."""
        ids: dict[str, str] = {}
        for _, node in components.walk(form.modal["components"]):
            field = node.get("component") or node
            if "custom_id" in field:
                ids[node.get("label") or ""] = ids[field["custom_id"]] = field["custom_id"]
        given = {ids.get(k, k): v for k, v in values.items()}
        return await self._wait(self.box.actions.submit_modal(self.id, form.interaction, given))

    def say(self, text: str) -> Message:
        """Post an ordinary message."""
        return self.box.world.say(self.id, self.channel_id, text)

    async def answer(self, interaction: Interaction) -> Answer:
        """Wait for the answer to an action that was started through ``box.actions``."""
        return await self._wait(interaction)

    async def _wait(self, interaction: Interaction) -> Answer:
        await interaction.wait(self.seconds)
        if interaction.how == "deferred_update":
            # This answer shows nothing yet; an edit or a follow-up comes later.
            with contextlib.suppress(TimeoutError):
                await interaction.until(lambda: interaction.touched, self.patience)
        return Answer(self, interaction)

    # ---- what the person sees ---------------------------------------------------------------------------

    def sees(self) -> list[Message]:
        """The messages that the person sees in the channel, oldest first."""
        return self.box.world.visible_messages(self.id, self.channel_id)

    def dms(self) -> list[Message]:
        """The messages in the DM with the bot, oldest first."""
        return self.in_dm().sees()

    def last(self) -> Message:
        """The newest message that the person sees in the channel."""
        return self.sees()[-1]

    def commands(self) -> list[Json]:
        """The slash commands that the person can use in the channel."""
        return commands.listing(self.box.world, self.id, self.channel_id)

    def payload(self, message: Message) -> Json:
        """A message as Discord's JSON."""
        return wire.message(self.box.world, message)

    async def until(self, ready: Callable[[], Any], seconds: float = 10.0) -> Any:
        """Wait until ``ready()`` is true. It is called at every event, and from time to time."""
        changed = asyncio.Event()

        def note(_: events.Event) -> None:
            changed.set()

        stop = self.box.world.subscribe(note)
        try:
            async with asyncio.timeout(seconds):
                while not (value := ready()):
                    changed.clear()
                    # Some changes (a refusal, a row in the bot's database) make no event, so look again.
                    # (`wait_for` may lose a cancellation that comes at the same moment as the event.)
                    with contextlib.suppress(TimeoutError):
                        async with asyncio.timeout(0.02):
                            await changed.wait()
                return value
        finally:
            stop()

    async def until_sees(self, text: str, seconds: float = 10.0, *, after: int = 0) -> Message:
        """Wait for a message that contains ``text`` and is newer than the message id ``after``."""

        def found() -> Message | None:
            return next((m for m in reversed(self.sees()) if m.id > after and text in text_of(m)), None)

        message = await self.until(found, seconds)
        assert isinstance(message, Message)
        return message

    # ---- finding controls -------------------------------------------------------------------------------

    def _message(self, message: "Message | Answer | None", has: Callable[[Message], bool]) -> Message:
        if isinstance(message, Answer):
            # Use the newest message of the answer that has the control.
            shown = [*message.messages, message.message]
            return next((m for m in reversed(shown) if has(m)), message.message)
        if message is not None:
            return message
        fitting = next((m for m in reversed(self.sees()) if has(m)), None)
        if fitting is None:
            raise AssertionError("no message here has such a control")
        return fitting

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
            offered = [c.get("label") or c.get("custom_id") for c in controls(where)]
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


def controls(message: Message) -> list[Json]:
    """All buttons and selects of a message, in reading order."""
    kinds = (components.BUTTON, *components.SELECTS)
    return [c for _, c in components.walk(message.components) if c.get("type") in kinds]


def usable(message: Message) -> list[Json]:
    """The controls of a message that are not disabled and not links."""
    return [c for c in controls(message) if not c.get("disabled") and "custom_id" in c]


def text_of(message: Message) -> str:
    """All words of a message: content, text displays, embeds."""
    parts = [message.content, *components.texts(message.components)]
    for embed in message.embeds:
        parts += [embed.get("title") or "", embed.get("description") or ""]
        parts += [f"{f['name']}: {f['value']}" for f in embed.get("fields") or []]
    return "\n".join(p for p in parts if p)

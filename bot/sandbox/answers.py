"""The bot's answers to interactions: the first response, follow-ups, and edits of both.

Each method is one REST call. It returns the body of the response, or raises :class:`Refusal`.
"""

from collections.abc import Mapping

from bot.sandbox import components, compose, interactions, wire
from bot.sandbox.actions import Upload
from bot.sandbox.check_message import check_modal
from bot.sandbox.commands import check_choices
from bot.sandbox.interactions import AUTOCOMPLETE, COMPONENT, MODAL, Interaction, InteractionBook
from bot.sandbox.refusals import Faults, invalid, refuse
from bot.sandbox.things import EPHEMERAL, LOADING, Json, Message
from bot.sandbox.world import World

MESSAGE, DEFER, DEFER_UPDATE, UPDATE, CHOICES, OPEN_MODAL = 4, 5, 6, 7, 8, 9
CHAT_COMMAND, INTERACTION_REPLY = 20, 19

MOST_FOLLOW_UPS = 5
"""The most follow-ups if only a person has installed the application."""

Uploads = Mapping[int, Upload]


class Answers:
    def __init__(self, world: World, book: InteractionBook) -> None:
        self.world = world
        self.book = book

    # ---- the first response -----------------------------------------------------------------------------

    def respond(self, interaction_id: int, token: str, body: Json, uploads: Uploads) -> Json:
        """``POST /interactions/{id}/{token}/callback``."""
        interaction = self.book.get(interaction_id)
        if interaction is None or interaction.token != token or self.book.late(interaction):
            refuse(10062)
        if interaction.how is not None:
            refuse(40060)
        kind = body.get("type")
        self._check_kind(interaction, kind)
        data = body.get("data") or {}
        if kind == MESSAGE:
            interaction.response = self._post(interaction, data, uploads, first=True)
            self.book.answered(interaction, "message")
        elif kind == DEFER:
            self._defer(interaction, data)
        elif kind == DEFER_UPDATE:
            interaction.response = interaction.source
            self.book.answered(interaction, "deferred_update")
        elif kind == UPDATE:
            source = self._source(interaction)
            self._edit(source, data, uploads)
            interaction.response = source
            self.book.answered(interaction, "update")
        elif kind == CHOICES:
            self._complete(interaction, data)
        else:
            self._form(interaction, data)
        return self._callback_body(interaction, int(kind or 0))

    def _check_kind(self, interaction: Interaction, kind: object) -> None:
        allowed = {MESSAGE, DEFER, OPEN_MODAL}
        if interaction.type == AUTOCOMPLETE:
            allowed = {CHOICES}
        elif interaction.type == COMPONENT:
            allowed |= {DEFER_UPDATE, UPDATE}
        elif interaction.type == MODAL:
            allowed = {MESSAGE, DEFER}
            if interaction.source is not None:
                allowed |= {DEFER_UPDATE, UPDATE}
        if kind not in allowed:
            words = f"Value must be one of {{{', '.join(map(str, sorted(allowed)))}}}."
            invalid(("type",), "BASE_TYPE_CHOICES", words)

    def _defer(self, interaction: Interaction, data: Json) -> None:
        flags = data.get("flags") or 0
        if flags & ~EPHEMERAL:
            invalid(("data", "flags"), "MESSAGE_FLAGS_INVALID", "A deferral can only be ephemeral.")
        if self._is_silenced(interaction):
            flags |= EPHEMERAL
        self._wake_check(interaction)
        fields: Json = {"flags": flags | LOADING}
        interaction.response = self._add(interaction, fields, first=True)
        self.book.answered(interaction, "deferred")

    def _complete(self, interaction: Interaction, data: Json) -> None:
        faults = Faults()
        options = interaction.payload["data"]["options"]
        while options and not any(o.get("focused") for o in options):
            options = options[0].get("options") or []
        focused = next((o["type"] for o in options if o.get("focused")), 3)
        check_choices(faults, ("data", "choices"), data.get("choices"), focused)
        faults.check()
        interaction.choices = data["choices"]
        self.book.answered(interaction, "choices")

    def _form(self, interaction: Interaction, data: Json) -> None:
        faults = Faults()
        check_modal(faults, data)
        faults.check()
        for number, (_, node) in enumerate(components.walk(data["components"]), 1):
            node.setdefault("id", number)
        interaction.modal = data
        self.book.answered(interaction, "modal")

    def _callback_body(self, interaction: Interaction, kind: int) -> Json:
        response = interaction.response if kind in (MESSAGE, DEFER, UPDATE) else None
        # The response to a deferral has the id of the message, but not the message itself.
        body: Json = {
            "interaction": {
                "id": str(interaction.id),
                "type": interaction.type,
                "channel_id": str(interaction.channel_id),
            }
        }
        if interaction.guild_id is not None:
            body["interaction"]["guild_id"] = str(interaction.guild_id)
        if response is not None:
            body["interaction"] |= {
                "response_message_id": str(response.id),
                "response_message_loading": response.loading,
                "response_message_ephemeral": response.ephemeral,
            }
            if kind != DEFER:
                body["resource"] = {"type": kind, "message": wire.message(self.world, response)}
        return body

    # ---- follow-ups and edits by token ------------------------------------------------------------------

    def follow_up(self, application_id: int, token: str, body: Json, uploads: Uploads) -> Json:
        """``POST /webhooks/{application}/{token}``; after a deferral the first fills the waiting message."""
        interaction = self._by_token(application_id, token)
        waiting = interaction.response
        if interaction.unfilled and waiting is not None:
            fields = self._compose(interaction, body, uploads, force_ephemeral=waiting.ephemeral)
            self.world.edit_message(waiting, **fields)
            self._filled(interaction)
            return wire.message(self.world, waiting)
        if interaction.channel_id not in self.world.channels:  # it was deleted meanwhile
            refuse(10003)
        if self._is_guest(interaction):
            if interaction.follow_ups >= MOST_FOLLOW_UPS:
                refuse(40094)
            interaction.follow_ups += 1
        message = self._post(interaction, body, uploads, first=False)
        interaction.touched = True
        interaction.poke()
        return wire.message(self.world, message)

    def edit(self, application_id: int, token: str, which: str, body: Json, uploads: Uploads) -> Json:
        """``PATCH /webhooks/{application}/{token}/messages/{which}``; the only way to change an ephemeral
        message."""
        interaction = self._by_token(application_id, token)
        message = self._mine(interaction, which)
        self._edit(message, body, uploads, fills=message.loading)
        if message is interaction.response and interaction.unfilled:
            self._filled(interaction)
        interaction.touched = True
        interaction.poke()
        return wire.message(self.world, message)

    def delete(self, application_id: int, token: str, which: str) -> None:
        """``DELETE`` of the same."""
        interaction = self._by_token(application_id, token)
        message = self._mine(interaction, which)
        self.world.delete_message(message)
        if message is interaction.response:
            interaction.unfilled = False
        interaction.poke()

    def _by_token(self, application_id: int, token: str) -> Interaction:
        interaction = self.book.by_token(token)
        if application_id != self.world.bot.id or interaction is None:
            refuse(10015)
        if self.book.expired(interaction):
            refuse(50027)
        if interaction.how in (None, "failed"):
            refuse(10015)
        return interaction

    def _mine(self, interaction: Interaction, which: str) -> Message:
        message: Message | None
        if which == "@original":
            message = interaction.response
        else:
            known = [interaction.source, interaction.response, *interaction.messages]
            message = next((m for m in known if m is not None and str(m.id) == which), None)
        if message is None or self.world.message(message.channel_id, message.id) is not message:
            refuse(10008)
        return message

    def _source(self, interaction: Interaction) -> Message:
        source = interaction.source
        if source is None or self.world.message(source.channel_id, source.id) is not source:
            refuse(10008)
        return source

    # ---- the messages -----------------------------------------------------------------------------------

    def _compose(
        self, interaction: Interaction, body: Json, uploads: Uploads, *, force_ephemeral: bool | None = None
    ) -> Json:
        if force_ephemeral is None and self._is_silenced(interaction):
            force_ephemeral = True
        return compose.new_message(
            self.world,
            interaction.channel_id,
            body,
            uploads,
            interaction=True,
            force_ephemeral=force_ephemeral,
        )

    def _is_guest(self, interaction: Interaction) -> bool:
        """Whether only a person has installed the application where the interaction is."""
        return "0" not in interactions.owners(self.world, interaction)

    def _is_silenced(self, interaction: Interaction) -> bool:
        """Whether Discord shows the answers only to the person, because external apps may not answer in
        public there."""
        if interaction.channel_id not in self.world.channels:  # deleted while the answer was under way
            return False
        may = self.world.may(interaction.user_id, interaction.channel_id, "use_external_apps")
        return self._is_guest(interaction) and not may

    def _post(self, interaction: Interaction, body: Json, uploads: Uploads, *, first: bool) -> Message:
        self._wake_check(interaction)
        return self._add(interaction, self._compose(interaction, body, uploads), first=first)

    def _wake_check(self, interaction: Interaction) -> None:
        channel = self.world.channels.get(interaction.channel_id)
        if channel is None:
            refuse(10003)
        if channel.archived and channel.locked:
            refuse(50083)

    def _add(self, interaction: Interaction, fields: Json, *, first: bool) -> Message:
        ephemeral = bool(fields["flags"] & EPHEMERAL)
        response_id = None if first or interaction.response is None else interaction.response.id
        kind = CHAT_COMMAND if first and interaction.type == 2 else 0
        if interaction.source is not None and first:
            kind = INTERACTION_REPLY
            fields = {**fields, "reference": self._reference(interaction.source)}
        message = self.world.add_message(
            interaction.channel_id,
            self.world.bot.id,
            type=kind,
            interaction_id=interaction.id,
            metadata=interactions.metadata(self.world, interaction, response_id=response_id),
            seen_by=interaction.user_id if ephemeral else None,
            **fields,
        )
        interaction.messages.append(message)
        return message

    @staticmethod
    def _reference(source: Message) -> Json:
        return {"type": 0, "channel_id": str(source.channel_id), "message_id": str(source.id)}

    def _edit(self, message: Message, body: Json, uploads: Uploads, *, fills: bool = False) -> None:
        channel = self.world.channels[message.channel_id]
        if channel.archived and not message.ephemeral:
            refuse(50083)
        fields = compose.edited_message(self.world, message, body, uploads)
        fields["flags"] &= ~LOADING
        self.world.edit_message(message, stamp=not fills, **fields)

    def _filled(self, interaction: Interaction) -> None:
        interaction.unfilled = False
        if interaction.response is not None and interaction.response not in interaction.messages:
            interaction.messages.append(interaction.response)
        interaction.poke()

"""Hostile interactions: wrong ids, forged controls, foreign users, absurd texts, wrong types and shapes.

Each must be answered, or ignored if Discord expects no answer. None may raise an exception in the bot, and
none may change a match in which the sender has no seat.
"""

from __future__ import annotations

import asyncio
import copy
import random
import re
from collections import Counter
from collections.abc import Sequence
from typing import Any, Final

import msgspec

from bot.sandbox import commands
from bot.sandbox.actions import ClientRefusal
from bot.sandbox.interactions import AUTOCOMPLETE, COMMAND, COMPONENT, MODAL, Interaction
from bot.sandbox.things import Json, Message
from cogs.framework.router import HANDLERS
from tests.e2e.sandbox_app import Match, SandboxApp
from tests.sandbox.person import usable
from tests.soak.endings import Endings

ABSURD: Final = (
    *("", " ", "0", "-1", "1", "2", str(2**63), str(2**70), "9" * 90, "1e9", "0x1", "NaN", "True", "None"),
    *("undo.1", "agreed.9", "back", "L3 +B S5", "L.A1", "C:99", "99", "@everyone", "<@1>", "</table:1>"),
    *("²", "١٢", "\u202e\u2066", "\x00", "\ud7ff", "🦜" * 25, "**x**", "`", "%s%n", "{0}", "{ $x }"),
    *("a" * 6000, "A1 " * 1500, "\n" * 99, "../../etc/passwd", "temples=on", "seats", "=", "Europe/Atlantis"),
    *("'; drop table matches; --", "12:60", "25:00", "1d", "-5h", "2026-02-31", "el", "xx", "golden_horn"),
)
"""Unusual texts."""
WRONG: Final[tuple[Any, ...]] = (
    *(None, True, 7, -1, 2**80, 1.5, [], ["x"], {}, {"value": "x"}, "x", [[]], [None], {"name": 7}),
)
"""Values of wrong types."""
OURS: Final = re.compile(r"t[pm]:[a-z]+(:.*)?", re.DOTALL)
"""Custom ids that belong to the bot."""
LEFT: Final = 0.1
"""The number of ephemeral answers that are kept for presses; older ones are dismissed."""
PATIENCE: Final = 60.0


class Tally(msgspec.Struct):
    """The results of all interactions."""

    sent: int = 0
    answered: Counter[str] = msgspec.field(default_factory=Counter)
    """The number of answers by kind. Other interactions were ignored, such as foreign controls."""
    not_sendable: int = 0
    """Interactions that Discord's client would not send, so another one was tried."""
    kinds: Counter[str] = msgspec.field(default_factory=Counter)
    faults: Counter[str] = msgspec.field(default_factory=Counter)
    """Descriptions of errors, and how often they occurred."""

    def add(self, other: Tally) -> None:
        self.sent += other.sent
        self.answered += other.answered
        self.not_sendable += other.not_sendable
        self.kinds += other.kinds
        self.faults += other.faults


class Fuzzer:
    """Sends interactions that are chosen from a seed.

    Args:
        victims: matches in which the attackers have no seat.
        attackers: the senders, some of them in another server.
        channels: channels to send from, in addition to the threads of the victims.
    """

    def __init__(
        self,
        app: SandboxApp,
        victims: Sequence[Match],
        attackers: Sequence[int],
        channels: Sequence[int],
        rng: random.Random,
    ) -> None:
        self.app, self.victims, self.attackers, self.rng = app, victims, attackers, rng
        self.world, self.actions = app.box.world, app.box.actions
        self.channels = [*(match.people[0].channel_id for match in victims), *channels]
        self.tally = Tally()
        self._menus: dict[tuple[int, int | None], list[Json]] = {}
        self._kinds = {
            self._control: 3,
            self._command: 2,
            self._completion: 2,
            self._mistyped: 1,
            self._shapeless: 2,
        }

    async def run(self, count: int, at_once: int = 24) -> Tally:
        """Send `count` interactions and check the result of each."""
        self.actions.book.answer_seconds = PATIENCE  # how fast it is, others measure
        assert self.app.running is not None
        with Endings(self.app.running.client) as endings:

            async def sender() -> None:
                while self.tally.sent < count:
                    await self._one(endings)

            async with asyncio.TaskGroup() as senders:
                for _ in range(at_once):
                    senders.create_task(sender())
        return self.tally

    async def _one(self, endings: Endings) -> None:
        make = self.rng.choices(list(self._kinds), list(self._kinds.values()))[0]
        user = self.rng.choice(self.attackers)
        try:
            sent, answer_due = make(user, self._place(user))
        except ClientRefusal:
            self.tally.not_sendable += 1
            return
        self.tally.sent += 1
        kind = make.__name__.strip("_")
        self.tally.kinds[kind] += 1
        try:
            raised = await asyncio.wait_for(endings.of(sent.id), PATIENCE)
        except TimeoutError:
            self.tally.faults[f"{kind}: still at it after {PATIENCE:g} s"] += 1
            return
        if raised is not None:
            self.tally.faults[f"{kind}: raised {raised!r}"] += 1
        if sent.settled:
            self.tally.answered[kind] += 1
        elif sent.unfilled or answer_due:
            said = "left waiting" if sent.unfilled else "not answered"
            self.tally.faults[f"{kind}: {said}: {str(sent.payload.get('data'))[:300]}"] += 1
        self._forget(sent)

    def _forget(self, sent: Interaction) -> None:
        """Delete old data, because a hundred thousand interactions would fill the memory."""
        sent.payload = {}
        for message in sent.messages:
            if message.ephemeral and self.rng.random() >= LEFT:
                self.world.dismiss(sent.user_id, message)

    def _place(self, user: int) -> int:
        """A random channel that the person can see or may know."""
        place = self.rng.choice(self.channels)
        channel = self.world.channels.get(place)
        if channel is None or (
            channel.guild_id and user not in self.world.guilds[channel.guild_id].member_ids
        ):
            return self.world.dm_channel(user).id
        return place

    def _text(self) -> str:
        return self.rng.choice(ABSURD)

    def _number(self) -> int:
        known = [match.number for match in self.victims]
        return self.rng.choice((*known, *known, 0, -1, 999, 2**31, 2**53))

    # -- controls

    def _control(self, user: int, channel: int) -> tuple[Interaction, bool]:
        """Use a forged custom id on a message of the bot: a verb with other arguments, or a modified real id.

        If the message has a control with this id, the bot must answer.
        """
        message = self._message(user, channel)
        there = usable(message)
        custom_id, values = self._custom_id(there), [self._text()[:100] for _ in range(self.rng.randrange(3))]
        ours = OURS.fullmatch(custom_id)
        if not there or self.rng.random() < 0.2:
            kind = self.rng.choice((2, 3, 5, 8, 99))
            return self.actions._open(
                COMPONENT,
                user,
                channel,
                {"id": 1, "component_type": kind, "custom_id": custom_id, "values": values},
                source=message,
            ), False
        message = copy.copy(message)
        message.components = copy.deepcopy(message.components)
        control = self.rng.choice(usable(message))
        control["custom_id"] = custom_id
        sent = self.actions.press(user, message, custom_id, values, component_type=control["type"])
        return sent, ours is not None

    def _message(self, user: int, channel: int) -> Message:
        """A message of the bot with controls that the person sees, or another board."""
        seen = [
            one for one in self.world.visible_messages(user, channel) if one.author_id == self.world.bot.id
        ]
        return self.rng.choice(
            [one for one in seen if usable(one)] or [self.rng.choice(self.victims).board()]
        )

    def _custom_id(self, there: list[Json]) -> str:
        real = [one["custom_id"] for one in there]
        if real and self.rng.random() < 0.5:
            parts = self.rng.choice(real).split(":")
            parts[self.rng.randrange(1, len(parts))] = self._text().replace(":", "")
            return ":".join(parts)[:100]
        verb = self.rng.choice((*HANDLERS, *HANDLERS, "nosuch"))
        family = self.rng.choice(("tp", "tp", "tm", "xx"))
        args = [self._argument() for _ in range(self.rng.randrange(6))]
        return ":".join((family, verb, *args))[:100]

    def _argument(self) -> str:
        if self.rng.random() < 0.5:
            return str(self._number())
        return self._text().replace(":", "")[:40]

    # -- commands

    def _path(self, user: int, channel: int) -> tuple[str, list[Json]]:
        key = user, self.world.channels[channel].guild_id
        if key not in self._menus:
            self._menus[key] = commands.listing(self.world, user, channel)
        command = self.rng.choice(self._menus[key])
        if command["path"] == "table new" and self.rng.random() < 0.8:
            raise ClientRefusal("tables enough")
        return command["path"], command["options"]

    def _option(self, option: Json) -> Any:
        if option.get("choices") and self.rng.random() < 0.7:
            return self.rng.choice(option["choices"])["value"]
        match option["type"]:
            case 4:
                return self._number()
            case 5:
                return self.rng.random() < 0.5
            case 6:
                return self.rng.choice(list(self.world.people))
            case 7:
                return self.rng.choice(list(self.world.channels))
            case _:
                return self._text()

    def _command(self, user: int, channel: int) -> tuple[Interaction, bool]:
        path, options = self._path(user, channel)
        given = {
            one["name"]: self._option(one)
            for one in options
            if one.get("required") or self.rng.random() < 0.6
        }
        return self.actions.invoke_command(user, channel, path, given), True

    def _completion(self, user: int, channel: int) -> tuple[Interaction, bool]:
        path, options = self._path(user, channel)
        offered = [one for one in options if one.get("autocomplete")]
        if not offered:
            raise ClientRefusal("nothing to complete")
        given = {one["name"]: self._option(one) for one in options if self.rng.random() < 0.5}
        focused = self.rng.choice(offered)["name"]
        given[focused] = self._text()
        return self.actions.start_autocomplete(user, channel, path, given, focused), True

    # -- bodies that Discord would not send

    def _mistyped(self, user: int, channel: int) -> tuple[Interaction, bool]:
        """Send a real command with option values of wrong types, or with missing or extra options."""
        path, options = self._path(user, channel)
        found = self.actions._find(user, channel, path)
        values: list[Json] = []
        for one in options:
            if self.rng.random() < 0.7:
                value = self.rng.choice(WRONG) if self.rng.random() < 0.6 else self._option(one)
                values.append({"name": one["name"], "type": one["type"], "value": value})
        if self.rng.random() < 0.3:
            values.append({"name": "x", "type": self.rng.randrange(13), "value": self.rng.choice(WRONG)})
        kind = self.rng.choice((COMMAND, AUTOCOMPLETE))
        if kind == AUTOCOMPLETE and values:
            self.rng.choice(values)["focused"] = True
        data = self.actions._command_data(found[0], found[1], values, {})
        return self.actions._open(kind, user, channel, data), False

    def _shapeless(self, user: int, channel: int) -> tuple[Interaction, bool]:
        """Send unknown commands, menus and forms, and bodies with wrong structures."""
        kind = self.rng.choice((1, COMMAND, COMMAND, COMPONENT, COMPONENT, AUTOCOMPLETE, MODAL, MODAL, 99))
        source = self.victims[0].board() if kind in (COMPONENT, MODAL) else None
        data = self._data(kind)
        for name in list(data):
            if self.rng.random() < 0.15:
                data[name] = self.rng.choice(WRONG)
        return self.actions._open(kind, user, channel, data, source=source), False

    def _data(self, kind: int) -> Json:
        if kind in (COMPONENT, MODAL):
            forged = self._custom_id(usable(self.victims[0].board()))
            return {
                "id": 1,
                "custom_id": forged,
                "component_type": self.rng.randrange(30),
                "values": [self._text()],
                "components": [{"type": 18, "component": {"type": 4, "custom_id": forged, "value": "x"}}],
            }
        command = self.rng.choice([one for scope in self.world.commands.values() for one in scope])
        return {
            "id": self.rng.choice((command["id"], "1")),
            "name": self.rng.choice((command["name"], "nosuch")),
            "type": self.rng.choice((1, 1, 2, 3, 4)),
            "target_id": str(self.rng.choice(self.attackers)),
            "options": [
                {"name": self.rng.choice(("match", "move", "game", "new", "x"))}
                | {"type": self.rng.randrange(13), "value": self.rng.choice(WRONG)}
                | ({"options": self.rng.choice(WRONG)} if self.rng.random() < 0.3 else {})
                for _ in range(self.rng.randrange(3))
            ],
        }

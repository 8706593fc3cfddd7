"""Hostile interactions: wrong ids, forged controls, foreign users, absurd texts, wrong types.

Each must be answered, or ignored as Discord expects; none may raise inside the bot, and none may change a
match that its sender does not sit at.
"""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from collections.abc import Sequence
from typing import Any

import msgspec

from bot import metrics
from bot.games.registry import GAMES
from bot.sandbox.actions import ClientRefusal
from bot.sandbox.interactions import AUTOCOMPLETE, COMMAND, Interaction
from bot.sandbox.person import usable
from bot.sandbox.things import Json, Message
from cogs.actions import HANDLERS
from tests.e2e.house import Harbour, Match
from tests.e2e.players import play_by_moves

ABSURD = (
    *("", " ", "0", "-1", "1", "2", str(2**63), str(2**70), "9" * 90, "1e9", "0x1", "NaN", "True", "None"),
    *("undo.1", "agreed.9", "back", "L3 +B S5", "L.A1", "C:99", "99", "@everyone", "<@1>", "</table:1>"),
    *(
        "²",
        "١٢",
        "\u202e\u2066",
        "\x00",
        "\ud7ff",
        "🦜" * 25,
        "**x**",
        "`",
        "%s%n",
        "{0}",
        "{ $x }",
        "'; drop",
    ),
    *("a" * 6000, "A1 " * 1500, "\n" * 99, "../../etc/passwd", "temples=on", "seats", "=", "Europe/Atlantis"),
)
"""Texts that no client of ours sends."""
WRONG_TYPES: tuple[Any, ...] = (None, True, 7, -1, 2**80, 1.5, [], ["x"], {}, {"value": "x"}, "x")


class Tally(msgspec.Struct):
    """What came of all that was sent."""

    sent: int = 0
    answered: int = 0
    ignored: int = 0
    """Not answered: a control that is not ours, or a body that Discord would not send."""
    not_sendable: int = 0
    """Discord's client would not send it; another was tried."""
    kinds: Counter[str] = msgspec.field(default_factory=Counter)


class Fuzzer:
    """Sends from a seed, `at_once` at a time. `match_of` are the matches it does its worst to."""

    def __init__(self, harbour: Harbour, matches: Sequence[Match], rng: random.Random) -> None:
        self.harbour, self.matches, self.rng = harbour, matches, rng
        self.world, self.actions = harbour.box.world, harbour.box.actions
        seated = {person.id for match in matches for person in match.people}
        self.strangers = [one for one in self.world.people if one not in seated]
        self.tally = Tally()

    async def run(self, count: int, at_once: int = 150) -> Tally:
        """Send `count` interactions of strangers and wait for what comes of each."""
        while self.tally.sent < count:
            opened = []
            for _ in range(min(at_once, count - self.tally.sent)):
                one = self._one()
                if one is not None:
                    opened.append(one)
            await asyncio.gather(*(self._settle(one) for one in opened))
        return self.tally

    async def _settle(self, interaction: Interaction) -> None:
        await interaction.wait(30)
        if interaction.how == "failed":
            self.tally.ignored += 1
        else:
            self.tally.answered += 1

    def _one(self) -> Interaction | None:
        kind = self.rng.choice((self._control, self._control, self._command, self._completion, self._raw))
        try:
            made = kind(self.rng.choice(self.strangers), self.rng.choice(self._channels()))
        except ClientRefusal:
            self.tally.not_sendable += 1
            return None
        self.tally.sent += 1
        self.tally.kinds[kind.__name__.strip("_")] += 1
        return made

    def _channels(self) -> list[int]:
        return [match.people[0].channel_id for match in self.matches] + [
            self.world.channels_of(self.strangers[0])[0].id
        ]

    def _text(self) -> str:
        return self.rng.choice(ABSURD)

    # -- controls

    def _control(self, user: int, channel: int) -> Interaction:
        """A real message with a forged id: a verb of ours with other arguments, or a real id bent."""
        messages = [
            one for one in self.world.visible_messages(user, channel) if one.author_id == self.world.bot.id
        ]
        message = self.rng.choice(messages) if messages else self._any_message()
        return self.actions.press(
            user, message, self._custom_id(message), self._values(), component_type=self.rng.choice((2, 3))
        )

    def _any_message(self) -> Message:
        return self.matches[0].board()

    def _custom_id(self, message: Message) -> str:
        real = [one["custom_id"] for one in usable(message)]
        if real and self.rng.random() < 0.5:
            parts = self.rng.choice(real).split(":")
            parts[self.rng.randrange(1, len(parts))] = self._text().replace(":", "")
            return ":".join(parts)[:100]
        verb = self.rng.choice((*HANDLERS, "nosuch"))
        family = self.rng.choice(("tp", "tm", "xx"))
        args = [self._argument() for _ in range(self.rng.randrange(6))]
        return ":".join((family, verb, *args))[:100]

    def _argument(self) -> str:
        if self.rng.random() < 0.5:
            return str(self.rng.choice(self.matches).number)
        return self._text().replace(":", "")[:40]

    def _values(self) -> list[str]:
        return [self._text()[:100] for _ in range(self.rng.randrange(3))]

    # -- commands

    def _path(self, user: int, channel: int) -> tuple[str, list[Json]]:
        listed = self.actions.list_commands(user, channel)
        command = self.rng.choice(listed)
        if command["path"] == "table new" and self.rng.random() < 0.8:
            raise ClientRefusal("tables enough")
        return command["path"], command["options"]

    def _option(self, option: Json) -> Any:
        if option.get("choices") and self.rng.random() < 0.7:
            return self.rng.choice(option["choices"])["value"]
        match option["type"]:
            case 4:
                known = [match.number for match in self.matches]
                return self.rng.choice((*known, 0, -1, 2**31, 999))
            case 5:
                return self.rng.random() < 0.5
            case 6:
                return self.rng.choice(list(self.world.people))
            case 7:
                return self.rng.choice(list(self.world.channels))
            case _:
                return self._text()

    def _command(self, user: int, channel: int) -> Interaction:
        path, options = self._path(user, channel)
        given = {
            one["name"]: self._option(one)
            for one in options
            if one.get("required") or self.rng.random() < 0.6
        }
        return self.actions.invoke_command(user, channel, path, given)

    def _completion(self, user: int, channel: int) -> Interaction:
        path, options = self._path(user, channel)
        offered = [one for one in options if one.get("autocomplete")]
        if not offered:
            raise ClientRefusal("nothing to complete")
        given = {one["name"]: self._option(one) for one in options if self.rng.random() < 0.5}
        focused = self.rng.choice(offered)["name"]
        return self.actions.start_autocomplete(user, channel, path, given | {focused: self._text()}, focused)

    # -- bodies that Discord would not send

    def _raw(self, user: int, channel: int) -> Interaction:
        commands = [one for scope in self.world.commands.values() for one in scope]
        command = self.rng.choice(commands)
        data: Json = {
            "id": self.rng.choice((command["id"], "1")),
            "name": self.rng.choice((command["name"], "nosuch")),
            "type": 1,
            "options": [
                {"name": self.rng.choice(("match", "move", "game", "x")), "type": self.rng.randrange(1, 12)}
                | {"value": self.rng.choice(WRONG_TYPES)}
                for _ in range(self.rng.randrange(3))
            ],
        }
        return self.actions._open(self.rng.choice((COMMAND, AUTOCOMPLETE)), user, channel, data)


def failures() -> float:
    """Interactions that ended in a bug so far, in this process."""
    return float(metrics.INTERACTIONS.labels("failed")._value.get())


async def tables_of_all_games(harbour: Harbour, rng: random.Random) -> list[Match]:
    """One running match of each game, a few turns old, and all its people seated."""
    found = []
    for game in GAMES:
        match = await harbour.open(game, ("Ada", "Nikos"))
        for person in await match.awaited():
            await play_by_moves(person, match, rng)
        await match.delivered()
        found.append(match)
    return found

"""People press whatever they are shown: commands, buttons, menus and forms, the rarest first.

Every press must be answered, and no control that is shown may lead to an answer that only makes sense for a
control from elsewhere. The sandbox checks each body, and nothing may be logged as an error.
"""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Sequence
from datetime import timedelta
from typing import Any, Final

import pytest

from bot.games.registry import GAMES
from bot.match.engine.models import Manager
from bot.match.hosting.settings import GuildSettings
from bot.sandbox import commands, components
from bot.sandbox.actions import ClientRefusal, Upload
from bot.sandbox.things import Json, Message
from bot.text import pick_language, words
from cogs.framework import router
from tests.draining import all_done
from tests.e2e.sandbox_app import Later, Match, SandboxApp
from tests.sandbox.person import Answer, Scripted, usable

PRESSES: Final = 5
"""One after the other, before something else is begun."""
BEGINNINGS: Final = 700
"""At least; as many again where chance has not yet led to enough controls of different kinds."""
WAITS: Final = 25
"""Beginnings between two jumps of the clock."""
NO_ANSWERS: Final = ("error-discord", "error-inside", "error-stale-commands", "error-unknown-asker")
"""What nobody may be told."""
NO_CONTROLS: Final = ("error-no-match-here", "error-no-player", "error-stale-control")
"""What nothing that is shown may lead to."""
UNREADABLE: Final = re.compile(r"\{ ?\$|\b(?:table|page|error|button|menu)-[a-z]+-[a-z]+\b")
"""A message without its words."""
TYPED: Final = ("1", "2", "2d", "20:00", "hello", "https://example.org/x")
SOMETIMES: Final = 0.3
FORGETTING: Final = "forgetme"
"""A person of whom nothing is left has little to press."""


class Crowd:
    """The people of a server, and all that they have pressed."""

    def __init__(self, app: SandboxApp, rng: random.Random) -> None:
        self.app, self.rng = app, rng
        self.owner = app.person("Elif")
        guild = app.box.world.channels[self.owner.channel_id].guild_id
        assert guild is not None
        app.box.world.edit_guild(guild, owner_id=self.owner.id)
        self.manager = Manager(guild, self.owner.id, self.owner.name)
        self.pressed = Counter[str]()
        self.matches: list[Match] = []
        self.trail: list[str] = []
        self.faults: list[tuple[str, ...]] = []

    async def open(self) -> None:
        """Open a table, and start it, whatever the owner has forbidden meanwhile."""
        await self.app.services.guilds.change(self.manager, lambda _: GuildSettings())
        others = self.rng.sample(("Ada", "Bruno", "Nikos", "Zofia"), self.rng.choice((1, 1, 2, 3)))
        names, game = (self.owner.name, *others), self.rng.choice(tuple(GAMES))
        options = [
            f"{option.key}={self.rng.choice(option.values)}"
            for option in GAMES[game].options
            if not option.by_seat and option.key != "start_seat" and self.rng.random() < SOMETIMES
        ]
        self.matches.append(await self.app.open(game, names, " ".join(options)))
        await self.matches[-1].delivered()

    def anybody(self) -> Scripted:
        return self.app.person(self.rng.choice(("Elif", "Elif", "Bruno", "Bruno", "Ada", "Nikos", "Zofia")))

    async def begin(self) -> tuple[Scripted, Sequence[Message]]:
        """Somebody, and what they see: an answer to a command, a match, a channel or direct messages."""
        match self.rng.randrange(8):
            case 0 | 1 | 2:
                played = self.rng.choice(self.matches[-2:])
                person, seen = self.rng.choice(played.people), played.messages()[-2:]
            case 3:
                person = self.anybody()
                seen = person.sees()[-6:]
            case 4:
                person = self.anybody()
                seen = person.dms()[-6:]
            case 5:
                person = self.anybody().in_dm()
                answer = await self.type_command(person)
                seen = [] if answer is None else _shown(answer)
            case _:
                person = self.anybody()
                answer = await self.type_command(person)
                seen = [] if answer is None else _shown(answer)
        self.trail[1:] = []
        return person, seen

    async def type_command(self, person: Scripted) -> Answer | None:
        entries = commands.listing(self.app.box.world, person.id, person.channel_id)
        entry = min(entries, key=lambda one: (self.pressed[f"/{one['path']}"], self.rng.random()))
        path, given = entry["path"], dict[str, Any]()
        self.pressed[f"/{path}"] += 1
        for option in entry["options"]:
            if option["required"] or self.rng.random() < SOMETIMES:
                given[option["name"]] = await self._value(person, path, option, given)
        self.trail = [f"{person.name} /{path} {given}"]
        if None in given.values():
            return None  # there is nothing to choose from
        return self._checked(person, await person.slash(path, **given))

    async def _value(self, person: Scripted, path: str, option: Json, given: Json) -> Any:
        if choices := option["choices"]:
            return self.rng.choice(choices)["value"]
        if option["autocomplete"]:
            offered = await person.complete(path, option["name"], "", **given)
            return self.rng.choice(offered)["value"] if offered else None
        return {3: "1", 4: 2, 5: True, 6: self.owner.id}.get(option["type"])

    async def press(self, person: Scripted, seen: Sequence[Message]) -> Sequence[Message]:
        """Press what has been pressed least, and fill in the form that it opens; what is seen then."""
        controls = [
            (control, message) for message in seen for control in usable(message) if _is_ours(control)
        ]
        if not controls:
            return ()
        control, message = min(controls, key=lambda pair: (self.pressed[_verb(pair[0])], self.rng.random()))
        self.pressed[_verb(control)] += 20 if _verb(control) == FORGETTING else 1
        self.trail.append(control["custom_id"])
        if control["type"] in components.SELECTS:
            chosen = self._chosen(control)
            answer = await person.choose(chosen, message, select=control["custom_id"])
        else:
            answer = await person.press(control["custom_id"], message)
        if answer.how == "modal":
            filled = {field["custom_id"]: self._filled(field) for field in self._fields(answer.modal)}
            self.pressed[f"form {_verb(answer.modal)}"] += 1
            self.trail.append(f"{answer.modal['custom_id']} {filled}")
            answer = await person.submit(answer, **filled)
        checked = self._checked(person, answer)
        return () if checked is None else _shown(checked)

    def _fields(self, modal: Json) -> list[Json]:
        """Those that this person fills in; the others stay as they are."""
        fields = [node.get("component") or node for _, node in components.walk(modal["components"])]
        return [
            field
            for field in fields
            if "custom_id" in field
            and not field.get("value")
            and (field.get("required", True) or self.rng.random() < SOMETIMES)
        ]

    def _filled(self, field: Json) -> Any:
        if field["type"] == components.TEXT_INPUT:
            text = self.rng.choice(TYPED)[: field.get("max_length", 100)]
            return text.ljust(field.get("min_length") or 1, "2")
        if field["type"] == components.UPLOAD:
            return [Upload("match.json", b"{}")]
        if field["type"] == components.CHECKBOX:
            return self.rng.random() < SOMETIMES
        chosen = self._chosen(field)
        return chosen[0] if field["type"] == components.RADIO_GROUP else chosen

    def _chosen(self, control: Json) -> list[str]:
        if "options" in control:
            return [self.rng.choice(control["options"])["value"]]
        person = control["type"] == components.USER_SELECT
        return [str(self.anybody().id if person else self.owner.channel_id)]

    def _checked(self, person: Scripted, answer: Answer) -> Answer | None:
        """An answer that can be read; None: it is none."""
        if answer.failed or answer.interaction.response is None:
            if answer.failed:
                self.faults.append((*self.trail, "no answer"))
            return None
        say = words(pick_language(self.app.box.world.people[person.id].locale))
        text = answer.text
        wrong = NO_ANSWERS if len(self.trail) == 1 else (*NO_ANSWERS, *NO_CONTROLS)
        if UNREADABLE.search(text) or any(say(key) in text for key in wrong):
            self.faults.append((*self.trail, text))
            return None
        return answer


def _verb(control: Json) -> str:
    return str(control["custom_id"]).split(":")[1]


def _is_ours(control: Json) -> bool:
    return str(control["custom_id"]).startswith(("tp:", "tm:"))


def _shown(answer: Answer) -> list[Message]:
    return [*answer.messages, answer.message]


@pytest.mark.long
@pytest.mark.parametrize("seed", [1, 2])
async def test_whatever_is_shown_can_be_pressed(app: SandboxApp, seed: int) -> None:
    rng, later = random.Random(seed), Later()
    crowd = Crowd(app, rng)
    app.services.context._now = later
    assert app.running is not None
    verbs = {*router.HANDLERS, *(f"form {verb}" for verb in router.FORMS)}
    for beginning in range(2 * BEGINNINGS):
        if beginning >= BEGINNINGS and len(verbs - crowd.pressed.keys()) < len(verbs) / 3:
            break
        if not [match for match in crowd.matches[-2:] if (await match.brief()).state == "running"]:
            await crowd.open()
        person, seen = await crowd.begin()
        for _ in range(PRESSES):
            try:
                seen = await crowd.press(person, seen)
            except ClientRefusal:  # a message that is gone, a form that is not filled in as it wants
                break
        if beginning % WAITS == WAITS - 1:
            later.ahead += timedelta(hours=rng.choice((1, 8, 30)))
            await all_done(app.running.scheduler)
            await app.delivered(60)
    assert crowd.faults == []
    assert len(verbs - crowd.pressed.keys()) < len(verbs) / 3, sorted(verbs - crowd.pressed.keys())

"""Everything that anybody is shown: each message and each edit, in order, with its pictures and words."""

from __future__ import annotations

import io
import time
from collections.abc import Callable, Mapping
from copy import deepcopy
from pathlib import Path
from typing import Final

import msgspec
from PIL import Image

from bot.sandbox import events
from bot.sandbox.components import media
from bot.sandbox.things import DM, Json, Message
from tests.evening.journal import digest_of
from tests.sandbox.box import Box
from tests.sandbox.person import controls, text_of

OF_A_MATCH: Final = (
    *("again", "anew", "ans", "back", "board", "boards", "confirm", "curves", "end", "endvote", "hand"),
    *("join", "ledger", "log", "options", "rules", "see", "since", "spot", "start", "step"),
    *("parts", "promise", "takeback", "turn", "undo", "undono", "undoyes", "verify", "words"),
)
"""Verbs of controls whose first argument is the number of a match."""
OF_A_GAME: Final = ("chapter", "readwords")
"""Verbs whose first argument is a game, and the second a match."""
PICTURES: Final = (".png", ".gif")
PAGE: Final = "page"
"""With this the names of pictures of web pages begin."""


class Shot(msgspec.Struct, frozen=True):
    """A picture of a message."""

    name: str
    digest: str
    alt: str
    width: int
    height: int

    @property
    def file(self) -> str:
        """Where it is kept, below the folder of the record."""
        return f"pictures/{self.digest}{Path(self.name).suffix}"


class Shown(msgspec.Struct, frozen=True):
    """A message as it stood when it was posted or edited."""

    number: int
    at: float
    """Unix seconds, by the clock of the evening."""
    match: int | None
    channel: int
    message: int
    edit: bool
    reader: str | None
    """The only person who sees it; None: everybody in the channel."""
    cause: str
    """Of an answer: what the person did."""
    words: str
    shots: tuple[Shot, ...]
    controls: tuple[Json, ...]
    pings: tuple[int, ...]

    @property
    def kind(self) -> str:
        """What it is: board, final, lobby, parcel, notice; or an answer, a direct message, or a web page."""
        if any(one.name.startswith(PAGE) for one in self.shots):
            return PAGE
        if self.cause:
            return "answer"
        if self.reader is not None:
            return "direct"
        verbs = {verb_of(one) for one in self.controls}
        for verb, kind in (("verify", "parcel"), ("again", "final"), ("join", "lobby"), ("start", "lobby")):
            if verb in verbs:
                return kind
        return "board" if any(one.name == "board.png" for one in self.shots) else "notice"

    @property
    def label(self) -> str:
        """What it is and whom it is for, in one line."""
        what = self.cause or ("edit of the " if self.edit else "") + self.kind
        return f"{self.number} · {what} · {'for ' + self.reader if self.reader else 'for everybody'}"

    @property
    def links(self) -> list[str]:
        """The addresses of its buttons."""
        return [str(one["url"]) for one in self.controls if "url" in one]


def verb_of(control: Json) -> str:
    """The verb of a button or menu; empty for a link."""
    return _parts(control)[1]


def _parts(control: Json) -> list[str]:
    return [*str(control.get("custom_id", "")).split(":"), "", "", ""]


class Record:
    """Listens to a sandbox, and keeps pictures in a folder."""

    def __init__(self, box: Box, folder: Path, clock: Callable[[], float] = time.time) -> None:
        self.box, self.folder, self.clock = box, folder, clock
        self.shown: list[Shown] = []
        self.failed: list[tuple[float, str]] = []
        """What was not answered in time, and when."""
        self.pressed: set[str] = set()
        """Verbs of buttons that somebody has pressed to look at something."""
        self.answers = 0
        self.matches: dict[int, int] = {}
        """Matches by their channels."""
        self._known: dict[int, int] = {}
        """Matches by messages that had their controls; a message may lose them."""
        self._causes: dict[int, str] = {}
        self._opened: dict[int, tuple[int, str]] = {}
        """The latest thing that each person did on a message, or by a command."""
        (folder / "pictures").mkdir(parents=True, exist_ok=True)
        box.world.subscribe(self._hear)

    def of(self, match: int) -> list[Shown]:
        """What was shown of a match."""
        return [one for one in self.shown if self._match(one) == match]

    def _match(self, shown: Shown) -> int | None:
        return shown.match if shown.match is not None else self.matches.get(shown.channel)

    def _hear(self, event: events.Event) -> None:
        match event:
            case events.InteractionOpened():
                self._causes[event.interaction_id] = _cause(event.payload)
                source = event.payload.get("message")
                if source is not None:
                    self._opened[int(source["id"])] = event.interaction_id, _cause(event.payload)
            case events.InteractionAnswered():
                self.answers += 1
            case events.InteractionFailed():
                self.failed.append((self.clock(), self._causes.get(event.interaction_id, "")))
            case events.MessageCreated(message=message) | events.MessageEdited(message=message):
                if message.author_id == self.box.world.bot.id and not message.loading:
                    self._note(message, edit=isinstance(event, events.MessageEdited))

    def _note(self, message: Message, *, edit: bool) -> None:
        cause = self._causes.get(message.interaction_id or 0, "")
        if message.id in self._opened and message.seen_by is not None:
            cause = self._opened[message.id][1]
        match = _match_of(message) or self._known.get(message.id) or self.matches.get(message.channel_id)
        if match is not None:
            self._known[message.id] = match
        shown = Shown(
            len(self.shown) + 1,
            self.clock(),
            match,
            message.channel_id,
            message.id,
            edit and not cause,
            self._reader(message),
            cause,
            text_of(message),
            self._shots(message),
            tuple(deepcopy(controls(message))),
            tuple(message.pings),
        )
        self.shown.append(shown)

    def note_page(self, match: int, reader: str | None, address: str, pictures: Mapping[str, bytes]) -> None:
        """Keep pictures of a web page, by what they are called."""
        shots = []
        for name, data in pictures.items():
            with Image.open(io.BytesIO(data)) as opened:
                shot = Shot(f"{PAGE}-{name}.png", digest_of(data), "", *opened.size)
            self._keep(shot, data)
            shots.append(shot)
        number = len(self.shown) + 1
        self.shown.append(
            Shown(number, self.clock(), match, 0, -number, False, reader, "", address, tuple(shots), (), ())
        )

    def _keep(self, shot: Shot, data: bytes) -> None:
        place = self.folder / shot.file
        if not place.exists():
            place.write_bytes(data)

    def _reader(self, message: Message) -> str | None:
        world = self.box.world
        channel = world.channels[message.channel_id]
        users = [message.seen_by] if message.seen_by else channel.member_ids if channel.type == DM else []
        return next((world.people[one].name for one in users if one != world.bot.id), None)

    def _shots(self, message: Message) -> tuple[Shot, ...]:
        said = {
            str(holder["url"]).rpartition("/")[2].partition("?")[0]: str(item.get("description") or "")
            for _, holder, item in media(message.components)
        }
        found = []
        for file in message.files:
            data = self.box.world.file_data(file.id)
            if data is None or not file.filename.endswith(PICTURES):
                continue
            alt = file.description or said.get(file.filename) or ""
            shot = Shot(file.filename, digest_of(data), alt, file.width or 0, file.height or 0)
            self._keep(shot, data)
            found.append(shot)
        return tuple(found)


def _match_of(message: Message) -> int | None:
    for control in controls(message):
        _, verb, first, second, *_ = _parts(control)
        number = first if verb in OF_A_MATCH else second if verb in OF_A_GAME else ""
        if number.isdecimal():
            return int(number)
    return None


def _cause(payload: Json) -> str:
    """A command as typed, or the verb of a control with what it chose."""
    data = payload.get("data", {})
    if "custom_id" in data:
        verb = verb_of(data)
        chosen = " ".join(data.get("values") or str(data["custom_id"]).split(":")[5:])
        return f"{verb} {chosen}".strip()
    words, options = [str(data.get("name"))], data.get("options") or []
    while options and "value" not in options[0]:
        words.append(str(options[0]["name"]))
        options = options[0].get("options") or []
    given = [str(one["value"]) for one in options if one["name"] != "match"]
    return " ".join(("/" + words[0], *words[1:], *given))

"""The store for messages and files of the sandbox."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from bot.sandbox.roster import Roster
from bot.sandbox.things import Attachment, Message

NONCE_SECONDS = 300.0
"""Seconds for which a nonce is remembered. Discord says «the past few minutes»."""


DROPPED_FILES = 32
"""How many files are still there after they were deleted: a page that knows a message as it was before an
edit may just be loading its pictures. Discord, too, keeps them for a while."""


class Kept(Roster):
    """Everything that people and the bot have posted. ``path`` None: in memory only."""

    def __init__(self, path: str | Path | None, clock: Callable[[], float], token: str) -> None:
        super().__init__(path, clock, token)
        self._messages: dict[int, dict[int, Message]] = {}
        self._volatile_files: dict[int, bytes] = {}
        self._dropped_files: dict[int, bytes] = {}
        self._nonces: dict[tuple[int, str], Message] = {}

    def message(self, channel_id: int, message_id: int) -> Message | None:
        """Find a message by id, including ephemeral ones; None if there is none."""
        return self._messages.get(channel_id, {}).get(message_id)

    def by_nonce(self, author_id: int, nonce: str | int) -> Message | None:
        """The message of an author with this nonce from the past few minutes, if it still exists."""
        message = self._nonces.get((author_id, str(nonce)))
        if message is None or self.clock() - message.created > NONCE_SECONDS:
            return None
        return message if self.message(message.channel_id, message.id) is message else None

    def _note_nonce(self, message: Message) -> None:
        if message.nonce is None:
            return
        oldest = self.clock() - NONCE_SECONDS
        if message.created >= oldest:
            self._nonces[message.author_id, str(message.nonce)] = message
        if len(self._nonces) > 1000:
            self._nonces = {k: m for k, m in self._nonces.items() if m.created >= oldest}

    def messages(self, channel_id: int) -> list[Message]:
        """The public messages of a channel, oldest first."""
        return [m for m in self._messages[channel_id].values() if m.seen_by is None]

    def _keep(self, message: Message) -> None:
        if message.seen_by is None:
            self.storage.put("message", message.id, message)

    def _forget(self, message: Message) -> None:
        self.storage.drop("message", message.id)
        for file in message.files:
            self._drop_file(file.id)

    # ---- files ------------------------------------------------------------------------------------------

    def store_file(self, file: Attachment, data: bytes, *, ephemeral: bool = False) -> None:
        """Store the bytes of an upload. Those of ephemeral messages are lost at a restart."""
        if ephemeral:
            self._volatile_files[file.id] = data
        else:
            self.storage.put_file(file.id, data)

    def file_data(self, attachment_id: int) -> bytes | None:
        there = self._volatile_files.get(attachment_id) or self.storage.file(attachment_id)
        return there or self._dropped_files.get(attachment_id)

    def _drop_file(self, attachment_id: int) -> None:
        self._dropped_files[attachment_id] = self.file_data(attachment_id) or b""
        if len(self._dropped_files) > DROPPED_FILES:
            del self._dropped_files[next(iter(self._dropped_files))]
        if self._volatile_files.pop(attachment_id, None) is None:
            self.storage.drop_file(attachment_id)

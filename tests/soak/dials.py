"""Control of the clock and the disk of a bot in another process, through a shared file."""

from __future__ import annotations

import mmap
import struct
from pathlib import Path
from typing import Final

_FORM: Final = struct.Struct("<qq")


class Dials:
    """Numbers in a memory-mapped file. `new` creates the file."""

    def __init__(self, file: Path, *, new: bool = False) -> None:
        if new:
            file.write_bytes(_FORM.pack(0, 0))
        with file.open("r+b") as opened:
            self._memory = mmap.mmap(opened.fileno(), _FORM.size)

    @property
    def ahead(self) -> int:
        """Milliseconds by which the clock of the bot is ahead."""
        return int(_FORM.unpack_from(self._memory)[0])

    @ahead.setter
    def ahead(self, value: int) -> None:
        _FORM.pack_into(self._memory, 0, value, int(self.full))

    @property
    def full(self) -> bool:
        """Whether the disk of the bot is full."""
        return bool(_FORM.unpack_from(self._memory)[1])

    @full.setter
    def full(self, value: bool) -> None:
        _FORM.pack_into(self._memory, 0, self.ahead, int(value))

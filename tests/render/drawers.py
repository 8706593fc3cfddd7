"""Drawings for the tests of the painter: what a worker does is written in the first name of a lobby.

A module of its own, because spawned workers import it.
"""

from __future__ import annotations

import os
import signal
import time

from render.paint import Anything, Picture
from render.scene import Lobby


def order(*steps: str, note: str = "") -> Lobby:
    """A scene that tells `obey` what to do; `note` makes it differ from others."""
    return Lobby(game="none", language="en", names=(" ".join(steps), note), options=())


def obey(scene: Anything) -> Picture:
    """`sleep SECONDS`, `die` (once for each FILE), `fail`; then a picture."""
    assert isinstance(scene, Lobby)
    words = (scene.names[0] or "").split()
    while words:
        match words.pop(0):
            case "sleep":
                time.sleep(float(words.pop(0)))
            case "die":
                os.kill(os.getpid(), signal.SIGKILL)
            case "once":  # the next word is done only by the first that comes here
                path = words.pop(0)
                try:
                    os.close(os.open(path, os.O_CREAT | os.O_EXCL))
                except FileExistsError:
                    words = words[2:] if words[0] == "sleep" else words[1:]
            case "fail":
                raise ValueError("this drawing is broken")
    return Picture(b"picture", 1, 1, alt=str(os.getpid()))

"""Draw in advance the parts of all pictures of this game."""

from __future__ import annotations

from msgspec.structs import replace

from bot.games.bora_bora.board import Person
from bot.games.bora_bora.components import KINDS
from render.bora_bora.ledger import paint_ledger
from render.bora_bora.samples import TASKS, pictures, sample, scene


def preload() -> None:
    """Draw everything that a position may need: pictures, all persons and tasks in the sizes of the
    market."""
    for _ in pictures():
        pass
    made = sample(4)
    men = tuple(Person("", sex, kind, number) for sex in "MW" for kind in KINDS for number in (1, 2, 3))
    for k in range(0, len(men), 12):
        shown = replace(
            made, men=men[k : k + 6], women=men[k + 6 : k + 12], board_tasks=TASKS[k // 6 * 5 :][:6]
        )
        paint_ledger(replace(scene(4), view=shown))

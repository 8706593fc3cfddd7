"""What must hold for an evening; each check names what it found, and where to look."""

from __future__ import annotations

from collections.abc import Sequence

from tests.evening.checks import links, moments, running, telling
from tests.evening.checks.boards import CHECKS, boards_of
from tests.evening.checks.chips import chips, strips
from tests.evening.checks.numbers import numbers
from tests.evening.checks.posting import Scenes, posted, story_of
from tests.evening.evening import Evening
from tests.evening.journal import read
from tests.evening.tables import Table


async def check_all(evening: Evening, tables: Sequence[Table]) -> list[str]:
    """A sentence for each fault, with the match and the number of what was shown."""
    scenes = Scenes(read(evening.record.folder / "journal"))
    found = list(running.faults(evening))
    found += await links.dead(evening.record.shown, evening.web)
    for table in tables:
        story = await story_of(table)
        pictures = posted(evening.record.of(table.number), scenes, table.scenario.reader)
        boards, faults = boards_of(story, pictures, follows=table.scenario.alone)
        for check in CHECKS:
            faults += check(story, boards)
        faults += moments.pills(story, pictures, table.calms)
        faults += moments.pages(pictures, table.pages, scenes)
        faults += telling.alike(pictures)
        faults += numbers(story, boards)
        faults += chips(story, boards)
        faults += strips(story, boards)
        found += [f"{table.scenario.name} {fault}" for fault in (*table.faults, *faults)]
    return found

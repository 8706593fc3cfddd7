"""From what was shown to what the checks of boards look at."""

from __future__ import annotations

from bisect import bisect_right
from collections import defaultdict
from collections.abc import Sequence

from bot.core import Fact
from bot.store import matches, steps
from render.scene import Scene
from tests.evening.journal import Drawn
from tests.evening.posted import Posted
from tests.evening.record import Shown
from tests.evening.story import Story
from tests.evening.tables import Table


class Scenes:
    """The scenes of a journal by their pictures."""

    def __init__(self, journal: Sequence[Drawn]) -> None:
        self._drawn: defaultdict[str, list[Drawn]] = defaultdict(list)
        for one in journal:
            self._drawn[one.digest].append(one)

    def find(self, digest: str, at: float, caption: tuple[Fact, ...] | None = None) -> Drawn | None:
        """What was drawn last as this picture, until a moment in seconds. It may be drawn several times,
        for a web page too, and a picture does not tell everything: what tells `caption` comes first."""
        drawn = self._drawn[digest]
        until = drawn[: bisect_right([one.at for one in drawn], at * 1000)]
        same = (one for one in reversed(until) if getattr(one.scene, "caption", None) == caption)
        return next(same, until[-1] if until else None)


def posted(shown: Sequence[Shown], scenes: Scenes, reader: str | None = None) -> list[Posted]:
    """Boards for everybody and their edits, or those for one person in direct messages. That a message loses
    its buttons is no edit of what it says."""
    found, latest = list[Posted](), dict[int, tuple[str, tuple[str, ...]]]()
    captions: dict[int, tuple[Fact, ...]] = {}
    for one in shown:
        picture = next((shot for shot in one.shots if shot.name == "board.png"), None)
        if one.reader != reader or one.cause or picture is None:
            continue
        digests = tuple(shot.digest for shot in one.shots)
        known = latest.get(one.message)
        latest[one.message] = one.words, digests
        drawn = scenes.find(picture.digest, one.at, captions.get(one.message))
        if known == (one.words, digests) or drawn is None or not isinstance(drawn.scene, Scene):
            continue
        captions[one.message] = drawn.scene.caption
        found.append(
            Posted(
                one.number,
                one.message,
                known is not None,
                drawn.at,
                drawn.scene,
                one.words,
                digests,
                picture.alt,
            )
        )
    return found


async def story_of(table: Table) -> Story:
    """The match as its log tells it."""
    context = table.app.services.context
    async with context.reading() as db:
        match = await context.load(db, table.number)
        rows = await steps.log(db, table.number)
        row = await matches.find(db, table.number)
    assert row is not None
    return Story(match.rules, row.seats, match.options, rows)

"""Checks of moments at which nothing was left to be sent: the newest board and the page are up to date."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from render.scene import Scene
from tests.evening.checks.posting import Scenes
from tests.evening.posted import Posted
from tests.evening.story import Story, unmarked
from tests.evening.tables import Calm, Fetched


def pills(story: Story, posted: Sequence[Posted], calms: Sequence[Calm]) -> Iterator[str]:
    """The newest board names exactly those who must act."""
    told = set[int]()
    for calm in calms:
        board = _newest(posted, calm.at)
        wanted = story.rules.to_act(story.state(calm.steps))
        named = () if board is None else tuple(seat for seat, _ in board.scene.awaited)
        if board is not None and named != wanted and board.number not in told:
            told.add(board.number)
            yield f"{board.number}: nothing is left to be sent, and it waits for {named}, not {wanted}"


def pages(posted: Sequence[Posted], fetched: Sequence[Fetched], scenes: Scenes) -> Iterator[str]:
    """The page of the match shows the position of the newest board; marks alone may differ."""
    for one in fetched:
        board, drawn = _newest(posted, one.at), scenes.find(one.digest, one.at)
        if one.status != 200:
            yield f"the page's picture is answered with {one.status}"
        elif drawn is None or not isinstance(drawn.scene, Scene):
            yield "the page's picture is none that was drawn"
        elif board is not None and not _alike(board.scene, drawn.scene):
            yield f"{board.number}: the page of the match shows another position"


def _alike(one: Scene, other: Scene) -> bool:
    return (unmarked(one.view), one.awaited, one.names) == (unmarked(other.view), other.awaited, other.names)


def _newest(posted: Sequence[Posted], at: float) -> Posted | None:
    """The newest board at a moment, as it was edited last."""
    before = [one for one in posted if one.at <= at * 1000]
    newest = max((one.message for one in before), default=None)
    return next((one for one in reversed(before) if one.message == newest), None)

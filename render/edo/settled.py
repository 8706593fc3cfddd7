"""A draft as it is shown: what it has done, in a position of its own round."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from bot.core import Fact, Term, fact
from bot.games.edo.view import EdoView, SeatView, SpaceView
from render.scene import Scene


def place(space: SpaceView) -> Fact:
    """A space with its code, or a city with its name."""
    if space.town:
        return fact(f"edo-place-{space.kind}", code=space.code, town=Term(f"edo-town-{space.town}"))
    return fact(f"edo-place-{space.kind}", code=space.code)


PLANNED: Final = ("edo-log-act", "edo-log-crew", "edo-log-sealed", "edo-log-back", "edo-offer-")
"""The beginnings of facts about a plan, which is shown as it is."""


def drafted(scene: Scene) -> tuple[Fact, ...]:
    """What the reader's draft does, on a page that only waits to be confirmed."""
    return () if scene.choices else tuple(one for one in scene.told if not one.key.startswith(PLANNED))


def settled(scene: Scene) -> Scene:
    """The scene of a draft of wages or discards, still in its own round: the next round begins only when the
    draft is confirmed. Only the reader's goods and samurai are those after the draft."""
    view = scene.view_of(EdoView)
    before = scene.before_of(EdoView)
    if before is None or view.viewer is None or not scene.chosen:
        return scene
    if (view.round, view.stack) == (before.round, before.stack):  # the merchant is turned before the round is
        return replace(scene, view=replace(view, players=_unready(before, view)))
    if before.phase not in ("wages", "limit"):
        return scene
    had, has = before.players[view.viewer], view.players[view.viewer]
    own = replace(has, ready=had.ready, slots=had.slots, cards=had.cards)
    players = tuple(
        own if seat == view.viewer else seat_view for seat, seat_view in enumerate(before.players)
    )
    spaces = tuple(
        replace(
            space,
            samurai=tuple(
                now.samurai[seat] if seat == view.viewer else count
                for seat, count in enumerate(space.samurai)
            ),
        )
        for space, now in zip(before.spaces, view.spaces, strict=True)
    )
    return replace(scene, view=replace(before, players=players, spaces=spaces))


def _unready(before: EdoView, view: EdoView) -> tuple[SeatView, ...]:
    """The seats, ready only if they were ready before: a plan counts only when it is confirmed."""
    return tuple(
        replace(now, ready=now.ready and was.ready)
        for was, now in zip(before.players, view.players, strict=True)
    )

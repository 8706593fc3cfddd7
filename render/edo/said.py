"""What a draft of Edo has done, as facts."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.core import Fact, Seat, Term, Who, fact
from bot.games.edo.ronin import Name, Pick
from bot.games.edo.setup import Bundle
from bot.games.edo.view import EdoView, SpaceView
from render.edo.theme import GOODS
from render.kit.changes import fresh
from render.scene import Scene


def place(space: SpaceView) -> Fact:
    """A space with its code, or a city with its name."""
    if space.town:
        return fact(f"edo-place-{space.kind}", code=space.code, town=Term(f"edo-town-{space.town}"))
    return fact(f"edo-place-{space.kind}", code=space.code)


def drafted(scene: Scene) -> tuple[Fact, ...]:
    """What the reader's draft has done so far, on a page that only waits to be confirmed.

    In a turn this is everything since its slot was opened, otherwise only what is new.
    """
    view = scene.view_of(EdoView)
    if scene.choices or not scene.chosen or view.viewer is None:
        return ()
    if view.phase == "act" and view.turn is not None and view.turn.seat == view.viewer:
        return view.told
    before = scene.before_of(EdoView)
    if before is None:
        return ()
    who = Who(view.viewer)
    told = tuple(event for event in fresh(before.told, view.told) if event.args.get("who", who) == who)
    return told or tuple(_unmarked(scene.chosen, before, view, view.viewer))


def _unmarked(moves: Sequence[object], before: EdoView, view: EdoView, seat: Seat) -> Iterator[Fact]:
    """The facts of moves that the view does not tell, because they leave no mark on the board."""
    for move in moves:
        match move:
            case Bundle(name):
                had, has = before.players[seat].goods, view.players[seat].goods
                goods = tuple(
                    fact(f"edo-amount-{what}", count=more)
                    for what in GOODS
                    if (more := getattr(has, what) - getattr(had, what))
                )
                yield fact("edo-log-bundle", who=Who(seat), bundle=name, goods=goods)
            case Pick(number):
                at = next(space for space in before.spaces if number in space.ronin)
                yield fact("edo-log-pick", who=Who(seat), ronin=number, place=place(at))
            case Name(land):
                yield fact("edo-log-land", who=Who(seat), land=Term(f"edo-land-{land}"))

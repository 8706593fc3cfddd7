"""The panel for a turn of Bora Bora that waits to be confirmed: its steps in order, cost, gain, points."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import partial
from typing import Final, NamedTuple

from bot.core import Event, Fact, Seat
from bot.games.bora_bora import view as v
from bot.games.bora_bora.view import PlayerView, View
from bot.text import Words
from bot.text.escape import capital
from render.bora_bora import marks
from render.bora_bora.pieces import symbols
from render.kit.changes import account, fresh
from render.kit.confirm import Step, Turn, counted, own_words
from render.kit.sketch import Sprite
from render.scene import Scene

SIZE: Final = 0.92
"""Size of the pictures before the words, as a multiple of those in the strip of the last turn."""
MOST: Final = 3
"""The most pictures before the words of a step."""
KINDS: Final[dict[str, type]] = {
    **dict.fromkeys(("bb-fished", "bb-placed", "bb-placed-gods"), v.Placed),
    **dict.fromkeys(("bb-settled", "bb-settled-aside"), v.Settled),
    **dict.fromkeys(("bb-tattooed", "bb-collected"), v.Shifted),
    **dict.fromkeys(("bb-priest", "bb-priest-out"), v.Sent),
    **dict.fromkeys(("bb-takes-top", "bb-took-card"), v.Drew),
    **dict.fromkeys(("bb-used", "bb-used-doubled", "bb-used-extra"), v.Used),
    **dict.fromkeys(("bb-bought", "bb-not-bought"), v.Bought),
    **dict.fromkeys(("bb-got-offerings", "bb-got-shells", "bb-got-beside", "bb-put"), v.Got),
    "bb-paid": v.Paid,
    "bb-red": v.Fished,
    "bb-housed": v.Welcomed,
    "bb-carried": v.Carried,
    "bb-rose": v.Rose,
    "bb-built": v.Built,
    "bb-resolved": v.Resolved,
    "bb-took-task": v.Took,
}
"""The type of the event that a fact tells."""


class Account(NamedTuple):
    """The results of the reader's turn, which waits to be confirmed."""

    told: Sequence[Fact]
    events: Sequence[Event]
    cost: dict[str, int]
    gain: dict[str, int]
    """By symbol."""
    points: tuple[int, int]
    """The points before and after."""


def account_of(scene: Scene, view: View, seat: Seat) -> Account:
    """The turn of a seat since the page was opened."""
    before = scene.before_of(View) or view
    events = list(fresh(before.marks, view.marks))
    held, player = before.players[seat], view.players[seat]
    owned = _owned(player)
    owned["cards"] += _unseen(held, player, events, seat)
    cost, gain = account(_owned(held), owned, _brought(events, seat))
    return Account(scene.told, events, cost, gain, (held.points, player.points))


def _unseen(held: PlayerView, player: PlayerView, events: Sequence[Event], seat: Seat) -> int:
    """The number of cards from the top of the deck that are still to come, because they are dealt after the
    turn."""
    mine = [event for event in events if getattr(event, "who", None) == seat]
    drawn = [event.colour for event in mine if isinstance(event, v.Drew)]
    paid = sum(len(event.how) for event in mine if isinstance(event, v.Paid) and event.how != "tile")
    return max(0, min(drawn.count(None), held.cards + len(drawn) - paid - player.cards))


def draft(scene: Scene, view: View, w: Words, names: Sequence[str]) -> Turn:
    """The turn of the reader as the panel shows it."""
    seat = view.viewer
    title = capital(w(scene.confirms("bb-pic-confirm")))
    note = "" if scene.trial else w("bb-pic-confirm-note")
    if seat is None or marks.actor(view) != seat:
        return Turn(title, (), note=note)
    sums = account_of(scene, view, seat)
    left, thing = list(sums.events), partial(_thing, seat)
    steps = tuple(
        Step(own_words(w.say(fact, names), names[seat]), _things(view, fact, left)) for fact in sums.told
    )
    return Turn(
        title,
        steps,
        counted("−", sums.cost.items(), thing),
        counted("+", sums.gain.items(), thing),
        points=sums.points,
        note=note,
    )


def _things(view: View, told: Fact, events: list[Event]) -> tuple[Sprite, ...]:
    """The pictures of the first event that a fact tells; it is taken out of `events`."""
    kind = KINDS.get(told.key)
    event = next((happened for happened in events if kind is not None and isinstance(happened, kind)), None)
    if event is None:
        return ()
    events.remove(event)
    sprites = [bit.sprite for bit in marks.bits(view, event, SIZE) if bit.sprite is not None and not bit.text]
    return tuple(sprites[:MOST])


def _owned(player: PlayerView) -> dict[str, int]:
    """The numbers of the things that the panel counts, by symbol."""
    materials = Counter(space.kind for space in player.ceremony if space.filled)
    materials.update(dict(player.beside))
    return {
        "cards": player.cards,
        "offering": player.offerings,
        "shell": player.shells,
        "god-tile": player.god_tiles,
        "priest": player.priests,
        "people": sum(spot.person is not None for spot in player.spots),
        "jewel": len(player.jewels),
        "task": len(player.done),
        **{kind: materials[kind] for kind in ("sand", "stone", "wood")},
    }


def _brought(events: Sequence[Event], seat: Seat) -> Counter[str]:
    """What the events of the draft have brought, without points."""
    brought: Counter[str] = Counter()
    for event in events:
        match event:
            case v.Got(who=who, what=what, count=count) if who == seat and what != "points":
                brought[what] += count
            case v.Drew(who=who) if who == seat:
                brought["cards"] += 1
    return brought


def _thing(seat: Seat, what: str) -> Sprite:
    return symbols.symbol(f"priest-{seat}" if what == "priest" else what, 25)

"""Put the position in words: the alt text of a picture, and the text board."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from msgspec.structs import replace

from bot.core import Seat, Term
from bot.games.golden_horn.components import MAIN_PORTS
from bot.games.golden_horn.view import Counts, Node, ShipView, View, by_colour
from bot.text import Words, words
from render.golden_horn.board import worth
from render.golden_horn.draft import balance, drafted, untold
from render.kit import telling
from render.kit.telling import Told, sentence, told
from render.scene import Scene

Position = Told[View]

QUIET: Final = frozenset({"gh-placed", "gh-cube", "gh-dealt"})
"""Facts about the start position, which the position shows anyway."""
TOLD_ELSEWHERE: Final = ("gh-chose", "gh-drew", "gh-refilled")
"""The beginnings of the keys of facts that the question, the hands and the stocks tell, too."""
END: Final = " "
"""A text is cut at a full stop with a space behind it, so this space must fit, too."""


def _brief(scene: Scene) -> list[str]:
    """Whose turn it is and what changed, the ports and squares with their ships, hand and warehouse, the
    rest."""
    t = told(telling.with_short_names(scene), View)
    turn, ways = _asked(t), list(_changed_in_brief(t))
    needed, news = list[str](), list[str]()
    for short in (False, True):
        needed = [*_when(t), *_squares(t, short), *_held(t)]
        news = telling.fitting(ways, [*turn, *needed, END], scene.language)
        if telling.within([*turn, *news, *needed, END], scene.language):
            break
    else:  # the places of the ships matter more than the changes
        earlier = [t.w("pic-earlier")] if ways[0] else []
        news = telling.fitting((earlier, []), [*turn, *needed, END], scene.language)
    return [*turn, *news, *needed, *_answers(t), *_seats(t, ships=False), *_stores(t)[2:]]


def _whole(scene: Scene) -> list[str]:
    t = told(scene, View)
    parts = (_when, _asked, _changed, _ends, _answers, _held, _route, _seats, _stores)
    return [line for part in parts for line in part(t)]


def _asked(t: Position) -> list[str]:
    """Who must act, or who has won."""
    return telling.asked(t, "gh-pic-confirm")


def _answers(t: Position) -> list[str]:
    """The answers of the reader."""
    return [] if t.view.viewer is None else telling.answers(t)


def _changed_in_brief(t: Position) -> Iterator[list[str]]:
    """What changed, from long to short: all of it first, then without facts that the rest of the text tells,
    too."""
    yield _changed(t)
    moves = tuple(fact for fact in t.scene.caption if not fact.key.startswith(TOLD_ELSEWHERE))
    yield from telling.shorter(_changed(dataclasses.replace(t, scene=replace(t.scene, caption=moves))), t.w)


def _counts(w: Words, counts: Counts | Sequence[int], nothing: str = "word-none") -> str:
    """ "orange 2, pink 1", or "none"."""
    return _listed(w, by_colour(counts)) or w(nothing)  # type: ignore[arg-type]


def _contents(w: Words, counts: Counts | Sequence[int]) -> str:
    """ "orange 2, pink 1", or "empty": what is in a port or a warehouse."""
    return _counts(w, counts, "word-empty")


def _listed(w: Words, counts: Iterable[tuple[str, int]]) -> str:
    """ "orange 2, pink 1"."""
    return ", ".join(f"{w(f'gh-colour-{colour}')} {count}" for colour, count in counts)


def _when(t: Position) -> list[str]:
    """The game, the round, and why it is the last one."""
    when = t.w("turn-round", round=t.view.round) if t.view.round else t.w("gh-pic-setup")
    lines = [f"{t.w('gh-title')}. {when}."]
    if t.view.final is not None and not t.view.over:
        who = t.names[t.view.final.who]
        why = (
            t.w("gh-pic-final-called", who=who)
            if t.view.final.port is None
            else t.w("gh-pic-final-empty", port=t.w(f"gh-port-{t.view.final.port}"))
        )
        lines.append(f"{t.w('turn-last-round')}: {why}.")
    return lines


def _ends(t: Position) -> list[str]:
    """What ends the match, until the last round has begun."""
    return [] if t.view.over or t.view.final is not None else [t.w("gh-pic-tell-end")]


def _changed(t: Position) -> list[str]:
    """What the draft has done, or what happened in the last turn."""
    if t.scene.waits:
        return [*(sentence(t.w.say(fact, t.names)) for fact in drafted(t.scene)), *_balance(t)]
    return [t.w.say(fact, t.names) for fact in t.scene.caption if fact.key.removesuffix("-many") not in QUIET]


def _balance(t: Position) -> list[str]:
    """What a draft does that is not in the log, what it costs and brings, and the points before and after."""
    found = balance(t.scene, t.view)
    changes = {"pic-turn-cost": found.spent.items(), "pic-turn-gain": found.got.items()}
    said = {key: [_listed(t.w, things)] if things else [] for key, things in changes.items()}
    return [*map(sentence, untold(t.scene, t.view, t.w)), *telling.account(t.w, said, found.points)]


def _held(t: Position) -> list[str]:
    """The reader's hand and warehouse."""
    if t.view.viewer is None:
        return []
    lines = []
    if t.view.hand is not None:
        lines.append(f"{t.w('gh-pic-hand')}: {_counts(t.w, t.view.hand)}.")
    own = t.view.players[t.view.viewer].warehouse
    if own is not None:
        lines.append(f"{_warehouse(t.w, t.view, own, not t.scene.waits)}.")
    return lines


def _warehouse(w: Words, view: View, held: Counts, pointed: bool = True) -> str:
    """ "Warehouse: orange 2, pink 1 (3 points now)"; without the points (`pointed`) if they stand
    elsewhere, as when the match is over."""
    stock = f"{w('gh-pic-warehouse')}: {_contents(w, held)}"
    return stock if view.over or not pointed else f"{stock} ({w('pic-points-now', points=worth(view, held))})"


def _named(w: Words, ship: ShipView) -> str:
    """ "L2 (orange, pink)"."""
    return f"{ship.id} ({', '.join(w(f'gh-colour-{colour}') for colour in dict.fromkeys(ship.sails))})"


def _ship(w: Words, ship: ShipView) -> str:
    """ "L2 (orange, pink) on S8, heading east, 3 green cubes aboard"."""
    name = _named(w, ship)
    if ship.node is None:
        return name
    if ship.node[0] == "S":
        parts = [w("gh-pic-at-sea", ship=name, place=ship.node)]
    else:
        parts = [w("gh-pic-at-port", ship=name, port=Term(f"gh-port-{ship.node}"))]
    if ship.direction:
        parts.append(w("gh-pic-heads", direction=ship.direction))
    if ship.cargo is not None and ship.cubes:
        parts.append(w("gh-effect-cargo", count=ship.cubes, colour=Term(f"gh-colour-{ship.cargo}")))
    if ship.reversed:
        parts.append(w("gh-pic-turned"))
    return ", ".join(parts)


def _seats(t: Position, ships: bool = True) -> list[str]:
    """One line per seat; in brief without the ships, which stand on the squares."""
    return [_seat(t.w, t.view, seat, t.names[seat], ships) for seat in range(t.view.seats)]


def _seat(w: Words, view: View, seat: Seat, name: str, ships: bool = True) -> str:
    player = view.players[seat]
    crest = w(f"gh-crest-{player.crest}")
    if view.start_seat == seat:
        crest += f", {w('gh-pic-starts')}"
    parts = [w("word-cards", count=player.hand)]
    if player.warehouse is not None and seat != view.viewer:
        parts.append(_warehouse(w, view, player.warehouse))
    if ships:
        parts += [_ship(w, ship) for ship in view.ships if ship.seat == seat]
    return f"{name} ({crest}): {w.semicolons(parts)}."


def _route(t: Position) -> list[str]:
    """The nodes from west to east with their colours and the ships on them."""
    stops = []
    for node in t.view.route:
        here = [ship.id for ship in t.view.ships if ship.node == node.id]
        stops.append(_node(t.w, node) + (f" [{' '.join(here)}]" if here else ""))
    return [f"{' – '.join(stops)}."]


def _node(w: Words, node: Node) -> str:
    """ "S1 orange", or the name of a port."""
    return w(f"gh-port-{node.id}") if node.colour is None else f"{node.id} {w(f'gh-colour-{node.colour}')}"


def _squares(t: Position, short: bool = False) -> list[str]:
    """The route with the cubes of the ports and everything about the ships, in few words; then the ships that
    have no place yet.

    `short`: arrows instead of words for the course of ships, and nothing about ships that have turned.
    """
    cubes = {port: f": {_contents(t.w, here)}" for port, here in zip(MAIN_PORTS, t.view.ports, strict=True)}
    lines = []
    for node in t.view.route:
        here = [_briefly(t.w, ship, short) for ship in t.view.ships if ship.node == node.id]
        ships = f" [{t.w.semicolons(here)}]" if here else ""
        lines.append(_node(t.w, node) + cubes.get(node.id, "") + ships)
    waiting = [_named(t.w, ship) for ship in t.view.ships if ship.node is None]
    return [f"{' – '.join(lines)}.", *([f"{', '.join(waiting)}."] if waiting else [])]


def _briefly(w: Words, ship: ShipView, short: bool) -> str:
    """ "L2 (orange, pink), east, green 3", or "L2 (orange, pink) →, green 3"."""
    parts = [_named(w, ship)]
    if ship.direction and short:
        parts = [f"{parts[0]} {'→' if ship.direction == 'E' else '←'}"]
    elif ship.direction:
        parts.append(
            w("gh-pic-tell-course", direction=ship.direction, turned="yes" if ship.reversed else "no")
        )
    if ship.cargo is not None and ship.cubes:
        parts.append(f"{w(f'gh-colour-{ship.cargo}')} {ship.cubes}")
    return ", ".join(parts)


def _stores(t: Position) -> list[str]:
    """The cubes of the ports, the bag, the draw pile and the discard pile."""
    ports = zip(MAIN_PORTS, t.view.ports, strict=True)
    lines = [f"{t.w(f'gh-port-{port}')}: {_contents(t.w, cubes)}." for port, cubes in ports]
    lines.append(t.w("gh-pic-stores", bag=t.view.bag, pile=t.view.pile, used=sum(t.view.discard)))
    if any(t.view.discard):
        lines.append(t.w("gh-pic-used-list", list=_counts(t.w, t.view.discard)))
    return lines


TELLING: Final = telling.Telling(  # at the end with what is in the warehouses
    "gh-title",
    _brief,
    _whole,
    lambda scene, seat: _counts(words(scene.language), scene.view_of(View).players[seat].warehouse or ()),
)

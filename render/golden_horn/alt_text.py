"""Put the position in words: the alt text of a picture, and the text board."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final, cast

from msgspec.structs import replace

from bot.core import Seat, Term
from bot.games.golden_horn.view import Counts, NodeView, ShipView, View, by_colour
from bot.text import Words, words
from render.golden_horn.draft import balance, drafted, untold
from render.golden_horn.worth import worth
from render.kit.telling import (
    ALT_TEXT,
    Anything,
    answers,
    fitting,
    lobby,
    ranked,
    said,
    sentence,
    shorter,
    with_short_names,
    won,
)
from render.kit.telling import names as names_of
from render.scene import Lobby, Scene, Sheet

QUIET: Final = frozenset({"gh-placed", "gh-cube", "gh-dealt"})
"""What is laid out at the beginning: the position tells it."""
TOLD_ELSEWHERE: Final = ("gh-chose", "gh-drew", "gh-refilled")
"""With this the kinds of facts begin that the question, hands and stocks tell, too."""
END: Final = " "
"""What is cut ends at a full stop with a space behind it: as much must fit, too."""


def describe(scene: Anything) -> str:
    """A few sentences, the most important first; says nothing that the picture does not show."""
    match scene:
        case Lobby():
            return " ".join(lobby(scene, "gh-title"))
        case Sheet():
            return " ".join(_sheet(scene))
        case _:
            return " ".join(_in_brief(with_short_names(scene)))


def _in_brief(scene: Scene) -> list[str]:
    """Whose turn and what changed, the ports and squares with their ships, hand and warehouse, the rest."""
    turn, ways = _asked(scene), list(_changed_in_brief(scene))
    needed, told = list[str](), list[str]()
    for short in (False, True):
        needed = [*_when(scene), *_squares(scene, short), *_held(scene)]
        told = fitting(ways, [*turn, *needed, END], scene.language)
        if _fit([*turn, *told, *needed], scene.language):
            break
    else:  # where the ships are matters more than where they came from
        told = []
    return [*turn, *told, *needed, *_answers(scene), *_seats_in_brief(scene), *_stores(scene)[2:]]


def _changed_in_brief(scene: Scene) -> Iterator[list[str]]:
    """What changed: all of it, or without what is told elsewhere, too."""
    yield _changed(scene)
    moves = tuple(fact for fact in scene.caption if not fact.key.startswith(TOLD_ELSEWHERE))
    yield from shorter(_changed(replace(scene, caption=moves)), words(scene.language))


def _fit(lines: Sequence[str], language: str) -> bool:
    """Whether lines are told whole, with more behind them."""
    return len(said(" ".join([*lines, END]), language)) <= ALT_TEXT


def board(scene: Anything) -> str:
    """Everything the picture shows, line by line."""
    match scene:
        case Lobby():
            return "\n".join(lobby(scene, "gh-title"))
        case Sheet():
            return "\n".join(_sheet(scene))
        case _:
            parts = (_when, _turn, _ends, _private, _route, _seats, _stores)
            return "\n".join(line for part in parts for line in part(scene))


def _view(scene: Scene | Sheet) -> View:
    return cast(View, scene.view)


def _counts(w: Words, counts: Counts | Sequence[int]) -> str:
    """ "orange 2, pink 1", or "none"."""
    return _listed(w, by_colour(counts)) or w("word-none")  # type: ignore[arg-type]


def _listed(w: Words, counts: Iterable[tuple[str, int]]) -> str:
    """ "orange 2, pink 1"."""
    return ", ".join(f"{w(f'gh-colour-{colour}')} {count}" for colour, count in counts)


def _sheet(scene: Sheet) -> list[str]:
    w = words(scene.language)
    names = names_of(scene, w)
    view = _view(scene)
    figures = view.printed.figures()
    lines = [f"{w('gh-title')}. {w('pic-final', rounds=view.round)}."]
    for seat in ranked(scene):
        place = scene.score.places[seat]
        items = ", ".join(f"{w(key, **figures)} {points}" for key, points in place.items if points)
        own = view.players[seat].warehouse
        stock = f" ({_counts(w, own)})" if own is not None else ""
        points = w.semicolons(one for one in (f"{w('pic-total')} {place.total}", items) if one)
        lines.append(f"{place.rank}. {names[seat]}: {points}{stock}.")
    return lines


def _when(scene: Scene) -> list[str]:
    """Game, round, and why it is the last."""
    w = words(scene.language)
    names = names_of(scene, w)
    view = _view(scene)
    when = w("turn-round", round=view.round) if view.round else w("gh-pic-setup")
    lines = [f"{w('gh-title')}. {when}."]
    if view.final is not None and not view.over:
        who = names[view.final.who]
        why = (
            w("gh-pic-final-called", who=who)
            if view.final.port is None
            else w("gh-pic-final-empty", port=w(f"gh-port-{view.final.port}"))
        )
        lines.append(f"{w('turn-last-round')}: {why}.")
    return lines


def _ends(scene: Scene) -> list[str]:
    """What ends the match, until the last round has begun."""
    view = _view(scene)
    return [] if view.over or view.final is not None else [words(scene.language)("gh-pic-tell-end")]


def _turn(scene: Scene) -> list[str]:
    """Who must act, and what happened."""
    return _asked(scene) + _changed(scene)


def _asked(scene: Scene) -> list[str]:
    """Who must act, or who has won."""
    w = words(scene.language)
    names = names_of(scene, w)
    view = _view(scene)
    if scene.waits and view.viewer is not None:
        return [f"{names[view.viewer]}: {sentence(w('gh-pic-confirm'))}"]
    if scene.question is not None and view.viewer is not None:
        return [f"{names[view.viewer]}: {sentence(w.say(scene.question, names))}"]
    if end := won(scene, names):
        return end
    told = [(seat, sentence(w.say(prompt, names))) for seat, prompt in scene.awaited]
    if len(told) > 1 and len({asked for _, asked in told}) == 1:
        return [f"{', '.join(names[seat] for seat, _ in told)}: {told[0][1]}"]
    return [f"{names[seat]}: {asked}" for seat, asked in told]


def _changed(scene: Scene) -> list[str]:
    """What the draft has done, or what happened in the last turn."""
    w = words(scene.language)
    names = names_of(scene, w)
    if scene.waits:
        return [*(w.say(fact, names) for fact in drafted(scene)), *_balance(scene, w)]
    return [w.say(fact, names) for fact in scene.caption if fact.key.removesuffix("-many") not in QUIET]


def _balance(scene: Scene, w: Words) -> list[str]:
    """What a draft does that no log tells, what it costs and brings, and the points before and after."""
    view = _view(scene)
    found = balance(scene, view)
    lines = [sentence(step) for step in untold(scene, view, w)]
    for key, things in (("pic-turn-cost", found.spent), ("pic-turn-gain", found.got)):
        if things:
            lines.append(f"{w(key)}: {_listed(w, things.items())}.")
    if found.points is not None:
        before, after = found.points
        lines.append(f"{w('pic-turn-points')}: {before if before == after else f'{before} → {after}'}.")
    return lines


def _private(scene: Scene) -> list[str]:
    """The reader's answers, hand and warehouse."""
    return _answers(scene) + _held(scene)


def _answers(scene: Scene) -> list[str]:
    """What the reader may answer."""
    w = words(scene.language)
    return [] if _view(scene).viewer is None else answers(scene, w, names_of(scene, w))


def _held(scene: Scene) -> list[str]:
    """The reader's hand and warehouse."""
    w = words(scene.language)
    view = _view(scene)
    if view.viewer is None:
        return []
    lines = []
    if view.hand is not None:
        lines.append(f"{w('gh-pic-hand')}: {_counts(w, view.hand)}.")
    own = view.players[view.viewer].warehouse
    if own is not None:
        lines.append(f"{_warehouse(w, view, own, not scene.waits)}.")
    return lines


def _warehouse(w: Words, view: View, held: Counts, pointed: bool = True) -> str:
    """ "Warehouse: orange 2, pink 1 (3 points now)"; without the points (`pointed`) if they stand
    elsewhere, as when the match is over."""
    told = f"{w('gh-pic-warehouse')}: {_counts(w, held)}"
    return told if view.over or not pointed else f"{told} ({w('pic-points-now', points=worth(view, held))})"


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


def _seats(scene: Scene) -> list[str]:
    w = words(scene.language)
    names = names_of(scene, w)
    view = _view(scene)
    return [_seat(w, view, seat, names[seat]) for seat in range(view.seats)]


def _seats_in_brief(scene: Scene) -> list[str]:
    """One line per seat without the ships, which stand on the squares."""
    w = words(scene.language)
    names = names_of(scene, w)
    view = _view(scene)
    return [_seat(w, view, seat, names[seat], ships=False) for seat in range(view.seats)]


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


def _route(scene: Scene) -> list[str]:
    """The nodes from west to east with their colours and the ships on them."""
    w = words(scene.language)
    view = _view(scene)
    found = []
    for node in view.route:
        here = [ship.id for ship in view.ships if ship.node == node.id]
        found.append(_node(w, node) + (f" [{' '.join(here)}]" if here else ""))
    return [f"{' – '.join(found)}."]


def _node(w: Words, node: NodeView) -> str:
    """ "S1 orange", or the name of a port."""
    return w(f"gh-port-{node.id}") if node.colour is None else f"{node.id} {w(f'gh-colour-{node.colour}')}"


def _squares(scene: Scene, short: bool = False) -> list[str]:
    """The route with the cubes of the ports and everything about the ships, shortly; then the ships that have
    no place yet.

    `short`: an arrow for the course along this list, and no word of ships that have turned.
    """
    w = words(scene.language)
    view = _view(scene)
    cubes = {port.node: f": {_counts(w, port.cubes)}" for port in view.ports}
    found = []
    for node in view.route:
        here = [_briefly(w, ship, short) for ship in view.ships if ship.node == node.id]
        ships = f" [{w.semicolons(here)}]" if here else ""
        found.append(_node(w, node) + cubes.get(node.id, "") + ships)
    waiting = [_named(w, ship) for ship in view.ships if ship.node is None]
    return [f"{' – '.join(found)}.", *([f"{', '.join(waiting)}."] if waiting else [])]


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


def _stores(scene: Scene) -> list[str]:
    """The cubes of the ports, the bag, the draw pile and the discard pile."""
    w = words(scene.language)
    view = _view(scene)
    lines = [f"{w(f'gh-port-{port.node}')}: {_counts(w, port.cubes)}." for port in view.ports]
    lines.append(w("gh-pic-stores", bag=view.bag, pile=view.pile, used=sum(view.discard)))
    if any(view.discard):
        lines.append(w("gh-pic-used-list", list=_counts(w, view.discard)))
    return lines

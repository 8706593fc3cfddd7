"""Put the position in words: the alt text of a picture, and the text board."""

from __future__ import annotations

from collections.abc import Sequence

from bot.core import Seat, Term
from bot.games.golden_horn.view import Counts, ShipView, View, by_colour
from bot.text import Words, words
from render.golden_horn.choices import drafted
from render.golden_horn.table import CAPTIONS
from render.kit.telling import Anything, answers, lobby, ranked, sentence
from render.kit.telling import names as names_of
from render.scene import Lobby, Scene, Sheet


def describe(scene: Anything) -> str:
    """A few sentences, the most important first; says nothing that the picture does not show."""
    match scene:
        case Lobby():
            return " ".join(lobby(scene, "gh-title"))
        case Sheet():
            return " ".join(_sheet(scene))
        case _:
            parts = (_turn, _when, _private, _seats, _route, _stores)
            return " ".join(line for part in parts for line in part(scene))


def board(scene: Anything) -> str:
    """Everything the picture shows, line by line."""
    match scene:
        case Lobby():
            return "\n".join(lobby(scene, "gh-title"))
        case Sheet():
            return "\n".join(_sheet(scene))
        case _:
            parts = (_when, _turn, _private, _route, _seats, _stores)
            return "\n".join(line for part in parts for line in part(scene))


def _view(scene: Scene | Sheet) -> View:
    return scene.view  # type: ignore[return-value]


def _counts(w: Words, counts: Counts | Sequence[int]) -> str:
    """ "orange 2, pink 1", or "none"."""
    found = [
        f"{w(f'gh-colour-{colour}')} {count}"
        for colour, count in by_colour(counts)  # type: ignore[arg-type]
    ]
    return ", ".join(found) or w("word-none")


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
    lines = [f"{w('gh-title')}, {when}."]
    if view.final is not None and not view.over:
        who = names[view.final.who]
        why = (
            w("gh-pic-final-called", who=who)
            if view.final.port is None
            else w("gh-pic-final-empty", port=w(f"gh-port-{view.final.port}"))
        )
        lines.append(f"{w('turn-last-round')}: {why}.")
    return lines


def _turn(scene: Scene) -> list[str]:
    """Who must act, and what happened."""
    w = words(scene.language)
    names = names_of(scene, w)
    view = _view(scene)
    asked = scene.question
    if asked is not None and view.viewer is not None:
        lines = [f"{names[view.viewer]}: {sentence(w.say(asked, names))}"]
    else:
        lines = [f"{names[seat]}: {sentence(w.say(prompt, names))}" for seat, prompt in scene.awaited]
    if scene.chosen and not scene.choices and asked is None:
        return lines + [w.say(fact, names) for fact in drafted(scene)]
    return lines + [w.say(fact, names) for fact in scene.caption if fact.key in CAPTIONS]


def _private(scene: Scene) -> list[str]:
    """The reader's answers, hand and warehouse."""
    w = words(scene.language)
    names = names_of(scene, w)
    view = _view(scene)
    if view.viewer is None:
        return []
    lines = []
    lines += answers(scene, w, names)
    if view.hand is not None:
        lines.append(f"{w('gh-pic-hand')}: {_counts(w, view.hand)}.")
    own = view.players[view.viewer].warehouse
    if own is not None:
        lines.append(f"{w('gh-pic-warehouse')}: {_counts(w, own)}.")
    return lines


def _ship(w: Words, ship: ShipView) -> str:
    """ "L2 (orange, pink) on S8, heading east, 3 green cubes aboard"."""
    colours = list(dict.fromkeys(ship.sails))
    name = f"{ship.id} ({', '.join(w(f'gh-colour-{colour}') for colour in colours)})"
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


def _seat(w: Words, view: View, seat: Seat, name: str) -> str:
    player = view.players[seat]
    crest = w(f"gh-crest-{player.crest}")
    if view.start_seat == seat:
        crest += f", {w('gh-pic-starts')}"
    parts = [w("word-cards", count=player.hand)]
    if player.warehouse is not None and seat != view.viewer:
        parts.append(f"{w('gh-pic-warehouse')}: {_counts(w, player.warehouse)}")
    parts += [_ship(w, ship) for ship in view.ships if ship.seat == seat]
    return f"{name} ({crest}): {'; '.join(parts)}."


def _route(scene: Scene) -> list[str]:
    """The nodes from west to east with their colours and the ships on them."""
    w = words(scene.language)
    view = _view(scene)
    found = []
    for node in view.route:
        here = [ship.id for ship in view.ships if ship.node == node.id]
        name = (
            w(f"gh-port-{node.id}") if node.colour is None else f"{node.id} {w(f'gh-colour-{node.colour}')}"
        )
        found.append(name + (f" [{' '.join(here)}]" if here else ""))
    return [f"{' – '.join(found)}."]


def _stores(scene: Scene) -> list[str]:
    """The cubes of the ports, the bag, the draw pile and the discard pile."""
    w = words(scene.language)
    view = _view(scene)
    lines = [f"{w(f'gh-port-{port.node}')}: {_counts(w, port.cubes)}." for port in view.ports]
    lines.append(w("gh-pic-stores", bag=view.bag, pile=view.pile, used=sum(view.discard)))
    if any(view.discard):
        lines.append(w("gh-pic-used-list", list=_counts(w, view.discard)))
    return lines

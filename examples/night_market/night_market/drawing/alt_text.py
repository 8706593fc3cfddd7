"""Put the position in words: the alt text of a picture, and the text board."""

from __future__ import annotations

from collections.abc import Iterable

from bot.core import Fact, Term, fact
from bot.text import Words, words
from night_market.components import value
from night_market.view import View
from render.kit.telling import Anything, answers, lobby, ranked, sentence
from render.kit.telling import names as names_of
from render.scene import Lobby, Scene, Sheet


def describe(scene: Anything) -> str:
    """A few sentences, the most important first."""
    return " ".join(_lines(scene, brief=True))


def board(scene: Anything) -> str:
    """Everything that the picture shows, line by line."""
    return "\n".join(_lines(scene, brief=False))


def _lines(scene: Anything, brief: bool) -> list[str]:
    if isinstance(scene, Lobby):
        return lobby(scene, "nm-title")
    if isinstance(scene, Sheet):
        return _sheet(scene)
    return _position(scene, brief)


def _sheet(scene: Sheet) -> list[str]:
    w = words(scene.language)
    names, figures = names_of(scene, w), scene.view.printed.figures()
    lines = [f"{w('nm-title')}. {w('pic-final', rounds=scene.view.round)}."]
    for seat in ranked(scene):
        place = scene.score.places[seat]
        items = ", ".join(f"{w(key, **figures)} {points}" for key, points in place.items if points)
        lines.append(f"{place.rank}. {names[seat]}: {w('pic-total')} {place.total}; {items}.")
    return lines


def _position(scene: Scene, brief: bool) -> list[str]:
    view: View = scene.view  # type: ignore[assignment]
    w = words(scene.language)
    names = names_of(scene, w)
    rounds = view.printed.rounds
    when = w("nm-pic-when", round=view.round, rounds=rounds) if view.round else w("nm-pic-dealing")
    lines = [f"{w('nm-title')}, {when}."]
    if scene.question is not None and view.viewer is not None:
        lines.append(f"{names[view.viewer]}: {sentence(w.say(scene.question, names))}")
    else:
        lines += [f"{names[seat]}: {sentence(w.say(asked, names))}" for seat, asked in scene.awaited]
    if view.lot:
        lines.append(w("nm-say-lot", cards=_all(view, view.lot)))
    if view.hand:
        lines.append(w("nm-say-hand", cards=_all(view, view.hand)))
    if view.bid:
        lines.append(_say(w, "nm-say-bid", view, view.bid))
    lines += [] if brief else answers(scene, w, names)
    for seat, stall in enumerate(view.stalls):
        if stall.opened:
            lines.append(_say(w, "nm-say-opened", view, stall.opened, who=names[seat]))
        cards = _all(view, stall.cards)
        lines.append(w("nm-say-stall", who=names[seat], cards=cards, count=stall.in_hand))
    lines.append(w("nm-pic-tray", who=names[view.tray]))
    return lines


def _all(view: View, cards: Iterable[str]) -> tuple[Fact, ...]:
    return tuple(fact("nm-say-card", kind=_goods(view, card), value=value(card)) for card in cards)


def _say(w: Words, key: str, view: View, card: str, **more: str) -> str:
    return w(key, kind=_goods(view, card), value=value(card), **more)


def _goods(view: View, card: str) -> Term:
    return Term(f"nm-goods-{view.printed.kinds[card[0]]}")

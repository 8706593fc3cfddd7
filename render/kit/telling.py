"""Words about a position that are the same in all games: names, the lobby, the numbered answers, and how an
alt text keeps within its limit.

A game says what its tables and pages show (`Telling`), in functions of a position (`Told`). The score sheet,
who is asked what, and what a draft costs and brings are told here, too.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, Generic, TypeVar

import msgspec

from bot.core import Fact, Offer, Score, Seat, SeatScore, Term, View, Who
from bot.text import Words, minus, plain, words
from bot.text.escape import COMPUTER, capital
from render.scene import Choice, Lobby, Scene, Sheet

V = TypeVar("V", bound=View)
Anything = Scene | Lobby | Sheet
Part = int | str | Who | Term | Fact
"""The types of values that a list in a message may hold."""

ALT_TEXT: Final = 1024
"""Discord's limit for the description of a file, in characters."""

_NAMES: Final = 64
"""Characters that the names of all seats have together where words are short."""


@dataclass(frozen=True)
class Told(Generic[V]):
    """A position, with what is needed to put it into words."""

    scene: Scene
    view: V
    w: Words
    names: list[str]
    """By seat."""


def told(scene: Scene, kind: type[V]) -> Told[V]:
    """The position of a scene of a game whose views are of a kind."""
    w = words(scene.language)
    return Told(scene, scene.view_of(kind), w, names(scene, w))


@dataclass(frozen=True)
class Telling:
    """How a game puts its pictures in words."""

    title: str
    """The key of its name."""
    brief: Callable[[Scene], Iterable[str]]
    """The alt text of a table or a page: a few sentences, the most important first; says nothing that the
    picture does not show."""
    whole: Callable[[Scene], Iterable[str]]
    """Everything such a picture shows, line by line."""
    earned: Callable[[Sheet, Seat], str] | None = None
    """Words for what a seat has at the end, for its line of the score sheet."""

    def describe(self, scene: Anything) -> str:
        """The alt text of a picture."""
        return " ".join(self._lines(scene, self.brief))

    def board(self, scene: Anything) -> str:
        """The text board of a picture."""
        return "\n".join(self._lines(scene, self.whole))

    def _lines(self, scene: Anything, tell: Callable[[Scene], Iterable[str]]) -> Iterable[str]:
        match scene:
            case Lobby():
                return lobby(scene, self.title)
            case Sheet():
                return sheet(scene, self.title, self.earned)
            case _:
                return tell(scene)


def names(scene: Anything, w: Words) -> list[str]:
    """Plain names by seat; for a free seat of a lobby, the word for "free"."""
    return [
        w("seat-free") if name is None else plain(name, w("seat-name", seat=seat + 1))
        for seat, name in enumerate(scene.names)
    ]


def with_short_names(scene: Scene, letters: int = _NAMES) -> Scene:
    """The scene with names short enough to leave room for the position: `letters` together. The same names
    are always shortened in the same way, and different names stay different."""
    most = letters // len(scene.names)
    short = [_short(name, most) for name in scene.names]
    with_numbers = [
        name if short.count(name) == 1 else f"{name} {seat + 1}" for seat, name in enumerate(short)
    ]
    return msgspec.structs.replace(scene, names=tuple(with_numbers))


def _short(name: str, most: int) -> str:
    badge = f" {COMPUTER}" if name.endswith(COMPUTER) else ""
    shown = name.removesuffix(COMPUTER).rstrip()
    return name if len(shown) <= most else shown[: most - 1].rstrip() + "…" + badge


def said(text: str, language: str) -> str:
    """The text as its language writes it, with the badges of computers in words."""
    w = words(language)
    return w.spaced(text.replace(COMPUTER, w("computer-badge")) if COMPUTER in text else text)


def within(lines: Iterable[str], language: str) -> bool:
    """Whether an alt text has room for all lines."""
    return len(said(" ".join(lines), language)) <= ALT_TEXT


def fitting(told: Iterable[list[str]], needed: Sequence[str], language: str) -> list[str]:
    """The news in the first of several forms that leaves room for the lines that are needed; if none does, in
    the last form."""
    lines: list[str] = []
    for lines in told:
        if within([*lines, *needed], language):
            break
    return lines


def shorter(news: list[str], w: Words) -> Iterator[list[str]]:
    """The news in shorter and shorter forms, from everything to the last item alone. If early items are left
    out, a line says so."""
    yield news
    yield from ([w("pic-earlier"), *news[start:]] for start in range(1, len(news)))


def sentence(text: str) -> str:
    """The text with a full stop, unless it already ends with punctuation."""
    return text if text[-1:] in ".?!;…" else text + "."


def lobby(scene: Lobby, title: str) -> list[str]:
    """A table that has not started, in words: seats, names, options.

    `title` is the key of the game's name.
    """
    w = words(scene.language)
    seated = names(scene, w)
    taken = sum(name is not None for name in scene.names)
    return [
        f"{w(title)}. {capital(w('pic-lobby-seats', taken=taken, seats=len(seated)))}.",
        ", ".join(seated) + ".",
        *(w.say(option, seated).replace("**", "") + "." for option in scene.options),
        *([] if scene.clock is None else [sentence(w.say(scene.clock, seated))]),
    ]


def sheet(scene: Sheet, title: str, earned: Callable[[Sheet, Seat], str] | None = None) -> list[str]:
    """The score of a finished match, in words: who has which rank, and for what."""
    w = words(scene.language)
    seated, figures = names(scene, w), scene.view.printed.figures()
    lines = [f"{w(title)}. {w('pic-final', rounds=scene.view.round)}."]
    for seat in ranked(scene):
        place = scene.score.seats[seat]
        items = [f"{w(key, **figures)} {minus(points)}" for key, points in place.items if points]
        more = [*standing(w, scene.score, seat), *([] if earned is None else [earned(scene, seat)])]
        parts = w.semicolons([f"{w('pic-total')} {minus(place.total)}", *items, *more])
        lines.append(f"{place.rank}. {seated[seat]}: {parts}.")
    return lines


def standing(w: Words, score: Score, seat: Seat) -> list[str]:
    """Why a seat ranks where it does, besides its points: what brings none and only some seats have ("no
    house in Edo: ranked behind"), and what parts it from others with the same total."""
    place, had = score.seats[seat], [dict(other.items) for other in score.seats]
    behind = [w(key) for key, points in place.items if not points and not all(key in items for items in had)]
    return [*behind, *filter(None, [tie_text(w, place)])]


def tie_text(w: Words, place: SeatScore) -> str:
    """What parts a seat from others with the same total ("tie-break: order tile 2"); nothing: ""."""
    if not place.ties:
        return ""
    return w("pic-tie", parts=w.semicolons([f"{w(key)} {value}" for key, value in place.ties]))


def asked(t: Told[V], confirm: str = "", question: Fact | None = None) -> list[str]:
    """Who must act and what is asked, or who has won.

    Args:
        confirm: the key of what is asked where a draft waits to be confirmed.
        question: the question of the page, if its view has a better one than the scene.
    """
    scene, w, viewer = t.scene, t.w, t.view.viewer
    if viewer is not None and confirm and scene.waits:
        return [f"{t.names[viewer]}: {sentence(w(scene.confirms(confirm)))}"]
    if viewer is not None and scene.question is not None:
        return [_to(t.names[viewer], sentence(w.say(question or scene.question, t.names)))]
    if end := won(scene, t.names):
        return end
    each = [(seat, sentence(w.say(prompt, t.names))) for seat, prompt in scene.awaited]
    if len(each) > 1 and len({text for _, text in each}) == 1:
        asked = sentence(w.to_all([prompt for _, prompt in scene.awaited], t.names))
        return [_to(", ".join(t.names[seat] for seat, _ in each), asked)]
    return [_to(t.names[seat], text) for seat, text in each]


def _to(who: str, asked: str) -> str:
    """A question with the names of those it is for before it. There is a dash if the question begins with
    what it is about: two colons in a row would be hard to follow."""
    return f"{who} – {asked}" if re.match(r"[^.?!;]*:", asked) else f"{who}: {asked}"


def happened(t: Told[V], quiet: Collection[str] = ()) -> list[str]:
    """The last turn, without facts of `quiet` kinds; empty on a private page with a question or a draft."""
    if t.scene.question is not None or t.scene.chosen:
        return []
    return [t.w.say(one, t.names) for one in t.scene.caption if one.key.removesuffix("-many") not in quiet]


def account(w: Words, changes: Mapping[str, Sequence[str]], points: tuple[int, int] | None) -> list[str]:
    """What a draft costs and brings, by the key of the word before it, and the points before and after."""
    lines = [f"{w(key)}: {', '.join(things)}." for key, things in changes.items() if things]
    if points is not None:
        before, after = map(minus, points)
        lines.append(f"{w('pic-turn-points')}: {before if before == after else f'{before} → {after}'}.")
    return lines


def answers(t: Told[V]) -> list[str]:
    """The numbered answers of a private page, with what each costs and gains, and how to type it."""
    lines = []
    for choice in t.scene.choices:
        notes = [t.w.say(effect, t.names) for effect in choice.offer.effects]
        tail = f" ({t.w.semicolons(notes)})" if notes else ""
        label = without_tag(choice.offer, choice.tag, t.w.say(choice.offer.label, t.names))
        tag = "" if names_itself(choice.offer, choice.tag, label) else f"{choice.tag}: "
        lines.append(f"{tag}{label}{tail}.{_command(t.scene, choice)}")
    return lines


def _command(scene: Scene, choice: Choice) -> str:
    """The command that gives an answer after those that are given already. Nothing may follow it."""
    if not scene.typed:
        return ""
    return " ".join([f" /{scene.typed}", *map(str, scene.chosen), str(choice.move)])


def names_itself(offer: Offer, tag: str, label: str) -> bool:
    """Whether the tag of an answer is a name with which its words begin."""
    return offer.name == tag and re.match(rf"{re.escape(tag)}(?!\w)", label) is not None


def without_tag(offer: Offer, tag: str, label: str) -> str:
    """The words of an answer beside its tag, as in `C1 · Start in Mito`: no "(C1)" follows. A number that is
    no name is none of its words."""
    return label.replace(f" ({tag})", "") if offer.name == tag else label


def won(scene: Scene, seated: Sequence[str]) -> list[str]:
    """Who has won a finished match, and with how many points; nothing if nobody has."""
    if scene.winner is not None:
        return [words(scene.language)("board-won", who=seated[scene.winner])]
    best = scene.won
    if scene.score is None or not best:
        return []
    who = tuple(seated[seat] for seat in best)
    return [words(scene.language)("board-winner", who=who, total=scene.score.seats[best[0]].total)]


def ranked(sheet: Sheet) -> list[int]:
    """Seats in the order of their ranks."""
    return sorted(range(len(sheet.names)), key=lambda seat: (sheet.score.seats[seat].rank, seat))

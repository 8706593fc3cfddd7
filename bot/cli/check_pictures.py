"""Texts for which the pictures have no room: part of `python -m bot check-texts`.

It draws pictures of random games in a language, and watches which texts are written (`render.kit.watching`).
"""

from __future__ import annotations

import random
import sys
from collections.abc import Iterator, Sequence
from typing import Any, Final

from msgspec.structs import replace

from bot.cli.check_guide import varied
from bot.cli.simulate import walk
from bot.cli.specimens import specimens, table
from bot.core import CHANCE, AnyRules, CurvePoint, Fact, Options, Step, complete_options
from bot.core.checks.position import Position
from bot.games.registry import PACKAGES, Fault
from bot.match.engine.moves import preview
from bot.match.play.turn import heard
from bot.text import LANGUAGES, words
from bot.text.catalogues import Message, catalogue_files, messages_of
from bot.text.game_texts import check_texts
from bot.text.gather import needed
from render.kit.own_look import forget
from render.kit.watching import Watch, Written, watching
from render.paint import Anything, canvas, pictures
from render.scene import Curves, Scene

NAMES: Final = ("Ada", "Nikos", "Zofia", "Bruno", "Eva")
"""Short names: a text that has no room beside them is too long by itself."""
SHARES: Final = (0.1, 0.5, 0.9)
"""How far a game has got when tables, second pictures and turns are drawn, as shares of its length."""
DRAFT: Final = 24
"""The most moves of a turn; a turn that is not over then is drawn as it is."""
LETTERS: Final = 3
"""A text with fewer letters is a code or a number. It is not checked, because it may stand on the veiled
board under other texts."""
OVER: Final = 0.4
"""The share of its height that a text is covered by another when both cannot be read."""


def picture_faults(language: str, games: Sequence[str] = ()) -> Iterator[Fault]:
    """The texts of a language that a picture shortens, or writes over others or over its edge.

    Random games are played with the fewest and the most players, and with all variants. Each text is reported
    once, with the picture in which it was found.

    Args:
        games: the games to look at; all by default.
    """
    known: dict[str, Message] = {}
    told: set[str] = set()
    for key in games or tuple(PACKAGES):
        for title, scene in _scenes(PACKAGES[key].rules, language):
            forget()
            with watching() as watch:
                size = canvas(scene)
            for whole, says in _found(watch, size.width, size.height):
                if whole in told or whole in NAMES:
                    continue
                told.add(whole)
                # It takes a second, and usually nothing is wrong.
                known = known or messages_of(catalogue_files(language))
                by = next((name for name in words(language).keys_of(whole) if name in known), "")
                if by not in told or not by:
                    told.add(by)
                    place = f"{language}/{known[by].place}" if by else language
                    yield Fault(place, f"{by} {says} ({key}, {title})".strip())


def _found(watch: Watch, width: int, height: int) -> Iterator[tuple[str, str]]:
    """(whole text, what is wrong with it)."""
    for written in watch.written:
        if written.text in watch.shortened:
            whole = watch.shortened[written.text]
            yield whole, f"has no room in a picture: {whole!r} is shown as {written.text!r}"
    if not watch.written:
        return
    page = watch.written[-1].canvas
    shown = [written for written in watch.written if written.canvas == page and _is_word(written.text)]
    for at, drawn in enumerate(shown):
        if drawn.left < 0 or drawn.top < 0 or drawn.right > width or drawn.bottom > height:
            yield drawn.text, f"goes over the edge of a picture: {drawn.text!r}"
        for other in shown[:at]:
            if other.text != drawn.text and _cover(drawn, other):
                yield drawn.text, f"is written over {other.text!r}: {drawn.text!r}"


def _is_word(word: str) -> bool:
    return sum(letter.isalpha() for letter in word) >= LETTERS


def _cover(written: Written, other: Written) -> bool:
    wide = min(written.right, other.right) - max(written.left, other.left)
    tall = min(written.bottom, other.bottom) - max(written.top, other.top)
    return wide > 4 and tall > OVER * min(written.bottom - written.top, other.bottom - other.top)


def _scenes(rules: AnyRules, language: str) -> Iterator[tuple[str, Anything]]:
    for seats in sorted({min(rules.seats), max(rules.seats)}):
        for name, options in _variants(rules, seats).items():
            for what, scene in specimens(rules, seats, options=options, languages=(language,)):
                if scene.language == language:
                    yield f"{what}{name}", _called(scene)
            for what, scene in _more(rules, seats, options, language):
                yield f"{what}, {seats} seats{name}", _called(scene)


def _called(scene: Anything) -> Anything:
    """The scene with the short `NAMES`."""
    known: Any = scene
    names = (None if name is None else NAMES[seat] for seat, name in enumerate(known.names))
    called: Anything = replace(known, names=tuple(names))
    return called


def _variants(rules: AnyRules, seats: int) -> dict[str, Options]:
    """The default options, and each option at its last value, which is usually a variant."""
    usual, last = complete_options(rules.options, {}), varied(rules, seats)
    return {"": usual} if last == usual else {"": usual, ", with variants": last}


def _more(rules: AnyRules, seats: int, options: Options, language: str) -> Iterator[tuple[str, Anything]]:
    """Pictures that `specimens` leaves out: turns that wait to be confirmed, second pictures, curves."""
    dice = random.Random(2)
    game = list(walk(rules, seats, options, dice))
    asked = [n for n, (at, _) in enumerate(game) if at.acting and not at.at_chance]
    offered = pictures(rules.key)
    for share in SHARES:
        number = asked[round(share * (len(asked) - 1))]
        at = game[number][0]
        shown = replace(table(at, None, language), caption=_told(game[:number]))
        yield "the table", shown
        if offered.ledger:
            yield "the second picture", replace(shown, ledger=True)
        if offered.seat_boards:
            yield "the board of a seat", replace(shown, board_of=seats - 1)
        yield "a whole turn", _turn(at, language, dice)
    last = game[-1][0]
    score = rules.score(last.state)
    points = tuple(CurvePoint(n, n, tuple(3 * n + seat for seat in range(seats))) for n in (1, 9, 30))
    view = rules.view(last.state, None)
    curves = Curves(game=rules.key, view=view, language=language, names=NAMES[:seats], points=points)
    yield "the curves", curves
    yield "the curves of a finished match", replace(curves, score=score)
    yield "the end", replace(table(last, None, language), score=score)


def _told(game: Sequence[tuple[Position, Step | None]]) -> tuple[Fact, ...]:
    """The log lines for the public about the last move of a player."""
    for at, step in reversed(game):
        if step is not None and step.seat != CHANCE:
            move = next(move for move in at.moves_of(step.seat) if str(move) == step.move)
            fact = at.rules.narrate(at.state, step.seat, move, None)
            if fact is not None:
                return (fact,)
    return ()


def _turn(at: Position, language: str, dice: random.Random) -> Scene:
    """A turn chosen at random that waits to be confirmed."""
    rules, seat = at.rules, at.acting[0]
    texts: list[str] = []
    draft = preview(rules, at.state, seat, texts)
    while draft.status == "asked" and len(texts) < DRAFT:
        texts.append(str(dice.choice(list(rules.moves(draft.state, seat)))))
        draft = preview(rules, at.state, seat, texts)
    return replace(
        table(at, seat, language),
        view=draft.view,
        chosen=tuple(step.move for step in draft.done),
        told=needed(heard(rules, draft.done, seat, draft.opened)),
        before=rules.view(at.state, seat),
    )


def run(languages: Sequence[str]) -> int:
    """Print the faults of these languages, or of all, and how many there are.

    Returns:
        The exit status: 0 when nothing is wrong, 1 otherwise, 2 when a language has no catalogue.
    """
    status = 0
    for language in languages or LANGUAGES:
        try:
            faults = list(check_texts(language))
            if language in LANGUAGES:
                faults += picture_faults(language)
        except FileNotFoundError:
            print(f"There is no catalogue for {language!r}.", file=sys.stderr)
            return 2
        for fault in faults:
            print(fault)
        print(f"{language}: {len(faults) or 'no'} fault{'' if len(faults) == 1 else 's'}")
        status = max(status, int(bool(faults)))
    return status

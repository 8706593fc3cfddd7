"""Pictures of many positions in one page: `make gallery` writes gallery/index.html.

With BEFORE (a revision of git, or the folder of an older gallery) the same pictures of then stand beside
them. The page shows them as phones and desktops do, to eyes that lack a colour, on both grounds of Discord.

Knows no game: it plays every game of the registry at random and draws what it meets: boards early, in the
middle and late for every number of seats, a private page for every kind of question, hands, a draft, the
lobby and the final sheet, in every language.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections.abc import Iterator
from pathlib import Path

import msgspec

from bot.cli.specimens import option_fact
from bot.core import CHANCE, AnyRules, Seat, fact
from bot.games.registry import GAMES
from bot.match.engine.moves import preview
from bot.match.engine.positions import Moment
from bot.match.play.turn import heard
from bot.match.views.history import curve_points
from bot.text import LANGUAGES
from bot.text.gather import needed
from render.paint import Anything, alt_text, board_text, paint, pictures
from render.scene import Curves, Lobby, Scene, Sheet
from render.specimens import Shot, awaited, played, private, table
from tests.contract.journeys import KEEN
from tests.gallery_before import NoGallery, pictures_before
from tests.gallery_page import Shown, page

__all__ = ["Shot", "awaited", "played", "private"]

NAMES = ("Ada", "Nikos", "Zofia", "Bruno", "Ελένη")
LONG_NAMES = (
    "Wilhelmina Brzęczyszczykiewicz-Ł",
    "Κωνσταντίνος Παπαδημητρακόπουλος",
    "WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW",
    "xx_the_very_last_pirate_of_2026_",
    "Ż",
)

LONGEST = 24
"""Moves of a draft; a turn that is not over then is shown as it is."""


def play(rules: AnyRules, seats: int, seed: int, **options: str) -> list[Shot]:
    """All positions of a random game in which somebody is to act, and the last one."""
    return played(rules, seats, seed, options)


def public(rules: AnyRules, shot: Shot, language: str, names: tuple[str, ...]) -> Scene:
    """The board that everybody sees."""
    return table(rules, shot, None, language, names)


def hand(rules: AnyRules, shot: Shot, seat: Seat, language: str, names: tuple[str, ...]) -> Scene:
    """What a player sees of the own hand."""
    return table(rules, shot, seat, language, names)


def draft(rules: AnyRules, shot: Shot, language: str, names: tuple[str, ...], dice: random.Random) -> Scene:
    """A whole turn chosen at random, not confirmed: what the page of a player shows then."""
    seat = next(seat for seat in rules.to_act(shot.state) if seat != CHANCE)
    found = preview(rules, shot.state, seat, ())
    texts: list[str] = []
    while found.status == "asked" and len(texts) < LONGEST:
        moves = list(rules.moves(found.state, seat))
        onward = [move for move in moves if move.kind != "back"] or moves
        texts.append(str(dice.choice(onward)))
        found = preview(rules, shot.state, seat, texts)
    return Scene(
        game=rules.key,
        view=found.view,
        language=language,
        names=names[: found.view.seats],
        awaited=awaited(rules, shot.state),
        question=None,
        chosen=tuple(one.move for one in found.done),
        told=needed(heard(rules, found.done, seat, found.opened)),
        before=rules.view(shot.state, seat),
    )


def lobby(rules: AnyRules, seats: int, taken: int, language: str, names: tuple[str, ...]) -> Lobby:
    """A table that waits for players."""
    lines = tuple(option_fact(rules, option, seats) for option in rules.options)
    return Lobby(
        game=rules.key,
        language=language,
        names=tuple(names[seat] if seat < taken else None for seat in range(seats)),
        options=lines,
        clock=fact("time-control-turn", turn=fact("time-days", days=2)),
        printed=rules.printed(),
    )


def sheet(rules: AnyRules, shot: Shot, language: str, names: tuple[str, ...]) -> Sheet:
    """The score of a finished game."""
    view = rules.view(shot.state, None)
    score = rules.score(shot.state)
    assert score is not None
    return Sheet(game=rules.key, view=view, language=language, names=names[: view.seats], score=score)


def curves(rules: AnyRules, shots: list[Shot], language: str, names: tuple[str, ...]) -> Curves:
    """The points in the course of a game; of one that is not over, what everybody knows."""
    score = rules.score(shots[-1].state)
    view = rules.view(shots[-1].state, None)
    story = [Moment((), shot.state) for shot in shots]
    return Curves(
        game=rules.key,
        view=view,
        language=language,
        names=names[: view.seats],
        points=curve_points(rules, story, view.seats, over=score is not None),
        score=score,
    )


def at(shots: list[Shot], share: float) -> Shot:
    """The position nearest to a share of the game, the end left out."""
    return shots[min(len(shots) - 2, round(share * (len(shots) - 1)))]


def questions(rules: AnyRules, shots: list[Shot]) -> dict[str, Shot]:
    """For every kind of question the position of the game with the most answers to it."""
    found: dict[str, tuple[int, Shot]] = {}
    for shot in shots[:-1]:
        seat = rules.to_act(shot.state)[0]
        key = rules.prompt(shot.state, seat).key
        count = min(25, len(list(rules.moves(shot.state, seat))))
        if key not in found or count > found[key][0]:
            found[key] = (count, shot)
    return {key: shot for key, (_, shot) in found.items()}


def variants(rules: AnyRules) -> dict[str, dict[str, str]]:
    """Options that put more on the board: each of them alone, and all together."""
    switches = [option.key for option in rules.options if option.values == ("off", "on")]
    found = {key: {key: "on"} for key in switches}
    if len(switches) > 1:
        found["all variants"] = dict.fromkeys(switches, "on")
    return found


def scenes(rules: AnyRules, seed: int = 1) -> Iterator[tuple[str, Anything]]:
    """(title, scene) of everything worth looking at."""
    habit = KEEN.get(rules.key)
    for seats in rules.seats:
        for title, options in variants(rules).items():
            shots = played(rules, seats, seed, options, habit)
            for name, share in (("middle", 0.5), ("late", 0.93)):
                yield f"{seats} seats, {title}, {name}", public(rules, at(shots, share), "en", NAMES)
        shots = played(rules, seats, seed, {}, habit)
        if pictures(rules.key).ledger:
            for language in LANGUAGES:
                second = public(rules, at(shots, 0.7), language, LONG_NAMES)
                yield f"{seats} seats, tables, {language}", msgspec.structs.replace(second, ledger=True)
        for name, share in (("early", 0.06), ("middle", 0.5), ("late", 0.93)):
            for language in LANGUAGES if seats == rules.seats[-1] else LANGUAGES[:1]:
                yield f"{seats} seats, {name}, {language}", public(rules, at(shots, share), language, NAMES)
        yield f"{seats} seats, end", public(rules, shots[-1], "en", NAMES)
        for language in LANGUAGES:
            yield (
                f"{seats} seats, long names, {language}",
                public(rules, at(shots, 0.7), language, LONG_NAMES),
            )
            yield f"{seats} seats, sheet, {language}", sheet(rules, shots[-1], language, NAMES)
            yield f"{seats} seats, curves, {language}", curves(rules, shots, language, LONG_NAMES)
            yield f"{seats} seats, lobby, {language}", lobby(rules, seats, seats - 1, language, NAMES)
        for language in LANGUAGES if seats == rules.seats[-1] else LANGUAGES[:1]:
            for key, shot in questions(rules, shots).items():
                seat = rules.to_act(shot.state)[0]
                yield f"{seats} seats, {key}, {language}", private(rules, shot, seat, language, NAMES)
            yield f"{seats} seats, hand, {language}", hand(rules, at(shots, 0.5), 0, language, NAMES)
            shot = at(shots, 0.6)
            dice = random.Random(seed)
            yield f"{seats} seats, draft, {language}", draft(rules, shot, language, NAMES, dice)
    yield from seldom(rules, seed)


def seldom(rules: AnyRules, seed: int) -> Iterator[tuple[str, Anything]]:
    """What is looked at on demand only, or comes seldom: boards of players, the second picture of the first
    round, positions that are fuller than others, turns after each kind of question before Confirm."""
    from tests.crowded import CROWDED  # it is made of what is here

    offered = pictures(rules.key)
    for seats in rules.seats:
        shots = played(rules, seats, seed, {}, KEEN.get(rules.key))
        full = CROWDED[rules.key](seats) if rules.key in CROWDED else None
        for name, shot in (("middle", at(shots, 0.5)), ("crowded", full)):
            if shot is None:
                continue
            scene = public(rules, shot, "en", LONG_NAMES if shot is full else NAMES)
            if offered.seat_boards:
                yield f"{seats} seats, player board, {name}", msgspec.structs.replace(scene, board_of=1)
            if shot is full:
                yield f"{seats} seats, {name}", scene
        if offered.ledger:
            first = public(rules, at(shots, 0.04), "en", NAMES)
            yield f"{seats} seats, tables, round 1", msgspec.structs.replace(first, ledger=True)
        for key, shot in questions(rules, shots).items():
            yield f"{seats} seats, draft of {key}, en", draft(rules, shot, "en", NAMES, random.Random(seed))


def main(arguments: list[str]) -> None:
    parser = argparse.ArgumentParser(description="Draws pictures of many positions into one page.")
    parser.add_argument("games", nargs="*", help="keys of games; all by default")
    parser.add_argument("--out", type=Path, default=Path("gallery"))
    parser.add_argument("--only", default="", help="only titles that contain this text")
    parser.add_argument("--before", default="", help="a revision of git, or the folder of an older gallery")
    asked = parser.parse_args(arguments)
    asked.out.mkdir(parents=True, exist_ok=True)
    before = None
    if asked.before:
        try:
            before = pictures_before(asked.before, [*asked.games, f"--only={asked.only}"], asked.out)
        except NoGallery as error:
            parser.exit(2, f"--before: {error}\n")
    shown = []
    for key, rules in GAMES.items():
        if asked.games and key not in asked.games:
            continue
        for number, (title, scene) in enumerate(scenes(rules)):
            if asked.only not in title:
                continue
            made = paint(scene)
            name = f"{key}-{number:03}.png"
            (asked.out / name).write_bytes(made.data)
            about = f"{made.width} × {made.height} · {len(made.data) / 1000:.0f} KB"
            shown.append(Shown(key, title, name, about, alt_text(scene), board_text(scene)))
            print(f"{name}  {title}")
    (asked.out / "index.html").write_text(page(shown, before, asked.out), encoding="utf-8")
    print(f"{asked.out / 'index.html'}")


if __name__ == "__main__":
    main(sys.argv[1:])

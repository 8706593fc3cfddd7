"""`python -m bot check-game KEY`: everything that can be wrong with a game, with the file and the place.

The tests of a game of another package may use it, too: `assert list(problems(GAME)) == []`.
"""

from __future__ import annotations

import asyncio
import inspect
import random
import sys
from collections.abc import Callable, Iterator
from functools import partial
from itertools import chain
from typing import Any, Final

from bot.cli.check_guide import catalogue_of, guide_faults, guide_gaps
from bot.cli.simulate import walk
from bot.cli.specimens import specimens, table
from bot.core import CHANCE, BadOption, Fact, Game, Options, Term, complete_options
from bot.core.checks.position import Position
from bot.core.checks.positions import spoken_facts
from bot.core.checks.sweep import close_look, quick_look
from bot.games.registry import (
    GAMES,
    LEFT_OUT,
    PACKAGES,
    Fault,
    fault_of,
    faults_of,
    source_of_finding,
    source_of_rules,
)
from bot.text import LANGUAGES, TextError, be_strict, strictly, words
from bot.text.game_texts import text_faults, untranslated
from render.paint import Drawing, alt_text, canvas, drawing, paint
from render.scene import Scene

GAMES_PLAYED: Final = 3
"""Games for each number of seats. Their options differ."""
LARGEST: Final = 8_000_000
"""The largest picture in bytes that is sent. Discord takes 10 MB with a message."""
EVERY: Final = 7
"""One position in so many gets the slow checks, and its texts are checked in every language."""

METHODS: Final = {
    "legality": "to_act",
    "declared_sealed": "sealed",
    "pieces": "census",
    "outcome": "score",
    "refusals": "why_not",
    "agenda": "tasks",
    "kept": "state_type",
    "views": "view",
    "words": "narrate",
    "foresight": "foresee",
    "sealed": "narrate",
    "silent": "narrate",
    "told_secrets": "narrate",
    "unseen": "redeal",
}
"""The method of the rules to which a check of the contract points."""


def problems(game: Game, games: int = GAMES_PLAYED) -> Iterator[Fault]:
    """All that is wrong with a game. Nothing is yielded twice."""
    seen: set[Fault] = set()
    parts: tuple[Callable[[], Iterator[Fault]], ...] = (
        lambda: iter(faults_of(game)),
        lambda: iter(text_faults(game)),
        partial(_commands, game),
        partial(guide_faults, game),
        partial(_play, game, games),
        partial(_pictures, game),
    )
    for part in parts:
        try:
            for fault in part():
                if fault not in seen:
                    seen.add(fault)
                    yield fault
        except Exception as error:  # a fault of the game; the other parts can still be checked
            fault = fault_of(error)
            if not any(told.place == fault.place and told.says.endswith(fault.says) for told in seen):
                yield fault


def _commands(game: Game) -> Iterator[Fault]:
    """Check that Discord accepts the slash commands, in every language."""
    from bot.client import Turnpost, command_payload
    from bot.sandbox.commands import check_commands
    from bot.sandbox.refusals import Refusal
    from cogs.framework.commands import CatalogueTranslator
    from cogs.game_commands import game_group

    async def payload() -> Any:
        client = Turnpost(None)  # type: ignore[arg-type]  # it only holds the commands
        await client.tree.set_translator(CatalogueTranslator())
        client.tree.add_command(game_group(game.rules))
        return await command_payload(client.tree)

    be_strict(False)
    try:
        check_commands([dict(command) for command in asyncio.run(payload())])
    except Refusal as refused:
        yield Fault(source_of_rules(game.rules, "commands"), f"Discord would refuse the commands: {refused}")
    except Exception as error:
        yield fault_of(error, "the slash commands cannot be made: ")


def _play(game: Game, games: int) -> Iterator[Fault]:
    """Check that the contract holds in random games, and that every fact of the rules has words."""
    rules = game.rules
    sealed: set[str] = set()
    for seats in rules.seats:
        for number in range(games):
            rng = random.Random(f"{seats}:{number}")
            options = _options(game, seats, rng)
            census = rules.census(rules.start(seats, options))
            try:
                for steps, (at, _) in enumerate(walk(rules, seats, options, rng)):
                    if at.sealing:
                        sealed |= {move.kind for seat in at.movers for move in at.moves_of(seat)}
                    faults = list(_position(game, at, census, rng, steps % EVERY == 0 or not at.acting))
                    when = f" (game {number + 1} with {seats} seats, after {steps} steps)"
                    yield from (Fault(fault.place, fault.says + when) for fault in faults)
                    if faults:
                        return  # one position is enough: the next ones would say the same
            except Exception as error:
                yield fault_of(error, f"game {number + 1} with {seats} seats: ")
                return
    for kind in sorted(rules.sealed - sealed):
        says = f"{kind!r} is declared as sealed, but no two seats have decided on it at the same time"
        yield Fault(source_of_rules(rules, "sealed"), says)


def _options(game: Game, seats: int, rng: random.Random) -> Options:
    """Random options that are possible with this number of seats."""
    known = game.rules.options
    for _ in range(20):
        options = complete_options(known, {option.key: rng.choice(option.values) for option in known})
        try:
            game.rules.start(seats, options)
        except BadOption:
            continue
        return options
    return complete_options(known, {})


def _position(game: Game, at: Position, census: Any, rng: random.Random, close: bool) -> Iterator[Fault]:
    looks = [quick_look(at, census, rng.randrange)]
    if close:
        looks.append(close_look(at, rng.randrange))
    for finding in chain(*looks):
        yield Fault(source_of_finding(game.rules, finding, METHODS.get(finding.check, "")), str(finding))
    if close:
        facts = {str(fact): (source, fact) for source, fact in spoken_facts(at, rng.randrange)}
        kinds = {move.kind for seat in at.movers for move in at.moves_of(seat) if seat != CHANCE}
        headings = (("the heading of a menu", Fact(f"{game.rules.prefix}-kind-{kind}")) for kind in kinds)
        figures = dict(game.rules.printed().figures())
        score = game.rules.score(at.state)
        items = (item for place in (score.seats if score else ()) for item in (*place.items, *place.ties))
        scores = (("the score", Fact(key, figures)) for key, _ in items)
        sources: dict[Fault, str] = {}
        for source, spoken in chain(facts.values(), headings, scores):
            for fault in _unspoken(game, spoken):
                sources.setdefault(fault, source)
        yield from (Fault(fault.place, f"{fault.says} ({source})") for fault, source in sources.items())


def _unspoken(game: Game, spoken: Fact) -> Iterator[Fault]:
    """Languages in which a fact has no words, or words that ask for other values."""
    for language in LANGUAGES if game.catalogues else LANGUAGES[:1]:  # the same in all
        try:
            with strictly():
                text = words(language).say(spoken, ("Ann", "Bo", "Chris", "Dee", "Eve"))
        except TextError as error:
            yield Fault(catalogue_of(game, language), str(error))
        else:
            missing = [term for term in _terms(spoken) if not words(language).has(term)]
            if missing or not text.strip():
                says = f"no {missing[0]!r}" if missing else f"{spoken.key!r} has no text"
                yield Fault(catalogue_of(game, language), says)


def _terms(spoken: Fact) -> Iterator[str]:
    for value in spoken.args.values():
        for part in value if isinstance(value, tuple) else (value,):
            if isinstance(part, Term):
                yield part.key


def _pictures(game: Game) -> Iterator[Fault]:
    """Check that the drawing can be imported, has all its functions, and draws everything that it is asked
    for."""
    try:
        module: Any = drawing(game.rules.key)
    except Exception as error:
        yield fault_of(error, f"the drawing {game.drawing} cannot be imported: ")
        return
    file = getattr(module, "__file__", None) or game.drawing
    missing = [name for name in _asked_of(Drawing) if not callable(getattr(module, name, None))]
    yield from (Fault(file, f"the drawing has no function {name!r}") for name in missing)
    if missing:
        return
    for seats in sorted({min(game.rules.seats), max(game.rules.seats)}):
        for what, scene in specimens(game.rules, seats):
            try:
                with strictly():
                    size, alt = _size(scene), alt_text(scene)
            except TextError as error:
                if game.catalogues or scene.language == LANGUAGES[0]:
                    yield Fault(catalogue_of(game, scene.language), f"{what}: {error}")
                continue
            except Exception as error:
                yield fault_of(error, f"{what}: ")
                continue
            if size > LARGEST:
                yield Fault(file, f"{what} has {size} bytes, more than Discord takes")
            if not alt.strip() or not module.board(scene).strip():
                yield Fault(file, f"{what} has no description in words")
    yield from _secrets(game, file)


def _size(scene: Any) -> int:
    """The bytes of a picture: a byte for each pixel at most, or hardly more. Encoding takes longest, so where
    that is not too much, only pictures in the first language are encoded."""
    drawn = canvas(scene)
    pixels = drawn.width * drawn.height
    small = 2 * pixels < LARGEST and scene.language != LANGUAGES[0]
    return pixels if small else len(drawn.encoded(scene.game))


def _asked_of(protocol: type) -> list[str]:
    return [name for name, value in vars(protocol).items() if inspect.isfunction(value) and name[0] != "_"]


def _secrets(game: Game, file: str) -> Iterator[Fault]:
    """Check that positions which look the same to the public have the same picture."""
    rules, rng = game.rules, random.Random(1)
    played = [at for at, _ in walk(rules, min(rules.seats), complete_options(rules.options, {}), rng)]
    for at in played[:: max(1, len(played) // 4)]:
        other = at.like(rules.redeal(at.state, None, [rng.random() for _ in range(16)]))
        scenes: list[Scene] = [table(position, None, LANGUAGES[0]) for position in (at, other)]
        if paint(scenes[0]).data != paint(scenes[1]).data:
            yield Fault(file, "the public picture shows what is hidden from the public")


def run(key: str, games: int = GAMES_PLAYED) -> int:
    """Run `python -m bot check-game`. The exit status is 1 if something is wrong, and 2 if there is no such
    game."""
    left_out = [left_out_check for left_out_check in LEFT_OUT if left_out_check.name == key]
    for left in left_out:
        print(f"{left.name} ({left.source}) is not offered:")
        print("\n".join(map(str, left.faults)))
    game = PACKAGES.get(key)
    if game is None:
        if not left_out:
            print(f"check-game: no game {key!r}; games: {', '.join(GAMES)}", file=sys.stderr)
            return 2
        return 1
    right = True
    for fault in problems(game, games):
        right = False
        print(fault, flush=True)
    if right:
        print(f"{key}: nothing is wrong.")
    if lacking := untranslated(game):
        print(f"{key}: no catalogue in {', '.join(lacking)}: there it is read in English")
    for gap in guide_gaps(game):
        print(gap)
    return 0 if right and not left_out else 1

"""What is wrong with the guide of a game: its chapters, the reasons for its questions, its symbols."""

from __future__ import annotations

import inspect
import random
from collections.abc import Iterable, Iterator, Mapping
from importlib import import_module
from typing import Any

from bot.cli.simulate import walk
from bot.cli.specimens import specimens
from bot.core import CHANCE, AnyRules, BadOption, Game, Illegal, Options, Story, Value, complete_options, read
from bot.core.chance import told_secret, told_uid
from bot.core.game import ANY, TURN, Guide, Lesson, asked_as
from bot.games.registry import OWN, Fault, source_of_rules
from bot.match.engine.moves import Done, answer_chance, stream
from bot.text import LANGUAGES, TextError, strictly, words
from render.paint import canvas
from render.scene import Scene


def guide_faults(game: Game) -> Iterator[Fault]:
    """Everything that is wrong with the declared parts of the guide. A missing part is no fault (see
    `guide_gaps`)."""
    guide = game.guide
    place = source_of_rules(game.rules, "key")
    known = {option.key: option.values for option in game.rules.options}
    for chapter in guide.chapters:
        for key, value in chapter.options.items():
            if value not in known.get(key, ()):
                yield Fault(place, f"the chapter {chapter.text!r} is for {key}={value}, which is no option")
        yield from _undeclared(guide, chapter.shows, f"the chapter {chapter.text!r}", place)
    chapters = {chapter.text for chapter in guide.chapters}
    for question, why in guide.why.items():
        if why.chapter not in chapters:
            says = f"the reason for {question!r} names the chapter {why.chapter!r}, which is not declared"
            yield Fault(place, says)
    if guide.lesson is not None:
        yield from _lesson(game, guide.lesson)
    yield from _unsaid(game)
    yield from _unmarked(game)
    if guide.why:
        yield from _unexplained(game)


def guide_gaps(game: Game) -> list[str]:
    """Parts that a guide could have and does not have. The game works without them."""
    guide, key = game.guide, game.rules.key
    parts = {
        "chapters: the rules are shown as the numbered messages of the catalogue": guide.chapters,
        "reasons (`why`): pages do not say why they ask": guide.why,
        "symbols: nobody is told what the pictures show": guide.symbols,
        "lesson: there is no guided first match": guide.lesson is not None,
    }
    return [f"{key}: the guide has no {says}" for says, part in parts.items() if not part]


def _lesson(game: Game, lesson: Lesson) -> Iterator[Fault]:
    """Check that the guided match can begin, and that its advice marks declared symbols only."""
    rules, place = game.rules, source_of_rules(game.rules, "key")
    for advice in lesson.advice.values():
        yield from _undeclared(game.guide, advice.marks, f"the advice {advice.says!r}", place)
    try:
        state = rules.start(lesson.seats, complete_options(rules.options, lesson.options))
    except (BadOption, ValueError) as error:
        yield Fault(place, f"the guided match cannot begin: {error}")
        return
    if lesson.story is not None:
        yield from _story(rules, state, lesson.story, place)


def _story(rules: AnyRules, state: Any, story: Story, place: str) -> Iterator[Fault]:
    """Check that the acts can be played, one after the other."""
    chance = stream(rules, told_secret(story.deal), told_uid(story.deal, ""), 0)
    draws: list[Done] = []
    for act in (*story.setup, *story.acts):
        for move in act.moves:
            state = answer_chance(rules, state, chance, draws)
            try:
                state = rules.apply(state, act.seat, read(rules, state, act.seat, move))
            except Illegal as error:
                yield Fault(place, f"the story cannot be played: {error.text!r} of seat {act.seat + 1}")
                return


def _told(lesson: Lesson) -> Iterator[str]:
    yield from (advice.says for advice in lesson.advice.values())
    yield from (part.says for part in lesson.parts)
    if lesson.story is not None:
        yield lesson.story.about
        yield from (text for act in lesson.story.acts for text in (act.before, act.after) if text)


def _undeclared(guide: Guide, named: Iterable[str], who: str, place: str) -> Iterator[Fault]:
    for symbol in named:
        if symbol not in guide.symbols:
            yield Fault(place, f"{who} shows {symbol!r}, which is not among the symbols")


def _unmarked(game: Game) -> Iterator[Fault]:
    """Symbols that no picture has, and symbols in pictures that are not declared."""
    guide, rules = game.guide, game.rules
    if not guide.symbols:
        return
    noted: set[str] = set()
    least, most = min(rules.seats), max(rules.seats)
    for seats, options in ((least, None), (most, varied(rules, most))):
        for _, scene in specimens(rules, seats, options=options, languages=LANGUAGES[:1]):
            if isinstance(scene, Scene):
                noted |= {note.symbol for note in canvas(scene).notes}
    for symbol in guide.symbols:
        if symbol not in noted:
            yield Fault(game.drawing, f"the symbol {symbol!r} is noted on no picture (`Canvas.note`)")
    parts = set() if guide.lesson is None else {part.shows for part in guide.lesson.parts}
    for name in sorted(parts - noted - {TURN}):
        yield Fault(game.drawing, f"the part {name!r} of the table is noted on no picture (`Canvas.note`)")
    for symbol in sorted(noted - set(guide.symbols) - parts - {TURN}):
        yield Fault(game.drawing, f"the pictures note {symbol!r}, which is not among the symbols")


def _unsaid(game: Game) -> Iterator[Fault]:
    """Texts that are missing in a language, or that ask for values they do not get."""
    guide = game.guide
    texts = {chapter.text for chapter in guide.chapters} | set(guide.symbols)
    texts |= set() if guide.lesson is None else set(_told(guide.lesson))
    for values in _values(game):
        for language in LANGUAGES:
            for key in sorted(texts):
                yield from _said(game, language, key, values)


def _said(game: Game, language: str, key: str, values: Mapping[str, Value]) -> Iterator[Fault]:
    try:
        with strictly():
            words(language)(key, **values)
    except TextError as error:
        yield Fault(catalogue_of(game, language), f"{error} (the guide)")


def _values(game: Game) -> Iterator[dict[str, Value]]:
    """The values that texts get in general, and those with each number of seats and each value of an
    option."""
    rules = game.rules
    figures = dict(rules.printed().figures())
    free: dict[str, Value] = {f"option_{option.key}": ANY for option in rules.options}
    yield {**figures, **free, "players": 0}
    for seats in rules.seats:
        usual = {f"option_{choice.key}": choice.default for choice in rules.options}
        yield {**figures, **usual, "players": seats}
    for option in rules.options:
        for value in option.values[:25]:
            yield {**figures, **free, f"option_{option.key}": value, "players": 0}


def _unexplained(game: Game) -> Iterator[Fault]:
    """Questions that the guide does not explain, and reasons that cannot be put into words."""
    guide, rules = game.guide, game.rules
    met: set[str] = set()
    for question, kinds, args, values in _questions(game):
        names = asked_as(question, kinds)
        why = next((guide.why[name] for name in names if name in guide.why), None)
        if why is None:
            if question not in met:
                says = f"{question!r} is asked, but the guide does not say why"
                yield Fault(source_of_rules(rules, "prompt"), says)
            met.add(question)
        elif why.says not in met:
            met.add(why.says)
            for language in LANGUAGES:
                yield from _said(game, language, why.says, {**values, **args})


def _questions(game: Game) -> Iterator[tuple[str, frozenset[str], dict[str, Value], dict[str, Value]]]:
    """Every question of a random game with each number of seats, and with all variants: its key, the kinds of
    its answers, its values, and those of the guide."""
    rules = game.rules
    for seats in rules.seats:
        options = varied(rules, seats)
        settled: dict[str, Value] = {f"option_{key}": value for key, value in options.items()}
        values = {**rules.printed().figures(), **settled, "players": seats}
        for at, _ in walk(rules, seats, options, random.Random(f"guide:{seats}")):
            for seat in at.acting:
                if seat != CHANCE:
                    view: Any = rules.view(at.state, seat)
                    asked = view.asked or rules.prompt(at.state, seat)
                    kinds = frozenset(move.kind for move in at.moves_of(seat))
                    yield asked.key, kinds, dict(asked.args), values


def varied(rules: AnyRules, seats: int) -> Options:
    """The last value of each option, which is usually the variant, as far as the game allows it."""
    last = complete_options(rules.options, {option.key: option.values[-1] for option in rules.options})
    try:
        rules.start(seats, last)
    except BadOption:
        return complete_options(rules.options, {})
    return last


def catalogue_of(game: Game, language: str) -> str:
    if not game.catalogues:
        return f"bot/text/{language}" if game.rules.key in OWN else source_of_rules(game.rules, "words")
    folder = inspect.getsourcefile(import_module(game.catalogues)) or game.catalogues
    return f"{folder.removesuffix('__init__.py')}{language}"

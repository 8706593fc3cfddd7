"""Checks of one position: who may move, notation, texts, views, pieces, result."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from contextlib import suppress
from functools import partial

import msgspec

from bot.core.agenda import TURN_OVER, Task
from bot.core.checks.position import Choose, Finding, Position, named, sample
from bot.core.facts import Fact, Term, Who
from bot.core.game_rules import GameRules, view_type
from bot.core.replay import UNDO, Illegal, read, undone_by
from bot.core.rules import Move
from bot.core.seats import CHANCE

LONGEST = 40
"""The largest number of characters of a notation. It must fit into the custom id of a button."""
NOTATION = re.compile(r"[A-Za-z0-9+\-.=*/,;!]+")
KEY = re.compile(r"[a-z][a-z0-9]*(-[A-Za-z0-9_]+)*")
JUNK = ("", "?", "undo.1", "no such move", "\N{GREEK SMALL LETTER ALPHA}", "=" * 200)


def legality(at: Position) -> Iterator[Finding]:
    """Seats to act have moves, seats that have sealed can take it back, and other seats have no move."""
    bad = partial(Finding, "legality")
    if len(set(at.acting)) != len(at.acting):
        yield bad(f"to_act names a seat twice: {at.acting}")
    if CHANCE in at.acting and len(at.acting) > 1:
        yield bad(f"chance does not act alone: {at.acting}")
    for seat in at.movers:
        if seat != CHANCE and seat not in range(at.seats):
            yield bad(f"no such seat: {seat}")
    both = set(at.acting) & set(at.changing)
    if both:
        yield bad(f"seats both to act and sealed: {sorted(both)}")
    if at.changing and (at.at_chance or not at.acting):
        yield bad(f"{at.changing} may change although nobody is awaited")
    for seat in (*range(at.seats), CHANCE):
        if seat in at.movers:
            if not at.moves[seat]:
                task = at.rules.task(at.state) if isinstance(at.rules, GameRules) else None
                where = None if task is None else type(task)
                yield bad(f"{named(seat)} is to move and has no move", where=where)
        elif any(True for _ in at.rules.moves(at.state, seat)):
            yield bad(f"{named(seat)} may not act and has a move")
    for seat in at.changing:
        taken_back = at.moves[seat]
        if len(taken_back) != 1:
            yield bad(f"{named(seat)} sealed and has {len(taken_back)} moves, not the taking back alone")
        elif seat not in at.after(seat, taken_back[0]).acting:
            yield bad(f"{named(seat)} took back with {taken_back[0]} and is not to act")


def declared_sealed(at: Position) -> Iterator[Finding]:
    """Several seats are asked at once only for decisions whose kinds are declared as sealed, and the answers
    to a question are either all sealed or all open."""
    for seat in at.movers:
        kinds = {move.kind for move in at.moves_of(seat)}
        open_kinds = sorted(kinds - at.rules.sealed)
        for kind in open_kinds if at.sealing else ():
            says = f"{named(seat)} decides on {kind!r} while others decide; the game does not declare it"
            yield Finding("declared_sealed", says)
        if not at.sealing and 0 < len(open_kinds) < len(kinds):
            says = f"{named(seat)} may answer sealed or openly, such as with {open_kinds[0]!r}"
            yield Finding("declared_sealed", says)


def agenda(at: Position) -> Iterator[Finding]:
    """Every task to come is declared, so that the state can be stored."""
    if not isinstance(at.rules, GameRules) or not at.rules.by_agenda:
        return
    to_come: tuple[Task, ...] = at.state.agenda
    for task in dict.fromkeys(to_come):
        if to_come[0] in TURN_OVER:
            says = "nothing comes after TURN_OVER yet: `start` returns `self.advance(State(...))[0]`"
            yield Finding("agenda", says, about="start")
            return
        if task in TURN_OVER:
            says = "TURN_OVER comes behind another task. It is never stored: write `agenda[1:] or TURN_OVER`"
            yield Finding("agenda", says, where=type(to_come[0]))
        elif type(task) not in at.rules.tasks:
            says = f"{type(task).__name__} is on the agenda, and is not declared in `tasks`"
            yield Finding("agenda", says, where=type(task))


def notation(at: Position, choose: Choose) -> Iterator[Finding]:
    """Every move has a short, unique notation that can be read back in upper and lower case."""

    faulty = set[type]()  # one fault of each is enough

    def bad(move: Move, says: str) -> Finding:
        faulty.add(type(move))
        return Finding("notation", f"{type(move).__name__} {says}", about="notation", where=type(move))

    for seat, moves in at.moves.items():
        texts = [str(move) for move in moves]
        for text, move in zip(texts, moves, strict=True):
            if type(move) in faulty:
                continue
            if not NOTATION.fullmatch(text) or len(text) > LONGEST:
                yield bad(move, f"{text!r} of {named(seat)} is not short and plain")
            if undone_by(text) or text == UNDO:
                yield bad(move, f"{text!r} means taking back in every log")
            if not isinstance(getattr(type(move), "kind", None), str):
                yield bad(move, f"{text!r} has no kind")
        folded = [text.casefold() for text in texts]
        if len(set(folded)) != len(folded):
            twice = sorted({text for text in folded if folded.count(text) > 1})
            kinds = [type(move) for move, text in zip(moves, folded, strict=True) if text == twice[0]]
            who = " and ".join(dict.fromkeys(kind.__name__ for kind in kinds))
            says = f"{named(seat)}: several moves ({who}) have the notation {', '.join(twice[:5])}"
            yield Finding("notation", says, where=kinds[-1])
            continue
        for move in sample(moves, 6, choose):
            for text in (str(move), str(move).upper(), f" {str(move).lower()} "):
                if read(at.rules, at.state, seat, text) != move:
                    yield bad(move, f"{text!r} reads back as another move")


def refusals(at: Position) -> Iterator[Finding]:
    """A text that is not a legal move is rejected, and `why_not` gives a valid fact or None."""
    for seat in range(at.seats):
        legal = {str(move).casefold() for move in at.moves.get(seat, ())}
        others = [str(moves[0]) for other, moves in at.moves.items() if other != seat and moves]
        for text in (*JUNK, *others):
            if text.casefold() in legal:
                continue
            try:
                read(at.rules, at.state, seat, text)
            except Illegal:
                pass
            else:
                yield Finding("refusals", f"{named(seat)} may play {text!r}")
            why = at.rules.why_not(at.state, seat, text)
            if why is not None:
                yield from _fact_findings("refusals", f"why_not {text!r}", why, at.seats)


def chance(at: Position) -> Iterator[Finding]:
    """Every outcome of chance has a weight of at least 1."""
    if not at.at_chance:
        return
    moves = at.moves[CHANCE]
    weights = at.rules.weights(at.state, moves)
    kind = type(at.rules.task(at.state) if isinstance(at.rules, GameRules) else at.rules)

    def bad(says: str) -> Finding:
        return Finding("chance", f"{kind.__name__}: {says}", about="weights", where=kind)

    if len(weights) != len(moves):
        yield bad(f"{len(moves)} outcomes have {len(weights)} weights")
    for move, weight in zip(moves, weights, strict=False):
        if weight < 1:
            yield bad(f"{move} has weight {weight}")


def drawn(at: Position) -> Iterator[Finding]:
    """The notation tells an outcome of chance from a decision. A single one may be a player's move that is
    forced."""
    moves = at.moves[CHANCE] if at.at_chance else []
    for kind, move in {type(move): move for move in moves if len(moves) > 1}.items():
        if not str(move).startswith("="):
            says = f"the notation of an outcome of chance begins with '=', unlike {str(move)!r}"
            yield Finding("drawn", says, "notation", kind)


def pieces(at: Position, census: Mapping[str, int]) -> Iterator[Finding]:
    """The number of pieces has not changed since the start of the match, when `census` was counted."""
    now = at.rules.census(at.state)
    for kind in sorted({*now, *census}):
        if now.get(kind) != census.get(kind):
            yield Finding("pieces", f"{kind}: {census.get(kind)} at the start, now {now.get(kind)}")


def outcome(at: Position) -> Iterator[Finding]:
    """There is a result if and only if nobody is to act, and its sums and ranks are right."""
    score = at.rules.score(at.state)
    if (score is None) != bool(at.acting):
        yield Finding("outcome", f"to act: {at.acting}, score: {score}")
    now = at.rules.view(at.state, None).points_now
    if len(now) not in (0, at.seats):
        yield Finding("outcome", f"points of {len(now)} seats, of {at.seats}")
    if score is None:
        return
    if now and now != tuple(seat_score.total for seat_score in score.seats):
        yield Finding("outcome", f"points shown at the end: {now}")
    ranks = [seat_score.rank for seat_score in score.seats]
    if len(ranks) != at.seats:
        yield Finding("outcome", f"{len(ranks)} places for {at.seats} seats")
    for rank in ranks:
        if rank != 1 + sum(other < rank for other in ranks):
            yield Finding("outcome", f"ranks do not count on: {ranks}")
            break
    for seat, own in enumerate(score.seats):
        if sum(points for _, points in own.items) != own.total:
            yield Finding("outcome", f"seat {seat}: the items do not sum to {own.total}: {own.items}")
        for key, _ in own.items:
            if not KEY.fullmatch(key):
                yield Finding("outcome", f"{key!r} is not a catalogue key")


def kept(at: Position) -> Iterator[Finding]:
    """A state can be stored: it is equal after it was written as JSON and read back."""
    data = msgspec.json.encode(at.state)
    try:
        again = msgspec.json.decode(data, type=at.rules.state_type)
    except msgspec.DecodeError as error:
        yield Finding("kept", f"the state cannot be read back: {error}")
        return
    if again != at.state:
        yield Finding("kept", "the state has changed after it was written as JSON and read back")
    elif msgspec.json.encode(again) != data:
        yield Finding("kept", "the same state has two forms as JSON")


def views(at: Position) -> Iterator[Finding]:
    """All views can be built, written and read back, and their common fields are right."""

    def bad(says: str) -> Finding:
        return Finding("views", f"{named(viewer)}: {says}")

    with suppress(KeyError, NameError, TypeError):
        view_type(at.rules)  # so that the decoder knows what a view may hold
    awaited = () if at.at_chance else at.acting
    for viewer in at.listeners:
        view = at.rules.view(at.state, viewer)
        if msgspec.json.decode(msgspec.json.encode(view), type=type(view)) != view:
            yield bad("the view has changed after it was written as JSON and read back")
        if view.viewer != viewer or view.seats != at.seats:
            yield bad(f"viewer {view.viewer}, seats {view.seats}")
        if view.over != (not at.acting):
            yield bad(f"over is {view.over}, to act {at.acting}")
        if CHANCE in view.to_act or (view.to_act and not at.acting):
            yield bad(f"the view awaits {view.to_act}")
        if awaited and set(view.to_act) != set(awaited):
            yield bad(f"the view awaits {view.to_act}, the rules {awaited}")


def words(at: Position, choose: Choose, most: int = 24) -> Iterator[Finding]:
    """Prompts, offers and log lines are valid facts, and every seat is told what the public is told."""
    for text, spoken in spoken_facts(at, choose, most):
        yield from _fact_findings("words", text, spoken, at.seats)
    for seat, moves in at.moves.items():
        for move in sample(moves, most, choose):
            if at.rules.narrate(at.state, seat, move, None) is None:
                continue
            deaf = [to for to in range(at.seats) if at.rules.narrate(at.state, seat, move, to) is None]
            if deaf:
                yield Finding("words", f"{move} of {named(seat)} is told to the public, but not to {deaf}")


def spoken_facts(at: Position, choose: Choose, most: int = 24) -> Iterator[tuple[str, Fact]]:
    """All facts of a position with their source. At most `most` moves of a seat are looked at."""
    for seat in at.acting:
        if seat != CHANCE:
            yield f"prompt of seat {seat}", at.rules.prompt(at.state, seat)
    for seat, moves in at.moves.items():
        for move in sample(moves, most, choose):
            if seat != CHANCE:
                offer = at.rules.offer(at.state, seat, move)
                yield f"label of {move}", offer.label
                yield from ((f"effect of {move}", effect) for effect in offer.effects)
            for to in at.listeners:
                told = at.rules.narrate(at.state, seat, move, to)
                if told is not None:
                    yield f"{move} of {named(seat)} as told to {named(to)}", told


def unchanged(at: Position, seat: int, move: Move) -> Iterator[Finding]:
    """`apply` returns the same new state every time and does not change the old one."""
    before = msgspec.json.encode(at.state)
    once, twice = at.rules.apply(at.state, seat, move), at.rules.apply(at.state, seat, move)
    kind = type(move)
    if once != twice:
        says = f"{kind.__name__} {move} of {named(seat)} leads to two different states"
        yield Finding("unchanged", says, about="play", where=kind)
    if msgspec.json.encode(at.state) != before:
        says = f"{kind.__name__} {move} of {named(seat)} changed the state it was made in"
        yield Finding("unchanged", says, about="play", where=kind)


def _fact_findings(check: str, source: str, value: object, seats: int) -> Iterator[Finding]:
    """What is wrong with a value that should be a fact for the catalogues."""
    if not isinstance(value, Fact):
        yield Finding(check, f"{source} is not a fact: {value!r}")
        return
    if not KEY.fullmatch(value.key):
        yield Finding(check, f"{source}: {value.key!r} is not a catalogue key")
    wrong = [name for name, arg in value.args.items() if not _speakable(arg, seats)]
    if wrong:
        yield Finding(check, f"{source}: {value} has values of other types: {', '.join(wrong)}")
    elif msgspec.json.decode(msgspec.json.encode(value), type=Fact) != value:
        yield Finding(check, f"{source}: {value} has changed after it was written as JSON and read back")


def _speakable(value: object, seats: int) -> bool:
    """Whether a fact may hold this value: a number, text, seat, term, or a list of these."""
    match value:
        case bool():
            return False
        case int() | str():
            return True
        case Who(seat):
            return seat in range(seats)
        case Term(key):
            return bool(KEY.fullmatch(key))
        case Fact(key, args):
            return bool(KEY.fullmatch(key)) and all(_speakable(part, seats) for part in args.values())
        case tuple():
            return all(_speakable(part, seats) for part in value)
    return False

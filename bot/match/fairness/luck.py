"""What can be asked of a finished match: whether it was fair, and who was lucky: what chance brought, against
what was to be expected.

Nothing about luck knows a game. The contract lists the outcomes of every draw with their weights, and
`narrate` says who got what; what differs between the outcomes of one draw is what was drawn. Games name the
draws that are worth a word in the catalogue: `<prefix>-luck-<rest of the fact's key>`.
"""

from __future__ import annotations

import asyncio
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from functools import partial
from math import sqrt
from typing import Any, Final, NamedTuple

import msgspec

from bot.core import CHANCE, AnyRules, Fact, Seat, Term, Value, Who
from bot.core import read as read_move
from bot.core.chance import outcomes
from bot.match.changing.context import Context, Service, read
from bot.match.engine.replay import Replay, Standing, standing
from bot.match.engine.rows import Match
from bot.match.errors import Unfinished
from bot.match.fairness.record import export_of
from bot.match.fairness.verify import Report, verify
from bot.runtime.memo import Memo
from bot.text import words
from bot.text.engine import FALLBACK

LEAST = 6
"""Fewer draws of one kind are not enough to say anything."""
MOST_LABELS = 12
"""With more different things than this, each of them comes about once, which says nothing."""

Label = int | str | Term
Path = tuple[str, ...]


class Tally(msgspec.Struct, frozen=True):
    """How often one thing came."""

    label: Label
    seen: int
    expected: float
    odd: float
    """By how many standard deviations it was more (or less) than expected."""


class Pot(msgspec.Struct, frozen=True):
    """Draws of one kind, by one player (None: for the whole table)."""

    title: str
    """Catalogue key."""
    seat: Seat | None
    draws: int
    tallies: tuple[Tally, ...]
    average: tuple[float, float] | None = None
    """For numbers, such as dice: the average that came, and the expected one."""
    odd: float = 0.0
    """For numbers: as `Tally.odd`, for the average; else the largest `odd` of the tallies."""


class Luck(msgspec.Struct, frozen=True):
    """All pots of a match: a player's before the table's, numbers first."""

    draws: int
    """How many draws could have had another outcome."""
    pots: tuple[Pot, ...]


class Drawn(NamedTuple):
    """One draw, as narrated to the seat that may know most of it."""

    title: str
    seat: Seat | None
    label: Label
    odds: dict[Label, float]
    cases: int
    """How many cases there were, such as cards in the pile."""
    viewer: Seat | None = None
    """To whom it was narrated (None: to all)."""
    path: Path = ()
    """Which value of what was narrated is the label."""
    pile: int = 0
    """Which draw was the first from the same pile: draws after it put nothing back."""


def luck(rules: AnyRules, seats: int, stack: Sequence[Standing], replayed: Replay) -> Luck:
    """Takes time (every outcome of every draw is put into words): run it in a thread."""
    draws = 0
    pots: dict[tuple[str, Seat | None], list[Drawn]] = defaultdict(list)
    piles: dict[str, tuple[Drawn, Drawn]] = {}
    """By title: the last draw, and the first one from its pile."""
    for step, before in zip(stack, replayed.befores, strict=True):
        if step.seat != CHANCE:
            continue
        drawable = outcomes(rules, before)
        value = read_move(rules, before, CHANCE, step.move)
        if len(drawable) > 1:
            draws += 1
            drawn = _drawn(rules, seats, before, value, drawable)
        else:
            cases = sum(weight for _, weight in drawable)
            drawn = _left_over(rules, before, value, cases, [last for last, _ in piles.values()])
        if drawn is not None:
            last, first = piles.get(drawn.title, (None, None))
            if first is None or last is None or not _goes_on(last, drawn):
                first = drawn._replace(pile=draws)
            piles[drawn.title] = drawn, first
            whole = drawn._replace(odds=first.odds, cases=first.cases, pile=first.pile)
            pots[drawn.title, drawn.seat].append(whole)
    enough = {key: row for key, row in _together(pots).items() if len(row) >= LEAST}
    drawn_pots = [_pot(title, seat, row) for (title, seat), row in enough.items()]
    shown = [pot for pot in drawn_pots if len(pot.tallies) <= MOST_LABELS]
    shown.sort(key=lambda pot: (pot.seat is None, pot.average is None, pot.title, pot.seat or 0))
    return Luck(draws, tuple(shown))


def _goes_on(last: Drawn, drawn: Drawn) -> bool:
    """Whether a draw is from what the last one has left, as cards of a pile are: less of it, and no more of
    anything. Dice are as many as before, and a pile shuffled anew has more."""
    return drawn.cases < last.cases and all(
        odds * drawn.cases < last.odds.get(label, 0) * last.cases + 0.5 for label, odds in drawn.odds.items()
    )


def _together(pots: dict[tuple[str, Seat | None], list[Drawn]]) -> dict[tuple[str, Seat | None], list[Drawn]]:
    """Join the draws of a kind if no player has enough of them to compare: the whole table has them
    together."""
    compared = {title for (title, _), row in pots.items() if len(row) >= LEAST}
    draws: dict[tuple[str, Seat | None], list[Drawn]] = defaultdict(list)
    for (title, seat), row in pots.items():
        draws[title, seat if title in compared else None].extend(row)
    return draws


def _drawn(
    rules: AnyRules, seats: int, before: Any, value: Any, outcomes: Sequence[tuple[Any, int]]
) -> Drawn | None:
    """What was drawn for whom; None when it has no name, or no log shows it."""
    public = rules.narrate(before, CHANCE, value, None)
    other = next(move for move, _ in outcomes if str(move) != str(value))
    for viewer in (None, *range(seats)):
        fact = public if viewer is None else rules.narrate(before, CHANCE, value, viewer)
        against = rules.narrate(before, CHANCE, other, viewer)
        if fact is None or against is None or fact == against:
            continue
        title = _title(rules.prefix, fact.key)
        if title is None:
            return None
        cases = [(_labels(rules.narrate(before, CHANCE, move, viewer)), weight) for move, weight in outcomes]
        path = _path([labels for labels, _ in cases])
        label = _labels(fact).get(path)
        if label is None:
            return None
        total = sum(weight for _, weight in cases)
        odds: dict[Label, float] = defaultdict(float)
        for labels, weight in cases:
            if path in labels:
                odds[labels[path]] += weight / total
        return Drawn(title, _receiver(public, viewer), label, dict(odds), total, viewer, path)
    return None


def _left_over(rules: AnyRules, before: Any, value: Any, cases: int, lasts: Sequence[Drawn]) -> Drawn | None:
    """A draw that could bring one thing alone, as all that a pile still has is alike: it is among those that
    were expected of the pile. None when it goes on from none of the last draws."""
    public = rules.narrate(before, CHANCE, value, None)
    for last in lasts:
        fact = rules.narrate(before, CHANCE, value, last.viewer)
        label = _labels(fact).get(last.path)
        if fact is None or label is None or _title(rules.prefix, fact.key) != last.title:
            continue
        seat = _receiver(public, last.viewer)
        drawn = last._replace(seat=seat, label=label, odds={label: 1.0}, cases=cases)
        if _goes_on(last, drawn):
            return drawn
    return None


def _receiver(public: Fact | None, viewer: Seat | None) -> Seat | None:
    """Who gets what is drawn: the player whom all are told, else the one who is told it."""
    who = public.args.get("who") if public is not None else None
    return who.seat if isinstance(who, Who) else viewer


def _title(prefix: str, key: str) -> str | None:
    """The name of a draw: that of its fact, or of a more general fact (`gh-drew` for `gh-drew-you`)."""
    rest = key.removeprefix(f"{prefix}-").split("-")
    for length in range(len(rest), 0, -1):
        title = f"{prefix}-luck-{'-'.join(rest[:length])}"
        if words(FALLBACK).has(title):
            return title
    return None


def _labels(fact: Fact | None) -> dict[Path, Label]:
    """The plain values of a fact and of the facts within it, by their paths."""
    return {} if fact is None else dict(_walk((), fact))


def _walk(path: Path, value: Value) -> Iterator[tuple[Path, Label]]:
    if isinstance(value, Fact):
        for name, inner in value.args.items():
            yield from _walk((*path, name), inner)
    elif isinstance(value, Term | int | str):
        yield path, value


def _path(cases: Sequence[dict[Path, Label]]) -> Path:
    """Which value tells the outcomes apart most broadly: colours rather than the numbers of cards."""
    kinds = {path: {labels.get(path) for labels in cases} for labels in cases for path in labels}
    telling = {path: seen for path, seen in kinds.items() if len(seen) > 1}
    words_first = sorted(telling.items(), key=lambda item: (not _are_terms(item[1]), len(item[1]), item[0]))
    return words_first[0][0] if words_first else ()


def _are_terms(values: set[Label | None]) -> bool:
    return all(isinstance(value, Term) for value in values)


def _pot(title: str, seat: Seat | None, row: Sequence[Drawn]) -> Pot:
    seen: Counter[Label] = Counter(draw.label for draw in row)
    expected: dict[Label, float] = defaultdict(float)
    spread: dict[Label, float] = defaultdict(float)
    came_off = Counter(draw.pile for draw in row)
    narrowed = [_narrowed(came_off[draw.pile], draw.cases) for draw in row]
    for draw, narrow in zip(row, narrowed, strict=True):
        for label, odds in draw.odds.items():
            expected[label] += odds
            spread[label] += odds * (1 - odds) * narrow
    tallies = tuple(
        Tally(label, seen[label], expected[label], _odd(seen[label] - expected[label], spread[label]))
        for label in sorted(expected, key=_order)
    )
    if all(isinstance(label, int) for label in expected):
        came = sum(float(draw.label) for draw in row if isinstance(draw.label, int))
        means = [_mean(draw.odds) for draw in row]
        spread_of_all = sum(one * narrow for (_, one), narrow in zip(means, narrowed, strict=True))
        odd = _odd(came - sum(mean for mean, _ in means), spread_of_all)
        average = came / len(row), sum(mean for mean, _ in means) / len(row)
        return Pot(title, seat, len(row), tallies, average, odd)
    odd = max((tally.odd for tally in tallies), key=abs, default=0.0)
    return Pot(title, seat, len(row), tallies, odd=odd)


def _narrowed(drawn: int, cases: int) -> float:
    """The factor by which the variance is smaller because nothing was put back (of the hypergeometric
    distribution)."""
    return max(cases - drawn, 0) / (cases - 1) if drawn > 1 else 1.0


def _mean(odds: dict[Label, float]) -> tuple[float, float]:
    numbers = [(float(label), odd) for label, odd in odds.items() if isinstance(label, int)]
    mean = sum(odd * number for number, odd in numbers)
    return mean, sum(odd * (number - mean) ** 2 for number, odd in numbers)


def _odd(difference: float, variance: float) -> float:
    return difference / sqrt(variance) if variance > 1e-9 else 0.0


def _order(label: Label) -> tuple[int, int, str]:
    if isinstance(label, int):
        return 0, label, ""
    return 1, 0, label.key if isinstance(label, Term) else label


REPORTS: Final = 64
"""Luck reports that are kept: everybody looks at those of matches that have just ended."""


class Fairness(Service):
    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self._reports = Memo[Luck](REPORTS, context.store.start)
        """Luck reports by match and last step."""

    @read
    async def verify(self, match_id: int) -> Report:
        """Check every draw and every move of a finished match. Raises: UnknownMatch, Unfinished."""
        async with self.context.reading() as db:
            match = await self.context.load(db, match_id)
            if match.brief.secret is None:
                raise Unfinished
            match.must_have_started()
            data = await export_of(self.context, db, match)
        return await asyncio.to_thread(verify, data, self.context.games)

    @read
    async def luck(self, match_id: int) -> Luck:
        """What chance brought in a finished match, compared with what was to be expected.

        Raises: UnknownMatch, NotStarted, Unfinished, Broken.
        """
        async with self.context.reading() as db:
            match = await self.context.load_started(db, match_id)
            if match.row.state == "running":
                raise Unfinished
        key = match_id, match.row.steps
        return await self._reports.get(key, partial(self._reckoned, match), lasting=True)

    async def _reckoned(self, match: Match) -> Luck:
        async with self.context.reading() as db:
            rows, log = await self.context.positions.whole(db, match)
        return await asyncio.to_thread(luck, match.rules, match.row.seats, standing(rows), log)

"""The tables of the next round."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from bot.events import grouping, standings
from bot.events.grouping import History, chunks, fresh, improved, sizes, snake
from bot.events.model import COMPUTER, Entrant, EventSetup, Table, active


def grouped(entrants: Sequence[Entrant], groups: int) -> dict[int, int]:
    """Equally strong groups, by number of the entrant."""
    people = [entrant.number for entrant in sorted(entrants, key=lambda entrant: entrant.seed)]
    counts = [len(people) // groups + (at < len(people) % groups) for at in range(groups)]
    return {member: at for at, group in enumerate(snake(people, counts)) for member in group}


def next_round(
    setup: EventSetup, entrants: Sequence[Entrant], tables: Sequence[Table], round: int
) -> list[Table] | None:
    """The tables of a round, byes included, in the order of their numbers; None: there is no such round,
    because the event is over.

    Args:
        tables: those of all earlier rounds.
    """
    here = active(entrants, round)
    if setup.format == "knockout":
        left = grouping.alive(entrants, tables)
        here = [entrant for entrant in here if entrant.number in left]
    elif round > setup.rounds:
        return None
    if len(here) < setup.fewest:
        return None
    history = History(tables)
    grouped_tables: list[tuple[int, list[int]]] = []
    for group in range(setup.groups):
        people = [entrant for entrant in here if entrant.group == group]
        if setup.format == "knockout":
            tables_now = grouping.tables(setup, [entrant.number for entrant in people])
        elif setup.format == "league":
            tables_now = _league(setup, people, entrants, history)
        else:
            tables_now = _swiss(setup, people, entrants, tables, history)
        grouped_tables += [(group, people_at) for people_at in tables_now]
    if all(len(numbered) == 1 for _, numbered in grouped_tables):
        return None  # nobody is left to meet anybody
    grouped_tables.sort(key=lambda numbered: len(numbered[1]) == 1)  # byes last
    return [
        Table(
            round=round,
            number=number,
            group=group,
            seats=tuple(people) if len(people) == 1 else history.seated(_filled(setup, people, number)),
            ranks=(1,) if len(people) == 1 else (),
        )
        for number, (group, people) in enumerate(grouped_tables, 1)
    ]


def _filled(setup: EventSetup, people: list[int], number: int) -> list[int]:
    """The people of a table, with computers if these fill free seats. As long as nobody has had a seat yet,
    the better seed begins at every other table."""
    free = setup.seats - len(people) if setup.computers else 0
    return [*(people if number % 2 else reversed(people)), *[COMPUTER] * free]


def _without(people: Sequence[int], byes: int, history: History) -> tuple[list[int], list[list[int]]]:
    """Who sits at tables, and who gets a bye: the last of those who have had the fewest byes."""
    left, free = list(people), []
    for _ in range(byes):
        fewest = min(history.byes[person] for person in left)
        last = next(person for person in reversed(left) if history.byes[person] == fewest)
        left.remove(last)
        free.append([last])
    return left, free


def _swiss(
    setup: EventSetup,
    people: Sequence[Entrant],
    entrants: Sequence[Entrant],
    tables: Sequence[Table],
    history: History,
) -> list[list[int]]:
    points = standings.points(setup, tables)
    known = [standing.entrant for standing in standings.standings(setup, entrants, tables)]
    here = {entrant.number for entrant in people}
    order = [person for person in known if person in here]
    counts, byes = sizes(len(order), setup.seats, setup.fewest)
    order, free = _without(order, byes, history)
    if not any(not table.bye for table in tables):
        return [*_opening(setup, order, counts), *free]
    won = [points.get(person, Fraction()) for person in order]
    groups = sorted({*won}, reverse=True)
    level = {person: groups.index(score) for person, score in zip(order, won, strict=True)}
    drawn = fresh(order, counts, history) or chunks(order, counts)
    return [*improved(drawn, history, level), *free]


def _opening(setup: EventSetup, order: Sequence[int], counts: Sequence[int]) -> list[list[int]]:
    """The first round: the upper half meets the lower; larger tables are equally strong."""
    if setup.seats > 2:
        return snake(order, counts)
    half = len(order) // 2
    return [[order[at], order[at + half]] for at in range(half)]


def _league(
    setup: EventSetup, people: Sequence[Entrant], entrants: Sequence[Entrant], history: History
) -> list[list[int]]:
    order = [entrant.number for entrant in people]
    if setup.seats == 2 and people:
        # People who have dropped out keep their place in the circle: whoever would meet them gets a bye.
        group = sorted(entrant.number for entrant in entrants if entrant.group == people[0].group)
        turned = _circle(group, set(order), history)
        if turned is not None:
            return turned
    counts, byes = sizes(len(order), setup.seats, setup.fewest)
    order, free = _without(order, byes, history)
    level = dict.fromkeys(order, 0)
    drawn = fresh(order, counts, history)
    if drawn is None:
        starts = [order[at:] + order[:at] for at in range(max(1, min(len(order), 8)))]
        tries = [improved(chunks(start, counts), history, level) for start in starts]
        drawn = min(tries, key=lambda attempt: sum(history.repeats(table) for table in attempt))
    return [*drawn, *free]


def _circle(group: Sequence[int], here: set[int], history: History) -> list[list[int]] | None:
    """A round of a round-robin tournament in which nobody meets again; None if there is none left.

    One place stays the same, the others move round (Schurig's tables, 1886)."""
    ring: list[int | None] = list(group) if len(group) % 2 == 0 else [*group, None]
    fixed, others = ring[-1], ring[:-1]
    for turn in range(len(others)):
        turned = [*others[turn:], *others[:turn]]
        pairs = [(turned[0], fixed)]
        pairs += [(turned[at], turned[-at]) for at in range(1, len(ring) // 2)]
        left = ([person for person in pair if person is not None and person in here] for pair in pairs)
        left_pairs = [pair for pair in left if pair]
        met = any(len(pair) == 2 and history.repeats(pair) for pair in left_pairs)
        if not met and any(len(pair) == 2 for pair in left_pairs):
            return left_pairs
    return None

"""Turn the events of a view into facts, for a turn that the scene does not describe (a draft)."""

from __future__ import annotations

from bot.core import Fact, Term, Value, Who, fact
from bot.games.golden_horn.view import (
    Arrived,
    Called,
    Loaded,
    Passed,
    Raided,
    Sailed,
    Turned,
    View,
)


def _colours(letters: str) -> tuple[Term, ...]:
    return tuple(Term(f"gh-colour-{letter}") for letter in letters)


def _place(node: str) -> str | Term:
    return node if node[0] == "S" else Term(f"gh-port-{node}")


def retold(view: View) -> tuple[Fact, ...]:
    """What happened in the last turn, as the rules would narrate it, oldest first."""
    found: list[Fact] = []
    owner = {ship.id: ship.seat for ship in view.ships}
    arrivals = {event.ship: event for event in view.last if isinstance(event, Arrived)}
    for event in view.last:
        match event:
            case Raided(who=who, ship=ship, cards=cards, cube=cube):
                found.append(
                    fact(
                        "gh-raided",
                        who=Who(who),
                        ship=ship,
                        owner=Who(owner[ship]),
                        cards=_colours(cards),
                        cube=Term(f"gh-colour-{cube}"),
                    )
                )
            case Loaded(who=who, ship=ship, port=port, colour=colour, count=count):
                found.append(
                    fact(
                        "gh-loaded",
                        who=Who(who),
                        ship=ship,
                        port=Term(f"gh-port-{port}"),
                        count=count,
                        colour=Term(f"gh-colour-{colour}"),
                    )
                )
            case Sailed():
                found.append(_voyage(event, arrivals.get(event.ship)))
            case Turned(who=who, ship=ship):
                heads = next(one.direction for one in view.ships if one.id == ship)
                if heads:
                    found.append(fact("gh-turned", who=Who(who), ship=ship, direction=heads))
            case Passed(who=who):
                found.append(fact("gh-passed", who=Who(who)))
            case Called(who=who):
                found.append(fact("gh-called", who=Who(who)))
            case _:
                pass
    return tuple(found)


def _voyage(event: Sailed, arrival: Arrived | None) -> Fact:
    args: dict[str, Value] = {
        "who": Who(event.who),
        "ship": event.ship,
        "from": _place(event.start),
        "to": _place(event.end),
        "winds": len(event.wind),
        "wind": _colours(event.wind),
        "skips": len(event.skipped),
        "skipped": tuple(_place(node) for node in event.skipped),
    }
    if event.end not in ("V", "C"):
        return Fact("gh-sailed", args)
    if arrival is None or arrival.colour is None or not arrival.count:
        return Fact("gh-arrived", args)
    args |= {"count": arrival.count, "colour": Term(f"gh-colour-{arrival.colour}")}
    return Fact("gh-delivered", args)

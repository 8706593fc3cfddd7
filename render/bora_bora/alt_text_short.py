"""The position in few words, for use if a description would be too long; and a turn that waits to be
confirmed."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Final

from msgspec.structs import replace

from bot.core import Fact, Term, fact
from bot.games.bora_bora.board import Person
from bot.games.bora_bora.components import MATERIALS
from bot.games.bora_bora.view import View
from bot.text import Words
from render.bora_bora.alt_text_boards import Position, jewel_of, listed, person_of, task_of
from render.bora_bora.draft import account_of
from render.bora_bora.marks import actor
from render.kit.confirm import own_words
from render.kit.telling import Part, account, told

COUNTED: Final = {
    "cards": "cards",
    "offering": "offerings",
    "shell": "shells",
    "god-tile": "tiles",
    "priest": "priests",
}
"""The messages that count what a turn costs or brings, by symbol; other things have only their name."""

LETTERS: Final = (10, 8, 7, 6, 5, 4, 3, 2)
"""The fewest letters of a name: the most for which there is room."""


# --- The table ---------------------------------------------------------------------------------------------


def with_letters(t: Position, least: int) -> Position:
    """The position with short names: as many letters of each as distinguish it from the others, at least so
    many."""
    names = [name or "" for name in t.scene.names]

    def cut(name: str) -> str:
        for count in range(least, len(name)):
            if sum(other[:count] == name[:count] for other in names) < 2:
                return name[:count].rstrip()
        return name

    return told(replace(t.scene, names=tuple(map(cut, names))), View)


def short_tiles(t: Position) -> list[str]:
    """All dice on all tiles: tile, owner and face."""
    lines = []
    for tile in t.view.tiles:
        if tile.dice:
            name = "/".join(t.w(f"bb-action-{letter}") for letter in tile.actions)
            lines.append(f"{name} {', '.join(f'{t.names[seat]} {face}' for seat, face in tile.dice)}")
    return [f"{t.w.semicolons(lines)}."] if lines else []


def short_map(t: Position) -> list[str]:
    """Every region: the owner of its hut, the huts beside it after a plus, and the fish."""
    lines = []
    for region in t.view.regions:
        owners = [] if region.host is None else [t.names[region.host]]
        owners += [t.names[seat] for seat in region.aside]
        text = f"{t.w(f'bb-region-{region.id}')} {'+'.join(owners) or '–'}"
        if region.fish is not None:
            text += f", {t.w(f'bb-fish-{region.fish.kind}')} {region.fish.value}"
        lines.append(text)
    return [f"{t.w.semicolons(lines)}."]


# --- The market --------------------------------------------------------------------------------------------


def short_market(t: Position) -> list[str]:
    """Men and women, priests, tasks, open god cards and jewelry of this round, each with nothing but its
    number."""
    lines = []
    for sex, row in (("M", t.view.men), ("W", t.view.women)):
        shown = [_person(t.w, k, person_view) for k, person_view in enumerate(row, 1) if person_view]
        lines.append(f"{t.w(f'bb-action-{sex}')}: {', '.join(shown)}.")
    priests = [f"{slot} {t.names[seat]}" for slot, seat in t.view.priests]
    if priests:
        lines.append(f"{t.w('bb-action-T')}: {', '.join(priests)}.")
    gods = [fact("bb-pic-tell-card", god=Term(f"bb-god-{god}"), count=t.view.open_cards.count(god))
            for god in dict.fromkeys(t.view.open_cards)]  # fmt: skip
    return [*lines, *offers(t, gods)]


def offers(t: Position, gods: Sequence[Part]) -> list[str]:
    """Tasks, open god cards, the jewelry of this round."""
    tasks = [task_of(t.view, name) for name in t.view.board_tasks]
    lines = [listed(t, "bb-pic-tell-tasks", tasks), listed(t, "bb-pic-tell-open", gods, deck=t.view.deck)]
    for number, column in enumerate(t.view.jewelry, 1):
        if column and number == t.view.round:
            lines.append(listed(t, "bb-pic-tell-jewelry", [jewel_of(one) for one in column], round=number))
    return lines


def _person(w: Words, slot: int, person: Person) -> str:
    """A person with the number of steps or shells, without the word for them."""
    return f"{slot} {re.sub(r' [(][^()]*[)]', '', w.say(person_of(person)))} ×{person.symbols}"


# --- A turn that waits to be confirmed ---------------------------------------------------------------------


def confirmed(t: Position) -> list[str]:
    """The content of the panel: the steps in order, what they cost and bring, the points before and after."""
    seat = t.view.viewer
    if seat is None or actor(t.view) != seat:
        return []
    made = account_of(t.scene, t.view, seat)
    lines = [own_words(t.w.say(line, t.names), t.names[seat]) for line in made.told]
    changes = {"pic-turn-cost": made.cost, "pic-turn-gain": made.gain}
    said = {key: [t.w.say(one, t.names) for one in _counted(found)] for key, found in changes.items()}
    return [*lines, *account(t.w, said, made.points)]


def _counted(amounts: Mapping[str, int]) -> list[Fact]:
    facts: list[Fact] = []
    for what, count in amounts.items():
        if what in COUNTED:
            facts.append(fact(f"bb-pic-tell-{COUNTED[what]}", count=count))
        else:
            name = Term(f"bb-material-{what}" if what in MATERIALS else f"bb-pic-bonus-{what}")
            facts.append(fact("bb-pic-tell-card", god=name, count=count))
    return facts

"""The position in few words, where a description would be too long; and a turn that waits to be confirmed."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from msgspec.structs import replace

from bot.core import Fact, Term, fact
from bot.games.bora_bora.view import MATERIALS, PersonView
from bot.text import Words
from render.bora_bora.alt_text_pieces import Item, jewel_of, listed, person_of, task_of, view_of, words_of
from render.bora_bora.draft import account_of
from render.bora_bora.marks import actor
from render.kit.confirm import own_words
from render.kit.telling import ALT_TEXT, said
from render.scene import Scene

COUNTED: Final = {
    "cards": "cards",
    "offering": "offerings",
    "shell": "shells",
    "god-tile": "tiles",
    "priest": "priests",
}
"""What a turn costs or brings, by symbol, and the message that counts it; others have only their name."""

LETTERS: Final = 2
"""The fewest letters of a name."""


def shortest(scene: Scene, ways: Iterable[Sequence[str]]) -> Sequence[str]:
    """The first of several ways to tell a position that keeps within the limit; if none does, the last."""
    lines: Sequence[str] = ()
    for lines in ways:
        if len(said(" ".join(lines), scene.language)) <= ALT_TEXT:
            break
    return lines


# --- The table ---------------------------------------------------------------------------------------------


def with_letters(scene: Scene) -> Scene:
    """The scene with as many letters of each name as tell it from the others, two at least."""
    names = [name or "" for name in scene.names]

    def cut(name: str) -> str:
        for count in range(LETTERS, len(name)):
            if sum(other[:count] == name[:count] for other in names) < 2:
                return name[:count].rstrip()
        return name

    return replace(scene, names=tuple(cut(name) for name in names))


def short_tiles(scene: Scene) -> list[str]:
    """All dice on all tiles: tile, owner and face."""
    w, names = words_of(scene)
    found = []
    for tile in view_of(scene).tiles:
        if tile.dice:
            name = "/".join(w(f"bb-action-{letter}") for letter in tile.actions)
            found.append(f"{name} {', '.join(f'{names[seat]} {face}' for seat, face in tile.dice)}")
    return [f"{w.semicolons(found)}."] if found else []


def short_map(scene: Scene) -> list[str]:
    """Every region: whose hut, after a plus those beside it, and the fish."""
    w, names = words_of(scene)
    found = []
    for region in view_of(scene).regions:
        owners = [] if region.host is None else [names[region.host]]
        text = (
            f"{w(f'bb-region-{region.id}')} {'+'.join([*owners, *(names[s] for s in region.aside)]) or '–'}"
        )
        if region.fish is not None:
            text += f", {w(f'bb-fish-{region.fish.kind}')} {region.fish.value}"
        found.append(text)
    return [f"{w.semicolons(found)}."]


# --- The market --------------------------------------------------------------------------------------------


def short_market(scene: Scene) -> list[str]:
    """Men and women, priests, tasks, open god cards and jewelry of this round, each with its number alone."""
    w, names = words_of(scene)
    view = view_of(scene)
    lines = [
        f"{w(f'bb-action-{sex}')}: {', '.join(_person(w, k, one) for k, one in enumerate(row, 1) if one)}."
        for sex, row in (("M", view.men), ("W", view.women))
    ]
    priests = [f"{place.slot} {names[place.seat]}" for place in view.temple if place.seat is not None]
    if priests:
        lines.append(f"{w('bb-action-T')}: {', '.join(priests)}.")
    lines.append(listed(w, "bb-pic-tell-tasks", [task_of(view, name) for name in view.board_tasks]))
    gods = [fact("bb-pic-tell-card", god=Term(f"bb-god-{god}"), count=view.open_cards.count(god))
            for god in dict.fromkeys(view.open_cards)]  # fmt: skip
    lines.append(listed(w, "bb-pic-tell-open", gods, deck=view.deck))
    for number, column in enumerate(view.jewelry, 1):
        if column and number == view.round:
            lines.append(listed(w, "bb-pic-tell-jewelry", [jewel_of(one) for one in column], round=number))
    return lines


def _person(w: Words, slot: int, one: PersonView) -> str:
    """A person without the words for steps or shells: their number is enough."""
    return f"{slot} {re.sub(r' [(][^()]*[)]', '', w.say(person_of(one)))} ×{one.symbols}"


# --- A turn that waits to be confirmed ---------------------------------------------------------------------


def confirmed(scene: Scene) -> list[str]:
    """What the panel says: the steps in order, what they cost and bring, the points before and after."""
    w, names = words_of(scene)
    view = view_of(scene)
    seat = view.viewer
    if seat is None or actor(view) != seat:
        return []
    made = account_of(scene, view, seat)
    lines = [own_words(w.say(one, names), names[seat]) for one in made.told]
    for key, amounts in (("pic-turn-cost", made.cost), ("pic-turn-gain", made.gain)):
        if amounts:
            lines.append(f"{w(key)}: {', '.join(w.say(one, names) for one in _counted(amounts))}.")
    before, after = made.points
    change = f"{before} → {after}" if before != after else f"{after}"
    return [*lines, f"{w('pic-turn-points')}: {change}."]


def _counted(amounts: Mapping[str, int]) -> list[Fact]:
    found: list[Fact] = []
    for what, count in amounts.items():
        if what in COUNTED:
            found.append(fact(f"bb-pic-tell-{COUNTED[what]}", count=count))
        else:
            name: Item = Term(f"bb-material-{what}" if what in MATERIALS else f"bb-pic-bonus-{what}")
            found.append(fact("bb-pic-tell-card", god=name, count=count))
    return found

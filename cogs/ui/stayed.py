"""Answers to an earlier question that can still be changed on the page."""

from __future__ import annotations

from collections.abc import Sequence

from bot.match.engine.models import Preview, Stayed
from bot.text import Words
from cogs.ui.answers import BUTTONS, COMPONENTS, effects_text, size_of, where
from cogs.ui.page import MENU, Button, Choice, Menu, Row, in_rows, pick, press
from cogs.ui.speech import plain_names, safe_names


def wish_lines(words: Words, preview: Preview) -> list[str]:
    """Lines that ask for further answers, in the order of wishes, and say how many are surely enough."""
    wished = [stay for stay in preview.stayed if stay.wishes]
    useful = any(not stay.sure and len(stay.answers) > len(stay.chosen) for stay in wished)
    lines = [_enough(words, preview, stay) for stay in wished if stay.enough]
    return [words("page-wishes"), *lines] if useful else lines


def _enough(words: Words, preview: Preview, stay: Stayed) -> str:
    """Whether one of the wishes is surely possible, or with how many it would be."""
    first = next(answer for answer in stay.answers if answer.notation == stay.chosen[0])
    key = "page-wishes-sure" if stay.sure else "page-wishes-unsure"
    label = words.say(first.offer.label, safe_names(preview.brief))
    return words(key, answer=label, count=len(stay.places), enough=stay.enough)


def stayed_rows(words: Words, preview: Preview, others: Sequence[Row]) -> list[Row]:
    """The questions that are answered and stay, each with its answers: those that are chosen are marked, and
    all others can be chosen instead or as further wishes. The oldest are left out if there is no room.

    Args:
        others: the other rows of the page.
    """
    room = COMPONENTS - size_of(others)
    rows: list[Row] = []
    for stay in reversed(preview.stayed):
        menu = _stayed(words, preview, stay)
        room -= size_of(menu)
        if room < 0:
            break
        rows = [*menu, *rows]
    return rows


def _stayed(words: Words, preview: Preview, stayed: Stayed) -> list[Row]:
    names, here = plain_names(preview.brief), (*where(preview), stayed.at)
    labels = {answer.notation: words.say(answer.offer.label, names) for answer in stayed.answers}
    several = len(stayed.chosen) > 1
    for rank, notation in enumerate(stayed.chosen, 1):
        labels[notation] = f"{rank} ✓ {labels[notation]}" if several else f"✓ {labels[notation]}"
    if len(stayed.answers) > 2 * BUTTONS:
        choices = tuple(
            Choice(answer.notation, labels[answer.notation], effects_text(words, answer.offer, names))
            for answer in stayed.answers
        )
        return [Menu(pick("wish", *here), labels[stayed.chosen[0]], choices[:MENU])]
    buttons = [
        Button(press("wish", *here, notation), label, "success" if notation in stayed.chosen else "secondary")
        for notation, label in labels.items()
    ]
    return [*in_rows(buttons)]

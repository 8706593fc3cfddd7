"""Lay out legal answers for a phone: few as buttons, more as a menu, many in groups or pages."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from msgspec.structs import replace

from bot.core import Fact, Offer, tags
from bot.games.registry import GAMES
from bot.match.engine.models import Answer, Finish, Preview
from bot.text import Words
from cogs.ui.page import MENU, Button, Choice, Menu, Row, draft_mark, in_rows, pick, press
from cogs.ui.speech import plain_names, safe_names
from render.kit.telling import names_itself, without_tag

BUTTONS = 5
"""The largest number of answers of a kind that are shown as buttons."""
COMPONENTS = 34
"""The largest number of controls and rows of a page: Discord's 40 components without texts and pictures."""
WITHDRAW = "back"
"""The kind of a move that takes back a sealed decision. Within a draft, the page's own Back does that."""


MOST_ROWS = 4
"""The largest number of groups of which each is shown as a row of buttons."""
TOGETHER = 14
"""The most answers of several groups shown at once; if there are more, the group is asked for first."""
GEAR = -2
"""The group of answers that settle how much is asked (`Offer.gear`)."""


class Spot(msgspec.Struct, frozen=True):
    """Which part of many answers is open: a group (-1: none chosen; `GEAR`) and a part of its list."""

    group: int = -1
    part: int = 0


class Tagged(msgspec.Struct, frozen=True):
    """An answer with the tag it has in the picture, the menu and the words."""

    tag: str
    """The name that the board shows, or a number (`bot.core.tags`)."""
    answer: Answer


class Bundle(msgspec.Struct, frozen=True):
    """The answers of one kind that are shown now."""

    kind: str
    shown: tuple[Tagged, ...] = ()
    groups: tuple[Fact, ...] = ()
    """Groups to choose from first. While they are shown, only the likely answers of the kind are shown with
    them (`Offer.likely`)."""
    part: int = 0
    parts: int = 1
    by_group: bool = False
    """The group was asked for first, so all answers shown are buttons."""
    switch: Fact | None = None
    """The label of the switch below, if there is one; `part` is 1 if it is on."""


def bundles(preview: Preview, spot: Spot) -> tuple[Bundle, ...]:
    """What a page shows of the answers, each with a tag that no other answer of the page has."""
    if preview.status != "asked":
        return ()
    kinds: dict[str, list[Answer]] = {}
    answered = [known for known in preview.answers if known.offer.gear == (spot.group == GEAR)]
    first = [answer for answer in answered if answer.offer.by_group]
    for answer in answered:
        if (answer.kind != WITHDRAW or not preview.moves) and not answer.offer.by_group:
            kinds.setdefault(answer.kind, []).append(answer)
    bundles_made: list[Bundle] = [_by_group(first, spot)] if first else []
    for kind, answers in kinds.items():
        groups = _groups(answers)
        if len(answers) > MENU and len(groups) > 1:
            if not 0 <= spot.group < len(groups):
                likely = [answer for answer in answers if answer.offer.likely][:BUTTONS]
                bundles_made.append(Bundle(kind, _untagged(likely), groups=tuple(groups[:MENU])))
                continue
            answers = [answer for answer in answers if answer.offer.group == groups[spot.group]]
        parts = -(-len(answers) // MENU)
        part = spot.part % parts
        shown = answers[part * MENU :][:MENU]
        bundles_made.append(Bundle(kind, _untagged(shown), part=part, parts=parts))
    return _tagged(bundles_made)


def every(preview: Preview) -> tuple[Tagged, ...]:
    """All answers, each with a tag that no other has: for those who read them in words."""
    if preview.status != "asked":
        return ()
    answers = [answer for answer in preview.answers if answer.kind != WITHDRAW or not preview.moves]
    named = tags([(answer.kind, answer.offer.name) for answer in answers])
    return tuple(Tagged(tag, answer) for tag, answer in zip(named, answers, strict=True))


def _by_group(answers: Sequence[Answer], spot: Spot) -> Bundle:
    """Answers whose group is asked for first, unless they are few. Of a group, only the part that its switch
    chooses is shown."""
    groups, kind = _groups(answers), answers[0].kind
    if 0 <= spot.group < len(groups):
        answers = [answer for answer in answers if answer.offer.group == groups[spot.group]]
    switch = next((answer.offer.switch for answer in answers if answer.offer.switch is not None), None)
    plain = [answer for answer in answers if answer.offer.switch is None]
    part = int(switch is not None and (spot.part == 1 or not plain))
    shown = [answer for answer in answers if answer.offer.switch is not None] if part else plain
    switch = switch if plain else None
    if len(_groups(shown)) > 1 and len(shown) > TOGETHER:
        return Bundle(kind, groups=tuple(groups[:MENU]), part=part)
    return Bundle(kind, _untagged(shown[:MENU]), part=part, by_group=True, switch=switch)


def _groups(answers: Sequence[Answer]) -> list[Fact]:
    facts: list[Fact] = []
    for answer in answers:
        if answer.offer.group is not None and answer.offer.group not in facts:
            facts.append(answer.offer.group)
    return facts


def _untagged(answers: Sequence[Answer]) -> tuple[Tagged, ...]:
    return tuple(Tagged("", answer) for answer in answers)


def _tagged(tagged: Sequence[Bundle]) -> tuple[Bundle, ...]:
    """The same bundles, with tags that are unique on the page."""
    tags_left = iter(
        tags([(tagged.answer.kind, tagged.answer.offer.name) for bundle in tagged for tagged in bundle.shown])
    )
    return tuple(
        replace(bundle, shown=tuple(Tagged(next(tags_left), tagged.answer) for tagged in bundle.shown))
        for bundle in tagged
    )


def effects_text(words: Words, offer: Offer, names: Sequence[str]) -> str:
    effects = [words.say(effect, names) for effect in offer.effects]
    if any(", " in text for text in effects):
        return words("page-choices-parts", parts=tuple(effects))
    return ", ".join(effects)


def answer_lines(words: Words, preview: Preview, shown: Sequence[Bundle], proposed: str = "") -> list[str]:
    """Costs and gains of the answers that are buttons; menus show their own.

    What all answers have in common is left out.

    Args:
        proposed: the one answer whose costs and gains are shown; "": all.
    """
    names = safe_names(preview.brief)
    lines = []
    for bundle in shown:
        if not _as_buttons(bundle) or _alike(bundle):
            continue
        told = [tagged for tagged in bundle.shown if proposed in ("", tagged.answer.notation)]
        if _is_short(bundle):
            lines += _lines_by_effects(words, told, names)
            continue
        for tagged in told:
            offer = tagged.answer.offer
            effects = effects_text(words, offer, names)
            label = without_tag(offer, tagged.tag, words.say(offer.label, names))
            if effects:
                if names_itself(offer, tagged.tag, label):  # "L1" of "L1, S4", "L1 (blue)" stands there
                    label = label.removeprefix(f"{tagged.tag}, ").removeprefix(f"{tagged.tag} ")
                line = words("page-choices-line", number=tagged.tag, label=label, effects=effects)
                lines.append(f"`{tagged.tag}` {effects}" if label == tagged.tag else line)
    return lines


def _lines_by_effects(words: Words, shown: Sequence[Tagged], names: Sequence[str]) -> list[str]:
    """Costs and gains, each with the tags of all answers that have them."""
    tags_by: dict[str, list[str]] = {}
    for tagged in shown:
        tags_by.setdefault(effects_text(words, tagged.answer.offer, names), []).append(f"`{tagged.tag}`")
    return [f"{' '.join(tags_of)} {effects}" for effects, tags_of in tags_by.items() if effects]


def _alike(bundle: Bundle) -> bool:
    first, *others = (tagged.answer.offer.effects for tagged in bundle.shown) if bundle.shown else ((),)
    return bool(others) and all(effects == first for effects in others)


def answer_rows(
    words: Words, preview: Preview, shown: Sequence[Bundle], spot: Spot, others: Sequence[Row] = ()
) -> list[Row]:
    """The controls of all answers: buttons, or menus where a page has no room for so many.

    Args:
        others: the other rows of the page.
    """
    rows = _answer_rows(words, preview, shown, spot)
    if size_of(rows) + size_of(others) > COMPONENTS:
        return _answer_rows(words, preview, shown, spot, most=BUTTONS)
    return rows


def _answer_rows(
    words: Words, preview: Preview, shown: Sequence[Bundle], spot: Spot, most: int = MOST_ROWS * BUTTONS
) -> list[Row]:
    """The controls of all answers. `most`: up to this many answers of a kind can be buttons."""
    rows: list[Row] = []
    for at, bundle in enumerate(shown):
        if len(bundle.shown) <= most and _as_buttons(bundle):
            rows += _buttons(words, preview, bundle)
        elif bundle.shown:
            rows.append(_menu(words, preview, bundle, at))
        rows += _group_rows(words, preview, bundle)
        if bundle.switch is not None:
            label_text = words.say(bundle.switch, plain_names(preview.brief))
            text = words("button-switch-off", label=label_text) if bundle.part else label_text
            rows.append((Button(press("spot", *where(preview), spot.group, 1 - bundle.part, "s"), text),))
        if bundle.parts > 1:
            rows.append(_turn_over(words, preview, bundle, spot, at))
    return rows


def _as_buttons(bundle: Bundle) -> bool:
    """Whether answers are buttons, which need only one tap. They are if they are few, or if a few groups need
    a row each."""
    if bundle.parts > 1 or not bundle.shown:
        return False
    if bundle.by_group or len(bundle.shown) <= BUTTONS:
        return len(bundle.shown) <= MOST_ROWS * BUTTONS
    if _stays(bundle) or _is_short(bundle):
        return True
    groups = _rows(bundle)
    whole = all(tagged.answer.offer.group is not None for tagged in bundle.shown)
    return whole and len(groups) <= MOST_ROWS and all(len(group) <= BUTTONS for group in groups)


def _stays(bundle: Bundle) -> bool:
    """Whether answers look the same before and after one of them is chosen: at most two rows of buttons."""
    return bundle.shown[0].answer.offer.stays and len(bundle.shown) <= 2 * BUTTONS


def _is_short(bundle: Bundle) -> bool:
    """Whether there are more answers than usual for buttons, but their labels are short enough for
    buttons."""
    short = all(tagged.answer.offer.short is not None for tagged in bundle.shown)
    return short and BUTTONS < len(bundle.shown) <= MOST_ROWS * BUTTONS


def _rows(bundle: Bundle) -> list[tuple[Tagged, ...]]:
    groups = _groups([tagged.answer for tagged in bundle.shown])
    if bundle.by_group or len(bundle.shown) <= BUTTONS or _stays(bundle) or _is_short(bundle):
        return [bundle.shown[start : start + BUTTONS] for start in range(0, len(bundle.shown), BUTTONS)]
    return [
        tuple(tagged for tagged in bundle.shown if tagged.answer.offer.group == group) for group in groups
    ]


def where(preview: Preview) -> tuple[int, int, str]:
    """What ties a control to its page: the match, the turn token and the draft that was shown."""
    return preview.brief.match, preview.turn_token, draft_mark(preview.moves)


def _label(words: Words, preview: Preview, tagged: Tagged, *, short: bool = False) -> str:
    """The tag and the words of an answer; the words alone if they begin with its name."""
    offer = tagged.answer.offer
    label = words.say((offer.short if short else None) or offer.label, plain_names(preview.brief))
    if names_itself(tagged.answer.offer, tagged.tag, label):
        return label
    return f"{tagged.tag} · {without_tag(offer, tagged.tag, label)}"


def _buttons(words: Words, preview: Preview, bundle: Bundle) -> list[Row]:
    """The answers as buttons. Those that end the turn at once are green. If more could be answered after such
    an answer, it also has a plain button below, or in its group."""
    ends, short = _ends(preview, bundle), _is_short(bundle)
    rows: list[Row] = [
        tuple(
            _button(words, preview, tagged, ends.get(tagged.answer.notation), short=short) for tagged in row
        )
        for row in _rows(bundle)
    ]
    open_ended = [tagged for tagged in bundle.shown if tagged.answer.notation in ends and not bundle.groups]
    plain = [
        _button(words, preview, tagged, None, short=short)
        for tagged in open_ended
        if not ends[tagged.answer.notation].whole
    ]
    return [*rows, *in_rows(plain)]


def _ends(preview: Preview, bundle: Bundle) -> dict[str, Finish]:
    """The finishes by the answer to this question. If there is no room, only those that leave nothing out."""
    ends = {finish.answers[0].notation: finish for finish in preview.finishes if finish.ends or bundle.groups}
    shown = [ends[tagged.answer.notation] for tagged in bundle.shown if tagged.answer.notation in ends]
    if len(bundle.shown) + sum(not end.whole for end in shown) <= MOST_ROWS * BUTTONS:
        return ends
    return {notation: end for notation, end in ends.items() if end.whole}


def _button(words: Words, preview: Preview, tagged: Tagged, end: Finish | None, *, short: bool) -> Button:
    label = _label(words, preview, tagged, short=short)
    if end is None:
        return Button(press("ans", *where(preview), tagged.answer.notation), label, "primary")
    if not end.whole:
        names = plain_names(preview.brief)
        label = " · ".join([label, *(words.say(after.offer.label, names) for after in end.answers[1:])])
    notations = [answer.notation for answer in end.answers]
    if not end.ends:
        return Button(press("ans", *where(preview), *notations), label, "primary")
    return Button(press("end", *where(preview), *notations), label, "success")


def ends_at_once(rows: Sequence[Row]) -> bool:
    """Whether a button plays the turn. (Answers in a menu have no colours, and only add to the draft.)"""
    ending = press("end", "")
    return any(
        isinstance(control, Button) and control.action.startswith(ending)
        for row in rows
        if not isinstance(row, Menu)
        for control in row
    )


def swap_rows(words: Words, preview: Preview, others: Sequence[Answer]) -> list[Row]:
    """Buttons for the alternatives to the last answer, if the page gave it by itself."""
    if not others:
        return []
    names = plain_names(preview.brief)
    here, labels = where(preview), [words.say(other.offer.label, names) for other in others]
    if len(others) > BUTTONS:
        choices = tuple(Choice(answer.notation, label) for answer, label in zip(others, labels, strict=True))
        return [Menu(pick("swap", *here), words("page-instead"), choices[:MENU])]
    named = zip(others, (words("button-instead", label=label) for label in labels), strict=True)
    return [tuple(Button(press("swap", *here, answer.notation), label) for answer, label in named)]


def size_of(rows: Sequence[Row]) -> int:
    return sum(2 if isinstance(row, Menu) else 1 + len(row) for row in rows if row)


def _menu(words: Words, preview: Preview, bundle: Bundle, at: int) -> Row:
    names = plain_names(preview.brief)
    answers = ((shown.answer, _label(words, preview, shown)) for shown in bundle.shown)
    choices = tuple(
        Choice(answer.notation, label, effects_text(words, answer.offer, names)) for answer, label in answers
    )
    rules = GAMES[preview.brief.game]
    placeholder = words(f"{rules.prefix}-kind-{bundle.kind}")
    most = len(choices) if bundle.kind in rules.repeated else 1
    return Menu(pick("ans", *where(preview), at), placeholder, choices, most)


def _group_rows(words: Words, preview: Preview, bundle: Bundle) -> list[Row]:
    names = plain_names(preview.brief)
    buttons = [
        Button(press("spot", *where(preview), group, bundle.part), words.say(name, names), "primary")
        for group, name in enumerate(bundle.groups)
    ]
    return [*in_rows(buttons)]


def _turn_over(words: Words, preview: Preview, bundle: Bundle, spot: Spot, at: int) -> Row:
    back, on = (bundle.part - 1) % bundle.parts, (bundle.part + 1) % bundle.parts
    more = words("button-more-choices", page=bundle.part + 1, pages=bundle.parts)
    here = (*where(preview), spot.group)
    return (
        Button(press("spot", *here, back, f"b{at}"), words("button-previous-choices")),
        Button(press("spot", *here, on, f"n{at}"), more),
    )

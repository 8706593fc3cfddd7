"""The private page of a turn: one question at a time, only legal answers, nothing public before Confirm."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from bot.core import Offer, Seat
from bot.core.asking import Moment
from bot.games.registry import GAMES
from bot.match.engine.models import Answer, Brief, Mine, PlayedTurn, Preview
from bot.match.play.plans import Planned
from bot.match.running.orders import GO_ON, STOP
from bot.match.seats.automatic import Hint
from bot.text import Words
from bot.text.escape import capital
from cogs.ui.answers import (
    BUTTONS,
    GEAR,
    Spot,
    answer_lines,
    answer_rows,
    bundles,
    effects_text,
    ends_at_once,
    swap_rows,
    where,
)
from cogs.ui.board import see_buttons, words_button
from cogs.ui.guide import guide_row, why_text
from cogs.ui.page import Button, Page, Picture, Row, press, verb_button
from cogs.ui.speech import clock_lines, game_term, match_line, safe_names, sentences, winners_line
from cogs.ui.trying import plan_buttons, plan_lines, repeat_button, stayed_rows, wish_lines

NOTHING: Final = Planned()


def turn_page(
    words: Words,
    preview: Preview,
    pictures: tuple[Picture, ...],
    spot: Spot | None = None,
    *,
    before: str = "",
    why: str = "",
    guided: bool = False,
    proposed: str = "",
    others: Sequence[Answer] = (),
    moments: Sequence[Moment] = (),
) -> Page:
    """The page for a draft.

    Args:
        spot: which of many answers are shown.
        before: a text above the page.
        why: a text below the question.
        guided: of a guided match.
        proposed: the answer that its story proposes; costs and gains of other answers are left out.
        others: what the last answer of the draft could be instead, if the page gave it by itself.
        moments: where the reader will be asked in this round.
    """
    spot = spot or Spot()
    brief = preview.brief
    names = safe_names(brief)
    texts = [line for line in (match_line(words, brief), before, *_paused_lines(words, brief)) if line]
    if preview.status == "complete" or preview.prompt is None:
        texts.append(f"### {words('page-confirm-title')}")
    else:
        texts.append(f"### {capital(words.say(preview.prompt, names))}")
        # A hint that was just given may have told the same rule.
        texts += [why] if why and why.removeprefix("-# ") not in before else []
    if preview.facts:
        told = sentences(words, preview.facts, names)
        # A complete turn is shown under the question whether to confirm it, an incomplete one under the next
        # question.
        texts.append(told if preview.status == "complete" else words("page-draft", moves=told))
    if preview.view.notes:
        texts.append(f"-# {' · '.join(words.say(note, names) for note in preview.view.notes)}")
    shown = bundles(preview, spot)
    texts += answer_lines(words, preview, shown, proposed)
    below = (
        *stop_rows(words, brief, moments),
        *swap_rows(words, preview, others),
        *_steer_rows(words, preview, spot),
        guide_row(words, preview, spot, explained=bool(why), guided=guided),
    )
    rows = (*answer_rows(words, preview, shown, spot, below), *below)
    ahead = [words("page-ahead")] if preview.turns and preview.status == "asked" else []
    texts += [f"-# {line}" for line in (*ahead, *wish_lines(words, preview))]
    texts += stop_lines(words, brief, moments)
    return Page(
        texts=("\n".join(texts),),
        pictures=pictures,
        rows=(*stayed_rows(words, preview, rows), *rows),
        below=_note(words, preview, rows),
    )


def _paused_lines(words: Words, brief: Brief) -> list[str]:
    return clock_lines(words, brief) if brief.paused_at is not None else []


def _note(words: Words, preview: Preview, rows: Sequence[Row]) -> str:
    alone = int(preview.brief.alone)
    if preview.status == "chance":
        own = f"{_prefix(preview)}-chance-note"
        return f"-# {words(own if words.has(own) else 'page-chance-note', alone=alone)}"
    if preview.foreseen:
        return f"-# {words('page-foreseen-note', alone=alone)}"
    if ends_at_once(rows):
        return f"-# {words('page-finish-note')}"
    return f"-# {words('page-confirm-note')}" if preview.moves else ""


def _prefix(preview: Preview) -> str:
    """The prefix of the game's own texts, such as a note of its own about what comes after the turn."""
    return GAMES[preview.brief.game].prefix


def _steer_rows(words: Words, preview: Preview, spot: Spot) -> list[Row]:
    """The buttons Confirm (if the draft is complete or a draw comes next) and Back, or at first *As last
    time*. While a question is still open, the button to draw comes last and is not green, because it does not
    end the turn."""
    here = where(preview)
    row: list[Button] = []
    if preview.whole and preview.status != "chance":
        row.append(verb_button(words, "confirm", *here, style="success"))
    elif preview.whole:
        own = f"{_prefix(preview)}-confirm-so-far"
        label = words(own if words.has(own) else "button-confirm-so-far")
        row.append(Button(press("confirm", *here), label, "success"))
    row += repeat_button(words, preview)
    if spot.group >= 0 or spot.group == GEAR:
        row.append(Button(press("spot", *here, -1, 0), words("button-back")))
    elif preview.moves:
        row.append(verb_button(words, "back", *here))
    elif preview.status == "asked" and preview.view.former:
        row.append(verb_button(words, "former", *here))
    if preview.status == "asked" and preview.brief.hints_allowed and not preview.may_change:
        row.append(verb_button(words, "hint", *here))
        row.append(Button(press("hint", *here, "turn"), words("button-finish-turn")))
    if preview.moves and preview.status == "asked" and preview.foreseen and not preview.whole:
        own = f"{_prefix(preview)}-draw-now"
        label = words(own if words.has(own) else "button-draw-now")
        row.append(Button(press("confirm", *here), label))
    gear = preview.status == "asked" and any(answer.offer.gear for answer in preview.answers)
    if gear and spot.group != GEAR and len(row) < BUTTONS:
        row.append(Button(press("spot", *here, GEAR, 0, "g"), f"⚙ {words('button-gear')}"))
    return [tuple(row)] if row else []


def twice_page(words: Words, preview: Preview, pictures: tuple[Picture, ...]) -> Page:
    """Ask once more before a draft is confirmed (`View.twice`)."""
    assert preview.view.twice is not None
    here, names = where(preview), safe_names(preview.brief)
    row = (
        Button(press("confirm", *here, "sure"), words("button-sure"), "danger"),
        verb_button(words, "back", *here),
        words_button(words, preview.brief, "turn"),
    )
    text = f"{match_line(words, preview.brief)}\n### {words.say(preview.view.twice, names)}"
    return Page(texts=(text,), pictures=pictures, rows=(row,), below=f"-# {words('page-confirm-note')}")


def hint_lines(words: Words, hint: Hint, asked: Preview | None = None, *, told: bool = False) -> str:
    """The move of a hint with what it gains, the rule behind it, the whole turn and the points.

    Args:
        asked: the page on which it was asked for.
        told: the page below tells the whole turn.
    """
    names = safe_names(hint.brief)
    lines = [_hint_line(words, offer, names) for offer in hint.offers]
    if asked is not None and (says := _hint_rule(words, hint, asked)):
        lines.append(words("page-hint-rule", says=says))
    if hint.offers and hint.turn and not told:
        lines.append(words("page-hint-turn", said=sentences(words, hint.turn, names)))
    if hint.offers and hint.points is not None and hint.points[0] != hint.points[1]:
        lines.append(words("page-hint-points", before=hint.points[0], after=hint.points[1]))
    return "\n".join(f"-# {line}" for line in lines)


def _hint_rule(words: Words, hint: Hint, asked: Preview) -> str:
    """The rule behind the move of a hint; empty if the game does not say it."""
    move = next(iter(hint.moves[len(asked.moves) :]), None)
    kind = next((answer.kind for answer in asked.answers if answer.notation == move), None)
    return "" if kind is None else why_text(words, asked, kind)


def _hint_line(words: Words, offer: Offer, names: Sequence[str]) -> str:
    effects, label = effects_text(words, offer, names), words.say(offer.label, names)
    if not effects:
        return words("page-hint", label=label)
    return words("page-hint-effects", label=label, effects=effects)


def done_text(words: Words, played: PlayedTurn) -> str:
    brief, names = played.brief, safe_names(played.brief)
    told = sentences(words, played.facts, names)
    if played.over and brief.state == "ended":  # only a guided match ends by a move before its last one
        after = words("learn-ended")
    elif played.over:
        won = "" if played.score is None else winners_line(words, played.score, names)
        after = f"{words('page-done-over')} {won}".rstrip()
    elif played.awaited:
        after = words("page-done-again")
    else:
        key = "page-done-at-once" if _go_on(words, brief, played.seat) else "page-done-waiting"
        after = words(key, who=tuple(names[seat] for seat in brief.awaited))
    return f"{told}\n{after}"


def next_buttons(words: Words, my_turns: Sequence[Mine]) -> tuple[Button, ...]:
    """The way to the match that has waited longest for the reader, if any waits."""
    if not my_turns:
        return ()
    brief = my_turns[0].brief
    label = words("button-next", game=game_term(brief.game), match=brief.match, count=len(my_turns))
    return (Button(press("turn", brief.match), label, "primary"),)


def _go_on(words: Words, brief: Brief, reader: Seat | None) -> tuple[Button, ...]:
    """The button to the next question, if the bot plays all other seats. The question then comes in a moment,
    so a person who plays computers alone need not look for the board. With other people the next turn may be
    theirs."""
    people = {voter.seat for voter in brief.voters}
    if brief.state != "running" or brief.paused_at is not None or not brief.awaited:
        return ()
    if people != {reader} or reader in brief.awaited:
        return ()
    return (verb_button(words, "turn", brief.match, style="primary"),)


def _after_all(words: Words, brief: Brief) -> tuple[Button, ...]:
    """What is left to do when a match is over: to see how it ended, and to play again."""
    return (
        verb_button(words, "board", brief.match),
        verb_button(words, "again", brief.match, style="success"),
    )


def over_page(words: Words, brief: Brief) -> Page:
    """The page for somebody who wants to take a turn in a match that is over."""
    text = f"{match_line(words, brief)}\n{words('page-over')}"
    return Page((text,), rows=(_after_all(words, brief),))


def done_page(
    words: Words, played: PlayedTurn, *, planned: Planned = NOTHING, moments: Sequence[Moment] = ()
) -> Page:
    """The end of a turn on the private page. `moments`: where the reader will be asked, if that is new."""
    brief = played.brief
    row = [*_go_on(words, brief, played.seat), *next_buttons(words, played.my_turns)]
    row += _after_all(words, brief) if played.over else (verb_button(words, "hand", brief.match),)
    if planned.may_answer and not planned.kind:
        row.insert(0, Button(press("try", brief.match, 0), words("button-ahead"), "primary"))
    if played.may_undo:
        row.append(verb_button(words, "undo", brief.match, played.turn_token))
    lines = [match_line(words, brief), done_text(words, played), *_paused_lines(words, brief)]
    if planned.kind:
        lines += plan_lines(words, brief, replace(planned, note=""))
    lines += stop_lines(words, brief, moments)
    return Page(texts=("\n".join(lines),), rows=(*stop_rows(words, brief, moments), tuple(row)))


def waiting_page(
    words: Words,
    preview: Preview,
    pictures: tuple[Picture, ...],
    *,
    before: str = "",
    my_turns: Sequence[Mine] = (),
    planned: Planned = NOTHING,
) -> Page:
    """The page for a player who presses *Take my turn* while others must act. `before` is a text above it,
    `my_turns` are the other matches that wait for the reader."""
    brief, names = preview.brief, safe_names(preview.brief)
    row = (*_go_on(words, brief, preview.seat), *next_buttons(words, my_turns))
    played_for = ""
    if any(player.on_autopilot for player in brief.players if player.seat == preview.seat):
        played_for = words("status-autopilot", who=(names[preview.seat],))
        row = (Button(press("imback", brief.match), words("button-come-back"), "primary"), *row)
    if preview.may_change:
        text = words("page-sealed")
        row = (*row, verb_button(words, "undo", brief.match, preview.turn_token))
    else:
        text = words("page-waiting", who=tuple(names[seat] for seat in brief.awaited))
    row = (*row, *plan_buttons(words, preview, planned), *ask_all_button(words, brief, planned))
    see = see_buttons(words, brief, "turn")
    own = [part for part in (row[:BUTTONS], row[BUTTONS:]) if part]
    rows: tuple[Row, ...] = (*stop_rows(words, brief, planned.moments), *own, see)
    lines = [match_line(words, brief), before, text, played_for, *_paused_lines(words, brief)]
    lines += plan_lines(words, brief, planned)
    lines += stop_lines(words, brief, planned.moments)
    return Page(("\n".join(line for line in lines if line),), pictures, rows)


def stop_lines(words: Words, brief: Brief, moments: Sequence[Moment]) -> list[str]:
    """Where the reader is asked, and where an order answers."""
    if not moments:
        return []
    names = safe_names(brief)
    lines = [
        words(
            "stop-fixed" if moment.fixed else "stop-stop" if moment.stop else "stop-none",
            moment=words.say(moment.label, names),
        )
        for moment in moments
    ]
    return [f"-# {line}" for line in (words("stop-title"), *lines)]


def stop_rows(words: Words, brief: Brief, moments: Sequence[Moment]) -> tuple[Row, ...]:
    """Buttons for the moments; a tap switches between stopping and going on."""
    names = safe_names(brief)
    row = tuple(
        Button(
            press("stop", brief.match, moment.key, GO_ON if moment.stop else STOP),
            words(
                "button-stop-none" if moment.stop else "button-stop", moment=words.say(moment.label, names)
            ),
        )
        for moment in moments
        if not moment.fixed
    )
    return (row[:BUTTONS],) if row else ()


def ask_all_button(words: Words, brief: Brief, planned: Planned) -> tuple[Button, ...]:
    """The button to be asked also where there is no choice, or to stop that."""
    if not planned.may_ask_all:
        return ()
    label = words("button-ask-choices" if planned.asks_all else "button-ask-all")
    return (Button(press("askall", brief.match, int(not planned.asks_all)), label),)

"""Answers on the private page of a turn: one, several, those that end it, and others in their place. And
undo, with its pages: at once if nobody has played since, further back if the others agree."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress

from bot.core import fact
from bot.match import Brief, Preview, UserError
from bot.match.engine.moves import WISHES
from bot.match.errors import AwaitChance, AwaitOthers, IllegalMove, Late, NothingToUndo, UndoAnswered
from bot.match.proposals.undo import Earlier, UndoChoices, UndoVotes
from bot.text import Words
from cogs.framework.call import Call, expect, expected
from cogs.framework.commands import TABLE
from cogs.framework.match_picker import continues
from cogs.framework.router import on, on_about, on_match
from cogs.turn import answer_forced, commit, current, on_page, show_turn, undo
from cogs.ui.page import Button, Choice, Menu, Page, Row, pick, press, verb_button
from cogs.ui.speech import match_line, plain_names, safe_names, sentences


@on("ans")
@on_page
async def press_answer(call: Call) -> None:
    """One answer or several from a menu (the values), or an answer from a button with the answers that follow
    it (their notations are in the id)."""
    match, preview = await current(call)
    expect(call.values or len(call.args) > 3)
    if len(call.values) > 1:
        await _answer_several(call, preview, call.values)
        return
    moves = (*preview.moves, *(call.values or call.args[3:]))
    preview = await call.matches.play.save_draft(match, call.user_id, preview.turn_token, moves)
    await show_turn(call, await answer_forced(call, preview))


@on("end")
@on_page
async def press_end(call: Call) -> None:
    """Answers that end the turn, which is played at once."""
    match, preview = await current(call)
    moves = (*preview.moves, *call.args[3:])
    preview = await call.matches.play.save_draft(match, call.user_id, preview.turn_token, moves)
    if preview.whole and not preview.foreseen and preview.status != "chance" and preview.view.twice is None:
        await commit(call, match, preview.turn_token, preview.moves)
    else:
        await show_turn(call, preview)


async def _answer_several(call: Call, preview: Preview, answers: Sequence[str]) -> None:
    """Give the picked answers one after the other.

    Those that lead to the same question again come first, so that as many as possible are given. The page
    names those that were not possible any more.
    """
    matches, match = call.matches, preview.brief.match
    labels = {known.notation: known.offer.label for known in preview.answers}
    kinds = {known.kind for known in preview.answers}
    left = [label for label in labels if label in answers]
    while left:
        legal = {known.notation for known in preview.answers} if preview.status == "asked" else set()
        best: str | None = None
        for answer in left:
            if answer in legal:
                moves = (*preview.moves, answer)
                after = await matches.play.preview(match, call.user_id, preview.turn_token, moves)
                again = after.status == "asked" and kinds.issuperset(known.kind for known in after.answers)
                best = answer if again or best is None else best
                if again:
                    break
        if best is None:
            break
        left.remove(best)
        moves = (*preview.moves, best)
        preview = await matches.play.save_draft(match, call.user_id, preview.turn_token, moves)
        preview = await answer_forced(call, preview) if left else preview
    before = ""
    if left:
        before = f"-# {call.words('page-left-out', labels=tuple(labels[text] for text in left))}"
    await show_turn(call, await answer_forced(call, preview), before=before)


@on("swap")
@on_page
async def press_swap(call: Call) -> None:
    """Give another answer in place of the last one."""
    match, preview = await current(call)
    expect(preview.moves and (call.values or len(call.args) > 3))
    moves = (*preview.moves[:-1], call.values[0] if call.values else call.args[3])
    play = call.matches.play
    preview = await play.save_draft(match, call.user_id, preview.turn_token, moves)
    await show_turn(call, await answer_forced(call, preview))


@on("wish")
@on_page
async def press_wish(call: Call) -> None:
    """Change the answers to a question that stays on the page: choose another one, add one, or remove one."""
    match, preview = await current(call)
    play = call.matches.play

    async def save(moves: Sequence[str]) -> Preview:
        return await play.save_draft(match, call.user_id, preview.turn_token, moves)

    await show_turn(call, await answer_forced(call, await wished(call, preview, save)))


async def wished(
    call: Call, preview: Preview, save: Callable[[Sequence[str]], Awaitable[Preview]]
) -> Preview:
    """Save a draft with other answers to one of its questions, and with those of its later answers that are
    still possible."""
    at, answer = call.int_arg(3), call.values[0] if call.values else call.args[-1]
    stayed = next((stay for stay in preview.stayed if stay.at == at), None)
    if stayed is None or len(call.args) + len(call.values) < 5:
        raise UserError(fact("error-stale-control"))
    if answer in stayed.chosen:
        chosen = [text for text in stayed.chosen if text != answer]
    else:
        chosen = [*stayed.chosen, answer] if stayed.wishes else [answer]
    moves = (*preview.moves[:at], *([WISHES.join(chosen)] if chosen else []))
    later = preview.moves[at + 1 :] if chosen else ()
    for count in range(len(later), 0, -1):
        with suppress(IllegalMove, AwaitOthers, AwaitChance):
            return await save((*moves, *later[:count]))
    return await save(moves)


@on_about("takeback")
async def show_undo(call: Call, match: int, *, before: str = "") -> None:
    """Show what the asker can undo alone, and what the others can be asked to undo."""
    await call.about(match)
    back = await call.matches.undo.choices(match, call.user_id)
    await call.show(undo_page(call.words, back, before=before))


@TABLE.command("undo", match="undo")
@continues("undo")
async def ask_first(call: Call, match: int) -> None:
    """Show what would be undone, with a button for it. If nothing can be undone at once, say why."""
    await call.about(match)
    back = await call.matches.undo.choices(match, call.user_id)
    if back.at_once is None:
        await undo_or_ask(call, match, back.turn_token)
    else:
        await call.show(undo_page(call.words, back))


async def undo_or_ask(call: Call, match: int, at: int | None = None) -> None:
    """Undo. If it is too late for that, say so and offer to ask the others."""
    try:
        await undo(call, match, at)
    except (UndoAnswered, NothingToUndo) as refused:
        if not (await call.matches.undo.choices(match, call.user_id)).earlier:
            raise
        await show_undo(call, match, before=call.say(refused.fact))


@on_about("undo")
async def press_undo(call: Call, match: int) -> None:
    """Undo the turn (or sealed choice) that the button belongs to, never a later one. If the match has moved
    on since, show what can be taken back now."""
    try:
        async with call.seated(match):
            await undo_or_ask(call, match, call.int_arg(1))
    except Late:
        await show_undo(call, match)


@on_match("ask")
async def pick_turn(call: Call, brief: Brief) -> None:
    """Ask for confirmation after an earlier turn was chosen."""
    back = await call.matches.undo.choices(brief.match, call.user_id)
    listed = (earlier for earlier in back.earlier if call.values == (str(earlier.number),))
    chosen = expected(next(listed, None))
    await call.show(sure_page(call.words, back, chosen))


@on_match("asksure")
async def press_ask(call: Call, brief: Brief) -> None:
    """Ask the others, in the thread."""
    votes = await call.matches.undo.ask(brief.match, call.user_id, call.int_arg(1), key=call.key)
    await call.show(votes_page(call.words, votes, call.user_id))


@on("undoyes")
@on("undono")
async def press_vote(call: Call) -> None:
    """Agree or refuse; or, by the person who asked, withdraw."""
    match = call.int_arg(0)
    async with call.seated(match):
        votes = await call.matches.undo.answer(
            match,
            call.user_id,
            call.int_arg(1),
            call.int_arg(2),
            call.int_arg(3),
            call.verb == "undoyes",
            key=call.key,
            knowing=len(call.args) > 4 and call.args[4] == "knowing",
        )
    call.tell_of(votes.brief)
    await call.show(votes_page(call.words, votes, call.user_id))


def undo_page(words: Words, back: UndoChoices, *, before: str = "") -> Page:
    """What the player may take back. `before` is a text above it."""
    brief, alone = back.brief, int(back.brief.alone)
    texts = [match_line(words, brief), f"### {words('button-undo')}", before]
    rows: list[Row] = []
    if back.at_once is not None:
        moves = sentences(words, back.at_once, safe_names(brief))
        texts.append(words("page-back-at-once", moves=moves) if moves else words("page-sealed"))
        rows.append((verb_button(words, "undo", brief.match, back.turn_token, style="primary"),))
    elif not before:
        texts.append(words("page-back-nothing" if back.earlier else "table-nothing-to-undo", alone=alone))
    if back.asked is not None:
        texts.append(words("page-back-asked"))
        where = (brief.match, back.seat, brief.public_version, back.asked)
        rows.append((Button(press("undono", *where), words("button-withdraw")),))
    if back.earlier:
        texts.append(words("page-back-ask", alone=alone))
        choices = tuple(_choice(words, back, earlier) for earlier in back.earlier)
        rows.append(Menu(pick("ask", brief.match), words("page-back-menu", alone=alone), choices))
    return Page(("\n".join(filter(None, texts)),), rows=tuple(rows))


def _choice(words: Words, back: UndoChoices, earlier: Earlier) -> Choice:
    told = sentences(words, earlier.facts, plain_names(back.brief)) or words(
        "page-back-turn", n=earlier.number
    )
    return Choice(str(earlier.number), told, words("page-back-revealed") if earlier.revealed else "")


def sure_page(words: Words, back: UndoChoices, earlier: Earlier) -> Page:
    """Show what the others would be asked, or what is taken back without them, before it is done."""
    brief, alone = back.brief, int(back.brief.alone)
    moves = sentences(words, earlier.facts, safe_names(brief)) or words("page-back-turn", n=earlier.number)
    texts = [match_line(words, brief), words("page-back-sure", moves=moves, alone=alone)]
    if earlier.revealed:
        texts.append(words("page-back-sure-revealed", alone=alone))
    label = words("button-undo" if alone else "button-ask")
    row = (
        Button(press("asksure", brief.match, earlier.number), label, "primary"),
        Button(press("takeback", brief.match), words("button-back")),
    )
    return Page(("\n".join(texts),), rows=(row,))


def votes_page(words: Words, votes: UndoVotes, user: int) -> Page:
    """The result of asking or answering, for the person who did it."""
    brief = votes.brief
    names = safe_names(brief)
    missing = tuple(names[seat] for seat in votes.missing)
    rows: tuple[Row, ...] = ()
    match votes.outcome:
        case "asked":
            text = words("page-votes-asked", missing=missing)
            where = (brief.match, votes.proposer, brief.public_version, votes.number)
            rows = ((Button(press("undono", *where), words("button-withdraw")),),)
        case "warned":
            text = words("page-votes-warned", who=names[votes.proposer])
            where = (brief.match, votes.proposer, brief.public_version, votes.number)
            rows = (
                (
                    Button(press("undoyes", *where, "knowing"), words("button-agree-knowing"), "danger"),
                    Button(press("undono", *where), words("button-no")),
                ),
            )
        case "open":
            text = words("page-votes-open", missing=missing)
        case "approved":
            text = words("page-votes-approved", alone=int(brief.alone))
            if brief.waits_for(user):
                rows = ((verb_button(words, "turn", brief.match, style="primary"),),)
        case "refused":
            text = words("page-votes-refused")
        case "withdrawn":
            text = words("page-votes-withdrawn")
    return Page((f"{match_line(words, brief)}\n{text}",), rows=rows)

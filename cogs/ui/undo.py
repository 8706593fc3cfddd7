"""Pages about undo: what can be taken back at once, what needs agreement, and the answers of the others."""

from __future__ import annotations

from bot.match.proposals.undo import Earlier, UndoChoices, UndoVotes
from bot.text import Words
from cogs.ui.page import Button, Choice, Menu, Page, Row, pick, press
from cogs.ui.speech import match_line, plain_names, safe_names, sentences


def undo_page(words: Words, back: UndoChoices, *, before: str = "") -> Page:
    """What the player may take back. `before` is a text above it."""
    brief = back.brief
    texts = [match_line(words, brief), f"### {words('button-undo')}", before]
    rows: list[Row] = []
    if back.at_once is not None:
        moves = sentences(words, back.at_once, safe_names(brief))
        texts.append(words("page-back-at-once", moves=moves) if moves else words("page-sealed"))
        rows.append((Button(press("undo", brief.match, back.turn_token), words("button-undo"), "primary"),))
    elif not before:
        texts.append(words("page-back-nothing"))
    if back.asked is not None:
        texts.append(words("page-back-asked"))
        where = (brief.match, back.seat, brief.public_version, back.asked)
        rows.append((Button(press("undono", *where), words("button-withdraw")),))
    if back.earlier:
        texts.append(words("page-back-ask"))
        choices = tuple(_choice(words, back, earlier) for earlier in back.earlier)
        rows.append(Menu(pick("ask", brief.match), words("page-back-menu"), choices))
    return Page(("\n".join(filter(None, texts)),), rows=tuple(rows))


def _choice(words: Words, back: UndoChoices, earlier: Earlier) -> Choice:
    told = sentences(words, earlier.facts, plain_names(back.brief)) or words(
        "page-back-turn", n=earlier.number
    )
    return Choice(str(earlier.number), told, words("page-back-revealed") if earlier.revealed else "")


def sure_page(words: Words, back: UndoChoices, earlier: Earlier) -> Page:
    """Show what the others would be asked, before they are called."""
    brief = back.brief
    moves = sentences(words, earlier.facts, safe_names(brief)) or words("page-back-turn", n=earlier.number)
    texts = [match_line(words, brief), words("page-back-sure", moves=moves)]
    if earlier.revealed:
        texts.append(words("page-back-sure-revealed"))
    row = (
        Button(press("asksure", brief.match, earlier.number), words("button-ask"), "primary"),
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
            text = words("page-votes-approved")
            if brief.waits_for(user):
                rows = ((Button(press("turn", brief.match), words("button-turn"), "primary"),),)
        case "refused":
            text = words("page-votes-refused")
        case "withdrawn":
            text = words("page-votes-withdrawn")
    return Page((f"{match_line(words, brief)}\n{text}",), rows=rows)

"""The public messages of a match: the board after a turn, the lobby card, the end."""

from __future__ import annotations

from collections.abc import Sequence

from bot.core import Fact, Seat
from bot.games.registry import PACKAGES
from bot.match.engine.models import Brief, Look
from bot.match.proposals.clock import End
from bot.text import Words
from bot.text.escape import capital
from cogs.ui.page import Button, Link, Page, Picture, Row, in_rows, press, verb_button
from cogs.ui.speech import clock_lines, closed, plain_names, safe_names, summary, winners_line
from cogs.ui.time import no_button, time_buttons
from render.kit.telling import standing

CAPTION = 1200
"""The most characters that a board message has about what happened; the log has everything."""


def board_buttons(
    words: Words, match: int, version: int, *, boards: bool = False, ledger: bool = False
) -> Row:
    """The controls of the newest board message. Their ids hold the public version, so old boards differ.

    Args:
        boards: the players have boards of their own.
        ledger: there is a second picture."""
    own: tuple[Button, ...] = ()
    if boards:
        own = (verb_button(words, "boards", match),)
    elif ledger:
        own = (verb_button(words, "ledger", match),)
    return (
        verb_button(words, "turn", match, version, style="primary"),
        verb_button(words, "hand", match),
        *own,
        verb_button(words, "log", match, 0),
        verb_button(words, "rules", match),
    )


def look_rows(
    words: Words,
    brief: Brief,
    shown: Seat | None,
    *,
    boards: bool,
    ledger: bool | None,
    curves: bool = False,
) -> tuple[Row, ...]:
    """Controls to choose the table, the second picture or a player's own board, as far as the game has them.
    The picture that is shown cannot be chosen again. `ledger`: whether the second one is shown; None: there
    is none. `curves`: they can be looked at."""
    see = see_buttons(words, brief, "ledger" if ledger else "board" if shown is None else f"b{shown}")
    see = (*see, verb_button(words, "curves", brief.match)) if curves else see
    if not boards and ledger is None:
        return (see,)
    names = plain_names(brief)
    table = shown is None and not ledger
    buttons = [Button(press("board", brief.match), words("button-table"), disabled=table)]
    if ledger is not None:
        buttons.append(verb_button(words, "ledger", brief.match, disabled=ledger))
    if boards:
        buttons += [
            Button(press("board", brief.match, seat), names[seat], disabled=shown == seat)
            for seat in range(brief.seats)
        ]
    return (*in_rows(buttons), see)


def follow_row(words: Words, brief: Brief) -> tuple[Row, ...]:
    """A button that brings a board that is edited in place to the bottom; () if there is no such board."""
    if brief.state != "running" or brief.place.direct:
        return ()
    return ((verb_button(words, "anew", brief.match),),)


def see_buttons(
    words: Words, brief: Brief, what: str = "board", *, spoken: str | None = None
) -> tuple[Button, ...]:
    """*What do I see?*, if the game explains its symbols, and *In words*.

    Args:
        what: which picture, as `cogs.framework.pictures.scene_of` names it.
        spoken: which text *In words* shows, if it is another one.
    """
    button = words_button(words, brief, spoken or what)
    if not PACKAGES[brief.game].guide.symbols:
        return (button,)
    return (verb_button(words, "see", brief.match, what), button)


def words_button(words: Words, brief: Brief, what: str) -> Button:
    """*In words*: everything that a picture shows."""
    return Button(press("words", brief.match, what), words("button-in-words"))


def board_page(
    words: Words,
    look: Look,
    pictures: tuple[Picture, ...],
    text_board: str,
    ping: Sequence[Seat],
    *,
    first: bool,
    boards: bool = False,
    ledger: bool = False,
    watch: Link | None = None,
) -> Page:
    """The board after a committed turn: words for what happened, the picture, and the one ping. `boards`:
    the players have boards of their own; `ledger`: there is a second picture; `watch`: to its match page."""
    brief = look.brief
    names = safe_names(brief)
    texts: list[str] = []
    if first and brief.commitment and not brief.imported:
        texts.append(f"## {words('board-started', names=names)}")
    if not first and look.caption:
        # The ping follows this text, and Discord's limit must never cut it off.
        texts.append(summary(words, look.caption, names, CAPTION))
    texts += _awaited_lines(words, look, ping)
    texts += [f"-# {line}" for line in clock_lines(words, brief)]
    if not pictures:
        texts.append(f"{words('board-no-picture')}\n{text_board}")
    return Page(
        texts=("\n".join(texts),),
        pictures=pictures,
        rows=(
            board_buttons(words, brief.match, brief.public_version, boards=boards, ledger=ledger),
            *_more(words, look, first, watch),
        ),
        mentions=tuple(user for seat in ping if (user := brief.players[seat].user) is not None),
    )


def _more(words: Words, look: Look, first: bool, watch: Link | None) -> tuple[Row, ...]:
    """The other rows of a board. The first board has the button with the promise of fair draws, and so has a
    board that is edited during the whole match. The promise is in the button's id: what is posted cannot be
    changed later."""
    brief = look.brief
    undo = Button(press("takeback", brief.match), words("button-undo"))
    buttons: list[Button | Link] = [
        *([] if first else [verb_button(words, "since", brief.match)]),
        *([] if first or look.untouched else [undo]),
        *see_buttons(words, brief),
        verb_button(words, "manage", brief.match),
        *(() if watch is None else (watch,)),
    ]
    if (first or brief.alone) and brief.commitment:
        buttons.append(verb_button(words, "promise", brief.match, brief.commitment))
    return in_rows(buttons)


def _awaited_lines(words: Words, look: Look, ping: Sequence[Seat]) -> list[str]:
    """Who must act. A person with a new turn is mentioned, everybody else is only named."""
    brief = look.brief
    names = safe_names(brief)
    groups: dict[str, dict[Seat, Fact]] = {}
    for seat, prompt in look.awaited:
        groups.setdefault(words.say(prompt, names), {})[seat] = prompt
    lines = []
    for prompts in groups.values():
        asked = words.to_all([*prompts.values()], names)
        users = [(seat, brief.players[seat].user) for seat in prompts]
        who = tuple(
            f"<@{user}>" if seat in ping and user is not None else names[seat] for seat, user in users
        )
        # Only a person is told "It is your turn". About a computer, the others only read what it does.
        person = len(users) == 1 and brief.players[users[0][0]].computer is None
        said = (
            words("board-ping", who=who, prompt=capital(asked))
            if person
            else words("board-ping-many", who=who, prompt=asked)
        )
        lines.append(closed(said))
    return lines


def ended_line(words: Words, brief: Brief, winner: Seat | None) -> str:
    """How a match without a result ended: all but one have resigned, or it was ended as it stood."""
    names = safe_names(brief)
    gone = tuple(names[seat] for seat in brief.given_up(winner))
    return words("board-resigned", who=gone) if gone else words("board-ended")


def final_page(
    words: Words,
    look: Look,
    pictures: tuple[Picture, ...],
    text_board: str,
    *,
    watch: Link | None = None,
    curves: bool = False,
) -> Page:
    """The end of a match: who won, score sheet, last board, and the secret of the draws. `curves`: the points
    have changed, and can be looked at."""
    brief = look.brief
    names = safe_names(brief)
    apart = look.score is None and (brief.given_up(look.winner) or len(brief.persons) > 1)
    texts = [f"## {ended_line(words, brief, look.winner) if apart else words('board-over')}"]
    if look.caption:
        texts.append(summary(words, look.caption, names, CAPTION))
    if look.winner is not None:
        texts.append(words("board-won", who=names[look.winner]))
    if (score := look.score) is not None:
        texts.append(winners_line(words, score, names))
        for seat, seat_score in sorted(enumerate(score.seats), key=lambda entry: entry[1].rank):
            points, why = (
                words("final-points", points=seat_score.total),
                words.semicolons(standing(words, score, seat)),
            )
            texts.append(f"{seat_score.rank}. {names[seat]} — {points}{why and f' ({why})'}")
        if brief.computers:
            texts.append(f"-# {words('final-with-computers')}")
    texts += [
        f"-# {words('final-hints', who=names[player.seat], hints=player.hints)}"
        for player in brief.players
        if player.hints
    ]
    if not pictures:
        texts.append(f"{words('board-no-picture')}\n{text_board}")
    course = (verb_button(words, "curves", brief.match),) if curves else ()
    rows: tuple[Row, ...] = (
        (
            verb_button(words, "log", brief.match, 0),
            verb_button(words, "step", brief.match, 0, "end"),
            verb_button(words, "again", brief.match, style="success"),
            verb_button(words, "rules", brief.match),
            *(() if watch is None else (watch,)),
        ),
        (*see_buttons(words, brief), *course, verb_button(words, "manage", brief.match)),
    )
    below = f"-# {words('board-secret', secret=brief.secret)}" if brief.secret else ""
    return Page(("\n".join(texts),), pictures, rows, below=below)


def notice_buttons(words: Words, brief: Brief, told: Fact, reader: int | None = None) -> Row:
    """The buttons below a notice. `reader`: the one who gets it by direct message."""
    if brief.state == "closed":
        return (verb_button(words, "rules", brief.match),)
    if told.key == "table-met" and brief.state == "lobby":
        leave = verb_button(words, "leave", brief.match)
        return (leave, verb_button(words, "rules", brief.match))
    if told.key == "table-opened":
        return _alert_buttons(words, brief)
    if brief.state == "lobby" and told.key == "table-invite-unheard-private":
        return ()
    if brief.state == "lobby":
        return (verb_button(words, "join", brief.match, style="success"),)
    if told.key == "learn-done":
        solo = Button(press("solo", brief.game), words("button-learn-solo"), "primary")
        return (solo, Button(press("friends", brief.game), words("button-learn-friends")))
    board = verb_button(words, "board", brief.match)
    if told.key == "table-your-turn":
        return (verb_button(words, "turn", brief.match, style="primary"), board)
    buttons = time_buttons(words, brief, told, reader)
    if reader is not None and brief.seat_of(reader) is None:  # they are not shown the board there
        return buttons
    if buttons:
        return (*buttons, board)
    if told.key == "table-deserted" and any(player.user is not None for player in brief.players):
        return (Button(press("imback", brief.match), words("button-come-back"), "primary"), board)
    if told.key.startswith("table-undo-asked") and brief.state == "running":
        where = (brief.match, *(told.args[name] for name in ("seat", "position", "number")))
        return (
            Button(press("undoyes", *where), words("button-agree"), "success"),
            Button(press("undono", *where), words("button-no"), "danger"),
            board,
        )
    if told.key == "table-end-proposed" and brief.state == "running":
        agree = Button(press("endvote", brief.match, "yes"), words("button-vote"), "success")
        return (agree, no_button(words, brief, End, told), board)
    return (board,)


def _alert_buttons(words: Words, brief: Brief) -> Row:
    """Under the message that a table has opened. In direct messages people can join only a table that is open
    to people of all servers. For other tables a link leads to the card."""
    buttons: list[Button | Link] = []
    if brief.elsewhere:
        buttons.append(verb_button(words, "join", brief.match, style="success"))
    buttons.append(verb_button(words, "alerts"))
    place, card = brief.place, brief.board_message
    if place.guild is not None:
        address = f"https://discord.com/channels/{place.guild}/{brief.board_channel or place.post}"
        buttons.append(Link(address if card is None else f"{address}/{card}", words("button-to-table")))
    return tuple(buttons)

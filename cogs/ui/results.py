"""Finished matches as charts, and the pages around them. All words; `render.results` only draws them."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from fractions import Fraction
from typing import Final

from babel.dates import format_date
from babel.numbers import format_decimal, format_percent

from bot.games.registry import GAMES, PACKAGES
from bot.match.results.statistics import (
    Outcome,
    OwnRating,
    Rated,
    Rating,
    Scored,
    Statistics,
    among_people,
    tally_of,
    versus_of,
)
from bot.text import Words, minus
from bot.text.escape import COMPUTER, plain, shorten
from cogs.ui.page import MENU, Button, Choice, Menu, Page, Picture, Row, choices_of, pick, press, verb_button
from cogs.ui.speech import game_term, game_title, match_name, with_words
from render.kit.frames import USERNAME
from render.kit.text import clean
from render.scene import Bar, Bars, Chart, Column, Figures, Grid, Line

LINES: Final = 8
"""Matches on one page of a history."""
LATEST: Final = 6
HEAD: Final = 20
"""Letters of a name at the head of a column."""
LISTED: Final = 12
"""Lines of a server's ratings."""
ALL: Final = "all"
"""Stands for every game in a custom id."""


def drawn(name: str, otherwise: str = "?") -> str:
    """The name as it can be drawn, or `otherwise` if no character of it can."""
    return USERNAME.sub(r"\1", clean(plain(name, ""))) or otherwise


def name_of(words: Words, seat: Scored) -> str:
    """A person who had their data deleted is called by the seat. Computers have their badge."""
    name = drawn(seat.name.replace(COMPUTER, ""), words("seat-name", seat=seat.seat + 1))
    return f"{name} {COMPUTER}" if seat.computer else name


def name_in(words: Words, outcomes: Sequence[Outcome], user: int) -> str:
    both = next((scored for outcome in outcomes if (scored := outcome.of(user)) is not None), None)
    return "?" if both is None else name_of(words, both)


def number(words: Words, value: float, digits: int = 1) -> str:
    return minus(format_decimal(round(value, digits), locale=words.language))


def percent(words: Words, share: float | Fraction) -> str:
    """A share of one, as the language writes it: "52%", "52 %"."""
    return str(format_percent(float(share), locale=words.language))


def date(words: Words, milliseconds: int) -> str:
    moment = datetime.fromtimestamp(milliseconds / 1000, UTC)
    return str(format_date(moment, format="medium", locale=words.language))


def which_game(words: Words, game: str | None) -> str:
    return words("results-all-games") if game is None else game_title(words, game)


# -- charts ------------------------------------------------------------------------------------------------


def history_chart(
    words: Words, outcomes: Sequence[Outcome], user: int, game: str | None, part: int, name: str
) -> Chart:
    """One page of a person's matches, and the totals of all."""
    tally = tally_of(among_people(outcomes), user)
    others_too = len(outcomes) - tally.matches
    figures = [
        (str(tally.matches), words("results-figure-matches")),
        (str(tally.wins), words("results-figure-wins")),
    ]
    if others_too:
        figures.append((str(others_too), words("results-figure-computers")))
    if game is not None and tally.best is not None:
        figures += [
            (number(words, tally.average), words("results-figure-average")),
            (minus(tally.best), words("results-figure-best")),
        ]
    columns = (
        Column(words("results-date")),
        *(() if game else (Column(words("results-game"), wide=True),)),
        Column(words("results-points"), "right"),
        Column(words("results-with"), wide=True),
    )
    lines = []
    for outcome in outcomes[part * LINES : (part + 1) * LINES]:
        own = outcome.of(user)
        if own is None:
            continue
        others = ", ".join(name_of(words, seat) for seat in outcome.seats if seat.seat != own.seat)
        middle = () if game else (game_title(words, outcome.game),)
        lines.append(
            Line(
                (date(words, outcome.ended_at), *middle, _total(outcome=outcome, seat=own), others),
                own.rank,
                badge=_badge(outcome.game, own.seat),
            )
        )
    return Chart(
        language=words.language,
        title=words("results-history-title", name=name),
        sub=which_game(words, game),
        parts=(Figures(tuple(figures)), Grid(columns, tuple(lines))),
        foot=words("results-with-computers") if others_too else "",
    )


def _badge(game: str, seat: int) -> tuple[str, int] | None:
    """The badge of a seat; None if the game is no longer installed."""
    return (game, seat) if game in PACKAGES else None


def versus_chart(words: Words, outcomes: Sequence[Outcome], user: int, other: int, game: str | None) -> Chart:
    """Two people, from matches that both have finished."""
    player, two = (name_in(words, outcomes, who) for who in (user, other))
    heads = [shorten(name, HEAD) for name in (player, two)]
    whole = versus_of(outcomes, user, other)
    parts: list[Figures | Grid | Bars] = [
        Figures(
            (
                (str(whole.wins), words("results-figure-ahead", name=player)),
                (str(whole.draws), words("results-figure-level")),
                (str(whole.losses), words("results-figure-ahead", name=two)),
            )
        )
    ]
    games = list(dict.fromkeys(outcome.game for outcome in outcomes))
    if len(games) > 1:
        columns = (
            Column(words("results-game"), wide=True),
            Column(heads[0], "right"),
            Column(words("results-figure-level"), "right"),
            Column(heads[1], "right"),
        )
        lines = []
        for key in games:
            part = versus_of([outcome for outcome in outcomes if outcome.game == key], user, other)
            lines.append(Line((game_title(words, key), str(part.wins), str(part.draws), str(part.losses))))
        parts.append(Grid(columns, tuple(lines), words("results-by-game")))
    shown = [Column(words("results-date")), Column(words("results-game"), wide=True)]
    shown += [Column(head, "right") for head in heads]
    latest = []
    for outcome in outcomes[:LATEST]:
        mine, theirs = outcome.of(user), outcome.of(other)
        if mine is not None and theirs is not None:
            points = [
                (f"› {_total(outcome, own)}" if (own.rank < other.rank) else _total(outcome, own))
                for own, other in ((mine, theirs), (theirs, mine))
            ]
            first = (date(words, outcome.ended_at), game_title(words, outcome.game))
            latest.append(Line((*first, *points), badge=_badge(outcome.game, mine.seat)))
    parts.append(Grid(tuple(shown), tuple(latest), words("results-latest")))
    return Chart(
        language=words.language,
        title=words("results-versus-title", one=player, other=two),
        sub=which_game(words, game),
        parts=tuple(parts),
        foot=words("results-versus-foot"),
    )


def _total(outcome: Outcome, seat: Scored) -> str:
    """The points of a seat; none if all but one have resigned."""
    return "–" if outcome.resigned else minus(seat.total)


def rating_text(rating: Rating | None) -> str:
    """A rating that is still uncertain stands in brackets."""
    if rating is None:
        return ""
    return str(rating.points) if rating.sure else f"({rating.points})"


def ratings_chart(words: Words, game: str, rated: Sequence[Rated], user: int) -> Chart:
    """The best players of a server, and the reader if further down."""
    lines = []
    for place, rated_one in enumerate(rated, 1):
        if place <= LISTED or rated_one.user == user:
            cells = (drawn(rated_one.name), rating_text(rated_one.here), rating_text(rated_one.everywhere))
            lines.append(Line((*cells, str(rated_one.here.matches)), place, rated_one.user == user))
    title = words("results-rating-title", game=game_term(game))
    return _rating_chart(words, title, words("results-this-server"), "results-player", lines)


def _rating_chart(words: Words, title: str, sub: str, first: str, lines: Sequence[Line]) -> Chart:
    heads = ("results-here", "results-everywhere", "results-played")
    columns = (Column(words(first), wide=True), *(Column(words(head), "right") for head in heads))
    parts, foot = (Grid(columns, tuple(lines)),), words("results-rating-foot")
    return Chart(language=words.language, title=title, sub=sub, parts=parts, foot=foot)


def own_chart(words: Words, ratings: Sequence[OwnRating], name: str, reliability: str = "") -> Chart:
    """One person's ratings, by game; and in words how reliably the person takes turns."""
    lines = []
    for rating in ratings:
        points = (rating_text(rating.here), rating_text(rating.everywhere))
        lines.append(Line((game_title(words, rating.game), *points, str(rating.everywhere.matches))))
    title = words("results-own-title", name=drawn(name))
    return _rating_chart(words, title, reliability, "results-game", lines)


def game_chart(words: Words, game: str, statistics: Statistics, *, here: bool) -> Chart:
    """A game over the matches of this server, or of all servers."""
    where = words("results-this-server" if here else "results-all-servers")
    names = tuple(drawn(name) for name in statistics.best if name)
    highest = words("results-figure-highest")
    if names:
        highest = words("results-figure-highest-of", names=", ".join(names))
    days = [
        number(words, value, 0 if value >= 10 else 1) for value in (statistics.shortest, statistics.longest)
    ]
    figures = (
        (number(words, statistics.usual, 0 if statistics.usual >= 10 else 1), words("results-figure-usual")),
        (days[0] if days[0] == days[1] else "–".join(days), words("results-figure-lengths")),
        (minus(statistics.highest), highest),
        (number(words, statistics.winners), words("results-figure-winner")),
        (number(words, statistics.average), words("results-figure-average")),
    )
    bars = [
        Bars(
            words("results-wins", players=share.players, matches=share.matches),
            tuple(
                Bar(
                    words("seat-name", seat=seat + 1),
                    wins / share.matches,
                    f"{percent(words, wins / share.matches)} · {number(words, wins)}",
                )
                for seat, wins in enumerate(share.wins)
            ),
            seats=True,
            game=game,
        )
        for share in statistics.seats
    ]
    return Chart(
        language=words.language,
        title=game_title(words, game),
        sub=words("results-matches-of", matches=statistics.matches, where=where),
        parts=(Figures(figures), *bars),
        foot=words("results-even"),
    )


# -- pages -------------------------------------------------------------------------------------------------


def shown(
    words: Words,
    pictures: tuple[Picture, ...],
    text: str,
    rows: tuple[Row, ...] = (),
    what: tuple[object, ...] = (),
) -> Page:
    """A chart: the picture, or its words where there is none.

    Args:
        what: verb and arguments from which the page is made, with `ALL` before them if everybody sees it.
    """
    page = Page(() if pictures else (text,), pictures, tuple(row for row in rows if row))
    return with_words(words, page, press("chartwords", -1, *what))


def share_button(words: Words, in_server: bool, *what: object) -> tuple[Button, ...]:
    """*Show in channel*, where there is one. `what`: verb and arguments that the page is made from."""
    return (Button(press("share", *what), words("button-show-in-channel")),) if in_server else ()


def history_rows(
    words: Words, outcomes: Sequence[Outcome], user: int, game: str | None, part: int, *, in_server: bool
) -> tuple[Row, ...]:
    """Controls: older and newer matches, a match to look at, *Show in channel*."""
    where = game or ALL
    parts = -(-len(outcomes) // LINES)
    pages = (
        Button(press("hist", user, where, part + 1), words("button-older"), disabled=part + 1 >= parts),
        Button(press("hist", user, where, part - 1), words("button-newer"), disabled=part == 0),
    )
    choices = tuple(
        Choice(
            str(outcome.match),
            match_name(words, outcome.game, outcome.match),
            date(words, outcome.ended_at),
        )
        for outcome in outcomes[part * LINES : (part + 1) * LINES]
    )
    share = share_button(words, in_server, "hist", user, where, part)
    return (
        Menu(pick("which", "board"), words("menu-choose-match"), choices),
        (*(pages if parts > 1 else ()), *share),
    )


def tab_rows(words: Words, view: str, reader: int, user: int, game: str | None) -> tuple[Row, ...]:
    """The game to choose, and the other views of the results: matches, head to head, ratings, a game.

    Args:
        view: the verb of the view that is shown.
        user: whose results they are.
    """
    where = game or ALL
    titled = choices_of({key: game_title(words, key) for key in GAMES}, game)
    every = Choice(ALL, words("results-every-game"), "", game is None)
    choices = titled if view == "stats" else (every, *titled)
    others = [
        ("hist", Button(press("hist", user, where, 0), words("button-results-history"))),
        ("vs", Button(press("vs", reader, user, where), words("button-results-versus"))),
        ("rates", Button(press("rates", where), words("button-results-ratings"))),
        ("stats", Button(press("stats", where, "here"), words("button-results-game"))),
    ]
    left_out = {view, *(("vs",) if user == reader else ()), *(("stats",) if game is None else ())}
    menu = Menu(pick("resultsof", view, user), words("menu-results-game"), choices[:MENU])
    return (menu, tuple(button for verb, button in others if verb not in left_out))


def rating_row(words: Words, rated: bool) -> tuple[Button, ...]:
    if rated:
        return (verb_button(words, "unrate"),)
    return (verb_button(words, "rate", style="success"),)


def unrate_page(words: Words) -> Page:
    sure = Button(press("unrate", "sure"), words("button-unrate-sure"), "danger")
    return Page((words("page-unrate"),), rows=((sure,),))


def game_row(words: Words, game: str, *, here: bool, in_server: bool) -> tuple[Button, ...]:
    """Controls: the other scope, *Show in channel*."""
    if not in_server:
        return ()
    other = Button(
        press("stats", game, "all" if here else "here"),
        words("button-all-servers" if here else "button-this-server"),
    )
    return (other, *share_button(words, True, "stats", game, "here" if here else "all"))

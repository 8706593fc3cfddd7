"""Matches as the API describes them. Pure functions of what everybody may see."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from bot.core import Score
from bot.match import Brief
from bot.match.watching.service import Chapter
from bot.runtime.latest import Latest
from bot.text import Words
from bot.web import match_values
from bot.web.api import schemas
from bot.web.naming import isolated, moment, names
from bot.web.scenes import Shown, naming, parts, scene
from bot.web.visits import Visit
from cogs.ui.speech import closed, game_title, sentences
from render.paint import board_text

KEPT: Final = 20_000
"""The number of log entries that are kept in words."""


class Tales:
    """Log entries in words. Only those that are taken back later change, so each is put into words once."""

    def __init__(self) -> None:
        self._said = Latest[tuple[Any, ...], str](KEPT)

    def text(
        self, words: Words, match: int, viewer: int | None, chapter: Chapter, named: Sequence[str]
    ) -> str:
        standing = tuple(line.undone for line in chapter.lines)
        key = (match, viewer, chapter.n, standing, words.language, tuple(named))
        spoken = self._said.get(key)
        if spoken is None:
            kept = [line.fact for line in chapter.lines if not line.undone] or [
                line.fact for line in chapter.lines
            ]
            spoken = self._said[key] = sentences(words, kept, named)
        return spoken


TALES: Final = Tales()


def at(words: Words, milliseconds: int | None) -> str | None:
    return None if milliseconds is None else moment(words, milliseconds).iso


def match(visit: Visit, shown: Shown | None, positions: int) -> schemas.Match:
    """`shown`: the newest position; None before the start."""
    reader, brief, words, path = visit.reader, visit.brief, visit.reader.words, visit.path
    assert brief.state != "closed"
    lobby = brief.state == "lobby"
    return schemas.Match(
        uid=brief.uid,
        game=brief.game,
        title=game_title(words, brief.game),
        state=brief.state,
        seats=brief.seats,
        players=_players(words, brief),
        time_control=tuple(match_values.time_control(words, brief)),
        awaited=() if shown is None or brief.state != "running" else _calls(words, brief, shown),
        positions=positions,
        opened_at=moment(words, brief.opened_at).iso,
        started_at=at(words, brief.started_at),
        moved_at=at(words, brief.moved_at),
        paused_at=at(words, brief.paused_at),
        ended_at=at(words, brief.ended_at),
        result=None if shown is None or shown.score is None else _places(words, brief, shown, shown.score),
        commitment=brief.commitment,
        secret=brief.secret,
        page=reader.address(path),
        picture=reader.address(f"{path}/{'lobby' if lobby else 'board'}.png", lang=reader.language),
        feed=reader.address(f"{path}/feed.atom"),
        record=None if lobby else reader.address(f"{path}/record.json"),
    )


def log(visit: Visit, story: Sequence[Chapter], after: int, most: int) -> schemas.Log:
    """The entries behind number `after`, and no more than `most`."""
    shown = [chapter for chapter in story if chapter.n > after][:most]
    return schemas.Log(uid=visit.brief.uid, positions=len(story), entries=entries(visit, shown))


def entries(visit: Visit, story: Sequence[Chapter]) -> tuple[schemas.Entry, ...]:
    """What the visitor heard, oldest first."""
    reader, brief = visit.reader, visit.brief
    named = isolated(names(reader.words, brief))
    return tuple(
        schemas.Entry(
            n=chapter.n,
            at=moment(reader.words, chapter.at).iso,
            text=TALES.text(reader.words, brief.match, visit.seat, chapter, named),
            undone=all(line.undone for line in chapter.lines),
            page=reader.address(visit.path_of(chapter.n)),
        )
        for chapter in story
    )


def position(visit: Visit, shown: Shown, n: int, positions: int) -> schemas.Position:
    reader, brief, words = visit.reader, visit.brief, visit.reader.words
    picture = f"{visit.path_of(n)}/board.png"
    return schemas.Position(
        uid=brief.uid,
        n=n,
        positions=positions,
        text=sentences(words, shown.caption, names(words, brief, shown.former)),
        board=board_text(scene(brief, words, shown)),
        awaited=_calls(words, brief, shown),
        page=reader.address(visit.path_of(n)),
        pictures={
            part: reader.address(picture, lang=reader.language, **naming(part)) for part in parts(brief)
        },
    )


def _players(words: Words, brief: Brief) -> tuple[schemas.Player, ...]:
    named = names(words, brief)
    return tuple(
        schemas.Player(
            seat=player.seat + 1,
            name=named[player.seat],
            computer=player.computer,
            autopilot=player.on_autopilot,
            awaited=player.awaited,
            awaited_since=at(words, player.awaited_since),
            deadline=at(words, player.deadline),
        )
        for player in brief.players
    )


def _calls(words: Words, brief: Brief, shown: Shown) -> tuple[schemas.Awaited, ...]:
    named = names(words, brief, shown.former)
    return tuple(
        schemas.Awaited(seat=seat + 1, text=closed(words.say(prompt, named)))
        for seat, prompt in shown.awaited
    )


def _places(words: Words, brief: Brief, shown: Shown, score: Score) -> tuple[schemas.SeatResult, ...]:
    named, figures = names(words, brief), shown.view.printed.figures()
    return tuple(
        schemas.SeatResult(
            seat=seat + 1,
            name=named[seat],
            rank=place.rank,
            total=place.total,
            items=tuple(
                schemas.Points(label=words(key, **figures), points=points) for key, points in place.items
            ),
        )
        for seat, place in sorted(enumerate(score.seats), key=lambda entry: (entry[1].rank, entry[0]))
    )

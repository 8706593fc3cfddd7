"""Pictures for pages: scenes are made of positions and drawn outside the event loop.

If a picture fails or is late, the message is sent with words instead.
"""

from __future__ import annotations

import logging
from functools import partial

from msgspec.structs import replace

from bot.core import Fact, Score, Seat, View, fact
from bot.games.registry import GAMES
from bot.match import Brief, Look, Preview, UserError
from bot.match.engine.guided import won_match
from bot.match.timing.clock import time_control_facts
from bot.match.timing.person_settings import PersonSettings
from bot.match.views.models import Curves as KnownCurves
from bot.match.views.models import PastPosition
from bot.runtime import metrics
from bot.text import Words
from bot.text import words as words_of
from bot.text.escape import lines_safe
from bot.text.gather import gather, needed
from cogs.framework.services import Services
from cogs.ui.answers import Spot, bundles, every
from cogs.ui.lobby_page import option_facts
from cogs.ui.page import Picture
from cogs.ui.speech import plain_names
from render.paint import Anything, board_text, pictures
from render.pool import PictureError
from render.scene import Adapted, Choice, Curves, Lettered, Lobby, Marked, OwnLook, Scene, Sheet, Usual

log = logging.getLogger(__name__)


def look_scene(look: Look, language: str) -> Scene:
    """The position as its reader may see it: the public table, or a player's own hand."""
    told = gather(look.caption)
    return _scene(look.brief, look.view, language, told, look.awaited, look.score, look.winner)


def _scene(
    brief: Brief,
    view: View,
    language: str,
    caption: tuple[Fact, ...] = (),
    awaited: tuple[tuple[Seat, Fact], ...] = (),
    score: Score | None = None,
    winner: Seat | None = None,
) -> Scene:
    return Scene(
        game=brief.game,
        view=view,
        language=language,
        names=plain_names(brief),
        caption=caption,
        awaited=awaited,
        score=score,
        winner=winner,
    )


def won_scene(brief: Brief, language: str) -> Scene | None:
    """The end of a whole match that the learner of a guided match would have won; None if the game has no
    such match."""
    won = won_match(brief.game)
    if won is None:
        return None
    view, score = won
    return _scene(brief, view, language, score=score)


def past_scene(brief: Brief, past: PastPosition, view: View, language: str) -> Scene:
    """An older position: the public table, or what the reader's own seat could see."""
    then = _scene(brief, view, language, past.facts, past.awaited, past.score, past.winner)
    return replace(then, names=plain_names(brief, past.former))


def page_scene(preview: Preview, words: Words, spot: Spot | None, *, trial: bool = False) -> Scene:
    """The private page: the draft as it would stand, with the answers and their tags.

    Args:
        spot: which of many answers are shown; None: all.
        trial: something is only tried out. Otherwise it says in words how each answer is typed.
    """
    asked = preview.status == "asked"
    question: Fact | None = preview.prompt if asked else None
    awaited = ((preview.seat, question),) if question else ()
    shown = every(preview)
    if spot is not None:
        shown = tuple(tagged for bundle in bundles(preview, spot) for tagged in bundle.shown)
    return replace(
        _scene(preview.brief, preview.view, words.language, awaited=awaited),
        question=question,
        choices=tuple(Choice(tagged.tag, tagged.answer.move, tagged.answer.offer) for tagged in shown),
        typed="" if trial else words("cmd-move"),
        trial=trial,
        chosen=preview.chosen,
        told=needed(preview.facts),
        before=None if asked else preview.before,
    )


def seat_boards(game: str) -> bool:
    """Whether the pictures of a game show each player's own board apart from the table."""
    return pictures(game).seat_boards


def has_ledger(game: str) -> bool:
    """Whether a game has a second public picture, with tables and supplies."""
    return pictures(game).ledger


async def scene_of(
    services: Services, user: int, words: Words, match: int, what: str, *, whole: bool = False
) -> Scene:
    """What somebody looks at: the table (`board`), the own hand (`hand`), the page of the turn (`turn`), a
    player's board (`b1`), what is tried out (`try`), the second picture (`ledger`), or an older position: as
    it was seen (`n17`), or the table alone (`p17`).

    Args:
        whole: with all answers, also those that the page has no room for.

    Raises:
        UserError: there is no such picture.
    """
    matches = services.matches
    if what == "turn":
        preview = await matches.play.drafted(match, user)
        return page_scene(preview, words, None if whole else Spot())
    if what == "try":
        trial = await matches.plans.trial(match, user)
        return page_scene(trial.preview, words, None if whole else Spot(), trial=True)
    number = int(what[1:10]) if what[1:].isdecimal() else -1
    if what[:1] in ("n", "p") and number >= 0:
        brief = await matches.views.brief(match)
        past = await matches.history.at(match, user, number)
        view = past.public if past.own is None or what[0] == "p" else past.own
        return past_scene(brief, past, view, words.language)
    look = await matches.views.look(match, user if what == "hand" else None)
    scene = look_scene(look, words.language)
    if what in ("board", "hand"):
        return scene
    if what == "ledger" and has_ledger(look.brief.game):
        return replace(scene, ledger=True)
    if what[:1] == "b" and 0 <= number < look.brief.seats and seat_boards(look.brief.game):
        return replace(scene, board_of=number)
    raise UserError(fact("error-stale-control"))


def active_seat(look: Look) -> Seat | None:
    """The one player who is to act; None when there are several, or none."""
    return look.to_act[0] if len(look.to_act) == 1 else None


def lobby_scene(brief: Brief, language: str) -> Lobby:
    """Seats, options, and the clock that is agreed on."""
    return Lobby(
        game=brief.game,
        language=language,
        names=tuple(name or None for name in plain_names(brief)),
        options=option_facts(brief),
        clock=time_control_facts(brief.time_control)[0],
        printed=GAMES[brief.game].printed(),
    )


def sheet_scene(look: Look, score: Score, language: str) -> Sheet:
    names = plain_names(look.brief)
    return Sheet(game=look.brief.game, view=look.view, language=language, names=names, score=score)


def curves_scene(known_curves: KnownCurves, language: str) -> Curves:
    return Curves(
        game=known_curves.brief.game,
        view=known_curves.public,
        language=language,
        names=plain_names(known_curves.brief),
        points=known_curves.points,
        score=known_curves.score,
    )


def adapted(scene: Usual, reader: PersonSettings | None) -> Anything:
    """The scene as its only reader likes pictures; None: others may see it, too."""
    look = OwnLook() if reader is None else OwnLook(reader.dark, reader.large, reader.plain)
    return scene if look == OwnLook() else Adapted(scene=scene, look=look)


async def draw(
    services: Services, scene: Usual, name: str = "board", reader: PersonSettings | None = None
) -> tuple[Picture, ...]:
    """The picture of a scene as something to attach; nothing when it cannot be drawn. Raises nothing, and is
    cancelled only with its caller.

    Args:
        reader: the settings of its only reader; None: others may see it, too.
    """
    try:
        with metrics.PICTURE.time():
            picture = await services.painter.paint(adapted(scene, reader))
        words_of_it = partial(in_words, scene)
        return (Picture(picture.data, f"{name}.{picture.extension}", picture.alt, words_of_it),)
    except PictureError as error:
        log.warning("no picture of %s: %s", scene.game, error)
    except Exception:
        log.exception("a drawing of %s failed", scene.game)
    metrics.PICTURES_FAILED.inc()
    return ()


async def draw_curves(
    services: Services, match: int, language: str, reader: PersonSettings | None = None
) -> tuple[Picture, ...]:
    """The curves of a match, for a page with other pictures; empty if there are none, or they cannot be
    drawn."""
    try:
        curves = await services.matches.history.curves(match)
    except UserError:
        return ()
    return await draw(services, curves_scene(curves, language), "curves", reader)


async def draw_marked(
    services: Services, scene: Marked | Lettered, reader: PersonSettings
) -> tuple[tuple[Picture, ...], tuple[str, ...]]:
    """A picture with marks, and the symbols or parts that it marks in the order of their letters."""
    try:
        picture = await services.painter.paint(adapted(scene, reader))
    except Exception as error:
        log.warning("no marked picture of %s: %r", scene.game, error)
        metrics.PICTURES_FAILED.inc()
        return (), ()
    if not picture.marked and isinstance(scene, Marked) and scene.cut:
        return (), ()
    words_of_it = partial(in_words, scene)
    return (Picture(picture.data, f"marked.{picture.extension}", picture.alt, words_of_it),), picture.marked


async def draw_table(
    services: Services, scene: Scene, seat: Seat | None, reader: PersonSettings | None = None
) -> tuple[Picture, ...]:
    """The table, together with a player's own board if the game has such boards, or with the second picture
    if the player chooses from things there. Neither is shown without the table."""
    table = await draw(services, scene, reader=reader)
    if not table or seat is None or not seat_boards(scene.game):
        return table
    if pictures(scene.game).offers(scene.view):
        return (*table, *await draw(services, replace(scene, ledger=True), "ledger", reader))
    return (*table, *await draw(services, replace(scene, board_of=seat), "player", reader))


def in_words(scene: Anything) -> str:
    """The text board of a scene, for a message; a plain sentence when even that fails. It is made on the
    event loop, so use it only if there is no picture."""
    try:
        return lines_safe(board_text(scene))
    except Exception:
        log.exception("a description of %s failed", scene.game)
        return words_of(scene.language)("error-inside")

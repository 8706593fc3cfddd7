"""What a player's own page shows in addition: hand, draft, standing order, private note."""

from __future__ import annotations

from typing import NamedTuple

from bot.match import Preview, UserError
from bot.text.gather import needed
from bot.web.naming import isolated, names
from bot.web.scenes import Drawn, Shown, hand
from bot.web.visits import Visit
from cogs.ui.speech import sentences
from render.scene import Scene


class Own(NamedTuple):
    """The values for the template. Missing ones are None or empty."""

    hand: Drawn | None
    draft: Drawn | None
    draft_said: str
    order: str
    note: str


async def own(visit: Visit, shown: Shown) -> Own:
    """What only the visitor may see. Order and note are always the present ones; the draft goes with the
    newest position."""
    reader, brief, user = visit.reader, visit.brief, visit.user
    assert user is not None
    named = isolated(names(reader.words, brief))
    scene = hand(brief, reader.words, shown)
    planned = await reader.site.matches.plans.planned(brief.match, user)
    preview = await drafted(visit) if shown.n is None else None
    return Own(
        None if scene is None else Drawn(visit, f"{visit.path_of(shown.n)}/hand.png", scene),
        None if preview is None else Drawn(visit, f"{visit.path}/draft.png", draft_scene(visit, preview)),
        "" if preview is None else sentences(reader.words, preview.facts, named),
        (sentences(reader.words, planned.facts, named) or " ".join(planned.moves)) if planned.kind else "",
        planned.note,
    )


async def drafted(visit: Visit) -> Preview | None:
    """The visitor's draft; None: there is none."""
    play, match, user = visit.reader.site.matches.play, visit.brief.match, visit.user
    if user is None or visit.brief.state != "running":
        return None
    try:
        preview = await play.drafted(match, user)
    except UserError:  # the turn has ended meanwhile
        return None
    return preview if preview.moves else None


def draft_scene(visit: Visit, preview: Preview) -> Scene:
    """The position that a draft leads to, without the numbered answers of the page on Discord. An unfinished
    draft is shown with the question that comes next."""
    question = preview.prompt if preview.status == "asked" else None
    return Scene(
        game=visit.brief.game,
        view=preview.view,
        language=visit.reader.language,
        names=names(visit.reader.words, visit.brief),
        awaited=((preview.seat, question),) if question is not None else (),
        question=question,
        chosen=preview.chosen,
        told=needed(preview.facts),
        before=preview.before if question is None else None,
    )

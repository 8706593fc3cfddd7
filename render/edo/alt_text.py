"""Put the position in words: the alt text of a picture, and the text board."""

from __future__ import annotations

from typing import cast

from bot.core import Fact, Term, Value, Who, fact
from bot.games.edo.view import (
    ActionView,
    ColumnView,
    DemandView,
    EdoView,
    MerchantView,
    SeatView,
    SpaceView,
)
from bot.text import Words, words
from render.edo.brief import amounts, position
from render.edo.crowds import production
from render.edo.goal import reached
from render.edo.own_words import answers, plan, plans, slot
from render.edo.said import place
from render.edo.settled import settled
from render.edo.table import phase_text, round_text
from render.kit.telling import (
    ALT_TEXT,
    Anything,
    fitting,
    lobby,
    ranked,
    said,
    sentence,
    shorter,
    with_short_names,
    won,
)
from render.kit.telling import names as names_of
from render.scene import Lobby, Scene, Sheet

Part = int | str | Who | Term | Fact
"""The types of values that a list in a message may hold."""


def describe(scene: Anything) -> str:
    """A few sentences, the most important first; says nothing that the picture does not show."""
    match scene:
        case Lobby():
            return " ".join(lobby(scene, "edo-title"))
        case Sheet():
            return " ".join(_sheet(scene))
        case Scene(ledger=True):
            return " ".join(line for part in _LEDGER for line in part(scene))
        case _:
            return " ".join(_in_brief(with_short_names(settled(scene))))


def _in_brief(scene: Scene) -> list[str]:
    """Whose turn and what changed, the reader's plan, who has what and stands where, the roads, the cities;
    at last the answers, as many as there is room for."""
    turn, changed = _turn(scene), _happened(scene)
    when = _when(scene)
    first = [*turn, *changed[-1:], *when]
    where = position(scene, ALT_TEXT - len(said(" ".join(first), scene.language)) - 1)
    mine = fitting(plans(scene), first + where, scene.language)
    needed = [*when, *mine, *where]
    w = words(scene.language)
    told = fitting((*shorter(changed, w), [w("pic-earlier")]), turn + needed, scene.language)
    return [*turn, *told, *needed, *answers(scene)]


def board(scene: Anything) -> str:
    """Everything the picture shows, line by line."""
    match scene:
        case Lobby():
            return "\n".join(lobby(scene, "edo-title"))
        case Sheet():
            return "\n".join(_sheet(scene))
        case Scene(ledger=True):
            return "\n".join(line for part in _LEDGER for line in part(scene))
        case _:
            scene = settled(scene)
            parts = (_when, _turn, plan, _happened, _seats, _ends, _cities, _tiles, _spaces, _market, _roads)
            return "\n".join(line for part in parts for line in part(scene))


# --- Small pieces ------------------------------------------------------------------------------------------


def _view(scene: Scene | Sheet) -> EdoView:
    return cast(EdoView, scene.view)


def _action(action: ActionView) -> Fact:
    return fact(f"edo-does-{action.do}", most=action.most, value=action.value)


# --- Parts -------------------------------------------------------------------------------------------------


def _sheet(scene: Sheet) -> list[str]:
    w = words(scene.language)
    names = names_of(scene, w)
    view = _view(scene)
    figures = view.printed.figures()
    lines = [f"{w('edo-title')}. {w('pic-final', rounds=view.round)}."]
    for seat in ranked(scene):
        score = scene.score.places[seat]
        items = [f"{w(key, **figures)} {points}" for key, points in score.items if points]
        parts = (f"{w('pic-total')} {score.total}", *items)
        lines.append(f"{score.rank}. " + w("edo-pic-tell-seat", who=names[seat], parts=parts))
    return lines


def _when(scene: Scene) -> list[str]:
    """Game, round and phase."""
    w = words(scene.language)
    view = _view(scene)
    phase = phase_text(w, view)
    if view.over:
        return [f"{w('edo-title')}.", f"{round_text(w, view)}.", sentence(phase)]
    when = (
        w("edo-pic-tell-turn", round=round_text(w, view), phase=phase) if phase else f"{round_text(w, view)}."
    )
    return [f"{w('edo-title')}.", when]


def _turn(scene: Scene) -> list[str]:
    """Who must act, or who has won."""
    w = words(scene.language)
    names = names_of(scene, w)
    view = _view(scene)
    if scene.question is not None and view.viewer is not None:
        asked = view.asked or scene.question
        return [f"{names[view.viewer]}: {sentence(w.say(asked, names))}"]
    if end := won(scene, names):
        return end
    told = [(seat, w.say(prompt, names)) for seat, prompt in scene.awaited]
    if len(told) > 1 and len({text for _, text in told}) == 1:
        return [f"{', '.join(names[seat] for seat, _ in told)}: {sentence(told[0][1])}"]
    return [f"{names[seat]}: {sentence(text)}" for seat, text in told]


def _happened(scene: Scene) -> list[str]:
    """The last turn; empty on a private page with a question or a draft."""
    if scene.question is not None or scene.chosen:
        return []
    w = words(scene.language)
    names = names_of(scene, w)
    return [w.say(one, names) for one in scene.caption]


def _seats(scene: Scene) -> list[str]:
    """One line per seat: points, the revealed part of the plan, goods, pieces."""
    w = words(scene.language)
    names = names_of(scene, w)
    view = _view(scene)
    lines = []
    for seat, player in enumerate(view.players):
        parts: list[Part] = [w("edo-pic-tell-points", points=player.total if view.over else player.points)]
        if view.start == seat:
            parts.append(w("edo-pic-tell-starts"))
        if view.phase == "plan":
            parts.append(w("edo-pic-tell-ready" if player.ready else "edo-pic-tell-out"))
        parts += _belongings(view, player)
        lines.append(w("edo-pic-tell-seat", who=names[seat], parts=tuple(parts)))
    return lines


def _ends(scene: Scene) -> list[str]:
    """What ends the match besides the last round, and how it would end now."""
    view, w = _view(scene), words(scene.language)
    if view.over:
        return []
    found = [f"{name} {points}" for name, points in zip(names_of(scene, w), view.points_now, strict=False)]
    now = w("edo-pic-tell-now", list=", ".join(found)) + "."
    done = tuple(map(Who, reached(view)))
    goal = fact("edo-pic-tell-reached" if done else "edo-pic-tell-goal", points=view.goal, list=done)
    return [w.say(goal, scene.names), *([now] if found else [])]


def _belongings(view: EdoView, player: SeatView) -> list[Part]:
    parts: list[Part] = []
    if player.slots:
        parts += [slot(number, one) for number, one in enumerate(player.slots, 1)]
        if len(player.slots) < view.slots and view.phase == "act":
            parts.append(fact("edo-pic-tell-hidden", count=view.slots - len(player.slots)))
    parts += amounts(player.goods)
    parts.append(fact("edo-pic-tell-officials", own=player.officials, neutral=player.neutral))
    supply = fact("edo-pic-tell-supply", houses=player.houses, post="yes" if player.post else "no")
    parts.append(supply)
    if view.temples:
        parts.append(fact("edo-pic-tell-temples", count=player.temples))
    places = {space.code: place(space) for space in view.spaces}
    stands = tuple(places[code] for code in player.samurai if code in places)
    parts.append(fact("edo-pic-tell-samurai", list=stands) if stands else fact("edo-pic-tell-no-samurai"))
    parts.append(fact("edo-pic-tell-cards", list=player.cards))
    if player.privileges:
        held = tuple(_privilege(view, kind) for kind in player.privileges)
        parts.append(fact("edo-pic-tell-privileges", list=held))
    if view.ronin:
        parts.append(fact("edo-pic-tell-markers", count=player.markers))
    return parts


def _cities(scene: Scene) -> list[str]:
    """Rows of sites, incomes, strongholds."""
    w = words(scene.language)
    names = names_of(scene, w)
    lines = []
    for space in _view(scene).spaces:
        known = space.city
        if known is None or space.covered:
            continue
        parts: list[Part] = []
        if known.row:
            row = tuple(
                fact("edo-pic-tell-post" if one.post else "edo-pic-tell-house", who=names[one.seat])
                for one in known.row
            )
            parts.append(fact("edo-pic-tell-row", taken=len(row), sites=known.sites, list=row))
        else:
            parts.append(fact("edo-pic-tell-row-empty", sites=known.sites))
        if known.income:
            paid = tuple(
                fact("edo-pic-tell-income-of", who=names[seat], ryo=ryo) for seat, ryo in known.income
            )
            parts.append(fact("edo-pic-tell-income", list=paid))
        elif known.pays and not known.weights:
            parts.append(fact("edo-pic-tell-pays", list=tuple(str(ryo) for ryo in known.pays[0])))
        elif known.weights and known.tile:
            parts.append(fact("edo-pic-tell-no-income"))
        if known.stronghold is not None:
            parts.append(fact("edo-pic-tell-stronghold", who=names[known.stronghold]))
        if known.no_building:
            parts.append(fact("edo-pic-tell-no-building"))
        lines.append(w("edo-pic-tell-city", city=place(space), parts=tuple(parts)))
    return lines


def _tiles(scene: Scene) -> list[str]:
    """Every row of the profit tiles."""
    w = words(scene.language)
    lines = []
    for space in _view(scene).spaces:
        known = space.city
        if known is None or not known.pays:
            continue
        rows = tuple(
            fact("edo-pic-tell-tile-row", players=count, list=tuple(str(ryo) for ryo in row))
            for count, row in enumerate(known.pays, 1)
        )
        lines.append(w("edo-pic-tell-tiles", city=place(space), list=rows))
    return lines


def _owned(scene: Scene) -> list[str]:
    """Special cards that players have bought."""
    w = words(scene.language)
    names = names_of(scene, w)
    bought = [(seat, tuple(card for card in one.cards if len(card) > 1))
              for seat, one in enumerate(_view(scene).players)]  # fmt: skip
    return [w("edo-pic-tell-owned", who=names[seat], list=cards) for seat, cards in bought if cards]


def _spaces(scene: Scene) -> list[str]:
    """Which pieces stand on the board besides samurai, and what resource spaces would produce."""
    w = words(scene.language)
    names = names_of(scene, w)
    view = _view(scene)
    found: list[Part] = []

    def stands(what: Part, space: SpaceView) -> None:
        found.append(fact("edo-pic-tell-at", what=what, place=place(space)))

    for space in view.spaces:
        if space.merchant:
            stands(fact("edo-pic-tell-merchant"), space)
        if space.temple is not None:
            stands(fact("edo-pic-tell-temple", who=names[space.temple]), space)
        if space.strangers:
            stands(fact("edo-pic-tell-strangers"), space)
        for number in space.ronin:
            stands(fact("edo-pic-tell-ronin", number=number), space)
    lines = [w("edo-pic-tell-board", list=tuple(found))] if found else []
    counts = [(space.code, production(space)) for space in view.spaces]
    gives = tuple(f"{code} {count}" for code, count in counts if count is not None)
    if gives:
        lines.append(w("edo-pic-tell-production", list=gives))
    covered = tuple(place(space) for space in view.spaces if space.covered)
    if covered:
        lines.append(w("edo-pic-tell-covered", list=covered))
    return lines


def _offer(view: EdoView, card: MerchantView) -> Fact:
    return fact(
        "edo-pic-tell-offer",
        points=view.printed.trade,
        card=card.card,
        most=card.most,
        goods=Term(f"edo-pic-goods-{card.goods}"),
        price=card.price,
        cost=amounts(card.pay),
    )


def _market(scene: Scene) -> list[str]:
    """Merchant cards, demands, special cards, supplies."""
    w = words(scene.language)
    view = _view(scene)
    lines = []
    if view.current is not None:
        lines.append(w("edo-pic-tell-current", offer=_offer(view, view.current)))
    if view.coming is not None:
        lines.append(w("edo-pic-tell-coming", offer=_offer(view, view.coming)))
    lines.append(w("edo-pic-tell-stack", count=view.stack))
    if view.privileges:
        lines += _demands(w, view)
    if view.display:
        cards = tuple(
            fact(
                "edo-pic-tell-card",
                card=card.card,
                price=card.price,
                actions=tuple(_action(action) for action in card.actions),
            )
            for card in view.display
        )
        lines.append(w("edo-pic-tell-display", list=cards, count=view.deck))
    lines.append(w("edo-pic-tell-supplies", neutral=view.neutral, strongholds=view.strongholds))
    if view.ronin:
        bag = tuple(
            fact("edo-pic-tell-tile", land=Term(f"edo-land-{land}"), count=count) for land, count in view.bag
        )
        lines.append(w("edo-pic-tell-bag", list=bag, markers=view.markers))
    return lines


def _privilege(view: EdoView, kind: str) -> Term:
    return Term(f"edo-privilege-{view.printed.faces[kind]}")


def _demand(view: EdoView, one: DemandView, privilege: str) -> Fact:
    args: dict[str, Value] = {
        "demand": Term(f"edo-demand-{one.goods}"),
        "action": Term(f"edo-do-{one.action}"),
        "cost": amounts(one.pay),
    }
    if privilege:
        return fact("edo-pic-tell-demand-brings", privilege=_privilege(view, privilege), **args)
    return fact("edo-pic-tell-demand", **args)


def _column(view: EdoView, one: ColumnView) -> Part:
    if one.demand is not None:
        return _demand(view, one.demand, one.privilege)
    return _privilege(view, one.privilege) if one.privilege else "–"


def _demands(w: Words, view: EdoView) -> list[str]:
    lines = []
    if view.columns:
        lines.append(w("edo-pic-tell-demands", list=tuple(_column(view, one) for one in view.columns)))
    if view.next_demand is not None:
        lines.append(
            w("edo-pic-tell-next-demand", demand=_demand(view, view.next_demand, ""), count=view.demand_stack)
        )
    if view.next_privilege:
        kind = _privilege(view, view.next_privilege)
        lines.append(w("edo-pic-tell-next-privilege", privilege=kind, count=view.privilege_stack))
    return lines


def _roads(scene: Scene) -> list[str]:
    """Every road once, by the codes that commands accept."""
    w = words(scene.language)
    pairs = [(space.code, end) for space in _view(scene).spaces for end in space.roads]
    once = dict.fromkeys(pair if pair[0] < pair[1] else pair[::-1] for pair in pairs)
    return [w("edo-pic-tell-roads", list=tuple("–".join(pair) for pair in once))] if once else []


_LEDGER = (_turn, _when, _tiles, _market, _owned)

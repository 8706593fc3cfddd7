"""Put the position in words: the alt text of a picture, and the text board."""

from __future__ import annotations

from typing import Final

from bot.core import Fact, Term, Value, Who, fact
from bot.games.edo import terms
from bot.games.edo.planning import SLOTS
from bot.games.edo.scoring import reached
from bot.games.edo.view import ColumnView, DemandView, EdoView, MerchantView, SeatView, SpaceView
from bot.text import Words
from render.edo.brief import Position, amounts, plan, plans, position, slot
from render.edo.crowds import production
from render.edo.settled import place, settled
from render.edo.table import phase_text, round_text
from render.kit import telling
from render.kit.telling import Part, sentence, told
from render.scene import Scene

LETTERS: Final = (64, 40)
"""Letters that the names of all seats have together: as many as there is room for."""


def _brief(scene: Scene) -> list[str]:
    """Whose turn it is and what changed, the reader's plan, the goods and places of the seats, the roads, the
    cities; at the end as many answers as there is room for."""
    if scene.ledger:
        return _whole(scene)
    lines: list[str] = []
    for letters in LETTERS:
        lines = _shortened(telling.with_short_names(settled(scene), letters))
        if telling.within(lines, scene.language):
            break
    return lines


def _shortened(scene: Scene) -> list[str]:
    t, language = told(scene, EdoView), scene.language
    turn, changed, when = _turn(t), telling.happened(t), _when(t)
    first = [*turn, *changed[-1:], *when]
    where = position(t, telling.ALT_TEXT - len(telling.said(" ".join(first), language)) - 1)
    needed = [*when, *telling.fitting(plans(t), first + where, language), *where]
    ways = (*telling.shorter(changed, t.w), [t.w("pic-earlier")])
    return [*turn, *telling.fitting(ways, turn + needed, language), *needed, *telling.answers(t)]


def _whole(scene: Scene) -> list[str]:
    """All parts; for the second picture only those for which the table has no room."""
    t = told(scene if scene.ledger else settled(scene), EdoView)
    return [line for part in (_LEDGER if scene.ledger else _TABLE) for line in part(t)]


TELLING = telling.Telling("edo-title", _brief, _whole)


# --- Parts -------------------------------------------------------------------------------------------------


def _when(t: Position) -> list[str]:
    """Game, round and phase."""
    phase, when = phase_text(t.w, t.view), f"{round_text(t.w, t.view)}."
    if t.view.over:
        return [f"{t.w('edo-title')}.", when, sentence(phase)]
    if phase:
        when = t.w("edo-pic-tell-turn", round=round_text(t.w, t.view), phase=phase)
    return [f"{t.w('edo-title')}.", when]


def _turn(t: Position) -> list[str]:
    """Who must act, or who has won."""
    return telling.asked(t, question=t.view.asked)


def _seats(t: Position) -> list[str]:
    """One line per seat: points, the revealed part of the plan, goods, pieces."""
    lines = []
    for seat, player in enumerate(t.view.players):
        parts: list[Part] = [
            t.w("edo-pic-tell-points", points=player.total if t.view.over else player.points)
        ]
        if t.view.start == seat:
            parts.append(t.w("edo-pic-tell-starts"))
        if t.view.phase == "plan":
            parts.append(t.w("edo-pic-tell-ready" if player.ready else "edo-pic-tell-out"))
        parts += _belongings(t.view, player)
        lines.append(t.w("edo-pic-tell-seat", who=t.names[seat], parts=tuple(parts)))
    return lines


def _ends(t: Position) -> list[str]:
    """What else than the last round ends the match, and how it would end now."""
    if t.view.over:
        return []
    found = [f"{name} {points}" for name, points in zip(t.names, t.view.points_now, strict=False)]
    now = t.w("edo-pic-tell-now", list=", ".join(found)) + "."
    done = tuple(map(Who, reached(t.view.players, t.view.printed.goal)))
    goal = fact(
        "edo-pic-tell-reached" if done else "edo-pic-tell-goal", points=t.view.printed.goal, list=done
    )
    return [t.w.say(goal, t.scene.names), *([now] if found else [])]


def _belongings(view: EdoView, player: SeatView) -> list[Part]:
    parts: list[Part] = []
    if player.slots:
        parts += [slot(number, slot_view) for number, slot_view in enumerate(player.slots, 1)]
        if len(player.slots) < SLOTS and view.phase == "act":
            parts.append(fact("edo-pic-tell-hidden", count=SLOTS - len(player.slots)))
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


def _cities(t: Position) -> list[str]:
    """Rows of sites, incomes, strongholds."""
    lines = []
    for space in t.view.spaces:
        known = space.city
        if known is None or space.covered:
            continue
        parts: list[Part] = []
        if known.row:
            row = tuple(
                fact(
                    "edo-pic-tell-post" if building_view.post else "edo-pic-tell-house",
                    who=t.names[building_view.seat],
                )
                for building_view in known.row
            )
            parts.append(fact("edo-pic-tell-row", taken=len(row), sites=known.sites, list=row))
        else:
            parts.append(fact("edo-pic-tell-row-empty", sites=known.sites))
        if known.income:
            paid = tuple(
                fact("edo-pic-tell-income-of", who=t.names[seat], ryo=ryo) for seat, ryo in known.income
            )
            parts.append(fact("edo-pic-tell-income", list=paid))
        elif known.pays and not known.weights:
            parts.append(fact("edo-pic-tell-pays", list=tuple(str(ryo) for ryo in known.pays[0])))
        elif known.weights and known.tile:
            parts.append(fact("edo-pic-tell-no-income"))
        if known.stronghold is not None:
            parts.append(fact("edo-pic-tell-stronghold", who=t.names[known.stronghold]))
        if known.no_building:
            parts.append(fact("edo-pic-tell-no-building"))
        lines.append(t.w("edo-pic-tell-city", city=place(space), parts=tuple(parts)))
    return lines


def _tiles(t: Position) -> list[str]:
    """Every row of the profit tiles."""
    lines = []
    for space in t.view.spaces:
        known = space.city
        if known is None or not known.pays:
            continue
        rows = tuple(
            fact("edo-pic-tell-tile-row", players=count, list=tuple(str(ryo) for ryo in row))
            for count, row in enumerate(known.pays, 1)
        )
        lines.append(t.w("edo-pic-tell-tiles", city=place(space), list=rows))
    return lines


def _owned(t: Position) -> list[str]:
    """Special cards that players have bought."""
    bought = [(seat, tuple(card for card in one.cards if len(card) > 1))
              for seat, one in enumerate(t.view.players)]  # fmt: skip
    return [t.w("edo-pic-tell-owned", who=t.names[seat], list=cards) for seat, cards in bought if cards]


def _spaces(t: Position) -> list[str]:
    """The pieces on the board other than samurai, and what resource spaces would produce."""
    spaces: list[Part] = []

    def stands(what: Part, space: SpaceView) -> None:
        spaces.append(fact("edo-pic-tell-at", what=what, place=place(space)))

    for space in t.view.spaces:
        if space.merchant:
            stands(fact("edo-pic-tell-merchant"), space)
        if space.temple is not None:
            stands(fact("edo-pic-tell-temple", who=t.names[space.temple]), space)
        if space.strangers:
            stands(fact("edo-pic-tell-strangers"), space)
        for number in space.ronin:
            stands(fact("edo-pic-tell-ronin", number=number), space)
    lines = [t.w("edo-pic-tell-board", list=tuple(spaces))] if spaces else []
    counts = [(space.code, production(space)) for space in t.view.spaces]
    gives = tuple(f"{code} {count}" for code, count in counts if count is not None)
    if gives:
        lines.append(t.w("edo-pic-tell-production", list=gives))
    covered = tuple(place(space) for space in t.view.spaces if space.covered)
    if covered:
        lines.append(t.w("edo-pic-tell-covered", list=covered))
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


def _market(t: Position) -> list[str]:
    """Merchant cards, demands, special cards, supplies."""
    lines = []
    if t.view.current is not None:
        lines.append(t.w("edo-pic-tell-current", offer=_offer(t.view, t.view.current)))
    if t.view.coming is not None:
        lines.append(t.w("edo-pic-tell-coming", offer=_offer(t.view, t.view.coming)))
    lines.append(t.w("edo-pic-tell-stack", count=t.view.stack))
    if t.view.privileges:
        lines += _demands(t.w, t.view)
    if t.view.display:
        cards = tuple(
            fact(
                "edo-pic-tell-card",
                card=card.card,
                price=card.price,
                actions=tuple(terms.action(action, t.view.printed.travellers) for action in card.actions),
            )
            for card in t.view.display
        )
        lines.append(t.w("edo-pic-tell-display", list=cards, count=t.view.deck))
    lines.append(t.w("edo-pic-tell-supplies", neutral=t.view.neutral, strongholds=t.view.strongholds))
    if t.view.ronin:
        bag = tuple(
            fact("edo-pic-tell-tile", land=Term(f"edo-land-{land}"), count=count)
            for land, count in t.view.bag
        )
        lines.append(t.w("edo-pic-tell-bag", list=bag, markers=t.view.markers))
    return lines


def _privilege(view: EdoView, kind: str) -> Term:
    return Term(f"edo-privilege-{view.printed.faces[kind]}")


def _demand(view: EdoView, demand_view: DemandView, privilege: str) -> Fact:
    args: dict[str, Value] = {
        "demand": Term(f"edo-demand-{demand_view.goods}"),
        "action": Term(f"edo-do-{demand_view.action}"),
        "cost": amounts(demand_view.pay),
    }
    if privilege:
        return fact("edo-pic-tell-demand-brings", privilege=_privilege(view, privilege), **args)
    return fact("edo-pic-tell-demand", **args)


def _column(view: EdoView, column_view: ColumnView) -> Part:
    if column_view.demand is not None:
        return _demand(view, column_view.demand, column_view.privilege)
    return _privilege(view, column_view.privilege) if column_view.privilege else "–"


def _demands(w: Words, view: EdoView) -> list[str]:
    lines = []
    if view.columns:
        lines.append(w("edo-pic-tell-demands", list=tuple(_column(view, column) for column in view.columns)))
    if view.next_demand is not None:
        lines.append(
            w("edo-pic-tell-next-demand", demand=_demand(view, view.next_demand, ""), count=view.demand_stack)
        )
    if view.next_privilege:
        kind = _privilege(view, view.next_privilege)
        lines.append(w("edo-pic-tell-next-privilege", privilege=kind, count=view.privilege_stack))
    return lines


def _roads(t: Position) -> list[str]:
    """Every road once, by the codes that commands accept."""
    pairs = [(space.code, end) for space in t.view.spaces for end in space.roads]
    once = dict.fromkeys(pair if pair[0] < pair[1] else pair[::-1] for pair in pairs)
    return [t.w("edo-pic-tell-roads", list=tuple("–".join(pair) for pair in once))] if once else []


_LEDGER = (_turn, _when, _tiles, _market, _owned)
_TABLE = (_when, _turn, plan, telling.happened, _seats, _ends, _cities, _tiles, _spaces, _market, _roads)

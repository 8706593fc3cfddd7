"""Draw the second picture: all rows of the profit tiles, the market in words, supplies, owned special cards.

It is for players who plan ahead; the table has what is needed for the next move.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from itertools import product
from typing import Final

from bot.games.edo.view import CityView, EdoView, MerchantView, SpaceView
from bot.text import Words
from render.edo.background import RAIL
from render.edo.ledger_market import FIGURE, LABEL, demands, display, owned_cards, owners, titled
from render.edo.market import offers
from render.edo.pieces import actions, buildings, lands, people
from render.edo.pieces.market import coming_sign, pile
from render.edo.seat_panel import Thing
from render.edo.strip import coming
from render.edo.table import head, round_text
from render.edo.theme import GAME, LOOK, PAPER, C, rail
from render.kit import badges, fonts, marks, panels
from render.kit.canvas import Area, Canvas
from render.kit.flow import (
    Art,
    Box,
    Field,
    Fitted,
    Gap,
    Lines,
    On,
    Text,
    bar,
    best,
    column,
    columns,
    row,
    rule,
)
from render.kit.fonts import NAME, Style, sizes_from
from render.kit.frames import GUTTER, HEAD, MARGIN, WIDTH, flat
from render.kit.palette import FADED, GOLD, INK
from render.kit.sketch import Sprite
from render.scene import Scene

TOP: Final = HEAD + RAIL + 16
BOTTOM: Final = 26
TALLEST: Final = 1018
"""The height that fills a landscape of 11 to 7."""
CODE: Final = Style(34, 700)
TOWN: Final = Style(38, 700, "speaking")
TOWNS: Final = 220
"""The most width of the name of a city."""
PITCH: Final = {2: 24, 3: 14, 4: 7, 5: 3}
"""Between an amount and the point behind it, by the largest number of players on a tile."""
FORMS: Final = ((True, 34), (False, 34), (False, 26))
"""Whether the incomes are explained, and the size of the badges of owners."""
SITE: Final = 34
OFFER: Final = 34
"""Size of the numbers of a merchant's offer."""
OFFERS: Final = 225
"""The least room for its offers."""
ABOVE: Final = 12
"""Between two things of a panel that stand below each other."""
THING: Final = (38, 19)
BARE: Final = (46, 26)
"""Size of the number of things in the supply and half their size: with their name, and without."""
LAND: Final = 18


def paint_ledger(scene: Scene) -> Canvas:
    """Draw everything for which the table has no room; the same for every reader."""
    view, w, names = LOOK.opened(scene, EdoView)
    canvas = Canvas.over(flat(WIDTH, TALLEST, C["washi"]))
    canvas.fill(0, 0, WIDTH, HEAD, C["mulberry"])
    canvas.put(rail(WIDTH), 0, HEAD)
    head(canvas, w, round_text(w, view), w("edo-pic-ledger"), None)
    width, height = WIDTH - 2 * MARGIN, TALLEST - TOP - BOTTOM
    forms = FORMS[view.privileges :]
    page = best(partial(_page, view, w, names), forms, width, height)
    page.lay(canvas, MARGIN, TOP, width, height)
    return canvas


def _page(view: EdoView, w: Words, names: tuple[str, ...], form: tuple[bool, int]) -> Box:
    """All panels; whether the incomes are explained, and the size of badges below them."""
    incomes = _incomes(view, w, *form)
    beside = column(_merchant(view, w), _supply(view, w), gap=GUTTER, grow=1)
    market = [demands(view, w), display(view, w, 1)] if view.privileges else [display(view, w, 2)]
    owned = [owned_cards(view, w, names)] if owners(view) else []
    return column(
        row(incomes, beside, gap=GUTTER, grow=1), row(*market, gap=GUTTER, grow=1), *owned, gap=GUTTER
    )


# --- Income ------------------------------------------------------------------------------------------------


def _incomes(view: EdoView, w: Words, about: bool, badge: int) -> Box:
    """What each city pays by rank, for each number of players who have built there."""
    cities = [(space, space.city) for space in view.spaces if space.city is not None and space.city.pays]
    most = max((len(city.pays) for _, city in cities), default=1)
    pitch = PITCH.get(most, PITCH[5])
    house = Art(buildings.house(buildings.PLAIN, 16))
    counts = [row(Gap(), house, Text(f"×{count}", CODE, FADED), Gap(), gap=2) for count in range(1, most + 1)]
    lines = [[_town(w, space), *_pays(city, most, pitch, badge)] for space, city in cities]
    table = columns([[Text(w("edo-pic-income"), NAME), *counts], *lines], hair=PAPER.hair)
    told = Lines(w("edo-pic-income-about"), LABEL, table.width, 4, (LABEL.size,), FADED)
    explained: list[Box] = [rule(PAPER.hair), told] if about else []
    return titled("", column(table, *explained, gap=ABOVE, grow=1))._replace(grow=0)


def _town(w: Words, space: SpaceView) -> Box:
    """The name of a city and its code; Edo needs none."""
    name, edo = w(f"edo-town-{space.town}") if space.town else space.code, space.kind == "edo"
    style = TOWN.usual if fonts.width(name, TOWN.at(34).usual) <= TOWNS else CODE.usual
    code = [] if edo else [Text(space.code, CODE, FADED)]
    site = [Field(_no_site, SITE, SITE, grow=0)] if space.city is not None and space.city.no_building else []
    colour = C["persimmon_edge"] if edo else INK
    return row(Lines(name, style, TOWNS, 1, sizes_from(38, 34), colour), *code, *site, gap=12)


def _no_site(canvas: Canvas, area: Area) -> None:
    """Draw the sign that a city has no building."""
    x, middle = round(area[0]), round(area[1] + area[3] / 2)
    canvas.put(lands.site(SITE), x, middle - SITE / 2)
    marks.hatch(canvas, x, middle - SITE // 2, SITE, SITE, 8)


def _pays(city: CityView, most: int, pitch: int, badge: int) -> list[Box]:
    """The amounts of a city for each number of players; the present ones in gold, with their owners below."""
    now = len(city.weights)
    cells: list[Box] = [_amounts(amounts, pitch) for amounts in city.pays]
    if 0 < now <= len(cells):
        owners = [badges.badge(GAME, seat, badge) for seat, _ in city.weights]
        forced = _amounts(city.pays[now - 1], pitch, owners)
        if not city.income:  # a Ronin stops the income
            forced = row(Field(_stopped), forced, gap=-forced.width)
        ground = partial(panels.plate, fill=PAPER.bright, line=GOLD)
        cells[now - 1] = On(ground, forced, (8, 2))
    return cells + [Gap(grow=0)] * (most - len(cells))


def _amounts(amounts: tuple[int, ...], pitch: int, owners: Sequence[Sprite] = ()) -> Box:
    cells: list[Box] = []
    for rank, ryo in enumerate(amounts):
        number = Text(str(ryo), CODE, anchor="centre")
        below = [Art(owners[rank])] if owners else []
        dot = column(Text("·", CODE, FADED), *[Gap(0, badge.height, 0) for badge in below], gap=0)
        cells += [*([dot] if rank else []), column(number, *below, gap=0)]
    return row(Gap(), *cells, Gap(), gap=pitch)


def _stopped(canvas: Canvas, area: Area) -> None:
    x, y, width, height = map(round, area)
    marks.hatch(canvas, x, y + 4, width, height - 8, 8)


# --- Merchant and supplies ---------------------------------------------------------------------------------


def _merchant(view: EdoView, w: Words) -> Box:
    """Both merchant cards: the merchant marks the one of this round, an arrow the next one. Without room for
    their offers side by side they stand below each other, without words."""
    after, figure = coming(view), Art(people.merchant(25, False))
    heading, now = Text(w("edo-pic-merchant"), NAME.at(34)), Text(w("edo-pic-now"), LABEL.usual, FADED)
    left = column(
        Fitted(lambda told: row(figure, *told, Gap(), gap=ABOVE), ((heading, now), (now,)), height=50),
        _offers(view, view.current),
        grow=1,
    )
    low: list[Box] = [row(figure, _offers(view, view.current)), rule(PAPER.hair)]
    if after is None:
        last = "" if view.over else w("edo-pic-last-card")
        right: Box = Fitted(
            lambda room: Lines(last, CODE, room, 4, (CODE.size,), C["persimmon_edge"]), (280, 220, 160)
        )
        low.append(right)
    else:
        word, count = Text(w("edo-pic-next"), LABEL.usual, FADED), Text(str(view.stack), FIGURE, FADED)
        told, some = Text(w("edo-pic-left", count=view.stack), LABEL, FADED), row(Art(pile()), count, gap=4)
        forms: tuple[tuple[Box, ...], ...] = ((word, Gap(), told), (word, Gap(), some), (Gap(), some))
        heads = Fitted(lambda said: row(Art(coming_sign(36)), *said), forms, height=50)
        right = column(heads, _offers(view, after), grow=1)
        low.append(row(Art(coming_sign(36)), _offers(view, after), column(Art(pile()), count, gap=2), gap=4))
    beside = row(left, bar(PAPER.hair), right, gap=ABOVE, grow=1)
    return titled("", Fitted(lambda form: form, (beside, column(*low, gap=ABOVE, grow=1)), 0, beside.height))


def _offers(view: EdoView, card: MerchantView | None) -> Box:
    if card is None:
        return Gap()

    def draw(canvas: Canvas, area: Area) -> None:
        x, y, width, height = area
        offers(canvas, x, y + height / 2, card, view.printed.trade, width, OFFER, round(min(56, height / 2)))

    return Field(draw, OFFERS, 2 * OFFER + 2 * ABOVE)


def _supply(view: EdoView, w: Words) -> Box:
    """The common supply beside the board: pieces with their names if all names have room, otherwise larger
    pieces without names; a heading if there is room; the bag of the Ronin."""
    things = [
        (Thing(partial(people.official, people.NEUTRAL), view.neutral), w("edo-pic-neutral")),
        (Thing(buildings.stronghold, view.strongholds), w("edo-pic-strongholds")),
        (Thing(actions.special_sign, view.deck), w("edo-pic-deck")),
    ]
    if view.ronin:
        things.append((Thing(_marker, view.markers), w("edo-pic-markers")))

    def made(form: tuple[int, int, bool]) -> Box:
        across, room, headed = form
        cells: list[Box] = []
        for thing, name in things:
            label = Lines(name, LABEL, room, 2, (LABEL.size,), FADED, grow=1, cut=False)
            size, half = THING if room else BARE
            count = Text(str(thing.count), FIGURE.at(size), INK if thing.count else FADED)
            cells += [Art(thing.draw(half)), count, label if room else Gap()]
        cells += [Gap(grow=0)] * (-len(cells) % (3 * across))
        lines = [cells[at : at + 3 * across] for at in range(0, len(cells), 3 * across)]
        heading = [Text(w("edo-pic-supply"), NAME)] if headed else []
        bag = [rule(PAPER.hair), _bag(view, w)] if view.ronin and view.bag else []
        return column(*heading, columns(lines), *bag, gap=ABOVE, grow=1)

    named = product((1, 2), (400, 240, 180), (True, False))
    forms = [*named, *product((len(things), 2), (0,), (True, False))]
    return titled("", Fitted(made, forms, height=made(forms[-1]).height))


def _marker(half: int) -> Sprite:
    return people.ronin(0, half, False)


def _bag(view: EdoView, w: Words) -> Box:
    """The tiles in the bag of the Ronin, after its name or the picture of a Ronin."""
    tiles: list[Box] = [
        row(Art(_land(kind)), Text(str(count), CODE, INK if count else FADED)) for kind, count in view.bag
    ]
    named: tuple[tuple[Box], ...] = (Text(w("edo-pic-bag"), LABEL, FADED),), (Art(_marker(LAND)),)
    return Fitted(lambda told: row(*told, Gap(), *tiles, gap=ABOVE), named, height=2 * LAND, grow=0)


def _land(kind: str) -> Sprite:
    if kind == "city":
        return lands.city(round(LAND * 2.2), round(LAND * 1.7), 13)
    return lands.disc(kind, LAND) if kind in lands.FILLS else lands.any_land(LAND)

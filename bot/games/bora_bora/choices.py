"""Describes legal moves in words, with their costs and gains."""

from __future__ import annotations

from msgspec.structs import replace

from bot.core import Fact, Offer, Seat, Value, Who, fact
from bot.games.bora_bora import moves as m
from bot.games.bora_bora import state as at
from bot.games.bora_bora import terms
from bot.games.bora_bora.abilities import tiles_of
from bot.games.bora_bora.board import Board
from bot.games.bora_bora.cards import TOP, can_draw
from bot.games.bora_bora.expanding import reach
from bot.games.bora_bora.gains import fitting
from bot.games.bora_bora.gods import TILE, pay
from bot.games.bora_bora.helper import cost_of
from bot.games.bora_bora.persons import display
from bot.games.bora_bora.placing import FISHING, effective
from bot.games.bora_bora.resolving import task_points
from bot.games.bora_bora.state import SPACE_12, Player, State
from bot.games.bora_bora.status import space_of
from bot.games.bora_bora.tasks import missing
from bot.games.bora_bora.usual import is_usual


def offer(board: Board, state: State, seat: Seat, move: m.Move) -> Offer:
    """A legal move with its costs and gains, as far as the seat may know them."""
    made = _offer(board, state, seat, move)
    return replace(made, usual=True) if is_usual(board, state, move) else made


def _offer(board: Board, state: State, seat: Seat, move: m.Move) -> Offer:
    match move:
        case m.Place() | m.Invoke():
            return _place(board, state, seat, move)
        case m.Pay(how):
            return Offer(fact("bb-do-pay", how=terms.payment(how)), _cost(board, state.active, how))
        case m.Region(region):
            return _region(board, state, region)
        case m.Hut(space):
            return _hut(state, space)
        case m.Space(space):
            return Offer(fact("bb-do-space", space=space), _neighbours(board, state, space), name=space)
        case m.Red(how):
            return _red(board, state, how)
        case m.Slot(sex, slot):
            return _slot(board, state, seat, sex, slot)
        case m.Home(space):
            last = () if space <= SPACE_12 else (fact("bb-effect-closes-12"),)
            return Offer(fact("bb-do-home", space=space), last, name=str(space))
        case m.Trade():
            return _trade(board, state, move)
        case m.Priest(slot):
            return Offer(fact("bb-do-priest", slot=slot), _pushes(state, slot), name=str(slot))
        case m.Building(number):
            points = board.building_points(state.round)
            return Offer(fact("bb-do-building", number=number), (fact("bb-effect-points", points=points),))
        case m.Pair(one, other):
            held = (state.active.ceremony[board.space_at[one]], state.active.ceremony[board.space_at[other]])
            uses = fact("bb-effect-uses", materials=tuple(map(terms.material, held)))
            return Offer(fact("bb-do-pair", one=one, other=other), (uses,))
        case m.First(card):
            return _card(state, card) if card else _offerings(1)
        case m.Second(what):
            return _status(board, state, seat, 1) if what == "status" else _shells(1)
        case m.Use() | m.Green():
            return _use(board, state, seat, move)
        case m.End():
            return Offer(fact("bb-do-end"))
        case m.Gather(what):
            return _stop() if what == "stop" else _material(board, state, what)
        case m.Carry(space):
            return _carry(space) if space else _stop()
        case m.Card(card):
            return _card(state, card) if card else _stop()
        case m.Buy(jewel):
            return _buy(board, state, jewel)
        case m.Resolve():
            return _resolve(board, state, move)
        case m.Take(task):
            lacks = missing(board, state, seat, task)
            effect = fact("bb-effect-missing", count=lacks) if lacks else fact("bb-effect-met")
            label = fact("bb-do-take", task=terms.task(board, task))
            return Offer(label, (effect,), stays=True, wishes=True)
    raise ValueError(f"nobody is offered {move}")


# Dice and gods


def _place(board: Board, state: State, seat: Seat, move: m.Place | m.Invoke) -> Offer:
    group = fact("bb-group-die", face=move.face)
    if move.action == FISHING:
        points = fact("bb-effect-points", points=board.data.points.fishing)
        return Offer(fact("bb-do-fish", face=move.face), (points,), group, by_group=True)
    allows = _allows(board, state, seat, move.action, effective(move.face, move.gods))
    if not move.gods:
        label = fact("bb-do-place", face=move.face, action=terms.action(move.action))
        return Offer(label, (allows,), group, by_group=True)
    label = fact(
        "bb-do-place-gods",
        face=move.face,
        action=terms.action(move.action),
        gods=terms.gods(move.gods),
    )
    effects = (fact("bb-effect-pay-gods", count=len(move.gods)), allows)
    return Offer(label, effects, group, by_group=True, switch=fact("bb-switch-gods"))


def _allows(board: Board, state: State, seat: Seat, action: str, value: int) -> Fact:
    """What can be done with an effective value."""
    match action:
        case "L" | "S":
            found = reach(board, state, seat, action)
            names = [board.regions[there] for there in sorted(found) if found[there] <= value]
            return fact("bb-effect-reach", regions=terms.regions(names))
        case "M" | "W":
            count = sum(map(bool, display(state, action)[:value]))
            return fact("bb-effect-men" if action == "M" else "bb-effect-women", count=count, value=value)
        case "T":
            return fact("bb-effect-slot", slot=value)
        case "B":
            return fact("bb-effect-points", points=board.building_points(state.round))
        case _:
            return fact("bb-effect-trades", count=value)


def _cost(board: Board, player: Player, how: str) -> tuple[Fact, ...]:
    """What is left after a payment, or the points that a god tile would have scored."""
    if how == TILE:
        return (fact("bb-effect-tile-lost", points=board.data.points.god_tile),)
    return (fact("bb-effect-offerings-left", count=pay(player, how).offerings),)


def _red(board: Board, state: State, how: str) -> Offer:
    if how == "no":
        return Offer(fact("bb-do-red-no"))
    head = state.agenda[0]
    assert isinstance(head, at.AskRed)
    points = fact("bb-effect-points", points=board.fish[state.fish[head.region]].value)
    return Offer(fact("bb-do-red", how=terms.payment(how)), (points, *_cost(board, state.active, how)))


def _card(state: State, source: str) -> Offer:
    """A god card to take, with a warning if a card is drawn from the deck: the move cannot be undone then."""
    effects = (fact("bb-effect-no-back"),)
    if source == TOP:
        return Offer(fact("bb-do-card-top"), effects)
    return Offer(fact("bb-do-card", god=terms.god(source)), effects if can_draw(state) else ())


# The map


def _region(board: Board, state: State, name: str) -> Offer:
    region = board.region_at[name]
    gain, host = board.yields[region], state.hosts[region]
    effects = [_gains(gain), terms.fish(board, state.fish[region])]
    if host >= 0:
        effects.append(fact("bb-effect-aside", who=Who(host)))
    return Offer(fact("bb-do-region", region=terms.region(name)), tuple(effects))


def _gains(gain: str) -> Fact:
    if gain == "offering":
        return fact("bb-effect-offerings", count=1)
    return fact("bb-effect-material", material=terms.material(gain))


def _hut(state: State, space: int) -> Offer:
    huts = state.active.spots[space - 1].huts
    effects = (fact("bb-effect-frees"),) if huts == 1 else (fact("bb-effect-huts-left", count=huts - 1),)
    return Offer(fact("bb-do-hut", space=space), effects, name=str(space))


def _neighbours(board: Board, state: State, space: str) -> tuple[Fact, ...]:
    """How many neighbouring spaces hold a material. The player can build on the space with each of them."""
    here, held = board.space_at[space], state.active.ceremony
    beside = [pair[pair[0] == here] for pair in board.pairs if here in pair]
    count = sum(held[other] in ("sand", "stone", "wood") for other in beside)
    return (fact("bb-effect-pairs", count=count),) if count else ()


# Persons


def _slot(board: Board, state: State, seat: Seat, sex: str, slot: int) -> Offer:
    name = display(state, sex)[slot - 1]
    kind = board.persons[name].kind
    tiles = tiles_of(state, seat, sex).get(kind, 0) + 1
    effects = [terms.does(kind, board.value(kind, tiles, False))]
    if tiles > 1:
        effects.append(fact("bb-effect-together", tiles=tiles))
    label = fact("bb-do-slot", slot=slot, person=terms.person(board, name))
    return Offer(label, tuple(effects), name=str(slot))


def _use(board: Board, state: State, seat: Seat, move: m.Use | m.Green) -> Offer:
    tiles = tiles_of(state, seat, move.sex)[move.ability]
    value = board.value(move.ability, tiles, move.mode == "doubled")
    persons = terms.persons(move.sex, move.ability, tiles)
    group = fact("bb-group-men" if move.sex == "M" else "bb-group-women")
    does = terms.does(move.ability, value)
    if move.mode == "plain":
        return Offer(fact("bb-do-use", persons=persons), (does,), group)
    key = "bb-do-double" if move.mode == "doubled" else "bb-do-extra"
    return Offer(Fact(key, {"persons": persons}), (does, fact("bb-effect-pay-gods", count=1)), group)


# Helper, temple, fire bonus


def _stop() -> Offer:
    return Offer(fact("bb-do-stop"))


def _offerings(count: int) -> Offer:
    return Offer(fact("bb-do-offering", count=count))


def _shells(count: int) -> Offer:
    return Offer(fact("bb-do-shell", count=count))


def _status(board: Board, state: State, seat: Seat, steps: int) -> Offer:
    return Offer(fact("bb-do-status"), (_rises(board, state, seat, steps),))


def _rises(board: Board, state: State, seat: Seat, steps: int) -> Fact:
    space = min(space_of(state.status, seat) + steps, board.last_space)
    return fact("bb-effect-status", space=space, points=board.data.status.points[space])


def _material(board: Board, state: State, kind: str) -> Offer:
    beside = () if fitting(board, state.active, kind) else (fact("bb-effect-beside"),)
    return Offer(fact("bb-do-material", material=terms.material(kind)), beside)


def _carry(space: int) -> Offer:
    return Offer(fact("bb-do-carry", space=space), (fact("bb-effect-frees"),), name=str(space))


def _trade(board: Board, state: State, move: m.Trade) -> Offer:
    """A trade of the helper: its cost in points, then its gain."""
    if move.trade == "stop":
        head = state.agenda[0]
        assert isinstance(head, at.Help)
        return Offer(fact("bb-do-stop"), (fact("bb-effect-lost", count=head.left),))
    inner = _traded(board, state, move)
    cost = fact("bb-effect-cost", count=cost_of(board, move))
    return Offer(inner.label, (cost, *inner.effects))


def _traded(board: Board, state: State, move: m.Trade) -> Offer:
    match move.trade:
        case "tattoo":
            steps = board.persons[move.what].symbols
            label = fact("bb-do-tattoo", person=terms.person(board, move.what))
            return Offer(label, (_rises(board, state, state.turn, steps),))
        case "collect":
            count = board.persons[move.what].symbols
            label = fact("bb-do-collect", person=terms.person(board, move.what))
            return Offer(label, (fact("bb-effect-shells", count=count),))
        case "point":
            return Offer(fact("bb-do-point", points=move.times * board.data.points.helper))
        case "offering":
            return _offerings(1)
        case "card":
            return _card(state, move.what)
        case "material":
            return _material(board, state, move.what)
        case _:
            return _carry(int(move.what))


def _pushes(state: State, slot: int) -> tuple[Fact, ...]:
    """The priests that must move, and the priest that is pushed out (BB-7.28)."""
    moved: list[Seat] = []
    for priest in state.temple[slot - 1 :: -1]:
        if priest < 0:
            return _makes_way(moved)
        moved.append(priest)
    return (*_makes_way(moved[:-1]), fact("bb-effect-drops", who=Who(moved[-1])))


def _makes_way(moved: list[Seat]) -> tuple[Fact, ...]:
    return (fact("bb-effect-pushes", priests=tuple(map(Who, moved))),) if moved else ()


# Phase C


def _buy(board: Board, state: State, jewel: str) -> Offer:
    if not jewel:
        return Offer(fact("bb-do-buy-none"), stays=True, wishes=True)
    left = state.active.shells - board.jewels[jewel].cost
    label = fact("bb-do-buy", jewel=terms.jewel(board, jewel))
    return Offer(label, (fact("bb-effect-shells-left", count=left),), stays=True, wishes=True)


def _resolve(board: Board, state: State, move: m.Resolve) -> Offer:
    task, points = terms.task(board, move.task), task_points(board, move.how)
    group = fact("bb-group-task", task=task)
    cards = terms.gods(move.cards)
    match move.how:
        case "met":
            label = fact("bb-do-task", task=task)
            if cards:
                label = fact("bb-do-task-cards", task=task, cards=cards)
            return Offer(label, (fact("bb-effect-points", points=points),), group, stays=True, wishes=True)
        case "given":
            effects: tuple[Fact, ...] = (fact("bb-effect-no-points"),)
            if _nine_possible(board, state):
                effects = (*effects, fact("bb-effect-no-nine", tasks=board.data.points.bonus_tasks))
            return Offer(fact("bb-do-task-give-up", task=task), effects, group, stays=True, wishes=True)
        case how:
            args: dict[str, Value] = {"task": task, "how": terms.payment(how)}
            label = Fact("bb-do-task-yellow", args)
            if cards:
                label = Fact("bb-do-task-yellow-cards", {**args, "cards": cards})
            effects = (fact("bb-effect-points", points=points), *_cost(board, state.active, how))
            return Offer(label, effects, group, stays=True, wishes=True)


def _nine_possible(board: Board, state: State) -> bool:
    """Whether the bonus for nine tasks can still be reached (BB-16.6)."""
    done = len(state.active.done)
    if state.phase == "final":
        return done + len(state.active.tasks) >= board.data.points.bonus_tasks
    rounds_left = board.data.counts.rounds - state.round + 1
    return done + rounds_left + board.data.counts.tasks >= board.data.points.bonus_tasks

"""What helps a player to choose but is not a rule: the usual answer, likely ones, what could be done."""

from __future__ import annotations

from msgspec.structs import replace

from bot.core import Decision, Offer
from bot.games.edo import terms
from bot.games.edo.aids.likely import is_enough, likely
from bot.games.edo.aids.prospects import idle_now, prospects
from bot.games.edo.components import PRODUCTS
from bot.games.edo.movement import Walk
from bot.games.edo.planning import SLOTS, Act, Crew, crews, left_of
from bot.games.edo.privileges import held
from bot.games.edo.production import Produce, yields
from bot.games.edo.standing import most_productive
from bot.games.edo.state import At, Turn, action_of, player_of
from bot.games.edo.turns import GO, Go


def advise(at: At, decision: Decision, offer: Offer) -> Offer:
    """An offer with what helps to decide for or against it."""
    match decision:
        case Act():
            state, _ = decision.play(at)
            turn = Turn(at.seat, len(at.state.plans[at.seat]), 1, 0, 0)
            could = prospects(at.on(replace(state, turn=turn)))
            return replace(offer, effects=(*offer.effects, *could))
        case Crew():
            return replace(offer, usual=decision == _usual(at))
        case Go():
            now = idle_now(at)
            return replace(offer, effects=() if now is None else (now,), usual=is_enough(at))
        case Walk() if decision in likely(at):
            return _likely(at, decision, offer)
        case Produce():
            choice = held(at.board.data, player_of(at), "full", action_of(at.board, at.state).do)
            return replace(offer, usual=not choice and decision == most_productive(at))
    return offer


def _usual(at: At) -> Crew:
    """As many officials as the action takes, own ones before others. But one is kept for each later slot, and
    there are no more on a producing action than there are samurai."""
    plan, samurai = at.state.plans[at.seat], len(player_of(at).samurai)
    slot, left = plan[-1], left_of(at.state.pools[at.seat], plan)
    most = max(1, sum(left) - (SLOTS - len(plan)))
    if slot.do in PRODUCTS:
        most = min(most, max(1, samurai))
    teams = crews(at.board.most[slot.card, slot.do], left)
    return next(crew for crew in teams if crew.count <= most)


def _likely(at: At, walk: Walk, offer: Offer) -> Offer:
    """An offer of a likely way, followed by the end of movement, with what the samurai would produce
    there."""
    action = action_of(at.board, at.state)
    if action.do not in PRODUCTS:
        return replace(offer, likely=True, then=GO.notation)
    after, _ = walk.play(at)
    gain = terms.gain(PRODUCTS[action.do][1], yields(at.board, after, walk.to, action.bonus))
    return replace(offer, likely=True, then=GO.notation, effects=(*offer.effects, gain))

"""Ferry with one thing broken in each: what every check must see."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, ClassVar
from zlib import crc32

import msgspec
from msgspec.structs import replace

from bot.core import CHANCE, Fact, Offer, Score, Seat, Who, fact
from tests.toy import (
    Bid,
    Deal,
    Draw,
    Ferry,
    FerryMove,
    FerryView,
    Flag,
    Sail,
    State,
)


def digest(state: State) -> int:
    """A number that depends on every secret."""
    return crc32(msgspec.json.encode(state)) % 1000


def hands(state: State, to: Seat | None) -> tuple[int, ...]:
    """What a listener should not know: the hands of the others."""
    return tuple(crate for seat, boat in enumerate(state.boats) if seat != to for crate in boat.hand)


class Busy(Ferry):
    """Everybody always has a move."""

    def moves(self, state: State, seat: Seat) -> Iterator[FerryMove]:
        return iter(list(super().moves(state, seat)) or [Sail()])


class Idle(Ferry):
    """A seat that is to act has no move."""

    def moves(self, state: State, seat: Seat) -> Iterator[FerryMove]:
        return iter(()) if state.phase == "keep" and seat != CHANCE else super().moves(state, seat)


class WithChance(Ferry):
    """Chance acts beside others."""

    def to_act(self, state: State) -> tuple[Seat, ...]:
        acting = super().to_act(state)
        return (*acting, CHANCE) if len(acting) > 1 else acting


class Bare(msgspec.Struct, frozen=True, tag="deal"):
    kind: ClassVar[str] = "deal"
    crate: int

    def __str__(self) -> str:
        return f"C.{self.crate}"


class Unmarked(Ferry):
    """Outcomes of chance look like decisions."""

    def moves(self, state: State, seat: Seat) -> Iterator[Any]:
        return (Bare(move.crate) if isinstance(move, Deal) else move for move in super().moves(state, seat))


class Twins(Ferry):
    """Two moves with one notation, but for the case."""

    def moves(self, state: State, seat: Seat) -> Iterator[FerryMove]:
        for move in super().moves(state, seat):
            yield move
            if isinstance(move, Flag):
                yield Flag(move.flag.upper())


class Spaced(Ferry):
    """A notation with a space in it."""

    def moves(self, state: State, seat: Seat) -> Iterator[FerryMove]:
        return (Flag("a b") if isinstance(move, Flag) else move for move in super().moves(state, seat))


class Gruff(Ferry):
    """Refuses with something that is no fact."""

    def why_not(self, state: State, seat: Seat, text: str) -> Fact | None:
        return Fact("Not A Key")


class Weightless(Ferry):
    """An outcome of chance that never comes."""

    def weights(self, state: State, moves: Sequence[FerryMove]) -> list[int]:
        right = super().weights(state, moves)
        never = [isinstance(move, Deal) and move.crate == 3 for move in moves]
        return [0 if out else weight for out, weight in zip(never, right, strict=True)]


class Miscounts(Ferry):
    """Pieces get lost."""

    def census(self, state: State) -> Mapping[str, int]:
        return {"crates": len(state.dock) + sum(len(boat.hand) for boat in state.boats)}


class Early(Ferry):
    """A result before the end."""

    def score(self, state: State) -> Score | None:
        return super().score(replace(state, phase="over"))


class Generous(Ferry):
    """Items that do not make up the total."""

    def score(self, state: State) -> Score | None:
        score = super().score(state)
        return score and Score(tuple(replace(place, total=place.total + 1) for place in score.seats))


class Crowned(Ferry):
    """Ranks without a first."""

    def score(self, state: State) -> Score | None:
        score = super().score(state)
        return score and Score(tuple(replace(place, rank=place.rank + 1) for place in score.seats))


class Loose(State, frozen=True):
    """A state with a list in it, which comes back as a tuple."""

    extra: object = ()


class Unkept(Ferry):
    """A state that is another one after the store."""

    state_type = Loose

    def start(self, seats: int, options: Mapping[str, str]) -> State:
        start = super().start(seats, options)
        return Loose(start.boats, start.dock, owed=start.owed, extra=(1, 2))


class Blinkered(Ferry):
    """Everybody gets the public view."""

    def view(self, state: State, seat: Seat | None) -> FerryView:
        return super().view(state, None)


class Rude(Ferry):
    """Speaks of people who are not at the table."""

    def prompt(self, state: State, seat: Seat) -> Fact:
        return fact("toy-ask", who=Who(len(state.boats)))


class Whispers(Ferry):
    """Tells the public more than the seats."""

    def narrate(self, state: State, seat: Seat, move: FerryMove, to: Seat | None) -> Fact | None:
        return super().narrate(state, seat, move, to) if to is None or to == seat else None


class Rolls(Ferry):
    """Takes chance into its own hands."""

    rolls = 0

    def apply(self, state: State, seat: Seat, move: FerryMove) -> State:
        self.rolls += 1
        return replace(super().apply(state, seat, move), tide=str(self.rolls % 5))


class Guesses(Ferry):
    """Plans with a crate that is yet to be drawn."""

    def foresee(self, state: State, seat: Seat) -> State | None:
        if state.owed and state.owed[0].isdigit() and state.dock:
            return self.foresee(self.apply(state, CHANCE, Deal(state.dock[0])), seat)
        return super().foresee(state, seat)


class Loud(Ferry):
    """Tells that half of a pledge has been made."""

    def narrate(self, state: State, seat: Seat, move: FerryMove, to: Seat | None) -> Fact | None:
        told = super().narrate(state, seat, move, to)
        return fact("toy-pledged", who=Who(seat)) if isinstance(move, Bid) and told is None else told


class Unsealed(Ferry):
    """Shows a pledge before all are in."""

    def view(self, state: State, seat: Seat | None) -> FerryView:
        view = super().view(state, seat)
        boats = zip(view.boats, state.boats, strict=True)
        return replace(view, boats=tuple(replace(shown, flag=boat.flag) for shown, boat in boats))


class Undeclared(Ferry):
    """Does not declare that flags are sealed."""

    sealed = frozenset({"bid", "back"})


class Mixed(Ferry):
    """A question with an open answer and a sealed one."""

    def moves(self, state: State, seat: Seat) -> Iterator[FerryMove]:
        yield from super().moves(state, seat)
        if state.phase == "act" and seat in self.to_act(state) and not state.owed:
            yield Bid(1)


class Forgetful(Ferry):
    """Does not declare that the crates in the dock are hidden."""

    hidden = frozenset({"boats.hand", "boats.pledge"})


class Stirs(Ferry):
    """Half a pledge is not told, but shows."""

    def view(self, state: State, seat: Seat | None) -> FerryView:
        view = super().view(state, seat)
        return replace(view, dock=view.dock + sum(boat.pledge > 0 for boat in state.boats))


class Glass(Ferry):
    """A view through which everything can be seen, a little."""

    def view(self, state: State, seat: Seat | None) -> FerryView:
        view = super().view(state, seat)
        return replace(view, round=1000 * state.round + digest(state))


class Hinting(Ferry):
    """A prompt that says what a hand allows."""

    def prompt(self, state: State, seat: Seat) -> Fact:
        return fact("toy-ask", choices=len(list(self.moves(state, seat))))


class Gossip(Ferry):
    """Offers words that come from the hands of others."""

    def offer(self, state: State, seat: Seat, move: FerryMove) -> Offer:
        return Offer(fact("toy-offer", best=max(hands(state, seat), default=0)))


class Mutters(Ferry):
    """A refusal that comes from the hands of others."""

    def why_not(self, state: State, seat: Seat, text: str) -> Fact | None:
        return fact("toy-no", best=max(hands(state, seat), default=0))


class Creaks(Ferry):
    """What is thrown back is not told, but shows."""

    def view(self, state: State, seat: Seat | None) -> FerryView:
        view = super().view(state, seat)
        return replace(view, dock=sum(state.dock) if state.phase == "act" else len(state.dock))


class Steps(Ferry):
    """A step more, loud, for who holds a crate that is heavy enough: the number of steps tells."""

    def narrate(self, state: State, seat: Seat, move: FerryMove, to: Seat | None) -> Fact | None:
        told = super().narrate(state, seat, move, to)
        if told is None or state.phase != "act" or seat == CHANCE:
            return told
        boat = state.boats[seat]
        able = any(crate > max(boat.cargo) for crate in boat.hand)
        return Fact(told.key + ("-able" if able else ""), told.args)


class Differs(Ferry):
    """A redeal with other pieces."""

    def redeal(self, state: State, seat: Seat | None, picks: Sequence[float]) -> State:
        return replace(state, dock=state.dock[1:])


class Wide(Ferry):
    """A redeal that the seat can see: its own hand changes."""

    def redeal(self, state: State, seat: Seat | None, picks: Sequence[float]) -> State:
        return super().redeal(state, None, picks)


class NeverEnds(Ferry):
    """Nobody ever sails."""

    def moves(self, state: State, seat: Seat) -> Iterator[FerryMove]:
        found = list(super().moves(state, seat))
        kept = [move for move in found if not isinstance(move, Sail)]
        return iter(kept or [Draw()] if state.phase == "act" and found and seat != CHANCE else found)

    def apply(self, state: State, seat: Seat, move: FerryMove) -> State:
        if isinstance(move, Draw) and not state.dock:
            return replace(state, round=state.round + 1)
        return super().apply(state, seat, move)


BROKEN: Iterable[tuple[type[Ferry], str]] = (
    (Busy, "legality"),
    (Idle, "legality"),
    (WithChance, "legality"),
    (Unmarked, "drawn"),
    (Twins, "notation"),
    (Spaced, "notation"),
    (Gruff, "refusals"),
    (Weightless, "chance"),
    (Miscounts, "pieces"),
    (Early, "outcome"),
    (Generous, "outcome"),
    (Crowned, "outcome"),
    (Unkept, "kept"),
    (Blinkered, "views"),
    (Rude, "words"),
    (Whispers, "words"),
    (Rolls, "unchanged"),
    (Guesses, "foresight"),
    (Loud, "sealed"),
    (Unsealed, "sealed"),
    (Undeclared, "declared_sealed"),
    (Mixed, "declared_sealed"),
    (Forgetful, "unseen"),
    (Stirs, "silent"),
    (Glass, "unseen"),
    (Hinting, "unseen"),
    (Gossip, "unseen"),
    (Mutters, "unseen"),
    (Creaks, "unseen"),
    (Steps, "unseen"),
    (Differs, "unseen"),
    (Wide, "unseen"),
)
"""Broken games with the check that must see what is wrong."""

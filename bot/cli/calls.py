"""How often a game calls its players: each time a seat that did not have to act must act now.

Within its own turn a seat is not called, however many questions it answers. Draws of chance are answered at
once and call nobody. When the last sealed decision opens all of them, its seat is called like the others
(`bot.match.play.effects` pings by the same rule).
"""

from __future__ import annotations

from bot.core import CHANCE, Seat, Step
from bot.core.checks import Position
from bot.core.sealed import opens


class Calls:
    """Counts the calls of one game after another. Show it each position of a game with the step made there.

    What comes before the first round does not count.
    """

    def __init__(self) -> None:
        self.calls = 0
        self.rounds = 0
        """Rounds of all players together: 10 for five rounds of two players."""
        self._awaited: tuple[Seat, ...] = ()
        self._actor: Seat | None = None
        self._opened = False
        self._begun = False

    def watch(self, at: Position, made: Step | None) -> None:
        """Look at a position and the step that is made there; None after the last one."""
        if made is None:
            self.rounds += at.rules.view(at.state, None).round * at.seats
            self._awaited, self._actor, self._opened, self._begun = (), None, False, False
            return
        if not at.at_chance and (self._opened or at.acting != self._awaited):
            self._call(at)
        seat = made.seat
        if seat != CHANCE:
            self._actor = seat
            if at.acting == (seat,) and at.sealing:
                move = next(one for one in at.moves_of(seat) if str(one) == made.move)
                self._opened = opens(at.rules, at.state, seat, at.rules.apply(at.state, seat, move))

    def _call(self, at: Position) -> None:
        called = {seat for seat in at.acting if seat not in self._awaited and seat != self._actor}
        if self._opened:
            called |= {self._actor} & set(at.acting)  # type: ignore[arg-type]
        self._begun = self._begun or at.rules.view(at.state, None).round > 0
        self.calls += len(called) if self._begun else 0
        self._awaited, self._opened = at.acting, False

    @property
    def each(self) -> float:
        """Calls for each player and round."""
        return self.calls / self.rounds if self.rounds else 0.0

"""What rules need not define, because it follows from the component data or from the fields of the state."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, ClassVar, Generic, TypeVar

from bot.core.components import Printed, fingerprint, restored, stored
from bot.core.pieces import census_of, redealt
from bot.core.rules import AnyRules
from bot.core.seats import Seat

S = TypeVar("S")
Pieces = Callable[[Any, Any], Iterable[Any]]


class Defaults(Generic[S]):
    """The part of `GameRules` that many games leave as it is. What has no text here is that of `Rules`."""

    data: Any = None
    """The component data: a struct with what is printed on the components. None: there are none."""
    conserved: ClassVar[Mapping[str, tuple[str | Pieces, ...]]] = {}
    """The fields of the state among which pieces of a kind move: `{"cards": ("deck", "hands", "lot")}`. A
    redeal deals their hidden pieces anew together. A function of board and state lists pieces that are in no
    such field."""
    opens_at_end: ClassVar[bool] = False
    """All `Secret` fields are open when the match is over."""

    def data_faults(self, data: Any) -> Iterable[str]:
        """What is wrong with component data that have the right types."""
        return ()

    def with_data(self, data: Any) -> Any:
        """The same rules with other component data."""
        return type(self)(data)  # type: ignore[call-arg]

    def census(self, state: S) -> Mapping[str, int]:
        return census_of(self, state)

    def redeal(self, state: S, seat: Seat | None, picks: Sequence[float]) -> S:
        again: S = redealt(self, state, seat, picks)
        return again

    def printed(self) -> Printed:
        return Printed()

    def waits(self, state: S, seat: Seat) -> bool:
        """See `bot.core.asking.AsksAhead.waits`."""
        return True

    def rivals(self, state: S, asked: S) -> int | None:
        """See `bot.core.asking.AsksAhead.rivals`."""
        return None

    def data_fingerprint(self) -> str:
        if self.data is None:
            return hashlib.sha256(self.component_data()).hexdigest()
        return fingerprint(self.data)

    def component_data(self) -> bytes:
        return b"{}" if self.data is None else stored(self.data)

    def with_component_data(self, data: bytes) -> AnyRules:
        rules: Any = self
        if self.data is not None:
            rules = self.with_data(restored(data, type(self.data), self.data_faults))
        whole: AnyRules = rules
        return whole

"""All kinds of proposals, in the order in which those that lack nobody's vote any more are carried out."""

from __future__ import annotations

from typing import Final

from bot.match.proposals.clock import NewClock
from bot.match.proposals.end import End
from bot.match.proposals.more_time import MoreTime
from bot.match.proposals.move import Move
from bot.match.proposals.pause import Pause
from bot.match.proposals.proposal import Proposal
from bot.match.proposals.swap import Swap
from bot.match.proposals.undo import Undo

KINDS: Final[tuple[type[Proposal], ...]] = (End, NewClock, MoreTime, Move, Pause, Swap, Undo)

"""The menus in which players propose something to the others, and the button with which one says no."""

from __future__ import annotations

from bot.core import fact
from bot.match import UserError
from bot.match.errors import NotSeated
from bot.match.proposals.proposal import Proposal
from bot.match.proposals.registry import KINDS
from cogs.framework.call import Call
from cogs.framework.router import on
from cogs.ui.time import agreed_page


def _proposed_by_menu(kind: type[Proposal]) -> None:
    @on(f"ask{kind.verb}")
    async def pick_proposal(call: Call) -> None:
        brief = await call.about(call.int_arg(0))
        seat = brief.seat_of(call.user_id)
        if seat is None:
            raise NotSeated
        wish = kind.picked(call.values[0], brief, seat) if call.values else None
        if wish is None:
            raise UserError(fact("error-stale-control"))
        votes = await call.services.matches.proposals.propose(brief.match, call.user_id, wish, key=call.key)
        await call.show(agreed_page(call.words, brief, votes))


@on("decline")
async def press_no(call: Call) -> None:
    """*No* below a proposal. If its proposer presses it, the proposal is withdrawn."""
    kind = next((proposal for proposal in KINDS if proposal.name == call.arg(1)), None)
    if kind is None:
        raise UserError(fact("error-stale-control"))
    match = call.int_arg(0)
    await call.about(match)
    own = await call.services.matches.proposals.decline(
        match, call.user_id, kind, call.int_arg(2), key=call.key
    )
    await call.tell(call.words("page-votes-withdrawn" if own else "page-declined"))


for _kind in KINDS:
    if _kind.verb:
        _proposed_by_menu(_kind)

"""From a full lobby to the first position."""

from __future__ import annotations

from bot.core import BadOption
from bot.core.chance import SECRET_BYTES
from bot.match.engine.moves import Done, settle, stream
from bot.match.errors import BadOptionValue, NotEnoughPlayers
from bot.match.play import effects
from bot.match.play.effects import Change
from bot.match.rows import Match
from bot.match.transaction import Tx
from bot.store import StepRow, matches, outbox


async def deal(tx: Tx) -> None:
    """Begin with those who sit; seats close up where some stayed free. Raises NotEnoughPlayers."""
    before = tx.match
    rules, have = before.rules, len(before.seats)
    if have not in rules.seats:
        raise NotEnoughPlayers(have=have, need=min(rules.seats))
    for new, seat in enumerate(before.seats):  # in order, so a number is free when it is taken
        if seat.seat != new:
            await matches.reseat(tx.db, before.id, seat.seat, new)
    await tx.reload()
    await tx.context.rules.keep(tx.db, rules)
    secret = tx.context.token_bytes(SECRET_BYTES)
    made = _first_position(tx.match, secret, tx.now)
    # The rules that are installed now are the ones it is played with.
    await effects.commit(
        tx,
        made,
        seats=have,
        secret=secret,
        started_at=tx.now,
        rules_version=rules.version,
        data_fingerprint=rules.data_fingerprint(),
        computers=any(seat.computer is not None for seat in tx.match.seats),
        board_message=None,
        board_channel=None,
        **({} if rules.to_act(made.state) == () else {"state": "running"}),
    )
    # The card has nothing to say any more but where the match is.
    await outbox.drop_lobby(tx.db, before.id)
    if before.row.board_message is not None and before.row.board_channel is not None:
        async with tx.enqueue() as out:
            out.started_card(before.row.board_message, before.row.board_channel)


def _first_position(match: Match, secret: bytes, now: int) -> Change:
    """The first position, with all that chance answers before anybody can act. Raises BadOptionValue."""
    rules = match.rules
    try:
        begin = rules.start(len(match.seats), match.options)
    except BadOption as error:
        raise BadOptionValue(rules.prefix, error.key, error.value, rules.options) from None
    done: list[Done] = []
    state = settle(rules, begin, stream(rules, secret, match.row.uid, 0), done)
    rows = [
        StepRow(n=n, seat=one.seat, move=str(one.move), batch=1, key=None, at=now)
        for n, one in enumerate(done, 1)
    ]
    log_lines = effects.count_log_lines(rules, done, None)
    return Change(actor=None, rows=rows, done=done, before=begin, state=state, log_lines=log_lines)

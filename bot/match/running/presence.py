"""From a full lobby to the first position; who is there: persons who have a vote, seats on autopilot, the
return of a person; pauses, in which no clock runs until somebody goes on; and the end without a result. And
options by seat, such as crests: each player chooses their own, and it goes with them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from bot.ai.budget import Budget
from bot.ai.players import choose_turn
from bot.core import (
    CHANCE,
    AnyRules,
    BadOption,
    Fact,
    Option,
    Seat,
    Term,
    Who,
    closed_up,
    fact,
    read,
    with_letter,
)
from bot.core.chance import SECRET_BYTES, told_secret
from bot.core.game import Lesson
from bot.match.changing.transaction import Tx
from bot.match.engine.computers import USUAL
from bot.match.engine.moves import Done, answer_chance, stream
from bot.match.engine.rows import Match, bot_moves
from bot.match.errors import BadOptionValue, LetterTaken, NotEnoughPlayers, NotSeated
from bot.match.outbox.messages import FinalBoard
from bot.match.outbox.posted import offers
from bot.match.running import clocks, effects, orders
from bot.match.running.clocks import known_of, set_clocks
from bot.match.running.effects import Change
from bot.match.timing.clock import Clock, read_clock, stop
from bot.store import SeatRow, StepRow, due, matches, outbox, proposals
from bot.store.engine import as_text


def nobody_to_ask(match: Match, seat: Seat) -> bool:
    """Nobody else could agree: neither persons who are there nor computers, which agree to everything."""
    return not match.voters(seat) and not any(
        seat_row.computer and seat_row.seat != seat for seat_row in match.seats
    )


async def withdraw_offer(tx: Tx, kind: str, seat: Seat) -> None:
    """A seat is no longer offered in this way. Unless it is offered in another way, too, the messages that
    offer it lose their buttons."""
    await proposals.drop(tx.db, tx.match.id, kind, seat)
    if not await proposals.is_offered(tx.db, tx.match.id, seat):
        async with tx.enqueue() as out:
            await out.call_off(offers(seat).about)


async def come_back(tx: Tx, seat: SeatRow) -> None:
    """The person of a seat on autopilot plays again."""
    await tx.change()
    await withdraw_offer(tx, proposals.ABSENT, seat.seat)
    await restart(tx, seat, seat.user)
    async with tx.enqueue() as out:
        out.notice(fact("table-back", who=Who(seat.seat)))
        await out.refresh(tx.match.row.public_version)
    await tx.reload()


def is_deserted(match: Match) -> bool:
    """No person is there."""
    return not match.voters()


async def pause_deserted(tx: Tx) -> None:
    """Pause the match if no person is left, so that computers and autopilots do not play among themselves."""
    match = await tx.reload()
    if match.row.state == "running" and match.row.paused_at is None and is_deserted(match):
        computers = any(seat.computer is not None for seat in match.seats)
        await pause_match(tx, fact("table-deserted" if computers else "table-all-away"))


async def restart(tx: Tx, seat: SeatRow, user: int | None) -> None:
    """A person plays this seat from now on, with a whole turn's time if the seat must act."""
    paused = tx.match.row.paused_at if is_deserted(tx.match) else None
    await tx.change_seat(seat.seat, autopilot=False)
    await due.cancel(tx.db, tx.match.id, due.AUTOPILOT, [seat.seat])
    await clocks.restart(tx, seat, user)
    if paused is not None:
        await tx.reload()
        await go_on(tx, paused)


PAUSED: Final = fact("table-paused")


async def pause_match(tx: Tx, news: Fact = PAUSED) -> None:
    """All have agreed to a pause, or nobody is there.

    Args:
        news: what the table is told.
    """
    await tx.change(paused_at=tx.now)
    await due.cancel(tx.db, tx.match.id, due.SEAT, [seat.seat for seat in tx.match.seats])
    async with tx.enqueue() as out:
        await out.call_off(proposals.PAUSE)
        out.notice(news)
        await out.refresh(tx.match.row.public_version)


async def go_on(tx: Tx, paused: int) -> None:
    """Somebody ends the pause that began at `paused`."""
    await tx.change(paused_at=None)
    await proposals.drop(tx.db, tx.match.id, proposals.PAUSE, proposals.WHOLE)
    changed: dict[Seat, Clock] = {}
    for seat in tx.match.seats:
        clock = read_clock(seat.clock)
        if clock.since is not None:
            changed[seat.seat] = stop(clock, (max(paused, clock.since), tx.now))
        if bot_moves(seat) and seat.awaited:
            await clocks.bot_takes_turn(tx, seat.seat)
    known = await known_of(tx.db, (seat.user for seat in tx.match.seats))
    await set_clocks(tx, changed, known, paused=False)
    async with tx.enqueue() as out:
        out.notice(fact("table-goes-on"))
        await out.refresh(tx.match.row.public_version)


async def end_match(tx: Tx) -> None:
    """A running match ends without a result."""
    row = tx.match.row
    await tx.change(state="ended", ended_at=tx.now, moved_at=tx.now, public_version=row.public_version + 1)
    for seat in tx.match.seats:
        await tx.change_seat(seat.seat, awaited=False, awaited_since=None)
    await orders.forget(tx)
    async with tx.enqueue() as out:
        await out.board(FinalBoard(since=row.steps + 1))
        out.parcel()
        await out.turns_over({})


QUICKLY: Final = Budget(nodes=300)
"""How long the bot thinks about a decision of the set-up of a lesson."""


async def deal(tx: Tx, lesson: Lesson | None = None) -> None:
    """Begin with those who sit at the table; they close up if seats stayed free. Raises NotEnoughPlayers.

    Args:
        lesson: of a guided match, whose start is prepared.
    """
    before = tx.match
    rules, have = before.rules, len(before.seats)
    if have not in rules.seats:
        raise NotEnoughPlayers(have=have, need=min(rules.seats))
    if (options := seats_closed_up(before)) != before.options:
        await tx.change(options=as_text(options))
    for new, seat in enumerate(before.seats):  # in order, so a number is free when it is taken
        if seat.seat != new:
            await matches.reseat(tx.db, before.id, seat.seat, new)
    await tx.reload()
    await tx.context.rules.keep(tx.db, rules)
    story = None if lesson is None else lesson.story
    secret = tx.context.token_bytes(SECRET_BYTES) if story is None else told_secret(story.deal)
    change = _first_position(tx.match, secret, tx.now, lesson)
    # The match is played with the rules that are installed now.
    await effects.commit(
        tx,
        change,
        seats=have,
        secret=secret,
        started_at=tx.now,
        rules_version=rules.version,
        data_fingerprint=rules.data_fingerprint(),
        computers=any(seat.computer is not None for seat in tx.match.seats),
        board_message=None,
        board_channel=None,
        **({} if rules.to_act(change.state) == () else {"state": "running"}),
    )
    # From now on the card says only where the match is.
    await outbox.drop_lobby(tx.db, before.id)
    if before.row.board_message is not None and before.row.board_channel is not None:
        async with tx.enqueue() as out:
            out.started_card(before.row.board_message, before.row.board_channel)


def _first_position(match: Match, secret: bytes, now: int, lesson: Lesson | None = None) -> Change:
    """The first position, with all that chance answers before anybody can act, and in a lesson with the
    answers of the set-up. Raises BadOptionValue."""
    rules = match.rules
    try:
        begin = rules.start(len(match.seats), match.options)
    except BadOption as error:
        raise BadOptionValue(rules, error) from None
    done: list[Done] = []
    chance = stream(rules, secret, match.row.uid, 0)
    state = answer_chance(rules, begin, chance, done)
    while lesson is not None and (answer := _set_up(rules, state, lesson, match, done)) is not None:
        seat, chosen = answer
        move = read(rules, state, seat, chosen)
        done.append(Done(state, seat, move))
        state = answer_chance(rules, rules.apply(state, seat, move), chance, done)
    rows = [
        StepRow(n=n, seat=step.seat, move=str(step.move), batch=1, key=None, at=now)
        for n, step in enumerate(done, 1)
    ]
    log_lines = effects.count_log_lines(rules, done)
    return Change(actor=None, rows=rows, done=done, before=begin, state=state, log_lines=log_lines)


def _set_up(
    rules: AnyRules, state: Any, lesson: Lesson, match: Match, done: Sequence[Done]
) -> tuple[Seat, str] | None:
    """The next answer of the set-up: as the story says, or what the bot thinks of; None where it is over."""
    if lesson.story is not None:
        answers = [(act.seat, move) for act in lesson.story.setup for move in act.moves]
        given = sum(step.seat != CHANCE for step in done)
        return answers[given] if given < len(answers) else None
    asked = (seat for seat in rules.to_act(state) if rules.prompt(state, seat).key in lesson.setup)
    seat = next(asked, None)
    if seat is None:
        return None
    return seat, choose_turn(rules, state, seat, USUAL, f"{match.row.uid}:{len(done)}", QUICKLY).moves[0]


def value_chosen(match: Match, user: int, key: str, value: str) -> str:
    """The new value of an option when somebody chooses: the host's choice, or in an option by seat the
    player's letter. A computer or a free seat that has this letter gives it up.

    Raises: NotHost; NotSeated, BadOptionValue, LetterTaken.
    """
    option = _by_seat(match, key)
    if option is None:
        match.must_host(user)
        return value
    seat = match.seat_of(user)
    if seat is None:
        raise NotSeated
    now = match.options[key]
    for other in match.seats:
        if other.user not in (None, user) and now[other.seat] == value:
            named = Term(f"{match.rules.prefix}-option-{key.replace('_', '-')}-{value}")
            raise LetterTaken(value=named, who=Who(other.seat))
    try:
        return with_letter(option, now, seat.seat, value)
    except BadOption as error:
        raise BadOptionValue(match.rules, error) from None


def seats_closed_up(match: Match) -> dict[str, str]:
    """The options after free seats have been removed: everybody keeps their letters."""
    kept = [seat.seat for seat in match.seats]
    return {
        key: value if _by_seat(match, key) is None else closed_up(value, kept)
        for key, value in match.options.items()
    }


def _by_seat(match: Match, key: str) -> Option | None:
    return next((option for option in match.rules.options if option.key == key and option.by_seat), None)

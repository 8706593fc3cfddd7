"""Options by seat, such as crests: each player chooses their own, and it goes with them."""

from __future__ import annotations

from bot.core import BadOption, Option, Term, Who, closed_up, with_letter
from bot.match.engine.rows import Match
from bot.match.errors import BadOptionValue, LetterTaken, NotSeated


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

"""Tables that have not begun: who sits there, and what was chosen."""

from __future__ import annotations

from bot.core import AnyRules, BadOption, Term, fact
from bot.match.errors.base import Keyed, UserError


class LobbyClosed(Keyed):
    key = "table-lobby-closed"


class LobbyFull(Keyed):
    key = "table-lobby-full"


class ForeignLobby(Keyed):
    key = "table-foreign-lobby"


class TooUnreliable(Keyed):
    """The host asks for more turns in time of those who join. args: least, percent."""

    key = "table-too-unreliable"


class BadReliability(Keyed):
    """Not a percentage that a host can ask for. args: most."""

    key = "table-bad-reliability"


class TooManyComputers(Keyed):
    """args: computers, most."""

    key = "table-too-many-computers"


class UnknownLevel(Keyed):
    """args: level, levels."""

    key = "table-unknown-level"


class NoComputer(Keyed):
    """No computer sits there."""

    key = "table-no-computer"


class BadRatings(Keyed):
    """Not ratings that a host can have in mind. args: most."""

    key = "table-bad-ratings"


class PrivateElsewhere(Keyed):
    """A private table is listed nowhere."""

    key = "table-private-elsewhere"


class ElsewhereClosed(Keyed):
    """The server does not allow that its tables are listed on others."""

    key = "table-elsewhere-closed"


class NoLesson(Keyed):
    """The game has no guided first match."""

    key = "learn-none"


class PrivateTable(Keyed):
    """A match in direct messages is seen by one person; nobody else can sit there."""

    key = "table-private"


class AlreadyJoined(Keyed):
    key = "table-already-joined"


class NotHost(Keyed):
    """args: host (a seat)."""

    key = "table-not-host"


class NotEnoughPlayers(Keyed):
    """args: have, need."""

    key = "table-not-enough-players"


class BadSeats(Keyed):
    """args: seats, least, most."""

    key = "table-bad-seats"


class BadOptionValue(UserError):
    """An option the game does not have, or a value it does not take."""

    def __init__(self, rules: AnyRules, error: BadOption) -> None:
        option = next((option for option in rules.options if option.key == error.key), None)
        stem = f"{rules.prefix}-option-{error.key.replace('_', '-')}"
        if option is None:
            super().__init__(fact("table-unknown-option", option=error.key))
        else:
            values = option.default if option.by_seat else error.allowed
            allowed = tuple(Term(f"{stem}-{value.replace('_', '-')}") for value in values)
            told = fact("table-bad-option", option=Term(stem), value=error.value or "", allowed=allowed)
            super().__init__(told)


class LetterTaken(Keyed):
    """Another player has this letter of an option by seat. args: value, who."""

    key = "table-letter-taken"


class NoSpeed(Keyed):
    """People who wait for others choose a clock."""

    key = "play-no-speed"


class WaitAcross(Keyed):
    """In direct messages one waits for people of other servers, or for nobody."""

    key = "play-across-only"


class TooManyWaits(Keyed):
    """The person waits for so many games already. args: most."""

    key = "play-too-many"


class NotWaiting(Keyed):
    key = "play-not-waiting"


class UnknownCode(Keyed):
    """No table has this invitation code."""

    key = "table-unknown-code"

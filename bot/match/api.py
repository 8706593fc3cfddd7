"""The public face of the table, as a protocol: what cogs and tests may call. `Tables` implements it.

Every method that changes something takes `key`, the interaction's id: the same key again changes nothing and
gives what came of it the first time. Every refusal is a `TableError` with a `fact`. Methods may be called
from any task; those of one match are put in a row.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Protocol

from bot.core import Seat
from bot.match.fairness.luck import Luck
from bot.match.fairness.verify import Report
from bot.match.models import (
    Backward,
    BoardOption,
    Brief,
    Consent,
    LogLine,
    Look,
    Mine,
    Person,
    Place,
    Played,
    Preview,
    Recap,
    Then,
    Votes,
)


class TablesApi(Protocol):
    # -- the lobby ---------------------------------------------------------------------------------------

    async def open(
        self,
        game: str,
        seats: int,
        options: Mapping[str, str],
        host: Person,
        place: Place,
        language: str,
        board: BoardOption = "all",
        *,
        key: str | None = None,
    ) -> Brief:
        """A new lobby with the host in seat 0. The lobby card is posted by the outbox (kind "lobby").

        Raises: UnknownGame, BadSeats, BadOptionValue; ClosedChannel, TooManyOpen (as the owners of the
        server have settled).
        """

    async def set_place(self, match_id: int, place: Place) -> Brief:
        """The thread was made (or found) after the lobby was opened. Sends nothing. A match that has
        begun or has a thread stays where it is (`move_place` moves it)."""

    async def join(
        self, match_id: int, person: Person, guild: int | None, *, key: str | None = None
    ) -> Brief:
        """Take the lowest free seat. `guild` is where the press came from.

        Raises: UnknownMatch, LobbyClosed, AlreadyStarted, AlreadyJoined, LobbyFull, ForeignLobby (another
        server, and not invited).
        """

    async def again(
        self, match_id: int, person: Person, guild: int | None, *, key: str | None = None
    ) -> Brief:
        """Another table like one that is over, in the same place, with the same options and clock: the first
        who asks opens it and is host, whoever asks while it is a lobby joins it. The new match.

        Raises: UnknownMatch, StillPlayed; as `open`, as `join`.
        """

    async def leave(self, match_id: int, user: int, *, key: str | None = None) -> Brief:
        """Give the seat back. When the host leaves, the next player is host; the last to leave closes.

        Raises: UnknownMatch, LobbyClosed, AlreadyStarted, NotSeated.
        """

    async def set_option(
        self, match_id: int, user: int, option: str, value: str, *, key: str | None = None
    ) -> Brief:
        """The host chooses otherwise before the start.

        Raises: UnknownMatch, LobbyClosed, AlreadyStarted, NotHost, BadOptionValue.
        """

    async def invite(
        self, match_id: int, user: int, persons: Sequence[Person], *, key: str | None = None
    ) -> Brief:
        """Each person gets a DM (outbox "notice") and may join from anywhere. Those invited before are
        passed over.

        Raises: UnknownMatch, LobbyClosed, AlreadyStarted, NotSeated (only players invite), LobbyFull.
        """

    async def start(self, match_id: int, user: int, *, key: str | None = None) -> Brief:
        """Deal and begin, with those who sit (seats close up when some stayed free).

        Raises: UnknownMatch, LobbyClosed, AlreadyStarted, NotHost, NotEnoughPlayers.
        """

    async def close(self, match_id: int, user: int, *, key: str | None = None) -> Brief:
        """Cancel a lobby. Raises: UnknownMatch, LobbyClosed, AlreadyStarted, NotHost."""

    # -- play --------------------------------------------------------------------------------------------

    async def play(self, match_id: int, user: int, at: int | None, moves: Sequence[str], key: str) -> Played:
        """The only way in: all moves or none, chance settled in between and after.

        `at` is the seat's duty number that the page was made for (None: typed, no page). Reading ignores
        case and outer space. Moves that would need an answer of chance or others first are refused as a
        whole, so that nothing can be peeked at.

        Raises: UnknownMatch, NotStarted, MatchOver, NotSeated, Late, NotYourTurn, EmptyMove, IllegalMove,
        AwaitChance, AwaitOthers, Busy, Storage.
        """

    async def preview(self, match_id: int, user: int, at: int | None, moves: Sequence[str] = ()) -> Preview:
        """What the seat would see after these moves, and what it would be asked then. Saves nothing.

        Raises: as `play`; never NotYourTurn for an empty draft (status "waiting" then).
        """

    async def draft(self, match_id: int, user: int) -> tuple[str, ...]:
        """The seat's unconfirmed moves, () when there are none or they belong to an older duty."""

    async def set_draft(self, match_id: int, user: int, at: int | None, moves: Sequence[str]) -> Preview:
        """`preview`, and keep the moves, so that the page survives a restart. () forgets the draft.

        Raises: as `preview`.
        """

    async def undo(self, match_id: int, user: int, *, key: str, at: int | None = None) -> Played:
        """Take back the asker's last moves that nobody, chance included, has answered. A sealed decision can
        be taken back while others are out, whether or not some of them have sealed theirs.

        `at` is the seat's duty number that the button was made for (None: typed): one of an older turn must
        not take back a newer one.

        Raises: UnknownMatch, NotStarted, MatchOver, NotSeated, Late, NothingToUndo, UndoAnswered.
        """

    async def backward(self, match_id: int, user: int) -> Backward:
        """What the asker may take back at once, and what the others may be asked to have back.

        Raises: UnknownMatch, NotStarted, MatchOver, NotSeated, Broken.
        """

    async def ask_undo(self, match_id: int, user: int, number: int, *, key: str) -> Consent:
        """Ask all other persons to have one of the asker's own turns back (`Earlier.number`), with all that
        came after. An earlier request of the asker is dropped. Posts a notice that pings them; it lapses
        when the public hears of a move.

        Raises: as `backward`; NothingToUndo, NobodyToGrant.
        """

    async def answer_undo(
        self,
        match_id: int,
        user: int,
        asker: Seat,
        position: int,
        number: int,
        agree: bool,
        *,
        key: str,
        knowing: bool = False,
    ) -> Consent:
        """Grant or refuse a request (the asker: withdraw it). Position and number are those of the request.
        It is done when all others have granted it. Where something has been revealed since, an agreement
        that is not `knowing` changes nothing (outcome "warned").

        Raises: as `backward`; UndoGone, OwnRequest.
        """

    async def vote_end(self, match_id: int, user: int, agree: bool = True, *, key: str) -> Votes:
        """Vote to end the match without a result, or withdraw the vote. It ends when all players agree.

        Raises: UnknownMatch, NotStarted, MatchOver, NotSeated, NoVote.
        """

    # -- looking -----------------------------------------------------------------------------------------

    async def brief(self, match_id: int) -> Brief:
        """The match without its position. Raises: UnknownMatch."""

    async def look(self, match_id: int, user: int | None = None, *, since: int | None = None) -> Look:
        """The position as the user may see it (None or a stranger: as the public).

        `since`: the caption tells the steps from that number on (an outbox job's `since`) instead of the
        last turn. Raises: UnknownMatch, NotStarted (lobby).
        """

    async def look_seat(self, match_id: int, seat: Seat | None, *, since: int | None = None) -> Look:
        """`look`, by seat. For deliveries."""

    async def mine(self, user: int, *, over: bool = False) -> tuple[Mine, ...]:
        """Matches and lobbies the user sits in, those that wait for the user first; with `over` the
        finished ones too, newest first."""

    async def in_channel(self, channel: int) -> tuple[Brief, ...]:
        """Unfinished matches shown in a channel or thread, newest first."""

    async def log(self, match_id: int, user: int | None = None) -> tuple[LogLine, ...]:
        """All that happened as this reader heard it, oldest first. Raises: UnknownMatch, NotStarted."""

    async def then(self, match_id: int, user: int | None, n: int) -> Then:
        """An older position as the reader saw it then; `n` counts the reader's own moments from 1 (0: the
        newest) and is brought within bounds. Raises: UnknownMatch, NotStarted, NoMoment, Broken.
        """

    async def recap(self, match_id: int, user: int | None) -> Recap:
        """What happened since the reader's last turn; the positions before and after. Raises: as `then`."""

    async def story(self, match_id: int) -> tuple[Then, ...]:
        """Every position as the public saw it. Raises: UnknownMatch, NotStarted, Broken."""

    async def export(self, match_id: int, user: int | None = None) -> bytes:
        """The match as JSON. Finished: everything, secret included; `verify` checks it. Running: only what
        the public heard, without notation. Raises: UnknownMatch, NotStarted."""

    async def verify(self, match_id: int) -> Report:
        """Check every draw and every move of a finished match. Raises: UnknownMatch, Unfinished."""

    async def luck(self, match_id: int) -> Luck:
        """What chance brought in a finished match, against what was to be expected. Raises: UnknownMatch,
        NotStarted, Unfinished, Broken."""

    # -- house keeping -----------------------------------------------------------------------------------

    async def move_place(self, match_id: int, user: int, place: Place, *, key: str | None = None) -> Brief:
        """A player moves the match to another channel; the board is posted there.

        Where it is already it goes on when that place counts as lost, or something did not arrive yet.

        Raises: UnknownMatch, NotSeated, SamePlace, MatchOver (nothing left to post), ClosedChannel (the
        owners of the server want no tables there).
        """

    async def reachable(self, guild: int, *, lost: bool = False) -> None:
        """The bot is (back) in a server, or may do something else there than before: what waits for its next
        try there goes out at once. `lost`: only of matches whose place counts as lost.

        Raises: Busy, Storage.
        """

    async def met(self, person: Person) -> None:
        """Somebody pressed or typed something: remember name and locale, and try DMs again."""

    async def hand_shown(self, match_id: int, user: int) -> None:
        """The player saw the hand that could not be sent."""

    async def ready(self) -> None:
        """Nothing; returns when the store answers. Raises: Busy, Storage."""

"""From an empty lobby to the start, and every refusal on the way."""

from __future__ import annotations

import random

import pytest

from bot.core import Term, Who
from bot.core.chance import commitment
from bot.match import Person, Place
from bot.match.delivery.sender import Recipient
from bot.match.errors import (
    AlreadyJoined,
    AlreadyStarted,
    BadOptionValue,
    BadSeats,
    ForeignLobby,
    LeavesWhilePlaying,
    LobbyClosed,
    LobbyFull,
    NotEnoughPlayers,
    NotHost,
    NotSeated,
    NotStarted,
    StillPlayed,
    UnknownGame,
    UnknownMatch,
)
from bot.match.lobby.terms.clock import TableClock
from bot.match.timing.clock import DAY, TimeControl
from bot.store import steps
from bot.text import words
from tests.match.app import ANN, BEN, CAT, DAN, HERE, PEOPLE, MatchApp, kinds
from tests.match.messages import fact_of, hand_of, message_of


async def test_open_join_start(app: MatchApp) -> None:
    brief = await app.services.lobby.open("ferry", 3, {}, ANN, HERE, "pl", "newest", key="a")
    assert (brief.state, brief.names, brief.host, brief.commitment) == (
        "lobby",
        ("Ann", "", ""),
        ANN.user,
        None,
    )
    assert brief.options == {"crates": "few"}
    assert kinds(await app.sent()) == ["lobby"]
    assert (await app.services.views.brief(brief.match)).board_message is not None
    await app.services.lobby.join(brief.match, BEN, 1)
    brief = await app.services.lobby.join(brief.match, CAT, 1)
    [card] = await app.sent()
    assert message_of(card) == brief.board_message  # one refresh for both, and it edits the card
    brief = await app.services.lobby.start(brief.match, ANN.user)
    assert brief.state == "running"
    assert brief.commitment == commitment(await app.secret_of(brief.match))
    assert brief.secret is None
    assert brief.awaited == (0, 1, 2)
    jobs = await app.sent()
    assert sorted(kinds(jobs)) == ["board", "card", "hand", "hand", "hand"]
    [board] = [job for job in jobs if job.kind == "board"]
    assert board.first
    assert {ping.user for ping in board.pings} == {11, 12, 13}
    assert {(hand_of(job), job.to) for job in jobs if job.kind == "hand"} == {
        (0, Recipient(11, "en-GB")),
        (1, Recipient(12, "el")),
        (2, Recipient(13, "pl")),
    }
    [old] = [job for job in jobs if job.kind == "card"]
    assert message_of(old) == message_of(card)


async def test_fewer_players_than_seats_close_up(app: MatchApp) -> None:
    brief = await app.lobby(seats=4)
    await app.services.lobby.leave(brief.match, BEN.user)
    brief = await app.services.lobby.start(brief.match, ANN.user)
    assert [(player.seat, player.name) for player in brief.players] == [(0, "Ann"), (1, "Cat"), (2, "D")]
    assert brief.seats == 3
    assert (await app.services.views.look(brief.match, CAT.user)).view.seats == 3


async def test_the_host_leaves(app: MatchApp) -> None:
    brief = await app.lobby()
    brief = await app.services.lobby.leave(brief.match, ANN.user)
    assert brief.host == BEN.user
    brief = await app.services.lobby.join(brief.match, CAT, 1)
    assert brief.seat_of(CAT.user) == 0
    await app.services.lobby.leave(brief.match, CAT.user)
    brief = await app.services.lobby.leave(brief.match, BEN.user)
    assert brief.state == "closed"
    with pytest.raises(LobbyClosed):
        await app.services.lobby.join(brief.match, CAT, 1)


async def test_names_by_seat_with_a_gap(app: MatchApp) -> None:
    brief = await app.lobby(seats=4)
    brief = await app.services.lobby.leave(brief.match, BEN.user)
    assert brief.names == ("Ann", "", "Cat", "D")
    assert [brief.name_of(seat) for seat in (0, 1, 2, 7)] == ["Ann", "", "Cat", ""]


async def test_an_option_must_fit_the_seats(app: MatchApp) -> None:
    lobby = app.services.lobby
    with pytest.raises(BadOptionValue) as opened:
        await lobby.open("golden_horn", 2, {"start_seat": "3"}, ANN, HERE, "en")
    brief = await lobby.open("golden_horn", 2, {}, ANN, HERE, "en")
    with pytest.raises(BadOptionValue) as chosen:
        await lobby.set_option(brief.match, ANN.user, "start_seat", "3")
    for refusal in (opened, chosen):
        assert refusal.value.fact.args == {
            "option": Term("gh-option-start-seat"),
            "value": Term("gh-option-start-seat-3"),
            "allowed": tuple(Term(f"gh-option-start-seat-{value}") for value in ("random", "1", "2")),
        }
    assert (await app.services.views.brief(brief.match)).options["start_seat"] == "random"


async def test_possible_values_are_set_apart(app: MatchApp) -> None:
    """Their words have commas."""
    with pytest.raises(BadOptionValue) as refused:
        await app.services.lobby.open("edo", 2, {"temples": "yes"}, ANN, HERE, "en")
    values = [words("en")(f"edo-option-temples-{value}") for value in ("off", "on")]
    assert any("," in value for value in values)
    assert words("en").say(refused.value.fact).endswith(f"Possible: {'; '.join(values)}.")


async def test_refusals(app: MatchApp) -> None:
    services = app.services
    with pytest.raises(UnknownGame):
        await services.lobby.open("chess", 2, {}, ANN, HERE, "en")
    with pytest.raises(BadSeats) as seats:
        await services.lobby.open("ferry", 9, {}, ANN, HERE, "en")
    assert seats.value.fact.args == {"seats": 9, "least": 2, "most": 4}
    with pytest.raises(BadOptionValue) as option:
        await services.lobby.open("ferry", 2, {"crates": "all"}, ANN, HERE, "en")
    assert option.value.fact.args["allowed"] == (
        Term("toy-option-crates-few"),
        Term("toy-option-crates-many"),
    )
    with pytest.raises(BadOptionValue):
        await services.lobby.open("ferry", 2, {"wind": "on"}, ANN, HERE, "en")
    for match in (7, 0, -1, 2**70):
        with pytest.raises(UnknownMatch):
            await services.lobby.join(match, ANN, 1)
    brief = await services.lobby.open("ferry", 3, {}, ANN, HERE, "en")
    match = brief.match
    with pytest.raises(AlreadyJoined):
        await services.lobby.join(match, ANN, 1)
    with pytest.raises(ForeignLobby):
        await services.lobby.join(match, BEN, 2)
    with pytest.raises(NotEnoughPlayers) as few:
        await services.lobby.start(match, ANN.user)
    assert few.value.fact.args == {"have": 1, "need": 2}
    await services.lobby.join(match, BEN, 1)
    with pytest.raises(NotHost) as host:
        await services.lobby.start(match, BEN.user)
    assert host.value.fact.args == {"host": Who(0)}
    with pytest.raises(NotSeated):
        await services.lobby.leave(match, CAT.user)
    with pytest.raises(NotStarted):
        await app.play(match, ANN, "S")
    with pytest.raises(NotStarted):
        await services.views.look(match, ANN.user)
    await services.lobby.join(match, CAT, 1)
    with pytest.raises(LobbyFull):
        await services.lobby.join(match, DAN, 1)
    with pytest.raises(LobbyFull):
        await services.lobby.invite(match, ANN.user, [DAN])
    await services.lobby.start(match, ANN.user)
    for refused in (
        services.lobby.join(match, DAN, 1),
        services.lobby.leave(match, BEN.user),
        services.lobby.start(match, ANN.user),
        services.lobby.set_option(match, ANN.user, "crates", "many"),
    ):
        with pytest.raises(AlreadyStarted):
            await refused
    with pytest.raises(LeavesWhilePlaying):
        await services.lobby.leave(match, BEN.user)


async def test_the_same_key_does_nothing_again(app: MatchApp) -> None:
    brief = await app.services.lobby.open("ferry", 2, {}, ANN, HERE, "en", key="k")
    again = await app.services.lobby.open("ferry", 2, {}, ANN, HERE, "en", key="k")
    assert again.match == brief.match
    for _ in range(2):
        joined = await app.services.lobby.join(brief.match, BEN, 1, key="k2")
        assert joined.names == ("Ann", "Ben")
    for _ in range(2):
        assert (await app.services.lobby.start(brief.match, ANN.user, key="k3")).state == "running"
    jobs = await app.sent()
    assert kinds(jobs).count("board") == 1
    for _ in range(2):
        assert (await app.services.lobby.join(brief.match, BEN, 1, key="k2")).state == "running"


async def test_who_has_never_spoken_to_me_is_invited_in_the_language_of_the_table(app: MatchApp) -> None:
    brief = await app.services.lobby.open("ferry", 2, {}, ANN, HERE, "de")
    await app.sent()
    await app.services.lobby.invite(brief.match, ANN.user, [DAN, CAT])
    assert {job.to for job in await app.sent()} == {Recipient(DAN.user, "de"), Recipient(CAT.user, "pl")}


async def test_invited_persons_come_from_anywhere(app: MatchApp) -> None:
    brief = await app.lobby()
    await app.services.lobby.leave(brief.match, BEN.user)
    await app.sent()
    await app.services.lobby.invite(brief.match, ANN.user, [CAT, CAT, ANN])
    await app.services.lobby.invite(brief.match, ANN.user, [CAT])
    [notice] = await app.sent()
    assert (notice.kind, notice.to) == ("notice", Recipient(CAT.user, "pl"))
    assert fact_of(notice) is not None
    assert fact_of(notice).args["game"] == Term("toy-title")
    assert fact_of(notice).args["who"] == Who(0)  # a raw name in a fact would be read as markdown
    with pytest.raises(NotSeated):
        await app.services.lobby.invite(brief.match, DAN.user, [DAN])
    assert (await app.services.lobby.join(brief.match, CAT, None)).names == ("Ann", "Cat")


async def test_options_and_place_before_the_start(app: MatchApp) -> None:
    brief = await app.lobby()
    with pytest.raises(NotHost):
        await app.services.lobby.set_option(brief.match, BEN.user, "crates", "many")
    with pytest.raises(BadOptionValue):
        await app.services.lobby.set_option(brief.match, ANN.user, "crates", "none")
    brief = await app.services.lobby.set_option(brief.match, ANN.user, "crates", "many")
    assert brief.options == {"crates": "many"}
    assert (
        await app.services.lobby.set_place(brief.match, Place(1, 100, 998))
    ).place == HERE  # it has a thread
    brief = await app.services.lobby.open("ferry", 2, {}, ANN, Place(1, 100), "en")
    await app.services.lobby.join(brief.match, BEN, 1)
    brief = await app.services.lobby.set_place(brief.match, Place(1, 100, 999))
    assert brief.place.post == 999
    assert [one.match for one in await app.services.views.in_channel(999)] == [brief.match]
    assert await app.services.views.in_channel(100) == ()
    await app.services.lobby.start(brief.match, ANN.user)
    assert (await app.services.lobby.set_place(brief.match, Place(1, 100, 998))).place.post == 999  # too late
    [board] = await app.sent("board")
    assert board.channel == 999


async def test_a_closed_lobby_refreshes_its_card(app: MatchApp) -> None:
    brief = await app.lobby()
    [card] = await app.sent()
    brief = await app.close(brief.match)
    assert brief.state == "closed"
    [again] = await app.sent()
    assert message_of(again) == (await app.services.views.brief(brief.match)).board_message
    assert message_of(card) is None
    with pytest.raises(LobbyClosed):
        await app.services.lobby.start(brief.match, ANN.user)


async def test_names_are_kept_as_they_are_and_renewed(app: MatchApp) -> None:
    nasty = Person(66, "@everyone **x** \u202egnol", None)
    brief = await app.services.lobby.open("ferry", 2, {}, nasty, HERE, "en")
    assert brief.names == (nasty.name, "")
    await app.services.people.met(Person(66, "Tame", "el"))
    assert (await app.services.views.brief(brief.match)).names == ("Tame", "")


async def test_bad_start_option_for_this_number_of_players(app: MatchApp) -> None:
    """A value that the table takes, but not with a seat that stayed free."""
    brief = await app.services.lobby.open("golden_horn", 4, {"start_seat": "4"}, ANN, HERE, "en")
    for person in PEOPLE[1:3]:
        await app.services.lobby.join(brief.match, person, 1)
    with pytest.raises(BadOptionValue) as refusal:
        await app.services.lobby.start(brief.match, ANN.user)
    allowed = tuple(Term(f"gh-option-start-seat-{value}") for value in ("random", "1", "2", "3"))
    assert refusal.value.fact.args["allowed"] == allowed
    assert (await app.services.views.brief(brief.match)).state == "lobby"


async def test_another_one_like_it(app: MatchApp) -> None:
    """The first player who asks opens it; who asks later sits down there, whatever key the press has."""
    lobby = await app.lobby("ferry", 2)
    time_control = TimeControl(clock="turn", turn=2 * DAY, absence="wait")
    await app.services.lobby.set_terms(lobby.match, ANN.user, TableClock(time_control))
    await app.services.lobby.set_option(lobby.match, ANN.user, "crates", "many")
    old = (await app.services.lobby.start(lobby.match, ANN.user)).match
    for match in (old, 99):
        with pytest.raises((StillPlayed, UnknownMatch)):
            await app.services.lobby.again(match, BEN, 1, key=app.key())
    await app.at_random(old, random.Random(2))
    await app.sent()
    with pytest.raises(NotSeated):
        await app.services.lobby.again(old, CAT, 1, key=app.key())
    new = await app.services.lobby.again(old, BEN, 1, key="once")
    assert (await app.services.lobby.again(old, BEN, 1, key="once")).match == new.match
    before = await app.services.views.brief(old)
    assert (new.state, new.host, new.names) == ("lobby", BEN.user, ("Ben", ""))
    assert (new.game, new.seats, new.options, new.time_control) == ("ferry", 2, before.options, time_control)
    assert (new.place, new.language) == (before.place, before.language)
    assert kinds(await app.sent()) == ["lobby"], "nobody is pinged"
    with pytest.raises(AlreadyJoined):
        await app.services.lobby.again(old, BEN, 1, key=app.key())
    with pytest.raises(ForeignLobby):
        await app.services.lobby.again(old, CAT, 2, key=app.key())
    joined = await app.services.lobby.again(old, CAT, 1, key=app.key())
    assert (joined.match, joined.names) == (new.match, ("Ben", "Cat"))
    with pytest.raises(LobbyFull):
        await app.services.lobby.again(old, ANN, 1, key=app.key())
    assert await app.services.lobby.wants_thread(new.match)
    own = Place(1, 100, 998)
    assert (await app.services.lobby.set_place(new.match, own)).place == own, "it moves on to its own thread"
    assert not await app.services.lobby.wants_thread(new.match)
    await app.services.lobby.set_place(new.match, Place(1, 100, 997))
    assert (await app.services.lobby.start(new.match, BEN.user)).place == own
    third = await app.services.lobby.again(old, ANN, 1, key=app.key())
    assert (third.host, third.state) == (ANN.user, "lobby")
    assert third.match not in (old, new.match)


async def test_nothing_is_noted_of_another_one_that_was_closed(app: MatchApp) -> None:
    old = (await app.start()).match
    await app.at_random(old, random.Random(2))
    new = await app.services.lobby.again(old, BEN, 1, key=app.key())
    assert await app.services.lobby.wants_thread(new.match)
    await app.close(new.match)
    async with app.store.read() as db:
        assert await steps.notes(db, f"{steps.NOTE}moves-on:") == []

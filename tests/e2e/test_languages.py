"""The server's language in public, the reader's in private; one live board, one ping."""

from __future__ import annotations

import random

import pytest

from bot.sandbox.person import text_of, usable
from bot.text import words
from tests.e2e.house import Harbour, Match
from tests.e2e.players import page_with, play_by_moves, press_verb

READERS = {"Ada": "en", "Nikos": "el", "Zofia": "pl", "Elif": "en"}
"""Who reads what; Turkish is not on offer, so the default is taken."""


@pytest.mark.parametrize("locale", ["el", "pl"])
async def test_public_in_the_servers_language(harbour: Harbour, locale: str) -> None:
    """Lobby card, boards, thread name and picture words, whoever plays."""
    world = harbour.box.world
    world.set_guild_locale(world.guild.id, locale)
    say = words(locale)
    ada = harbour.person("Ada")
    match = await harbour.open("golden_horn", ("Ada", "Elif"))
    await match.delivered()
    thread = world.channels[match.people[0].channel_id]
    game = say("gh-title")
    assert thread.name == say("thread-name", game=game, match=1)
    cards = [text_of(message) for message in world.messages(ada.channel_id)]
    assert any(say("gh-about") in card for card in cards)
    board = match.board()
    assert say("board-started", names=("**Ada**", "**Elif**")) in board.content
    assert board.files[0].description
    assert game in board.files[0].description
    labels = [found["label"] for found in usable(board)]
    assert labels == [say(f"button-{one}") for one in ("turn", "hand", "log", "rules")]
    (acting,) = await match.awaited()
    private = await play_by_moves(acting, match, random.Random(1))
    assert "Done." in private.text
    await match.delivered()
    assert "Done." not in match.board().content


@pytest.mark.parametrize("name", READERS)
async def test_private_in_the_readers_language(harbour: Harbour, name: str) -> None:
    """Pages, hands by DM and look-ups, in an English server."""
    say = words(READERS[name])
    match = await harbour.open("golden_horn", (name, "Bruno"), "start_seat=1")
    await match.delivered()
    reader = match.people[0]
    assert words("en")("board-started", names=(f"**{name}**", "**Bruno**")) in match.board().content
    page = await reader.press(words("en")("button-turn"), match.board())
    assert say("page-match-line", game=say("gh-title"), match=1) in page.text
    hand = await reader.slash("hand")
    assert say("page-hand-title", game=say("gh-title"), match=1) in hand.text
    (sent,) = reader.dms()
    assert say("gh-title") in sent.content
    assert {found["label"] for found in usable(sent)} == {say("button-hand"), say("button-turn")}
    status = await reader.slash("table status")
    assert say("page-status-title", game=say("gh-title"), match=1) in status.text
    done = await play_by_moves(reader, match, random.Random(2))
    assert say("page-done-waiting", who=("**Bruno**",)) in done.text


@pytest.mark.parametrize("name", ["Nikos", "Zofia"])
async def test_commands_are_named_in_the_readers_language(harbour: Harbour, name: str) -> None:
    """With their descriptions and parameters; English for all others."""
    say = words(READERS[name])
    shown = {one["path"]: one for one in harbour.person(name).commands()}
    assert len(shown) > 20
    for path, command in shown.items():
        parts = path.split(" ")
        keys = ["-".join(["cmd", *parts[: at + 1]]) for at in range(len(parts))]
        assert command["shown"] == " ".join(say(key) for key in keys)
        assert command["description"] == say(f"{keys[-1]}-about")
        for option in command["options"]:
            key = "cmd-param-match" if option["name"] == "match" else f"{keys[-1]}-{option['name']}"
            assert (option["shown"], option["description"]) == (say(key), say(f"{key}-about"))


async def test_completions_speak_the_readers_language(harbour: Harbour) -> None:
    match = await harbour.open("golden_horn", ("Nikos", "Zofia"), "start_seat=1")
    offered = await match.people[0].complete("table status", "match", "")
    assert [one["name"] for one in offered] == [
        f"{words('el')('match-name', game=words('el')('gh-title'), match=1)} · Nikos, Zofia"
    ]


# -- the thread


async def turns(match: Match, count: int) -> None:
    """So many turns, each delivered before the next."""
    rng = random.Random(9)
    for _ in range(count):
        (person,) = await match.awaited()
        await play_by_moves(person, match, rng)
        await match.delivered()


async def test_only_the_newest_board_can_be_pressed(harbour: Harbour) -> None:
    """The older ones stay, with their pictures, without buttons."""
    match = await harbour.open("golden_horn", ("Ada", "Bruno"))
    await match.delivered()
    first = len(match.messages())
    await turns(match, 3)
    *older, newest = match.messages()
    assert len(older) + 1 == first + 3
    assert usable(newest)
    boards = [message for message in older if message.content]
    assert all(not usable(message) for message in boards)
    assert all(message.files for message in boards)


async def test_only_the_newest_board_is_kept(harbour: Harbour) -> None:
    """With `board: newest` older boards are deleted; the first, with the promise of the draws, stays."""
    match = await harbour.open("golden_horn", ("Ada", "Bruno"), board="newest")
    await match.delivered()
    promise = match.board()
    await turns(match, 3)
    kept = [message for message in match.messages() if message.content]
    assert [kept[0].id, len(kept)] == [promise.id, 2]
    assert not usable(promise)
    assert usable(kept[1])
    brief = await match.brief()
    assert brief.commitment is not None
    assert brief.commitment in promise.content


async def test_one_ping_to_who_must_act(harbour: Harbour) -> None:
    """And to nobody else: not the one who moved, and none for an undo, a board moved or drawn again."""
    match = await harbour.open("golden_horn", ("Ada", "Bruno"), "start_seat=1")
    await match.delivered()
    ada, bruno = match.people
    assert match.board().pings == [ada.id]
    assert match.board().content.count("<@") == 1
    await play_by_moves(ada, match, random.Random(9))
    await match.delivered()
    assert match.board().pings == [bruno.id]
    assert match.board().content.count("<@") == 1
    pinged = sum(len(message.pings) for message in match.messages())
    await ada.slash("table undo", match=match.number)
    await match.delivered()
    again = sum(len(message.pings) for message in match.messages()) - pinged
    assert again == 0
    tavern = ada.at("tavern")
    moved = await tavern.slash("table move", match=match.number)
    assert not moved.failed
    await match.delivered()
    assert all(not message.pings for message in match.harbour.box.world.messages(tavern.channel_id))


async def test_nothing_public_before_confirm(harbour: Harbour) -> None:
    """A page may be filled in, turned back and left: the thread stays as it is, for everybody."""
    match = await harbour.open("golden_horn", ("Ada", "Bruno"), "start_seat=1")
    await match.delivered()
    ada, bruno = match.people
    rng = random.Random(3)

    def public() -> list[tuple[object, ...]]:
        return [(message.id, message.content, message.edited) for message in match.messages()]

    before, seen = public(), (await bruno.slash("table log", match=1)).text
    page = await page_with(ada, match, "confirm", rng)
    await match.delivered()
    assert public() == before
    assert (await bruno.slash("table log", match=1)).text == seen
    await press_verb(ada, page, "back")
    await match.delivered()
    assert public() == before
    page = await page_with(ada, match, "confirm", rng)
    await press_verb(ada, page, "confirm")
    await match.delivered()
    assert len(public()) == len(before) + 1

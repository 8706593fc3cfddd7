"""Scenes and questions cross as bytes of known types and come out the same; what is hidden does not cross."""

from __future__ import annotations

import pickle
import random
from typing import Any

import msgspec
import pytest

from bot.ai.thinking import Question
from bot.core import CHANCE, AnyRules, CurvePoint, Part, complete_options
from bot.core.game import TURN
from bot.elsewhere.drawing import pack_scene, unpack_scene
from bot.elsewhere.queue import Job, Unsuitable, entrypoint, packed, this_version, unpacked
from bot.elsewhere.thinking import pack_question, patience, unpack_question
from bot.games.registry import GAMES
from render.results.samples import CHARTS
from render.scene import Adapted, Curves, Lettered, Marked, OwnLook, Zoomed
from tests import gallery
from tests.long import LONG
from tests.toy import FERRY


@pytest.mark.parametrize("game", list(GAMES))
def test_a_scene_comes_out_the_same(game: str) -> None:
    rules = GAMES[game]
    shots = gallery.play(rules, rules.seats[0], 3)
    shot = gallery.at(shots, 0.5)
    seat = next(one for one in rules.to_act(shot.state) if one != CHANCE)
    board = gallery.public(rules, shot, "el", gallery.NAMES)
    for scene in (
        board,
        msgspec.structs.replace(board, ledger=True, typed="move"),
        msgspec.structs.replace(board, before=rules.view(shots[0].state, seat)),
        gallery.private(rules, shot, seat, "en", gallery.LONG_NAMES),
        gallery.draft(rules, shot, "en", gallery.NAMES, random.Random(1)),
        gallery.sheet(rules, shots[-1], "pl", gallery.NAMES),
        gallery.lobby(rules, rules.seats[-1], 1, "en", gallery.NAMES),
        Marked(scene=board, symbols=("one", "two"), numbered=True),
        Lettered(scene=board, parts=(Part("one", "two", (10, 90)), Part("three", TURN))),
        Zoomed(scene=board),
        Adapted(scene=board, look=OwnLook(dark=True)),
        Zoomed(scene=gallery.sheet(rules, shots[-1], "pl", gallery.NAMES)),
        Curves(
            game=game,
            view=board.view,
            language="en",
            names=board.names,
            points=(CurvePoint(1, 0, (None, 0)), CurvePoint(2, 1, (3, None))),
            score=rules.score(shots[-1].state),
        ),
    ):
        assert unpack_scene(pack_scene(scene)) == scene


@LONG
@pytest.mark.parametrize("game", list(GAMES))
def test_every_scene_of_the_gallery_comes_out_the_same(game: str) -> None:
    for title, scene in gallery.scenes(GAMES[game]):
        assert unpack_scene(pack_scene(scene)) == scene, title


def test_charts_cross_too() -> None:
    for chart in CHARTS:
        assert unpack_scene(pack_scene(chart)) == chart


def test_what_is_not_known_is_refused() -> None:
    rules = GAMES["golden_horn"]
    scene = gallery.public(rules, gallery.at(gallery.play(rules, 2, 3), 0.5), "en", gallery.NAMES)
    unknown = pack_scene(msgspec.structs.replace(scene, game="chess"))
    with pytest.raises(Unsuitable, match="not installed"):
        unpack_scene(unknown)
    sent: Any = msgspec.msgpack.decode(pack_scene(scene))
    sent["scene"]["fields"]["names"] = ["Mallory", "Nikos"]
    with pytest.raises(Unsuitable, match="not the same"):
        unpack_scene(msgspec.msgpack.encode(sent))
    sent["scene"]["fields"]["chosen"] = [{"type": "Scene", "move": {}}]
    with pytest.raises(Unsuitable, match="no such move"):
        unpack_scene(msgspec.msgpack.encode(sent))
    sent["scene"]["kind"] = "Picture"
    with pytest.raises(Unsuitable, match="no such scene"):
        unpack_scene(msgspec.msgpack.encode(sent))


class Boom:
    def __reduce__(self) -> Any:
        return (pytest.fail, ("it was unpickled",))


@pytest.mark.parametrize("data", [b"", b"\x00", b"\xff" * 99, pickle.dumps(Boom())], ids=range(4))
def test_bytes_of_a_stranger_are_refused(data: bytes) -> None:
    for read in (unpack_scene, unpack_question, lambda found: unpacked(found, Job)):
        with pytest.raises(Unsuitable):
            read(data)


def test_what_is_too_large_is_not_sent() -> None:
    with pytest.raises(Unsuitable, match="bytes"):
        packed(Job("a", "b", 1.0, b"x" * 9_000_000))


def test_each_version_has_a_queue_of_its_own() -> None:
    assert entrypoint("drawing", "1") != entrypoint("drawing", "2") != entrypoint("thinking", "2")
    assert this_version() == this_version()
    assert "+" in this_version()


# -- questions ---------------------------------------------------------------------------------------------


def asked(rules: AnyRules, turns: int, seed: int) -> Question:
    """Somebody's question after some turns at random."""
    dice = random.Random(seed)
    state = rules.start(rules.seats[-1], complete_options(rules.options, {}))
    while (acting := rules.to_act(state)) == (CHANCE,) or turns:
        seat = dice.choice(acting)
        moves = list(rules.moves(state, seat))
        state = rules.apply(state, seat, dice.choice(moves))
        turns -= seat != CHANCE
    return Question(rules, state, rules.to_act(state)[0], "easy", "seed")


@pytest.mark.parametrize("game", list(GAMES))
def test_a_question_holds_what_its_seat_knows_and_nothing_else(game: str) -> None:
    rules = GAMES[game]
    for turns in (0, 3, 12):
        question = asked(rules, turns, turns)
        there = unpack_question(pack_question(question))
        assert (there.rules, there.seat, there.level, there.seed) == (rules, question.seat, "easy", "seed")
        own = rules.view(question.state, question.seat)
        assert rules.view(there.state, there.seat) == own
        assert list(map(str, rules.moves(there.state, there.seat))) == [
            str(move) for move in rules.moves(question.state, question.seat)
        ]


def test_hidden_hands_are_dealt_anew_before_they_cross() -> None:
    """A hand that others hold is in what crosses as often as chance has it: sometimes, not always."""
    rules = GAMES["golden_horn"]
    question = asked(rules, 3, 1)
    other = next(seat for seat in range(rules.seats[-1]) if seat != question.seat)
    crossed = [unpack_question(pack_question(question)).state for _ in range(12)]
    hands = {rules.view(state, other).hand for state in crossed}  # type: ignore[attr-defined]
    assert len(hands) > 3


def test_rules_of_its_own_are_not_sent() -> None:
    """A match with older component data, or a game that is not installed."""
    with pytest.raises(Unsuitable):
        pack_question(asked(FERRY, 0, 1))


def test_a_level_is_waited_for_as_long_as_it_thinks() -> None:
    assert [patience(level) for level in ("easy", "normal", "random")] == [2.0, 3.0, 3.0]

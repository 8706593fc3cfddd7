"""Scenes as bytes and back. A scene holds a game's own view and moves. Their types are read from the
annotations of the game's rules, so received bytes can become values of these types only.

The digest of the scene is sent with it: if the bytes do not give the same scene, it is not drawn.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, get_args, get_type_hints

import msgspec

from bot.core import AnyRules, CurvePoint, Fact, GameRules, Offer, Part, Score, Seat, view_type
from bot.elsewhere.wire import Unsuitable, packed, unpacked
from bot.games.registry import GAMES
from render.paint import Anything
from render.pool import digest
from render.scene import Chart, Choice, Curves, Lettered, Lobby, Marked, Scene, Sheet, Zoomed


class _Move(msgspec.Struct, frozen=True):
    """A move with the name of its type, because the moves of some games have no tag."""

    type: str
    move: msgspec.Raw


class _Choice(msgspec.Struct, frozen=True):
    tag: str
    move: _Move
    offer: Offer


class _Scene(msgspec.Struct, frozen=True, kw_only=True, tag="scene"):
    game: str
    view: msgspec.Raw
    language: str
    names: tuple[str, ...]
    caption: tuple[Fact, ...]
    awaited: tuple[tuple[Seat, Fact], ...]
    question: Fact | None
    choices: tuple[_Choice, ...]
    chosen: tuple[_Move, ...]
    before: msgspec.Raw
    board_of: Seat | None
    ledger: bool
    score: Score | None
    winner: Seat | None


class _Marked(msgspec.Struct, frozen=True, tag="marked"):
    scene: _Scene
    symbols: tuple[str, ...]
    numbered: bool
    cut: bool


class _Lettered(msgspec.Struct, frozen=True, tag="lettered"):
    scene: _Scene
    parts: tuple[Part, ...]


class _Lobby(msgspec.Struct, frozen=True, tag="lobby"):
    game: str
    language: str
    names: tuple[str | None, ...]
    options: tuple[Fact, ...]
    clock: Fact | None
    printed: msgspec.Raw


class _Sheet(msgspec.Struct, frozen=True, tag="sheet"):
    game: str
    view: msgspec.Raw
    language: str
    names: tuple[str, ...]
    score: Score


class _Curves(msgspec.Struct, frozen=True, tag="curves"):
    game: str
    view: msgspec.Raw
    language: str
    names: tuple[str, ...]
    points: tuple[CurvePoint, ...]
    score: Score | None


class _Chart(msgspec.Struct, frozen=True, tag="chart"):
    chart: Chart


_Seen = _Scene | _Lobby | _Sheet | _Curves


class _Zoomed(msgspec.Struct, frozen=True, tag="zoomed"):
    scene: _Seen


_Any = _Scene | _Marked | _Lettered | _Zoomed | _Lobby | _Sheet | _Curves | _Chart


class _Sent(msgspec.Struct, frozen=True):
    digest: bytes
    scene: _Any


def pack_scene(scene: Anything) -> bytes:
    """Raises: Unsuitable: a game whose rules are not annotated, or are not installed."""
    return packed(_Sent(digest(scene), _sent(scene)))


def unpack_scene(data: bytes) -> Anything:
    """Raises: Unsuitable."""
    sent = unpacked(data, _Sent)
    scene = _found(sent.scene)
    if digest(scene) != sent.digest:
        raise Unsuitable("it is not the same scene here")
    return scene


def _sent(scene: Anything) -> _Any:
    if isinstance(scene, Chart):
        return _Chart(scene)
    if isinstance(scene, Marked):
        return _Marked(_sent_scene(scene.scene), scene.symbols, scene.numbered, scene.cut)
    if isinstance(scene, Lettered):
        return _Lettered(_sent_scene(scene.scene), scene.parts)
    if isinstance(scene, Zoomed):
        return _Zoomed(_sent_seen(scene.scene))
    return _sent_seen(scene)


def _sent_seen(scene: Scene | Lobby | Sheet | Curves) -> _Seen:
    if isinstance(scene, Lobby):
        printed = _raw(scene.printed)
        return _Lobby(scene.game, scene.language, scene.names, scene.options, scene.clock, printed)
    if isinstance(scene, Sheet):
        return _Sheet(scene.game, _raw(scene.view), scene.language, scene.names, scene.score)
    if isinstance(scene, Curves):
        view = _raw(scene.view)
        return _Curves(scene.game, view, scene.language, scene.names, scene.points, scene.score)
    return _sent_scene(scene)


def _sent_scene(scene: Scene) -> _Scene:
    return _Scene(
        game=scene.game,
        view=_raw(scene.view),
        language=scene.language,
        names=scene.names,
        caption=scene.caption,
        awaited=scene.awaited,
        question=scene.question,
        choices=tuple(_Choice(choice.tag, _sent_move(choice.move), choice.offer) for choice in scene.choices),
        chosen=tuple(map(_sent_move, scene.chosen)),
        before=_raw(scene.before),
        board_of=scene.board_of,
        ledger=scene.ledger,
        score=scene.score,
        winner=scene.winner,
    )


def _sent_move(move: Any) -> _Move:
    return _Move(type(move).__name__, _raw(move))


def _raw(value: Any) -> msgspec.Raw:
    return msgspec.Raw(packed(value))


def _found(sent: _Any) -> Anything:
    if isinstance(sent, _Chart):
        return sent.chart
    if isinstance(sent, _Marked):
        return Marked(
            scene=_found_scene(sent.scene), symbols=sent.symbols, numbered=sent.numbered, cut=sent.cut
        )
    if isinstance(sent, _Lettered):
        return Lettered(scene=_found_scene(sent.scene), parts=sent.parts)
    if isinstance(sent, _Zoomed):
        return Zoomed(scene=_found_seen(sent.scene))
    return _found_seen(sent)


def _found_seen(sent: _Seen) -> Scene | Lobby | Sheet | Curves:
    if isinstance(sent, _Lobby):
        return Lobby(
            game=sent.game,
            language=sent.language,
            names=sent.names,
            options=sent.options,
            clock=sent.clock,
            printed=_read(sent.printed, _types(sent.game).printed),
        )
    if isinstance(sent, _Sheet):
        view = _read(sent.view, _types(sent.game).view)
        return Sheet(game=sent.game, view=view, language=sent.language, names=sent.names, score=sent.score)
    if isinstance(sent, _Curves):
        return Curves(
            game=sent.game,
            view=_read(sent.view, _types(sent.game).view),
            language=sent.language,
            names=sent.names,
            points=sent.points,
            score=sent.score,
        )
    return _found_scene(sent)


def _found_scene(sent: _Scene) -> Scene:
    types = _types(sent.game)
    return Scene(
        game=sent.game,
        view=_read(sent.view, types.view),
        language=sent.language,
        names=sent.names,
        caption=sent.caption,
        awaited=sent.awaited,
        question=sent.question,
        choices=tuple(Choice(choice.tag, types.move(choice.move), choice.offer) for choice in sent.choices),
        chosen=tuple(map(types.move, sent.chosen)),
        before=_read(sent.before, types.view | None),
        board_of=sent.board_of,
        ledger=sent.ledger,
        score=sent.score,
        winner=sent.winner,
    )


def _read(raw: msgspec.Raw, kind: Any) -> Any:
    return unpacked(bytes(raw), kind)


class _Types(msgspec.Struct, frozen=True):
    """The types of a game that occur in its scenes."""

    view: Any
    printed: Any
    moves: dict[str, Any]

    def move(self, sent: _Move) -> Any:
        kind = self.moves.get(sent.type)
        if kind is None:
            raise Unsuitable("there is no such move")
        return _read(sent.move, kind)


@cache
def _types(game: str) -> _Types:
    rules = GAMES.get(game)
    if rules is None:
        raise Unsuitable("the game is not installed")
    try:
        moves = _moves(rules)
        view = view_type(rules)
        printed = get_type_hints(rules.printed)["return"]
    except (NameError, KeyError, TypeError) as error:
        raise Unsuitable(f"the rules of {game} do not say their types: {error!r}") from None
    return _Types(view, printed, {move.__name__: move for move in moves})


def _moves(rules: AnyRules) -> Sequence[Any]:
    """All types of moves of a game."""
    if isinstance(rules, GameRules):
        return rules.decisions
    move = get_type_hints(rules.offer)["move"]
    return get_args(move) or (move,)

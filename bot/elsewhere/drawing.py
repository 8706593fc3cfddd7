"""Pictures that are drawn elsewhere: the questions and the answers, with scenes as bytes.

A scene holds a game's own view and moves. Their types are read from the annotations of the game's rules, so
received bytes can become values of these types only. The digest of the scene is sent with it: if the bytes do
not give the same scene, it is not drawn.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Any, Final, TypeVar, get_args, get_type_hints

import msgspec
from msgspec import structs
from msgspec.structs import replace

from bot.core import AnyRules, GameRules, Offer, view_type
from bot.elsewhere.asking import Asker
from bot.elsewhere.queue import Unsuitable, packed, unpacked
from bot.games.registry import GAMES
from render.lapse import Frame
from render.paint import ALT_TEXT, Anything, Picture
from render.pool import Painter, digest
from render.scene import Adapted, Choice, Lettered, Marked, Scene, Zoomed


class _Move(msgspec.Struct, frozen=True):
    """A move with the name of its type, because the moves of some games have no tag."""

    type: str
    move: msgspec.Raw


class _Choice(msgspec.Struct, frozen=True):
    tag: str
    move: _Move
    offer: Offer


class _Body(msgspec.Struct, frozen=True):
    kind: str
    fields: msgspec.Raw


class _OfGame(msgspec.Struct, frozen=True):
    game: str = ""


class _Sent(msgspec.Struct, frozen=True):
    digest: bytes
    scene: _Body


_KINDS: Final[dict[str, type[Anything]]] = {kind.__name__: kind for kind in get_args(Anything)}


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


def _sent(scene: Anything) -> _Body:
    """The fields as they are, but for other scenes and moves, which say what they are."""
    other: dict[str, Any] = {}
    if isinstance(scene, Scene):
        other["choices"] = tuple(replace(choice, move=_sent_move(choice.move)) for choice in scene.choices)
        other["chosen"] = tuple(map(_sent_move, scene.chosen))
    elif isinstance(scene, Marked | Lettered | Zoomed | Adapted):
        other["scene"] = _sent(scene.scene)
    return _Body(type(scene).__name__, msgspec.Raw(packed(replace(scene, **other))))


def _sent_move(move: Any) -> _Move:
    return _Move(type(move).__name__, msgspec.Raw(packed(move)))


def _found(sent: _Body) -> Anything:
    kind = _KINDS.get(sent.kind)
    if kind is None:
        raise Unsuitable("there is no such scene")
    game = _read(sent.fields, _OfGame).game
    values = structs.asdict(_read(sent.fields, _form(kind, game)))
    if "scene" in values:
        values["scene"] = _found(values["scene"])
    if "chosen" in values:
        move = _types(game).move
        values["choices"] = tuple(Choice(it.tag, move(it.move), it.offer) for it in values["choices"])
        values["chosen"] = tuple(map(move, values["chosen"]))
    return kind(**values)


@lru_cache(100)
def _form(kind: type[Anything], game: str) -> Any:
    """What is read of a kind of scene: its own fields, those of the game with the types of the game."""
    of_game: dict[str, Any] = {
        "scene": _Body,
        "choices": tuple[_Choice, ...],
        "chosen": tuple[_Move, ...],
    }
    if set(kind.__struct_fields__) & {"view", "printed"}:
        types = _types(game)
        of_game |= {"view": types.view, "before": types.view | None, "printed": types.printed}
    read = [(field.name, of_game.get(field.name, field.type)) for field in structs.fields(kind)]
    return msgspec.defstruct(kind.__name__, read, kw_only=True)


def _read(raw: msgspec.Raw, kind: Any) -> Any:
    return unpacked(bytes(raw), kind)


class _Types(msgspec.Struct, frozen=True):
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
    if isinstance(rules, GameRules):
        return rules.decisions
    move = get_type_hints(rules.offer)["move"]
    return get_args(move) or (move,)


T = TypeVar("T")

PATIENCE: Final = 1.0
"""Seconds after which the bot draws the picture by itself."""
PNG: Final = b"\x89PNG\r\n\x1a\n"


class _Order(msgspec.Struct, frozen=True):
    """A scene to draw. `frame`: draw it as a frame of a time-lapse, after the frame `before`."""

    scene: bytes
    frame: bool = False
    before: Frame | None = None


class DrawnElsewhere:
    """Asks workers for pictures (`render.pool.Elsewhere`). `patience`: seconds to wait; None: the usual
    time."""

    def __init__(self, asker: Asker, patience: float | None = None) -> None:
        self._asker, self._patience = asker, PATIENCE if patience is None else patience

    async def draw(self, scene: Anything) -> Picture | None:
        picture = await self._asked(scene, Picture)
        if picture is None or picture.extension != "png" or not picture.data.startswith(PNG):
            return None
        return picture if len(picture.alt) <= ALT_TEXT else None

    async def shoot(self, scene: Scene, before: Frame | None) -> Frame | None:
        # Only the pixels of the frame before are needed.
        kept = None if before is None else msgspec.structs.replace(before, block=b"")
        return await self._asked(scene, Frame, frame=True, before=kept)

    async def _asked(
        self, scene: Anything, kind: type[T], *, frame: bool = False, before: Frame | None = None
    ) -> T | None:
        def pack() -> bytes:
            return packed(_Order(pack_scene(scene), frame, before))

        return await self._asker.value("drawing", pack, kind, self._patience)


async def drawn(painter: Painter, body: bytes) -> bytes:
    """In a worker: draw what an order asks for.

    Raises:
        Unsuitable: it cannot be read here.
        PictureError: it cannot be drawn.
    """
    order = unpacked(body, _Order)
    scene = unpack_scene(order.scene)
    if not order.frame:
        return packed(await painter.paint(scene))
    if not isinstance(scene, Scene):
        raise Unsuitable("it is no position")
    return packed(await painter.shoot(scene, order.before))

"""What the sender makes of a way to Discord that breaks."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast, get_args

import aiohttp
import pytest

from bot.match import Delivered, Delivery, Retry
from bot.match.outbox.messages import Board, Message
from cogs.delivery.sender import DiscordSender
from cogs.events.sending import event_posts
from cogs.framework.services import ServingBot


@pytest.mark.parametrize("error", [aiohttp.ServerDisconnectedError(), ConnectionResetError(), TimeoutError()])
async def test_a_lost_connection_is_tried_again(error: Exception, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is no fault of the program."""
    sender = DiscordSender(cast(ServingBot, None))

    async def broken(job: Delivery, board: Board) -> Delivered:
        raise error

    monkeypatch.setitem(sender._posts, Board, broken)
    job: Any = SimpleNamespace(message=Board())
    with pytest.raises(Retry, match="no connection"):
        await sender.deliver(job)


def test_every_kind_of_message_can_be_sent() -> None:
    assert set(DiscordSender(cast(ServingBot, None), event_posts)._posts) == set(get_args(Message))

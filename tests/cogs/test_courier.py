"""What the courier makes of a way to Discord that breaks."""

from __future__ import annotations

from typing import Any, cast

import aiohttp
import pytest

from bot.match import Delivered, Job, Retry
from cogs.delivery.courier import DiscordCourier
from cogs.framework.services import ServingBot


@pytest.mark.parametrize("error", [aiohttp.ServerDisconnectedError(), ConnectionResetError(), TimeoutError()])
async def test_a_lost_connection_is_tried_again(error: Exception) -> None:
    """It is no fault of the program."""
    courier = DiscordCourier(cast(ServingBot, None))

    async def broken(job: Job) -> Delivered:
        raise error

    courier._by_kind["board"] = broken
    job: Any = type("job", (), {"kind": "board"})
    with pytest.raises(Retry, match="no connection"):
        await courier.deliver(job)

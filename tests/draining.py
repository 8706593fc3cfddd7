"""Everything that is due, at once: what the bot's loops do again and again."""

import asyncio

from bot.match.delivery.worker import OutboxWorker
from bot.match.scheduling.scheduler import Scheduler
from bot.match.webhooks.worker import WebhookWorker


async def drained(worker: OutboxWorker | WebhookWorker) -> None:
    """Send all that is due now."""
    busy = True
    while await worker.step() or busy:
        busy = bool(worker._sending)  # what ends during the look lets the next row with its partition key go
        if busy:
            await asyncio.wait(worker._sending, return_when=asyncio.FIRST_COMPLETED)


async def all_done(scheduler: Scheduler) -> None:
    """Do everything that is due now."""
    while await scheduler._look_round():
        pass
    while await scheduler.step() or await one_turn(scheduler):
        pass


async def one_turn(scheduler: Scheduler) -> int:
    """Take the longest overdue turn of those that the bot takes; how many there were."""
    rows = await scheduler._services.jobs.due(1, autopilot=True)
    for row in rows:
        await scheduler._look_after(row)
    return len(rows)

"""What can wait takes only a part of the places, and its requests go after those of boards."""

from __future__ import annotations

import asyncio
from collections import Counter
from pathlib import Path

from bot.match import Delivered, Delivery
from bot.match.delivery.worker import OutboxWorker, priority_of
from bot.match.outbox.messages import LATER, Board, Hand, Notice, RemoveButtons
from bot.runtime.requests import _PRIORITY, Priority
from bot.store.outbox import ANY, Few
from tests.match.app import FakeSender, open_app

MATCHES = 12


class Held(FakeSender):
    """Keeps what can wait, as a limiter does that has no slot for it."""

    def __init__(self) -> None:
        super().__init__()
        self.held, self.urgency = Counter[str](), dict[str, Priority]()

    async def deliver(self, job: Delivery) -> Delivered:
        self.urgency[job.kind] = _PRIORITY.get()
        if job.kind in LATER:
            self.held[job.kind] += 1
            await asyncio.Event().wait()
        return await super().deliver(job)


async def test_boards_are_sent_though_much_else_waits(tmp_path: Path) -> None:
    async with open_app(tmp_path / "t.sqlite") as app:
        numbers = [(await app.start()).match for _ in range(MATCHES)]
        await app.sent()
        async with app.store.write() as db:
            for number in numbers:
                async with app.services.context.enqueue(db, number) as out:
                    out.remove_buttons(1000 + number, 200, delete=False)
        for number in numbers:
            await app.resend(number)
        sender = Held()
        worker = OutboxWorker(app.services.context, sender, at_once=8)
        running = asyncio.create_task(worker.run())
        async with asyncio.timeout(20):
            while len({job.match for job in sender.jobs if job.kind == "board"}) < MATCHES:  # noqa: ASYNC110
                await asyncio.sleep(0.01)
        assert sender.held == {RemoveButtons.kind: 2}
        assert sender.urgency == {"remove_buttons": Priority.REST, "board": Priority.PLAY}
        await worker.stop(grace=0)
        await asyncio.gather(running)


def test_what_is_played_goes_before_the_rest() -> None:
    for kind in (Board, Hand, Notice):
        assert priority_of(kind.kind) == Priority.PLAY
    assert priority_of(RemoveButtons.kind) == Priority.REST
    assert Few(LATER, 0).without == list(LATER)
    assert Few(LATER, 1).without == []
    assert ANY.chosen([]) == []

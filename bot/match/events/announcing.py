"""What people hear of an event: its card on each server, news, direct messages."""

from __future__ import annotations

from bot.core import Fact
from bot.match.changing.transaction import Tx
from bot.match.outbox.enqueue import PERSON, outbox_row
from bot.match.outbox.event_cards import EVENT, refresh_cards
from bot.match.outbox.messages import EventNews, Notice, RemoveButtons
from bot.store import events, outbox


async def refresh(tx: Tx, event: int) -> None:
    """The cards show the event as it is now."""
    await refresh_cards(tx.db, event, tx.now, tx.context.token_bytes)


async def remove_card(tx: Tx, home: events.HomeRow | None) -> None:
    """A server shows the event no more, or elsewhere: delete the card that it has."""
    if home is not None and home.card is not None:
        change = RemoveButtons(message=home.card, channel=home.channel, delete=True)
        key = f"{EVENT}{home.event}:{home.guild}"
        await outbox.add(tx.db, [outbox_row(change, key, tx.now, tx.context.token_bytes)])


async def forget(tx: Tx, user: int) -> None:
    """A person is forgotten: cards that name them are sent again."""
    for event in await events.about(tx.db, user):
        await refresh(tx, event)


async def news(tx: Tx, event: int, fact: Fact) -> None:
    """Say something below the cards."""
    rows = [
        outbox_row(
            *(EventNews(event=event, guild=home.guild, said=fact), f"{EVENT}{event}:{home.guild}"),
            *(tx.now, tx.context.token_bytes),
        )
        for home in await events.homes(tx.db, event)
    ]
    await outbox.add(tx.db, rows)


async def tell(tx: Tx, user: int, fact: Fact) -> None:
    row = outbox_row(Notice(said=fact), f"{PERSON}{user}", tx.now, tx.context.token_bytes, user=user)
    await outbox.add(tx.db, [row])

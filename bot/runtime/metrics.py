"""Metrics for Prometheus. They are numbers only, without persons, servers or matches.

`bot.runtime.health` serves them if METRICS_PORT is set. Counting is cheap, so it is always on.
"""

from __future__ import annotations

from functools import partial
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector

REGISTRY: Final = CollectorRegistry()
ProcessCollector(registry=REGISTRY)  # process_resident_memory_bytes, process_cpu_seconds_total, ...

_counter = partial(Counter, registry=REGISTRY)
_gauge = partial(Gauge, registry=REGISTRY)
_histogram = partial(Histogram, registry=REGISTRY)

INTERACTIONS: Final = _counter("turnpost_interactions", "Interactions, by how they ended.", ["outcome"])
"""The outcome is answered, refused (with a reason), completed (an answer to a completion), gone (Discord did
not wait any longer), elsewhere (another process that serves the same server has answered), unreachable,
storage (the database or its disk failed), ignored (the interaction could not be read) or failed (a bug)."""

USED: Final = _counter(
    "turnpost_used", "Commands, context menus, buttons, menus and forms that were used.", ["kind", "name"]
)
"""The kind is command, menu (an entry of a context menu), control (a button or menu) or form. The name is
that of the command or entry, or the verb of the control or form; anything that no handler answers has the
name unknown. Persons are not counted."""

FIRST_RESPONSE: Final = _histogram(
    "turnpost_first_response_seconds",
    "Seconds from the arrival of an interaction until Discord has the first response.",
    buckets=(0.01, 0.025, 0.05, 0.1, 0.2, 0.3, 0.5, 1, 2, 3),
)
STORAGE_ERRORS: Final = _counter(
    "turnpost_storage_errors", "Transactions that failed because of the database or its disk.", ["kind"]
)
"""The kind is read, write, or busy (another process held the database for too long)."""
PICTURE: Final = _histogram(
    "turnpost_picture_seconds",
    "Seconds from the request of a picture until it is drawn, including waiting.",
    buckets=(0.01, 0.02, 0.04, 0.08, 0.15, 0.3, 0.6, 1.2, 2.5, 5, 20),
)
PICTURES_FAILED: Final = _counter(
    "turnpost_pictures_failed", "Pictures that could not be drawn and were replaced by text."
)
OUTBOX_ROWS: Final = _gauge("turnpost_outbox_rows", "Messages in the outbox.")
OUTBOX_LATE: Final = _gauge(
    "turnpost_outbox_late_seconds", "Seconds that the oldest message has waited which could be sent."
)
STORAGE_WELL: Final = _gauge("turnpost_storage_well", "1 if the database can be written to.")
OUTBOX_AGE: Final = _gauge("turnpost_outbox_oldest_seconds", "Seconds that the oldest message has waited.")
LOOP_AGE: Final = _gauge("turnpost_loop_age_seconds", "Seconds since a loop last looked for work.", ["loop"])
READY: Final = _gauge("turnpost_ready", "1 if all shards were connected to Discord.")
SHARDS: Final = _gauge("turnpost_shards", "Shards of this process.")
SHARDS_CONNECTED: Final = _gauge("turnpost_shards_connected", "Shards of this process that are connected.")
SERVERS: Final = _gauge("turnpost_servers", "Discord servers of this process.")
LIVE_MATCHES: Final = _gauge("turnpost_live_matches", "Matches that are played.")
REQUESTS: Final = _counter(
    "turnpost_discord_requests", "Requests to Discord, also those that are tried again.", ["limited"]
)
"""`limited`: yes if it counts for the limit of requests that a bot may make in a second. Answers to
interactions do not."""
RATE_LIMITED: Final = _counter("turnpost_discord_429", "Requests that Discord told to wait.", ["scope"])
"""The scope is Discord's: user, shared or global; or none if something in front of Discord answers."""
BACKUP_AGE: Final = _gauge("turnpost_backup_age_seconds", "Seconds since the last backup; -1: there is none.")
BACKUPS_FAILED: Final = _counter("turnpost_backups_failed", "Backups that could not be made.")
WORK_ASKED: Final = _counter(
    "turnpost_work_asked",
    "Pictures and turns of computers, by where they came from while work may be done elsewhere.",
    ["kind", "outcome"],
)
"""The kind is drawing or thinking. The outcome is answered (by a worker elsewhere), or why the work was done
here: nobody (there is no worker of this version), full (the queue is full), late (no answer in time), refused
(the worker could not do it), unsuitable (it cannot be sent) or failed (the database or the queue)."""
WORK_SECONDS: Final = _histogram(
    "turnpost_work_seconds",
    "Seconds from the question to the answer of a worker elsewhere.",
    ["kind"],
    buckets=(0.01, 0.02, 0.04, 0.08, 0.15, 0.3, 0.6, 1.2, 2.5, 5),
)
WORK_OLDEST: Final = _gauge(
    "turnpost_work_oldest_seconds",
    "Seconds that the oldest job of this version has waited for a worker elsewhere.",
    ["kind"],
)
WORKERS_ANSWER: Final = _gauge("turnpost_work_answered", "1 if a worker elsewhere answers.", ["kind"])

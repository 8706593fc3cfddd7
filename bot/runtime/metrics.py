"""Metrics for Prometheus. They are numbers only, without persons, servers or matches.

`bot.runtime.health` serves them if METRICS_PORT is set. Counting is cheap, so it is always on.
"""

from __future__ import annotations

from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector

REGISTRY: Final = CollectorRegistry()
ProcessCollector(registry=REGISTRY)  # process_resident_memory_bytes, process_cpu_seconds_total, ...

INTERACTIONS: Final = Counter(
    "turnpost_interactions", "Interactions, by how they ended.", ["outcome"], registry=REGISTRY
)
"""The outcome is answered, refused (with a reason), completed (an answer to a completion), gone (Discord did
not wait any longer), elsewhere (another process that serves the same server has answered), unreachable,
storage (the database or its disk failed), ignored (the interaction could not be read) or failed (a bug)."""

USED: Final = Counter(
    "turnpost_used",
    "Commands, context menus, buttons, menus and forms that were used.",
    ["kind", "name"],
    registry=REGISTRY,
)
"""The kind is command, menu (an entry of a context menu), control (a button or menu) or form. The name is
that of the command or entry, or the verb of the control or form; anything that no handler answers has the
name unknown. Persons are not counted."""

FIRST_RESPONSE: Final = Histogram(
    "turnpost_first_response_seconds",
    "Seconds from the arrival of an interaction until Discord has the first response.",
    buckets=(0.01, 0.025, 0.05, 0.1, 0.2, 0.3, 0.5, 1, 2, 3),
    registry=REGISTRY,
)
STORAGE_ERRORS: Final = Counter(
    "turnpost_storage_errors",
    "Transactions that failed because of the database or its disk.",
    ["kind"],
    registry=REGISTRY,
)
"""The kind is read, write, or busy (another process held the database for too long)."""
PICTURE: Final = Histogram(
    "turnpost_picture_seconds",
    "Seconds from the request of a picture until it is drawn, including waiting.",
    buckets=(0.01, 0.02, 0.04, 0.08, 0.15, 0.3, 0.6, 1.2, 2.5, 5, 20),
    registry=REGISTRY,
)
PICTURES_FAILED: Final = Counter(
    "turnpost_pictures_failed",
    "Pictures that could not be drawn and were replaced by text.",
    registry=REGISTRY,
)
OUTBOX_ROWS: Final = Gauge("turnpost_outbox_rows", "Messages in the outbox.", registry=REGISTRY)
OUTBOX_LATE: Final = Gauge(
    "turnpost_outbox_late_seconds",
    "Seconds that the oldest message has waited which could be sent.",
    registry=REGISTRY,
)
STORAGE_WELL: Final = Gauge(
    "turnpost_storage_well", "1 if the database can be written to.", registry=REGISTRY
)
OUTBOX_AGE: Final = Gauge(
    "turnpost_outbox_oldest_seconds", "Seconds that the oldest message has waited.", registry=REGISTRY
)
LOOP_AGE: Final = Gauge(
    "turnpost_loop_age_seconds", "Seconds since a loop last looked for work.", ["loop"], registry=REGISTRY
)
READY: Final = Gauge("turnpost_ready", "1 if all shards were connected to Discord.", registry=REGISTRY)
SHARDS: Final = Gauge("turnpost_shards", "Shards of this process.", registry=REGISTRY)
SHARDS_CONNECTED: Final = Gauge(
    "turnpost_shards_connected", "Shards of this process that are connected.", registry=REGISTRY
)
SERVERS: Final = Gauge("turnpost_servers", "Discord servers of this process.", registry=REGISTRY)
LIVE_MATCHES: Final = Gauge("turnpost_live_matches", "Matches that are played.", registry=REGISTRY)
REQUESTS: Final = Counter(
    "turnpost_discord_requests",
    "Requests to Discord, also those that are tried again.",
    ["limited"],
    registry=REGISTRY,
)
"""`limited`: yes if it counts for the limit of requests that a bot may make in a second. Answers to
interactions do not."""
RATE_LIMITED: Final = Counter(
    "turnpost_discord_429", "Requests that Discord told to wait.", ["scope"], registry=REGISTRY
)
"""The scope is Discord's: user, shared or global; or none if something in front of Discord answers."""
BACKUP_AGE: Final = Gauge(
    "turnpost_backup_age_seconds", "Seconds since the last backup; -1: there is none.", registry=REGISTRY
)
BACKUPS_FAILED: Final = Counter(
    "turnpost_backups_failed", "Backups that could not be made.", registry=REGISTRY
)
WORK_ASKED: Final = Counter(
    "turnpost_work_asked",
    "Pictures and turns of computers, by where they came from while work may be done elsewhere.",
    ["kind", "outcome"],
    registry=REGISTRY,
)
"""The kind is drawing or thinking. The outcome is answered (by a worker elsewhere), or why the work was done
here: nobody (there is no worker of this version), full (the queue is full), late (no answer in time), refused
(the worker could not do it), unsuitable (it cannot be sent) or failed (the database or the queue)."""
WORK_SECONDS: Final = Histogram(
    "turnpost_work_seconds",
    "Seconds from the question to the answer of a worker elsewhere.",
    ["kind"],
    buckets=(0.01, 0.02, 0.04, 0.08, 0.15, 0.3, 0.6, 1.2, 2.5, 5),
    registry=REGISTRY,
)
WORK_OLDEST: Final = Gauge(
    "turnpost_work_oldest_seconds",
    "Seconds that the oldest job of this version has waited for a worker elsewhere.",
    ["kind"],
    registry=REGISTRY,
)
WORKERS_ANSWER: Final = Gauge(
    "turnpost_work_answered", "1 if a worker elsewhere answers.", ["kind"], registry=REGISTRY
)

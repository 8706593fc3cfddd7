"""What is counted and timed while the bot works. Nothing here says who, where, or what: numbers only.

Shown by `bot.runtime.health` where a host asks for it; counting costs next to nothing where none does.
"""

from __future__ import annotations

from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

REGISTRY: Final = CollectorRegistry()

INTERACTIONS: Final = Counter(
    "turnpost_interactions", "Interactions, by how they ended.", ["outcome"], registry=REGISTRY
)
"""outcome: answered, refused (told why), completed (offered what to type), gone (Discord waited no longer),
unreachable, ignored (could not be read), failed (a bug)."""

FIRST_RESPONSE: Final = Histogram(
    "turnpost_first_response_seconds",
    "From an interaction's arrival to Discord having its first response.",
    buckets=(0.01, 0.025, 0.05, 0.1, 0.2, 0.3, 0.5, 1, 2, 3),
    registry=REGISTRY,
)
PICTURE: Final = Histogram(
    "turnpost_picture_seconds",
    "From asking for a picture to having it, waiting included.",
    buckets=(0.01, 0.02, 0.04, 0.08, 0.15, 0.3, 0.6, 1.2, 2.5, 5, 20),
    registry=REGISTRY,
)
PICTURES_FAILED: Final = Counter(
    "turnpost_pictures_failed", "Pictures that could not be drawn; words stood in.", registry=REGISTRY
)
OUTBOX_ROWS: Final = Gauge("turnpost_outbox_rows", "Deliveries that wait.", registry=REGISTRY)
OUTBOX_AGE: Final = Gauge(
    "turnpost_outbox_oldest_seconds", "For how long the oldest delivery has waited.", registry=REGISTRY
)
LOOP_AGE: Final = Gauge(
    "turnpost_loop_age_seconds", "Since a loop last looked for work.", ["loop"], registry=REGISTRY
)
READY: Final = Gauge("turnpost_ready", "1 once all shards were connected to Discord.", registry=REGISTRY)
SHARDS: Final = Gauge("turnpost_shards", "Shards of this process.", registry=REGISTRY)
SHARDS_CONNECTED: Final = Gauge(
    "turnpost_shards_connected", "Those that are connected to Discord.", registry=REGISTRY
)

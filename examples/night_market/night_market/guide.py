"""For newcomers: chapters of the rules, and why each question is asked."""

from __future__ import annotations

from typing import Final

from bot.core import Advice, Chapter, Guide, Lesson, Why

GUIDE: Final = Guide(
    chapters=(Chapter("nm-rules-1", shows=("nm-see-lot",)), Chapter("nm-rules-2", shows=("nm-see-stall",))),
    why={
        "nm-ask-bid": Why("nm-why-bid", "NM-2.1", "nm-rules-1"),
        "nm-ask-take": Why("nm-why-take", "NM-2.3", "nm-rules-1"),
    },
    symbols=("nm-see-lot", "nm-see-stall", "nm-see-hand"),
    lesson=Lesson(
        advice={
            "nm-ask-bid": Advice("nm-learn-bid", ("nm-see-hand",)),
            "nm-ask-take": Advice("nm-learn-take", ("nm-see-lot",)),
        },
    ),
)

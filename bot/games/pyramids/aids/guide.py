"""For newcomers: chapters of the rules, why each question is asked, symbols, and the first match."""

from __future__ import annotations

from typing import Final

from bot.core import Advice, Chapter, Guide, Lesson, Part, Why
from bot.games.pyramids.aids.lesson import STORY, ended, review

GUIDE: Final = Guide(
    chapters=(
        Chapter("py-rules-1", shows=("py-see-entrance", "py-see-tomb")),
        Chapter("py-rules-2", shows=("py-see-shape",)),
        Chapter("py-rules-3", shows=("py-see-x", "py-see-gem", "py-see-skull", "py-see-potion")),
        Chapter("py-rules-4", shows=("py-see-display", "py-see-bonus")),
        Chapter("py-rules-5", shows=("py-see-score",)),
    ),
    why={
        "py-ask-keep": Why("py-why-keep", "PY-3.3", "py-rules-1"),
        "py-ask-mark": Why("py-why-mark", "PY-5.1", "py-rules-2"),
        "py-ask-extra": Why("py-why-extra", "PY-6.8", "py-rules-3"),
        "py-ask-take": Why("py-why-take", "PY-7.2", "py-rules-4"),
    },
    symbols=(
        "py-see-shape",
        "py-see-entrance",
        "py-see-tomb",
        "py-see-x",
        "py-see-gem",
        "py-see-torch",
        "py-see-skull",
        "py-see-potion",
        "py-see-torches",
        "py-see-display",
        "py-see-bonus",
        "py-see-score",
    ),
    lesson=Lesson(
        story=STORY,
        ended=ended,
        review=review,
        parts=(
            Part("py-part-shape", "py-see-shape", (25, 23)),
            Part("py-part-rounds", "py-see-torches", (96, 55)),
            Part("py-part-cards", "py-part-cards", (49, 90)),
            Part("py-part-display", "py-see-display", (26, 83)),
            Part("py-part-bonus", "py-see-bonus", (8, 89)),
            Part("py-part-score", "py-see-score", (42, 70)),
        ),
        advice={
            "py-ask-mark": Advice("py-learn-mark", ("py-see-entrance", "py-see-tomb")),
            "py-ask-extra": Advice("py-learn-extra", ("py-see-tomb",)),
            "py-ask-take": Advice("py-learn-take", ("py-see-display",)),
        },
    ),
)

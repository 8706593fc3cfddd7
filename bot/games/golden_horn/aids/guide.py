"""For newcomers: chapters of the rules, why each question is asked, symbols, and the first match."""

from __future__ import annotations

from typing import Final

from bot.core import Advice, Chapter, Guide, Lesson, Part, Why
from bot.core.game import TURN
from bot.games.golden_horn.aids.lesson import STORY, ended, review

GUIDE: Final = Guide(
    chapters=(
        Chapter("gh-rules-1", shows=("gh-see-quay",)),
        Chapter("gh-rules-2", shows=("gh-see-ship",)),
        Chapter("gh-rules-3", shows=("gh-see-square",)),
        Chapter("gh-rules-4", shows=("gh-see-hand",)),
        Chapter("gh-rules-5", shows=("gh-see-warehouse",)),
    ),
    why={
        "gh-ask-ports": Why("gh-why-ports", "GH-3.8", "gh-rules-1"),
        "gh-ask-move": Why("gh-why-turn", "GH-4.2", "gh-rules-2"),
        "gh-ask-turn": Why("gh-why-turn", "GH-4.2", "gh-rules-2"),
        "gh-ask-turn/raid": Why("gh-why-raid", "GH-5.1", "gh-rules-2"),
        "gh-ask-pass": Why("gh-why-pass", "GH-6.17", "gh-rules-2"),
        "gh-ask-ship": Why("gh-why-ship", "GH-4.5", "gh-rules-2"),
        "gh-ask-load": Why("gh-why-load", "GH-7.2", "gh-rules-2"),
        "gh-ask-bow": Why("gh-why-bow", "GH-9.1", "gh-rules-4"),
        "gh-ask-sail": Why("gh-why-sail", "GH-6.10", "gh-rules-3"),
        "gh-ask-call": Why("gh-why-call", "GH-10.3", "gh-rules-5"),
    },
    symbols=(
        "gh-see-ship",
        "gh-see-quay",
        "gh-see-square",
        "gh-see-bow",
        "gh-see-modone",
        "gh-see-stock",
        "gh-see-hand",
        "gh-see-warehouse",
    ),
    lesson=Lesson(
        rounds=8,
        options={"start_seat": "1"},
        parts=(
            Part("gh-part-port", "gh-part-port", (18, 22)),
            Part("gh-part-ship", "gh-see-ship", (3, 50)),
            Part("gh-part-square", "gh-see-square", (84, 53)),
            Part("gh-part-modone", "gh-see-modone", (12, 28)),
            Part("gh-part-hand", "gh-see-hand", (50, 0)),
            Part("gh-part-warehouse", "gh-see-warehouse", (0, 60)),
            Part("gh-part-stock", "gh-see-stock", (17, 7)),
            Part("learn-part-turn", TURN, (2, 86)),
        ),
        advice={
            "gh-ask-turn": Advice("gh-learn-raid", ("gh-see-ship", "gh-see-hand")),
            "gh-ask-move": Advice(
                "gh-learn-turn",
                (
                    "gh-see-ship",
                    "gh-see-quay",
                ),
            ),
            "gh-ask-load": Advice("gh-learn-load", ("gh-see-quay",)),
            "gh-ask-sail": Advice("gh-learn-sail", ("gh-see-square",)),
            "gh-ask-bow": Advice("gh-learn-bow", ("gh-see-ship",)),
            "gh-ask-ship": Advice("gh-learn-turn", ("gh-see-ship",)),
        },
        story=STORY,
        ended=ended,
        review=review,
    ),
)

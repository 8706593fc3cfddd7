"""For newcomers: chapters of the rules, why each question is asked, symbols, and the first match."""

from __future__ import annotations

from typing import Final

from bot.core import Advice, Chapter, Guide, Lesson, Part, Why
from bot.core.game import TURN
from bot.games.bora_bora.aids.lesson import STORY, ended, review

GUIDE: Final = Guide(
    chapters=(
        Chapter("bb-rules-1", shows=("bb-see-seat",)),
        Chapter("bb-rules-2", shows=("bb-see-action",)),
        Chapter("bb-rules-3", shows=("bb-see-hut", "bb-see-place", "bb-see-path")),
        Chapter("bb-rules-4"),
        Chapter("bb-rules-5", shows=("bb-see-gods",)),
        Chapter("bb-rules-6", shows=("bb-see-persons",)),
        Chapter("bb-rules-7", shows=("bb-see-status",)),
        Chapter("bb-rules-8", shows=("bb-see-jewelry",)),
    ),
    why={
        "bb-ask-start": Why("bb-why-start", "BB-3.17", "bb-rules-1"),
        "bb-ask-hut": Why("bb-why-hut", "BB-7.2", "bb-rules-1"),
        "bb-ask-space": Why("bb-why-space", "BB-7.5", "bb-rules-4"),
        "bb-ask-place": Why("bb-why-place", "BB-5.1", "bb-rules-2"),
        "bb-ask-pay": Why("bb-why-pay", "BB-8.1", "bb-rules-5"),
        "bb-ask-region": Why("bb-why-region", "BB-7.1", "bb-rules-3"),
        "bb-ask-red": Why("bb-why-red", "BB-8.15", "bb-rules-5"),
        "bb-ask-man": Why("bb-why-person", "BB-7.11", "bb-rules-3"),
        "bb-ask-woman": Why("bb-why-person", "BB-7.11", "bb-rules-3"),
        "bb-ask-home": Why("bb-why-home", "BB-7.12", "bb-rules-1"),
        "bb-ask-trade": Why("bb-why-trade", "BB-7.16", "bb-rules-4"),
        "bb-ask-priest": Why("bb-why-priest", "BB-7.26", "bb-rules-3"),
        "bb-ask-building": Why("bb-why-building", "BB-7.32", "bb-rules-3"),
        "bb-ask-pair": Why("bb-why-pair", "BB-7.33", "bb-rules-3"),
        "bb-ask-fire-first": Why("bb-why-fire", "BB-7.38", "bb-rules-3"),
        "bb-ask-fire-second": Why("bb-why-fire", "BB-7.38", "bb-rules-3"),
        "bb-ask-use": Why("bb-why-use", "BB-9.1", "bb-rules-6"),
        "bb-ask-use-more": Why("bb-why-use", "BB-9.1", "bb-rules-6"),
        "bb-ask-material": Why("bb-why-material", "BB-9.16", "bb-rules-6"),
        "bb-ask-carry": Why("bb-why-carry", "BB-7.25", "bb-rules-4"),
        "bb-ask-card": Why("bb-why-card", "BB-7.19", "bb-rules-5"),
        "bb-ask-jewel": Why("bb-why-jewel", "BB-10.8", "bb-rules-7"),
        "bb-ask-task": Why("bb-why-task", "BB-10.12", "bb-rules-7"),
        "bb-ask-final-task": Why("bb-why-final-task", "BB-10.12", "bb-rules-8"),
        "bb-ask-take": Why("bb-why-take", "BB-10.19", "bb-rules-7"),
    },
    symbols=(
        "bb-see-hut",
        "bb-see-place",
        "bb-see-fish",
        "bb-see-path",
        "bb-see-action",
        "bb-see-persons",
        "bb-see-temple",
        "bb-see-tasks",
        "bb-see-gods",
        "bb-see-jewelry",
        "bb-see-status",
        "bb-see-seat",
        "bb-see-spots",
        "bb-see-ceremony",
        "bb-see-own-tasks",
    ),
    lesson=Lesson(
        story=STORY,
        ended=ended,
        review=review,
        parts=(
            Part("bb-part-seat", "bb-see-seat", (97, 80)),
            Part("bb-part-actions", "bb-see-action", (97, 50)),
            Part("bb-part-islands", "bb-part-islands", (50, 10)),
            Part("bb-part-temple", "bb-see-temple", (58, 23)),
            Part("bb-part-jewelry", "bb-see-jewelry", (8, 20)),
            Part("bb-part-status", "bb-see-status", (50, 27)),
            Part("learn-part-turn", TURN, (30, 93)),
        ),
        advice={
            "bb-ask-place": Advice("bb-learn-place", ("bb-see-action",)),
            "bb-ask-region": Advice("bb-learn-region", ("bb-see-path", "bb-see-fish")),
            "bb-ask-man": Advice("bb-learn-person", ("bb-see-persons",)),
            "bb-ask-woman": Advice("bb-learn-person", ("bb-see-persons",)),
            "bb-ask-hut": Advice("bb-learn-hut", ("bb-see-spots",)),
            "bb-ask-home": Advice("bb-learn-hut", ("bb-see-spots",)),
            "bb-ask-trade": Advice("bb-learn-trade", ("bb-see-own-tasks",)),
            "bb-ask-priest": Advice("bb-learn-priest", ("bb-see-temple",)),
            "bb-ask-building": Advice("bb-learn-building", ("bb-see-ceremony",)),
            "bb-ask-use": Advice("bb-learn-use", ("bb-see-spots",)),
            "bb-ask-jewel": Advice("bb-learn-jewel", ("bb-see-jewelry",)),
            "bb-ask-task": Advice("bb-learn-task", ("bb-see-own-tasks",)),
        },
    ),
)

"""For newcomers: chapters of the rules, why each question is asked, symbols, and the first match."""

from __future__ import annotations

from typing import Final

from bot.core import Advice, Chapter, Guide, Lesson, Why
from bot.games.edo.lesson import STORY, ended, review

GUIDE: Final = Guide(
    chapters=(
        Chapter("edo-rules-1", shows=("edo-see-edo",)),
        Chapter("edo-rules-2", shows=("edo-see-slots",)),
        Chapter("edo-rules-3", shows=("edo-see-land", "edo-see-gate")),
        Chapter("edo-rules-4", shows=("edo-see-market",)),
        Chapter("edo-rules-5", shows=("edo-see-city", "edo-see-income")),
        Chapter("edo-rules-temples", {"temples": "on"}),
        Chapter("edo-rules-privileges", {"privileges": "on"}, shows=("edo-see-demands",)),
        Chapter("edo-rules-ronin", {"ronin": "on"}, shows=("edo-see-ronin",)),
        Chapter("edo-rules-6"),
    ),
    why={
        "edo-ask-draft-any": Why("edo-why-draft", "EDO-3.40", "edo-rules-1"),
        "edo-ask-draft-city": Why("edo-why-draft", "EDO-3.42", "edo-rules-1"),
        "edo-ask-draft-bundle": Why("edo-why-draft", "EDO-3.40", "edo-rules-1"),
        "edo-ask-ronin": Why("edo-why-ronin", "EDO-18.5", "edo-rules-ronin"),
        "edo-ask-land": Why("edo-why-land", "EDO-18.7", "edo-rules-ronin"),
        "edo-ask-send": Why("edo-why-land", "EDO-18.12", "edo-rules-ronin"),
        "edo-ask-plan": Why("edo-why-plan", "EDO-6.2", "edo-rules-2"),
        "edo-ask-act": Why("edo-why-plan", "EDO-6.2", "edo-rules-2"),
        "edo-ask-crew": Why("edo-why-crew", "EDO-6.5", "edo-rules-2"),
        "edo-ask-walk": Why("edo-why-walk", "EDO-7.2", "edo-rules-2"),
        "edo-ask-execute": Why("edo-why-execute", "EDO-4.3", "edo-rules-3"),
        "edo-ask-execute/produce": Why("edo-why-produce", "EDO-8.2", "edo-rules-3"),
        "edo-ask-execute/build": Why("edo-why-build", "EDO-9.4", "edo-rules-4"),
        "edo-ask-execute/travel": Why("edo-why-travel", "EDO-4.16", "edo-rules-3"),
        "edo-ask-execute/trade": Why("edo-why-trade", "EDO-10.2", "edo-rules-4"),
        "edo-ask-execute/card": Why("edo-why-card", "EDO-8.12", "edo-rules-3"),
        "edo-ask-execute/levy": Why("edo-why-levy", "EDO-8.1", "edo-rules-3"),
        "edo-ask-travel-on": Why("edo-why-travel", "EDO-8.8", "edo-rules-3"),
        "edo-ask-rally": Why("edo-why-rally", "EDO-18.22", "edo-rules-ronin"),
        "edo-ask-trade-on": Why("edo-why-trade-on", "EDO-10.3", "edo-rules-4"),
        "edo-ask-last": Why("edo-why-last", "EDO-17.48", "edo-rules-privileges"),
        "edo-ask-wages": Why("edo-why-wages", "EDO-11.1", "edo-rules-5"),
        "edo-ask-discard": Why("edo-why-discard", "EDO-12.2", "edo-rules-2"),
    },
    symbols=(
        "edo-see-edo",
        "edo-see-city",
        "edo-see-income",
        "edo-see-keep",
        "edo-see-land",
        "edo-see-gate",
        "edo-see-samurai",
        "edo-see-merchant",
        "edo-see-ronin",
        "edo-see-market",
        "edo-see-supplies",
        "edo-see-demands",
        "edo-see-specials",
        "edo-see-goal",
        "edo-see-slots",
        "edo-see-goods",
        "edo-see-officials",
        "edo-see-card",
        "edo-see-action",
    ),
    lesson=Lesson(
        rounds=2,
        story=STORY,
        ended=ended,
        review=review,
        advice={
            "edo-ask-act": Advice("edo-learn-act", ("edo-see-card",)),
            "edo-ask-crew": Advice("edo-learn-crew", ("edo-see-officials",)),
            "edo-ask-walk": Advice("edo-learn-walk", ("edo-see-samurai",)),
            "edo-ask-execute": Advice("edo-learn-execute", ("edo-see-slots",)),
            "edo-ask-wages": Advice("edo-learn-wages", ("edo-see-samurai",)),
        },
    ),
)

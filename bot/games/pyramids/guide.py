"""For newcomers: chapters of the rules, and why each question is asked."""

from __future__ import annotations

from typing import Final

from bot.core import Chapter, Guide, Why

GUIDE: Final = Guide(
    chapters=(
        Chapter("py-rules-1"),
        Chapter("py-rules-2"),
        Chapter("py-rules-3"),
        Chapter("py-rules-4"),
        Chapter("py-rules-5"),
    ),
    why={
        "py-ask-keep": Why("py-why-keep", "PY-3.3", "py-rules-1"),
        "py-ask-mark": Why("py-why-mark", "PY-5.1", "py-rules-2"),
        "py-ask-extra": Why("py-why-extra", "PY-6.8", "py-rules-3"),
        "py-ask-take": Why("py-why-take", "PY-7.2", "py-rules-4"),
    },
)

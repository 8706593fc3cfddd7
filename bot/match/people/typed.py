"""Reading what people type about time: amounts, zones, times of day, dates."""

from __future__ import annotations

import difflib
import re
import unicodedata
from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from datetime import UTC, date, datetime, time, timedelta
from functools import cache
from importlib.resources import files
from typing import Final
from zoneinfo import ZoneInfo, available_timezones

from babel import Locale
from babel.core import get_global

from bot.core import fact
from bot.match.errors import BadSetting, UnknownZone, Unreadable
from bot.match.timing.clock import DAY, HOUR, Span
from bot.match.timing.person_settings import PersonSettings
from bot.text import LANGUAGES

LONGEST_QUIET: Final = 14 * 60
"""Minutes."""
LONGEST_VACATION: Final = 60
"""Days."""
FARTHEST: Final = 366
"""Days ahead that a vacation may begin."""
_AREAS: Final = ("Africa", "America", "Antarctica", "Arctic", "Asia", "Atlantic", "Australia", "Europe")
_MORE_AREAS: Final = ("Indian", "Pacific")


@cache
def zones() -> tuple[str, ...]:
    """All zones that people live in, by name."""
    every = sorted(available_timezones())
    return ("UTC", *(zone for zone in every if zone.split("/")[0] in (*_AREAS, *_MORE_AREAS) and "/" in zone))


def _folded(name: str) -> str:
    """A name without what people type in different ways: case, accents, spaces."""
    letters = unicodedata.normalize("NFKD", name.strip().casefold())
    return re.sub(r"[\s_-]+", "_", "".join(letter for letter in letters if not unicodedata.combining(letter)))


@cache
def _places() -> Mapping[str, tuple[str, ...]]:
    """Zones by their city, as their names spell it and as our languages do ("vienna", "wien"), and by their
    country in our languages."""
    own, translated = defaultdict[str, list[str]](list), defaultdict[str, list[str]](list)
    countries, of_code = defaultdict[str, list[str]](list), _of_countries()
    for zone in zones():
        own[_folded(zone.rsplit("/", 1)[-1])].append(zone)
    for language in LANGUAGES:
        spoken = Locale(language)
        for zone, names in spoken.time_zones.items():
            if zone in zones() and "city" in names:
                translated[_folded(names["city"])].append(zone)
        for code in spoken.territories.keys() & of_code.keys():
            countries[_folded(spoken.territories[code])] += of_code[code]
    for alias, codes in get_global("territory_aliases").items():  # "USA", "UK"
        if len(codes) == 1 and codes[0] in of_code:
            countries[_folded(alias)] += of_code[codes[0]]
    places = countries | translated | own
    return {name: tuple(dict.fromkeys(there)) for name, there in places.items()}


def _of_countries() -> Mapping[str, list[str]]:
    """The zones of each country by its code. Of those whose clocks show the same it has the best-known one:
    Windows names it, or it has old names ("Brazil/East" is São Paulo)."""
    year, seen = datetime.now(UTC).year, set[tuple[str, timedelta | None, timedelta | None]]()
    table = (files("tzdata") / "zoneinfo" / "zone.tab").read_text("utf-8").splitlines()
    lines = [line.split("\t") for line in table if not line.startswith("#")]
    olds, known = get_global("zone_aliases"), {*get_global("windows_zone_mapping").values()}
    renamed, names = {olds.get(zone) for zone in known}, Counter[str](olds.values())
    countries = defaultdict[str, list[str]](list)

    def fame(line: Sequence[str]) -> tuple[bool, bool, int]:
        return line[2] in known, line[2] in renamed, names[line[2]]

    for country, _, zone, *_ in sorted(lines, key=fame, reverse=True):
        winter, summer = (datetime(year, month, 1, tzinfo=ZoneInfo(zone)).utcoffset() for month in (1, 7))
        if zone in zones() and (country, winter, summer) not in seen:
            seen.add((country, winter, summer))
            countries[country].append(zone)
    return countries


def read_zone(text: str) -> str:
    """A time zone: its name in any case, or its city or country in any of our languages.

    Raises:
        UnknownZone: with what may have been meant.
    """
    sought = _folded(text)
    by_name = {_folded(zone): zone for zone in zones()}
    if sought in by_name:
        return by_name[sought]
    places = _places()
    if len(places.get(sought, ())) == 1:
        return places[sought][0]
    wanted = sought.rsplit("/", 1)[-1]
    close = difflib.get_close_matches(wanted, places, n=3, cutoff=0.75)
    near = dict.fromkeys(zone for name in close for zone in places[name])
    raise UnknownZone(shown(text), places.get(sought) or tuple(near)[:4])


_TIME = re.compile(r"(\d{1,2})(?:[:.h](\d{2})?)?\s*(?:(am|pm)|uhr)?")


def read_time(text: str) -> int:
    """A time of day as minutes after midnight: "23:00", "7.30", "22", "11pm", "22 Uhr".

    Raises:
        Unreadable: no such time.
    """
    matched = _TIME.fullmatch(text.strip().casefold())
    if matched is not None:
        hour, minute = int(matched[1]), int(matched[2] or 0)
        if matched[3] and 1 <= hour <= 12:
            hour = hour % 12 + (12 if matched[3] == "pm" else 0)
        elif matched[3]:
            hour = 99
        if hour == 24 and not minute:
            hour = 0
        if hour < 24 and minute < 60:
            return hour * 60 + minute
    raise Unreadable(fact("table-unreadable-time", text=shown(text)))


def quiet_hours(start: str, until: str) -> tuple[int, int]:
    """Raises Unreadable, BadSetting: no time at all, or too much of the day."""
    begins, ends = read_time(start), read_time(until)
    if begins == ends:
        raise BadSetting(fact("table-quiet-same"))
    if (ends - begins) % (24 * 60) > LONGEST_QUIET:
        raise BadSetting(fact("table-quiet-long", hours=LONGEST_QUIET // 60))
    return begins, ends


_DATE = re.compile(r"(\d{4})[-./](\d{1,2})[-./](\d{1,2})|(\d{1,2})[-./](\d{1,2})(?:[-./](\d{4}))?[.]?")


def read_date(text: str, today: date) -> date:
    """A day: 2026-12-24, 24.12.2026, or 24.12. for the next one.

    Raises:
        Unreadable: no such day.
    """
    matched = _DATE.fullmatch(text.strip())
    try:
        if matched and matched[1]:
            return date(int(matched[1]), int(matched[2]), int(matched[3]))
        if matched and matched[6]:
            return date(int(matched[6]), int(matched[5]), int(matched[4]))
        if matched:
            day = date(today.year, int(matched[5]), int(matched[4]))
            return day if day >= today else date(today.year + 1, day.month, day.day)
    except ValueError:
        pass
    raise Unreadable(fact("table-unreadable-date", text=shown(text)))


def vacation(settings: PersonSettings, first: str, last: str, now: int) -> Span:
    """Whole days of the person's own calendar, from now on at the earliest.

    Raises:
        Unreadable, BadSetting: past, backwards, too long or too far ahead.
    """
    here = datetime.fromtimestamp(now / 1000, UTC).astimezone(settings.tz)
    begins = read_date(first, here.date())
    ends = read_date(last, begins)
    if begins < here.date():
        raise BadSetting(fact("table-vacation-past"))
    if ends < begins:
        raise BadSetting(fact("table-vacation-backwards"))
    if (begins - here.date()).days > FARTHEST:
        raise BadSetting(fact("table-vacation-far"))
    if (ends - begins).days >= LONGEST_VACATION:
        raise BadSetting(fact("table-vacation-long", days=LONGEST_VACATION))
    return max(now, _midnight(begins, settings.tz)), _midnight(ends + timedelta(days=1), settings.tz)


def _midnight(day: date, zone: ZoneInfo) -> int:
    return int(datetime.combine(day, time(0), tzinfo=zone).timestamp() * 1000)


_UNITS: Final = {
    **dict.fromkeys(("h", "g", "ω", "ώ", "st", "o"), HOUR),
    **dict.fromkeys(("d", "η", "μ", "ta", "tg", "j", "gio", "gg"), DAY),
    **dict.fromkeys(("w", "t", "ε", "se"), 7 * DAY),
}
"""Units by how they begin, in every language; the longest beginning counts. Hour, godzina, ώρα, Stunde, hora,
heure, ora; day, dzień, ημέρα or μέρα, Tag, día, jour, giorno; week, tydzień, εβδομάδα, Woche, semana,
semaine, settimana."""
_LONGEST_UNIT: Final = max(map(len, _UNITS))
_PART = re.compile(r"(\d{1,4}(?:[.,]\d)?)\s*([^\W\d_]+)\.?\s*")


def read_amount(text: str) -> int:
    """An amount of time as people type it: "36h", "2d 12h", "1 week".

    Raises:
        Unreadable.
    """
    left, total = text.strip().casefold(), 0.0
    while left:
        found = _PART.match(left)
        unit = None if found is None else _unit(found[2])
        if found is None or unit is None:
            raise Unreadable(fact("table-unreadable-amount", text=shown(text)))
        total += float(found[1].replace(",", ".")) * unit
        left = left[found.end() :]
    if not total:
        raise Unreadable(fact("table-unreadable-amount", text=shown(text)))
    return int(total)


def _unit(word: str) -> int | None:
    beginnings = (word[:length] for length in range(_LONGEST_UNIT, 0, -1))
    return next((_UNITS[one] for one in beginnings if one in _UNITS), None)


def shown(text: str) -> str:
    """A typed text as it may be shown to the person who typed it."""
    kept = "".join(one for one in text.strip() if one.isprintable() and one not in "`*_~|<>@[]()\\")
    return kept[:40] or "?"

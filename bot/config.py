"""Settings from the environment and `.env`. They are checked at the start, and all errors are reported."""

from __future__ import annotations

import difflib
import logging
import re
from collections.abc import Callable, Iterable, Iterator
from importlib.util import find_spec
from ipaddress import IPv4Network, IPv6Network, ip_network
from pathlib import Path
from typing import Annotated, Final, Literal

from dotenv.parser import Binding, parse_stream
from pydantic import (
    AfterValidator,
    BeforeValidator,
    Field,
    SecretStr,
    ValidationError,
    ValidationInfo,
    field_validator,
)
from pydantic_settings import BaseSettings, NoDecode, SettingsConfigDict
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError

from bot.elsewhere import queue
from bot.elsewhere.queue import KINDS, Kind
from bot.runtime.addresses import ENCODE, is_ambiguous, password_forms
from bot.runtime.logs import can_report
from bot.runtime.shards import Shards
from bot.text import LANGUAGES

ENV_FILE: Final = Path(".env")
"""Read if it is there, unless another file is named (`use_env_file`)."""
DRIVERS = {"sqlite+aiosqlite": "aiosqlite", "postgresql+asyncpg": "asyncpg"}
"""The supported drivers, with the packages that they need."""
MOST_SHARDS = 65_535
DAY: Final = 86_400
SHORTEST_BACKUP: Final = 600
SHORTEST_ARCHIVE: Final = 3600
"""Seconds."""


class BadSettings(Exception):
    """One or more settings are wrong; `faults` has a sentence for each."""

    def __init__(self, faults: list[str]) -> None:
        super().__init__("\n".join(faults))
        self.faults = faults


DATABASE_URL = "sqlite+aiosqlite:///turnpost.sqlite"
_SCHEMES = {"discord_api_base": "http", "discord_gateway": "ws"}
"""The schemes of addresses, without the s of encrypted ones."""


def _read(parse: Callable[[str], object]) -> BeforeValidator:
    """Reads a setting that is given as text; any other value stays."""
    return BeforeValidator(lambda value: parse(value) if isinstance(value, str) else value)


def _span(text: str) -> int:
    """The seconds of a span such as 24h, 7d or 90m; 0 if it is none."""
    span = re.fullmatch(r"\s*(\d{1,4})\s*([mhd])\s*", text)
    return int(span[1]) * {"m": 60, "h": 3600, "d": DAY}[span[2]] if span else 0


def _token(text: str) -> str | None:
    """Remove spaces around a token. One with spaces in it is not a token, and breaks HTTP headers."""
    token = text.strip()
    if not re.fullmatch(r"[!-~]*", token):
        raise ValueError("must be one word on one line; copy it again from the developer portal")
    return token or None


def _sentry_dsn(value: SecretStr | None) -> SecretStr | None:
    if value is None:
        return None
    if not re.fullmatch(r"https?://[^@/\s]+@[^/\s]+/\S+", value.get_secret_value()):
        raise ValueError("must be the DSN that Sentry shows for a project, such as https://key@host/1")
    if not can_report():
        raise ValueError("needs the package sentry-sdk: pip install sentry-sdk")
    return value


def _archive_after(text: str) -> int | None:
    """Read a span such as 30d, or `never`."""
    if text.strip().casefold() == "never":
        return None
    seconds = _span(text)
    if seconds < SHORTEST_ARCHIVE:
        raise ValueError("must be a span of one hour or more, such as 30d or 12h, or never")
    return seconds


def _backup_every(text: str) -> int:
    """Read a span such as 24h, 7d or 90m."""
    seconds = _span(text)
    if seconds < SHORTEST_BACKUP:
        raise ValueError("must be a span of 10 minutes or more, such as 24h, 7d or 90m")
    return seconds


def _languages(text: str) -> tuple[str, ...]:
    names = tuple(text.replace(",", " ").split())
    if not names or set(names) - set(LANGUAGES):
        raise ValueError(f"choose from {', '.join(LANGUAGES)}, the server default first")
    return names


def _webhook_hosts(text: str) -> tuple[str, ...]:
    names = tuple(text.lower().replace(",", " ").split())
    if not all(re.fullmatch(r"[\w.:-]+", name) for name in names):
        raise ValueError("must be names of hosts, such as ntfy.lan, 192.168.0.5")
    return names


def _web_proxies(text: str) -> tuple[IPv4Network | IPv6Network, ...]:
    try:
        return tuple(ip_network(network) for network in text.replace(",", " ").split())
    except ValueError:
        raise ValueError("must be addresses or networks, such as 172.18.0.0/16") from None


def _database_url(value: str) -> str:
    if is_ambiguous(value):
        raise ValueError(ENCODE)
    try:
        address = make_url(value)
    except (ArgumentError, ValueError):
        raise ValueError(f"is not a database address; an example is {DATABASE_URL}") from None
    driver = address.drivername
    if driver not in DRIVERS:
        raise ValueError(f"must begin with {' or '.join(DRIVERS)}")
    named = address.database or ""
    if driver.startswith("sqlite") and (
        address.host or named in ("", ":memory:") or named.startswith("file:")
    ):
        raise ValueError(
            f"must name a file after three slashes, or four for an absolute path: {DATABASE_URL}"
        )
    package = DRIVERS[driver]
    if find_spec(package) is None:
        raise ValueError(f"needs the package {package}: pip install {package}")
    return value


def _host(value: str) -> str:
    if not re.fullmatch(r"[\w.:%-]+", value):
        raise ValueError("must be the name or address of this machine, such as 127.0.0.1")
    return value


def _web_url(value: str | None) -> str | None:
    if value is not None and not re.fullmatch(r"https?://[\w.:\[\]-]+(/[\w.~/-]*)?", value):
        raise ValueError("must be an address such as https://turnpost.example or https://example.org/bot")
    return None if value is None else value.rstrip("/")


class Settings(BaseSettings):
    """All settings of the bot; `.env.example` explains them."""

    model_config = SettingsConfigDict(
        env_file=ENV_FILE, env_file_encoding="utf-8", env_ignore_empty=True, extra="ignore", frozen=True
    )

    discord_token: Annotated[SecretStr | None, _read(_token)] = None
    database_url: Annotated[str, AfterValidator(_database_url)] = DATABASE_URL
    discord_api_base: str | None = None
    discord_gateway: str | None = None
    log_level: Annotated[Literal["DEBUG", "INFO", "WARNING", "ERROR"], _read(str.upper)] = "INFO"
    log_format: Annotated[Literal["text", "json"], _read(str.lower)] = "text"
    languages: Annotated[tuple[str, ...], NoDecode, _read(_languages)] = LANGUAGES
    work_elsewhere: Annotated[tuple[Kind, ...], NoDecode] = ()
    """What workers on other machines do (`python -m bot worker`)."""
    ai_workers: int = Field(1, ge=1, le=16)
    picture_workers: int = Field(1, ge=0, le=16)
    """0: pictures are drawn elsewhere only."""
    picture_warm_up: bool = True
    """Draw the common parts of pictures when the bot starts, not when the first picture is needed."""
    time_lapse_frames: int = Field(240, ge=0, le=600)
    shard_count: int | None = Field(None, ge=1, le=MOST_SHARDS)
    shard_ids: Annotated[tuple[int, int] | None, NoDecode] = Field(None, validate_default=False)
    """The first and the last shard of this process."""
    reshard_from: int | None = Field(None, ge=0, le=MOST_SHARDS)
    """The number of shards of running processes that these replace; 0: it was not set there."""
    requests_per_second: int = Field(50, ge=0, le=10_000)
    """What Discord allows the bot, all its processes together; 0: nothing waits."""
    dev_guild: int | None = Field(None, gt=0)
    tables_per_server: int = Field(500, ge=0)
    tables_per_person: int = Field(50, ge=0)
    """Unfinished tables; 0: any number."""
    archive_after: Annotated[int | None, NoDecode, _read(_archive_after)] = 30 * DAY
    """Seconds between the end of a match and its way into the archive; None: never."""
    backup_every: Annotated[int | None, NoDecode, _read(_backup_every)] = None
    """Seconds between two backups; None: the bot makes none."""
    backup_dir: Path = Path("backups")
    backup_keep: int = Field(7, ge=1, le=1000)
    sentry_dsn: Annotated[SecretStr | None, AfterValidator(_sentry_dsn)] = None
    metrics_port: int | None = Field(None, ge=1, le=65535)
    metrics_host: Annotated[str, AfterValidator(_host)] = "127.0.0.1"
    web_port: int | None = Field(None, ge=1, le=65535)
    web_host: Annotated[str, AfterValidator(_host)] = "127.0.0.1"
    web_url: Annotated[str | None, AfterValidator(_web_url)] = None
    """Where people find the pages, without a slash at the end; its path is the prefix of every page."""
    web_proxies: Annotated[tuple[IPv4Network | IPv6Network, ...], NoDecode, _read(_web_proxies)] = ()
    """Where proxies are, besides this machine: who asks is read from what they say."""
    webhooks: bool = True
    """People may have an address called when it is their turn."""
    webhook_hosts: Annotated[tuple[str, ...], NoDecode, _read(_webhook_hosts)] = ()
    """Names of hosts that may be called although they are private, or have no encryption."""
    sandbox_port: int = Field(8765, ge=1, le=65535)
    sandbox_dir: Path = Path("sandbox")

    @field_validator("work_elsewhere", mode="before")
    @classmethod
    def _work_elsewhere(cls, value: object, others: ValidationInfo) -> object:
        if not isinstance(value, str):
            return value
        names = tuple(dict.fromkeys(value.lower().replace(",", " ").split()))
        if set(names) - set(KINDS):
            raise ValueError(f"choose from {', '.join(KINDS)}")
        if names and others.data.get("database_url", "postgresql:").startswith("sqlite"):
            raise ValueError("needs PostgreSQL; with SQLite the bot draws and thinks on its own machine")
        if names and not queue.installed():
            raise ValueError(queue.LACKING)
        return names

    @field_validator("picture_workers")
    @classmethod
    def _picture_workers(cls, value: int, others: ValidationInfo) -> int:
        if not value and "drawing" not in others.data.get("work_elsewhere", ("drawing",)):
            raise ValueError("must be 1 or more, unless WORK_ELSEWHERE has drawing")
        return value

    @field_validator("shard_ids", mode="before")
    @classmethod
    def _shard_ids(cls, value: object, others: ValidationInfo) -> object:
        """Read the range of shards and compare it with the settings before it.

        Settings that are wrong themselves are missing in `others`.
        """
        if not isinstance(value, str):
            return value
        bounds = re.fullmatch(r"\s*(\d{1,5})\s*(?:-\s*(\d{1,5})\s*)?", value)
        if bounds is None:
            raise ValueError("must be a number or a range such as 0-3")
        first, last = int(bounds[1]), int(bounds[2] or bounds[1])
        if first > last:
            raise ValueError("must have the smaller number first")
        if "shard_count" in others.data:
            count = others.data["shard_count"]
            if count is None:
                raise ValueError("needs SHARD_COUNT: the number of shards of all processes together")
            if last >= count:
                raise ValueError(f"must be within 0-{count - 1}, because SHARD_COUNT is {count}")
            url = others.data.get("database_url", "postgresql:")
            shared = others.data.get("discord_token") and not url.startswith("sqlite")
            if last - first < count - 1 and not shared:
                raise ValueError(
                    "names only some of the shards; several processes need DISCORD_TOKEN and PostgreSQL"
                )
        return first, last

    @field_validator("discord_api_base", "discord_gateway")
    @classmethod
    def _address(cls, value: str | None, info: ValidationInfo) -> str | None:
        scheme = _SCHEMES[info.field_name or ""]
        if value is not None and not re.fullmatch(rf"{scheme}s?://[^/\s]\S*", value):
            raise ValueError(f"must be an address that begins with {scheme}:// or {scheme}s://")
        return value

    @property
    def shards(self) -> Shards | None:
        """The shards of this process; None: all, as many as Discord recommends."""
        if self.shard_count is None:
            return None
        first, last = self.shard_ids or (0, self.shard_count - 1)
        return Shards(self.shard_count, first, last)

    @property
    def token(self) -> str | None:
        """The token of the bot; None: use the sandbox."""
        return self.discord_token.get_secret_value() if self.discord_token else None

    @property
    def database(self) -> str:
        """The address of the database, for the bot and its tools.

        Without a token it is the database for the sandbox, unless DATABASE_URL names one.
        """
        if self.token or "database_url" in self.model_fields_set:
            return self.database_url
        return f"sqlite+aiosqlite:///{self.sandbox_dir / 'turnpost.sqlite'}"

    @property
    def secrets(self) -> tuple[str, ...]:
        """Texts that must not be in any log record."""
        token = (self.token,) if self.token else ()
        dsn = (self.sentry_dsn.get_secret_value(),) if self.sentry_dsn else ()
        return (*token, *dsn, *password_forms(self.database_url))


_MESSAGES = {
    # replacements for messages of pydantic, by kind of error
    "bool_parsing": "must be yes or no",
    "greater_than": "must be more than {gt}",
    "greater_than_equal": "must be {ge} or more",
    "int_parsing": "must be a whole number",
    "less_than_equal": "must be {le} or less",
    "literal_error": "must be {expected}",
}

logging.getLogger("dotenv").setLevel(logging.ERROR)  # what cannot be read is told by `_faults_of`

NOT_OURS: Final = ("LANGUAGE", "LOGLEVEL")
"""Variables of other programs whose names are like settings."""


def misspelt(environ: Iterable[str]) -> list[str]:
    """A sentence for each variable of the environment whose name is nearly that of a setting."""
    ours = {name.upper() for name in Settings.model_fields}
    sentences = []
    for name in sorted({variable.upper() for variable in environ} - ours - set(NOT_OURS)):
        near = difflib.get_close_matches(name, ours, 1, 0.85)
        if near:
            sentences.append(f"{name} is not a setting. Did you mean {near[0]}?")
    return sentences


_NAME: Final = re.compile(r"\s*(?:export\s+)?(\w+)")
"""The name with which a line of the file begins."""

_named_file: Path | None = None


def use_env_file(file: Path | None) -> None:
    """Read the settings of this process from another file than `.env`; None: from `.env` again."""
    global _named_file
    _named_file = file


def _faults_of(file: Path) -> list[str]:
    """A fault for each line of the file that is not NAME=value, and for each name that is not a setting.

    A fault quotes no more of a line than a name, because the rest may be a secret.
    """
    if not file.is_file():
        return []
    with file.open(encoding="utf-8") as text:
        bindings = list(parse_stream(text))
    return [fault for binding in bindings for fault in _faults_of_line(file, binding)]


def _faults_of_line(file: Path, binding: Binding) -> Iterator[str]:
    ours = {name.upper() for name in Settings.model_fields}
    written = binding.original.string
    blank = written[: len(written) - len(written.lstrip())]
    place = f"{file}, line {binding.original.line + blank.count(chr(10))}"
    name = binding.key or (named[1] if (named := _NAME.match(written)) else "")
    if binding.error or (binding.key and (binding.value is None or "\n" in written.strip())):
        subject = f"the line of {name.upper()}" if name.upper() in ours else "the line"
        yield f"{place}: {subject} cannot be read; write NAME=value, and close a quote on the same line"
    elif name and name.upper() not in ours:
        near = difflib.get_close_matches(name.upper(), ours, 1, 0.6)
        hint = f"; did you mean {near[0]}?" if near else ""
        yield f"{place}: {name} is not a setting{hint}"


def load_settings() -> Settings:
    """Read the settings of this process.

    Raises:
        BadSettings: settings are wrong. The messages contain no secrets.
    """
    file = _named_file or ENV_FILE
    if _named_file is not None and not file.is_file():
        raise BadSettings([f"{file}: there is no such file"])
    try:
        unread = _faults_of(file)
        settings = Settings(_env_file=file)
    except ValidationError as error:
        for fault in error.errors(include_input=False, include_url=False):
            ours = _MESSAGES.get(fault["type"])
            says = ours.format(**fault.get("ctx", {})) if ours else fault["msg"].removeprefix("Value error, ")
            unread.append(f"{'_'.join(map(str, fault['loc'])).upper()}: {says}")
        raise BadSettings(unread) from None
    except UnicodeDecodeError:
        raise BadSettings([f"{file}: is not UTF-8 text; save it again as UTF-8"]) from None
    except OSError as error:
        raise BadSettings([f"{file}: cannot be read ({error.strerror})"]) from None
    if unread:
        raise BadSettings(unread)
    return settings

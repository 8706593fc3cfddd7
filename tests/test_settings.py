"""Settings: typed, checked at the start, all faults told at once, no secret ever told."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.config import BadSettings, Settings, load_settings, misspelt
from bot.runtime.shards import Shards
from bot.start import run
from bot.text import LANGUAGES

EXAMPLE = Path(__file__).resolve().parents[1] / ".env.example"
TOKEN = "MTIzNDU2Nzg5.Gxyzab.this-must-never-be-seen"
PASSWORD = "hunter2-also-secret"

BAD = {
    "DATABASE_URL": f"mysql://turnpost:{PASSWORD}@db/turnpost",
    "DISCORD_API_BASE": "discord.example",
    "DISCORD_GATEWAY": "http://gateway.example",
    "LOG_LEVEL": "LOUD",
    "LOG_FORMAT": "XML",
    "LANGUAGES": "en tlh",
    "PICTURE_WORKERS": "0",
    "SHARD_COUNT": "0",
    "SHARD_IDS": "three",
    "DEV_GUILD": "harbour",
    "SANDBOX_PORT": "65536",
}


@pytest.fixture(autouse=True)
def clean(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """No settings but those of the test: neither of this machine nor of a `.env` here."""
    for name in Settings.model_fields:
        monkeypatch.delenv(name.upper(), raising=False)
    monkeypatch.chdir(tmp_path)


def test_nothing_is_needed() -> None:
    settings = load_settings()
    assert settings.token is None
    assert settings.database_url == "sqlite+aiosqlite:///turnpost.sqlite"
    assert settings.languages == LANGUAGES


def test_good_values_are_read(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """From `.env`, and from the environment, which goes first."""
    (tmp_path / ".env").write_text("LANGUAGES=pl, en\nLOG_LEVEL=debug\nSANDBOX_PORT=9000\nDEV_GUILD=\n")
    monkeypatch.setenv("SANDBOX_PORT", "9001")
    settings = load_settings()
    assert (settings.languages, settings.log_level) == (("pl", "en"), "DEBUG")
    assert (settings.sandbox_port, settings.dev_guild) == (9001, None)


def test_all_faults_are_told_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in BAD.items():
        monkeypatch.setenv(name, value)
    with pytest.raises(BadSettings) as caught:
        load_settings()
    assert [fault.partition(": ")[0] for fault in caught.value.faults] == list(BAD)
    for fault in caught.value.faults:
        assert re.fullmatch(r"[A-Z_]+: .{10,120}", fault), fault


IN_MEMORY = ("sqlite+aiosqlite://", "sqlite+aiosqlite:///:memory:", "sqlite+aiosqlite:///file:x?uri=true")
SLIP = "sqlite+aiosqlite://turnpost.sqlite"


@pytest.mark.parametrize(
    "url", [*IN_MEMORY, SLIP, "", "nonsense", "sqlite:///x.db", f"postgresql://a:{PASSWORD}@h:port/x"]
)
def test_a_database_that_is_none(monkeypatch: pytest.MonkeyPatch, url: str) -> None:
    """Every wrong address is told; the password in it is not. Empty means the default."""
    monkeypatch.setenv("DATABASE_URL", url)
    if not url:
        assert load_settings().database_url == "sqlite+aiosqlite:///turnpost.sqlite"
        return
    with pytest.raises(BadSettings) as caught:
        load_settings()
    (fault,) = caught.value.faults
    assert fault.startswith("DATABASE_URL: ")
    assert PASSWORD not in fault


@pytest.mark.parametrize("password", ["hun@ter2", "h@un#ter2", "hunter2@", "@/hun?ter2", "hun@ter2:5432/x"])
def test_an_address_that_would_show_its_password(monkeypatch: pytest.MonkeyPatch, password: str) -> None:
    """An @ that is not encoded: what follows it would be taken for the host."""
    monkeypatch.setenv("DATABASE_URL", f"postgresql+asyncpg://vasilis:{password}@db.example/turnpost")
    with pytest.raises(BadSettings) as caught:
        load_settings()
    assert caught.value.faults == ["DATABASE_URL: has a user or password in which @ must be written as %40"]


def test_secrets_in_every_form(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DATABASE_URL", "postgresql+asyncpg://vasilis:hun%40ter%232@db.example/turnpost")
    assert {"hun@ter#2", "hun%40ter%232"} <= set(load_settings().secrets)


@pytest.mark.parametrize("token", ["two\nlines", "two words", "tok\ten", "żółw"])
def test_a_token_that_is_none(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], token: str
) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", token)
    assert run() == 2
    said = capsys.readouterr().err
    assert said == "DISCORD_TOKEN: must be one word on one line; copy it again from the developer portal\n"


@pytest.mark.parametrize("empty", ["set", "not set", "in the file"])
def test_a_service_needs_a_token(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path, empty: str
) -> None:
    """Nobody looks at the sandbox of a service, and nobody would miss the bot's messages there."""
    if empty == "set":
        monkeypatch.setenv("DISCORD_TOKEN", "")
    elif empty == "in the file":
        (tmp_path / ".env").write_text("DISCORD_TOKEN=\n")
    assert main(["--service"]) == 2
    assert capsys.readouterr().err.startswith("DISCORD_TOKEN: is empty. ")
    assert not (tmp_path / "sandbox").exists()


def test_spaces_around_a_token_are_not_of_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """As of a file that ends with a line feed."""
    monkeypatch.setenv("DISCORD_TOKEN", f" {TOKEN}\n")
    assert load_settings().token == TOKEN


@pytest.mark.parametrize("token", ["", TOKEN])
def test_one_rule_for_the_database(monkeypatch: pytest.MonkeyPatch, token: str) -> None:
    """For the bot and its tools, with a token or without: what is named is meant."""
    monkeypatch.setenv("DISCORD_TOKEN", token)
    for url in ("sqlite+aiosqlite:///live.sqlite", "sqlite+aiosqlite:///turnpost.sqlite"):
        monkeypatch.setenv("DATABASE_URL", url)
        assert load_settings().database == url
    monkeypatch.setenv("DATABASE_URL", "")
    default = "turnpost.sqlite" if token else "sandbox/turnpost.sqlite"
    assert load_settings().database == f"sqlite+aiosqlite:///{default}"


def test_a_name_in_the_file_that_is_no_setting(tmp_path: Path) -> None:
    (tmp_path / ".env").write_text("PICTURE_WORKER=3\nDISCORD_TOKN=x\nLOG_LEVEL=LOUD\nZEBRA=1\n")
    with pytest.raises(BadSettings) as caught:
        load_settings()
    assert caught.value.faults == [
        ".env, line 1: PICTURE_WORKER is not a setting; did you mean PICTURE_WORKERS?",
        ".env, line 2: DISCORD_TOKN is not a setting; did you mean DISCORD_TOKEN?",
        ".env, line 4: ZEBRA is not a setting",
        "LOG_LEVEL: must be 'DEBUG', 'INFO', 'WARNING' or 'ERROR'",
    ]
    (tmp_path / ".env").write_text("PICTURE_WORKER=3\n")
    with pytest.raises(BadSettings):  # also where nothing else is wrong
        load_settings()
    (tmp_path / ".env").write_text("picture_workers=3\n")
    assert load_settings().picture_workers == 3


@pytest.mark.parametrize(
    ("written", "line", "subject"),
    [
        ('BACKUP_EVERY="24h', 3, "the line of BACKUP_EVERY"),
        ('BACKUP_EVERY="24h\nMETRICS_PORT="9464"', 3, "the line of BACKUP_EVERY"),
        ('BACKUP_DIR="here\nMETRICS_HOST="', 3, "the line of BACKUP_DIR"),
        ("METRICS_PORT 9464", 3, "the line of METRICS_PORT"),
        ("export web_port", 3, "the line of WEB_PORT"),
        ("\n \nWEB_PORT", 5, "the line of WEB_PORT"),
        ("=9464", 3, "the line"),
        (TOKEN, 3, "the line"),
        (f"{TOKEN} is the token", 3, "the line"),
    ],
)
def test_a_line_of_the_file_that_cannot_be_read(
    written: str,
    line: int,
    subject: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    caplog: pytest.LogCaptureFixture,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """It is named once, by its place and its setting, not by what it holds, and nothing starts."""
    monkeypatch.setattr("bot.start.set_up_logging", lambda *_: pytest.fail("it starts"))
    (tmp_path / ".env").write_text(f"# mine\nLOG_LEVEL=INFO\n{written}\n\n# end\nSANDBOX_PORT=9000 # free\n")
    assert run() == 2
    assert not caplog.records
    said = capsys.readouterr().err
    assert (
        f".env, line {line}: {subject} cannot be read; write NAME=value, and close a quote on the same line\n"
        in said
    )
    assert said.count(".env, line") == 1
    assert TOKEN not in said


def test_a_variable_that_is_nearly_a_setting() -> None:
    given = ["PATH", "HOME", "LANGUAGE", "LANG", "PICTURE_WORKER", "DISCORD_TOKN", "LOG_LEVEL", "PYTHONPATH"]
    assert misspelt(given) == [
        "DISCORD_TOKN is not a setting. Did you mean DISCORD_TOKEN?",
        "PICTURE_WORKER is not a setting. Did you mean PICTURE_WORKERS?",
    ]


def test_a_database_needs_its_driver(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DATABASE_URL", f"postgresql+asyncpg://a:{PASSWORD}@h/x")
    monkeypatch.setattr("bot.config.find_spec", lambda name: object())
    assert load_settings().database_url.startswith("postgresql")
    monkeypatch.setattr("bot.config.find_spec", lambda name: None)
    with pytest.raises(BadSettings) as caught:
        load_settings()
    assert caught.value.faults == ["DATABASE_URL: needs the package asyncpg: pip install asyncpg"]


def test_faults_are_told_in_plain_words(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("PICTURE_WARM_UP", "METRICS_PORT", "DISCORD_API_BASE", "DISCORD_GATEWAY"):
        monkeypatch.setenv(name, "ws://" if name == "DISCORD_GATEWAY" else "perhaps")
    for name, number in (("AI_WORKERS", "0"), ("DEV_GUILD", "0"), ("WEB_PORT", "65536")):
        monkeypatch.setenv(name, number)
    monkeypatch.setenv("LOG_FORMAT", "xml")
    with pytest.raises(BadSettings) as caught:
        load_settings()
    assert sorted(caught.value.faults) == [
        "AI_WORKERS: must be 1 or more",
        "DEV_GUILD: must be more than 0",
        "DISCORD_API_BASE: must be an address that begins with http:// or https://",
        "DISCORD_GATEWAY: must be an address that begins with ws:// or wss://",
        "LOG_FORMAT: must be 'text' or 'json'",
        "METRICS_PORT: must be a whole number",
        "PICTURE_WARM_UP: must be yes or no",
        "WEB_PORT: must be 65535 or less",
    ]


def test_the_program_tells_them_and_stops(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A line each on the error output, exit status 2; no secret among them."""
    monkeypatch.setenv("DISCORD_TOKEN", TOKEN)
    for name, value in BAD.items():
        monkeypatch.setenv(name, value)
    assert run() == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert len(said.err.splitlines()) == len(BAD)
    assert TOKEN not in said.err
    assert PASSWORD not in said.err


def test_the_token_is_not_in_what_settings_look_like(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", TOKEN)
    settings = load_settings()
    assert settings.token == TOKEN
    for shown in (repr(settings), str(settings), settings.model_dump_json(), f"{settings.model_dump()}"):
        assert TOKEN not in shown


def test_the_example_names_every_setting(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Each with a word above it; and as it stands it gives the defaults."""
    lines = EXAMPLE.read_text(encoding="utf-8").splitlines()
    named = [line.partition("=")[0] for line in lines if "=" in line and not line.startswith("#")]
    assert named == [name.upper() for name in Settings.model_fields]
    blocks = "\n".join(lines).split("\n\n")
    assert all(block.startswith("#") for block in blocks)
    (tmp_path / ".env").write_text("\n".join(lines))
    filled = load_settings()
    (tmp_path / ".env").unlink()
    assert filled == load_settings()


POSTGRES = "postgresql+asyncpg://a@h/x"


@pytest.mark.parametrize(
    ("count", "ids", "shards"),
    [
        (None, None, None),
        ("4", None, Shards(4, 0, 3)),
        ("4", " 1 - 2", Shards(4, 1, 2)),
        ("4", "3", Shards(4, 3, 3)),
    ],
)
def test_shards(
    monkeypatch: pytest.MonkeyPatch, count: str | None, ids: str | None, shards: Shards | None
) -> None:
    monkeypatch.setattr("bot.config.find_spec", lambda name: object())
    given = {"SHARD_COUNT": count, "SHARD_IDS": ids, "DISCORD_TOKEN": TOKEN, "DATABASE_URL": POSTGRES}
    for name, value in given.items():
        monkeypatch.setenv(name, value or "")
    assert load_settings().shards == shards


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"SHARD_COUNT": "4", "SHARD_IDS": "0-x"}, "must be a number or a range such as 0-3"),
        ({"SHARD_COUNT": "4", "SHARD_IDS": "3-1"}, "must have the smaller number first"),
        ({"SHARD_COUNT": "4", "SHARD_IDS": "2-4"}, "must be within 0-3, because SHARD_COUNT is 4"),
        ({"SHARD_IDS": "0-3"}, "needs SHARD_COUNT: the number of shards of all processes together"),
        (
            {"SHARD_COUNT": "2", "SHARD_IDS": "1", "DISCORD_TOKEN": TOKEN},
            "names only some of the shards; several processes need DISCORD_TOKEN and PostgreSQL",
        ),
        (
            {"SHARD_COUNT": "2", "SHARD_IDS": "1", "DATABASE_URL": POSTGRES},
            "names only some of the shards; several processes need DISCORD_TOKEN and PostgreSQL",
        ),
    ],
)
def test_shards_that_do_not_fit(monkeypatch: pytest.MonkeyPatch, given: dict[str, str], said: str) -> None:
    monkeypatch.setattr("bot.config.find_spec", lambda name: object())
    for name, value in given.items():
        monkeypatch.setenv(name, value)
    with pytest.raises(BadSettings) as caught:
        load_settings()
    assert caught.value.faults == [f"SHARD_IDS: {said}"]


def test_all_shards_may_be_named_on_sqlite(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SHARD_COUNT", "2")
    monkeypatch.setenv("SHARD_IDS", "0-1")
    assert load_settings().shards == Shards(2, 0, 1)


@pytest.mark.parametrize(
    ("text", "seconds"),
    [("30d", 2_592_000), ("1h", 3600), (" 90 m ", 5400), ("never", None), ("", 2_592_000)],
)
def test_when_matches_are_archived(text: str, seconds: int | None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ARCHIVE_AFTER", text)
    assert load_settings().archive_after == seconds


@pytest.mark.parametrize("text", ["59m", "30", "0d", "soon", "-1d"])
def test_no_time_for_the_archive(text: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ARCHIVE_AFTER", text)
    monkeypatch.setenv("TABLES_PER_PERSON", "-1")
    with pytest.raises(BadSettings) as caught:
        load_settings()
    assert [fault.partition(":")[0] for fault in caught.value.faults] == [
        "TABLES_PER_PERSON",
        "ARCHIVE_AFTER",
    ]


POSTGRES = "postgresql+asyncpg://db.example/turnpost"


def faults(monkeypatch: pytest.MonkeyPatch, **values: str) -> list[str]:
    for name, value in values.items():
        monkeypatch.setenv(name, value)
    try:
        load_settings()
    except BadSettings as error:
        return error.faults
    return []


def test_work_elsewhere(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.elsewhere.queue.installed", lambda: True)
    assert load_settings().work_elsewhere == ()
    assert faults(monkeypatch, WORK_ELSEWHERE="Thinking, drawing", DATABASE_URL=POSTGRES) == []
    assert load_settings().work_elsewhere == ("thinking", "drawing")
    assert faults(monkeypatch, PICTURE_WORKERS="0") == []
    assert faults(monkeypatch, WORK_ELSEWHERE="thinking") == [
        "PICTURE_WORKERS: must be 1 or more, unless WORK_ELSEWHERE has drawing"
    ]


def test_work_elsewhere_that_cannot_be(monkeypatch: pytest.MonkeyPatch) -> None:
    assert faults(monkeypatch, WORK_ELSEWHERE="drawing") == [
        "WORK_ELSEWHERE: needs PostgreSQL; with SQLite the bot draws and thinks on its own machine"
    ]
    assert faults(monkeypatch, WORK_ELSEWHERE="cooking", DATABASE_URL=POSTGRES) == [
        "WORK_ELSEWHERE: choose from drawing, thinking"
    ]
    monkeypatch.setattr("bot.elsewhere.queue.installed", lambda: False)
    assert faults(monkeypatch, WORK_ELSEWHERE="drawing") == [
        "WORK_ELSEWHERE: needs the package pgqueuer: pip install 'turnpost[elsewhere]'"
    ]


def test_a_worker_on_sqlite_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["worker", "drawing"]) == 1
    assert capsys.readouterr().err == "DATABASE_URL: a worker needs the PostgreSQL database of the bot\n"

"""A real PostgreSQL server for tests and benchmarks.

    with running() as server, server.database() as url:
        store = await Store.open(url)

It listens on a Unix socket in its own folder and needs only the programs of PostgreSQL. If the tests run as
root, it runs as another user. It ends with the process that started it, also after a crash.
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Callable, Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, TypeVar

from sqlalchemy.engine import URL

from tests.programs import hidden

T = TypeVar("T")

OWNER: Final = "turnpost"
"""The owner of the server, who needs no password on the socket."""
GUEST, PASSWORD = "guest", "f1sh-m0nger"
"""A user who needs a password."""
TEMPLATE: Final = "turnpost_template"
"""An empty database with the newest schema, which is copied for every test."""

ALONE: Final = """
SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity
WHERE datname = current_database() AND pid <> pg_backend_pid()
"""
EVERYBODY: Final = """
SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity
WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()
"""
EMPTY: Final = """
DO $$ BEGIN
    EXECUTE (
        SELECT 'TRUNCATE ' || string_agg(quote_ident(tablename), ', ') || ' RESTART IDENTITY'
        FROM pg_tables WHERE schemaname = 'public' AND tablename <> 'alembic_version'
    );
END $$
"""

NEEDED: Final = ("postgres", "initdb")
SETTINGS: Final = {
    "listen_addresses": "",
    "shared_buffers": "32MB",
    "max_connections": "200",
    "autovacuum": "off",
    "jit": "off",
    "deadlock_timeout": "200ms",
    "log_min_messages": "warning",
}
CARELESS: Final = {"fsync": "off", "synchronous_commit": "off", "full_page_writes": "off"}
"""Settings for tests, whose data need not survive a crash of the machine."""

GUARD: Final = 'folder=$1; shift; "$@" & cat > /dev/null; kill -QUIT $!; wait $!; rm -rf "$folder"'
"""A script that stops the server and removes its folder when its input is closed, also by our crash."""


def programs() -> Path | None:
    """The folder with the programs of the server; None if it is not installed."""
    if hidden():
        return None
    return next((one for one in _folders() if all((one / name).is_file() for name in NEEDED)), None)


def _folders() -> Iterator[Path]:
    on_path = shutil.which("postgres")
    if on_path:
        yield Path(on_path).resolve().parent
    yield from sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=_version, reverse=True)
    config = shutil.which("pg_config")
    if config:
        told = subprocess.run([config, "--bindir"], capture_output=True, text=True, check=False)
        yield Path(told.stdout.strip())


def _version(folder: Path) -> float:
    try:
        return float(folder.parent.name)
    except ValueError:
        return 0


def lacking() -> str | None:
    """Why no server can be started here; None if it can."""
    if programs() is None:
        return "no PostgreSQL found"
    if os.geteuid() == 0 and _ordinary() is None:
        return "it does not run as root, and there is no user postgres or nobody"
    return None


def _ordinary() -> pwd.struct_passwd | None:
    """The user for the server if the tests run as root."""
    for name in ("postgres", "nobody"):
        try:
            return pwd.getpwnam(name)
        except KeyError:
            continue
    return None


def in_a_loop(work: Callable[[], Coroutine[Any, Any, T]]) -> T:
    """Run a coroutine, also if an event loop is running in this thread."""
    with ThreadPoolExecutor(1) as executor:
        return executor.submit(lambda: asyncio.run(work())).result()


class Server:
    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._numbers = itertools.count(1)
        self._emptied: list[str] = []

    def url(self, database: str, user: str = OWNER, password: str | None = None) -> str:
        """The address of a database, as in DATABASE_URL."""
        address = URL.create(
            "postgresql+asyncpg", user, password, database=database, query={"host": str(self._folder)}
        )
        return address.render_as_string(hide_password=False)

    def run(self, *statements: str, database: str = "postgres") -> Any:
        """Run statements one after the other without a transaction; return the result of the last one."""
        return self._run(self._folder, *statements, database=database)

    def _run(self, host: Path, *statements: str, database: str = "postgres") -> Any:
        import asyncpg

        value: Any = None

        async def work() -> None:
            nonlocal value
            connection = await asyncpg.connect(host=str(host), user=OWNER, database=database)
            try:
                for statement in statements:
                    value = await connection.fetchval(statement)
            finally:
                await connection.close()

        in_a_loop(work)
        return value

    @contextmanager
    def away(self) -> Iterator[None]:
        """End all connections and accept none in the block, as if the server were stopped."""
        socket = self._folder / ".s.PGSQL.5432"
        hidden = self._folder / "hidden"
        hidden.mkdir()
        socket.rename(hidden / socket.name)
        try:
            self._run(hidden, EVERYBODY)
            yield
        finally:
            (hidden / socket.name).rename(socket)
            hidden.rmdir()

    @contextmanager
    def frozen(self) -> Iterator[None]:
        """Nothing answers in the block, and no connection ends, as if the network were dead."""
        server = int((self._folder / "data" / "postmaster.pid").read_text().split()[0])
        os.kill(server, signal.SIGSTOP)  # first, so that no more processes begin
        found = subprocess.run(["ps", "-eo", "pid=,ppid="], capture_output=True, text=True, check=True)
        pairs = [tuple(map(int, line.split())) for line in found.stdout.splitlines()]
        backends = [pid for pid, parent in pairs if parent == server]
        for pid in backends:
            os.kill(pid, signal.SIGSTOP)
        try:
            yield
        finally:
            for pid in (*backends, server):
                with contextlib.suppress(ProcessLookupError):
                    os.kill(pid, signal.SIGCONT)

    def _made(self, template: str) -> str:
        name = f"{OWNER}_{next(self._numbers)}"
        self.run(f"CREATE DATABASE {name} TEMPLATE {template}")
        return name

    @contextmanager
    def database(self, *, empty: bool = False) -> Iterator[str]:
        """The address of a new database with the newest schema; `empty`: without tables."""
        name = self._made("template0" if empty else TEMPLATE)
        try:
            yield self.url(name)
        finally:
            self.run(f"DROP DATABASE {name} WITH (FORCE)")

    @contextmanager
    def emptied(self) -> Iterator[str]:
        """Like `database`, but the database is reused and only its rows are deleted, which is faster.

        It is not for tests that change more than rows.
        """
        name = self._emptied.pop() if self._emptied else self._made(TEMPLATE)
        yield self.url(name)
        self.run(ALONE, EMPTY, database=name)
        self._emptied.append(name)


@contextmanager
def running(*, durable: bool = False) -> Iterator[Server]:
    """Run a server during the block. `durable`: it waits for the disk, as in production.

    Raises:
        RuntimeError: it cannot be started; see also `lacking`.
    """
    # Not in TMPDIR: the path of a socket has 100 letters at most, and the server's user must get there.
    folder = Path(tempfile.mkdtemp(prefix="turnpost-pg-", dir="/tmp"))
    try:
        server, guard = _start(folder, durable)
    except BaseException:
        shutil.rmtree(folder, ignore_errors=True)
        raise
    try:
        _prepare(server)
        yield server
    finally:
        assert guard.stdin is not None
        guard.stdin.close()
        guard.wait(30)


def _start(folder: Path, durable: bool) -> tuple[Server, subprocess.Popen[bytes]]:
    found = programs()
    if found is None:
        raise RuntimeError(f"PostgreSQL: {lacking()}")
    who = _ordinary() if os.geteuid() == 0 else None
    if who is not None:
        os.chown(folder, who.pw_uid, who.pw_gid)
    as_user: dict[str, Any] = (
        {} if who is None else {"user": who.pw_uid, "group": who.pw_gid, "extra_groups": []}
    )
    data = folder / "data"
    made = subprocess.run(
        [found / "initdb", "-D", data, "-U", OWNER, "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync"],
        capture_output=True,
        text=True,
        check=False,
        cwd=folder,
        **as_user,
    )
    if made.returncode:
        raise RuntimeError(f"initdb: {made.stderr}")
    (data / "pg_hba.conf").write_text(f"local all {GUEST} scram-sha-256\nlocal all all trust\n")
    settings = SETTINGS | ({} if durable else CARELESS) | {"unix_socket_directories": str(folder)}
    options = [part for name, value in settings.items() for part in ("-c", f"{name}={value}")]
    with (folder / "log").open("wb") as log:
        guard = subprocess.Popen(
            ["/bin/sh", "-c", GUARD, "sh", folder, found / "postgres", "-D", data, *options],
            stdin=subprocess.PIPE,
            stdout=log,
            stderr=log,
            cwd="/",
            start_new_session=True,  # Ctrl-C is for us
            **as_user,
        )
    return Server(folder), guard


def _prepare(server: Server) -> None:
    """Wait until the server answers; create its users and the template."""
    import asyncpg

    from bot.store import Store

    deadline = time.monotonic() + 30
    while True:
        try:
            server.run(
                f"CREATE DATABASE {TEMPLATE}",
                f"CREATE USER {GUEST} PASSWORD '{PASSWORD}'",
            )
            break
        except (OSError, asyncpg.CannotConnectNowError):
            if time.monotonic() > deadline:
                log = (server._folder / "log").read_text(errors="replace")
                raise RuntimeError(f"PostgreSQL does not start: {log}") from None
            time.sleep(0.02)

    async def migrate() -> None:
        await (await Store.open(server.url(TEMPLATE))).close()

    in_a_loop(migrate)

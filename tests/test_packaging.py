"""What hosts install and run fits together: lock file, image, compose files, workflows, alerts, dashboard."""

from __future__ import annotations

import json
import os
import re
import subprocess
import tomllib
from pathlib import Path
from typing import Final

import pytest
from prometheus_client import generate_latest

from bot.__main__ import TOOLS
from bot.config import Settings
from bot.runtime import metrics
from tests.programs import ALL, NONE, SETTING

ROOT: Final = Path(__file__).resolve().parents[1]
DIGEST: Final = re.compile(r"@sha256:[0-9a-f]{64}$")
REQUIREMENT: Final = re.compile(r"^([A-Za-z0-9._-]+)==([^ ;\\\n]+)", re.M)


def text(name: str) -> str:
    return (ROOT / name).read_text(encoding="utf-8")


def plain(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def pinned(name: str) -> dict[str, str]:
    return {plain(found[0]): found[1] for found in REQUIREMENT.findall(text(name))}


def test_the_lock_has_every_dependency_with_its_hash() -> None:
    project = tomllib.loads(text("pyproject.toml"))["project"]
    extras = project["optional-dependencies"]
    wanted = [*project["dependencies"], *extras["postgres"], *extras["elsewhere"], *extras["sentry"]]
    names = {plain(re.split(r"[\[<>=]", one)[0]) for one in wanted} - {"turnpost"}
    lock = pinned("deploy/requirements.lock")
    assert names - lock.keys() == set()
    entries = re.split(r"\n(?=[a-z])", text("deploy/requirements.lock"))[1:]
    assert [one.split("==")[0] for one in entries if "--hash=sha256:" not in one] == []
    assert len(entries) == len(lock)


def test_the_lock_and_the_constraints_say_the_same() -> None:
    lock, constraints = pinned("deploy/requirements.lock"), pinned("deploy/constraints.txt")
    assert {name: lock[name] for name in lock.keys() & constraints.keys()} == {
        name: constraints[name] for name in lock.keys() & constraints.keys()
    }


def test_images_are_pinned_by_their_digest() -> None:
    bases = re.findall(r"^ARG BASE=(\S+)$", text("deploy/Containerfile"), re.M)
    assert set(re.findall(r"^FROM (\S+)", text("deploy/Containerfile"), re.M)) == {"${BASE}"}
    found = [*bases, *re.findall(r"^ +image: (docker\.io/\S+)", text("deploy/compose.postgres.yaml"), re.M)]
    assert len(found) == 2
    assert [one for one in found if not DIGEST.search(one)] == []


@pytest.mark.parametrize("workflow", sorted(one.name for one in (ROOT / ".github/workflows").iterdir()))
def test_actions_are_pinned_by_their_commit(workflow: str) -> None:
    used = re.findall(r"uses: (\S+)(.*)", text(f".github/workflows/{workflow}"))
    assert used
    assert [
        one
        for one, comment in used
        if not re.search(r"@[0-9a-f]{40}$", one) or not re.match(r" # v\d+\.\d+\.\d+$", comment)
    ] == []


@pytest.mark.parametrize("workflow", sorted(one.name for one in (ROOT / ".github/workflows").iterdir()))
def test_workflows_run_what_there_is(workflow: str) -> None:
    """Targets of make, words of the program, and files exist."""
    said = text(f".github/workflows/{workflow}")
    targets = set(re.findall(r"^([\w-]+):", text("Makefile"), re.M)) | {".venv/.ready"}
    asked = [
        name for line in re.findall(r"\bmake ([^|#\n]+)", said) for name in line.split() if "=" not in name
    ]
    asked = [name for name in asked if not name.startswith("-")]
    assert asked
    assert set(asked) - targets == set()
    if "docker build" in said:  # whatever is built is tried
        assert "deploy/try-image" in said
        assert os.access(ROOT / "deploy/try-image", os.X_OK)
        said += text("deploy/try-image")
    words = re.findall(r"python -m bot (\S+)", said)
    assert {one for one in words if not one.startswith("--")} - set(TOOLS) == set()
    files = re.findall(r"(?<![\w/.$-])((?:[\w-]+/)*[\w-]+\.(?:txt|toml|lock|yaml|md|py))(?![\w/])", said)
    made = {"notes.md", "image-digest.txt", "dist/image-digest.txt", "sandbox.yaml"}
    there = (ROOT, ROOT / "deploy")  # where `try-image` takes them from
    assert {one for one in files if one not in made and not any((at / one).exists() for at in there)} == set()


@pytest.mark.parametrize("workflow", sorted(one.name for one in (ROOT / ".github/workflows").iterdir()))
def test_workflows_are_plain_yaml(workflow: str) -> None:
    """No tabs, every step in its place, and no value that YAML would read as something else."""
    lines = text(f".github/workflows/{workflow}").splitlines()
    assert [line for line in lines if "\t" in line or line != line.rstrip()] == []
    depths = [len(line) - len(line.lstrip()) for line in lines if line.strip()]
    assert [depth for depth in depths if depth % 2] == []
    plain_values = [re.fullmatch(r" *(?:- )?[\w-]+: ([^\"'|\[{#].*)", line) for line in lines]
    risky = [found[1] for found in plain_values if found and re.search(r": |^[!&*%@`]|[^ ]#$", found[1])]
    assert risky == []
    used = re.findall(r"\$\{\{ *([\w.]+) *\}\}", "\n".join(lines))
    assert {one.split(".")[0] for one in used} <= {"github", "matrix", "secrets"}


def test_the_workflow_leaves_no_test_out() -> None:
    """Continuous integration fails where a browser or a database is lacking."""
    assert f"\n          {SETTING}: {ALL} #" in text(".github/workflows/ci.yml")


@pytest.mark.parametrize(("given", "left"), [("C", ""), ("POSIX", ""), ("pl_PL.UTF-8", "pl_PL.UTF-8")])
def test_folders_may_have_any_letters(given: str, left: str) -> None:
    """With LC_ALL=C no Python would start in an environment whose folder has others than ASCII."""
    told = subprocess.run(
        ["make", "-f", "-", "told"],
        input='include Makefile\ntold:\n\t@echo "$$LC_ALL"\n',
        cwd=ROOT,
        env={"PATH": os.environ["PATH"], "LC_ALL": given},
        capture_output=True,
        text=True,
        check=True,
    )
    assert told.stdout == f"{left}\n"


def test_ci_runs_every_step() -> None:
    """First as on a bare machine, and what is left out there later."""
    steps = [line for line in text(".ci/run").splitlines() if re.match(r"(\S+=\S+ )*make ", line)]
    assert steps == [
        f'PATH=$bare {SETTING}={NONE} make test PYTHON="$python"',
        "make bench",
        "make evening EVENING_ARGS=--check",
        'make test-long PYTEST_ARGS=\'-m "long or browser or postgresql" --deselect'
        " tests/evening/test_walk.py::test_whole'",
    ]
    assert f"\nexport {SETTING}={ALL} " in text(".ci/run").partition(steps[0])[2].partition(steps[1])[0]


def test_the_image_gets_what_it_copies() -> None:
    """Everything that is copied is let in, and nothing else."""
    copied = set(re.findall(r"^COPY (?!--from)(.+) \S+$", text("deploy/Containerfile"), re.M))
    names = {name for line in copied for name in line.split()}
    let_in = {line[1:] for line in text(".dockerignore").splitlines() if line.startswith("!")}
    assert names == let_in
    assert all((ROOT / name).exists() for name in names)


SERVICE: Final = {
    *(
        "image",
        "build",
        "command",
        "env_file",
        "environment",
        "volumes",
        "ports",
        "depends_on",
        "healthcheck",
    ),
    *("restart", "init", "stop_grace_period", "read_only", "tmpfs", "shm_size", "cap_drop", "security_opt"),
    *("mem_limit", "logging"),
}
"""What the Compose Specification knows of a service, and we use."""


@pytest.mark.parametrize(
    "file", ["deploy/compose.yaml", "deploy/compose.postgres.yaml", "deploy/compose.worker.yaml"]
)
def test_compose_files_say_what_compose_knows(file: str) -> None:
    lines = [line for line in text(file).splitlines() if not line.lstrip().startswith("#")]
    assert [line for line in lines if "\t" in line or line != line.rstrip()] == []
    assert set(re.findall(r"^(\w+):", "\n".join(lines), re.M)) <= {"name", "services", "volumes"}
    services = "\n".join(lines).partition("\nvolumes:")[0]
    keys = re.findall(r"^ {4}([\w-]+):", services, re.M)
    assert keys
    assert set(keys) <= SERVICE
    # A number or a word such as `on` in quotes, or YAML would make something else of it.
    values = re.findall(r"^ {6}[A-Z_]+: (.+?)(?: #.*)?$", services, re.M)
    assert [value for value in values if re.fullmatch(r"\d+(\.\d+)?|on|off|yes|no|true|false", value)] == []


def test_a_release_has_all_compose_files() -> None:
    copied = re.search(r"cp (.+) dist/", text(".github/workflows/image.yml"))
    assert copied
    assert {f"deploy/{one.name}" for one in ROOT.glob("deploy/compose*.yaml")} <= set(copied[1].split())


def test_what_containers_run_exists() -> None:
    """And it is found as the image has it: nothing is put before a command."""
    assert "ENTRYPOINT" not in text("deploy/Containerfile")
    commands = re.findall(r'\["python", "-m", "bot"(?:, "([\w-]+)")?\]', text("deploy/compose.worker.yaml"))
    assert commands == ["worker"]
    commands += re.findall(r'CMD \["python", "-m", "bot"(?:, "([\w-]+)")?\]', text("deploy/Containerfile"))
    assert commands[1:] == ["health", "--service"]
    assert set(commands) - {"--service"} <= set(TOOLS)


def test_settings_in_files_for_hosts_exist() -> None:
    named = set(
        re.findall(
            r"^ {6}([A-Z_]+): ", text("deploy/compose.yaml") + text("deploy/compose.worker.yaml"), re.M
        )
    )
    named |= set(re.findall(r"\b(METRICS_PORT)=", text("deploy/Containerfile")))
    assert named
    assert named - {name.upper() for name in Settings.model_fields} == set()


@pytest.mark.parametrize("file", ["deploy/alerts.yaml", "deploy/grafana.json"])
def test_every_metric_that_is_watched_exists(file: str) -> None:
    shown = generate_latest(metrics.REGISTRY).decode()
    there = set(re.findall(r"^# TYPE (\S+) ", shown, re.M))
    watched = set(re.findall(r"\b((?:turnpost|process)_\w+)", text(file)))
    assert len(watched) > 8
    ends = ("_bucket", "_count", "_sum")
    lost = {one for one in watched if one not in there and one.removesuffix("_bucket") not in there}
    assert {one for one in lost if not one.endswith(ends)} == set()


def test_everything_that_matters_is_watched() -> None:
    """Process memory, servers, live matches, late deliveries, 429s, storage errors."""
    for file in ("deploy/grafana.json", "docs/hosting.md"):
        for name in (
            "process_resident_memory_bytes",
            "turnpost_servers",
            "turnpost_live_matches",
            "turnpost_outbox_late_seconds",
            "turnpost_discord_429_total",
            "turnpost_storage_errors_total",
        ):
            assert name in text(file), (file, name)


def test_the_dashboard_can_be_imported() -> None:
    board = json.loads(text("deploy/grafana.json"))
    numbers = [panel["id"] for panel in board["panels"]]
    assert len(set(numbers)) == len(numbers) > 10
    assert all(panel["targets"] and panel["title"] for panel in board["panels"])


def test_the_guide_says_what_to_do_about_every_alert() -> None:
    names = re.findall(r"- alert: (\w+)", text("deploy/alerts.yaml"))
    guide = text("docs/hosting.md")
    assert [name for name in names if f"`{name}`" not in guide] == []


def test_the_unit_restarts_only_where_it_helps() -> None:
    unit = text("docs/turnpost.service")
    for line in (
        "Restart=on-failure",
        "RestartPreventExitStatus=2",
        "ProtectSystem=strict",
        "NoNewPrivileges=true",
        "ExecStart=/srv/turnpost/.venv/bin/python -m bot --service",
    ):
        assert line in unit.splitlines()

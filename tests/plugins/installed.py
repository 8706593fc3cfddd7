"""Packages of games as if they were installed: found by their metadata, imported from their folder."""

from __future__ import annotations

import os
import subprocess
import sys
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[2]


def install(package: Path, where: Path) -> Path:
    """Write the metadata of a package into the folder `where`; its folder and `where` go on the path."""
    project = tomllib.loads((package / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    name, version = project["name"].replace("-", "_"), project["version"]
    info = where / f"{name}-{version}.dist-info"
    info.mkdir(parents=True)
    metadata = f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: {version}\n"
    (info / "METADATA").write_text(metadata, encoding="utf-8")
    entries = project["entry-points"]["turnpost.games"]
    lines = ["[turnpost.games]", *(f"{key} = {value}" for key, value in entries.items())]
    (info / "entry_points.txt").write_text("\n".join(lines) + "\n", encoding="utf-8")
    return where


def run(
    *arguments: str, path: tuple[Path, ...], cwd: Path, env: Mapping[str, str] | None = None
) -> subprocess.CompletedProcess[str]:
    """Run `python ARGUMENTS` with folders on the path; standard error is part of the output."""
    found = os.pathsep.join(map(str, (*path, ROOT)))
    return subprocess.run(
        [sys.executable, *arguments],
        cwd=cwd,
        env={**os.environ, "PYTHONPATH": found, "PYTHONDONTWRITEBYTECODE": "1", **(env or {})},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        timeout=280,
        check=False,
    )

"""Makes the program wrong in one place after the other and looks whether the tests notice.

Each change of the table is made in a copy of the tree, and the tests it names are run there. Exit status: 0
where every change was noticed, 1 where one survived, 2 where one could not be tried: its text is not there,
or its tests fail by themselves.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from enum import Enum
from pathlib import Path
from typing import Final

from tests.mutants.table import MUTANTS, ROOT, Mutant

LEFT_OUT: Final = (".git", ".venv", "gallery", "__pycache__", ".*_cache", "*.sqlite*")
LONGEST: Final = 900
"""Seconds for the tests of one change; a program that hangs is noticed, too."""
FAILED: Final = 1
"""What pytest ends with where tests failed."""


class Outcome(Enum):
    """What became of a change, as it is told."""

    KILLED = "killed"
    SURVIVED = "SURVIVED"
    ERROR = "ERROR"


def fault_of(mutant: Mutant, root: Path = ROOT) -> str | None:
    """Why a change cannot be made; None where it can."""
    path = root / mutant.file
    if not path.is_file():
        return f"there is no file {mutant.file}"
    times = path.read_text(encoding="utf-8").count(mutant.old)
    return None if times == 1 else f"its text stands {times} times in {mutant.file}, not once: {mutant.old!r}"


def run(tests: Sequence[str], tree: Path, expected: Sequence[int] = (0, FAILED)) -> int | None:
    """The exit status of pytest in a copy of the tree; None where it did not end in time. What it says is
    told where it ends in no expected way."""
    asked = [sys.executable, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", *tests]
    settings = {**os.environ, "PYTHONPATH": str(tree), "PYTHONDONTWRITEBYTECODE": "1"}
    with subprocess.Popen(
        asked, cwd=tree, env=settings, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    ) as tried:
        try:
            said, _ = tried.communicate(timeout=LONGEST)
        except subprocess.TimeoutExpired:
            tried.kill()
            return None
    if tried.returncode not in expected:
        print(said[-2000:], file=sys.stderr)
    return tried.returncode


def tried(mutant: Mutant, tree: Path) -> tuple[Outcome, str]:
    """Makes a change in the copy, runs its tests, takes the change back."""
    fault = fault_of(mutant, tree)
    if fault is not None:
        return Outcome.ERROR, fault
    path = tree / mutant.file
    text = path.read_text(encoding="utf-8")
    path.write_text(text.replace(mutant.old, mutant.new), encoding="utf-8")
    try:
        status = run(mutant.tests, tree)
    finally:
        path.write_text(text, encoding="utf-8")
    if status is None:
        return Outcome.KILLED, "the tests did not end"
    if status == FAILED:
        return Outcome.KILLED, ""
    if status == 0:
        return Outcome.SURVIVED, f"unnoticed by {', '.join(mutant.tests)}"
    return Outcome.ERROR, f"pytest ended with {status}"


def copied(folder: Path) -> Path:
    """A copy of the tree, of which Python takes the program."""
    tree = folder / "tree"
    shutil.copytree(ROOT, tree, ignore=shutil.ignore_patterns(*LEFT_OUT))
    where = subprocess.run(
        [sys.executable, "-c", "import bot, cogs, render; print(bot.__file__)"],
        cwd=tree,
        env={**os.environ, "PYTHONPATH": str(tree)},
        capture_output=True,
        text=True,
        check=True,
    )
    assert Path(where.stdout.strip()).is_relative_to(tree), where.stdout
    return tree


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.mutants", description=__doc__)
    parser.add_argument("names", nargs="*", help="only changes whose names begin so; all by default")
    parser.add_argument("--sure", action="store_true", help="do not try first whether all tests pass")
    asked = parser.parse_args(arguments)
    mutants = [one for one in MUTANTS if not asked.names or one.name.startswith(tuple(asked.names))]
    found: dict[Outcome, list[str]] = {outcome: [] for outcome in Outcome}
    with tempfile.TemporaryDirectory(prefix="mutants-") as folder:
        tree = copied(Path(folder))
        tests = sorted({test for mutant in mutants for test in mutant.tests})
        if not asked.sure and (status := run(tests, tree, (0,))) != 0:
            what = "do not end in time" if status is None else "fail"
            print(f"The tests {what} although nothing was changed.", file=sys.stderr)
            return 2
        for number, mutant in enumerate(mutants, 1):
            outcome, why = tried(mutant, tree)
            found[outcome].append(mutant.name)
            print(f"{number:2}/{len(mutants)} {outcome.value:8} {mutant.name}", flush=True)
            if why:
                print(f"      {why}", flush=True)
    killed, survived, broken = (found[outcome] for outcome in Outcome)
    print(f"{len(killed)} killed, {len(survived)} survived, {len(broken)} could not be tried.")
    for name in survived:
        print(f"survived: {name}")
    return 2 if broken else 1 if survived else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

"""What tools print may be cut off, as by `head`: they end without a traceback."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from bot.__main__ import UNREAD
from tests.test_start import OURS


@pytest.mark.parametrize(
    ("tool", "unbuffered", "errors"),
    [("--help", "", False), ("doctor", "", False), ("doctor", "1", False), ("check", "", True)],
)
def test_output_that_nobody_reads(tool: str, unbuffered: str, errors: bool, tmp_path: Path) -> None:
    """`errors`: what is said on the error output is not read either."""
    reader, writer = os.pipe()
    os.close(reader)
    try:
        ended = subprocess.run(
            [sys.executable, "-m", "bot", tool],
            stdout=writer,
            stderr=writer if errors else subprocess.PIPE,
            cwd=tmp_path,
            env={name: value for name, value in os.environ.items() if name not in OURS}
            | {"PYTHONUNBUFFERED": unbuffered},
            check=False,
            timeout=120,
        )
    finally:
        os.close(writer)
    assert (ended.stderr or b"") == b""
    assert ended.returncode == UNREAD

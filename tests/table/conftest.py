from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.table.house import House, open_house


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    async with open_house(tmp_path / "turnpost.sqlite") as one:
        yield one

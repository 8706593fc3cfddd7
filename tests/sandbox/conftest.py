"""A new sandbox for each test. Tests fail if it breaks, or if bodies violate Discord's OpenAPI document."""

from collections.abc import AsyncIterator

import pytest

from tests.openapi_document import DOCUMENT
from tests.sandbox.box import Box
from tests.sandbox.helm import Helm, running


@pytest.fixture
async def box() -> AsyncIterator[Box]:
    async with Box(openapi=DOCUMENT) as sandbox:
        yield sandbox
        assert sandbox.breakdowns == []
        assert sandbox.findings == []


@pytest.fixture
async def helm(box: Box) -> AsyncIterator[Helm]:
    async with running(box) as client:
        yield client

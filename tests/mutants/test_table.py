"""The changes can still be made: their text is there, and so are their tests."""

from __future__ import annotations

import ast

import pytest

from tests.mutants.__main__ import fault_of
from tests.mutants.table import MUTANTS, ROOT, Mutant

BY_NAME = {mutant.name.split(":")[0]: mutant for mutant in MUTANTS}


def test_names_differ() -> None:
    assert len(BY_NAME) == len(MUTANTS)


@pytest.mark.parametrize("name", BY_NAME)
def test_the_text_stands_there_once(name: str) -> None:
    mutant = BY_NAME[name]
    assert fault_of(mutant) is None
    assert mutant.new != mutant.old
    text = (ROOT / mutant.file).read_text(encoding="utf-8")
    ast.parse(text.replace(mutant.old, mutant.new))


@pytest.mark.parametrize("name", BY_NAME)
def test_its_tests_are_there(name: str) -> None:
    for test in BY_NAME[name].tests:
        file, _, function = test.partition("::")
        tree = ast.parse((ROOT / file).read_text(encoding="utf-8"))
        named = {node.name for node in tree.body if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)}
        assert not function or function.partition("[")[0] in named, test


def test_a_text_that_is_gone_is_named() -> None:
    gone = Mutant("gone: nothing", "bot/match/proposals/undo.py", "no such text", "", ())
    assert (
        fault_of(gone) == "its text stands 0 times in bot/match/proposals/undo.py, not once: 'no such text'"
    )
    assert fault_of(gone._replace(file="bot/no_such_file.py")) == "there is no file bot/no_such_file.py"

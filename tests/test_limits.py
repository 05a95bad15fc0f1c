"""Files and functions of the program stay small: 400 lines a file, 40 a function.

A function's lines are those from ``def`` to its end, with its docstring. What was longer when the
limits came is listed with its lines; an entry goes as soon as it is not needed, and none is added.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[1]
FILE_LINES = 400
FUNCTION_LINES = 40

LONG_FILES: dict[str, int] = {}
LONG_FUNCTIONS = {
    "desktop/library/filter_bar.py: FilterBar._build": 42,
    "desktop/library/library_window.py: LibraryWindow.__init__": 41,
    "desktop/play/game_page.py: GamePage.__init__": 46,
    "desktop/start/komi_offer_page.py: KomiOfferPage._build": 43,
}


def sources() -> list[Path]:
    return sorted([*ROOT.glob("rules/**/*.py"), *ROOT.glob("desktop/**/*.py")])


def long_files() -> dict[str, int]:
    """Return the files beyond the limit, by their paths, with their lines."""
    lines = {
        path.relative_to(ROOT).as_posix(): len(path.read_text("utf-8").splitlines())
        for path in sources()
    }
    return {name: count for name, count in lines.items() if count > FILE_LINES}


def long_functions() -> dict[str, int]:
    """Return the functions beyond the limit, by path and name, with their lines."""
    return {
        f"{path.relative_to(ROOT).as_posix()}: {name}": lines
        for path in sources()
        for name, lines in functions(ast.parse(path.read_text("utf-8")))
        if lines > FUNCTION_LINES
    }


def functions(inside: ast.AST, prefix: str = "") -> Iterator[tuple[str, int]]:
    """All functions and methods, those in functions too: name and lines."""
    for node in ast.iter_child_nodes(inside):
        if isinstance(node, ast.ClassDef):
            yield from functions(node, f"{prefix}{node.name}.")
        elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            assert node.end_lineno is not None
            yield f"{prefix}{node.name}", node.end_lineno - node.lineno + 1
            yield from functions(node, f"{prefix}{node.name}.")
        else:
            yield from functions(node, prefix)


def check(found: dict[str, int], allowed: dict[str, int]) -> None:
    too_long = {name: lines for name, lines in found.items() if lines > allowed.get(name, 0)}
    assert too_long == {}
    no_longer_needed = sorted(allowed.keys() - found.keys())
    assert no_longer_needed == []


def test_files_are_short() -> None:
    check(long_files(), LONG_FILES)


def test_functions_are_short() -> None:
    check(long_functions(), LONG_FUNCTIONS)


def test_functions_are_found_wherever_they_are() -> None:
    text = "class A:\n def b(self):\n  def c():\n   pass\n\n\nif 1:\n def d(): ...\n"
    assert list(functions(ast.parse(text))) == [("A.b", 3), ("A.b.c", 2), ("d", 1)]

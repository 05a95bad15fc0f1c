"""Files and functions of the program stay small: 400 lines a file, 40 a function.

A function's lines are those from ``def`` to its end, with its docstring.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[1]
FILE_LINES = 400
FUNCTION_LINES = 40


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
    """Yield all functions and methods, those in functions too: name and lines."""
    for node in ast.iter_child_nodes(inside):
        if isinstance(node, ast.ClassDef):
            yield from functions(node, f"{prefix}{node.name}.")
        elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            assert node.end_lineno is not None
            yield f"{prefix}{node.name}", node.end_lineno - node.lineno + 1
            yield from functions(node, f"{prefix}{node.name}.")
        else:
            yield from functions(node, prefix)


def test_files_are_short() -> None:
    assert long_files() == {}


def test_functions_are_short() -> None:
    assert long_functions() == {}


def test_functions_are_found_wherever_they_are() -> None:
    text = "class A:\n def b(self):\n  def c():\n   pass\n\n\nif 1:\n def d(): ...\n"
    assert list(functions(ast.parse(text))) == [("A.b", 3), ("A.b.c", 2), ("d", 1)]

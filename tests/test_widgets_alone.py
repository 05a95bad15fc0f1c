"""Every widget of the window is made by itself in a test, without the program around it.

A widget counts as made where its class is called, or passed on to be called, by a function or class
of the tests that uses neither the program nor a window that it builds. A base class counts with its
subclasses; a private class is a part of the widget in its file.
"""

from __future__ import annotations

import ast
import importlib
from collections.abc import Iterator
from pathlib import Path

from PySide6.QtWidgets import QWidget

ROOT = Path(__file__).parents[1]
PROGRAM = {"Program", "build_window", "make_program", "program_of"}
FIXTURES = {
    "window",
    "program",
    "make_program",
}  # of tests/desktop/conftest.py, which makes a whole program
PASSING = ast.Call | ast.ClassDef | ast.List | ast.Tuple | ast.Dict
QUESTIONS = {"isinstance", "issubclass", "findChild", "findChildren", "cast", "setattr"}


def widgets() -> dict[str, type[QWidget]]:
    """Return the public widget classes of desktop/, by their names."""
    found: dict[str, type[QWidget]] = {}
    for path in sorted(ROOT.glob("desktop/*/*.py")):
        name = ".".join(path.relative_to(ROOT).with_suffix("").parts)
        module = importlib.import_module(name.removesuffix(".__init__"))
        for key, value in vars(module).items():
            own = isinstance(value, type) and value.__module__ == module.__name__
            if own and issubclass(value, QWidget) and not key.startswith("_"):
                assert key not in found, f"two widgets are called {key}"
                found[key] = value
    return found


def classes_made_alone(tree: ast.Module) -> set[str]:
    """Return the names of the classes that a test module makes without the program."""
    own = {node.name for node in tree.body if isinstance(node, ast.FunctionDef) if is_fixture(node)}
    return {
        name
        for part in tree.body
        if not isinstance(part, ast.Import | ast.ImportFrom) and not uses_program(part, own)
        for name in names_made(part)
    }


def is_fixture(function: ast.FunctionDef) -> bool:
    return any("fixture" in ast.unparse(decorator) for decorator in function.decorator_list)


def uses_program(part: ast.AST, own_fixtures: set[str]) -> bool:
    """Return whether a part of a module uses the program or a fixture that makes it."""
    names = {node.id for node in ast.walk(part) if isinstance(node, ast.Name)}
    parameters = {node.arg for node in ast.walk(part) if isinstance(node, ast.arg)}
    return bool(names & PROGRAM or parameters & (FIXTURES - own_fixtures))


def names_made(node: ast.AST) -> Iterator[str]:
    """Return the names that are called, passed on or extended; not those of annotations."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.arg | ast.Subscript):
            continue  # types, and what is looked up
        if isinstance(child, ast.Call):
            function = ast.unparse(child.func).rpartition(".")[2]
            yield function
            if function in QUESTIONS:
                continue
        if isinstance(child, ast.Name) and isinstance(node, PASSING):
            yield child.id
        yield from names_made(child)


def test_every_widget_is_made_without_the_program() -> None:
    made = {
        name
        for path in sorted(ROOT.glob("tests/desktop/**/*.py"))
        for name in classes_made_alone(ast.parse(path.read_text("utf-8")))
    }
    kinds = widgets()
    alone = [kind for name, kind in kinds.items() if name in made]
    missing = [
        name for name, kind in kinds.items() if not any(issubclass(one, kind) for one in alone)
    ]
    assert missing == []


def test_only_what_is_made_without_the_program_counts() -> None:
    text = """
def test_one(window): First(window)
def test_two(qtbot): isinstance(it, Second)
def test_three(it: Third): it.findChildren(Fourth)
def test_four(qtbot): Fifth(Program())
def test_five(qtbot): shown(Sixth, qtbot)
class Seen(Seventh): pass
def test_six(): Eighth.method()
KINDS = [Ninth]
def test_seven() -> tuple[Tenth, Eleventh]: pass
"""
    made = classes_made_alone(ast.parse(text))
    assert {name for name in made if name[0].isupper()} == {"Sixth", "Seventh", "Ninth"}

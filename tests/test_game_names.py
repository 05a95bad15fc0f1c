"""No game is named outside its own folders, and nobody lists or counts the games by hand.

What is about one game lies in its folders. Tests and documents may name a game or two as an
example, but none names most of them at one place: then a new game would be forgotten there.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from rules.games import GAMES

ROOT = Path(__file__).parents[1]
OWN = re.compile(
    rf"(rules/games|desktop/views|resources/games|tests/rules/games|tests/desktop/views)/({'|'.join(GAMES)})/"
)
KEYS = {name.lower(): key for key, game in GAMES.items() for name in (key, game.title)}
NAME = re.compile(rf"(?<![a-z])(?:{'|'.join(map(re.escape, KEYS))})(?![a-z])", re.IGNORECASE)
NUMBERS = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"]
COUNT = re.compile(rf"\b(?:{len(GAMES)}|{NUMBERS[len(GAMES)]}) games\b(?! in a row)", re.IGNORECASE)
MANY = len(GAMES) // 2 + 1  # so many names are most of the games
# The translators' files have the texts of all games in them, by Qt's order.
TRANSLATIONS = "resources/languages/"


def texts(*folders: str) -> Iterator[tuple[str, str]]:
    """Yield the name and the text of each file that belongs to no game."""
    for folder in folders:
        for path in sorted((ROOT / folder).rglob("*")):
            name = path.relative_to(ROOT).as_posix()
            if path.suffix in {".c", ".so", ".pyd", ".pyc", ".qm", ".html"} or OWN.match(name):
                continue
            if path.is_file() and not name.startswith(TRANSLATIONS):
                yield name, path.read_bytes().decode("utf-8", "ignore")


def named(text: str) -> set[str]:
    """Return the keys of the games that a text names."""
    return {KEYS[name.lower()] for name in NAME.findall(text)}


def test_no_code_text_or_package_names_a_game_outside_its_folders() -> None:
    found = [
        f"{name}:{number}: {line.strip()}"
        for name, text in texts("rules", "desktop", "installer", "resources")
        for number, line in enumerate(text.splitlines(), 1)
        if named(f"{name} {line}")
    ]
    assert found == []


def test_no_code_text_or_package_counts_the_games() -> None:
    found = [name for name, text in texts("rules", "desktop", "installer") if COUNT.search(text)]
    assert found == []


def test_what_describes_the_package_names_no_game() -> None:
    for name in ("pyproject.toml", "setup.py", "MANIFEST.in"):
        assert not named((ROOT / name).read_text("utf-8")), name


# -- tests ---------------------------------------------------------------------------------------


def listing(tree: ast.AST) -> Iterator[int]:
    """Yield the lines of the displays of a module that name most of the games."""
    for node in ast.walk(tree):
        if isinstance(node, ast.List | ast.Tuple | ast.Set | ast.Dict):
            words = (part.value for part in ast.walk(node) if isinstance(part, ast.Constant))
            if len(named("\n".join(word for word in words if isinstance(word, str)))) >= MANY:
                yield node.lineno


def counting(tree: ast.AST) -> Iterator[int]:
    """Yield the lines of the comparisons of a module between ``len(GAMES)`` and a number."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Compare):
            sides = {ast.unparse(side) for side in (node.left, *node.comparators)}
            if "len(GAMES)" in sides and any(side.isdecimal() for side in sides):
                yield node.lineno


def test_no_test_lists_or_counts_the_games() -> None:
    found = [
        f"{name}:{line}"
        for name, text in texts("tests")
        if name.endswith(".py")
        for tree in [ast.parse(text)]
        for line in sorted({*listing(tree), *counting(tree)})
    ]
    assert found == []


def test_lists_and_counts_would_be_found() -> None:
    most = list(GAMES)[:MANY]
    assert list(listing(ast.parse(f"x = 1\ny = {dict(enumerate(most))}")))
    assert list(listing(ast.parse(f"x = {[f'{key} size=4' for key in most]}")))
    assert not list(listing(ast.parse(f"x = {most[1:]}")))
    assert list(counting(ast.parse("assert len(GAMES) == 5")))
    assert not list(counting(ast.parse("assert len(GAMES) == len(VIEWS)")))


# -- documents -----------------------------------------------------------------------------------


def blocks(text: str) -> Iterator[str]:
    """Yield the paragraphs, lists and tables of a page that are written by hand."""
    by_hand = re.sub(r"<!-- games: \w+ -->.*?<!-- end -->", "\n\n", text, flags=re.DOTALL)
    yield from re.split(r"\n\s*\n", re.sub(r"^```.*?^```", "\n\n", by_hand, flags=re.S | re.M))


PAGES = [
    path for path in (*ROOT.glob("*.md"), *ROOT.glob("docs/*.md")) if "CHANGE" not in path.name
]


def test_no_page_lists_or_counts_the_games() -> None:
    for page in PAGES:
        text = page.read_text("utf-8")
        assert [block for block in blocks(text) if len(named(block)) >= MANY] == [], page
        assert COUNT.findall(text) == [], page

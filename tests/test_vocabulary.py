"""The project speaks plain English and the standard terms, and names no game outside its folders.

``WORDS`` and ``PHRASES`` were once used here for what people call by the names beside them. They
are looked for in all sources and documents: words as parts of identifiers and file names, phrases
anywhere in comments, docstrings, texts and pages.

What is about one game lies in its folders. Tests and documents may name a game or two as an
example, but none names most of them at one place: then a new game would be forgotten there.
"""

import ast
import io
import re
import tokenize
from collections.abc import Iterator
from pathlib import Path

import pytest

from rules.games import GAMES

ROOT = Path(__file__).parents[1]

# [part of an identifier] -> what to call it
WORDS = {
    "adviser": "analysis controller",
    "anew": "again",
    "arrangement": "flow, layout",
    "attend": "connect, sync if due",
    "deal": "random",
    "debt": "skipped",
    "desk": "client",
    "film": "animation",
    "findings": "results",
    "forest": "disjoint sets",
    "ghost": "preview",
    "glance": "static evaluation",
    "guest": "sync state",
    "halt": "stop",
    "house": "services, project",
    "interpreter": "ui language",
    "judge": "evaluate",
    "judgement": "evaluation",
    "keeper": "document, autosaver",
    "meet": "sync",
    "outlook": "preview",
    "overlooks": "omission rate",
    "people": "humans, players",
    "person": "human, player",
    "scribe": "disk writer",
    "shelf": "library host",
    "sought": "query, searched",
    "stamp": "fingerprint, time stamp as timestamp",
    "stir": "mix",
    "stranger": "unknown",
    "strangers": "unknown",
    "summit": "shared tree",
    "surroundings": "neighbours",
    "survey": "layout",
    "team": "parallel search",
    "tell": "show, report, notify",
    "teller": "announcer",
    "telling": "reporting",
    "tells": "reports",
    "thought": "report",
    "told": "reported, notices, messages, signals",
    "transcript": "serializer",
    "trunk": "main line",
    "twin": "duplicate",
    "twins": "duplicates",
    "usual": "default",
    "wish": "preference",
    "wishes": "preferences",
    "wording": "translatable text",
    "wordings": "translatable texts",
    "worth": "value, score",
}

# [pattern] -> what to write
PHRASES = {
    r"\banew\b": "again",
    r"\bas good as (none|nothing)\b": "missing",
    r"\bin vain\b": "without success",
    r"\bwont to\b": "usually",
    r"(?<!turn\.)(?<!\")\b(tell|tells|telling|told)\b": "show, report, notify, say",
    r"\b(?<!there )is no (?!longer|more|less|better|worse|way|later)": "is not a",
    r"\b(?<!there )are no (?!longer|more|less|better|worse|later)": "are not",
    r"\b(?<!there )was no (?!longer\b|more\b)": "was not a",
    r"\bof now\b": "current",
    r"\bthe usual\b": "the default",
    r"\bis usual\b": "is the default",
    r"\bas usual\b": "by default",
    r"\bgo(es)? on\b(?! white| black)": "continue",
    r"\bwent on\b": "continued",
    r"\ba person\b": "a player, somebody, the user",
    r"\bthe person\b": "the player, the user",
    r"\bby and by\b": "gradually",
    r"\bof (ours|theirs)\b": "our, their",
    r"\bis to be (seen|had|found)\b": "is visible, is available",
    r"\bfor want of\b": "without",
    r"\bno sound (file|game|index)\b": "corrupt",
}

# how the docstring of a function does not begin: it does something, or returns something
NO_VERBS = {
    "Have",
    "Say",
    "Says",
    "Tell",
    "Tells",
    "That",
    "What",
    "When",
    "Where",
    "Whether",
    "Which",
    "Who",
}

HERE = Path(__file__).resolve()
# written by people, in whichever words they chose: notes of games, examples of other programs
NOT_OURS = ("tests/data/", "resources/languages/", "resources/licences/")
FOLDERS = (".ci", ".github", "desktop", "docs", "installer", "resources", "rules", "tests")
SUFFIXES = {".py", ".pxd", ".md", ".yml", ".toml", ".iss", ".spec", ""}
LANGUAGES = ("de", "es", "fr", "it", "nl")


def sources() -> list[Path]:
    """Return our own files with English in them."""
    found = [path for path in ROOT.iterdir() if path.is_file()]
    for folder in FOLDERS:
        found += [path for path in (ROOT / folder).rglob("*") if path.is_file()]
    return sorted(
        path
        for path in found
        if path.suffix in SUFFIXES
        and path != HERE
        and not set(path.parts) & {*LANGUAGES, "__pycache__"}
        and not path.relative_to(ROOT).as_posix().startswith(NOT_OURS)
    )


def parts(name: str) -> set[str]:
    """Return the words of an identifier or of a file's name."""
    return {part.lower() for part in re.findall(r"[A-Z]?[a-z]+|[A-Z]+(?![a-z])", name)}


def identifiers(path: Path) -> Iterator[tuple[int, str]]:
    """Return each identifier of a module, with its line."""
    for token in tokenize.generate_tokens(io.StringIO(path.read_text("utf-8")).readline):
        if token.type == tokenize.NAME:
            yield token.start[0], token.string


def old_words() -> Iterator[str]:
    """Return a line for each identifier or file with an old word in its name."""
    for path in sources():
        shown = path.relative_to(ROOT)
        for word in parts(path.name) & WORDS.keys():
            yield f"{shown}: {word} -> {WORDS[word]}"
        if path.suffix in {".py", ".pxd"}:
            for line, name in identifiers(path):
                for word in parts(name) & WORDS.keys():
                    yield f"{shown}:{line}: {name} -> {WORDS[word]}"


def old_phrases() -> Iterator[str]:
    """Return a line for each old phrase."""
    patterns = {re.compile(pattern, re.IGNORECASE): better for pattern, better in PHRASES.items()}
    for path in sources():
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
            for pattern, better in patterns.items():
                if found := pattern.search(line):
                    yield f"{path.relative_to(ROOT)}:{number}: {found[0]} -> {better}"


def poor_docstrings() -> Iterator[str]:
    """Return a line for each docstring of a function that begins without a verb."""
    for path in sources():
        if path.suffix == ".py":
            for node in ast.walk(ast.parse(path.read_text("utf-8"))):
                if isinstance(node, ast.FunctionDef) and not is_property(node):
                    text = ast.get_docstring(node) or "-"
                    if text.split()[0] in NO_VERBS:
                        yield f"{path.relative_to(ROOT)}:{node.lineno}: {text.splitlines()[0]}"


def is_property(function: ast.FunctionDef) -> bool:
    return any("property" in ast.unparse(one) for one in function.decorator_list)


def test_identifiers_and_files_have_standard_names() -> None:
    assert list(old_words()) == []


def test_texts_are_plain_english() -> None:
    assert list(old_phrases()) == []


def test_docstrings_of_functions_begin_with_what_they_do() -> None:
    assert list(poor_docstrings()) == []


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("told_changes", {"told", "changes"}),
        ("ToldProgram", {"told", "program"}),
        ("_TOLD", {"told"}),
        ("test_untold.py", {"test", "untold", "py"}),
        ("HTMLText2", {"html", "text"}),
    ],
)
def test_words_of_names_are_found(name: str, expected: set[str]) -> None:
    assert parts(name) == expected


@pytest.mark.parametrize(
    ("line", "old"),
    [
        ("it tells the window", True),
        ("a foretold end", False),
        ("there is no lock", False),
        ("it is no longer open", False),
        ("that is no file", True),
        ("the theme of now", True),
    ],
)
def test_phrases_are_found(line: str, *, old: bool) -> None:
    assert any(re.search(pattern, line, re.IGNORECASE) for pattern in PHRASES) is old


# -- games -----------------------------------------------------------------------------------------

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

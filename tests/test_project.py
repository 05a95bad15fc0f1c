"""The project is consistent: lists name every file, imports run one way, documents are right."""

from __future__ import annotations

import ast
import importlib
import json
import os
import re
import shlex
import subprocess
import tomllib
from collections.abc import Iterator, Mapping, Set
from pathlib import Path
from typing import Any

import core
import pytest
from PySide6.QtWidgets import QWidget
from setuptools import find_packages

from desktop.views.game_texts import TEXTS
from desktop.views.game_views import VIEWS
from rules.games import GAMES
from rules.gtp.session import GtpSession
from rules.lab import match_command
from rules.record.game_file import read_game, write_game
from rules.version import CORE, VERSION

ROOT = Path(__file__).parent.parent
PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
SETUPTOOLS = PROJECT["tool"]["setuptools"]
SOURCES = sorted([*ROOT.glob("rules/**/*.py"), *ROOT.glob("desktop/**/*.py")])

# The layers of rules/, the lowest first, above its own files. A folder imports only folders on the
# lines before its own, whether at run time, late or for types.
RULES_LAYERS = (
    ("games",),
    ("engine", "record"),
    ("library", "work"),
    ("gtp", "gtp_client"),
    ("review",),
    ("training",),
    ("lab",),
    ("testing",),
)
FOR_DEVELOPERS = ("rules.lab.", "rules.testing.")  # which no part of the program needs

# what is only on Linux and macOS, or only on Windows
MODULES_OF_ONE_SYSTEM = (
    "_winapi|fcntl|grp|msvcrt|nt|posix|pty|pwd|readline|resource|syslog|termios|tty|winreg|winsound"
)
OF_ONE_SYSTEM = re.compile(
    rf"\b(?:(?:import|from) (?:{MODULES_OF_ONE_SYSTEM})|ctypes\.(?:WinDLL|windll)|select\.poll"
    r"|os\.(?:O_CLOEXEC|fork|gete?[gu]id|killpg|setsid)|signal\.(?:SIGALRM|SIGKILL|pthread_kill)"
    r"|time\.clock_gettime)\b"
)

DESKTOP = ROOT / "desktop"
LAYERS = (
    ("services",),
    ("theme",),
    ("painting", "widgets"),
    ("views",),
    ("board",),
    ("game",),
    ("settings",),
    ("export", "help", "panels"),
    ("accessibility", "pages"),
    ("library",),
    ("window",),
    ("app",),
)
LEVELS = {folder: level for level, folders in enumerate(LAYERS) for folder in folders}
RULES_LEVELS = {folder: level for level, folders in enumerate(RULES_LAYERS) for folder in folders}


def module_name(path: Path) -> str:
    parts = path.relative_to(ROOT).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def imports(path: Path) -> Iterator[str]:
    """Yield the modules that a file imports, and the names it takes from them, with dots."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def modules_imported(path: Path, top: str) -> Iterator[str]:
    """Yield the modules below a folder that a file imports, in Cython's words too."""
    for name in imports(path):
        name = name.removeprefix("cython.cimports.")
        if name.startswith(f"{top}."):
            module = name if is_module(name) else name.rpartition(".")[0]
            if module != top:
                yield module


def is_module(name: str) -> bool:
    path = ROOT / name.replace(".", "/")
    return path.is_dir() or path.with_suffix(".py").exists()


def git(*arguments: str) -> list[str]:
    try:
        done = subprocess.run(
            ["git", *arguments], cwd=ROOT, capture_output=True, text=True, check=True
        )
    except (OSError, subprocess.CalledProcessError) as error:
        pytest.skip(f"not in a git checkout: {error}")
    return done.stdout.splitlines()


# -- lists ---------------------------------------------------------------------------------------


def test_every_file_with_a_cython_header_is_compiled() -> None:
    with_header = [path for path in SOURCES if path.read_text().startswith("# cython:")]
    assert core.sources() == sorted(with_header)
    for path in with_header:
        assert path.read_text().splitlines()[1].startswith("# distutils: extra_compile_args = -O")


def test_extensions_lie_beside_their_sources() -> None:
    for module in core.extensions():
        assert module.sources == [module.name.replace(".", "/") + ".py"]


def test_the_core_is_what_is_compiled() -> None:
    compiled = [module.name for module in core.extensions()]
    assert sorted(CORE) == [name for name in compiled if not name.startswith("rules.games.")]


def test_every_package_is_found() -> None:
    places = [ROOT / top for top in ("rules", "desktop", "resources")]
    found = {module_name(init) for place in places for init in place.rglob("__init__.py")}
    assert found == set(find_packages(str(ROOT), include=SETUPTOOLS["packages"]["find"]["include"]))


def test_games_are_read_as_well_by_the_python_of_debian_12() -> None:
    """Python 3.11.2 does not go back where a possessive group fails in the middle."""
    possessive = re.compile(r"compile\(.*\(\?:.*\)[*+?]\+")
    found = [path for path in SOURCES if possessive.search(path.read_text("utf-8"))]
    assert found == []


def test_every_script_starts() -> None:
    for script in (PROJECT["project"]["scripts"] | PROJECT["project"]["gui-scripts"]).values():
        module, _, name = script.partition(":")
        assert callable(getattr(importlib.import_module(module), name))


# -- games ---------------------------------------------------------------------------------------


def test_every_game_has_a_view() -> None:
    assert list(VIEWS) == list(TEXTS) == list(GAMES)


@pytest.mark.parametrize("key", GAMES)
def test_a_game_has_all_its_files(key: str) -> None:
    for file in (
        f"rules/games/{key}/__init__.py",
        f"rules/games/{key}/position.py",
        f"desktop/views/{key}/view.py",
        f"desktop/views/{key}/texts.py",
        f"resources/games/{key}/help/en/{key}.md",
        f"resources/games/{key}/help/en/shared.md",
        f"resources/games/{key}/finished_game.json",
        f"rules/games/{key}/reference.md",
    ):
        assert (ROOT / file).exists()
    assert list(ROOT.glob(f"tests/**/test_{key}.py"))


@pytest.mark.parametrize("key", GAMES)
def test_a_game_has_leaf_counts(key: str) -> None:
    rows = (ROOT / "rules/games" / key / "perft.jsonl").read_text("utf-8").splitlines()
    assert {json.loads(row)["game"].split()[0] for row in rows} == {key}


def test_nothing_else_asks_which_game_it_is() -> None:
    own = (ROOT / "rules/games", ROOT / "desktop/views")
    for path in SOURCES:
        if path.is_relative_to(own[0]) or path.is_relative_to(own[1]):
            continue
        constants = (
            n for n in ast.walk(ast.parse(path.read_text())) if isinstance(n, ast.Constant)
        )
        assert not GAMES.keys() & {c.value for c in constants if isinstance(c.value, str)}, path


# -- imports -------------------------------------------------------------------------------------


def test_only_the_window_imports_qt() -> None:
    for path in ROOT.glob("rules/**/*.py"):
        assert not [name for name in imports(path) if name.startswith("PySide6")], path


def test_only_one_file_uses_what_one_system_lacks() -> None:
    users = [path for path in SOURCES if OF_ONE_SYSTEM.search(path.read_text("utf-8"))]
    assert users == [ROOT / "rules/system.py"]


def test_the_rules_import_nothing_of_the_window() -> None:
    for path in ROOT.glob("rules/**/*.py"):
        assert not [name for name in imports(path) if f"{name}.".startswith("desktop.")], path


def test_the_program_does_without_what_is_for_developers() -> None:
    for path in SOURCES:
        if not f"{module_name(path)}.".startswith((*FOR_DEVELOPERS, "desktop.testing.")):
            assert not [n for n in imports(path) if f"{n}.".startswith(FOR_DEVELOPERS)], path


def test_every_folder_of_the_rules_lies_in_a_layer() -> None:
    assert {path.parent.name for path in ROOT.glob("rules/*/__init__.py")} == set(RULES_LEVELS)


def test_folders_of_the_rules_import_only_layers_below_them() -> None:
    for path in ROOT.glob("rules/**/*.py"):
        here = path.relative_to(ROOT).parts[1]
        for name in imports(path):
            there = name.split(".")[1] if name.startswith("rules.") else ""
            if there in RULES_LEVELS and there != here:
                assert RULES_LEVELS[there] < RULES_LEVELS.get(here, -1), f"{path} imports {name}"


@pytest.mark.parametrize("key", GAMES)
def test_a_game_imports_nothing_of_another_game(key: str) -> None:
    others = tuple(f"rules.games.{other}." for other in GAMES if other != key)
    for path in [
        *(ROOT / "rules/games" / key).glob("*.py"),
        *(ROOT / "desktop/views" / key).glob("*.py"),
    ]:
        assert not [name for name in imports(path) if f"{name}.".startswith(others)], path


def test_every_file_of_the_window_lies_in_a_layer() -> None:
    files = {path.relative_to(DESKTOP).parts[0] for path in DESKTOP.rglob("*.py")}
    assert files == {"__init__.py", "__main__.py", "testing.py", *LEVELS}


def upward_imports() -> set[tuple[str, str]]:
    """Return the imports from one folder of desktop/ into another that does not lie below it."""
    found = set()
    for path in DESKTOP.glob("*/**/*.py"):
        for imported in modules_imported(path, "desktop"):
            here, there = path.relative_to(DESKTOP).parts[0], imported.split(".")[1]
            if here != there and LEVELS[there] >= LEVELS[here]:
                found.add((module_name(path), imported))
    return found


def test_layers_import_only_layers_below_them() -> None:
    assert upward_imports() == set()


def reached(graph: Mapping[str, Set[str]], start: str) -> set[str]:
    """Return the files that a file imports, directly or through others."""
    found: set[str] = set()
    new = set(graph[start])
    while new:
        found |= new
        new = {module for each in new for module in graph[each]} - found
    return found


@pytest.mark.parametrize("top", ["rules", "desktop"])
def test_no_files_import_one_another(top: str) -> None:
    paths = (ROOT / top).rglob("*.py")
    graph = {module_name(path): set(modules_imported(path, top)) for path in paths}
    assert [module for module in graph if module in reached(graph, module)] == []


# -- documents ------------------------------------------------------------------------------------

PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/*.md"), *ROOT.glob("resources/**/*.md")])
PROTOCOL = (ROOT / "docs/protocol.md").read_text("utf-8")
MAX_BYTES = 80_000  # of a picture that is loaded with the README
FILE_FORMAT = (ROOT / "docs/file-format.md").read_text("utf-8")


def examples(text: str) -> list[str]:
    return re.findall(r"^```\n(.*?)^```", text, re.DOTALL | re.MULTILINE)


def test_links_lead_somewhere() -> None:
    for page in PAGES:
        text = re.sub(r"```.*?```", "", page.read_text("utf-8"), flags=re.DOTALL)
        for target in re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", text):
            assert (page.parent / target).exists(), f"{page}: {target}"


def test_files_that_documents_name_exist() -> None:
    folders = "desktop|docs|installer|resources|rules|tests"
    made = {"resources/licences.json", "resources/languages/oddments_pt.ts"}  # by commands there
    for page in PAGES:
        if page.name == "CHANGELOG.md":
            continue
        text = page.read_text("utf-8").replace("KEY", "yodd")
        for span in re.findall(rf"`((?:{folders})/[\w/.-]+)`", text):
            is_pattern = re.search("CODE|LANGUAGE", span)
            assert is_pattern or span in made or (ROOT / span).exists(), f"{page.name}: {span}"


def test_modules_that_the_architecture_names_exist() -> None:
    text = (ROOT / "ARCHITECTURE.md").read_text("utf-8")
    modules = {path.stem for path in SOURCES}
    table = text[text.index("## Where is what") : text.index("## Words")]
    spans = re.findall(r"`([a-z_]+)`", table)
    assert len(spans) > 10
    assert set(spans) <= modules
    for span in re.findall(r"^\w[\w.]+ +((?:\w+/)+\w+\.py)", text, re.MULTILINE):
        assert (DESKTOP / span).exists() or (ROOT / span).exists(), span


def test_all_commands_of_the_protocol_are_described() -> None:
    known = set(str(GtpSession().run("list_commands", [])).split())
    assert known <= set(re.findall(r"`([a-z_-]+)", PROTOCOL))


def test_all_commands_that_are_described_exist() -> None:
    known = set(str(GtpSession().run("list_commands", [])).split())
    cells = re.findall(r"^\| (`.*?`) \|", PROTOCOL, re.MULTILINE)
    assert cells
    assert {name for cell in cells for name in re.findall(r"`([a-z_-]+)", cell)} <= known


def test_the_example_of_the_protocol_works() -> None:
    session = GtpSession()
    for command, answer in re.findall(r"^(\w.*)\n= ?(.*)\n", examples(PROTOCOL)[0], re.MULTILINE):
        name, *arguments = command.split()
        if name == "genmove":
            name, arguments = "play", [*arguments, answer]
            answer = ""
        assert session.run(name, arguments) == answer


@pytest.mark.long
def test_the_match_in_the_documents_has_these_results(capsys: pytest.CaptureFixture[str]) -> None:
    command, printed, *_ = examples((ROOT / "docs/match.md").read_text("utf-8"))
    assert match_command.main([*shlex.split(command)[1:], "--jobs", "1"]) == 0
    results = capsys.readouterr().out.splitlines()
    assert results[:-1] == printed.splitlines()[:-1]  # the last one has times


def test_the_example_of_a_saved_game_can_be_read() -> None:
    (example,) = examples(FILE_FORMAT)
    record = read_game(example)
    ignored = r"\s|AP\[.*?\]"  # the program's version will change
    assert re.sub(ignored, "", write_game(record)) == re.sub(ignored, "", example)


def test_the_readme_has_a_small_picture_of_every_game() -> None:
    readme = (ROOT / "README.md").read_text("utf-8")
    for key in GAMES:
        picture = f"docs/pictures/{key}.png"
        assert f"]({picture})" in readme
        assert (ROOT / picture).stat().st_size < MAX_BYTES


# -- widgets -------------------------------------------------------------------------------------

# Every widget of the window is made by itself in a test: by a function or class that uses neither
# the program nor a window that it builds. A base class counts with its subclasses.
PROGRAM = {"Program", "make_program", "program_of"}
MADE_BY = {"build_window": "MainWindow"}  # with any services
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
            yield MADE_BY.get(function, function)
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


# -- the rest ------------------------------------------------------------------------------------


def test_no_generated_file_is_tracked() -> None:
    assert git("ls-files", "--cached", "--ignored", "--exclude-standard") == []


def test_commands_can_be_run() -> None:
    for command in ("installer/run", "installer/test", "installer/build-core", ".ci/run"):
        assert os.access(ROOT / command, os.X_OK)


def test_the_installer_takes_the_pythons_that_the_project_takes() -> None:
    low, high = re.findall(r"\(3, (\d+)\)", (ROOT / "installer/setup").read_text())
    assert PROJECT["project"]["requires-python"] == f">=3.{low},<3.{int(high) + 1}"


def test_buttons_of_dialogs_stand_in_the_order_of_the_desktop() -> None:
    for source in sorted((ROOT / "desktop").rglob("*.py")):
        text = source.read_text("utf-8")
        if re.search(r"^class \w+\(Q?Dialog\)", text, re.MULTILINE) and "Button" in text:
            assert "QDialogButtonBox(" in text, source


def test_the_documents_name_the_pythons_that_the_project_takes() -> None:
    first, after = map(int, re.findall(r"3\.(\d+)", PROJECT["project"]["requires-python"]))
    for page in ("README.md", "docs/release.md"):
        assert f"Python 3.{first} to 3.{after - 1}" in (ROOT / page).read_text("utf-8")


def test_the_first_nine_levels_are_the_same_on_every_computer() -> None:
    assert "first nine" in (ROOT / "README.md").read_text("utf-8")
    for game in GAMES.values():
        assert len([level for level in game.levels if level.simulations]) == 9


@pytest.mark.parametrize("key", GAMES)
def test_the_help_names_every_solved_board(key: str) -> None:
    folder = ROOT / "resources" / "games" / key
    page = (folder / "help" / "en" / f"{key}.md").read_text("utf-8")
    chapter = page.partition("### Solved boards")[2].partition("<a id")[0]
    ranges = re.findall(r"(\d+)(?: to (\d+))?", chapter)
    named = {n for low, high in ranges for n in range(int(low), int(high or low) + 1)}
    for table in folder.glob("solved/*.table"):
        assert {*map(int, re.findall(r"\d+", table.name))} <= named, table


@pytest.mark.parametrize("key", GAMES)
def test_window_and_protocol_agree_whether_the_players_own_the_colours(key: str) -> None:
    assert TEXTS[key].numbered == (not GAMES[key].owned_colours)


@pytest.mark.parametrize(
    ("page", "claim"),
    [
        ("README.md", "Dots show where you may play"),
        ("README.md", "plays, analyses and reviews in the window"),
        ("README.md", "setup programs for Windows and macOS"),
        ("README.md", "about a hundred"),
        ("docs/cluster.md", "(boards.md)"),
        ("resources/help/en/overview.md", "the first thing that a new game asks for"),
    ],
)
def test_claims_that_were_not_true_do_not_come_back(page: str, claim: str) -> None:
    assert claim not in " ".join((ROOT / page).read_text("utf-8").split())


def test_the_changelog_has_this_version() -> None:
    assert f"\n## [{VERSION}]" in (ROOT / "CHANGELOG.md").read_text("utf-8")

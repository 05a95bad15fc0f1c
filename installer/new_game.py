"""Makes a new game that can be played at once: a copy of another one, under a key of its own.

It lies in the folders of the checkout, or with ``--package`` in a distribution of its own. What
remains to be done is printed, in order, from docs/new-game.md.
"""

from __future__ import annotations

import argparse
import contextlib
import dataclasses
import keyword
import os
import re
import shutil
import subprocess
import sys
import tempfile
import textwrap
import tomllib
import zlib
from collections.abc import Callable, Collection, Iterator, Sequence
from importlib import resources
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

import core  # noqa: E402

from rules.games import GAMES, PACKAGES  # noqa: E402
from rules.games.packages import GROUP  # noqa: E402
from rules.setup import Game  # noqa: E402
from rules.version import CONTRACT, VERSION  # noqa: E402

_KEY = re.compile(r"[a-z][a-z0-9]{1,19}")
_PARTS = ("rules", "views", "resources")
_EXPECTED = ("facts", "shown")  # what our tests of all games expect
_TEXTS = {".py", ".pxd", ".md", ".json", ".jsonl"}
_RESOURCES = re.compile(r"((help|lessons)/en/)?[^/]+|lessons/[^/]+\.json")  # English only
_OTHER_NUMBERS, _NUMBERS = 2000, 8000  # of games in packages, so that they hardly meet
_TEST = '''"""{title} passes the checks that every game passes."""

from __future__ import annotations

import pytest

from {module} import Check, checks_of


@pytest.mark.parametrize("check", checks_of("{key}"), ids=str)
def test_{key}(check: Check) -> None:
    check()
'''


class NewGameError(Exception):
    """The game cannot be made; the message says why."""


@dataclasses.dataclass(frozen=True)
class Names:
    """What a game is called, and where its parts are imported from.

    Attributes:
        name: its title and the beginning of its classes' names.
        rules, views: the packages.
    """

    key: str
    name: str
    number: int
    rules: str
    views: str


def files_of(like: Game, names: Names, parts: Collection[str]) -> dict[str, str]:
    """Return [part, a slash and the name in it] -> text, of a game renamed; English only."""
    package = PACKAGES[like.key]
    folders = {
        "rules": Path(str(resources.files(package.rules))),
        "views": Path(str(resources.files(package.views))),
        "resources": Path(str(package.files)),
        "facts": ROOT / "tests/rules/games" / like.key,
        "shown": ROOT / "tests/desktop/views" / like.key,
    }
    rename = renaming(like, names)
    found = {}
    for part, folder in [(part, folders[part]) for part in parts]:
        for path in sorted(folder.rglob("*")):
            name = path.relative_to(folder).as_posix()
            if path.suffix in _TEXTS and _is_copied(part, name, like.key):
                renamed = re.sub(rf"\b{like.key}|(?<=_){like.key}", names.key, name)
                found[f"{part}/{renamed}"] = rename(path.read_text("utf-8"))
    return found


def _is_copied(part: str, name: str, key: str) -> bool:
    if part == "resources":
        return _RESOURCES.fullmatch(name) is not None
    return part not in _EXPECTED or name == f"{part}_{key}.py"


def renaming(like: Game, names: Names) -> Callable[[str], str]:
    """Return what turns the texts of a game into those of the new one."""
    package = PACKAGES[like.key]
    replaced = (
        (rf"\b{re.escape(package.rules)}\b", names.rules),
        (rf"\b{re.escape(package.views)}\b", names.views),
        (rf"\b{re.escape(like.title)}(?![a-z])", names.name),
        (rf"\b{type(like).__name__}(?![a-z])", names.name),
        (rf"\b{like.title.upper()}(?![A-Z])", names.name.upper()),
        (rf"(?<![a-z]){like.key}(?![a-z])", names.key),
        (rf"\b{like.number}\b", str(names.number)),
    )

    def rename(text: str) -> str:
        for pattern, new in replaced:
            text = re.sub(pattern, new, text)
        return text

    return rename


def in_checkout(like: Game, key: str, root: Path = ROOT) -> dict[Path, str]:
    """Return [path] -> text of a game in the checkout."""
    number = max(g.number for g in GAMES.values() if not PACKAGES[g.key].origin) + 1
    rules, views = f"rules.games.{key}", f"desktop.views.{key}"
    names = Names(key, key.capitalize(), number, rules, views)
    folders = {
        "rules": root / "rules/games" / key,
        "views": root / "desktop/views" / key,
        "resources": root / "resources/games" / key,
        "facts": root / "tests/rules/games" / key,
        "shown": root / "tests/desktop/views" / key,
    }
    found = {
        folders[part] / rest: text
        for name, text in files_of(like, names, (*_PARTS, *_EXPECTED)).items()
        for part, _, rest in [name.partition("/")]
    }
    return {**found, folders["facts"] / f"test_{key}.py": _test(names, "rules.testing")}


def in_package(like: Game, key: str, folder: Path) -> dict[Path, str]:
    """Return [path] -> text of a distribution with the game."""
    package = f"oddments_{key}"
    number = _OTHER_NUMBERS + zlib.crc32(key.encode()) % _NUMBERS
    names = Names(key, key.capitalize(), number, f"{package}.rules", f"{package}.views")
    files = files_of(like, names, _PARTS)
    for ours in ("rules/reference.md", "resources/card.json"):
        files.pop(ours, None)
    compiled = any(text.startswith("# cython:") for text in files.values())
    licence = (ROOT / "LICENSE").read_text("utf-8")
    around = _files_around(key, licence, compiled=compiled)
    return {
        **{folder / package / name: text for name, text in files.items()},
        **{folder / name: text for name, text in around.items()},
        folder / "README.md": _readme(names),
        folder / f"tests/test_{key}.py": _test(names, "desktop.testing"),
    }


def _test(names: Names, module: str) -> str:
    return _TEST.format(title=names.name, key=names.key, module=module)


def _readme(names: Names) -> str:
    steps = recipe(names.key, package=True)
    return f"# {names.name}\n\nA game for Oddments. What remains to be done:\n\n{steps}"


def check_key(key: str) -> None:
    """Check that a game can have this key; NewGameError if it cannot."""
    if key in GAMES:
        raise NewGameError(f"there is a game {key} already")
    taken = keyword.iskeyword(key) or (ROOT / "rules/games" / f"{key}.py").exists()
    if not _KEY.fullmatch(key) or taken:
        raise NewGameError(f"{key!r} is not a key: write 2 to 20 small letters and digits")


def write(files: dict[Path, str]) -> None:
    """Write the files, unless there is one already.

    Raises:
        NewGameError: there is one; nothing is written then.
    """
    there = [path for path in files if path.exists()]
    if there:
        raise NewGameError(f"{there[0]} is there already")
    for path, text in files.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")


def run(*command: str | Path, path: Path | None = None) -> None:
    """Run a command of Python, with another folder to import from; NewGameError if it fails."""
    places = [str(path)] * (path is not None) + [str(ROOT)]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(places)}
    words = [sys.executable, *map(str, command)]
    if subprocess.run(words, env=environment, cwd=ROOT).returncode:
        raise NewGameError(f"this has failed: {' '.join(words)}")


def make_in_checkout(like: Game, key: str) -> None:
    """Add a game to the checkout, compile it if the core is compiled, and check it."""
    was_built = core.is_built()
    write(in_checkout(like, key))
    if was_built:
        run(ROOT / "installer/core.py")
    run(ROOT / "installer/game_tables.py")
    run("-m", "desktop.testing", key)


def make_package(like: Game, key: str, folder: Path) -> None:
    """Write a distribution with a game, build it, and check what was built."""
    if folder.exists() and any(folder.iterdir()):
        raise NewGameError(f"{folder} is not empty")
    write(in_package(like, key, folder))
    with installed(folder) as site:
        run("-m", "desktop.testing", key, path=site)


@contextlib.contextmanager
def installed(folder: Path) -> Iterator[Path]:
    """Build a distribution, which stays as it is; yield a folder to import it from.

    Raises:
        NewGameError: it cannot be built.
    """
    offline = ("--quiet", "--disable-pip-version-check", "--no-build-isolation", "--no-deps")
    with tempfile.TemporaryDirectory() as place:
        copy, site = Path(place, "copy"), Path(place, "site")
        shutil.copytree(folder, copy)
        run("-m", "pip", "install", *offline, "--no-index", "--target", site, copy)
        yield site


def examples() -> dict[str, Path]:
    """Return [key] -> the distribution of each example of a game in a package of its own."""
    found: dict[str, Path] = {}
    for project in sorted((ROOT / "tests").glob("*_game/pyproject.toml")):
        games = tomllib.loads(project.read_text("utf-8"))["project"]["entry-points"][GROUP]
        found |= dict.fromkeys(games, project.parent)
    return found


# -- the files around a game in a distribution of its own ------------------------------------------

_PROJECT = ROOT / "installer/game_package.toml"
_SETUP_PY = '''"""Compiles the rules, as Oddments compiles its own."""

from pathlib import Path

from setuptools import setup

from rules.compilation import game_extensions

setup(ext_modules=game_extensions(Path(__file__).parent, "oddments_{key}"))
'''
_INIT_PY = '''"""{name}, a game of Oddments."""

CONTRACT = {contract}  # the version of Oddments' contract that this is written for
'''
_LICENCE = """This game was made from a copy of a game of Oddments, which has the MIT licence. Its
text and its copyright notice must stay with what is left of that copy:

"""
_NEEDED = ["setuptools>=80,<86"]
_NEEDED_TO_COMPILE = [f"oddments>={VERSION}", "Cython>=3.1,<3.4"]


def _files_around(key: str, licence: str, *, compiled: bool) -> dict[str, str]:
    """Return [name] -> text of what a distribution has beside the parts of the game.

    ``licence``: Oddments' own. ``compiled``: whether some of its files are.
    """
    words = {"key": key, "name": key.capitalize(), "version": VERSION, "contract": CONTRACT}
    needed = _NEEDED + (_NEEDED_TO_COMPILE if compiled else [])
    requires = ", ".join(f'"{each}"' for each in needed)
    found = {
        "pyproject.toml": _PROJECT.read_text("utf-8").format(requires=requires, **words),
        f"oddments_{key}/__init__.py": _INIT_PY.format(**words),
        "LICENSE": _LICENCE + licence,
        ".gitignore": "__pycache__/\nbuild/\n*.egg-info/\n*.c\n*.so\n*.pyd\n",
    }
    return {**found, "setup.py": _SETUP_PY.format(**words)} if compiled else found


# -- what remains to be done, as docs/new-game.md has it -------------------------------------------

_STEPS = re.compile(r"<!-- (steps|checkout|package) -->\n(.*?)(?=<!--)", re.DOTALL)
_NUMBER = re.compile(r"^\d+\. ", re.MULTILINE)


def recipe(key: str, *, package: bool = False) -> str:
    """Return the steps as a list in Markdown, for a game in the checkout or in a package."""
    page = (ROOT / "docs/new-game.md").read_text("utf-8")
    if package:
        page = re.sub(r"\b(rules|resources)/games/KEY", r"oddments_KEY/\1", page)
        page = page.replace("desktop/views/KEY", "oddments_KEY/views")
    lists = {name: _NUMBER.split(text)[1:] for name, text in _STEPS.findall(page)}
    first, *last = lists["package"]
    steps = [first, *lists["steps"], *last] if package else lists["steps"] + lists["checkout"]
    texts = [" ".join(step.split()).replace("KEY", key) for step in steps]
    return "".join(f"{_wrapped(number, text)}\n" for number, text in enumerate(texts, 1))


def _wrapped(number: int, text: str) -> str:
    return textwrap.fill(f"{number}. {text}", 100, subsequent_indent="   ", break_on_hyphens=False)


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="new-game", description=__doc__)
    parser.add_argument("key", metavar="KEY", help="of the new game: small letters and digits")
    known = ", ".join([*GAMES, *(f"{key} (plain Python)" for key in examples())])
    parser.add_argument("--like", required=True, metavar="GAME", help=known)
    parser.add_argument("--package", type=Path, metavar="FOLDER", help="for a distribution")
    wanted = parser.parse_args(arguments)
    try:
        check_key(wanted.key)
        if wanted.like not in GAMES:
            if wanted.like not in examples():
                raise NewGameError(f"there is no game {wanted.like} to copy: {known}")
            with installed(examples()[wanted.like]) as site:
                run(__file__, *(sys.argv[1:] if arguments is None else arguments), path=site)
            return
        like = GAMES[wanted.like]
        if wanted.package is not None:
            make_package(like, wanted.key, wanted.package.absolute())
        elif PACKAGES[like.key].distribution is not None:
            raise NewGameError(f"{like.key} comes from a package; its copy needs --package FOLDER")
        else:
            make_in_checkout(like, wanted.key)
    except (NewGameError, OSError) as error:
        parser.exit(1, f"new-game: {error}\n")
    print("\nWhat remains to be done:\n")
    print(recipe(wanted.key, package=wanted.package is not None))


if __name__ == "__main__":
    main()

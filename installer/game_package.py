"""The files around a game in a distribution of its own."""

from __future__ import annotations

from rules.version import CONTRACT, VERSION

_PROJECT = """[build-system]
requires = [{requires}]
build-backend = "setuptools.build_meta"

[project]
name = "oddments-{key}"
version = "0.1"
description = "{name} for Oddments"
readme = "README.md"
requires-python = ">=3.11"
license = "MIT"
license-files = ["LICENSE"]
dependencies = ["oddments>={version}"]

[project.entry-points."oddments.games"]
{key} = "oddments_{key}"

[tool.setuptools.packages.find]
include = ["oddments_{key}*"]

[tool.setuptools.package-data]
oddments_{key} = ["resources/**/*", "**/*.pxd", "**/*.jsonl"]
"""
_SETUP = '''"""Compiles the rules, as Oddments compiles its own."""

from pathlib import Path

from setuptools import setup

from rules.compilation import game_extensions

setup(ext_modules=game_extensions(Path(__file__).parent, "oddments_{key}"))
'''
_INIT = '''"""{name}, a game of Oddments."""

CONTRACT = {contract}  # the version of Oddments' contract that this is written for
'''
_LICENCE = """This game was made from a copy of a game of Oddments, which has the MIT licence. Its
text and its copyright notice must stay with what is left of that copy:

"""
_REQUIRES = ["setuptools>=80,<86"]
_COMPILING = [f"oddments>={VERSION}", "Cython>=3.1,<3.4"]


def files(key: str, licence: str, *, compiled: bool) -> dict[str, str]:
    """Return [name] -> text of what a distribution has beside the parts of the game.

    ``licence``: Oddments' own. ``compiled``: whether some of its files are.
    """
    words = {"key": key, "name": key.capitalize(), "version": VERSION, "contract": CONTRACT}
    needed = _REQUIRES + (_COMPILING if compiled else [])
    requires = ", ".join(f'"{each}"' for each in needed)
    found = {
        "pyproject.toml": _PROJECT.format(requires=requires, **words),
        f"oddments_{key}/__init__.py": _INIT.format(**words),
        "LICENSE": _LICENCE + licence,
        ".gitignore": "__pycache__/\nbuild/\n*.egg-info/\n*.c\n*.so\n*.pyd\n",
    }
    return {**found, "setup.py": _SETUP.format(**words)} if compiled else found

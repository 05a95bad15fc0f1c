"""How the files of the rules are compiled: Oddments' own, and those of games in other packages.

Files are compiled that begin with ``# cython:``. The next line has the compiler's options.
"""

from __future__ import annotations

import os
import platform
import re
import sys
from pathlib import Path
from typing import Any

from rules.version import compiled

# nothing of the core is pickled: the code for that would take a sixth of the compiler's time
DIRECTIVES = {"auto_pickle": False, "show_performance_hints": False}

# The module with the code that Cython's modules have in common, such as that of memory views. Half
# of what the compiler had to do was to compile it for each of them.
SHARED = "rules._cyutility"

_HEADER = re.compile(r"# cython:.*\n(?:# distutils: extra_compile_args =(?P<options>.*)\n)?")
_OPTIONS = ["-ffp-contract=off"]  # for all: the same results on every machine
if platform.machine() in ("x86_64", "AMD64") and sys.platform != "darwin":
    _OPTIONS += ["-msse4.2", "-mpopcnt"]  # which processors have had since 2009


def sources(folder: Path) -> list[Path]:
    """Return the files in a folder that are compiled, each to an extension next to it."""
    return [path for path in sorted(folder.rglob("*.py")) if _header(path)]


def options(source: Path) -> list[str]:
    """Return the compiler's options for a file; Windows has its own."""
    found = _header(source)
    if found is None or os.name == "nt":
        return []
    return [*(found["options"] or "").split(), *_OPTIONS]


def extensions(root: Path, package: str, *, optional: bool = False) -> list[Any]:
    """Return the extensions of a package in ``root`` for setuptools.

    ``optional``: whether it does without one that cannot be compiled.
    """
    from setuptools import Extension

    return [
        Extension(
            ".".join(source.relative_to(root).with_suffix("").parts),
            [source.relative_to(root).as_posix()],
            extra_compile_args=options(source),
            optional=optional,
        )
        for source in sources(root / package)
    ]


def shared_extension() -> Any:
    """Return the extension with what Oddments' own share; Cython makes its source."""
    from setuptools import Extension

    source = SHARED.replace(".", "/") + ".c"
    return Extension(SHARED, [source], extra_compile_args=["-O1"] * (os.name != "nt"))


def game_extensions(root: Path, package: str) -> list[Any]:
    """Return the extensions of a game for its setup.py, compiled like this Oddments.

    There are none if this Oddments is not compiled: compiled and uncompiled classes do not mix.
    """
    if not compiled():
        return []
    from Cython.Build import cythonize

    found: list[Any] = cythonize(  # type: ignore[no-untyped-call]
        extensions(root, package), compiler_directives=DIRECTIVES
    )
    return found


def _header(path: Path) -> re.Match[str] | None:
    """Return the first two lines of a file that is compiled; None for another file."""
    with path.open(encoding="utf-8") as file:
        return _HEADER.match(file.readline() + file.readline())

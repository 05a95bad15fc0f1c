"""The compiled core is built again when one of its files has changed: a small one, really built."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import core
import pytest

PROJECT = """
[project]
name = "small"
version = "1"
[tool.setuptools]
packages = []
ext-modules = [{ name = "rules.box", sources = ["rules/box.py"] }]
"""
SOURCE = """# cython: language_level=3
import cython

@cython.cclass
class Box:
    def __init__(self, value):
        self.value = value

    def read(self):
        return self.value
"""
DECLARATIONS = "cdef class Box:\n    cdef {} value\n"


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    if not core.has_compiler():
        pytest.skip("there is no C compiler")
    (tmp_path / "installer").mkdir()
    (tmp_path / "rules").mkdir()
    shutil.copy(core.__file__, tmp_path / "installer" / "core.py")
    (tmp_path / "pyproject.toml").write_text(PROJECT)
    (tmp_path / "rules" / "__init__.py").touch()
    (tmp_path / "rules" / "box.py").write_text(SOURCE)
    (tmp_path / "rules" / "box.pxd").write_text(DECLARATIONS.format("int"))
    for path in tmp_path.rglob("*.*"):  # files of an hour ago
        os.utime(path, (path.stat().st_mtime - 3600,) * 2)
    return tmp_path


def ask(checkout: Path, folder: str, line: str) -> str:
    """What a line of Python prints in a folder of the checkout."""
    done = subprocess.run(
        [sys.executable, "-c", line], cwd=checkout / folder, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


def is_built(checkout: Path) -> bool:
    return ask(checkout, "installer", "import core; print(core.is_built())") == "True"


def build(checkout: Path) -> str:
    """Build it as ``installer/build-core`` does; what a box makes of 1.5 then."""
    command = [sys.executable, str(checkout / "installer" / "core.py")]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    return ask(checkout, "", "import rules.box; print(rules.box.Box(1.5).read())")


@pytest.mark.parametrize("changed", ["rules/box.pxd", "rules/box.py", "pyproject.toml"])
def test_after_an_edit_the_core_counts_as_old(checkout: Path, changed: str) -> None:
    assert not is_built(checkout)
    extension = core.extension(checkout / "rules" / "box.py")
    extension.touch()
    (checkout / "build").mkdir()
    (checkout / "build" / "core").touch()
    assert is_built(checkout)
    (checkout / changed).touch()
    assert not is_built(checkout)
    (checkout / "build" / "core").touch()
    extension.unlink()
    assert not is_built(checkout)


def test_an_edited_pxd_leads_to_a_rebuild(checkout: Path) -> None:
    assert build(checkout) == "1"
    assert is_built(checkout)
    (checkout / "rules" / "box.pxd").write_text(DECLARATIONS.format("double"))
    assert not is_built(checkout)
    assert build(checkout) == "1.5"
    assert is_built(checkout)

"""The compiled core is built again when one of its files has changed; a small one is built."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

import core
import pytest

from rules import compilation

PROJECT = """
[project]
name = "small"
version = "1"
[tool.setuptools]
packages = []
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
    for name in ("compilation.py", "version.py"):
        shutil.copy(core.ROOT / "rules" / name, tmp_path / "rules" / name)
    (tmp_path / "rules" / "box.py").write_text(SOURCE)
    (tmp_path / "rules" / "box.pxd").write_text(DECLARATIONS.format("int"))
    for path in tmp_path.rglob("*.*"):  # files of an hour ago
        os.utime(path, (path.stat().st_mtime - 3600,) * 2)
    return tmp_path


def ask(checkout: Path, folder: str, line: str) -> str:
    """Return what a line of Python prints in a folder of the checkout."""
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


@pytest.mark.long
def test_an_edited_pxd_leads_to_a_rebuild(checkout: Path) -> None:
    assert build(checkout) == "1"
    assert is_built(checkout)
    (checkout / "rules" / "box.pxd").write_text(DECLARATIONS.format("double"))
    assert not is_built(checkout)
    assert build(checkout) == "1.5"
    assert is_built(checkout)


@pytest.mark.long
def test_a_file_that_cannot_be_compiled_leaves_nothing_compiled(checkout: Path) -> None:
    extension = core.extension(checkout / "rules" / "box.py")
    extension.touch()
    (checkout / "build").mkdir()
    (checkout / "build" / "core").touch()
    (checkout / "rules" / "box.py").write_text(SOURCE.replace("return self.value", "return ("))
    command = [sys.executable, str(checkout / "installer" / "core.py")]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 1
    assert not extension.exists()
    assert not (checkout / "build" / "core").exists()


@pytest.mark.parametrize(
    ("compiler", "found"),
    [("true", True), ("true --with an-option", True), ("false", False), ("no-such-cc", False)],
)
def test_there_is_a_compiler_where_it_finds_python(
    monkeypatch: pytest.MonkeyPatch, compiler: str, found: bool
) -> None:
    monkeypatch.setenv("CC", compiler)
    assert core.has_compiler() is found


def test_the_compiler_reads_pythons_own_header(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    compiler = tmp_path / "cc"
    compiler.write_text('#!/bin/sh\necho "$@" > "$0.asked"\ncat >> "$0.asked"\n')
    compiler.chmod(0o755)
    monkeypatch.setenv("CC", f"{compiler} -x")
    assert core.has_compiler()
    options, code = (tmp_path / "cc.asked").read_text().splitlines()
    include = sysconfig.get_path("include")
    assert options == f"-x -I {include} -E -"
    assert code == "#include <Python.h>"


def test_what_is_compiled_lies_beside_its_source() -> None:
    sources = core.sources()
    assert core.ROOT / "rules/board.py" in sources
    assert all(source.is_file() for source in sources)
    suffix = sysconfig.get_config_var("EXT_SUFFIX")
    assert core.extension(Path("rules/board.py")) == Path(f"rules/board{suffix}")


def test_a_core_that_lacks_an_extension_or_whose_sources_changed_is_not_built(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sources = [tmp_path / "rules/one.py", tmp_path / "rules/two.py"]
    (tmp_path / "rules").mkdir()
    for path in (*sources, *map(core.extension, sources), tmp_path / "pyproject.toml"):
        path.touch()
    monkeypatch.setattr(core, "ROOT", tmp_path)
    monkeypatch.setattr(core, "BUILT_MARK", tmp_path / "stamp")
    monkeypatch.setattr(core, "sources", lambda: sources)
    assert not core.is_built()
    (tmp_path / "stamp").touch()
    assert not core.is_built()  # if in doubt it is compiled again
    (tmp_path / "stamp").write_text(core.digest())
    assert core.is_built()
    for changed in ("rules/one.py", "rules/one.pxd", "pyproject.toml"):
        (tmp_path / changed).write_text("edited")
        assert not core.is_built()
        (tmp_path / changed).write_text("")
        assert core.is_built()  # as in a copy, whatever the times of its files
    core.extension(sources[1]).unlink()
    assert not core.is_built()
    core.remove()
    assert [path.name for path in tmp_path.rglob("*.so")] == []
    assert not (tmp_path / "stamp").exists()
    core.remove()  # nothing to remove is not an error


@pytest.mark.skipif(os.name == "nt", reason="its compiler has options of its own")
def test_each_file_is_compiled_with_its_own_options_and_like_the_others(tmp_path: Path) -> None:
    source, plain = tmp_path / "core.py", tmp_path / "plain.py"
    header = "# cython: language_level=3\n"
    source.write_text(f"{header}# distutils: extra_compile_args = -O1\n", "utf-8")
    first, exact, *_ = compilation.options(source)
    assert (first, exact) == ("-O1", "-ffp-contract=off")  # the same results on every machine
    assert (
        compilation.options(source)[1:] == compilation.options(core.ROOT / "rules" / "bits.py")[1:]
    )
    source.write_text(header, "utf-8")
    assert compilation.options(source)[0] == exact
    plain.write_text('"""Plain Python."""\n', "utf-8")
    assert compilation.options(plain) == []

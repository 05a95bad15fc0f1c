"""The wheel: built from the source archive, installed with pip, pipx and uv, and tested.

    installer/test-wheel [PYTHON ...]

For each given Python (default: this one), a wheel is written to ``dist`` and installed into fresh
environments without a compiler, and ``smoke.py`` tests what is installed there.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
import zipfile
from pathlib import Path

import core
import smoke

DIST: Path = core.ROOT / "dist"
_COMPILERS = ("cc", "gcc", "clang", "c99", "g++", "tcc")
_SCRIPTS = "Scripts" if os.name == "nt" else "bin"


class WheelError(Exception):
    """The wheel is faulty; the text says how."""


def main() -> int:
    parser = argparse.ArgumentParser(prog="installer/test-wheel")
    parser.add_argument("pythons", metavar="PYTHON", nargs="*", default=[sys.executable])
    try:
        archive = make_archive()
        for python in parser.parse_args().pythons:
            wheel = make_wheel(archive, python)
            check_contents(wheel)
            for name, install in INSTALLERS.items():
                try_installed(name, install, wheel, python)
    except (WheelError, smoke.SmokeError) as error:
        print(f"installer/test-wheel: {error}", file=sys.stderr)
        return 1
    except subprocess.CalledProcessError as error:
        print(f"installer/test-wheel: {' '.join(error.cmd)} failed, see above", file=sys.stderr)
        return 1
    return 0


def make_archive() -> Path:
    """Build the source archive; building wheels from it proves that it is complete."""
    with tempfile.TemporaryDirectory() as place:
        _run(sys.executable, "-m", "build", "--sdist", "--outdir", place, str(core.ROOT))
        return _moved(Path(place), "*.tar.gz")


def make_wheel(archive: Path, python: str) -> Path:
    """Build the wheel for a Python."""
    with tempfile.TemporaryDirectory() as place:
        _run(python, "-m", "pip", "wheel", "--no-deps", "--wheel-dir", place, str(archive))
        return _moved(Path(place), "*.whl")


def check_contents(wheel: Path) -> None:
    """Check that the wheel contains the whole compiled core and all resources.

    Raises:
        WheelError: it does not, or it contains other files.
    """
    names = set(zipfile.ZipFile(wheel).namelist())
    tag = wheel.name.split("-")[2]  # "cp311"
    for source in core.sources():
        stem = source.relative_to(core.ROOT).with_suffix("").as_posix()
        if not any(_is_extension(name, stem, tag) for name in names):
            raise WheelError(f"{stem} is not compiled in {wheel.name}")
    tracked = core.ROOT / "resources"
    for file in tracked.rglob("*"):
        name = file.relative_to(core.ROOT).as_posix()
        if file.is_file() and "__pycache__" not in name and name not in names:
            raise WheelError(f"{name} is not in {wheel.name}")
    if strays := [name for name in names if "__pycache__" in name or name.endswith(".c")]:
        raise WheelError(f"{strays[0]} does not belong in {wheel.name}")


def _is_extension(name: str, stem: str, tag: str) -> bool:
    python = tag.removeprefix("cp")
    return name.startswith(f"{stem}.c") and python in name and name.endswith((".so", ".pyd"))


# -- installing ----------------------------------------------------------------------------------


def by_pip(wheel: Path, python: str, place: Path, environment: dict[str, str]) -> Path:
    _run(python, "-m", "venv", str(place / "venv"), **environment)
    scripts = place / "venv" / _SCRIPTS
    _run(str(scripts / "python"), "-m", "pip", "install", "--quiet", str(wheel), **environment)
    return scripts


def by_pipx(wheel: Path, python: str, place: Path, environment: dict[str, str]) -> Path:
    own = {name: str(place / name) for name in ("PIPX_HOME", "PIPX_BIN_DIR", "PIPX_MAN_DIR")}
    command = [sys.executable, "-m", "pipx", "install", "--python", python, str(wheel)]
    _run(*command, **environment, **own)
    return Path(own["PIPX_BIN_DIR"])


def by_uv(wheel: Path, python: str, place: Path, environment: dict[str, str]) -> Path:
    names = ("UV_TOOL_DIR", "UV_TOOL_BIN_DIR", "UV_CACHE_DIR")
    own = {name: str(place / name) for name in names}
    command = [sys.executable, "-m", "uv", "tool", "install", "--python", python, str(wheel)]
    _run(*command, **environment, **own)
    return Path(own["UV_TOOL_BIN_DIR"])


INSTALLERS = {"pip": by_pip, "pipx": by_pipx, "uv": by_uv}


def try_installed(name: str, install: object, wheel: Path, python: str) -> None:
    """Install the wheel in a fresh environment without a compiler, and test it.

    Raises:
        WheelError: the core is not compiled there.
        SmokeError: the program does not work.
    """
    assert callable(install)
    python = shutil.which(python) or python
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        place = Path(folder)
        environment = without_compiler(place)
        scripts = install(wheel, python, place, environment)
        own = smoke.own_folders(place, environment)
        program = _program(scripts, "oddments")
        done = subprocess.run([program, "--version"], env=own, capture_output=True, text=True)
        if not done.stdout.startswith("Oddments ") or "not compiled" in done.stdout:
            raise WheelError(f"with {name}, --version prints {done.stdout + done.stderr!r}")
        smoke.try_program(program, place, own)
        turns = smoke.play_game(_program(scripts, "oddments-gtp"), own)
        version = done.stdout.strip()
        print(f"{wheel.name} with {name}: {version}, a game in {turns} turns", flush=True)


def without_compiler(place: Path) -> dict[str, str]:
    """Return environment variables with which no compiler is found."""
    empty = place / "empty"
    empty.mkdir()
    compiler = {"CC": str(empty / "cc"), "CXX": str(empty / "cc"), "PATH": str(empty)}
    found = [name for name in _COMPILERS if shutil.which(name, path=str(empty))]
    assert not found, found
    return {**os.environ, **compiler}


def _program(scripts: Path, name: str) -> Path:
    return scripts / (f"{name}.exe" if os.name == "nt" else name)


def _moved(place: Path, pattern: str) -> Path:
    (made,) = place.glob(pattern)
    DIST.mkdir(exist_ok=True)
    return Path(shutil.move(made, DIST / made.name))


def _run(*command: str, **environment: str) -> None:
    subprocess.run(command, check=True, env={**os.environ, **environment})


if __name__ == "__main__":
    sys.exit(main())

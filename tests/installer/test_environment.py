"""The set-up: nothing is done twice, and changes are noticed."""

from __future__ import annotations

import sys
from pathlib import Path

import environment
import pytest


@pytest.fixture
def said(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    texts: list[str] = []
    monkeypatch.setattr(environment, "say", texts.append)
    return texts


@pytest.fixture
def pip(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, said: list[str]) -> list[str]:
    """Return what each call asked pip to install of this project; the notes are real files.

    All other things are there, but for what begins with "new".
    """
    installed: list[str] = []

    def run(*command: str) -> None:
        if "--editable" in command:
            installed.append(command[-1].removeprefix(str(environment.core.ROOT)))

    monkeypatch.setattr(environment, "VENV_MARK", tmp_path / "oddments")
    monkeypatch.setattr(environment, "SEEN", tmp_path / "packages")
    monkeypatch.setattr(environment, "run", run)
    monkeypatch.setattr(environment, "install_actionlint", lambda: None)
    monkeypatch.setattr(environment, "is_venv_sound", lambda: True)
    monkeypatch.setattr(environment, "is_available", lambda brought: not brought.startswith("new"))
    monkeypatch.setattr(environment.shutil, "which", lambda _name: None)  # no apt-get
    monkeypatch.setattr(environment.core, "is_built", lambda: True)
    return installed


def test_a_newly_required_package_is_noticed(
    pip: list[str], said: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    environment.set_up({"build"})
    monkeypatch.setitem(environment.BUILDING, "newtool", "newtool")
    assert environment.is_ready(set())
    assert not environment.is_ready({"build"})
    with pytest.raises(environment.SetupError, match="newtool"):
        environment.set_up({"build"})
    assert not environment.is_ready({"build"})  # it is reported again until it is there


def test_a_skipped_check_is_reported_once(
    pip: list[str], said: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    environment.set_up({"dev", "build"})
    monkeypatch.setitem(environment.CHECKING, "newcheck", "newcheck")
    assert not environment.is_ready({"dev"})
    environment.set_up({"dev"})
    assert said[-1].startswith("some checks are skipped. To enable them, run:")
    assert said[-1].endswith("install --no-install-recommends newcheck\n")
    assert environment.is_ready({"dev"})
    assert environment.is_ready({"build"})  # what was found before is remembered


# -- the virtual environment ---------------------------------------------------------------------


def test_what_the_checks_need_is_installed_after_a_plain_set_up(pip: list[str]) -> None:
    environment.set_up(set())
    assert environment.is_ready(set())
    assert not environment.is_ready({"dev"})
    environment.set_up({"dev"})
    assert pip == ["", "[dev]"]
    assert environment.is_ready({"dev"})
    assert environment.is_ready(set())


def test_what_was_installed_for_checks_stays_when_packages_are_made(pip: list[str]) -> None:
    environment.set_up({"dev"})
    environment.set_up({"build"})
    environment.set_up(set())
    assert pip == ["[dev]", "[build,dev]"]
    assert environment.is_ready({"dev", "build"})


def test_a_project_that_was_changed_or_moved_is_installed_again(
    pip: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    environment.set_up({"dev"})
    moved = tmp_path / "moved"
    moved.mkdir()
    project = environment.core.ROOT / "pyproject.toml"
    (moved / "pyproject.toml").write_bytes(project.read_bytes())
    monkeypatch.setattr(environment.core, "ROOT", moved)
    assert not environment.is_ready({"dev"})
    environment.set_up(set())
    assert pip == ["[dev]", "[dev]"]
    assert environment.is_ready({"dev"})
    with (moved / "pyproject.toml").open("a") as changed:
        changed.write("# another dependency\n")
    assert not environment.is_ready(set())
    environment.set_up(set())
    assert pip == ["[dev]", "[dev]", "[dev]"]


def test_a_check_that_packages_need_too_is_not_merely_left_out(
    pip: list[str], said: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    for packages in (environment.CHECKING, environment.BUILDING):
        monkeypatch.setitem(packages, "newboth", "newboth")
    environment.set_up({"dev"})
    assert "newboth" in said[0]
    with pytest.raises(environment.SetupError, match="newboth"):
        environment.set_up({"build"})


def test_contents_of_a_package_are_found_as_program_library_or_file(tmp_path: Path) -> None:
    file = tmp_path / "org.a11y.Bus.service"
    assert not environment.is_available(str(file))
    file.touch()
    assert environment.is_available(str(file))  # it need not be a program
    assert environment.is_available("sh")
    assert not environment.is_available("no-such-program")
    assert environment.is_available("libc.so.6")
    assert not environment.is_available("libnosuch.so.7")


# -- Debian packages -----------------------------------------------------------------------------


@pytest.fixture
def machine(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Machine:
    return Machine(monkeypatch, tmp_path)


class Machine:
    """A machine that lacks ``lacks``, and notes what is done and said there."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, place: Path) -> None:
        self.lacks: set[str] = set()
        self.brings = True  # whether apt-get finds what it is asked for
        self.root = True
        self.apt = True
        self.compiler = True
        self.built = False
        self.venv = True
        self.ran: list[tuple[str, ...]] = []
        self.said: list[str] = []
        monkeypatch.setattr(environment, "SEEN", place / "packages")
        monkeypatch.setattr(environment, "VENV_MARK", place / "oddments")
        monkeypatch.setattr(environment, "is_available", lambda brought: brought not in self.lacks)
        monkeypatch.setattr(environment, "is_venv_sound", lambda: self.venv)
        monkeypatch.setattr(environment, "find_spec", lambda name: None)
        monkeypatch.setattr(environment.core, "is_built", lambda: self.built)
        monkeypatch.setattr(environment.core, "has_compiler", lambda: self.compiler)
        monkeypatch.setattr(environment.shutil, "which", lambda name: "x" if self.apt else None)
        monkeypatch.setattr(environment.os, "geteuid", lambda: 0 if self.root else 1000)
        monkeypatch.setattr(environment, "run", self.run)
        monkeypatch.setattr(environment, "say", self.said.append)

    def run(self, *command: str) -> None:
        self.ran.append(command)
        if "install" in command and self.brings:
            self.lacks.clear()
            self.compiler = self.venv = True


NOTHING_IN_VENV = f"python3.{sys.version_info.minor}-venv"
COMPILER = ["gcc", "libc6-dev", f"python3.{sys.version_info.minor}-dev"]


def test_root_gets_what_is_missing_by_apt_get(machine: Machine) -> None:
    environment.install_packages(set())
    assert (machine.ran, machine.said) == ([], [])
    machine.lacks = {"libEGL.so.1"}
    machine.compiler = machine.venv = False
    environment.install_packages(set())
    packages = ["libegl1", NOTHING_IN_VENV, *COMPILER]
    assert machine.ran == [
        ("apt-get", "update", "-qq"),
        ("apt-get", "install", "-qq", "--yes", "--no-install-recommends", *packages),
    ]
    assert machine.said == [f"installing Debian packages, about a minute: {' '.join(packages)}"]


@pytest.mark.parametrize(("root", "apt"), [(False, True), (True, False)])
def test_other_users_get_the_command_to_type(machine: Machine, root: bool, apt: bool) -> None:
    machine.root, machine.apt = root, apt
    machine.lacks = {"libEGL.so.1"}
    line = "sudo apt-get update && sudo apt-get install --no-install-recommends libegl1\n"
    with pytest.raises(environment.SetupError, match=f"start again:\n\n{line}"):
        environment.install_packages(set())
    assert (machine.ran, machine.said) == ([], [])


def test_packages_that_apt_get_does_not_find_are_reported(machine: Machine) -> None:
    machine.brings = False
    machine.lacks = {"libEGL.so.1", "openbox"}
    with pytest.raises(environment.SetupError, match="libegl1 openbox"):
        environment.install_packages({"dev"})
    assert len(machine.ran) == 2


def test_without_a_compiler_one_can_play_but_not_make_packages(machine: Machine) -> None:
    machine.root = machine.compiler = False
    environment.install_packages(set())
    (said,) = machine.said
    assert said.startswith("without a C compiler the engine is hundreds of times slower")
    assert said.endswith(f"--no-install-recommends {' '.join(COMPILER)}\n")
    with pytest.raises(environment.SetupError, match="gcc libc6-dev"):
        environment.install_packages({"dev"})
    machine.built = True
    environment.install_packages({"dev"})  # a compiled core needs no compiler
    machine.built, machine.venv = False, False
    with pytest.raises(environment.SetupError, match=NOTHING_IN_VENV):
        environment.install_packages(set())


# -- the whole -----------------------------------------------------------------------------------


@pytest.fixture
def asked_extras(monkeypatch: pytest.MonkeyPatch) -> list[set[str]]:
    """Return the extras for which the machine was set up; it is not ready before."""
    found: list[set[str]] = []
    monkeypatch.setattr(environment, "is_ready", lambda extras: extras in found)
    monkeypatch.setattr(environment, "set_up", found.append)
    return found


def test_it_is_set_up_once_with_the_extras_that_are_asked_for_or_says_why_not(
    asked_extras: list[set[str]],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    for options in ([], ["--dev"], ["--build", "--dev"], ["--dev"]):
        monkeypatch.setattr(sys, "argv", ["setup", *options])
        assert environment.main() == 0
    assert capsys.readouterr().err.count("everything is set up") == 3
    assert asked_extras == [set(), {"dev"}, {"build", "dev"}]

    def fail(extras: set[str]) -> None:
        raise environment.SetupError("something is missing")

    monkeypatch.setattr(environment, "set_up", fail)
    monkeypatch.setattr(sys, "argv", ["setup", "--build"])
    assert environment.main() == 1
    assert capsys.readouterr().err == "\nOddments: something is missing\n"


@pytest.mark.parametrize("missing", ["core", "texts", "installed", "packages"])
def test_a_machine_that_lacks_one_thing_is_not_ready(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, missing: str
) -> None:
    monkeypatch.setattr(environment, "SEEN", tmp_path / "packages")
    monkeypatch.setattr(environment.core, "is_built", lambda: False)
    monkeypatch.setattr(environment.core, "has_compiler", lambda: missing == "core")
    monkeypatch.setattr(environment.languages, "is_compiled", lambda file: missing != "texts")
    monkeypatch.setattr(environment, "is_installed", lambda extras: missing != "installed")
    lines = sorted(environment.lines(environment.wanted_packages(set())))
    seen = lines[1:] if missing == "packages" else lines
    (tmp_path / "packages").write_text("\n".join(seen), "utf-8")
    assert not environment.is_ready(set())


def test_the_project_is_installed_with_its_extras_and_that_is_noted(
    machine: Machine, monkeypatch: pytest.MonkeyPatch
) -> None:
    removed: list[bool] = []
    monkeypatch.setattr(environment.core, "remove", lambda: removed.append(True))
    environment.install_project({"dev", "build"})
    root = str(environment.core.ROOT)
    ways = (*environment.PIP, "--no-build-isolation", "--editable")
    assert machine.ran == [(*ways, f"{root}[build,dev]")]
    assert removed == [True]  # pip has compiled only a part
    assert environment.is_installed({"dev"})
    assert environment.is_installed({"dev", "build"})
    assert not environment.is_installed({"other"})
    machine.built = True
    environment.install_project(set())
    assert machine.ran[1] == (*ways, root)
    assert removed == [True]
    assert environment.installed_extras() == set()
    environment.VENV_MARK.unlink()
    assert environment.installed_extras() == set()
    assert not environment.is_installed(set())


def test_a_core_that_cannot_be_compiled_matters_to_who_needs_it(
    machine: Machine, monkeypatch: pytest.MonkeyPatch
) -> None:
    environment.build_core(needed=True)
    assert machine.ran[0][1:] == (str(environment.core.ROOT / "installer/core.py"),)
    files = len(environment.core.sources())
    assert machine.said == [f"compiling the core, {files} files, about a minute"]

    def fail(*command: str) -> None:
        raise environment.SetupError("no room")

    monkeypatch.setattr(environment, "run", fail)
    with pytest.raises(environment.SetupError, match="no room"):
        environment.build_core(needed=True)
    environment.build_core(needed=False)
    assert "hundreds of times slower" in machine.said[-1]


def test_the_environment_is_sound_with_this_python_and_pip(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(environment, "PYTHON", sys.executable)
    assert environment.is_venv_sound()
    other = tmp_path / "python"
    other.write_text("#!/bin/sh\nexit 1\n", "utf-8")
    other.chmod(0o755)
    for python in (other, tmp_path / "missing"):
        monkeypatch.setattr(environment, "PYTHON", python)
        assert not environment.is_venv_sound()

"""The set-up: what was done once is not done again, what is new is noticed."""

from __future__ import annotations

from pathlib import Path

import environment
import pytest


@pytest.fixture
def asked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """The Debian packages that apt-get was asked for, time by time, on a machine with all else."""
    calls: list[list[str]] = []
    monkeypatch.setattr(environment, "SEEN", tmp_path / "packages")
    monkeypatch.setattr(environment, "is_installed", lambda _extras: True)
    monkeypatch.setattr(environment, "bring_actionlint", lambda: None)
    monkeypatch.setattr(environment, "is_venv_sound", lambda: True)
    monkeypatch.setattr(environment.core, "is_built", lambda: True)
    monkeypatch.setattr(environment, "is_there", lambda brought: not brought.startswith("new"))
    monkeypatch.setattr(environment.shutil, "which", lambda _name: None)  # no apt-get
    monkeypatch.setattr(environment, "say", lambda text: calls.append(text.split()))
    return calls


def test_a_set_up_machine_is_ready(asked: list[list[str]]) -> None:
    assert not environment.is_ready(set())
    environment.set_up(set())
    assert environment.is_ready(set())
    assert asked == []


def test_a_package_that_comes_to_be_wanted_is_noticed(
    asked: list[list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    environment.set_up({"build"})
    monkeypatch.setitem(environment.BUILDING, "newtool", "newtool")
    assert environment.is_ready(set())
    assert not environment.is_ready({"build"})
    with pytest.raises(environment.SetupError, match="newtool"):
        environment.set_up({"build"})
    assert not environment.is_ready({"build"})  # it is told again until it is there


def test_a_check_that_is_left_out_is_told_once(
    asked: list[list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    environment.set_up({"dev", "build"})
    monkeypatch.setitem(environment.CHECKING, "newcheck", "newcheck")
    assert not environment.is_ready({"dev"})
    environment.set_up({"dev"})
    assert "newcheck" in asked[0]
    assert environment.is_ready({"dev"})
    assert environment.is_ready({"build"})  # what was seen for it is not forgotten


# -- the virtual environment ---------------------------------------------------------------------


@pytest.fixture
def pip(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What pip was asked to install of this project, time by time; the notes are real files."""
    installed: list[str] = []

    def run(*command: str) -> None:
        if "--editable" in command:
            installed.append(command[-1].removeprefix(str(environment.core.ROOT)))

    monkeypatch.setattr(environment, "STAMP", tmp_path / "oddments")
    monkeypatch.setattr(environment, "SEEN", tmp_path / "packages")
    monkeypatch.setattr(environment, "run", run)
    monkeypatch.setattr(environment, "bring_actionlint", lambda: None)
    monkeypatch.setattr(environment, "is_venv_sound", lambda: True)
    monkeypatch.setattr(environment, "is_there", lambda _brought: True)
    monkeypatch.setattr(environment.core, "is_built", lambda: True)
    monkeypatch.setattr(environment, "say", lambda _text: None)
    return installed


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
    asked: list[list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    for packages in (environment.CHECKING, environment.BUILDING):
        monkeypatch.setitem(packages, "newboth", "newboth")
    environment.set_up({"dev"})
    assert "newboth" in asked[0]
    with pytest.raises(environment.SetupError, match="newboth"):
        environment.set_up({"build"})


def test_what_a_package_brings_is_found_as_program_library_or_file(tmp_path: Path) -> None:
    file = tmp_path / "org.a11y.Bus.service"
    assert not environment.is_there(str(file))
    file.touch()
    assert environment.is_there(str(file))  # it need not be a program
    assert environment.is_there("sh")
    assert not environment.is_there("no-such-program")
    assert environment.is_there("libc.so.6")
    assert not environment.is_there("libnosuch.so.7")

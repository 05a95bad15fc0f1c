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

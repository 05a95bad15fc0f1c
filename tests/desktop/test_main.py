"""The command line: what it would start, and what it refuses."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from pathlib import Path

import pytest

from desktop import __main__ as command
from desktop.application import app
from desktop.export import thumbnail
from rules.version import VERSION


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[list[Path]]]:
    """Record the files of each start, which ends at once with exit code 7."""
    files: list[list[Path]] = []

    def run(asked: list[Path]) -> int:
        assert not gc.isenabled()
        files.append(asked)
        return 7

    monkeypatch.setattr(app, "run", run)
    monkeypatch.setattr(command, "missing_display", lambda: None)
    enabled = gc.isenabled()
    gc.enable()
    yield files
    (gc.enable if enabled else gc.disable)()


@pytest.mark.parametrize("files", [[], ["a.oddments"], ["a.oddments", "b c.sgf"]])
def test_files_are_opened_and_the_exit_code_is_that_of_the_windows(
    started: list[list[Path]], files: list[str]
) -> None:
    assert command.main(files) == 7
    assert started == [[Path(file) for file in files]]


def test_without_a_screen_nothing_is_started(
    started: list[list[Path]], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(command, "missing_display", lambda: "no screen")
    assert command.main([]) == 1
    assert capsys.readouterr() == ("", "oddments: no screen\n")
    assert started == []


@pytest.mark.parametrize("size", [1, 256, 4096])
def test_a_thumbnail_needs_no_screen(
    started: list[list[Path]], monkeypatch: pytest.MonkeyPatch, size: int
) -> None:
    monkeypatch.setattr(command, "missing_display", lambda: "no screen")
    written: list[object] = []

    def write(*facts: object) -> int:
        written.append(facts)
        return 3

    monkeypatch.setattr(thumbnail, "write_thumbnail", write)
    assert command.main(["--thumbnail", str(size), "a.oddments", "a.png"]) == 3
    assert written == [(size, Path("a.oddments"), Path("a.png"))]
    assert started == []


@pytest.mark.parametrize("size", ["0", "4097", "-1", "1_0", "big", "", "3.5"])
def test_a_thumbnail_of_a_size_that_cannot_be_is_refused(
    size: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    written: list[object] = []
    monkeypatch.setattr(thumbnail, "write_thumbnail", lambda *facts: written.append(facts))
    with pytest.raises(SystemExit) as ended:
        command.main(["--thumbnail", size, "a.oddments", "a.png"])
    assert ended.value.code == 2
    assert f"--thumbnail: {size} is not a size from 1 to 4096" in capsys.readouterr().err
    assert written == []


@pytest.mark.parametrize("compiled", [True, False])
def test_the_version_says_where_the_core_is_slow(
    compiled: bool, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(command, "compiled", lambda: compiled)
    with pytest.raises(SystemExit) as ended:
        command.main(["--version"])
    assert ended.value.code == 0
    slow = "" if compiled else " (core not compiled: about a hundred times slower)"
    assert capsys.readouterr().out.replace("\n", " ").strip() == f"Oddments {VERSION}{slow}"


def test_the_help_names_the_command_and_what_it_takes(
    capsys: pytest.CaptureFixture[str],
) -> None:
    with pytest.raises(SystemExit):
        command.main(["--help"])
    text = " ".join(capsys.readouterr().out.split())
    assert text.startswith("usage: oddments ")
    assert "[FILE ...]" in text
    assert "--thumbnail SIZE FILE PICTURE" in text
    assert "a saved game to open" in text
    assert "write a picture of a saved game" in text
    assert "Two-player board games" in text


@pytest.mark.parametrize("arguments", [["--colour", "red"], ["--vers"]])
def test_an_unknown_option_is_a_mistake(
    started: list[list[Path]], arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as ended:
        command.main(arguments)
    assert ended.value.code == 2
    assert "usage: oddments" in capsys.readouterr().err
    assert started == []

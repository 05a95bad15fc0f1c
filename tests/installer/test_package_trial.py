"""The trial of the Debian package: which errors it finds. That it passes, each run of it shows."""

from __future__ import annotations

import contextlib
import logging
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import fresh_debian
import package_trial
import pytest
import trial_session
from fresh_debian import FreshDebian
from package_trial import DesktopSession
from trial_session import TrialError

from desktop.app.faults import LogFile


def write_log(folder: Path, *records: tuple[int, str]) -> Path:
    """Return a log as the program writes it."""
    file = LogFile(folder)
    for level, text in records:
        file.emit(logging.LogRecord("desktop", level, "", 0, text, (), None))
    file.close()
    return Path(file.baseFilename)


BEGIN = (logging.INFO, "Oddments started\nOddments 1.2, core compiled")
END = (logging.INFO, "Oddments ended")


def test_a_log_of_two_whole_runs_is_well(tmp_path: Path) -> None:
    said = (logging.INFO, "Qt: WARNING is a word like others")
    package_trial.check_log(write_log(tmp_path, BEGIN, said, END, BEGIN, END), runs=2)


@pytest.mark.parametrize("level", [logging.WARNING, logging.ERROR, logging.CRITICAL])
def test_a_fault_in_it_is_found(tmp_path: Path, level: int) -> None:
    log = write_log(tmp_path, BEGIN, (level, "Uncaught exception\nTraceback"), END)
    with pytest.raises(TrialError, match="contains faults"):
        package_trial.check_log(log, runs=1)


@pytest.mark.parametrize(
    "records", [(BEGIN, END), (BEGIN, END, BEGIN), (END, BEGIN, END), (BEGIN, END) * 3, ()]
)
def test_a_run_that_is_missing_was_cut_off_or_is_one_too_many_is_found(
    tmp_path: Path, records: tuple[tuple[int, str], ...]
) -> None:
    with pytest.raises(TrialError):
        package_trial.check_log(write_log(tmp_path, *records), runs=2)


# -- the trial itself, with a stand-in for the fresh Debian --------------------------------------


class Debian:
    """Installs nothing; ``printed`` is what lines with these words in them print."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.printed: dict[str, str] = {}
        self.kept_after_purge: set[str] = set()
        self.disk: set[str] = set()

    def run(self, line: str, user: str = "root", **environment: str) -> str:
        return next((text for words, text in self.printed.items() if words in line), "")

    def apt(self, *arguments: str) -> None:
        if "--purge" in arguments:
            self.disk |= self.kept_after_purge

    def files(self) -> set[str]:
        return {"bin/sh", "root/oddments.deb", *self.disk}


@pytest.fixture
def debian(tmp_path: Path) -> Debian:
    debian = Debian(tmp_path / "root")
    (debian.root / "home/player").mkdir(parents=True)
    return debian


def test_a_missing_library_is_reported(debian: Debian) -> None:
    debian.printed["ldd"] = "libfoo.so => not found"
    with pytest.raises(TrialError, match=r"libraries are missing:\nlibfoo\.so => not found"):
        package_trial.try_bare(debian)


@pytest.mark.parametrize(
    "left", ["etc/oddments.conf", "usr/lib/libx.so", "var/lib/dpkg/info/oddments.list", "etc/x-"]
)
def test_files_left_after_a_removal_are_reported(debian: Debian, left: str) -> None:
    debian.kept_after_purge = {left}
    with pytest.raises(TrialError, match=f"left behind: {left}"):
        package_trial.try_bare(debian)


@pytest.fixture
def known(debian: Debian) -> Debian:
    """Return a Debian that knows the program, its type and its icons."""
    hicolor = debian.root / "usr/share/icons/hicolor"
    hicolor.mkdir(parents=True)
    icons = f"{package_trial.ID} application-x-oddments-game"
    (hicolor / "icon-theme.cache").write_bytes(icons.encode())
    debian.printed = {
        "go.sgf": "other.desktop",
        "xdg-mime query filetype": package_trial.MIME,
        "xdg-mime query default": f"{package_trial.ID}.desktop",
    }
    return debian


@pytest.mark.parametrize(
    ("words", "printed", "fault"),
    [
        ("xdg-mime query filetype", "text/plain", "a saved game has the type text/plain"),
        ("xdg-mime query default", "vi.desktop", "would be opened by 'vi.desktop'"),
        ("go.sgf", "io.github.oddments.Oddments.desktop", "it opens other programs' games"),
    ],
)
def test_databases_that_lack_the_program_are_reported(
    known: Debian, words: str, printed: str, fault: str
) -> None:
    known.printed[words] = printed
    with pytest.raises(TrialError, match=fault):
        package_trial.check_databases(known)


@pytest.mark.parametrize("missing", [package_trial.ID, "application-x-oddments-game"])
def test_an_unknown_icon_is_reported(known: Debian, missing: str) -> None:
    cache = known.root / "usr/share/icons/hicolor/icon-theme.cache"
    cache.write_bytes(cache.read_bytes().replace(missing.encode(), b""))
    with pytest.raises(TrialError, match=f"the icon {missing} is not in the cache"):
        package_trial.check_databases(known)


def test_a_thumbnail_that_is_no_picture_is_reported(debian: Debian) -> None:
    entries = debian.root / "usr/share/thumbnailers"
    entries.mkdir(parents=True)
    (entries / "oddments.thumbnailer").write_text("Exec=oddments --thumbnail %s %i %o\n", "utf-8")
    (debian.root / "home/player/thumbnail.png").write_bytes(b"GIF89a")
    with pytest.raises(TrialError, match="the thumbnail is not a picture"):
        package_trial.check_thumbnail(debian)


@pytest.mark.parametrize(
    ("printed", "games", "fault"),
    [("x.desktop", True, "still belong to x.desktop"), ("", False, "games of the user are gone")],
)
def test_leftovers_of_a_removal_are_reported(
    debian: Debian, monkeypatch: pytest.MonkeyPatch, printed: str, games: bool, fault: str
) -> None:
    kept = debian.root / "home/player/games/2026-05/game.oddments"

    def play(_session: object, _home: Path) -> None:
        if games:
            kept.parent.mkdir(parents=True)
            kept.touch()

    monkeypatch.setattr(package_trial, "DesktopSession", lambda *_: contextlib.nullcontext())
    monkeypatch.setattr(package_trial, "play", play)
    for name in ("check_databases", "check_thumbnail", "check_log"):
        monkeypatch.setattr(package_trial, name, lambda *_, **__: None)
    debian.printed["xdg-mime query default"] = printed
    with pytest.raises(TrialError, match=fault):
        package_trial.try_desktop(debian, None)


def test_the_newest_package_is_tried(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(package_trial, "ROOT", tmp_path)
    with pytest.raises(TrialError, match="there is no package in dist"):
        package_trial.newest_package()
    (tmp_path / "dist").mkdir()
    for age, name in enumerate(("oddments_2.deb", "oddments_1.deb", "other.deb")):
        (tmp_path / "dist" / name).touch()
        os.utime(tmp_path / "dist" / name, (1000 + age, 1000 + age))
    assert package_trial.newest_package().name == "oddments_1.deb"


@pytest.mark.parametrize(
    ("error", "printed"),
    [
        (TrialError("it does not quit"), "it does not quit"),
        (subprocess.CalledProcessError(1, "apt-get update"), "this command failed: apt-get update"),
    ],
)
def test_a_failure_is_reported_in_one_line(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    error: Exception,
    printed: str,
) -> None:
    def fail(*_: object, **__: object) -> None:
        raise error

    monkeypatch.setattr(package_trial, "FreshDebian", fail)
    options = ["--place", "place", "--base", "base.tar", "a.deb"]
    monkeypatch.setattr(sys, "argv", ["test-package", *options])
    assert package_trial.main() == 1
    out, err = capsys.readouterr()
    assert err == f"installer/test-package: {printed}\n"
    assert "passed" not in out


@pytest.fixture
def session(debian: Debian, monkeypatch: pytest.MonkeyPatch) -> DesktopSession:
    monkeypatch.setattr(trial_session, "_POLL_S", 0.001)
    return DesktopSession(debian, "player")


def test_a_window_is_found_by_class_and_title(
    session: DesktopSession, debian: Debian, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(trial_session, "TIMEOUT_S", 0.01)
    good = 'WM_CLASS(STRING) = "oddments", "Oddments"\n_NET_WM_NAME(UTF8_STRING) = "a game – Odd"'
    debian.printed["xprop"] = good
    session.wait_for_window("a game", "Oddments")
    for bad in ("", good.replace('"Oddments"', '"Other"'), good.replace("a game", "b"), good[:42]):
        debian.printed["xprop"] = bad
        with pytest.raises(TrialError, match="no window 'a game' of class 'Oddments'"):
            session.wait_for_window("a game", "Oddments")


def after(count: int) -> Callable[[], bool]:
    """Return holds from the so manieth question on."""
    asked = [0]

    def holds() -> bool:
        asked[0] += 1
        return asked[0] >= count

    return holds


def test_waiting_ends_when_a_condition_holds_or_time_is_up(
    session: DesktopSession, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert session.comes(after(1), within_s=0)
    assert session.comes(after(3), within_s=60)
    assert not session.comes(lambda: False, within_s=0.005)
    session.wait("never", after(3))
    monkeypatch.setattr(trial_session, "TIMEOUT_S", 0.005)
    with pytest.raises(TrialError, match=r"^never$"):
        session.wait("never", lambda: False)


def test_files_of_a_system_are_those_on_its_disk(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(fresh_debian.subprocess, "run", lambda *_, **__: None)
    monkeypatch.setattr(fresh_debian.shutil, "which", lambda _name: None)
    root = tmp_path / "root"
    (root / "etc/apt/apt.conf.d").mkdir(parents=True)
    made = FreshDebian(root)
    for name in ("dev/null", "proc/1", "sys/x", "run/y", "home/dev/z", "usr/bin/oddments"):
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).touch()
    (root / "usr/link").symlink_to("bin")
    found = made.files()
    assert {"usr", "usr/bin", "usr/bin/oddments", "usr/link", "home/dev", "home/dev/z"} <= found
    assert not any(path.split("/")[0] in ("dev", "proc", "run", "sys") for path in found)

"""The desktop of the trial: what is started and queried in it, with a stand-in for Debian."""

from __future__ import annotations

import contextlib
import subprocess
from collections.abc import Callable
from pathlib import Path

import desktop_session
import pytest
from desktop_session import DesktopSession, TrialError


class Debian:
    """Notes what is run; ``outputs`` is what the lines with these words in them print."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.lines: list[tuple[str, str, dict[str, str]]] = []
        self.outputs = {"Xvfb": "7", "dbus-daemon": "unix:path=/tmp/bus", "echo": "/run/user/1000"}

    def run(self, line: str, user: str = "root", **environment: str) -> str:
        self.lines.append((line, user, dict(environment)))
        if "scrot" in line:
            (self.root / "tmp").mkdir(exist_ok=True)
            (self.root / "tmp/screen.png").write_bytes(b"picture")
        return self._answer(line)

    def command(self, line: str, user: str, **environment: str) -> list[str]:
        self.lines.append((line, user, dict(environment)))
        return ["echo", self._answer(line)]

    def _answer(self, line: str) -> str:
        return next((text for words, text in self.outputs.items() if words in line), "")


ENVIRONMENT = {
    "XDG_RUNTIME_DIR": "/run/user/1000",
    "DISPLAY": ":7",
    "DBUS_SESSION_BUS_ADDRESS": "unix:path=/tmp/bus",
}


@pytest.fixture
def debian(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Debian:
    monkeypatch.setattr(desktop_session, "_POLL_S", 0.001)
    return Debian(tmp_path)


def test_screen_bus_and_window_manager_run_from_its_beginning_to_its_end(debian: Debian) -> None:
    with DesktopSession(debian, "player") as session:
        started = [(line, user) for line, user, _ in debian.lines if line.startswith("exec ")]
        assert [line.split()[1] for line, _ in started] == ["Xvfb", "dbus-daemon", "openbox"]
        assert {user for _, user in started} == {"player"}
        session.press("ctrl+q")
        line, user, environment = debian.lines[-1]
        assert (line, user, environment) == ("xdotool key ctrl+q", "player", ENVIRONMENT)
        session.press("a'b")
        assert debian.lines[-1][0] == """xdotool key 'a'"'"'b'"""
    lines = [line for line, _, _ in debian.lines]
    assert "install -d -m 700 -o player /run/user/$(id -u player)" in lines[0]
    assert "install -d -m 1777 /tmp/.X11-unix" in lines
    assert lines[-2:] == ["pkill -u player || true", "rm -r /tmp/.X11-unix"]
    assert not any("scrot" in line for line in lines)


@pytest.mark.parametrize("silent", ["Xvfb", "dbus-daemon"])
def test_a_desktop_that_does_not_start_is_reported(debian: Debian, silent: str) -> None:
    debian.outputs[silent] = ""
    session = DesktopSession(debian, "player")
    with pytest.raises(TrialError, match=r"\['echo', ''\] does not start"):
        session.__enter__()
    session.__exit__(None, None, None)


def test_a_picture_is_kept_where_they_are_wanted_and_of_each_failure(
    debian: Debian, tmp_path: Path
) -> None:
    pictures = tmp_path / "some/pictures"
    with (
        contextlib.suppress(TrialError),
        DesktopSession(debian, "player", pictures) as session,
    ):
        session.picture("start")
        assert not (tmp_path / "tmp/screen.png").exists()
        raise TrialError("lost")
    assert sorted(path.name for path in pictures.iterdir()) == ["failed.png", "start.png"]
    assert (pictures / "start.png").read_bytes() == b"picture"
    with DesktopSession(debian, "player", pictures):
        pass
    assert len(list(pictures.iterdir())) == 2


def test_without_a_folder_no_picture_is_made(debian: Debian) -> None:
    with DesktopSession(debian, "player") as session:
        session.picture("start")
    assert not any("scrot" in line for line, _, _ in debian.lines)


def test_a_window_is_found_by_class_and_title(
    debian: Debian, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(desktop_session, "_TIMEOUT_S", 0.01)
    session = DesktopSession(debian, "player")
    good = 'WM_CLASS(STRING) = "oddments", "Oddments"\n_NET_WM_NAME(UTF8_STRING) = "a game – Odd"'
    debian.outputs["xprop"] = good
    session.wait_for_window("a game", "Oddments")
    assert "xdotool getactivewindow" in debian.lines[-1][0]
    for bad in ("", good.replace('"Oddments"', '"Other"'), good.replace("a game", "b"), good[:42]):
        debian.outputs["xprop"] = bad
        with pytest.raises(TrialError, match="no window 'a game' of class 'Oddments'"):
            session.wait_for_window("a game", "Oddments")


def test_a_program_runs_while_a_process_of_that_name_does(debian: Debian) -> None:
    session = DesktopSession(debian, "player")
    assert not session.runs("odd ments")
    assert debian.lines[-1][0] == "pgrep --runstates D,R,S -u player 'odd ments' || true"
    debian.outputs["pgrep"] = "1234"
    assert session.runs("oddments")


def after(count: int) -> Callable[[], bool]:
    """Return holds from the so manieth question on."""
    asked = [0]

    def holds() -> bool:
        asked[0] += 1
        return asked[0] >= count

    return holds


def test_waiting_ends_when_a_condition_holds_or_time_is_up(
    debian: Debian, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = DesktopSession(debian, "player")
    assert session.comes(after(1), within_s=0)
    assert session.comes(after(3), within_s=60)
    assert not session.comes(lambda: False, within_s=0.005)
    session.wait("never", after(3))
    monkeypatch.setattr(desktop_session, "_TIMEOUT_S", 0.005)
    with pytest.raises(TrialError, match=r"^never$"):
        session.wait("never", lambda: False)


def test_what_was_started_is_waited_for(debian: Debian) -> None:
    with DesktopSession(debian, "player") as session:
        process = session.start("gio launch x")
        assert isinstance(process, subprocess.Popen)
    assert process.returncode == 0

"""The trial of the Debian package: what it does in a fresh Debian, and which errors it finds."""

from __future__ import annotations

import contextlib
import logging
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

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
    """Notes what is run and installed; ``printed`` is what lines with these words in them print."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.lines: list[tuple[str, str, dict[str, str]]] = []
        self.printed: dict[str, str] = {}
        self.disk: set[str] = set()
        self.kept_after_purge: set[str] = set()

    @property
    def done(self) -> list[str]:
        return [line if user == "root" else f"{user}: {line}" for line, user, _ in self.lines]

    def run(self, line: str, user: str = "root", **environment: str) -> str:
        self.lines.append((line, user, dict(environment)))
        if "--thumbnail" in line:
            picture = self.printed.get("--thumbnail", "\x89PNG and more")
            (self.root / "home/player/thumbnail.png").write_bytes(picture.encode("latin-1"))
        if "scrot" in line:
            (self.root / "tmp").mkdir(exist_ok=True)
            (self.root / "tmp/screen.png").write_bytes(b"picture")
        return next((text for words, text in self.printed.items() if words in line), "")

    def command(self, line: str, user: str, **environment: str) -> list[str]:
        return ["echo", self.run(line, user, **environment)]

    def apt(self, *arguments: str) -> None:
        self.run(f"apt {' '.join(arguments)}")
        if "/root/oddments.deb" in arguments:
            self.disk |= {"usr/games/oddments", "usr/lib/libx.so"}
        if "--purge" in arguments:
            self.disk -= {"usr/games/oddments", "usr/lib/libx.so"}
            self.disk |= self.kept_after_purge

    def files(self) -> set[str]:
        return {"bin/sh", "root/oddments.deb", *self.disk}


@pytest.fixture
def debian(tmp_path: Path) -> Debian:
    debian = Debian(tmp_path / "root")
    (debian.root / "home/player").mkdir(parents=True)
    return debian


def test_on_a_bare_system_it_is_installed_started_and_removed(
    debian: Debian, capsys: pytest.CaptureFixture[str]
) -> None:
    debian.printed["--version"] = "Oddments 1.2"
    # the books of the system and the user's files may stay
    debian.kept_after_purge = {"var/lib/dpkg/status-old", "home/player/oddments", "etc/passwd-"}
    package_trial.try_bare(debian)
    assert [line for line in debian.done if line.startswith("apt")] == [
        "apt install /root/oddments.deb",
        "apt autoremove --purge oddments",
    ]
    out = capsys.readouterr().out
    assert "s: installed: Oddments 1.2\n" in out
    assert "removed, and nothing is left" in out


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


def test_program_type_and_icons_know_each_other(known: Debian) -> None:
    package_trial.check_databases(known)
    entry = f"/usr/share/applications/{package_trial.ID}.desktop"
    assert f"desktop-file-validate {entry}" in known.done
    assert f"grep -x StartupWMClass=Oddments {entry}" in known.done


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


def test_the_thumbnailers_own_line_makes_a_picture(debian: Debian) -> None:
    entries = debian.root / "usr/share/thumbnailers"
    entries.mkdir(parents=True)
    text = "[Thumbnailer Entry]\nTryExec=x\nExec=oddments --thumbnail %s %i %o\nMimeType=y\n"
    (entries / "oddments.thumbnailer").write_text(text, "utf-8")
    package_trial.check_thumbnail(debian)
    assert debian.done == ["player: oddments --thumbnail 128 'a game.oddments' thumbnail.png"]
    assert not (debian.root / "home/player/thumbnail.png").exists()
    debian.printed["--thumbnail"] = "GIF89a"
    with pytest.raises(TrialError, match="the thumbnail is not a picture"):
        package_trial.check_thumbnail(debian)


class Session:
    """Plays like the program: a turn is written to the disk when Return is pressed."""

    def __init__(self, home: Path) -> None:
        self.home = home
        self.done: list[str] = []
        self.kept = home / ".local/state/Oddments/games/2026-05/game.oddments"
        self.lost_keys = 0

    def __enter__(self) -> Session:
        return self

    def __exit__(self, *error: object) -> None:
        self.done.append("end")

    def start(self, line: str) -> None:
        self.done.append(line)

    def wait_for_window(self, title: str, kind: str) -> None:
        self.done.append(f"window {title} {kind}")

    def press(self, key: str) -> None:
        self.done.append(key)
        if key == "Return":
            self.lost_keys -= 1
            if self.lost_keys < 0:
                self.kept.parent.mkdir(parents=True, exist_ok=True)
                self.kept.write_text("(;GM[1004];B[b2];W[a1])", "utf-8")

    def runs(self, name: str) -> bool:
        return self.done[-1] != "ctrl+q" or name != "oddments"

    def wait(self, failure: str, holds: Callable[[], bool]) -> None:
        for _ in range(3):
            if holds():
                return
        raise TrialError(failure)

    def comes(self, holds: Callable[[], bool], within_s: float) -> bool:
        return holds()

    def picture(self, name: str) -> None:
        self.done.append(f"picture {name}")


def test_a_user_starts_it_from_the_menu_opens_a_game_and_plays(tmp_path: Path) -> None:
    (tmp_path / "a game.oddments").write_text(package_trial.unfinished_game(), "utf-8")
    session = Session(tmp_path)
    session.lost_keys = 1
    package_trial.play(session, tmp_path)
    entry = f"/usr/share/applications/{package_trial.ID}.desktop"
    assert session.done == [
        f"gio launch {entry}",
        "window Oddments Oddments",
        "picture start",
        "ctrl+q",
        "env XDG_CURRENT_DESKTOP=GNOME xdg-open 'a game.oddments'",
        "window a game Oddments",
        *["n", "Return"] * 2,
        "picture turn",
        "ctrl+q",
    ]
    session.kept.unlink()
    session.lost_keys = 9
    with pytest.raises(TrialError, match="the turn was not saved"):
        package_trial.play(session, tmp_path)


def test_a_desktop_is_brought_and_a_user_whose_games_stay(
    debian: Debian,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    sessions: list[object] = []
    home = debian.root / "home/player"

    def session(of: Debian, user: str, pictures: Path | None) -> Session:
        sessions.append((of, user, pictures))
        return Session(home)

    def play(session: Session, place: Path) -> None:
        session.press("Return")
        folder = place / ".local/state/Oddments/log"
        folder.mkdir(parents=True)
        write_log(folder, BEGIN, END, BEGIN, END)

    checked: list[str] = []
    monkeypatch.setattr(package_trial, "DesktopSession", session)
    monkeypatch.setattr(package_trial, "play", play)
    monkeypatch.setattr(package_trial, "check_databases", lambda of: checked.append("databases"))
    monkeypatch.setattr(package_trial, "check_thumbnail", lambda of: checked.append("thumbnail"))
    package_trial.try_desktop(debian, tmp_path)
    out = capsys.readouterr().out
    assert "the user's folders: ~/., ~/.local/state/Oddments/games/2026-05" in out
    assert "the log contains no fault" in out
    assert checked == ["databases", "thumbnail"]
    assert sessions == [(debian, "player", tmp_path)]
    apt = [line.split() for line in debian.done if line.startswith("apt")]
    assert apt[0][:3] == ["apt", "install", "--no-install-recommends"]
    assert apt[0][3:] == package_trial.DESKTOP
    assert apt[1:] == [
        ["apt", "install", "/root/oddments.deb"],
        ["apt", "autoremove", "--purge", "oddments"],
    ]
    assert "useradd --create-home --shell /bin/sh player" in debian.done
    assert "chown -R player: /home/player" in debian.done
    assert (home / "a game.oddments").read_text("utf-8") == package_trial.unfinished_game()
    assert "GM[1]" in (home / "go.sgf").read_text("utf-8")


@pytest.mark.parametrize(
    ("printed", "games", "fault"),
    [("x.desktop", True, "still belong to x.desktop"), ("", False, "games of the user are gone")],
)
def test_leftovers_of_a_removal_are_reported(
    debian: Debian, monkeypatch: pytest.MonkeyPatch, printed: str, games: bool, fault: str
) -> None:
    home = debian.root / "home/player"

    def play(session: Session, place: Path) -> None:
        if games:
            session.press("Return")

    monkeypatch.setattr(package_trial, "DesktopSession", lambda *given: Session(home))
    monkeypatch.setattr(package_trial, "play", play)
    for name in ("check_databases", "check_thumbnail"):
        monkeypatch.setattr(package_trial, name, lambda of: None)
    monkeypatch.setattr(package_trial, "check_log", lambda log, runs: None)
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


@pytest.fixture
def trial(
    debian: Debian, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> Callable[..., tuple[int, list[object]]]:
    """Return runs the whole trial with these options: its status, and what was done."""

    def fresh(root: Path, *, mirror: str, base: Path | None) -> Debian:
        assert root == Path("place/root")
        done.append((mirror, base))
        (debian.root / "root").mkdir(exist_ok=True)
        return debian

    done: list[object] = []
    (tmp_path / "newest.deb").write_text("new")
    (tmp_path / "named.deb").write_text("named")
    monkeypatch.setattr(package_trial, "FreshDebian", fresh)
    monkeypatch.setattr(package_trial, "newest_package", lambda: tmp_path / "newest.deb")
    monkeypatch.setattr(package_trial.shutil, "which", lambda name: None)
    monkeypatch.setattr(package_trial, "try_bare", lambda of: done.append("bare"))
    monkeypatch.setattr(package_trial, "try_desktop", lambda of, to: done.append(("desktop", to)))

    def run(*options: str) -> tuple[int, list[object]]:
        monkeypatch.setattr(sys, "argv", ["test-package", "--place", "place", *options])
        return package_trial.main(), done

    return run


def test_a_package_is_tried_bare_and_on_a_desktop(
    trial: Callable[..., tuple[int, list[object]]],
    debian: Debian,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    status, done = trial("--base", "base.tar", "--pictures", "to")
    assert status == 0
    assert done == [(package_trial.MIRROR, Path("base.tar")), "bare", ("desktop", Path("to"))]
    assert debian.done == ["apt update"]
    assert (debian.root / "root/oddments.deb").read_text() == "new"
    out = capsys.readouterr().out.splitlines()
    assert out[0].endswith("s: making a fresh Debian 12 for newest.deb")
    assert out[-1].endswith("s: passed")
    trial("--base", "base.tar", "--mirror", "http://x", str(tmp_path / "named.deb"))
    assert done[3] == ("http://x", Path("base.tar"))
    assert (debian.root / "root/oddments.deb").read_text() == "named"


@pytest.mark.parametrize(
    ("error", "printed"),
    [
        (TrialError("it does not quit"), "it does not quit"),
        (subprocess.CalledProcessError(1, "apt-get update"), "this command failed: apt-get update"),
    ],
)
def test_a_failure_is_reported_in_one_line(
    trial: Callable[..., tuple[int, list[object]]],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    error: Exception,
    printed: str,
) -> None:
    def fail(of: Debian) -> None:
        raise error

    monkeypatch.setattr(package_trial, "try_bare", fail)
    assert trial("--base", "base.tar")[0] == 1
    out, err = capsys.readouterr()
    assert err == f"installer/test-package: {printed}\n"
    assert "passed" not in out
    assert trial()[0] == 1
    assert "debootstrap is missing" in capsys.readouterr().err


ENVIRONMENT = {
    "XDG_RUNTIME_DIR": "/run/user/1000",
    "DISPLAY": ":7",
    "DBUS_SESSION_BUS_ADDRESS": "unix:path=/tmp/bus",
}


@pytest.fixture
def machine(debian: Debian, monkeypatch: pytest.MonkeyPatch) -> Debian:
    monkeypatch.setattr(trial_session, "_POLL_S", 0.001)
    debian.printed = {"Xvfb": "7", "dbus-daemon": "unix:path=/tmp/bus", "echo": "/run/user/1000"}
    return debian


def test_screen_bus_and_window_manager_run_from_beginning_to_end(
    machine: Debian,
) -> None:
    with DesktopSession(machine, "player") as session:
        started = [(line, user) for line, user, _ in machine.lines if line.startswith("exec ")]
        assert [line.split()[1] for line, _ in started] == ["Xvfb", "dbus-daemon", "openbox"]
        assert {user for _, user in started} == {"player"}
        session.press("ctrl+q")
        line, user, environment = machine.lines[-1]
        assert (line, user, environment) == ("xdotool key --delay 60 ctrl+q", "player", ENVIRONMENT)
        session.press("a'b")
        assert machine.lines[-1][0] == """xdotool key --delay 60 'a'"'"'b'"""
        process = session.start("gio launch x")
    assert process.returncode == 0  # it was waited for
    lines = [line for line, _, _ in machine.lines]
    assert "install -d -m 700 -o player /run/user/$(id -u player)" in lines[0]
    assert "install -d -m 1777 /tmp/.X11-unix" in lines
    assert lines[-2:] == ["pkill -u player || true", "rm -r /tmp/.X11-unix"]
    assert not any("scrot" in line for line in lines)


@pytest.mark.parametrize("silent", ["Xvfb", "dbus-daemon"])
def test_a_desktop_that_does_not_start_is_reported(machine: Debian, silent: str) -> None:
    machine.printed[silent] = ""
    session = DesktopSession(machine, "player")
    with pytest.raises(TrialError, match=r"\['echo', ''\] does not start"):
        session.__enter__()
    session.__exit__(None, None, None)


def test_a_picture_is_kept_where_they_are_wanted_and_of_each_failure(
    machine: Debian, tmp_path: Path
) -> None:
    pictures = tmp_path / "some/pictures"
    with (
        contextlib.suppress(TrialError),
        DesktopSession(machine, "player", pictures) as session,
    ):
        session.picture("start")
        assert not (machine.root / "tmp/screen.png").exists()
        raise TrialError("lost")
    assert sorted(path.name for path in pictures.iterdir()) == ["failed.png", "start.png"]
    assert (pictures / "start.png").read_bytes() == b"picture"
    with DesktopSession(machine, "player", pictures):
        pass
    assert len(list(pictures.iterdir())) == 2


def test_a_window_is_found_by_class_and_title(
    machine: Debian, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(trial_session, "TIMEOUT_S", 0.01)
    session = DesktopSession(machine, "player")
    good = 'WM_CLASS(STRING) = "oddments", "Oddments"\n_NET_WM_NAME(UTF8_STRING) = "a game – Odd"'
    machine.printed["xprop"] = good
    session.wait_for_window("a game", "Oddments")
    assert "xdotool getactivewindow" in machine.lines[-1][0]
    for bad in ("", good.replace('"Oddments"', '"Other"'), good.replace("a game", "b"), good[:42]):
        machine.printed["xprop"] = bad
        with pytest.raises(TrialError, match="no window 'a game' of class 'Oddments'"):
            session.wait_for_window("a game", "Oddments")


def test_a_program_runs_while_a_process_of_that_name_does(machine: Debian) -> None:
    session = DesktopSession(machine, "player")
    assert not session.runs("odd ments")
    assert machine.lines[-1][0] == "pgrep --runstates D,R,S -u player 'odd ments' || true"
    machine.printed["pgrep"] = "1234"
    assert session.runs("oddments")


def after(count: int) -> Callable[[], bool]:
    """Return holds from the so manieth question on."""
    asked = [0]

    def holds() -> bool:
        asked[0] += 1
        return asked[0] >= count

    return holds


def test_waiting_ends_when_a_condition_holds_or_time_is_up(
    machine: Debian, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = DesktopSession(machine, "player")
    assert session.comes(after(1), within_s=0)
    assert session.comes(after(3), within_s=60)
    assert not session.comes(lambda: False, within_s=0.005)
    session.wait("never", after(3))
    monkeypatch.setattr(trial_session, "TIMEOUT_S", 0.005)
    with pytest.raises(TrialError, match=r"^never$"):
        session.wait("never", lambda: False)


DUMP = """\
APT::Architecture "amd64";
Acquire::http::Proxy "http://proxy:3142";
Acquire::https::Proxy "http://proxy:3142";
Acquire::Check-Valid-Until "false";
Acquire::Retries "3";
Acquire::Languages "none";
X::Acquire::Retries "4";
"""


@pytest.fixture
def commands(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """Return what is run in place of the tools; the base of a system is unpacked at once."""
    run: list[list[str]] = []

    def note(command: list[str], **options: Any) -> subprocess.CompletedProcess[str]:
        run.append(command)
        if command[0] in ("tar", "debootstrap"):
            assert options["check"]
            (tmp_path / "root/etc/apt/apt.conf.d").mkdir(parents=True)
        output = DUMP if command[0] == "apt-config" else " hello \n"
        return subprocess.CompletedProcess(command, 0, output)

    monkeypatch.setattr(fresh_debian.subprocess, "run", note)
    monkeypatch.setattr(fresh_debian.shutil, "which", lambda name: f"/usr/bin/{name}")
    return run


def test_it_is_made_by_debootstrap_and_reaches_mirrors_as_this_machine_does(
    commands: list[list[str]], tmp_path: Path
) -> None:
    root = tmp_path / "root"
    made = FreshDebian(root, mirror="http://mirror")
    assert made.root == root
    assert commands == [
        ["debootstrap", "--variant=minbase", "bookworm", str(root), "http://mirror"],
        ["mount", "-t", "proc", "proc", str(root / "proc")],
        ["mount", "--rbind", "/dev", str(root / "dev")],
        ["apt-config", "dump"],
    ]
    assert (root / "etc/resolv.conf").read_bytes() == Path("/etc/resolv.conf").read_bytes()
    way = (root / "etc/apt/apt.conf.d/90network").read_text("utf-8")
    assert way.splitlines() == DUMP.splitlines()[1:5]


def test_a_packed_root_saves_work_and_a_machine_without_apt_has_no_way_to_mirrors(
    commands: list[list[str]], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(fresh_debian.shutil, "which", lambda name: None)
    FreshDebian(tmp_path / "root", base=Path("base.tar"))
    assert commands[0] == ["tar", "-xf", "base.tar", "-C", str(tmp_path / "root")]
    assert not any("debootstrap" in command for command in commands)
    assert (tmp_path / "root/etc/apt/apt.conf.d/90network").read_text("utf-8") == ""


def test_a_line_is_run_by_a_user_as_if_just_logged_in(
    commands: list[list[str]], tmp_path: Path
) -> None:
    made = FreshDebian(tmp_path / "root")
    commands.clear()
    assert made.run("echo hello", "player", A="x y", B="2") == "hello"
    shell = ["chroot", str(tmp_path / "root"), "su", "-l"]
    assert commands == [[*shell, "player", "-c", "export A='x y'; export B=2; echo hello"]]
    commands.clear()
    made.apt("install", "a b", "c")
    line = "export DEBIAN_FRONTEND=noninteractive; apt-get -qq --yes install 'a b' c"
    assert commands == [[*shell, "root", "-c", line]]


def test_its_files_are_those_on_its_disk(commands: list[list[str]], tmp_path: Path) -> None:
    made = FreshDebian(tmp_path / "root")
    for name in ("dev/null", "proc/1", "sys/x", "run/y", "home/dev/z", "usr/bin/oddments"):
        (tmp_path / "root" / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / "root" / name).touch()
    (tmp_path / "root/usr/link").symlink_to("bin")
    found = made.files()
    assert {"usr", "usr/bin", "usr/bin/oddments", "usr/link", "home/dev", "home/dev/z"} <= found
    assert not any(path.split("/")[0] in ("dev", "proc", "run", "sys") for path in found)

"""The check of wheels, and the test of an installed program with good and bad stand-ins for it."""

from __future__ import annotations

import itertools
import re
import stat
import subprocess
import sys
import time
import types
import zipfile
from collections.abc import Callable
from pathlib import Path

import pytest
import python_package as package  # type: ignore[import-not-found]
import smoke

from rules.record.game_file import read_game

CORE = ("rules/board", "rules/games/yodd")


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return a project of two compiled modules and two resources, one of them mere bytecode."""
    root = tmp_path / "project"
    (root / "resources/__pycache__").mkdir(parents=True)
    (root / "resources/sizes.json").touch()
    (root / "resources/__pycache__/pages.pyc").touch()
    monkeypatch.setattr(package.core, "ROOT", root)
    monkeypatch.setattr(package.core, "sources", lambda: [root / f"{stem}.py" for stem in CORE])
    monkeypatch.setattr(package, "DIST", root / "dist")
    return root


def wheel(place: Path, *names: str, tag: str = "cp311") -> Path:
    path = place / f"oddments-1.2-{tag}-abi-linux_x86_64.whl"
    with zipfile.ZipFile(path, "w") as made:
        for name in names:
            made.writestr(name, "")
    return path


WHOLE = [f"{stem}.cpython-311-x86_64-linux-gnu.so" for stem in CORE] + ["resources/sizes.json"]


def test_a_whole_wheel_passes(project: Path, tmp_path: Path) -> None:
    package.check_contents(wheel(tmp_path, *WHOLE, "rules/board.py"))
    windows = [f"{stem}.cp312-win_amd64.pyd" for stem in CORE]
    package.check_contents(wheel(tmp_path, *windows, WHOLE[2], tag="cp312"))


@pytest.mark.parametrize(
    ("names", "message"),
    [
        (WHOLE[1:], "rules/board is not compiled in oddments-1.2-cp311"),
        (["rules/board.py", *WHOLE[1:]], "rules/board is not compiled"),
        (["rules/board.cpython-312-x86_64-linux-gnu.so", *WHOLE[1:]], "rules/board is not"),
        (["rules/board.cpython-311.txt", *WHOLE[1:]], "rules/board is not compiled"),
        ([f"x/{WHOLE[0]}", *WHOLE[1:]], "rules/board is not compiled"),
        (WHOLE[:2], r"resources/sizes\.json is not in oddments-1.2-cp311"),
        ([*WHOLE, "rules/board.c"], r"rules/board\.c does not belong in"),
        ([*WHOLE, "rules/__pycache__/board.pyc"], r"__pycache__/board\.pyc does not belong"),
    ],
)
def test_a_wheel_that_lacks_something_or_has_too_much_is_refused(
    project: Path, tmp_path: Path, names: list[str], message: str
) -> None:
    with pytest.raises(package.WheelError, match=message):
        package.check_contents(wheel(tmp_path, *names))


def test_no_compiler_is_found_where_a_wheel_is_installed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CC", "gcc")
    monkeypatch.setenv("KEPT", "yes")
    environment = package.without_compiler(tmp_path)
    assert environment["KEPT"] == "yes"
    assert list(Path(environment["PATH"]).iterdir()) == []
    assert not Path(environment["CC"]).exists()
    assert not Path(environment["CXX"]).exists()


def installer(message: str) -> Callable[..., Path]:
    """Return a function that installs a program which prints this message."""

    def install(wheel: Path, python: str, place: Path, environment: dict[str, str]) -> Path:
        assert Path(python).is_absolute()
        assert environment["PATH"].startswith(str(place))
        program = place / "oddments"
        lines = f"print({message!r})\nprint('help', file=__import__('sys').stderr)\n"
        program.write_text(f"#!{sys.executable}\n{lines}", "utf-8")
        program.chmod(0o755)
        return place

    return install


def test_what_was_installed_is_tried(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    tried: list[str] = []

    def try_program(program: Path, place: Path, environment: dict[str, str]) -> None:
        assert environment["HOME"].startswith(str(place))
        tried.append(program.stem)

    def play_game(program: Path, environment: dict[str, str]) -> int:
        assert environment["QT_QPA_PLATFORM"] == "offscreen"
        tried.append(program.stem)
        return 12

    monkeypatch.setattr(smoke, "try_program", try_program)
    monkeypatch.setattr(smoke, "play_game", play_game)
    package.try_installed("pip", installer("Oddments 1.2"), Path("x.whl"), "sh")
    assert tried == ["oddments", "oddments-gtp"]
    assert capsys.readouterr().out == "x.whl with pip: Oddments 1.2, a game in 12 turns\n"
    for message in ("Oddments 1.2 (core not compiled)", "Minesweeper 3"):
        with pytest.raises(
            package.WheelError, match=rf"with uv, --version prints '{re.escape(message)}\\nhelp\\n'"
        ):
            package.try_installed("uv", installer(message), Path("x.whl"), sys.executable)
    assert len(tried) == 2


@pytest.mark.parametrize(
    ("error", "message"),
    [
        (package.WheelError("too much"), "too much"),
        (smoke.SmokeError("it draws nothing"), "it draws nothing"),
        (subprocess.CalledProcessError(1, ["pip", "wheel"]), "pip wheel failed, see above"),
    ],
)
def test_an_error_is_reported_in_one_line(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    error: Exception,
    message: str,
) -> None:
    def fail() -> Path:
        raise error

    monkeypatch.setattr(package, "make_archive", fail)
    monkeypatch.setattr(sys, "argv", ["test-wheel"])
    assert package.main() == 1
    assert capsys.readouterr().err == f"installer/test-wheel: {message}\n"


# draws a picture when asked to; the first start writes a log and runs until it is ended, a second
# one ends
PROGRAM = """#!/bin/sh
if [ "$1" = --thumbnail ]; then
    [ "$2 $#" = "128 4" ] && cp "$3" "$4"
elif [ -e "$HOME/open" ]; then
    cp "$1" "$HOME/handed over"
else
    log="$XDG_STATE_HOME/Oddments/log"
    mkdir -p "$log"
    echo "2026-01-01 00:00:00Z INFO [MainThread] Started" > "$log/oddments.log"
    trap 'kill $!; exit' TERM
    touch "$HOME/open"
    sleep 60 &
    wait
fi
"""
# an engine that plays five turns, and writes the commands it gets to a file
ENGINE = """#!/bin/sh
left=5
while read -r line; do
    echo "$line" >> "$HOME/asked"
    case $line in
        result) [ $left -gt 0 ] && echo "= none" || echo "= black" ;;
        gogui*) [ $((left % 2)) -eq 1 ] && echo "= black" || echo "= white" ;;
        genmove*) left=$((left - 1)); echo "= a1"; echo "second line" ;;
        list_games) echo "= first"; echo second ;;
        quit) echo =; echo; exit ;;
        *) echo = ;;
    esac
    echo
done
"""


@pytest.fixture
def environment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> dict[str, str]:
    monkeypatch.setattr(smoke, "_POLL_S", 0.02)
    own: dict[str, str] = smoke.own_folders(tmp_path)
    return own


def script(place: Path, text: str) -> Path:
    path = place / "program"
    path.write_text(text, "utf-8")
    path.chmod(0o755)
    return path


def test_a_program_that_works_passes_and_is_ended(
    tmp_path: Path, environment: dict[str, str]
) -> None:
    smoke.try_program(script(tmp_path, PROGRAM), tmp_path, environment)
    assert (tmp_path / "home/handed over").read_text("utf-8") == smoke.saved_game()
    assert (tmp_path / "game.png").exists()


def test_the_first_that_hands_over_to_the_second_passes_too(
    tmp_path: Path, environment: dict[str, str]
) -> None:
    swapped = PROGRAM.replace('-e "$HOME/open"', '! -e "$HOME/open"').replace("touch", "rm -f")
    log = "$XDG_STATE_HOME/Oddments/log/oddments.log"
    waiting = f'touch "$HOME/open"; until [ -e "{log}" ]; do sleep 0.1; done'
    opening = swapped.replace('cp "$1" "$HOME/handed over"', waiting)
    smoke.try_program(script(tmp_path, opening), tmp_path, environment)


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ('cp "$3" "$4"', "echo no ink >&2; exit 3", "it cannot draw a saved game: no ink"),
        ('cp "$3" "$4"', 'cp "$3" "$4"; exit 3', "it cannot draw a saved game"),
        ('cp "$3" "$4"', "true", "it cannot draw a saved game"),
        ("trap", "echo Traceback of it >&2; trap", "Traceback of it"),
        ("INFO [MainThread] Started", "ERROR [library] It is gone", "fault, .*It is gone'"),
        ("/oddments.log", "/log", "it writes no log to .*oddments.log"),
        ("sleep 60 &", "exit 7", "it exits unexpectedly with code 7"),
    ],
)
def test_a_program_that_does_not_work_is_reported(
    tmp_path: Path, environment: dict[str, str], old: str, new: str, message: str
) -> None:
    with pytest.raises(smoke.SmokeError, match=message):
        smoke.try_program(script(tmp_path, PROGRAM.replace(old, new)), tmp_path, environment)


def test_a_second_start_that_fails_or_keeps_running_has_not_found_the_first(
    tmp_path: Path, environment: dict[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    ticks = itertools.count(step=5)  # a clock that runs fast
    clock = types.SimpleNamespace(monotonic=lambda: next(ticks), sleep=time.sleep)
    monkeypatch.setattr(smoke, "time", clock)
    for behaviour in ("exit 4", "exec sleep 60"):
        (tmp_path / "home/open").unlink(missing_ok=True)
        program = script(tmp_path, PROGRAM.replace('cp "$1" "$HOME/handed over"', behaviour))
        with pytest.raises(smoke.SmokeError, match="a second start does not find the first"):
            smoke.try_program(program, tmp_path, environment)


def test_the_saved_game_is_one(environment: dict[str, str]) -> None:
    game = read_game(smoke.saved_game())
    assert game.main_line
    assert not game.reading.problems


def test_a_tested_program_gets_its_own_folders(tmp_path: Path) -> None:
    base = {"PATH": "/bin", "HOME": "/root", "PYTHONPATH": "x", "QT_STYLE": "y", "LANG": "C"}
    own = smoke.own_folders(tmp_path, base)
    assert (own.pop("PATH"), own.pop("LANG")) == ("/bin", "C")
    assert own.pop("QT_QPA_PLATFORM") == "offscreen"
    assert set(own) == {
        "HOME",
        "XDG_CACHE_HOME",
        "XDG_CONFIG_HOME",
        "XDG_DATA_HOME",
        "XDG_RUNTIME_DIR",
        "XDG_STATE_HOME",
    }
    assert len(set(own.values())) == len(own)
    for folder in own.values():
        assert Path(folder).parent == tmp_path
        assert stat.S_IMODE(Path(folder).stat().st_mode) == 0o700
    assert smoke.own_folders(tmp_path, base)["HOME"] == own["HOME"]  # they may be there already


def test_the_engine_plays_itself_to_the_end(tmp_path: Path, environment: dict[str, str]) -> None:
    assert smoke.play_game(script(tmp_path, ENGINE), environment) == 5
    asked = (tmp_path / "home/asked").read_text("utf-8").splitlines()
    assert asked[:3] == ["list_games", "game first", "level 3"]
    assert [line for line in asked if "genmove" in line] == [
        f"genmove {colour}" for colour in ("black", "white", "black", "white", "black")
    ]
    assert asked[-2:] == ["result", "quit"]


def test_an_engine_that_refuses_or_never_ends_is_reported(
    tmp_path: Path, environment: dict[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    refusing = ENGINE.replace('echo "= a1"', 'echo "? no memory"')
    with pytest.raises(smoke.SmokeError, match=r"genmove black: '\? no memory"):
        smoke.play_game(script(tmp_path, refusing), environment)
    monkeypatch.setattr(smoke, "_MAX_TURNS", 5)
    assert smoke.play_game(script(tmp_path, ENGINE), environment) == 5
    monkeypatch.setattr(smoke, "_MAX_TURNS", 4)
    with pytest.raises(smoke.SmokeError, match="the game does not end"):
        smoke.play_game(script(tmp_path, ENGINE), environment)

"""The command line: what it would start, what it refuses; and in a real process."""

import gc
import stat
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from driven_program import own_folders
from PySide6.QtWidgets import QApplication, QMessageBox

from desktop import __main__ as command
from desktop.app import app
from desktop.export import picture_file
from desktop.services.languages import UI_LANGUAGE
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
    monkeypatch.setattr(command, "find_display", lambda: None)
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


@pytest.mark.skipif(sys.platform == "win32", reason="there are no such limits")
@pytest.mark.parametrize(
    ("limits", "words"),
    [
        ({"NOFILE": (20, 20)}, "at most 20 files may be open here (ulimit -n)"),
        ({"AS": (400 << 20, -1)}, "at most 400 MB of memory may be used here (ulimit -v)"),
        ({"DATA": (99 << 20, -1)}, "at most 99 MB of memory may be used here (ulimit -d)"),
        ({"NPROC": (1, 1)}, "too few threads may be started here (ulimit -u)"),
        ({"NOFILE": (20, -1)}, ""),
        ({"NOFILE": (20, 4096), "AS": (1000 << 20, -1), "NPROC": (2000, -1)}, ""),
    ],
)
def test_where_the_system_allows_too_little_one_line_says_so(
    qapp: QApplication,
    limits: dict[str, tuple[int, int]],
    words: str,
    started: list[list[Path]],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    import resource

    of = {getattr(resource, f"RLIMIT_{name}"): pair for name, pair in limits.items()}
    raised: list[tuple[int, int]] = []
    shown: list[str] = []

    def refuse(_thread: object) -> None:
        raise RuntimeError("can't start new thread")

    monkeypatch.setattr(resource, "getrlimit", lambda number: of.get(number, (-1, -1)))
    monkeypatch.setattr(resource, "setrlimit", lambda _number, pair: raised.append(pair))
    monkeypatch.setattr("threading.Thread.start", refuse)
    monkeypatch.setattr(QMessageBox, "exec", lambda box: shown.append(box.text()))
    language = UI_LANGUAGE.language
    assert command.main([]) == (1 if words else 7)
    UI_LANGUAGE.set_language(language)
    out, line = capsys.readouterr()
    assert out == ""
    assert line.startswith(f"oddments: {words}" if words else "")
    assert line.count("\n") == bool(words)
    assert len(shown) == (words != "" and "threads" not in words)
    assert all(words in text for text in shown)
    assert raised == ([] if words else [(64, limits["NOFILE"][1])])


def test_a_file_is_also_opened_by_its_url(started: list[list[Path]], tmp_path: Path) -> None:
    path = tmp_path / "a b%.oddments"
    command.main([path.as_uri()])
    assert started == [[path]]


def test_without_a_screen_nothing_is_started(
    started: list[list[Path]], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(command, "find_display", lambda: "no screen")
    assert command.main([]) == 1
    assert capsys.readouterr() == ("", "oddments: no screen\n")
    assert started == []


@pytest.mark.parametrize("size", [1, 256, 4096])
def test_a_thumbnail_needs_no_screen(
    started: list[list[Path]], monkeypatch: pytest.MonkeyPatch, size: int
) -> None:
    monkeypatch.setattr(command, "find_display", lambda: "no screen")
    written: list[object] = []

    def write(*facts: object) -> int:
        written.append(facts)
        return 3

    monkeypatch.setattr(picture_file, "write_thumbnail", write)
    assert command.main(["--thumbnail", str(size), "a.oddments", "a.png"]) == 3
    assert written == [(size, Path("a.oddments"), Path("a.png"))]
    assert started == []


@pytest.mark.parametrize("size", ["0", "4097", "-1", "1_0", "big", "", "3.5"])
def test_a_thumbnail_of_a_size_that_cannot_be_is_refused(
    size: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    written: list[object] = []
    monkeypatch.setattr(picture_file, "write_thumbnail", lambda *facts: written.append(facts))
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
    slow = "" if compiled else " (core not compiled: hundreds of times slower)"
    assert capsys.readouterr().out.replace("\n", " ").strip() == f"Oddments {VERSION}{slow}"


@pytest.mark.parametrize("arguments", [["--colour", "red"], ["--vers"]])
def test_an_unknown_option_is_a_mistake(
    started: list[list[Path]], arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as ended:
        command.main(arguments)
    assert ended.value.code == 2
    assert "usage: oddments" in capsys.readouterr().err
    assert started == []


_WATCH = """
import sys
from PySide6.QtCore import QTimer
from desktop import __main__
from desktop.app import app

class Watched(app.Application):
    def exec(self):
        QTimer.singleShot(0, self.look)
        return super().exec()

    def look(self):
        for window in self.topLevelWidgets():
            if hasattr(window, "notices"):
                print(window.windowTitle(), "|", window.notices.texts)
        self.exit(7)

app.Application = Watched
sys.exit(__main__.main(sys.argv[1:]))
"""

_LATER = (
    "numpy",
    "shapely",
    "sqlite3",
    "fsrs",
    "desktop.painting.canvas",
    "desktop.panels.branches",
    "desktop.pages.game_page",
)

# prints what is imported when the window is painted first, and when the boards are
_IMPORTED = f"""
import sys
from PySide6.QtCore import QEvent, QTimer
import PySide6.QtWidgets as widgets
from desktop.board.picture import BoardThumbnail

class Watched(widgets.QApplication):
    def __init__(self, arguments):
        super().__init__(arguments)
        self.installEventFilter(self)

    def eventFilter(self, watched, event):
        if event.type() == QEvent.Type.Paint and isinstance(watched, BoardThumbnail):
            print(*set({_LATER!r}) & sys.modules.keys(), sep=",", flush=True)
            if watched._image is not None:
                QTimer.singleShot(0, self.closeAllWindows)
        return False

widgets.QApplication = Watched
from desktop.__main__ import main
sys.exit(main([]))
"""


def run(folder: Path, script: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-c", script]
    environment = own_folders(folder)
    return subprocess.run(command, env=environment, capture_output=True, text=True, timeout=300)


@pytest.mark.long
def test_the_window_opens_and_nobody_else_may_look_into_the_folder_of_the_games(
    tmp_path: Path,
) -> None:
    state = tmp_path / "state" / "Oddments"
    state.mkdir(parents=True)
    state.chmod(0o755)
    done = run(tmp_path, _WATCH)
    assert done.returncode == 7, done.stderr
    assert done.stdout.startswith("Oddments | {}") or "slower" in done.stdout
    assert done.stderr == ""
    assert stat.S_IMODE(state.stat().st_mode) == 0o700


@pytest.mark.long
def test_the_first_window_waits_for_no_board(tmp_path: Path) -> None:
    done = run(tmp_path, _IMPORTED)
    assert done.returncode == 0, done.stderr
    imported = done.stdout.splitlines()
    assert imported[0] == ""
    assert {"numpy", "shapely"} <= set(imported[-1].split(","))

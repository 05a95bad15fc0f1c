"""Real programs that are terminated, crash, are suspended, or brought to the front."""

import json
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from added_engines import added
from driven_program import DrivenProgram, own_folders
from programs import bad_engine, have_ended
from PySide6.QtCore import QSettings

from desktop.settings.settings import Settings
from rules.games import GAMES
from rules.record.game_file import save
from rules.record.game_record import GameRecord

pytestmark = pytest.mark.long

_LINE = "[node.text for node in window.session.record.line]"
_COMMENT = "window.session.record.node.properties.get('C')"
_COMMENTS = "[w.session.record.node.properties.get('C') for w in self.program.windows]"
_HEARS = "self.receivers('2commitDataRequest(QSessionManager&)')"  # no test can make a manager
_LOGOUT = "self._commit(None), QCoreApplication.postEvent(self, QEvent(QEvent.Type.Quit))"
_FELL = "'CRASH' in [topic.name for topic in window.notices.texts]"


def game(
    folder: Path, *turns: str, seats: tuple[str, str] = ("person", "person"), name: str = "game"
) -> Path:
    """Return the file of a game in which these have been played."""
    record = GameRecord(GAMES["egotzi"].setup())
    record.seats = list(seats)
    for turn in turns:
        record.play_text(turn)
    save(record, folder / f"{name}.oddments")
    return folder / f"{name}.oddments"


@pytest.mark.parametrize(
    "way",
    [signal.SIGTERM, signal.SIGINT, _LOGOUT],
    ids=["SIGTERM", "SIGINT", "logout"],
)
def test_it_ends_though_a_search_does_not(tmp_path: Path, way: signal.Signals | str) -> None:
    file = game(tmp_path, "a1", "b2", seats=("engine 3", "engine 3"))
    other = tmp_path / "other.oddments"
    other.write_bytes(file.read_bytes())
    with DrivenProgram(tmp_path, "--stuck", other, file) as program:
        program.evaluate("[w.session.resume() for w in self.program.windows]")
        assert program.evaluate("window.session.phase.name") == "THINKING"
        assert (
            program.evaluate("sum(w.session.engine_client.busy for w in self.program.windows)")
            == "2"
        )
        program.evaluate(
            "window.session.edits.set_values(window.session.record.node, 'C', ['why'])"
        )
        if isinstance(way, str):
            assert program.evaluate(_HEARS) == "1"
            program.send(way)
        else:
            program.signal(way)
        code, _took_s = program.wait()
        assert code == (0 if isinstance(way, str) else -way)
    with DrivenProgram(tmp_path, "--stuck") as again:
        assert again.evaluate("len(self.program.windows)") == "2"
        assert again.evaluate(_LINE) == "['a1', 'b2']"
        assert again.evaluate(f"{_COMMENTS}.count(['why'])") == "1"
        assert again.evaluate(_FELL) == "False"


def is_kept(text: str, folder: Path) -> bool:
    """Return whether this is in the games of the windows that a later start opens."""
    state = folder / "state" / "Oddments"
    windows = json.loads((state / "session.json").read_text("utf-8"))["windows"]
    kept = [state / "games" / window["game"] for window in windows if window["game"]]
    return any(text in file.read_text("utf-8") for file in kept)


@pytest.mark.parametrize("crash", ["ctypes.string_at(0)", "faulthandler._sigsegv()"])
def test_a_crash_costs_no_turn_and_no_comment(tmp_path: Path, crash: str) -> None:
    with DrivenProgram(tmp_path, game(tmp_path, "a1")) as program:
        program.evaluate("window.session.play(window.session.position.read('b2')[0])")
        program.evaluate("window.page.notes.write()")
        program.evaluate("QTest.keyClicks(window.page.notes.panel.field, 'half a tho')")
        while not is_kept("half a tho", tmp_path):
            program.evaluate("QTest.qWait(50)")
        program.send(crash)
        assert program.wait()[0] == -signal.SIGSEGV
    with DrivenProgram(tmp_path) as again:
        assert again.evaluate(_LINE) == "['a1', 'b2']"
        assert again.evaluate(_COMMENT) == "['half a tho']"
        assert again.evaluate(_FELL) == "True"
        again.signal(signal.SIGTERM)
        again.wait()
    with DrivenProgram(tmp_path) as third:
        assert third.evaluate(_FELL) == "False"


def test_time_in_which_the_program_is_stopped_costs_nobody(tmp_path: Path) -> None:
    stopped_s = 6.5
    left = "window.session.clock.left(0).seconds"
    with DrivenProgram(tmp_path, game(tmp_path)) as program:
        program.evaluate(
            "window.play_new(window.session.record.setup, window.session.seats,"
            " TimeControl(main_seconds=60))"
        )
        program.evaluate("window.session.play(window.session.position.legal_steps()[0])")
        assert program.evaluate("window.session.clock.is_running") == "True"
        player = program.evaluate("window.session.record.position.player")
        left = left.replace("(0)", f"({player})")
        begun_s, before_s = time.monotonic(), float(program.evaluate(left))
        program.signal(signal.SIGSTOP)
        time.sleep(stopped_s)
        program.signal(signal.SIGCONT)
        while program.evaluate("window.session.phase.name") != "PAUSED":
            program.evaluate("QTest.qWait(50)")
        used_s = before_s - float(program.evaluate(left))
        assert used_s < time.monotonic() - begun_s - 3
        program.evaluate("window.session.resume()")
        assert program.evaluate("window.session.clock.is_running") == "True"


@pytest.mark.parametrize("way", [signal.SIGTERM, signal.SIGKILL], ids=["SIGTERM", "SIGKILL"])
def test_no_engine_outlives_the_program(tmp_path: Path, way: signal.Signals) -> None:
    pids = tmp_path / "pids"
    file = game(tmp_path, seats=("program 100 Far", "person"))
    settings = tmp_path / "config" / "Oddments" / "Oddments.conf"
    settings.parent.mkdir(parents=True)
    store = QSettings(str(settings), QSettings.Format.IniFormat)
    Settings(store).engines = (added("Far", bad_engine("zombie", 0, pids), commands=()),)
    store.sync()
    with DrivenProgram(tmp_path, file) as program:
        program.evaluate("window.session.resume()")
        while program.evaluate("window.session.phase.name") == "THINKING":
            time.sleep(0.01)
        assert program.evaluate("len(window.session.record.line)") == "1"
        assert not have_ended(pids, seconds=0)
        program.signal(way)
        program.wait()
        assert have_ended(pids)


_FRONT = "self.activeWindow().windowTitle()"
_SETTLED = "self.processEvents()"
_BIG = 60_000  # letters of a comment: such a file is read on another thread


def second_start(folder: Path, *files: Path, **more: str) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "desktop", *map(str, files)],
        env={**own_folders(folder), **more},
        timeout=300,
    )
    assert done.returncode == 0


def front(program: DrivenProgram, name: str) -> str:
    """Return the title of the window in front once it contains ``name``, or after a timeout."""
    title = ""
    for _ in range(2000):
        program.evaluate(_SETTLED)
        title = program.evaluate(_FRONT)
        if name in title:
            break
        program.evaluate("QTest.qWait(50)")
    return title


@pytest.mark.parametrize("kind", ["whole", "truncated", "big", "open already"])
def test_the_file_of_a_second_start_is_in_front(tmp_path: Path, kind: str) -> None:
    first, other, file = (game(tmp_path, "a1", name=name) for name in ("first", "other", "wanted"))
    if kind == "big":
        file.write_text(file.read_text().rstrip().rstrip(")") + f"C[{'x' * _BIG}])")
    if kind == "truncated":
        file.write_text(file.read_text().rstrip().rstrip(")"))
    already = [file] if kind == "open already" else []
    with DrivenProgram(tmp_path, *already, first, other) as program:
        assert front(program, "other").startswith("other.oddments")
        second_start(tmp_path, file)
        assert front(program, "wanted").startswith("wanted.oddments")

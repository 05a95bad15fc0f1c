"""Games that were installed and fail in the middle of a game: nothing that was played is lost."""

from __future__ import annotations

import contextlib
from pathlib import Path

import pytest
from driving import do_step, lay_out, small
from installed_game import FAILING_RULES, install_game, run_beside
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.views.game_views import VIEWS
from desktop.window.main_window import MainWindow
from rules.record.game_file import load

VIEW = """
from desktop.painting.game_view import GameView
from oddments_nudge.rules import check
from oddments_nudge.views.texts import NudgeTexts

class NudgeView(NudgeTexts, GameView):
    pass

def failing(name):
    def method(self, *values, **more):
        check(name)
        return getattr(super(NudgeView, self), name)(*values, **more)
    return method

METHODS = [
    name
    for name in dir(GameView)
    if not name.startswith("_") and callable(getattr(GameView, name))
]
for name in METHODS:
    setattr(NudgeView, name, failing(name))
VIEW = NudgeView()
"""
POSITION = (
    "outcome write read read_into parse touches refusal pieces tally change score count_steps "
    "lost_turns state validate legal_steps legal_turns play play_turn turn_changes copy placement "
    "over board"
)
# each failure in a window of its own, between turns that are played without one
PROGRAM = """
import contextlib
import logging
from pathlib import Path
from PySide6.QtCore import QEventLoop, QSettings, QTimer
from driving import HUMANS, RandomEngine, click_at, do_step, lay_out
from desktop.app.app import Application
from desktop.app.process import EndingSignals
from desktop.app.program import Program
from desktop.app.watch import FaultWatch
from desktop.settings.settings import Settings
from desktop.widgets.notice_bar import Topic
from oddments_nudge.rules import failing
from oddments_nudge.views.view import METHODS
from rules.games import GAMES
from rules.record.game_file import load

app = Application([])
EndingSignals(print, app)
logging.raiseExceptions = False
watch = FaultWatch(Path("log").absolute())
watch.begin()
settings = Settings(QSettings("settings.ini", QSettings.Format.IniFormat))
program = Program(
    settings, Path("state").absolute(), faults=watch.faults, make_engine=RandomEngine, pace_ms=0
)

def run():
    loop = QEventLoop()
    QTimer.singleShot(20, loop.quit)
    loop.exec()

def play(page):
    do_step(page, page.session.record.position.legal_steps()[0])
    run()

def try_out(name):
    window = program.open_window()
    window.show()
    page = lay_out(window, GAMES["nudge"].setup(size=4, pie=False), seats=HUMANS)
    play(page)
    (touch,) = page.session.record.position.touches(page.session.record.position.legal_steps()[0])
    at = page.board.site_point(touch.site)
    failing.add(name)
    with contextlib.suppress(RuntimeError):  # which Qt passes on to those who send the click
        click_at(page, at)
    run()
    failing.clear()
    count = len(page.session.record.line)
    window.document.flush()
    assert len(load(window.document.autosave.path).main_line) >= count, f"{name}: a turn is lost"
    page.session.go_previous()  # a board that could not be shown is shown again
    page.session.go_next()
    page.session.resume()
    play(page)
    assert len(page.session.record.line) == count + 1, f"{name}: the game does not continue"
    window.close()
    return count

counts = [try_out(name) for name in [*POSITION.split(), *METHODS]]
print(min(counts), max(counts), {fault.package for fault in watch.faults.all})
watch.end()
"""


@pytest.mark.long
@pytest.mark.parametrize("kind", ["RuntimeError", "SystemExit", "KeyboardInterrupt"])
def test_a_game_continues_after_any_part_of_it_has_failed(kind: str, tmp_path: Path) -> None:
    package = install_game(tmp_path)
    (package / "rules/__init__.py").write_text(FAILING_RULES.replace("RuntimeError", kind))
    (package / "views/view.py").write_text(VIEW)
    assert run_beside(tmp_path, f"POSITION = {POSITION!r}\n{PROGRAM}") == (
        "1 2 {'oddments-nudge 1.5'}\n"
    )


def test_a_turn_is_kept_though_it_could_not_be_shown(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    failed: list[bool] = []

    def fail(*_: object, **__: object) -> None:
        failed.append(True)
        raise RuntimeError("no idea")

    page = lay_out(window, small("egotzi"), "b2")
    session = page.session
    QApplication.processEvents()
    with qtbot.capture_exceptions(), monkeypatch.context() as broken:
        broken.setattr(type(VIEWS["egotzi"]), "task_for", fail)
        with contextlib.suppress(RuntimeError):  # which Qt passes on to those who send the click
            do_step(page, session.position.legal_steps()[0])
        page.board.grab()
    assert failed
    assert window.document is not None
    window.document.flush()
    assert window.document.autosave.path is not None
    assert len(load(window.document.autosave.path).main_line) == len(session.record.line) == 2
    session.go_previous()  # a board that could not be shown is shown again
    session.go_next()
    do_step(page, session.position.legal_steps()[0])
    assert len(session.record.line) == 3

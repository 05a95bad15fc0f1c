"""Which window shows faults, and when; most windows have nothing but notices."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from pathlib import Path
from typing import Any, cast

import pytest
import shiboken6
from driving import FailingEngine, click, commands, delete_what_is_closed, program_of, small
from PySide6.QtCore import QObject, QUrl
from PySide6.QtGui import QDesktopServices, QGuiApplication
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot
from stand_ins import WindowStandIn, logged

from desktop.app.fault_notices import FaultNotices
from desktop.app.faults import FaultHandler, Faults
from desktop.app.program import Program
from desktop.app.watch import CrashMarker
from desktop.game.players import Computer, Human
from desktop.widgets.notice_bar import Topic
from desktop.window.fault_dialog import FaultDialog
from desktop.window.main_window import MainWindow
from rules import games
from rules.games.packages import Distribution, GamePackage

WENT_WRONG = "Something went wrong, but you can keep playing. A report helps us fix it."
CRASHED = "Oddments closed unexpectedly last time. Your games were saved up to the last move."


class Scene:
    """Windows, and faults that are shown in one of them."""

    def __init__(self, folder: Path) -> None:
        self.owner = QObject()
        self.windows: list[WindowStandIn] = []
        self.faults = Faults(folder, self.owner)
        self.notices = FaultNotices(self.faults, cast(list[Any], self.windows), self.owner)
        self._handler = FaultHandler(self.faults, [])

    def window(self) -> Any:
        self.windows.append(WindowStandIn())
        self.windows[-1].show()
        return self.windows[-1]

    def fail(self, text: str = "the roof leaks", **more: Any) -> None:
        self._handler.handle(logged(text, **more))

    @property
    def texts(self) -> list[str]:
        """The notice of each window, after the event loop has run."""
        QApplication.processEvents()
        return [window.notices.texts.get(Topic.FAULT, "") for window in self.windows]


@pytest.fixture
def scene(tmp_path: Path, qtbot: QtBot) -> Iterator[Scene]:
    made = Scene(tmp_path / "log")
    yield made
    shiboken6.delete(made.owner)
    for window in made.windows:
        window.close()
        window.deleteLater()  # together with its dialogs


def press(window: WindowStandIn | MainWindow, text: str) -> None:
    buttons = window.notices.findChildren(QPushButton)
    button = next(button for button in buttons if button.text() == text)
    while button.visibleRegion().isEmpty():  # until the window has grown with its notice
        QApplication.processEvents()
    click(button)


def buttons(window: WindowStandIn) -> list[str]:
    return [button.text() for button in window.notices.findChildren(QPushButton)]


def test_the_number_of_faults_is_shown_in_the_same_notice(scene: Scene) -> None:
    window = scene.window()
    scene.fail("the roof leaks")
    assert window.notices.texts == {}  # the event loop has not run
    assert scene.texts == [WENT_WRONG]
    assert buttons(window) == ["Details …", "Copy report"]
    (before,) = window.notices.panes
    scene.notices.show_pending()
    assert window.notices.panes == [before]  # nothing is shown again
    scene.fail("the door squeaks")
    assert scene.texts == [f"{WENT_WRONG} (2 times so far)"]
    for _ in range(9):
        scene.fail("the door squeaks")
    assert scene.texts == [f"{WENT_WRONG} (11 times so far)"]


def test_a_fault_with_a_notice_of_its_own_is_not_shown(scene: Scene) -> None:
    scene.window()
    scene.fail("the engine failed", has_own_notice=True)
    assert scene.texts == [""]
    scene.fail()
    assert scene.texts == [WENT_WRONG]
    assert "the engine failed" in scene.notices.report


def test_a_fault_of_a_package_is_not_reported_as_ours(
    scene: Scene, monkeypatch: pytest.MonkeyPatch
) -> None:
    package = GamePackage("hex", "hexes.rules", "hexes.views", Distribution("hexes", "1.5", "MIT"))
    monkeypatch.setattr(games, "INSTALLED", (package,))
    names: dict[str, Any] = {"__name__": "hexes.views.view"}
    exec("def paint():\n    raise RuntimeError", names)
    with pytest.raises(RuntimeError) as painting:
        names["paint"]()
    scene.window()
    scene.fail(error=painting.value)
    assert scene.texts == [
        "The game of hexes 1.5 has failed, but you can keep playing. A report helps its authors"
        " fix it."
    ]
    scene.fail()
    assert scene.texts == [f"{WENT_WRONG} (2 times so far)"]


def test_the_active_window_shows_faults_and_keeps_showing_them(scene: Scene, qtbot: QtBot) -> None:
    _first, second, third = (scene.window() for _ in range(3))
    second.activateWindow()
    qtbot.waitUntil(lambda: QApplication.activeWindow() is second)
    scene.fail()
    assert scene.texts == ["", WENT_WRONG, ""]
    third.activateWindow()
    qtbot.waitUntil(lambda: QApplication.activeWindow() is third)
    scene.fail("the door squeaks")
    assert scene.texts == ["", f"{WENT_WRONG} (2 times so far)", ""]


def test_when_the_window_with_the_notice_is_closed_another_one_shows_the_next_fault(
    scene: Scene,
) -> None:
    scene.window()
    scene.window()
    scene.fail()
    closed = scene.windows.pop(scene.texts.index(WENT_WRONG))
    closed.close()
    scene.notices.show_pending()
    assert scene.texts == [""]  # nothing new
    scene.fail("the door squeaks")
    assert scene.texts == [f"{WENT_WRONG} (2 times so far)"]


def test_a_hidden_notice_returns_only_with_another_fault(scene: Scene) -> None:
    window = scene.window()
    scene.fail()
    assert scene.texts == [WENT_WRONG]
    window.notices.withdraw(Topic.FAULT)
    for _ in range(9):
        scene.fail()
    assert scene.texts == [""]
    scene.fail("the door squeaks")
    assert scene.texts == [f"{WENT_WRONG} (11 times so far)"]


def test_the_current_report_is_shown_in_a_dialog_and_copied(scene: Scene) -> None:
    window = scene.window()
    scene.fail()
    assert scene.texts
    press(window, "Details …")
    (dialog,) = window.findChildren(FaultDialog)
    assert dialog.isVisible()
    assert dialog.windowTitle() == "What went wrong"
    assert dialog.text.toPlainText() == scene.notices.report
    assert "the roof leaks" in scene.notices.report
    dialog.close()
    delete_what_is_closed()
    scene.fail("in passing", has_own_notice=True)
    press(window, "Copy report")
    assert "in passing" in QGuiApplication.clipboard().text()
    assert QGuiApplication.clipboard().text() == scene.notices.report
    assert window.notices.texts[Topic.REPORT] == "The report was copied to the clipboard."
    QGuiApplication.clipboard().clear()
    window.notices.withdraw(Topic.REPORT)
    scene.notices.copy_report(window)
    assert QGuiApplication.clipboard().text() == scene.notices.report
    assert Topic.REPORT in window.notices.texts


def test_a_crash_of_the_last_run_is_shown_once(scene: Scene, tmp_path: Path) -> None:
    class Marker(CrashMarker):
        forgotten = 0

        def forget_crash(self) -> None:
            self.crash = ""
            self.forgotten += 1

    window, marker = scene.window(), Marker(tmp_path)
    scene.notices.show_crash(window, marker)
    assert window.notices.texts == {}
    assert marker.forgotten == 0
    marker.crash = "how it crashed"
    scene.notices.show_crash(window, marker)
    assert window.notices.texts == {Topic.CRASH: CRASHED}
    assert marker.forgotten == 1
    press(window, "Details …")
    (dialog,) = window.findChildren(FaultDialog)
    assert dialog.windowTitle() == "The previous session"
    assert dialog.text.toPlainText() == "how it crashed"
    press(window, "Copy report")
    assert QGuiApplication.clipboard().text() == "how it crashed"


def test_a_fault_that_cannot_be_shown_is_only_logged(
    scene: Scene, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    window = scene.window()

    def fail(*_what: object, **_more: object) -> None:
        raise RuntimeError("no words")

    with monkeypatch.context() as broken:
        broken.setattr(window.notices, "show_notice", fail)
        scene.fail()
        assert scene.texts == [""]
    (record,) = caplog.records
    assert record.getMessage() == "A fault could not be shown"
    assert record.exc_info is not None
    assert getattr(record, "has_own_notice", False)


@pytest.mark.parametrize("is_shown", [False, True])
def test_the_folder_of_the_log_is_shown_or_else_named(
    scene: Scene, monkeypatch: pytest.MonkeyPatch, is_shown: bool
) -> None:
    window = scene.window()
    shown: list[str] = []

    def show(url: QUrl) -> bool:
        shown.append(url.toLocalFile())
        return is_shown

    monkeypatch.setattr(QDesktopServices, "openUrl", show)
    folder = scene.faults.folder
    named = {Topic.LOG_FOLDER: f"The log is in {folder}."}
    scene.notices.show_folder(window)
    assert shown == []  # it does not exist yet
    assert window.notices.texts == named
    window.notices.withdraw(Topic.LOG_FOLDER)
    folder.mkdir()
    scene.notices.show_folder(window)
    assert shown == [str(folder)]
    assert window.notices.texts == ({} if is_shown else named)


# -- in the program ------------------------------------------------------------------------------


def test_the_first_window_shows_what_went_wrong_before_it_opened(program: Program) -> None:
    program.fault_notices.faults.add(logged("the roof leaks"))
    assert program.show_another().notices.texts[Topic.FAULT] == WENT_WRONG


def test_the_menu_copies_the_report_and_names_the_log(window: MainWindow) -> None:
    commands(window)["help.report"].trigger()
    assert "Nothing has gone wrong" in QGuiApplication.clipboard().text()
    commands(window)["help.log"].trigger()
    folder = program_of(window).fault_notices.faults.folder
    assert str(folder) in window.notices.texts[Topic.LOG_FOLDER]


def test_a_failing_engine_has_one_line_with_its_details(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    program = program_of(window)
    handler = FaultHandler(program.fault_notices.faults, [])
    monkeypatch.setattr(logging.getLogger(), "handlers", [handler])
    monkeypatch.setattr(FailingEngine, "failures", 1)
    monkeypatch.setattr(program.games, "_make_engine", FailingEngine)
    window.play_new(small("wythe"), (Computer(1), Human()))
    qtbot.waitUntil(lambda: Topic.ENGINE in window.notices.texts)
    QApplication.processEvents()
    assert Topic.FAULT not in window.notices.texts
    press(window, "Details …")
    (dialog,) = window.findChildren(FaultDialog)
    assert "RuntimeError: out of ideas" in dialog.text.toPlainText()

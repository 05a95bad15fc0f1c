"""Which window tells of faults, and when: windows that only have notices stand in."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, cast

import pytest
import shiboken6
from driving import click, delete_what_is_closed
from logged import logged, raised
from PySide6.QtCore import QObject, QUrl
from PySide6.QtGui import QDesktopServices, QGuiApplication
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot
from stand_ins import WindowStandIn

from desktop.application.fault_notices import FaultNotices
from desktop.diagnostics.crash_marker import CrashMarker
from desktop.diagnostics.fault_dialog import FaultDialog
from desktop.diagnostics.faults import FaultHandler, Faults
from desktop.widgets.topic import Topic

WENT_WRONG = "Something went wrong, but you can keep playing. A report helps us fix it."
NO_MEMORY = (
    "The computer ran out of memory, but you can keep playing. Closing other programs may help."
)
CRASHED = "Oddments closed unexpectedly last time. Your games were saved up to the last move."


class House:
    """Windows, and faults that are told in one of them."""

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
    def told(self) -> list[str]:
        """What each window tells, once it has had its turn."""
        QApplication.processEvents()
        return [window.notices.texts.get(Topic.FAULT, "") for window in self.windows]


@pytest.fixture
def house(tmp_path: Path, qtbot: QtBot) -> Iterator[House]:
    made = House(tmp_path / "log")
    yield made
    shiboken6.delete(made.owner)
    for window in made.windows:
        window.close()
        window.deleteLater()  # with its dialogs


def press(window: WindowStandIn, text: str) -> None:
    buttons = window.notices.findChildren(QPushButton)
    click(next(button for button in buttons if button.text() == text))


def buttons(window: WindowStandIn) -> list[str]:
    return [button.text() for button in window.notices.findChildren(QPushButton)]


def test_a_fault_is_shown_when_the_event_loop_runs(house: House) -> None:
    window = house.window()
    house.fail()
    assert window.notices.texts == {}
    assert house.told == [WENT_WRONG]
    assert buttons(window) == ["Details …", "Copy report"]


def test_the_number_of_faults_is_shown_in_the_same_notice(house: House) -> None:
    house.window()
    house.fail("the roof leaks")
    assert house.told == [WENT_WRONG]
    house.fail("the door squeaks")
    assert house.told == [f"{WENT_WRONG} (2 times so far)"]
    for _ in range(9):
        house.fail("the door squeaks")
    assert house.told == [f"{WENT_WRONG} (11 times so far)"]


def test_too_little_memory_has_words_of_its_own(house: House) -> None:
    house.window()
    house.fail("the roof leaks")
    house.fail("no room", error=raised(MemoryError()))
    assert house.told == [f"{NO_MEMORY} (2 times so far)"]


def test_a_fault_with_a_notice_of_its_own_is_not_shown(house: House) -> None:
    house.window()
    house.fail("the engine failed", elsewhere=True)
    assert house.told == [""]
    house.fail()
    assert house.told == [WENT_WRONG]
    assert "the engine failed" in house.notices.report


def test_the_active_window_shows_faults_and_keeps_showing_them(house: House, qtbot: QtBot) -> None:
    _first, second, third = (house.window() for _ in range(3))
    second.activateWindow()
    qtbot.waitUntil(lambda: QApplication.activeWindow() is second)
    house.fail()
    assert house.told == ["", WENT_WRONG, ""]
    third.activateWindow()
    qtbot.waitUntil(lambda: QApplication.activeWindow() is third)
    house.fail("the door squeaks")
    assert house.told == ["", f"{WENT_WRONG} (2 times so far)", ""]


def test_without_an_active_window_the_first_one_shows_faults(house: House, qtbot: QtBot) -> None:
    house.window()
    house.window()
    other = WindowStandIn()
    qtbot.addWidget(other)
    other.show()
    other.activateWindow()
    qtbot.waitUntil(lambda: QApplication.activeWindow() is other)
    house.fail()
    assert house.told == [WENT_WRONG, ""]


def test_when_the_window_with_the_notice_is_closed_another_one_shows_the_next_fault(
    house: House,
) -> None:
    house.window()
    house.window()
    house.fail()
    teller = house.windows.pop(house.told.index(WENT_WRONG))
    teller.close()
    house.notices.show_pending()
    assert house.told == [""]  # nothing new
    house.fail("the door squeaks")
    assert house.told == [f"{WENT_WRONG} (2 times so far)"]


def test_a_hidden_notice_returns_only_with_another_fault(house: House) -> None:
    window = house.window()
    house.fail()
    assert house.told == [WENT_WRONG]
    window.notices.withdraw(Topic.FAULT)
    for _ in range(9):
        house.fail()
    assert house.told == [""]
    house.fail("the door squeaks")
    assert house.told == [f"{WENT_WRONG} (11 times so far)"]


def test_a_fault_before_the_first_window_is_shown_later(house: House) -> None:
    house.fail()
    assert house.told == []
    house.window()
    house.notices.show_pending()
    assert house.told == [WENT_WRONG]


def test_an_unchanged_notice_is_not_shown_again(house: House) -> None:
    window = house.window()
    house.fail()
    assert house.told == [WENT_WRONG]
    (before,) = window.notices.panes
    house.notices.show_pending()
    assert window.notices.panes == [before]


def test_the_details_are_read_in_a_dialog_of_that_window(house: House) -> None:
    window = house.window()
    house.fail()
    assert house.told
    press(window, "Details …")
    (dialog,) = window.findChildren(FaultDialog)
    assert dialog.isVisible()
    assert dialog.windowTitle() == "What went wrong"
    assert dialog.text.toPlainText() == house.notices.report
    assert "the roof leaks" in house.notices.report
    dialog.close()
    delete_what_is_closed()


def test_the_report_is_copied_as_it_is_by_then(house: House) -> None:
    window = house.window()
    house.fail()
    assert house.told
    house.fail("in passing", elsewhere=True)
    press(window, "Copy report")
    assert "in passing" in QGuiApplication.clipboard().text()
    assert QGuiApplication.clipboard().text() == house.notices.report
    assert window.notices.texts[Topic.REPORT] == "The report was copied to the clipboard."
    QGuiApplication.clipboard().clear()
    window.notices.withdraw(Topic.REPORT)
    house.notices.copy_report(window)
    assert QGuiApplication.clipboard().text() == house.notices.report
    assert Topic.REPORT in window.notices.texts


def test_a_crash_of_the_last_run_is_shown_once(house: House, tmp_path: Path) -> None:
    class Mark(CrashMarker):
        forgotten = 0

        def forget_crash(self) -> None:
            self.crash = ""
            self.forgotten += 1

    window, mark = house.window(), Mark(tmp_path)
    house.notices.show_crash(window, mark)
    assert window.notices.texts == {}
    assert mark.forgotten == 0
    mark.crash = "how it crashed"
    house.notices.show_crash(window, mark)
    assert window.notices.texts == {Topic.CRASH: CRASHED}
    assert mark.forgotten == 1
    press(window, "Details …")
    (dialog,) = window.findChildren(FaultDialog)
    assert dialog.windowTitle() == "The previous session"
    assert dialog.text.toPlainText() == "how it crashed"
    press(window, "Copy report")
    assert QGuiApplication.clipboard().text() == "how it crashed"


def test_a_fault_that_cannot_be_shown_is_only_logged(
    house: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    window = house.window()

    def fail(*_what: object, **_more: object) -> None:
        raise RuntimeError("no words")

    with monkeypatch.context() as broken:
        broken.setattr(window.notices, "show_notice", fail)
        house.fail()
        assert house.told == [""]
    (record,) = caplog.records
    assert record.getMessage() == "A fault could not be told"
    assert record.exc_info is not None
    assert getattr(record, "elsewhere", False)


@pytest.mark.parametrize("is_shown", [False, True])
def test_the_folder_of_the_log_is_shown_or_else_named(
    house: House, monkeypatch: pytest.MonkeyPatch, is_shown: bool
) -> None:
    window = house.window()
    shown: list[str] = []

    def show(url: QUrl) -> bool:
        shown.append(url.toLocalFile())
        return is_shown

    monkeypatch.setattr(QDesktopServices, "openUrl", show)
    folder = house.faults.folder
    told = {Topic.LOG_FOLDER: f"The log is in {folder}."}
    house.notices.show_folder(window)
    assert shown == []  # there is none
    assert window.notices.texts == told
    window.notices.withdraw(Topic.LOG_FOLDER)
    folder.mkdir()
    house.notices.show_folder(window)
    assert shown == [str(folder)]
    assert window.notices.texts == ({} if is_shown else told)

"""The notices about faults, and their buttons."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from pathlib import Path

import pytest
from driving import FailingEngine, click, commands, program_of, small
from PySide6.QtCore import QUrl
from PySide6.QtGui import QDesktopServices, QGuiApplication
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from desktop.application.program import Program
from desktop.diagnostics.fault_dialog import FaultDialog
from desktop.diagnostics.faults import FaultHandler, Faults
from desktop.game.players import Computer, Human
from desktop.widgets.topic import Topic
from desktop.window.main_window import MainWindow

log = logging.getLogger(__name__)


@pytest.fixture
def _watched(program: Program) -> Iterator[None]:
    handler = FaultHandler(program.fault_notices.faults, [])
    logging.getLogger().addHandler(handler)
    yield
    logging.getLogger().removeHandler(handler)


def notice_text(window: MainWindow) -> str:
    return window.notices.texts.get(Topic.FAULT, "")


def press(window: MainWindow, text: str) -> None:
    buttons = window.notices.findChildren(QPushButton)
    click(next(button for button in buttons if button.text() == text))


@pytest.mark.usefixtures("_watched")
def test_all_faults_are_reported_in_one_line_of_one_window(
    program: Program, window: MainWindow, qtbot: QtBot
) -> None:
    other = program.show_another()
    log.error("the roof leaks")
    log.error("the door squeaks")
    qtbot.waitUntil(lambda: bool(notice_text(window) or notice_text(other)))
    assert sum(bool(notice_text(each)) for each in (window, other)) == 1
    assert "2 times" in notice_text(window) + notice_text(other)


@pytest.mark.usefixtures("_watched")
def test_the_same_fault_is_not_reported_again_once_the_line_was_hidden(
    window: MainWindow, qtbot: QtBot
) -> None:
    log.error("the roof leaks")
    qtbot.waitUntil(lambda: bool(notice_text(window)))
    window.notices.withdraw(Topic.FAULT)
    for _ in range(20):
        log.error("the roof leaks")
    QApplication.processEvents()
    assert not notice_text(window)
    log.error("the door squeaks")
    qtbot.waitUntil(lambda: bool(notice_text(window)))


@pytest.mark.usefixtures("_watched")
def test_a_fault_before_the_first_window_is_reported_in_it(program: Program, qtbot: QtBot) -> None:
    log.error("the roof leaks")
    QApplication.processEvents()
    assert notice_text(program.show_another())


@pytest.mark.usefixtures("_watched")
def test_details_can_be_read_and_copied(window: MainWindow, qtbot: QtBot) -> None:
    log.error("the roof leaks in %s", Path.home() / "attic")
    qtbot.waitUntil(lambda: bool(notice_text(window)))
    press(window, "Details …")
    (dialog,) = window.findChildren(FaultDialog)
    qtbot.waitExposed(dialog)
    text = dialog.text.toPlainText()
    assert "the roof leaks in ~/attic" in text
    assert text.startswith("Oddments ")
    assert dialog.text.isReadOnly()
    QGuiApplication.clipboard().clear()
    click(dialog.copy_button)
    assert QGuiApplication.clipboard().text() == text
    click(dialog.close_button)
    assert not dialog.isVisible()


@pytest.mark.usefixtures("_watched")
def test_the_line_copies_the_report_too(window: MainWindow, qtbot: QtBot) -> None:
    log.error("the roof leaks")
    qtbot.waitUntil(lambda: bool(notice_text(window)))
    QGuiApplication.clipboard().clear()
    press(window, "Copy report")
    assert "the roof leaks" in QGuiApplication.clipboard().text()
    assert "clipboard" in window.notices.texts[Topic.REPORT]


def test_a_report_can_be_copied_when_nothing_went_wrong(window: MainWindow) -> None:
    commands(window)["help.report"].trigger()
    assert "Nothing has gone wrong" in QGuiApplication.clipboard().text()


@pytest.mark.usefixtures("_watched")
def test_a_failing_engine_has_one_line_with_its_details(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(FailingEngine, "failures", 1)
    monkeypatch.setattr(program_of(window).games, "_make_engine", FailingEngine)
    window.play_new(small("wythe"), (Computer(1), Human()))
    qtbot.waitUntil(lambda: Topic.ENGINE in window.notices.texts)
    QApplication.processEvents()
    assert not notice_text(window)
    press(window, "Details …")
    (dialog,) = window.findChildren(FaultDialog)
    assert "RuntimeError: out of ideas" in dialog.text.toPlainText()


def test_the_folder_of_the_log_is_shown_or_named(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = program_of(window).fault_notices.faults.folder
    commands(window)["help.log"].trigger()
    assert str(folder) in window.notices.texts[Topic.LOG_FOLDER]
    shown: list[str] = []

    def show(url: QUrl) -> bool:
        shown.append(url.toLocalFile())
        return True

    monkeypatch.setattr(QDesktopServices, "openUrl", show)
    folder.mkdir(parents=True)
    commands(window)["help.log"].trigger()
    assert shown == [str(folder)]


def test_not_all_of_very_many_different_faults_are_kept(qtbot: QtBot, tmp_path: Path) -> None:
    faults = Faults(tmp_path)
    for number in range(400):
        record = logging.makeLogRecord({"name": "n" * number, "msg": "x" * 50_000})
        faults.add(record)
    assert len(faults.all) < 200
    assert sum(fault.times for fault in faults.all) == 400
    assert max(len(fault.details) for fault in faults.all) < 10_000


def test_a_hundred_different_faults_are_kept_and_the_others_are_counted_together(
    tmp_path: Path,
) -> None:
    faults = Faults(tmp_path)
    for number in range(300):
        words = "leak " + "x" * number
        faults.add(log.makeRecord(log.name, logging.ERROR, "here", 1, words, (), None))
    assert len(faults.all) == 101
    assert [fault.times for fault in faults.all] == [1] * 100 + [200]

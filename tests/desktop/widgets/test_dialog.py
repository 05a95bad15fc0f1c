"""Dialogs are as large as their contents, and never larger than the screen."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QMimeData, QRect, QSize, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QScreen
from PySide6.QtWidgets import QApplication, QPlainTextEdit, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from desktop.widgets.dialog import Dialog
from desktop.widgets.label import Label
from desktop.widgets.on_screen import FRAME
from desktop.widgets.scrolled import FittingScrollArea

_FREE = QRect(0, 0, 700, 500)


def opened(qtbot: QtBot, contents: QWidget, lines: tuple[int, int]) -> Dialog:
    dialog = Dialog(lines=lines)
    qtbot.addWidget(dialog)
    QVBoxLayout(dialog).addWidget(contents)
    dialog.show()
    return dialog


def test_a_dialog_opens_at_its_size_and_grows_with_its_text(qtbot: QtBot) -> None:
    label = Label("short")
    dialog = opened(qtbot, label, (20, 3))
    line = dialog.fontMetrics().height()
    assert dialog.size() == QSize(20 * line, 3 * line)
    label.setText("many words " * 40)
    QApplication.processEvents()
    assert dialog.width() == 20 * line
    assert label.height() >= label.heightForWidth(label.width()) > 3 * line
    dialog.setStyleSheet(f"* {{ font-size: {2 * dialog.font().pointSizeF()}pt; }}")
    QApplication.processEvents()
    assert dialog.width() >= 20 * dialog.fontMetrics().height() > 20 * line


def test_a_file_that_is_dropped_on_a_field_of_a_dialog_is_not_moved(qtbot: QtBot) -> None:
    field, mime = QPlainTextEdit(), QMimeData()
    mime.setUrls([QUrl.fromLocalFile("/a.sgf")])
    dialog = opened(qtbot, field, (20, 3))
    how = Qt.DropAction.MoveAction, mime, Qt.MouseButton.LeftButton
    for kind in (QDragEnterEvent, QDropEvent):
        event = kind(field.geometry().center(), *how, Qt.KeyboardModifier.ShiftModifier)
        QApplication.sendEvent(dialog.windowHandle(), event)
        assert not event.isAccepted()
    assert field.toPlainText() == ""


def test_a_dialog_is_never_larger_than_its_screen(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QScreen, "availableGeometry", lambda _screen: _FREE)
    contents = QWidget()
    column = QVBoxLayout(contents)
    for _ in range(90):
        column.addWidget(Label("a line"))
    dialog = opened(qtbot, FittingScrollArea(contents), (900, 0))
    assert dialog.size() == _FREE.size() - FRAME
    assert _FREE.contains(dialog.geometry())


def test_a_dialog_opens_with_room_for_what_was_just_filled_in(qtbot: QtBot) -> None:
    contents, label = QWidget(), Label("a line")
    QVBoxLayout(contents).addWidget(label)
    area = FittingScrollArea(contents)
    dialog = opened(qtbot, area, (0, 0))
    dialog.hide()
    label.setText("a line\n" * 9)
    dialog.show()
    QApplication.processEvents()
    assert area.height() >= contents.minimumSizeHint().height()

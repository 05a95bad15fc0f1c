"""The sheet of keys shows all current keys, in any size."""

from __future__ import annotations

import itertools

import pytest
from driving import commands, delete_what_is_closed, game_page, program_of, small
from few_actions import FewActions
from PySide6.QtCore import QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFrame, QLabel, QPushButton, QScrollArea, QWidget
from pytestqt.qtbot import QtBot

from desktop.game.players import Human
from desktop.i18n.language import UI_LANGUAGE
from desktop.i18n.languages import Language
from desktop.i18n.text import tr
from desktop.window.key_sheet import KeySheet
from desktop.window.main_window import MainWindow

K = Qt.Key


def opened(window: MainWindow) -> KeySheet:
    QTest.keyClick(window, K.Key_Question)
    sheet = window.findChildren(KeySheet)[-1]
    QTest.qWaitForWindowActive(sheet)
    return sheet


def texts(sheet: KeySheet) -> list[str]:
    return [label.text() for label in sheet.findChildren(QLabel)]


def test_it_shows_all_actions_and_the_keys_of_the_board(window: MainWindow) -> None:
    window.play_new(small("yodd"), (Human(), Human()))
    game_page(window)
    program_of(window).keymap.choose(commands(window), "turn.undo", ["Ctrl+F7"])
    sheet = opened(window)
    shown = texts(sheet)
    for action in commands(window).values():
        listed = action.title.replace(" …", "\N{NO-BREAK SPACE}…") in shown
        assert listed is action.isVisible(), action.id
    for name in ("turn.capture", "turn.swap", "turn.pause", "view.flat"):
        assert not commands(window)[name].isVisible()
    assert "Ctrl+F7" in shown
    assert "Ctrl+Z" not in shown
    for what, keys in (("Move the cursor", "Arrow keys"), ("Undo the last click", "Esc")):
        assert shown[shown.index(what) + 1] == keys
    QTest.keyClick(sheet, K.Key_Escape)
    assert not sheet.isVisible()


@pytest.mark.styled
@pytest.mark.parametrize(
    "size", [(800, 600), pytest.param((1600, 1200), marks=pytest.mark.long)], ids=str
)
def test_nothing_is_cut_off(window: MainWindow, size: tuple[int, int]) -> None:
    window.resize(*size)
    sheet = opened(window)
    QApplication.processEvents()
    assert sheet.width() <= size[0]
    assert sheet.height() <= size[1]
    for label in sheet.findChildren(QLabel):
        assert label.width() >= label.minimumSizeHint().width(), label.text()
        right = label.mapTo(sheet, label.rect().topRight()).x()
        assert 0 < right < sheet.width(), label.text()
        assert label.height() >= label.heightForWidth(label.width()), label.text()
    sheet.close()


@pytest.fixture
def sheet(actions: FewActions, parent: QWidget, qtbot: QtBot) -> KeySheet:
    """Return a sheet of only a few actions."""
    made = KeySheet(actions.menus, parent)  # type: ignore[arg-type]
    made.open()
    qtbot.waitUntil(made.isActiveWindow)
    return made


def labels(sheet: KeySheet) -> list[tuple[str, str]]:
    """Return all texts in order, with their roles."""
    QApplication.processEvents()
    seen = [label for label in sheet.findChildren(QLabel) if label.isVisible()]
    seen.sort(key=lambda label: _place(label, sheet))
    return [(label.text(), str(label.property("role"))) for label in seen]


def _place(label: QLabel, sheet: KeySheet) -> tuple[int, int, int]:
    parent = label.parentWidget()
    assert parent is not None
    group = parent.mapTo(sheet, parent.rect().topLeft())
    here = label.mapTo(sheet, label.rect().topLeft())
    return group.x() if label.property("role") != "heading" else -1, here.y(), here.x()


EVERYTHING = [
    ("Keys", "heading"),
    ("On the board", "name"),
    *(("Move the cursor", ""), ("Arrow keys", "key")),
    *(("To the ends of the row", ""), ("Home, End", "key")),
    *(("Click on the current cell", ""), ("Enter, Space", "key")),
    *(("Menu of the current cell", ""), ("Shift+F10", "key")),
    *(("Undo the last click", ""), ("Esc", "key")),
    ("In the window", "name"),
    *(("Next control, previous control", ""), ("Tab, Shift+Tab", "key")),
    *(("Step through the move list", ""), ("Up, Down", "key")),
    *(("Open a menu", ""), ("Alt and the letter", "key")),
    ("Move", "name"),
    *(("Undo", ""), ("Ctrl+Z", "key")),
    *(("Redo", ""), ("Ctrl+Shift+Z, Ctrl+Y", "key")),
    *(("Resign", ""), ("–", "quiet")),
    ("View", "name"),
    *(("Settings\N{NO-BREAK SPACE}…", ""), ("Ctrl+,", "key")),
]


def test_all_groups_are_read_in_their_order_in_any_number_of_columns(sheet: KeySheet) -> None:
    assert sheet.windowTitle() == "Keys"
    for width in (2000, 1000, 500, 330, 1500):
        sheet.resize(width, 1500)
        assert labels(sheet) == EVERYTHING, width


def columns(sheet: KeySheet) -> list[int]:
    """Return where the columns begin, from left to right."""
    names = [label for label in sheet.findChildren(QLabel) if label.property("role") == "name"]
    return sorted({label.mapTo(sheet, label.rect().topLeft()).x() for label in names})


def test_there_are_as_many_columns_as_there_is_room_for(sheet: KeySheet) -> None:
    line = sheet.fontMetrics().height()
    for lines, count in ((20, 1), (41, 1), (43, 2), (64, 3), (90, 4), (200, 4)):
        sheet.resize(lines * line, 900)
        QApplication.processEvents()
        found = columns(sheet)
        assert len(found) == count, lines
        gaps = [right - left for left, right in itertools.pairwise(found)]
        assert not gaps or max(gaps) - min(gaps) <= 2  # all have the same width


def test_groups_and_columns_stand_apart_and_begin_at_the_top(sheet: KeySheet) -> None:
    sheet.resize(45 * sheet.fontMetrics().height(), 900)
    QApplication.processEvents()
    found = {label.text(): label for label in sheet.findChildren(QLabel)}

    def place(text: str) -> QRect:
        label = found[text]
        return QRect(label.mapTo(sheet, label.rect().topLeft()), label.size())

    between_lines = place("Home, End").top() - place("Arrow keys").bottom()
    assert place("In the window").top() - place("Esc").bottom() >= between_lines + 12
    assert place("Move").left() - place("Arrow keys").right() >= 24
    left, right = columns(sheet)  # of about the same length
    first, second = ("On the board", "Move the cursor", "In the window"), ("Move", "View")
    assert [place(text).left() for text in first] == [left] * 3
    assert [place(text).left() for text in second] == [right] * 2
    assert place("On the board").top() == place("Move").top()


def test_it_has_room_in_its_window_and_scrolls_by_arrows(sheet: KeySheet, parent: QWidget) -> None:
    assert sheet.size() == (parent.size() * 0.92)
    assert sheet.minimumWidth() <= 400
    (area,) = sheet.findChildren(QScrollArea)
    assert area.hasFocus()
    assert area.accessibleName() == "Keys"
    assert area.widgetResizable()
    assert area.frameShape() is QFrame.Shape.NoFrame
    inner = area.widget()
    assert inner is not None
    assert inner.property("role") == "plain"
    sheet.resize(340, 310)
    QApplication.processEvents()
    assert not area.horizontalScrollBar().isVisible()
    QTest.keyClick(area, K.Key_Down)
    assert area.verticalScrollBar().value() > 0


def test_all_is_written_again_in_another_language_and_once(sheet: KeySheet) -> None:
    count = len(labels(sheet))
    UI_LANGUAGE.set_language(Language("de"))
    QApplication.processEvents()
    sheet.hide()
    delete_what_is_closed()
    sheet.show()
    shown = labels(sheet)
    assert len(shown) == count
    words = [text for text, _role in shown]
    assert tr("On the board") in words
    assert tr("&Undo").replace("&", "") in words
    assert "Strg+Z" in words
    assert tr("Alt and the letter") in words
    assert "On the board" not in words
    assert len(columns(sheet)) > 1


def test_it_is_closed_by_its_button(sheet: KeySheet) -> None:
    (close,) = sheet.findChildren(QPushButton)
    assert close.text() == "&Close"
    QTest.mouseClick(close, Qt.MouseButton.LeftButton)
    assert not sheet.isVisible()

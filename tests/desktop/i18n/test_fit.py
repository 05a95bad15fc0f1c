"""Every text fits in every language, in a window of 800 by 600 pixels."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from driving import new_games
from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QFontMetrics
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QComboBox,
    QHeaderView,
    QLabel,
    QLineEdit,
    QMenuBar,
    QPushButton,
    QStyle,
    QStyleOptionComboBox,
    QStyleOptionFrame,
    QTabBar,
    QToolButton,
    QWidget,
)
from scenes import SIZE, scenes, settled
from spoken import each_language

from desktop.application.program import Program
from desktop.board.board_view import BoardView
from desktop.i18n.language import UI_LANGUAGE
from desktop.i18n.languages import Language
from rules.games import GAMES

Cut = tuple[QWidget, str, int, int]  # what is cut off, its text, the width it has and needs


@pytest.mark.short("lang_de", "lang_fr", "lang_nl")
@each_language()
def test_the_pages_one_sees_first_have_their_room(language: Language, program: Program) -> None:
    UI_LANGUAGE.set_language(language)
    window = program.open_window()
    window.resize(*SIZE)
    window.show()
    settled(window)
    clipped = [text for _widget, text, _has, _needs in cut_off(window)]
    new_games(window).ask(GAMES["oddy"])
    settled(window)
    clipped += [text for _widget, text, _has, _needs in cut_off(window)]
    assert not clipped


@pytest.mark.long
@each_language()
def test_every_text_has_its_room(language: Language, program: Program, tmp_path: Path) -> None:
    UI_LANGUAGE.set_language(language)
    clipped = []
    for scene, top in scenes(program, tmp_path):
        for widget, text, has, needs in cut_off(top):
            clipped.append(f"{scene}: {type(widget).__name__} {text!r} has {has} and needs {needs}")
    assert not clipped, "\n".join(dict.fromkeys(clipped))


def cut_off(top: QWidget) -> Iterator[Cut]:
    """Yield the visible texts of a window that do not fit."""
    hint = top.minimumSizeHint()
    if hint.width() > SIZE[0]:
        yield top, top.windowTitle(), SIZE[0], hint.width()
    if hint.height() > SIZE[1]:
        yield top, f"{top.windowTitle()} (height)", SIZE[1], hint.height()
    for widget in top.findChildren(QWidget):
        if widget.isVisible() and widget.window() is top:
            for text, has, needs in _cuts(widget):
                if needs > has:
                    yield widget, text, has, needs


def _cuts(widget: QWidget) -> Iterator[tuple[str, int, int]]:
    match widget:
        case QLabel():
            yield from _label(widget)
        case QPushButton() if widget.property("role") == "link" and widget.toolTip():
            return  # the name of a file, which ends in dots
        case QPushButton() if widget.property("role") == "hand":  # bold while it is down
            around = QPushButton.sizeHint(widget).width() - _advance(widget, widget.text())
            yield widget.text(), widget.width(), around + _advance(widget, widget.text(), bold=True)
        case QPushButton() | QCheckBox():
            yield widget.text(), widget.width(), widget.minimumSizeHint().width()
            yield f"{widget.text()} (height)", widget.height(), widget.minimumSizeHint().height()
        case QToolButton() if widget.toolButtonStyle() != Qt.ToolButtonStyle.ToolButtonIconOnly:
            yield widget.text(), widget.width(), widget.sizeHint().width()
        case QComboBox():
            yield from _combo(widget)
        case QLineEdit() if not widget.text():
            text = widget.placeholderText()
            yield text, _line_room(widget), _advance(widget, text)
        case QTabBar():
            for index in filter(widget.isTabVisible, range(widget.count())):
                text = widget.tabText(index)
                yield text, widget.tabRect(index).width(), _advance(widget, text)
            yield "all tabs", widget.width(), widget.sizeHint().width()
        case QHeaderView() if widget.orientation() == Qt.Orientation.Horizontal:
            for section in range(widget.count()):
                text = str(widget.model().headerData(section, Qt.Orientation.Horizontal) or "")
                yield text, widget.sectionSize(section), widget.sectionSizeHint(section)
        case QMenuBar():
            yield "the menu bar", widget.width(), widget.sizeHint().width()


def _label(label: QLabel) -> Iterator[tuple[str, int, int]]:
    text = label.text()
    if not text or not label.pixmap().isNull():
        return
    if label.wordWrap():
        words = [word for line in text.splitlines() for word in line.split(" ")]
        yield text, label.width(), max(_advance(label, word) for word in words)
        yield f"{text} (height)", label.height(), label.heightForWidth(label.width())
    else:
        yield text, label.width(), label.sizeHint().width()
    parent = label.parentWidget()
    if parent is not None and not isinstance(parent, BoardView):
        yield f"{text} (edge)", parent.width(), label.geometry().right() + 1


def _advance(widget: QWidget, text: str, *, bold: bool = False) -> int:
    font = QFont(widget.font())
    if bold:
        font.setWeight(QFont.Weight.DemiBold)
    return QFontMetrics(font).horizontalAdvance(text)


def _combo(box: QComboBox) -> Iterator[tuple[str, int, int]]:
    option = QStyleOptionComboBox()
    box.initStyleOption(option)
    field = box.style().subControlRect(
        QStyle.ComplexControl.CC_ComboBox,
        option,
        QStyle.SubControl.SC_ComboBoxEditField,
        box,
    )
    icon = 0 if box.itemIcon(box.currentIndex()).isNull() else box.iconSize().width() + 4
    yield option.currentText, field.width() - icon, _advance(box, option.currentText)


def _line_room(field: QLineEdit) -> int:
    option = QStyleOptionFrame()
    field.initStyleOption(option)
    inner = field.style().subElementRect(QStyle.SubElement.SE_LineEditContents, option, field)
    icons = len(field.actions()) * field.style().pixelMetric(QStyle.PixelMetric.PM_SmallIconSize)
    return inner.width() - 4 - icons


def test_what_does_not_fit_is_found(program: Program) -> None:
    window = program.show_another()
    label = QLabel("much too long a text for this label", window)
    label.setGeometry(0, 0, 20, 20)
    label.show()
    QApplication.processEvents()
    assert [text for widget, text, _has, _needs in cut_off(window) if widget is label]

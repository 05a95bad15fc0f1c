"""No text was forgotten: in the pseudo-language all texts are in brackets."""

from __future__ import annotations

import functools
import itertools
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractSpinBox,
    QComboBox,
    QDoubleSpinBox,
    QHeaderView,
    QLabel,
    QLineEdit,
    QListWidget,
    QMenu,
    QPlainTextEdit,
    QSpinBox,
    QTabBar,
    QTreeWidget,
    QWidget,
)
from scenes import PseudoTranslator, outside, scenes

from desktop.about.components import components
from desktop.application.program import Program
from desktop.engines.engine_form import EXAMPLE
from desktop.help.pages import KEYS, help_page
from desktop.i18n.language import UI_LANGUAGE
from desktop.i18n.languages import available_languages
from desktop.lessons.lesson import load_lesson
from desktop.lessons.lesson_list import LESSONS
from rules.games import GAMES

NAMES = {
    *(game.title for game in GAMES.values()),
    *(help_page(key).title for key in KEYS),  # of the pages that are not translated
    *("Oddments", "Ann", "Bob", "Cup", "PNG", "SVG", "PDF", "GIF", "SGF", "MIT", "JSON", "sgf"),
    *(language.name for language in available_languages()),
    *("Oct", "Nov"),  # Qt names the months
    *("oddments", "broken", "example", "org", "https", "min", "px", "Report"),
    *("nudge", "unknown", "An"),  # a game that is not installed; elided
    *(component.name for component in components()),
    *("Far", "Lost", "Tested", EXAMPLE, "level 7", "no-such-program"),  # engines and commands
}
NOTATION = r"([BW]?[a-z]\d+)+|pass|swap"
KEY_NAMES = r"Ctrl|Shift|Alt|Esc|Del|Enter|Return|Home|End|Left|Right|Up|Down|Space|Tab|Pause|F\d+"
_LONGEST_FIRST = sorted(NAMES, key=len, reverse=True)
_NAME = re.compile(rf"(?<!\w)({'|'.join(map(re.escape, _LONGEST_FIRST))})(?!\w)")
_WORD = re.compile(r"[^\W\d_]{2,}\d*")
_KNOWN = re.compile(f"{NOTATION}|{KEY_NAMES}")


@pytest.fixture
def _pseudo() -> Iterator[None]:
    UI_LANGUAGE.install_translators([PseudoTranslator()])
    yield
    UI_LANGUAGE.set_language(UI_LANGUAGE.language)


@pytest.mark.usefixtures("_pseudo")
@pytest.mark.parametrize("count", [9, pytest.param(None, marks=pytest.mark.long)])
def test_no_text_is_left_in_english(program: Program, tmp_path: Path, count: int | None) -> None:
    """Without a ``count`` all scenes are seen."""
    forgotten, known = {}, {*lesson_texts(), *summary_texts()}
    for scene, top in itertools.islice(scenes(program, tmp_path), count):
        for widget, text in seen_texts(top):
            if text in known or tmp_path.name in text:  # the path of a file
                continue
            if words := foreign_words(text):
                forgotten[text] = f"{scene}: {type(widget).__name__}: {words}"
    assert not forgotten, "\n".join(f"{text!r} in {where}" for text, where in forgotten.items())


def summary_texts() -> Iterator[str]:
    """Yield the summaries of the games, which are part of the help."""
    for key in GAMES:
        for line in help_page(key).summary():
            yield from line


def lesson_texts() -> Iterator[str]:
    """Yield the texts of lessons, which the pseudo-language leaves in English."""
    for lesson in map(load_lesson, [entries[0] for entries in LESSONS.values()]):
        yield lesson.title
        texts = [each for step in lesson.steps for each in (step.task, step.right, step.other)]
        for words in (*texts, lesson.end):
            if words is not None:
                yield from (words.title, words.text)


@functools.cache
def foreign_words(text: str) -> list[str]:
    """Return the words of a text that were not translated, except names, keys and notation."""
    rest = _NAME.sub("", outside(text))
    return [word for word in _WORD.findall(rest) if not _KNOWN.fullmatch(word)]


def seen_texts(top: QWidget) -> Iterator[tuple[QWidget | QAction, str]]:
    """Yield each text with its widget or action."""
    for widget in [top, *top.findChildren(QWidget)]:
        texts = [widget.toolTip(), widget.accessibleName(), widget.accessibleDescription()]
        if widget.isWindow():
            texts.append(widget.windowTitle())
        texts += _own_texts(widget)
        for text in texts:
            if text:
                yield widget, text
    for action in top.findChildren(QAction):
        for text in (action.text(), action.toolTip()):
            if text and not action.isSeparator():
                yield action, text


def _own_texts(widget: QWidget) -> list[str]:
    match widget:
        case QLabel() | QAbstractButton():
            return [widget.text()]
        case QMenu():
            return [widget.title()]
        case QLineEdit() | QPlainTextEdit():
            return [widget.placeholderText()]
        case QComboBox():
            return [widget.itemText(index) for index in range(widget.count())]
        case QTabBar():
            tabs = range(widget.count())
            return [f(index) for index in tabs for f in (widget.tabText, widget.tabToolTip)]
        case QSpinBox() | QDoubleSpinBox():
            return [widget.suffix(), widget.prefix()]
        case QAbstractSpinBox():
            return []
        case QListWidget():
            items = [widget.item(row) for row in range(widget.count())]
            return [text for item in items for text in (item.text(), item.toolTip())]
        case QTreeWidget():
            return [widget.headerItem().text(column) for column in range(widget.columnCount())]
        case QHeaderView() if widget.model() is not None:
            across, role = widget.orientation(), Qt.ItemDataRole.DisplayRole
            sections = range(widget.count())
            return [str(widget.model().headerData(at, across, role) or "") for at in sections]
    return []

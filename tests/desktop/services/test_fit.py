"""Every text is translated, and fits in every language, in small windows and on a small screen."""

import contextlib
import functools
import importlib
import itertools
import pkgutil
import re
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest
from added_engines import added
from driving import delete_what_is_closed, new_games
from PySide6.QtCore import QDeadlineTimer, QModelIndex, QRect, QSize, Qt
from PySide6.QtGui import QAction, QFont, QFontMetrics, QScreen
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractScrollArea,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QDialog,
    QDoubleSpinBox,
    QGroupBox,
    QHeaderView,
    QLabel,
    QLineEdit,
    QListView,
    QListWidget,
    QMenu,
    QMenuBar,
    QPlainTextEdit,
    QPushButton,
    QScrollArea,
    QSpinBox,
    QStyle,
    QStyleOptionComboBox,
    QStyleOptionFrame,
    QTabBar,
    QToolButton,
    QTreeWidget,
    QWidget,
)
from scenes import SIZE, PseudoTranslator, outside, scenes, settled
from spoken import each_language

import desktop
from desktop.app.program import Program
from desktop.board.board_view import BoardView
from desktop.help.components import components
from desktop.help.pages import KEYS, help_page
from desktop.pages.lesson import load_lesson
from desktop.pages.new_game_page import NewGamePage
from desktop.services.languages import UI_LANGUAGE, Language, available_languages
from desktop.views.game_cards import LESSONS
from desktop.widgets.label import ScreenReaderLabel
from desktop.widgets.windows import FRAME
from desktop.window.engines_dialog import EXAMPLE
from rules.games import GAMES

Cut = tuple[QWidget, str, int, int]  # what is cut off, its text, the width it has and needs
_LEAST, _SCREEN = QSize(*SIZE), QSize(1366, 768)
_NEVER_SEEN = (QMenu, ScreenReaderLabel)  # menus scroll
_ROWS = 60  # of a list that are looked at


@pytest.fixture
def _small_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    free = QRect(0, 0, _SCREEN.width(), _SCREEN.height())
    monkeypatch.setattr(QScreen, "availableGeometry", lambda _screen: free)


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
    assert not clipped, clipped


@pytest.mark.short("lang_de")
@each_language()
def test_a_new_game_is_chosen_without_scrolling_in_a_small_window(
    language: Language, program: Program
) -> None:
    UI_LANGUAGE.set_language(language)
    window = program.open_window()
    window.resize(*SIZE)
    window.show()
    for zoom, game in itertools.product((1.0, 1.5), GAMES.values()):
        program.settings.zoom = zoom
        new_games(window).ask(game)
        page = window.page
        assert isinstance(page, NewGamePage)
        for button in page.players.opponent.buttons:
            button.click()
            settled(window)
            controls = [*page.players.controls, page.more, page.start]
            controls += page.size_words.buttons if page.size_words is not None else []
            shown = [each for each in controls if each.isVisible()]
            cut = [each for each in shown if each.visibleRegion().boundingRect() != each.rect()]
            assert not cut, (zoom, game.key, button.text(), cut)
            assert len(shown) >= 5


@pytest.mark.long
@each_language()
def test_every_text_has_its_room(language: Language, program: Program, tmp_path: Path) -> None:
    UI_LANGUAGE.set_language(language)
    assert not _all_cut(program, tmp_path, _LEAST)[0]


@pytest.mark.short("lang_fr-200", "lang_en-100")
@pytest.mark.parametrize("percent", [100, 150, 200])
@each_language()
@pytest.mark.usefixtures("_small_screen")
def test_nothing_is_cut_on_a_small_screen(
    language: Language, percent: int, program: Program, tmp_path: Path
) -> None:
    """Every dialog, window, page and panel is seen; large text leaves some lists no room."""
    UI_LANGUAGE.set_language(language)
    program.settings.zoom = percent / 100
    clipped, seen = _all_cut(program, tmp_path, _SCREEN - FRAME)
    assert not clipped, clipped
    if percent > 100:
        return
    unseen = {
        kind.__name__ for kind in _own_widgets() if not any(issubclass(s, kind) for s in seen)
    }
    assert not unseen, " ".join(sorted(unseen))


def _own_widgets() -> Iterator[type[QWidget]]:
    """Yield the classes of widgets of the program."""
    for module in pkgutil.walk_packages(desktop.__path__, "desktop."):
        if not module.name.endswith("__main__"):
            importlib.import_module(module.name)
    bases = [QWidget]
    while bases:
        for kind in bases.pop().__subclasses__():
            bases.append(kind)
            if kind.__module__.startswith("desktop.") and not issubclass(kind, _NEVER_SEEN):
                yield kind


def _all_cut(program: Program, folder: Path, size: QSize) -> tuple[str, set[type]]:
    """Return what is cut off in any scene, in words, and the classes of all visible widgets."""
    clipped, seen = [], set[type]()
    for scene, top in scenes(program, folder, size.toTuple()):
        seen.update(type(each) for each in (top, *top.findChildren(QWidget)) if each.isVisible())
        for widget, text, has, needs in cut_off(top, size):
            clipped.append(f"{scene}: {type(widget).__name__} {text!r} has {has} and needs {needs}")
    return "\n".join(dict.fromkeys(clipped)), seen


def cut_off(top: QWidget, most: QSize = _LEAST) -> Iterator[Cut]:
    """Yield the visible texts of a window that do not fit, or that the window is too large."""
    needed = top.size() if isinstance(top, QDialog) else top.minimumSizeHint()
    if needed.width() > most.width():
        yield top, top.windowTitle(), most.width(), needed.width()
    if needed.height() > most.height():
        yield top, f"{top.windowTitle()} (height)", most.height(), needed.height()
    for widget in top.findChildren(QWidget):
        if widget.isVisible() and widget.window() is top:
            for text, has, needs in (*_cuts(widget), *_edges(widget)):
                if needs > has:
                    yield widget, text, has, needs


def _edges(widget: QWidget) -> Iterator[tuple[str, int, int]]:
    """Yield how far a control reaches in the widget around it."""
    around = widget.parentWidget()
    if around is None:
        return
    area = around.parentWidget()
    if isinstance(area, QAbstractScrollArea):
        if isinstance(area, QScrollArea) and widget is area.widget():
            yield "what is scrolled", area.viewport().width(), widget.width()
        return
    if isinstance(widget, QAbstractButton | QComboBox | QLineEdit | QAbstractSpinBox):
        box = widget.geometry()
        name = widget.text() if isinstance(widget, QAbstractButton) else widget.accessibleName()
        yield f"{name} (edge)", around.width(), box.right() + 1
        yield f"{name} (lower edge)", around.height(), box.bottom() + 1
        yield f"{name} (left edge)", box.left(), 0
        yield f"{name} (upper edge)", box.top(), 0


def _cuts(widget: QWidget) -> Iterator[tuple[str, int, int]]:
    match widget:
        case QLabel():
            yield from _label(widget)
        case QPushButton() if widget.property("role") == "link" and widget.toolTip():
            return  # the name of a file, which ends in dots
        case QPushButton() if widget.property("role") == "hand":  # bold while it is down
            around = QPushButton.sizeHint(widget).width() - _advance(widget, widget.text())
            yield widget.text(), widget.width(), around + _advance(widget, widget.text(), bold=True)
        case QToolButton() if widget.toolButtonStyle() == Qt.ToolButtonStyle.ToolButtonIconOnly:
            yield f"{widget.toolTip()} (icon)", widget.width(), widget.iconSize().width()
        case QAbstractButton():
            yield widget.text(), widget.width(), widget.minimumSizeHint().width()
            yield f"{widget.text()} (height)", widget.height(), widget.minimumSizeHint().height()
        case QComboBox():
            yield from _combo(widget)
        case QAbstractSpinBox():
            needed = widget.minimumSizeHint()
            yield widget.text(), widget.width(), needed.width()
            yield f"{widget.text()} (height)", widget.height(), needed.height()
        case QLineEdit() if not widget.text() and widget.toolTip() != widget.placeholderText():
            text = widget.placeholderText()
            yield text, _line_room(widget), _advance(widget, text)
        case QGroupBox():
            yield widget.title(), widget.width(), widget.minimumSizeHint().width()
        case QTabBar():
            for index in filter(widget.isTabVisible, range(widget.count())):
                text = widget.tabText(index)
                yield text, widget.tabRect(index).width(), _advance(widget, text)
            yield "all tabs", widget.width(), widget.sizeHint().width()
        case QHeaderView() if widget.orientation() == Qt.Orientation.Horizontal:
            for section in range(widget.count()):
                text = str(widget.model().headerData(section, Qt.Orientation.Horizontal) or "")
                yield text, widget.sectionSize(section), widget.sectionSizeHint(section)
        case QAbstractItemView() if widget.model() is not None:
            yield from _rows(widget)
        case QMenuBar():
            yield "the menu bar", widget.width(), widget.sizeHint().width()


def _rows(view: QAbstractItemView) -> Iterator[tuple[str, int, int]]:
    """Yield the rows of a list or tree, unless a tool tip has the whole text."""
    model, above = view.model(), [QModelIndex()]
    while above:
        parent = above.pop()
        for row in range(min(_ROWS, model.rowCount(parent))):
            above.append(model.index(row, 0, parent))
            columns = 1 if isinstance(view, QListView) else model.columnCount(parent)
            for column in range(columns):
                index = model.index(row, column, parent)
                if index.data(Qt.ItemDataRole.ToolTipRole) or not view.visualRect(index).isValid():
                    continue
                text = str(index.data() or "")
                hint = view.sizeHintForIndex(index)
                yield text, view.visualRect(index).width(), hint.width() if text else 0


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
        yield f"{text} (lower edge)", parent.height(), label.geometry().bottom() + 1


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
    needs = box.fontMetrics().boundingRect(option.currentText).width()  # as Qt makes them wide
    yield option.currentText, field.width() - icon, needs
    yield f"{option.currentText} (height)", box.height(), box.minimumSizeHint().height()


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


# -- no text was forgotten -------------------------------------------------------------------------

NAMES = {
    *(game.title for game in GAMES.values()),
    *(help_page(key).title for key in KEYS),  # of the pages that are not translated
    *("Oddments", "Ann", "Bob", "Cup", "PNG", "SVG", "PDF", "GIF", "SGF", "MIT", "JSON", "sgf"),
    *(language.name for language in available_languages()),
    *("Sep", "Oct", "Nov"),  # Qt names the months
    *("oddments", "broken", "example", "org", "https", "min", "px", "Report"),
    *("nudge", "unknown"),  # a game that is not installed
    *(component.name for component in components()),
    *("Far", "Other", "Lost", "Tested"),  # engines
    *(EXAMPLE, "level 7", "no-such-program"),  # commands
    "You",  # a player of a game that was begun in English
}
NOTATION = r"([BW]?[a-z]\d+)+|pass|swap"
KEY_NAMES = r"Ctrl|Shift|Alt|Esc|Del|Enter|Return|Home|End|Left|Right|Up|Down|Space|Tab|Pause|F\d+"
_LONGEST_FIRST = sorted(NAMES, key=len, reverse=True)
_NAME = re.compile(rf"(?<!\w)({'|'.join(map(re.escape, _LONGEST_FIRST))})(?!\w)")
_WORD = re.compile(r"[^\W\d_]{2,}\d*")
_KNOWN = re.compile(f"{NOTATION}|{KEY_NAMES}")


_PASSING = re.compile(  # dialogs that leave no way to the settings, and what soon goes away
    r"^game\.(save_|print)|LinkQuestion|not possible|new key|question about keys|bad command line"
)


@contextlib.contextmanager
def pseudo_language() -> Iterator[None]:
    UI_LANGUAGE.install_translators([PseudoTranslator()])
    yield
    UI_LANGUAGE.set_language(UI_LANGUAGE.language)


@pytest.mark.parametrize("count", [9, pytest.param(None, marks=pytest.mark.long)])
def test_no_text_is_left_in_english(program: Program, tmp_path: Path, count: int | None) -> None:
    """Without a ``count`` all scenes are seen."""
    with pseudo_language():
        for scene, top in itertools.islice(scenes(program, tmp_path), count):
            assert not left_in_english(seen_texts(top), tmp_path), scene


@pytest.mark.long
def test_all_that_is_shown_follows_the_language(program: Program, tmp_path: Path) -> None:
    for scene, top in scenes(program, tmp_path):
        if _PASSING.search(scene):
            continue
        with pseudo_language():
            delete_what_is_closed()
            patience = QDeadlineTimer(10_000)  # the library answers again
            while left := left_in_english(shown_texts(top), tmp_path):
                assert not patience.hasExpired(), f"{scene}: {left}"
                QTest.qWait(2)


def left_in_english(texts: Iterable[tuple[QWidget | QAction, str]], folder: Path) -> dict[str, str]:
    known = known_texts()
    return {
        text: f"{type(by).__name__}: {words}"
        for by, text in texts
        if text not in known and folder.name not in text and (words := foreign_words(text))
    }


def shown_texts(top: QWidget) -> Iterator[tuple[QWidget | QAction, str]]:
    for by, text in seen_texts(top):
        if isinstance(by, QAction) or by.isVisible():
            yield by, text


@functools.cache
def known_texts() -> frozenset[str]:
    return frozenset((*lesson_texts(), *summary_texts(), added("Far").command_line))


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
    whole = re.sub(r"\w+…$", "", outside(text))  # an elided name ends anywhere
    rest = _NAME.sub("", whole)
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
            rows = widget.findItems("", Qt.MatchFlag.MatchContains | Qt.MatchFlag.MatchRecursive)
            cells = itertools.product((widget.headerItem(), *rows), range(widget.columnCount()))
            return [item.text(column) for item, column in cells]
        case QHeaderView() if widget.model() is not None:
            across, role = widget.orientation(), Qt.ItemDataRole.DisplayRole
            sections = range(widget.count())
            return [str(widget.model().headerData(at, across, role) or "") for at in sections]
    return []

"""What every page needs for keyboards, screen readers and eyes."""

from __future__ import annotations

import functools
import itertools
import random
from collections.abc import Callable

import pytest
from driving import game_page, new_games, program_of, show_start
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QLineEdit,
    QPushButton,
    QSlider,
    QVBoxLayout,
    QWidget,
)
from pytestqt.qtbot import QtBot

from desktop.game.players import Computer, Human, Seats
from desktop.i18n.language import UI_LANGUAGE
from desktop.i18n.languages import Language, available_languages
from desktop.start.new_game_page import NewGamePage
from desktop.theme.style import scale_spaces, style_sheet, text_growth, zoom_sheet
from desktop.theme.theme import DARK, LIGHT
from desktop.widgets.label import Label
from desktop.widgets.scrolled import FittingScrollArea
from desktop.window.main_window import MainWindow
from rules.games import GAMES
from rules.record.game_record import GameRecord
from rules.setup import Game

HUMANS: Seats = (Human(), Human())


def show_busy_start(window: MainWindow) -> None:
    """Show the start page with an unfinished game and recent files."""
    record = GameRecord(GAMES["oddy"].setup(sides=7))
    record.play_text("a1")
    autosaves = program_of(window).autosaves
    kept = autosaves.new(record)
    kept.save(record)
    kept.close()
    for name in ("short", "a much longer name than anybody would like to see", "third"):
        path = autosaves.folder.parent / f"{name}.oddments"
        path.touch()
        program_of(window).recent.add(path)
    show_start(window)


def show_options(window: MainWindow) -> None:
    program_of(window).settings.remember(
        GAMES["egotzi"].setup(variant="squared"), (Computer(3), Human()), komi_offered=False
    )
    new_games(window).ask(GAMES["egotzi"])


def show_game(window: MainWindow) -> None:
    window.play_new(GAMES["yodd"].setup(), HUMANS)
    page = game_page(window)
    page.session.play(page.session.position.legal_steps()[0])


def show_offer(window: MainWindow) -> None:
    show_options(window)
    page = window.page
    assert isinstance(page, NewGamePage)
    page.komi_way.setCurrentIndex(1)
    page.start.click()


PAGES = [show_busy_start, show_options, show_game]


@functools.cache
def random_turns(key: str, *, over: bool) -> list[tuple[int, ...]]:
    """Return the turns of a game, nine or all of them."""
    position, rng = GAMES[key].setup().start(), random.Random(3)
    turns: list[tuple[int, ...]] = []
    while not position.over and (over or len(turns) < 9):
        turns.append(rng.choice(list(position.legal_turns())))
        position.play_turn(turns[-1])
    return turns


def _busy(key: str, *, over: bool) -> Callable[[MainWindow], None]:
    """Return a function that shows a game with long names, in the middle or at its end."""

    def show(window: MainWindow) -> None:
        record = GameRecord(GAMES[key].setup())
        record.names = ["Wilhelmina Featherstonehaugh", "Maximilian Cholmondeley"]
        for turn in random_turns(key, over=over):
            record.play(turn)
        window.play(record)

    show.__name__ = f"{key}_{'over' if over else 'on'}"
    return show


GAME_PAGES = [_busy(key, over=over) for key in GAMES for over in (False, True)]


def in_tab_order(window: MainWindow) -> list[QWidget]:
    """Return all that the Tab key reaches."""
    window.activateWindow()
    QApplication.processEvents()
    reached: list[QWidget] = []
    for _ in range(50):
        widget = QApplication.focusWidget()
        if widget in reached:
            break
        if widget is not None:
            reached.append(widget)
        QTest.keyClick(widget or window, Qt.Key.Key_Tab)
    return reached


@pytest.mark.parametrize("show_page", PAGES)
def test_all_that_the_keyboard_reaches_has_a_name(
    window: MainWindow, qtbot: QtBot, show_page: Callable[[MainWindow], None]
) -> None:
    show_page(window)
    reached = in_tab_order(window)
    assert len(reached) >= 5
    for widget in reached:
        text = widget.text() if isinstance(widget, QAbstractButton) else ""
        assert widget.accessibleName() or text, widget


def cut_off(root: QWidget) -> list[str]:
    """Return the texts and controls that are smaller than their contents."""
    found = []
    for label in root.findChildren(Label):
        if label.isVisible() and label.text():
            needed = label.heightForWidth(label.width()) if label.wordWrap() else 0
            if label.height() < needed:
                found.append(f"{label.text()}: {label.height()} of {needed} pixels high")
            if not label.wordWrap() and label.width() < label.sizeHint().width():
                found.append(f"{label.text()}: {label.width()} pixels wide")
    kinds = (QAbstractButton, QComboBox, QAbstractSpinBox, QLineEdit, QSlider)
    for control in (c for kind in kinds for c in root.findChildren(kind)):
        if isinstance(control.parent(), QAbstractSpinBox):
            continue  # a part of it
        least = control.minimumSizeHint()
        if control.isVisible() and (
            control.width() < least.width() or control.height() < least.height()
        ):
            found.append(f"{control}: {control.size()} of {least}")
    return found


def overlapping(root: QWidget) -> list[str]:
    """Return neighbours in a layout that overlap, and widgets that stick out of their parents."""
    found = []
    for parent in (root, *root.findChildren(QWidget)):
        if parent.layout() is None or not parent.isVisible():
            continue
        children = [
            child
            for child in parent.findChildren(
                QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly
            )
            if child.isVisible() and not child.isWindow() and not child.size().isEmpty()
        ]
        for at, child in enumerate(children):
            if not parent.rect().contains(child.geometry()):
                found.append(f"{child} sticks out of {parent}")
            for other in children[:at]:
                if child.geometry().intersects(other.geometry()):
                    found.append(f"{child} covers {other}")
    return found


SIZES = [(800, 600), (1400, 1000), (3840, 2160)]
SHOWN = [
    *itertools.product([*PAGES, show_offer], SIZES, (1.0, 1.5)),
    *itertools.product(GAME_PAGES, SIZES[:1], (1.5,)),
    *itertools.product(GAME_PAGES[1::2], (SIZES[0], SIZES[2]), (1.0,)),
    *itertools.product([*PAGES, *GAME_PAGES], SIZES[:1], (1.75,)),
]
SHORT = [
    (show_busy_start, SIZES[0], 1.0),
    (show_options, SIZES[0], 1.75),
    (show_offer, SIZES[1], 1.5),
    (GAME_PAGES[1], SIZES[0], 1.5),
    (GAME_PAGES[-1], SIZES[2], 1.0),
]


@pytest.mark.styled
@pytest.mark.parametrize(
    ("show_page", "size", "zoom"),
    [
        *SHORT,
        *(pytest.param(*shown, marks=pytest.mark.long) for shown in SHOWN if shown not in SHORT),
    ],
)
def test_nothing_is_cut_off_or_covered(
    window: MainWindow,
    qtbot: QtBot,
    show_page: Callable[[MainWindow], None],
    size: tuple[int, int],
    zoom: float,
) -> None:
    window.resize(*size)
    program_of(window).appearance.zoom_to(zoom)
    show_page(window)

    def is_whole() -> None:
        assert cut_off(window.page) == []
        assert overlapping(window.page) == []

    qtbot.waitUntil(is_whole)  # layouts settle in several rounds
    assert window.size().toTuple() == size


@pytest.mark.styled
def test_what_is_cut_off_or_covered_is_found(window: MainWindow) -> None:
    root = QWidget(window)
    root.resize(600, 200)
    column = QVBoxLayout(root)
    label, button = Label("A text in one line", role="title"), QPushButton("A button")
    column.addWidget(label)
    column.addWidget(button)
    root.show()
    QApplication.processEvents()
    assert cut_off(root) == overlapping(root) == []
    label.resize(20, label.height())
    button.resize(5, 5)
    assert len(cut_off(root)) == 2
    button.setGeometry(label.geometry())
    assert len(overlapping(root)) == 1


@pytest.mark.styled
@pytest.mark.long
@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())
def test_the_page_of_a_new_game_is_whole_after_four_zoom_steps(
    window: MainWindow, qtbot: QtBot, game: Game
) -> None:
    window.resize(800, 600)
    program_of(window).appearance.zoom(4)
    new_games(window).ask(game)
    for _ in range(3):
        QApplication.processEvents()
    assert cut_off(window.page) == []


def test_distances_grow_alike_in_nested_layouts(qtbot: QtBot) -> None:
    outer = QVBoxLayout(root := QWidget())
    qtbot.addWidget(root)
    outer.setSpacing(20)
    outer.addLayout(middle := QVBoxLayout())
    middle.addLayout(inner := QVBoxLayout())  # it takes its spacing from the one around it
    for zoom, spacing in ((1.5, 30), (2.0, 40), (1.0, 20)):
        scale_spaces(root, zoom)
        assert [layout.spacing() for layout in (outer, middle, inner)] == [spacing] * 3


def test_keys_play_where_buttons_do(window: MainWindow) -> None:
    window.play_new(GAMES["yodd"].setup(size=3), HUMANS)
    page = game_page(window)
    page.session.play(page.session.position.read("Bc3")[0])
    QTest.keyClick(page.board, Qt.Key.Key_X)
    assert page.board.hand == 1
    QTest.keyClick(page.board, Qt.Key.Key_E)
    assert page.status.property("refused")  # there is no turn to end
    QTest.keyClick(page.board, Qt.Key.Key_P)
    assert page.session.record.node.text == "pass"
    page.session.play(page.session.position.read("Ba1,We3")[0])
    assert page.session.steps
    QTest.keyClick(page.board, Qt.Key.Key_Escape)
    assert not page.session.steps
    QTest.keyClick(page.board, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert page.session.record.node.text == "Bc3"


@pytest.mark.styled
def test_text_grows_with_large_windows_and_by_setting(window: MainWindow) -> None:
    assert text_growth(window.size()) == 1.0
    default = window.fontMetrics().height()
    program_of(window).appearance.zoom(2)
    larger = window.fontMetrics().height()
    assert larger > default
    program_of(window).appearance.zoom(0)
    assert window.fontMetrics().height() == default
    window.resize(3840, 2160)
    QApplication.processEvents()
    assert window.fontMetrics().height() > 1.8 * default


@pytest.mark.parametrize("theme", [LIGHT, DARK])
def test_style_sheets_are_whole(theme: object) -> None:
    assert isinstance(theme, type(LIGHT))
    sheet = style_sheet(theme) + zoom_sheet(1.5)
    assert sheet.count("{") == sheet.count("}")
    assert "None" not in sheet


@pytest.mark.styled
@pytest.mark.short("1.75-show_busy_start-de")
@pytest.mark.parametrize("language", available_languages(), ids=lambda language: language.code)
@pytest.mark.parametrize("show", [show_start, show_busy_start])
@pytest.mark.parametrize("zoom", [1.5, 1.75])
def test_the_start_page_is_whole_however_large_the_text(
    window: MainWindow, show: Callable[[MainWindow], None], language: Language, zoom: float
) -> None:
    UI_LANGUAGE.set_language(language)
    program_of(window).appearance.zoom_to(zoom)
    window.resize(800, 600)
    show(window)
    for _ in range(3):
        QApplication.processEvents()
    assert cut_off(window.page) == []
    assert overlapping(window.page) == []


@pytest.mark.styled
@pytest.mark.short("show_busy_start-de")
@pytest.mark.parametrize("language", available_languages(), ids=lambda language: language.code)
@pytest.mark.parametrize("show", [show_start, show_busy_start])
def test_the_start_page_needs_no_scrolling_in_a_small_window(
    five_cards: None, window: MainWindow, show: Callable[[MainWindow], None], language: Language
) -> None:
    UI_LANGUAGE.set_language(language)
    window.resize(800, 600)
    show(window)
    for _ in range(3):
        QApplication.processEvents()
    page = window.page.findChild(FittingScrollArea)
    assert page is not None
    assert page.verticalScrollBar().maximum() == 0

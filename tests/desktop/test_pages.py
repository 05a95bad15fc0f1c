"""What every page needs for keyboards, screen readers and eyes; the window around it."""

from __future__ import annotations

import functools
import itertools
import random
from collections.abc import Callable
from pathlib import Path

import pytest
from driving import game_page, lay_out, new_games, program_of, show_start, shown, small
from PySide6.QtCore import QSize, Qt
from PySide6.QtTest import QSignalSpy, QTest
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

from desktop.analysis.analysis_controller import AnalysisController
from desktop.application.program import Program
from desktop.game.players import Computer, Human, Seats
from desktop.i18n.language import UI_LANGUAGE
from desktop.i18n.languages import Language, available_languages
from desktop.start.new_game_page import NewGamePage
from desktop.start.start_page import StartPage
from desktop.theme.style import text_growth
from desktop.widgets.label import Label
from desktop.widgets.scrolled import FittingScrollArea
from desktop.widgets.topic import Topic
from desktop.window.game_opener import GameOpener
from desktop.window.main_window import MainWindow
from rules.games import GAMES
from rules.record.game_file import save
from rules.record.game_record import GameRecord

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


def _new_game(key: str) -> Callable[[MainWindow], None]:
    """Return a function that shows the options of a game."""

    def show(window: MainWindow) -> None:
        new_games(window).ask(GAMES[key])

    show.__name__ = f"{key}_new"
    return show


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
    *itertools.product([*PAGES, *GAME_PAGES, *map(_new_game, GAMES)], SIZES[:1], (1.75,)),
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


MakeProgram = Callable[..., Program]
TOPICS = (
    Topic.ENGINE,
    Topic.ANALYSIS,
    Topic.STUCK_SEARCH,
    Topic.CLOCK,
    Topic.AUTOSAVE,
    Topic.FILE,
    Topic.BRANCH,
)


def saved(folder: Path, name: str = "game") -> Path:
    record = GameRecord(small("egotzi"))
    record.play_text("b2")
    path = folder / f"{name}.oddments"
    save(record, path)
    return path


def start_page(window: MainWindow) -> StartPage:
    assert isinstance(window.page, StartPage)
    return window.page


# -- pages ---------------------------------------------------------------------------------------


def test_at_first_it_shows_the_games_with_the_focus_on_the_first(window: MainWindow) -> None:
    page = start_page(window)
    assert next(iter(page.cards.values())).hasFocus()
    assert window.windowTitle() == "Oddments"
    assert (window.session, window.path, window.document) == (None, None, None)
    free = window.screen().availableSize() - QSize(10, 40)  # the frame
    assert window.size() == QSize(1120, 780).boundedTo(free)
    assert window.minimumSize().toTuple() == (700, 520)


def test_notices_of_a_page_go_with_it_and_those_of_the_program_stay(window: MainWindow) -> None:
    for topic in (*TOPICS, Topic.CORE, Topic.THEMES, Topic.FAULT):
        window.notices.show_notice(topic, lambda: "Something")
    lay_out(window, small("egotzi"))
    assert list(window.notices.texts) == [Topic.CORE, Topic.THEMES, Topic.FAULT]


def test_a_question_for_a_file_that_is_not_answered_opens_nothing(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[object] = []
    monkeypatch.setattr("desktop.storage.file_dialogs.ask_open", lambda *_: None)
    monkeypatch.setattr(GameOpener, "open", lambda _self, *what: asked.append(what))
    window.ask_open()
    assert asked == []


# -- a game --------------------------------------------------------------------------------------


def test_a_game_takes_the_window_with_the_focus_on_its_board(window: MainWindow) -> None:
    page = lay_out(window, small("egotzi"), "b2")
    assert window.session is page.session
    assert page.board.hasFocus()
    assert window.document is not None
    assert window.path is None
    assert window.windowTitle().endswith(" – Oddments")
    assert window.windowTitle().startswith("Egotzi")
    assert not window.isWindowModified()


def test_the_title_shows_the_file_and_whether_it_is_saved(
    window: MainWindow, tmp_path: Path
) -> None:
    program_of(window).opener.open(saved(tmp_path, "a[*]b"), window)
    page = game_page(window)
    assert window.windowTitle().startswith("a[*][*]b.oddments[*] – Egotzi")
    assert window.windowTitle().endswith(" – Oddments")
    assert not window.isWindowModified()
    page.session.edits.set_values(page.session.record.node, "C", ["why"])
    assert window.isWindowModified()
    window.save()
    assert not window.isWindowModified()
    assert program_of(window).recent.paths == [tmp_path / "a[*]b.oddments"]
    show_start(window)
    assert window.windowTitle() == "Oddments"
    assert not window.isWindowModified()
    window.save()
    window.save_as()  # there is nothing to save


def test_nothing_is_searched_for_a_window_that_is_an_icon(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: list[bool] = []
    lay_out(window, small("egotzi"))
    monkeypatch.setattr(AnalysisController, "set_seen", lambda _self, now: seen.append(now))
    window.showMinimized()
    QApplication.processEvents()
    assert seen[-1] is False
    window.showNormal()
    QApplication.processEvents()
    assert seen[-1] is True


# -- files that are dropped ----------------------------------------------------------------------


# -- size and end --------------------------------------------------------------------------------


def test_the_last_geometry_of_a_window_is_stored_except_full_screen(
    make_program: MakeProgram, qtbot: QtBot
) -> None:
    program = make_program()
    first = shown(program, qtbot)
    first.resize(760, 560)
    first.close()
    kept = program.settings.geometry
    assert kept is not None
    other = shown(program, qtbot)
    assert other.size().toTuple() == (760, 560)
    other.resize(740, 540)
    other.showFullScreen()
    other.close()
    assert program.settings.geometry == kept


def test_a_window_that_has_something_to_lose_does_not_close(window: MainWindow) -> None:
    lay_out(window, small("egotzi"), "b2")
    assert window.document is not None
    closed = QSignalSpy(window.closed)
    window.document.may_close = lambda: False  # type: ignore[method-assign]
    assert not window.close()
    assert window.isVisible()
    assert closed.count() == 0
    program = program_of(window)
    assert program.windows == [window]
    assert window.document is not None
    window.document.may_close = lambda: True  # type: ignore[method-assign]
    assert window.close()
    assert closed.count() == 1
    assert program.windows == []


def test_only_a_full_screen_is_left(window: MainWindow) -> None:
    window.showMaximized()
    window.end_full_screen()
    assert window.isMaximized()
    window.showFullScreen()
    window.end_full_screen()
    assert not window.isFullScreen()

"""Windows and their pages: for keyboards, screen readers and eyes; a closed window is gone."""

import functools
import gc
import itertools
import random
import weakref
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import cast

import pytest
from driving import (
    HUMANS,
    commands,
    delete_what_is_closed,
    game_page,
    lay_out,
    lessons,
    new_games,
    program_of,
    show_start,
    shown,
    small,
    start_page,
)
from PySide6.QtCore import QMetaMethod, QObject, QSize, Qt
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
from rich_text import faults_of_texts

from desktop.app.program import Program
from desktop.game.players import Computer, Human
from desktop.library.library_window import LibraryWindow
from desktop.pages.new_game_page import NewGamePage
from desktop.services.languages import UI_LANGUAGE, Language, available_languages
from desktop.widgets.label import Label
from desktop.widgets.layouts import FittingScrollArea
from desktop.widgets.notice_bar import Topic
from desktop.window.main_window import MainWindow
from desktop.window.window_actions import ActionMenu, ThemeMenu
from rules.clock import NO_CLOCKS
from rules.games import GAMES
from rules.record.game_file import save
from rules.record.game_record import GameRecord


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


def options_of(key: str) -> Callable[[MainWindow], None]:
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
    *itertools.product([*PAGES, *GAME_PAGES, *map(options_of, GAMES)], SIZES[:1], (1.75,)),
]
SHORT = [
    (show_busy_start, SIZES[0], 1.0),
    (show_options, SIZES[0], 1.75),
    (GAME_PAGES[1], SIZES[0], 1.5),
    (GAME_PAGES[-1], SIZES[2], 1.0),
]


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


# -- pages ---------------------------------------------------------------------------------------


def test_at_first_it_shows_the_games_with_the_focus_where_to_begin(window: MainWindow) -> None:
    page = start_page(window)
    assert page.way.hasFocus()
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


# -- a game --------------------------------------------------------------------------------------


def test_a_new_theme_changes_the_window_and_its_board_at_once(
    window: MainWindow, program: Program
) -> None:
    board = lay_out(window, small("egotzi")).board
    light = window.styleSheet(), board.backgroundBrush().color().name()
    program.appearance.choose("dark")
    dark = window.styleSheet(), board.backgroundBrush().color().name()
    assert all(before != after for before, after in zip(light, dark, strict=True))
    new_games(window).offer_komi(GAMES["egotzi"].setup(variant="squared"), HUMANS, NO_CLOCKS)
    program.appearance.choose("light")  # a page without colours of its own
    assert window.styleSheet() == light[0]


def test_f6_leads_round_the_panes_and_the_notices(window: MainWindow) -> None:
    window.notices.show_notice(Topic.CORE, lambda: "Something")
    QApplication.processEvents()
    panes = [*window.notices.panes, *window.page.panes]
    panes[-1].setFocus()
    commands(window)["view.next_pane"].trigger()
    assert panes[0].hasFocus()
    commands(window)["view.previous_pane"].trigger()
    assert panes[-1].hasFocus()


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


def test_only_a_full_screen_is_left(window: MainWindow) -> None:
    window.showMaximized()
    window.end_full_screen()
    assert window.isMaximized()
    window.showFullScreen()
    window.end_full_screen()
    assert not window.isFullScreen()


_SWITCHES = (
    "engine.ponder",
    "engine.analysis",
    "notes.panel",
    "notes.marks",
    "board.coordinates",
    "board.numbers_all",
    "view.flat",
    "view.animated",
    "view.confirms",
    "view.side",
    "view.turns",
    "view.tree",
    "view.log",
)


def _new_game(window: MainWindow) -> None:
    new_games(window).ask(GAMES["oddy"])


def _komi(window: MainWindow) -> None:
    setup = GAMES["egotzi"].setup(variant="squared")
    new_games(window).offer_komi(setup, (Human(), Human()), NO_CLOCKS)


def _game(window: MainWindow) -> None:
    lay_out(window, small("wythe"), "a1a2")


def _lesson(window: MainWindow) -> None:
    lessons(window).start(GAMES["wythe"])


_PAGES: dict[str, Callable[[MainWindow], None]] = {
    "start": show_start,
    "new game": _new_game,
    "komi": _komi,
    "game": _game,
    "lesson": _lesson,
}


def _close(window: MainWindow) -> None:
    window.close()
    delete_what_is_closed()


@pytest.fixture(autouse=True)
def _alone() -> None:
    """Wait until nothing of earlier tests' programs is left that could end during this one."""
    gc.collect()


def _listeners(senders: Iterable[QObject]) -> dict[str, int]:
    """Return [sender and signal] -> the number of connections."""
    found: dict[str, int] = {}
    for sender in senders:
        meta = sender.metaObject()
        for number in range(meta.methodCount()):
            method = meta.method(number)
            if method.methodType() is QMetaMethod.MethodType.Signal:
                signal = method.methodSignature().toStdString()
                name = f"{type(sender).__name__} {sender.objectName()} {signal}"
                found[name] = found.get(name, 0) + sender.receivers(f"2{signal}")
    return found


def _of_program(program: Program) -> dict[str, int]:
    """Return the connections to objects that outlive a window."""
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    return _listeners([app, app.styleHints(), UI_LANGUAGE, program, *program.findChildren(QObject)])


def _of_window(window: MainWindow) -> dict[str, int]:
    """Return the connections to objects of a window that outlive its pages."""
    return _listeners([window, window.notices, *commands(window).values()])


def _choose_in_menu(window: MainWindow, name: str) -> None:
    """Choose an action in its menu."""
    action = commands(window)[name]
    menu = next(menu for menu in window.findChildren(ActionMenu) if action in menu.actions())
    menu.popup(window.mapToGlobal(window.rect().topLeft()))
    QTest.qWaitForWindowExposed(menu)
    menu.setActiveAction(action)
    QTest.keyClick(menu, Qt.Key.Key_Return)
    assert not menu.isVisible()


@pytest.mark.short("game")
@pytest.mark.parametrize("page", _PAGES)
def test_nothing_listens_for_a_window_that_was_closed(
    program: Program, window: MainWindow, qtbot: QtBot, page: str
) -> None:
    first = shown(program, qtbot)  # which may create something that stays
    _PAGES[page](first)
    _close(first)
    before = _of_program(program)
    other = shown(program, qtbot)
    _PAGES[page](other)
    commands(other)["view.settings"].trigger()
    assert _of_program(program) != before
    _close(other)
    assert _of_program(program) == before


def test_nothing_listens_for_a_game_that_was_replaced(program: Program, window: MainWindow) -> None:
    _game(window)
    delete_what_is_closed()
    before = _of_window(window), _of_program(program)
    show_start(window)
    assert (_of_window(window), _of_program(program)) != before
    _game(window)
    delete_what_is_closed()
    assert (_of_window(window), _of_program(program)) == before


@pytest.mark.short("lesson")
@pytest.mark.parametrize("page", [page for page in _PAGES if page not in ("start", "game")])
def test_nothing_listens_for_a_page_that_was_left(
    program: Program, window: MainWindow, page: str
) -> None:
    before = _of_window(window), _of_program(program)
    _PAGES[page](window)
    assert (_of_window(window), _of_program(program)) != before
    show_start(window)
    delete_what_is_closed()
    assert (_of_window(window), _of_program(program)) == before


@pytest.mark.short("library")
@pytest.mark.parametrize("page", ["library", "help"])
def test_nothing_listens_for_the_library_or_the_help_once_it_is_closed(
    program: Program, window: MainWindow, page: str
) -> None:
    def open_and_close() -> dict[str, int]:
        commands(window)["game.library" if page == "library" else "help.contents"].trigger()
        opened = program.library.window if page == "library" else program.help
        assert opened is not None
        listeners = _of_program(program)
        opened.close()
        opened.deleteLater()
        delete_what_is_closed()
        return listeners

    open_and_close()
    before = _of_program(program)
    assert open_and_close() != before
    assert _of_program(program) == before


def test_every_switch_works_after_another_window_was_closed(
    program: Program, window: MainWindow, qtbot: QtBot
) -> None:
    other = shown(program, qtbot)
    _game(other)
    window.play_new(small("wythe"), (Human(), Computer(1)))  # which has every switch
    _close(other)
    for name in _SWITCHES:
        action = commands(window)[name]
        before = action.isChecked()
        _choose_in_menu(window, name)
        assert action.isChecked() is not before, name


def test_a_menu_of_themes_that_is_opened_again_keeps_nothing_of_before(window: MainWindow) -> None:
    (menu,) = window.findChildren(ThemeMenu)

    def open_and_close() -> int:
        menu.aboutToShow.emit()
        delete_what_is_closed()
        return len(menu.findChildren(QObject))

    assert open_and_close() == open_and_close()
    ticked = [action for action in menu.actions() if action.isChecked()]
    assert len(ticked) == 1


def test_a_window_that_the_library_has_seen_is_not_kept_alive(
    program: Program, window: MainWindow, qtbot: QtBot
) -> None:
    other = shown(program, qtbot)
    other.activateWindow()
    qtbot.waitUntil(other.isActiveWindow)
    commands(other)["game.library"].trigger()
    library = weakref.ref(cast(LibraryWindow, program.library.window))
    qtbot.waitUntil(lambda: cast(LibraryWindow, library()).count.text() == "0 games")
    cast(LibraryWindow, library()).close()
    seen = weakref.ref(other)
    _close(other)
    del other

    def is_gone() -> bool:
        gc.collect()
        return library() is None and seen() is None

    qtbot.waitUntil(is_gone)  # the library's thread may still run a task of these windows


def test_very_long_names_do_not_hold_the_window_up(
    program: Program, qtbot: QtBot, tmp_path: Path
) -> None:
    record = GameRecord(small("egotzi"))
    record.names, record.seats = ["Ann " * 5000, "B" * 9000], ["person", "person"]
    record.root.properties |= {name: ["cup " * 1000] for name in ("EV", "DT", "GN")}
    kept = tmp_path / "games" / "2026-11"
    kept.mkdir(parents=True)
    save(record, kept / "long.oddments")
    program.autosaves.find_unfinished()
    window = shown(program, qtbot)
    qtbot.waitUntil(start_page(window).resume.isEnabled)
    assert not faults_of_texts()
    program.opener.open(kept / "long.oddments", window)
    qtbot.waitUntil(lambda: window.session is not None)
    assert not faults_of_texts()
    assert len(game_page(window).session.record.names[0]) == len(record.names[0])  # as it was
    program.library.show()
    library = program.library.window
    assert library is not None
    qtbot.waitUntil(lambda: library.list.games.row(0) is not None)
    text = library.list.games.index(0).data(Qt.ItemDataRole.AccessibleTextRole)
    assert "Ann Ann" in text
    assert len(text) < 1000

"""The whole program by keyboard alone: games, pages and dialogs."""

import contextlib
import itertools
import random
import warnings
from collections.abc import Callable

import pytest
import shiboken6
from driving import (
    DIALOGS,
    HUMANS,
    SeededEngine,
    commands,
    game_page,
    program_of,
    shown,
    small,
)
from PySide6.QtCore import Qt, QUrl
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractScrollArea,
    QAbstractSpinBox,
    QApplication,
    QDialog,
    QWidget,
)
from pytestqt.qtbot import QtBot

from desktop.app.program import Program
from desktop.board.board_input import BoardCursor, Direction
from desktop.board.board_view import BoardView
from desktop.game.game_session import Phase
from desktop.game.players import Computer, Human
from desktop.help.about_dialog import LicenceDialog
from desktop.library.game_actions import ProgressDialog, ReportDialog
from desktop.pages.game_page import GamePage
from desktop.pages.new_game_page import NewGamePage
from desktop.pages.start_page import StartPage
from desktop.painting.layout import Layout
from desktop.painting.layout_builder import lay_out
from desktop.panels.comment_panel import LinkQuestion
from desktop.panels.step_buttons import step_id
from desktop.settings.game_choice import GameChoice
from desktop.window.fault_dialog import FaultDialog
from desktop.window.main_window import MainWindow
from rules.games import GAMES
from rules.position import PLACE, SpecialStep
from rules.record.game_file import Heading

MakeProgram = Callable[..., Program]
K, M = Qt.Key, Qt.KeyboardModifier
_ARROWS = {
    Direction.LEFT: K.Key_Left,
    Direction.RIGHT: K.Key_Right,
    Direction.UP: K.Key_Up,
    Direction.DOWN: K.Key_Down,
}


def press(key: Qt.Key, held: Qt.KeyboardModifier = M.NoModifier, times: int = 1) -> None:
    """Press a key where the focus is."""
    for _ in range(times):
        target = QApplication.focusWidget()
        assert target is not None, "nothing has the focus"
        QTest.keyClick(target, key, held)


def press_shortcut(window: MainWindow, name: str) -> None:
    keys = commands(window)[name].shortcut()
    target = QApplication.focusWidget()
    assert target is not None
    QTest.keySequence(target, keys)


def tab_to(widget: QWidget, *, back: bool = False) -> None:
    for _ in range(60):
        if widget.hasFocus():
            return
        press(K.Key_Backtab if back else K.Key_Tab)
    raise AssertionError(f"Tab does not lead to {widget}")


def active(program: Program, qtbot: QtBot) -> MainWindow:
    window = shown(program, qtbot)
    window.activateWindow()
    qtbot.waitUntil(lambda: window.isActiveWindow())
    return window


def begin(window: MainWindow, qtbot: QtBot, key: str, *, computer: bool) -> GamePage:
    """Begin a small game from the start page, against the computer's lowest level or a friend."""
    assert isinstance(window.page, StartPage)
    tab_to(window.page.cards[key])
    press(K.Key_Return)
    page = window.page
    assert isinstance(page, NewGamePage)
    if "size" in page.fields:
        tab_to(page.more, back=True)
        press(K.Key_Space)
        tab_to(page.fields["size"].control)
        press(K.Key_Home)
    tab_to(page.players.opponent.stop, back=True)
    press(K.Key_Left if computer else K.Key_Right)
    if computer:
        press(K.Key_Right)
        press(K.Key_Left)
        tab_to(page.players.levels[0].slider)
        press(K.Key_Home)
    press(K.Key_Return)
    qtbot.waitUntil(lambda: isinstance(window.page, GamePage))
    seats = game_page(window).session.seats
    assert seats == (Human(), Computer(1) if computer else Human())
    return game_page(window)


def first_arrow(layout: Layout, start: int, goal: int) -> Direction:
    """Return the first step of a short way by arrows."""
    ways: dict[int, tuple[Direction, ...]] = {start: ()}
    waiting, cursor = [start], BoardCursor(layout)
    while goal not in ways:
        site = waiting.pop(0)
        for arrow in Direction:
            cursor.put(site)
            if cursor.move(arrow) and cursor.site not in ways:
                ways[cursor.site] = (*ways[site], arrow)
                waiting.append(cursor.site)
    return ways[goal][0]


def walk(board: BoardView, layout: Layout, goal: int) -> None:
    if board.cursor_site < 0:
        press(K.Key_Up)
    for _ in range(200):
        if board.cursor_site == goal:
            return
        press(_ARROWS[first_arrow(layout, board.cursor_site, goal)])
    raise AssertionError(f"arrows do not lead to {goal}")


def do_step(window: MainWindow, step: int) -> None:
    page = game_page(window)
    if step < PLACE:
        press_shortcut(window, step_id(SpecialStep(step)))
        if page.ending.bar.text:
            press_shortcut(window, step_id(SpecialStep(step)))
        return
    position = page.session.position
    layout = lay_out(position.board)
    for touch in position.touches(step):
        hands = page.board.input.hands()
        if touch.hand in hands and touch.hand != page.board.input.hand and len(hands) > 1:
            press_shortcut(window, "turn.hand")
        walk(page.board, layout, touch.site)
        press(K.Key_Return)


def wait_for_human(page: GamePage, qtbot: QtBot) -> None:
    waits = (Phase.CHOICE, Phase.OVER)
    qtbot.waitUntil(lambda: page.session.phase in waits)


def take_turn(window: MainWindow, qtbot: QtBot, dice: random.Random) -> None:
    page = game_page(window)
    line = len(page.session.record.line)
    while page.session.phase is Phase.CHOICE and len(page.session.record.line) == line:
        before = page.session.position.copy()
        step = dice.choice(before.legal_steps())
        do_step(window, step)
        assert page.session.position != before, (before, step)
    wait_for_human(page, qtbot)


def test_a_turn_is_made_taken_back_and_made_again_by_keys_alone(
    make_program: MakeProgram, qtbot: QtBot
) -> None:
    window = active(make_program(), qtbot)
    session = begin(window, qtbot, "yodd", computer=False).session
    for _ in range(2):
        take_turn(window, qtbot, random.Random(1))
    here = session.record.position.copy()
    press_shortcut(window, "turn.undo")
    assert session.record.position != here
    press_shortcut(window, "turn.redo")
    assert session.record.position == here


@pytest.mark.long
@pytest.mark.parametrize("computer", [True, False], ids=["computer", "friend"])
@pytest.mark.parametrize("key", GAMES)
def test_a_whole_game_by_keys_alone(
    make_program: MakeProgram, qtbot: QtBot, key: str, computer: bool
) -> None:
    dice = random.Random(f"{key} {computer}")
    window = active(make_program(SeededEngine), qtbot)
    page = begin(window, qtbot, key, computer=computer)
    session = page.session
    turns = 0
    while session.phase is not Phase.OVER:
        take_turn(window, qtbot, dice)
        turns += 1
        if turns == 120:  # discs may be moved to and fro for ever
            press_shortcut(window, "turn.resign")
            press_shortcut(window, "turn.resign")
    assert session.outcome is not None
    assert page.result.isVisible()


@pytest.mark.short("egotzi")
@pytest.mark.parametrize("key", GAMES)
def test_every_control_of_a_page_is_reached_by_tab_and_shows_the_focus(
    make_program: MakeProgram, qtbot: QtBot, key: str
) -> None:
    window = active(make_program(), qtbot)
    assert isinstance(window.page, StartPage)
    tab_to(window.page.cards[key])
    check_focus(window)
    press(K.Key_Return)
    page = window.page
    assert isinstance(page, NewGamePage)
    check_focus(window)
    tab_to(page.start)
    press(K.Key_Return)
    qtbot.waitUntil(lambda: isinstance(window.page, GamePage))
    check_focus(window)


def check_focus(window: MainWindow) -> None:
    """Go round by Tab, and check that every stop has a name and the window looks different."""
    controls = [widget for widget in window.page.findChildren(QWidget) if is_stop(widget)]
    before, seen = window.grab().toImage(), []
    for _ in controls:
        press(K.Key_Tab)
        now = window.grab().toImage()
        focused = QApplication.focusWidget()
        assert now != before, focused
        assert focused is not None
        text = focused.text() if isinstance(focused, QAbstractButton) else ""
        assert focused.accessibleName() or text, focused
        seen.append(focused)
        before = now
    assert set(controls) <= set(seen)


def is_stop(widget: QWidget) -> bool:
    """Return whether Tab should stop there."""
    if isinstance(widget.parent(), (QAbstractSpinBox, QAbstractScrollArea)):
        return False  # a part of that
    if isinstance(widget, QAbstractButton) and widget.group() and not widget.isChecked():
        return False  # arrow keys lead there
    by_tab = widget.focusPolicy() & Qt.FocusPolicy.TabFocus
    return widget.isVisible() and widget.isEnabled() and bool(by_tab)


Open = Callable[[MainWindow], QWidget]
HEADINGS = [Heading(0, "Yodd", ("Ann", "Bob"), "B+R", "2026", "Cup", "")]


def by_action(name: str) -> Open:
    """Return a function that opens the dialog of an action."""

    def opened(window: MainWindow) -> QWidget:
        commands(window)[name].trigger()
        return next(
            dialog
            for dialog in QApplication.topLevelWidgets()
            if isinstance(dialog, QDialog) and dialog.isVisible()
        )

    return opened


def by_making(make: Callable[[MainWindow], QDialog]) -> Open:
    """Return a function that opens the dialog that ``make`` makes."""

    def opened(window: MainWindow) -> QWidget:
        dialog = make(window)
        dialog.open()
        return dialog

    return opened


def help_window(window: MainWindow) -> QWidget:
    """Return the help, with pages to go back and forward to."""
    program_of(window).show_help("yodd")
    shown = program_of(window).help
    assert shown is not None
    shown.open_page("wythe")
    shown.open_page("themisto")
    shown.back.click()
    return shown


def library_window(window: MainWindow) -> QWidget:
    library = program_of(window).library
    library.show()
    assert library.window is not None
    return library.window


PLACES: dict[str, Open] = {
    **{name: by_action(name) for name in ("help.keys", *DIALOGS)},
    "licences": by_making(lambda w: LicenceDialog(w)),
    "fault": by_making(lambda w: FaultDialog("Report", "…", w)),
    "choice": by_making(lambda w: GameChoice(w, "x.sgf", HEADINGS)),
    "progress": by_making(lambda w: ProgressDialog("x", "x", w)),
    "report": by_making(lambda w: ReportDialog("x", "x", ["x"], w)),
    "link": by_making(lambda w: LinkQuestion(QUrl("https://example.org/"), w)),
    "help": help_window,
    "library": library_window,
}


@pytest.fixture
def place(request: pytest.FixtureRequest, window: MainWindow) -> QWidget:
    window.play_new(small("yodd"), HUMANS)
    game_page(window).session.play(game_page(window).session.position.legal_steps()[0])
    opened: QWidget = PLACES[request.param](window)
    QApplication.processEvents()
    assert opened.isVisible()
    return opened


@pytest.mark.short("notes.info", "choice", "link", "view.settings")
@pytest.mark.parametrize("place", PLACES, indirect=True)
def test_something_has_the_focus_at_first_and_enter_presses_what_has_it(place: QWidget) -> None:
    focused = place.focusWidget()
    assert focused is not None
    assert focused.isVisible()
    assert focused.isEnabled()
    buttons = [
        button
        for button in place.findChildren(QAbstractButton)
        if button.isVisible()
        and button.isEnabled()
        and button.focusPolicy() & Qt.FocusPolicy.TabFocus
        and not button.isCheckable()
    ]
    assert buttons
    pressed: list[QAbstractButton] = []
    for button in buttons:
        with contextlib.suppress(RuntimeError), warnings.catch_warnings():
            warnings.simplefilter("ignore")
            button.clicked.disconnect()  # what it would do does not matter here
        button.clicked.connect(lambda _=False, b=button: pressed.append(b))
    for button, key in itertools.product(buttons, (Qt.Key.Key_Return, Qt.Key.Key_Enter)):
        pressed.clear()
        button.setFocus()
        QTest.keyClick(button, key)
        assert pressed == [button]  # Enter presses the button that has the focus


@pytest.mark.short("help.keys", "link", "library")
@pytest.mark.parametrize("place", PLACES, indirect=True)
def test_escape_closes_a_dialog_from_wherever_the_focus_is(place: QWidget) -> None:
    focused = place.focusWidget()
    QTest.keyClick(focused or place, Qt.Key.Key_Escape)
    QApplication.processEvents()
    assert not shiboken6.isValid(place) or not place.isVisible()

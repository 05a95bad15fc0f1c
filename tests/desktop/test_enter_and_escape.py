"""Focus, Enter and Esc in every dialog and window: by real keys."""

from __future__ import annotations

import contextlib
import itertools
import warnings
from collections.abc import Callable

import pytest
import shiboken6
from driving import DIALOGS, HUMANS, commands, game_page, program_of, small
from PySide6.QtCore import Qt, QUrl
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QDialog, QWidget

from desktop.about.licence_dialog import LicenceDialog
from desktop.diagnostics.fault_dialog import FaultDialog
from desktop.library.transfer_dialog import ProgressDialog, ReportDialog
from desktop.notes.link_question import LinkQuestion
from desktop.storage.game_choice import GameChoice
from desktop.window.main_window import MainWindow
from rules.record.collection import Heading

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
    "licences": by_making(lambda w: LicenceDialog(program_of(w).appearance.theme, w)),
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


@pytest.mark.parametrize("place", PLACES, indirect=True)
def test_focus_enter_and_escape(place: QWidget) -> None:
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
    focused.setFocus()
    QTest.keyClick(focused, Qt.Key.Key_Escape)
    QApplication.processEvents()
    assert not shiboken6.isValid(place) or not place.isVisible()

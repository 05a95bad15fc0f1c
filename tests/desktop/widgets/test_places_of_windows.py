"""Windows come to the front, stay on their screen, and are as large as they need."""

import pytest
from PySide6.QtCore import QMimeData, QRect, QSize, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QGuiApplication, QScreen, QWindow
from PySide6.QtWidgets import QApplication, QPlainTextEdit, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from desktop.widgets.label import Label
from desktop.widgets.layouts import FittingScrollArea
from desktop.widgets.windows import FRAME, Dialog, bring_forward, fit_on_screen


class Noted(QWidget):
    """A window that counts how often it is raised and activated."""

    def __init__(self) -> None:
        super().__init__()
        self.raised = self.activated = 0

    def raise_(self) -> None:
        self.raised += 1
        super().raise_()

    def activateWindow(self) -> None:  # noqa: N802
        self.activated += 1
        super().activateWindow()


@pytest.fixture
def windows(qtbot: QtBot) -> tuple[Noted, Noted]:
    """Two windows, the second of them in front."""
    both = Noted(), Noted()
    for window in both:
        qtbot.addWidget(window)
        window.show()
        qtbot.waitExposed(window)
    both[1].activateWindow()
    qtbot.waitUntil(both[1].isActiveWindow)
    return both


def test_several_windows_do_not_lie_exactly_on_each_other(qtbot: QtBot) -> None:
    windows: list[QWidget] = []
    for _ in range(6):
        window = QWidget()
        qtbot.addWidget(window)
        window.setGeometry(100, 100, 640, 700)
        fit_on_screen(window, windows)
        window.show()
        qtbot.waitExposed(window)
        windows.append(window)
    free = windows[0].screen().availableGeometry()
    assert len({window.pos().toTuple() for window in windows}) == 6
    assert all(free.contains(window.geometry()) for window in windows)


def test_a_window_that_was_not_maximised_does_not_come_back_so(qtbot: QtBot) -> None:
    maximised, normal, again = QWidget(), QWidget(), QWidget()
    for window in (maximised, normal, again):
        qtbot.addWidget(window)
    maximised.showMaximized()
    again.restoreGeometry(maximised.saveGeometry())  # as the window closed last
    fit_on_screen(again)
    assert again.isMaximized()
    again.restoreGeometry(normal.saveGeometry())
    again.show()
    qtbot.waitExposed(again)
    assert not again.isMaximized()


def test_a_window_comes_before_another_one(windows: tuple[Noted, Noted], qtbot: QtBot) -> None:
    first, _second = windows
    bring_forward(first)
    qtbot.waitUntil(first.isActiveWindow)
    assert (first.raised, first.activated) == (1, 1)


def test_a_window_that_is_hidden_is_shown(windows: tuple[Noted, Noted], qtbot: QtBot) -> None:
    first, _second = windows
    first.hide()
    bring_forward(first)
    assert first.isVisible()
    qtbot.waitUntil(first.isActiveWindow)


@pytest.mark.parametrize("before", ["showMaximized", "showNormal"])
def test_an_icon_becomes_the_window_that_it_was(windows: tuple[Noted, Noted], before: str) -> None:
    first, _second = windows
    getattr(first, before)()
    maximized = first.isMaximized()
    first.showMinimized()
    assert first.isMinimized()
    bring_forward(first)
    assert not first.isMinimized()
    assert first.isMaximized() is maximized


def test_under_x11_it_is_requested_again_once_the_time_is_known(
    windows: tuple[Noted, Noted], qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, _second = windows
    monkeypatch.setattr(QGuiApplication, "platformName", lambda: "xcb")
    monkeypatch.setattr(QGuiApplication, "focusWindow", lambda: None)
    changed: list[int] = []
    monkeypatch.setattr(QWindow, "setIcon", lambda _window, icon: changed.append(icon.cacheKey()))
    bring_forward(first)
    assert (first.raised, first.activated) == (1, 1)
    assert changed == [
        first.windowHandle().icon().cacheKey()
    ]  # for which the server sends an event with the time
    qtbot.waitUntil(lambda: (first.raised, first.activated) == (2, 2))


def test_under_x11_a_program_in_front_needs_no_second_request(
    windows: tuple[Noted, Noted], qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second = windows
    monkeypatch.setattr(QGuiApplication, "platformName", lambda: "xcb")
    bring_forward(first)  # a window of this program has the focus
    monkeypatch.setattr(QGuiApplication, "focusWindow", lambda: None)
    bring_forward(second)
    qtbot.waitUntil(lambda: second.activated >= 3)  # one by the fixture
    assert first.activated == 1


# -- windows stay on their screen ----------------------------------------------------------------


def fitted(window: QWidget) -> QRect:
    """Return the place of a window with its frame, brought onto the screen."""
    fit_on_screen(window)
    return window.geometry().adjusted(0, 0, 10, 40)


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    made = QWidget()
    qtbot.addWidget(made)
    return made


def test_a_new_window_comes_to_the_middle(window: QWidget) -> None:
    window.resize(300, 200)
    room = window.screen().availableGeometry()
    assert (fitted(window).center() - room.center()).manhattanLength() <= 1
    assert window.size().toTuple() == (300, 200)


@pytest.mark.parametrize("place", [(-50, -70), (600, 790), (5000, 5000)])
def test_a_window_beyond_an_edge_is_moved(window: QWidget, place: tuple[int, int]) -> None:
    window.resize(300, 200)
    window.move(*place)
    assert window.screen().availableGeometry().contains(fitted(window))
    assert window.size().toTuple() == (300, 200)


def test_a_window_that_fits_stays_where_it_is(window: QWidget) -> None:
    window.setGeometry(120, 80, 300, 200)
    fitted(window)
    assert window.geometry() == QRect(120, 80, 300, 200)


def test_a_window_larger_than_the_screen_fills_it(window: QWidget) -> None:
    window.setMinimumSize(3000, 2000)
    window.resize(4000, 3000)
    room = window.screen().availableGeometry()
    assert fitted(window) == room


# -- the size of dialogs ---------------------------------------------------------------------------

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

"""The library's window by itself: its queries, and how it shows the answers."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any, cast

import pytest
import shiboken6
from driving import click, delete_what_is_closed, small
from library_rows import ClientStandIn, found
from lone_widgets import emitted, shown_alone
from PySide6.QtCore import QObject, QPoint, QSettings, Qt, QTimer, Signal
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from desktop.library.library_window import LibraryWindow
from desktop.services.languages import UI_LANGUAGE, available_languages
from desktop.settings.settings import Settings
from desktop.theme.themes import SHIPPED, UI_THEME
from desktop.widgets.notice_bar import Topic
from rules.library.entry import Filter, Order
from rules.library.library import LibraryRow
from rules.library.positions import canonical_key
from rules.record.game_record import GameRecord

CONTROL = Qt.KeyboardModifier.ControlModifier


class AppearanceStandIn(QObject):
    zoomed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.sheet = ""
        self.zooms: list[int] = []

    def zoom(self, step: int) -> None:
        self.zooms.append(step)


class Services:
    """Everything that the window uses.

    Attributes:
        session: the game that was in front last.
    """

    def __init__(self, folder: Path) -> None:
        self.client = ClientStandIn()
        store = QSettings(str(folder / "settings.ini"), QSettings.Format.IniFormat)
        self.settings, self.appearance = Settings(store), AppearanceStandIn()
        self.session: Session | None = None


class Opened:
    """The window, with a record of its signals.

    Attributes:
        rows: the games to open, each with the key of the position.
        results: the kinds of games whose results were asked for.
        helps, closes: an item for each request for help, and each time that it was closed.
    """

    def __init__(self, services: Services, qtbot: QtBot) -> None:
        self.services, self._qtbot = services, qtbot
        self.client = services.client
        self.library = self.client.library
        self.rows: list[tuple[LibraryRow, int | None]] = []
        self.results: list[str] = []
        self.helps: list[None] = []
        self.window = LibraryWindow(
            cast(Any, self.client),
            services.settings,
            cast(Any, services.appearance),
            cast(Any, None),
            lambda: cast(Any, services.session),
            open_game=lambda row, key: self.rows.append((row, key)),
            review_game=lambda _row: None,
            show_results=self.results.append,
            show_help=lambda: self.helps.append(None),
        )
        self.closes = emitted(self.window.closed)
        self.window.show()
        qtbot.waitExposed(self.window)
        self.window.activateWindow()
        qtbot.waitUntil(self.window.isActiveWindow)
        self.filters, self.list = self.window.filters, self.window.list
        self.notices = self.window.notices

    def find(self, *numbers: int, **more: Any) -> None:
        """Search again, and find these games."""
        self.library.finds = found(*numbers, **more)
        self.window.search()
        self.client.answer()

    def settle(self) -> None:
        """Fire the running timers, and answer all queries."""
        for timer in self.window.findChildren(
            QTimer, options=Qt.FindChildOption.FindDirectChildrenOnly
        ):
            if timer.isActive():
                timer.setInterval(0)
                self._qtbot.waitUntil(lambda timer=timer: not timer.isActive())  # type: ignore[misc]
        self.client.answer()

    @property
    def searches(self) -> list[Filter]:
        return [wanted for wanted, _order in self.library.searches]

    def choose(self, *places: int) -> None:
        self.list.clearSelection()
        for place in places:
            where = self.list.visualRect(self.list.games.index(place)).center()
            QTest.mouseClick(self.list.viewport(), Qt.MouseButton.LeftButton, CONTROL, where)

    def press(self, text: str) -> None:
        buttons = self.notices.findChildren(QPushButton)
        click(next(button for button in buttons if button.text() == text))

    def state(self) -> dict[str, bool]:
        """Return the visible buttons, and whether they are enabled."""
        buttons = {
            "open": self.window.open,
            "restore": self.window.restore,
            "delete": self.window.delete,
            "export": self.window.export,
            "import": self.window.import_,
            "empty": self.window.empty,
        }
        return {name: each.isEnabled() for name, each in buttons.items() if each.isVisible()}


@pytest.fixture
def services(tmp_path: Path) -> Services:
    return Services(tmp_path)


@pytest.fixture
def opened(services: Services, qtbot: QtBot) -> Iterator[Opened]:
    made = Opened(services, qtbot)
    yield made
    made.client.tasks.clear()
    if shiboken6.isValid(made.window):
        made.window.close()


# -- the beginning and the end -------------------------------------------------------------------


def test_at_first_it_lists_all_games(opened: Opened) -> None:
    window = opened.window
    assert window.windowTitle() == "Library – Oddments"
    assert window.count.text() == "Searching for games …"
    assert opened.client.starts == 1
    assert window.list.hasFocus()
    assert window.height() == 760  # the screen of tests is narrower than the window would be
    assert window.minimumSize().toTuple() == (640, 480)
    opened.client.answer()
    assert opened.library.searches == [(Filter(), Order.LATEST)]


def test_it_is_destroyed_when_closed_and_its_geometry_remembered(
    opened: Opened, qtbot: QtBot
) -> None:
    gone: list[bool] = []
    opened.window.destroyed.connect(lambda: gone.append(True))
    opened.window.resize(700, 500)
    QTest.keyClick(opened.window, Qt.Key.Key_Escape)
    assert len(opened.closes) == 1
    delete_what_is_closed()
    assert gone == [True]
    again = Opened(opened.services, qtbot)
    assert again.window.size().toTuple() == (700, 500)
    again.window.close()


# -- looking -------------------------------------------------------------------------------------


def test_the_games_found_are_counted_and_listed(opened: Opened) -> None:
    opened.find(3, 1)
    assert opened.window.count.text() == "2 games"
    assert opened.list.isVisible()
    assert not opened.window.empty_title.isVisible()
    assert opened.list.games.ids([0, 1]) == [3, 1]
    opened.find(3)
    assert opened.window.count.text() == "1 game"
    for states in ([False], [True, False]):  # only the last search is answered
        opened.window.search()
        assert [task.cancelled for task in opened.client.tasks] == states
    opened.client.answer()
    opened.window.search()
    assert [task.cancelled for task in opened.client.tasks] == [False]


@pytest.mark.parametrize(
    ("player", "binned", "title", "text"),
    [
        ("", False, "No games yet.", "Every game you play is saved and listed"),
        ("", True, "The trash is empty.", "Games that you delete stay here"),
        ("Ann", False, "No matching games.", "Try fewer criteria, or clear the fields above."),
        ("Ann", True, "No matching games.", "Try fewer criteria, or clear the fields above."),
    ],
)
def test_an_empty_list_says_why(
    opened: Opened, player: str, binned: bool, title: str, text: str
) -> None:
    opened.find(1)
    opened.filters.player.setText(player)
    opened.window.bin.setChecked(binned)
    opened.find()
    assert not opened.list.isVisible()
    assert opened.window.empty_title.isVisible()
    assert opened.window.empty_text.isVisible()
    assert opened.window.empty_title.text() == title
    assert opened.window.empty_text.text().startswith(text)
    assert opened.window.count.text() == "0 games"
    opened.find(1)
    assert opened.list.isVisible()


def test_quick_changes_are_one_search(opened: Opened) -> None:
    def type_letters() -> None:
        QTest.keyClicks(opened.filters.player, "An")

    def choose_an_order() -> None:
        opened.filters.ordered.setCurrentIndex(1)

    def change_games() -> None:
        for _ in range(5):
            opened.client.changed.emit()

    opened.client.answer()
    for act in (type_letters, choose_an_order, change_games):
        act()
        assert opened.client.tasks == []
        opened.settle()
    found = Filter(player="An")
    assert opened.library.searches[1:] == [
        (found, Order.LATEST),
        (found, Order.OLDEST),
        (found, Order.OLDEST),
    ]


def test_a_search_that_failed_is_reported_until_one_succeeds(opened: Opened) -> None:
    opened.library.fails = OSError(5, "Input/output error")
    opened.window.search()
    opened.client.answer()
    assert opened.notices.texts[Topic.SEARCH] == (
        "The library cannot be searched: input/output error."
    )
    opened.library.fails = None
    opened.press("Try again")
    opened.client.answer()
    assert Topic.SEARCH not in opened.notices.texts


def test_the_boards_of_the_chosen_game_are_offered(opened: Opened) -> None:
    opened.client.answer()
    opened.library.boards = ["egotzi size=4"]
    opened.filters.game.setCurrentIndex(opened.filters.game.findData("egotzi"))
    opened.client.answer()
    assert opened.library.kinds == [("egotzi", False)]
    assert opened.filters.setup.isEnabled()
    opened.window.bin.setChecked(True)
    opened.client.answer()
    assert opened.library.kinds[-1] == ("egotzi", True)
    opened.filters.game.setCurrentIndex(0)
    opened.client.answer()
    assert len(opened.library.kinds) == 2  # without a game there is no query
    assert not opened.filters.setup.isEnabled()


class Session:
    def __init__(self) -> None:
        self.record = GameRecord(small("egotzi"))


def test_the_position_of_the_game_in_front_is_searched(opened: Opened) -> None:
    opened.find(1)
    assert not opened.filters.take_position.isEnabled()
    QTest.keyClick(opened.window, Qt.Key.Key_P, CONTROL)
    assert opened.filters.position is None
    session = opened.services.session = Session()
    opened.find(1)
    assert opened.filters.take_position.isEnabled()
    QTest.keyClick(opened.window, Qt.Key.Key_P, CONTROL)
    opened.settle()
    key = canonical_key(session.record.position)
    assert opened.searches[-1] == Filter(position=key)
    assert opened.list.key == key
    opened.services.session = None
    opened.filters.take_position.click()  # the game has been closed meanwhile
    assert opened.filters.filter == Filter(position=key)
    opened.window.bin.setChecked(True)
    opened.filters.player.setText("Ann")
    opened.window.look_for(session.record.position)  # among all games
    opened.settle()
    assert opened.searches[-1] == Filter(position=key)
    assert not opened.window.bin.isChecked()


# -- buttons -------------------------------------------------------------------------------------


def test_the_buttons_for_games(opened: Opened) -> None:
    nothing = {"open": False, "delete": False, "export": False, "import": True}
    assert opened.state() == nothing
    opened.find(1, 2)
    assert opened.state() == nothing
    opened.choose(0)
    assert opened.state() == {"open": True, "delete": True, "export": True, "import": True}
    opened.list.clearSelection()
    assert opened.state() == nothing


def test_the_buttons_for_games_in_the_bin(opened: Opened) -> None:
    opened.find(1)
    click(opened.window.bin)
    opened.client.answer()  # at once
    assert opened.searches[-1] == Filter(binned=True)
    nothing = {"restore": False, "export": False, "import": True, "empty": True}
    assert opened.state() == nothing
    opened.choose(0)
    assert opened.state() == {**nothing, "restore": True, "export": True}
    opened.find()
    assert opened.state() == {**nothing, "empty": False}
    assert not opened.window.results.isVisible()
    click(opened.window.bin)
    opened.find(1)
    assert opened.searches[-1] == Filter()
    assert "open" in opened.state()


def test_games_in_the_bin_or_not_fetched_are_not_opened(opened: Opened) -> None:
    opened.library.finds = found(5)
    opened.window.search()
    task = opened.client.tasks.pop()
    task.on_success(task.work(opened.library, task))
    opened.choose(0)
    click(opened.window.open)
    QTest.keyClick(opened.list, Qt.Key.Key_Return)
    assert opened.rows == []
    opened.find(5)
    opened.list.setFocus()
    QTest.keyClick(opened.list, Qt.Key.Key_Return)
    assert [row.id for row, _key in opened.rows] == [5]
    opened.library.binned = {5}
    opened.find(5)
    row = opened.list.games.row(0)
    assert isinstance(row, LibraryRow)
    opened.window.open_row(row)
    assert (
        opened.notices.texts[Topic.OPENING] == "This game is in the trash. Restore it to open it."
    )
    assert len(opened.rows) == 1


def test_the_context_menu_has_the_visible_buttons(opened: Opened) -> None:
    place = QPoint(30, 5)

    def menu() -> QMenu:
        opened.list.customContextMenuRequested.emit(place)
        shown = QApplication.activePopupWidget()
        assert isinstance(shown, QMenu)
        return shown

    opened.find(5)
    offered = {each.text(): each.isEnabled() for each in menu().actions()}
    assert offered == {"Open": False, "Review\tV": False, "Export …": False, "Delete": False}
    assert menu().pos() == opened.list.viewport().mapToGlobal(place)
    opened.choose(0)
    chosen = menu()
    assert all(each.isEnabled() for each in chosen.actions())
    chosen.actions()[0].trigger()
    assert len(opened.rows) == 1
    for each in opened.window.findChildren(QMenu):
        each.close()
    delete_what_is_closed()
    assert not opened.window.findChildren(QMenu)
    click(opened.window.bin)
    opened.find(5)
    binned = menu()
    assert [each.text() for each in binned.actions()] == ["Restore", "Export …"]
    binned.close()


def test_tool_tips_say_what_buttons_do_and_their_keys(opened: Opened) -> None:
    window = opened.window
    buttons = (window.open, window.delete, window.export, window.import_, window.bin)
    assert [button.toolTip() for button in buttons] == [
        "Open the selected game in a window  (Enter)",
        "Move the selected games to the trash  (Del)",
        "Save the selected games to one file  (Ctrl+E)",
        "Add games from files to the library  (Ctrl+I)",
        "Show deleted games, or the others again",
    ]


# -- keys ----------------------------------------------------------------------------------------


def test_keys_of_the_window(opened: Opened) -> None:
    window = opened.window
    pressed: list[str] = []
    for name in ("export", "import_"):
        button = getattr(window, name)
        button.clicked.disconnect()
        button.clicked.connect(lambda _on, name=name: pressed.append(name))
    opened.find(1)
    opened.choose(0)
    for key in (Qt.Key.Key_E, Qt.Key.Key_I):
        QTest.keyClick(window, key, CONTROL)
    assert pressed == ["export", "import_"]
    QTest.keyClick(window, Qt.Key.Key_F, CONTROL)
    assert opened.filters.comment.hasFocus()
    catches = opened.client.catches
    QTest.keyClick(window, Qt.Key.Key_F5)
    assert opened.client.catches == catches + 1
    QTest.keyClick(window, Qt.Key.Key_F1)
    assert len(opened.helps) == 1
    window.bin.setFocus()
    QTest.keyClick(window.bin, Qt.Key.Key_Return)  # presses the button that has the focus
    assert window.bin.isChecked()
    QTest.keyClick(window, Qt.Key.Key_Plus, CONTROL)
    assert opened.services.appearance.zooms == [1]
    QTest.keyClick(window, Qt.Key.Key_W, CONTROL)
    assert len(opened.closes) == 1


@pytest.mark.parametrize("state", ["enabled", "disabled", "hidden"])
def test_the_delete_key_acts_like_the_button(opened: Opened, state: str) -> None:
    opened.find(1)
    opened.choose(0)
    opened.window.delete.setEnabled(state != "disabled")
    opened.window.delete.setVisible(state != "hidden")
    QTest.keyClick(opened.list, Qt.Key.Key_Delete)
    assert bool(opened.client.slow) is (state == "enabled")
    opened.client.slow.clear()


def test_f6_moves_the_focus_between_panes(opened: Opened) -> None:
    opened.find(1)
    opened.choose(0)
    window = opened.window
    panes: list[QWidget] = [opened.filters.game, opened.list, window.open, window.import_]
    opened.list.setFocus()
    for pane in (*panes[2:], *panes[:2]):
        QTest.keyClick(window, Qt.Key.Key_F6)
        assert pane.hasFocus()
    for pane in (*panes[:1], *panes[:0:-1]):
        QTest.keyClick(window, Qt.Key.Key_F6, Qt.KeyboardModifier.ShiftModifier)
        assert pane.hasFocus()


# -- news ----------------------------------------------------------------------------------------


def test_continuous_changes_do_not_delay_the_search(opened: Opened, qtbot: QtBot) -> None:
    opened.client.answer()
    direct = Qt.FindChildOption.FindDirectChildrenOnly
    for timer in opened.window.findChildren(QTimer, options=direct):
        timer.setInterval(30)
    restless = QTimer(opened.client, interval=0)
    restless.timeout.connect(opened.client.changed)
    restless.start()
    qtbot.waitUntil(lambda: bool(opened.client.tasks))
    restless.stop()


def test_activating_the_window_catches_up(opened: Opened, qtbot: QtBot) -> None:
    opened.client.answer()
    _other = shown_alone(qtbot, QWidget())
    opened.services.session = Session()
    catches = opened.client.catches
    opened.window.activateWindow()
    qtbot.waitUntil(lambda: opened.client.catches == catches + 1)
    assert opened.filters.take_position.isEnabled()


def test_reading_many_games_is_reported_until_it_is_over(opened: Opened) -> None:
    opened.client.answer()
    opened.client.reading.emit(10, 200)
    assert opened.notices.texts == {}
    opened.client.reading.emit(10, 201)
    assert opened.notices.texts == {
        Topic.READING: "New games are being read and will appear one by one."
    }
    before = opened.notices.panes
    opened.settle()
    count = len(opened.library.searches)
    assert count == 2
    opened.client.reading.emit(20, 201)
    assert opened.notices.panes == before
    opened.client.reading.emit(0, 0)
    assert opened.notices.texts == {}
    opened.client.answer()
    assert len(opened.library.searches) == count + 1


def test_news_about_the_index_is_reported(services: Services, qtbot: QtBot) -> None:
    services.client.problem = "no room"
    opened = Opened(services, qtbot)
    assert opened.notices.texts == {Topic.PROBLEM: "no room"}
    catches = opened.client.catches
    opened.press("Try again")
    assert opened.client.catches == catches + 1
    opened.client.news = "made again"
    opened.client.news_changed.emit()
    assert opened.notices.texts == {Topic.NEWS: "made again", Topic.PROBLEM: "no room"}
    opened.client.problem = ""
    opened.client.news_changed.emit()
    assert opened.notices.texts == {Topic.NEWS: "made again"}
    opened.window.close()


# -- looks ---------------------------------------------------------------------------------------


def test_large_text_cuts_off_no_button_in_any_language(opened: Opened) -> None:
    opened.window.setStyleSheet("* { font-size: 26px; }")
    opened.window.resize(800, 600)
    for language in available_languages():
        UI_LANGUAGE.set_language(language)
        QApplication.processEvents()
        for button in filter(QPushButton.isVisible, opened.window.findChildren(QPushButton)):
            assert button.width() >= button.sizeHint().width(), button.text()


def test_colours_follow_the_theme(opened: Opened) -> None:
    opened.find(1)
    before = opened.list.viewport().grab().toImage()
    UI_THEME.set_theme(SHIPPED["dark"])
    assert opened.list.viewport().grab().toImage() != before


def test_the_results_of_the_chosen_game_are_a_click_away(opened: Opened) -> None:
    click(opened.window.results)
    opened.filters.game.setCurrentIndex(opened.filters.game.findData("yodd"))
    click(opened.window.results)
    assert opened.results == ["", "yodd"]

"""Each menu by itself: its lines, what it asks of its collaborators, and its signals."""

import functools
import json
import operator
import os
from pathlib import Path
from typing import Any, cast

import pytest
from driving import delete_what_is_closed, small
from lone_game import lone_game, shown_page
from lone_widgets import emitted, shown_alone
from PySide6.QtCore import QObject, QSettings
from PySide6.QtWidgets import QMenu, QWidget
from pytestqt.qtbot import QtBot

from desktop.actions.action import Action
from desktop.actions.step_buttons import step_id
from desktop.game.players import Computer, Human
from desktop.i18n.languages import UI_LANGUAGE, Language
from desktop.i18n.text import tr
from desktop.lessons.lesson_list import LESSONS
from desktop.painting.drawing import Numbers
from desktop.painting.orientation import Orientation
from desktop.play.game_page import GamePage
from desktop.play.seats_dialog import PlayFromDialog
from desktop.settings.appearance import Appearance
from desktop.settings.preferences import Preferences
from desktop.settings.settings import Settings
from desktop.storage.autosave import Autosaves
from desktop.storage.recent_files import RecentFiles
from desktop.theme.themes import SHIPPED, Themes
from desktop.widgets.notice_bar import NoticeBar, Topic
from desktop.window.action_menu import ActionMenu
from desktop.window.cell_menu import CellMenu
from desktop.window.engine_menu import EngineMenu
from desktop.window.game_menu import EarlierGamesMenu, ExportMenu, GameMenu, RecentMenu
from desktop.window.learn_menu import HelpMenu
from desktop.window.notes_menu import NotesMenu
from desktop.window.turn_menu import EditMenu, KeyboardMenu, TurnMenu
from desktop.window.view_menu import BoardMenu, ThemeMenu, ViewMenu
from rules.games import GAMES
from rules.position import SpecialStep
from rules.record.game_record import GameRecord


class Exports:
    """Records what is to be exported."""

    def __init__(self) -> None:
        self.asked: list[tuple[str, object]] = []

    def __getattr__(self, name: str) -> Any:
        return lambda page: self.asked.append((name, page))


class Window(QWidget):
    """Has the page that a test gives it, and records what is to be done with its file."""

    def __init__(self) -> None:
        super().__init__()
        self.game_page: GamePage | None = None
        self.asked: list[str] = []

    def ask_open(self) -> None:
        self.asked.append("open")

    def save(self) -> None:
        self.asked.append("save")

    def save_as(self) -> None:
        self.asked.append("save as")


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(QSettings(str(tmp_path / "settings.ini"), QSettings.Format.IniFormat))


@pytest.fixture
def preferences(settings: Settings, qapp: QObject) -> Preferences:
    return Preferences(settings, qapp)


@pytest.fixture
def window(qtbot: QtBot) -> Window:
    return shown_alone(qtbot, Window())


@pytest.fixture
def page(window: Window, qtbot: QtBot) -> GamePage:
    window.game_page = shown_page(lone_game(small("egotzi", pie=False), "b2"), qtbot)
    return window.game_page


def trigger(menu: ActionMenu, name: str) -> None:
    """Open the menu and choose this action."""
    action = menu.actions_by_id[name]
    action.refresh()
    assert action.isEnabled(), name
    action.trigger()


def test_the_board_menu_changes_the_drawing_of_the_game_that_is_shown(
    window: Window, page: GamePage, settings: Settings, preferences: Preferences
) -> None:
    menu = BoardMenu(window, lambda: window.game_page, settings, preferences)
    trigger(menu, "board.right")
    trigger(menu, "board.numbers_all")
    assert settings.drawing(page.game).orientation == Orientation(1)
    assert settings.drawing(page.game).numbers is Numbers.ALL
    window.game_page = None
    menu.actions_by_id["board.left"].refresh()
    assert not menu.actions_by_id["board.left"].isEnabled()


def test_the_menu_of_a_cell_offers_only_actions_that_are_of_use(
    window: Window, page: GamePage
) -> None:
    useless = {"turn.pass", "engine.hint"}
    names = [step_id(step) for step in SpecialStep]
    names += ["turn.hand", "turn.cancel", "turn.undo", "engine.hint", "engine.analysis"]
    names += ["notes.write", "game.copy_picture", "view.boards", "help.here"]
    useful = set(names) - useless
    triggered: list[str] = []
    actions = {
        name: Action(
            window,
            name,
            f"&{name}",
            functools.partial(triggered.append, name),
            useful=functools.partial(operator.contains, useful, name),
        )
        for name in names
    }
    menu = CellMenu(page, (3,), actions)
    texts = [action.text().replace("&", "") for action in menu.actions()]
    assert texts[0] == f"Play: {page.session.position.board.names[3]}"
    assert "turn.swap" in texts
    assert not useless & set(texts)
    menu.actions()[texts.index("notes.write")].trigger()
    menu.actions()[-1].trigger()
    assert triggered == ["notes.write", "help.here"]


def test_the_edit_menu_shows_in_the_notices_what_cannot_be_pasted(
    window: Window, page: GamePage, qapp: Any
) -> None:
    notices = NoticeBar()
    menu = EditMenu(window, lambda: window.game_page, notices)
    qapp.clipboard().setText("no game")
    trigger(menu, "edit.paste")
    assert list(notices.texts) == [Topic.BRANCH]
    undo = menu.actions_by_id["edit.undo"]
    undo.refresh()
    assert not undo.isEnabled()
    page.session.edits.set_values(page.session.record.node, "C", ["well played"])
    undo.refresh()
    assert undo.isEnabled()


def test_the_engine_menu_plays_on_in_a_game_of_its_own_or_aside(
    window: Window, page: GamePage, preferences: Preferences, settings: Settings
) -> None:
    opened: list[GameRecord] = []
    menu = EngineMenu(
        window,
        lambda: window.game_page,
        preferences,
        opened.append,
        lambda game: [f"one at {game}"],
    )
    trigger(menu, "engine.play_new")
    (dialog,) = window.findChildren(PlayFromDialog)
    assert dialog.isVisible()
    kind = dialog.seat_fields[0].kind
    assert kind.itemText(kind.count() - 1) == f"one at {page.session.record.setup.game.key}"
    dialog.chosen.emit(page.session.seats)
    assert [node.text for node in opened[0].line] == ["b2"]
    assert opened[0] is not page.session.record
    dialog.close()
    delete_what_is_closed()
    trigger(menu, "engine.play_aside")
    (dialog,) = window.findChildren(PlayFromDialog)
    dialog.chosen.emit((Computer(2), Human()))
    assert page.session.seats == (Computer(2), Human())
    assert len(opened) == 1


def test_the_engine_menu_has_what_concerns_an_opponent_only_where_there_is_one(
    window: Window, page: GamePage, preferences: Preferences, settings: Settings
) -> None:
    menu = EngineMenu(
        window, lambda: window.game_page, preferences, lambda _record: None, lambda _game: ()
    )
    stop, ponder = (menu.actions_by_id[f"engine.{name}"] for name in ("stop", "ponder"))
    menu.refresh()
    assert not stop.isVisible()
    assert not ponder.isVisible()
    page.session.play_variation((Human(), Computer(1)))
    menu.refresh()
    assert stop.isVisible()
    ponders = settings.ponders
    trigger(menu, "engine.ponder")
    assert settings.ponders is not ponders


def test_the_export_menu_hands_the_page_on(window: Window, page: GamePage) -> None:
    exports = Exports()
    menu = ExportMenu(window, lambda: window.game_page, lambda: cast(Any, exports))
    for name in list(menu.actions_by_id):
        trigger(menu, name)
    names = ["copy_picture", "save_picture", "save_animation", "print_game"]
    assert exports.asked == [(name, page) for name in (*names, "copy_game", "copy_diagram")]


def test_the_game_menu_emits_what_is_wanted(
    window: Window, page: GamePage, settings: Settings, tmp_path: Path, qapp: QObject
) -> None:
    autosaves = Autosaves(tmp_path, qapp)
    inner = RecentMenu(RecentFiles(settings), window), EarlierGamesMenu(autosaves, window)
    export = ExportMenu(window, lambda: window.game_page, lambda: cast(Any, Exports()))
    menu = GameMenu(cast(Any, window), *inner, export)
    assert menu.actions_by_id.keys() >= export.actions_by_id.keys()
    within = [action.menu() for action in menu.actions() if action.menu() is not None]
    assert within == [*inner, export]
    library = emitted(menu.library_requested)
    signals = {
        "game.new": menu.new_game_requested,
        "game.new_window": menu.new_window_requested,
        "game.paste_game": menu.paste_requested,
        "game.quit": menu.quit_requested,
    }
    for name, signal in signals.items():
        values = emitted(signal)
        trigger(menu, name)
        assert values == [None], name
    for name in ("game.library", "game.same_position"):
        trigger(menu, name)
    assert library == [None, page.session.record.position]
    for name in ("game.open", "game.save", "game.save_as"):
        trigger(menu, name)
    assert window.asked == ["open", "save", "save as"]
    trigger(menu, "game.close_window")
    assert not window.isVisible()


def test_the_help_menu_emits_a_signal_for_each_action(window: Window) -> None:
    menu = HelpMenu(window)
    signals = {
        "help.here": menu.here_requested,
        "help.contents": menu.contents_requested,
        "help.keys": menu.keys_requested,
        "help.shortcuts": menu.shortcuts_requested,
        "help.report": menu.report_requested,
        "help.log": menu.log_requested,
        "help.about": menu.about_requested,
    }
    entries = [entry for key in GAMES for entry in LESSONS[key]]
    lessons = [entry.action_id for entry in entries]
    assert list(menu.actions_by_id) == [*list(signals)[:2], *lessons, *list(signals)[2:]]
    asked = emitted(menu.lesson_requested)
    for name in lessons:
        trigger(menu, name)
    assert asked == entries
    for name, signal in signals.items():
        values = emitted(signal)
        trigger(menu, name)
        assert values == [None], name


def test_the_notes_menu_shows_comments_here_and_from_now_on(
    window: Window, page: GamePage, settings: Settings, preferences: Preferences
) -> None:
    edits = EditMenu(window, lambda: window.game_page, NoticeBar())
    menu = NotesMenu(window, lambda: window.game_page, preferences, edits)
    shown = page.notes.panel_shown
    trigger(menu, "notes.panel")
    assert page.notes.panel_shown is settings.comments is not shown
    trigger(menu, "notes.marks")
    assert page.notes.marking


def test_the_keyboard_menu_types_moves_and_leads_the_cursor(window: Window, page: GamePage) -> None:
    menu = KeyboardMenu(window, lambda: window.game_page, lambda: window.game_page)
    trigger(menu, "turn.type")
    assert page.entry.isVisible()
    trigger(menu, "turn.next_place")
    first = page.board.cursor_site
    trigger(menu, "turn.next_place")
    trigger(menu, "turn.previous_place")
    assert page.board.cursor_site == first
    announced = emitted(page.announcer.announced)
    trigger(menu, "turn.tell")
    assert len(announced) == 1
    page.session.resign()
    menu.refresh()
    enabled = [name for name, action in menu.actions_by_id.items() if action.isEnabled()]
    assert enabled == ["turn.tell"]


def test_the_turn_menu_leaves_the_full_screen_where_nothing_is_unfinished(
    window: Window, page: GamePage
) -> None:
    left: list[str] = []
    menu = TurnMenu(
        window, lambda: window.game_page, lambda: window.game_page, lambda: left.append("left")
    )
    page.type_turn()
    trigger(menu, "turn.cancel")
    assert left == []
    assert not page.entry.isVisible()
    trigger(menu, "turn.cancel")
    assert left == ["left"]
    trigger(menu, "turn.undo")
    assert page.session.record.line == []


def test_the_view_menu_emits_what_the_window_is_to_do(
    window: Window, settings: Settings, preferences: Preferences, tmp_path: Path, qapp: QObject
) -> None:
    appearance = Appearance(settings, Themes(tmp_path / "themes"), qapp)
    menu = ViewMenu(window, preferences, appearance, lambda: None, lambda: None)
    within = [type(action.menu()) for action in menu.actions()]
    assert ThemeMenu in within
    panes, wanted = emitted(menu.pane_requested), emitted(menu.settings_requested)
    for name in ("next_pane", "previous_pane", "settings"):
        trigger(menu, f"view.{name}")
    assert panes == [1, -1]
    assert wanted == [None]
    for name, zoom in (("larger", 1.1), ("larger", 1.25), ("smaller", 1.1), ("usual", 1.0)):
        trigger(menu, f"view.{name}")
        assert settings.zoom == zoom
    for on in (True, False):
        trigger(menu, "view.full_screen")
        menu.refresh()
        assert window.isFullScreen() is menu.actions_by_id["view.full_screen"].isChecked() is on
    for name in ("flat", "confirms"):
        before, action = getattr(settings, name), menu.actions_by_id[f"view.{name}"]
        for on in (not before, before):
            trigger(menu, f"view.{name}")
            assert getattr(settings, name) is action.isChecked() is on


# -- earlier games -----------------------------------------------------------------------------


class Shelves:
    """Stands in for the recent files and the kept games."""

    def __init__(self) -> None:
        self.paths: list[Path] = []
        self.going_on: list[Path] = []
        self.newest: list[Path] = []

    def clear(self) -> None:
        self.paths.clear()

    def unfinished(self) -> list[Path]:
        return list(self.going_on)

    def latest(self, most: int) -> list[Path]:
        return self.newest[:most]


@pytest.fixture
def shelves() -> Any:
    return Shelves()


def lines(menu: QMenu) -> list[str]:
    """Return its lines once it is opened: disabled ones in brackets, "-" between groups."""
    menu.aboutToShow.emit()
    return [
        "-" if a.isSeparator() else a.text() if a.isEnabled() else f"[{a.text()}]"
        for a in menu.actions()
    ]


def test_recent_files_are_chosen_or_forgotten(shelves: Any, window: Window) -> None:
    menu = RecentMenu(shelves, window)
    chosen = emitted(menu.file_chosen)
    assert menu.title() == "Open &recent"
    assert lines(menu) == ["[No files yet]"]
    shelves.paths = [Path("/b & c.sgf"), Path("/a.oddments")]
    assert lines(menu) == ["/b && c.sgf", "/a.oddments", "-", "Clear this list"]
    first, other, _line, forget = menu.actions()
    other.trigger()
    first.trigger()
    assert chosen == [Path("/a.oddments"), Path("/b & c.sgf")]
    forget.trigger()
    assert shelves.paths == []
    assert lines(menu) == ["[No files yet]"]


def test_games_that_go_on_come_first_and_those_that_are_over_say_so(
    shelves: Any, window: Window
) -> None:
    menu = EarlierGamesMenu(shelves, window)
    chosen = emitted(menu.game_chosen)
    assert menu.title() == "R&ecent games"
    assert lines(menu) == ["[No games yet]"]
    shelves.newest = [Path("/3 a&b.oddments"), Path("/2.oddments"), Path("/1.oddments")]
    shelves.going_on = [Path("/2.oddments")]
    assert lines(menu) == ["2", "3 a&&b   (finished)", "1   (finished)"]
    menu.actions()[1].trigger()
    assert chosen == [Path("/3 a&b.oddments")]


def test_no_more_than_fifteen_games_are_offered(shelves: Any, window: Window) -> None:
    menu = EarlierGamesMenu(shelves, window)
    shelves.newest = [Path(f"/{number}.oddments") for number in range(30)]
    assert len(lines(menu)) == 15
    shelves.going_on = [Path(f"/u{number}.oddments") for number in range(5)]
    assert lines(menu)[:6] == ["u0", "u1", "u2", "u3", "u4", "0   (finished)"]
    assert len(lines(menu)) == 15
    shelves.going_on = [Path(f"/u{number}.oddments") for number in range(20)]
    assert lines(menu) == [f"u{number}" for number in range(15)]


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no FIFOs")
def test_a_fifo_in_the_place_of_a_game_does_not_stop_the_menu(
    shelves: Any, window: Window, tmp_path: Path
) -> None:
    os.mkfifo(fifo := tmp_path / "pipe.oddments")
    shelves.newest = [fifo]
    assert lines(EarlierGamesMenu(shelves, window)) == ["pipe   (finished)"]


def test_titles_follow_the_language(shelves: Any, window: Window) -> None:
    menus = RecentMenu(shelves, window), EarlierGamesMenu(shelves, window)
    UI_LANGUAGE.set_language(Language("de"))
    assert [menu.title() for menu in menus] == [tr("Open &recent"), tr("R&ecent games")]
    assert menus[0].title() != "Open &recent"


# -- themes ------------------------------------------------------------------------------------


@pytest.fixture
def appearance(parent: QWidget, tmp_path: Path) -> Appearance:
    store = QSettings(str(tmp_path / "settings.ini"), QSettings.Format.IniFormat)
    return Appearance(Settings(store), Themes(tmp_path / "themes"), parent)


@pytest.fixture
def menu(appearance: Appearance, parent: QWidget) -> ThemeMenu:
    return ThemeMenu(appearance, parent)


def opened(menu: ThemeMenu) -> list[str]:
    """Return its lines once it is opened: "-" between groups, and a mark on ticked ones."""
    menu.aboutToShow.emit()
    return [
        "-" if action.isSeparator() else action.text() + " *" * action.isChecked()
        for action in menu.actions()
    ]


def test_the_systems_theme_the_shipped_and_ones_own_are_three_groups(
    menu: ThemeMenu, appearance: Appearance
) -> None:
    shipped = [theme.name for theme in SHIPPED.values()]
    assert opened(menu) == ["Follow the system *", "-", *shipped]
    folder = appearance.themes.folder
    folder.mkdir(parents=True, exist_ok=True)
    for name in ("Sea & sand", "Wood"):
        facts = {"name": name, "extends": "dark"}
        (folder / f"{name[:3].lower()}.json").write_text(json.dumps(facts))
    own = ["Sea && sand", "Wood"]
    assert opened(menu) == ["Follow the system *", "-", *shipped, "-", *own]
    assert opened(menu) == ["Follow the system *", "-", *shipped, "-", *own]  # nothing twice


def test_a_theme_is_applied_and_it_alone_is_ticked(menu: ThemeMenu, appearance: Appearance) -> None:
    opened(menu)
    for key, theme in SHIPPED.items():
        (action,) = [action for action in menu.actions() if action.text() == theme.name]
        action.trigger()
        assert appearance.chosen == key
        assert [a.text() for a in menu.actions() if a.isChecked()] == [theme.name]
        assert [line for line in opened(menu) if line.endswith("*")] == [f"{theme.name} *"]


def test_names_follow_the_language(menu: ThemeMenu) -> None:
    assert menu.title() == "&Theme"
    assert not menu.icon().isNull()
    UI_LANGUAGE.set_language(Language("de"))
    assert menu.title() == tr("&Theme") != "&Theme"
    dark = tr("Dark", "theme")
    assert dark != "Dark"
    assert dark in opened(menu)

"""The actions of a window, each by itself, and the menus that are filled when they are opened."""

import json
import os
from pathlib import Path
from typing import Any

import pytest
from driving import HUMANS, click, delete_what_is_closed, lay_out, small, start_page
from lone_window import LoneWindow
from PySide6.QtCore import QSettings
from PySide6.QtWidgets import QApplication, QMenu, QWidget

from desktop.game.players import Computer, Human
from desktop.help.pages import OVERVIEW
from desktop.pages.game_page import GamePage
from desktop.pages.lesson_page import LessonPage
from desktop.pages.new_game_page import NewGamePage
from desktop.pages.players_field import PlayFromDialog
from desktop.painting.drawing import Numbers, Orientation
from desktop.services.sounds import Sound
from desktop.settings.appearance import Appearance
from desktop.settings.settings import Settings
from desktop.theme.themes import SHIPPED, Themes
from desktop.views.game_cards import LESSONS
from desktop.widgets.notice_bar import Topic
from desktop.window.main_window import MainWindow
from desktop.window.shortcut_editor import KeySheet
from desktop.window.window_actions import EarlierGamesMenu, RecentMenu, ThemeMenu
from rules.games import GAMES
from rules.record.game_record import GameRecord


@pytest.fixture
def page(lone: LoneWindow) -> GamePage:
    return lay_out(lone.window, small("egotzi", pie=False), "b2")


def test_a_window_begins_with_the_start_page_which_leads_to_a_game(lone: LoneWindow) -> None:
    start_page(lone.window).cards["yodd"].click()
    assert isinstance(lone.window.page, NewGamePage)
    lone.window.page.start.click()
    assert isinstance(lone.window.page, GamePage)


def test_each_action_leads_to_what_all_windows_share(lone: LoneWindow, page: GamePage) -> None:
    window, position = lone.window, page.session.record.position
    QApplication.clipboard().setText("(;GM[1])")
    wanted: dict[str, tuple[object, ...]] = {
        "game.new_window": ("show_another",),
        "game.library": ("show_library",),
        "game.same_position": ("show_library", position),
        "game.paste_game": ("open_text", "(;GM[1])", window),
        "game.quit": ("quit",),
        "learn.results": ("show_results", "egotzi"),
        "help.here": ("show_help", "egotzi", ""),
        "help.contents": ("show_help", OVERVIEW),
        "help.report": ("copy_report", window),
        "help.log": ("show_log", window),
    }
    for name, call in wanted.items():
        lone.calls.clear()
        lone.trigger(name)
        assert lone.calls == [call], name
    lone.calls.clear()
    click(page.summary.rules)
    assert lone.calls == [("show_help", "egotzi", "")]
    lone.trigger("game.close_window")
    assert not window.isVisible()


def test_files_are_opened_and_saved_in_this_window(
    lone: LoneWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    lone.window.open_requested.emit(tmp_path / "a.sgf")
    assert lone.calls == [("open", tmp_path / "a.sgf")]
    (tmp_path / "b.oddments").touch()
    lone.window.file_saved.emit(tmp_path / "b.oddments")
    assert lone.recent.paths == [tmp_path / "b.oddments"]
    asked: list[str] = []
    for name in ("ask_open", "save", "save_as"):
        monkeypatch.setattr(MainWindow, name, lambda _window, name=name: asked.append(name))
    lay_out(lone.window, small("egotzi"), "b2")
    for name in ("game.open", "game.save", "game.save_as"):
        lone.trigger(name)
    assert asked == ["ask_open", "save", "save_as"]


def test_a_game_is_heard(lone: LoneWindow) -> None:
    page = lay_out(lone.window, small("yodd"), seats=HUMANS)
    lone.sounds.take()
    page.session.play(page.session.position.legal_steps()[0])
    assert lone.sounds.take()[:1] == [Sound.PLACE]


def test_the_board_menu_changes_the_drawing_of_the_game_that_is_shown(
    lone: LoneWindow, page: GamePage
) -> None:
    lone.trigger("board.right")
    lone.trigger("board.numbers_all")
    assert lone.settings.drawing(page.game).orientation == Orientation(1)
    assert lone.settings.drawing(page.game).numbers is Numbers.ALL
    lone.trigger("game.new")
    assert not lone.actions.by_id["board.left"].isEnabled()


def test_the_notices_show_what_cannot_be_pasted(lone: LoneWindow, page: GamePage) -> None:
    QApplication.clipboard().setText("no game")
    lone.trigger("edit.paste")
    assert list(lone.window.notices.texts) == [Topic.BRANCH]


def test_the_engine_plays_on_in_a_game_of_its_own_or_in_a_variation(
    lone: LoneWindow, page: GamePage, monkeypatch: pytest.MonkeyPatch
) -> None:
    window, opened = lone.window, list[GameRecord]()
    monkeypatch.setattr(lone, "show_another", lambda: window, raising=False)
    monkeypatch.setattr(window, "play", opened.append)
    monkeypatch.setattr(lone.engines, "names", lambda game: [f"one at {game}"])
    lone.trigger("engine.play_new")
    (dialog,) = window.findChildren(PlayFromDialog)
    assert dialog.isVisible()
    kind = dialog.seat_fields[0].kind
    assert kind.itemText(kind.count() - 1) == f"one at {page.session.record.setup.game.key}"
    dialog.chosen.emit(page.session.seats)
    assert [node.text for node in opened[0].line] == ["b2"]
    assert opened[0] is not page.session.record
    dialog.close()
    delete_what_is_closed()
    lone.trigger("engine.play_aside")
    (dialog,) = window.findChildren(PlayFromDialog)
    dialog.chosen.emit((Computer(2), Human()))
    assert page.session.seats == (Computer(2), Human())
    assert len(opened) == 1


def test_what_concerns_an_opponent_is_offered_only_where_there_is_one(
    lone: LoneWindow, page: GamePage
) -> None:
    stop, ponder = (lone.actions.by_id[f"engine.{name}"] for name in ("stop", "ponder"))
    assert not stop.isVisible()
    assert not ponder.isVisible()
    page.session.play_variation((Human(), Computer(1)))
    assert stop.isVisible()
    ponders = lone.settings.ponders
    lone.trigger("engine.ponder")
    assert lone.settings.ponders is not ponders


def test_exports_get_the_game_that_is_shown(lone: LoneWindow, page: GamePage) -> None:
    asked: list[tuple[object, ...]] = []
    for name in ("copy_picture", "save_picture", "save_animation", "print_game"):
        setattr(lone.context.exports, name, lambda page, name=name: asked.append((name, page)))
    for name in ("copy_game", "copy_diagram"):
        setattr(lone.context.exports, name, lambda page, name=name: asked.append((name, page)))
    names = ["copy_picture", "save_picture", "save_animation", "print"]
    for name in (*names, "copy_game", "copy_diagram"):
        lone.trigger(f"game.{name}")
    names[3] = "print_game"
    assert asked == [(name, page) for name in (*names, "copy_game", "copy_diagram")]


def test_each_lesson_is_in_the_help_menu(lone: LoneWindow) -> None:
    for key in GAMES:
        for entry in LESSONS[key]:
            lone.trigger(entry.action_id)
            shown = lone.window.page
            assert isinstance(shown, LessonPage)
            assert shown.game.key == key
    lone.trigger("help.keys")
    assert lone.window.findChildren(KeySheet)


def test_escape_leaves_the_full_screen_where_nothing_is_unfinished(
    lone: LoneWindow, page: GamePage
) -> None:
    lone.trigger("view.full_screen")
    assert lone.window.isFullScreen()
    page.type_turn()
    lone.trigger("turn.cancel")
    assert lone.window.isFullScreen()
    assert not page.entry.isVisible()
    lone.trigger("turn.cancel")
    assert not lone.window.isFullScreen()
    lone.trigger("turn.undo")
    assert page.session.record.line == []


def test_the_view_is_larger_smaller_and_switched(lone: LoneWindow) -> None:
    settings = lone.settings
    for name, zoom in (("larger", 1.1), ("larger", 1.25), ("smaller", 1.1), ("usual", 1.0)):
        lone.trigger(f"view.{name}")
        assert settings.zoom == zoom
    for name in ("flat", "confirms"):
        before, action = getattr(settings, name), lone.actions.by_id[f"view.{name}"]
        for on in (not before, before):
            lone.trigger(f"view.{name}")
            assert getattr(settings, name) is action.isChecked() is on
    page = lay_out(lone.window, small("egotzi"), "b2")
    page.board.setFocus()
    panes = [*lone.window.notices.panes, *page.panes]
    for name, at in (("next", 1), ("previous", 0)):
        lone.trigger(f"view.{name}_pane")
        focus = QApplication.focusWidget()
        assert focus is not None
        assert focus is panes[at] or panes[at].isAncestorOf(focus), name


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


def ignore(_path: Path) -> None:
    pass


def lines(menu: QMenu) -> list[str]:
    """Return its lines once it is opened: disabled ones in brackets, "-" between groups."""
    menu.aboutToShow.emit()
    return [
        "-" if a.isSeparator() else a.text() if a.isEnabled() else f"[{a.text()}]"
        for a in menu.actions()
    ]


def test_recent_files_are_chosen_or_forgotten(shelves: Any, parent: QWidget) -> None:
    chosen: list[Path] = []
    menu = RecentMenu(shelves, chosen.append, parent)
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
    shelves: Any, parent: QWidget
) -> None:
    chosen: list[Path] = []
    menu = EarlierGamesMenu(shelves, chosen.append, parent)
    assert menu.title() == "R&ecent games"
    assert lines(menu) == ["[No games yet]"]
    shelves.newest = [Path("/3 a&b.oddments"), Path("/2.oddments"), Path("/1.oddments")]
    shelves.going_on = [Path("/2.oddments")]
    assert lines(menu) == ["2", "3 a&&b   (finished)", "1   (finished)"]
    menu.actions()[1].trigger()
    assert chosen == [Path("/3 a&b.oddments")]


def test_no_more_than_fifteen_games_are_offered(shelves: Any, parent: QWidget) -> None:
    menu = EarlierGamesMenu(shelves, ignore, parent)
    shelves.newest = [Path(f"/{number}.oddments") for number in range(30)]
    assert len(lines(menu)) == 15
    shelves.going_on = [Path(f"/u{number}.oddments") for number in range(5)]
    assert lines(menu)[:6] == ["u0", "u1", "u2", "u3", "u4", "0   (finished)"]
    assert len(lines(menu)) == 15
    shelves.going_on = [Path(f"/u{number}.oddments") for number in range(20)]
    assert lines(menu) == [f"u{number}" for number in range(15)]


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no FIFOs")
def test_a_fifo_in_the_place_of_a_game_does_not_stop_the_menu(
    shelves: Any, parent: QWidget, tmp_path: Path
) -> None:
    os.mkfifo(fifo := tmp_path / "pipe.oddments")
    shelves.newest = [fifo]
    assert lines(EarlierGamesMenu(shelves, ignore, parent)) == ["pipe   (finished)"]


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

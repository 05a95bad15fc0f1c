"""A window by itself: its pages, its file, its signals, and its dialogs."""

from pathlib import Path

import pytest
from driving import HUMANS, delete_what_is_closed, small
from lone_widgets import emitted
from lone_window import LoneWindow
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QGuiApplication
from PySide6.QtWidgets import QApplication, QDialog, QPlainTextEdit, QVBoxLayout

from desktop.game.players import Computer, Human
from desktop.game.rematch import Rematch
from desktop.help.about_dialog import AboutDialog
from desktop.help.pages import help_page
from desktop.settings import file_dialogs
from desktop.widgets.label import Label
from desktop.widgets.notice_bar import Topic
from desktop.widgets.page import Page
from desktop.window.boards_dialog import BoardsDialog
from desktop.window.engines_dialog import EnginesDialog
from desktop.window.settings_dialog import SettingsDialog
from desktop.window.shortcut_editor import KeySheet, ShortcutEditor
from rules.record.game_record import GameRecord


class WatchedPage(Page):
    """Records what the window asks of it."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[object] = []

    def set_seen(self, seen: bool) -> None:
        self.asked.append(seen)

    def stop_engine(self) -> None:
        self.asked.append("stop")


def test_a_page_replaces_another_one_whose_engine_stops(lone: LoneWindow) -> None:
    window, changes = lone.window, emitted(lone.window.page_changed)
    first, second = WatchedPage(), WatchedPage()
    window.show_page(first)
    assert first.isVisible()
    window.notices.show_notice(Topic.FILE, lambda: "of this page")
    window.notices.show_notice(Topic.CORE, lambda: "of the program")
    window.show_page(second)
    assert window.page is second
    assert first.asked == ["stop"]
    assert list(window.notices.texts) == [Topic.CORE]
    assert changes == [None, None]
    assert (window.game_page, window.board_page, window.session) == (None, None, None)
    window.stop_engine()
    assert second.asked == ["stop"]


def test_a_page_follows_whether_it_is_seen(lone: LoneWindow) -> None:
    page = WatchedPage()
    lone.window.show_page(page)
    lone.window.showMinimized()
    QApplication.processEvents()
    assert page.asked[-1] is False


def test_a_game_is_shown_before_it_begins_and_saved(lone: LoneWindow, tmp_path: Path) -> None:
    window, record = lone.window, GameRecord(small("egotzi"))
    shown = emitted(window.game_shown)
    window.play(record, path=tmp_path / "own.oddments", viewing=True)
    page = window.game_page
    assert page is not None
    assert shown == [page]
    assert window.board_page is window.page is page
    assert window.session is page.session
    assert window.session.record is record
    assert window.document is not None
    assert window.path == tmp_path / "own.oddments"
    assert "own.oddments" in window.windowTitle()
    assert "Egotzi" in window.windowTitle()
    assert "Oddments" in window.windowTitle()
    saved = emitted(window.file_saved)
    window.save()
    assert saved == [tmp_path / "own.oddments"]


def test_another_game_of_the_kind_begins_as_is_said_or_else_by_itself(lone: LoneWindow) -> None:
    window, again = lone.window, list[str]()
    window.play_new(small("egotzi"), HUMANS, again=lambda _rematch: again.append("again"))
    page = window.game_page
    assert page is not None
    page.result.again.emit(Rematch())
    assert again == ["again"]
    assert window.page is page
    seats = Human("Ada"), Computer(2)
    window.play_new(small("yodd"), seats)
    page = window.game_page
    assert page is not None
    page.result.again.emit(Rematch(level=3, swapped=True))
    assert window.game_page not in (None, page)
    assert window.session is not None
    assert window.session.record.setup == small("yodd")
    assert window.session.seats == (Computer(3), Human("Ada"))


def test_files_that_are_dropped_or_chosen_are_requested(
    lone: LoneWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window, requested = lone.window, emitted(lone.window.open_requested)
    files = [tmp_path / "a.sgf", tmp_path / "b.sgf"]
    mime = QMimeData()
    mime.setUrls([*map(QUrl.fromLocalFile, map(str, files)), QUrl("https://example.org/c.sgf")])
    how = (Qt.DropAction.CopyAction, mime, Qt.MouseButton.LeftButton)
    plain = Qt.KeyboardModifier.NoModifier
    target = window.windowHandle()
    QApplication.sendEvent(target, QDragEnterEvent(QPoint(60, 60), *how, plain))
    QApplication.sendEvent(target, QDropEvent(QPointF(60, 60), *how, plain))
    assert requested == files
    answers = iter([tmp_path / "c.sgf", None])
    monkeypatch.setattr(file_dialogs, "ask_open", lambda *_: next(answers))
    window.ask_open()
    window.ask_open()
    assert requested[2:] == [tmp_path / "c.sgf"]


def test_a_dropped_file_is_copied_and_never_moved(lone: LoneWindow, tmp_path: Path) -> None:
    requested, mime = emitted(lone.window.open_requested), QMimeData()
    mime.setUrls([QUrl.fromLocalFile(str(tmp_path / "a.sgf"))])
    page, field = Page(), QPlainTextEdit()
    QVBoxLayout(page).addWidget(field)  # Qt's fields accept any move
    lone.window.show_page(page)
    at = field.mapTo(lone.window, field.rect().center())
    handle = lone.window.windowHandle()
    held = mime, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.ShiftModifier  # asks for a move
    move, copy = Qt.DropAction.MoveAction, Qt.DropAction.CopyAction
    for offered, accepted in ((move, False), (move | copy, True)):
        QApplication.sendEvent(handle, QDragEnterEvent(at, offered, *held))
        drop = QDropEvent(QPointF(at), offered, *held)
        QApplication.sendEvent(handle, drop)
        assert drop.isAccepted() is accepted
    assert drop.dropAction() is copy  # a program whose files are moved may delete its own
    assert requested == [tmp_path / "a.sgf"]


@pytest.mark.parametrize("kind", ["urls", "text", "Nautilus", "Nemo"])
def test_files_that_were_copied_in_a_file_manager_are_opened_by_pasting(
    lone: LoneWindow, tmp_path: Path, kind: str
) -> None:
    requested, mime = emitted(lone.window.open_requested), QMimeData()
    files = [tmp_path / "a b.oddments", tmp_path / "ä.sgf"]
    urls = [QUrl.fromLocalFile(str(file)) for file in files]
    lines = "\n".join([url.toString(url.ComponentFormattingOption.FullyEncoded) for url in urls])
    if kind == "urls":
        mime.setUrls(urls)
    elif kind == "Nemo":
        mime.setText("\n".join(map(str, files)))
        mime.setData("x-special/gnome-copied-files", f"copy\n{lines}".encode())
    else:
        mime.setText(lines if kind == "text" else f"x-special/nautilus-clipboard\ncopy\n{lines}\n")
    QGuiApplication.clipboard().setMimeData(mime)
    lone.trigger("game.paste_game")
    assert requested == files


def test_closing_ends_the_game_and_is_reported_of(lone: LoneWindow) -> None:
    window, closed = lone.window, emitted(lone.window.closed)
    page = WatchedPage()
    window.show_page(page)
    window.close()
    assert page.asked == ["stop"]
    assert closed == [None]
    assert lone.settings.geometry is not None


# -- dialogs -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "kind"),
    [
        ("help.keys", KeySheet),
        ("help.shortcuts", ShortcutEditor),
        ("help.about", AboutDialog),
        ("view.boards", BoardsDialog),
        ("engine.programs", EnginesDialog),
    ],
)
def test_a_dialog_opens_beside_the_window_and_is_deleted_when_closed(
    lone: LoneWindow, name: str, kind: type[QDialog]
) -> None:
    lone.trigger(name)
    (dialog,) = lone.window.findChildren(kind)
    assert dialog.isVisible()
    dialog.close()
    delete_what_is_closed()
    assert lone.window.findChildren(kind) == []


def test_the_list_of_engines_leads_to_the_help_about_them(lone: LoneWindow) -> None:
    lone.trigger("engine.programs")
    (dialog,) = lone.window.findChildren(EnginesDialog)
    dialog.help_asked.emit()
    assert lone.calls == [("show_help", "window", "engines")]
    assert help_page("window").section("engines").title == "Other engines"


def test_a_slow_core_is_reported_in_the_dialog_about_the_program(
    lone: LoneWindow,
) -> None:
    lone.trigger("help.about")
    (dialog,) = lone.window.findChildren(AboutDialog)
    assert any("The core is slow." in label.text() for label in dialog.findChildren(Label))


def test_the_settings_are_one_dialog_that_shows_new_themes(lone: LoneWindow) -> None:
    lone.trigger("view.settings")
    (dialog,) = lone.window.findChildren(SettingsDialog)
    assert dialog.switches.keys() >= {"view.flat", "view.animated"}
    dialog.close()
    folder = lone.appearance.themes.folder
    folder.mkdir(parents=True)
    (folder / "sea.json").write_text('{"name": "Sea", "extends": "dark"}')
    lone.trigger("view.settings")
    assert lone.window.findChildren(SettingsDialog) == [dialog]
    assert dialog.theme.findText("Sea") >= 0


def test_actions_have_the_keys_that_were_chosen_in_the_dialog(lone: LoneWindow) -> None:
    actions = lone.actions
    lone.keymap.choose(actions.by_id, "turn.undo", ["F7"])
    assert actions.by_id["turn.undo"].shortcut().toString() == "F7"
    titles = [menu.title() for menu in actions.menus]
    assert titles == [action.text() for action in lone.window.menuBar().actions()]
    assert list(actions.by_id) == [name for menu in actions.groups for name in menu.actions_by_id]

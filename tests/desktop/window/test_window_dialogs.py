"""The dialogs of a window by themselves: which one opens, and what it receives."""

from __future__ import annotations

import pytest
from driving import delete_what_is_closed
from lone_widgets import emitted
from lone_window import LoneWindow
from PySide6.QtWidgets import QDialog

from desktop.about.about_dialog import AboutDialog
from desktop.engines.engines_dialog import EnginesDialog
from desktop.help.pages import help_page
from desktop.widgets.label import Label
from desktop.window.boards_dialog import BoardsDialog
from desktop.window.key_sheet import KeySheet
from desktop.window.settings_dialog import SettingsDialog
from desktop.window.shortcut_editor import ShortcutEditor
from desktop.window.window_dialogs import WindowDialogs


@pytest.fixture
def dialogs(lone: LoneWindow) -> WindowDialogs:
    return WindowDialogs(
        lone.window,
        lone.actions(),
        lone.keymap,
        lone.settings,
        lone.appearance,
        lone.sounds,
        lambda: "The core is slow.",
        lambda: None,
    )


@pytest.mark.parametrize(
    ("name", "kind"),
    [
        ("show_keys", KeySheet),
        ("edit_shortcuts", ShortcutEditor),
        ("show_about", AboutDialog),
        ("show_boards", BoardsDialog),
        ("show_engines", EnginesDialog),
    ],
)
def test_a_dialog_opens_beside_the_window_and_is_deleted_when_closed(
    lone: LoneWindow, dialogs: WindowDialogs, name: str, kind: type[QDialog]
) -> None:
    getattr(dialogs, name)()
    (dialog,) = lone.window.findChildren(kind)
    assert dialog.isVisible()
    dialog.close()
    delete_what_is_closed()
    assert lone.window.findChildren(kind) == []


def test_the_list_of_engines_leads_to_the_help_about_them(
    lone: LoneWindow, dialogs: WindowDialogs
) -> None:
    asked = emitted(dialogs.help_requested)
    dialogs.show_engines()
    (dialog,) = lone.window.findChildren(EnginesDialog)
    dialog.help_asked.emit()
    assert asked == [("window", "engines")]
    assert help_page("window").section("engines").title == "Other engines"


def test_what_is_to_be_known_of_the_core_is_in_the_dialog_about_the_program(
    lone: LoneWindow, dialogs: WindowDialogs
) -> None:
    dialogs.show_about()
    (dialog,) = lone.window.findChildren(AboutDialog)
    assert any("The core is slow." in label.text() for label in dialog.findChildren(Label))


def test_the_settings_are_one_dialog_that_shows_new_themes(
    lone: LoneWindow, dialogs: WindowDialogs
) -> None:
    dialogs.show_settings()
    (dialog,) = lone.window.findChildren(SettingsDialog)
    assert dialog.switches.keys() >= {"view.flat", "view.animated"}
    dialog.close()
    folder = lone.appearance.themes.folder
    folder.mkdir(parents=True)
    (folder / "sea.json").write_text('{"name": "Sea", "extends": "dark"}')
    dialogs.show_settings()
    assert lone.window.findChildren(SettingsDialog) == [dialog]
    assert dialog.theme.findText("Sea") >= 0


def test_actions_have_the_keys_that_were_chosen_in_the_dialog(lone: LoneWindow) -> None:
    actions = lone.actions()
    lone.keymap.choose(actions.by_id, "turn.undo", ["F7"])
    assert actions.by_id["turn.undo"].shortcut().toString() == "F7"
    titles = [menu.title() for menu in actions.menus]
    assert titles == [action.text() for action in lone.window.menuBar().actions()]
    assert list(actions.by_id) == [name for menu in actions.groups for name in menu.actions_by_id]

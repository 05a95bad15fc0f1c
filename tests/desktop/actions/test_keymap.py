"""Chosen keys: stored, never shared by two actions, and always valid."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from driving import commands, program_of, shown
from PySide6.QtCore import QSettings
from pytestqt.qtbot import QtBot

from desktop.actions.keymap import is_free, readable_key
from desktop.application.program import Program
from desktop.i18n.key_names import key_names
from desktop.i18n.language import UI_LANGUAGE
from desktop.i18n.languages import Language
from desktop.window.main_window import MainWindow

MakeProgram = Callable[..., Program]


def keys(window: MainWindow, name: str) -> list[str]:
    return [key.toString() for key in commands(window)[name].shortcuts()]


def choose(window: MainWindow, name: str, *chosen: str) -> None:
    program_of(window).keymap.choose(commands(window), name, chosen)


def test_chosen_keys_hold_at_once_in_every_window(
    window: MainWindow, program: Program, qtbot: QtBot
) -> None:
    other = shown(program, qtbot)
    choose(window, "turn.undo", "F7", "Ctrl+U")
    assert keys(other, "turn.undo") == keys(window, "turn.undo") == ["F7", "Ctrl+U"]
    program_of(window).keymap.reset("turn.undo")
    assert keys(other, "turn.undo") == ["Ctrl+Z"]


def test_a_key_belongs_to_one_action(window: MainWindow) -> None:
    choose(window, "turn.undo", "Ctrl+Y")
    assert keys(window, "turn.redo") == ["Ctrl+Shift+Z"]
    choose(window, "turn.hand", "Ctrl+Y", "F7")
    assert keys(window, "turn.undo") == []
    choose(window, "turn.resign", "F7")
    assert keys(window, "turn.hand") == ["Ctrl+Y"]
    program_of(window).keymap.reset("turn.hand")
    assert keys(window, "turn.redo") == ["Ctrl+Shift+Z", "Ctrl+Y"]
    assert keys(window, "turn.undo") == []
    program_of(window).keymap.reset(*commands(window))
    for name, action in commands(window).items():
        assert keys(window, name) == list(action.default_keys)


def test_stored_keys_that_are_none_or_taken_are_ignored(
    make_program: MakeProgram, qtbot: QtBot, tmp_path: Path
) -> None:
    store = QSettings(str(tmp_path / "settings.ini"), QSettings.Format.IniFormat)
    names = ["turn.undo", "turn.cancel", "turn.hand", "turn.resign", "turn.pass"]
    rubbish = ["rubbish", "Ctrl+", "Ctrl+Z, X", "Left", "Ctrl+Rub | Space"]
    for name, stored in zip(names, rubbish, strict=True):
        store.setValue(f"keys/{name}", stored)
    store.setValue("keys/turn.redo", "Left | F8")
    store.setValue("keys/turn.first", "F7")
    store.setValue("keys/turn.last", "F7")
    store.setValue("keys/turn.fly", "F9")
    store.sync()
    window = shown(make_program(), qtbot)
    for name in names:
        assert keys(window, name) == list(commands(window)[name].default_keys), name
    assert keys(window, "turn.redo") == ["F8"]
    assert (keys(window, "turn.first"), keys(window, "turn.last")) == (["F7"], [])


def test_keys_that_move_about_belong_to_no_action() -> None:
    assert not any(map(is_free, ("Left", "Shift+Up", "Return", "Space", "Tab", "Esc", "End")))
    assert all(map(is_free, ("Alt+Left", "Ctrl+Return", "A", "?", "F1")))


def test_keys_are_read_and_named() -> None:
    assert readable_key("ctrl+shift+z") == "Ctrl+Shift+Z"
    assert readable_key("") == ""
    assert key_names(["Ctrl+Z", "F7"]) == "Ctrl+Z, F7"
    UI_LANGUAGE.set_language(Language("it"))
    assert key_names(["Return", "Enter", "F7"]) == "Invio, F7"

"""The help, the keys, and about the program: each opens without interrupting a game."""

from __future__ import annotations

import pytest
from driving import commands, delete_what_is_closed, lay_out, program_of, small
from PySide6.QtCore import QUrl
from PySide6.QtGui import QDesktopServices, QGuiApplication
from PySide6.QtWidgets import QDialog
from window_keys import press

from desktop.about.about_dialog import AboutDialog
from desktop.application.program import Program
from desktop.help.overview import OVERVIEW
from desktop.widgets.label import Label
from desktop.widgets.topic import Topic
from desktop.window.key_sheet import KeySheet
from desktop.window.main_window import MainWindow
from desktop.window.shortcut_editor import ShortcutEditor


def test_the_help_opens_at_what_is_seen_or_at_its_contents(window: MainWindow) -> None:
    program = program_of(window)

    def place() -> tuple[str, str]:
        assert program.help is not None
        return program.help.browser.key, program.help.browser.section

    page = lay_out(window, small("egotzi"), "b2")
    press(window, "F1")
    assert place() == ("egotzi", "")
    page.session.resign()
    press(window, "F1")
    assert place() == ("egotzi", "end")
    commands(window)["help.contents"].trigger()
    assert place() == (OVERVIEW, "")


@pytest.mark.parametrize(
    ("name", "kind"),
    [("help.keys", KeySheet), ("help.shortcuts", ShortcutEditor), ("help.about", AboutDialog)],
)
def test_a_dialog_opens_over_its_window_and_goes_when_it_is_closed(
    window: MainWindow, name: str, kind: type[QDialog]
) -> None:
    commands(window)[name].trigger()
    (dialog,) = window.findChildren(kind)
    assert dialog.isVisible()
    assert dialog.isModal()
    dialog.close()
    delete_what_is_closed()
    assert window.findChildren(kind) == []


def test_the_keys_are_shown_by_a_key(window: MainWindow) -> None:
    press(window, "?")
    (sheet,) = window.findChildren(KeySheet)
    assert sheet.isVisible()


def test_the_report_and_the_folder_of_the_log_are_reported_in_this_window(
    window: MainWindow, program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    other = program.show_another()
    commands(window)["help.report"].trigger()
    assert Topic.REPORT in window.notices.texts
    assert other.notices.texts == {}
    assert "Oddments" in QGuiApplication.clipboard().text()
    shown: list[QUrl] = []
    monkeypatch.setattr(QDesktopServices, "openUrl", shown.append)
    commands(window)["help.log"].trigger()
    assert Topic.LOG_FOLDER in window.notices.texts or shown
    assert other.notices.texts == {}


def test_the_about_box_says_what_is_to_be_known_of_the_core(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("desktop.application.program.compiled", lambda: False)
    commands(window)["help.about"].trigger()
    (dialog,) = window.findChildren(AboutDialog)
    assert any("hundred times slower" in label.text() for label in dialog.findChildren(Label))

"""The help, the keys, and about the program: each opens without interrupting a game."""

from __future__ import annotations

import pytest
from driving import commands, lay_out, program_of, small
from PySide6.QtCore import QUrl
from PySide6.QtGui import QDesktopServices, QGuiApplication
from window_keys import press

from desktop.application.program import Program
from desktop.help.overview import OVERVIEW
from desktop.widgets.topic import Topic
from desktop.window.main_window import MainWindow


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

"""The defaults of a page."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from desktop.theme.theme import DARK
from desktop.widgets.page import Page


def test_a_page_is_about_no_game_and_asks_for_nothing(qtbot: QtBot) -> None:
    page = Page()
    qtbot.addWidget(page)
    assert page.objectName() == "page"
    assert page.game is None
    assert page.help_place == ("", "")
    assert page.panes == [page]
    page.set_theme(DARK)
    page.set_seen(False)
    page.stop_engine()

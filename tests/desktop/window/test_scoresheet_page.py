"""The page of a game whose rules are not there: what it says, and what can be done about it."""

from __future__ import annotations

from pathlib import Path

import pytest
from driving import click
from lone_widgets import shown_alone
from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QDesktopServices, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from desktop.i18n.language import UI_LANGUAGE
from desktop.i18n.languages import SOURCE, chosen
from desktop.window.scoresheet_page import ScoresheetPage
from rules.games import BROKEN
from rules.games.packages import GamePackage, GamePackageError
from rules.record.collection import Collection
from rules.record.scoresheet import Scoresheet

GAME = (
    "(;GM[1999]XG[nudge]XI[oddments-nudge]SZ[5]XP[off]PB[Ann]XC[person][engine 5]DT[2026-11-01]"
    "EV[<b>Cup</b>]RE[B+R]GC[A <i>fine</i> game.];B[c3];W[d4]C[Well!\nReally]"
    "(;B[a1];W[e5])(;B[a2]))"
)
TEXT = """\
Size: 5
Pie rule: Off
Black: Ann
White: Computer, level 5
Date: 2026-11-01
Event: <b>Cup</b>
Result: B+R

A <i>fine</i> game.

1. Black: c3
2. White: d4
    Well!
    Really
3. Black: a1

    3. Black: a2

4. White: e5"""


def page_of(text: str, file: Path | None = None) -> ScoresheetPage:
    shown = Collection(text).shown()
    assert isinstance(shown, Scoresheet)
    return ScoresheetPage(shown, file)


@pytest.fixture
def page(qtbot: QtBot, tmp_path: Path) -> ScoresheetPage:
    page = page_of(GAME, tmp_path / "own game.oddments")
    shown_alone(qtbot, page, (800, 600))
    return page


def labels(page: ScoresheetPage) -> str:
    shown = [label for label in page.findChildren(QLabel) if label.isVisible()]
    assert all(label.textFormat() is Qt.TextFormat.PlainText for label in shown)
    return "\n".join([label.text() for label in shown])


def test_all_that_the_file_says_is_text_to_select(page: ScoresheetPage) -> None:
    assert page.text.toPlainText() == TEXT
    assert page.text.isReadOnly()
    page.text.selectAll()
    page.text.copy()
    assert QGuiApplication.clipboard().text() == TEXT


def test_it_says_what_to_install_and_copies_the_command(page: ScoresheetPage) -> None:
    assert "The game nudge is not installed" in labels(page)
    assert "install the package oddments-nudge" in labels(page)
    assert page.command.text() == "pip install oddments-nudge"
    click(page.copy)
    assert QGuiApplication.clipboard().text() == "pip install oddments-nudge"
    assert "The command was copied to the clipboard." in labels(page)


def test_all_parts_are_reached_by_tab(page: ScoresheetPage) -> None:
    page.text.setFocus()
    stops: list[QWidget] = [page.text]
    for _ in range(3):
        QTest.keyClick(stops[-1], Qt.Key.Key_Tab)
        focus = QApplication.focusWidget()
        assert focus is not None
        stops.append(focus)
    assert set(stops) == {page.text, page.command, page.copy, page.folder}
    assert page.panes == [page.text, page.copy]


def test_the_folder_of_the_file_is_shown(
    page: ScoresheetPage, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[QUrl] = []
    monkeypatch.setattr(QDesktopServices, "openUrl", opened.append)
    click(page.folder)
    assert [Path(url.toLocalFile()) for url in opened] == [tmp_path]
    assert "own game.oddments" in labels(page)  # since nothing opened it


def test_a_game_of_no_known_package_has_no_command(qtbot: QtBot) -> None:
    page = page_of(GAME.replace("XI[oddments-nudge]", "XI[-r x]"))
    shown_alone(qtbot, page)
    assert "This version of Oddments does not know the game nudge" in labels(page)
    assert not any(part.isVisible() for part in (page.command, page.copy, page.folder))


def test_a_broken_package_says_why(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(
        BROKEN, GamePackage("nudge", "no.rules", "no.views"), GamePackageError("it is too old")
    )
    page = page_of(GAME)
    shown_alone(qtbot, page)
    assert "is installed, but cannot be played: it is too old" in labels(page)
    assert not page.command.isVisible()


def test_damage_and_a_start_of_its_own_are_mentioned(qtbot: QtBot) -> None:
    page = page_of("(;GM[1999]XG[nudge]AB[a1];B[b1")
    shown_alone(qtbot, page)
    assert "damaged, and shown in part: the text ends" in labels(page)
    assert "starts in a position that was set up" in page.text.toPlainText()


@pytest.mark.parametrize("key", ["<b>x</b>", "a\nb\u202e", "x" * 5000])
def test_odd_names_are_one_line_of_plain_text(qtbot: QtBot, key: str) -> None:
    page = page_of(f"(;GM[1999]XG[{key}])")
    shown_alone(qtbot, page, (800, 600))
    assert page.width() == 800
    assert labels(page).splitlines()[0] in (key, "a b", "x" * 59 + "…")


def test_it_follows_the_language(page: ScoresheetPage) -> None:
    UI_LANGUAGE.set_language(chosen("de"))
    try:
        assert "Schwarz: Ann" in page.text.toPlainText()
    finally:
        UI_LANGUAGE.set_language(SOURCE)

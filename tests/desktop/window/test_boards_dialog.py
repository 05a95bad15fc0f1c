"""Boards and pieces, chosen by their pictures: applied at once, and restored by cancelling."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from driving import small
from PySide6.QtCore import QEvent, QSettings, Qt, QUrl
from PySide6.QtGui import QDesktopServices, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialogButtonBox, QWidget
from pytestqt.qtbot import QtBot

from desktop.i18n.language import UI_LANGUAGE
from desktop.i18n.languages import Language
from desktop.settings.appearance import Appearance
from desktop.settings.settings import Settings
from desktop.theme.dressing import SHIPPED_BOARDS, SHIPPED_PIECES
from desktop.theme.theme import LIGHT
from desktop.theme.themes import AS_THEME, Themes
from desktop.window.boards_dialog import BoardsDialog
from desktop.window.picture_choice import PICTURE_PX, PictureChoice

K = Qt.Key
_Button = QDialogButtonBox.StandardButton


@pytest.fixture
def appearance(parent: QWidget, tmp_path: Path) -> Appearance:
    store = QSettings(str(tmp_path / "settings.ini"), QSettings.Format.IniFormat)
    made = Appearance(Settings(store), Themes(tmp_path / "themes"), parent)
    made.choose("light")
    return made


@pytest.fixture
def dialog(appearance: Appearance, parent: QWidget, qtbot: QtBot) -> BoardsDialog:
    made = BoardsDialog(appearance, small("egotzi"), parent)
    made.show()
    qtbot.waitExposed(made)
    return made


def titles(choice: PictureChoice) -> list[str]:
    return [choice.item(row).text() for row in range(choice.count())]


def pictures(choice: PictureChoice) -> list[QImage]:
    icons = [choice.item(row).icon() for row in range(choice.count())]
    return [icon.pixmap(PICTURE_PX, PICTURE_PX).toImage() for icon in icons]


def click(choice: PictureChoice, title: str) -> None:
    (item,) = choice.findItems(title, Qt.MatchFlag.MatchExactly)
    choice.scrollToItem(item)
    at = choice.visualItemRect(item).center()
    QTest.mouseClick(choice.viewport(), Qt.MouseButton.LeftButton, pos=at)


def press(dialog: BoardsDialog, button: QDialogButtonBox.StandardButton) -> None:
    QTest.mouseClick(dialog.buttons.button(button), Qt.MouseButton.LeftButton)


def test_every_choice_has_a_title_and_a_picture_of_its_own(dialog: BoardsDialog) -> None:
    assert titles(dialog.boards) == ["As the theme", "Light wood", "Dark wood", "Slate", "Paper"]
    assert titles(dialog.pieces) == ["As the theme", "Stone", "Wood", "Flat"]
    for choice in (dialog.boards, dialog.pieces):
        images = pictures(choice)
        assert all(one != other for at, one in enumerate(images) for other in images[:at])
        assert choice.currentRow() == 0
    UI_LANGUAGE.set_language(Language("de"))
    assert titles(dialog.boards)[3] == "Schiefer"
    assert dialog.windowTitle() == "Bretter und Steine"


def test_a_click_applies_a_board_and_its_picture_shows_the_chosen_pieces(
    dialog: BoardsDialog, appearance: Appearance
) -> None:
    before = pictures(dialog.boards)
    click(dialog.boards, "Slate")
    assert appearance.board == "slate"
    assert appearance.theme.on_board.cells == SHIPPED_BOARDS["slate"].cells
    assert appearance.theme.plate == LIGHT.plate
    assert pictures(dialog.boards) == before  # of boards with the theme's pieces, still
    click(dialog.pieces, "Wood")
    assert appearance.theme.stones == SHIPPED_PIECES["wood"].stones
    after = pictures(dialog.boards)
    assert all(one != other for one, other in zip(before, after, strict=True))


def test_arrow_keys_choose_and_ok_keeps(dialog: BoardsDialog, appearance: Appearance) -> None:
    assert dialog.boards.hasFocus()
    QTest.keyClick(dialog.boards, K.Key_Right)
    assert appearance.board == "light_wood"
    QTest.keyClick(dialog.boards, K.Key_Tab)
    assert dialog.pieces.hasFocus()
    QTest.keyClick(dialog.pieces, K.Key_End)
    assert appearance.pieces == "flat"
    press(dialog, _Button.Ok)
    assert not dialog.isVisible()
    assert (appearance.board, appearance.pieces) == ("light_wood", "flat")


def test_cancelling_restores_what_was_chosen_before(
    appearance: Appearance, parent: QWidget, qtbot: QtBot
) -> None:
    appearance.dress("paper", AS_THEME)
    dialog = BoardsDialog(appearance, small("wythe"), parent)
    dialog.show()
    qtbot.waitExposed(dialog)
    assert dialog.boards.currentItem().text() == "Paper"
    click(dialog.boards, "Dark wood")
    click(dialog.pieces, "Stone")
    press(dialog, _Button.Cancel)
    assert not dialog.isVisible()
    assert (appearance.board, appearance.pieces) == ("paper", AS_THEME)
    assert appearance.theme.stones == LIGHT.stones


def test_a_theme_with_its_own_board_leaves_no_choice(
    dialog: BoardsDialog, appearance: Appearance
) -> None:
    assert dialog.note.isHidden()
    appearance.choose("contrast")
    assert not dialog.boards.isEnabled()
    assert not dialog.pieces.isEnabled()
    assert "High contrast" in dialog.note.text()
    assert dialog.note.isVisible()
    appearance.choose("dark")
    assert dialog.boards.isEnabled()
    assert dialog.note.isHidden()


def test_a_file_that_was_just_added_is_offered_when_the_dialog_comes_back(
    dialog: BoardsDialog, appearance: Appearance
) -> None:
    folder = appearance.themes.boards.folder
    folder.mkdir(parents=True)
    felt = {"name": "Felt", "extends": "slate", "cells": ["#3F7358", "#3C6E54"]}
    (folder / "felt.json").write_text(json.dumps(felt))
    QApplication.sendEvent(dialog, QEvent(QEvent.Type.WindowActivate))
    assert titles(dialog.boards)[-1] == "Felt"
    click(dialog.boards, "Felt")
    assert appearance.theme.on_board.cells == ("#3F7358", "#3C6E54")


def test_folders_are_shown_or_named(
    dialog: BoardsDialog, appearance: Appearance, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[QUrl] = []

    def open_url(url: QUrl) -> bool:
        asked.append(url)
        return False

    monkeypatch.setattr(QDesktopServices, "openUrl", open_url)
    for button, files in (
        (dialog.boards_folder, appearance.themes.boards),
        (dialog.pieces_folder, appearance.themes.pieces),
    ):
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
        assert asked.pop() == QUrl.fromLocalFile(str(files.folder))
        assert files.folder.is_dir()
        assert str(files.folder) in dialog.problem.text()
        assert dialog.problem.isVisible()


def test_a_choice_is_as_wide_as_its_pictures_and_emits_what_the_user_chooses(
    parent: QWidget, qtbot: QtBot
) -> None:
    choice = PictureChoice()
    qtbot.addWidget(choice)
    emitted: list[str] = []
    choice.chosen.connect(emitted.append)
    choice.set_choices({"a": "One", "b": "Two", "c": "Three"}, "b")
    choice.resize(choice.sizeHint())
    choice.show()
    assert choice.keys == ["a", "b", "c"]
    assert emitted == []
    tops = {choice.visualItemRect(choice.item(row)).top() for row in range(3)}
    assert len(tops) == 1
    click(choice, "Three")
    QTest.keyClick(choice, K.Key_Left)
    assert emitted == ["c", "b"]

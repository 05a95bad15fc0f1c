"""The dialogs for settings, and for boards and pieces: changes apply at once."""

import json
from pathlib import Path

import pytest
from driving import small
from PySide6.QtCore import QEvent, QPoint, QSettings, QSize, Qt, QUrl
from PySide6.QtGui import QDesktopServices, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QDialogButtonBox, QWidget
from pytestqt.qtbot import QtBot
from stand_ins import RecordedSounds

from desktop.painting.drawing import Pace
from desktop.services.languages import UI_LANGUAGE, Language, available_languages, system_language
from desktop.services.sounds import Sound
from desktop.services.text import tr
from desktop.settings.action import Action, Command
from desktop.settings.appearance import Appearance
from desktop.settings.settings import Settings
from desktop.theme.themes import (
    AS_THEME,
    LIGHT,
    SHIPPED,
    SHIPPED_BOARDS,
    SHIPPED_PIECES,
    UI_THEME,
    Themes,
)
from desktop.widgets.label import Label
from desktop.window.boards_dialog import PICTURE_PX, BoardsDialog, PictureChoice
from desktop.window.settings_dialog import SettingsDialog

# -- settings ----------------------------------------------------------------------------------


K = Qt.Key


class Opened:
    """The dialog, and what it works on."""

    def __init__(self, parent: QWidget, folder: Path, language: str = "system") -> None:
        store = QSettings(str(folder / "settings.ini"), QSettings.Format.IniFormat)
        self.settings = Settings(store)
        self.settings.language = language
        self.appearance = Appearance(self.settings, Themes(folder / "themes"), parent)
        self.ticked: set[str] = set()
        self.actions = {name: self._action(parent, name) for name in self.ids()}
        self.sounds = RecordedSounds()
        self.dialog = SettingsDialog(
            self.actions, self.settings, self.appearance, self.sounds, parent
        )
        self.dialog.show()

    @staticmethod
    def ids() -> list[str]:
        return [switch.action for switch in Settings.switches()]

    def _action(self, parent: QWidget, name: str) -> Action:
        command = Command(
            name,
            f"&Switch {name}",
            lambda _: self.ticked.symmetric_difference_update({name}),
            ticked=lambda _: name in self.ticked,
        )
        return Action(parent, command)


@pytest.fixture
def opened(parent: QWidget, tmp_path: Path, qtbot: QtBot) -> Opened:
    opened = Opened(parent, tmp_path)
    qtbot.waitUntil(opened.dialog.isVisible)
    return opened


def choose(box: QComboBox, text: str) -> None:
    """Choose by keyboard."""
    box.setFocus()
    for _ in range(box.count()):
        if box.currentText() == text:
            return
        QTest.keyClick(box, K.Key_Down)
    assert box.currentText() == text


def tick(dialog: SettingsDialog, name: str) -> None:
    box = dialog.switches[name]
    QTest.mouseClick(box, Qt.MouseButton.LeftButton, pos=QPoint(8, box.height() // 2))


def offered_in(box: QComboBox) -> list[str]:
    return [box.itemText(row) for row in range(box.count())]


def test_at_first_it_shows_what_is_in_force(opened: Opened) -> None:
    dialog = opened.dialog
    assert dialog.windowTitle() == "Settings – Oddments"
    shipped = [theme.name for theme in SHIPPED.values()]
    assert offered_in(dialog.theme) == ["Follow the system", *shipped]
    assert dialog.theme.currentText() == "Follow the system"
    percents = (80, 90, 100, 110, 125, 150, 175, 200)
    assert offered_in(dialog.zoom) == [f"{percent} %" for percent in percents]
    assert dialog.zoom.currentText() == "100 %"
    assert offered_in(dialog.language) == [
        f"System language ({system_language().name})",
        *[language.name for language in available_languages()],
    ]
    assert dialog.language.currentIndex() == 0
    names = [box.accessibleName() for box in (dialog.theme, dialog.zoom, dialog.language)]
    assert names == ["Theme", "Size of text and controls", "Language"]
    assert not dialog.problem.isVisible()
    assert dialog.folder.toolTip() == "Open the folder where themes are stored"
    headings = [
        each.text() for each in dialog.findChildren(Label) if each.property("role") == "name"
    ]
    assert headings == ["Appearance", "Boards", "Playing", "Window"]
    assert not dialog.isModal()


def test_every_switch_with_a_heading_mirrors_its_action(opened: Opened) -> None:
    shown = [switch.action for switch in Settings.switches() if switch.heading]
    assert list(opened.dialog.switches) == shown != []
    for name, box in opened.dialog.switches.items():
        assert (box.text(), box.isChecked()) == (f"Switch {name}", False)
        assert box.toolTip() == opened.actions[name].toolTip()
        tick(opened.dialog, name)
        assert opened.ticked == {name}
        assert box.isChecked()
        opened.ticked.clear()
        opened.actions[name].refresh()
        assert not box.isChecked()
    opened.actions["view.flat"].setToolTip("Flat  (F7)")
    assert opened.dialog.switches["view.flat"].toolTip().endswith("(F7)")


def test_a_theme_and_a_zoom_are_in_force_at_once(opened: Opened) -> None:
    choose(opened.dialog.theme, "Print")
    assert UI_THEME.theme is SHIPPED["print"]
    choose(opened.dialog.zoom, "150 %")
    assert opened.settings.zoom == 1.5
    opened.appearance.zoom(0)
    assert opened.dialog.zoom.currentText() == "100 %"
    opened.appearance.choose("dark")
    assert opened.dialog.theme.currentText() == "Dark"


def test_a_language_is_applied_at_once_and_stored(opened: Opened) -> None:
    dialog = opened.dialog
    choose(dialog.language, "Deutsch")
    assert UI_LANGUAGE.language == Language("de")
    assert opened.settings.language == "de"
    assert dialog.language.currentText() == "Deutsch"
    assert dialog.windowTitle() == tr("Settings – Oddments") != "Settings – Oddments"
    assert dialog.theme.itemText(0) == tr("Follow the system") != "Follow the system"
    QTest.keyClick(dialog.language, K.Key_Home)
    assert (UI_LANGUAGE.language, opened.settings.language) == (system_language(), "system")


def test_a_language_that_is_not_there_any_more_is_that_of_the_system(
    parent: QWidget, tmp_path: Path
) -> None:
    assert Opened(parent, tmp_path, "tlh").dialog.language.currentIndex() == 0


def test_a_folder_that_the_system_cannot_show_is_named_and_read_aloud(
    opened: Opened, monkeypatch: pytest.MonkeyPatch, announcements: list[tuple[str, bool]]
) -> None:
    asked: list[QUrl] = []
    answers = [False, True]

    def open_url(url: QUrl) -> bool:
        asked.append(url)
        return answers.pop(0)

    monkeypatch.setattr(QDesktopServices, "openUrl", open_url)
    folder, problem = opened.appearance.themes.folder, opened.dialog.problem

    def ask() -> None:
        QTest.mouseClick(opened.dialog.folder, Qt.MouseButton.LeftButton)

    assert not folder.exists()
    ask()
    assert folder.is_dir()
    assert asked == [QUrl.fromLocalFile(str(folder))]
    assert problem.isVisible()
    assert problem.text() == f"Put your themes into {folder}."
    assert problem.textInteractionFlags() & Qt.TextInteractionFlag.TextSelectableByMouse
    ask()
    assert not problem.isVisible()
    folder.rmdir()
    folder.write_text("a file lies in its place")
    ask()
    assert "could not be created" in problem.text()
    assert announcements == [(f"Put your themes into {folder}.", True), (problem.text(), True)]


def test_escape_and_the_button_close_it(opened: Opened) -> None:
    QTest.keyClick(opened.dialog, K.Key_Escape)
    assert not opened.dialog.isVisible()
    opened.dialog.show()
    QTest.mouseClick(opened.dialog.close_button, Qt.MouseButton.LeftButton)
    assert not opened.dialog.isVisible()


def test_the_volume_is_stored_and_each_change_is_heard(opened: Opened) -> None:
    slider = opened.dialog.volume
    slider.setEnabled(True)
    assert slider.value() == 70
    QTest.keyClick(slider, K.Key_Right)
    assert slider.value() == 71
    assert opened.settings.volume == 0.71
    QTest.keyClick(slider, K.Key_Home)
    assert opened.settings.volume == 0.0
    assert opened.sounds.take() == [Sound.PLACE, Sound.PLACE]


def test_the_volume_is_followed_in_silence_when_it_was_changed_elsewhere(opened: Opened) -> None:
    opened.settings.volume = 0.25
    opened.appearance.zoom_to(1.1)  # shows all choices again
    assert opened.dialog.volume.value() == 25
    assert opened.sounds.take() == []


def test_the_volume_can_be_changed_only_while_sounds_are_on(opened: Opened) -> None:
    box = opened.dialog.switches["view.sounds"]
    assert not box.isChecked()
    assert not opened.dialog.volume.isEnabled()
    tick(opened.dialog, "view.sounds")
    opened.actions["view.sounds"].refresh()
    assert opened.dialog.volume.isEnabled()


def test_the_speed_is_stored_and_can_be_changed_only_while_moves_are_animated(
    opened: Opened,
) -> None:
    pace = opened.dialog.pace
    assert not pace.isEnabled()
    tick(opened.dialog, "view.animated")
    opened.actions["view.animated"].refresh()
    assert pace.isEnabled()
    assert (pace.currentText(), opened.settings.pace) == ("Normal", Pace.NORMAL)
    pace.setFocus()
    QTest.keyClick(pace, K.Key_Down)
    assert (pace.currentText(), opened.settings.pace) == ("Fast", Pace.FAST)
    opened.settings.pace = Pace.SLOW
    opened.appearance.zoom_to(1.1)  # shows all choices again
    assert pace.currentText() == "Slow"


def test_a_button_asks_for_boards_and_pieces(opened: Opened, qtbot: QtBot) -> None:
    with qtbot.waitSignal(opened.dialog.boards_requested):
        QTest.mouseClick(opened.dialog.boards, Qt.MouseButton.LeftButton)


# -- boards and pieces -------------------------------------------------------------------------


_Button = QDialogButtonBox.StandardButton


@pytest.fixture
def appearance(parent: QWidget, tmp_path: Path) -> Appearance:
    store = QSettings(str(tmp_path / "settings.ini"), QSettings.Format.IniFormat)
    made = Appearance(Settings(store), Themes(tmp_path / "themes"), parent)
    made.choose("light")
    return made


@pytest.fixture(autouse=True)
def _small_pictures(monkeypatch: pytest.MonkeyPatch) -> None:
    """Draw boards quickly."""
    monkeypatch.setattr("desktop.window.boards_dialog.PICTURE_PX", 40)


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


def push(dialog: BoardsDialog, button: QDialogButtonBox.StandardButton) -> None:
    QTest.mouseClick(dialog.buttons.button(button), Qt.MouseButton.LeftButton)


def test_every_choice_has_a_title_and_a_picture_of_its_own(dialog: BoardsDialog) -> None:
    boards = ["As the theme", "Plain", "Light wood", "Dark wood", "Slate", "Paper"]
    assert titles(dialog.boards) == boards
    assert pictures(dialog.boards)[0] == pictures(dialog.boards)[2]  # the board of the theme
    assert titles(dialog.pieces) == ["As the theme", "Stone", "Wood", "Flat"]
    for choice in (dialog.boards, dialog.pieces):
        images = pictures(choice)
        assert all(one != other for at, one in enumerate(images) for other in images[1:at])
        assert choice.currentRow() == 0
        for image in images:  # of a whole board: only its shadow reaches the edge
            edge = [image.pixelColor(*at) for i in range(image.width()) for at in ((i, 0), (0, i))]
            assert max(colour.alpha() for colour in edge) < 50
    UI_LANGUAGE.set_language(Language("de"))
    assert titles(dialog.boards)[4] == "Schiefer"
    assert dialog.windowTitle() == "Bretter und Steine"


def test_the_pictures_are_painted_again_on_a_sharper_screen(
    dialog: BoardsDialog, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(BoardsDialog, "devicePixelRatioF", lambda _dialog: 2.0)
    QApplication.sendEvent(dialog, QEvent(QEvent.Type.DevicePixelRatioChange))
    sizes = dialog.boards.item(0).icon().availableSizes()
    assert sizes == [QSize(2 * 40, 2 * 40)]


def test_a_click_applies_a_board_and_its_picture_shows_the_chosen_pieces(
    dialog: BoardsDialog, appearance: Appearance
) -> None:
    before = pictures(dialog.boards)
    click(dialog.boards, "Slate")
    assert appearance.board == "slate"
    assert UI_THEME.theme.on_board.cells == SHIPPED_BOARDS["slate"].cells
    assert UI_THEME.theme.plate == LIGHT.plate
    assert pictures(dialog.boards) == before  # of boards with the theme's pieces, still
    click(dialog.pieces, "Wood")
    assert UI_THEME.theme.stones == SHIPPED_PIECES["wood"].stones
    after = pictures(dialog.boards)
    assert all(one != other for one, other in zip(before, after, strict=True))


def test_arrow_keys_choose_and_ok_keeps(dialog: BoardsDialog, appearance: Appearance) -> None:
    assert dialog.boards.hasFocus()
    QTest.keyClick(dialog.boards, K.Key_Right)
    assert appearance.board == "plain"
    assert UI_THEME.theme is LIGHT
    QTest.keyClick(dialog.boards, K.Key_Tab)
    assert dialog.pieces.hasFocus()
    QTest.keyClick(dialog.pieces, K.Key_End)
    assert appearance.pieces == "flat"
    push(dialog, _Button.Ok)
    assert not dialog.isVisible()
    assert (appearance.board, appearance.pieces) == ("plain", "flat")


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
    push(dialog, _Button.Cancel)
    assert not dialog.isVisible()
    assert (appearance.board, appearance.pieces) == ("paper", AS_THEME)
    assert UI_THEME.theme.stones == LIGHT.stones


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
    assert UI_THEME.theme.on_board.cells == ("#3F7358", "#3C6E54")


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

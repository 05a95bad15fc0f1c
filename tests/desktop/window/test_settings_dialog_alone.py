"""The settings dialog above a plain widget, with actions that only tick themselves."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QSettings, Qt, QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot
from recorded_sounds import RecordedSounds

from desktop.actions.action import Action
from desktop.painting.drawing import Pace
from desktop.settings.appearance import Appearance
from desktop.settings.settings import Settings
from desktop.sound.sounds import Sound
from desktop.theme.theme import SHIPPED
from desktop.theme.themes import Themes
from desktop.window.settings_dialog import SettingsDialog

K = Qt.Key


class Opened:
    """The dialog, and what it works on."""

    def __init__(self, parent: QWidget, folder: Path) -> None:
        store = QSettings(str(folder / "settings.ini"), QSettings.Format.IniFormat)
        self.settings = Settings(store)
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
        return Action(
            parent,
            name,
            f"&Switch {name}",
            lambda: self.ticked.symmetric_difference_update({name}),
            ticked=lambda: name in self.ticked,
        )


@pytest.fixture
def opened(parent: QWidget, tmp_path: Path, qtbot: QtBot) -> Opened:
    opened = Opened(parent, tmp_path)
    qtbot.waitUntil(opened.dialog.isVisible)
    return opened


def test_every_switch_with_a_heading_mirrors_its_action(opened: Opened) -> None:
    shown = [switch.action for switch in Settings.switches() if switch.heading]
    assert list(opened.dialog.switches) == shown != []
    for name, box in opened.dialog.switches.items():
        assert (box.text(), box.isChecked()) == (f"Switch {name}", False)
        at = QPoint(8, box.height() // 2)
        QTest.mouseClick(box, Qt.MouseButton.LeftButton, pos=at)
        assert opened.ticked == {name}
        assert box.isChecked()
        opened.ticked.clear()
        opened.actions[name].refresh()
        assert not box.isChecked()


def test_a_theme_and_a_zoom_are_in_force_at_once(opened: Opened) -> None:
    theme, zoom = opened.dialog.theme, opened.dialog.zoom
    theme.setFocus()
    while theme.currentText() != "Print":
        QTest.keyClick(theme, K.Key_Down)
    assert opened.appearance.theme is SHIPPED["print"]
    before = opened.appearance.nearest_zoom
    zoom.setFocus()
    QTest.keyClick(zoom, K.Key_Down)
    assert opened.appearance.nearest_zoom > before
    opened.appearance.choose("dark")
    assert theme.currentText() == "Dark"


def test_a_folder_that_the_system_cannot_show_is_named(
    opened: Opened, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[QUrl] = []

    def open_url(url: QUrl) -> bool:
        asked.append(url)
        return False

    monkeypatch.setattr(QDesktopServices, "openUrl", open_url)
    folder = opened.appearance.themes.folder
    assert not folder.exists()
    assert not opened.dialog.problem.isVisible()
    QTest.mouseClick(opened.dialog.folder, Qt.MouseButton.LeftButton)
    assert folder.is_dir()
    assert asked == [QUrl.fromLocalFile(str(folder))]
    assert str(folder) in opened.dialog.problem.text()
    assert opened.dialog.problem.isVisible()


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
    QTest.mouseClick(box, Qt.MouseButton.LeftButton, pos=QPoint(8, box.height() // 2))
    opened.actions["view.sounds"].refresh()
    assert opened.dialog.volume.isEnabled()


def test_the_speed_is_stored_and_can_be_changed_only_while_moves_are_animated(
    opened: Opened,
) -> None:
    box, pace = opened.dialog.switches["view.animated"], opened.dialog.pace
    assert not pace.isEnabled()
    QTest.mouseClick(box, Qt.MouseButton.LeftButton, pos=QPoint(8, box.height() // 2))
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

"""The settings in one place, applied at once. Check boxes mirror the actions of the menus."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Mapping
from typing import Any

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialogButtonBox,
    QFormLayout,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from desktop.painting.drawing import Pace
from desktop.services import languages
from desktop.services.languages import UI_LANGUAGE
from desktop.services.sound_player import SoundPlayer
from desktop.services.sounds import Sound
from desktop.services.text import said, say, tr
from desktop.settings.action import Action
from desktop.settings.appearance import Appearance
from desktop.settings.file_dialogs import show_folder
from desktop.settings.setting import Switch
from desktop.settings.settings import ZOOMS, Settings
from desktop.theme.icons import icon
from desktop.theme.themes import UI_THEME, choices_of_theme
from desktop.widgets.controls import Slider
from desktop.widgets.label import Label, RefusalLabel, add_row
from desktop.widgets.layouts import FittingScrollArea, vbox
from desktop.widgets.windows import Dialog

_INDENT_PX = 24  # of what belongs to a check box


class SettingsDialog(Dialog):
    """Stays beside the window that it was opened from, which can be used meanwhile.

    Signals:
        boards_requested: show the boards and pieces to choose from.
    """

    boards_requested = Signal()

    def __init__(
        self,
        actions: Mapping[str, Action],
        settings: Settings,
        appearance: Appearance,
        sounds: SoundPlayer,
        parent: QWidget,
    ) -> None:
        """``sounds`` plays a sample of each volume that is chosen."""
        super().__init__(parent)
        say(self.setWindowTitle, lambda: tr("Settings – Oddments"))
        self._settings, self._appearance, self._sounds = settings, appearance, sounds
        self.theme, self.zoom, self.language = QComboBox(), QComboBox(), QComboBox()
        self.pace = QComboBox()
        for pace in Pace:
            self.pace.addItem("", pace)
        self.switches: dict[str, QCheckBox] = {}
        self.volume = Slider()
        self.volume.setRange(0, 100)
        self.volume.setPageStep(10)
        self.problem = RefusalLabel()
        self.problem.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.folder = said(QPushButton(icon("folder"), ""), lambda: tr("My themes …"))
        self.boards = said(QPushButton(icon("view.boards"), ""), lambda: tr("Choose …"))
        self.close_button = said(QPushButton(icon("game.close_window"), ""), lambda: tr("Close"))
        self._name_fields()
        self._build(actions)
        self._show()
        self._connect()

    def _name_fields(self) -> None:
        """Give screen readers more words than there are in front of a field."""
        say(self.zoom.setAccessibleName, lambda: tr("Size of text and controls"))
        say(self.pace.setAccessibleName, lambda: tr("Speed of animations"))
        say(self.boards.setAccessibleName, lambda: tr("Choose boards and pieces"))
        say(self.folder.setToolTip, lambda: tr("Open the folder where themes are stored"))

    def _connect(self) -> None:
        self.theme.activated.connect(self._choose_theme)
        self.volume.valueChanged.connect(self._choose_volume)
        self.zoom.activated.connect(lambda index: self._appearance.zoom_to(ZOOMS[index]))
        self.language.activated.connect(self._choose_language)
        self.pace.activated.connect(self._choose_pace)
        self.boards.clicked.connect(self.boards_requested)
        self.folder.clicked.connect(self._open_folder)
        for signal in (
            UI_THEME.changed,
            self._appearance.themes_reloaded,
            self._appearance.zoomed,
            UI_LANGUAGE.changed,
        ):
            signal.connect(self._show)

    def _show(self) -> None:
        """Show the current choices, wherever they were made."""
        titles = choices_of_theme(self._appearance.themes.all)
        self.theme.clear()
        for key, title in titles.items():
            self.theme.addItem(title, key)
        self.theme.setCurrentIndex(list(titles).index(self._appearance.chosen))
        self.zoom.setCurrentIndex(ZOOMS.index(self._appearance.nearest_zoom))
        for row, title in enumerate(
            (tr("Slow", "speed"), tr("Normal", "speed"), tr("Fast", "speed"))
        ):
            self.pace.setItemText(row, title)
        self.pace.setCurrentIndex(list(Pace).index(self._settings.pace))
        with QSignalBlocker(self.volume):
            self.volume.setValue(round(100 * self._settings.volume))
        self._show_languages()

    def _add_detail(self, column: QVBoxLayout, switch: Switch[Any], box: QCheckBox) -> None:
        """Add what can be set while a switch is on."""
        details: dict[Switch[Any], tuple[Callable[[], str], QWidget]] = {
            Settings.animated: (lambda: tr("Speed", "of animations"), self.pace),
            Settings.sounds: (lambda: tr("Volume"), self.volume),
        }
        if switch in details:
            title, field = details[switch]
            row = QFormLayout()
            row.setContentsMargins(_INDENT_PX, 0, 0, 0)
            add_row(row, title, field)
            column.addLayout(row)
            field.setEnabled(box.isChecked())
            box.toggled.connect(field.setEnabled)

    def _show_languages(self) -> None:
        self.language.clear()
        own = languages.system_language().name
        self.language.addItem(tr("System language ({language})", language=own), "system")
        for language in languages.available_languages():
            self.language.addItem(language.name, language.code)
        chosen = self.language.findData(self._settings.language)
        self.language.setCurrentIndex(max(0, chosen))

    def _choose_language(self, index: int) -> None:
        code = self.language.itemData(index)
        self._settings.language = code
        UI_LANGUAGE.set_language(languages.chosen(code))

    def _choose_volume(self, percent: int) -> None:
        self._settings.volume = percent / 100
        self._sounds.play(Sound.PLACE)

    def _choose_pace(self, index: int) -> None:
        self._settings.pace = list(Pace)[index]

    def _choose_theme(self, index: int) -> None:
        self._appearance.choose(self.theme.itemData(index))

    def _open_folder(self) -> None:
        folder = self._appearance.themes.folder
        show_folder(
            folder, lambda: tr("Put your themes into {folder}.", folder=folder), self.problem
        )

    def _build(self, actions: Mapping[str, Action]) -> None:
        form = QFormLayout()
        add_row(form, lambda: tr("Theme"), self.theme)
        form.addRow("", self.folder)
        form.addRow("", self.problem)
        add_row(form, lambda: tr("Boards and pieces"), self.boards)
        for zoom in ZOOMS:
            self.zoom.addItem(f"{round(100 * zoom)} %")
        add_row(form, lambda: tr("Size"), self.zoom)
        add_row(form, lambda: tr("Language"), self.language)
        contents = QWidget()
        heading = said(Label(role="name"), lambda: tr("Appearance"))
        column = vbox(heading, form, on=contents, spacing=8)
        offered = [switch for switch in Settings.switches() if switch.heading]
        for heading, switches in itertools.groupby(offered, lambda switch: switch.heading):
            column.addSpacing(6)
            column.addWidget(_heading(heading))
            for switch in switches:
                box = _SwitchBox(actions[switch.action])
                self.switches[switch.action] = box
                column.addWidget(box)
                self._add_detail(column, switch, box)
        column.addStretch()
        buttons = QDialogButtonBox()
        buttons.addButton(self.close_button, QDialogButtonBox.ButtonRole.RejectRole)
        self.close_button.clicked.connect(self.close)
        vbox((FittingScrollArea(contents), 1), buttons, on=self, margins=None)


def _heading(text: str) -> Label:
    return said(Label(role="name"), lambda: tr(text))


class _SwitchBox(QCheckBox):
    """A check box that follows an action, and triggers it."""

    def __init__(self, action: Action) -> None:
        super().__init__()
        self._action = action
        self.clicked.connect(action.trigger)
        action.changed.connect(self._show)
        action.refresh()
        self._show()

    def _show(self) -> None:
        self.setText(self._action.title)
        self.setToolTip(self._action.toolTip())
        self.setChecked(self._action.isChecked())

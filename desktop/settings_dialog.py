"""The settings in one place, in force at once. What is on or off mirrors the menus' actions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialog,
    QFormLayout,
    QPushButton,
    QVBoxLayout,
)

from desktop.label import Label
from desktop.looks.icons import icon
from desktop.menus.action import Action
from desktop.menus.theme_menu import theme_titles
from desktop.settings import ZOOMS

if TYPE_CHECKING:
    from desktop.main_window import MainWindow

# [heading] -> ids of the actions below it; another setting is a ticked action and its line here
_SWITCHES = {
    "Boards": ("view.flat", "view.animated"),
    "Playing": ("view.confirms",),
    "Window": ("view.side", "view.turns", "view.tree"),
}


class SettingsDialog(QDialog):
    """Stays beside the window that it was opened from, which goes on as usual."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self.setWindowTitle("Settings – Oddments")
        self._program = window.program
        self.theme = QComboBox()
        self.theme.setAccessibleName("Theme")
        self.zoom = QComboBox()
        self.zoom.setAccessibleName("Size of text and controls")
        self.switches: dict[str, QCheckBox] = {}
        self.folder = QPushButton(icon("folder"), "My own themes …")
        self.folder.setToolTip("Open the folder in which the program looks for them")
        self.close_button = QPushButton(icon("game.close_window"), "Close")
        self._build(window)
        self._show()
        self.theme.activated.connect(self._choose_theme)
        self.zoom.activated.connect(lambda index: self._program.appearance.zoom_to(ZOOMS[index]))
        self.folder.clicked.connect(self._open_folder)
        for signal in (
            self._program.appearance.theme_changed,
            self._program.appearance.themes_reloaded,
            self._program.appearance.zoomed,
        ):
            signal.connect(self._show)

    def _show(self) -> None:
        """Show what is chosen now, wherever it was."""
        titles = theme_titles(self._program)
        self.theme.clear()
        for key, title in titles.items():
            self.theme.addItem(title, key)
        self.theme.setCurrentIndex(list(titles).index(self._program.appearance.chosen))
        self.zoom.setCurrentIndex(ZOOMS.index(self._program.appearance.nearest_zoom))

    def _choose_theme(self, index: int) -> None:
        self._program.appearance.choose(self.theme.itemData(index))

    def _open_folder(self) -> None:
        folder = self._program.appearance.themes.folder
        folder.mkdir(parents=True, exist_ok=True)
        QDesktopServices.openUrl(QUrl.fromLocalFile(str(folder)))

    def _build(self, window: MainWindow) -> None:
        form = QFormLayout()
        form.addRow("Theme", self.theme)
        form.addRow("", self.folder)
        for zoom in ZOOMS:
            self.zoom.addItem(f"{round(100 * zoom)} %")
        form.addRow("Size", self.zoom)
        column = QVBoxLayout(self)
        column.setSpacing(8)
        column.addWidget(Label("Looks", role="name"))
        column.addLayout(form)
        for heading, ids in _SWITCHES.items():
            column.addSpacing(6)
            column.addWidget(Label(heading, role="name"))
            for id in ids:  # noqa: A001
                self.switches[id] = _Switch(window.commands[id])
                column.addWidget(self.switches[id])
        column.addStretch()
        column.addWidget(self.close_button, 0, Qt.AlignmentFlag.AlignRight)
        self.close_button.clicked.connect(self.close)


class _Switch(QCheckBox):
    """A box that is ticked when its action is, and does what that does."""

    def __init__(self, action: Action) -> None:
        super().__init__(action.title)
        self._action = action
        self.setToolTip(action.toolTip())
        self.clicked.connect(action.trigger)
        action.changed.connect(self._show)
        action.refresh()
        self._show()

    def _show(self) -> None:
        self.setChecked(self._action.isChecked())

"""Many games one after another, with a screen reader that keeps interfaces of deleted cells."""

import random
from pathlib import Path

import accessible_parts
from PySide6.QtCore import QSettings
from PySide6.QtGui import QAccessibleActionInterface, QAccessibleInterface
from PySide6.QtWidgets import QApplication
from shown_facts import BOARDS

from desktop.app.program import Program
from desktop.game.players import Human
from desktop.settings.settings import Settings
from desktop.window.main_window import MainWindow

STEPS = 4  # in each game
KEPT = 400  # cells of earlier games


class ManyGames:
    """A screen reader with a program of several windows."""

    def __init__(self, folder: Path, seed: int) -> None:
        store = QSettings(str(folder / "settings.ini"), QSettings.Format.IniFormat)
        self._program = Program(Settings(store), folder, pace_ms=0, forced_ms=0)
        self._program.settings.animated = False
        self._random = random.Random(seed)
        self._kept: list[tuple[QAccessibleInterface, QAccessibleActionInterface]] = []

    def play(self) -> None:
        """Play a new game, in an open window or in another one."""
        window = self._window()
        window.play_new(self._random.choice(BOARDS), (Human(), Human()))
        QApplication.processEvents()
        cells = accessible_parts.cells(window)
        for cell in cells:
            assert accessible_parts.name(cell)
            assert not cell.rect().isEmpty()
        for _ in range(STEPS):
            if not accessible_parts.is_over(window):
                accessible_parts.take_step(window, self._random)
        for cell in self._random.sample(cells, 4):
            actions = cell.actionInterface()
            assert actions is not None
            self._kept.append((cell, actions))
        self._kept = self._kept[-KEPT:]
        self._ask_again()

    def close(self) -> None:
        for window in list(self._program.windows):
            window.close()
        QApplication.processEvents()
        self._ask_again()
        assert not any(cell.isValid() for cell, _ in self._kept)

    def _window(self) -> MainWindow:
        windows = self._program.windows
        if windows and self._random.random() < 0.3:
            self._random.choice(windows).close()
            QApplication.processEvents()
        if not windows or (len(windows) < 3 and self._random.random() < 0.3):
            self._program.show_another()
        return self._random.choice(windows)

    def _ask_again(self) -> None:
        """Query everything about the cells that were kept, most of them deleted."""
        for cell, actions in self._kept:
            valid = cell.isValid()
            assert bool(accessible_parts.name(cell)) == valid
            assert valid or not accessible_parts.description(cell)
            assert cell.state().invalid != valid
            assert cell.rect().isNull() != valid
            assert (cell.parent() is not None) == valid
            if not valid:
                actions.doAction(accessible_parts.PRESS)

"""How games are shown and played in all windows, by the settings and the desktop's own."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QObject, Signal

from desktop.settings.appearance import ReducedMotion
from desktop.settings.setting import Declaration, Switch
from desktop.settings.settings import Settings


class Preferences(QObject):
    """The settings that open games follow; where nothing was chosen, those of the desktop.

    Signals:
        changed: how games are shown, or how turns are made, has changed.
        ponders_changed: whether the computer thinks on its opponent's time has changed.
    """

    changed = Signal()
    ponders_changed = Signal()

    def __init__(self, settings: Settings, parent: QObject) -> None:
        super().__init__(parent)
        self._settings = settings
        self._motion = ReducedMotion(self)
        self._motion.changed.connect(self.changed)
        settings.changed.connect(self._on_changed)

    def is_on(self, switch: Switch[Any]) -> bool:
        """Return whether a switch is on: as chosen, or else as the desktop has it."""
        chosen: bool | None = switch.of(self._settings)
        return not self._motion.still if chosen is None else chosen

    def toggle(self, switch: Switch[Any]) -> None:
        switch.assign(self._settings, not self.is_on(switch))

    @property
    def animated(self) -> bool:
        """Return whether pieces move to their places."""
        return self.is_on(Settings.animated)

    def _on_changed(self, changed: frozenset[Declaration[Any]]) -> None:
        if Settings.ponders in changed:
            self.ponders_changed.emit()
        if any(setting.followed for setting in changed):
            self.changed.emit()

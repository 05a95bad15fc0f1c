"""Whether animations should be off: a setting of the desktop for people who get dizzy.

On Windows and macOS, Qt has it as a style hint. On Linux it is in the settings of the desktop's
portal (https://flatpak.github.io/xdg-desktop-portal, interface org.freedesktop.portal.Settings),
which are requested asynchronously and followed when they change.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Mapping
from typing import Any

from PySide6.QtCore import SLOT, QObject, QTimer, Signal, Slot
from PySide6.QtWidgets import QApplication, QStyle

_SERVICE, _PATH = "org.freedesktop.portal.Desktop", "/org/freedesktop/portal/desktop"
_INTERFACE = "org.freedesktop.portal.Settings"
_PATIENCE_MS = 3000

_Setting = tuple[str, str]  # namespace and key

_STILL: Mapping[_Setting, Callable[[object], bool]] = {
    ("org.freedesktop.appearance", "reduced-motion"): lambda value: value == 1,
    ("org.gnome.desktop.interface", "enable-animations"): lambda value: value is False,
    ("org.kde.kdeglobals.KDE", "AnimationDurationFactor"): lambda value: str(value) in ("0", "0.0"),
}


class ReducedMotion(QObject):
    """The desktop's setting, as far as it is known by now.

    Signals:
        changed: ``still`` may be different now.
    """

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._known: dict[_Setting, bool] = {}
        if sys.platform == "linux" and os.environ.get("DBUS_SESSION_BUS_ADDRESS"):
            QTimer.singleShot(0, self, self._ask)

    @property
    def still(self) -> bool:
        """Return whether nothing should move."""
        hint = QStyle.StyleHint.SH_Widget_Animate
        return any(self._known.values()) or not QApplication.style().styleHint(hint)

    def _ask(self) -> None:
        from PySide6.QtDBus import QDBusConnection, QDBusMessage, QDBusPendingCallWatcher

        bus = QDBusConnection.sessionBus()
        slot = SLOT("_take_change(QString,QString,QDBusVariant)")
        # it takes the text that SLOT returns, though its stub wants bytes
        bus.connect(_SERVICE, _PATH, _INTERFACE, "SettingChanged", self, slot)  # type: ignore[call-overload]
        for namespace, key in _STILL:
            question = QDBusMessage.createMethodCall(_SERVICE, _PATH, _INTERFACE, "ReadOne")
            question.setArguments([namespace, key])
            watcher = QDBusPendingCallWatcher(bus.asyncCall(question, _PATIENCE_MS), self)
            watcher.finished.connect(
                lambda watcher, setting=(namespace, key): self._take_answer(setting, watcher)
            )

    def _take_answer(self, setting: _Setting, watcher: Any) -> None:
        answer = watcher.reply()
        watcher.deleteLater()
        if not answer.errorName() and answer.arguments():
            self._learn(setting, answer.arguments()[0])

    @Slot(str, str, "QDBusVariant")
    def _take_change(self, namespace: str, key: str, value: Any) -> None:
        if (namespace, key) in _STILL:
            self._learn((namespace, key), value)

    def _learn(self, setting: _Setting, variant: Any) -> None:
        still = _STILL[setting](variant.variant())
        if still != self._known.get(setting, False):
            self._known[setting] = still
            self.changed.emit()

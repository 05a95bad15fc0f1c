"""Announcements: texts that a screen reader reads aloud."""

from __future__ import annotations

from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QWidget


def announce(source: QWidget, text: str, *, urgent: bool = False) -> None:
    """Announce a text: at once if ``urgent``, otherwise after what is being read now."""
    if text and QAccessible.isActive():
        event = QAccessibleAnnouncementEvent(source, text)
        if urgent:
            event.setPoliteness(QAccessible.AnnouncementPoliteness.Assertive)
        QAccessible.updateAccessibility(event)

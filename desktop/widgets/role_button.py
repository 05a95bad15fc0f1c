"""Buttons with a role: the one that most people want next, and one that looks like a link."""

from __future__ import annotations

from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QPushButton

from desktop.theme.icons import icon


def primary_button(icon_name: str = "engine.go_on") -> QPushButton:
    """Return the button of what most people will want next, with an icon and no text yet."""
    button = QPushButton(icon(icon_name, QPalette.ColorRole.HighlightedText), "")
    button.setProperty("role", "primary")
    return button


def link_button() -> QPushButton:
    """Return a button without text yet that looks like a link."""
    button = QPushButton()
    button.setProperty("role", "link")
    return button

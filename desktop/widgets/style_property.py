"""Properties that the style sheet asks for."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget


def set_style_property(widget: QWidget, name: str, value: object, *parts: QWidget) -> None:
    """Set a property, and apply the style sheet again, which Qt does not do by itself.

    ``parts`` are widgets within this one whose style depends on it too.
    """
    if widget.property(name) == value:
        return
    widget.setProperty(name, value)
    for each in (widget, *parts):
        each.style().unpolish(each)
        each.style().polish(each)

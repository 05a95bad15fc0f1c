"""A small button with a picture, and its title where the mouse rests and for screen readers."""

from __future__ import annotations

from PySide6.QtWidgets import QToolButton

from desktop.looks.icons import icon


class IconButton(QToolButton):
    """A button that is called ``title`` and shows the picture of that name."""

    def __init__(self, picture: str, title: str) -> None:
        super().__init__()
        self.setIcon(icon(picture))
        self.setToolTip(title)
        self.setAccessibleName(title)

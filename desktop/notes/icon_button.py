"""A small button with a picture, and its title where the mouse rests and for screen readers."""

from __future__ import annotations

from PySide6.QtWidgets import QToolButton

from desktop.keys.keymap import key_names
from desktop.language.text import say, tr
from desktop.looks.icons import icon


class IconButton(QToolButton):
    """Is called ``title``, English, and shows a picture; ``key`` is told to do the same."""

    def __init__(self, picture: str, title: str, key: str = "") -> None:
        super().__init__()
        self.setIcon(icon(picture))

        def text() -> str:
            return f"{tr(title)}  ({key_names([key])})" if key else tr(title)

        say(self.setToolTip, text)
        say(self.setAccessibleName, text)

"""A small button with a picture; its title is the tool tip, and the name for screen readers."""

from __future__ import annotations

from PySide6.QtWidgets import QToolButton

from desktop.i18n.key_names import with_key
from desktop.i18n.text import say, tr
from desktop.theme.icons import icon


class IconButton(QToolButton):
    """Shows a picture. ``title`` is English; the tool tip names ``key``, which does the same."""

    def __init__(self, picture: str, title: str, key: str = "") -> None:
        super().__init__()
        self.setIcon(icon(picture))
        self._title, self._key = title, key
        say(self._report, self._text)

    def call(self, title: str) -> None:
        """Change the title, which is English."""
        self._title = title
        self._report(self._text())

    def _text(self) -> str:
        return with_key(tr(self._title), self._key)

    def _report(self, text: str) -> None:
        self.setToolTip(text)
        self.setAccessibleName(text)

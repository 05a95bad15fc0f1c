"""The About dialog, which also leads to the licences."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from desktop.about.licence_dialog import LicenceDialog
from desktop.i18n.text import listed, said, say, tr
from desktop.theme.icons import program_icon
from desktop.theme.theme import Theme
from desktop.widgets.label import Label
from rules.games import GAMES, PACKAGES
from rules.version import VERSION

_ICON_PX = 72
_WIDTH_LINES = 26  # of the dialog, in line heights


def game_origin(key: str) -> str:
    """Return the title of a game; of one that was installed, also its package and licence."""
    package = PACKAGES[key]
    if package.distribution is None:
        return GAMES[key].title
    return f"{GAMES[key].title} ({', '.join(filter(None, [package.origin, package.licence]))})"


class AboutDialog(QDialog):
    """Shows the program's version and its games.

    Attributes:
        licences_button, close_button: the buttons.
    """

    def __init__(self, theme: Theme, notice: str, parent: QWidget) -> None:
        """``notice``: a remark about the core; "" for none."""
        super().__init__(parent)
        self._theme = theme
        say(self.setWindowTitle, lambda: tr("About Oddments"))
        self.licences_button = said(QPushButton(), lambda: tr("&Licences …"))
        self.licences_button.clicked.connect(self._show_licences)
        self.close_button = said(QPushButton(), lambda: tr("&Close"))
        self.close_button.clicked.connect(self.accept)
        picture = QLabel()
        picture.setPixmap(program_icon().pixmap(_ICON_PX, _ICON_PX))
        words = QVBoxLayout()
        words.addWidget(Label(f"Oddments {VERSION}", role="title"))
        words.addWidget(Label(listed([game_origin(key) for key in GAMES])))
        words.addWidget(
            said(
                Label(role="quiet"),
                lambda: tr(
                    "Oddments is free software under the MIT licence. Its components "
                    "have licences of their own."
                ),
            )
        )
        if notice:
            words.addWidget(Label(notice))
        words.addStretch(1)
        top = QHBoxLayout()
        top.setSpacing(14)
        top.addWidget(picture, 0, Qt.AlignmentFlag.AlignTop)
        top.addLayout(words, 1)
        buttons = QHBoxLayout()
        buttons.addWidget(self.licences_button)
        buttons.addStretch(1)
        buttons.addWidget(self.close_button)
        whole = QVBoxLayout(self)
        whole.setSpacing(14)
        whole.addLayout(top)
        whole.addLayout(buttons)
        self.close_button.setDefault(True)
        self.setMinimumWidth(min(_WIDTH_LINES * self.fontMetrics().height(), parent.width()))

    def _show_licences(self) -> None:
        dialog = LicenceDialog(self._theme, self)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()

"""The card of a game on the start page: its board, its name, and one line about it."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QPushButton, QSizePolicy, QVBoxLayout, QWidget

from desktop.board.board_thumbnail import BoardThumbnail, middle_of_a_game
from desktop.board.picture_cache import PictureCache
from desktop.i18n.language import UI_LANGUAGE
from desktop.i18n.text import said, say, tr
from desktop.theme.theme import Theme
from desktop.widgets.label import BalancedLabel, Label
from rules.setup import Game

_SEED = 11
_ARROWS = (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Left, Qt.Key.Key_Right)


class _Button(QPushButton):
    """A button that leaves the arrow keys to the page."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in _ARROWS:
            event.ignore()
        else:
            super().keyPressEvent(event)


class GameCard(_Button):
    """A large button with a picture, which contains a small button for lessons.

    Attributes:
        lesson: the small button.
        taken, count: how many of its lessons have been completed, of how many.
    """

    def __init__(
        self,
        game: Game,
        blurb: str,
        theme: Theme,
        pictures: PictureCache | None = None,
        parent: QWidget | None = None,
    ) -> None:
        """``blurb`` is English; ``pictures`` keeps the picture for the next start."""
        super().__init__(parent)
        self.game = game
        self.setProperty("role", "card")
        say(self.setAccessibleName, lambda: f"{game.title}. {tr(blurb)}")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.thumbnail = BoardThumbnail(theme, pictures)
        title = Label(game.title, role="heading")
        line = said(BalancedLabel(role="quiet"), lambda: tr(blurb))
        self._column = column = QVBoxLayout(self)
        column.setContentsMargins(12, 10, 12, 10)
        column.setSpacing(4)
        column.addWidget(self.thumbnail, 1)
        for label in (title, line):
            label.setAlignment(Qt.AlignmentFlag.AlignHCenter)
            label.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
            column.addWidget(label)
        self.lesson = _Button()
        self.lesson.setProperty("role", "link")
        column.addWidget(self.lesson, 0, Qt.AlignmentFlag.AlignHCenter)
        self.show_lessons(0, 1)
        UI_LANGUAGE.changed.connect(self._say_lesson)
        self.thumbnail.show_position(middle_of_a_game(game.setup(), seed=_SEED))

    def show_lessons(self, taken: int, count: int) -> None:
        """Show how many lessons of how many have been completed; they are offered either way."""
        self.taken, self.count = taken, count
        self._say_lesson()

    def _say_lesson(self) -> None:
        title = self.game.title
        if not self.taken:
            self.lesson.setText(tr("Learn by doing"))
            self.lesson.setAccessibleName(tr("Learn {game} in a two-minute lesson", game=title))
        elif self.taken < self.count:
            self.lesson.setText(tr("More lessons"))
            self.lesson.setAccessibleName(tr("Take the next {game} lesson", game=title))
        else:
            self.lesson.setText(tr("✓ Lessons completed"))
            self.lesson.setAccessibleName(tr("Take the {game} lessons again", game=title))

    @property
    def least_width(self) -> int:
        """The minimum width for the text of the small button, in pixels."""
        margins = self._column.contentsMargins()
        return margins.left() + self.lesson.minimumSizeHint().width() + margins.right()

    def set_theme(self, theme: Theme) -> None:
        self.thumbnail.set_theme(theme)

    def sizeHint(self) -> QSize:
        return QSize(220, 240)

    def minimumSizeHint(self) -> QSize:
        return QSize(150, 170)

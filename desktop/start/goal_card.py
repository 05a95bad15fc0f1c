"""What a game is about: its goal, its moves and its end, beside a game that was won."""

from __future__ import annotations

import functools
import json
import logging

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from desktop.board.board_thumbnail import BoardThumbnail, middle_of_a_game
from desktop.help.pages import help_page
from desktop.i18n.language import UI_LANGUAGE
from desktop.i18n.text import said, say, tr
from desktop.theme.theme import Theme
from desktop.widgets.label import Label
from rules.games import game_file, read_setup
from rules.position import Position
from rules.setup import Game

log = logging.getLogger(__name__)

_PICTURE_PX = 128  # at least
_SEED = 5  # of a random game
_PICTURE_SHARES = (0.1, 0.17)  # of the page's width and height, at most


class GoalCard(QFrame):
    """The summary of the game's help page, with links to the rules and the lesson.

    Attributes:
        picture: the last position of a short game.
        rules, lesson: the links.
    """

    def __init__(self, game: Game, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._game, self._variant = game, ""
        self.setProperty("role", "card")
        self.picture = BoardThumbnail(theme)
        self.picture.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.fit_picture(QSize())
        self.picture.show_position(finished_position(game))
        self.rules = said(QPushButton(), lambda: tr("Rules"))
        self.lesson = said(QPushButton(), lambda: tr("Learn by doing"))
        title = game.title
        say(
            self.lesson.setAccessibleName,
            lambda: tr("Learn {game} in a two-minute lesson", game=title),
        )
        self._lines = [
            (Label(role="key"), Label(role="quiet")) for _line in help_page(game.key).summary()
        ]
        self._build()
        self._show()
        UI_LANGUAGE.changed.connect(self._show)

    def fit_picture(self, page: QSize) -> None:
        """Set the size of the picture for a page of this size."""
        across, down = _PICTURE_SHARES
        side = max(_PICTURE_PX, round(min(across * page.width(), down * page.height())))
        self.picture.setFixedSize(side, side)

    def show_variant(self, variant: str) -> None:
        """Show the goal of a variant, "" for that of the game."""
        self._variant = variant
        self._show()

    def set_brief(self, brief: bool) -> None:
        """Set whether to show the links alone, for the choices below need the room."""
        for part in (self.picture, *[label for line in self._lines for label in line]):
            part.setVisible(not brief)

    def set_theme(self, theme: Theme) -> None:
        self.picture.set_theme(theme)

    def _show(self) -> None:
        summary = help_page(self._game.key).summary(self._variant)
        for labels, texts in zip(self._lines, summary, strict=True):
            for label, text in zip(labels, texts, strict=True):
                label.setText(text)

    def _build(self) -> None:
        lines = QGridLayout()
        lines.setHorizontalSpacing(10)
        lines.setVerticalSpacing(4)
        lines.setColumnStretch(1, 1)
        top = Qt.AlignmentFlag.AlignTop
        for row, (word, text) in enumerate(self._lines):
            word.setWordWrap(False)
            for label in (word, text):
                label.setAlignment(top)
            lines.addWidget(word, row, 0, top)
            lines.addWidget(text, row, 1)
        links = QHBoxLayout()
        links.setContentsMargins(0, 4, 0, 0)
        for button in (self.rules, self.lesson):
            button.setProperty("role", "link")
            links.addWidget(button)
        links.addStretch()
        beside = QVBoxLayout()
        beside.setSpacing(4)
        beside.addLayout(lines)
        beside.addStretch()
        beside.addLayout(links)
        whole = QHBoxLayout(self)
        whole.setContentsMargins(12, 10, 12, 6)
        whole.setSpacing(14)
        whole.addWidget(self.picture, 0, top)
        whole.addLayout(beside, 1)


@functools.cache
def finished_position(game: Game) -> Position:
    """Return the last position of a short game that somebody won.

    Without one in the game's folder, or if it cannot be played, it is that of a random game.
    """
    file = game_file(game.key, "finished_game.json")
    try:
        if file.is_file():
            return read_finished(file.read_text("utf-8"))
    except (KeyError, TypeError, ValueError) as error:
        log.info("The finished game of %s cannot be shown: %s", game.key, error)
    return middle_of_a_game(game.small_setup(), seed=_SEED, share=1.0)


def read_finished(text: str) -> Position:
    """Return the last position of a game: ``{"setup": SETUP, "turns": "TURN TURN …"}`` in JSON.

    Raises:
        KeyError, TypeError, ValueError: it is not that, or cannot be played.
    """
    played = json.loads(text)
    position = read_setup(played["setup"].split()).start()
    for turn in played["turns"].split():
        position.play_turn(position.read(turn))
    return position

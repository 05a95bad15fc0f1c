"""How well each player played: accuracy, bad moves, and the moves that decided the game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from desktop.board.stone_icon import player_pixmap
from desktop.i18n.plain_text import in_tip
from desktop.i18n.text import said, say, tr
from desktop.painting.game_view import GameView
from desktop.review.review_text import level_text
from desktop.theme.theme import Theme
from desktop.widgets.flow_layout import FlowLayout
from desktop.widgets.label import Label
from desktop.widgets.role_button import link_button
from rules.review.accuracy import LevelEstimate

_STONE_LINES = 1.3  # the stone's size, in line heights


@dataclass(frozen=True)
class PlayerReview:
    """What the card says about a player; ``accuracy`` is None after few moves."""

    colour: int
    name: str
    accuracy: float | None
    level: LevelEstimate | None
    counts: str


@dataclass(frozen=True)
class Moment:
    """A move that decided the game: its number, its name, and what the review says about it."""

    number: int
    caption: str
    sentence: str


class ReviewCard(QWidget):
    """Two players and up to three moments.

    Attributes:
        deeper: a button, with a menu, above the players; hidden until there is something in it.
        moments: the buttons that lead to the moments.

    Signals:
        moment_chosen(int): go to the move of this number.
    """

    moment_chosen = Signal(int)

    def __init__(self, view: GameView, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._view, self._theme = view, theme
        self._players: Sequence[PlayerReview] = ()
        self._stones = [QLabel(), QLabel()]
        self.deeper = said(link_button(), lambda: tr("Review more deeply"))
        self._caption = said(Label(role="quiet"), lambda: tr("Accuracy"))
        self._names = [Label(role="name"), Label(role="name")]
        self.accuracies = [Label(role="number"), Label(role="number")]
        self.levels = [self._level_label(), self._level_label()]
        self.counts = [Label(role="quiet"), Label(role="quiet")]
        self._heading = said(Label(role="quiet"), lambda: tr("Moves that lost most:"))
        self.moments: list[QPushButton] = []
        self._numbers: Sequence[int] = ()
        self._row = FlowLayout()
        self._lay_out()

    def show_review(self, players: Sequence[PlayerReview], moments: Sequence[Moment]) -> None:
        """Show both players, and the moments in the order of the game."""
        self._players = players
        for at, player in enumerate(players):
            self._names[at].setText(player.name)
            known = player.accuracy is not None
            per_cent = f"{round(player.accuracy or 0)}\N{NO-BREAK SPACE}%" if known else ""
            self.accuracies[at].setText(per_cent)
            spoken = tr("{name}: accuracy {rate}", name=player.name, rate=per_cent)
            self.accuracies[at].setAccessibleName(spoken)
            self.accuracies[at].setToolTip(
                in_tip(tr("Accuracy: how close the moves came to the best ones, from 0 to 100."))
            )
            few = "" if known else tr("Too few moves to judge the accuracy")
            self.levels[at].setText(few if player.level is None else level_text(player.level))
            self.counts[at].setText(player.counts)
        self._show_stones()
        self._show_moments(moments)

    def show_levels(self, room: int) -> None:
        """Show the levels of the players if they fit into so many pixels."""
        fits = self._levels_height() <= room
        for label in self.levels:
            label.setVisible(fits and bool(label.text()))

    @property
    def taken_by_levels(self) -> int:
        """The height of the levels, 0 while they are hidden."""
        return self._levels_height() if any(not label.isHidden() for label in self.levels) else 0

    def _levels_height(self) -> int:
        width = self.width() - self._stones[0].width()
        return sum(label.heightForWidth(width) for label in self.levels if label.text())

    def _level_label(self) -> Label:
        label = Label(role="quiet")
        say(
            label.setToolTip,
            lambda: in_tip(
                tr(
                    "Levels whose moves lose about as much. A single game says little: "
                    "the numbers in brackets are those that are possible."
                )
            ),
        )
        return label

    def set_theme(self, theme: Theme) -> None:
        self._theme = theme
        self._show_stones()

    def _show_stones(self) -> None:
        side = round(_STONE_LINES * self.fontMetrics().height())
        for stone, player in zip(self._stones, self._players, strict=False):
            stone.setPixmap(player_pixmap(self._view, player.colour, self._theme, side))

    def _show_moments(self, moments: Sequence[Moment]) -> None:
        while len(self.moments) < len(moments):
            self._add_button()
        self._numbers = [moment.number for moment in moments]
        for at, button in enumerate(self.moments):
            button.setVisible(at < len(moments))
        for button, moment in zip(self.moments, moments, strict=False):
            button.setText(moment.caption)
            button.setToolTip(in_tip(moment.sentence))
            button.setAccessibleDescription(moment.sentence)
        self._heading.setVisible(bool(moments))

    def _add_button(self) -> None:
        at, button = len(self.moments), link_button()
        button.clicked.connect(lambda: self.moment_chosen.emit(self._numbers[at]))
        self.moments.append(button)
        self._row.addWidget(button)

    def _lay_out(self) -> None:
        grid = QGridLayout()
        grid.setHorizontalSpacing(8)
        grid.setVerticalSpacing(0)
        grid.setColumnStretch(1, 1)
        right = Qt.AlignmentFlag.AlignRight
        self._caption.setWordWrap(False)
        top = QHBoxLayout()
        top.addWidget(self.deeper)
        top.addStretch()
        top.addWidget(self._caption)
        grid.addLayout(top, 0, 0, 1, 3)
        for at in (0, 1):
            row = 3 * at + 1
            grid.addWidget(self._stones[at], row, 0, 2, 1, Qt.AlignmentFlag.AlignTop)
            grid.addWidget(self._names[at], row, 1)
            grid.addWidget(self.accuracies[at], row, 2, right)
            grid.addWidget(self.levels[at], row + 1, 1, 1, 2)
            grid.addWidget(self.counts[at], row + 2, 1, 1, 2)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        column.addLayout(grid)
        column.addWidget(self._heading)
        column.addLayout(self._row)

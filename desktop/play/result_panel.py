"""The result of a game, and what to do next."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QSize, Signal
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from desktop.game.game_session import GameSession, Phase
from desktop.game.rematch import Rematch, Verdict, looks_back
from desktop.i18n.text import said, say, tr
from desktop.theme.icons import icon, tinted
from desktop.theme.themes import Theme
from desktop.widgets.buttons import link_button
from desktop.widgets.flow_layout import FlowLayout
from desktop.widgets.label import Label
from desktop.widgets.style_property import set_style_property


class ResultLine(QFrame):
    """Says how the game ended; hidden at first.

    Attributes:
        more: the button that leads to the whole result.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "result")
        self._headline = Label(role="name")
        self.more = said(link_button(), lambda: tr("Result"))
        row = QHBoxLayout(self)
        row.setContentsMargins(10, 4, 4, 4)
        row.addWidget(self._headline, 1)
        row.addWidget(self.more)
        self.hide()

    def show_result(self, result: str) -> None:
        """Show a result, as a clause."""
        self._headline.setText(tr("Finished: {result}", result=result))
        self.setAccessibleName(self._headline.text())


class LookingBackCard(QFrame):
    """Says how the game ended and which move is shown; hidden unless somebody looks back.

    Attributes:
        back: the button that leads to the end of the game.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "result")
        self._headline, self._place = Label(role="name"), Label()
        self.back = said(
            QPushButton(icon("turn.last", QPalette.ColorRole.HighlightedText), ""),
            lambda: tr("Back to the result"),
        )
        self.back.setProperty("role", "primary")
        column = QVBoxLayout(self)
        column.setContentsMargins(10, 6, 10, 8)
        column.setSpacing(6)
        for widget in (self._headline, self._place, self.back):
            column.addWidget(widget)
        self.hide()

    def show_place(self, result: str, place: str) -> None:
        """Show the result of the game and, as a sentence, the move shown."""
        self._headline.setText(tr("Finished: {result}", result=result))
        self._place.setText(place)
        self.setAccessibleName(f"{self._headline.text()}. {place}")
        self.show()


_PICTURE = "engine.go_on"


class ResumeButton(QPushButton):
    """Hidden while nothing waits. In a finished game it is not the button to press first."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.hide()

    def show_state(self, session: GameSession) -> None:
        """Show what the button does now, if anything."""
        past = looks_back(session)
        again = tr("Try again") if session.phase is Phase.FAILED else tr("Resume")
        self.setText(tr("Play from here") if past else again)
        self.setIcon(icon(_PICTURE) if past else icon(_PICTURE, QPalette.ColorRole.HighlightedText))
        set_style_property(self, "role", "" if past else "primary")
        self.setVisible(session.can_resume)


_PICTURE_LINES = 1.8  # the picture's size, in line heights

_ON_ACCENT = QPalette.ColorRole.HighlightedText

_PICTURES = {
    Verdict.WIN: "result.win",
    Verdict.LOSS: "result.loss",
    Verdict.DRAW: "result.draw",
}


class ResultPanel(QFrame):
    """Shows the result and its reason; hidden during the game.

    Attributes:
        level_up, rematch, level_down, review, swap, count: its buttons.

    Signals:
        counted: the user wants to see the result counted.
        review_asked: the user wants to see how good the moves were.
        again(Rematch): the user wants to play again.
    """

    counted = Signal()
    review_asked = Signal()
    again = Signal(object)

    def __init__(self, theme: Theme, *, numbered: bool, parent: QWidget | None = None) -> None:
        """``numbered``: whether the players have numbers instead of colours."""
        super().__init__(parent)
        self.setProperty("role", "result")
        self._theme, self._verdict = theme, Verdict.WIN
        self._level = 0  # offered by the buttons that change it
        self._picture = QLabel()
        self._headline = Label(role="verdict")
        self._reason = Label()
        self._add_buttons(numbered)
        self._lay_out()
        self.hide()

    def _add_buttons(self, numbered: bool) -> None:
        self.level_up = QPushButton()
        self.rematch = said(QPushButton(), lambda: tr("Rematch"))
        self.level_down = QPushButton(icon("level.down"), "")
        self.review = said(QPushButton(icon("learn.review"), ""), lambda: tr("Review"))
        self.swap = QPushButton(icon("turn.swap"), "")
        self.count = said(QPushButton(icon("turn.count"), ""), lambda: tr("Count"))
        said(self.swap, lambda: tr("Swap players") if numbered else tr("Swap colours"))
        _say_tips(self.rematch, lambda: tr("Play again with the same options"))
        _say_tips(self.review, lambda: tr("See where the game was won and lost"))
        _say_tips(self.swap, lambda: tr("Play again with the players swapped"))
        _say_tips(self.count, lambda: tr("Count the result on the board, step by step"))
        for button in (self.level_up, self.level_down):
            button.clicked.connect(lambda: self.again.emit(Rematch(level=self._level)))
        self.rematch.clicked.connect(lambda: self.again.emit(Rematch()))
        self.swap.clicked.connect(lambda: self.again.emit(Rematch(swapped=True)))
        self.count.clicked.connect(self.counted)
        self.review.clicked.connect(self.review_asked)

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.setSpacing(8)
        head.addWidget(self._picture)
        head.addWidget(self._headline, 1)
        row = FlowLayout()
        for button in (
            self.level_up,
            self.rematch,
            self.level_down,
            self.review,
            self.swap,
            self.count,
        ):
            row.addWidget(button)
        column = QVBoxLayout(self)
        column.setContentsMargins(10, 6, 10, 8)
        column.setSpacing(6)
        column.addLayout(head)
        column.addWidget(self._reason)
        column.addLayout(row)

    def show_result(
        self,
        headline: str,
        reason: str,
        *,
        verdict: Verdict | None,
        countable: bool,
        level: int | None = None,
    ) -> None:
        """Show a headline and the reason; without a verdict hide them.

        ``countable``: whether the result can be counted on the board. ``level``: of the computer,
        to be offered next.
        """
        if verdict is not None:
            self._verdict = verdict
        self._level = level or 0
        self._headline.setText(headline)
        self._reason.setText(reason)
        self._reason.setVisible(bool(reason))
        self.setAccessibleName(f"{headline}. {reason}".strip() if headline else "")
        climbs = verdict is Verdict.WIN and level is not None
        self.level_up.setVisible(climbs)
        self.level_down.setVisible(verdict is Verdict.LOSS and level is not None)
        self.count.setVisible(countable)
        for button, way in (
            (self.level_up, tr("Up to level {level}", level=self._level)),
            (self.level_down, tr("Down to level {level}", level=self._level)),
        ):
            button.setText(tr("Level {level}", level=self._level))  # the icon shows the way
            button.setAccessibleName(way)
            button.setToolTip(way)
        _set_primary(self.level_up, "level.up", primary=climbs)
        _set_primary(self.rematch, "game.rematch", primary=not climbs)
        self._show_verdict()
        self.setVisible(verdict is not None)

    def set_theme(self, theme: Theme) -> None:
        self._theme = theme
        self._show_verdict()

    def _show_verdict(self) -> None:
        verdict, theme = self._verdict, self._theme
        set_style_property(self, "verdict", verdict.value, self._headline)
        colours = {
            Verdict.WIN: theme.win,
            Verdict.LOSS: theme.coordinates,
            Verdict.DRAW: theme.hint,
        }
        side = round(_PICTURE_LINES * self.fontMetrics().height())
        ratio = self.devicePixelRatioF()
        picture = tinted(_PICTURES[verdict], colours[verdict], QSize(side, side), ratio)
        self._picture.setPixmap(picture)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._show_verdict()


def _set_primary(button: QPushButton, picture: str, *, primary: bool) -> None:
    button.setIcon(icon(picture, _ON_ACCENT) if primary else icon(picture))
    set_style_property(button, "role", "primary" if primary else "")


def _say_tips(button: QPushButton, text: Callable[[], str]) -> None:
    say(button.setToolTip, text)

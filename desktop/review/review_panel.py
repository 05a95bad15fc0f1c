"""The panel of a review: its progress, what it found about the players, and the moves.

Only one part of it scrolls: the list or, if that does not fit, what is above it.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QComboBox,
    QHBoxLayout,
    QMenu,
    QProgressBar,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from desktop.game.time_text import spoken_time
from desktop.i18n.language import UI_LANGUAGE
from desktop.i18n.text import said, say, tr, tr_noop
from desktop.painting.game_view import GameView
from desktop.review.review_card import Moment, PlayerReview, ReviewCard
from desktop.review.review_list import ReviewList
from desktop.theme.theme import Theme
from desktop.widgets.engine_box import EngineBox
from desktop.widgets.label import Label, ScreenReaderLabel
from desktop.widgets.role_button import primary_button
from desktop.widgets.scrolled import YieldingScrollArea
from rules.record.simple_text import simple_text

_LONGEST_NAME = 60  # characters of an engine's
# [simulations a move] -> name of the depth
DEPTHS = {
    20_000: tr_noop("Quick", "depth"),
    80_000: tr_noop("Normal", "depth"),
    320_000: tr_noop("Deep", "depth"),
}


class ReviewPanel(QWidget):
    """What is found so far.

    Attributes:
        engine: which engine reviews; hidden while there is only our own.
        by: which other engine than our own reviews, or has reviewed.
        effort: the choice of how deeply to search, until all moves are reviewed.
        start, stop: the buttons that begin or continue a review, and stop it.
        card: accuracy and moments, once all moves are reviewed, and a menu of greater depths.
        retry: the button that begins to retry the mistakes; hidden without any.
        moves: the table of moves.

    Signals:
        started(int): begin or continue with so many simulations a move.
        stopped: stop the review.
    """

    started = Signal(int)
    stopped = Signal()

    def __init__(self, view: GameView, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._state, self.by = Label(role="quiet"), Label(role="quiet")
        self.progress = QProgressBar()
        self.progress.setTextVisible(False)
        say(self.progress.setAccessibleName, lambda: tr("Progress of the review"))
        self.stop = said(QPushButton(), lambda: tr("Stop", "review"))
        self.start = QPushButton()
        self.engine = EngineBox()
        say(self.engine.setAccessibleName, lambda: tr("Engine that reviews"))
        self.effort = QComboBox()
        say(self.effort.setAccessibleName, lambda: tr("Depth of the review"))
        self.card = ReviewCard(view, theme)
        self.retry = said(primary_button(), lambda: tr("Retry the mistakes"))
        self.moves = ReviewList(view, theme)
        self._is_running = False
        self._greater: Sequence[int] = ()  # the depths in the card's menu
        self._name_depths()
        UI_LANGUAGE.changed.connect(self._name_depths)
        self._lay_out()
        self.setFocusProxy(self.moves)
        self.stop.clicked.connect(self.stopped)
        self.start.clicked.connect(lambda: self.started.emit(self.simulations))

    @property
    def simulations(self) -> int:
        """The simulations of the chosen depth."""
        return list(DEPTHS)[max(0, self.effort.currentIndex())]

    def offer_engines(self, names: Sequence[str], chosen: str) -> None:
        """Offer these engines beside our own, and choose one."""
        self.engine.offer(names)
        self.engine.choose(chosen)
        self.engine.setVisible(self.engine.has_choice and not self._is_running)

    def choose(self, simulations: int) -> None:
        """Choose the depth with so many simulations, if there is one."""
        if simulations in DEPTHS:
            self.effort.setCurrentIndex(list(DEPTHS).index(simulations))

    def show_running(self, done: int, total: int, seconds_left: float | None) -> None:
        """Show how far the review is."""
        self.progress.setRange(0, max(1, total))
        self.progress.setValue(done)
        if seconds_left is None:
            text = tr("Reviewing {total} moves …", total=total)
        else:
            time = spoken_time(max(1, round(seconds_left)))
            text = tr("{done} of {total} moves, {time} left", done=done, total=total, time=time)
        self._show(text, running=True, finished=False)

    def show_stopped(self, known: int, total: int, problem: str = "") -> None:
        """Show that only some moves are reviewed; ``problem``: why, as a sentence."""
        self.start.setText(tr("Continue the review") if known else tr("Review the game"))
        if not total:
            text = tr("There are no moves to review yet.")
        elif known:
            text = tr("{known} of {total} moves are reviewed.", known=known, total=total)
        else:
            text = tr("The game has not been reviewed.")
        self.start.setEnabled(bool(total))
        self._show(problem or text, running=False, finished=False)

    def show_finished(
        self,
        players: Sequence[PlayerReview],
        moments: Sequence[Moment],
        *,
        depth: int,
        retryable: bool,
        other: bool = False,
    ) -> None:
        """Show what was found.

        ``depth``: in simulations a move; ``retryable``: whether there are mistakes to retry;
        ``other``: whether another engine is chosen than the one that reviewed.
        """
        self.start.setText(tr("Review it again"))
        self.start.setEnabled(True)
        self.card.show_review(players, moments)
        greater = [one for one in DEPTHS if one > depth]
        if greater != self._greater:  # else the menu may be open
            self._greater = greater
            self._fill_menu()
        self._show("", running=False, finished=True, retryable=retryable, asks=other)

    def show_engine(self, name: str) -> None:
        """Show that another engine than our own reviews, or has reviewed; "" for our own."""
        self.by.setText(tr("Reviewed by {engine}", engine=simple_text(name, _LONGEST_NAME)))
        self.by.setVisible(bool(name))

    def set_theme(self, theme: Theme) -> None:
        self.card.set_theme(theme)
        self.moves.set_theme(theme)

    def _show(
        self,
        text: str,
        *,
        running: bool,
        finished: bool,
        retryable: bool = False,
        asks: bool = False,
    ) -> None:
        asks = asks or (not running and not finished)
        self._state.setText(text)
        self._state.setVisible(bool(text))
        self.progress.setVisible(running)
        self.stop.setVisible(running)
        self._is_running = running
        self.start.setVisible(asks)
        self.effort.setVisible(asks)
        self.engine.setVisible(self.engine.has_choice and not running)
        self.card.setVisible(finished)
        self.retry.setVisible(retryable)

    def _name_depths(self) -> None:
        at = self.effort.currentIndex()
        self.effort.clear()
        self.effort.addItems([tr(name, "depth") for name in DEPTHS.values()])
        self.effort.setCurrentIndex(at if at >= 0 else 1)
        self._fill_menu()

    def _fill_menu(self) -> None:
        """Offer the greater depths."""
        menu = self.card.deeper.menu() or QMenu(self.card.deeper)
        menu.clear()
        for simulations in self._greater:
            action = menu.addAction(tr(DEPTHS[simulations], "depth"))
            action.triggered.connect(lambda _on=False, one=simulations: self._deepen(one))
        self.card.deeper.setMenu(menu)
        self.card.deeper.setVisible(bool(self._greater))

    def _deepen(self, simulations: int) -> None:
        self.choose(simulations)
        self.effort.activated.emit(self.effort.currentIndex())  # as if it was chosen there
        self.started.emit(simulations)

    def _lay_out(self) -> None:
        running = QHBoxLayout()
        running.addWidget(self.progress, 1)
        running.addWidget(self.stop)
        ask = QHBoxLayout()
        ask.addWidget(self.effort)
        ask.addWidget(self.start, 1)
        head = QWidget()
        rows = QVBoxLayout(head)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.setSpacing(6)
        rows.addWidget(self.by)
        rows.addWidget(self._state)
        rows.addLayout(running)
        rows.addWidget(self.card)
        rows.addWidget(self.engine)
        said(ScreenReaderLabel(self.engine), self.engine.accessibleName)
        rows.addLayout(ask)
        self._head = YieldingScrollArea(head)
        self._column = column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(6)
        column.addWidget(self._head)
        column.addWidget(self.retry)
        column.addWidget(self.moves, 1)
        column.addStretch()

    def _share_room(self) -> None:
        """Show the list only where it has room, or it would scroll and what is above it too.

        The levels of the players need room beside it.
        """
        above = [part for part in (self._head, self.retry) if not part.isHidden()]
        taken = sum(part.sizeHint().height() + self._column.spacing() for part in above)
        taken += self.moves.minimumSizeHint().height() - self.card.taken_by_levels
        fits = taken <= self.height()
        self.card.show_levels(self.height() - taken)
        self.moves.setVisible(fits)
        least = self._head.minimumSizeHint().height() + self._column.spacing()
        least += self.retry.sizeHint().height()
        self._head.setVisible(self.retry.isHidden() or least <= self.height())
        self.setFocusProxy(self.moves if fits or self.retry.isHidden() else self.retry)

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest:
            self._share_room()
        return super().event(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._share_room()
        super().resizeEvent(event)

    def hasHeightForWidth(self) -> bool:
        """Return False, despite the labels: Qt would never shrink the list below its size hint."""
        return False

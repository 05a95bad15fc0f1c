"""Playing through a game by itself: a bar below the board with pause, speed and repetition."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QHideEvent
from PySide6.QtWidgets import QComboBox, QFrame

from desktop.game.game_session import GameSession
from desktop.services.text import say, say_items, tr, tr_noop
from desktop.settings.action import Action
from desktop.theme.icons import icon
from desktop.widgets.controls import IconButton
from desktop.widgets.layouts import hbox

SECONDS = (0.5, 1.0, 2.0, 3.0, 5.0, 10.0)  # between two moves

_DEFAULT = 2  # of these


class Autoplay(QFrame):
    """Shows the next move of the game every few seconds, until it is paused or at the end.

    It pauses when the user plays a move, and continues from wherever the user goes. It is hidden
    until it begins.

    Attributes:
        is_playing: whether the next move comes by itself.
        play, loop, full_screen, done: the buttons. pace: the seconds between two moves.
    """

    def __init__(self, session: GameSession) -> None:
        super().__init__()
        self.setProperty("role", "notes")
        self._session = session
        self._turns = 0  # of the game when it was played through last
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._advance)
        self.play = IconButton("turn.pause", tr_noop("Pause"))
        self.play.clicked.connect(lambda: self.pause() if self.is_playing else self.start())
        self.pace = QComboBox()
        say_items(self.pace, lambda: [tr("{seconds} s a move", seconds=each) for each in SECONDS])
        self.pace.setCurrentIndex(_DEFAULT)
        self.pace.currentIndexChanged.connect(self._restart)
        say(self.pace.setAccessibleName, lambda: tr("Time for each move"))
        self.loop = IconButton("turn.loop", tr_noop("Begin again at the end"))
        self.loop.setCheckable(True)
        self.full_screen = IconButton("view.larger", tr_noop("Full screen"))
        self.done = IconButton("close", tr_noop("Stop playing through"))
        self.done.clicked.connect(self.end)
        buttons = (self.play, self.pace, self.loop, None, self.full_screen, self.done)
        hbox(*buttons, on=self, spacing=4, margins=(8, 4, 8, 4))
        session.changed.connect(self._follow)
        self.hide()

    @property
    def is_playing(self) -> bool:
        return self._timer.isActive()

    def start(self) -> None:
        """Continue from the move that is shown, or from the start at the end of the game."""
        self.show()
        self._turns = len(self._session.record.whole_line)
        if not self._session.record.can_redo:
            self._session.go_first()
        self._restart(resume=True)
        self.play.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def pause(self) -> None:
        self._timer.stop()
        self._show_state()

    def end(self) -> None:
        """Pause and hide the bar."""
        self.pause()
        self.hide()

    def take_actions(self, actions: Mapping[str, Action]) -> None:
        """Connect the button for the full screen to the action that does it."""
        self.full_screen.clicked.connect(actions["view.full_screen"].trigger)

    def hideEvent(self, event: QHideEvent) -> None:
        self.pause()  # also where another page is shown
        super().hideEvent(event)

    def _restart(self, _index: int = 0, *, resume: bool = False) -> None:
        """Count the seconds to the next move from now on."""
        if resume or self.is_playing:
            self._timer.start(round(1000 * SECONDS[self.pace.currentIndex()]))
        self._show_state()

    def _advance(self) -> None:
        session = self._session
        if session.record.can_redo:
            session.go_next()
        elif self.loop.isChecked():
            session.go_first()
        if session.record.can_redo or self.loop.isChecked():
            self._restart(resume=True)
        else:
            self._show_state()

    def _follow(self) -> None:
        if self.is_playing and len(self._session.record.whole_line) != self._turns:
            self.pause()  # a move was played, or another line was chosen

    def _show_state(self) -> None:
        picture, title = (
            ("turn.pause", tr_noop("Pause"))
            if self.is_playing
            else ("engine.go_on", tr_noop("Continue playing through"))
        )
        self.play.setIcon(icon(picture))
        self.play.call(title)

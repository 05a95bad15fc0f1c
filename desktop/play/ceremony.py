"""What happens once when a game ends: a flourish on the board, and then the count."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QWidget

from desktop.board.animation import Flourish
from desktop.board.board_scene import BoardScene
from desktop.board.board_view import BoardView
from desktop.game.game_session import GameSession
from desktop.game.rematch import Verdict, verdict_of
from desktop.painting.drawing import Pace
from desktop.painting.layout import XY
from desktop.play.counting import CountBar, Counting
from rules.record.game_record import Node

_PAUSE_MS = 450  # after the last move has been played; it takes at most 300 to animate

_Type = QEvent.Type
_PRESSES = (_Type.MouseButtonPress, _Type.MouseButtonDblClick, _Type.Wheel, _Type.TouchBegin)
_KEYS = (_Type.KeyPress, _Type.ShortcutOverride)
_MODIFIERS = (Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt, Qt.Key.Key_Meta)


def pause_ms(pace: Pace) -> int:
    """Return the time from the last move until the ceremony begins."""
    return round(_PAUSE_MS * max(1.0, pace.factor))


class Ceremony(QObject):
    """Follows a session; any click or key ends the ceremony, and does what it always does.

    It leaves the focus where it is, and there is none without animation. The buttons of the count
    take the count over instead.
    """

    def __init__(
        self, session: GameSession, board: BoardView, counting: Counting, bar: CountBar
    ) -> None:
        super().__init__(board)
        self._session, self._board, self._counting, self._bar = session, board, counting, bar
        app = QApplication.instance()
        assert app is not None, "there are widgets"
        self._app = app
        self._node: Node | None = None  # at which the game has ended; None if nothing is going on
        self._flourish: Flourish | None = None
        self._pause = QTimer(self, singleShot=True)
        self._pause.timeout.connect(self._start_flourish)
        session.ended.connect(self._begin)
        session.changed.connect(self._follow)
        board.refreshed.connect(self._follow)
        counting.changed.connect(self._follow_count)

    @property
    def is_on(self) -> bool:
        """Whether it is going on, or about to begin."""
        return self._node is not None

    def end(self) -> bool:
        """End it at once, with its count. Returns whether there was one."""
        counts = self._counting.plays_once
        ran = self._stop()
        if counts:
            self._counting.end()
        return ran

    def _begin(self) -> None:
        self.end()
        board = self._board
        if not board.animated or not board.isVisible() or board.window().isMinimized():
            return
        self._node = self._session.record.node
        self._pause.start(pause_ms(board.drawing.pace))
        self._app.installEventFilter(self)  # only for as long as it lasts

    def _stop(self) -> bool:
        """End it, except for its count. Returns whether there was one."""
        if self._node is None:
            return False
        self._node = None
        self._app.removeEventFilter(self)
        self._pause.stop()
        flourish, self._flourish = self._flourish, None
        if flourish is not None:
            flourish.end()
        return True

    def _start_flourish(self) -> None:
        scene, sites = self._board.scene(), self._deciding_sites()
        if not isinstance(scene, BoardScene) or not sites:
            self._start_count()
            return
        festive = verdict_of(self._session) is Verdict.WIN
        self._flourish = Flourish(
            scene, scene.painting, sites, self._origin(scene), festive=festive
        )
        self._flourish.finished.connect(self._start_count)
        self._flourish.start()

    def _start_count(self) -> None:
        flourish, self._flourish = self._flourish, None
        if flourish is not None:
            flourish.end()
        if self._session.position.over:  # otherwise a count would not explain the result
            self._counting.play_once()
        if not self._counting.plays_once:
            self._stop()

    def _deciding_sites(self) -> tuple[int, ...]:
        """Return the sites that decided the game, or else of the winner's pieces."""
        outcome, by_rules = self._session.outcome, self._session.position.outcome()
        if by_rules is not None and by_rules.sites:
            return by_rules.sites
        tops = {piece.site: piece.colour for piece in self._session.position.pieces()}
        winner = None if outcome is None else outcome.winner
        if winner is None or self._counting.view.numbered:  # then pieces belong to nobody
            return tuple(tops)
        return tuple([site for site, colour in tops.items() if colour == winner])

    def _origin(self, scene: BoardScene) -> XY:
        """Return where the last move was played, or else the middle of the board."""
        last = self._session.last_turn
        if last:
            return scene.layout_plan.centres[last[-1].piece.site]
        middle = scene.sceneRect().center()
        return middle.x(), middle.y()

    def _follow(self) -> None:
        """End it if something else is shown than the end of the game."""
        if self._node is None:
            return
        moved = self._session.record.node is not self._node or self._session.outcome is None
        redrawn = self._flourish is not None and self._flourish.parent() is not self._board.scene()
        if moved or redrawn:
            self.end()

    def _follow_count(self) -> None:
        """End it once its count has ended, or another count has begun."""
        if self._node is not None and not self._counting.plays_once:
            self._stop()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        kind = event.type()
        if watched is self._board and kind == _Type.Hide:
            self.end()
        elif kind in _KEYS and isinstance(watched, QWidget) and isinstance(event, QKeyEvent):
            # Esc ends it too, as the last of what it does: see ``GamePage.cancel``
            if event.key() not in (*_MODIFIERS, Qt.Key.Key_Escape):
                self.end()
        elif kind in _PRESSES and isinstance(watched, QWidget):
            if watched is self._bar or self._bar.isAncestorOf(watched):
                self._counting.keep()
            else:
                self.end()
        return False

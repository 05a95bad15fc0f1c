"""Counts a position step by step on the board, also as the ceremony when a game has ended."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QFrame, QWidget

from desktop.board.animation import Flourish
from desktop.board.board_scene import BoardScene
from desktop.board.board_view import BoardView
from desktop.game.game_session import GameSession
from desktop.game.rematch import Verdict, verdict_of
from desktop.painting.drawing import Pace
from desktop.painting.game_view import GameView
from desktop.painting.layout import XY
from desktop.services.languages import UI_LANGUAGE
from desktop.services.text import tr, tr_noop
from desktop.theme.icons import icon
from desktop.widgets.controls import IconButton
from desktop.widgets.label import Label
from desktop.widgets.layouts import hbox
from rules.count_step import CountStep
from rules.position import Position
from rules.record.game_record import Node

_Key = Qt.Key
_STEP_MS, _MIN_MS = 2200, 900
_WHOLE_MS = 20_000  # at most, for a whole count: many steps go faster
_ONCE_MS = 11_000  # the same for one that was not asked for, as long as five steps

_KEYS = {
    _Key.Key_Left: "back",
    _Key.Key_Right: "forward",
    _Key.Key_Home: "first",
    _Key.Key_End: "last",
    **dict.fromkeys((_Key.Key_Space, _Key.Key_Return, _Key.Key_Enter), "play"),
}


class Counting(QFrame):
    """Buttons to step through a count, which ends when the position changes.

    With the focus, arrows, Home, End and Space do the same.

    Attributes:
        buttons: "first", "back", "play", "forward", "last" and "close".
        rare: those that can be left out.
        position: the position being counted; None if none is.
        plays_once: whether the count plays by itself, and then ends.

    Signals:
        changed: the current step has changed, or the count has ended.
    """

    changed = Signal()

    session: GameSession

    def __init__(self, view: GameView, board: BoardView) -> None:
        super().__init__()
        self.setProperty("role", "count")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.view, self._board = view, board
        self.position: Position | None = None
        self.plays_once = False
        self._steps: tuple[CountStep, ...] = ()
        self._index = 0
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._play_next)
        UI_LANGUAGE.changed.connect(self._name_step)
        self.buttons: dict[str, IconButton] = {}
        self._step = Label(role="number")
        self._step.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._step.setContentsMargins(8, 0, 8, 0)
        for name, picture, title, key in (
            ("first", "turn.first", tr_noop("First step"), "Home"),
            ("back", "turn.previous", tr_noop("Previous step"), "Left"),
            ("play", "engine.go_on", tr_noop("Count automatically"), "Space"),
            ("forward", "turn.next", tr_noop("Next step"), "Right"),
            ("last", "turn.last", tr_noop("Last step"), "End"),
            ("close", "close", tr_noop("Stop counting"), "Esc"),
        ):
            button = IconButton(picture, title, key)
            button.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # the bar handles all their keys
            button.clicked.connect(lambda _=False, name=name: self._press(name))
            self.buttons[name] = button
        self.rare = self.buttons["first"], self.buttons["last"]
        *steps, close = self.buttons.values()
        # in a small window the step number needs all the space
        hbox(*steps, (self._step, 1), close, on=self, spacing=2, margins=(8, 4, 8, 4))
        self.hide()

    @property
    def can_count(self) -> bool:
        """Whether there is anything to count."""
        position = self.session.position
        return bool(position.pieces()) and bool(position.count_steps())

    @property
    def step(self) -> CountStep | None:
        """The current step; None if nothing is being counted."""
        return self._steps[self._index] if self._steps else None

    @property
    def sentence(self) -> str:
        """The current step in words; "" if nothing is being counted."""
        if self.position is None or self.step is None:
            return ""
        return self.view.count_sentence(self.position, self.step)

    def start(self, *, playing: bool) -> None:
        """Begin a count; with ``playing`` it advances automatically."""
        if self.can_count:
            self.plays_once = False
            self._begin(playing=playing)
            self.setFocus()

    def play_once(self) -> None:
        """Count automatically, without taking the focus, and then end the count."""
        if self.can_count:
            self.plays_once = True
            self._begin(playing=True)

    def keep(self) -> None:
        """Leave a count that plays by itself to the user, who ends it."""
        if self.plays_once:
            self.plays_once = False
            self.changed.emit()

    def end(self) -> bool:
        """End the count. Returns whether there was one."""
        if self.position is None:
            return False
        self._timer.stop()
        self.position, self._steps, self.plays_once = None, (), False
        had_focus = self.hasFocus()
        self.hide()
        if had_focus:
            self._board.setFocus()
        self._show()
        return True

    def refresh(self) -> None:
        """End the count if the session shows another position."""
        if self.position is not None and self.position != self.session.position:
            self.end()

    def _begin(self, *, playing: bool) -> None:
        self.position = self.session.position.copy()
        self._steps = self.position.count_steps()
        self._index = 0
        if playing and (len(self._steps) > 1 or self.plays_once):
            self._start_timer()
        self.show()
        self._show()

    def _press(self, name: str) -> None:
        last = len(self._steps) - 1
        if name == "close":
            self.end()
        elif name == "play" and self._timer.isActive():
            self._timer.stop()
            self._show()
        elif name == "play":
            self._start_timer()
            self._go_to(0 if self._index == last else self._index + 1)
        else:
            self._timer.stop()
            to = {"first": 0, "back": self._index - 1, "forward": self._index + 1, "last": last}
            self._go_to(to[name])

    def _start_timer(self) -> None:
        whole, least = (_ONCE_MS, _MIN_MS // 3) if self.plays_once else (_WHOLE_MS, _MIN_MS)
        self._timer.start(max(least, min(_STEP_MS, whole // len(self._steps))))

    def _play_next(self) -> None:
        last = len(self._steps) - 1
        if self.plays_once and self._index == last:
            self.end()
            return
        if self._index >= last - 1 and not self.plays_once:
            self._timer.stop()
        self._go_to(self._index + 1)

    def _go_to(self, index: int) -> None:
        self._index = max(0, min(len(self._steps) - 1, index))
        self._show()

    def _show(self) -> None:
        self._board.show_count(self.step)
        if self.step is not None:
            self._name_step()
            number, total = self._index + 1, len(self._steps)
            for name in ("first", "back"):
                self.buttons[name].setEnabled(number > 1)
            for name in ("forward", "last"):
                self.buttons[name].setEnabled(number < total)
            play, plays = self.buttons["play"], self._timer.isActive()
            play.setIcon(icon("engine.stop" if plays else "engine.go_on"))
            play.call(tr_noop("Pause the count") if plays else tr_noop("Count automatically"))
        self.changed.emit()

    def _name_step(self) -> None:
        if self.step is not None:
            number, total = self._index + 1, len(self._steps)
            self._step.setText(f"{number} / {total}")  # there is little space where text is large
            self.setAccessibleName(tr("Count, step {step} of {total}", step=number, total=total))
            self.setAccessibleDescription(self.sentence)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        name = _KEYS.get(Qt.Key(event.key()))
        if name is None or event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            super().keyPressEvent(event)
        else:
            self._press(name)


_PAUSE_MS = 450  # after the last move has been played; it takes at most 300 to animate
_Type = QEvent.Type
_PRESSES = (_Type.MouseButtonPress, _Type.MouseButtonDblClick, _Type.Wheel, _Type.TouchBegin)
_KEY_EVENTS = (_Type.KeyPress, _Type.ShortcutOverride)
_MODIFIERS = (Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt, Qt.Key.Key_Meta)


def pause_ms(pace: Pace) -> int:
    """Return the time from the last move until the ceremony begins."""
    return round(_PAUSE_MS * max(1.0, pace.factor))


class Ceremony(QObject):
    """Follows a session; any click or key ends the ceremony, and does what it always does.

    It leaves the focus where it is, and there is none without animation. The buttons of the count
    take the count over instead.
    """

    def __init__(self, session: GameSession, board: BoardView, counting: Counting) -> None:
        super().__init__(board)
        self._session, self._board, self._counting = session, board, counting
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
        elif kind in _KEY_EVENTS and isinstance(watched, QWidget) and isinstance(event, QKeyEvent):
            # Esc ends it too, as the last of what it does: see ``GamePage.cancel``
            if event.key() not in (*_MODIFIERS, Qt.Key.Key_Escape):
                self.end()
        elif kind in _PRESSES and isinstance(watched, QWidget):
            if watched is self._counting or self._counting.isAncestorOf(watched):
                self._counting.keep()
            else:
                self.end()
        return False

"""The board as a widget: shows a position and turns clicks and keys into steps.

It keeps the touches of the unfinished step and marks what may follow. It never decides what is
legal, plays no turns, and depends on no particular game.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping, Sequence

from PySide6.QtCore import QPoint, QPointF, Qt, QTimer, Signal
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QHideEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPixmapCache,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QFrame, QGraphicsView, QStyle, QWidget

from desktop.board.board_cursor import Arrow, BoardCursor
from desktop.board.board_scene import BoardScene
from desktop.board.hand import Hand
from desktop.board.move_preview import MovePreview
from desktop.board.press import Press
from desktop.board.touching import Touching
from desktop.i18n.text import say, tr
from desktop.painting.candidate import CandidateView
from desktop.painting.drawing import Drawing
from desktop.theme.theme import Theme
from rules.count_step import CountStep
from rules.piece import Change, Touch
from rules.position import Position
from rules.record.marks import Mark
from rules.record.turn_numbers import Place
from rules.refusal import Refusal
from rules.setup import Setup

FLASH_MS = 2400  # long enough to find the marked stones that forbid a step
_Key, _Reason = Qt.Key, Qt.FocusReason
_ARROWS = {
    _Key.Key_Left: Arrow.LEFT,
    _Key.Key_Right: Arrow.RIGHT,
    _Key.Key_Up: Arrow.UP,
    _Key.Key_Down: Arrow.DOWN,
}
_ENDS = {_Key.Key_Home: Arrow.LEFT, _Key.Key_End: Arrow.RIGHT}
_ACTS = (_Key.Key_Return, _Key.Key_Enter, _Key.Key_Space)
_BY_KEY = (_Reason.TabFocusReason, _Reason.BacktabFocusReason, _Reason.ShortcutFocusReason)


class BoardView(QGraphicsView):
    """A board that can be played on with mouse and keyboard.

    Attributes:
        drawing: the user's choices about how boards are drawn.
        animated: whether moves are animated.
        targets: site -> the hands that may touch it next.
        marking: whether clicks mark sites instead of playing.

    Signals:
        step_chosen(int): the user has completed a legal step.
        refused(object): a ``Refusal``: why a click is illegal, and the sites that forbid it.
        confirmed(): a site of the turn that waits to be confirmed was clicked again.
        marked(int): a site was clicked while ``marking``.
        withdrawn(): another site was clicked instead; that click is handled next.
        hand_changed(int): the hand has changed, by the user or because only one is possible.
        site_hovered(int): the site under the mouse or the cursor, -1 for none.
        touched(object): the touches of the unfinished step, a tuple, have changed.
        cursor_moved(int): the site of the visible cursor, -1 once it is hidden.
        refreshed: the pieces or the targets may have changed.
    """

    step_chosen = Signal(int)
    refused = Signal(object)
    confirmed = Signal()
    marked = Signal(int)
    withdrawn = Signal()
    hand_changed = Signal(int)
    site_hovered = Signal(int)
    touched = Signal(object)
    cursor_moved = Signal(int)
    refreshed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.drawing = Drawing()
        self._hand = Hand(self)
        self._hand.changed.connect(self.hand_changed)
        self._hand.changed.connect(self._refresh)
        self._ghost = MovePreview(self._hand)
        self.targets: Mapping[int, frozenset[int]] = {}
        self._emitted: tuple[Touch, ...] = ()  # the touches that were emitted last
        self.marking = False
        self._shown = False  # whether a position was shown, from which to animate to the next
        self.animated = bool(self.style().styleHint(QStyle.StyleHint.SH_Widget_Animate))
        self._pointer = QPointF()  # the last position of the mouse on the screen
        self._press: Press | None = None  # the current press of the mouse button
        self._cursor: BoardCursor | None = None
        self._cursor_shown = False
        # Qt keeps cached items in other sizes, even after they are destroyed
        self.destroyed.connect(lambda: QPixmapCache.clear())
        self._flash = QTimer(self, singleShot=True, interval=FLASH_MS)
        self._flash.timeout.connect(self._end_flash)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setMinimumSize(120, 120)
        say(self.setAccessibleName, lambda: tr("Board"))

    @property
    def hand(self) -> int:
        """What the hand holds: a colour in Yodd, a half of the domino in Wythe, otherwise 0."""
        return self._hand.held

    def set_game(self, setup: Setup, theme: Theme) -> None:
        """Show an empty board of this game."""
        self._come_to_rest()
        self._hand.touching = None
        self._ghost.hovered = ()
        self._shown = False
        self._cursor_shown = False
        self._put(BoardScene(setup, theme, self.drawing, parent=self))
        self.setBackgroundBrush(QColor(theme.background))
        self._refresh()

    def set_drawing(self, drawing: Drawing) -> None:
        """Draw the same board differently, without animation."""
        if drawing == self.drawing:
            return
        self.drawing = drawing
        if self.scene():
            self._come_to_rest()
            self._put(self._board.redrawn(drawing))
            self._ghost.hovered = (self.cursor_site,) if self._cursor_shown else ()
            self._refresh()

    def show_position(
        self,
        position: Position,
        *,
        last: tuple[Change, ...] = (),
        numbers: Mapping[Place, int] | None = None,
        marks: Mapping[int, Mark] | None = None,
        interactive: bool = True,
        waiting: tuple[int, ...] | None = None,
    ) -> None:
        """Show a position, possibly in mid-turn, and accept clicks if ``interactive``.

        The position must not be played on afterwards: the view keeps asking it for steps.
        ``numbers``: turn numbers, shown on pieces. ``marks``: shown on cells and pieces.
        ``waiting``: the sites of a turn that waits to be confirmed; None if none does.
        """
        self._end_flash()
        self._press = None  # a dragged piece may be gone
        self._ghost.waiting = waiting
        playable = interactive and not position.over
        self._hand.touching = Touching(position) if playable else None
        animated = self.animated and self._shown and self.isVisible()
        self._board.show_position(position, last, numbers=numbers, marks=marks, animated=animated)
        self._shown = True
        self._hand.keep_to_hands(self._board.game_view)
        self._refresh()

    def show_advice(
        self,
        candidates: Sequence[CandidateView],
        *,
        line: Sequence[Sequence[Change]] = (),
        hint: Sequence[Change] = (),
    ) -> None:
        """Show candidates, a line of turns, and a hint."""
        self._board.show_advice(candidates, line=line, hint=hint)

    def show_count(self, step: CountStep | None) -> None:
        """Show a step of a count in place of all marks; None shows the marks again."""
        self._board.show_count(step, animated=self.animated and self.isVisible())

    def set_theme(self, theme: Theme) -> None:
        self.setBackgroundBrush(QColor(theme.background))
        self._board.set_theme(theme)

    def set_animated(self, animated: bool) -> None:
        """Set whether moves are animated; the default is the desktop's setting."""
        self.animated = animated
        self._board.settle()

    def hands(self) -> tuple[int, ...]:
        """Return the hands that may touch next; with fewer than two there is no choice."""
        return self._hand.hands()

    def set_hand(self, hand: int) -> None:
        self._hand.hold(hand)

    def flip_hand(self) -> None:
        """Switch to the next of the possible hands."""
        self._hand.flip()

    @property
    def touches(self) -> tuple[Touch, ...]:
        """The touches of the unfinished step."""
        return self._hand.touches

    def show_refusal(self, refusal: Refusal) -> None:
        """Mark for a while the sites that forbid a step."""
        self._board.flash(refusal.sites)
        self._flash.start()

    def preview(self, step: int) -> None:
        """Preview a button's step; -1 returns to the preview of what the mouse points at."""
        self._ghost.button = step
        self._show_ghost()

    def cancel_touches(self) -> bool:
        """Take back the touches of the unfinished step. Returns whether there were any."""
        gone = self._hand.let_go()
        if gone:
            self._refresh()
        return gone

    @property
    def cursor_site(self) -> int:
        """The site of the cursor, -1 while it is hidden."""
        return self._guide.site if self._cursor_shown else -1

    def move_cursor(self, site: int) -> None:
        """Show the cursor on a site."""
        self._guide.put(site)
        self._show_cursor()

    def move_cursor_to_target(self, *, back: bool = False) -> None:
        """Show the cursor on the next or, with ``back``, the previous target."""
        self._guide.put_on_next(self.targets, back=back)
        self._show_cursor()

    def hide_cursor(self) -> None:
        """Hide the cursor until the next key, which shows it at the same site."""
        if self._cursor_shown:
            self._cursor_shown = False
            self._board.show_cursor(-1)
            self._hover(())
            self.cursor_moved.emit(-1)

    def act_at(self, site: int, hand: int | None = None) -> None:
        """Do what a click on this site does, with ``hand`` if given."""
        if hand is not None:
            self.set_hand(hand)
        self._click((site,))

    def show_preview(self, changes: tuple[Change, ...]) -> None:
        """Preview changes for a widget outside the board, until called again with ()."""
        if changes != self._ghost.preview:  # analysis calls this several times a second
            self._ghost.preview = changes
            self._show_ghost()

    def site_point(self, site: int, hand: int = 0) -> QPoint:
        """Return where a click touches this site, in the viewport's coordinates."""
        board = self._board
        top = board.game_view.top(board.layout_plan, site, board.heights()[site])
        return self.mapFromScene(QPointF(*top))

    @property
    def _board(self) -> BoardScene:
        scene = self.scene()
        assert isinstance(scene, BoardScene), "set_game was not called"
        return scene

    def _put(self, board: BoardScene) -> None:
        """Replace the current scene by this one."""
        before = self.scene()
        self.setScene(board)
        if before:
            before.deleteLater()
        self._fit()

    @property
    def _guide(self) -> BoardCursor:
        """The cursor in the current layout."""
        layout = self._board.layout_plan
        if self._cursor is None or self._cursor.layout is not layout:
            before, self._cursor = self._cursor, BoardCursor(layout)
            if before is not None and before.layout.board is layout.board:
                self._cursor.put(before.site)
        return self._cursor

    def _show_cursor(self) -> None:
        self._cursor_shown = True
        site = self._guide.site
        self._board.show_cursor(site)
        self._hover((site,))
        self.cursor_moved.emit(site)

    def _fit(self) -> None:
        if self.scene():
            self.fitInView(self.sceneRect(), Qt.AspectRatioMode.KeepAspectRatio)

    def _sites_at(self, point: QPointF) -> tuple[int, ...]:
        spot = self.mapToScene(point.toPoint())
        board = self._board
        return board.game_view.sites_at(board.layout_plan, board.heights(), (spot.x(), spot.y()))

    def _click(self, sites: tuple[int, ...]) -> None:
        """Handle a click: mark a site, confirm or withdraw a turn, or touch or release a site."""
        if self.marking:
            if sites:
                self.marked.emit(sites[0])
            return
        waiting = self._ghost.waiting
        if waiting is not None and sites:
            if sites[0] in waiting:
                self.confirmed.emit()
                return
            self.withdrawn.emit()
        touching = self._hand.touching
        if touching is None or not sites:
            return
        if self._hand.let_go_of(sites[0]):
            self._refresh()
            return
        self._take(touching, self._hand.reach(self._board.game_view, sites))

    def _waits(self, sites: tuple[int, ...]) -> bool:
        """Return whether a press here must wait for the release, as it may become a drag."""
        if self.marking or not sites:
            return False
        if self._ghost.waiting is not None:
            return sites[0] in self._ghost.waiting
        return self._hand.may_drag(self._board.game_view, sites)

    def _pick_up(self) -> None:
        """Start a drag: touch the site of the press if its click is still waiting."""
        press, touching = self._press, self._hand.touching
        if press is None or not press.waits or touching is None:
            return
        self._press = dataclasses.replace(press, waits=False)
        if not touching.touches:
            self._take(touching, self._hand.asked(self._board.game_view, press.sites[:1]))

    def _release(self, press: Press, sites: tuple[int, ...]) -> None:
        """End a drag at these sites: play the step it completes, or take its touch back."""
        touching = self._hand.touching
        if touching is None or not self._hand.holds(press.sites):
            return  # nothing was dragged, or it has been taken back
        asked = self._hand.asked(self._board.game_view, sites) if sites else ()
        if touching.completed(asked) is None:
            self.cancel_touches()
        if asked:
            self._take(touching, asked)

    def _take(self, touching: Touching, asked: tuple[Touch, ...]) -> None:
        """Apply touches, and play the step if they complete it; show why if they are illegal."""
        if not touching.fitting(asked):
            refusal = touching.position.refusal(asked)
            if refusal is not None:
                sites = refusal.sites or (asked[-1].site,)
                self.show_refusal(dataclasses.replace(refusal, sites=sites))
                self.refused.emit(refusal)
            return
        self._end_flash()
        step = touching.completed(asked)
        touching.touches = () if step is not None else asked
        self._refresh()
        if step is not None:
            self.step_chosen.emit(step)

    def _refresh(self) -> None:
        touching = self._hand.touching
        self.targets = touching.targets() if touching else {}
        if touching is None:
            self._board.show_targets((), ())
        else:
            matter = touching.targets_matter(self._board.heights())
            remaining = touching.remaining() if matter else []
            self._board.show_targets(remaining, touching.touches)
        self._board.show_cursor(self.cursor_site)
        self._show_ghost()
        if self.touches != self._emitted:
            self._emitted = self.touches
            self.touched.emit(self._emitted)
        self.refreshed.emit()

    def _show_ghost(self) -> None:
        self._ghost.show(self._board)

    def _end_flash(self) -> None:
        self._flash.stop()
        if self.scene():
            self._board.flash(())

    def _come_to_rest(self) -> None:
        """Stop all timers: none may run in a scene that is hidden, as it might be deleted."""
        self._end_flash()
        if self.scene():
            self._board.settle()

    def hideEvent(self, event: QHideEvent) -> None:
        self._come_to_rest()
        super().hideEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            sites = self._sites_at(event.position())
            waits = self._waits(sites)
            if not waits:
                self._click(sites)
            self._press = Press(event.position(), sites, waits)
        elif event.button() == Qt.MouseButton.RightButton:
            self.flip_hand()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton and self._press is not None:
            press, sites = self._press, self._sites_at(event.position())
            if press.is_drag(event.position(), sites):
                self._pick_up()
                self._release(press, sites)
            elif press.waits:
                self._click(press.sites)
            self._press = None
        event.accept()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        self.mousePressEvent(event)  # two quick clicks are two clicks

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        sites = self._sites_at(event.position()) if self.scene() else ()
        if self._cursor_shown and event.globalPosition() == self._pointer:
            return  # the mouse itself has not moved
        self._pointer = event.globalPosition()
        self.hide_cursor()
        if sites:
            self._guide.put(sites[0])
        if self._press is not None and self._press.is_drag(event.position(), sites):
            self._pick_up()
        self._hover(sites)

    def _hover(self, sites: tuple[int, ...]) -> None:
        if sites != self._ghost.hovered:
            self._ghost.hovered = sites
            self.site_hovered.emit(sites[0] if sites else -1)
            self._show_ghost()

    def leaveEvent(self, event: object) -> None:
        if not self._cursor_shown:
            self._hover(())

    def wheelEvent(self, event: QWheelEvent) -> None:
        self._hand.wheel(event.angleDelta().y())
        event.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        if event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier or not self.scene():
            event.ignore()
        elif key in _ARROWS or key in _ENDS or key in _ACTS:
            self._steer(key)
        elif key != Qt.Key.Key_Escape or not self.cancel_touches():
            event.ignore()

    def _steer(self, key: Qt.Key) -> None:
        """Move the cursor, or act where it is; if it is hidden, only show it."""
        if self._cursor_shown:
            if key in _ACTS:
                self.act_at(self._guide.site)
                return
            if key in _ARROWS:
                self._guide.move(_ARROWS[key])
            else:
                self._guide.move_to_end(_ENDS[key])
        self._show_cursor()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if self.scene() and (event.reason() in _BY_KEY or self._cursor_shown):
            self._show_cursor()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        if event.reason() not in (_Reason.PopupFocusReason, _Reason.ActiveWindowFocusReason):
            self.hide_cursor()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        QPixmapCache.clear()
        self._fit()

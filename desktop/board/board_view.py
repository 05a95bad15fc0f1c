"""The board as a widget: shows a position and turns clicks and keys into steps.

It marks what may follow, but never decides what is legal, and plays no turns.
"""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QPoint, QPointF, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QContextMenuEvent,
    QFocusEvent,
    QHideEvent,
    QKeyEvent,
    QMouseEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QWidget

from desktop.board.board_input import BoardInput
from desktop.board.board_scene import BoardScene
from desktop.board.carried_piece import CarriedPiece
from desktop.board.flash import Flash
from desktop.board.hand import Hand
from desktop.board.keyboard_cursor import MENU_KEYS, KeyboardCursor
from desktop.board.move_preview import MovePreview
from desktop.board.scene_view import SceneView
from desktop.board.touching import Touching
from desktop.i18n.text import say, tr
from desktop.painting.drawing import Drawing
from desktop.theme.theme import Theme
from rules.piece import Change, Piece, Touch
from rules.position import Position
from rules.record.marks import Mark
from rules.record.turn_numbers import Place
from rules.refusal import Refusal
from rules.setup import Setup

_Reason = Qt.FocusReason
_BY_KEY = (_Reason.TabFocusReason, _Reason.BacktabFocusReason, _Reason.ShortcutFocusReason)


class BoardView(SceneView):
    """A board that can be played on with mouse and keyboard.

    Attributes:
        input: what clicks do, and would do.
        drawing: the user's choices about how boards are drawn.
        targets: site -> the hands that may touch it next.
        has_dots: whether dots mark the targets.

    Signals:
        step_chosen(int): the user has completed a legal step.
        refused(object, int): a ``Refusal``: why a click is illegal; and the site of the click.
        confirmed(): a site of the turn that waits to be confirmed was clicked again.
        marked(int): a site was clicked while ``marking``.
        withdrawn(): another site was clicked instead; that click is handled next.
        hand_changed(int): the hand has changed, by the user or because only one is possible.
        site_hovered(int): the site under the mouse or the cursor, -1 for none.
        touched(object): the touches of the unfinished step, a tuple, have changed.
        cursor_moved(int): the site of the visible cursor, -1 once it is hidden.
        refreshed: the pieces or the targets may have changed.
        moved(object): the pieces go through these stages, a sequence; animated or at once.
        menu_asked(object, QPoint): a menu about these sites is wanted at this point of the screen.
    """

    step_chosen = Signal(int)
    refused = Signal(object, int)
    confirmed = Signal()
    marked = Signal(int)
    withdrawn = Signal()
    hand_changed = Signal(int)
    site_hovered = Signal(int)
    touched = Signal(object)
    cursor_moved = Signal(int)
    refreshed = Signal()
    moved = Signal(object)
    menu_asked = Signal(object, QPoint)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.drawing = Drawing()
        self._hand = Hand(self)
        self.input = BoardInput(self._hand, self)
        CarriedPiece(self, self._hand, self.input)
        self._cursor = KeyboardCursor(self)
        self._preview = MovePreview(self._hand)
        self._flash = Flash(self)
        self.targets: Mapping[int, frozenset[int]] = {}
        self.has_dots = False
        self._emitted: tuple[Touch, ...] = ()  # the touches that were emitted last
        self._shown = False  # whether a position was shown, from which to animate to the next
        self._pointer = QPointF()  # the last position of the mouse on the screen
        self._left_by_mouse = False  # Qt may give the focus back as if by Tab
        self._connect_input()
        say(self.setAccessibleName, lambda: tr("Board"))

    def _connect_input(self) -> None:
        self._hand.changed.connect(self.hand_changed)
        self._hand.changed.connect(self._refresh)
        self.input.changed.connect(self._flash.end)
        self.input.changed.connect(self._refresh)
        self.input.step_chosen.connect(self.step_chosen)
        self.input.refused.connect(self._refuse)
        self.input.confirmed.connect(self.confirmed)
        self.input.marked.connect(self.marked)
        self.input.withdrawn.connect(self.withdrawn)
        self._cursor.moved.connect(self._follow_cursor)
        self._cursor.pressed.connect(self.act_at)

    @property
    def hand(self) -> int:
        """The hand in use: a stone's colour or a half of a domino; 0 if there is no choice."""
        return self._hand.held

    @property
    def marking(self) -> bool:
        """True while clicks mark sites instead of playing."""
        return self.input.marking

    @marking.setter
    def marking(self, marking: bool) -> None:
        self.input.marking = marking

    def set_game(self, setup: Setup, theme: Theme) -> None:
        """Show an empty board of this game."""
        self._come_to_rest()
        self._hand.touching = None
        self._preview.hovered = ()
        self.site_hovered.emit(-1)  # the new board may not have the cell
        self._shown = False
        self._cursor.shown = False
        self._put(BoardScene(setup, theme, self.drawing, parent=self))
        self.setBackgroundBrush(QColor(theme.background))
        self._refresh()

    def set_drawing(self, drawing: Drawing) -> None:
        """Draw the same board differently, without animation."""
        self.drawing = drawing
        if self.scene():
            self._redraw(drawing)

    def _redraw(self, drawing: Drawing) -> None:
        if drawing != self._board.drawing:
            self._come_to_rest()
            self._put(self._board.redrawn(drawing))
            self._preview.hovered = (self.cursor_site,) if self._cursor.shown else ()
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
        self._flash.end()
        self.input.forget_press()
        self._hand.waiting = waiting
        playable = interactive and not position.over
        self._hand.touching = Touching(position) if playable else None
        seen = self._shown and self.isVisible()
        stages = self._board.stages_to(position, last) if seen else ()
        animated = seen and self.animated
        self._board.show_position(position, last, numbers=numbers, marks=marks, animated=animated)
        self._shown = True
        if stages:
            self._preview.left = self._preview.hovered
            self.moved.emit(stages)
        self._hand.keep_to_hands(self._board.game_view)
        self._refresh()

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

    def costs(self, site: int) -> bool:
        """Return whether all that a click on this site may lead to costs a turn."""
        touching = self._hand.touching
        return touching is not None and touching.costs(
            self._hand.asked(self._board.game_view, (site,))
        )

    def spoken_placing(self, site: int) -> str:
        """Return in words what placing the piece in hand would do to the number to watch."""
        placed = Piece(site, self.hand)
        note = self._board.note_on(placed, allowed=True) if self._hand.touching else None
        return note.spoken if note is not None else ""

    def mark_text(self, site: int) -> str:
        """Return what the marks at a site mean that is pointed at; may be empty."""
        return self._board.mark_text(site)

    def show_refusal(self, refusal: Refusal) -> None:
        """Mark for a while the sites that forbid a step, unless they are what to touch now."""
        touching = self._hand.touching
        if touching is None or not touching.is_for_buttons:
            self._flash.start(self._board, refusal.sites)

    def preview(self, step: int) -> None:
        """Preview a button's step; -1 returns to the preview of what the mouse points at."""
        self._preview.button = step
        self._show_preview()

    def cancel_touches(self) -> bool:
        """Take back the touches of the unfinished step. Returns whether there were any."""
        return self.input.cancel()

    @property
    def cursor_site(self) -> int:
        """The site of the cursor, -1 while it is hidden."""
        return self._cursor.site

    def move_cursor(self, site: int) -> None:
        """Show the cursor on a site."""
        self._cursor.put(site)
        self._cursor.show()

    def move_cursor_to_target(self, *, back: bool = False) -> None:
        """Show the cursor on the next or, with ``back``, the previous target."""
        self._cursor.put_on_next(self.targets, back=back)

    def hide_cursor(self) -> None:
        """Hide the cursor until the next key, which shows it at the same site."""
        self._cursor.hide()

    def act_at(self, site: int, hand: int | None = None) -> None:
        """Do what a click on this site does, with ``hand`` if given."""
        if hand is not None:
            self.set_hand(hand)
        self.input.click((site,))

    def ask_menu(self, at: QPoint | None = None) -> None:
        """Emit ``menu_asked`` for a point of the viewport, by default for the cursor's site."""
        self.input.forget_press()
        if at is None:
            self._cursor.show()
            at = self.site_point(self.cursor_site)
        if sites := self._sites_at(QPointF(at)):
            self.move_cursor(sites[0])
        self.menu_asked.emit(sites, self.viewport().mapToGlobal(at))

    def show_preview(self, changes: tuple[Change, ...]) -> None:
        """Preview changes for a widget outside the board, until called again with ()."""
        if changes != self._preview.preview:  # analysis calls this several times a second
            self._preview.preview = changes
            self._show_preview()

    def _put(self, board: BoardScene) -> None:
        """Replace the current scene by this one."""
        before = self.scene()
        self.setScene(board)
        self._cursor.set_scene(board)
        self.input.game_view = board.game_view
        if before:
            before.deleteLater()
        self.fit()

    def _follow_cursor(self, site: int) -> None:
        self._hover((site,) if site >= 0 else ())
        self.cursor_moved.emit(site)

    def _refuse(self, refusal: Refusal, site: int) -> None:
        """Mark the sites that forbid a step, or the one that was clicked, and report why."""
        self._flash.start(self._board, (site,))
        if refusal.sites:
            self.show_refusal(refusal)
        self.refused.emit(refusal, site)

    def _refresh(self) -> None:
        touching = self._hand.touching
        self.targets = touching.targets() if touching else {}
        heights, stacks = self._board.heights(), self._board.game_view.stacks
        dots = touching is not None and touching.targets_matter(heights, stacks=stacks)
        marked = touching.remaining() if touching and dots else []
        self.has_dots = bool(marked)
        self._board.show_targets(marked, self.touches)
        self._board.show_cursor(self.cursor_site)
        self._show_preview()
        if self.touches != self._emitted:
            self._emitted = self.touches
            self.touched.emit(self._emitted)
        self.refreshed.emit()

    def _show_preview(self) -> None:
        self._preview.show(self._board)

    def _come_to_rest(self) -> None:
        """Stop all timers: none may run in a scene that is hidden, as it might be deleted."""
        self._flash.end()
        if self.scene():
            self._board.settle()
            self._board.glow.rest()
            self._board.tick.rest()

    def hideEvent(self, event: QHideEvent) -> None:
        self._come_to_rest()
        super().hideEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self.input.press(event.position(), self._sites_at(event.position()))
        elif event.button() == Qt.MouseButton.RightButton:
            self.ask_menu(event.position().toPoint())
        elif event.button() == Qt.MouseButton.MiddleButton:
            self.flip_hand()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self.input.release(event.position(), self._sites_at(event.position()))
        event.accept()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        self.mousePressEvent(event)  # two quick clicks are two clicks

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        sites = self._sites_at(event.position())
        if self._cursor.shown and event.globalPosition() == self._pointer:
            return  # the mouse itself has not moved
        self._pointer = event.globalPosition()
        self.hide_cursor()
        if sites:
            self._cursor.put(sites[0])
        self.input.move(event.position(), sites)
        self._hover(sites)

    def _hover(self, sites: tuple[int, ...]) -> None:
        if sites != self._preview.hovered:
            self._preview.hovered, self._preview.left = sites, ()
            self._show_preview()
            self.site_hovered.emit(sites[0] if sites else -1)

    def leaveEvent(self, event: object) -> None:
        if not self._cursor.shown:
            self._hover(())

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        if event.reason() is not QContextMenuEvent.Reason.Mouse:  # the press has asked already
            self.ask_menu()

    def wheelEvent(self, event: QWheelEvent) -> None:
        self._hand.wheel(event.angleDelta().y())
        event.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        if self.scene() and event.keyCombination() in MENU_KEYS:
            self.ask_menu()
        elif event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier or not self.scene():
            event.ignore()
        elif self._cursor.press(key) or (key == Qt.Key.Key_Escape and self.cancel_touches()):
            event.accept()
        else:
            event.ignore()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        by_key = event.reason() in _BY_KEY and not self._left_by_mouse
        if self.scene() and (by_key or self._cursor.shown):
            self._cursor.show()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._left_by_mouse = event.reason() == _Reason.MouseFocusReason
        if event.reason() not in (_Reason.PopupFocusReason, _Reason.ActiveWindowFocusReason):
            self.hide_cursor()

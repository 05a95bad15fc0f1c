"""The board as a widget: shows a position and turns clicks and keys into steps.

It marks what may follow, but never decides what is legal, and plays no turns.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from PySide6.QtCore import QPoint, QPointF, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import (
    QColor,
    QContextMenuEvent,
    QFocusEvent,
    QHideEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPixmapCache,
    QResizeEvent,
    QShowEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import (
    QFrame,
    QGraphicsView,
    QStyle,
)

from desktop.board.board_input import (
    ACTS,
    ARROWS,
    ENDS,
    MENU_KEYS,
    BoardCursor,
    BoardInput,
    Touching,
)
from desktop.board.board_items import OVER, BoardPainting, LayerItem, Note, SiteItem
from desktop.board.board_scene import BoardScene
from desktop.painting.candidate import CandidateView
from desktop.painting.canvas import Canvas
from desktop.painting.drawing import Drawing
from desktop.painting.layout import CELL
from desktop.services.text import say, tr
from desktop.theme.themes import UI_THEME
from rules.count_step import CountStep
from rules.piece import Change, Motion, Piece, Touch
from rules.position import Position
from rules.record.game_record import Place
from rules.record.notes import Arrow, Mark
from rules.refusal import Refusal
from rules.setup import Setup

FLASH_MS = 2400  # long enough to find the marked stones that forbid a step
_LEFT_BEHIND = 0.3  # opacity of the piece where it was picked up
_LIFTED = 1.08  # its size in the hand


class CarriedPiece:
    """Shows the piece of an unfinished step at the pointer, if that step moves a piece."""

    def __init__(self) -> None:
        self._item: LayerItem | None = None
        self._origin: SiteItem | None = None

    def show(self, board: BoardScene, touching: Touching, at: QPointF) -> None:
        """Show the piece that has been touched at a point of the scene."""
        if self._item is None:
            piece = _moved_piece(touching)
            if piece is None:
                return
            self._item = _held_item(board.painting, piece)
            board.addItem(self._item)
            self._origin = board.site_item(piece.site)
            self._origin.setOpacity(_LEFT_BEHIND)
        self._item.setPos(at)

    def end(self) -> None:
        """Put the piece down; the scene may be deleted afterwards."""
        if self._item is None or self._origin is None:
            return
        self._origin.setOpacity(1.0)
        scene = self._item.scene()
        if scene is not None:
            scene.removeItem(self._item)
        self._item = self._origin = None


def _held_item(painting: BoardPainting, piece: Piece) -> LayerItem:
    def paint(canvas: Canvas) -> None:
        painting.view.paint_piece(canvas, piece, (0.0, 0.0))

    item = LayerItem(painting, OVER + 10, paint, cached=False)
    item.setScale(_LIFTED)
    item.mark(QRectF(-CELL, -CELL, 2 * CELL, 2 * CELL))
    return item


def _moved_piece(touching: Touching) -> Piece | None:
    """Return the piece that a step with these touches moves; None if it only places some."""
    fitting = touching.fitting(touching.touches)
    if not touching.touches or not fitting:
        return None
    site = touching.touches[0].site
    moves = touching.position.change(fitting[0][0])
    if all(change.motion is not Motion.MOVE or change.origin != site for change in moves):
        return None
    return next(piece for piece in touching.position.pieces() if piece.site == site)


class MovePreview:
    """Shows what a click or a button would do, or the group under the mouse.

    Attributes:
        hovered: the sites under the mouse or the cursor.
        button: the step of the button under the mouse, -1 for none.
        left: the sites that the pointer still has to leave after a turn: until then nothing
            covers the piece there.
        preview: the changes previewed by a widget outside the board.
        after: the position that a click here, or the button under the mouse, leads to.
    """

    def __init__(self, board_input: BoardInput) -> None:
        self._input = board_input
        self.hovered: tuple[int, ...] = ()
        self.left: tuple[int, ...] = ()
        self.button = -1
        self.preview: tuple[Change, ...] = ()
        self.after: Position | None = None

    def show(self, board: BoardScene) -> None:
        touching, pointed = self._input.touching, self.hovered[:1]
        self.after = None
        if self._input.waiting is not None:
            board.show_preview((), group=self._input.waiting)
            return
        if self.preview:
            board.show_preview(self.preview)
            return
        if touching and self._show_step(board, touching):
            return
        rests = board.game_view.stacks and self.hovered == self.left  # it would hide the new piece
        asks = pointed and not self._input.touches and not rests
        group = board.group_at(pointed[0]) if asks else ()
        board.show_preview((), group=group)

    def _show_step(self, board: BoardScene, touching: Touching) -> bool:
        """Preview a click or the buttons; return whether anything is shown."""
        asked = self._input.asked(self.hovered) if self.hovered else ()
        step = touching.completed(asked)
        if step is not None:
            preview = touching.preview(step)
            self.after = preview.after
            note = self._note(board, asked, allowed=True)
            board.show_preview(preview.changes, loses=preview.loses, note=note)
            return True
        if asked and touching.fitting(asked):
            costs = touching.costs(asked) and self.hovered != self.left
            board.show_preview((), touched=asked, loses=costs)
            return True
        if (note := self._note(board, asked, allowed=False)) is not None:
            board.show_preview(note=note)
            return True
        if touching.costs(touching.touches):
            board.show_preview((), touched=touching.touches, loses=True)
            return True
        return self._show_buttons(board, touching)

    def _note(self, board: BoardScene, asked: Sequence[Touch], *, allowed: bool) -> Note | None:
        if len(asked) != 1:
            return None
        return board.note_on(Piece(asked[0].site, asked[0].hand), allowed=allowed)

    def _show_buttons(self, board: BoardScene, touching: Touching) -> bool:
        """Preview all buttons, or the one under the mouse; return whether any is shown."""
        buttons = touching.buttons
        pointed = self.button in buttons
        shown = [self.button] if pointed else buttons
        self.after = touching.preview(self.button).after if pointed else None
        changes = [change for step in shown for change in touching.position.change(step)]
        if changes or pointed:
            board.show_preview(changes)
        return bool(changes) or pointed


_Reason = Qt.FocusReason
_BY_KEY = (_Reason.TabFocusReason, _Reason.BacktabFocusReason, _Reason.ShortcutFocusReason)


class BoardView(QGraphicsView):
    """A board that can be played on with mouse and keyboard.

    Attributes:
        input: what clicks do, and would do; its signals report them.
        targets: site -> the hands that may touch it next.
        has_dots: whether dots mark targets, all of them or those near the pointer.
        draws_arrows: whether a drag with the right button draws an arrow.

    Signals:
        site_hovered(int): the site under the mouse or the cursor, -1 for none.
        touched(object): the touches of the unfinished step, a tuple, have changed.
        cursor_moved(int): the site of the visible cursor, -1 once it is hidden.
        refreshed: the pieces or the targets may have changed.
        moved(object): the pieces go through these stages, a sequence; animated or at once.
        foreseen(object): the position that the click or the button leads to that the mouse or the
            cursor is on; None if it is on none.
        menu_asked(object, QPoint): a menu about these sites is wanted at this point of the screen.
        arrow_drawn(object): a right drag has led from cell to cell, where ``draws_arrows``.
    """

    site_hovered = Signal(int)
    touched = Signal(object)
    cursor_moved = Signal(int)
    refreshed = Signal()
    moved = Signal(object)
    foreseen = Signal(object)
    menu_asked = Signal(object, QPoint)
    arrow_drawn = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.animated = bool(self.style().styleHint(QStyle.StyleHint.SH_Widget_Animate))
        # Qt keeps cached items in other sizes, even after they are destroyed
        self.destroyed.connect(lambda: QPixmapCache.clear())
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setMinimumSize(120, 120)
        self.drawing = Drawing()
        self.targets: Mapping[int, frozenset[int]] = {}
        self.has_dots = False
        self.draws_arrows = False
        self._right_press: QPoint | None = None  # of the right button, while it is down
        self._arrows: tuple[Arrow, ...] = ()  # without the one that is being drawn
        self.input = BoardInput(self)
        self.input.hand_changed.connect(self._refresh)
        self.input.changed.connect(self._end_flash)
        self.input.changed.connect(self._refresh)
        self.input.refused.connect(self._flash_refusal)
        self._carried = CarriedPiece()
        self._cursor: BoardCursor | None = None
        self._preview = MovePreview(self.input)
        self._flash = QTimer(self, singleShot=True, interval=FLASH_MS)
        self._flash.timeout.connect(self._end_flash)
        self._dotted: Touching | None = None  # whose targets are marked with dots
        self._emitted: tuple[Touch, ...] = ()  # the touches that were emitted last
        self._shown = False  # whether a position was shown, from which to animate to the next
        self._pointer = QPointF()  # the last position of the mouse on the screen
        self._left_by_mouse = False  # Qt may give the focus back as if by Tab
        say(self.setAccessibleName, lambda: tr("Board"))
        UI_THEME.changed.connect(self._show_theme)
        self._show_theme()

    @property
    def _board(self) -> BoardScene:
        scene = self.scene()
        assert isinstance(scene, BoardScene), "set_game was not called"
        return scene

    def show_candidates(
        self,
        candidates: Sequence[CandidateView],
        *,
        line: Sequence[Sequence[Change]] = (),
        hint: Sequence[Change] = (),
    ) -> None:
        """Show candidates, a line of turns, and a hint."""
        self._board.show_candidates(candidates, line=line, hint=hint)

    def show_marks(self, **fields: Any) -> None:
        """Show something else in fields of ``BoardState``."""
        self._board.show_marks(**fields)

    def candidates_at(self, point: QPoint) -> tuple[CandidateView, ...]:
        """Return the candidates whose mark is at a point of the viewport, the best first."""
        if self.scene() is None:
            return ()
        at = self.mapToScene(point)
        return self._board.candidates_at((at.x(), at.y()), self.transform().m11())

    def show_count(self, step: CountStep | None) -> None:
        """Show a step of a count in place of all marks; None shows the marks again."""
        self._board.show_count(step, animated=self.animated and self.isVisible())

    def show_asked(self, sites: Sequence[int]) -> None:
        """Let the cells glow that are asked for."""
        self._board.show_asked(sites, moving=self.animated and self.isVisible())
        self._show_dots()

    @property
    def asked_cells(self) -> tuple[int, ...]:
        """The cells that glow."""
        return self._board.state.asked

    def show_tick(self, site: int | None) -> None:
        """Show a tick on a right move, at -1 in the middle of the board; None hides it."""
        self._board.show_tick(site, moving=self.animated and self.isVisible())

    def _show_theme(self) -> None:
        self.setBackgroundBrush(QColor(UI_THEME.theme.background))
        if self.scene():
            self._board.set_theme(UI_THEME.theme)

    def set_animated(self, animated: bool) -> None:
        """Set whether moves are animated; the default is the desktop's setting."""
        self.animated = animated
        self._board.settle()
        self.show_asked(self.asked_cells)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self.scene():
            self.show_asked(self.asked_cells)

    def site_point(self, site: int) -> QPoint:
        """Return where a click touches this site, in the viewport's coordinates."""
        board = self._board
        top = board.game_view.top(board.layout_plan, site, board.heights()[site])
        return self.mapFromScene(QPointF(*top))

    def _sites_at(self, point: QPointF) -> tuple[int, ...]:
        """Return the site, or the two sites of a joint, at a point of the viewport; else ()."""
        if not self.scene():
            return ()
        spot, board = self.mapToScene(point.toPoint()), self._board
        return board.game_view.sites_at(board.layout_plan, board.heights(), (spot.x(), spot.y()))

    def fit(self) -> None:
        """Show the board as large as fits."""
        if self.scene():
            self.fitInView(self.sceneRect(), Qt.AspectRatioMode.KeepAspectRatio)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        QPixmapCache.clear()
        self.fit()

    def set_game(self, setup: Setup) -> None:
        """Show an empty board of this game."""
        self._come_to_rest()
        self.input.touching = self.input.waiting = None
        self._preview.hovered = ()
        self.site_hovered.emit(-1)  # the new board may not have the cell
        self._shown = False
        if self._cursor is not None:
            self._cursor.shown = False
        self._put(BoardScene(setup, UI_THEME.theme, self.drawing, parent=self))
        self._refresh()

    def set_drawing(self, drawing: Drawing) -> None:
        """Draw the same board differently, without animation."""
        self.drawing = drawing
        if self.scene() and drawing != self._board.drawing:
            self._come_to_rest()
            self._put(self._board.redrawn(drawing))
            self._preview.hovered = (self.cursor_site,) if self.cursor_site >= 0 else ()
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
        self._forget_press()
        self.input.waiting = waiting
        playable = interactive and not position.over
        self.input.touching = Touching(position) if playable else None
        seen = self._shown and self.isVisible()
        stages = self._board.stages_to(position, last) if seen else ()
        animated = seen and self.animated
        self._board.show_position(position, last, numbers=numbers, marks=marks, animated=animated)
        self._shown = True
        if stages:
            self._preview.left = self._preview.hovered
            self.moved.emit(stages)
        self.input.choose_possible_hand()
        self._refresh()

    def costs(self, site: int) -> bool:
        """Return whether all that a click on this site may lead to costs a turn."""
        touching = self.input.touching
        return touching is not None and touching.costs(self.input.asked((site,)))

    def spoken_effect(self, site: int) -> str:
        """Return in words what a click on a site would do to the numbers beside the board."""
        touching = self.input.touching
        if touching is None:
            return ""
        note = self._board.note_on(Piece(site, self.input.hand), allowed=True)
        if note is not None:
            return note.spoken
        step = touching.completed(self.input.asked((site,)))
        if step is None:
            return ""
        return self._board.game_view.spoken_ahead(touching.position, touching.preview(step).after)

    def mark_text(self, site: int) -> str:
        """Return what the marks at a site mean that is pointed at; may be empty."""
        return self._board.mark_text(site)

    def show_refusal(self, refusal: Refusal) -> None:
        """Mark for a while the sites that forbid a step, unless they are what to touch now."""
        touching = self.input.touching
        if touching is None or not touching.is_for_buttons:
            self._flash_sites(refusal.sites)

    def preview(self, step: int) -> None:
        """Preview a button's step; -1 returns to the preview of what the mouse points at."""
        self._preview.button = step
        self._show_preview()

    @property
    def cursor_site(self) -> int:
        """The site of the cursor, -1 while it is hidden."""
        return self._cursor.site if self._cursor is not None and self._cursor.shown else -1

    def move_cursor(self, site: int) -> None:
        """Show the cursor on a site."""
        assert self._cursor is not None
        self._cursor.put(site)
        self._show_cursor()

    def move_cursor_to_target(self, *, back: bool = False) -> None:
        """Show the cursor on the next or, with ``back``, the previous target."""
        assert self._cursor is not None
        self._cursor.put_on_next(self.targets, back=back)
        self._show_cursor()

    def hide_cursor(self) -> None:
        """Hide the cursor until the next key, which shows it at the same site."""
        if self.cursor_site >= 0:
            self._show_cursor(False)

    def _show_cursor(self, shown: bool = True) -> None:
        assert self._cursor is not None
        self._cursor.shown = shown
        site = self.cursor_site
        self._board.show_marks(cursor=site)
        self._hover((site,) if shown else ())
        self.cursor_moved.emit(site)

    def ask_menu(self, at: QPoint | None = None) -> None:
        """Emit ``menu_asked`` for a point of the viewport, by default for the cursor's site."""
        self._forget_press()
        if at is None:
            self._show_cursor()
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
        before = self.scene()
        self.setScene(board)
        cursor, self._cursor = self._cursor, BoardCursor(board.layout_plan)
        if cursor is not None and cursor.layout.board is board.layout_plan.board:
            self._cursor.put(cursor.site)
            self._cursor.shown = cursor.shown
        self.input.game_view = board.game_view
        if before:
            before.deleteLater()
        self.fit()

    def _flash_refusal(self, refusal: Refusal, site: int) -> None:
        """Mark the sites that forbid a step, or the one that was clicked."""
        self._flash_sites((site,))
        if refusal.sites:
            self.show_refusal(refusal)

    def _flash_sites(self, sites: Sequence[int]) -> None:
        self._board.show_marks(forbidden=tuple(sites))
        self._flash.start()

    def _end_flash(self) -> None:
        self._flash.stop()
        if self.scene():
            self._board.show_marks(forbidden=())

    def _forget_press(self) -> None:
        self._carried.end()
        self.input.forget_press()

    def _refresh(self) -> None:
        touching = self.input.touching
        self.targets = touching.targets() if touching else {}
        heights, stacks = self._board.heights(), self._board.game_view.stacks
        matter = touching is not None and touching.targets_matter(heights, stacks=stacks)
        self._dotted = touching if matter else None
        self._show_dots()
        self._board.show_marks(cursor=self.cursor_site)
        self._show_preview()
        if self.input.touches != self._emitted:
            self._emitted = self.input.touches
            self.touched.emit(self._emitted)
        self.refreshed.emit()

    def _show_dots(self) -> None:
        """Mark what has been touched, what may be touched next, and which cells are in question."""
        board, dotted = self._board, self._dotted
        sites = {*self._preview.hovered, *self.asked_cells, *[t.site for t in self.input.touches]}
        near = sites.union(*[board.layout_plan.board.neighbours(site) for site in sites])
        marked = dotted.near(near) if dotted is not None else []
        self.has_dots = bool(marked)
        board.show_targets(marked, self.input.touches, near)

    def _show_preview(self) -> None:
        before = self._preview.after
        self._preview.show(self._board)
        if self._preview.after is not before:
            self.foreseen.emit(self._preview.after)

    def _come_to_rest(self) -> None:
        """Stop all timers: none may run in a scene that is hidden, as it might be deleted."""
        self._end_flash()
        if self.scene():
            self._board.rest()

    def hideEvent(self, event: QHideEvent) -> None:
        self._come_to_rest()
        super().hideEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self.input.press(event.position(), self._sites_at(event.position()))
        elif event.button() == Qt.MouseButton.RightButton:
            self._right_press = event.position().toPoint()
            self._arrows = self._board.state.arrows if self.scene() else ()
        elif event.button() == Qt.MouseButton.MiddleButton:
            self.input.flip_hand()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self._carried.end()
            self.input.release(event.position(), self._sites_at(event.position()))
        elif event.button() == Qt.MouseButton.RightButton and self._right_press is not None:
            pressed, arrow = self._right_press, self._dragged_arrow(event.position())
            self._right_press = None
            if arrow is None:
                self.ask_menu(pressed)
            else:
                self._board.show_marks(arrows=self._arrows)
                self.arrow_drawn.emit(arrow)
        event.accept()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        self.mousePressEvent(event)  # two quick clicks are two clicks

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        sites = self._sites_at(event.position())
        if self.cursor_site >= 0 and event.globalPosition() == self._pointer:
            return  # the mouse itself has not moved
        self._pointer = event.globalPosition()
        self.hide_cursor()
        if sites and self._cursor is not None:
            self._cursor.put(sites[0])
        if self.input.move(event.position(), sites) and self.input.touching is not None:
            at = self.mapToScene(event.position().toPoint())
            self._carried.show(self._board, self.input.touching, at)
        if self._right_press is not None and self.draws_arrows:
            drawn = self._dragged_arrow(event.position())
            self._board.show_marks(arrows=(*self._arrows, *([drawn] if drawn else [])))
        self._hover(sites)

    def _dragged_arrow(self, to: QPointF) -> Arrow | None:
        """Return the arrow from the press of the right button to another cell; None for none."""
        if not self.draws_arrows or self._right_press is None:
            return None
        start, end = self._sites_at(QPointF(self._right_press))[:1], self._sites_at(to)[:1]
        return Arrow(start[0], end[0]) if start and end and start != end else None

    def _hover(self, sites: tuple[int, ...]) -> None:
        if sites != self._preview.hovered:
            self._preview.hovered, self._preview.left = sites, ()
            self._show_dots()
            self._show_preview()
            self.site_hovered.emit(sites[0] if sites else -1)

    def leaveEvent(self, event: object) -> None:
        if self.cursor_site < 0:
            self._hover(())

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        if event.reason() is not QContextMenuEvent.Reason.Mouse:  # the press has asked already
            self.ask_menu()

    def wheelEvent(self, event: QWheelEvent) -> None:
        self.input.wheel(event.angleDelta().y())
        event.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self.scene() and event.keyCombination() in MENU_KEYS:
            self.ask_menu()
        elif event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier or not self._press_key(
            Qt.Key(event.key())
        ):
            event.ignore()

    def _press_key(self, key: Qt.Key) -> bool:
        """Move the cursor, act where it is, or only show it if it is hidden; Esc cancels touches.

        Returns whether the key did anything.
        """
        cursor = self._cursor
        if cursor is None or not (key in ARROWS or key in ENDS or key in ACTS):
            return key == Qt.Key.Key_Escape and self.input.cancel()
        if cursor.shown and key in ACTS:
            self.input.click((cursor.site,))
            return True
        if cursor.shown and key in ARROWS:
            cursor.move(ARROWS[key])
        elif cursor.shown:
            cursor.move_to_end(ENDS[key])
        self._show_cursor()
        return True

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        by_key = event.reason() in _BY_KEY and not self._left_by_mouse
        if self.scene() and (by_key or self.cursor_site >= 0):
            self._show_cursor()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._left_by_mouse = event.reason() == _Reason.MouseFocusReason
        if event.reason() not in (_Reason.PopupFocusReason, _Reason.ActiveWindowFocusReason):
            self.hide_cursor()

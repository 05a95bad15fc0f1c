"""The marks on a board, a layer for each kind: targets, previews, candidates, counts, mistakes.

To add one: a field of ``BoardState``, a layer here, and its place in ``BoardScene``.
"""

from __future__ import annotations

import dataclasses
import math
from collections.abc import Sequence
from typing import ClassVar

from PySide6.QtCore import (
    QAbstractAnimation,
    QEasingCurve,
    QObject,
    QPointF,
    QRectF,
    QVariantAnimation,
)
from PySide6.QtGui import QColor, QPainterPath

from desktop.board.board_items import (
    OVER,
    UNDER,
    BoardPainting,
    BoardState,
    LayerItem,
    Note,
)
from desktop.painting.candidate import CandidateView, loss_colour
from desktop.painting.canvas import Canvas
from desktop.painting.layout import CELL, XY
from desktop.painting.shade import box_path
from desktop.services.text import tr, tr_noop
from rules.piece import Piece
from rules.position import BLACK, WHITE
from rules.record.notes import Mark, MarkKind

PULSE_MS, _STEPS = 1800, 16  # of one pulse; few steps, since each is painted
TICK_MS = 320
ARRIVAL_MS = 250  # of what is new in a step of a count


class MarkLayer(LayerItem):
    """Marks of one kind; a subclass says what of the state they show, where, and how.

    Attributes:
        fields: of ``BoardState``: the marks are painted again when one of them changes.
        hidden_by_motion: whether they are hidden while pieces move or are counted.
    """

    fields: ClassVar[tuple[str, ...]]
    hidden_by_motion: ClassVar[bool] = False
    _Z: ClassVar[float]
    _CACHED: ClassVar[bool] = True

    def __init__(self, painting: BoardPainting) -> None:
        super().__init__(painting, self._Z, self._paint_marks, cached=self._CACHED)

    @property
    def _state(self) -> BoardState:
        return self._painting.state

    def refresh(self) -> None:
        """Paint what the state shows now."""
        self.mark(self._marked_box())

    def _marked_box(self) -> QRectF:
        """Return what the marks cover; empty if there are none."""
        raise NotImplementedError

    def _paint_marks(self, canvas: Canvas) -> None:
        raise NotImplementedError

    def _whole_board(self, *, if_any: object) -> QRectF:
        return self._painting.board_box if if_any else QRectF()


class LastMarks(MarkLayer):
    """What the last turn did."""

    fields = ("position", "last", "numbers", "marks")
    hidden_by_motion = True
    _Z, _CACHED = OVER, False

    def _marked_box(self) -> QRectF:
        return self._painting.box_of_changes(self._state.last)

    def _paint_marks(self, canvas: Canvas) -> None:
        state = self._state
        colours = {piece.site: piece.colour for piece in state.position.pieces()}
        taken = bool(state.numbers) or any(c.piece.site in state.marks for c in state.last)
        self._painting.view.paint_last(canvas, state.last, colours, numbered=taken)


class OutcomeMarks(MarkLayer):
    """What decided the game, over the pieces."""

    fields = ("outcome",)
    hidden_by_motion = True
    _Z = OVER + 1

    def _marked_box(self) -> QRectF:
        return self._whole_board(if_any=self._sites)

    @property
    def _sites(self) -> Sequence[int]:
        outcome = self._state.outcome
        return outcome.sites if outcome is not None else ()

    def _paint_marks(self, canvas: Canvas) -> None:
        self._painting.view.paint_outcome(canvas, self._sites, self._painting.heights)


class OutcomeGround(OutcomeMarks):
    """What decided the game, under the pieces."""

    _Z, _CACHED = UNDER + 1, False

    def _paint_marks(self, canvas: Canvas) -> None:
        self._painting.view.paint_outcome_below(canvas, self._sites)


class UserMarks(MarkLayer):
    """The user's marks on cells and pieces."""

    fields = ("position", "marks")
    hidden_by_motion = True
    _Z = OVER + 1.5

    def _marked_box(self) -> QRectF:
        return self._painting.box_of_sites(list(self._state.marks))

    def _paint_marks(self, canvas: Canvas) -> None:
        for site, mark in self._state.marks.items():
            top = self._painting.pieces[site][-1:]
            self._painting.view.paint_mark(canvas, site, mark, top[0] if top else None)


class ExploredMarks(MarkLayer):
    """How often the games of the library continued on a cell, in per cent."""

    fields = ("explored",)
    hidden_by_motion = True
    _Z = OVER + 3.5

    def _marked_box(self) -> QRectF:
        return self._painting.box_of_sites([site for site, _share in self._state.explored])

    def _paint_marks(self, canvas: Canvas) -> None:
        painting, theme = self._painting, canvas.theme
        for site, share in self._state.explored:
            at = painting.view.top(canvas.layout, site, painting.heights[site])
            radius = canvas.at_least(canvas.layout.scaled(site, 24), 11, 0.42 * CELL)
            canvas.disc(at, radius, theme.plate)
            canvas.gauge(at, 0.88 * radius, share, theme.hint, 0.2 * radius)
            text = f"{max(1, round(100 * share))}"
            canvas.text(at, text, 0.85 * radius, theme.ink, bold=True)


_ARROW_WIDTH, _MIN_ARROW_PX = 0.07, 4  # in cells


class UserArrows(MarkLayer):
    """The user's arrows and lines between cells; at its cell one that has only begun."""

    fields = ("arrows",)
    hidden_by_motion = True
    _Z, _CACHED = OVER + 6.8, False

    def _marked_box(self) -> QRectF:
        return self._whole_board(if_any=self._state.arrows)

    def _paint_marks(self, canvas: Canvas) -> None:
        painting, theme = self._painting, canvas.theme
        width = canvas.at_least(_ARROW_WIDTH * CELL, _MIN_ARROW_PX, 2 * _ARROW_WIDTH * CELL)
        for arrow in self._state.arrows:
            start, end = [
                painting.view.top(canvas.layout, site, painting.heights[site])
                for site in (arrow.start, arrow.end)
            ]
            if arrow.start == arrow.end:
                canvas.ring(start, 0.3 * CELL, theme.last_cell, width)
            elif arrow.has_head:
                canvas.arrow(start, end, theme.last_cell, width)
            else:
                path = QPainterPath(QPointF(*start))
                path.lineTo(*end)
                canvas.line(path, theme.plate, 1.9 * width)
                canvas.line(path, theme.last_cell, width)


class GroupMarks(MarkLayer):
    """The numbers of groups, in games that count them."""

    fields = ("position",)
    hidden_by_motion = True
    _Z = OVER + 1.7

    def _marked_box(self) -> QRectF:
        painting = self._painting
        return self._whole_board(if_any=painting.drawing.groups and painting.view.numbers_groups)

    def _paint_marks(self, canvas: Canvas) -> None:
        steps, painting = self._state.position.count_steps(), self._painting
        painting.view.paint_groups(canvas, steps[-1].done if steps else (), painting.heights)


_SIDE, _LEAST_SIDE = 0.54 * CELL, 0.09 * CELL  # of the square on a cell that is certain, or even
_RIM = 2.5


class OwnerMarks(MarkLayer):
    """The expectation map: squares whose area says how sure it is.

    There is none on an empty cell where both colours are about as likely, nor on a piece that
    certainly stays.
    """

    fields = ("shares",)
    hidden_by_motion = True
    _Z = OVER + 1.9

    def _marked_box(self) -> QRectF:
        return self._whole_board(if_any=self._state.shares)

    def _paint_marks(self, canvas: Canvas) -> None:
        colours = {site: self._colour(site) for site in range(len(self._state.shares))}
        shown = {site: colour for site, colour in colours.items() if colour is not None}
        view, theme = self._painting.view, canvas.theme
        fills = [QColor(view.face_colour(theme, Piece(0, colour))) for colour in (BLACK, WHITE)]
        for site, colour in shown.items():
            square = self._square(canvas, site)
            rim = square.adjusted(-_RIM, -_RIM, _RIM, _RIM)
            canvas.fill(box_path(rim), fills[1 - colour])
            canvas.fill(box_path(square), fills[colour])

    def _colour(self, site: int) -> int | None:
        """Return the colour of the square on a site; None if there is none."""
        shares = self._state.shares[site]
        top = [piece.colour for piece in self._painting.pieces[site][-1:]]
        if not top:
            return shares.clear_leader
        return None if shares.is_certain and shares.leader in top else shares.leader

    def _square(self, canvas: Canvas, site: int) -> QRectF:
        x, y = self._painting.view.top(canvas.layout, site, self._painting.heights[site])
        side = max(_LEAST_SIDE, _SIDE * math.sqrt(self._state.shares[site].lead))
        half = canvas.layout.scaled(site, side) / 2
        return QRectF(x - half, y - half, 2 * half, 2 * half)


class LockMarks(MarkLayer):
    """Signs on pieces in question on which nothing can be placed any more."""

    fields = ("position", "near")
    hidden_by_motion = True
    _Z, _CACHED = OVER + 6.2, False  # what is refused there does not hide them

    def _marked_box(self) -> QRectF:
        return self._painting.box_of_sites([piece.site for piece in self._locked])

    @property
    def _locked(self) -> list[Piece]:
        tops = [piece for site in self._state.near for piece in self._painting.pieces[site][-1:]]
        return [piece for piece in tops if piece.locked]

    def _paint_marks(self, canvas: Canvas) -> None:
        for piece in self._locked:
            self._painting.view.paint_lock(canvas, piece)


class TargetDots(MarkLayer):
    """Dots on what may be touched next, except where a preview covers them."""

    fields = ("remaining", "preview")
    hidden_by_motion = True
    _Z = OVER + 2

    def _marked_box(self) -> QRectF:
        return self._painting.box_of_sites([t.site for rest in self._state.remaining for t in rest])

    def _paint_marks(self, canvas: Canvas) -> None:
        painting, state = self._painting, self._state
        covered = {change.piece.site for change in state.preview.changes}
        dotted = [r for r in state.remaining if not covered.issuperset([t.site for t in r])]
        painting.view.paint_targets(canvas, dotted, painting.heights)


class AskedGlow(MarkLayer):
    """A halo around the cells that are asked for, which pulses slowly if it may move."""

    fields = ("asked",)
    _Z, _CACHED = OVER + 2.5, False

    def __init__(self, painting: BoardPainting, parent: QObject) -> None:
        """``parent`` is the scene, which owns the animation."""
        super().__init__(painting)
        self._pulse = QVariantAnimation(parent, duration=PULSE_MS)
        self._pulse.setLoopCount(-1)
        for at, value in ((0.0, _STEPS), (0.5, 0), (1.0, _STEPS)):
            self._pulse.setKeyValueAt(at, value)
        self._pulse.valueChanged.connect(lambda _value: self.update())

    def move(self, moving: bool) -> None:
        """Let it pulse, or glow without pulsing."""
        if not (moving and self._state.asked):
            self._pulse.stop()
            self.update()
        elif not self.is_moving:
            self._pulse.start()

    @property
    def is_moving(self) -> bool:
        return self._pulse.state() is QAbstractAnimation.State.Running

    def _marked_box(self) -> QRectF:
        return self._painting.box_of_sites(self._state.asked)

    def _paint_marks(self, canvas: Canvas) -> None:
        strength = self._pulse.currentValue() / _STEPS if self.is_moving else 1.0
        view, heights = self._painting.view, self._painting.heights
        for site in self._state.asked:
            area = view.area(canvas.layout, site, heights[site])
            canvas.glow(area, canvas.theme.win, 0.35 + 0.65 * strength)


class TouchedMarks(MarkLayer):
    """Outlines of what has been touched."""

    fields = ("touches",)
    _Z, _CACHED = OVER + 3, False

    def _marked_box(self) -> QRectF:
        return self._painting.box_of_sites([touch.site for touch in self._state.touches])

    def _paint_marks(self, canvas: Canvas) -> None:
        for touch in self._state.touches:
            self._painting.view.paint_touched(canvas, touch, self._painting.heights)


class CandidateMarks(MarkLayer):
    """What the engine would play: candidates, a line and a hint."""

    fields = ("candidates", "line", "hint")
    hidden_by_motion = True
    _Z = OVER + 4

    def at(self, point: XY, scale: float) -> tuple[CandidateView, ...]:
        """Return the candidate whose mark is at a point, then the others with the same first step.

        ``scale``: pixels per unit.
        """
        painting, candidates = self._painting, self._state.candidates
        marked = painting.view.candidate_under(
            painting.layout, candidates, painting.heights, point, scale
        )
        if marked is None:
            return ()
        return (
            marked,
            *[c for c in candidates if c.touches == marked.touches and c is not marked],
        )

    def _marked_box(self) -> QRectF:
        state = self._state
        changes = [change for turn in (*state.line, state.hint) for change in turn]
        shown = self._whole_board(if_any=state.candidates or state.line or state.hint)
        return shown | self._painting.box_of_changes(changes)

    def _paint_marks(self, canvas: Canvas) -> None:
        state, view = self._state, self._painting.view
        view.paint_candidates(canvas, state.candidates, self._painting.heights)
        view.paint_line(canvas, state.line)
        if state.hint:
            view.paint_hint(canvas, state.hint)


_RADIUS = 0.22  # of the signs, in cells
_MIN_PX, _MAX_RADIUS = 8, 0.34


class MistakeMarks(MarkLayer):
    """A bad move in red with a sign such as "??", and a better one in green with a tick.

    A move without pieces, such as a pass, is a word in the middle of the board. The better one is
    left out while the engine shows what it would play.
    """

    fields = ("mistake", "candidates", "line", "hint")
    hidden_by_motion = True
    _Z = OVER + 4.2

    def _marked_box(self) -> QRectF:
        return self._whole_board(if_any=self._state.mistake)

    def _paint_marks(self, canvas: Canvas) -> None:
        mistake, state = self._state.mistake, self._state
        if mistake is None:
            return
        if state.candidates or state.line or state.hint:
            mistake = dataclasses.replace(mistake, better=(), words=(mistake.words[0], ""))
        view, theme, verdict = self._painting.view, canvas.theme, mistake.verdict
        view.paint_compared(canvas, mistake.played, theme.refused, laid=mistake.laid)
        beside = [change.piece.site for change in mistake.played]
        view.paint_compared(canvas, mistake.better, theme.win, beside=beside)
        red, green = mistake.words
        if red:
            self._paint_words(canvas, f"{red} {verdict.sign}", theme.refused, -1)
        elif mistake.played:
            at, radius = self._corner(canvas, mistake.played[0].piece, 1)
            colour = loss_colour(theme, verdict.loss)
            canvas.badge(at, radius, [verdict.sign], filled=True, colour=colour)
        if green:
            (x, y), width = self._paint_words(canvas, green, theme.win, 1)
            canvas.tick((x - width / 2 - 0.2 * CELL, y), 0.28 * CELL)
        elif mistake.better:
            canvas.tick(*self._corner(canvas, mistake.better[0].piece, -1))

    def _corner(self, canvas: Canvas, piece: Piece, side: int) -> tuple[XY, float]:
        """Return where the sign of a piece is, left of its centre (-1) or right (1), and its size.

        Signs of two moves to one cell stand side by side.
        """
        layout, site = canvas.layout, piece.site
        x, y = self._painting.view.top(layout, site, piece.level + 1)
        out = layout.scaled(site, 0.3 * CELL)
        radius = canvas.at_least(layout.scaled(site, _RADIUS * CELL), _MIN_PX, _MAX_RADIUS * CELL)
        return (x + side * out, y - out), radius

    def _paint_words(self, canvas: Canvas, text: str, colour: str, line: int) -> tuple[XY, float]:
        """Paint a text above the middle of the board (-1) or below it (1).

        Returns the middle of the text, and its width.
        """
        size = canvas.at_least(30, 16, 60)
        middle = self._painting.board_box.center()
        at = (middle.x(), middle.y() + 1.1 * line * size)
        return at, canvas.pill(at, text, size, colour)


class CountMarks(MarkLayer):
    """What counts in a step; new marks fade in, old ones fade out.

    The scene refreshes it for every step, also for the same one again.
    """

    fields = ()
    _Z, _CACHED = OVER + 4.5, False

    def __init__(self, painting: BoardPainting, parent: QObject) -> None:
        """``parent`` is the scene, which owns the animation."""
        super().__init__(painting)
        self._gone: tuple[frozenset[int], ...] = (frozenset(), frozenset())  # before, and now
        duration = round(painting.drawing.pace.factor * ARRIVAL_MS)
        self._arrival = QVariantAnimation(parent, startValue=0.0, endValue=1.0, duration=duration)
        self._arrival.valueChanged.connect(lambda _share: self.update())

    def arrive(self) -> None:
        """Let what is new fade in."""
        self._arrival.start()

    def settle(self) -> None:
        """Finish the animation at once."""
        self._arrival.stop()
        self.update()

    def _marked_box(self) -> QRectF:
        step = self._state.count
        self._gone = self._gone[1], frozenset(step.gone if step else ())
        return self._whole_board(if_any=step)

    def _paint_marks(self, canvas: Canvas) -> None:
        step, view, heights = self._state.count, self._painting.view, self._painting.heights
        if step is None:
            return
        running = self._arrival.state() is QVariantAnimation.State.Running
        share = self._arrival.currentValue() if running else 1.0
        before, gone = self._gone
        fading = (gone & before, 1.0), (gone - before, share), (before - gone, 1 - share)
        for sites, part in fading:
            if sites and part:
                with canvas.faded(part):
                    view.paint_veil(canvas, sorted(sites), heights)
        with canvas.faded(share):
            view.paint_count(canvas, step, heights)


_NOTE_ROOM = 1.5 * CELL  # around a cell, for the note on it


class PreviewMarks(MarkLayer):
    """What a click would do."""

    fields = ("preview",)
    _Z, _CACHED = OVER + 5, False

    def _marked_box(self) -> QRectF:
        painting, preview = self._painting, self._state.preview
        sites = [*[touch.site for touch in preview.touched], *preview.group]
        box = painting.box_of_changes(preview.changes) | painting.box_of_sites(sites)
        if preview.note is not None:
            x, y = painting.layout.centres[preview.note.site]
            box |= QRectF(x - _NOTE_ROOM, y - _NOTE_ROOM, 2 * _NOTE_ROOM, 2 * _NOTE_ROOM)
        return box

    def _paint_marks(self, canvas: Canvas) -> None:
        view, heights, preview = self._painting.view, self._painting.heights, self._state.preview
        for touch in preview.touched:
            view.paint_touched(canvas, touch, heights, dashed=True)
        if preview.group and self._state.count is None:  # what counts is marked alone
            view.paint_group(canvas, preview.group, heights)
        view.paint_preview(canvas, preview.changes)
        if preview.loses:
            changes, touched = preview.changes, preview.touched
            view.paint_lost_turn(canvas, changes[0].piece.site if changes else touched[0].site)
        if preview.note is not None:
            self._paint_note(canvas, preview.note)

    def _paint_note(self, canvas: Canvas, note: Note) -> None:
        """Paint the note above its cell, or below it at the upper edge of the board."""
        size = canvas.at_least(24, 13, 46)
        x, y = canvas.layout.centres[note.site]
        away = 0.5 * CELL + 0.8 * size
        top = canvas.layout.plate.bounds[1]
        at = (x, y - away if y - away - size > top else y + away)
        colour = canvas.theme.hint if note.allowed else canvas.theme.refused
        canvas.pill(at, note.text, size, colour)


class ForbiddenMarks(MarkLayer):
    """Outlines of the sites that forbid a step, and a sign on each."""

    fields = ("forbidden",)
    _Z, _CACHED = OVER + 6, False

    def _marked_box(self) -> QRectF:
        return self._painting.box_of_sites(self._state.forbidden)

    def _paint_marks(self, canvas: Canvas) -> None:
        painting, sites = self._painting, self._state.forbidden
        areas = [painting.view.area(painting.layout, s, painting.heights[s]) for s in sites]
        canvas.outline(areas, canvas.theme.plate, 13)  # sets the outline off from dark pieces
        canvas.outline(areas, canvas.theme.refused, 9, tint=0.3)
        for area in areas:
            x, y = area.centroid.x, area.centroid.y
            canvas.no_entry((x + 0.3 * CELL, y - 0.3 * CELL), 0.13 * CELL)


class Tick(MarkLayer):
    """A tick on a cell or, for a move without one, in the middle of the board."""

    fields = ("tick",)
    _Z, _CACHED = OVER + 6.5, False

    def __init__(self, painting: BoardPainting, parent: QObject) -> None:
        """``parent`` is the scene, which owns the animation."""
        super().__init__(painting)
        self._arrival = QVariantAnimation(parent, startValue=0.0, endValue=1.0, duration=TICK_MS)
        self._arrival.setEasingCurve(QEasingCurve.Type.OutBack)
        self._arrival.valueChanged.connect(lambda _share: self.update())

    def move(self, moving: bool) -> None:
        """Let it appear, or show it in full size at once."""
        self._arrival.stop()
        self.update()
        if moving and self._state.tick is not None:
            self._arrival.start()

    @property
    def _cell(self) -> int:
        """The cell that it is on, or the one nearest to the middle."""
        site, layout = self._state.tick, self._painting.layout
        if site is not None and site >= 0:
            return site
        return layout.central_site(range(len(layout.centres)))

    def _marked_box(self) -> QRectF:
        shown = self._state.tick is not None
        return self._painting.box_of_sites([self._cell] if shown else [])

    def _paint_marks(self, canvas: Canvas) -> None:
        running = self._arrival.state() is QAbstractAnimation.State.Running
        size = self._arrival.currentValue() if running else 1.0
        view, heights, site = self._painting.view, self._painting.heights, self._cell
        x, y = view.top(canvas.layout, site, heights[site])
        radius = canvas.layout.scaled(site, 27)
        if self._state.tick == site:  # beside what lies there
            x, y = x + 0.9 * radius, y - 0.9 * radius
        else:
            radius *= 1.6
        canvas.tick((x, y), size * canvas.at_least(radius, 9, 1.4 * radius))


class CursorMark(MarkLayer):
    """The keyboard's cursor."""

    fields = ("cursor",)
    _Z, _CACHED = OVER + 7, False

    def _marked_box(self) -> QRectF:
        cursor = self._state.cursor
        return self._painting.box_of_sites([cursor] if cursor >= 0 else [])

    def _paint_marks(self, canvas: Canvas) -> None:
        self._painting.view.paint_cursor(canvas, self._state.cursor, self._painting.heights)


# the layers that show the state and do nothing else
LAYERS: tuple[type[MarkLayer], ...] = (
    OutcomeGround,
    LastMarks,
    OutcomeMarks,
    UserMarks,
    UserArrows,
    ExploredMarks,
    GroupMarks,
    LockMarks,
    TargetDots,
    TouchedMarks,
    MistakeMarks,
    PreviewMarks,
    ForbiddenMarks,
    CursorMark,
)

_NAMES = {
    MarkKind.TRIANGLE: tr_noop("triangle"),
    MarkKind.SQUARE: tr_noop("square"),
    MarkKind.CIRCLE: tr_noop("circle"),
    MarkKind.CROSS: tr_noop("cross"),
    MarkKind.LABEL: tr_noop("label"),
}


def mark_name(mark: Mark) -> str:
    """Return a mark in words: "triangle", "label A"."""
    return f"{tr(_NAMES[mark.kind])} {mark.text}".strip()

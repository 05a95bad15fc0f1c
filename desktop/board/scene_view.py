"""A widget that shows the scene of a board, as large as fits."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPixmapCache, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QFrame, QGraphicsView, QStyle, QWidget

from desktop.board.board_scene import BoardScene
from desktop.painting.candidate import CandidateView
from desktop.painting.owner_shares import OwnerShares
from desktop.painting.shown_verdict import ShownVerdict
from desktop.theme.theme import Theme
from rules.count_step import CountStep
from rules.piece import Change


class SceneView(QGraphicsView):
    """Shows a board and passes marks on to its scene; it handles no input.

    Attributes:
        animated: whether moves are animated.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
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

    def show_verdict(self, verdict: ShownVerdict | None) -> None:
        """Show a verdict beside the last move, or none."""
        self._board.show_verdict(verdict)

    def candidates_at(self, point: QPoint) -> tuple[CandidateView, ...]:
        """Return the candidates whose mark is at a point of the viewport, the best first."""
        if self.scene() is None:
            return ()
        at = self.mapToScene(point)
        return self._board.candidates_at((at.x(), at.y()), self.transform().m11())

    def show_owners(self, shares: Sequence[OwnerShares]) -> None:
        """Show whose each cell is expected to be; () shows nothing."""
        self._board.owners.show_shares(shares, self._board.sceneRect())

    def show_count(self, step: CountStep | None) -> None:
        """Show a step of a count in place of all marks; None shows the marks again."""
        self._board.show_count(step, animated=self.animated and self.isVisible())

    def show_asked(self, sites: Sequence[int]) -> None:
        """Let the cells glow that are asked for."""
        self._board.glow.show_sites(sites, moving=self.animated and self.isVisible())

    @property
    def asked_cells(self) -> tuple[int, ...]:
        """The cells that glow."""
        return self._board.glow.sites

    def show_tick(self, site: int | None) -> None:
        """Show a tick on a right move, at -1 in the middle of the board; None hides it."""
        self._board.tick.show_on(site, moving=self.animated and self.isVisible())

    def set_theme(self, theme: Theme) -> None:
        self.setBackgroundBrush(QColor(theme.background))
        self._board.set_theme(theme)

    def set_animated(self, animated: bool) -> None:
        """Set whether moves are animated; the default is the desktop's setting."""
        self.animated = animated
        self._board.settle()
        self.show_asked(self._board.glow.sites)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self.scene():
            self.show_asked(self._board.glow.sites)

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

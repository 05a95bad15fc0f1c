"""The glow of the cells that a lesson asks for, and the tick on a right move."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QAbstractAnimation, QEasingCurve, QObject, QVariantAnimation

from desktop.board.board_items import LayerItem
from desktop.board.board_painting import BoardPainting
from desktop.painting.canvas import Canvas

PULSE_MS, _STEPS = 1800, 16  # of one pulse; few steps, since each is painted
TICK_MS = 320


class AskedGlow(LayerItem):
    """A halo around cells, which pulses slowly if it may move.

    Attributes:
        sites: the cells.
    """

    def __init__(self, painting: BoardPainting, z: float, parent: QObject) -> None:
        """``parent`` is the scene, which owns the animation."""
        super().__init__(painting, z, self._paint_glow, cached=False)
        self.sites: tuple[int, ...] = ()
        self._pulse = QVariantAnimation(parent, duration=PULSE_MS)
        self._pulse.setLoopCount(-1)
        for at, value in ((0.0, _STEPS), (0.5, 0), (1.0, _STEPS)):
            self._pulse.setKeyValueAt(at, value)
        self._pulse.valueChanged.connect(lambda _value: self.update())

    def show_sites(self, sites: Sequence[int], *, moving: bool) -> None:
        """Show the glow on these cells alone; ``moving``: whether it pulses."""
        if tuple(sites) != self.sites:
            self.sites = tuple(sites)
            self.mark(self._painting.box_of_sites(sites))
        if not (moving and sites):
            self.rest()
        elif not self.is_moving:
            self._pulse.start()

    @property
    def is_moving(self) -> bool:
        return self._pulse.state() is QAbstractAnimation.State.Running

    def rest(self) -> None:
        """Glow without pulsing."""
        self._pulse.stop()
        self.update()

    def _paint_glow(self, canvas: Canvas) -> None:
        strength = self._pulse.currentValue() / _STEPS if self.is_moving else 1.0
        view, heights = self._painting.view, self._painting.heights
        for site in self.sites:
            area = view.area(canvas.layout, site, heights[site])
            canvas.glow(area, canvas.theme.win, 0.35 + 0.65 * strength)


class Tick(LayerItem):
    """A tick on a cell or, for a move without one, in the middle of the board.

    Attributes:
        site: the cell; -1 for the middle, None for no tick.
    """

    def __init__(self, painting: BoardPainting, z: float, parent: QObject) -> None:
        """``parent`` is the scene, which owns the animation."""
        super().__init__(painting, z, self._paint_tick, cached=False)
        self.site: int | None = None
        self._arrival = QVariantAnimation(parent, startValue=0.0, endValue=1.0, duration=TICK_MS)
        self._arrival.setEasingCurve(QEasingCurve.Type.OutBack)
        self._arrival.valueChanged.connect(lambda _share: self.update())

    def show_on(self, site: int | None, *, moving: bool) -> None:
        """Show the tick on a cell, -1 for the middle of the board; None hides it."""
        self.site = site
        self._arrival.stop()
        box = self._painting.box_of_sites([self._cell] if site is not None else [])
        self.mark(box)
        if moving and site is not None:
            self._arrival.start()

    def rest(self) -> None:
        """Show it in full size at once."""
        self._arrival.stop()
        self.update()

    @property
    def _cell(self) -> int:
        """The cell that it is on, or the one nearest to the middle."""
        if self.site is not None and self.site >= 0:
            return self.site
        return self._painting.layout.central_site(range(len(self._painting.layout.centres)))

    def _paint_tick(self, canvas: Canvas) -> None:
        running = self._arrival.state() is QAbstractAnimation.State.Running
        size = self._arrival.currentValue() if running else 1.0
        view, heights, site = self._painting.view, self._painting.heights, self._cell
        x, y = view.top(canvas.layout, site, heights[site])
        radius = canvas.layout.scaled(site, 27)
        if self.site is not None and self.site >= 0:  # beside what lies there
            x, y = x + 0.9 * radius, y - 0.9 * radius
        else:
            radius *= 1.6
        canvas.tick((x, y), size * canvas.at_least(radius, 9, 1.4 * radius))

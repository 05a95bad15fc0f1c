"""The lights on the sides of a board that groups touch."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence

from PySide6.QtWidgets import QGraphicsScene

from desktop.board.board_items import BandItem, Light
from desktop.board.board_painting import BoardPainting
from rules.piece import Piece


class BandLights:
    """The bands of a scene; none where sides are not goals."""

    def __init__(
        self,
        painting: BoardPainting,
        scene: QGraphicsScene,
        group_at: Callable[[int, Sequence[Piece]], tuple[int, ...]],
    ) -> None:
        """``group_at`` returns the group of a site after these pieces were placed."""
        self._group_at = group_at
        self._board = painting.layout.board
        self._bands = [BandItem(painting, side) for side in range(len(painting.layout.bands))]
        for band in self._bands:
            scene.addItem(band)

    def __bool__(self) -> bool:
        return bool(self._bands)

    @property
    def lights(self) -> list[Light]:
        """[side] -> how its band is highlighted."""
        return [band.light for band in self._bands]

    def show_lights(self, pointed: Collection[int], best: Sequence[Collection[int]]) -> None:
        """Highlight the sides that the sites of a group touch.

        ``pointed``: the group under the pointer; ``best``: [colour] -> the sides that its best
        group touches.
        """
        under = {side for site in pointed for side in self._board.sides_of(site)}
        for side, band in enumerate(self._bands):
            colours = [colour for colour, sides in enumerate(best) if side in sides]
            band.show_light(Light(tuple(colours), side in under))

    def pointed(self, placed: Sequence[Piece], group: Sequence[int]) -> tuple[int, ...]:
        """Return the group under the pointer, or the one that pieces placed there would join."""
        # only bands need it, and finding groups takes time at each move of the mouse
        if group or not placed or not self._bands:
            return tuple(group)
        return self._group_at(placed[0].site, placed)

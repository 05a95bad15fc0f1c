"""The menu for the orientation of the board and what is written on it."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtGui import QActionGroup
from PySide6.QtWidgets import QWidget

from desktop.i18n.text import tr_noop
from desktop.painting.drawing import Drawing, Numbers
from desktop.painting.orientation import UPRIGHT, Orientation
from desktop.settings.preferences import Preferences
from desktop.settings.settings import Settings
from desktop.views.game_texts import TEXTS
from desktop.window.action_menu import ActionMenu

if TYPE_CHECKING:
    from desktop.play.game_page import GamePage

_NUMBERS = {
    Numbers.NONE: tr_noop("&No move numbers"),
    Numbers.LAST: tr_noop("Num&bers of the last moves"),
    Numbers.ALL: tr_noop("&All move numbers"),
}


class BoardMenu(ActionMenu):
    def __init__(
        self,
        parent: QWidget,
        game_page: Callable[[], GamePage | None],
        settings: Settings,
        preferences: Preferences,
    ) -> None:
        super().__init__(tr_noop("&Board"), parent, game_page)
        self._settings, self._preferences = settings, preferences
        self.add_in_game(
            "board.coordinates",
            tr_noop("&Coordinates"),
            self._changing(lambda d: dataclasses.replace(d, coordinates=not d.coordinates)),
            "Ctrl+G",
            ticked=lambda page: page.board.drawing.coordinates,
        )
        self.add_in_game(
            "board.groups",
            tr_noop("Number &groups"),
            self._changing(lambda d: dataclasses.replace(d, groups=not d.groups)),
            "Y",
            fits=lambda page: TEXTS[page.game.key].numbers_groups,
            ticked=lambda page: page.board.drawing.groups,
        )
        self.addSeparator()
        group = QActionGroup(self)
        for numbers, text in _NUMBERS.items():
            self._add_numbers(group, numbers, text)
        self.addSeparator()
        # many keyboards have no brackets without AltGr
        self._add_orientation(
            "right", tr_noop("Rotate &right"), lambda lies: lies.rotated(1), "Ctrl+T", "Ctrl+]"
        )
        self._add_orientation(
            "left", tr_noop("Rotate &left"), lambda lies: lies.rotated(-1), "Ctrl+Shift+T", "Ctrl+["
        )
        self._add_orientation("mirror", tr_noop("&Mirror"), Orientation.flipped, "Ctrl+M")
        self._add_orientation(
            "upright", tr_noop("Reset &orientation"), lambda _lies: UPRIGHT, when=_is_moved
        )

    def _add_orientation(
        self,
        name: str,
        text: str,
        lay: Callable[[Orientation], Orientation],
        *keys: str,
        when: Callable[[GamePage], bool] = lambda _page: True,
    ) -> None:
        def change(drawing: Drawing) -> Drawing:
            return dataclasses.replace(drawing, orientation=lay(drawing.orientation))

        self.add_in_game(f"board.{name}", text, self._changing(change), *keys, when=when)

    def _add_numbers(self, group: QActionGroup, numbers: Numbers, text: str) -> None:
        action = self.add_in_game(
            f"board.numbers_{numbers.value}",
            text,
            self._changing(lambda drawing: dataclasses.replace(drawing, numbers=numbers)),
            ticked=lambda page: page.board.drawing.numbers is numbers,
        )
        group.addAction(action)

    def _changing(self, change: Callable[[Drawing], Drawing]) -> Callable[[GamePage], None]:
        """Return a function that changes how boards are drawn, in all windows."""

        def act(page: GamePage) -> None:
            drawing = self._settings.drawing(page.game)
            self._preferences.set_drawing(page.game, change(drawing))

        return act


def _is_moved(page: GamePage) -> bool:
    """Return whether the board is shown rotated or mirrored."""
    sides = page.session.position.board.side_count
    return page.board.drawing.orientation.normalized(sides) != UPRIGHT

"""A menu that is written down as a list of actions."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QMenu

from desktop.game.game_page import GamePage
from desktop.language.text import say, tr
from desktop.menus.action import Action

if TYPE_CHECKING:
    from desktop.main_window import MainWindow


class ActionMenu(QMenu):
    """A menu of one window.

    Attributes:
        actions_by_id: its actions, in their order.
    """

    def __init__(self, title: str, window: MainWindow) -> None:
        """``title`` is English, as are the texts of actions."""
        super().__init__(window)
        say(self.setTitle, lambda: tr(title))
        self.actions_by_id: dict[str, Action] = {}
        self._window = window

    def add(
        self,
        id: str,  # noqa: A002
        text: str,
        then: Callable[[], object],
        *keys: str,
        when: Callable[[], bool] | None = None,
        ticked: Callable[[], bool] | None = None,
    ) -> Action:
        """Add what the window can do; without ``when``, always."""
        action = Action(self._window, id, text, then, keys, when=when, ticked=ticked)
        self.addAction(action)
        self.actions_by_id[id] = action
        return action

    def add_in_game(
        self,
        id: str,  # noqa: A002
        text: str,
        then: Callable[[GamePage], object],
        *keys: str,
        when: Callable[[GamePage], bool] = lambda _page: True,
        ticked: Callable[[GamePage], bool] | None = None,
    ) -> Action:
        """Add what can be done while a game is in the window, and ``when`` holds for its page."""

        def of_page(question: Callable[[GamePage], bool]) -> Callable[[], bool]:
            def answer() -> bool:
                page = self._window.page
                return isinstance(page, GamePage) and question(page)

            return answer

        def act() -> None:
            if isinstance(self._window.page, GamePage):
                then(self._window.page)

        tick = None if ticked is None else of_page(ticked)
        return self.add(id, text, act, *keys, when=of_page(when), ticked=tick)

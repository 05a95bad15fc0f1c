"""A menu that is written down as a list of actions."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from PySide6.QtWidgets import QMenu

from desktop.actions.action import Action
from desktop.i18n.text import say, tr
from desktop.lessons.lesson_page import LessonPage
from desktop.play.game_page import GamePage

if TYPE_CHECKING:
    from desktop.window.main_window import MainWindow

BoardPage = GamePage | LessonPage


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
        return self._add_on(self._game_page, id, text, then, keys, when, ticked)

    def add_on_board(
        self,
        id: str,  # noqa: A002
        text: str,
        then: Callable[[BoardPage], object],
        *keys: str,
        when: Callable[[BoardPage], bool],
    ) -> Action:
        """Add what can be done in a game and in a lesson alike, as ``add_in_game`` does."""
        return self._add_on(self._board_page, id, text, then, keys, when)

    def _add_on(
        self,
        shown: Callable[[], Any],
        id: str,  # noqa: A002
        text: str,
        then: Callable[[Any], object],
        keys: Sequence[str],
        when: Callable[[Any], bool],
        ticked: Callable[[Any], bool] | None = None,
    ) -> Action:
        def of_page(question: Callable[[Any], bool]) -> Callable[[], bool]:
            def answer() -> bool:
                page = shown()
                return page is not None and question(page)

            return answer

        def act() -> None:
            page = shown()
            if page is not None:
                then(page)

        tick = None if ticked is None else of_page(ticked)
        return self.add(id, text, act, *keys, when=of_page(when), ticked=tick)

    def _game_page(self) -> GamePage | None:
        page = self._window.page
        return page if isinstance(page, GamePage) else None

    def _board_page(self) -> BoardPage | None:
        page = self._window.page
        return page if isinstance(page, BoardPage) else None

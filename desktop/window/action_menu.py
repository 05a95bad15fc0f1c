"""A menu that is built from a list of actions."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeVar

from PySide6.QtWidgets import QMenu, QWidget

from desktop.actions.action import Action
from desktop.i18n.text import say, tr
from desktop.settings.preferences import Preferences
from desktop.settings.setting import Switch

if TYPE_CHECKING:
    from desktop.play.game_page import GamePage

_Shown = TypeVar("_Shown")


def no_page() -> None:
    """Return None, for menus that do nothing with the page of a game."""


class ActionMenu(QMenu):
    """A menu of one window.

    Attributes:
        actions_by_id: its actions, in order.
    """

    def __init__(
        self, title: str, parent: QWidget, game_page: Callable[[], GamePage | None] = no_page
    ) -> None:
        """``title`` and the texts of actions are English. The actions belong to ``parent``.

        ``game_page`` returns the page of the game in the window, None for none.
        """
        super().__init__(parent)
        say(self.setTitle, lambda: tr(title))
        self.actions_by_id: dict[str, Action] = {}
        self._parent, self._game_page = parent, game_page

    def add(
        self,
        id: str,  # noqa: A002
        text: str,
        then: Callable[[], object],
        *keys: str,
        when: Callable[[], bool] | None = None,
        ticked: Callable[[], bool] | None = None,
    ) -> Action:
        """Add an action that is always enabled, or only while ``when`` returns true."""
        action = Action(self._parent, id, text, then, keys, when=when, ticked=ticked)
        self.addAction(action)
        self.actions_by_id[id] = action
        return action

    def add_switch(
        self, switch: Switch[Any], preferences: Preferences, *, in_game: bool = False
    ) -> Action:
        """Add an action that toggles a setting; ``in_game``: enabled only during a game."""

        def toggle() -> None:
            preferences.toggle(switch)

        def is_on() -> bool:
            return preferences.is_on(switch)

        id, text, keys = switch.action, switch.title, switch.keys  # noqa: A001
        if in_game:
            return self.add_in_game(
                id, text, lambda _page: toggle(), *keys, ticked=lambda _page: is_on()
            )
        return self.add(id, text, toggle, *keys, ticked=is_on)

    def add_in_game(
        self,
        id: str,  # noqa: A002
        text: str,
        then: Callable[[GamePage], object],
        *keys: str,
        when: Callable[[GamePage], bool] = lambda _page: True,
        ticked: Callable[[GamePage], bool] | None = None,
    ) -> Action:
        """Add an action enabled while the window shows a game and ``when`` holds for its page."""
        return self.add_on(self._game_page, id, text, then, *keys, when=when, ticked=ticked)

    def add_on(
        self,
        shown: Callable[[], _Shown | None],
        id: str,  # noqa: A002
        text: str,
        then: Callable[[_Shown], object],
        *keys: str,
        when: Callable[[_Shown], bool],
        ticked: Callable[[_Shown], bool] | None = None,
    ) -> Action:
        """Add an action enabled while ``shown`` returns an object for which ``when`` holds."""

        def of_shown(question: Callable[[_Shown], bool]) -> Callable[[], bool]:
            def answer() -> bool:
                it = shown()
                return it is not None and question(it)

            return answer

        def act() -> None:
            it = shown()
            if it is not None:
                then(it)

        tick = None if ticked is None else of_shown(ticked)
        return self.add(id, text, act, *keys, when=of_shown(when), ticked=tick)

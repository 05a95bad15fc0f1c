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
    from desktop.play.board_page import BoardPage
    from desktop.play.game_page import GamePage


def add_mnemonics(menu: QMenu) -> None:
    """Give each entry a mnemonic of its own: the one it has, or the first letter that is free."""
    taken: set[str] = set()
    for entry in menu.actions():
        if not entry.isSeparator():
            text, tab, key = entry.text().partition("\t")
            entry.setText(f"{_marked(text, taken)}{tab}{key}")


def _marked(text: str, taken: set[str]) -> str:
    """Return a text with a mnemonic that is not taken yet, and take it; "&&" is a real "&"."""
    parts = text.split("&&")
    wanted = [part[part.index("&") + 1] for part in parts if "&" in part[:-1]]
    plain = "&&".join(part.replace("&", "") for part in parts)
    words = [at for at, letter in enumerate(plain) if at == 0 or plain[at - 1] == " "]
    places = [*(plain.index(letter) for letter in wanted), *words, *range(len(plain))]
    for at in places:
        letter = plain[at].casefold()
        if letter.isalpha() and letter not in taken:
            taken.add(letter)
            return f"{plain[:at]}&{plain[at:]}"
    return plain


_Shown = TypeVar("_Shown")


def no_page() -> None:
    """Return None, for menus that do nothing with a page."""


class ActionMenu(QMenu):
    """A menu of one window.

    Attributes:
        actions_by_id: its actions, in order.
        groups: itself, and the menus within it that lists of keys show apart.
    """

    def __init__(
        self,
        title: str,
        parent: QWidget,
        game_page: Callable[[], GamePage | None] = no_page,
        board_page: Callable[[], BoardPage | None] = no_page,
    ) -> None:
        """``title`` and the texts of actions are English. The actions belong to ``parent``.

        ``game_page`` returns the page of the game in the window, None for none; ``board_page``
        that of a game or a lesson.
        """
        super().__init__(parent)
        say(self.setTitle, lambda: tr(title))
        self.actions_by_id: dict[str, Action] = {}
        self.groups: list[ActionMenu] = [self]
        self._inner: list[ActionMenu] = []
        self._parent, self._game_page, self._board_page = parent, game_page, board_page

    @property
    def fits(self) -> bool:
        """Whether the menu is for a page like the one that is shown."""
        needs_page = self._game_page is not no_page
        return not needs_page or self._game_page() is not None or self._board_page() is not None

    def refresh(self, *, in_menu: bool = False) -> None:
        """Update all actions; ``in_menu``: the menu is open."""
        for action in self.actions_by_id.values():
            action.refresh(in_menu=in_menu)
        for menu in self._inner:
            menu.refresh(in_menu=in_menu)
            entry = menu.menuAction()
            entry.setVisible(any(action.isVisible() for action in menu.actions_by_id.values()))
            entry.setEnabled(any(action.isEnabled() for action in menu.actions_by_id.values()))

    def add_menu(self, menu: ActionMenu, *, apart: bool = False) -> None:
        """Add a menu within this one; with ``apart`` its actions are not counted as this one's."""
        self.addMenu(menu)
        self._inner.append(menu)
        if apart:
            self.groups.append(menu)
        else:
            self.actions_by_id |= menu.actions_by_id

    def add(
        self,
        id: str,  # noqa: A002
        text: str,
        then: Callable[[], object],
        *keys: str,
        when: Callable[[], bool] | None = None,
        ticked: Callable[[], bool] | None = None,
        fits: Callable[[], bool] | None = None,
        useful: Callable[[], bool] | None = None,
    ) -> Action:
        """Add an action that is always enabled, or only while ``when`` returns true."""
        action = Action(
            self._parent, id, text, then, keys, when=when, ticked=ticked, fits=fits, useful=useful
        )
        self.addAction(action)
        self.actions_by_id[id] = action
        return action

    def add_switch(
        self,
        switch: Switch[Any],
        preferences: Preferences,
        *,
        in_game: bool = False,
        fits: Callable[[Any], bool] | None = None,
    ) -> Action:
        """Add an action that toggles a setting; ``in_game``: enabled only during a game.

        ``fits``: whether it has a place on this page, of a game or, unless ``in_game``, a lesson.
        """

        def toggle() -> None:
            preferences.toggle(switch)

        def is_on() -> bool:
            return preferences.is_on(switch)

        id, text, keys = switch.action, switch.title, switch.keys  # noqa: A001
        if in_game:
            return self.add_in_game(
                id, text, lambda _page: toggle(), *keys, ticked=lambda _page: is_on(), fits=fits
            )
        fits_here = None if fits is None else _of(self._board_page, fits, elsewhere=True)
        return self.add(id, text, toggle, *keys, ticked=is_on, fits=fits_here)

    def add_in_game(
        self,
        id: str,  # noqa: A002
        text: str,
        then: Callable[[GamePage], object],
        *keys: str,
        when: Callable[[GamePage], bool] = lambda _page: True,
        ticked: Callable[[GamePage], bool] | None = None,
        fits: Callable[[GamePage], bool] | None = None,
    ) -> Action:
        """Add an action enabled while the window shows a game and ``when`` holds for its page.

        It is hidden in lessons, and in games that it does not fit.
        """

        def has_place() -> bool:
            page = self._game_page()
            if page is None:
                return self._board_page() is None
            return fits is None or fits(page)

        return self._add_on(
            self._game_page, id, text, then, *keys, when=when, ticked=ticked, fits=has_place
        )

    def add_on_board(
        self,
        id: str,  # noqa: A002
        text: str,
        then: Callable[[BoardPage], object],
        *keys: str,
        when: Callable[[BoardPage], bool] = lambda _page: True,
        fits: Callable[[BoardPage], bool] | None = None,
        useful: Callable[[BoardPage], bool] | None = None,
    ) -> Action:
        """Add an action enabled while the window shows a game or a lesson and ``when`` holds."""
        shown = self._board_page
        return self._add_on(
            shown,
            id,
            text,
            then,
            *keys,
            when=when,
            fits=None if fits is None else _of(shown, fits, elsewhere=True),
            useful=None if useful is None else _of(shown, useful),
        )

    def _add_on(
        self,
        shown: Callable[[], _Shown | None],
        id: str,  # noqa: A002
        text: str,
        then: Callable[[_Shown], object],
        *keys: str,
        when: Callable[[_Shown], bool],
        ticked: Callable[[_Shown], bool] | None = None,
        fits: Callable[[], bool] | None = None,
        useful: Callable[[], bool] | None = None,
    ) -> Action:
        """Add an action enabled while ``shown`` returns an object for which ``when`` holds."""

        def act() -> None:
            it = shown()
            if it is not None:
                then(it)

        tick = None if ticked is None else _of(shown, ticked)
        return self.add(
            id, text, act, *keys, when=_of(shown, when), ticked=tick, fits=fits, useful=useful
        )


def _of(
    shown: Callable[[], _Shown | None],
    question: Callable[[_Shown], bool],
    *,
    elsewhere: bool = False,
) -> Callable[[], bool]:
    """Return a function that asks about what is shown; ``elsewhere``: the answer about None."""

    def answer() -> bool:
        it = shown()
        return elsewhere if it is None else question(it)

    return answer

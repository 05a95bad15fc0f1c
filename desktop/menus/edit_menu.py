"""The menu of edits of the tree of turns. Takeback in play has a menu of its own, that of turns."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from desktop.game.game_page import GamePage
from desktop.language.text import tr, tr_noop
from desktop.menus.action_menu import ActionMenu
from desktop.tree.branches import Branches, edit_text

if TYPE_CHECKING:
    from desktop.main_window import MainWindow


class EditMenu(ActionMenu):
    def __init__(self, window: MainWindow) -> None:
        super().__init__(tr_noop("E&dit"), window)
        self._of: Callable[[GamePage], Branches] = lambda page: Branches(
            page.session, page.status, window.notices
        )
        self._add_undo()
        self.addSeparator()
        self._add_clipboard()
        self.addSeparator()
        self._add_variations()
        self.aboutToShow.connect(self._name_edits)
        self.aboutToHide.connect(lambda: self._name_edits(plain=True))

    def _add_undo(self) -> None:
        add = self.add_in_game
        add(
            "edit.undo",
            tr_noop("&Undo edit"),
            lambda page: self._of(page).undo(),
            "Ctrl+Alt+Z",
            when=lambda page: page.session.edits.can_undo,
        )
        add(
            "edit.redo",
            tr_noop("&Redo edit"),
            lambda page: self._of(page).redo(),
            "Ctrl+Alt+Shift+Z",
            when=lambda page: page.session.edits.can_redo,
        )

    def _add_clipboard(self) -> None:
        add = self.add_in_game
        add(
            "edit.cut",
            tr_noop("Cu&t branch"),
            lambda page: self._of(page).cut(),
            "Ctrl+X",
            when=lambda page: self._of(page).can_delete,
        )
        add("edit.copy", tr_noop("&Copy branch"), lambda page: self._of(page).copy(), "Ctrl+Alt+C")
        add(
            "edit.paste",
            tr_noop("&Paste branch"),
            lambda page: self._of(page).paste(),
            "Ctrl+Alt+V",
        )
        add(
            "edit.delete",
            tr_noop("&Delete branch"),
            lambda page: self._of(page).delete(),
            "Ctrl+Del",
            when=lambda page: self._of(page).can_delete,
        )

    def _add_variations(self) -> None:
        add = self.add_in_game
        add(
            "edit.promote",
            tr_noop("Pr&omote variation"),
            lambda page: self._of(page).promote(),
            "Ctrl+Shift+Up",
            when=lambda page: self._of(page).can_promote,
        )
        add(
            "edit.main_line",
            tr_noop("Make it the &main line"),
            lambda page: self._of(page).make_main(),
            "Ctrl+Shift+Home",
            when=lambda page: self._of(page).can_promote,
        )
        add(
            "edit.next",
            tr_noop("&Next variation"),
            lambda page: self._of(page).go_aside(1),
            "Alt+Down",
            when=lambda page: self._of(page).can_go_aside,
        )
        add(
            "edit.previous",
            tr_noop("Pre&vious variation"),
            lambda page: self._of(page).go_aside(-1),
            "Alt+Up",
            when=lambda page: self._of(page).can_go_aside,
        )

    def _name_edits(self, *, plain: bool = False) -> None:
        """Say in the open menu what undo and redo would do."""
        page = self._window.page
        if not isinstance(page, GamePage):
            return
        edits = page.session.edits
        for name, text, of_edit, edit in (
            ("edit.undo", tr_noop("&Undo edit"), tr_noop("&Undo {edit}"), edits.last),
            ("edit.redo", tr_noop("&Redo edit"), tr_noop("&Redo {edit}"), edits.next),
        ):
            told = tr(of_edit, edit=edit_text(edit)) if edit and not plain else tr(text)
            self.actions_by_id[name].setText(told)

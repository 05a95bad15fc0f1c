"""The menu of edits of the game tree, within the menu of turns."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QMenu, QWidget

from desktop.actions.action import Action
from desktop.i18n.text import tr, tr_noop
from desktop.widgets.notice_bar import NoticeBar
from desktop.window.action_menu import ActionMenu, no_page

if TYPE_CHECKING:
    from desktop.play.board_page import BoardPage
    from desktop.play.game_page import GamePage
    from desktop.tree.branches import Branches


class EditMenu(ActionMenu):
    def __init__(
        self,
        parent: QWidget,
        game_page: Callable[[], GamePage | None],
        notices: NoticeBar,
        board_page: Callable[[], BoardPage | None] = no_page,
    ) -> None:
        """``notices`` are the window's, for what cannot be pasted."""
        super().__init__(tr_noop("Edit variati&ons"), parent, game_page, board_page)
        self._notices = notices
        self._add_variations()
        self.addSeparator()
        self._add_clipboard()
        self.addSeparator()
        self._add_undo()
        self.name_edits_in(self)

    @property
    def undo_actions(self) -> list[Action]:
        return [self.actions_by_id[name] for name in ("edit.undo", "edit.redo")]

    def name_edits_in(self, menu: QMenu) -> None:
        """Let undo and redo name their edits while they are shown in this menu."""
        menu.aboutToShow.connect(self._name_edits)
        menu.aboutToHide.connect(lambda: self._name_edits(plain=True))

    def _add_undo(self) -> None:
        add = self._add_edit
        add(
            "edit.undo",
            tr_noop("&Undo edit"),
            lambda b: b.undo(),
            "Ctrl+Alt+Z",
            lambda b: b.can_undo,
        )
        add(
            "edit.redo",
            tr_noop("&Redo edit"),
            lambda b: b.redo(),
            "Ctrl+Alt+Shift+Z",
            lambda b: b.can_redo,
        )

    def _add_clipboard(self) -> None:
        add = self._add_edit
        add("edit.cut", tr_noop("Cu&t branch"), lambda b: b.cut(), "Ctrl+X", _can_delete)
        add("edit.copy", tr_noop("&Copy branch"), lambda b: b.copy(), "Ctrl+Alt+C")
        add("edit.paste", tr_noop("&Paste branch"), lambda b: b.paste(), "Ctrl+Alt+V")
        add("edit.delete", tr_noop("&Delete branch"), lambda b: b.delete(), "Ctrl+Del", _can_delete)

    def _add_variations(self) -> None:
        def go_to_variation(step: int) -> Callable[[Branches], object]:
            return lambda branches: branches.go_to_variation(step=step)

        add = self._add_edit
        for name, text, step, key in (
            ("edit.next", tr_noop("&Next variation"), 1, "Alt+Down"),
            ("edit.previous", tr_noop("Pre&vious variation"), -1, "Alt+Up"),
        ):
            add(name, text, go_to_variation(step), key, lambda b: b.can_go_to_variation)
        add(
            "edit.promote",
            tr_noop("Pr&omote variation"),
            lambda b: b.promote(),
            "Ctrl+Shift+Up",
            _can_promote,
        )
        add(
            "edit.main_line",
            tr_noop("Make it the &main line"),
            lambda b: b.make_main(),
            "Ctrl+Shift+Home",
            _can_promote,
        )

    def _add_edit(
        self,
        name: str,
        text: str,
        act: Callable[[Branches], object],
        key: str,
        when: Callable[[Branches], bool] = lambda _branches: True,
    ) -> None:
        """Add an action that edits the branches of the game in the window."""

        def branches(page: GamePage) -> Branches:
            from desktop.tree.branches import Branches  # late: the first window needs none

            return Branches(page.session, page.status, self._notices)

        self.add_in_game(
            name,
            text,
            lambda page: act(branches(page)),
            key,
            when=lambda page: when(branches(page)),
        )

    def _name_edits(self, *, plain: bool = False) -> None:
        """Show in the open menu what undo and redo would do."""
        page = self._game_page()
        if page is None:
            return
        from desktop.tree.branches import edit_text  # late, like Branches
        from desktop.views.game_views import VIEWS

        edits, view = page.session.edits, VIEWS[page.session.record.setup.game.key]
        for name, text, of_edit, edit in (
            ("edit.undo", tr_noop("&Undo edit"), tr_noop("&Undo {edit}"), edits.last),
            ("edit.redo", tr_noop("&Redo edit"), tr_noop("&Redo {edit}"), edits.next),
        ):
            title = tr(of_edit, edit=edit_text(view, edit)) if edit and not plain else tr(text)
            self.actions_by_id[name].setText(title)


def _can_delete(branches: Branches) -> bool:
    return branches.can_delete


def _can_promote(branches: Branches) -> bool:
    return branches.can_promote

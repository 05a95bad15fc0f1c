"""The menu of the notes in a game, and of searching them."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from desktop.i18n.text import tr_noop
from desktop.notes.mark_tool import MarkTool
from desktop.settings.preferences import Preferences
from desktop.window.action_menu import ActionMenu
from desktop.window.turn_menu import EditMenu

if TYPE_CHECKING:
    from desktop.play.game_page import GamePage

_TOOLS = {
    MarkTool.TRIANGLE: tr_noop("&Triangles"),
    MarkTool.SQUARE: tr_noop("S&quares"),
    MarkTool.CIRCLE: tr_noop("C&ircles"),
    MarkTool.CROSS: tr_noop("Cro&sses"),
    MarkTool.LETTER: tr_noop("&Letters"),
    MarkTool.NUMBER: tr_noop("&Numbers"),
}


class NotesMenu(ActionMenu):
    def __init__(
        self,
        parent: QWidget,
        game_page: Callable[[], GamePage | None],
        preferences: Preferences,
        edits: EditMenu,
    ) -> None:
        """``edits``: its undo and redo are here as well."""
        super().__init__(tr_noop("&Notes"), parent, game_page)
        self._preferences = preferences
        self.add_in_game(
            "notes.write", tr_noop("&Write a comment"), lambda page: page.notes.write(), "W"
        )
        self.add_in_game(
            "notes.panel",
            tr_noop("&Comments"),
            self._toggle_panel,
            "F4",
            ticked=lambda page: page.notes.panel_shown,
        )
        self.add_menu(self._mark_menu())
        self.add_in_game("notes.info", tr_noop("&Game information …"), self._ask_info, "Ctrl+I")
        self.addSeparator()
        self.add_in_game("notes.find", tr_noop("&Find …"), lambda page: page.notes.find(), "Ctrl+F")
        self._add_way("notes.find_next", tr_noop("Find ne&xt"), 1, "F3")
        self._add_way("notes.find_previous", tr_noop("Find pre&vious"), -1, "Shift+F3")
        self.addSeparator()
        self.addActions(edits.undo_actions)
        edits.name_edits_in(self)

    def _mark_menu(self) -> ActionMenu:
        menu = ActionMenu(tr_noop("&Marks"), self._parent, self._game_page)
        menu.add_in_game(
            "notes.marks",
            tr_noop("&Mark cells"),
            lambda page: page.notes.set_marking(not page.notes.marking),
            "M",
            ticked=lambda page: page.notes.marking,
        )
        menu.addSeparator()
        for number, (tool, text) in enumerate(_TOOLS.items(), 1):
            self._add_tool(menu, tool, text, str(number))
        menu.addSeparator()
        menu.add_in_game(
            "notes.clear_marks",
            tr_noop("&Remove all marks here"),
            lambda page: page.notes.clear_marks(),
            when=lambda page: bool(page.notes.marks),
        )
        return menu

    def _add_tool(self, menu: ActionMenu, tool: MarkTool, text: str, key: str) -> None:
        menu.add_in_game(
            f"notes.{tool.value}",
            text,
            lambda page: page.notes.take_tool(tool),
            key,
            ticked=lambda page: page.notes.marking and page.notes.mark_bar.tool is tool,
        )

    def _add_way(self, name: str, text: str, step: int, key: str) -> None:
        self.add_in_game(name, text, lambda page: page.notes.go_to_found(step), key)

    def _toggle_panel(self, page: GamePage) -> None:
        shown = not page.notes.panel_shown
        page.notes.show_panel(shown)
        self._preferences.show_comments(shown)

    def _ask_info(self, page: GamePage) -> None:
        # late: the dialog is rarely needed
        from desktop.notes.game_info_dialog import GameInfoDialog

        GameInfoDialog(page.session, self._parent).open()

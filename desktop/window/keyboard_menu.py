"""The menu for playing without a mouse, within the menu of turns."""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from desktop.game.phase import Phase
from desktop.i18n.text import tr_noop
from desktop.window.action_menu import ActionMenu

if TYPE_CHECKING:
    from desktop.play.board_page import BoardPage
    from desktop.play.game_page import GamePage


class KeyboardMenu(ActionMenu):
    def __init__(
        self,
        parent: QWidget,
        game_page: Callable[[], GamePage | None],
        board_page: Callable[[], BoardPage | None],
    ) -> None:
        super().__init__(tr_noop("By &keyboard"), parent, game_page, board_page)
        self.add_in_game(
            "turn.type",
            tr_noop("T&ype a move"),
            lambda page: page.type_turn(),
            "/",
            "Ctrl+L",
            when=lambda page: page.session.phase is not Phase.OVER,
        )
        for name, text, key, back in (
            ("turn.next_place", tr_noop("Next &legal cell"), "N", False),
            ("turn.previous_place", tr_noop("Previous le&gal cell"), "Shift+N", True),
        ):
            self.add_on_board(
                name,
                text,
                functools.partial(_move_cursor, back=back),
                key,
                when=lambda page: page.is_choice(),
            )
        self.add_in_game(
            "turn.tell",
            tr_noop("Read &out the position"),
            lambda page: page.announce_standing(),
            "T",
        )


def _move_cursor(page: BoardPage, *, back: bool) -> None:
    page.move_cursor_to_target(back=back)

"""The menu of actions during play: steps, undo, pause, and the way through the turns."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from desktop.actions.step_buttons import CAPTIONS, step_id
from desktop.game.phase import Phase
from desktop.i18n.text import tr_noop
from desktop.window.action_menu import ActionMenu
from rules.position import SpecialStep

if TYPE_CHECKING:
    from desktop.play.board_page import BoardPage
    from desktop.play.game_page import GamePage

_STEP_KEYS = {
    SpecialStep.SWAP: "S",
    SpecialStep.PASS: "P",
    SpecialStep.END: "E",
    SpecialStep.CAPTURE: "C",
    SpecialStep.KEEP: "K",
}


class TurnMenu(ActionMenu):
    def __init__(
        self,
        parent: QWidget,
        game_page: Callable[[], GamePage | None],
        board_page: Callable[[], BoardPage | None],
        leave_full_screen: Callable[[], None],
    ) -> None:
        """``board_page`` returns the page of a game or a lesson, None for none."""
        super().__init__(tr_noop("&Move"), parent, game_page)
        self._board_page, self._leave_full_screen = board_page, leave_full_screen
        self._add_undo()
        self.addSeparator()
        for step, text in CAPTIONS.items():
            self._add_step(step, text)
        self._add_hand_and_cursor()
        self._add_position_and_pause()
        self._add_resign()
        self.addSeparator()
        self.add_in_game(
            "turn.count",
            tr_noop("Count the score &step by step"),
            lambda page: page.count(),
            "R",
            when=lambda page: page.counting.can_count,
        )
        self.addSeparator()
        self._add_journey()

    def _add_hand_and_cursor(self) -> None:
        self.add_on(
            self._board_page,
            "turn.hand",
            tr_noop("Switc&h colour"),
            lambda page: page.flip_hand(),
            "X",
            when=lambda page: page.has_hands(),
        )
        self.add_in_game(
            "turn.type", tr_noop("T&ype a move"), lambda page: page.type_turn(), "/", "Ctrl+L"
        )
        self.add_on(
            self._board_page,
            "turn.next_place",
            tr_noop("Next &legal cell"),
            lambda page: page.move_cursor_to_target(),
            "N",
            when=lambda page: page.is_choice(),
        )
        self.add_on(
            self._board_page,
            "turn.previous_place",
            tr_noop("Previous le&gal cell"),
            lambda page: page.move_cursor_to_target(back=True),
            "Shift+N",
            when=lambda page: page.is_choice(),
        )

    def _add_position_and_pause(self) -> None:
        self.add_in_game(
            "turn.tell",
            tr_noop("Read &out the position"),
            lambda page: page.announce_standing(),
            "T",
        )
        self.add_in_game(
            "turn.pause",
            tr_noop("P&ause the game"),
            lambda page: page.session.pause(),
            "Shift+P",
            "Pause",
            when=lambda page: page.session.can_pause,
        )

    def _add_undo(self) -> None:
        undo = self.add_on(
            self._board_page,
            "turn.undo",
            tr_noop("&Undo"),
            lambda page: page.undo(),
            "Ctrl+Z",
            when=lambda page: page.can_undo,
        )
        undo.call_on_buttons(tr_noop("Undo", "button"))
        self.add_in_game(
            "turn.redo",
            tr_noop("&Redo"),
            lambda page: page.session.redo(),
            "Ctrl+Shift+Z",
            "Ctrl+Y",
            when=lambda page: page.session.can_redo,
        )
        self.add_on(
            self._board_page,
            "turn.cancel",
            tr_noop("Cancel the un&finished move"),
            self._cancel,
            "Esc",
            when=lambda _page: True,
        )
        self.add_in_game(
            "turn.confirm",
            tr_noop("Confir&m the move shown"),
            lambda page: page.session.confirm(),
            "Return",
            "Enter",
            when=lambda page: page.session.phase is Phase.CONFIRM,
        )

    def _cancel(self, page: BoardPage) -> None:
        """Take back what is unfinished, or else leave full screen, as Esc normally does."""
        if not page.cancel():
            self._leave_full_screen()

    def _add_step(self, step: SpecialStep, text: str) -> None:
        """Add the action for a step, always enabled in a game: the page says why it is illegal."""
        self.add_on(
            self._board_page,
            step_id(step),
            text,
            lambda page: page.press(step),
            _STEP_KEYS[step],
            when=lambda page: page.can_press(),
        )

    def _add_resign(self) -> None:
        self.add_in_game(
            "turn.resign",
            tr_noop("Res&ign"),
            lambda page: page.session.resign(),
            "Ctrl+R",
            when=lambda page: page.session.can_resign,
        )

    def _add_journey(self) -> None:
        """Add the actions for stepping through the turns that were played."""

        def back(page: GamePage) -> bool:
            return page.session.record.node.parent is not None

        def forward(page: GamePage) -> bool:
            return bool(page.session.record.node.children)

        add = self.add_in_game
        add(
            "turn.first",
            tr_noop("Go to the star&t"),
            lambda p: p.session.go_first(),
            "Alt+Home",
            when=back,
        )
        add(
            "turn.previous",
            tr_noop("Pre&vious move"),
            lambda p: p.session.go_previous(),
            "Alt+Left",
            when=back,
        )
        add(
            "turn.next",
            tr_noop("Ne&xt move"),
            lambda p: p.session.go_next(),
            "Alt+Right",
            when=forward,
        )
        add(
            "turn.last",
            tr_noop("Go to the en&d"),
            lambda p: p.session.go_last(),
            "Alt+End",
            when=forward,
        )

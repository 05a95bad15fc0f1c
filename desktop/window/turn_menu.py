"""The menu of actions during play: undo, steps, the way through the turns, the end."""

from __future__ import annotations

from collections.abc import Callable, Sequence
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
        inner: Sequence[ActionMenu] = (),
    ) -> None:
        """``board_page`` returns the page of a game or a lesson, None for none.

        ``inner``: the menus for rarer things, at the end.
        """
        super().__init__(tr_noop("&Move"), parent, game_page, board_page)
        self._leave_full_screen = leave_full_screen
        self._add_undo()
        self.addSeparator()
        for step, text in CAPTIONS.items():
            self._add_step(step, text)
        self._add_hand_and_confirmation()
        self.addSeparator()
        self._add_journey()
        self.addSeparator()
        self._add_count_and_end()
        self.addSeparator()
        for menu in inner:
            self.add_menu(menu, apart=True)

    def _add_undo(self) -> None:
        undo = self.add_on_board(
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
        self.add_on_board(
            "turn.cancel",
            tr_noop("Cancel the un&finished move"),
            self._cancel,
            "Esc",
            useful=lambda page: page.can_cancel,
        )

    def _cancel(self, page: BoardPage) -> None:
        """Take back what is unfinished, or else leave full screen, as Esc normally does."""
        if not page.cancel():
            self._leave_full_screen()

    def _add_step(self, step: SpecialStep, text: str) -> None:
        """Add the action for a step. Its key works where it is illegal too: the page says why."""
        action = self.add_on_board(
            step_id(step),
            text,
            lambda page: page.press(step),
            _STEP_KEYS[step],
            when=lambda page: page.can_press(),
            fits=lambda page: page.has_step(step),
            useful=lambda page: page.may_play(step),
        )
        action.setAutoRepeat(False)  # a key that is held must not pass for both players

    def _add_hand_and_confirmation(self) -> None:
        self.add_on_board(
            "turn.hand",
            tr_noop("Switc&h colour"),
            lambda page: page.flip_hand(),
            "X",
            when=lambda page: page.has_hands(),
            fits=lambda page: page.is_two_handed,
        )
        confirm = self.add_in_game(
            "turn.confirm",
            tr_noop("Confir&m the move shown"),
            lambda page: page.session.confirm(),
            "Return",
            "Enter",
            when=lambda page: page.session.phase is Phase.CONFIRM,
            fits=lambda page: page.session.confirms or page.session.phase is Phase.CONFIRM,
        )
        confirm.setAutoRepeat(False)

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
            "Ctrl+Home",
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
            "Ctrl+End",
            when=forward,
        )

    def _add_count_and_end(self) -> None:
        self.add_in_game(
            "turn.count",
            tr_noop("Count the score &step by step"),
            lambda page: page.count(),
            "R",
            when=lambda page: page.counting.can_count,
        )
        self.add_in_game(
            "turn.pause",
            tr_noop("P&ause the game"),
            lambda page: page.session.pause(),
            "Shift+P",
            "Pause",
            when=lambda page: page.session.can_pause,
            fits=lambda page: bool(page.session.clock.control),
        )
        resign = self.add_in_game(
            "turn.resign",
            tr_noop("Res&ign …"),
            lambda page: page.ending.resign(),
            "Ctrl+R",
            when=lambda page: page.session.can_resign,
        )
        resign.setAutoRepeat(False)  # nor answer the question that it asks

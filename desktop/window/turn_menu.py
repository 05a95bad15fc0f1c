"""The menus of play: undo, steps, the way through the game, edits of its tree, keys."""

from __future__ import annotations

import functools
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QMenu, QWidget

from desktop.actions.action import Action
from desktop.actions.step_buttons import CAPTIONS, step_id
from desktop.game.game_session import Phase
from desktop.i18n.text import tr, tr_noop
from desktop.widgets.notice_bar import NoticeBar
from desktop.window.action_menu import ActionMenu, no_page
from rules.position import SpecialStep

if TYPE_CHECKING:
    from desktop.play.board_page import BoardPage
    from desktop.play.game_page import GamePage
    from desktop.tree.branches import Branches


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

"""The preview of a click: where a piece would go, and what that would do."""

from __future__ import annotations

from collections.abc import Sequence

from desktop.board.board_scene import BoardScene
from desktop.board.hand import Hand
from desktop.board.preview_marks import Note
from desktop.board.touching import Touching
from rules.piece import Change, Piece, Touch


class MovePreview:
    """Shows what a click or a button would do, or the group under the mouse.

    Attributes:
        hovered: the sites under the mouse or the cursor.
        button: the step of the button under the mouse, -1 for none.
        left: the sites that the pointer still has to leave after a turn: until then nothing
            covers the piece there.
        preview: the changes previewed by a widget outside the board.
    """

    def __init__(self, hand: Hand) -> None:
        self._hand = hand
        self.hovered: tuple[int, ...] = ()
        self.left: tuple[int, ...] = ()
        self.button = -1
        self.preview: tuple[Change, ...] = ()

    def show(self, board: BoardScene) -> None:
        touching, pointed = self._hand.touching, self.hovered[:1]
        if self._hand.waiting is not None:
            board.show_preview((), group=self._hand.waiting)
            return
        if self.preview:
            board.show_preview(self.preview)
            return
        if touching and self._show_step(board, touching):
            return
        rests = board.game_view.stacks and self.hovered == self.left  # it would hide the new piece
        asks = pointed and not self._hand.touches and not rests
        group = board.group_at(pointed[0]) if asks else ()
        board.show_preview((), group=group)

    def _show_step(self, board: BoardScene, touching: Touching) -> bool:
        """Preview a click or the buttons. Returns whether there is anything to show."""
        asked = self._hand.asked(board.game_view, self.hovered) if self.hovered else ()
        step = touching.completed(asked)
        if step is not None:
            preview = touching.preview(step)
            note = self._note(board, asked, allowed=True)
            board.show_preview(preview.changes, loses=preview.loses, note=note)
            return True
        if asked and touching.fitting(asked):
            costs = touching.costs(asked) and self.hovered != self.left
            board.show_preview((), touched=asked, loses=costs)
            return True
        if (note := self._note(board, asked, allowed=False)) is not None:
            board.show_preview(note=note)
            return True
        if touching.costs(touching.touches):
            board.show_preview((), touched=touching.touches, loses=True)
            return True
        return self._show_buttons(board, touching)

    def _note(self, board: BoardScene, asked: Sequence[Touch], *, allowed: bool) -> Note | None:
        """Return what to say about the piece that a click would place."""
        if len(asked) != 1:
            return None
        return board.note_on(Piece(asked[0].site, asked[0].hand), allowed=allowed)

    def _show_buttons(self, board: BoardScene, touching: Touching) -> bool:
        """Preview all buttons, or the one under the mouse. Returns whether there is any."""
        buttons = touching.buttons()
        pointed = self.button in buttons
        shown = [self.button] if pointed else buttons
        changes = [change for step in shown for change in touching.position.change(step)]
        if changes or pointed:
            board.show_preview(changes)
        return bool(changes) or pointed

"""Branches of a game's tree: what a person does to the one that begins at the current turn."""

from __future__ import annotations

from PySide6.QtGui import QGuiApplication

from desktop.game.game_session import GameSession
from desktop.game.narrator import numbered_turn
from desktop.game.status_line import StatusLine
from desktop.looks.colour_names import COLOUR_NAMES
from desktop.notice_bar import NoticeBar
from desktop.tree.tree_painter import MARKS
from rules.record.branch import BranchError, Fitted, fit_branch, write_branch
from rules.record.edits import Edit, Kind
from rules.record.game_record import GameRecord, Node

_TOPIC = "branch"
_MOST_TOLD = 3  # turns that do not fit
_PROPERTIES = {"C": "comment", "N": "title", **dict.fromkeys(MARKS, "marks")}


class Branches:
    """Edits the tree of one session, by the clipboard too, and tells what was done."""

    def __init__(self, session: GameSession, status: StatusLine, notices: NoticeBar) -> None:
        self._session, self._status, self._notices = session, status, notices

    @property
    def _record(self) -> GameRecord:
        return self._session.record

    @property
    def can_undo(self) -> bool:
        return self._session.edits.can_undo

    @property
    def can_redo(self) -> bool:
        return self._session.edits.can_redo

    @property
    def can_delete(self) -> bool:
        """Whether a turn has been played that could go."""
        return self._record.node.parent is not None

    @property
    def can_promote(self) -> bool:
        """Whether the line that is looked at is not the first one everywhere."""
        return any(_siblings(node)[0] is not node for node in self._record.line)

    def copy(self) -> None:
        """Have the current turn and all after it in the clipboard, as text."""
        node = self._record.node
        QGuiApplication.clipboard().setText(write_branch(self._record, node))
        self._status.show_news(f"{_branch_text(node)} is in the clipboard.")

    def cut(self) -> None:
        if self.can_delete:
            node = self._record.node
            QGuiApplication.clipboard().setText(write_branch(self._record, node))
            self._session.edits.delete(node)
            self._status.show_news(f"{_branch_text(node)} was cut out, and is in the clipboard.")

    def delete(self) -> None:
        if self.can_delete:
            node = self._record.node
            self._session.edits.delete(node)
            self._status.show_news(f"{_branch_text(node)} was deleted. It can be undone.")

    def paste(self) -> None:
        """Put what is in the clipboard after the current turn, as far as it is legal there."""
        text = QGuiApplication.clipboard().text()
        node = self._record.node
        try:
            fitted = fit_branch(self._record, node, text)
        except BranchError as error:
            self._notices.tell(_TOPIC, f"The clipboard holds no branch of this game: {error}.")
            return
        before = self._record.shape
        if fitted.branches:
            self._session.edits.insert(node, *fitted.branches)
        self._tell_pasted(fitted, new=self._record.shape != before)

    def promote(self) -> None:
        self._session.edits.promote(self._record.node)

    def make_main(self) -> None:
        self._session.edits.make_main(self._record.node)

    @property
    def can_go_aside(self) -> bool:
        """Whether there is another variation to go to."""
        return self._fork() is not None

    def go_aside(self, step: int) -> None:
        """Go to the next variation at the nearest fork, or with -1 to the one before."""
        node = self._fork()
        if node is not None:
            siblings = _siblings(node)
            self._session.go_to(siblings[(siblings.index(node) + step) % len(siblings)])

    def undo(self) -> None:
        edit = self._session.edits.last
        if edit is not None:
            self._session.edits.undo()
            self._status.show_news(f"Undone: {edit_text(edit)}.")

    def redo(self) -> None:
        edit = self._session.edits.next
        if edit is not None:
            self._session.edits.redo()
            self._status.show_news(f"Done again: {edit_text(edit)}.")

    # -- inner -------------------------------------------------------------------------------

    def _fork(self) -> Node | None:
        """The last turn of the way to the current one, itself included, that has siblings."""
        return next((n for n in reversed(self._record.line) if len(_siblings(n)) > 1), None)

    def _tell_pasted(self, fitted: Fitted, *, new: bool) -> None:
        if not fitted.branches and not fitted.misfits:
            self._notices.tell(_TOPIC, "The clipboard holds a game without a turn.")
            return
        if new:
            self._status.show_news(f"Pasted: {_turns(fitted.count)}.")
        elif fitted.branches:
            self._status.show_news("What was pasted is there already.")
        if not fitted.misfits:
            self._notices.withdraw(_TOPIC)
            return
        left_out = sum(misfit.count for misfit in fitted.misfits)
        reasons = [
            f"turn {m.number}, {COLOUR_NAMES[m.colour]} {m.text}: {m.problem}"
            for m in fitted.misfits[:_MOST_TOLD]
        ]
        if len(fitted.misfits) > _MOST_TOLD:
            reasons.append(f"and {len(fitted.misfits) - _MOST_TOLD} more")
        were = "was" if left_out == 1 else "were"
        head = f"{_turns(left_out)} did not fit here and {were} left out"
        self._notices.tell(_TOPIC, f"{head} – {'; '.join(reasons)}.")


def edit_text(edit: Edit) -> str:
    """An edit in words."""
    turn = numbered_turn(edit.node, len(edit.node.path())) if edit.node.parent else ""
    match edit.kind:
        case Kind.DELETE:
            return f"deleting {turn}"
        case Kind.INSERT:
            return f"pasting {turn}"
        case Kind.PROMOTE | Kind.MOVE:
            return f"moving the variation {turn}"
        case Kind.MAIN_LINE:
            return f"making the line to {turn} the main line"
        case Kind.GAME:
            return "what is said of the game"
        case Kind.VALUES:
            what = _PROPERTIES.get(edit.names[0], "note")
            return f"{what} of {turn or 'the start'}"


def _siblings(node: Node) -> list[Node]:
    return node.parent.children if node.parent is not None else [node]


def _branch_text(node: Node) -> str:
    """What is cut or copied, in words."""
    count = sum(1 for _ in node.subtree())
    if node.parent is None:
        return f"The whole tree, {_turns(count - 1)},"
    text = numbered_turn(node, len(node.path()))
    return text if count == 1 else f"{text} with {_turns(count - 1)} after it"


def _turns(count: int) -> str:
    return "1 turn" if count == 1 else f"{count} turns"

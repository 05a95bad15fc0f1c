"""Commands on branches of a game's tree, for the one that begins at the current turn."""

from __future__ import annotations

import functools
from collections.abc import Sequence

from PySide6.QtGui import QGuiApplication

from desktop.game.game_session import GameSession
from desktop.game.game_text import numbered_turn
from desktop.painting.game_view import GameView
from desktop.panels.tree_view import MARKS
from desktop.services.text import clauses, tr, tr_noop, translated
from desktop.views.game_views import VIEWS
from desktop.widgets.messages import StatusLine
from desktop.widgets.notice_bar import NoticeBar, Topic
from rules.record.edits import BranchError, Edit, Fitted, Kind, Misfit, fit_branch, write_branch
from rules.record.game_record import GameRecord, Node

_MAX_LISTED = 3  # turns that do not fit, in a notice
_PROPERTIES = {
    "C": tr_noop("the comment on {turn}"),
    "N": tr_noop("the title of {turn}"),
    **dict.fromkeys(MARKS, tr_noop("the marks on {turn}")),
}


class Branches:
    """Edits the tree of one session, also via the clipboard, and reports each edit."""

    def __init__(self, session: GameSession, status: StatusLine, notices: NoticeBar) -> None:
        self._session, self._status, self._notices = session, status, notices
        self._view = VIEWS[session.record.setup.game.key]

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
        """Whether there is a turn to delete."""
        return self._record.node.parent is not None

    @property
    def can_promote(self) -> bool:
        """Whether the current line leaves the first variation anywhere."""
        line = self._record.line
        return line != self._record.main_line[: len(line)]

    def copy(self) -> None:
        """Copy the current turn and all after it to the clipboard, as text."""
        node = self._record.node
        QGuiApplication.clipboard().setText(write_branch(self._record, node))
        branch = _branch_text(self._view, node)
        self._status.show_news(tr("Copied: {branch}.", branch=branch))

    def cut(self) -> None:
        if self.can_delete:
            node = self._record.node
            QGuiApplication.clipboard().setText(write_branch(self._record, node))
            self._session.edits.delete(node)
            branch = _branch_text(self._view, node)
            text = tr("Cut: {branch}.", branch=branch)
            self._status.show_news(text)

    def delete(self) -> None:
        if self.can_delete:
            node = self._record.node
            self._session.edits.delete(node)
            branch = _branch_text(self._view, node)
            self._status.show_news(tr("Deleted: {branch}. You can undo this.", branch=branch))

    def paste(self) -> None:
        """Paste after the current turn all turns in the clipboard that are legal there."""
        text = QGuiApplication.clipboard().text()
        node = self._record.node
        try:
            fitted = fit_branch(self._record, node, text)
        except BranchError as error:
            failure = error
            self._notices.show_notice(
                Topic.BRANCH,
                lambda: tr(
                    "The clipboard does not contain a branch of this game: {why}.",
                    why=translated(failure),
                ),
            )
            return
        before = self._record.shape
        if fitted.branches:
            self._session.edits.insert(node, *fitted.branches)
        self._report_pasted(fitted, new=self._record.shape != before)

    def promote(self) -> None:
        self._session.edits.promote(self._record.node)

    def make_main(self) -> None:
        self._session.edits.make_main(self._record.node)

    @property
    def can_go_to_variation(self) -> bool:
        """Whether there is another variation to go to."""
        return self._fork() is not None

    def go_to_variation(self, step: int) -> None:
        """Go to the next (1) or previous (-1) variation at the nearest fork."""
        node = self._fork()
        if node is not None:
            siblings = _siblings(node)
            self._session.go_to(siblings[(siblings.index(node) + step) % len(siblings)])

    def undo(self) -> None:
        edit = self._session.edits.last
        if edit is not None:
            self._session.edits.undo()
            self._status.show_news(tr("Undone: {edit}.", edit=edit_text(self._view, edit)))

    def redo(self) -> None:
        edit = self._session.edits.next
        if edit is not None:
            self._session.edits.redo()
            self._status.show_news(tr("Redone: {edit}.", edit=edit_text(self._view, edit)))

    # -- private -----------------------------------------------------------------------------

    def _fork(self) -> Node | None:
        """Return the last turn of the current line that has siblings; None if none has."""
        return next((n for n in reversed(self._record.line) if len(_siblings(n)) > 1), None)

    def _report_pasted(self, fitted: Fitted, *, new: bool) -> None:
        if not fitted.branches and not fitted.misfits:
            self._notices.show_notice(
                Topic.BRANCH, lambda: tr("The game in the clipboard has no moves.")
            )
            return
        if new:
            self._status.show_news(tr("Pasted: %Ln move(s).", "", fitted.count))
        elif fitted.branches:
            self._status.show_news(tr("The pasted moves are already there."))
        if not fitted.misfits:
            self._notices.withdraw(Topic.BRANCH)
            return
        self._notices.show_notice(
            Topic.BRANCH, functools.partial(_misfits_text, self._view, fitted.misfits)
        )


def _misfits_text(view: GameView, misfits: Sequence[Misfit]) -> str:
    reasons = [
        tr(
            "move {number}, {colour} {turn}: {why}",
            number=misfit.number,
            colour=view.player_name(misfit.colour),
            turn=misfit.text,
            why=translated(misfit.problem),
        )
        for misfit in misfits[:_MAX_LISTED]
    ]
    if len(misfits) > _MAX_LISTED:
        reasons.append(tr("and %Ln more", "", len(misfits) - _MAX_LISTED))
    return tr(
        "%Ln move(s) did not fit here and were left out: {reasons}.",
        "",
        sum(misfit.count for misfit in misfits),
        reasons=clauses(reasons),
    )


def edit_text(view: GameView, edit: Edit) -> str:
    """Return an edit in words."""
    turn = numbered_turn(view, edit.node, len(edit.node.path())) if edit.node.parent else ""
    match edit.kind:
        case Kind.DELETE:
            return tr("deleting {turn}", turn=turn)
        case Kind.INSERT:
            return tr("pasting {turn}", turn=turn)
        case Kind.PROMOTE | Kind.MOVE:
            return tr("moving the variation {turn}", turn=turn)
        case Kind.MAIN_LINE:
            return tr("making {turn} the main line", turn=turn)
        case Kind.GAME:
            return tr("the game information")
        case Kind.VALUES:
            what = _PROPERTIES.get(edit.names[0], tr_noop("a note on {turn}"))
            return tr(what, turn=turn or tr("the start", "in what an edit did"))


def _siblings(node: Node) -> list[Node]:
    return node.parent.children if node.parent is not None else [node]


def _branch_text(view: GameView, node: Node) -> str:
    count = sum(1 for _ in node.subtree())
    if node.parent is None:
        return tr("The whole tree (%Ln move(s))", "", count - 1)
    text = numbered_turn(view, node, len(node.path()))
    if count == 1:
        return text
    return tr("{turn} with %Ln move(s) after it", "", count - 1, turn=text)

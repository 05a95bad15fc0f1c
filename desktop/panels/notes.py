"""The user's notes in a game: comments, names, assessments of turns, marks."""

from __future__ import annotations

import functools
from collections.abc import Callable, Mapping

from PySide6.QtCore import QObject, Qt, QUrl
from PySide6.QtWidgets import QWidget

from desktop.board.board_view import BoardView
from desktop.board.marks import mark_name
from desktop.game.game_session import GameSession
from desktop.panels.bars import FindBar, MarkBar
from desktop.panels.comment_panel import (
    CommentPanel,
    LinkQuestion,
    assessment_name,
    is_page,
    plain_text,
)
from desktop.panels.mark_tool import MarkTool
from desktop.services.languages import UI_LANGUAGE
from desktop.services.text import listed, tr
from desktop.settings.action import Action
from desktop.settings.settings import Settings
from desktop.widgets.layouts import RatioSplitter, vbox
from desktop.widgets.page import SwitchedPanel
from rules.board import Board
from rules.record.game_record import Node
from rules.record.notes import (
    COMMENT,
    NAME,
    Arrow,
    Assessment,
    Mark,
    Properties,
    arrows_of,
    assessed,
    assessment_of,
    comment_of,
    find_notes,
    marked,
    marks_of,
    name_of,
    step_from,
    unmarked,
    with_arrow,
)
from rules.record.sgf import simple_text

_Way = Qt.Orientation
_DEFAULT_SHARE = 0.2  # of the height, for comments below the board
_MAX_SHARE = 0.6
_SIDE_LINES = (18, 32)  # least and most width beside the board by default, in line heights


class NotesSplit(RatioSplitter):
    """Gives the comments their share of the room, where the board loses least by it.

    They are beside the board where that leaves the board larger, and else below it.
    """

    def __init__(self, board: QWidget, comments: QWidget) -> None:
        super().__init__(
            _Way.Vertical,
            board,
            comments,
            width=8,
            tip=lambda: tr("Drag to resize the comments"),
        )

    def set_share(self, share: float | None) -> None:
        super().set_share(None if share is None else min(_MAX_SHARE, share))

    def wanted(self) -> int:
        if self.orientation() == _Way.Vertical:
            return self._height(_DEFAULT_SHARE if self.share is None else self.share)
        return self._width()

    def _fit(self) -> None:
        size = self.contentsRect().size()
        beside = min(size.width() - self.handleWidth() - self._min_width(), size.height())
        default_height = self._height(_DEFAULT_SHARE)  # or dragging might turn the split
        below = min(size.width(), size.height() - self.handleWidth() - default_height)
        way = _Way.Horizontal if beside > below else _Way.Vertical
        if way != self.orientation():
            self.setOrientation(way)
        super()._fit()

    def _height(self, share: float) -> int:
        """Return the height of comments below the board that have this share."""
        room = self.contentsRect().height() - self.handleWidth()
        free = room - self.first.minimumSizeHint().height()
        wanted = max(self.second.sizeHint().height(), round(share * room))
        return max(self.second.minimumSizeHint().height(), min(wanted, free))

    def _width(self) -> int:
        """Return the width of comments beside the board: what the board leaves, in bounds."""
        size = self.contentsRect().size()
        most = _SIDE_LINES[1] * self.fontMetrics().height()
        if self.share is not None:
            return max(self._min_width(), round(self.share * size.width()))
        left = size.width() - self.handleWidth() - size.height()
        return max(self._min_width(), min(most, left))

    def _min_width(self) -> int:
        least = _SIDE_LINES[0] * self.fontMetrics().height()
        return max(least, self.second.minimumSizeHint().width())


_MAX_CHARACTERS = 400  # of a comment
_MAX_SOURCE = 5 * _MAX_CHARACTERS  # with its markup and addresses
_MAX_MARKS = 6


def spoken_notes(properties: Properties, board: Board) -> str:
    """Return name, assessment, comment (its beginning, if long), marks and arrows; "" for none."""
    sentences = []
    if name := name_of(properties):
        sentences.append(f"“{name}”.")
    if assessment := assessment_of(properties):
        sentences.append(
            tr("Assessment of this move: {assessment}.", assessment=assessment_name(assessment))
        )
    source = comment_of(properties)[:_MAX_SOURCE]
    if comment := simple_text(plain_text(source), _MAX_CHARACTERS):
        sentences.append(tr("Comment: {comment}", comment=comment))
    marks = marks_of(properties, board)
    if len(marks) > _MAX_MARKS:
        sentences.append(tr("%Ln cell(s) are marked.", "", len(marks)))
    elif marks:
        names = [f"{board.names[site]} {mark_name(mark)}" for site, mark in marks.items()]
        sentences.append(tr("Marked: {cells}.", cells=listed(names)))
    for arrow in arrows_of(properties, board)[:_MAX_MARKS]:
        sentences.append(_arrow_text(board, arrow))
    return " ".join(sentences)


def _arrow_text(board: Board, arrow: Arrow) -> str:
    start, end = board.names[arrow.start], board.names[arrow.end]
    text = (
        tr("Arrow from {start} to {end}.") if arrow.has_head else tr("Line from {start} to {end}.")
    )
    return text.format(start=start, end=end)


class Notes(QObject):
    """Shows the notes on a session's current node, and records the user's changes.

    Attributes:
        split: the board with ``mark_bar``, ``find_bar`` and the ``place`` of ``panel`` below it.
    """

    def __init__(
        self,
        session: GameSession,
        board: BoardView,
        announce: Callable[[str], object],
        changed: Callable[[], object],
    ) -> None:
        """``announce`` takes what was done; ``changed`` is called if clicks now mark or play."""
        super().__init__(board)
        self._announce, self._changed = announce, changed
        self._session, self._board = session, board
        self.place = SwitchedPanel(self._make_panel)
        self.mark_bar = MarkBar()
        self.find_bar = FindBar(self._search, self.go_to_found, self.end_find)
        self.split = self._lay_out()
        self.question: LinkQuestion | None = None
        self._node = session.record.node  # the node in the panel
        self._wanted = True  # whether the panel is shown if the game has notes
        self._requested = False  # whether the panel is shown even if the game has none
        self._has_notes = bool(find_notes(session.record.root, ""))
        self._found: list[Node] | None = None  # the matches; None before a search
        self._arrow_start: int | None = None  # of an arrow whose other end is still to be clicked
        UI_LANGUAGE.changed.connect(self.refresh)
        self._board.input.marked.connect(self._mark)
        self._board.draws_arrows = True
        self._board.arrow_drawn.connect(self.draw)
        self.mark_bar.clear.clicked.connect(self.clear_marks)
        self.mark_bar.done.clicked.connect(lambda: self.set_marking(False))

    # -- display -----------------------------------------------------------------------------

    @property
    def panel(self) -> CommentPanel:
        """The comments, which are made when they are first needed."""
        return self.place.contents

    @property
    def marks(self) -> dict[int, Mark]:
        """[site] -> its mark at the current node."""
        session = self._session
        return marks_of(session.record.node.properties, session.position.board)

    @property
    def arrows(self) -> tuple[Arrow, ...]:
        """The arrows at the current node; one that has only begun leads to its own cell."""
        session, start = self._session, self._arrow_start
        drawn = arrows_of(session.record.node.properties, session.position.board)
        return drawn if start is None else (*drawn, Arrow(start, start))

    @property
    def marking(self) -> bool:
        """Whether clicks mark cells."""
        return self._board.input.marking

    @property
    def in_use(self) -> bool:
        """Whether the user looks at notes, or has put marks here."""
        return self.panel_shown or self.marking or bool(self.marks or self.arrows)

    @property
    def panes(self) -> list[QWidget]:
        """The stops of F6: the tools for marks, the words to find, the name."""
        names = [self.panel.name] if self.place.is_made else []
        return [self.mark_bar.buttons[self.mark_bar.tool], self.find_bar.field, *names]

    @property
    def sentence(self) -> str:
        """The explanation of clicks while they mark cells; "" while they play."""
        if not self.marking:
            return ""
        return tr(
            "Click a cell to mark it, and again to remove the mark. Press Esc to "
            "return to the game."
        )

    def refresh(self) -> None:
        """Show the notes on the session's current node."""
        self._found = None
        if self._session.record.node is not self._node:
            self._arrow_start = None
        if not self._is_writing:
            self._node = self._session.record.node
        self._show_panel()
        if self.find_bar.isVisible():
            self._show_found()

    def set_wanted(self, wanted: bool) -> None:
        """Set whether notes are shown in games that have any."""
        self._wanted = wanted
        self._show_panel()

    def show_panel(self, shown: bool) -> None:
        """Show or hide the notes of this game, whether or not there are any."""
        self._requested = self._wanted = shown
        if not shown and self.place.is_made:
            self.panel.end()
        self._show_panel()

    @property
    def panel_shown(self) -> bool:
        return self._requested or (self._wanted and self._has_notes)

    def remember(self, settings: Settings) -> None:
        """Restore the height of the comments, and save it whenever the user changes it."""
        self.split.set_share(settings.comments_share)
        self.split.share_chosen.connect(functools.partial(setattr, settings, "comments_share"))

    def take_actions(self, actions: Mapping[str, Action]) -> None:
        """Connect buttons to the actions that do the same."""
        hide = actions["notes.panel"].trigger
        self.place.when_made(lambda panel: panel.hide_button.clicked.connect(hide))

    # -- comments ----------------------------------------------------------------------------

    def write(self) -> None:
        """Start editing the comment on the current node."""
        self._requested = True
        self._show_panel()
        self.panel.begin()

    def _write_comment(self) -> None:
        text = self.panel.field.text
        values = [text] if text else []
        self._session.edits.set_values(self._node, COMMENT, values, typing=True)

    def _write_name(self, text: str) -> None:
        values = [text] if text.strip() else []
        self._session.edits.set_values(self._node, NAME, values, typing=True)

    def _assess(self) -> None:
        assessment: Assessment | None = self.panel.assessment_box.currentData()
        self._session.edits.set_properties(self._node, assessed(self._node.properties, assessment))

    def _end_writing(self, focused: bool) -> None:
        self._session.edits.finish_typing()
        self.refresh()
        if focused:
            self._board.setFocus()

    def _ask_link(self, url: QUrl) -> None:
        if is_page(url):
            self.question = LinkQuestion(url, self.panel.window())
            self.question.open()

    # -- marks -------------------------------------------------------------------------------

    def set_marking(self, marking: bool) -> bool:
        """Let clicks mark cells or play. Returns whether that is a change."""
        if marking == self.marking:
            return False
        self._board.input.marking = marking
        self._arrow_start = None
        self.mark_bar.setVisible(marking)
        self._changed()
        return True

    def take_tool(self, tool: MarkTool) -> None:
        """Let clicks mark cells with this tool."""
        self.mark_bar.take(tool)
        self.set_marking(True)

    def clear_marks(self) -> None:
        """Remove all marks of the current node."""
        session = self._session
        node = session.record.node
        changed = unmarked(node.properties, session.position.board)
        session.edits.set_properties(node, changed)

    def mark(self, site: int, tool: MarkTool) -> None:
        """Mark a cell with this tool, or remove the mark if it is the same."""
        session, marks = self._session, self.marks
        node, board = session.record.node, session.position.board
        mark = tool.mark(marks.pop(site, None), marks.values())
        session.edits.set_properties(node, marked(node.properties, board, site, mark))
        name = mark_name(mark) if mark else tr("no mark")
        self._announce(tr("{place}: {mark}.", place=board.names[site], mark=name))

    def draw(self, arrow: Arrow) -> None:
        """Draw an arrow, or remove it if it is there."""
        node, board = self._session.record.node, self._session.position.board
        before = self.arrows
        self._session.edits.set_properties(node, with_arrow(node.properties, board, arrow))
        removed = len(self.arrows) < len(before)
        self._announce(tr("Arrow removed.") if removed else _arrow_text(board, arrow))

    def _mark(self, site: int) -> None:
        start, self._arrow_start = self._arrow_start, None
        if self.mark_bar.tool is not MarkTool.ARROW:
            self.mark(site, self.mark_bar.tool)
        elif start is not None and start != site:
            self.draw(Arrow(start, site))
        else:
            self._arrow_start = site if start is None else None
            self._board.show_marks(arrows=self.arrows)

    # -- search ------------------------------------------------------------------------------

    def find(self) -> None:
        """Open the search bar."""
        self.find_bar.open()
        self._show_found()

    def go_to_found(self, step: int) -> None:
        """Go to the next match (1), or to the previous one (-1)."""
        session = self._session
        found = self._all_found()
        if not found:
            self._show_found()
            return
        node, around = step_from(session.record.root, found, session.record.node, step)
        self.find_bar.show()
        session.go_to(node)
        self._show_found(step if around else 0)

    def end_find(self) -> bool:
        """Close the search bar. Returns whether it was open."""
        if self.find_bar.isHidden():
            return False
        had_focus = self.find_bar.isAncestorOf(self.find_bar.window().focusWidget())
        self.find_bar.hide()
        self._highlight("")
        if had_focus:
            self._board.setFocus()
        return True

    def _all_found(self) -> list[Node]:
        if self._found is None:
            self._found = find_notes(self._session.record.root, self.find_bar.words)
        return self._found

    def _search(self) -> None:
        self._found = None
        self._show_found()

    def _show_found(self, around: int = 0) -> None:
        """Show the matches; ``around``: 1 if the search wrapped to the first, -1 to the last."""
        found, words = self._all_found(), self.find_bar.words
        here = self._session.record.node
        if not found:
            text = tr("Nothing found") if words.strip() else tr("No notes in this game")
        elif here in found:
            text = _place_text(found.index(here) + 1, len(found), around)
        elif words.strip():
            text = tr("%Ln found", "", len(found))
        else:
            text = tr("%Ln with notes", "", len(found))
        self.find_bar.show_found(text, any_found=bool(found))
        self._highlight(words)

    # -- private -----------------------------------------------------------------------------

    def _show_panel(self) -> None:
        node = self._node
        properties = node.properties
        comment, name, assessment = (
            comment_of(properties),
            name_of(properties),
            assessment_of(properties),
        )
        self._has_notes = self._has_notes or bool(comment or name or assessment)
        turn = len(node.path())
        moment = (
            tr("move {turn}", turn=turn)
            if node.parent
            else tr("the start", "in what a comment is on")
        )
        shown = self.panel_shown
        if shown or self.place.is_made:
            self.panel.show_remarks(
                comment, name, assessment, moment=moment, is_turn=node.parent is not None
            )
        self.place.switch(on=shown)
        self.place.setVisible(shown)

    def _lay_out(self) -> NotesSplit:
        upper = QWidget()
        vbox((self._board, 1), self.mark_bar, self.find_bar, on=upper, spacing=8)
        return NotesSplit(upper, self.place)

    def _make_panel(self) -> CommentPanel:
        panel = CommentPanel(self.write, self._end_writing)
        panel.field.textChanged.connect(self._write_comment)
        panel.name.textEdited.connect(self._write_name)
        panel.assessment_box.activated.connect(self._assess)
        panel.write.clicked.connect(lambda on: self.write() if on else panel.end())
        panel.text.anchorClicked.connect(self._ask_link)
        if not self.find_bar.isHidden():
            panel.text.highlight(self.find_bar.words)
        return panel

    @property
    def _is_writing(self) -> bool:
        return self.place.is_made and self.panel.writing

    def _highlight(self, words: str) -> None:
        if self.place.is_made:
            self.panel.text.highlight(words)


def _place_text(number: int, count: int, around: int) -> str:
    if around > 0:
        return tr("{number} of {count}, continued from the start", number=number, count=count)
    if around < 0:
        return tr("{number} of {count}, continued from the end", number=number, count=count)
    return tr("{number} of {count}", number=number, count=count)

"""The notes on the position shown: its name, the turn's assessment and the comment."""

from __future__ import annotations

from PySide6.QtCore import QSignalBlocker, QSize, Signal
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLineEdit,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from desktop.i18n.text import tr, tr_noop
from desktop.notes.assessment_box import AssessmentBox
from desktop.notes.comment_field import CommentField
from desktop.notes.comment_text import CommentText
from desktop.theme.theme import Theme
from desktop.widgets.icon_button import IconButton
from rules.record.remarks import LONGEST_NAME, Assessment
from rules.record.simple_text import simple_text

_MIN_LINES, _DEFAULT_LINES = 2, 5  # visible lines of the comment
_SHORT = 1000  # characters; a longer comment is put into the field only for editing
_NAME_LINES = 5  # the least width of the name, in line heights


class CommentPanel(QFrame):
    """Shows the notes and lets the user edit them in place.

    Attributes:
        name, assessment_box: the fields of the first row.
        write: the button that starts editing.
        text, field: the comment for reading, and for editing.

    Signals:
        named(str), assessed(object), written(str): the user's changes; an assessment or None.
        writing_asked: the user wants to edit the comment.
        ended(bool): the editing has ended; True if the focus was still there.
        hidden: the user wants to hide the panel.
    """

    named = Signal(str)
    assessed = Signal(object)
    written = Signal(str)
    writing_asked = Signal()
    ended = Signal(bool)
    hidden = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "notes")
        self.name = QLineEdit()
        self.name.setMaxLength(LONGEST_NAME)
        self.name.setMinimumWidth(_NAME_LINES * self.fontMetrics().height())
        self.assessment_box = AssessmentBox()
        self.write = IconButton("notes.write", tr_noop("Write a comment"))
        self.write.setCheckable(True)
        self.hide_button = IconButton("close", tr_noop("Hide the comments"))
        self.text = CommentText(theme)
        self.field = CommentField()
        self._texts = QStackedWidget()
        self._comment = ""
        self._build()
        self._connect()

    @property
    def writing(self) -> bool:
        """Whether the comment is being edited."""
        return self._texts.currentWidget() is self.field

    def show_remarks(
        self, comment: str, name: str, assessment: Assessment | None, *, moment: str, is_turn: bool
    ) -> None:
        """Show the notes on a ``moment`` (its name in sentences); only turns have assessments."""
        if not self.writing:  # the formatted text is hidden during editing
            none = tr("No comment on {moment}. Double-click to write one.", moment=moment)
            self.text.show_comment(comment, none)
        self._comment = comment
        if self.writing or len(comment) <= _SHORT:
            self.field.show_text(comment)
        if name != simple_text(self.name.text(), LONGEST_NAME):  # the user may be typing a space
            self.name.setText(name)
        name_of = tr("Title of {moment}", moment=moment)
        self.name.setPlaceholderText(name_of)
        self.name.setAccessibleName(name_of)
        self.name.setToolTip(name_of)
        self.text.setAccessibleName(tr("Comment on {moment}", moment=moment))
        self.field.setAccessibleName(tr("Comment on {moment}, as Markdown", moment=moment))
        self.assessment_box.show_assessment(assessment)
        self.assessment_box.setEnabled(is_turn)

    def begin(self) -> None:
        """Start editing the comment."""
        self.field.show_text(self._comment)
        self._texts.setCurrentWidget(self.field)
        self.write.setChecked(True)
        self.field.go_to_end()
        self.field.setFocus()

    def end(self) -> None:
        """End the editing and show the formatted comment."""
        if self.writing:
            focused = self.window().focusWidget() in (self.field, self.write)
            with QSignalBlocker(self.field):  # it loses the focus now, which would end it again
                self._texts.setCurrentWidget(self.text)
            self.write.setChecked(False)
            self.ended.emit(focused)

    def set_theme(self, theme: Theme) -> None:
        self.text.set_theme(theme)

    def _build(self) -> None:
        row = QHBoxLayout()
        row.setSpacing(6)
        row.addWidget(self.name, 1)
        row.addWidget(self.assessment_box)
        row.addWidget(self.write)
        row.addWidget(self.hide_button)
        self._texts.addWidget(self.text)
        self._texts.addWidget(self.field)
        column = QVBoxLayout(self)
        column.setContentsMargins(6, 6, 6, 6)
        column.setSpacing(4)
        column.addLayout(row)
        column.addWidget(self._texts, 1)

    def _connect(self) -> None:
        self.name.textEdited.connect(self.named)
        self.assessment_box.assessed.connect(self.assessed)
        self.write.clicked.connect(lambda on: self.writing_asked.emit() if on else self.end())
        self.text.edit_asked.connect(self.writing_asked)
        self.field.written.connect(self.written)
        self.field.left.connect(self.end)
        self.hide_button.clicked.connect(self.hidden)

    def _height(self, lines: int) -> int:
        """Return the height of the panel for this many lines of a comment."""
        return (lines + 2) * self.fontMetrics().lineSpacing() + self.name.sizeHint().height()

    def sizeHint(self) -> QSize:
        return QSize(super().sizeHint().width(), self._height(_DEFAULT_LINES))

    def minimumSizeHint(self) -> QSize:
        return QSize(super().minimumSizeHint().width(), self._height(_MIN_LINES))

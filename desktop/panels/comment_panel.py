"""The notes on the position shown: its name, the turn's assessment, the comment."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QTextCursor
from PySide6.QtWidgets import (
    QComboBox,
    QFrame,
    QHBoxLayout,
    QLineEdit,
    QPlainTextEdit,
    QStackedWidget,
    QStyleOptionComboBox,
    QVBoxLayout,
)

from desktop.panels.comment_text import MOST_CHARACTERS, CommentText
from desktop.services.languages import UI_LANGUAGE
from desktop.services.text import say, tr, tr_noop
from desktop.theme.themes import Theme
from desktop.widgets.controls import IconButton
from rules.record.notes import LONGEST_NAME, Assessment
from rules.record.sgf import shown_text, simple_text

_NAMES = {
    Assessment.VERY_GOOD: tr_noop("very good"),
    Assessment.GOOD: tr_noop("good"),
    Assessment.INTERESTING: tr_noop("interesting"),
    Assessment.DOUBTFUL: tr_noop("doubtful"),
    Assessment.BAD: tr_noop("bad"),
    Assessment.VERY_BAD: tr_noop("very bad"),
}


def assessment_name(assessment: Assessment) -> str:
    return tr(_NAMES[assessment])


_NONE = "–"


class AssessmentBox(QComboBox):
    """A list of signs and words, with an ``Assessment`` or None; closed, only the sign."""

    def __init__(self) -> None:
        super().__init__()
        say(self.setAccessibleName, lambda: tr("Assessment of the move"))
        say(self.setToolTip, lambda: tr("Assessment of the move"))
        for assessment in (None, *Assessment):
            self.addItem("", assessment)
        self._name_items()
        UI_LANGUAGE.changed.connect(self._name_items)
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.setMinimumContentsLength(2)

    def _name_items(self) -> None:
        for index in range(self.count()):
            assessment = self.itemData(index)
            sign, name = (
                (assessment.sign, assessment_name(assessment))
                if assessment
                else (_NONE, tr("no assessment"))
            )
            self.setItemText(index, f"{sign}  {name}")

    def show_assessment(self, assessment: Assessment | None) -> None:
        self.setCurrentIndex(self.findData(assessment))

    def showPopup(self) -> None:
        self.view().setMinimumWidth(self.view().sizeHintForColumn(0) + 24)
        super().showPopup()

    def initStyleOption(self, option: QStyleOptionComboBox) -> None:
        super().initStyleOption(option)
        assessment = self.currentData()
        option.currentText = assessment.sign if assessment else _NONE


_STAYS = (Qt.FocusReason.PopupFocusReason, Qt.FocusReason.ActiveWindowFocusReason)

_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)

_BREAKS = str.maketrans({"\u2029": "\n", "\u2028": "\n"})


class CommentField(QPlainTextEdit):
    """The field for a comment; Esc, Ctrl+Enter and losing the focus end the editing.

    Signals:
        left: the user has finished; the focus may already be elsewhere.
    """

    left = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setTabChangesFocus(True)
        say(
            self.setPlaceholderText,
            lambda: tr("**bold**, *italic*, `code`, - lists, > quotes, https:// links"),
        )

    @property
    def text(self) -> str:
        """The text; unlike ``toPlainText``, it keeps no-break spaces."""
        return self.document().toRawText().translate(_BREAKS)

    def show_text(self, text: str) -> None:
        """Set the text to edit, and keep the cursor's position if possible."""
        shown = shown_text(text[:MOST_CHARACTERS])
        self.setReadOnly(len(text) > MOST_CHARACTERS)
        if shown == self.text:
            return
        place = self.textCursor().position()
        with QSignalBlocker(self):
            self.setPlainText(shown)
        cursor = self.textCursor()
        cursor.setPosition(min(place, self.document().characterCount() - 1))
        self.setTextCursor(cursor)

    def event(self, event: QEvent) -> bool:
        done = super().event(event)
        if isinstance(event, QKeyEvent) and self._ends(event):
            event.accept()  # including ShortcutOverride, so that no shortcut takes these keys
        return done

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self._ends(event):
            self.left.emit()
        else:
            super().keyPressEvent(event)

    def _ends(self, event: QKeyEvent) -> bool:
        control = bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
        return event.key() == Qt.Key.Key_Escape or (control and event.key() in _ENTER)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        if event.reason() not in _STAYS:
            self.left.emit()


_MIN_LINES, _DEFAULT_LINES = 2, 5  # visible lines of the comment

_SHORT = 1000  # characters; a longer comment is put into the field only for editing

_NAME_LINES = 5  # the least width of the name, in line heights


class CommentPanel(QFrame):
    """Shows the notes and lets the user edit them in place.

    Attributes:
        name, assessment_box: the fields of the first row.
        write: the button that starts editing.
        hide_button: the button that hides the panel.
        text, field: the comment for reading, and for editing.

    Signals:
        ended(bool): the editing has ended; True if the focus was still there.
    """

    ended = Signal(bool)

    def __init__(self, theme: Theme) -> None:
        super().__init__()
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
        self.field.left.connect(self.end)
        self._build()

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
        self.field.moveCursor(QTextCursor.MoveOperation.End)
        self.field.setFocus()

    def end(self) -> None:
        """End the editing and show the formatted comment."""
        if self.writing:
            focused = self.window().focusWidget() in (self.field, self.write)
            with QSignalBlocker(self.field):  # it loses the focus now, which would end it again
                self._texts.setCurrentWidget(self.text)
            self.write.setChecked(False)
            self.ended.emit(focused)

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

    def _height(self, lines: int) -> int:
        """Return the height of the panel for this many lines of a comment."""
        return (lines + 2) * self.fontMetrics().lineSpacing() + self.name.sizeHint().height()

    def sizeHint(self) -> QSize:
        return QSize(super().sizeHint().width(), self._height(_DEFAULT_LINES))

    def minimumSizeHint(self) -> QSize:
        return QSize(super().minimumSizeHint().width(), self._height(_MIN_LINES))

"""Who played, where and when: what is told of a whole game, to be read and changed."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QDialog,
    QFormLayout,
    QHBoxLayout,
    QLineEdit,
    QPlainTextEdit,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from desktop.game.game_session import GameSession
from desktop.label import Label
from desktop.looks.colour_names import COLOUR_NAMES
from rules.record import game_info
from rules.record.game_info import DateError, DateProblem, read_dates
from rules.record.simple_text import shown_text, simple_text

_FIELDS = {
    game_info.TITLE: "Name of the game",
    game_info.EVENT: "Event",
    game_info.ROUND: "Round",
    game_info.PLACE: "Place",
}
_WIDTH, _COMMENT_LINES = 30, 4  # least, in heights of a line; of the remark
_LONGEST, _LONGEST_COMMENT = 300, 100_000  # characters of a line; of a remark that can be changed
_EXAMPLE = "2026-05-01, or 2026-05, or 2026"
_PROBLEMS = {
    DateProblem.FORM: "“{part}” is not written as a date: write 2026-05-01, 2026-05 or 2026, "
    "and more of them after commas.",
    DateProblem.NO_SUCH_DAY: "“{part}” is in no calendar.",
}


class GameInfoDialog(QDialog):
    """Changes nothing until it is accepted, and then everything as one edit.

    Attributes:
        names: of player 0 and player 1. fields: [SGF property] -> its line.
        date, comment: the date, and the remark on the whole game.
        told: what is wrong with the date. ok, cancel: the buttons.
    """

    def __init__(self, session: GameSession, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle("Game information – Oddments")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._session = session
        record = session.record
        self.names = [_line(name) for name in record.names]
        self.fields = {name: _line(self._value(name)) for name in _FIELDS}
        self.date = _line(self._value(game_info.DATE))
        self.date.setPlaceholderText(_EXAMPLE)
        self.told = Label()
        self.told.setProperty("typed", "wrong")
        comment = self._value(game_info.COMMENT)
        self.comment = QPlainTextEdit(shown_text(comment[:_LONGEST_COMMENT]))
        self.comment.setReadOnly(len(comment) > _LONGEST_COMMENT)
        self.comment.setTabChangesFocus(True)
        self._column = QVBoxLayout(self)
        self.ok = QPushButton("Save")
        self.cancel = QPushButton("Cancel")
        self._shown = self._all()
        self._build()
        self.date.textChanged.connect(self._check_date)
        self.ok.clicked.connect(self._save)
        self.cancel.clicked.connect(self.reject)
        self._check_date()

    def _value(self, name: str) -> str:
        return "\n".join(self._session.record.root.properties.get(name, []))

    def _all(self) -> dict[str, str]:
        """[SGF property] -> what its field says."""
        said = {name: field.text().strip() for name, field in self.fields.items()}
        said[game_info.DATE] = self.date.text().strip()
        said[game_info.COMMENT] = self.comment.toPlainText().strip()
        return said

    def _check_date(self) -> bool:
        """Whether the date can be kept: it is one, or it is what the file has."""
        problem = ""
        text = self.date.text().strip()
        if text != self._shown[game_info.DATE]:
            try:
                read_dates(text)
            except DateError as error:
                problem = _PROBLEMS[error.problem].format(part=error.part)
        self.told.setText(problem)
        self.told.setVisible(bool(problem))
        self.date.setAccessibleDescription(problem)
        if problem:  # a dialog does not grow by itself
            needed = self._column.totalHeightForWidth(self.width())
            self.resize(self.width(), max(self.height(), needed))
        return not problem

    def _save(self) -> None:
        if not self._check_date():
            self.date.setFocus()
            return
        said = self._all()
        changed = {name: text for name, text in said.items() if text != self._shown[name]}
        if game_info.DATE in changed:
            changed[game_info.DATE] = read_dates(changed[game_info.DATE])
        names = [
            field.text().strip() if field.isModified() else before
            for field, before in zip(self.names, self._session.record.names, strict=True)
        ]
        values = {name: [text] if text else [] for name, text in changed.items()}
        self._session.edits.set_root(values, names=names)
        self.accept()

    def _build(self) -> None:
        form = QFormLayout()
        swapped = self._session.position.swapped
        for colour, (field, title) in enumerate(zip(self.names, COLOUR_NAMES, strict=True)):
            began = f"{title}, to begin with" if swapped else title
            _add(form, began, field, f"Name of {COLOUR_NAMES[colour]}")
        for name, title in _FIELDS.items():
            _add(form, title, self.fields[name], title)
        _add(form, "Date", self.date, "Date")
        form.addRow("", self.told)
        _add(form, "About the game", self.comment, "About the game")
        line = self.fontMetrics().height()
        self.comment.setMinimumHeight(_COMMENT_LINES * line)
        self.comment.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Ignored)
        self.setMinimumWidth(_WIDTH * line)
        self.ok.setProperty("role", "primary")
        self.ok.setDefault(True)
        buttons = QHBoxLayout()
        buttons.addStretch()
        buttons.addWidget(self.cancel)
        buttons.addWidget(self.ok)
        self._column.setSpacing(12)
        self._column.addLayout(form)
        self._column.addLayout(buttons)


def _line(text: str) -> QLineEdit:
    field = QLineEdit(simple_text(text, _LONGEST))
    field.setMaxLength(_LONGEST)
    return field


def _add(form: QFormLayout, title: str, field: QWidget, spoken: str) -> None:
    field.setAccessibleName(spoken)
    form.addRow(title, field)

"""The dialog for the information about a whole game: players, event, date, remarks."""

from __future__ import annotations

import functools
from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QLineEdit,
    QPlainTextEdit,
    QPushButton,
    QSizePolicy,
    QWidget,
)

from desktop.game.game_session import GameSession
from desktop.panels.comment_panel import MOST_CHARACTERS
from desktop.services.text import said, say, tr, tr_noop
from desktop.views.game_views import VIEWS
from desktop.widgets.label import Label, add_row
from desktop.widgets.layouts import vbox
from desktop.widgets.windows import FileDrops
from rules.record import game_root
from rules.record.game_root import DateError, DateProblem, read_dates
from rules.record.sgf import shown_text, simple_text

_FIELDS = {
    game_root.TITLE: tr_noop("Name of the game"),
    game_root.EVENT: tr_noop("Event"),
    game_root.ROUND: tr_noop("Round"),
    game_root.PLACE: tr_noop("Location"),
}
_WIDTH, _COMMENT_LINES = 30, 4  # the least width, and height of the remark, in line heights
_MAX_LINE = 300  # characters
_PROBLEMS = {
    DateProblem.FORM: tr_noop(
        "“{part}” is not a date. Write 2026-05-01, 2026-05 or 2026; separate "
        "several dates with commas."
    ),
    DateProblem.NO_SUCH_DAY: tr_noop("“{part}” does not exist in the calendar."),
}


class GameInfoDialog(QDialog):
    """Changes nothing until it is accepted, and then everything as one edit.

    Attributes:
        fields: [SGF property] -> its field.
    """

    def __init__(self, session: GameSession, parent: QWidget) -> None:
        super().__init__(parent)
        FileDrops(self)
        say(self.setWindowTitle, lambda: tr("Game information – Oddments"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._session = session
        record = session.record
        self.names = [_line(name) for name in record.names]
        self.fields = {name: _line(self._value(name)) for name in _FIELDS}
        self.date = _line(self._value(game_root.DATE))
        say(self.date.setPlaceholderText, lambda: tr("2026-05-01, or 2026-05, or 2026"))
        self.date_problem = Label()
        self.date_problem.setProperty("typed", "wrong")
        comment = self._value(game_root.COMMENT)
        self.comment = QPlainTextEdit(shown_text(comment[:MOST_CHARACTERS]))
        self.comment.setReadOnly(len(comment) > MOST_CHARACTERS)
        self.comment.setTabChangesFocus(True)
        self.ok = said(QPushButton(), lambda: tr("Save"))
        self.cancel = said(QPushButton(), lambda: tr("Cancel"))
        self._shown = self._all()
        form = QFormLayout()
        swapped = self._session.position.swapped
        view = VIEWS[self._session.record.setup.game.key]
        for colour, field in enumerate(self.names):
            _add_name(form, functools.partial(view.player_name, colour), field, swapped=swapped)
        for name, title in _FIELDS.items():
            _add(form, functools.partial(tr, title), self.fields[name])
        _add(form, lambda: tr("Date"), self.date)
        form.addRow("", self.date_problem)
        _add(form, lambda: tr("About the game"), self.comment)
        line = self.fontMetrics().height()
        self.comment.setMinimumHeight(_COMMENT_LINES * line)
        self.comment.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Ignored)
        self.setMinimumWidth(_WIDTH * line)
        self.ok.setProperty("role", "primary")
        buttons = QDialogButtonBox()  # in the order of the desktop
        buttons.addButton(self.ok, QDialogButtonBox.ButtonRole.AcceptRole)
        buttons.addButton(self.cancel, QDialogButtonBox.ButtonRole.RejectRole)
        self._column = vbox(form, buttons, on=self, spacing=12, margins=None)
        self.ok.setDefault(True)
        self.date.textChanged.connect(self._check_date)
        self.ok.clicked.connect(self._save)
        self.cancel.clicked.connect(self.reject)
        self._check_date()

    def _value(self, name: str) -> str:
        return "\n".join(self._session.record.root.properties.get(name, []))

    def _all(self) -> dict[str, str]:
        texts = {name: field.text().strip() for name, field in self.fields.items()}
        texts[game_root.DATE] = self.date.text().strip()
        texts[game_root.COMMENT] = self.comment.toPlainText().strip()
        return texts

    def _check_date(self) -> bool:
        """Show what is wrong with the date. Returns whether it is valid or unchanged."""
        problem = ""
        text = self.date.text().strip()
        if text != self._shown[game_root.DATE]:
            try:
                read_dates(text)
            except DateError as error:
                problem = tr(_PROBLEMS[error.problem], part=error.part)
        self.date_problem.show_text(problem)
        self.date.setAccessibleDescription(problem)
        if problem:  # a dialog does not grow automatically
            needed = self._column.totalHeightForWidth(self.width())
            self.resize(self.width(), max(self.height(), needed))
        return not problem

    def _save(self) -> None:
        if not self._check_date():
            self.date.setFocus(Qt.FocusReason.ShortcutFocusReason)  # selects it
            return
        texts = self._all()
        changed = {name: text for name, text in texts.items() if text != self._shown[name]}
        if game_root.DATE in changed:
            changed[game_root.DATE] = read_dates(changed[game_root.DATE])
        names = [
            field.text().strip() if field.isModified() else before
            for field, before in zip(self.names, self._session.record.names, strict=True)
        ]
        values = {name: [text] if text else [] for name, text in changed.items()}
        self._session.edits.set_root(values, names=names)
        self.accept()


def _line(text: str) -> QLineEdit:
    field = QLineEdit(simple_text(text, _MAX_LINE))
    field.setMaxLength(_MAX_LINE)
    return field


def _add(form: QFormLayout, title: Callable[[], str], field: QWidget) -> None:
    say(field.setAccessibleName, title)
    add_row(form, title, field)


def _add_name(
    form: QFormLayout, name_of: Callable[[], str], field: QWidget, *, swapped: bool
) -> None:
    def title() -> str:
        return tr("{colour}, at the start", colour=name_of()) if swapped else name_of()

    say(field.setAccessibleName, lambda: tr("Name of {colour}", colour=name_of()))
    add_row(form, title, field)

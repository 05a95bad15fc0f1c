"""The fields for the game of a position, and for its options."""

from __future__ import annotations

import functools

from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import QComboBox, QFormLayout, QSizePolicy, QVBoxLayout, QWidget

from desktop.game.setup_text import option_title
from desktop.i18n.text import say, tr
from desktop.start.option_field import OptionField
from desktop.widgets.label import add_row
from rules.games import GAMES
from rules.setup import Option, Setup


class OptionFields(QWidget):
    """A list of the games, and below it a field for each option with something to choose.

    Attributes:
        game: the list of games.
        fields: [key] -> the field of an option.

    Signals:
        chosen(Setup): the user has chosen this game with these options.
    """

    chosen = Signal(object)

    def __init__(self, setup: Setup) -> None:
        super().__init__()
        self.game = QComboBox()
        for game in GAMES.values():
            self.game.addItem(game.title, game.key)
        say(self.game.setAccessibleName, lambda: tr("Game"))
        self.fields: dict[str, OptionField] = {}
        self._setup = setup
        self._form = QFormLayout()
        self._form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.game)
        column.addLayout(self._form)
        self.game.activated.connect(self._choose_game)
        self._build()

    def show_setup(self, setup: Setup) -> None:
        """Show another game, or other options."""
        if setup == self._setup:
            return
        focused = next((k for k, f in self.fields.items() if f.control.hasFocus()), "")
        self._setup = setup
        # later, because the field that has changed may be among those removed
        QTimer.singleShot(0, self, lambda: self._build(focused))

    def _build(self, focused: str = "") -> None:
        self.game.setCurrentIndex(self.game.findData(self._setup.game.key))
        while self._form.rowCount():
            self._form.removeRow(0)
        self.fields = {}
        for option in self._setup.game.options(dict(self._setup.options)):
            if len(option.values) == 1:
                continue
            field = OptionField(self._setup.game, option, self._setup[option.key])
            field.explanation.hide()
            field.changed.connect(functools.partial(self._choose_option, option))
            self.fields[option.key] = field
            title = functools.partial(option_title, self._setup.game, option)
            add_row(self._form, title, field)
        if focused in self.fields:
            self.fields[focused].control.setFocus()

    def _choose_game(self) -> None:
        self.chosen.emit(GAMES[self.game.currentData()].setup())

    def _choose_option(self, option: Option) -> None:
        chosen = {**dict(self._setup.options), option.key: self.fields[option.key].value}
        self.chosen.emit(self._setup.game.closest_setup(chosen))

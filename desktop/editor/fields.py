"""The fields of the position editor: the game, its options, and what else decides a position."""

from __future__ import annotations

import functools
from collections.abc import Callable

from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import (
    QButtonGroup,
    QCheckBox,
    QComboBox,
    QFormLayout,
    QRadioButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from desktop.board.stone_icon import player_icon
from desktop.editor.draft import Draft
from desktop.game.setup_text import option_title
from desktop.i18n.languages import UI_LANGUAGE
from desktop.i18n.text import said, say, tr, tr_noop
from desktop.painting.game_view import GameView
from desktop.start.option_field import OptionField
from desktop.theme.themes import Theme
from desktop.widgets.label import Label, add_row
from rules.games import GAMES
from rules.placement import Condition
from rules.position import BLACK, WHITE
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


_ICON_PX = 18

_PASSES = (
    tr_noop("Nobody has just passed"),
    tr_noop("The other player has just passed"),
    tr_noop("Both players have passed: the game is over"),
)


class ConditionFields(QWidget):
    """Shows these parts of a draft, and reports what the user changes.

    Attributes:
        movers: [colour] -> the button for it to move.
        swap, skip, past: the boxes of these conditions.
        passes: the list of numbers of passes.

    Signals:
        mover_chosen(int): this colour is to move.
        changed(Condition, object): a condition has this value now.
    """

    mover_chosen = Signal(int)
    changed = Signal(object, object)

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._view: GameView | None = None
        self._past = 0  # the number of earlier moves
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(6)
        column.addWidget(said(Label(role="name"), lambda: tr("Who is to move")))
        group = QButtonGroup(self)
        self.movers = [QRadioButton(), QRadioButton()]
        for colour, button in enumerate(self.movers):
            group.addButton(button, colour)
            column.addWidget(button)
        group.idClicked.connect(self.mover_chosen)
        self.passes = QComboBox()
        self.passes.addItems([""] * len(_PASSES))
        say(self.passes.setAccessibleName, lambda: tr("Passes"))
        self.passes.activated.connect(lambda count: self.changed.emit(Condition.PASSES, count))
        column.addWidget(self.passes)
        self.swap = self._box(lambda: tr("White may swap colours now"), Condition.SWAP)
        self.skip = self._box(lambda: tr("The other player skips a turn"), Condition.SKIP)
        self.past = QCheckBox()
        self.past.clicked.connect(lambda: self.changed.emit(Condition.PAST, ()))
        for box in (self.swap, self.skip, self.past):
            column.addWidget(box)
        UI_LANGUAGE.changed.connect(self._name_all)

    def show_draft(self, draft: Draft, view: GameView) -> None:
        """Show the values of a draft, and only the fields that its game has."""
        self._view = view
        placement, conditions = draft.placement, draft.conditions
        self._past = max(0, len(placement.past) - 1)
        self.movers[placement.colour].setChecked(True)
        self.passes.setCurrentIndex(placement.passes)
        self.passes.setVisible(Condition.PASSES in conditions)
        self.swap.setChecked(placement.swap)
        self.swap.setVisible(Condition.SWAP in conditions and bool(draft.setup.get("pie")))
        self.skip.setChecked(placement.skip)
        self.skip.setVisible(Condition.SKIP in conditions)
        self.past.setChecked(self._past > 0)
        self.past.setEnabled(self._past > 0)
        self.past.setVisible(Condition.PAST in conditions and draft.had_past)
        self._name_all()

    def set_theme(self, theme: Theme) -> None:
        self._theme = theme
        self._name_all()

    def _name_all(self) -> None:
        if self._view is None:
            return
        for colour in (BLACK, WHITE):
            self.movers[colour].setText(self._view.player_name(colour))
            self.movers[colour].setIcon(player_icon(self._view, colour, self._theme, _ICON_PX))
        for count, text in enumerate(_PASSES):
            self.passes.setItemText(count, tr(text))
        self.past.setText(tr("%Ln earlier move(s) count for repetition", "", self._past))

    def _box(self, text: Callable[[], str], condition: Condition) -> QCheckBox:
        box = said(QCheckBox(), text)
        box.clicked.connect(lambda on: self.changed.emit(condition, on))
        return box

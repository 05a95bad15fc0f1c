"""The fields for the colour to move, and for what else decides how a position continues."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Signal
from PySide6.QtWidgets import (
    QButtonGroup,
    QCheckBox,
    QComboBox,
    QRadioButton,
    QVBoxLayout,
    QWidget,
)

from desktop.board.stone_icon import player_icon
from desktop.editor.draft import Draft
from desktop.i18n.language import UI_LANGUAGE
from desktop.i18n.text import said, say, tr, tr_noop
from desktop.painting.game_view import GameView
from desktop.theme.theme import Theme
from desktop.widgets.label import Label
from rules.placement import Condition
from rules.position import BLACK, WHITE

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

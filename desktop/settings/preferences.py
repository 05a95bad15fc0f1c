"""What people wish about how games are shown and played, the same in all windows."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from desktop.painting.drawing import Drawing
from desktop.settings.reduced_motion import ReducedMotion
from desktop.settings.settings import Settings
from rules.setup import Game


class Preferences(QObject):
    """Changes what is wished in the settings, and tells all windows.

    Signals:
        changed: games are to be shown, or turns to be made, in another way.
        ponders_changed: the computer is to think on the person's time, or not to.
    """

    changed = Signal()
    ponders_changed = Signal()

    def __init__(self, settings: Settings, parent: QObject) -> None:
        super().__init__(parent)
        self._settings = settings
        self._motion_wish = ReducedMotion(self)
        self._motion_wish.changed.connect(self.changed)

    @property
    def animated(self) -> bool:
        """Whether pieces move to their places: as wished, else as the desktop has it."""
        wished = self._settings.animated
        return not self._motion_wish.still if wished is None else wished

    def toggle_animated(self) -> None:
        self._settings.animated = not self.animated
        self.changed.emit()

    def toggle_flat(self) -> None:
        """Draw boards without depth, or with it again."""
        self._settings.flat = not self._settings.flat
        self.changed.emit()

    def toggle_log(self) -> None:
        """Show beside boards what has been told, or hide it."""
        self._settings.log = not self._settings.log
        self.changed.emit()

    def show_comments(self, shown: bool) -> None:
        """Show comments below boards in games that have any, or hide them."""
        self._settings.comments = shown
        self.changed.emit()

    def toggle_ponders(self) -> None:
        """Have the computer think on the person's time, or not any more."""
        self._settings.ponders = not self._settings.ponders
        self.ponders_changed.emit()

    def set_drawing(self, game: Game, drawing: Drawing) -> None:
        """Have boards of a game drawn in this way."""
        self._settings.set_drawing(game, drawing)
        self.changed.emit()

    def toggle_confirms(self) -> None:
        """Have turns of persons wait to be confirmed, or not any more."""
        self._settings.confirms = not self._settings.confirms
        self.changed.emit()

    def toggle_side(self) -> None:
        """Show the panels beside the board, or hide them."""
        self._settings.side_shown = not self._settings.side_shown
        self.changed.emit()

    def toggle_turns(self, *, tree: bool) -> None:
        """Show the turns as a list or as a tree, or hide them if they are shown so."""
        settings = self._settings
        settings.turns_shown = not settings.turns_shown or settings.tree_shown != tree
        self.show_tree(tree)

    def show_tree(self, tree: bool) -> None:
        """Have turns shown as a tree, or else as a list, wherever they are shown."""
        self._settings.tree_shown = tree
        self.changed.emit()

    def keep_side_share(self, share: float) -> None:
        """The panels beside the board were given this share of the width."""
        self._settings.side_share = share

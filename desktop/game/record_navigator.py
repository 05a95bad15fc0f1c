"""Moves along the line of a record that is shown: to its ends, and from turn to turn."""

from __future__ import annotations

from PySide6.QtCore import QObject

from rules.record.game_record import GameRecord, Node


class RecordNavigator(QObject):
    """The base of what shows one node of a record at a time.

    Attributes:
        record: all complete turns.
    """

    def __init__(self, record: GameRecord, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.record = record

    def go_to(self, node: Node) -> None:
        """Show another node of the record."""
        raise NotImplementedError

    def go_first(self) -> None:
        self.go_to(self.record.root)

    def go_previous(self) -> None:
        self.go_to(self.record.node.parent or self.record.node)

    def go_next(self) -> None:
        if self.record.can_redo:
            self.go_to(self.record.whole_line[len(self.record.line)])

    def go_last(self) -> None:
        if self.record.can_redo:
            self.go_to(self.record.whole_line[-1])

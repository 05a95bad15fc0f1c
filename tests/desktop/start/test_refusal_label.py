"""The explanation of a refused number."""

from __future__ import annotations

from PySide6.QtWidgets import QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from desktop.start.refusal_label import RefusalLabel


def test_it_takes_room_only_while_there_is_a_reason(qtbot: QtBot) -> None:
    around, label = QWidget(), RefusalLabel()
    qtbot.addWidget(around)
    QVBoxLayout(around).addWidget(label)
    around.show()
    assert not label.isVisible()
    label.show_refusal("At least 3.")
    assert label.isVisible()
    assert (label.text(), label.property("role")) == ("At least 3.", "refusal")
    label.show_refusal("")
    assert not label.isVisible()

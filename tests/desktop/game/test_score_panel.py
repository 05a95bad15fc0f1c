"""The table of numbers beside the board."""

from __future__ import annotations

import pytest
from driving import lay_out, small
from PySide6.QtWidgets import QApplication

from desktop.game.score_panel import ScorePanel
from desktop.label import Label
from desktop.language.interpreter import INTERPRETER
from desktop.language.languages import Language, offered
from desktop.main_window import MainWindow


@pytest.mark.parametrize("language", offered(), ids=lambda language: language.code)
def test_rows_are_as_high_as_a_line_in_every_language(
    window: MainWindow, language: Language
) -> None:
    INTERPRETER.speak(language)
    window.resize(800, 600)
    page = lay_out(window, small("egotzi"), "a1", "c3", "d4")
    for _ in range(3):
        QApplication.processEvents()
    panel = page.players.findChild(ScorePanel)
    assert isinstance(panel, ScorePanel)
    labels = [label for label in panel.findChildren(Label) if label.isVisible() and label.text()]
    assert len(labels) >= 3
    for label in labels:
        assert label.height() == label.heightForWidth(label.width()), label.text()

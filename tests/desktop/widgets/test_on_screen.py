"""Windows stay on their screen: the place of one that is about to be shown."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRect
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from desktop.widgets.on_screen import fit_on_screen


def fitted(window: QWidget) -> QRect:
    """Return the place of a window with its frame, brought onto the screen."""
    fit_on_screen(window)
    return window.geometry().adjusted(0, 0, 10, 40)


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    made = QWidget()
    qtbot.addWidget(made)
    return made


def test_a_new_window_comes_to_the_middle(window: QWidget) -> None:
    window.resize(300, 200)
    room = window.screen().availableGeometry()
    assert (fitted(window).center() - room.center()).manhattanLength() <= 1
    assert window.size().toTuple() == (300, 200)


@pytest.mark.parametrize("place", [(-50, -70), (600, 790), (5000, 5000)])
def test_a_window_beyond_an_edge_is_moved(window: QWidget, place: tuple[int, int]) -> None:
    window.resize(300, 200)
    window.move(*place)
    assert window.screen().availableGeometry().contains(fitted(window))
    assert window.size().toTuple() == (300, 200)


def test_a_window_that_fits_stays_where_it_is(window: QWidget) -> None:
    window.setGeometry(120, 80, 300, 200)
    fitted(window)
    assert window.geometry() == QRect(120, 80, 300, 200)


def test_a_window_larger_than_the_screen_fills_it(window: QWidget) -> None:
    window.setMinimumSize(3000, 2000)
    window.resize(4000, 3000)
    room = window.screen().availableGeometry()
    assert fitted(window) == room

"""Colours: what must be read or seen stands out from what it lies on."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPalette

from desktop.theme import DARK, LIGHT, Theme, contrast, text_on, theme_for

TEXT, MARK = 4.5, 3.0

themes = pytest.mark.parametrize("theme", [LIGHT, DARK], ids=lambda theme: theme.name)


def test_contrast_is_that_of_wcag() -> None:
    assert contrast("#000000", "#FFFFFF") == pytest.approx(21)
    assert contrast("#777777", "#FFFFFF") == pytest.approx(4.48, abs=0.01)
    assert contrast("#808080", "#808080") == 1


@themes
def test_texts_can_be_read(theme: Theme) -> None:
    for ground in (*theme.cells, theme.plate, theme.background):
        assert contrast(theme.coordinates, ground) >= TEXT
    assert contrast(theme.ink, theme.background) >= TEXT
    assert contrast(theme.ink, theme.plate) >= TEXT
    for side in theme.sides:
        assert contrast(text_on(side), side) >= TEXT
    for colour in (0, 1):
        for top in theme.tops[colour]:
            assert contrast(theme.numbers[colour], top) >= TEXT
        assert contrast(theme.last[colour], theme.stones[colour][1]) >= TEXT  # Yodd's 1 and 2


@themes
def test_stones_stand_out_from_cells(theme: Theme) -> None:
    for cell in theme.cells:
        for colour in (0, 1):
            body, rim = theme.stones[colour][1], theme.rims[colour]
            assert max(contrast(body, cell), contrast(rim, cell)) >= MARK
            assert (
                contrast(theme.edges[colour], cell) >= MARK
                or contrast(theme.tops[colour][0], cell) >= MARK
            )
    assert contrast(theme.stones[0][1], theme.stones[1][1]) >= 10


@themes
def test_marks_stand_out_from_cells_and_pieces(theme: Theme) -> None:
    for cell in theme.cells:
        for mark in (theme.hint, theme.win, theme.refused, theme.last_cell):
            assert contrast(mark, cell) >= MARK
    for colour in (0, 1):
        for top in theme.tops[colour]:
            for marks in (theme.last, theme.brass, theme.locks):
                assert contrast(marks[colour], top) >= MARK


def test_the_theme_follows_the_scheme() -> None:
    assert theme_for(Qt.ColorScheme.Dark) is DARK
    assert theme_for(Qt.ColorScheme.Light) is LIGHT
    assert theme_for(Qt.ColorScheme.Unknown) is LIGHT
    palette = QPalette()
    palette.setColor(QPalette.ColorRole.Window, QColor("#202020"))
    assert theme_for(palette) is DARK
    palette.setColor(QPalette.ColorRole.Window, QColor("#f0f0f0"))
    assert theme_for(palette) is LIGHT
    assert DARK.dark
    assert not LIGHT.dark


@themes
def test_the_cursor_is_seen_on_everything(theme: Theme) -> None:
    """It has two colours; on whatever it lies, one of them stands out."""
    grounds = [*theme.cells, *(stops[1] for stops in theme.stones), *theme.sides, theme.plate]
    grounds += [top for tops in theme.tops for top in tops]
    for ground in grounds:
        assert max(contrast(theme.ink, ground), contrast(theme.background, ground)) >= 3, ground


@themes
def test_what_is_said_of_a_typed_turn_can_be_read(theme: Theme) -> None:
    for colour in (theme.refused, theme.win, theme.ink):
        assert contrast(colour, theme.background) >= TEXT

"""The bar beside the board: the players' colours in their shares, and the leader's number."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QColor
from pytestqt.qtbot import QtBot

from desktop.engine.win_rate_bar import WinRateBar
from desktop.looks.theme import DARK, LIGHT, Theme


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=["light", "dark"])
@pytest.mark.parametrize("black", [0.0, 0.25, 0.8, 1.0])
def test_black_rises_from_below(qtbot: QtBot, theme: Theme, black: float) -> None:
    bar = WinRateBar(theme)
    qtbot.addWidget(bar)
    bar.set_animated(False)
    bar.resize(30, 400)
    bar.show()
    bar.show_rate(black, "", "")
    image = bar.grab().toImage()
    scale = image.height() / bar.height()
    column = [image.pixelColor(round(6 * scale), round(y * scale)) for y in range(20, 380)]
    dark = sum(colour == QColor(theme.stones[0][1]) for colour in column)
    assert dark == pytest.approx(max(0, min(360, 400 * black - 20)), abs=4)


def test_it_glides_and_says_what_it_shows(qtbot: QtBot) -> None:
    bar = WinRateBar(LIGHT)
    qtbot.addWidget(bar)
    bar.resize(30, 400)
    bar.show()
    qtbot.waitExposed(bar)
    bar.show_rate(0.9, "90 %", "Black 90 %")
    assert bar.text == "90 %"
    assert bar.accessibleDescription() == bar.toolTip() == "Black 90 %"
    assert bar._shown < 0.9
    qtbot.waitUntil(lambda: bar._shown == 0.9)

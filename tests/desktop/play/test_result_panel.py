"""The result panel and its buttons."""

from __future__ import annotations

import itertools

import pytest
from driving import click
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QLabel, QPushButton
from pytestqt.qtbot import QtBot

from desktop.game.rematch import Rematch
from desktop.game.verdict import Verdict
from desktop.play.result_panel import ResultPanel
from desktop.theme.icons import icon
from desktop.theme.style import style_sheet
from desktop.theme.theme import SHIPPED, contrast

LIGHT = SHIPPED["light"]


@pytest.fixture
def panel(qtbot: QtBot) -> ResultPanel:
    made = ResultPanel(LIGHT, numbered=False)
    qtbot.addWidget(made)
    return made


def offered(panel: ResultPanel) -> list[str]:
    """Return the texts of the visible buttons, in the order of the Tab key."""
    buttons, widget = list[QPushButton](), panel.nextInFocusChain()
    while widget is not None and widget is not panel:
        if isinstance(widget, QPushButton) and widget.isVisible():
            buttons.append(widget)
        widget = widget.nextInFocusChain()
    return [button.accessibleName() or button.text() for button in buttons]


def primary(panel: ResultPanel) -> list[str]:
    buttons = panel.findChildren(QPushButton)
    return [
        b.accessibleName() or b.text()
        for b in buttons
        if b.isVisible() and b.property("role") == "primary"
    ]


def test_it_is_hidden_until_there_is_a_result(panel: ResultPanel) -> None:
    assert panel.isHidden()
    panel.show_result("Black wins", "White resigned.", verdict=Verdict.WIN, countable=False)
    assert panel.isVisible()
    texts = [label.text() for label in panel.findChildren(QLabel) if label.isVisible()]
    assert [text for text in texts if text] == ["Black wins", "White resigned."]
    assert panel.accessibleName() == "Black wins. White resigned."
    panel.show_result("", "", verdict=None, countable=False)
    assert panel.isHidden()
    assert panel.accessibleName() == ""


@pytest.mark.parametrize("countable", [False, True])
def test_only_a_countable_result_has_a_count_button(panel: ResultPanel, countable: bool) -> None:
    panel.show_result("Black wins", "", verdict=Verdict.WIN, countable=countable)
    assert panel.count.isVisible() is countable
    assert panel.rematch.isVisible()
    assert panel.accessibleName() == "Black wins."


def test_the_buttons_say_and_emit_what_the_user_wants(panel: ResultPanel) -> None:
    signals: list[object] = []
    panel.counted.connect(lambda: signals.append("count"))
    panel.review_asked.connect(lambda: signals.append("review"))
    panel.again.connect(signals.append)
    panel.show_result("Black wins", "", verdict=Verdict.WIN, countable=True)
    assert offered(panel) == ["Rematch", "Review", "Swap colours", "Count"]
    assert panel.count.toolTip() == "Count the result on the board, step by step"
    assert panel.count.icon().cacheKey() == icon("turn.count").cacheKey()
    for button in (panel.count, panel.review, panel.rematch, panel.swap):
        click(button)
    assert signals == ["count", "review", Rematch(), Rematch(swapped=True)]


@pytest.mark.parametrize(
    ("verdict", "level", "buttons", "first"),
    [
        (Verdict.WIN, 4, ["Up to level 4", "Rematch", "Review", "Swap colours"], "Up to level 4"),
        (Verdict.LOSS, 2, ["Rematch", "Down to level 2", "Review", "Swap colours"], "Rematch"),
        (Verdict.DRAW, None, ["Rematch", "Review", "Swap colours"], "Rematch"),
        (Verdict.WIN, None, ["Rematch", "Review", "Swap colours"], "Rematch"),
    ],
)
def test_another_level_is_offered_by_its_name(
    panel: ResultPanel, verdict: Verdict, level: int | None, buttons: list[str], first: str
) -> None:
    signals: list[object] = []
    panel.again.connect(signals.append)
    panel.show_result("The end", "", verdict=verdict, countable=False, level=level)
    assert offered(panel) == buttons
    assert primary(panel) == [first]
    texts = [button.text() for button in (panel.level_up, panel.level_down) if button.isVisible()]
    assert texts == ([] if level is None else [f"Level {level}"])
    if level is not None:
        click(panel.level_up if verdict is Verdict.WIN else panel.level_down)
        assert signals == [Rematch(level=level)]


def test_players_without_colours_are_swapped_by_name(qtbot: QtBot) -> None:
    panel = ResultPanel(LIGHT, numbered=True)
    qtbot.addWidget(panel)
    panel.show_result("Player 1 wins", "", verdict=Verdict.WIN, countable=False)
    assert offered(panel) == ["Rematch", "Review", "Swap players"]


@pytest.mark.parametrize("theme", SHIPPED)
def test_win_loss_and_draw_look_different(panel: ResultPanel, qtbot: QtBot, theme: str) -> None:
    panel.setStyleSheet(style_sheet(SHIPPED[theme]))
    panel.set_theme(SHIPPED[theme])
    pictures: list[QImage] = []
    for verdict in Verdict:
        panel.show_result("The end", "", verdict=verdict, countable=False)
        QApplication.processEvents()
        pixmaps = [label.pixmap() for label in panel.findChildren(QLabel)]
        (picture,) = [pixmap for pixmap in pixmaps if not pixmap.isNull()]
        pictures.append(picture.toImage())
        ground = panel.grab().toImage().pixelColor(panel.width() // 2, 4).name()
        assert contrast(SHIPPED[theme].ink, ground) >= 4.5
    for one, other in itertools.combinations(pictures, 2):
        assert one != other
        assert one.createAlphaMask() != other.createAlphaMask(), "not by colour alone"


def test_a_long_headline_wraps_and_all_stays_inside(panel: ResultPanel, qtbot: QtBot) -> None:
    long = "Maximiliane von Hohenzollern (White) wins 12 : 7"
    panel.show_result(long, "Both passed.", verdict=Verdict.WIN, countable=True, level=10)
    panel.setFixedWidth(230)
    panel.setFixedHeight(panel.heightForWidth(230))
    QApplication.processEvents()
    for button in panel.findChildren(QPushButton):
        if button.isVisible():
            assert panel.contentsRect().contains(button.geometry()), button.text()
            assert button.width() >= button.sizeHint().width()

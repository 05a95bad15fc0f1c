"""The table of numbers beside the board."""

from __future__ import annotations

import random

import pytest
from driving import lay_out, small
from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from desktop.board.stone_icon import stone_pixmap
from desktop.i18n.language import UI_LANGUAGE
from desktop.i18n.languages import Language, available_languages
from desktop.play.score_panel import ScorePanel
from desktop.theme.theme import DARK, LIGHT, Theme
from desktop.widgets.label import Label
from desktop.window.main_window import MainWindow
from rules.games import GAMES
from rules.position import PLACE


@pytest.mark.parametrize("language", available_languages(), ids=lambda language: language.code)
def test_rows_are_one_line_high_in_every_language(window: MainWindow, language: Language) -> None:
    UI_LANGUAGE.set_language(language)
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


@pytest.mark.parametrize("language", available_languages(), ids=lambda language: language.code)
def test_the_heading_of_yodd_is_one_line_high_and_follows_the_count(
    window: MainWindow, language: Language
) -> None:
    UI_LANGUAGE.set_language(language)
    window.resize(800, 600)
    setup = GAMES["yodd"].setup(size=8)
    page = lay_out(window, setup)
    dice = random.Random(3)
    while len(page.session.record.line) < 24:
        steps = page.session.position.legal_steps()
        page.session.play(dice.choice([step for step in steps if step >= PLACE] or steps))
    panel = page.players.findChild(ScorePanel)
    assert isinstance(panel, ScorePanel)
    headings = set()
    QTest.keyClick(page.board, Qt.Key.Key_R)
    for key in (Qt.Key.Key_Home, Qt.Key.Key_Right, Qt.Key.Key_End):
        QTest.keyClick(page.count_bar, key)
        QApplication.processEvents()
        heading = next(label for label in panel.findChildren(Label) if label.isVisible())
        headings.add(heading.text())
        assert heading.height() < 2 * heading.fontMetrics().height(), heading.text()
        row = [int(text) for text in texts(panel)[2:4]]
        assert str(sum(row)) in heading.text()
    assert len(headings) == 3


def test_the_lit_row_keeps_its_place_and_has_room_around_its_text(window: MainWindow) -> None:
    page = lay_out(window, small("egotzi"), "a1", "c3", "d4")
    panel = page.players.findChild(ScorePanel)
    assert isinstance(panel, ScorePanel)
    QApplication.processEvents()
    places = [label.geometry() for label in panel.findChildren(Label)]
    QTest.keyClick(page.board, Qt.Key.Key_R)
    QTest.keyClick(page.count_bar, Qt.Key.Key_Home)
    QApplication.processEvents()
    assert [label.geometry() for label in panel.findChildren(Label)] == places
    label = panel.lit
    assert label is not None
    assert label.contentsRect().left() >= 6


ROWS = [("Groups", "3", "2"), ("Score", "12", "9")]


@pytest.fixture
def panel(qtbot: QtBot) -> ScorePanel:
    """Return a score panel alone."""
    made = ScorePanel(LIGHT)
    qtbot.addWidget(made)
    made.show_numbers(ROWS, "5 groups, odd")
    made.show()
    return made


def texts(panel: ScorePanel) -> list[str]:
    """Return the visible texts, row by row."""
    labels = [label for label in panel.findChildren(QLabel) if label.isVisible() and label.text()]
    places = [label.mapTo(panel, label.rect().center()) for label in labels]
    order = sorted(range(len(labels)), key=lambda at: (places[at].y(), places[at].x()))
    return [labels[at].text() for at in order]


def lit(panel: ScorePanel) -> list[str]:
    return [label.text() for label in panel.findChildren(QLabel) if label.property("role") == "lit"]


def heads(panel: ScorePanel) -> list[QLabel]:
    """Return the stones above the columns."""
    return [label for label in panel.findChildren(QLabel) if not label.pixmap().isNull()]


def test_the_count_is_above_the_rows(panel: ScorePanel) -> None:
    assert panel.property("role") == "card"
    assert texts(panel) == ["5 groups, odd", "Groups", "3", "2", "Score", "12", "9"]
    assert panel.accessibleName() == (
        "5 groups, odd. Groups: Black 3, White 2. Score: Black 12, White 9"
    )
    panel.show_numbers(ROWS[1:], "")
    assert texts(panel) == ["Score", "12", "9"]
    assert panel.accessibleName() == "Score: Black 12, White 9"
    panel.show_numbers([], "5 groups, odd")
    assert texts(panel) == ["5 groups, odd"]
    assert not any(head.isVisible() for head in heads(panel))
    assert panel.accessibleName() == "5 groups, odd"
    panel.show_numbers(ROWS, "")
    assert texts(panel) == ["Groups", "3", "2", "Score", "12", "9"]
    assert all(head.isVisible() for head in heads(panel))


def test_the_panel_is_hidden_without_numbers(panel: ScorePanel) -> None:
    panel.show_numbers([], "")
    assert panel.isHidden()
    assert panel.accessibleName() == ""
    panel.show_numbers(ROWS, "")
    assert panel.isVisible()


def test_one_row_is_highlighted_at_a_time(panel: ScorePanel) -> None:
    assert lit(panel) == []
    assert panel.lit is None
    for row in (0, 1):
        panel.show_numbers(ROWS, "", lit=row)
        assert lit(panel) == list(ROWS[row])
        assert panel.lit is not None
        assert panel.lit.text() == ROWS[row][0]
    panel.show_numbers(ROWS[:1], "", lit=1)  # the row no longer exists
    assert lit(panel) == []
    assert panel.lit is None
    panel.show_numbers(ROWS, "")
    assert lit(panel) == []


def test_a_highlighted_row_looks_different(panel: ScorePanel) -> None:
    panel.setStyleSheet('QLabel { color: black } QLabel[role="lit"] { color: red }')
    panel.show_numbers(ROWS, "", lit=1)
    seen = {
        label.text(): label.palette().windowText().color().name()
        for label in panel.findChildren(Label)
    }
    assert (seen["Groups"], seen["Score"], seen["12"]) == ("#000000", "#ff0000", "#ff0000")


def stone(panel: ScorePanel, colour: int, theme: Theme) -> QImage:
    """Return a stone as high as the panel's text, as a label shows it."""
    label = QLabel()
    label.setPixmap(stone_pixmap(colour, theme, panel.fontMetrics().height()))
    return label.pixmap().toImage()


def test_the_columns_have_the_stones_of_their_colours_as_heads(panel: ScorePanel) -> None:
    assert [head.accessibleName() for head in heads(panel)] == ["Black", "White"]
    one, two = heads(panel)
    assert one.x() < two.x()
    for theme in (LIGHT, DARK):
        panel.set_theme(theme)
        pictures = [head.pixmap().toImage() for head in heads(panel)]
        assert pictures == [stone(panel, colour, theme) for colour in (0, 1)]
    font = QFont(panel.font())
    font.setPointSizeF(2 * font.pointSizeF())
    panel.setFont(font)
    pictures = [head.pixmap().toImage() for head in heads(panel)]
    assert pictures == [stone(panel, colour, DARK) for colour in (0, 1)]


def test_numbers_are_centred_in_their_columns(panel: ScorePanel) -> None:
    panel.resize(400, panel.height())
    cells = {label.text(): label for label in panel.findChildren(Label)}
    for colour, number in enumerate(("3", "2")):
        assert cells[number].alignment() & Qt.AlignmentFlag.AlignHCenter
        assert cells[number].minimumWidth() > 20
        middle = cells[number].geometry().center().x()
        assert abs(middle - heads(panel)[colour].geometry().center().x()) <= 1
    assert not cells["Groups"].alignment() & Qt.AlignmentFlag.AlignHCenter
    assert cells["Groups"].width() > 4 * cells["3"].width()  # the numbers keep to the right

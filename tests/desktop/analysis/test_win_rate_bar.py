"""The bar beside the board: the players' colours in their shares, and the leader's number."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QColor, QFontMetrics
from PySide6.QtWidgets import QApplication, QHBoxLayout, QSizePolicy, QWidget
from pytestqt.qtbot import QtBot

from desktop.analysis.win_rate_bar import WinRateBar
from desktop.i18n.language import UI_LANGUAGE
from desktop.i18n.languages import Language
from desktop.theme.theme import DARK, LIGHT, player_fills, text_on


def test_players_without_a_colour_have_parts_that_are_neither_black_nor_white(
    qtbot: QtBot,
) -> None:
    bar = WinRateBar(LIGHT, numbered=True)
    qtbot.addWidget(bar)
    bar.set_animated(False)
    bar.resize(30, 400)
    bar.show()
    bar.show_rate(0.5, "", "")
    image = bar.grab().toImage()
    x = image.width() // 4
    one, two = player_fills(LIGHT, numbered=True)
    assert image.pixelColor(x, 3 * image.height() // 4) == QColor(one)
    assert image.pixelColor(x, image.height() // 4) == QColor(two)


def test_it_glides_and_describes_what_it_shows(qtbot: QtBot) -> None:
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


@pytest.fixture
def bar(qtbot: QtBot) -> WinRateBar:
    made = WinRateBar(LIGHT)
    qtbot.addWidget(made)
    made.set_animated(False)
    made.resize(made.sizeHint().width(), 300)
    made.show()
    qtbot.waitExposed(made)
    return made


def share_of_black(bar: WinRateBar) -> float:
    """Return the height of Black's part, from 0 to 1, as painted beside the number."""
    image = bar.grab().toImage()
    black = QColor(LIGHT.stones[0][1])
    height = image.height()
    column = [image.pixelColor(4, y) == black for y in range(height)]
    return sum(column) / height


def rows_of_number(bar: WinRateBar, leader: int) -> list[int]:
    """Return the rows of pixels in which the number is written on the leader's part."""
    image = bar.grab().toImage()
    ink, middle = QColor(text_on(LIGHT.stones[leader][1])), image.height() // 2
    near = range(middle - 12, middle + 12)
    return [
        y
        for y in range(8, image.height() - 8)
        if y not in near and any(image.pixelColor(x, y) == ink for x in range(8, image.width() - 8))
    ]


@pytest.mark.parametrize(("black", "leader"), [(0.5, 0), (0.7, 0), (0.49, 1), (0.2, 1)])
def test_the_number_is_at_the_leaders_end(bar: WinRateBar, black: float, leader: int) -> None:
    bar.show_rate(black, "88", "")
    rows = rows_of_number(bar, leader)
    assert rows
    if leader == 0:
        assert bar.height() - 24 < min(rows) < max(rows) < bar.height() - 6
    else:
        assert 6 < min(rows) < max(rows) < 24
    bar.show_rate(black, "", "")
    assert not rows_of_number(bar, leader)


def test_a_line_marks_the_middle_and_another_one_the_edge(bar: WinRateBar) -> None:
    bar.show_rate(0.2, "", "")
    image = bar.grab().toImage()
    x, y = bar.width() // 2, bar.height() // 2
    assert image.pixelColor(x, y) == QColor(LIGHT.hint)
    assert image.pixelColor(3, y) != QColor(LIGHT.hint)
    edge = QColor(LIGHT.plate_edge)
    assert abs(image.pixelColor(1, y).lightness() - edge.lightness()) < 20
    white = QColor(LIGHT.stones[1][1])
    assert image.pixelColor(x, 4) == white
    assert image.pixelColor(2, 2) != white  # its corners are round


def test_a_change_too_small_to_see_moves_nothing(bar: WinRateBar) -> None:
    bar.resize(40, 1000)
    before = share_of_black(bar)
    bar.show_rate(0.5 + 0.003, "1", "One")
    assert (bar.text, bar.toolTip()) == ("1", "One")
    assert share_of_black(bar) == before
    bar.show_rate(0.5 - 0.003, "1", "One")
    assert share_of_black(bar) == before
    bar.show_rate(0.5 + 0.006, "2", "Two")
    assert (bar.text, bar.accessibleDescription()) == ("2", "Two")
    assert share_of_black(bar) > before
    bar.show_rate(0.8, "3", "Three")
    assert share_of_black(bar) == pytest.approx(0.8, abs=0.03)
    bar.show_rate(0.3, "4", "Four")
    assert share_of_black(bar) == pytest.approx(0.3, abs=0.03)


class Happenings(QObject):
    """Records the kinds of events of a widget."""

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        QApplication.processEvents()
        self._kinds: list[QEvent.Type] = []
        widget.installEventFilter(self)

    def take(self, *kinds: QEvent.Type) -> list[str]:
        QApplication.processEvents()
        seen, self._kinds = self._kinds, []
        return sorted({kind.name for kind in seen if kind in kinds})

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        self._kinds.append(event.type())
        return False


def test_an_unchanged_rate_is_neither_painted_nor_reported_again(bar: WinRateBar) -> None:
    happenings = Happenings(bar)
    paint, tip = QEvent.Type.Paint, QEvent.Type.ToolTipChange
    bar.show_rate(0.6, "60", "Black 60")
    assert happenings.take(paint, tip) == ["Paint", "ToolTipChange"]
    bar.show_rate(0.6, "60", "Black 60")
    assert happenings.take(paint, tip) == []
    bar.show_rate(0.6, "61", "Black 60")
    assert happenings.take(paint, tip) == ["Paint"]
    bar.set_theme(DARK)
    assert happenings.take(paint) == ["Paint"]


def test_a_hidden_bar_does_not_glide(qtbot: QtBot) -> None:
    bar = WinRateBar(LIGHT)
    qtbot.addWidget(bar)
    bar.resize(40, 300)
    bar.show_rate(0.9, "", "")
    assert share_of_black(bar) == pytest.approx(0.9, abs=0.03)


def test_a_glide_is_interrupted_by_the_next_rate(bar: WinRateBar, qtbot: QtBot) -> None:
    bar.set_animated(True)
    bar.show_rate(0.95, "", "")
    assert share_of_black(bar) == pytest.approx(0.5, abs=0.2)
    bar.set_animated(False)
    bar.show_rate(0.1, "", "")
    other = WinRateBar(LIGHT)
    qtbot.addWidget(other)
    other.resize(40, 300)
    other.show()
    other.show_rate(0.9, "", "")  # begins later, and so ends later
    qtbot.waitUntil(lambda: share_of_black(other) > 0.87)
    assert share_of_black(bar) == pytest.approx(0.1, abs=0.03)
    bar.set_animated(True)
    bar.show_rate(0.9, "", "")
    shares = {share_of_black(bar)}
    qtbot.waitUntil(lambda: shares.add(share_of_black(bar)) or max(shares) > 0.87)  # type: ignore[func-returns-value]
    assert min(shares) < 0.3  # it began where it was
    assert share_of_black(bar) == pytest.approx(0.9, abs=0.03)


def test_it_follows_the_theme_at_once(bar: WinRateBar) -> None:
    bar.show_rate(0.0, "", "")
    bar.set_theme(DARK)
    image = bar.grab().toImage()
    assert image.pixelColor(bar.width() // 2, 9) == QColor(DARK.stones[1][1])


def test_there_is_room_for_every_number_and_word(bar: WinRateBar) -> None:
    assert bar.accessibleName() == "Win rate"
    assert bar.focusPolicy() == Qt.FocusPolicy.NoFocus
    font = bar.font()
    font.setBold(True)
    metrics = QFontMetrics(font)
    for text in ("99\N{NO-BREAK SPACE}%", "won", "draw", "loss"):
        assert bar.sizeHint().width() >= metrics.horizontalAdvance(text) + 4
    assert bar.sizeHint().width() < 80
    assert bar.sizePolicy().horizontalPolicy() == QSizePolicy.Policy.Fixed
    assert bar.sizePolicy().verticalPolicy() == QSizePolicy.Policy.Expanding
    before = bar.sizeHint().width()
    UI_LANGUAGE.set_language(Language("de"))
    assert bar.sizeHint().width() > before  # "gewonnen"


def test_a_row_makes_room_for_longer_words(qtbot: QtBot) -> None:
    page = QWidget()
    qtbot.addWidget(page)
    row = QHBoxLayout(page)
    bar = WinRateBar(LIGHT)
    row.addWidget(bar)
    row.addStretch()
    page.show()
    qtbot.waitExposed(page)
    before = bar.width()
    UI_LANGUAGE.set_language(Language("de"))
    qtbot.waitUntil(lambda: bar.width() == bar.sizeHint().width() > before)

"""The start page and what follows it, with one game and with twelve."""

from __future__ import annotations

from pathlib import Path

import pytest
from installed_game import install_game, run_beside

from rules.games import GAMES

INSTALLED = ("Nudge", "Kruskal", "Abracadabradoodle", "Zip", "Meadow", "Hopscotch", "Tessera")
PROGRAM = """
from pathlib import Path
from rules.games import GAMES
for key in list(GAMES)[COUNT:]:
    del GAMES[key]  # before anything asks for them

from PySide6.QtCore import QPoint, QRect, QSettings, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel
from driving import RandomEngine, click
from desktop.application.app import Application
from desktop.application.program import Program
from desktop.i18n.language import UI_LANGUAGE
from desktop.i18n.languages import chosen
from desktop.settings.settings import Settings

app = Application([])
settings = Settings(QSettings("settings.ini", QSettings.Format.IniFormat))
UI_LANGUAGE.set_language(chosen("de"))
program = Program(settings, Path("state").absolute(), make_engine=RandomEngine, pace_ms=0)
window = program.open_window()
window.show()

def place(widget):
    return QRect(widget.mapTo(window, QPoint(0, 0)), widget.size())

def check(widget):
    assert window.rect().contains(place(widget)), (widget, place(widget), window.size())
    assert widget.visibleRegion().boundingRect() == widget.rect(), widget

for size in ((800, 600), (1280, 800), (1920, 1080)):
    window.resize(*size)
    cards = list(window.page.cards.values())
    cards[0].setFocus()
    for card in cards:
        QTest.qWait(1)
        assert QApplication.focusWidget() is card
        check(card)
        for label in card.findChildren(QLabel):
            check(label)
            assert label.wordWrap() or label.sizeHint().width() <= label.width(), label.text()
        check(card.lesson)
        QTest.keyClick(card, Qt.Key.Key_Right)
    QTest.qWait(1)
    check(QApplication.focusWidget())
    columns = {place(card).left() for card in cards}
    print(size[0], len(columns))

window.resize(800, 600)
for key, game in GAMES.items():
    card = window.page.cards[key]
    card.setFocus()
    QTest.qWait(1)
    click(card)
    QTest.qWait(1)
    assert window.page.game is game
    window.home_requested.emit()
program.library.show()
program.results.show("")
tabs = program.results.window.tabs
tabs.setFocus()
for _ in GAMES:
    QTest.qWait(1)
    assert tabs.rect().contains(tabs.tabRect(tabs.currentIndex())), tabs.currentIndex()
    QTest.keyClick(tabs, Qt.Key.Key_Right)
print(tabs.tabText(tabs.currentIndex()), program.library.window.filters.game.count() - 1)
program.library.window.close()
program.results.window.close()
window.close()
program.library.close()
program.decks.close()
"""


@pytest.mark.long
@pytest.mark.parametrize(("count", "columns"), [(1, (1, 1, 1)), (12, (3, 5, 5))])
def test_every_game_can_be_reached_and_is_shown_whole(
    tmp_path: Path, count: int, columns: tuple[int, ...]
) -> None:
    last = [*(game.title for game in GAMES.values()), *sorted(INSTALLED)][count - 1]
    for number, title in enumerate(INSTALLED, 1999):
        install_game(tmp_path, title, number)
    lines = run_beside(tmp_path, f"COUNT = {count}\n{PROGRAM}").splitlines()
    sizes = [f"{width} {n}" for width, n in zip((800, 1280, 1920), columns, strict=True)]
    assert lines == [*sizes, f"{last} {count}"]

"""A game that was installed is played in the window; a broken one is left out with a notice."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from installed_game import install_game, run_beside

from rules.games import GAMES

PROGRAM = """
from pathlib import Path
from PySide6.QtCore import QSettings
from PySide6.QtWidgets import QApplication
from driving import HUMANS, RandomEngine, click, do_step, lay_out
from desktop.app.app import Application
from desktop.app.program import Program
from desktop.settings.settings import Settings
from desktop.widgets.notice_bar import Topic

app = Application([])
settings = Settings(QSettings("settings.ini", QSettings.Format.IniFormat))
program = Program(settings, Path("state").absolute(), make_engine=RandomEngine, pace_ms=0)
window = program.open_window()
window.show()
app.processEvents()
"""
PLAY = """
from desktop.help.about_dialog import game_origin
from desktop.help.pages import help_page
from desktop.pages.lesson import load_lesson
from desktop.views.game_cards import LESSONS
from desktop.pages.new_game_page import finished_position
from rules.games import GAMES

print(list(window.page.cards), window.notices.texts)
print(finished_position(GAMES["nudge"]).over)
print(help_page("nudge").title, load_lesson(LESSONS["nudge"][0]).game.title)
page = lay_out(window, GAMES["nudge"].setup(size=4, pie=False), seats=HUMANS)
while not page.session.position.over:
    do_step(page, page.session.position.legal_steps()[0])
    app.processEvents()
print(game_origin("nudge"))
print(len(page.session.record.line), page.session.outcome is not None)
window.close()
"""
WITHOUT = """
from driving import commands
from rules.games import GAMES
from rules.games.game_data import level_ratings
from rules.games.game_data import PUZZLE_KINDS
from rules.training.own_results import even_level, strength

print("nudge" in PUZZLE_KINDS, len(level_ratings(GAMES["nudge"].setup())))
print([even_level("nudge", rating) for rating in level_ratings(GAMES["nudge"].setup())])
print(round(strength("nudge", {}).rating - level_ratings(GAMES["nudge"].setup())[2]))
commands(window)["learn.puzzles"].trigger()
while window.board_page is None:
    app.processEvents()
page, games = window.board_page, window.page.panel.games
print([games.itemData(index) for index in range(games.count())], window.notices.texts)
settings.puzzle_game = "nudge"
commands(window)["learn.puzzles"].trigger()
while window.board_page is page:
    app.processEvents()
print(settings.puzzle_game, window.notices.texts)
window.close()
"""
NOTICE = """
print(list(window.page.cards))
print(window.notices.texts[Topic.GAMES])
window.close()
"""
OURS = list(GAMES)


pytestmark = pytest.mark.long


@pytest.fixture
def package(tmp_path: Path) -> Path:
    return install_game(tmp_path)


def test_a_game_that_was_installed_is_played_by_mouse(package: Path) -> None:
    about = "Nudge (oddments-nudge 1.5, MIT)"
    (package / "resources/finished_game.json").unlink()  # which it need not have
    lines = run_beside(package.parent, PROGRAM + PLAY).splitlines()
    assert lines == [f"{[*OURS, 'nudge']} {{}}", "True", "Egotzi Nudge", about, "16 True"]


def test_a_game_needs_no_puzzles_and_no_measurements(package: Path) -> None:
    for name in ("puzzles.jsonl", "ladder.json", "level_losses.json", "win_rates.json"):
        (package / "resources" / name).unlink()
    (package / "rules/puzzle_kind.py").unlink()
    levels = list(range(1, 11))
    kinds, even, prior, offered, *rest = run_beside(package.parent, PROGRAM + WITHOUT).splitlines()
    assert (kinds, even) == ("False 10", f"{levels}")
    assert abs(int(prior)) <= 5
    assert offered == f"{OURS} {{}}"
    assert rest == [f"{OURS[0]} {{}}"]


def broken(name: str, text: str) -> Callable[[Path], None]:
    def change(package: Path) -> None:
        (package / name).write_text(text)

    return change


@pytest.mark.parametrize(
    ("change", "why"),
    [
        (broken("rules/__init__.py", "1 / 0"), "ZeroDivisionError: division by zero"),
        (
            broken("views/view.py", "import no_such"),
            "ModuleNotFoundError: No module named 'no_such'",
        ),
        (broken("views/texts.py", "TEXTS = 5"), "ImportError: cannot import name 'NudgeTexts'"),
    ],
)
def test_a_broken_one_is_left_out_with_a_notice(
    package: Path, change: Callable[[Path], None], why: str
) -> None:
    change(package)
    cards, notice, *_ = run_beside(package.parent, PROGRAM + NOTICE).splitlines()
    assert cards == str(OURS)
    assert notice.startswith(f"The game of oddments-nudge 1.5 cannot be played: {why}")

"""Plays a whole game in the window of the Oddments that is installed: game_by_mouse.py KEY SEED.

Run it with ``tests/desktop`` on the path, in a folder where it may leave files. It looks at the
game's page of the help and its first lesson too, and prints what it has seen.
"""

from __future__ import annotations

import random
import sys
from pathlib import Path

from driving import HUMANS, RandomEngine, click, do_step, lay_out, start_page
from PySide6.QtCore import QSettings

from desktop.app.app import Application
from desktop.app.program import Program
from desktop.help.pages import help_page
from desktop.pages.lesson import load_lesson
from desktop.settings.settings import Settings
from desktop.views.game_cards import LESSONS
from rules.games import GAMES


def main(key: str, seed: int) -> None:
    app = Application([])
    settings = Settings(QSettings("settings.ini", QSettings.Format.IniFormat))
    program = Program(settings, Path("state").absolute(), make_engine=RandomEngine, pace_ms=0)
    window = program.open_window()
    window.show()
    app.processEvents()
    assert window.notices.texts == {}
    assert start_page(window).cards[key].isVisible()
    page = lay_out(window, GAMES[key].small_setup(), seats=HUMANS)
    dice = random.Random(seed)
    while not page.session.position.over:
        do_step(page, dice.choice(page.session.position.legal_steps()))
        app.processEvents()
    turns = len(page.session.record.line)
    click(page.tools.buttons["turn.undo"])
    assert len(page.session.record.line) == turns - 1
    titles = help_page(key).title, load_lesson(LESSONS[key][0]).game.title
    print(turns, "turns", *titles)
    window.close()


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))

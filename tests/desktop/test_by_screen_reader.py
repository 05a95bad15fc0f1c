"""The whole program by its accessible tree alone: what a screen reader finds, and can press."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator
from pathlib import Path

import accessible_parts
import pytest
from driving import SeededEngine, program_of, shown, small
from many_games import ManyGames
from PySide6.QtGui import QAccessible
from pytestqt.qtbot import QtBot

from desktop.application.program import Program
from desktop.game.players import Computer, Human, Seats
from desktop.window.main_window import MainWindow
from rules.games import GAMES

MakeProgram = Callable[..., Program]


@pytest.fixture(autouse=True)
def _listening() -> Iterator[None]:
    """Pretend that a screen reader is running."""
    QAccessible.setActive(True)
    yield
    QAccessible.setActive(False)


def begin(window: MainWindow, qtbot: QtBot, key: str, seats: Seats) -> None:
    """Begin a small game from the start page."""
    program_of(window).settings.remember(small(key), seats, komi_offered=False)
    cards = accessible_parts.buttons(window)
    title = GAMES[key].title
    accessible_parts.press(
        next(card for name, card in cards.items() if name.startswith(f"{title}."))
    )
    accessible_parts.press(accessible_parts.buttons(window)["Start game"])
    qtbot.waitUntil(lambda: bool(accessible_parts.steps(window)))


def take_turns(window: MainWindow, qtbot: QtBot, rng: random.Random, most: int) -> None:
    """Take part in the game until it is over, or for so many steps."""
    while not accessible_parts.is_over(window) and most:
        most -= 1
        accessible_parts.take_step(window, rng)
        qtbot.waitUntil(
            lambda: accessible_parts.is_over(window) or bool(accessible_parts.steps(window))
        )


def test_a_game_is_begun_and_played(make_program: MakeProgram, qtbot: QtBot) -> None:
    window = shown(make_program(SeededEngine), qtbot)
    begin(window, qtbot, "egotzi", (Human(), Human()))
    before = accessible_parts.possible(window)
    take_turns(window, qtbot, random.Random(1), most=2)
    assert 0 < len(accessible_parts.possible(window)) < len(before)


@pytest.mark.long
@pytest.mark.parametrize("opponent", [Human(), Computer(1)], ids=["person", "computer"])
@pytest.mark.parametrize("key", GAMES)
def test_a_whole_game(
    make_program: MakeProgram, qtbot: QtBot, key: str, opponent: Human | Computer
) -> None:
    window = shown(make_program(SeededEngine), qtbot)
    begin(window, qtbot, key, (Human(), opponent))
    take_turns(window, qtbot, random.Random(f"{key} {opponent}"), most=1000)
    assert not accessible_parts.possible(window)
    results = [accessible_parts.name(part) for part in accessible_parts.seen(window)]
    assert any(re.search(r"\b(wins|won|lost|Draw)\b", text) for text in results)
    accessible_parts.press(accessible_parts.buttons(window)["Rematch"])
    qtbot.waitUntil(lambda: bool(accessible_parts.steps(window)))
    assert not accessible_parts.is_over(window)


def texts(window: MainWindow) -> list[str]:
    return [accessible_parts.name(part) for part in accessible_parts.seen(window)]


@pytest.mark.long  # in short: the tests of the exercise's page and of the accessible board
@pytest.mark.parametrize("key", GAMES)
def test_a_puzzle(make_program: MakeProgram, qtbot: QtBot, key: str) -> None:
    program = make_program(SeededEngine)
    program.settings.puzzle_game = key
    window = shown(program, qtbot)
    accessible_parts.press(accessible_parts.buttons(window)["Puzzles"])
    rng = random.Random(key)
    for _ in range(2):
        qtbot.waitUntil(lambda: bool(accessible_parts.steps(window)))
        accessible_parts.press(accessible_parts.buttons(window)["Hint"])
        answered = ("Not this one", "Right")
        while not any(answer in texts(window) for answer in answered):
            accessible_parts.take_step(window, rng)
        if "Right" not in texts(window):
            accessible_parts.press(accessible_parts.buttons(window)["Show the solution"])
            assert "The solution" in texts(window)
        assert not accessible_parts.possible(window)
        accessible_parts.press(accessible_parts.buttons(window)["Next"])


@pytest.mark.short("2")
@pytest.mark.parametrize("games", [2, 25])  # tests/bench/new_games.py begins many more
def test_many_new_games_with_windows_opened_and_closed(
    qtbot: QtBot, tmp_path: Path, games: int
) -> None:
    sitting = ManyGames(tmp_path, seed=2)
    for _ in range(games):
        sitting.play()
    sitting.close()

"""Whole games in the real window: by mouse, against the engine, with undo, save and load."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from driving import (
    PIE_GAMES,
    RandomEngine,
    SeededEngine,
    click,
    commands,
    do_step,
    game_page,
    shown,
    small,
)
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from desktop.application.program import Program
from desktop.game.phase import Phase
from desktop.game.players import Computer, Human, Seats
from desktop.play.game_page import GamePage
from desktop.storage import file_dialogs
from desktop.window.main_window import MainWindow
from rules.games import GAMES
from rules.position import Position, SpecialStep
from rules.record.game_file import write_game
from rules.record.game_record import GameRecord

MakeProgram = Callable[..., Program]


def wait_for_human(page: GamePage, qtbot: QtBot) -> None:
    waits = (Phase.CHOICE, Phase.OVER)
    qtbot.waitUntil(lambda: page.session.phase in waits)


def take_turn(page: GamePage, qtbot: QtBot, rng: random.Random) -> None:
    """Make a whole turn by hand, and wait for the next one."""
    session = page.session
    line = len(session.record.line)
    while session.phase is Phase.CHOICE and len(session.record.line) == line:
        step = rng.choice(session.position.legal_steps())
        before = session.position.copy()
        do_step(page, step)
        assert session.position != before, before.setup
    wait_for_human(page, qtbot)


@pytest.mark.long  # in short: play/test_game_page.py
@pytest.mark.parametrize("human", [0, 1])
@pytest.mark.parametrize("key", GAMES)
def test_a_whole_game_by_mouse(
    make_program: MakeProgram,
    qtbot: QtBot,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    key: str,
    human: int,
) -> None:
    rng = random.Random(f"{key} {human}")
    window = shown(make_program(SeededEngine), qtbot)
    seats: Seats = (Human(), Computer(1)) if human == 0 else (Computer(1), Human())
    window.play_new(small(key), seats)
    page = game_page(window)
    session = page.session
    wait_for_human(page, qtbot)
    for _ in range(2):
        take_turn(page, qtbot, rng)

    assert [session.phase] == [Phase.CHOICE]
    choice = session.record.position.copy()
    take_turn(page, qtbot, rng)
    assert session.record.position != choice
    click(page.tools.buttons["turn.undo"])
    assert session.record.position == choice
    assert [session.phase] == [Phase.CHOICE]

    while session.phase is not Phase.OVER:
        take_turn(page, qtbot, rng)
    assert session.outcome is not None
    assert page.result.isVisible()
    session.position.validate()

    path = tmp_path / f"{key}.oddments"
    monkeypatch.setattr(file_dialogs, "ask_save", lambda *_: path)
    commands(window)["game.save"].trigger()
    monkeypatch.setattr(file_dialogs, "ask_open", lambda *_: path)
    other = shown(make_program(), qtbot)
    commands(other)["game.open"].trigger()
    loaded = game_page(other).session.record
    assert loaded.position == session.record.position
    assert loaded == session.record


class SwappingEngine(RandomEngine):
    """Swaps whenever it can."""

    def choose(self, position: Position) -> tuple[int, ...]:
        swap = SpecialStep.SWAP in position.legal_steps()
        return (SpecialStep.SWAP,) if swap else super().choose(position)


def swapped_and_resigned(window: MainWindow, qtbot: QtBot, seats: Seats) -> GameRecord:
    """Play by clicks until colours are swapped, and resign at the next own turn."""
    page = game_page(window)
    take_turn(page, qtbot, random.Random(1))
    if isinstance(seats[1], Computer):
        wait_for_human(page, qtbot)
    else:
        click(page.step_buttons.buttons[SpecialStep.SWAP])
    click(page.tools.buttons["turn.resign"])
    click(page.ending.bar.yes)
    assert page.session.position.swapped
    return page.session.record


@pytest.mark.short("egotzi-Ben", "egotzi-computer")
@pytest.mark.parametrize("other", [Human("Ben"), Computer(1)], ids=["Ben", "computer"])
@pytest.mark.parametrize("key", PIE_GAMES)
def test_the_winner_of_a_swapped_game_is_named_everywhere(
    make_program: MakeProgram, qtbot: QtBot, key: str, other: Human | Computer
) -> None:
    program = make_program(SwappingEngine)
    window = shown(program, qtbot)
    seats: Seats = (Human("Ann"), other)
    window.play_new(small(key), seats)
    record = swapped_and_resigned(window, qtbot, seats)
    winner = record.names[1]
    assert winner in game_page(window).result.accessibleName() + game_page(window).status.text
    assert f"PB[{winner}]PW[Ann]" in write_game(record)
    assert "RE[B+R]" in write_game(record)
    program.library.show()
    assert program.library.window is not None
    games = program.library.window.list.games

    def title() -> str:
        return str(games.index(0).data(Qt.ItemDataRole.AccessibleTextRole))

    qtbot.waitUntil(lambda: "Black won by resignation" in title())
    called = winner if isinstance(other, Human) else "Computer"
    assert re.search(rf"{called}.* – Ann, Black won", title()), title()

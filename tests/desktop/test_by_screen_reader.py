"""The whole program by its accessible tree: what a screen reader finds, and can press."""

import json
import random
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import accessible_parts
import pytest
from driven_program import own_folders
from driving import SeededEngine, program_of, shown, small
from many_games import ManyGames
from PySide6.QtGui import QAccessible
from pytestqt.qtbot import QtBot

from desktop.app.program import Program
from desktop.game.players import Computer, Human, Seats
from desktop.window.main_window import MainWindow
from rules.games import GAMES
from rules.record.game_file import save
from rules.record.game_record import GameRecord

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
        for _ in ("modules", "exercise"):
            program.decks.wait()
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
def test_many_new_games_with_windows_opened_and_closed(tmp_path: Path, games: int) -> None:
    sitting = ManyGames(tmp_path, seed=2)
    for _ in range(games):
        sitting.play()
    sitting.close()


SERVICE = Path("/usr/share/dbus-1/services/org.a11y.Bus.service")  # of Debian's at-spi2-core
NEEDED = ("dbus-run-session", "Xvfb")
MISSING = [name for name in NEEDED if not shutil.which(name)] + [
    str(path) for path in (SERVICE,) if not path.exists()
]


@pytest.mark.long
@pytest.mark.skipif(bool(MISSING), reason=f"there is no {', '.join(MISSING)}")
def test_a_game_over_the_bus(display: str, tmp_path: Path) -> None:
    record = GameRecord(small("egotzi", size=3, pie=False))
    record.seats = ["person", "person"]
    path = tmp_path / "game.oddments"
    save(record, path)
    script = str(Path(__file__).with_name("bus_reader.py"))
    done = subprocess.run(
        ["dbus-run-session", "--", sys.executable, script, str(path)],
        env={**own_folders(tmp_path), "DISPLAY": display},
        capture_output=True,
        text=True,
        timeout=300,
    )
    assert done.returncode == 0, done.stderr
    results = json.loads(done.stdout.splitlines()[-1])
    assert results["running"]
    assert results["first"] == [f"{name}, empty" for name in record.position.board.names]
    assert not any("empty" in name for name in results["last"])
    assert results["pressed"] == len(results["first"])
    assert results["focused"][-3:] == results["first"][:3]
    assert results["announced"][0].startswith("Black ")
    assert results["announced"][0].endswith("; White to move.")
    assert "wins." in results["announced"][-1]
    assert len(results["announced"]) == results["pressed"]
    assert "Rematch" in results["names"]
    assert not any("went wrong" in name for name in results["names"])
    log = tmp_path / "state" / "Oddments" / "log" / "oddments.log"
    assert "GetApplicationBusAddress" in log.read_text("utf-8")

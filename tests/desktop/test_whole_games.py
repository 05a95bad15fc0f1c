"""Whole games by mouse; from a lost game to its review, retry, and the card of the next day."""

import datetime
import functools
import random
import re
import threading
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
    do_turn,
    game_page,
    program_of,
    shown,
    small,
    start_flow,
    start_page,
)
from made_exercises import KnownSearch
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot
from reviewed_game import made_up, played

from desktop.app.program import Program
from desktop.game.game_session import Phase
from desktop.game.players import Computer, Human, Seats
from desktop.pages.exercise_page import ExercisePage
from desktop.pages.game_page import GamePage
from desktop.settings import file_dialogs
from desktop.window.main_window import MainWindow
from rules.games import GAMES
from rules.outcome import Outcome
from rules.position import Position, SpecialStep
from rules.record.game_file import write_game
from rules.record.game_record import Ending, GameRecord
from rules.review.move_review import Rate
from rules.training import deck
from rules.training.exercise import Answer, Exercise

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


@pytest.mark.short("egotzi-computer")
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


class Search(KnownSearch):
    """Accepts the best move of each exercise, and no other."""

    def searched_answer(self, exercise: Exercise, turn: str, *, stop: threading.Event) -> Answer:
        accepted = turn == exercise.best
        rate = Rate(0.6 if accepted else 0.2)
        return Answer(
            turn=turn, accepted=accepted, best=exercise.best, before=Rate(0.6), after=rate
        )


class Day:
    """The time of the deck."""

    def __init__(self) -> None:
        self.now = datetime.datetime.now(datetime.UTC)

    def __call__(self) -> datetime.datetime:
        return self.now


@pytest.fixture
def day(monkeypatch: pytest.MonkeyPatch) -> Day:
    """Return the day, which a test may move; engine and review are made up."""
    today = Day()
    monkeypatch.setattr(deck, "Deck", functools.partial(deck.Deck, clock=today))
    monkeypatch.setattr("desktop.panels.reviewer.default_review", lambda: made_up)
    monkeypatch.setattr("desktop.game.answer_checker.default_search", Search)
    return today


def exercise_page(window: MainWindow) -> ExercisePage:
    for _ in ("modules", "exercise"):
        program_of(window).decks.wait()
    page = window.board_page
    assert isinstance(page, ExercisePage)
    page.board.set_animated(False)
    return page


def solve(window: MainWindow, qtbot: QtBot) -> None:
    page = exercise_page(window)
    do_turn(page, page.exercise.best)
    qtbot.waitUntil(lambda: not page.asks)


def lose(window: MainWindow) -> None:
    """Show a game that the user has lost against the computer."""
    record = played()
    record.seats = ["engine 3", "person"]
    record.end(Outcome(0, Ending.RESIGNATION))
    window.play(record, viewing=True)


def test_a_lost_game_is_reviewed_retried_and_met_again_the_next_day(
    window: MainWindow, qtbot: QtBot, day: Day, make_program: Callable[..., Program]
) -> None:
    lose(window)
    page = game_page(window)
    click(page.result.review)
    qtbot.waitUntil(lambda: page.review.panel.retry.isVisible())
    click(page.review.panel.retry)
    asked = []
    while exercise_page(window).asks:
        asked.append(exercise_page(window).exercise)
        solve(window, qtbot)
        click(exercise_page(window).panel.next)
    assert [one.played for one in asked] == ["d4", "c3"]  # the later one teaches more
    assert exercise_page(window).panel.title.text() == "That was the last mistake"
    click(exercise_page(window).panel.leave)
    assert window.game_page is page

    day.now += datetime.timedelta(days=1)
    program_of(window).decks.close()
    window.close()
    later = shown(make_program(), qtbot)
    start_flow(later).show_start()
    training = start_page(later).training
    qtbot.waitUntil(training.isVisible)
    assert training.text() == "Training: 2 due"
    click(training)
    assert exercise_page(later).exercise in asked
    solve(later, qtbot)
    click(exercise_page(later).panel.open_game)
    other = program_of(later).windows[-1]
    assert other is not later
    assert other.session is not None
    number = exercise_page(later).exercise.move
    assert len(other.session.record.line) == number - 1
    assert game_page(other).review.is_on
    assert "Better" in game_page(other).status.text

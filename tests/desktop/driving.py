"""Playing in the real window by mouse, against fake engines."""

import dataclasses
import random
import threading
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, TypeVar

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPoint, Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication
from pytestqt.qtbot import QtBot

from desktop.app.program import Program
from desktop.game.engine_worker import default_engine
from desktop.game.game_session import GameSession
from desktop.game.players import Human, Seats
from desktop.pages.game_page import GamePage
from desktop.pages.new_game_page import KomiOfferPage
from desktop.pages.start_page import StartPage
from desktop.pages.task_page import TaskPage
from desktop.painting.candidate import rate_text
from desktop.settings.action import Action
from desktop.window.flows import LessonFlow, NewGameFlow, StartFlow
from desktop.window.game_opener import GameOpener
from desktop.window.main_window import MainWindow
from desktop.window.window_actions import WindowActions
from rules.engine.known_reports import shown_rate
from rules.engine.limits import Limits
from rules.engine.report import Candidate, Report
from rules.games import GAMES, read_setup
from rules.position import PLACE, Position, SpecialStep
from rules.record.game_record import GameRecord, Node
from rules.review.move_review import DEFAULT_SIMULATIONS
from rules.setup import Setup

Turn = tuple[int, ...]
Part = TypeVar("Part", bound=QObject)
HUMANS: Seats = (Human(), Human())
PIE_GAMES = [key for key, game in GAMES.items() if game.setup().get("pie")]
# the actions that open a dialog with choices
DIALOGS = (
    "help.shortcuts",
    "help.about",
    "notes.info",
    "game.save_picture",
    "game.save_animation",
    "game.print",
    "engine.play_aside",
    "engine.play_new",
    "game.set_up",
    "view.settings",
)


class RandomEngine:
    """Plays any legal turn at once."""

    def __init__(self) -> None:
        self._random = random.Random(7)

    def choose(self, position: Position) -> Turn:
        return self._random.choice(list(position.legal_turns()))

    def search(
        self,
        start: Position,
        line: Sequence[Turn],
        limits: Limits,
        *,
        stop: threading.Event,
        **_reports: Any,
    ) -> Report:
        position = start.copy()
        for turn in line:
            position.play_turn(turn)
        return report(self.choose(position))


class FailingEngine(RandomEngine):
    """Raises a number of errors, counted over all engines of the class, and then plays."""

    failures = 1

    def choose(self, position: Position) -> Turn:
        if type(self).failures:
            type(self).failures -= 1
            raise RuntimeError("out of ideas")
        return super().choose(position)


class SlowEngine(RandomEngine):
    """Thinks until it is stopped, and then still answers."""

    def search(self, *args: Any, stop: threading.Event, **kwargs: Any) -> Report:
        stop.wait(10)
        return super().search(*args, stop=stop, **kwargs)


class TalkingEngine(RandomEngine):
    """Reports the same about a position again and again, until its time is up or it is stopped.

    Attributes:
        asked: (line, limits) of every search, all engines of the kind together.
    """

    asked: ClassVar[list[tuple[list[Turn], Limits]]] = []

    def search(
        self,
        start: Position,
        line: Sequence[Turn],
        limits: Limits,
        *,
        stop: threading.Event,
        report: Any = None,
        **_reports: Any,
    ) -> Report:
        type(self).asked.append((list(line), limits))
        position = start.copy()
        for turn in line:
            position.play_turn(turn)
        found = opinion(position)
        for _ in range(max(1, limits.think_ms // 10) if limits.think_ms else 10_000):
            if report is not None:
                report(found)
            if stop.wait(0.01):
                break
        return found


class SeededEngine:
    """The real engine, with the same results in every run."""

    def __init__(self) -> None:
        self._engine = default_engine()

    def search(
        self,
        start: Position,
        line: Sequence[Turn],
        limits: Limits,
        *,
        stop: threading.Event,
        **_reports: Any,
    ) -> Report:
        seeded = dataclasses.replace(limits, seed=5, think_ms=0)
        answer: Report = self._engine.search(start, line, seeded, stop=stop)
        return answer


def report(turn: Turn) -> Report:
    candidate = Candidate(turn=turn, visits=1, win_rate=0.5, prior=1.0, line=(turn,))
    return Report(simulations=1, elapsed_ms=0, win_rate=0.5, candidates=(candidate,))


def opinion(position: Position) -> Report:
    """Return eight turns from all over the list of legal ones, the first by far the best."""
    turns = list(position.legal_turns())
    candidates = []
    for number, turn in enumerate(turns[:: max(1, len(turns) // 8)][:8]):
        after = position.copy()
        after.play_turn(turn)
        line = (turn,) if after.over else (turn, next(after.legal_turns()))
        candidates.append(
            Candidate(
                turn=turn,
                visits=6000 if number == 0 else 800 - 100 * number,
                win_rate=0.64 - 0.02 * number,
                prior=1 / len(turns),
                line=line,
            )
        )
    return Report(
        simulations=9000, elapsed_ms=100, win_rate=0.64, candidates=tuple(candidates), proven=None
    )


def shown(program: Program, qtbot: QtBot) -> MainWindow:
    """Return a new window on the screen."""
    window = program.open_window()
    window.show()
    qtbot.waitExposed(window)
    return window


def game_page(window: MainWindow) -> GamePage:
    assert isinstance(window.page, GamePage)
    return window.page


def program_of(window: MainWindow) -> Program:
    """Return the program that a window belongs to."""
    program = window_actions(window)._keymap.parent()
    assert isinstance(program, Program)
    return program


def _part(window: MainWindow, kind: type[Part]) -> Part:
    part = window.findChild(kind)
    assert isinstance(part, kind)
    return part


def window_actions(window: MainWindow) -> WindowActions:
    return _part(window, WindowActions)


def commands(window: MainWindow) -> Mapping[str, Action]:
    """Return [id] -> action of the window."""
    return window_actions(window).by_id


def new_games(window: MainWindow) -> NewGameFlow:
    """Return the flow of new games."""
    return _part(window, NewGameFlow)


def lessons(window: MainWindow) -> LessonFlow:
    """Return the flow of lessons."""
    return _part(window, LessonFlow)


def start_flow(window: MainWindow) -> StartFlow:
    """Return the flow of the start page."""
    return _part(window, StartFlow)


def show_start(window: MainWindow) -> None:
    """Show the start page, whatever is in the window."""
    start_flow(window).show_start()


def start_page(window: MainWindow) -> StartPage:
    assert isinstance(window.page, StartPage)
    return window.page


def komi_page(window: MainWindow) -> KomiOfferPage:
    assert isinstance(window.page, KomiOfferPage)
    return window.page


def lay_out(window: MainWindow, setup: Setup, *turns: str, seats: Seats = HUMANS) -> GamePage:
    """Show a game after these turns in the window."""
    record = GameRecord(setup)
    record.seats = [str(seat) for seat in seats]
    for turn in turns:
        record.play_text(turn)
    window.play(record)
    return game_page(window)


def last_unfinished(opener: GameOpener) -> GameRecord | None:
    """Return the small game that *Continue* resumes; None if there is none."""
    found: list[GameRecord | None] = []
    assert opener.find_unfinished(lambda record, _path: found.append(record), opener)
    return found[0]


def settle(session: GameSession, qtbot: QtBot) -> None:
    """Wait until the engine has nothing to do, and its turns have been played."""
    QApplication.processEvents()
    qtbot.waitUntil(lambda: not session.engine_client._running and not session._timer.isActive())


def small(key: str, **options: Any) -> Setup:
    """Return a game on a small board."""
    return GAMES[key].small_setup(**options)


def random_game(setup: Setup, turns: int, seed: int = 4) -> list[Position]:
    """Return the positions before each turn of a game without early passes, and the last one."""
    dice = random.Random(seed)
    positions: list[Position] = [setup.start()]
    while len(positions) <= turns and not positions[-1].over:
        after = positions[-1].copy()
        turn = after.turn
        while after.turn == turn and not after.over:
            steps = after.legal_steps()
            after.play(dice.choice([step for step in steps if step >= PLACE] or steps))
        positions.append(after)
    return positions


def forced_game(rng: random.Random) -> tuple[Setup, list[str]]:
    """Return a game of Wythe, up to the first position in which only a pass is legal."""
    setup = GAMES["wythe"].setup(size=3)
    position, turns = setup.start(), []
    while position.legal_steps() != [SpecialStep.PASS]:
        turn = rng.choice([t for t in position.legal_turns() if t != (SpecialStep.SWAP,)])
        turns.append(position.write(turn))
        position.play_turn(turn)
    return setup, turns


def click(widget: QAbstractButton) -> None:
    """Click in the middle of a visible button."""
    QApplication.processEvents()  # widgets just added to a layout appear then
    assert widget.isVisible() and widget.isEnabled(), widget.text()  # noqa: PT018
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton, pos=widget.rect().center())


def double_click(widget: QAbstractButton) -> None:
    """Click twice where a button is, whatever the first click has put there."""
    window = widget.window()
    place = widget.mapTo(window, widget.rect().center())
    for _ in range(2):
        QTest.mouseClick(window.windowHandle(), Qt.MouseButton.LeftButton, pos=place)
        QApplication.processEvents()


def click_at(
    page: GamePage | TaskPage, point: QPoint, button: Qt.MouseButton = Qt.MouseButton.LeftButton
) -> None:
    QTest.mouseClick(page.board.viewport(), button, pos=point)


def do_step(page: GamePage | TaskPage, step: int) -> None:
    """Do a step as a user does it: by clicks on the board, or on a button."""
    if step < PLACE:
        beside = page if isinstance(page, GamePage) else page.panel
        click(beside.step_buttons.buttons[SpecialStep(step)])
        if isinstance(page, GamePage) and page.ending.bar.text:
            click(page.ending.bar.yes)
        return
    for touch in page.session.position.touches(step):
        if touch.hand != page.board.input.hand and touch.hand in page.board.input.hands():
            click_at(page, QPoint(2, 2), Qt.MouseButton.MiddleButton)
        click_at(page, page.board.site_point(touch.site))


def do_turn(page: GamePage | TaskPage, text: str) -> None:
    """Do the steps of a turn as a user does them."""
    for step in page.session.record.position.read(text):
        do_step(page, step)


def node(record: GameRecord, line: str) -> Node:
    """Return the node that a line of turns leads to, from the start."""
    found = record.root
    for text in line.split():
        found = next(child for child in found.children if child.text == text)
    return found


def delete_what_is_closed() -> None:
    """Delete closed widgets, as happens after a window's last events."""
    QApplication.processEvents()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


def chance(rate: float, game: str, simulations: int = DEFAULT_SIMULATIONS) -> str:
    """Return how a review shows a win rate in a game, such as "egotzi size=4"."""
    setup = read_setup(game.split())
    return rate_text(shown_rate(rate, setup, simulations, compared=True), None)


def press(window: MainWindow, *keys: str) -> None:
    """Press keys one after another in the focused widget, each in Qt's portable text."""
    QApplication.processEvents()  # a dialog that was hidden just now may still have the focus
    window.activateWindow()
    assert QTest.qWaitForWindowActive(window)
    for key in keys:
        QTest.keySequence(window.focusWidget() or window, QKeySequence(key))
        QApplication.processEvents()


def enabled(window: MainWindow, menu: str) -> set[str]:
    """Return the enabled actions of a menu."""
    return {
        name.partition(".")[2]
        for name, action in commands(window).items()
        if name.startswith(f"{menu}.") and action.isEnabled()
    }

"""The analysis of a game and its expectation map: they work on request, and yield to the game."""

import dataclasses
import random
import threading
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
import pytest
from driving import opinion, report, small
from lone_game import ManualClient, lone_game, place
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.board.board_scene import BoardScene
from desktop.board.board_view import BoardView
from desktop.game.game_session import GameSession, Phase
from desktop.game.players import Computer, Human, Seat, Seats, full_strength
from desktop.painting.candidate import OwnerShares
from desktop.panels import analysis_controller as controller_module
from desktop.panels import expectation_map as module
from desktop.panels.analysis_controller import AnalysisController
from desktop.panels.expectation_map import PLAYOUTS, ExpectationMap
from rules.engine.known_reports import shown_report
from rules.engine.limits import Limits
from rules.engine.report import Report
from rules.games import GAMES
from rules.position import PLACE, Position
from rules.record.game_record import GameRecord
from rules.refusal import InvalidPositionError
from rules.setup import Setup

HUMANS: Seats = (Human(), Human())
AGAINST_STRONGEST: Seats = (Human(), Computer(10))


@pytest.fixture(autouse=True)
def quick_hints(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(controller_module, "HINT_MS", 50)


class AnalysedGame:
    """A game between two humans, its analysis, and an engine that answers on command."""

    def __init__(self, setup: Setup, *turns: str, seats: Seats = HUMANS) -> None:
        record = GameRecord(setup)
        record.seats = [str(seat) for seat in seats]
        for text in turns:
            record.play_text(text)
        self.engine_client = ManualClient()
        self.session = GameSession(record, self.engine_client, pace_ms=0, forced_ms=0)
        self.analysis_controller = AnalysisController(self.session, self.session)
        self.changes = 0
        self.analysis_controller.changed.connect(self._count)
        self.session.start()
        self.changes = 0

    def _count(self) -> None:
        self.changes += 1

    @property
    def opinion(self) -> Report:
        return opinion(self.session.position)

    @property
    def limits(self) -> Limits:
        """The limits of the last search requested."""
        return self.engine_client.search(self.opinion).limits

    def take_changes(self) -> int:
        changes, self.changes = self.changes, 0
        return changes


def test_win_rates_are_calibrated_before_they_are_shown() -> None:
    game = AnalysedGame(small("egotzi"))
    raw = dataclasses.replace(game.opinion, is_raw=True)  # as our engine reports them
    shown = shown_report(raw, game.session.record.setup)
    assert shown.win_rate != raw.win_rate
    game.analysis_controller.set_seen(True)
    game.analysis_controller.set_analysing(True)
    game.engine_client.search(raw).reports["report"](raw)
    QApplication.processEvents()
    assert game.analysis_controller.report == shown
    game.analysis_controller.ask_hint()
    game.engine_client.answer(raw)
    assert game.analysis_controller.report == shown
    assert game.analysis_controller.hint == raw.best


def test_the_computers_own_turn_has_priority() -> None:
    game = AnalysedGame(small("egotzi"), seats=AGAINST_STRONGEST)
    game.analysis_controller.set_seen(True)
    game.analysis_controller.set_ponders(True)
    game.analysis_controller.set_analysing(True)
    place(game.session, "b2")
    assert game.session.phase is Phase.THINKING
    ticket = game.engine_client.ticket
    game.analysis_controller.set_ponders(False)
    game.analysis_controller.set_analysing(False)
    game.analysis_controller.set_analysing(True)
    game.analysis_controller.ask_hint()
    assert game.engine_client.ticket == ticket == len(game.engine_client.works)
    assert not game.analysis_controller.is_searching_hint


def test_pondering_stops_at_once_for_undo_and_close() -> None:
    game = AnalysedGame(small("egotzi"), "b2", "swap", "a1", "d4", seats=AGAINST_STRONGEST)
    game.analysis_controller.set_seen(True)
    game.analysis_controller.set_ponders(True)
    before = game.engine_client.ticket
    assert before
    game.session.undo()
    assert game.engine_client.cancelled == [before]
    game.session.close()
    assert not game.engine_client.busy


def test_a_hint_stays_while_it_is_followed() -> None:
    game = AnalysedGame(small("yodd"), "Bc3", "Ba1,Wa2")
    session = game.session
    hint = next(turn for turn in session.position.legal_turns() if len(turn) == 2)
    game.analysis_controller.ask_hint()
    game.engine_client.answer(report(hint))
    session.play(hint[-1])  # in the other order
    assert game.analysis_controller.hint == hint
    session.take_back_steps()
    assert game.analysis_controller.hint == hint
    session.play(next(s for s in session.position.legal_steps() if s not in hint and s >= PLACE))
    assert game.analysis_controller.hint is None


def test_a_search_is_requested_once_and_with_the_whole_line() -> None:
    game = AnalysedGame(small("yodd"), "Bc3", "Ba1,Wa2")
    step = next(step for step in game.session.position.legal_steps() if step >= PLACE)
    game.analysis_controller.set_seen(True)
    game.analysis_controller.set_analysing(True)
    assert game.analysis_controller.analysing
    assert game.take_changes() == 1
    game.analysis_controller.set_seen(True)
    game.analysis_controller.set_analysing(True)
    game.analysis_controller.set_ponders(True)
    assert len(game.engine_client.works) == 1
    assert game.engine_client.cancelled == []
    search = game.engine_client.search(game.opinion)
    turns = [node.turn for node in game.session.record.line]
    assert search.start == game.session.record.setup.start()
    assert search.line == turns
    assert search.limits == full_strength()
    assert search.reports["report_ms"] == 100
    game.session.play(step)
    assert game.engine_client.cancelled == [1]
    assert game.engine_client.search(game.opinion).line == [*turns, (step,)]


def test_results_are_kept_while_the_position_stays() -> None:
    game = AnalysedGame(small("egotzi"))
    game.analysis_controller.set_seen(True)
    game.analysis_controller.set_analysing(True)
    stop = threading.Event()
    send = game.engine_client.search(game.opinion, stop=stop).reports["report"]
    game.take_changes()
    send(game.opinion)
    QApplication.processEvents()
    assert game.analysis_controller.report == game.opinion
    assert game.take_changes() == 1
    other = report(game.session.position.read("b2"))
    send(other)
    stop.set()  # while it is in transit
    QApplication.processEvents()
    send(other)
    QApplication.processEvents()
    assert game.analysis_controller.report == game.opinion
    assert game.take_changes() == 0
    game.engine_client.answer(other)
    assert game.analysis_controller.report is other
    assert game.take_changes() == 1
    assert len(game.engine_client.works) == 1  # a finished search is not repeated
    game.analysis_controller.try_again()
    game.session.changed.emit()
    assert len(game.engine_client.works) == 1
    assert game.analysis_controller.report is other
    place(game.session, "b2")
    assert game.analysis_controller.report is None
    assert game.analysis_controller.position == game.session.position
    assert len(game.engine_client.works) == 2


def test_answers_to_other_requests_are_ignored() -> None:
    game = AnalysedGame(small("egotzi"))
    game.analysis_controller.set_seen(True)
    game.analysis_controller.set_analysing(True)
    game.take_changes()
    game.engine_client.answered.emit(7, game.opinion)
    game.engine_client.failed.emit(7, RuntimeError())
    assert game.analysis_controller.report is None
    assert game.analysis_controller.failure is None
    assert game.take_changes() == 0


def test_a_hint_is_a_whole_turn_and_limited_in_time() -> None:
    game = AnalysedGame(small("yodd"), "Bc3")
    first, second = game.session.position.read("Ba1,Wa2")
    game.session.play(first)
    game.take_changes()
    game.analysis_controller.ask_hint()
    assert game.analysis_controller.is_searching_hint
    assert game.take_changes() == 1
    assert game.limits == full_strength(think_ms=50)
    game.analysis_controller.ask_hint()
    assert len(game.engine_client.works) == 1
    game.engine_client.answer(report((second,)))
    assert game.analysis_controller.hint == (first, second)
    assert not game.analysis_controller.is_searching_hint
    assert game.take_changes() == 2  # when it was requested, and when it was found
    assert not game.engine_client.busy
    game.analysis_controller.ask_hint()
    assert game.analysis_controller.hint is None
    assert len(game.engine_client.works) == 2


def test_the_hint_is_dropped_once_and_its_search_stopped() -> None:
    game = AnalysedGame(small("egotzi"))
    game.analysis_controller.ask_hint()
    game.take_changes()
    assert game.analysis_controller.drop_hint()
    assert not game.analysis_controller.is_searching_hint
    assert game.engine_client.cancelled == [1]
    assert game.take_changes() == 1
    assert not game.analysis_controller.drop_hint()
    assert game.take_changes() == 0
    game.analysis_controller.ask_hint()
    game.engine_client.answer(game.opinion)
    assert game.analysis_controller.drop_hint()
    assert game.analysis_controller.hint is None


def test_analysis_resumes_after_a_hint_was_found_or_cancelled() -> None:
    game = AnalysedGame(small("egotzi"))
    game.analysis_controller.set_seen(True)
    game.analysis_controller.set_analysing(True)
    game.analysis_controller.ask_hint()
    assert game.limits == full_strength(think_ms=50)
    game.analysis_controller.drop_hint()
    assert game.limits == full_strength()
    game.analysis_controller.ask_hint()
    game.engine_client.answer(game.opinion)
    assert game.analysis_controller.hint == game.opinion.best
    assert game.engine_client.busy
    assert game.limits == full_strength()
    assert game.analysis_controller.report == game.opinion  # still shown until there is more


def test_another_position_clears_hint_request_and_failure() -> None:
    game = AnalysedGame(small("egotzi"))
    game.analysis_controller.ask_hint()
    place(game.session, "b2")
    assert not game.analysis_controller.is_searching_hint
    assert not game.engine_client.busy
    game.analysis_controller.ask_hint()
    game.engine_client.fail(RuntimeError("no idea"))
    assert str(game.analysis_controller.failure) == "no idea"
    assert not game.analysis_controller.is_searching_hint
    game.session.changed.emit()  # as when somebody writes a comment
    assert str(game.analysis_controller.failure) == "no idea"
    place(game.session, "d4")
    assert game.analysis_controller.failure is None


def test_after_a_failure_nothing_is_searched_until_the_next_try() -> None:
    game = AnalysedGame(small("egotzi"))
    game.analysis_controller.set_seen(True)
    game.analysis_controller.set_analysing(True)
    game.take_changes()
    game.engine_client.fail(RuntimeError())
    assert game.take_changes() == 1
    game.analysis_controller.set_ponders(True)
    game.analysis_controller.set_seen(False)
    game.analysis_controller.set_seen(True)
    assert len(game.engine_client.works) == 1
    game.analysis_controller.try_again()
    assert game.analysis_controller.failure is None
    assert game.take_changes() == 1
    assert len(game.engine_client.works) == 2


def test_there_is_no_hint_without_a_choice() -> None:
    game = AnalysedGame(
        GAMES["oddy"].setup(sides=3, size=3, pie=False), "a1", "c2", "b1", "b2", "c1"
    )
    assert game.session.position.over
    assert not game.analysis_controller.can_hint
    game.analysis_controller.set_seen(True)
    game.analysis_controller.set_analysing(True)
    game.analysis_controller.ask_hint()
    assert not game.analysis_controller.is_searching_hint
    assert game.engine_client.works == []
    game.session.go_previous()
    assert game.analysis_controller.can_hint
    assert game.engine_client.busy


@pytest.mark.parametrize(
    ("other", "searches"), [(Human(), False), (Computer(9), False), (Computer(10), True)]
)
def test_only_the_strongest_computer_ponders_while_a_human_chooses(
    other: Seat, searches: bool
) -> None:
    game = AnalysedGame(small("egotzi"), seats=(Human(), other))
    game.analysis_controller.set_seen(True)
    game.analysis_controller.set_ponders(True)
    assert game.engine_client.busy == searches
    if searches:
        assert game.limits == full_strength()
        assert not game.analysis_controller.analysing
        game.analysis_controller.set_seen(False)
        assert not game.engine_client.busy
        game.analysis_controller.set_seen(True)
        assert game.engine_client.busy
        game.analysis_controller.set_ponders(False)
        assert not game.engine_client.busy
        game.analysis_controller.set_ponders(True)
        game.session.go_first()
        game.session.resign()
        assert not game.engine_client.busy


LEGEND = "Squares: likely colour at the end, larger if surer ({} random games)."
Make = Callable[..., ExpectationMap]


class Playouts:
    """Returns made-up shares: the number of pieces over a hundred is Black's on every cell.

    It reports a first map, and waits for ``go`` before it answers.
    """

    def __init__(self, *, waits: bool = False) -> None:
        self.asked: list[Position] = []
        self.stops: list[threading.Event] = []
        self.reported, self.go = threading.Event(), threading.Event()
        if not waits:
            self.go.set()

    def __call__(
        self,
        position: Position,
        playouts: int,
        *,
        stop: threading.Event,
        progress: Callable[[Any, int], None],
    ) -> Any:
        assert playouts == PLAYOUTS
        self.asked.append(position)
        self.stops.append(stop)
        black = len(position.pieces()) / 100
        shares = np.array([(black, 1 - black, 0.0)] * position.board.site_count)
        progress(shares, 1)  # too few to be shown
        progress(shares, 1000)
        self.reported.set()
        while not self.go.is_set() and not stop.is_set():
            self.go.wait(0.01)
        progress(shares, playouts)  # ignored if it was stopped meanwhile
        return shares


def board_of(one: ExpectationMap) -> BoardView:
    board = one.parent()
    assert isinstance(board, BoardView)
    return board


def shown(one: ExpectationMap) -> float:
    """Return Black's share of all cells on the board; -1 if no map is shown."""
    scene = board_of(one).scene()
    assert isinstance(scene, BoardScene)
    shares = scene.state.shares
    if not shares:
        return -1
    (found,) = set(shares)
    assert isinstance(found, OwnerShares)
    return found.black


@pytest.fixture
def session() -> GameSession:
    return lone_game(small("egotzi"), "b2")


@pytest.fixture
def said() -> list[str]:
    """Return what was announced."""
    return []


@pytest.fixture
def make(qtbot: QtBot, session: GameSession, said: list[str]) -> Iterator[Make]:
    """Return a function that makes the map of a game on a visible board."""
    made: list[ExpectationMap] = []

    def expectation(
        playouts: Any, *, seen: bool = True, of: GameSession = session
    ) -> ExpectationMap:
        board = BoardView()
        qtbot.addWidget(board)
        board.set_game(of.record.setup)
        one = ExpectationMap(of, board, said.append, board, make_expectation=lambda: playouts)
        one.set_seen(seen)
        made.append(one)
        return one

    yield expectation
    for one in made:
        one.close()


def test_it_is_off_at_first(make: Make, session: GameSession) -> None:
    playouts = Playouts()
    one, changes = make(playouts), list[None]()
    one.changed.connect(lambda: changes.append(None))
    place(session, "c3")
    QApplication.processEvents()
    assert not one._client.busy
    assert (one.is_on, one.legend, shown(one), playouts.asked) == (False, "", -1, [])
    assert not changes  # nor does it compare positions


def test_it_is_refined_until_all_playouts_are_done(make: Make, qtbot: QtBot) -> None:
    playouts = Playouts(waits=True)
    one = make(playouts)
    one.toggle()
    assert one.legend == "Expectation map: playing random games …"
    qtbot.waitUntil(lambda: one.playouts == 1000)
    assert shown(one) == 0.01
    assert one.legend == LEGEND.format("1,000")
    playouts.go.set()
    qtbot.waitUntil(lambda: one.playouts == PLAYOUTS)
    assert shown(one) == 0.01


def test_it_follows_the_position(make: Make, session: GameSession, qtbot: QtBot) -> None:
    playouts = Playouts()
    one = make(playouts)
    one.toggle()
    qtbot.waitUntil(lambda: one.playouts == PLAYOUTS)
    place(session, "d4")
    assert shown(one) == -1  # at once: the old one is about another position
    qtbot.waitUntil(lambda: one.playouts == PLAYOUTS)
    assert shown(one) == 0.02
    session.changed.emit()  # without a change of the position
    assert shown(one) == 0.02
    session.undo()
    qtbot.waitUntil(lambda: shown(one) == 0.01)
    assert [len(position.pieces()) for position in playouts.asked] == [1, 2, 1]


def test_a_late_report_is_about_another_position(
    make: Make, session: GameSession, qtbot: QtBot
) -> None:
    playouts = Playouts(waits=True)
    one = make(playouts)
    one.toggle()
    seen: list[float] = []
    one.changed.connect(lambda: seen.append(shown(one)))
    assert playouts.reported.wait(10)  # without an event, so that the report is not delivered
    place(session, "d4")
    assert playouts.stops[0].is_set()
    qtbot.waitUntil(lambda: shown(one) == 0.02)
    assert 0.01 not in seen


def test_switched_off_it_stops(make: Make, qtbot: QtBot) -> None:
    playouts = Playouts(waits=True)
    one = make(playouts)
    one.toggle()
    qtbot.waitUntil(lambda: one.playouts == 1000)
    one.toggle()
    assert playouts.stops[0].is_set()
    qtbot.waitUntil(lambda: not one._client._running)
    QApplication.processEvents()  # what was reported meanwhile is dropped
    assert (one.is_on, one.legend, shown(one)) == (False, "", -1)


def test_a_hidden_board_costs_nothing(make: Make, qtbot: QtBot) -> None:
    playouts = Playouts(waits=True)
    one = make(playouts, seen=False)
    one.toggle()
    assert not one._client.busy
    one.set_seen(True)
    qtbot.waitUntil(lambda: one.playouts == 1000)
    one.set_seen(False)
    assert playouts.stops[0].is_set()
    assert shown(one) == -1  # the board may show something else
    playouts.go.set()
    one.set_seen(True)
    assert shown(one) == 0.01  # what was found stays
    qtbot.waitUntil(lambda: one.playouts == PLAYOUTS)
    one.set_seen(False)
    one.set_seen(True)
    assert not one._client.busy  # nothing is left to do
    assert len(playouts.asked) == 2


def test_a_failure_is_shown_and_the_next_position_tried(
    make: Make, session: GameSession, qtbot: QtBot
) -> None:
    def fail(position: Position, *_args: Any, **_kwargs: Any) -> Any:
        if len(position.pieces()) == 1:
            raise InvalidPositionError("two stones on b2")
        return np.array([(0.5, 0.5, 0.0)] * position.board.site_count)

    one = make(fail)
    one.toggle()
    qtbot.waitUntil(lambda: one.failure is not None)
    assert one.legend == "There is no expectation map here: two stones on b2."
    assert shown(one) == -1
    place(session, "d4")
    qtbot.waitUntil(lambda: one.playouts == PLAYOUTS)
    assert one.failure is None
    assert shown(one) == 0.5


def test_it_says_that_it_was_switched(make: Make, said: list[str]) -> None:
    one = make(Playouts())
    one.toggle()
    one.toggle()
    assert said == [
        "Expectation map on. Each cell says what it is likely to hold at the end.",
        "Expectation map off.",
    ]


def test_a_finished_game_leaves_nothing_to_expect(
    make: Make, qtbot: QtBot, said: list[str]
) -> None:
    session, dice = lone_game(small("oddy")), random.Random(1)
    record = session.record
    while not record.position.over:
        record.play(dice.choice(list(record.position.legal_turns())))
    session.go_to(record.node)
    playouts = Playouts()
    one = make(playouts, of=session)
    one.toggle()
    QApplication.processEvents()
    over = "Expectation map: the game is over, nothing is left to expect."
    assert (one.legend, shown(one), playouts.asked) == (over, -1, [])
    assert said[0].startswith(f"{over} Step back")
    session.undo()
    qtbot.waitUntil(lambda: one.playouts == PLAYOUTS)
    assert shown(one) >= 0
    assert one.legend.startswith("Squares: likely winning group, larger if surer (40,000")


def test_reports_come_no_faster_than_they_can_be_seen(
    make: Make, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "_REPORT_S", 1000.0)
    reported: list[int] = []

    def chatter(position: Position, count: int, *, stop: Any, progress: Any) -> Any:
        shares = np.array([(0.5, 0.5, 0.0)] * position.board.site_count)
        for done in range(100, count, 100):
            progress(shares, done)
        return shares

    one = make(chatter)
    one.changed.connect(lambda: reported.append(one.playouts))
    one.toggle()
    qtbot.waitUntil(lambda: one.playouts == PLAYOUTS)
    assert reported == [0, 1000, PLAYOUTS]

"""The analysis of a game: it searches on request, and yields to the game itself."""

from __future__ import annotations

import dataclasses
import threading
from collections.abc import Callable, Iterator

import pytest
from driving import opinion, report, small
from manual_client import ManualClient
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.analysis import analysis_controller as controller_module
from desktop.analysis.analysis_controller import AnalysisController
from desktop.game.game_session import GameSession
from desktop.game.phase import Phase
from desktop.game.players import Computer, Human, Seat, Seats, full_strength
from rules.engine.limits import Limits
from rules.engine.report import Report
from rules.engine.shown_rates import shown_report
from rules.games import GAMES
from rules.position import PLACE
from rules.record.game_record import GameRecord
from rules.setup import Setup

HUMANS: Seats = (Human(), Human())
AGAINST_STRONGEST: Seats = (Human(), Computer(10))


@pytest.fixture(autouse=True)
def quick_hints(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(controller_module, "HINT_MS", 50)


def play(session: GameSession, text: str) -> None:
    for step in session.record.position.read(text):
        session.play(step)


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


@pytest.fixture
def analysed(qtbot: QtBot) -> Iterator[Callable[..., AnalysedGame]]:
    made: list[AnalysedGame] = []

    def make(setup: Setup, *turns: str, seats: Seats = HUMANS) -> AnalysedGame:
        made.append(AnalysedGame(setup, *turns, seats=seats))
        return made[-1]

    yield make
    for each in made:
        each.session.close()


Make = Callable[..., AnalysedGame]


def test_nothing_is_known_at_first(analysed: Make) -> None:
    game = analysed(small("egotzi"))
    analysis_controller = game.analysis_controller
    assert analysis_controller.position == game.session.position
    assert analysis_controller.position is not game.session.position
    assert (analysis_controller.report, analysis_controller.hint, analysis_controller.failure) == (
        None,
        None,
        None,
    )
    assert not analysis_controller.analysing
    assert not analysis_controller.is_searching_hint
    assert analysis_controller.can_hint
    assert game.engine_client.works == []


def test_win_rates_are_calibrated_before_they_are_shown(analysed: Make) -> None:
    game = analysed(small("egotzi"))
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


def test_the_computers_own_turn_has_priority(analysed: Make) -> None:
    game = analysed(small("egotzi"), seats=AGAINST_STRONGEST)
    game.analysis_controller.set_seen(True)
    game.analysis_controller.set_ponders(True)
    game.analysis_controller.set_analysing(True)
    play(game.session, "b2")
    assert game.session.phase is Phase.THINKING
    ticket = game.engine_client.ticket
    game.analysis_controller.set_ponders(False)
    game.analysis_controller.set_analysing(False)
    game.analysis_controller.set_analysing(True)
    game.analysis_controller.ask_hint()
    assert game.engine_client.ticket == ticket == len(game.engine_client.works)
    assert not game.analysis_controller.is_searching_hint


def test_pondering_stops_at_once_for_undo_and_close(analysed: Make) -> None:
    game = analysed(small("egotzi"), "b2", "swap", "a1", "d4", seats=AGAINST_STRONGEST)
    game.analysis_controller.set_seen(True)
    game.analysis_controller.set_ponders(True)
    before = game.engine_client.ticket
    assert before
    game.session.undo()
    assert game.engine_client.cancelled == [before]
    game.session.close()
    assert not game.engine_client.busy


def test_a_hint_stays_while_it_is_followed(analysed: Make) -> None:
    game = analysed(small("yodd"), "Bc3", "Ba1,Wa2")
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


def test_a_search_is_requested_once_and_with_the_whole_line(analysed: Make) -> None:
    game = analysed(small("yodd"), "Bc3", "Ba1,Wa2")
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


def test_results_are_kept_while_the_position_stays(analysed: Make) -> None:
    game = analysed(small("egotzi"))
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
    play(game.session, "b2")
    assert game.analysis_controller.report is None
    assert game.analysis_controller.position == game.session.position
    assert len(game.engine_client.works) == 2


def test_answers_to_other_requests_are_ignored(analysed: Make) -> None:
    game = analysed(small("egotzi"))
    game.analysis_controller.set_seen(True)
    game.analysis_controller.set_analysing(True)
    game.take_changes()
    game.engine_client.answered.emit(7, game.opinion)
    game.engine_client.failed.emit(7, RuntimeError())
    assert game.analysis_controller.report is None
    assert game.analysis_controller.failure is None
    assert game.take_changes() == 0


def test_a_hint_is_a_whole_turn_and_limited_in_time(analysed: Make) -> None:
    game = analysed(small("yodd"), "Bc3")
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


def test_the_hint_is_dropped_once_and_its_search_stopped(analysed: Make) -> None:
    game = analysed(small("egotzi"))
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


def test_analysis_resumes_after_a_hint_was_found_or_cancelled(analysed: Make) -> None:
    game = analysed(small("egotzi"))
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


def test_another_position_clears_hint_request_and_failure(analysed: Make) -> None:
    game = analysed(small("egotzi"))
    game.analysis_controller.ask_hint()
    play(game.session, "b2")
    assert not game.analysis_controller.is_searching_hint
    assert not game.engine_client.busy
    game.analysis_controller.ask_hint()
    game.engine_client.fail(RuntimeError("no idea"))
    assert str(game.analysis_controller.failure) == "no idea"
    assert not game.analysis_controller.is_searching_hint
    game.session.changed.emit()  # as when somebody writes a comment
    assert str(game.analysis_controller.failure) == "no idea"
    play(game.session, "d4")
    assert game.analysis_controller.failure is None


def test_after_a_failure_nothing_is_searched_until_the_next_try(analysed: Make) -> None:
    game = analysed(small("egotzi"))
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


def test_a_hint_goes_when_another_turn_becomes_current(
    analysed: Make,
) -> None:
    game = analysed(small("egotzi"), "b2", "d4")
    game.analysis_controller.ask_hint()
    game.engine_client.answer(game.opinion)
    game.session.go_previous()
    assert game.analysis_controller.hint is None
    game.analysis_controller.ask_hint()
    game.engine_client.answer(game.opinion)
    game.session.go_next()
    assert game.analysis_controller.hint is None


def test_there_is_no_hint_without_a_choice(analysed: Make) -> None:
    game = analysed(GAMES["oddy"].setup(sides=3, size=3, pie=False), "a1", "c2", "b1", "b2", "c1")
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
    analysed: Make, other: Seat, searches: bool
) -> None:
    game = analysed(small("egotzi"), seats=(Human(), other))
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

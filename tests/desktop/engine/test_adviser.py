"""The engine beside a game: it searches when it is wanted, and gives way to all else."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

import pytest
from driving import FailingEngine, SlowEngine, TalkingEngine, opinion, settle, small
from pytestqt.qtbot import QtBot

from desktop.engine import adviser as adviser_module
from desktop.engine.adviser import Adviser
from desktop.engine.engine_worker import EngineDesk
from desktop.game.game_session import GameSession, Phase
from desktop.game.players import Computer, Person, Seats
from rules.record.game_record import GameRecord
from rules.setup import Setup

PERSONS: Seats = (Person(), Person())
AGAINST_STRONGEST: Seats = (Person(), Computer(10))

Advise = Callable[..., tuple[GameSession, Adviser]]


@pytest.fixture(autouse=True)
def quick_hints(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(adviser_module, "HINT_MS", 50)
    monkeypatch.setattr(TalkingEngine, "asked", [])


@pytest.fixture
def advise(qtbot: QtBot) -> Iterator[Advise]:
    """A function that begins games with an adviser whom somebody sees."""
    sessions: list[GameSession] = []

    def begin(
        setup: Setup,
        seats: Seats = PERSONS,
        engine: Callable[[], Any] = TalkingEngine,
        turns: Sequence[str] = (),
    ) -> tuple[GameSession, Adviser]:
        record = GameRecord(setup)
        record.seats = [str(seat) for seat in seats]
        for text in turns:
            record.play_text(text)
        session = GameSession(record, EngineDesk(make_engine=engine), pace_ms=0, forced_ms=0)
        sessions.append(session)
        adviser = Adviser(session, session)
        adviser.set_seen(True)
        session.start()
        return session, adviser

    yield begin
    for session in sessions:
        session.close()


def play(session: GameSession, text: str) -> None:
    for step in session.record.position.read(text):
        session.play(step)


def test_nothing_is_searched_before_it_is_asked_for(advise: Advise, qtbot: QtBot) -> None:
    session, adviser = advise(small("egotzi"))
    settle(session, qtbot)
    assert adviser.report is None
    assert TalkingEngine.asked == []


def test_analysis_follows_the_position(advise: Advise, qtbot: QtBot) -> None:
    session, adviser = advise(small("egotzi"))
    adviser.set_analysing(True)
    qtbot.waitUntil(lambda: adviser.report is not None)
    assert adviser.report == opinion(session.position)
    play(session, "b2")
    assert adviser.report is None
    qtbot.waitUntil(lambda: adviser.report is not None)
    assert adviser.position == session.position
    assert adviser.report == opinion(session.position)
    session.go_first()
    qtbot.waitUntil(lambda: adviser.report == opinion(session.position))
    adviser.set_analysing(False)
    assert not session.desk.busy


def test_an_unfinished_turn_is_searched_on(advise: Advise, qtbot: QtBot) -> None:
    session, adviser = advise(small("yodd"), turns=["Bc3"])
    adviser.set_analysing(True)
    step = session.position.read("Ba1,Wa2")[0]
    session.play(step)
    qtbot.waitUntil(lambda: adviser.report is not None)
    assert TalkingEngine.asked[-1][0][-1] == (step,)
    assert adviser.position == session.position != session.record.position


def test_the_computers_own_turn_goes_first(advise: Advise, qtbot: QtBot) -> None:
    session, adviser = advise(small("egotzi"), (Person(), Computer(1)), SlowEngine)
    adviser.set_analysing(True)
    play(session, "b2")
    ticket = session.desk.ticket
    assert session.phase is Phase.THINKING
    adviser.set_analysing(False)
    adviser.set_analysing(True)
    adviser.ask_hint()
    assert session.desk.ticket == ticket
    assert not adviser.looks_for_hint


def test_the_computer_answers_in_a_game_that_is_analysed(advise: Advise, qtbot: QtBot) -> None:
    session, adviser = advise(small("egotzi"), AGAINST_STRONGEST)
    adviser.set_analysing(True)
    monkey = [(line, limits) for line, limits in TalkingEngine.asked]
    assert len(monkey) <= 1
    TalkingEngine.asked.clear()
    play(session, "b2")
    qtbot.waitUntil(lambda: session.phase is Phase.CHOICE, timeout=20_000)
    assert len(session.record.line) == 2
    qtbot.waitUntil(lambda: adviser.report is not None)
    assert [limits.think_ms for _line, limits in TalkingEngine.asked] == [3000, 0]


def test_what_nobody_sees_is_not_analysed(advise: Advise, qtbot: QtBot) -> None:
    session, adviser = advise(small("egotzi"))
    adviser.set_analysing(True)
    adviser.set_seen(False)
    assert not session.desk.busy
    adviser.set_seen(True)
    qtbot.waitUntil(lambda: adviser.report is not None)


def test_a_hint_is_told_and_dropped(advise: Advise, qtbot: QtBot) -> None:
    session, adviser = advise(small("egotzi"))
    assert not adviser.drop_hint()
    adviser.ask_hint()
    assert adviser.looks_for_hint
    qtbot.waitUntil(lambda: adviser.hint is not None)
    assert adviser.hint == opinion(session.position).best
    assert not session.desk.busy
    assert adviser.drop_hint()
    assert adviser.hint is None
    adviser.ask_hint()  # and again, though nothing has changed
    qtbot.waitUntil(lambda: adviser.hint is not None)


def test_a_hint_that_is_looked_for_can_be_given_up(advise: Advise) -> None:
    session, adviser = advise(small("egotzi"))
    adviser.ask_hint()
    assert adviser.drop_hint()
    assert not session.desk.busy


def test_a_turn_takes_the_hint_away(advise: Advise, qtbot: QtBot) -> None:
    session, adviser = advise(small("egotzi"))
    adviser.ask_hint()
    qtbot.waitUntil(lambda: adviser.hint is not None)
    play(session, "d4")
    assert adviser.hint is None


def test_a_hint_stays_while_it_is_followed(advise: Advise, qtbot: QtBot) -> None:
    session, adviser = advise(small("yodd"), turns=["Bc3", "Ba1,Wa2"])
    adviser.ask_hint()
    qtbot.waitUntil(lambda: adviser.hint is not None)
    assert adviser.hint is not None
    adviser.hint = hint = next(turn for turn in session.position.legal_turns() if len(turn) == 2)
    session.play(hint[-1])  # in the other order
    assert adviser.hint == hint
    session.take_back_steps()
    assert adviser.hint == hint
    other = next(s for s in session.position.legal_steps() if s not in hint and s >= 8)
    session.play(other)
    assert adviser.hint is None


def test_analysis_goes_on_after_a_hint(advise: Advise, qtbot: QtBot) -> None:
    session, adviser = advise(small("egotzi"))
    adviser.set_analysing(True)
    adviser.ask_hint()
    qtbot.waitUntil(lambda: adviser.hint is not None)
    assert session.desk.busy
    assert TalkingEngine.asked[-1][1].think_ms in (0, 50)
    qtbot.waitUntil(lambda: TalkingEngine.asked[-1][1].think_ms == 0)


def test_thinking_ahead_is_off_until_it_is_wanted(advise: Advise, qtbot: QtBot) -> None:
    session, adviser = advise(small("egotzi"), AGAINST_STRONGEST)
    settle(session, qtbot)
    assert TalkingEngine.asked == []
    adviser.set_ponders(True)
    assert session.desk.busy
    play(session, "b2")
    assert session.phase is Phase.THINKING
    adviser.set_ponders(False)
    assert session.desk.busy  # with its own turn


def test_thinking_ahead_stops_at_once_for_undo_and_close(advise: Advise, qtbot: QtBot) -> None:
    session, adviser = advise(small("egotzi"), AGAINST_STRONGEST, turns=["b2", "swap", "a1", "d4"])
    adviser.set_ponders(True)
    before = session.desk.ticket
    assert before
    session.undo()
    assert session.desk.ticket != before
    session.close()
    assert not session.desk.busy
    adviser.set_seen(False)
    adviser.set_seen(True)
    adviser.ask_hint()
    assert not session.desk.busy  # a closed desk stays closed


@pytest.mark.parametrize("seats", [PERSONS, (Person(), Computer(9)), (Computer(10), Computer(10))])
def test_only_the_strongest_computer_thinks_ahead(
    advise: Advise, qtbot: QtBot, seats: Seats
) -> None:
    session, adviser = advise(small("egotzi"), seats, SlowEngine)
    session.stop()
    adviser.set_ponders(True)
    assert not session.desk.busy


def test_a_failure_is_kept_until_the_next_try(
    advise: Advise, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(FailingEngine, "failures", 1)
    session, adviser = advise(small("egotzi"), PERSONS, FailingEngine)
    adviser.set_analysing(True)
    qtbot.waitUntil(lambda: adviser.failure is not None)
    assert session.phase is Phase.CHOICE  # the game itself has not failed
    assert not session.desk.busy
    adviser.try_again()
    assert adviser.failure is None
    qtbot.waitUntil(lambda: adviser.report is not None)

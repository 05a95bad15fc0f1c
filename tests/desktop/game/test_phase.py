"""What a game waits for, where undo leads, and what its end means to those at the screen."""

from __future__ import annotations

import random

import pytest
from driving import HUMANS, forced_game, small
from lone_game import Time, lone_game, place

from desktop.game.choice import (
    has_human,
    is_choice,
    is_forced,
    only_pass,
    redo_to_choice,
    undo_target,
)
from desktop.game.game_session import GameSession
from desktop.game.looking_back import look_back_text, looks_back, result_clause
from desktop.game.narrator import Narrator
from desktop.game.phase import Phase, phase_at
from desktop.game.players import Computer, Human, Seat, Seats, you
from desktop.game.verdict import Verdict, verdict_of
from desktop.views.game_views import VIEWS
from rules.clock import NO_CLOCKS, TimeControl
from rules.outcome import Outcome
from rules.position import BLACK, WHITE, SpecialStep
from rules.record.game_record import Ending, GameRecord

AGAINST: Seats = (Human(), Computer(4))
COMPUTERS: Seats = (Computer(1), Computer(2))


def record(*turns: str) -> GameRecord:
    record = GameRecord(small("egotzi", pie=False))
    for turn in turns:
        record.play_text(turn)
    return record


def test_a_choice_is_a_players_own_turn_with_more_than_a_pass() -> None:
    position = record().position
    assert is_choice(position, HUMANS)
    assert is_choice(position, AGAINST)
    assert not is_choice(position, (AGAINST[1], AGAINST[0]))
    assert has_human(AGAINST)
    assert not has_human(COMPUTERS)
    setup, turns = forced_game(random.Random(1))
    forced = lone_game(setup, *turns, forced_ms=100_000).record
    assert only_pass(forced.position)
    assert not is_choice(forced.position, HUMANS)


def test_a_forced_turn_is_one_without_a_choice() -> None:
    played = lone_game(small("yodd"), "Ba1", "pass").record
    assert not any(is_forced(played, node) for node in (played.root, *played.line))
    setup, turns = forced_game(random.Random(1))
    forced = lone_game(setup, *turns, forced_ms=100_000).record
    forced.play((SpecialStep.PASS,))
    assert is_forced(forced, forced.node)


def test_undo_leads_to_the_last_choice_or_back_by_one_turn_of_computers() -> None:
    game = record("b2", "c3", "a1", "d4")
    root, b2, c3, a1 = (game.root, *game.line[:3])
    assert undo_target(game, HUMANS) is a1
    assert undo_target(game, AGAINST) is c3
    assert undo_target(game, COMPUTERS) is a1
    game.go_to(b2)
    assert undo_target(game, AGAINST) is root
    assert undo_target(game, (AGAINST[1], AGAINST[0])) is None
    game.go_to(root)
    assert undo_target(game, COMPUTERS) is None


def test_redo_leads_to_the_next_choice_or_on_by_one_turn_of_computers() -> None:
    game = record("b2", "c3", "a1")
    line = game.line
    for seats, node in ((AGAINST, line[1]), (HUMANS, line[0]), (COMPUTERS, line[0])):
        game.go_to(line[-1])
        game.go_to(game.root)
        redo_to_choice(game, seats)
        assert game.node is node
    redo_to_choice(game, (AGAINST[1], AGAINST[0]))
    redo_to_choice(game, (AGAINST[1], AGAINST[0]))
    assert game.node is line[-1]


@pytest.mark.parametrize(
    ("seat", "wait", "phase"),
    [
        (Human(), False, Phase.CHOICE),
        (Human(), True, Phase.CHOICE),
        (Computer(1), False, Phase.THINKING),
        (Computer(1), True, Phase.STOPPED),
    ],
)
def test_whoever_is_to_move_has_a_phase(seat: Seat, wait: bool, phase: Phase) -> None:
    assert phase_at(small("egotzi").start(), None, seat, wait=wait) is phase
    resigned = Outcome(BLACK, Ending.RESIGNATION)
    assert phase_at(small("egotzi").start(), resigned, seat, wait=wait) is Phase.OVER


@pytest.mark.parametrize("seat", [Human(), Computer(1)])
def test_a_pass_that_is_forced_is_played_for_everybody(seat: Seat) -> None:
    setup, turns = forced_game(random.Random(1))
    position = setup.start()
    for turn in turns:
        position.play_turn(position.read(turn))
    assert phase_at(position, None, seat, wait=False) is Phase.FORCED
    assert phase_at(position, None, seat, wait=True) is Phase.STOPPED


# -- what an end means --------------------------------------------------------------------------


def test_there_is_no_verdict_during_the_game() -> None:
    assert verdict_of(lone_game(small("egotzi"), "b2")) is None


@pytest.mark.parametrize(
    ("seats", "turns", "winner", "verdict"),
    [
        (AGAINST, (), BLACK, Verdict.WIN),
        (AGAINST, (), WHITE, Verdict.LOSS),
        (AGAINST, (), None, Verdict.DRAW),
        (AGAINST, ("b2", "swap"), BLACK, Verdict.LOSS),  # now the computer's colour
        (AGAINST, ("b2", "swap"), WHITE, Verdict.WIN),
        (HUMANS, (), BLACK, Verdict.WIN),
        (HUMANS, (), WHITE, Verdict.WIN),
        ((Computer(1), Computer(2)), (), WHITE, Verdict.WIN),
    ],
)
def test_the_verdict_is_that_of_the_only_human(
    seats: Seats, turns: tuple[str, ...], winner: int | None, verdict: Verdict
) -> None:
    session = lone_game(small("egotzi"), *turns, seats=seats)
    session.record.end(Outcome(winner, Ending.RESIGNATION))
    assert verdict_of(session) is verdict


# -- looking back -------------------------------------------------------------------------------


PLAYED = ("Bb2", "pass", "pass")  # Yodd: Black has one group, White none


def finished(seats: Seats = HUMANS, control: TimeControl = NO_CLOCKS) -> GameSession:
    return lone_game(small("yodd"), *PLAYED, seats=seats, control=control, now=Time())


def words(session: GameSession) -> Narrator:
    return Narrator(session, VIEWS[session.record.setup.game.key])


@pytest.mark.parametrize("way", ["previous move", "undo"])
def test_stepping_back_from_the_end_is_looking_back(way: str) -> None:
    session = finished()
    assert not looks_back(session)
    session.undo() if way == "undo" else session.go_previous()
    assert session.phase is Phase.CHOICE
    assert looks_back(session)
    assert look_back_text(session.record) == "Looking back at move 2 of 3."
    assert words(session).task().startswith("This game is finished. Play another move")
    session.go_first()
    assert look_back_text(session.record) == "Looking back at the start."
    session.go_last()
    assert not looks_back(session)


@pytest.mark.parametrize("way", ["previous move", "undo"])
def test_another_move_ends_looking_back_and_the_same_move_does_not(way: str) -> None:
    session = finished()
    for _ in range(2):
        session.undo() if way == "undo" else session.go_previous()
    place(session, "pass")
    assert looks_back(session)
    place(session, "Ba1")
    assert not looks_back(session)
    assert "This game is finished." not in words(session).task()


def test_a_game_that_is_on_is_not_looked_back_in() -> None:
    session = lone_game(small("egotzi"), "b2", "c3")
    session.go_previous()
    assert not looks_back(session)
    session.go_last()
    session.resign()
    session.go_previous()
    assert looks_back(session)
    session.go_last()
    session.undo()  # it is on again
    session.undo()
    assert not looks_back(session)


def test_looking_back_ends_when_the_computer_is_asked_to_play() -> None:
    session = finished(AGAINST)
    session.go_first()
    assert words(session).to_move() == "Black to move"  # you are not asked to
    session.go_next()
    assert session.phase is Phase.STOPPED
    assert looks_back(session)
    assert "Press “Play from here”" in words(session).task()
    assert words(session).since(session.record.root, ()) == "Black: black stone b2; White to move."
    session.resume()
    assert not looks_back(session)
    assert words(session).task() == "Computer, level 4 (White) is thinking …"


def test_looking_back_ends_when_the_clocks_run_again() -> None:
    session = finished(control=TimeControl(main_seconds=60))
    session.undo()
    assert session.phase is Phase.PAUSED
    assert looks_back(session)
    session.resume()
    assert session.clock.is_running
    assert not looks_back(session)


def test_an_unfinished_turn_while_looking_back_is_described_as_in_any_game() -> None:
    session = finished()
    session.go_to(session.record.line[0])
    session.play(session.position.read("Wa3,We1")[0])
    assert looks_back(session)
    assert "Press Esc to undo." in words(session).task()


@pytest.mark.parametrize(
    ("winner", "names", "clause"),
    [
        (BLACK, ["", "Ann"], "you won"),
        (WHITE, ["", "Ann"], "you lost"),
        (WHITE, ["Bo", "Ann"], "White won"),
        (None, ["Bo", "Ann"], "a draw"),
    ],
)
def test_the_result_of_the_game_as_part_of_a_sentence(
    winner: int | None, names: list[str], clause: str
) -> None:
    record = lone_game(small("egotzi"), "b2").record
    called = [name or you() for name in names]
    assert result_clause(record, record.node, called) == ""
    record.end(Outcome(winner, Ending.AGREEMENT))
    record.go_to(record.root)
    assert result_clause(record, record.end_node, called) == clause
    assert result_clause(record, record.root, called) == ""

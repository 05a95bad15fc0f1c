"""Whether somebody looks back in a finished game, and what is said then."""

from __future__ import annotations

import pytest
from driving import HUMANS, small
from lone_game import Time, lone_game, place

from desktop.game.game_session import GameSession
from desktop.game.looking_back import look_back_text, looks_back, result_clause
from desktop.game.narrator import Narrator
from desktop.game.phase import Phase
from desktop.game.players import Computer, Human, Seats, you
from desktop.views.game_views import VIEWS
from rules.clock import NO_CLOCKS, TimeControl
from rules.outcome import Outcome
from rules.position import BLACK, WHITE
from rules.record.game_record import Ending

AGAINST: Seats = (Human(), Computer(4))
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
def test_another_move_ends_it_and_the_same_move_does_not(way: str) -> None:
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


def test_it_ends_when_the_computer_is_asked_to_play() -> None:
    session = finished(AGAINST)
    session.go_to(session.record.line[0])
    assert session.phase is Phase.STOPPED
    assert looks_back(session)
    assert "Press “Play from here”" in words(session).task()
    assert words(session).since(session.record.root, ()) == "Black: black stone b2; White to move."
    session.resume()
    assert not looks_back(session)
    assert words(session).task() == "Computer, level 4 (White) is thinking …"


def test_it_ends_when_the_clocks_run_again() -> None:
    session = finished(control=TimeControl(main_seconds=60))
    session.undo()
    assert session.phase is Phase.PAUSED
    assert looks_back(session)
    session.resume()
    assert session.clock.is_running
    assert not looks_back(session)


def test_you_are_not_asked_to_move() -> None:
    session = finished(AGAINST)
    session.go_first()
    assert words(session).to_move() == "Black to move"


def test_an_unfinished_turn_is_described_as_in_any_game() -> None:
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

"""A turn before it is recorded, how it is recorded, and what a game waits for."""

import random

import pytest
from driving import HUMANS, forced_game, small
from lone_game import Time, lone_game, place
from PySide6.QtCore import QObject

from desktop.game.game_clock import GameClock
from desktop.game.game_session import (
    GameSession,
    Phase,
    TurnRecorder,
    UnfinishedTurn,
    phase_at,
)
from desktop.game.narrator import Narrator
from desktop.game.players import (
    Computer,
    Human,
    Seat,
    Seats,
    has_human,
    is_choice,
    is_forced,
    only_pass,
    redo_to_choice,
    undo_target,
    you,
)
from desktop.game.rematch import Verdict, look_back_text, looks_back, result_clause, verdict_of
from desktop.views.game_views import VIEWS
from rules.clock import NO_CLOCKS, TimeControl
from rules.outcome import Outcome
from rules.position import BLACK, PLACE, WHITE, SpecialStep
from rules.record.clock_times import left_at, set_time_control
from rules.record.game_record import Ending, GameRecord, Node


def begun(*turns: str) -> tuple[GameRecord, UnfinishedTurn]:
    record = GameRecord(small("yodd"))
    for turn in turns:
        record.play_text(turn)
    return record, UnfinishedTurn(record)


def stone(turn: UnfinishedTurn) -> int:
    return next(step for step in turn.position.legal_steps() if step >= PLACE)


def test_steps_are_played_beside_the_record() -> None:
    record, turn = begun("Bc3")
    before = record.position.copy()
    step = stone(turn)
    turn.play(step)
    assert (turn.steps, turn.is_whole) == ([step], False)
    assert turn.position != before == record.position
    turn.play(stone(turn))
    assert turn.is_whole
    turn.drop()
    assert (turn.steps, turn.is_whole, turn.position) == ([], False, before)


def test_steps_that_were_taken_back_are_kept_for_their_own_node_until_the_next_step() -> None:
    record, turn = begun("Bc3")
    assert not turn.taken_back
    step = stone(turn)
    turn.play(step)
    turn.take_back()
    assert turn.steps == []
    assert turn.taken_back == (step,)
    here = record.node
    record.go_to(record.root)
    turn.drop()
    assert turn.node is record.root
    assert not turn.taken_back
    record.go_to(here)
    turn.drop()
    assert turn.taken_back == (step,)
    turn.play(step)
    assert not turn.taken_back


def test_the_changes_are_those_of_the_steps_or_else_of_the_last_turn() -> None:
    record, turn = begun()
    assert turn.changes() == ()
    record, turn = begun("Bc3")
    assert turn.changes() == record.position_at(record.root).turn_changes(record.node.turn) != ()
    step = stone(turn)
    turn.play(step)
    assert turn.changes() == record.position.change(step)


def test_the_last_sites_are_those_of_the_last_step() -> None:
    _, turn = begun("Bc3")
    first, sites = stone(turn), []
    turn.play(first)
    sites.append(turn.last_sites())
    turn.play(stone(turn))
    sites.append(turn.last_sites())
    (one,), (other,) = sites
    assert one != other
    turn.drop()
    turn.play(SpecialStep.PASS)
    assert turn.last_sites() == ()
    record = GameRecord(small("themisto"))
    turn = UnfinishedTurn(record)  # of a slide only its end counts
    step = stone(turn)
    turn.play(step)
    assert turn.last_sites() == (record.position.touches(step)[-1].site,)


def test_buttons_are_the_legal_steps_without_a_site() -> None:
    _, turn = begun()
    assert SpecialStep.PASS not in turn.buttons()
    _, turn = begun("Bc3")
    assert set(turn.buttons()) == {SpecialStep.SWAP, SpecialStep.PASS} & set(
        turn.position.legal_steps()
    )
    assert turn.buttons() != []


# -- in the record ------------------------------------------------------------------------------


class Recorded:
    """A game of three turns with clocks, and its recorder."""

    def __init__(self, owner: QObject) -> None:
        self.control = TimeControl(main_seconds=600)
        self.record = GameRecord(small("egotzi", pie=False))
        set_time_control(self.record, self.control)
        for turn in ("b2", "c3", "a1"):
            self.record.play_text(turn)
        self.time = Time()
        self.clock = GameClock(self.record, self.time, owner, ran_out=repr, recorded=list)
        self.recorder = TurnRecorder(self.record, self.clock)

    def play(self, text: str, *, forced: bool = False) -> Node:
        self.clock.go_to(self.record.node)
        self.clock.start()
        self.time.now += 10
        self.recorder.play(self.record.position.read(text), forced=forced)
        return self.record.node

    def main_line(self) -> list[str]:
        return [node.text for node in self.record.main_line]


@pytest.fixture
def game(qapp: QObject) -> Recorded:
    return Recorded(qapp)


@pytest.mark.parametrize(("forced", "seconds"), [(False, 590), (True, 600)])
def test_at_the_end_of_the_game_turns_and_their_time_are_its_own(
    game: Recorded, forced: bool, seconds: int
) -> None:
    player = game.record.position.player
    assert game.recorder.is_live
    node = game.play("d4", forced=forced)
    assert game.main_line() == ["b2", "c3", "a1", "d4"]
    left = left_at(node, player, game.control)
    assert left is not None
    assert left.seconds == seconds


def test_another_turn_played_earlier_is_a_variation_without_clocks(game: Recorded) -> None:
    first = game.record.main_line[0]
    assert not game.recorder.go_to(first)
    assert not game.recorder.is_live
    player = game.record.position.player
    node = game.play("d4")
    assert game.main_line() == ["b2", "c3", "a1"]
    left = left_at(node, player, game.control)
    assert left is not None
    assert left.seconds == 600
    assert game.record.aside is first
    assert game.recorder.undo(HUMANS)
    assert not game.recorder.is_live
    assert game.recorder.go_to(game.record.main_line_end)
    assert game.record.aside is None
    assert game.recorder.is_live
    assert not game.recorder.go_to(first)


def test_a_turn_played_after_undo_replaces_what_was_taken_back(game: Recorded) -> None:
    assert game.recorder.can_undo(HUMANS)
    assert game.recorder.undo(HUMANS)
    assert game.recorder.is_live
    game.play("d4")
    assert game.main_line() == ["b2", "c3", "d4"]
    for _turn in range(3):
        assert game.recorder.undo(HUMANS)
    assert not game.recorder.can_undo(HUMANS)
    assert not game.recorder.undo(HUMANS)


@pytest.mark.parametrize("ending", [Ending.RESIGNATION, Ending.TIME])
def test_an_early_ending_is_lost_by_a_player_and_taken_back_first(
    game: Recorded, ending: Ending
) -> None:
    end = game.record.node
    for loser, winner in ((0, WHITE), (1, BLACK)):
        game.record.resume_main_line()
        game.recorder.end(loser, ending)
        outcome = game.record.outcome
        assert outcome is not None
        assert (outcome.winner, outcome.reason) == (winner, ending)
        assert game.recorder.is_ended_early
        assert not game.recorder.is_live
        assert game.recorder.undo(HUMANS)
        assert (game.record.node, game.record.outcome) == (end, None)
        assert game.recorder.is_live


def test_turns_after_an_ending_that_was_taken_back_no_longer_count(game: Recorded) -> None:
    assert game.recorder.undo(HUMANS)
    here = game.record.node
    game.recorder.end(0, Ending.RESIGNATION)
    game.recorder.go_to(game.record.root)
    game.recorder.go_to(here)
    assert game.recorder.undo(HUMANS)
    assert game.record.node is here
    assert game.recorder.is_live


# -- phases ----------------------------------------------------------------------------------------

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

"""The sentences about a game, the captions of its turns, and times in words and digits."""

import random

import pytest
from driving import HUMANS, forced_game, small
from lone_game import lone_game, place

from desktop.game.game_session import GameSession, Phase
from desktop.game.game_text import (
    clock_text,
    control_text,
    numbered_turn,
    spoken_time,
    turn_caption,
)
from desktop.game.narrator import Narrator, lost_turn
from desktop.game.players import Computer, Human, Seats
from desktop.services.languages import UI_LANGUAGE, Language
from desktop.views.game_views import VIEWS
from rules.clock import NO_CLOCKS, TimeControl
from rules.games import GAMES
from rules.outcome import Outcome
from rules.position import SpecialStep
from rules.record.game_record import Ending, GameRecord
from rules.refusal import InvalidPositionError
from rules.setup import Setup

AGAINST: Seats = (Human(), Computer(4))


def test_a_draw() -> None:
    setup = GAMES["egotzi"].setup(size=4, variant="squared", pie=False)
    drawn = next(seed for seed in range(400) if setup.start().random_playout(seed)[0] == 0.5)
    assert narrator(lone_game(setup, *playout(setup, drawn))).result().startswith("Draw")


A_MINUTE = TimeControl(main_seconds=60)


def narrator(session: GameSession) -> Narrator:
    return Narrator(session, VIEWS[session.record.setup.game.key])


def test_players_have_their_names_in_the_file_unless_the_computer_plays() -> None:
    session = lone_game(small("egotzi"), seats=AGAINST)
    session.record.names = ["", "Ben"]
    names = [narrator(session).name(player) for player in (0, 1)]
    assert names == ["You", "Computer, level 4"]
    session.record.names = ["A" * 500, "Ben"]
    session.seats = HUMANS
    first, second = (narrator(session).name(player) for player in (0, 1))
    assert first.startswith("AAA")
    assert len(first) < 100
    assert second == "Ben"
    assert narrator(session).task().startswith(f"{first} (Black)")


@pytest.mark.parametrize(
    ("turns", "seats", "task", "to_move"),
    [
        ("", HUMANS, "Player 1 (Black) to move. Place a stone.", "Black to move"),
        (
            "b2",
            HUMANS,
            "Player 2 (White) to move. Place a stone, or swap colours.",
            "White to move",
        ),
        ("b2", AGAINST, "Computer, level 4 (White) is thinking …", "White to move"),
        ("b2 c3", AGAINST, "Your turn (Black). Place a stone.", "your turn, Black"),
        (
            "b2 swap",
            (Human("Ann"), Computer(1)),
            "Computer, level 1 swapped colours, and is Black now. "
            "Ann (White) to move. Place a stone.",
            "White to move",
        ),
        (
            "b2 swap",
            (Computer(1), Human()),
            "You swapped colours: you are Black now. Computer, level 1 (White) is thinking …",
            "White to move",
        ),
    ],
)
def test_the_task_and_whose_turn_it_is(turns: str, seats: Seats, task: str, to_move: str) -> None:
    words = narrator(lone_game(small("egotzi"), *turns.split(), seats=seats))
    assert (words.task(), words.to_move()) == (task, to_move)


def test_a_pass_is_reported_and_a_forced_one_as_such() -> None:
    session = lone_game(small("yodd"), "Ba1", "pass")
    assert narrator(session).task() == (
        "White passed. Another pass ends the game. Player 1 (Black) to move. "
        "Place one or two stones of either colour, or pass."
    )
    assert narrator(session).turn(session.record.node) == "White passes"
    setup, turns = forced_game(random.Random(1))
    session = lone_game(setup, *turns, forced_ms=100_000)
    words = narrator(session)
    assert words.task() == "Player 2 (White) has no legal move and passes."
    assert words.to_move() == "White can only pass"
    assert words.since(session.record.line[-2], ()).endswith("; White can only pass.")
    session.record.play((SpecialStep.PASS,))
    session.start()
    assert words.task().startswith("White had to pass. Player 1 (Black)")
    assert words.turn(session.record.node) == "White has to pass"


def test_what_the_computer_and_the_clocks_wait_for() -> None:
    session = lone_game(small("egotzi"), "b2", "c3", seats=AGAINST)
    session.go_previous()
    assert narrator(session).task() == (
        "Computer, level 4 (White) to move. Press “Resume” to play from here."
    )
    paused = lone_game(small("egotzi"), "b2", control=A_MINUTE)
    task = "The clocks are stopped. Player 2 (White) to move: press “Resume” to start them."
    assert narrator(paused).task() == task
    assert narrator(paused).since(paused.record.root, ()) == f"Black b2. {task}"


def failing(error: Exception) -> GameSession:
    """Return a game whose engine answers with an error."""
    session = lone_game(small("egotzi"), "b2", seats=AGAINST)
    session.engine_client.failed.emit(1, error)
    assert session.phase is Phase.FAILED
    return session


def test_a_failure_is_described_with_its_remedy() -> None:
    assert narrator(failing(RuntimeError())).task() == (
        "Computer, level 4 (White) to move, but the engine failed. Press “Try again” to restart it."
    )
    assert narrator(failing(InvalidPositionError("two groups"))).task() == (
        "The position is corrupt. Press “Try again” to replay the game from the start."
    )


def test_a_turn_to_confirm_is_described_with_its_keys() -> None:
    """Screen readers hear the keys too, and nothing about continuing the turn."""
    session = lone_game(small("egotzi"))
    session.confirms = True
    place(session, "b2")
    how = "Press “Play this move” or Enter, or Esc to undo it."
    assert narrator(session).task() == f"Player 1 (Black) to move. {how}"
    assert narrator(session).since(session.record.node, ()) == f"Black b2. {how}"


def test_an_unfinished_turn_is_described_step_by_step() -> None:
    session = lone_game(small("yodd"), "Bc3")
    words, node = narrator(session), session.record.node
    session.play(session.position.read("Bc4")[0])
    assert words.task() == (
        "Player 2 (White) to move. Continue the move, or end it. Press Esc to undo."
    )
    begun = "White: black stone c4. Continue the move, or end it."
    assert words.since(node, ()) == begun
    assert words.since(node, session.steps) == begun
    assert words.since(node, [*session.steps, *session.steps]) == f"Undone. {begun}"
    steps = list(session.steps)
    session.undo()
    assert words.since(node, steps) == "Undone; White to move."
    assert words.since(node, ()) == "White to move."
    session.play(session.position.read("Ba1,We3")[0])
    why = "The number of groups is even: place a second stone, or take the first one back."
    assert words.task() == f"Player 2 (White) to move. {why} Press Esc to undo."
    assert words.since(node, ()) == f"White: black stone a1. {why}"


def test_the_turns_from_one_node_to_another() -> None:
    session = lone_game(small("oddy", pie=False), "a1", "b1", "c2", "d3", "c1")
    words, root, line = narrator(session), session.record.root, list(session.record.line)
    assert [words.since(node, ()) for node in (root, *line)] == [
        "Move 5: Black c1; White to move.",
        "Move 5: Black c1; White to move.",
        "Black c2; White d3; Black c1; White to move.",
        "White d3; Black c1; White to move.",
        "Black c1; White to move.",
        "White to move.",
    ]
    session.go_to(line[1])
    assert words.since(line[4], ()) == "Back at move 2: White b1; Black to move."
    assert words.since(root, ()) == "Black a1; White b1; Black to move."
    session.go_first()
    assert words.since(line[4], ()) == "Back at the start; Black to move."
    session.go_to(line[0])
    place(session, "c2")
    assert words.since(line[4], ()) == "Back at move 2: White c2; Black to move."
    assert words.since(line[0], ()) == "White c2; Black to move."


def test_every_turn_in_words() -> None:
    session = lone_game(small("egotzi"), "b2", "swap", "c3")
    words = narrator(session)
    turns = [words.turn(node) for node in (session.record.root, *session.record.line)]
    assert turns == ["Start", "Black b2", "White swaps colours", "White c3"]


def test_how_the_game_stands() -> None:
    assert narrator(lone_game(small("yodd"))).task().endswith("Place one stone of either colour.")
    session = lone_game(small("egotzi"))
    task = "Player 1 (Black) to move. Place a stone."
    assert narrator(session).standing() == f"Score: Black 0, White 0. {task}"
    assert narrator(session).conclusion() == ""
    session = lone_game(small("yodd"), "Ba1")
    assert narrator(session).standing() == (
        "Move 1: Black: black stone a1. Black 1 + White 0 = 1 group, odd. "
        "Groups: Black 1, White 0. Player 2 (White) to move. "
        "Place one or two stones of either colour, or pass."
    )
    session = lone_game(small("egotzi"), "b2", "swap", control=A_MINUTE)
    session.clock.paused = False
    session.start()
    session.clock.now.now += 3  # type: ignore[attr-defined]
    assert "Clocks: Black 1 minute, White 57 seconds. " in narrator(session).standing()
    session = lone_game(GAMES["themisto"].setup(), "g1-g2", "g2-g4")
    assert "Player 2 skips 1 turn." in narrator(session).standing()


@pytest.mark.parametrize(
    ("ending", "winner", "result", "reason"),
    [
        (Ending.RESIGNATION, 0, "You won", "White resigned."),
        (Ending.RESIGNATION, 1, "You lost", "You resigned."),
        (Ending.FORFEIT, 0, "You won", "White forfeited the game."),
        (Ending.AGREEMENT, None, "Draw", "The players agreed to it."),
        (Ending.TIME, 0, "You won", "White ran out of time."),
    ],
)
def test_result_and_reason_of_an_early_ending(
    ending: Ending, winner: int | None, result: str, reason: str
) -> None:
    for control in (NO_CLOCKS, A_MINUTE):
        session = lone_game(small("egotzi"), "b2", "c3", seats=AGAINST, control=control)
        words = narrator(session)
        assert (words.result(), words.reason()) == ("", "")
        session.record.end(Outcome(winner, ending))
        session.start()
        late = control and ending is Ending.TIME
        full = f"{reason} After an undo, the game continues without clocks." if late else reason
        assert (words.result(), words.reason()) == (result, full)
        assert words.task() == f"{result}. {full}"


def decided(seats: Seats, winner: int) -> tuple[GameSession, str]:
    """Return a game that this colour has won by its score, and the scores, the winner's first."""
    setup = small("egotzi", pie=False)
    for seed in range(400):
        session = lone_game(setup, *playout(setup, seed), seats=seats)
        scores, outcome = session.position.score(), session.outcome
        assert scores is not None
        assert outcome is not None
        if outcome.winner == winner and scores[0] != scores[1]:
            space = "\N{NO-BREAK SPACE}"
            return session, f"{max(scores)}{space}:{space}{min(scores)}"
    raise AssertionError


@pytest.mark.parametrize(
    ("seats", "winner", "headline"),
    [
        (HUMANS, 0, "Black wins"),
        (HUMANS, 1, "White wins"),
        (AGAINST, 0, "You won"),
        (AGAINST, 1, "You lost"),
        ((Human("Ann"), Human()), 0, "Ann (Black) wins"),
        ((Human("Ann"), Human()), 1, "White wins"),
        ((Human("Ann"), Computer(4)), 1, "Computer, level 4 (White) wins"),
    ],
)
def test_the_headline_has_the_scores_with_the_winner_s_or_yours_first(
    seats: Seats, winner: int, headline: str
) -> None:
    session, scores = decided(seats, winner)
    if headline == "You lost":
        most, _space, least = scores.partition(":")
        scores = f"{least.strip()}{most[-1]}:{most[-1]}{most.strip()}"
    words = narrator(session)
    assert words.result() == f"{headline} {scores}"
    assert words.conclusion() == f"{headline} {scores}. {words.reason()}"
    assert words.reason() == "The board is full: the biggest unmatched group wins."


def test_the_players_of_themisto_have_numbers_and_no_colours() -> None:
    session = lone_game(small("themisto"), "b1-b7")
    words = narrator(session)
    assert words.task() == "Player 2 to move. Move a disc of either colour."
    assert words.to_move() == "Player 2 to move"
    assert words.turn(session.record.node) == "Player 1 b1 to b7"
    assert "Longest row: Black 2, White 2." in words.standing()
    against = narrator(lone_game(small("themisto"), seats=AGAINST))
    assert against.task() == "Your turn (Player 1). Move a disc of either colour."
    session.resign()
    assert words.conclusion() == "Player 1 wins. Player 2 resigned."


def test_players_with_little_time_are_warned() -> None:
    words = narrator(lone_game(small("egotzi"), seats=AGAINST, control=A_MINUTE))
    assert words.warning(0, 60) == "You have 1 minute left."
    assert words.warning(1, 10) == "Computer, level 4 has 10 seconds left."


def test_a_touched_piece_is_described_with_the_next_touch() -> None:
    session = lone_game(small("themisto"))
    touches = session.position.touches(session.position.legal_steps()[0])
    assert narrator(session).task(touches[:1]) == (
        "Player 1 to move. Choose where the disc goes, or click it again to release it. "
        "Press Esc to undo."
    )


def losing(seats: Seats = HUMANS) -> GameSession:
    """Return a game of Themisto in which the last turn cost Black a turn."""
    turns = ("f8-f2", "e1-e7", "h7-c2", "h1-f3", "h2-g2")
    rng = random.Random(3)
    record = GameRecord(GAMES["themisto"].setup())
    for turn in turns:
        record.play_text(turn)
    for _ in range(300):
        options = list(record.position.legal_turns())
        before = record.position
        record.play(rng.choice(options))
        if lost_turn(before, record.position) is not None:
            break
    return lone_game(record.setup, *[node.text for node in record.line], seats=seats)


def test_a_lost_turn_is_reported_by_turn_and_news() -> None:
    session = losing()
    before = session.record.position_at(session.record.node.parent)  # type: ignore[arg-type]
    loser = ("Player 1", "Player 2")[1 - before.colour]
    words = narrator(session)
    assert words.turn(session.record.node).endswith(f"; {loser} skips a turn")
    assert f"{loser} skips a turn: a disc left a row of three or four. " in words.task()
    assert lost_turn(before, session.record.position) == 1 - before.colour
    start = session.record.setup.start()
    assert lost_turn(start, session.record.position_at(session.record.line[0])) is None


@pytest.mark.parametrize("you", [0, 1])
def test_your_own_lost_turn_is_said_to_you(you: int) -> None:
    session = losing((AGAINST[you], AGAINST[1 - you]))
    before = session.record.position_at(session.record.node.parent)  # type: ignore[arg-type]
    yours = before.player != you
    assert ("You skip a turn: a disc left a row" in narrator(session).task()) is yours
    assert ("Player 1 skips" in narrator(session).task()) is (not yours)


def test_turns_to_skip_that_cancel_are_news() -> None:
    dice = random.Random(4)
    for _ in range(200):
        record = GameRecord(GAMES["themisto"].setup())
        while not record.position.over and len(record.line) < 60:
            before = record.position.lost_turns()
            record.play(dice.choice(list(record.position.legal_turns())))
            after = record.position
            if sum(before) > sum(after.lost_turns()) and record.node.parent is not None:
                mover = record.position_at(record.node.parent).player
                if after.player != mover and not after.over:
                    session = lone_game(record.setup, *[node.text for node in record.line])
                    assert "nobody skips" in " ".join(narrator(session).news())
                    return
    raise AssertionError("no turns cancelled")


def test_a_turn_to_skip_is_no_news_once_the_game_is_won() -> None:
    moves = "d1-d7 d7-b7 c1-c6 f8-d6 a7-b6 h7-g6 g8-f8x g1-g2 f8-g7 b1-b3 g2-d5 e1-e6"
    session = lone_game(GAMES["themisto"].setup(), *moves.split())
    record = session.record
    assert record.position.over
    assert record.node.parent is not None
    assert any(record.position_at(record.node.parent).lost_turns())
    assert narrator(session).news() == []


def test_closed_lines_may_be_captured_or_kept() -> None:
    rng = random.Random(3)
    record = GameRecord(GAMES["themisto"].setup())
    captures: list[tuple[int, ...]] = []
    while not captures:
        record.play(rng.choice(list(record.position.legal_turns())))
        turns = record.position.legal_turns()
        captures = [turn for turn in turns if record.position.write(turn).endswith("x")]
    session = lone_game(record.setup, *[node.text for node in record.line])
    session.play(captures[0][0])
    assert SpecialStep.CAPTURE in session.buttons
    how = "Click the ringed disc to capture it, or press “Do not capture”. Press Esc to undo."
    assert narrator(session).task().endswith(how)


def playout(setup: Setup, seed: int) -> list[str]:
    """Return the turns of a random game."""
    position, turns = setup.start(), []
    for step, _player in setup.start().random_playout(seed)[1]:
        turns.append(position.write((step,)))
        position.play(step)
    return turns


def test_captions_have_words_for_turns_without_a_place_and_signs_of_assessments() -> None:
    session = lone_game(small("egotzi"), "b2", "swap", "c3")
    placed, swapped, other = session.record.line
    assert [turn_caption(node) for node in session.record.line] == ["b2", "swap colours", "c3"]
    session.edits.set_values(placed, "TE", ["1"])
    assert turn_caption(placed).startswith("b2 ")
    assert len(turn_caption(placed)) > len("b2 ")
    assert numbered_turn(VIEWS["egotzi"], swapped, 2) == "2. White swap colours"
    assert numbered_turn(VIEWS["egotzi"], other, 3) == "3. White c3"
    passed = lone_game(small("yodd"), "Ba1", "pass").record.node
    assert turn_caption(passed) == "pass"
    moved = lone_game(small("themisto"), "b1-b7").record.node
    assert numbered_turn(VIEWS["themisto"], moved, 1) == "1. Player 1 b1-b7"


@pytest.mark.parametrize(
    ("seconds", "text"),
    [
        (0, "0:00.0"),
        (0.01, "0:00.1"),
        (0.1, "0:00.1"),
        (0.3, "0:00.3"),  # a little more than 3 tenths as a float, when reckoned in tenths
        (9.41, "0:09.5"),
        (9.4, "0:09.4"),
        (10, "0:10.0"),
        (10.01, "0:11"),
        (11.0000001, "0:11"),
        (59.2, "1:00"),
        (272, "4:32"),
        (601, "10:01"),
        (3599.5, "1:00:00"),
        (3600, "1:00:00"),
        (3723.5, "1:02:04"),
        (86400, "24:00:00"),
    ],
)
def test_digits(seconds: float, text: str) -> None:
    assert clock_text(seconds) == text


def test_tenths_have_the_decimal_point_of_the_language() -> None:
    UI_LANGUAGE.set_language(Language("de"))
    assert clock_text(9.4) == "0:09,4"
    assert control_text(TimeControl(main_seconds=2.5)) == "2,5 s"


@pytest.mark.parametrize(
    ("seconds", "text"),
    [
        (0, "0 seconds"),
        (0.2, "1 second"),
        (1, "1 second"),
        (1.0000001, "1 second"),
        (59.5, "1 minute"),
        (60, "1 minute"),
        (61, "1 minute 1 second"),
        (3600, "1 hour"),
        (3605, "1 hour 5 seconds"),
        (7320, "2 hours 2 minutes"),
        (7323, "2 hours 2 minutes 3 seconds"),
    ],
)
def test_times_in_words(seconds: float, text: str) -> None:
    assert spoken_time(seconds) == text


@pytest.mark.parametrize(
    ("control", "text"),
    [
        (NO_CLOCKS, ""),
        (TimeControl(main_seconds=90), "1 min 30 s"),
        (TimeControl(main_seconds=600), "10 min"),
        (TimeControl(main_seconds=2.5), "2.5 s"),
        (TimeControl(main_seconds=300, increment_seconds=5), "5 min + 5 s per move"),
        (TimeControl(overtime_seconds=30, overtime_turns=1), "30 s per move"),
        (TimeControl(overtime_seconds=60, overtime_turns=2), "1 min for 2 moves"),
        (
            TimeControl(main_seconds=60, overtime_seconds=20, overtime_turns=1),
            "1 min, then 20 s per move",
        ),
        (
            TimeControl(main_seconds=60, overtime_seconds=600, overtime_turns=25),
            "1 min, then 10 min for 25 moves",
        ),
    ],
)
def test_time_controls_in_brief(control: TimeControl, text: str) -> None:
    assert control_text(control) == text

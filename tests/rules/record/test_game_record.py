from __future__ import annotations

import random

import pytest
from game_facts import each
from hypothesis import given
from hypothesis import strategies as st
from random_records import random_turn, records, setups

from rules.games import GAMES
from rules.outcome import Outcome
from rules.position import BLACK, WHITE
from rules.record.game_record import Ending, GameRecord, write_result
from rules.record.turn_numbers import turn_numbers
from rules.refusal import RulesError
from rules.setup import Setup


def small_y(pie: bool = True) -> GameRecord:
    return GameRecord(GAMES["oddy"].setup(sides=3, size=4, pie=pie))


def texts(record: GameRecord) -> list[str]:
    return [node.text for node in record.line]


def played(*turns: str) -> GameRecord:
    record = small_y()
    for turn in turns:
        record.play_text(turn)
    return record


def test_a_new_record_is_at_the_start() -> None:
    record = small_y()
    assert record.line == []
    assert record.position == record.setup.start()
    assert not record.can_undo
    assert not record.can_redo
    assert record.outcome is None
    assert record.result_text == ""
    (date,) = record.root.properties["DT"]
    assert len(date) == len("2026-01-31")


def test_the_ends_of_undo_and_redo_are_errors() -> None:
    record = small_y()
    with pytest.raises(RulesError, match="undo"):
        record.undo()
    with pytest.raises(RulesError, match="redo"):
        record.redo()


@given(setups(), st.integers(0, 2**32))
def test_undo_walks_back_through_equal_positions(setup: Setup, seed: int) -> None:
    rng = random.Random(seed)
    record = GameRecord(setup)
    positions = [record.position.copy()]
    while not record.position.over and len(positions) < 100:
        record.play(random_turn(record.position, rng))
        positions.append(record.position.copy())
    for expected in reversed(positions):
        assert record.position == expected
        if record.can_undo:
            record.undo()
    for expected in positions[1:]:
        record.redo()
        assert record.position == expected


@given(records())
def test_position_at_replays_every_node(record: GameRecord) -> None:
    for node in record.root.subtree():
        replayed = record.setup.start()
        for above in node.path():
            assert above.colour == replayed.colour
            replayed.play_turn(above.turn)
        assert record.position_at(node) == replayed


def test_positions_of_a_long_line_stay_right_when_few_are_kept(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("rules.record.game_record._MAX_KEPT", 2)
    record = GameRecord(GAMES["oddy"].setup(sides=5, size=6))
    rng = random.Random(7)
    while not record.position.over:
        record.play(random_turn(record.position, rng))
    assert len(record._kept) == 2
    for node in [*record.line, *reversed(record.line)]:
        replayed = record.setup.start()
        for above in node.path():
            replayed.play_turn(above.turn)
        assert record.position_at(node) == replayed


def test_a_turn_played_again_makes_no_second_node() -> None:
    record = played("a1", "b1")
    node = record.node
    record.undo()
    assert record.play_text("b1") is node
    assert len(record.root.children) == 1


def test_redo_follows_the_variation_visited_last() -> None:
    record = played("a1", "b1", "b2")
    record.undo()
    record.undo()
    record.play_text("c1")
    record.undo()
    assert record.redo().text == "c1"
    first = next(n for n in record.root.subtree() if n.text == "b2")
    record.go_to(first)
    record.go_to(record.root)
    assert [node.text for node in record.whole_line] == ["a1", "b1", "b2"]
    record.redo()
    assert record.redo().text == "b1"


def test_what_is_played_last_is_the_main_line_while_the_game_is_on() -> None:
    record = played("a1", "b1")
    record.undo()
    record.play_text("c1")
    assert [node.text for node in record.main_line] == ["a1", "c1"]
    assert [node.text for node in record.line[0].children] == ["c1", "b1"]
    record.undo()
    record.play_text("b1")
    assert [node.text for node in record.main_line] == ["a1", "b1"]


def test_what_is_tried_after_the_end_is_a_variation() -> None:
    record = played("a1", "d1", "b1", "d2", "c1", "d3", "c2", "d4")
    assert record.outcome is not None
    assert record.outcome.winner == WHITE
    record.undo()
    record.undo()
    record.play_text("d4")
    assert [node.text for node in record.main_line][-1] == "d4"
    assert len(record.main_line) == 8
    assert texts(record)[-1] == "d4"
    assert len(texts(record)) == 7


def test_resignation_is_taken_back_first() -> None:
    record = played("a1", "b1")
    record.end(Outcome(BLACK, Ending.RESIGNATION))
    assert record.result_text == "B+R"
    assert record.undo() is record.line[-1]
    assert record.outcome is None
    assert texts(record) == ["a1", "b1"]


def test_resignation_stays_where_it_was_made() -> None:
    record = played("a1", "b1")
    end = record.node
    record.end(Outcome(WHITE, Ending.RESIGNATION))
    record.go_to(record.root)
    assert record.outcome is None
    assert record.game_result_text == "W+R"
    record.play_text("c1")
    assert [node.text for node in record.main_line] == ["a1", "b1"]
    record.go_to(end)
    assert record.result_text == "W+R"
    record.play_text("c2")
    assert record.outcome is None
    assert record.game_result_text == ""


def test_the_line_that_somebody_resigned_in_is_the_main_line() -> None:
    record = played("a1", "b1")
    variation = record.node
    record.undo()
    record.play_text("c1")
    record.go_to(variation)
    record.end(Outcome(WHITE, Ending.RESIGNATION))
    assert [node.text for node in record.main_line] == ["a1", "b1"]
    assert record.game_result_text == "W+R"


def test_nobody_resigns_a_game_that_is_over() -> None:
    record = played("a1", "d1", "b1", "d2", "c1", "d3", "c2", "d4")
    with pytest.raises(RulesError, match="over"):
        record.end(Outcome(BLACK, Ending.TIME))


def test_removing_cuts_the_tree_and_moves_up() -> None:
    record = played("a1", "b1", "b2")
    record.end(Outcome(BLACK, Ending.TIME))
    record.remove(record.line[1])
    assert texts(record) == ["a1"]
    assert record.ending is None
    assert not record.can_redo
    with pytest.raises(RulesError):
        record.remove(record.root)


def test_redo_does_not_go_where_something_was_removed() -> None:
    record = played("a1")
    record.undo()
    removed = record.play_text("b1")
    record.undo()
    record.remove(removed)
    assert record.redo().text == "a1"


@pytest.mark.parametrize(
    ("outcome", "text"),
    [
        (None, ""),
        (Outcome(None, Ending.AGREEMENT), "0"),
        (Outcome(BLACK, Ending.AGREEMENT), "B+"),
        (Outcome(WHITE, Ending.TIME), "W+T"),
        (Outcome(BLACK, Ending.RESIGNATION), "B+R"),
        (Outcome(BLACK, Ending.AGREEMENT, margin=12), "B+12"),
    ],
)
def test_results_are_written_as_sgf_does(outcome: Outcome | None, text: str) -> None:
    assert write_result(outcome) == text


def test_records_differ_by_turn_comment_order_and_place() -> None:
    assert played("a1", "b1") == played("a1", "b1")
    assert played("a1", "b1") != played("a1", "b2")
    assert played("a1") != played("a1", "b1")
    commented = played("a1")
    commented.node.properties["C"] = ["why?"]
    assert commented != played("a1")
    back = played("a1", "b1")
    back.undo()
    assert back != played("a1", "b1")
    assert played("a1") != "a1"


def test_a_game_that_ended_is_looked_back_in_at_its_earlier_moves() -> None:
    record = played("a1", "b1", "b2")
    first, middle, last = record.line
    record.go_to(first)
    assert not record.looks_back  # it is on
    record.go_to(last)
    record.end(Outcome(BLACK, Ending.RESIGNATION))
    assert record.end_node is last
    assert record.outcome_at(last) == record.outcome
    assert not record.looks_back
    for node in (record.root, first, middle):
        record.go_to(node)
        assert record.looks_back
        assert record.outcome is None
    record.play_text("c1")
    assert not record.looks_back
    record.go_to(middle)
    record.begin_aside()
    assert not record.looks_back


@pytest.mark.parametrize("key", GAMES)
def test_pieces_have_the_number_of_their_last_turn(key: str) -> None:
    """By the name of the cell, with + one level up."""
    turns, numbers = each("TURN_NUMBERS")[key]
    start = GAMES[key].setup().start()
    position = start.copy()
    played: list[tuple[int, ...]] = []
    for text in turns.split():
        played.append(position.read(text))
        position.play_turn(played[-1])
    found = turn_numbers(start, played).items()
    assert {f"{start.board.names[at]}{'+' * level}": n for (at, level), n in found} == numbers


@pytest.mark.parametrize("key", GAMES)
def test_every_piece_that_was_put_has_a_number_and_nothing_else_has(key: str) -> None:
    dice = random.Random(3)
    start = GAMES[key].setup().start()
    position = start.copy()
    turns: list[list[int]] = []
    begun: list[int] = []
    first = {(piece.site, piece.level) for piece in start.pieces()}
    while not position.over and position.turn < 60:
        turn = position.turn
        begun.append(dice.choice(position.legal_steps()))
        position.play(begun[-1])
        if position.turn != turn:
            turns.append(begun)
            begun = []
        numbers = turn_numbers(start, [*turns, begun])
        lying = {(piece.site, piece.level) for piece in position.pieces()}
        assert set(numbers) <= lying
        assert lying - set(numbers) <= first
        assert max(numbers.values(), default=0) <= len(turns) + bool(begun)

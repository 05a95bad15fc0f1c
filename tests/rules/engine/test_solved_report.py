"""On solved boards the engine plays perfectly at once, and below full strength as ever."""

from __future__ import annotations

import random

import pytest
from certain import certain
from game_facts import rows

from rules.engine.engine import Engine
from rules.engine.game_knowledge import GAME_KNOWLEDGE
from rules.engine.limits import STRONGEST, Limits
from rules.engine.report import Proof
from rules.engine.solved_report import solved_report
from rules.games import read_setup
from rules.games.solved_boards import solved_board
from rules.position import Position, SpecialStep
from rules.setup import Setup
from rules.solved.results import LOSS, WIN
from rules.solved.solved_board import SolvedBoard

SETUPS = [read_setup(row[0].split()) for row in rows("SOLVED")]
WHOLE = [setup for setup in SETUPS if (board := solved_board(setup)) and board.pieces is None]
WITH_PIE = [
    setup.with_options(pie=True)
    for setup in WHOLE
    if "pie" in dict(setup.options) and len(list(setup.start().legal_turns())) < 30
]
SEARCH = Limits(simulations=50, seed=1)


def second_turns(setup: Setup) -> list[tuple[int, ...]]:
    start = setup.start()
    start.play_turn(next(start.legal_turns()))
    return list(start.legal_turns())


@pytest.mark.parametrize("setup", WHOLE, ids=str)
@pytest.mark.parametrize("strong", [0, 1])
def test_whoever_can_win_wins_against_random_play(setup: Setup, strong: int) -> None:
    dice = random.Random(strong)
    engine = Engine(GAME_KNOWLEDGE)
    for _ in range(2):
        position = setup.start()
        winning = False
        while not position.over:
            if position.player == strong:
                report = engine.search(position, [], SEARCH)
                assert report.solved
                assert not winning or report.proven is Proof.WIN
                winning = report.proven is Proof.WIN
                position.play_turn(report.best)
            else:
                position.play_turn(dice.choice(list(position.legal_turns())))
        outcome = certain(position.outcome())
        assert outcome.winner is not None
        assert not winning or position.player_of(outcome.winner) == strong


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_all_first_moves_are_reported_with_their_results(setup: Setup) -> None:
    start = setup.start()
    board = certain(solved_board(setup))
    report = Engine(GAME_KNOWLEDGE).search(start, [], Limits(seed=1))
    results = board.turn_results(start)
    said = {candidate.turn: candidate.proven for candidate in report.candidates}
    assert said == {
        turn: Proof.WIN if result == WIN else Proof.LOSS for turn, result in results.items()
    }
    assert report.proven is Proof.WIN
    assert report.best == report.candidates[0].turn
    for candidate in report.candidates:
        assert candidate.line[0] == candidate.turn
        position = start.copy()
        for turn in candidate.line:  # they are legal, and can be written
            assert position.write(turn)
            assert turn in list(position.legal_turns())
            position.play_turn(turn)


@pytest.mark.parametrize("setup", WITH_PIE, ids=str)
def test_the_swap_is_made_exactly_where_the_opening_wins(setup: Setup) -> None:
    start = setup.start()
    board = certain(solved_board(setup))
    without = board.turn_results(setup.with_options(pie=False).start())
    for opening, result in without.items():
        report = Engine(GAME_KNOWLEDGE).search(start, [opening], SEARCH)
        assert (report.best == (SpecialStep.SWAP,)) is (result == WIN)
        assert report.proven is Proof.WIN


@pytest.mark.parametrize("setup", WITH_PIE, ids=str)
def test_no_opening_is_made_that_loses_to_the_swap_unless_all_do(setup: Setup) -> None:
    board = certain(solved_board(setup))
    without = board.turn_results(setup.with_options(pie=False).start())
    for seed in range(3):
        best = Engine(GAME_KNOWLEDGE).search(setup.start(), [], Limits(seed=seed)).best
        assert without[best] == min(without.values())
        if min(without.values()) == LOSS:  # then few replies win
            counts = {}
            for opening, result in without.items():
                after = setup.start()
                after.play_turn(opening)
                if result == LOSS:
                    counts[opening] = list(board.turn_results(after).values()).count(WIN)
            assert counts[best] == min(counts.values())


@pytest.mark.parametrize("setup", WHOLE[:3], ids=str)
def test_weaker_levels_play_as_without_a_table(setup: Setup) -> None:
    start = setup.start()
    for level in range(1, STRONGEST):
        limits = Limits(level=level, seed=level)
        with_table = Engine(GAME_KNOWLEDGE).search(start, [], limits)
        without = Engine().search(start, [], limits)
        assert not with_table.solved
        assert with_table.best == without.best
        assert with_table.simulations == without.simulations


def test_an_unfinished_turn_is_looked_up_too() -> None:
    setup = next(setup for setup in WHOLE if any(len(turn) > 1 for turn in second_turns(setup)))
    start = setup.start()
    start.play_turn(next(start.legal_turns()))
    whole = Engine(GAME_KNOWLEDGE).search(start, [], Limits(seed=1))
    turn = next(c.turn for c in whole.candidates if len(c.turn) > 1 and c.proven is whole.proven)
    rest = Engine(GAME_KNOWLEDGE).search(start, [turn[:1]], Limits(seed=1))
    assert rest.solved
    assert rest.proven is whole.proven
    assert turn[1:] in [candidate.turn for candidate in rest.candidates]


def test_a_position_that_was_set_up_is_searched() -> None:
    setup = WHOLE[0]
    position = setup.start()
    position.play_turn(next(position.legal_turns()))
    placed = setup.placed(position.placement())
    report = Engine(GAME_KNOWLEDGE).search(placed.start(), [], SEARCH)
    assert not report.solved
    assert report.simulations > 0


class Counting:
    """A solved board that counts the turns that are looked up in it."""

    def __init__(self, board: SolvedBoard) -> None:
        self._board = board
        self.turns = 0

    def turn_results(self, position: Position) -> dict[tuple[int, ...], int]:
        results = self._board.turn_results(position)
        self.turns += len(results)
        return results


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_what_is_looked_up_is_bounded_since_nothing_stops_it(setup: Setup) -> None:
    board = certain(solved_board(setup))
    dice = random.Random(3)
    for _ in range(1):
        position = setup.start()
        while not position.over:
            counting = Counting(board)
            solved_report(counting, position, 1)  # type: ignore[arg-type]
            assert counting.turns <= 4_000
            position.play_turn(dice.choice(list(position.legal_turns())))

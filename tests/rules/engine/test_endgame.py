"""Near the end of a game a turn that wins is played; on solved boards every turn is perfect."""

import gc
import json
import random
from pathlib import Path
from typing import Any

import pytest
from certain import certain
from full_search import turn_values
from game_facts import rows
from on_demand import on_demand

from rules.engine.endgame import Endgame
from rules.engine.engine import Engine
from rules.engine.known_reports import GAME_KNOWLEDGE, solved_report
from rules.engine.limits import STRONGEST, Limits
from rules.engine.report import Proof
from rules.engine.tree import Tree
from rules.games import GAMES, read_setup
from rules.games.game_data import solved_board
from rules.position import Position, SpecialStep
from rules.setup import Setup
from rules.solved import LOSS, WIN, SolvedBoard


def data(name: str) -> list[dict[str, Any]]:
    file = Path(__file__).parents[2] / "data" / name
    return [json.loads(line) for line in file.read_text("utf-8").splitlines()]


ROWS = data("endgames.jsonl")
# Themisto's fights: turns that win by force, and the few that hold, found by full search three
# turns ahead; ``test_plain_uct.py`` checks that the file is right.
THREATS = data("threats.jsonl")
KINDS = sorted({row["game"] for row in ROWS})
every_kind = pytest.mark.parametrize("kind", KINDS)


def position_of(row: dict[str, Any]) -> Position:
    position = read_setup(row["game"].split()).start()
    for text in row["turns"]:
        position.play_turn(position.read(text))
    return position


def rows_of(kind: str) -> list[dict[str, Any]]:
    return [row for row in ROWS if row["game"] == kind]


def test_the_table_of_the_end_goes_with_its_tree() -> None:
    """It is large: a few that wait for the garbage collector would take as much as half a tree."""

    def tables() -> int:
        return sum(isinstance(thing, Endgame) for thing in gc.get_objects())

    gc.collect()
    before = tables()
    tree = Tree(position_of(rows_of("egotzi size=5")[0]), seed=1, capacity=1_000)
    tree.run(2_000)
    assert tables() == before + 1
    del tree
    assert tables() == before


@every_kind
@pytest.mark.parametrize(
    ("threads", "seed"),
    [(1, 0), *[pytest.param(*more, marks=pytest.mark.long) for more in ((1, 1), (2, 2))]],
)
def test_at_20_000_simulations_a_best_turn_is_played(kind: str, threads: int, seed: int) -> None:
    """A winning turn; without one, a turn that draws (in Themisto, that does not lose next)."""
    for row in rows_of(kind):
        position = position_of(row)
        limits = Limits(simulations=20_000, seed=seed, threads=threads)
        played = position.write(Engine().search(position, [], limits).best)
        assert played in row["best"], row


@pytest.mark.long
@pytest.mark.parametrize(("threads", "seed"), [(1, 0), (1, 1), (2, 2)])
@pytest.mark.parametrize("value", [1, 0], ids=["a win by force", "few turns hold"])
def test_in_a_fight_a_turn_is_played_that_wins_or_holds(
    value: int, threads: int, seed: int
) -> None:
    fights = [row for row in THREATS if row["value"] == value]
    assert len(fights) >= 10
    for row in fights:
        position = position_of({"game": "themisto", **row})
        limits = Limits(simulations=20_000, seed=seed, threads=threads)
        played = position.write(Engine().search(position, [], limits).best)
        assert played in row["best"] or wins_later(position, played), row


def wins_later(position: Position, text: str) -> bool:
    """Return whether plain search finds that a turn forces a win within five turns."""
    after = position.copy()
    after.play_turn(after.read(text))
    values = on_demand("turns_ahead").TurnsAhead(after).turn_values(after, 4)
    return after.player != position.player and set(values.values()) == {-1}


@pytest.mark.parametrize("key", sorted({kind.split()[0] for kind in KINDS} - {"themisto"}))
def test_there_are_enough_that_few_turns_win(key: str) -> None:
    """Themisto's are ``THREATS``."""
    won = [row for row in ROWS if row["game"].split()[0] == key and row["value"] == 1]
    few = [row for row in won if 4 * len(row["best"]) <= len(list(position_of(row).legal_turns()))]
    assert len(few) >= 30


@pytest.mark.parametrize("kind", [kind for kind in KINDS if kind != "themisto"])
def test_what_is_proven_and_what_is_on_file_agree_with_full_search(kind: str) -> None:
    """Themisto's positions are three turns deep, too deep for plain search."""
    row = max(rows_of(kind), key=lambda row: len(row["turns"]))
    position = position_of(row)
    values = turn_values(position)
    assert row["value"] == max(values.values())
    assert sorted(row["best"]) == sorted([t for t, v in values.items() if v == row["value"]])
    for simulations in (40, 4000):
        report = Engine().search(position, [], Limits(simulations=simulations, seed=5))
        value_of = {Proof.WIN: 1, Proof.DRAW: 0, Proof.LOSS: -1}
        for candidate in report.candidates:
            if candidate.proven is not None:
                assert values[position.write(candidate.turn)] == value_of[candidate.proven]
    assert report.proven is not None
    assert value_of[report.proven] == row["value"]


CYCLE = ("a1-b2", "h8-g7", "b2-a1", "g7-h8")


def test_a_draw_by_repetition_is_proven_for_its_own_line_alone() -> None:
    """The same turn draws if its position has occurred twice, and only then."""
    proofs = []
    for texts in (CYCLE + CYCLE[:3], CYCLE[:3]):
        position = GAMES["themisto"].setup().start()
        for text in texts:
            position.play_turn(position.read(text))
        tree = Tree(position, seed=1, capacity=1_000_000)
        tree.run(6_000)
        node, proof = tree.root_node, 0
        for step in position.read(CYCLE[3]):
            node, _step, _visits, _wins, proof = next(
                c for c in tree.children(node) if c[1] == step
            )
        proofs.append(proof)
    assert proofs == [3, 0]


# -- solved boards ---------------------------------------------------------------------------------

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

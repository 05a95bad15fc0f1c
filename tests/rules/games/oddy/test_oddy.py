"""Odd-Y: boards of every number of sides, wins around the middle, the pie rule."""

import enum
import itertools
import random

import pytest
from certain import certain

from rules.board import Board, polygon, triangle
from rules.count_step import CountedGroup
from rules.games.oddy import GAME, OddYCounted, OddYLabel
from rules.games.oddy.outcome import joined_sides, side_steps
from rules.games.oddy.puzzle_kind import KIND
from rules.outcome import Count
from rules.piece import Touch
from rules.position import BLACK, PLACE, Position, SpecialStep
from rules.refusal import IllegalTurnError, NotationError, RefusalReason


def played(texts: str, **options: object) -> Position:
    """Return the position after these turns, each read as players write it."""
    position = GAME.setup(**options).start()
    for text in texts.split():
        position.play_turn(position.read(text))
        position.validate()
    return position


def check_playout(position: Position, seed: int) -> float:
    """Return that a playout fills the board and finds its winner; its value."""
    value, trace = position.random_playout(seed)
    assert sorted(step for step, _ in trace) == [s for s in position.legal_steps() if s >= PLACE]
    stones = [[step for step, player in trace if player == p] for p in (0, 1)]
    assert len(stones[position.player]) == (len(trace) + 1) // 2
    # in any order, since a full board has one winner: both players' stones in turn
    replay = position.copy()
    for i in range(len(trace)):
        if not replay.over:
            replay.play(stones[replay.player][i // 2])
    outcome = certain(replay.outcome())
    assert outcome.winner is not None
    assert value == (1.0 if replay.player_of(outcome.winner) == 0 else 0.0)
    return value


@pytest.mark.parametrize("sides_size", [(3, 4), (5, 3), (7, 3), (9, 3), (5, 6), (3, 9)], ids=str)
def test_playouts_end_as_the_full_board_does(sides_size: tuple[int, int]) -> None:
    sides, size = sides_size
    position = GAME.setup(sides=sides, size=size, pie=False).start()
    assert 60 < sum([check_playout(position, seed) for seed in range(200)]) < 150


@pytest.mark.parametrize("sides_size", [(3, 7), (3, 15), (5, 4), (7, 6), (5, 9), (9, 9)], ids=str)
def test_playouts_from_inside_a_game(sides_size: tuple[int, int]) -> None:
    sides, size = sides_size
    for seed in range(3):
        choose = random.Random(seed)
        position = GAME.setup(sides=sides, size=size).start()
        while not position.over:
            if choose.random() < 12 / position.board.site_count:
                check_playout(position, seed)
            steps = position.legal_steps()
            swaps = SpecialStep.SWAP in steps and seed != 1
            position.play(
                SpecialStep.SWAP if swaps else choose.choice([s for s in steps if s >= PLACE])
            )


def test_three_sides_next_to_each_other_do_not_win_on_five() -> None:
    # c2, c3, c4 lie on sides 0 and 1; with the corner c5 the group has 0, 1 and 2, in a row; with
    # the corner c1 it has 4, 0, 1, 2, of which 4, 0, 2 hold the middle
    texts = "c2 b1 c3 b2 c4 b3 c5 b4"
    position = played(texts, sides=5, size=3, pie=False)
    assert not position.over
    assert position.tally()[0].black == 3
    position = played(texts + " c1", sides=5, size=3, pie=False)
    outcome = certain(position.outcome())
    assert outcome.winner == BLACK
    assert len(outcome.sites) == 5


@pytest.mark.parametrize("texts", ["a1 b1 d2 c1", "d1 b1 b2 c1"])
def test_the_best_group_is_counted_whichever_comes_first(texts: str) -> None:
    """A corner touches two sides, the middle none; either may have the lower number."""
    count = played(texts, sides=3, size=4, pie=False).tally()[0]
    assert (count.label, count.black) == (OddYLabel.SIDES, 2)


def test_black_wins_on_the_smallest_y() -> None:
    position = played("b1 a1 c2 b2 c1", sides=3, size=3, pie=False)
    assert not position.over
    assert [c.label for c in position.tally()] == [OddYLabel.SIDES]
    position = played("b1 a1 b2 c1 c2", sides=3, size=3, pie=False)
    outcome = certain(position.outcome())
    assert (outcome.winner, outcome.margin) == (BLACK, None)
    assert {position.board.names[site] for site in outcome.sites} == {"b1", "b2", "c2"}


@pytest.mark.parametrize(
    ("texts", "pie"), [("", True), ("b2 swap", True), ("b2 c1", True), ("b2", False)]
)
def test_a_swap_is_only_for_whites_first_turn(texts: str, pie: bool) -> None:
    position = played(texts, sides=3, size=4, pie=pie)
    assert SpecialStep.SWAP not in position.legal_steps()
    with pytest.raises(IllegalTurnError) as caught:
        position.read("swap")
    assert certain(caught.value.refusal).reason is RefusalReason.SWAP


def test_refusals_name_the_reason_and_the_place() -> None:
    position = played("b2", sides=3, size=4)
    site = position.board.site("b2")
    refusal = certain(position.refusal([Touch(site)]))
    assert (refusal.reason, refusal.sites) == (RefusalReason.OCCUPIED, (site,))
    assert position.refusal([Touch(0)]) is None
    passed = certain(position.refusal(SpecialStep.PASS))
    assert passed.reason is RefusalReason.PASS
    for text in ("B2", "b", "e1", "pass", "b2,c1", ""):
        with pytest.raises(NotationError):
            position.read(text)


class Label(enum.Enum):
    SIDES = "sides"


COUNT = Count(Label.SIDES, 3, 0)


def sites(board: Board, text: str) -> list[int]:
    return [board.names.index(name) for name in text.split()]


def test_a_group_joins_three_sides_by_the_shortest_ways() -> None:
    board = triangle(3)  # a1 / b1 b2 / c1 c2 c3
    group = sites(board, "a1 b1 c1 c2 c3")
    sides, ways = joined_sides(board, group)
    assert sides == (0, 1, 2)
    length = sum(len(way) for way in ways)
    for side, way in zip(sides, ways, strict=True):
        assert set(way) <= set(group)
        assert way[0] in board.side(side)
        assert way[-1] == ways[0][-1]  # they meet
        for one, other in itertools.pairwise(way):
            assert other in board.neighbours(one)
    # one cell of a corner for its two sides, and three cells to the third side
    assert length == 5


def test_of_a_big_group_the_shortest_ways_are_taken() -> None:
    board = polygon(5, 3)
    whole = list(range(board.site_count))
    sides, ways = joined_sides(board, whole)
    assert len(sides) == 3
    assert sum(len(way) for way in ways) <= 3 * 3
    assert len({way[-1] for way in ways}) == 1


def test_a_group_that_joins_none_is_an_error() -> None:
    board = triangle(4)
    with pytest.raises(ValueError, match=r"the group on \(0,\) does not enclose the middle"):
        joined_sides(board, [0])


def test_the_sides_are_counted_one_by_one() -> None:
    board = triangle(3)
    group = sites(board, "a1 b1 c1 c2 c3")
    sides, ways = joined_sides(board, group)
    winner, *reached, middle = side_steps(board, group, COUNT)
    gone = tuple(sites(board, "b2"))
    assert winner.reason is OddYCounted.WINNER
    assert winner.groups == (CountedGroup(tuple(group)),)
    assert (winner.done, winner.sides) == ((), ())
    marked = tuple(CountedGroup(way, side + 1) for way, side in zip(ways, sides, strict=True))
    for number, step in enumerate(reached):
        assert step.reason is OddYCounted.SIDE
        assert step.groups == (marked[number],)
        assert step.done == marked[:number]
        assert step.sides == sides[: number + 1]
    assert len(reached) == 3
    assert middle.reason is OddYCounted.MIDDLE
    assert (middle.groups, middle.done, middle.sides) == ((), marked, sides)
    for step in (winner, *reached, middle):
        assert (step.count, step.gone) == (COUNT, gone)


@pytest.mark.parametrize(("before", "shown"), [("", False), ("a1", False), ("a1 d1", True)])
def test_a_bridge_of_a_puzzle_leads_to_a_stone_of_ones_own(before: str, shown: bool) -> None:
    position = GAME.setup(sides=5, size=4, pie=False).start()
    board, (middle,) = position.board, position.read("a1")
    near = set(board.neighbours(middle - PLACE))
    end = next(
        site
        for site in range(board.site_count)
        if site not in near and len(near.intersection(board.neighbours(site))) == 2
    )
    for text in before.split():
        position.play_turn(position.read(text))
    after = position.copy()
    after.play(PLACE + end)
    assert ("bridge" in KIND.themes_of(position, (PLACE + end,), after)) == shown

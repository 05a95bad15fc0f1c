"""Odd-Y: boards of every number of sides, wins around the middle, the pie rule."""

from __future__ import annotations

import itertools
import random

import pytest

from rules.games.oddy import GAME, OddYEnding, OddYLabel
from rules.piece import Touch
from rules.position import BLACK, PLACE, WHITE, Position, SpecialStep
from rules.refusal import IllegalTurnError, NotationError, RefusalReason
from rules.setup import OptionError


def played(texts: str, **options: object) -> Position:
    """Return the position after these turns, each read as players write it."""
    position = GAME.setup(**options).start()
    for text in texts.split():
        position.play_turn(position.read(text))
        position.validate()
    return position


def slow_winner(position: Position) -> int | None:
    """Return who has a group with three sides whose triangle holds the midpoint: the plain rule."""
    board = position.board
    k = board.side_count
    colour_at = {piece.site: piece.colour for piece in position.pieces()}
    for colour in (BLACK, WHITE):
        left = {site for site, c in colour_at.items() if c == colour}
        while left:
            group = [left.pop()]
            for site in group:
                for other in board.neighbours(site):
                    if other in left:
                        left.remove(other)
                        group.append(other)
            touched = {side for site in group for side in board.sides_of(site)}
            for a, b, c in itertools.combinations(sorted(touched), 3):
                if max(b - a, c - b, a + k - c) <= (k - 1) // 2:
                    return colour
    return None


@pytest.mark.parametrize(
    ("sides", "sizes"), [(3, (3, 5, 11)), (5, (3, 4, 6)), (7, (3, 6)), (9, (3, 5))]
)
def test_the_first_to_enclose_the_middle_wins(sides: int, sizes: tuple[int, ...]) -> None:
    for size, seed in itertools.product(sizes, range(6)):
        choose = random.Random(seed)
        position = GAME.setup(sides=sides, size=size).start()
        while not position.over:
            assert slow_winner(position) is None
            position.play(choose.choice(position.legal_steps()))
            position.validate()
        outcome = position.outcome()
        assert outcome is not None
        assert outcome.winner == slow_winner(position)
        assert outcome.reason is OddYEnding.CONNECTED
        assert position.legal_steps() == []


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
    outcome = replay.outcome()
    assert outcome is not None
    assert outcome.winner is not None
    assert outcome.winner == slow_winner(replay)
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
    outcome = position.outcome()
    assert outcome is not None
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
    outcome = position.outcome()
    assert outcome is not None
    assert (outcome.winner, outcome.margin) == (BLACK, None)
    assert {position.board.names[site] for site in outcome.sites} == {"b1", "b2", "c2"}


def test_a_swap_changes_the_players_colours() -> None:
    position = played("b2", sides=3, size=4)
    assert (position.player, position.colour) == (1, WHITE)
    position = played("b2 swap", sides=3, size=4)
    assert (position.player, position.colour, position.swapped) == (0, WHITE, True)
    assert position.colour_of(1) == BLACK
    assert [piece.colour for piece in position.pieces()] == [BLACK]
    assert SpecialStep.SWAP not in position.legal_steps()


@pytest.mark.parametrize(
    ("texts", "pie"), [("", True), ("b2 swap", True), ("b2 c1", True), ("b2", False)]
)
def test_a_swap_is_only_for_whites_first_turn(texts: str, pie: bool) -> None:
    position = played(texts, sides=3, size=4, pie=pie)
    assert SpecialStep.SWAP not in position.legal_steps()
    with pytest.raises(IllegalTurnError) as caught:
        position.read("swap")
    assert caught.value.refusal is not None
    assert caught.value.refusal.reason is RefusalReason.SWAP


def test_refusals_name_the_reason_and_the_place() -> None:
    position = played("b2", sides=3, size=4)
    site = position.board.site("b2")
    refusal = position.refusal([Touch(site)])
    assert refusal is not None
    assert (refusal.reason, refusal.sites) == (RefusalReason.OCCUPIED, (site,))
    assert position.refusal([Touch(0)]) is None
    passed = position.refusal(SpecialStep.PASS)
    assert passed is not None
    assert passed.reason is RefusalReason.PASS
    for text in ("B2", "b", "e1", "pass", "b2,c1", ""):
        with pytest.raises(NotationError):
            position.read(text)


@pytest.mark.parametrize(
    "bad",
    [{"sides": 4}, {"sides": 3, "size": 16}, {"sides": 5, "size": 10}, {"size": 2}, {"komi": 2}],
)
def test_options_out_of_range_are_refused(bad: dict[str, int]) -> None:
    with pytest.raises(OptionError):
        GAME.setup(**bad)


def test_defaults_hang_on_the_number_of_sides() -> None:
    sizes = {sides: GAME.setup(sides=sides)["size"] for sides in (3, 5, 7, 9)}
    assert sizes == {3: 11, 5: 6, 7: 6, 9: 5}
    assert str(GAME.setup()) == "oddy sides=5 size=6 pie=on"

"""Yodd: turns of one or two stones, the odd number of groups, passes and the end."""

from __future__ import annotations

import itertools
import random

import pytest

from rules.games.yodd import GAME, YoddEnding, YoddRefusalReason
from rules.piece import Touch
from rules.position import BLACK, PLACE, WHITE, Position, SpecialStep
from rules.refusal import IllegalTurnError, NotationError, RefusalReason
from rules.setup import OptionError


def played(texts: str, size: int = 3) -> Position:
    """Return the position after these turns, each read as players write it."""
    position = GAME.setup(size=size).start()
    for text in texts.split():
        position.play_turn(position.read(text))
        position.validate()
    return position


def slow_groups(position: Position, more: tuple[tuple[int, int], ...] = ()) -> tuple[int, int]:
    """Return the number of groups of Black and White, with ``more`` (site, colour) stones added."""
    colour_at = {piece.site: piece.colour for piece in position.pieces()} | dict(more)
    counts = [0, 0]
    left = set(colour_at)
    while left:
        group = [left.pop()]
        counts[colour_at[group[0]]] += 1
        for site in group:
            for other in position.board.neighbours(site):
                if other in left and colour_at[other] == colour_at[site]:
                    left.remove(other)
                    group.append(other)
    return counts[BLACK], counts[WHITE]


def slow_turns(position: Position) -> set[str]:
    """Return all legal turns straight from the prose, as texts."""
    names = position.board.names
    taken = {piece.site for piece in position.pieces()}
    stones = [(s, c) for s in range(len(names)) if s not in taken for c in (BLACK, WHITE)]
    choices: list[tuple[tuple[int, int], ...]] = [(stone,) for stone in stones]
    if position.turn > 0:
        choices += [(a, b) for a, b in itertools.combinations(stones, 2) if a[0] != b[0]]
    texts = {
        ",".join(f"{'BW'[c]}{names[s]}" for s, c in sorted(choice))
        for choice in choices
        if sum(slow_groups(position, choice)) % 2 == 1
    }
    return texts | ({"pass"} if position.turn > 0 else set())


@pytest.mark.parametrize(("size", "games"), [(2, 12), (3, 6), (4, 1)])
def test_legal_turns_are_those_of_the_prose(size: int, games: int) -> None:
    for seed in range(games):
        choose = random.Random(seed)
        position = GAME.setup(size=size).start()
        while not position.over:
            turns = {position.write(turn): turn for turn in position.legal_turns()}
            assert set(turns) == slow_turns(position)
            # pass less often than by chance, to see full boards
            texts = sorted(turns)
            text = choose.choice([t for t in texts if t != "pass"] or texts)
            position.play_turn(turns[text])
            position.validate()
            (count,) = position.tally()
            assert (count.black, count.white) == slow_groups(position)


def test_both_orders_of_two_stones_are_one_turn() -> None:
    position = played("Bc3")
    stones = [PLACE + 2 * position.board.site(cell) for cell in ("a1", "e3")]
    ways = []
    for order in (stones, stones[::-1]):
        after = position.copy()
        after.play_turn(order)
        ways.append((position.write(order), after.state_hash))
        assert after.turn == position.turn + 1
    assert ways[0] == ways[1]
    assert ways[0][0] == "Ba1,Be3"
    with pytest.raises(NotationError, match="Ba1,Be3"):
        position.read("Be3,Ba1")


def test_blacks_first_turn_is_one_stone() -> None:
    position = played("")
    with pytest.raises(IllegalTurnError) as caught:
        position.read("Ba1,Wb1")
    assert caught.value.refusal is not None
    assert caught.value.refusal.reason is RefusalReason.TURN_ENDED
    with pytest.raises(IllegalTurnError):
        position.read("pass")
    refusal = position.refusal(SpecialStep.PASS)
    assert refusal is not None
    assert refusal.reason is YoddRefusalReason.FIRST_TURN
    assert played("Wc3").colour == WHITE


def test_a_turn_may_not_end_on_an_even_number() -> None:
    position = played("Bc3")
    with pytest.raises(IllegalTurnError) as caught:
        position.read("Wa1")  # a second group
    assert caught.value.refusal is not None
    assert caught.value.refusal.reason is YoddRefusalReason.EVEN
    position.play(PLACE + 2 * position.board.site("a1") + WHITE)
    assert SpecialStep.END not in position.legal_steps()
    refusal = position.refusal(SpecialStep.END)
    assert refusal is not None
    assert (refusal.reason, refusal.sites) == (YoddRefusalReason.EVEN, (position.board.site("a1"),))
    # a stone of its own makes three groups, one that joins a1 keeps two
    assert position.refusal([Touch(position.board.site("e3"), WHITE)]) is None
    joined = position.refusal([Touch(position.board.site("a2"), WHITE)])
    assert joined is not None
    assert (joined.reason, joined.sites) == (YoddRefusalReason.EVEN, (position.board.site("a1"),))


def test_a_first_stone_that_nothing_completes_is_not_offered() -> None:
    found = 0
    for seed in range(8):
        choose = random.Random(seed)
        position = GAME.setup(size=3).start()
        while not position.over:
            offered = set(position.legal_steps())
            for site, colour in itertools.product(range(19), (BLACK, WHITE)):
                if position.refusal([Touch(site, colour)]) is None:
                    assert PLACE + 2 * site + colour in offered
                elif position.pieces() and site not in {p.site for p in position.pieces()}:
                    found += 1
            turn = choose.choice(list(position.legal_turns()))
            position.play_turn(turn)
    assert found > 0


def test_two_passes_end_the_game_and_fewer_groups_win() -> None:
    position = played("Bc3 Wa1,We3 pass")
    assert not position.over
    position.play_turn(position.read("pass"))
    outcome = position.outcome()
    assert outcome is not None
    assert (outcome.winner, outcome.reason, outcome.margin) == (BLACK, YoddEnding.FEWER_GROUPS, 1)
    assert position.legal_steps() == []
    refusal = position.refusal([Touch(0, BLACK)])
    assert refusal is not None
    assert refusal.reason is RefusalReason.GAME_OVER


def test_a_pass_between_stones_does_not_count_towards_the_end() -> None:
    position = played("Bc3 pass Wa1,We3 pass")
    assert not position.over


def test_a_colour_without_a_stone_has_no_group() -> None:
    position = played("Bc3 pass pass")
    outcome = position.outcome()
    assert outcome is not None
    assert (outcome.winner, outcome.margin) == (WHITE, 1)


@pytest.mark.parametrize("size", [2, 3, 6, 10])
def test_playouts_play_legal_games(size: int) -> None:
    for seed in range(12):
        position = GAME.setup(size=size).start()
        value, trace = position.random_playout(seed)
        for step, player in trace:
            assert position.player == player
            assert step in position.legal_steps()
            position.play(step)
        outcome = position.outcome()
        assert outcome is not None
        assert value == (1.0 if outcome.winner == BLACK else 0.0)
        assert len(position.pieces()) >= position.board.site_count - 2 * size


@pytest.mark.parametrize("text", ["", "c3", "Xc3", "Bz9", "Ba1,", "Ba1,Ba2,Ba3", "ba1", "swap"])
def test_a_text_that_is_not_a_turn_is_called_that(text: str) -> None:
    with pytest.raises(NotationError):
        played("Bc3").read(text)


def test_two_stones_on_one_cell_are_refused() -> None:
    with pytest.raises(IllegalTurnError) as caught:
        played("Bc3").read("Ba1,Wa1")
    assert caught.value.refusal is not None
    assert caught.value.refusal.reason is RefusalReason.OCCUPIED


@pytest.mark.parametrize("bad", [{"size": 1}, {"size": 11}, {"pie": True}, {"sides": 5}])
def test_options_out_of_range_are_refused(bad: dict[str, int]) -> None:
    with pytest.raises(OptionError):
        GAME.setup(**bad)

"""Yodd: turns of one or two stones, the odd number of groups, passes and the end."""

import pytest
from certain import certain
from plain_playouts import check_playouts

from rules.games.yodd import GAME, YoddEnding, YoddRefusalReason
from rules.piece import Touch
from rules.position import BLACK, PLACE, WHITE, Position, SpecialStep
from rules.refusal import IllegalTurnError, NotationError, RefusalReason


def played(texts: str, size: int = 3) -> Position:
    """Return the position after these turns, each read as players write it."""
    position = GAME.setup(size=size).start()
    for text in texts.split():
        position.play_turn(position.read(text))
        position.validate()
    return position


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
    assert certain(caught.value.refusal).reason is RefusalReason.TURN_ENDED
    with pytest.raises(IllegalTurnError):
        position.read("pass")
    refusal = certain(position.refusal(SpecialStep.PASS))
    assert refusal.reason is YoddRefusalReason.FIRST_TURN
    assert played("Wc3").colour == WHITE


def test_a_turn_may_not_end_on_an_even_number() -> None:
    position = played("Bc3")
    with pytest.raises(IllegalTurnError) as caught:
        position.read("Wa1")  # a second group
    assert certain(caught.value.refusal).reason is YoddRefusalReason.EVEN
    position.play(PLACE + 2 * position.board.site("a1") + WHITE)
    assert SpecialStep.END not in position.legal_steps()
    refusal = certain(position.refusal(SpecialStep.END))
    assert (refusal.reason, refusal.sites) == (YoddRefusalReason.EVEN, (position.board.site("a1"),))
    # a stone of its own makes three groups, one that joins a1 keeps two
    assert position.refusal([Touch(position.board.site("e3"), WHITE)]) is None
    joined = certain(position.refusal([Touch(position.board.site("a2"), WHITE)]))
    assert (joined.reason, joined.sites) == (YoddRefusalReason.EVEN, (position.board.site("a1"),))


def test_two_passes_end_the_game_and_fewer_groups_win() -> None:
    position = played("Bc3 Wa1,We3 pass")
    assert not position.over
    position.play_turn(position.read("pass"))
    outcome = certain(position.outcome())
    assert (outcome.winner, outcome.reason, outcome.margin) == (BLACK, YoddEnding.FEWER_GROUPS, 1)
    assert position.legal_steps() == []
    refusal = certain(position.refusal([Touch(0, BLACK)]))
    assert refusal.reason is RefusalReason.GAME_OVER


def test_a_colour_without_a_stone_has_no_group() -> None:
    position = played("Bc3 pass pass")
    outcome = certain(position.outcome())
    assert (outcome.winner, outcome.margin) == (WHITE, 1)


@pytest.mark.parametrize("text", ["", "c3", "Xc3", "Bz9", "Ba1,", "Ba1,Ba2,Ba3", "ba1", "swap"])
def test_a_text_that_is_not_a_turn_is_called_that(text: str) -> None:
    with pytest.raises(NotationError):
        played("Bc3").read(text)


def test_two_stones_on_one_cell_are_refused() -> None:
    with pytest.raises(IllegalTurnError) as caught:
        played("Bc3").read("Ba1,Wa1")
    assert certain(caught.value.refusal).reason is RefusalReason.OCCUPIED


@pytest.mark.parametrize("size", [2, 3, 6, 10])
def test_playouts_play_by_the_rules(size: int) -> None:
    check_playouts(GAME.setup(size=size).start(), 6)

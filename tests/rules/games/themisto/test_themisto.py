"""Themisto: drawn boards for every reading of its rules, and a count of rows.

In the drawings x is a black disc, o a white one, row 8 on top. Discs that a test does not need lie
where they touch none of its rows and lines.
"""

import enum
import random

import pytest
from certain import certain
from plain_game import new_game
from plain_playouts import check_playouts
from test_plain_game import check_game

from rules.count_step import CountedGroup
from rules.games.themisto import (
    GAME,
    ThemistoCounted,
    ThemistoEnding,
    ThemistoLabel,
    ThemistoRefusalReason,
)
from rules.games.themisto.outcome import row_steps
from rules.outcome import Count
from rules.perft import perft
from rules.piece import Motion, Piece, Touch
from rules.position import PLACE, WHITE, Position, SpecialStep
from rules.refusal import (
    IllegalTurnError,
    InvalidPositionError,
    NotationError,
    Refusal,
    RefusalReason,
)

Cell = tuple[int, int]  # column and row from 0
Board = dict[Cell, int]


def drawn(drawing: str) -> Board:
    rows = [line.split() for line in drawing.split("\n") if line.strip()]
    assert [len(row) for row in rows] == [8] * 8
    return {
        (x, 7 - y): "xo".index(mark)
        for y, row in enumerate(rows)
        for x, mark in enumerate(row)
        if mark != "."
    }


def drawing(position: Position) -> str:
    marks = {piece.site: "xo"[piece.colour] for piece in position.pieces()}
    rows = [" ".join([marks.get(8 * y + x, ".") for x in range(8)]) for y in range(7, -1, -1)]
    return "\n" + "\n".join(["    " + row for row in rows]) + "\n"


def laid(board: str, player: int = 0) -> Position:
    cells = drawn(board)
    sites = [[8 * y + x for (x, y), colour in cells.items() if colour == c] for c in (0, 1)]
    position = GAME.setup().start()
    position.lay(sites[0], sites[1], player)  # type: ignore[attr-defined]
    position.validate()
    return position


def play(position: Position, *turns: str) -> Position:
    for text in turns:
        position.play_turn(position.read(text))
        position.validate()
    return position


def names(position: Position, sites: tuple[int, ...]) -> list[str]:
    return sorted([position.board.names[site] for site in sites])


def reason(position: Position, text: str) -> object:
    with pytest.raises(IllegalTurnError) as error:
        position.read(text)
    return certain(error.value.refusal).reason


def texts(position: Position) -> set[str]:
    return {position.write(turn) for turn in position.legal_turns()}


@pytest.mark.parametrize("kind", ["crowded", "long rows"])
@pytest.mark.parametrize("seed", range(2))
def test_unusual_boards_agree_with_the_plain_game(kind: str, seed: int) -> None:
    """Try boards on which most discs are hemmed in, or with many captures and lost turns."""
    dice = random.Random(seed)
    if kind == "crowded":
        cells = dice.sample([(x, y) for x in range(8) for y in range(8)], 28)
        board = {cell: dice.randrange(2) for cell in cells}
    else:
        board = {(x, y): int(dice.random() < 0.3) for x in range(7) for y in range(4)}
    plain, position = new_game(["themisto"]), GAME.setup().start()
    plain.lay({cell: "BW"[colour] for cell, colour in board.items()})  # type: ignore[attr-defined]
    sites = [[8 * y + x for (x, y), colour in board.items() if colour == c] for c in (0, 1)]
    position.lay(sites[0], sites[1])  # type: ignore[attr-defined]
    check_game(plain, position, dice, 60)


SIX = """
    x o x o x o x o
    x o x o x o x o
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .
    o o o . o o . .
    . . . x . . . x
    x o . x o . x .
"""
FIVE = SIX.replace("o o o . o o", "x o o . o o")


@pytest.mark.parametrize("player", [0, 1])
def test_exactly_five_win_for_both(player: int) -> None:
    position = play(laid(FIVE, player), "d2-d3")
    outcome = certain(position.outcome())
    assert (outcome.winner, outcome.reason) == (player, ThemistoEnding.ROW)
    assert names(position, outcome.sites) == ["b3", "c3", "d3", "e3", "f3"]
    assert position.legal_steps() == []
    assert position.refusal(SpecialStep.PASS) == Refusal(RefusalReason.GAME_OVER)


def test_six_in_a_row_win_for_player_two_only() -> None:
    assert not play(laid(SIX, 0), "d2-d3").over
    position = play(laid(SIX, 1), "d2-d3")
    outcome = certain(position.outcome())
    assert outcome.winner == WHITE
    assert names(position, outcome.sites) == ["a3", "b3", "c3", "d3", "e3", "f3"]


LONG = """
    x o x o x o x o
    x o x o x o x o
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .
    o o o o o o . .
    . . . . . . . x
    x o . x o . x .
"""


@pytest.mark.parametrize("player", [0, 1])
def test_a_row_that_a_disc_leaves_is_not_made_by_the_turn(player: int) -> None:
    # five are left of the six, but none of them has moved
    position = play(laid(LONG, player), "a3-a2")
    assert not position.over
    assert position.tally()[0].white == 5


THREE = """
    x o x o x o x o
    x o x o x o x o
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .
    o o o . . . . .
    . . . . . . . x
    x o x o x o x o
"""


@pytest.mark.parametrize(
    ("row", "lowest", "turn", "lost"),
    [
        ("x o o . . . . .", "x o x o x o x o", "c3-c4", 0),
        ("o o o . . . . .", "x o x o x o x o", "a3-a4", 1),
        ("o o o . . . . .", "x o x o x o x o", "b3-b2", 1),  # from the middle
        ("o o o o . . . .", ". o x o x o x o", "d3-d4", 1),
        ("x o o o o o . .", ". o . x o . x o", "f3-f4", 0),
        ("o o o o o o . .", ". o . x o . x o", "a3-a2", 0),
    ],
)
def test_what_a_slide_out_of_a_row_costs(row: str, lowest: str, turn: str, lost: int) -> None:
    *others, _lowest = THREE.rstrip().replace("o o o . . . . .", row).split("\n")
    assert play(laid("\n".join([*others, lowest])), turn).lost_turns() == (lost, 0)


def test_a_turn_is_lost_once() -> None:
    position = play(laid(THREE), "a3-a4")
    assert (position.player, position.lost_turns()) == (1, (1, 0))
    play(position, "h2-g2")
    # player 1 has skipped the lost turn
    assert (position.player, position.colour, position.lost_turns()) == (1, WHITE, (0, 0))
    assert position.turn == 2


def test_two_such_rows_cost_one_turn() -> None:
    corner = """
    x o x o x o x o
    x o x o x o x o
    . . . . . . . .
    o . . . . . . .
    o . . . . . . .
    o o o . . . . .
    . . . . . . . .
    x o x o x o x .
"""
    assert play(laid(corner), "a3-a2").lost_turns() == (1, 0)


def test_two_lost_turns_use_each_other_up() -> None:
    both = """
    x o x o x o x o
    x o x o x o x o
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .
    o o o . . o o o
    . . . . . . . .
    x o x o x o . .
"""
    position = play(laid(both), "a3-a4", "h3-h4")
    assert (position.player, position.lost_turns()) == (0, (0, 0))


CROSS = """
    x o . o . x o x
    o . . x . . . o
    . . . x . . . .
    . . . x . . . .
    . . . x . . . .
    o x x . x x x o
    . . . x . . . .
    o x o x o x o x
"""


def test_player_one_takes_lines_of_up_to_three() -> None:
    position = laid(CROSS, player=0)
    assert {text for text in texts(position) if text[:5] == "d2-d3"} == {"d2-d3", "d2-d3x"}
    after = play(position, "d2-d3x")
    assert drawing(after) == CROSS.replace("o x x . x x x o", "o o o o o o o o").replace(
        "\n    . . . x . . . .\n    o x", "\n    . . . . . . . .\n    o x"
    )
    assert not after.over  # eight in a row


def test_captured_discs_count_as_changed_by_the_last_turn() -> None:
    after = play(laid(CROSS, player=1), "d2-d3x")
    fresh = after.count_steps()[0]
    assert fresh.reason is ThemistoCounted.FRESH
    changed = names(after, tuple([site for group in fresh.groups for site in group.sites]))
    assert sorted(changed) == ["b3", "c3", "d3", "d4", "d5", "d6", "d7", "e3", "f3", "g3"]


def test_the_steps_of_a_capture() -> None:
    position = laid(CROSS)
    (slide, capture) = position.read("d2-d3x")
    assert position.read("d2-d3") == (slide, SpecialStep.KEEP)
    (moved,) = position.change(slide)
    assert (moved.motion, moved.piece.colour, moved.turns) == (Motion.MOVE, WHITE, True)
    assert position.board.names[moved.origin] == "d2"
    position.play(slide)
    position.validate()
    assert (position.player, position.turn) == (0, 0)
    assert set(position.legal_steps()) == {SpecialStep.CAPTURE, SpecialStep.KEEP}
    assert position.change(SpecialStep.KEEP) == ()
    turned = position.change(capture)
    assert {c.motion for c in turned} == {Motion.TURN}
    assert {c.piece.colour for c in turned} == {WHITE}
    lines = ["b3", "c3", "e3", "f3", "g3"]
    assert names(position, tuple([c.piece.site for c in turned])) == lines
    asked = certain(position.refusal([Touch(0), Touch(8)]))
    assert asked.reason == ThemistoRefusalReason.UNDECIDED
    assert names(position, asked.sites) == lines


def test_the_board_before_the_last_turn_may_not_be_restored() -> None:
    position = play(laid(THREE), "a3-a4")
    assert reason(position, "a4-a3") == ThemistoRefusalReason.BOARD_BEFORE
    play(position, "h2-g2")
    assert "a4-a3" in texts(position)  # that is the board two turns ago


def test_the_board_may_be_restored_after_a_pass() -> None:
    position = play(laid(THREE, player=1), "e7-e6")
    assert reason(position, "e6-e7") == ThemistoRefusalReason.BOARD_BEFORE
    position.play(SpecialStep.PASS)  # as if there were no other turn
    assert "e6-e7" in texts(position)


def test_a_winning_turn_is_not_an_exception() -> None:
    five = LONG.replace("o o o o o o . .", "x o o o o o . .")
    position = play(laid(five), "f3-f4")
    assert reason(position, "f4-f3") == ThemistoRefusalReason.BOARD_BEFORE


def test_to_keep_may_bring_the_board_back_where_to_capture_does_not() -> None:
    position = play(GAME.setup().start(), "b1-b2")
    assert {text for text in texts(position) if text[:5] == "b2-b1"} == {"b2-b1x"}
    assert reason(position, "b2-b1") == ThemistoRefusalReason.BOARD_BEFORE
    position.play(position.read("b2-b1x")[0])
    assert position.legal_steps() == [SpecialStep.CAPTURE]


def test_to_capture_may_bring_the_board_back_where_to_keep_does_not() -> None:
    position = laid("""
    x o x o x o x o
    x o x o x o x o
    . . . . . . . .
    . . . o . . . .
    . . x x x . . .
    . . . . . . . .
    . . . . . . . .
    x o x o x o x o
""")
    play(position, "c4-d3x")  # d4 is closed off with d5, later with e4
    assert {text for text in texts(position) if text[:5] == "d3-c4"} == {"d3-c4"}
    assert reason(position, "d3-c4x") == ThemistoRefusalReason.BOARD_BEFORE
    position.play(position.read("d3-c4")[0])
    assert position.legal_steps() == [SpecialStep.KEEP]
    refused = certain(position.refusal(SpecialStep.CAPTURE))
    assert names(position, refused.sites) == ["c4"]


CYCLE = ("a1-b2", "h8-g7", "b2-a1", "g7-h8")


def test_the_third_occurrence_of_a_position_is_a_draw() -> None:
    position = GAME.setup().start()
    play(position, *CYCLE, *CYCLE[:3])
    assert not position.over
    before_last = position.copy()
    play(position, CYCLE[3])
    outcome = certain(position.outcome())
    assert (outcome.winner, outcome.reason) == (None, ThemistoEnding.REPETITION)
    # the compiled half finds it too: the draw is a line that ends
    lines = 0
    for turn in before_last.legal_turns():
        after = before_last.copy()
        after.play_turn(turn)
        lines += 1 if after.over else len(list(after.legal_turns()))
    assert perft(before_last, 2) == lines


def test_a_turn_to_skip_makes_it_another_position() -> None:
    """The board occurs a third time with the same player to move, but the other must skip one."""
    position = play(laid(THREE, player=1), "a3-a4", "h2-g2")
    board, player = position.board_hash, position.player
    assert position.lost_turns() == (0, 0)
    play(position, "e7-e6", "g2-a2", "e6-e7", "a2-g2")
    assert (position.board_hash, position.player) == (board, player)
    assert position.lost_turns() == (0, 0)
    play(position, "e7-e6", "a4-a3", "e6-e7", "a3-a4")
    assert (position.board_hash, position.player) == (board, player)
    assert position.lost_turns() == (0, 1)
    assert not position.over


def test_the_same_board_with_other_turns_to_lose_is_another_position() -> None:
    one = play(laid(THREE), "a3-a4", "h2-g2")
    other = play(laid(THREE, player=1), "h2-g2", "a3-a4")
    assert one.board_hash == other.board_hash
    assert one != other
    assert one.state_hash != other.state_hash


def test_all_that_has_stood_is_kept_however_long_the_game() -> None:
    rng = random.Random(5)
    position = GAME.setup().start()
    turns = 0
    while turns < 150:
        turn = rng.choice(list(position.legal_turns()))
        after = position.copy()
        after.play_turn(turn)
        if after.over:
            continue
        position = after
        turns += 1
    short, entry = len(GAME.setup().start().state()), 5  # numbers for each position that occurred
    assert len(position.state()) == short + entry * turns
    assert position.copy().state() == position.state()


@pytest.mark.parametrize(
    ("text", "why", "sites"),
    [
        ("d4-d5", ThemistoRefusalReason.NO_DISC, ["d4"]),
        ("d2-e4", ThemistoRefusalReason.NOT_IN_LINE, ["d2", "e4"]),
        ("d1-d3", ThemistoRefusalReason.BLOCKED, ["d2"]),
        ("h2-h7", RefusalReason.OCCUPIED, ["h7"]),
        ("d2-d1", RefusalReason.OCCUPIED, ["d1"]),
        ("d2-d2", RefusalReason.OCCUPIED, ["d2"]),
        ("h2-h4", ThemistoRefusalReason.ALONE, ["h4"]),
    ],
)
def test_refusals_name_the_rule_and_the_sites(
    text: str, why: ThemistoRefusalReason | RefusalReason, sites: list[str]
) -> None:
    position = laid(SIX)
    with pytest.raises(IllegalTurnError) as error:
        position.read(text)
    refusal = certain(error.value.refusal)
    assert refusal.reason == why
    assert names(position, refusal.sites) == sites


def test_refusals_of_buttons() -> None:
    position = laid(SIX)
    assert position.refusal(SpecialStep.PASS) == Refusal(RefusalReason.PASS)
    assert position.refusal(SpecialStep.SWAP) == Refusal(RefusalReason.SWAP)
    for button in (SpecialStep.CAPTURE, SpecialStep.KEEP, SpecialStep.END):
        assert position.refusal(button) == Refusal(RefusalReason.NOT_NOW)
    assert reason(position, "pass") == RefusalReason.PASS
    assert reason(position, "d2-d3x") == RefusalReason.TURN_ENDED
    with pytest.raises(IllegalTurnError, match=r"complete after d2-d3$"):
        position.read("d2-d3x")


def test_a_disc_that_is_hemmed_in() -> None:
    block = """
    x o x o x o x .
    o x o x o x o .
    x o x o x o x .
    o x o x o x o .
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .
"""
    position = laid(block)
    refusal = certain(position.refusal([Touch(position.board.site("b7"))]))
    assert refusal.reason == ThemistoRefusalReason.BLOCKED
    assert len(refusal.sites) == 8
    assert position.refusal([Touch(position.board.site("a5"))]) is None


@pytest.mark.parametrize("text", ["", "a1", "a1d4", "a1-i4", "a0-a1", "a1-d4X", "A1-d4", "a1-d4 "])
def test_texts_that_do_not_spell_turns(text: str) -> None:
    with pytest.raises(NotationError):
        GAME.setup().start().read(text)


def test_the_numbers_beside_the_board() -> None:
    position = play(laid(THREE), "a3-a4")
    counts = {count.label: (count.black, count.white) for count in position.tally()}
    assert counts == {
        ThemistoLabel.ROW: (2, 2),
        ThemistoLabel.DISCS: (14, 14),
    }
    assert position.lost_turns() == (1, 0)


def test_validate_sees_a_disc_too_many() -> None:
    position = GAME.setup().start()
    origin, target = position.board.site("c1"), position.board.site("c3")
    position.play(PLACE + 64 * origin + target)
    position.play(PLACE + 64 * origin + position.board.site("e3"))
    with pytest.raises(InvalidPositionError):
        position.validate()


def test_28_discs_must_lie_somewhere() -> None:
    with pytest.raises(ValueError, match="28 discs"):
        GAME.setup().start().lay([0, 1], [1, 2])  # type: ignore[attr-defined]


@pytest.mark.parametrize("seed", range(3))
def test_a_search_judges_by_players_who_see_a_turn_that_wins(seed: int) -> None:
    rng = random.Random(seed)
    position = GAME.setup().start()
    won = 0
    while not position.over:
        turns = list(position.legal_turns())
        if any(_wins(position, turn) for turn in turns):
            assert {position.rollout_value(i) for i in range(5)} == {1.0 - position.player}
            won += 1
        position.play_turn(rng.choice(turns))
    assert won


def _wins(position: Position, turn: tuple[int, ...]) -> bool:
    after = position.copy()
    after.play_turn(turn)
    outcome = after.outcome()
    return outcome is not None and outcome.winner is not None


def test_a_playout_draws_every_turn_alike() -> None:
    position = laid(CROSS)
    turns = [turn[:2] for turn in position.legal_turns()]
    drawn_turns = dict.fromkeys(turns, 0)
    count = 100 * len(turns)
    for seed in range(count):
        steps = tuple([step for step, _ in position.random_playout(seed)[1][:2]])
        first = steps if steps in drawn_turns else steps[:1]
        drawn_turns[first] += 1
    chi_squared = sum((n - 100) ** 2 / 100 for n in drawn_turns.values())
    freedom = len(turns) - 1
    assert chi_squared < freedom + 4 * (2 * freedom) ** 0.5


class Label(enum.Enum):
    LENGTH = "length"


COUNT = Count(Label.LENGTH, 5, 0)
COLUMN = tuple(range(0, 40, 8))  # a1 to a5
ROW = tuple(range(5))  # a1 to e1


def pieces(*black: int, white: tuple[int, ...] = ()) -> list[Piece]:
    return [Piece(site, 0) for site in black] + [Piece(site, 1) for site in white]


def test_fresh_discs_each_row_and_their_length_are_shown() -> None:
    lying = pieces(*ROW, *COLUMN[1:], 63, white=(5, 50))
    steps = row_steps(lying, (0, 4), (*ROW, *COLUMN), COUNT)
    assert [step.reason for step in steps] == [
        ThemistoCounted.FRESH,
        ThemistoCounted.ROW,
        ThemistoCounted.ROW,
        ThemistoCounted.LENGTH,
    ]
    assert all(step.count == COUNT for step in steps)
    fresh, one, two, length = steps
    assert fresh.groups == (CountedGroup((0,)), CountedGroup((4,)))
    rows = {tuple(group.sites[0] for group in step.groups) for step in (one, two)}
    assert rows == {ROW, COLUMN}
    assert [group.number for group in one.groups] == [1, 2, 3, 4, 5]
    assert {group.sites for group in length.groups} == {ROW, COLUMN}
    assert length.gone == (5, 50, 63)


def test_four_in_a_row_do_not_win_beside_winning_rows() -> None:
    lying = pieces(*ROW, *COLUMN[1:4])
    steps = row_steps(lying, (0,), (*ROW, *COLUMN[:4]), COUNT)
    assert [group.sites for group in steps[-1].groups] == [ROW]
    assert len(steps) == 3


def test_a_row_goes_as_far_as_its_colour() -> None:
    lying = pieces(*range(6), white=(6, 7))
    steps = row_steps(lying, (0,), tuple(range(6)), COUNT)
    assert [group.sites for group in steps[-1].groups] == [tuple(range(6))]
    # with a disc that did not win the run is not a row that won
    steps = row_steps(lying, (0,), tuple(range(5)), COUNT)
    assert steps[-1].groups == ()


def test_playouts_play_by_the_rules() -> None:
    middle = laid(CROSS)
    middle.play(middle.read("d2-d3x")[0])
    for position in (GAME.setup().start(), laid(CROSS), middle):  # the last within a turn
        check_playouts(position, 6)

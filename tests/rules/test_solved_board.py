"""Solved boards: their files, the tables of bits in them, and the keys of positions."""

import json
import random

import pytest

from rules.games import GAMES, read_setup
from rules.lab.solving import solved_table
from rules.position import Position, SpecialStep
from rules.setup import Game, Setup
from rules.solved import DRAW, LOSS, WIN, BitTable, SolvedBoard, SolvedBoardError, position_keys

SETUP = read_setup(["wythe", "size=3", "pie=off"])


def first_results(setup: Setup) -> dict[bytes, int]:
    """Return a result for each position after one turn: all three of them occur."""
    start = setup.start()
    keys = position_keys(setup.game, start.board)
    results: dict[bytes, int] = {}
    for turn in start.legal_turns():
        after = start.copy()
        after.play_turn(turn)
        results.setdefault(keys.key(after), (WIN, DRAW, LOSS)[len(results) % 3])
    return results


def drawn_board() -> SolvedBoard:
    return solved_table(SETUP, first_results(SETUP), 77, pieces=2)


def test_wins_draws_and_losses_come_back_from_the_file() -> None:
    board = SolvedBoard.read(drawn_board().write(), SETUP)
    start = SETUP.start()
    keys = position_keys(SETUP.game, start.board)
    results = first_results(SETUP)
    assert set(results.values()) == {WIN, DRAW, LOSS}
    for turn, result in board.turn_results(start).items():
        after = start.copy()
        after.play_turn(turn)
        assert result == -results[keys.key(after)]
    assert board.result(start) == WIN
    assert (board.positions, board.pieces) == (77, 2)
    assert board.write() == drawn_board().write()


def test_outside_the_table_nothing_is_said() -> None:
    after = SETUP.start()
    after.play_turn(next(after.legal_turns()))
    assert drawn_board().turn_results(after) == {}
    assert drawn_board().result(after) is None


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"format": 2}, "format 2, not 1"),
        ({"board": "size-9"}, "a table of size-9, not of size-3"),
        ({"sha256": ""}, "a damaged table"),
        ({"tables": None}, "not a table"),
        ({"tables": ["long"]}, "not a table"),
        ({"tables": [1]}, "not a table"),
    ],
)
def test_what_is_wrong_with_a_file_is_said(change: dict[str, object], message: str) -> None:
    line, _, body = drawn_board().write().partition(b"\n")
    changed = json.dumps(json.loads(line) | change).encode() + b"\n" + body
    with pytest.raises(SolvedBoardError, match=message):
        SolvedBoard.read(changed, SETUP)


@pytest.mark.parametrize("data", [b"", b"{}", b"[1]\n", b"\xff\xfe\n", b"17\n"])
def test_what_is_no_table_is_refused(data: bytes) -> None:
    with pytest.raises(SolvedBoardError, match="not a table"):
        SolvedBoard.read(data, SETUP)


def bits_of(count: int) -> dict[bytes, int]:
    dice = random.Random(count)
    return {b"key %d" % i: dice.getrandbits(1) for i in range(count)}


@pytest.mark.parametrize("count", [0, 1, 2, 500, 20_000])
def test_every_key_has_its_bit_after_writing_and_reading(count: int) -> None:
    bits = bits_of(count)
    table = BitTable.read(BitTable.of(bits).write())
    assert {key: table[key] for key in bits} == bits


def test_it_takes_little_more_than_a_bit_a_key() -> None:
    bits = bits_of(30_000)
    assert len(BitTable.of(bits).write()) * 8 < 1.06 * len(bits)


def test_equal_keys_make_equal_tables() -> None:
    bits = bits_of(300)
    backwards = dict(reversed(bits.items()))
    table, other = BitTable.of(bits), BitTable.of(backwards)
    assert len(table.write()) == len(other.write())
    assert all(other[key] == bit for key, bit in bits.items())


@pytest.mark.parametrize("length", [0, 1, 4, 6, -1])
def test_a_table_that_is_cut_off_is_refused(length: int) -> None:
    data = BitTable.of(bits_of(20)).write()
    with pytest.raises(ValueError, match="the table"):
        BitTable.read(data[:length])


def test_a_table_with_something_behind_it_is_refused() -> None:
    data = BitTable.of(bits_of(20)).write()
    with pytest.raises(ValueError, match="the table"):
        BitTable.read(data + b"\0")


SOLVABLE = [game for game in GAMES.values() if game.small_options]


def key(position: Position) -> bytes:
    return position_keys(position.setup.game, position.board).key(position)


def stones(position: Position) -> set[tuple[int, int, int, int]]:
    return {(p.site, p.level, p.colour, p.partner) for p in position.pieces()}


@pytest.mark.parametrize("game", SOLVABLE, ids=lambda game: game.key)
def test_two_positions_share_a_key_exactly_if_one_is_an_image_of_the_other(game: Game) -> None:
    dice = random.Random(3)
    seen: dict[bytes, tuple[object, ...]] = {}
    setup = game.small_setup()
    symmetries = game.symmetries(setup.start().board)
    for _ in range(60):
        position = setup.start()
        for _ in range(3):
            turns = [t for t in position.legal_turns() if t != (SpecialStep.SWAP,)]
            position.play_turn(dice.choice(turns))
            images = [
                frozenset(
                    (s[site], level, colour, s[partner] if partner >= 0 else -1)
                    for site, level, colour, partner in stones(position)
                )
                for s in symmetries
            ]
            orbit = (position.state(), position.colour, frozenset(images))
            assert seen.setdefault(key(position), orbit) == orbit
    assert len(set(seen.values())) == len(seen) > 20


def test_a_swap_changes_no_key_but_the_turn_does() -> None:
    position = next(g.small_setup(pie=True) for g in SOLVABLE if g.small_setup().get("pie")).start()
    turn = next(position.legal_turns())
    position.play_turn(turn)
    before = key(position)
    swapped = position.copy()
    swapped.play_turn((SpecialStep.SWAP,))
    assert swapped.player != position.player
    assert key(swapped) == before
    position.play_turn(next(t for t in position.legal_turns() if t != (SpecialStep.SWAP,)))
    assert key(position) != before

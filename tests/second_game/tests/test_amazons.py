"""Amazons by its rules, and against a plain program that shares nothing with it."""

from collections.abc import Iterator

import pytest
from oddments_amazons.rules import AmazonsEnding, AmazonsPosition, AmazonsRefusalReason

from desktop.testing import Check, checks_of
from desktop.views.game_views import VIEWS
from rules.engine.engine import Engine
from rules.engine.limits import Limits
from rules.games import GAMES
from rules.library.positions import canonical_key
from rules.perft import perft
from rules.piece import Touch
from rules.placement import PlacementError
from rules.position import BLACK, NEUTRAL, WHITE, Position
from rules.refusal import IllegalTurnError, NotationError, RefusalReason

AMAZONS = GAMES["amazons"]
SHORT = "b1-b2/d4 c4-c2/b3 d2-c3/c4 d3-d1/d3 b2-b1/b2 d1-d2/d1 b1-a1/b1 b4-a4/b4"
STARTS = {  # [size] -> the start, the highest row first
    4: (".WW.", "W..W", "B..B", ".BB."),
    6: (".W..W.", "W....W", "......", "......", "B....B", ".B..B."),
    10: (
        *("...W..W...", "..........", "..........", "W........W", ".........."),
        *("..........", "B........B", "..........", "..........", "...B..B..."),
    ),
}


@pytest.mark.parametrize("check", checks_of("amazons"), ids=str)
def test_what_every_game_does(check: Check) -> None:
    check()


def after(size: int, turns: str) -> Position:
    position = AMAZONS.setup(size=size).start()
    for turn in turns.split():
        position.play_turn(position.read(turn))
    return position


def refused(position: Position, *names: str) -> object:
    refusal = position.refusal([Touch(position.board.site(name)) for name in names])
    return None if refusal is None else refusal.reason


def plain_flights(board: dict[complex, str], start: complex) -> Iterator[complex]:
    """Yield where a queen gets to; a square is column + row * i."""
    for way in (1, 1j, -1, -1j, 1 + 1j, 1 - 1j, -1 + 1j, -1 - 1j):
        end = start + way
        while board.get(end) == ".":
            yield end
            end += way


def plain_count(board: dict[complex, str], mover: str, depth: int) -> int:
    """Return the number of lines of so many turns; a finished game is one line."""
    if depth == 0:
        return 1
    lines = 0
    for start in [square for square, piece in board.items() if piece == mover]:
        for end in list(plain_flights(board, start)):
            moved = {**board, start: ".", end: mover}
            for arrow in plain_flights(moved, end):
                other = "W" if mover == "B" else "B"
                lines += plain_count({**moved, arrow: "x"}, other, depth - 1) if depth > 1 else 1
    return lines or 1


@pytest.mark.parametrize(("size", "depth"), [(4, 2), (6, 1), (10, 1)])
def test_lines_are_counted_as_by_a_plain_program(size: int, depth: int) -> None:
    board = {
        complex(column, -row): piece
        for row, pieces in enumerate(STARTS[size])
        for column, piece in enumerate(pieces)
    }
    assert perft(AMAZONS.setup(size=size).start(), depth) == plain_count(board, "B", depth)


def test_who_cannot_move_loses() -> None:
    over = after(4, SHORT)
    outcome = over.outcome()
    assert outcome is not None
    assert (outcome.winner, outcome.reason) == (WHITE, AmazonsEnding.SHUT_IN)
    assert over.legal_steps() == []


def test_an_arrow_may_land_on_the_square_just_left_or_fly_over_it() -> None:
    position = after(10, "")
    assert position.read("d1-d2/d1")
    assert position.read("d1-e1/a1")


def test_the_arrow_is_the_second_step() -> None:
    position = after(10, "")
    slide, shot = position.read("d1-d7/g7")
    assert position.write((slide,)) == "d1-d7"
    position.play(slide)
    assert (position.colour, position.turn) == (BLACK, 0)
    assert position.write((shot,)) == "/g7"
    assert position.touches(shot) == (Touch(position.board.site("g7")),)
    assert refused(position, "e5") is AmazonsRefusalReason.NOT_IN_LINE
    assert refused(position, "d10") is RefusalReason.OCCUPIED
    assert refused(position, "g7") is None


def test_nothing_passes_an_arrow() -> None:
    position = after(10, "d1-d7/g7")
    assert refused(position, "g10", "g7") is RefusalReason.OCCUPIED
    assert refused(position, "g10", "g6") is AmazonsRefusalReason.BLOCKED
    with pytest.raises(IllegalTurnError):
        position.read("g10-g6/g5")


def test_only_own_amazons_move_and_only_in_lines() -> None:
    position = after(10, "d1-d7/g7")
    assert refused(position, "g10") is None
    assert refused(position, "d7") is AmazonsRefusalReason.NOT_YOURS
    assert refused(position, "g7") is AmazonsRefusalReason.NO_AMAZON
    assert refused(position, "e5") is AmazonsRefusalReason.NO_AMAZON
    assert refused(position, "g10", "e9") is AmazonsRefusalReason.NOT_IN_LINE


@pytest.mark.parametrize(
    "text", ["", "d1", "d1-d7", "d1-d7/g8", "d1-e3/e4", "d1-d11/d1", "d1-l1/a1"]
)
def test_what_is_not_a_move_is_not_read(text: str) -> None:
    with pytest.raises(NotationError):
        after(10, "").read(text)


def test_an_amazon_may_be_shut_in() -> None:
    position = AMAZONS.setup(size=4).read_placed("Ba1c1d1d2/Wa4b4c4d4/Na2b1b2/black").start()
    assert refused(position, "a1") is AmazonsRefusalReason.SHUT_IN


def test_a_position_keeps_its_arrows() -> None:
    position = after(10, "d1-d7/g7 g10-g8/c8")
    setup = position.setup.placed(position.placement())
    assert str(setup).endswith("position=Bg1a4j4d7/Wa7j7g8d10/Ng7c8/black")
    assert setup.start() == position


def test_each_player_has_four_amazons() -> None:
    with pytest.raises(PlacementError) as error:
        AMAZONS.setup(size=4).read_placed("Ba1b1c1/Wa4b4c4d4/white")
    assert error.value.refusal is not None
    assert error.value.refusal.reason is AmazonsRefusalReason.AMAZON_COUNT


def test_images_have_the_same_key() -> None:
    assert canonical_key(after(4, "b1-b2/b1")) == canonical_key(after(4, "c1-c2/c1"))
    assert canonical_key(after(4, "b1-b2/b1")) != canonical_key(after(4, "b1-b2/c2"))


def test_squares_reached_first_are_counted() -> None:
    position = AMAZONS.setup(size=4).read_placed("Ba1b1c1d1/Wa3b3c4d4/Nc3d3/black").start()
    (count,) = position.tally()
    assert (count.black, count.white) == (1, 2)


def test_rooms_belong_to_who_alone_gets_there() -> None:
    position = AMAZONS.setup(size=4).read_placed("Ba1b1c1d1/Wa3b3d3d4/Na2b2c2d2/black").start()
    assert isinstance(position, AmazonsPosition)
    owners = dict(zip(position.board.names, position.owners(), strict=True))
    assert [owners[name] for name in ("a1", "a4", "c4", "a2")] == [BLACK, WHITE, WHITE, -1]


def test_the_engine_shuts_the_last_amazon_in() -> None:
    position = after(4, "a2-b3/c2 a3-b2/a1 b3-a3/a2 b4-c3/b4 d2-d1/d2")
    report = Engine().search(position, [], Limits(simulations=2000, seed=1))
    assert position.write(report.candidates[0].turn) in ("c3-b3/a4", "c4-b3/a4")


def test_cells_are_named_by_what_is_on_them() -> None:
    position, view = after(10, "d1-d7/g7"), VIEWS["amazons"]
    names = {
        position.board.names[piece.site]: view.cell_name(position.board, piece.site, [piece])
        for piece in position.pieces()
    }
    assert (names["d7"], names["g10"]) == ("d7, black amazon", "g10, white amazon")
    assert names["g7"] == "g7, arrow"
    assert [piece.colour for piece in position.pieces()].count(NEUTRAL) == 1

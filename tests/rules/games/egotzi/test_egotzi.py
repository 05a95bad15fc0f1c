"""Egotzi: drawn pushes, scores, options, and random games against a slow reading of the prose."""

from __future__ import annotations

import collections

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules.games.egotzi import GAME, EgotziEnding, EgotziLabel
from rules.piece import Motion, Touch
from rules.position import BLACK, PLACE, WHITE, Position, SpecialStep
from rules.refusal import IllegalTurnError, NotationError, RefusalReason
from rules.setup import OptionError

_Cell = tuple[int, int]


class SlowEgotzi:
    """The rules as people explain them: stones by (column, row), pushed one after the other."""

    def __init__(self, size: int) -> None:
        self.size = size
        self.stones: dict[_Cell, int] = {}

    def place(self, cell: _Cell, colour: int) -> None:
        self.stones[cell] = colour
        pushed = [
            (cell[0] + dx, cell[1] + dy, dx, dy) for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1))
        ]
        landing = {}
        for x, y, dx, dy in pushed:
            if (x, y) in self.stones:
                ahead = self._empty_squares(x, y, dx, dy)
                back = self._empty_squares(x, y, -dx, -dy)
                if ahead:
                    landing[x, y] = (ahead[0], False)
                elif back:
                    landing[x, y] = (back[-1], True)
        wanted = collections.Counter([target for target, _ in landing.values()])
        moves = {
            origin: target
            for origin, (target, met_edge) in landing.items()
            if not (met_edge and wanted[target] == 2)
        }
        colours = {target: self.stones[origin] for origin, target in moves.items()}
        for origin in moves:
            del self.stones[origin]
        self.stones.update(colours)

    def _empty_squares(self, x: int, y: int, dx: int, dy: int) -> list[_Cell]:
        found = []
        while 0 <= x + dx < self.size and 0 <= y + dy < self.size:
            x, y = x + dx, y + dy
            if (x, y) not in self.stones:
                found.append((x, y))
        return found

    def group_sizes(self) -> dict[int, list[int]]:
        """Return [colour] -> sizes, biggest first."""
        sizes: dict[int, list[int]] = {BLACK: [], WHITE: []}
        left = dict(self.stones)
        while left:
            cell, colour = left.popitem()
            group = [cell]
            for x, y in group:
                for other in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)):
                    if left.get(other) == colour:
                        del left[other]
                        group.append(other)
            sizes[colour].append(len(group))
        return {colour: sorted(found, reverse=True) for colour, found in sizes.items()}

    def score(self) -> tuple[int, int]:
        """Return each colour's biggest group, once pairs of equal groups are removed."""
        sizes = self.group_sizes()
        black, white = (collections.Counter(sizes[colour]) for colour in (BLACK, WHITE))
        return max(black - white, default=0), max(white - black, default=0)

    def drawing(self) -> str:
        rows = range(self.size - 1, -1, -1)
        return "\n".join(
            " ".join(".BW"[self.stones.get((column, row), -1) + 1] for column in range(self.size))
            for row in rows
        )


def draw(position: Position) -> str:
    size = position.board.size
    look = ["."] * size**2
    for piece in position.pieces():
        look[piece.site] = "BW"[piece.colour]
    return "\n".join(" ".join(look[row * size : (row + 1) * size]) for row in reversed(range(size)))


def drawing(text: str) -> str:
    return "\n".join(line.strip() for line in text.strip().splitlines())


def played(turns: str, **options: object) -> Position:
    position = GAME.setup(**options).start()
    for text in turns.split():
        position.play_turn(position.read(text))
        position.validate()
    return position


def pushes(position: Position, text: str) -> dict[str, tuple[str, Motion, tuple[int, int]]]:
    """Return where the stones next to a new one go: origin -> name, motion, direction."""
    changes = position.change(position.read(text)[0])
    names = position.board.names
    appeared, *pushed = changes
    assert (appeared.motion, names[appeared.piece.site]) == (Motion.APPEAR, text)
    assert appeared.piece.colour == position.colour
    return {names[c.origin]: (names[c.piece.site], c.motion, c.direction) for c in pushed}


@pytest.mark.parametrize("size", range(3, 12))
@pytest.mark.parametrize("seed", range(4))
def test_random_games_agree_with_the_prose(size: int, seed: int) -> None:
    start = GAME.setup(size=size).start()
    value, steps = start.random_playout(seed)
    position, slow = start.copy(), SlowEgotzi(size)
    for step, player in steps:
        assert position.player == player
        cells = [(site % size, site // size) for site in range(size**2)]
        empty = [site for site, cell in enumerate(cells) if cell not in slow.stones]
        legal = [PLACE + site for site in empty]
        assert [s for s in position.legal_steps() if s >= PLACE] == legal
        changes = position.change(step)
        before = {piece.site: piece.colour for piece in position.pieces()}
        slow.place(cells[step - PLACE], position.colour)
        position.play(step)
        position.validate()
        assert draw(position) == slow.drawing()
        assert position.score() == slow.score()
        for change in changes:
            if change.motion != Motion.APPEAR:
                assert before.pop(change.origin) == change.piece.colour
        before.update({change.piece.site: change.piece.colour for change in changes})
        assert before == {piece.site: piece.colour for piece in position.pieces()}
    black, white = slow.score()
    winner = position.player if black == white else int(black < white)
    assert position.over
    assert value == 1 - winner


@settings(max_examples=30, deadline=None)
@given(st.integers(3, 11), st.integers(0, 2**64 - 1), st.integers(0, 200))
def test_squared_sums_squares(size: int, seed: int, half_komi: int) -> None:
    start = GAME.setup(size=size, variant="squared", komi=2 * half_komi).start()
    value, steps = start.random_playout(seed)
    position, slow = start.copy(), SlowEgotzi(size)
    for step, _player in steps:
        slow.place(((step - PLACE) % size, (step - PLACE) // size), position.colour)
        position.play(step)
    sizes = slow.group_sizes()
    black = sum(size**2 for size in sizes[BLACK])
    white = sum(size**2 for size in sizes[WHITE]) + 2 * half_komi
    assert position.score() == (black, white)
    outcome = position.outcome()
    assert outcome is not None
    assert outcome.margin == abs(black - white)
    if black == white:
        assert (value, outcome.winner, outcome.reason) == (0.5, None, EgotziEnding.EQUAL)
    else:
        assert outcome.reason == EgotziEnding.SQUARES
        assert (value, outcome.winner) == ((1, BLACK) if black > white else (0, WHITE))


def test_squared_can_be_drawn() -> None:
    start = GAME.setup(size=4, variant="squared").start()
    seed = next(seed for seed in range(1000) if start.random_playout(seed)[0] == 0.5)
    position = start.copy()
    for step, _player in start.random_playout(seed)[1]:
        position.play(step)
    outcome = position.outcome()
    assert outcome is not None
    assert (outcome.winner, outcome.margin, outcome.reason) == (None, 0, EgotziEnding.EQUAL)
    assert position.legal_steps() == []


def test_whoever_placed_last_loses_when_nothing_is_left() -> None:
    start = GAME.setup(size=4).start()
    for seed in range(5000):
        position = start.copy()
        _value, steps = start.random_playout(seed)
        for step, _player in steps:
            position.play(step)
        if position.score() == (0, 0):
            break
    outcome = position.outcome()
    assert outcome is not None
    # sixteen stones: White places the last one, swapped or not
    assert (outcome.winner, outcome.reason) == (BLACK, EgotziEnding.LAST_STONE)
    assert (outcome.margin, outcome.sites) == (None, ())
    assert _value == 1.0
    swapped = start.copy()
    swapped.play(steps[0][0])
    swapped.play(SpecialStep.SWAP)
    for step, _player in steps[1:]:
        swapped.play(step)
    after_swap = swapped.outcome()
    assert after_swap is not None
    assert after_swap.winner == BLACK
    assert swapped.colour_of(1) == BLACK
    swapped.validate()


def test_the_deciding_group_is_shown() -> None:
    position = GAME.setup(size=5).start()
    for step, _player in position.random_playout(3)[1]:
        position.play(step)
    outcome = position.outcome()
    assert outcome is not None
    assert outcome.reason == EgotziEnding.BIGGEST
    assert outcome.winner is not None
    scores = position.score()
    assert scores is not None
    assert outcome.margin == abs(scores[0] - scores[1])
    assert len(outcome.sites) % max(scores) == 0
    colours = {piece.site: piece.colour for piece in position.pieces()}
    assert {colours[site] for site in outcome.sites} == {outcome.winner}


def test_tally_counts_groups_by_size() -> None:
    position = played("a1 c1 e5", size=5)
    rows = [(row.label, row.size, row.black, row.white) for row in position.tally()]
    assert rows == [(EgotziLabel.SCORE, 0, 1, 0), (EgotziLabel.GROUPS, 1, 2, 1)]


def test_komi_is_in_whites_score_from_the_start() -> None:
    position = GAME.setup(size=6, variant="squared", komi=8).start()
    assert position.score() == (0, 8)
    assert position.tally()[0].white == 8


def test_options() -> None:
    assert str(GAME.setup()) == "egotzi size=7 variant=standard pie=on"
    squared = GAME.read_setup({"variant": "squared", "komi": "6.0", "size": "8"})
    assert str(squared) == "egotzi size=8 variant=squared pie=off komi=6"
    assert GAME.read_setup({"variant": "squared", "pie": "off"})["pie"] is False
    properties = {option.key: option.sgf for option in GAME.options({"variant": "squared"})}
    assert properties == {"size": "SZ", "variant": "XV", "pie": "XP", "komi": "KM"}


@pytest.mark.parametrize(
    "texts",
    [
        {"komi": "0"},
        {"komi": "2", "variant": "standard"},
        {"variant": "squared", "pie": "on"},
        {"variant": "squared", "komi": "3"},
        {"variant": "squared", "komi": "-2"},
        {"variant": "squared", "komi": "1.5"},
        {"variant": "round"},
        {"size": "2"},
        {"size": "12"},
        {"sides": "5"},
    ],
)
def test_options_refused(texts: dict[str, str]) -> None:
    with pytest.raises(OptionError):
        GAME.read_setup(texts)


def test_swap_is_for_whites_first_turn_with_the_pie_rule() -> None:
    position = played("c3", size=5)
    assert SpecialStep.SWAP in position.legal_steps()
    assert len(position.legal_steps()) == 25
    position.play_turn(position.read("swap"))
    assert (position.player, position.colour, position.turn) == (0, WHITE, 2)
    assert SpecialStep.SWAP not in position.legal_steps()
    for options in ({"pie": False}, {"variant": "squared"}):
        with pytest.raises(IllegalTurnError) as error:
            played("c3", size=5, **options).read("swap")
        assert error.value.refusal is not None
        assert error.value.refusal.reason == RefusalReason.SWAP


def test_refusals() -> None:
    position = played("c3", size=5)
    site = position.board.site("c3")
    occupied = position.refusal((Touch(site),))
    assert occupied is not None
    assert (occupied.reason, occupied.sites) == (RefusalReason.OCCUPIED, (site,))
    assert position.refusal((Touch(0),)) is None
    assert position.refusal(SpecialStep.SWAP) is None
    for button, reason in (
        (SpecialStep.PASS, RefusalReason.PASS),
        (SpecialStep.END, RefusalReason.NOT_NOW),
    ):
        refusal = position.refusal(button)
        assert refusal is not None
        assert refusal.reason == reason
    for text in ("f1", "a6", "C3", "c03", "pass", ""):
        with pytest.raises(NotationError):
            position.read(text)


def test_a_stone_that_meets_the_edge_stays_when_another_one_lands_there() -> None:
    position = played("b1 c1 b1", size=5)
    assert draw(position) == drawing("""
        . . . . .
        . . . . .
        . . . . .
        . . . . .
        . B . W B
        """)
    assert pushes(position, "c1") == {
        "b1": ("a1", Motion.MOVE, (0, 0)),
        "d1": ("d1", Motion.BOUNCE, (1, 0)),
    }
    position.play_turn(position.read("c1"))
    assert draw(position) == drawing("""
        . . . . .
        . . . . .
        . . . . .
        . . . . .
        B . W W B
        """)


def test_stones_are_pushed_straight_away_and_over_the_edge() -> None:
    position = played("e3 c3 d4 d2", size=5)
    assert draw(position) == drawing("""
        . . . . .
        . . . B .
        . . W . B
        . . . W .
        . . . . .
        """)
    assert pushes(position, "d3") == {
        "e3": ("a3", Motion.WRAP, (1, 0)),  # the farthest empty square the other way
        "d4": ("d5", Motion.MOVE, (0, 0)),
        "c3": ("b3", Motion.MOVE, (0, 0)),
        "d2": ("d1", Motion.MOVE, (0, 0)),
    }
    position.play_turn(position.read("d3"))
    assert draw(position) == drawing("""
        . . . B .
        . . . . .
        B W . B .
        . . . . .
        . . . W .
        """)


def test_stones_stay_in_full_lines() -> None:
    position = played("b2 c2 b3 b1", size=3)
    assert draw(position) == drawing("""
        . B .
        B . W
        . W .
        """)
    assert pushes(position, "b2") == {
        "c2": ("c2", Motion.BOUNCE, (1, 0)),
        "b3": ("b3", Motion.BOUNCE, (0, 1)),
        "a2": ("a2", Motion.BOUNCE, (-1, 0)),
        "b1": ("b1", Motion.BOUNCE, (0, -1)),
    }
    position.play_turn(position.read("b2"))
    assert draw(position) == drawing("""
        . B .
        B B W
        . W .
        """)


def test_only_the_standard_game_has_features_to_learn_from() -> None:
    assert GAME.setup().start().step_features > 0
    assert GAME.setup(variant="squared").start().step_features == 0

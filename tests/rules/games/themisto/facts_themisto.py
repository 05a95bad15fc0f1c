"""What tests of all games expect of Themisto."""

import random
from collections.abc import Sequence

from plain_playouts import top_colours

from rules.games.themisto import ThemistoRefusalReason
from rules.placement import PlacementReason
from rules.position import Position, SpecialStep

TURN_THEMES: list[tuple[str, str, str, set[str]]] = [
    ("themisto", "", "a1-g7", set()),
]

GAME_COMMANDS = [
    ("game themisto", "themisto"),
]

WHOLE_SETUPS = [
    ("themisto", "themisto"),
]

REFUSED_SETUPS = [
    "themisto size=8",
    "themisto pie=off",
]

REFUSED_PLACEMENTS = [
    ("themisto", "Ba1a1/white", PlacementReason.OCCUPIED, ["a1"]),
    ("themisto", "Ba1/white", ThemistoRefusalReason.DISC_COUNT, []),
]

# from a disc's square to where it came from, in the order in which winning slides are found
DIRECTIONS = ((1, 0), (-1, 1), (0, 1), (1, 1), (-1, 0), (1, -1), (0, -1), (-1, -1))


class RandomSlides:
    """Plays Themisto: each legal turn equally likely, but the first that wins if one does."""

    def __init__(self) -> None:
        self._turns: dict[tuple[int, ...], list[tuple[int, ...]]] = {}  # after these steps

    def __call__(self, position: Position, dice: random.Random) -> list[int]:
        played: tuple[int, ...] = ()
        while not position.over:
            if played not in self._turns:
                self._turns[played] = self._choices(position)
            turn = dice.choice(self._turns[played])
            position.play_turn(turn)
            played += turn
        return top_colours(position)

    def _choices(self, position: Position) -> list[tuple[int, ...]]:
        turns, after = list(position.legal_turns()), position.copy()
        winning = []
        for turn in turns:
            after.copy_from(position)
            after.play_turn(turn)
            outcome = after.outcome() if after.over else None
            if outcome is not None and outcome.winner == position.colour:
                winning.append(turn)
        return [min(winning, key=lambda turn: self._order(position, turn))] if winning else turns

    def _order(self, position: Position, turn: Sequence[int]) -> tuple[object, ...]:
        start, end = [touch.site for touch in position.touches(turn[0])]
        steps = start % 8 - end % 8, start // 8 - end // 8
        away = max(map(abs, steps))
        direction = DIRECTIONS.index((steps[0] // away, steps[1] // away))
        flipped = 1 - top_colours(position)[start]
        return end, flipped, direction, SpecialStep.CAPTURE in turn


PLAYED_OUT = (
    "themisto",
    "h2-b2 h3-d7 h4-b4 b4-b7 h7-g7 d7-d2 b2-b3 d2-b4 b3-c2 b4-b5 a2-b2 g8-a2 h8-g8 c2-c3 "
    "g8-h8 h5-f7 f7-g8x h6-h7 g7-c7 g1-c5 h1-d5 d5-b3 f1-c4 c4-b4",
    RandomSlides(),
)

REFUSED_COMMANDS = [
    ("game themisto size=8", "themisto has no size"),
]

SUDDEN = ["themisto"]

SYMMETRIC = ["themisto"]

TRACED = ["themisto"]

SEARCHED = [("themisto", 2)]

PUZZLES_MADE = 3  # as many as a test makes in a few seconds

# where tests/bench/endgames.py looks: game, cells that may be empty, turns looked ahead
ENDGAMES = [("themisto", None, 1), ("themisto", None, 2), ("themisto", None, 3)]

# boards on which games are played beside those of plain_themisto.py
PLAYED_PLAINLY = ["themisto"]

TURN_NUMBERS = ("a4-b4 h4-g4 b4-b3", {"b3": 3, "g4": 2})

# the turns before two lines, the line of a bad move and a better one, and why it is bad
REASONS = [
    (
        "themisto",
        "",
        "h4-f2 a4-h4x",
        "a8-g2 a7-a8",
        "Player 2 can now make a winning row from h2 to h6: a4-h4x.",
    ),
    (
        "themisto",
        "a5-c7",
        "a6-b7 a2-b2",
        "h5-a5x",
        "Player 2 could have made a winning row from a3 to a7: h5-a5x.",
    ),
    (
        "themisto",
        "g8-g5 a2-d2 f8-f5x",
        "a3-b2 d2-c3",
        "a4-f4x d2-g2",
        "Player 2 could have threatened to win in 2 ways: a4-f4x.",
    ),
    (
        "themisto",
        "a2-g2 g1-f2 h7-f7 a4-c2 h6-e6",
        "a5-f5 a6-b6",
        "h5-e2x g2-b7",
        "Player 2 could have threatened to win: h5-e2x.",
    ),
    (
        "themisto",
        "b8-b3 a1-b2 c8-c3",
        "b3-c2 h4-g3",
        "a7-g7 g7-g5",
        "Player 2 skips a turn: a disc left a row of three or four.",
    ),
    (
        "themisto",
        "b8-c7 d8-g5 h7-g6 a2-d2 h1-c6 g1-b6",
        "h5-g4x h8-g7 f8-f5x e1-e3",
        "g5-f5 h2-g3 h4-g5 d2-c2",
        "Ways in which Player 2 threatens to win: 5 at the end of this line, "
        "0 at the end of the better one.",
    ),
    (
        "themisto",
        "a1-b2 g1-f2 a7-f7 a3-b3 h2-g1",
        "f2-f6x h3-g4 g4-e2 h4-f2",
        "h4-c4 f2-f6x h5-g5 c4-c7",
        "Player 1 would have had to skip a turn: h4-c4; f2-f6x; h5-g5; c4-c7.",
    ),
]

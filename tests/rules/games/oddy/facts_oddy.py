"""What tests of all games expect of Odd-Y."""

import random

from plain_playouts import top_colours

from rules.games.oddy.enclosure import encloses
from rules.games.oddy.outcome import OddYRefusalReason
from rules.groups import Groups
from rules.placement import PlacementReason
from rules.position import Position

REFUSED_IN_WORDS = [
    ("oddy sides=4", "oddy sides must be 3 or 5 or 7 or 9, not 4"),
    ("oddy sides=3 size=2", "oddy size must be 3 to 15, not 2"),
]

FEW_POSITIONS = [
    "oddy sides=3 size=3",
]

TURN_THEMES = [
    ("oddy sides=3 size=4", "c1 c3 b1 d3 d1 d2", "a1", {"connection"}),
    ("oddy sides=3 size=4", "c1 c3 b1 d3 d1 d2", "d4", {"edge", "double threat"}),
]

TINY = "oddy sides=3 size=4"

ENDINGS = ({"sides": 3, "size": 4}, 7)

GAME_COMMANDS = [
    ("game oddy", "oddy sides=5 size=6 pie=on"),
    ("game oddy sides=3", "oddy sides=3 size=11 pie=on"),
    ("game oddy size=5 sides=9", "oddy sides=9 size=5 pie=on"),
]

SWAPS = [
    ("oddy sides=5 size=4", "c1 swap d1"),
]

WHOLE_SETUPS = [
    ("oddy", "oddy sides=5 size=6 pie=on"),
    ("oddy sides=3", "oddy sides=3 size=11 pie=on"),
    ("oddy sides=7", "oddy sides=7 size=6 pie=on"),
    ("oddy size=9 sides=9", "oddy sides=9 size=9 pie=on"),
    ("oddy sides=3 size=15", "oddy sides=3 size=15 pie=on"),
]

REFUSED_SETUPS = [
    "oddy sides=4",
    "oddy sides=11",
    "oddy sides=3 size=2",
    "oddy sides=3 size=16",
    "oddy sides=5 size=10",
    "oddy size=2",
    "oddy komi=2",
]

REFUSED_PLACEMENTS = [
    ("oddy sides=3 size=4", "Ba1/Wb1/white", PlacementReason.BLACK_TO_MOVE, []),
    ("oddy sides=3 size=4", "white", PlacementReason.BLACK_TO_MOVE, []),
    (
        "oddy sides=3 size=3",
        "Ba1b1c1/Wb2c2c3/black",
        OddYRefusalReason.WON_BEFORE,
        ["a1", "b1", "c1"],
    ),
    (
        "oddy sides=3 size=6",
        "Ba1b1c1d1e1f1f2f3f4f5f6/Wb2c2c3d2d3d4e2e3e4e5/white",
        OddYRefusalReason.WON_BEFORE,
        ["a1", "b1", "c1", "d1", "e1", "f1", "f2", "f3", "f4", "f5", "f6"],
    ),
]

PLACED_LINES = {
    "oddy sides=3 size=4": (["c2", "d1"], "Bc2/Wd1/black"),
}

UNREADABLE_FILES = [
    ("(;XG[oddy]SZ[99]\nXF[2])", 2, 1, "a newer version"),
    ("(;XG[oddy]XF[new])", 1, 11, "XF must be a number"),
    ("(;XG[oddy]XS[4])", 1, 11, "sides must be 3 or 5 or 7 or 9, not 4"),
    ("(;XG[oddy]XS[3]SZ[99])", 1, 16, "size must be 3 to 15, not 99"),
    ("(;XG[oddy]SZ[6][7])", 1, 11, "SZ has 2 values"),
    ("(;XG[oddy]XP[maybe])", 1, 11, "pie must be on or off"),
    ("(;XG[oddy]KM[4])", 1, 11, r"Odd-Y does not take KM\[4\] with these options"),
]


def fill_up(position: Position, dice: random.Random) -> list[int]:
    """Fill the board in turn, and return which cells belong to the group that wins Odd-Y then."""
    board, colours = position.board, top_colours(position)
    empty = [site for site, colour in enumerate(colours) if colour < 0]
    dice.shuffle(empty)
    for number, site in enumerate(empty):
        colours[site] = position.colour ^ (number & 1)
    groups = Groups.of(board, colours)
    (won,) = [g for g, mask in enumerate(groups.side_masks()) if encloses(mask, board.side_count)]
    return [colours[s] if groups.group_at(s) == won else -1 for s in range(board.site_count)]


PLAYED_OUT = ("oddy sides=5 size=3", "c9 swap c8 c3 c10 c2 c4", fill_up)

REFUSED_COMMANDS = [
    ("game oddy sides=4", "sides must be 3 or 5 or 7 or 9, not 4"),
    ("game oddy sides=3 size=16", "size must be 3 to 15"),
]

SUDDEN = ["oddy sides=5 size=3"]

SYMMETRIC = ["oddy sides=3 size=5", "oddy sides=5 size=4", "oddy sides=9 size=3"]

SEARCHABLE = ["oddy sides=3 size=3"]

TRACED = ["oddy sides=3 size=5", "oddy", "oddy sides=9 size=9"]

SEARCHED = [("oddy sides=5 size=3", 0), ("oddy sides=5 size=4 pie=off", 16)]

PUZZLES_MADE = 3  # as many as a test makes in a few seconds

# where tests/bench/endgames.py looks: game, cells that may be empty, turns looked ahead
ENDGAMES = [
    ("oddy sides=3 size=4", range(4, 9), 1000),
    ("oddy sides=3 size=6 pie=off", range(4, 12), 1000),
    ("oddy", range(5, 11), 1000),
    ("oddy sides=7 size=3", range(5, 11), 1000),
    ("oddy sides=3 size=15", range(5, 10), 1000),
]

# boards that are solved: game, the program in C and its arguments, the first moves that win, and
# whether the program takes seconds, minutes or hours
SOLVED = [
    ("oddy sides=3 size=3 pie=off", "plain 3 3", "b1 b2 c2", "seconds"),
    ("oddy sides=3 size=4 pie=off", "plain 3 4", "b1 b2 c1 c2 c3 d2 d3", "seconds"),
    ("oddy sides=3 size=5 pie=off", "plain 3 5", "c2 d2 d3", "seconds"),
    ("oddy sides=3 size=6 pie=off", "plain 3 6 openings", "d2 d3 e3", "minutes"),
    ("oddy sides=5 size=3 pie=off", "plain 5 3", "a1 b1 b2 b3 b4 b5 c2 c4 c6 c8 c10", "seconds"),
]

# boards on which games are played beside those of plain_oddy.py
PLAYED_PLAINLY = [
    "oddy sides=3 size=3",
    "oddy sides=3 size=5",
    "oddy sides=3 size=11",
    "oddy sides=5 size=3",
    "oddy",
    "oddy sides=7 size=3",
    "oddy sides=9 size=3",
]

TURN_NUMBERS = ("c1 swap c2", {"c1": 1, "c2": 3})

# the turns before two lines, the line of a bad move and a better one, and why it is bad
REASONS = [
    (
        "oddy sides=3 size=3",
        "c3 b1",
        "c2 c1",
        "c1 b2",
        "White can now block the way, so that the other player needs 2 more stones, not 1: c1.",
    ),
    (
        "oddy sides=3 size=3",
        "c2 c3",
        "c1",
        "b2",
        "Black could have blocked the way, so that the other player needed 3 more stones, "
        "not 2: b2.",
    ),
    (
        "oddy sides=3 size=3",
        "b2 c1 c2",
        "b1 a1",
        "c3",
        "Black can now connect sides 1, 2 and 3 around the middle: a1.",
    ),
    (
        "oddy sides=3 size=3",
        "c1 c2",
        "c3",
        "b2",
        "Stones still needed at the end of this line: Black 2, White 2. "
        "With the better move: Black 1, White 2.",
    ),
]

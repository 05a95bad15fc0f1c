"""What tests of all games expect of Wythe."""

from plain_playouts import random_steps

from rules.games.wythe import WytheRefusalReason
from rules.placement import PlacementReason

REFUSED_IN_WORDS = [
    ("wythe size=2", "wythe size must be 3 to 11, not 2"),
    ("wythe pie=maybe", "wythe pie must be on or off, not maybe"),
    ("wythe sides=5", "wythe has no sides"),
]

FEW_POSITIONS = [
    "wythe size=3 pie=off",
]

ROOT_PROPERTIES = {
    "wythe size=4 position=a1b1,b2a2,b1b2/white": "AB[a1][b1]AW[a2][b2]PL[W]XD[a1b1][b2a2][b1b2]",
    "wythe size=4 position=a1b1/white/swap": "AB[a1]AW[b1]PL[W]XD[a1b1]XE[swap]",
}

TURN_THEMES = [
    ("wythe size=3", "a1b1", "c3c2", set()),
    ("wythe size=3", "a1b1", "c2c1", {"majority"}),
]

TINY = "wythe size=4"

ENDINGS = ({"size": 4}, 6)

GAME_COMMANDS = [
    ("game wythe", "wythe size=7 pie=on"),
    ("game wythe size=9 pie=off", "wythe size=9 pie=off"),
    (
        "game wythe position=c4c3/white/swap size=5",
        "wythe size=5 pie=on position=c4c3/white/swap",
    ),
]

SWAPS = [
    ("wythe size=4", "b2b3 swap c3c4 a2a1"),
]

WHOLE_SETUPS = [
    ("wythe", "wythe size=7 pie=on"),
    ("wythe size=11 pie=off", "wythe size=11 pie=off"),
]

REFUSED_SETUPS = [
    "wythe size=2",
    "wythe komi=0",
    "wythe size=12",
    "wythe pie=maybe",
    "wythe sides=5",
]

REFUSED_PLACEMENTS = [
    ("wythe size=3", "Ba1/white", PlacementReason.PIECE, ["a1"]),
    ("wythe size=3", "a1b1/black", WytheRefusalReason.WHITE_TO_MOVE, []),
    ("wythe size=3", "white", WytheRefusalReason.BLACK_TO_MOVE, []),
    ("wythe size=3", "a1b2/white", WytheRefusalReason.NOT_NEIGHBOURS, ["a1", "b2"]),
    ("wythe size=3", "a1b1,b1a1/black", WytheRefusalReason.WHOLE_PIECE, ["b1", "a1"]),
    ("wythe size=3", "a1b1,a2b2,a1a2/white", WytheRefusalReason.LIKE_COLOUR, ["a1"]),
    ("wythe size=3", "a1b1,a2b2,b1a1,a1a2/black", WytheRefusalReason.WHOLE_PIECE, ["a1", "b1"]),
    ("wythe size=3", "a1b1,b1b2/black", WytheRefusalReason.UNEQUAL_HEIGHTS, ["b1", "b2"]),
    (
        "wythe size=3",
        "a1b1,c1c2,b1a1/white",
        WytheRefusalReason.WHOLE_PIECE,
        ["a1", "b1"],
    ),
    (
        "wythe size=3",
        "a1b1,c1c2/white/passes:1",
        WytheRefusalReason.MUST_PLACE,
        ["b1", "c1", "a2", "b2", "a3", "b3", "c3"],
    ),
]

PLACED_LINES = {
    "wythe size=5": (["c3d3", "swap"], "c3d3/white"),
    "wythe size=4": (["a1b1"], "a1b1/white/swap"),
}

UNREADABLE_FILES = [
    ("(;XG[wythe]AB[a1]AW[b1])", 1, 12, "XD is missing, which has the pieces"),
    ("(;XG[wythe]AB[c1]AW[b1]XD[a1b1])", 1, 24, "AB, AW and XD contradict each other"),
    ("(;XG[wythe]XD[a1b2])", 1, 12, "not legal: the two squares are not neighbours"),
]

PLAYED_OUT = ("wythe size=5", "c3b3 swap c5b5 a1b1 a3a2 a5a4 e2e3 c4b4", random_steps)

REFUSED_COMMANDS = [
    ("game Wythe", "no game Wythe"),
    ("game wythe size", "NAME=VALUE, not size"),
    ("game wythe size=", "size must be 3 to 11, not "),
    ("game wythe size=2", "size must be 3 to 11, not 2"),
    ("game wythe size=seven", "size must be 3 to 11, not seven"),
    ("game wythe size=7 size=7", "size is given twice"),
    ("game wythe komi=2", "wythe has no komi"),
    ("game wythe pie=maybe", "pie must be on or off"),
    ("komi 2", "wythe has no komi"),
]

SYMMETRIC = ["wythe size=5"]

SEARCHABLE = ["wythe size=3"]

TRACED = ["wythe size=3", "wythe size=7", "wythe size=11"]

SEARCHED = [("wythe size=4", 0), ("wythe size=4", 5)]

PUZZLES_MADE = 3  # as many as a test makes in a few seconds

# where tests/bench/endgames.py looks: game, cells that may be empty, turns looked ahead
ENDGAMES = [
    ("wythe size=3", range(9), 1000),
    ("wythe size=4", range(10), 1000),
    ("wythe size=5 pie=off", range(9), 1000),
    ("wythe", range(9), 1000),
    ("wythe size=11", range(9), 1000),
]

# boards that are solved: game, the program in C and its arguments, the first moves that win, and
# whether the program takes seconds, minutes or hours
SOLVED = [
    (
        "wythe size=3 pie=off",
        "plain 3",
        "a2a1 a2a3 a2b2 b1a1 b1b2 b1c1 b3a3 b3b2 b3c3 c2b2 c2c1 c2c3",
        "seconds",
    ),
    (
        "wythe size=4 pie=off",
        "plain 4",
        "b1a1 c1d1 a2a1 b2a2 b2b1 c2d2 c2c1 d2d1 a3a4 b3b4 b3a3 c3d3 c3c4 d3d4 b4a4 c4d4",
        "seconds",
    ),
]

# boards on which games are played beside those of plain_wythe.py
PLAYED_PLAINLY = ["wythe size=3", "wythe size=5", "wythe size=8", "wythe size=9", "wythe size=11"]

TURN_NUMBERS = (
    "c3d3 e3f3 d3e3",
    {"c3": 1, "d3": 1, "d3+": 3, "e3": 2, "e3+": 3, "f3": 2},
)

# the turns before two lines, the line of a bad move and a better one, and why it is bad
REASONS = [
    (
        "wythe size=4",
        "b4b3 d4d3 c2c3 b1a1 a4a3",
        "b2a2 b3b2",
        "c1d1 b2a2",
        "Black can now cut a group of 6 down to 4: b3b2.",
    ),
    (
        "wythe size=4",
        "c1b1 b2c2 b3b4",
        "a3a2 d2d1 d3d4",
        "d4d3 a2a3 b1b2",
        "White could have cut a group of 3 down to 1: d4d3; a2a3; b1b2.",
    ),
    (
        "wythe size=4",
        "d3d2 a4a3",
        "b4b3",
        "c3c2",
        "Stacks away from the edge at the end of this line: Black 0, White 1. "
        "With the better move: Black 1, White 1.",
    ),
    (
        "wythe size=4",
        "a3b3 b1a1",
        "b2c2 d3c3 d4c4",
        "c1c2 b4a4",
        "White can now join groups to 3: d3c3.",
    ),
    ("wythe size=4", "d3c3 b2c2", "c4d4", "b3b4", "Black could have matched the group of 2: b3b4."),
]

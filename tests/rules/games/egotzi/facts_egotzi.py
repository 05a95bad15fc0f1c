"""What tests of all games expect of Egotzi."""

from plain_playouts import random_steps

from rules.placement import PlacementReason

REFUSED_IN_WORDS = [
    ("egotzi variant=round", "egotzi variant must be standard or squared, not round"),
    (
        "egotzi variant=squared komi=3",
        "egotzi komi must be 0 to {} in steps of 2, not 3",
    ),
]

ROOT_PROPERTIES = {
    "egotzi size=5 position=Bc2/Wc4/black": "AB[c2]AW[c4]PL[B]",
}

TURN_THEMES = [
    ("egotzi size=3", "a1 c3", "a3", set()),
    ("egotzi size=3", "a1 c3", "b1", {"over the edge", "push"}),
    ("egotzi size=3", "b1 c3", "a1", {"push"}),
    ("egotzi size=3 pie=off", "a1 c1 a2", "c2", {"cancel", "over the edge", "push"}),
]

TINY = "egotzi size=3"

ENDINGS = ({"size": 4}, 6)

GAME_COMMANDS = [
    ("game egotzi pie=off size=8", "egotzi size=8 variant=standard pie=off"),
    ("game egotzi variant=squared", "egotzi size=7 variant=squared pie=off komi=0"),
    (
        "game egotzi komi=6 variant=squared pie=off",
        "egotzi size=7 variant=squared pie=off komi=6",
    ),
]

SWAPS = [
    ("egotzi size=5", "c3 swap a1 b2"),
]

WHOLE_SETUPS = [
    ("egotzi", "egotzi size=7 variant=standard pie=on"),
    ("egotzi komi=6.0 variant=squared", "egotzi size=7 variant=squared pie=off komi=6"),
]

REFUSED_SETUPS = [
    "egotzi size=2",
    "egotzi size=12",
    "egotzi sides=5",
    "egotzi variant=squared komi=1.5",
    "egotzi komi=4",
    "egotzi variant=standard komi=2",
    "egotzi variant=squared komi=3",
    "egotzi variant=squared komi=-2",
    "egotzi variant=squared pie=on",
    "egotzi variant=round",
]

REFUSED_PLACEMENTS = [
    ("egotzi size=3", "Ba1b1/black", PlacementReason.UNEVEN, []),
    ("egotzi size=3", "Wa1/black", PlacementReason.UNEVEN, []),
    ("egotzi size=3", "Ba1/black", PlacementReason.WHITE_TO_MOVE, []),
    ("egotzi size=3", "Ba1b2/Wa1/white", PlacementReason.OCCUPIED, ["a1"]),
    ("egotzi size=3", "a1a2/white", PlacementReason.PIECE, ["a1", "a2"]),
    ("egotzi size=3", "Ba1/white/passes:1", PlacementReason.CONDITION, []),
    ("egotzi size=3", "Ba1/white/after:black,a1", PlacementReason.CONDITION, []),
    ("egotzi size=3", "Ba1b2/Wa2/white/swap", PlacementReason.SWAP, []),
    ("egotzi size=3 pie=off", "Ba1/white/swap", PlacementReason.SWAP, []),
    ("egotzi size=3", "Ba1/black/swap", PlacementReason.WHITE_TO_MOVE, []),
]

PLACED_LINES = {
    "egotzi size=5": (["c3", "c4"], "Bc2/Wc4/black"),
}

PLAYED_OUT = ("egotzi size=5", "e3 swap d4 a4 b4 a5 d5 b2 a2", random_steps)

REFUSED_COMMANDS = [
    ("game egotzi komi=2", "egotzi has komi only with variant=squared"),
    ("game egotzi variant=squared pie=on", "pie must be off, not on"),
    ("game egotzi variant=squared komi=3", "komi must be"),
    ("game egotzi variant=squared komi=-2", "komi must be"),
    ("game egotzi position=Ba1/black", "not legal: Black has one more stone: White is to"),
    ("game egotzi size=3 position=Bd4/white", "there is no cell d4"),
    ("game egotzi position=Ba1/white position=Ba1/white", "position is given twice"),
]

SYMMETRIC = ["egotzi size=5"]

SEARCHABLE = ["egotzi size=3", "egotzi size=3 variant=squared komi=0"]

TRACED = ["egotzi size=3", "egotzi size=8", "egotzi size=11 variant=squared komi=10"]

SEARCHED = [("egotzi size=4", 8), ("egotzi size=5 variant=squared", 17)]

PUZZLES_MADE = 3  # as many as a test makes in a few seconds

# where tests/bench/endgames.py looks: game, cells that may be empty, turns looked ahead
ENDGAMES = [
    ("egotzi size=3", range(3, 8), 1000),
    ("egotzi size=5", range(3, 9), 1000),
    ("egotzi pie=off", range(3, 9), 1000),
    ("egotzi size=11", range(3, 8), 1000),
    ("egotzi size=4 variant=squared", range(3, 9), 1000),
    ("egotzi size=6 variant=squared komi=6", range(3, 8), 1000),
]

# boards that are solved: game, the program in C and its arguments, the first moves that win, and
# whether the program takes seconds, minutes or hours
SOLVED = [
    ("egotzi size=3 pie=off", "plain 3", "a1 b1 c1 a2 b2 c2 a3 b3 c3", "seconds"),
    (
        "egotzi size=4 pie=off",
        "plain 4",
        "a1 b1 c1 d1 a2 b2 c2 d2 a3 b3 c3 d3 a4 b4 c4 d4",
        "minutes",
    ),
    (
        "egotzi size=5 pie=off",
        "layered 5",
        "a1 b1 c1 d1 e1 a2 b2 c2 d2 e2 a3 b3 c3 d3 e3 a4 b4 c4 d4 e4 a5 b5 c5 d5 e5",
        "hours",
    ),
]

# boards on which games are played beside those of plain_egotzi.py
PLAYED_PLAINLY = [
    "egotzi size=3",
    "egotzi size=4",
    "egotzi",
    "egotzi size=8",
    "egotzi size=11",
    "egotzi size=9 variant=squared komi=6",
]

TURN_NUMBERS = ("c3 e3 d3", {"b3": 3, "f3": 3, "d3": 3})  # pushed

# the turns before two lines, the line of a bad move and a better one, and why it is bad
REASONS = [
    (
        "egotzi size=4",
        "a1 d3",
        "b1",
        "b3",
        "Stones away from the edge at the end of this line: Black 0, White 0. "
        "With the better move: Black 1, White 0.",
    ),
    ("egotzi size=4", "d1 d4", "d3 b4", "b1 a1", "White can now match the group of 1: b4."),
    ("egotzi size=4", "c1 d1 c1 a4", "c3 b4", "b1", "Black could have joined groups to 3: b1."),
    (
        "egotzi size=3",
        "c2 c1 b3 a2 c2",
        "b2",
        "a3",
        "Score at the end of this line: Black 0, White 0. With the better move: Black 1, White 2.",
    ),
    (
        "egotzi size=5",
        "d3 c1",
        "e5",
        "e3",
        "Total distance from the edge at the end of this line: Black 1, White 0. "
        "With the better move: Black 2, White 0.",
    ),
]

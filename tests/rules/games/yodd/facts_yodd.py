"""What tests of all games expect of Yodd."""

import random

from plain_playouts import top_colours

from rules.games.yodd import YoddRefusalReason
from rules.placement import PlacementReason
from rules.position import PLACE, Position, SpecialStep

FEW_POSITIONS = [
    "yodd size=2",
]

ROOT_PROPERTIES = {
    "yodd size=3 position=Bc3/black/passes:1": "AB[c3]PL[B]XE[passes:1]",
}

TURN_THEMES = [
    ("yodd size=3", "Ba1", "pass", {"pass"}),
    ("yodd size=3", "Ba1 Wc1,We1", "Ba2", {"one stone"}),
    ("yodd size=3", "Ba1 Bc3,We1", "Ba3,Wc1", {"both colours", "divide"}),
    ("yodd size=3", "Ba1 Bc3,We1", "Bb2,Wc1", {"both colours", "divide", "join"}),
    ("yodd size=3", "Ba1 Bc3,We1", "Wa3,Wc1", {"gift", "divide"}),
]

TINY = "yodd size=2"

ENDINGS = ({"size": 3}, 5)

GAME_COMMANDS = [
    ("game yodd size=10", "yodd size=10"),
]

WHOLE_SETUPS = [
    ("yodd", "yodd size=6"),
]

REFUSED_SETUPS = [
    "yodd size=1",
    "yodd size=11",
    "yodd pie=on",
    "yodd sides=5",
]

REFUSED_PLACEMENTS: list[tuple[str, str, object, list[str]]] = [
    ("yodd size=3", "Ba1/white/skip", PlacementReason.CONDITION, []),
    ("yodd size=3", "Ba1/white/swap", PlacementReason.SWAP, []),
    ("yodd size=3", "Ba1a3/white", YoddRefusalReason.EVEN_GROUPS, []),
    ("yodd size=3", "white", YoddRefusalReason.BLACK_BEGINS, []),
    ("yodd size=3", "black/passes:1", YoddRefusalReason.FIRST_TURN, []),
    ("yodd size=3", "Wa1/black", YoddRefusalReason.ONE_STONE, []),
    ("yodd size=3", "Wa1/white/passes:1", YoddRefusalReason.ONE_STONE, []),
]

PLACED_LINES = {
    "yodd size=3": (["Bc3", "pass"], "Bc3/black/passes:1"),
}

UNREADABLE_FILES = [
    ("(;XG[yodd]XP[on])", 1, 11, r"Yodd does not take XP\[on\] with these options"),
    ("(;XG[yodd]XS[3])", 1, 11, r"Yodd does not take XS\[3\] with these options"),
]


def random_stones(position: Position, dice: random.Random) -> list[int]:
    """Play as ``random_steps``, but pass only when nothing fits, and end a turn half of the time.

    That is how this game is played out.
    """
    while steps := position.legal_steps():
        stones = [step for step in steps if step >= PLACE]
        ends = SpecialStep.END in steps and (not stones or dice.random() < 0.5)
        position.play(SpecialStep.END if ends else dice.choice(stones or steps))
    return top_colours(position)


PLAYED_OUT = ("yodd size=3", "Bd3 Bd2,Be3 Wc2,Wd4 Bd1,Be2", random_stones)

REFUSED_COMMANDS = [
    ("game yodd pie=on", "yodd has no pie"),
]

SUDDEN = ["yodd size=3"]

SYMMETRIC = ["yodd size=4"]

SEARCHABLE = ["yodd size=2"]

TRACED = ["yodd size=2", "yodd size=4", "yodd"]

SEARCHED = [("yodd size=3", 0), ("yodd size=3", 7)]

# where tests/bench/endgames.py looks: game, cells that may be empty, turns looked ahead
ENDGAMES = [
    ("yodd size=2", range(3, 8), 1000),
    ("yodd size=3", range(3, 8), 1000),
    ("yodd size=4", range(3, 7), 1000),
    ("yodd", range(3, 7), 1000),
    ("yodd size=10", range(2, 6), 1000),
]

# boards that are solved: game, the program in C and its arguments, the first moves that win, and
# whether the program takes seconds, minutes or hours
SOLVED = [
    ("yodd size=2", "plain 2", "Bb2", "seconds"),
    ("yodd size=3", "plain 3", "Bb2 Bb3 Bc2 Bc3 Bc4 Bd2 Bd3", "minutes"),
]

# boards on which games are played beside those of plain_yodd.py
PLAYED_PLAINLY = ["yodd size=2", "yodd size=3"]

TURN_NUMBERS = ("Ba1 Wf6,Wf8 pass", {"a1": 1, "f6": 2, "f8": 2})

# the turns before two lines, the line of a bad move and a better one, and why it is bad
REASONS = [
    (
        "yodd size=3",
        "Bc4 Wd4,We1",
        "Wc1,Wd1",
        "Wd2,Bd3",
        "Biggest group at the end of this line: Black 1, White 3. "
        "With the better move: Black 2, White 2.",
    ),
    (
        "yodd size=3",
        "Be2 Bb1,Wd3 Wc2,Bc3",
        "Wc1 Bb2,Wb4",
        "Wb3,Bb4 Bc5,Be3",
        "Black can now go from 3 groups to 2: Bb2,Wb4.",
    ),
    (
        "yodd size=3",
        "Wc4 Bb1,We3 pass",
        "We1,We2 Wa2,Wc2",
        "Wb3,Wb4 Wc2,Bd1",
        "Groups at the end of this line: Black 1, White 4. With the better move: Black 2, White 3.",
    ),
    (
        "yodd size=3",
        "Bc5 Wb1,Wb4",
        "Bb2,Wd1",
        "Wa3,Bc4",
        "Cells that join groups at the end of this line: Black 0, White 2. "
        "With the better move: Black 0, White 0.",
    ),
]

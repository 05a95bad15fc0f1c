"""What tests of all games expect to see of Yodd."""

from lesson_claims import Claim, top_colours, turns_and_positions, wins_within

from rules.position import Position
from rules.refusal import RefusalReason

SHARES_IN_WORDS = [
    ("yodd", "Black 72 %, White 20 %, empty 8 %"),
]

REASON_TEXTS = {
    ("yodd", "EVEN"): "must be **odd**",
    ("yodd", "FIRST_TURN"): "exactly one stone",
    ("yodd", "EVEN_GROUPS"): "must be **odd**",
    ("yodd", "BLACK_BEGINS"): "exactly one stone",
    ("yodd", "ONE_STONE"): "exactly one stone",
}

TYPED = ("b", "a1", "c", "Write it like")

BEGINNING = ["Bc3", "Ba1,Wa2"]

TASK = "Place one stone of either colour"

OFFERED = {"pass", "end", "hand"}

EDITOR_FIELDS = {
    "yodd": "passes",
}

EDITED = [
    "yodd size=4",
]

MARKS = [
    ("yodd size=4 | Bb4", "begun=Wd2,We3"),
    ("yodd size=4 | Bb4", "refused=Wd2,Wd2"),
]

IMPOSSIBLE_NUMBERS: list[tuple[str, dict[str, object], str, str]] = [
    ("yodd", {}, "size", "1"),
    ("yodd", {}, "size", "11"),
    ("yodd", {}, "size", "99"),
]

CHOICES_IN_WORDS = [
    ("yodd", {"size": 4}, "size 4"),
]

DRAWN_TURNS = 7

COUNTED = ["yodd size=4"]

# their names, and whether dominoes are laid
TOOLS = (["Black stone", "White stone"], False)

# turns played before, a cell, and the step that is refused there if it is not a click
REFUSED_AT = (["Bc3"], "c3", None)

PLACED_BY = ("a1",)  # clicks

# turns played before, and what is typed then
REFUSED_WHEN_TYPED = (["Bc3"], {"wc3": RefusalReason.OCCUPIED})

DRAWN_BOARDS = [("hexagon", "yodd size=3", "dark")]

DRAWN_LAYOUTS = ["yodd size=4", "yodd size=10"]

TURNED_LAYOUTS = ["yodd size=3"]


def cuts(*diamonds: tuple[str, str]) -> Claim:
    """Return: it fills both cells between the ends of a diamond with White's stones."""

    def is_cut(after: Position) -> bool:
        colours = top_colours(after)
        return any(colours.get(a) == colours.get(b) == 1 for a, b in diamonds)

    return lambda position: [text for text, after in turns_and_positions(position) if is_cut(after)]


def saves_with_one_stone(diamond: tuple[str, str]) -> Claim:
    """Return: it is a single stone, after which White cannot cut the diamond."""
    return lambda position: [
        text
        for text, after in turns_and_positions(position)
        if len(after.pieces()) == len(position.pieces()) + 1 and not cuts(diamond)(after)
    ]


CLAIMS: dict[str, dict[str, Claim]] = {  # [lesson][step]
    "yodd-diamond": {
        "cut": cuts(("c4", "d4")),
        "guard": saves_with_one_stone(("c4", "d4")),
        "choose": cuts(("a2", "b2"), ("e3", "f3")),
    },
    "yodd-parity": {"joins": wins_within(), "both": wins_within(), "gift": wins_within()},
    "yodd-pass": {"wait": wins_within(), "punish": wins_within(), "stop": wins_within()},
}

SCORED = True  # whether an unfinished game has a score to count

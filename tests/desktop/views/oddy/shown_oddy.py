"""What tests of all games expect to see of Odd-Y."""

from lesson_claims import Claim, wins_within

from rules.refusal import RefusalReason

SHARES_IN_WORDS = [
    ("oddy", "in Black’s winning group 72 %, in White’s 20 %, in neither 8 %"),
]

REASON_TEXTS = {
    ("oddy", "WON_BEFORE"): "one group that touches three sides",
}

TYPED = ("b", "2", "z", "Write it like")

BEGINNING = ["c2", "a1"]

TASK = "Place a stone"

OFFERED = {"swap"}

EDITOR_FIELDS = {
    "oddy": "swap",
}

EDITED = [
    "oddy sides=5 size=4",
    "oddy sides=3 size=6",
]

MARKS = [
    ("oddy | a1 c2 b1", "group=a1"),
]

GOAL_TEXTS = [
    ("oddy", ["on five sides, any three that are not all next to each other"]),
]

IMPOSSIBLE_NUMBERS = [
    ("oddy", {"sides": 3}, "size", "16"),
]

CHOICES_IN_WORDS = [
    ("oddy", {"sides": 7, "size": 5}, "7 sides · size 5"),
    ("oddy", {"sides": 7, "size": 5, "pie": False}, "7 sides · size 5 · no pie rule"),
]

DRAWN_TURNS = 5

COUNTED = ["oddy sides=3 size=5", "oddy sides=7 size=4"]

# their names, and whether dominoes are laid
TOOLS = (["Black stone", "White stone"], False)

# turns played before, a cell, and the step that is refused there if it is not a click
REFUSED_AT = (["a1"], "a1", None)

PLACED_BY = ("a1",)  # clicks

# turns played before, and what is typed then
REFUSED_WHEN_TYPED = (["c3"], {"C3": RefusalReason.OCCUPIED})

DRAWN_BOARDS = [
    ("triangle", "oddy sides=3 size=4", "print"),
    ("polygon", "oddy sides=5 size=3", "light"),
]

DRAWN_LAYOUTS = [
    f"oddy sides={sides} size={size}" for sides, size in ((3, 4), (3, 15), (5, 3), (7, 4), (9, 8))
]

TURNED_LAYOUTS = ["oddy sides=3 size=4"]


CLAIMS: dict[str, dict[str, Claim]] = {  # [lesson][step]
    "oddy-bridges": {"two": wins_within(3), "answer": wins_within(), "find": wins_within()},
    "oddy-edge": {"second": wins_within(), "third": wins_within(), "corner": wins_within()},
    "oddy-double": {"fork": wins_within(), "take": wins_within(), "find": wins_within(2)},
}

SCORED = False  # whether an unfinished game has a score to count

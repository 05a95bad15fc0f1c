"""What tests of all games expect to see of Egotzi."""

from lesson_claims import Claim, top_colours, turns_and_positions, wins_within

from rules.position import Position
from rules.refusal import RefusalReason

SHARES_IN_WORDS = [
    ("egotzi", "Black 72 %, White 20 %, empty 8 %"),
]

TYPED = ("b", "2", "swap", "first move")

BEGINNING = ["b2", "d4"]

TASK = "Place a stone"

OFFERED = {"swap"}

EDITOR_FIELDS = {
    "egotzi pie=off": "",
}

EDITED = [
    "egotzi size=5",
]

MARKS = [
    ("egotzi size=4 | b2 d4", "last"),
    ("egotzi size=4 | b2", "preview=d4"),
    ("egotzi size=4 | b2", "refused=b2"),
]

GOAL_TEXTS = [
    ("egotzi", ["in a full row or column they stay"]),
    ("egotzi", ["jump away at the same time"]),
]

IMPOSSIBLE_NUMBERS = [
    ("egotzi", {"variant": "squared"}, "komi", "100000"),
]

CHOICES_IN_WORDS = [
    ("egotzi", {"size": 5}, "size 5"),
    (
        "egotzi",
        {"size": 5, "variant": "squared", "komi": 6},
        "size 5 · squared · komi 6",
    ),
]

COUNTED = [
    "egotzi size=4",
    "egotzi size=7",
    "egotzi size=4 variant=squared pie=off komi=0",
    "egotzi size=5 variant=squared pie=off komi=4",
]

DRAWN_TURNS = 9

# their names, and whether dominoes are laid
TOOLS = (["Black stone", "White stone"], False)

# turns played before, a cell, and the step that is refused there if it is not a click
REFUSED_AT = (["b2"], "b2", None)

PLACED_BY = ("a1",)  # clicks

# turns played before, and what is typed then
REFUSED_WHEN_TYPED = (list[str](), {"swap": RefusalReason.SWAP})

DRAWN_BOARDS = [("square", "egotzi size=4", "light")]

TURNED_LAYOUTS = ["egotzi size=4"]


def _biggest(position: Position, colour: int) -> int:
    """Return the size of a colour's biggest group."""
    board = position.board
    left = {board.names.index(n) for n, c in top_colours(position).items() if c == colour}
    biggest = 0
    while left:
        group, edge = 0, [left.pop()]
        while edge:
            site = edge.pop()
            group += 1
            near = left.intersection(board.neighbours(site))
            left -= near
            edge += near
        biggest = max(biggest, group)
    return biggest


def makes_group(size: int) -> Claim:
    """Return: afterwards the player has a group of at least this size."""
    return lambda position: [
        text
        for text, after in turns_and_positions(position)
        if _biggest(after, position.colour) >= size
    ]


def leaves_only_single_stones(position: Position) -> list[str]:
    """Return the turns after which the other player has no group of two or more."""
    return [
        text
        for text, after in turns_and_positions(position)
        if _biggest(after, 1 - position.colour) == 1
    ]


CLAIMS: dict[str, dict[str, Claim]] = {  # [lesson][step]
    "egotzi-edge": {
        "split": leaves_only_single_stones,
        "around": makes_group(4),
        "win": wins_within(),
    },
    "egotzi-join": {"over": makes_group(4), "row": makes_group(4), "win": wins_within()},
    "egotzi-full": {"column": makes_group(4), "cross": wins_within(), "win": wins_within()},
}

SCORED = True  # whether an unfinished game has a score to count

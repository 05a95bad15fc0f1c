"""What tests of all games expect to see of Wythe."""

from lesson_claims import Claim, top_colours, turns_and_positions, wins_within

from rules.games.wythe import WytheRefusalReason
from rules.position import Position, SpecialStep

SHARES_IN_WORDS = [
    ("wythe", "Black 72 %, White 20 %, empty 8 %"),
]

REASON_TEXTS = {
    ("wythe", "NOT_NEIGHBOURS"): "two neighbouring squares",
    ("wythe", "SAME_HALVES"): "two neighbouring squares",
    ("wythe", "LOCKED"): "the other half is locked",
    ("wythe", "UNEQUAL_HEIGHTS"): "equally high",
    ("wythe", "WHOLE_PIECE"): "squarely on another one",
    ("wythe", "LIKE_COLOUR"): "Black goes onto white only",
    ("wythe", "NO_ROOM_BESIDE"): "no neighbour for the other half",
    ("wythe", "MUST_PLACE"): "pass only when nothing can be placed",
    ("wythe", "BLACK_TO_MOVE"): "Black moves first",
    ("wythe", "WHITE_TO_MOVE"): "Black moves first",
}

TYPED = ("b2", "c2", "b2d2", "must be neighbours")

BEGINNING = ["a1b1", "c3c4"]

TASK = "Place a piece on two squares of equal height"

OFFERED = {"swap", "hand"}

EDITOR_FIELDS = {
    "wythe": "passes swap",
}

MARKS = [
    ("wythe size=4 |", "touched=a1"),
    ("wythe size=4 |", "targets"),
]

GOAL_TEXTS = [
    ("wythe", ["if all groups cancel out, whoever placed the last piece loses"]),
]

IMPOSSIBLE_NUMBERS: list[tuple[str, dict[str, object], str, str]] = [
    ("wythe", {}, "size", "2"),
]

DRAWN_TURNS = 7

COUNTED = ["wythe size=3", "wythe size=6"]

# their names, and whether dominoes are laid
TOOLS = (
    ["Black half first", "White half first"],
    True,
)

# turns played before, a cell, and the step that is refused there if it is not a click
REFUSED_AT = (["a1b1", "c1c2"], "d4", SpecialStep.PASS)

PLACED_BY = ("a1", "b1")  # clicks

# turns played before, and what is typed then
REFUSED_WHEN_TYPED = (
    ["c3d3"],
    {
        "c3c4": WytheRefusalReason.UNEQUAL_HEIGHTS,
        "c3 d3": WytheRefusalReason.WHOLE_PIECE,
        "e3g3": WytheRefusalReason.NOT_NEIGHBOURS,
        "PASS": WytheRefusalReason.MUST_PLACE,
    },
)

DRAWN_LAYOUTS = ["wythe size=4", "wythe size=11"]


def keeps(square: str) -> Claim:
    """Return: the square stays the player's, and no piece can be laid on it next."""

    def is_kept(after: Position, colour: int) -> bool:
        site = after.board.names.index(square)
        laid_on = {touch.site for step in after.legal_steps() for touch in after.touches(step)}
        return top_colours(after)[square] == colour and site not in laid_on

    return lambda position: [
        text for text, after in turns_and_positions(position) if is_kept(after, position.colour)
    ]


CLAIMS: dict[str, dict[str, Claim]] = {  # [lesson][step]
    "wythe-locks": {"lock": keeps("b2"), "wall": keeps("b2"), "win": wins_within()},
    "wythe-cancel": {"tie": wins_within(), "match": wins_within(), "lead": wins_within()},
    "wythe-last": {"one": wins_within(), "two": wins_within(), "six": wins_within()},
}

SCORED = True  # whether an unfinished game has a score to count

"""What tests of all games expect to see of Themisto."""

from lesson_claims import Claim, is_puzzle, turns_and_positions, wins_within
from plain_search import wins

from rules.games.themisto import ThemistoRefusalReason
from rules.position import Position

SHARES_IN_WORDS = [
    ("themisto", "black disc 72 %, white disc 20 %, empty 8 %"),
]

REASON_TEXTS = {
    ("themisto", "DISC_COUNT"): "the 28 squares",
    ("themisto", "OTHER_PAST"): "the one that stood before",
    ("themisto", "NO_DISC"): "Move any one disc",
    ("themisto", "NOT_IN_LINE"): "in a straight line",
    ("themisto", "BLOCKED"): "over **empty** squares only",
    ("themisto", "ALONE"): "next to at least one **other** disc",
    ("themisto", "BOARD_BEFORE"): "the one that stood before",
    ("themisto", "UNDECIDED"): "you **may** capture",
}

TYPED = ("a4", "b3", "d4", "no disc")

BEGINNING = ["g1-f2", "f2-g2"]

TASK = "Move a disc of either colour"

OFFERED = {"capture", "keep"}

EDITOR_FIELDS = {
    "themisto": "skip",
}

GOAL_TEXTS = [
    ("themisto", ["as far as you like", "counts only for the player who completes it"]),
    ("themisto", ["Player 1 up to three, Player 2 any number", "you skip your next turn"]),
]

CHOICES_IN_WORDS: list[tuple[str, dict[str, object], str]] = [
    ("themisto", {}, ""),
]

DRAWN_TURNS = 3

COUNTED = ["themisto"]

# their names, and whether dominoes are laid
TOOLS = (["Black disc", "White disc"], False)

# turns played before, and what is typed then
REFUSED_WHEN_TYPED = (
    list[str](),
    {"d4": ThemistoRefusalReason.NO_DISC, "a4b6": ThemistoRefusalReason.NOT_IN_LINE},
)


def holds(position: Position) -> list[str]:
    """Return the turns after which the other player does not win before this player's next."""
    player = position.player
    return [
        text
        for text, after in turns_and_positions(position)
        if not wins(after, after.player, 2 if after.lost_turns()[player] else 1)
    ]


CLAIMS: dict[str, dict[str, Claim]] = {  # [lesson][step]
    "themisto-gap": {"fill": wins_within(1), "six": wins_within(1), "find": wins_within(1)},
    "themisto-two": {"out": is_puzzle, "back": wins_within(1), "gap": is_puzzle},
    "themisto-turn": {
        "first": wins_within(2),
        "second": wins_within(1),
        "price": wins_within(1),
        "hold": holds,
    },
}

SCORED = False  # whether an unfinished game has a score to count

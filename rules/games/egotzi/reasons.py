"""Why a move of Egotzi was bad: by the sizes of groups, and by stones at the edge."""

from __future__ import annotations

from rules.group_reasons import INSIDE, size_reason
from rules.reason import Line, Reason, level


def reason(played: Line, better: Line) -> Reason | None:
    """Return why a move is bad; until the end stones at the edge are worth less."""
    return size_reason(played, better) or INSIDE.reason(*level(played, better))

"""The computer's levels in words: a name for each, and what it sees and misses in a game."""

from __future__ import annotations

from desktop.game.players import LEVELS
from desktop.i18n.text import tr, tr_noop
from rules.setup import Game

_NAMES = (
    tr_noop("Beginner"),
    tr_noop("Novice"),
    tr_noop("Learner"),
    tr_noop("Casual player"),
    tr_noop("Regular player"),
    tr_noop("Skilled"),
    tr_noop("Experienced"),
    tr_noop("Strong"),
    tr_noop("Very strong"),
    tr_noop("Expert"),
)


def level_name(level: int) -> str:
    """Return the name of a level: "Beginner"."""
    return tr(_NAMES[level - LEVELS[0]])


def level_text(level: int) -> str:
    """Return a level with its name: "1: Beginner"."""
    return tr("{level}: {name}", level=level, name=level_name(level))


def level_sentence(game: Game, level: int) -> str:
    """Return what the computer sees and misses at a level of a game; the numbers are the engine's.

    At the highest level no bound is set but its time.
    """
    if level == LEVELS[-1]:
        return tr("Looks at every move, for up to three seconds.")
    _simulations, omitted, blunders = game.levels[level - LEVELS[0]]
    if not omitted:
        return tr("Looks at every move, but not far ahead.")
    seen = max(1, round(100 * (1 - omitted)))
    if not blunders:
        return tr("Looks at {seen} % of the moves. Never misses a win in one move.", seen=seen)
    return tr(
        "Looks at {seen} % of the moves. Misses a win in one move {missed} % of the time.",
        seen=seen,
        missed=round(100 * blunders),
    )

"""The computer's levels in words: a name for each, and what it sees and misses in a game."""

from __future__ import annotations

from desktop.game.players import LEVELS, Computer, Seats
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
# [(from this share on, what to say)]: of the wins missed
_MISSED = (
    (0.7, tr_noop("Seldom sees a win in one move.")),
    (0.4, tr_noop("Often misses a win in one move.")),
    (0.1, tr_noop("Sometimes misses a win in one move.")),
    (0.0, tr_noop("Never misses a win in one move.")),
)


def level_name(level: int) -> str:
    """Return the name of a level: "Beginner"."""
    return tr(_NAMES[level - LEVELS[0]])


def level_text(level: int) -> str:
    """Return a level with its name: "1: Beginner"."""
    return tr("{level}: {name}", level=level, name=level_name(level))


def revealed_level(seats: Seats) -> str:
    """Return at which level a matched computer has played, in a sentence; "" without one."""
    levels = [seat.level for seat in seats if isinstance(seat, Computer) and seat.matched]
    if not levels:
        return ""
    level, name = levels[0], level_name(levels[0])
    return tr("The computer played at level {level} ({name}).", level=level, name=name)


def level_sentence(game: Game, level: int) -> str:
    """Return what the computer sees and misses at a level of a game.

    At the highest level no bound is set but its time.
    """
    if level == LEVELS[-1]:
        return tr("Looks at every move, for up to three seconds.")
    _simulations, omitted, blunders = game.levels[level - LEVELS[0]]
    if not omitted:
        return tr("Looks at every move, but not far ahead.")
    share = f"{round(100 * omitted)}\N{NO-BREAK SPACE}%"
    overlooked = tr("Overlooks {share} of the moves.", share=share)
    return f"{overlooked} {next(tr(text) for least, text in _MISSED if blunders >= least)}"

"""Matches of engine against engine: ``oddments-match``, and ``play_match`` for scripts."""

from rules.match.contestant import ContestantError
from rules.match.game import GameResult
from rules.match.match import MatchResult, play_match
from rules.match.match_setup import MatchError, MatchSetup
from rules.match.player import Player, PlayerError
from rules.match.score import Score
from rules.match.sprt import Sprt, Verdict

__all__ = [
    "ContestantError",
    "GameResult",
    "MatchError",
    "MatchResult",
    "MatchSetup",
    "Player",
    "PlayerError",
    "Score",
    "Sprt",
    "Verdict",
    "play_match",
]

"""The results of a match, as text for people and as facts for JSON."""

from __future__ import annotations

import math
from typing import Any

from rules.match.game import SIDES, GameResult
from rules.match.match import MatchResult
from rules.match.score import Score
from rules.match.sprt import Verdict
from rules.version import VERSION

_MAX_FAULTS = 10  # listed one by one


def report_text(result: MatchResult) -> str:
    """Return several lines, without a line break at the end."""
    setup, score = result.setup, result.score
    lines = [
        f"{setup.read_game()}: {setup.black!r} (black) against {setup.white!r} (white)",
        f"{score.games} of {setup.games} games: {score_text(score)}",
    ]
    if score.games:
        low, high = score.interval
        pairs = ", ".join(
            f"{name}: {n}" for name, n in zip(("0", "½", "1", "1½", "2"), score.pairs, strict=True)
        )
        first = result.first_score
        lines += [
            f"score {score.share:.1%}, 95 % from {low:.1%} to {high:.1%}",
            f"Elo {elo_text(score)}",
            f"pairs by black's points: {pairs}",
            f"who moved first scored {first.share:.1%}",
            _time_text(result),
        ]
    if setup.sprt is not None:
        lines.append(_sprt_text(result))
    lines += [f"game {game + 1} not played: {why}" for game, why in result.unplayed.items()]
    lines += _fault_lines(result)
    if result.interrupted:
        lines.append("broken off")
    return "\n".join(lines)


def score_text(score: Score) -> str:
    """Return Black's wins, draws and losses."""
    return f"black won {score.won}, drew {score.drawn}, lost {score.lost}"


def elo_text(score: Score) -> str:
    """Return the difference with its interval, "+107, 95 % from +57 to +158"."""
    low, high = score.elo_interval
    return f"{score.elo:+.0f}, 95 % from {low:+.0f} to {high:+.0f}"


def report_facts(result: MatchResult) -> dict[str, Any]:
    """Return the whole report for JSON. An infinite Elo difference is None."""
    setup, score = result.setup, result.score
    facts: dict[str, Any] = {
        "version": VERSION,
        "match": setup.fingerprint(),
        "games": score.games,
        "games_asked_for": setup.games,
        "black": {"won": score.won, "drawn": score.drawn, "lost": score.lost},
        "pairs": dict(zip(("0", "0.5", "1", "1.5", "2"), score.pairs, strict=True)),
        "score": score.share,
        "score_95": list(score.interval),
        "elo": _finite(score.elo),
        "elo_95": [_finite(bound) for bound in score.elo_interval],
        "first_mover_score": result.first_score.share,
        "seconds_a_turn": dict(zip(SIDES, _seconds_a_turn(result), strict=True)),
        "unplayed": {str(game): why for game, why in result.unplayed.items()},
        "interrupted": result.interrupted,
        "results": [game.to_json() for game in result.games],
    }
    if setup.sprt is not None:
        low, high = setup.sprt.bounds
        facts["sprt"] = {
            "ratio": setup.sprt.ratio(result.test_pairs),
            "bounds": [low, high],
            "verdict": result.verdict.name,
        }
    return facts


def _sprt_text(result: MatchResult) -> str:
    sprt = result.setup.sprt
    assert sprt is not None
    low, high = sprt.bounds
    ratio = sprt.ratio(result.test_pairs)
    says = {
        Verdict.OPEN: "not decided",
        Verdict.H0: f"decided: no more than {sprt.elo0:+g} Elo",
        Verdict.H1: f"decided: at least {sprt.elo1:+g} Elo",
    }[result.verdict]
    return (
        f"SPRT {sprt.elo0:+g} or {sprt.elo1:+g} Elo: {ratio:.2f} in {low:.2f} to {high:.2f}, {says}"
    )


def _time_text(result: MatchResult) -> str:
    black, white = _seconds_a_turn(result)
    return f"seconds a turn: black {black:.3f}, white {white:.3f}"


def _seconds_a_turn(result: MatchResult) -> tuple[float, float]:
    black, white = (
        sum(game.seconds[side] for game in result.games)
        / max(1, sum(game.choices[side] for game in result.games))
        for side in (0, 1)
    )
    return black, white


def _fault_lines(result: MatchResult) -> list[str]:
    faulty = [game for game in result.games if game.fault]
    lines = [_fault_line(game) for game in faulty[:_MAX_FAULTS]]
    if len(faulty) > _MAX_FAULTS:
        lines.append(f"and {len(faulty) - _MAX_FAULTS} more games lost by a fault")
    return lines


def _fault_line(game: GameResult) -> str:
    fault = game.fault
    assert fault is not None
    said = f" (it said: {fault.trace[-1]})" if fault.trace else ""
    return f"game {game.game + 1} lost by {SIDES[fault.side]}: {fault.reason}{said}"


def _finite(elo: float) -> float | None:
    return elo if math.isfinite(elo) else None

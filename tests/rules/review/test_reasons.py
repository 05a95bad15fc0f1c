"""Why a move was bad: the lines that are compared, and where nothing is."""

import pytest

from rules.games import PACKAGES, read_setup
from rules.games.oddy.reasons import OddYReason
from rules.games.packages import GamePackage
from rules.position import Position
from rules.reason import Line, Reason
from rules.review.move_review import LINE_TURNS, MoveReview
from rules.review.reasons import find_reason, played_line, shown_positions

SIDES = (0, 1, 2)


def review(turn: str, best: str, *line: str) -> MoveReview:
    known = {"player": 0, "win_rate": 0.5, "loss": 0.0, "proven": False, "proven_after": False}
    return MoveReview(turn=turn, best=best, line=line, simulations=1, **known)  # type: ignore[arg-type]


def after(*turns: str) -> Position:
    return Line.of(read_setup(["oddy", "sides=3", "size=3"]).start(), turns).end


def test_the_line_of_a_move_goes_on_with_the_best_replies() -> None:
    played = [review("a1", "b1"), review("b2", "b2"), review("c1", "c2", "c3"), review("c4", "c5")]
    assert played_line(played) == ("a1", "b2", "c2", "c3")
    assert played_line([played[0], None, played[2]]) == ("a1",)
    assert len(played_line([review(f"a{n}", f"a{n}") for n in range(9)])) == LINE_TURNS


def test_the_reason_is_in_the_line_that_shows_it_with_the_fewest_moves() -> None:
    bad = review("c1", "b2", "c2", "c1")
    replies = [review("b2", "b2"), review("c2", "c2"), review("c3", "c3")]
    missed = Reason(OddYReason.CONNECTED, 0, True, ("b2", "c2", "c1"), SIDES, (1, 2, 3))
    assert find_reason(after("b1", "a1"), [bad, None]) == missed
    allowed = find_reason(after("b1", "a1"), [bad, *replies])
    assert allowed == Reason(OddYReason.CONNECTED, 1, False, ("b2", "c2", "c3"), SIDES, (0, 2, 5))
    start, shown = after("b1", "a1"), ("b1", "a1", "c1", "b2", "c2", "c3")
    assert shown_positions(start, [bad, *replies], allowed) == (after(*shown[:3]), after(*shown))
    best = after("b1", "a1", "b2", "c2", "c1")
    assert shown_positions(start, [bad, None], missed) == (start, best)
    ends = Reason(OddYReason.NEEDED, 0, numbers=(1, 2, 3, 4))
    assert shown_positions(start, [bad, *replies], ends) == (after(*shown[:5]), best)
    costly = Reason(OddYReason.NEEDED, 0)  # which the move itself shows
    assert shown_positions(start, [bad], costly) == (start, after(*shown[:3]))


def test_there_is_no_reason_without_a_better_move_across_a_swap_or_a_game_that_gives_none(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    bad = review("c1", "b2", "c2", "c1")
    assert find_reason(after("b1", "a1"), [review("c1", "c1")]) is None
    assert find_reason(after("b1"), [review("a1", "swap")]) is None
    assert find_reason(after("b1"), [review("a1", "c2"), review("c1", "b2")]) is None
    monkeypatch.setattr(GamePackage, "reason", lambda self: None)
    assert PACKAGES["oddy"].reason() is None
    assert find_reason(after("b1", "a1"), [bad, None]) is None

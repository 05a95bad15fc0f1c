"""Assertions about the count of any position: it agrees with the pieces, outcome and score."""

from __future__ import annotations

from collections import Counter

from rules.count_step import Counted, CountStep
from rules.games.oddy import OddYCounted
from rules.games.themisto import ThemistoCounted
from rules.groups import Groups
from rules.position import BLACK, WHITE, Position

_BY_SIZE = (Counted.EQUAL, Counted.MORE, Counted.SCORED)


def check_count(position: Position) -> None:
    """Check that each step has groups of the board, and that the last one agrees with the game."""
    steps = position.count_steps()
    outcome = position.outcome()
    assert steps or outcome is None
    tally = position.tally()
    for step in steps:
        _check_sites(position, step)
        if step.count is not None:
            row = [c for c in tally if (c.label, c.size) == (step.count.label, step.count.size)]
            assert len(row) == 1
            if step.count.size:
                assert step.count == row[0]
    if steps:
        _check_end(position, steps)


def _check_sites(position: Position, step: CountStep) -> None:
    looked_at = [site for group in (*step.done, *step.groups) for site in group.sites]
    assert set(looked_at) <= {piece.site for piece in position.pieces()}
    assert set(step.gone) <= set(range(position.board.site_count))
    assert not set(step.gone).intersection(looked_at)
    if not step.sides:  # ways may meet
        assert len(set(looked_at)) == len(looked_at)


def _check_end(position: Position, steps: tuple[CountStep, ...]) -> None:
    last, outcome = steps[-1], position.outcome()
    match last.reason:
        case Counted.SCORES:
            _check_scores(position, steps)
        case Counted.TOTAL:
            assert last.count is not None
            assert last.count == position.tally()[0]
            assert _sizes(position) == Counter([len(group.sites) for group in last.done])
            if outcome is not None:
                fewer = BLACK if last.count.black < last.count.white else WHITE
                assert outcome.winner == fewer
                assert outcome.margin == abs(last.count.black - last.count.white)
        case OddYCounted.MIDDLE:
            assert outcome is not None
            _check_middle(position, steps, outcome.sites)
        case ThemistoCounted.LENGTH:
            assert outcome is not None
            assert outcome.winner is not None
            assert {s for row in last.groups for s in row.sites} == set(outcome.sites)
            _check_rows(position, steps, exact=position.player_of(outcome.winner) == 0)
        case _:
            assert last.reason is ThemistoCounted.REPETITION
            assert outcome is not None
            assert outcome.winner is None


def _check_scores(position: Position, steps: tuple[CountStep, ...]) -> None:
    last, outcome = steps[-1], position.outcome()
    assert last.count is not None
    black, white = last.count.black, last.count.white
    assert (black, white) == position.score()
    if outcome is not None and black != white:
        assert outcome.winner == (BLACK if black > white else WHITE)
    if not any(step.reason in _BY_SIZE for step in steps):  # squares have been added up
        assert _sizes(position) == Counter([len(group.sites) for group in last.done])
        return
    whole = _sizes(position)
    seen = Counter([len(group.sites) for step in steps[:-1] for group in step.groups])
    assert seen == whole
    paired = Counter[int]()
    for step in steps[:-1]:
        assert step.count is not None
        assert len(step.groups) == step.count.black + step.count.white
        paired += Counter([g.number for g in step.groups if g.number])
        assert set(Counter([g.number for g in step.groups if g.number]).values()) <= {2}
    if black != white:
        assert {len(group.sites) for group in last.groups} == {max(black, white)}
        if outcome is not None:
            assert {s for g in last.groups for s in g.sites} <= set(outcome.sites)
    scored = [s.count.size for s in steps if s.reason is Counted.SCORED and s.count is not None]
    assert sorted(scored) == sorted([score for score in (black, white) if score])


def _check_middle(position: Position, steps: tuple[CountStep, ...], group: tuple[int, ...]) -> None:
    assert steps[0].groups[0].sites == group
    last = steps[-1]
    assert len(last.sides) == 3
    gaps = [
        (other - side) % position.board.side_count
        for side, other in zip(last.sides, last.sides[1:] + last.sides[:1], strict=True)
    ]
    assert max(gaps) <= (position.board.side_count - 1) // 2
    ends = set()
    for side, way in zip(last.sides, last.done, strict=True):
        assert side in position.board.sides_of(way.sites[0])
        assert way.number == side + 1
        assert set(way.sites) <= set(group)
        for one, other in zip(way.sites, way.sites[1:], strict=False):
            assert other in position.board.neighbours(one)
        ends.add(way.sites[-1])
    assert len(ends) == 1, "the ways meet"


def _check_rows(position: Position, steps: tuple[CountStep, ...], *, exact: bool) -> None:
    colours = {piece.site: piece.colour for piece in position.pieces()}
    fresh = {site for group in steps[0].groups for site in group.sites}
    for step, row in zip(steps[1:-1], steps[-1].groups, strict=True):
        discs = [site for group in step.groups for site in group.sites]
        assert tuple(discs) == row.sites
        assert [group.number for group in step.groups] == list(range(1, len(discs) + 1))
        assert len({colours[site] for site in discs}) == 1
        assert fresh.intersection(discs)
        assert len(discs) == 5 if exact else len(discs) >= 5


def _sizes(position: Position) -> Counter[int]:
    stones = [-1] * position.board.site_count
    for piece in position.pieces():
        stones[piece.site] = piece.colour
    return Counter(Groups.of(position.board, stones).sizes())

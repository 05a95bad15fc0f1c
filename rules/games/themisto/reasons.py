"""Why a move of Themisto was bad: by rows of five, by threats of them, and by turns to skip.

That the other player can threaten does not show a bad move: measured, it is as frequent after good
ones; threats that are left at the end of a line do.
"""

from __future__ import annotations

import enum
from collections.abc import Iterator

from rules.games.themisto.outcome import winning_rows
from rules.games.themisto.position import ThemistoPosition
from rules.position import BLACK, WHITE, Position
from rules.reason import Line, Reason, level, moves_to, nearest


class ThemistoReason(enum.Enum):
    """What a line shows; the value says what the numbers of the reason are."""

    ROW = "a row wins: its sites are those of the reason, in order"
    THREAT = "a turn after which one other by the same player could win: the number of such turns"
    THREATS = "the same if there are several"
    SKIP = "the move costs its player a turn, or one of the better line costs the other player one"
    LEFT = "turns that would win for the other player at the end of the line, and of the better one"


def reason(played: Line, better: Line) -> Reason | None:
    """Return why a move is bad: it lets the other player win, misses a threat, or costs a turn."""
    mover = played.start.colour
    won = [*_row(played, 1 - mover, missed=False), *_row(better, mover, missed=True)]
    if won and played.winner != better.winner:
        return nearest(won)
    played, better = level(played, better)
    found = [*_skip(played, better), *_missed_skip(played, better), *_threats(better, played)]
    return nearest(found) or _threats_left(played, better)


def ways_to_win(position: Position, colour: int) -> int:
    """Return how many turns would win if it was this player's turn, whatever stood before."""
    assert isinstance(position, ThemistoPosition)
    discs: tuple[list[int], list[int]] = ([], [])
    for piece in position.pieces():
        discs[piece.colour].append(piece.site)
    here, after = position.copy(), position.copy()
    here.lay(discs[BLACK], discs[WHITE], colour)
    ways = 0
    for turn in here.legal_turns():
        after.copy_from(here)
        after.play_turn(turn)
        ways += after.over
    return ways


def _row(line: Line, colour: int, *, missed: bool) -> Iterator[Reason]:
    """Yield that a line ends with a winning row of a player, if it does."""
    end = line.end
    outcome = end.outcome()
    if outcome is not None and outcome.winner == colour:
        moves = moves_to(line, len(line.turns), missed=missed)
        row = max(winning_rows(end.pieces(), outcome.sites), key=len)
        yield Reason(ThemistoReason.ROW, colour, missed, moves, sites=row)


def _threats(better: Line, played: Line) -> Iterator[Reason]:
    """Yield the first turn of the player that threatens more than all of them after the move."""
    player = better.start.colour
    most = max([_threatened(after, player) for _, _, after in played.turns_of(player)], default=0)
    for count, _before, after in better.turns_of(player):
        ways = _threatened(after, player)
        if ways > most:
            kind = ThemistoReason.THREATS if ways > 1 else ThemistoReason.THREAT
            moves = moves_to(better, count, missed=True)
            yield Reason(kind, player, True, moves, (ways,))
            return


def _threatened(after: Position, colour: int) -> int:
    return 0 if after.over else ways_to_win(after, colour)


def _threats_left(played: Line, better: Line) -> Reason | None:
    """Return that more threats of the other player are left than after the better move."""
    other = 1 - played.start.colour
    ways = [_threatened(line.end, other) for line in (played, better)]
    return Reason(ThemistoReason.LEFT, other, numbers=tuple(ways)) if ways[0] > ways[1] else None


def _skip(played: Line, better: Line) -> Iterator[Reason]:
    """Yield that the move costs its player a turn, which the better one does not."""
    if _costly(played, played.start.player)[:1] == [1] != _costly(better, played.start.player)[:1]:
        yield Reason(ThemistoReason.SKIP, played.start.colour)


def _missed_skip(played: Line, better: Line) -> Iterator[Reason]:
    """Yield that the other player loses a turn in the better line alone."""
    other = 1 - played.start.player
    if not _costly(played, other):
        for count in _costly(better, other):
            moves = moves_to(better, count, missed=True)
            yield Reason(ThemistoReason.SKIP, better.start.colour_of(other), True, moves)


def _costly(line: Line, player: int) -> list[int]:
    """Return how many turns end with each one of a player that costs a turn."""
    owed = [position.lost_turns()[player] for position in line.positions]
    return [count for count in range(1, len(owed)) if owed[count] > owed[count - 1]]

"""What a program says about the candidates, as a report: ``info move T visits V winrate W …``.

docs/protocol.md describes the line. What our rules do not allow is left out.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from rules.engine.report import Candidate, Proof, Report, Turn
from rules.number import whole_number
from rules.position import Position
from rules.refusal import RulesError

_FULL = 10_000  # of a win rate and a prior
_PROOFS = {0: Proof.LOSS, _FULL: Proof.WIN}
_MAX_CANDIDATES = 100
_LINE_TURNS = 12
_MAX_VISITS = 10**15
_NUMBERS = ("visits", "winrate", "prior", "order")


class _Info(NamedTuple):
    """What stands between one ``info`` and the next: turns as texts, and numbers by their names."""

    move: str
    line: Sequence[str]
    numbers: dict[str, int]


def analysis_report(text: str, position: Position, begun: Turn, elapsed_ms: int) -> Report | None:
    """Return the report in a line of an analysis; None if no candidate in it is good.

    Args:
        text: the line.
        position: what it is about, at the beginning of a turn.
        begun: the steps of that turn that have been played; the candidates are the rest of it.
        elapsed_ms: since the search began.
    """
    found: list[tuple[int, Candidate]] = []
    turns = set()
    for info in _infos(text):
        candidate = _candidate(info, position, begun)
        if candidate is not None and candidate.turn not in turns:
            turns.add(candidate.turn)
            found.append((info.numbers.get("order", len(found)), candidate))
    if not found:
        return None
    found.sort(key=lambda pair: pair[0])
    candidates = tuple([candidate for _order, candidate in found])
    return Report(
        simulations=sum([candidate.visits for candidate in candidates]),
        elapsed_ms=elapsed_ms,
        win_rate=candidates[0].win_rate,
        candidates=candidates,
        proven=candidates[0].proven,  # the best one: if even that loses, all do
    )


def turn_report(turn: Turn, elapsed_ms: int) -> Report:
    """Return a report on a turn of which nothing else is known."""
    candidate = Candidate(turn=turn, visits=0, win_rate=0.5, prior=0.0, line=(turn,))
    return Report(simulations=0, elapsed_ms=elapsed_ms, win_rate=0.5, candidates=(candidate,))


def rest_of_turn(position: Position, begun: Turn, turn: Turn) -> Turn | None:
    """Return the steps that complete a turn of which some have been played; None if none do."""
    if not begun:
        return turn
    left = list(turn)
    for step in begun:
        if step not in left:
            return None
        left.remove(step)
    after = position.copy()
    after.play_turn(begun)
    for step in left:
        if after.turn != position.turn or step not in after.legal_steps():
            return None
        after.play(step)
    return tuple(left) if left and after.turn != position.turn else None


def _infos(text: str) -> Iterator[_Info]:
    """Yield the candidates of a line, as far as they are in the form of the protocol."""
    for part in f" {text} ".split(" info ")[1:][:_MAX_CANDIDATES]:
        words = part.split()
        at = words.index("pv") if "pv" in words else len(words)
        values = dict(zip(words[:at:2], words[1:at:2], strict=False))
        numbers = {
            name: number
            for name in _NUMBERS
            if (number := whole_number(values.get(name, ""))) is not None
        }
        if "move" in values:
            yield _Info(values["move"], words[at + 1 :], numbers)


def _candidate(info: _Info, position: Position, begun: Turn) -> Candidate | None:
    """Return a candidate; None if it is not a legal turn with a win rate."""
    visits, rate = info.numbers.get("visits", 1), info.numbers.get("winrate", -1)
    prior = info.numbers.get("prior", 0)
    if not (0 <= rate <= _FULL and 0 <= prior <= _FULL and 0 <= visits <= _MAX_VISITS):
        return None
    try:
        turn = position.read(info.move)
    except RulesError:
        return None
    rest = rest_of_turn(position, begun, turn)
    if rest is None:
        return None
    return Candidate(
        turn=rest,
        visits=visits,
        win_rate=rate / _FULL,
        prior=prior / _FULL,
        line=(rest, *_continuation(info, position, turn)),
        proven=_PROOFS.get(rate),
    )


def _continuation(info: _Info, position: Position, turn: Turn) -> Iterator[Turn]:
    """Yield the turns after the first, up to one that cannot be played."""
    if not info.line or info.line[0] != info.move:
        return
    after = position.copy()
    after.play_turn(turn)
    for text in info.line[1:_LINE_TURNS]:
        try:
            following = after.read(text)
        except RulesError:
            return
        yield following
        after.play_turn(following)

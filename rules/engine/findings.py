"""What the trees of a search know together: complete turns, ranked, each with its best line.

It reads trees and searches nothing. Other threads may be at work in them: what is read may be a
moment old, or half written, so a step counts only when it is legal.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator, Sequence

from rules.engine.report import Candidate, Proof, Report, Turn
from rules.engine.tree import Tree
from rules.position import Position

MOST_CANDIDATES = 24  # first steps told in a report
MOST_ENDINGS = 4  # ways told to go on with a first step that is not yet a turn
LINE_TURNS = 12

_PROOFS = (None, Proof.WIN, Proof.LOSS, Proof.DRAW)  # as Tree.children numbers them
_RANK = {Proof.WIN: 2, None: 1, Proof.DRAW: 1, Proof.LOSS: 0}

_Nodes = list[tuple[Tree, int]]  # the same position in several trees


@dataclasses.dataclass
class _Choice:
    """A step from a node, all trees added up."""

    step: int
    visits: int = 0
    wins: float = 0.0
    proof: Proof | None = None
    nodes: _Nodes = dataclasses.field(default_factory=list)

    @property
    def win_rate(self) -> float:
        """Of the player who acts, 1/2 while nothing is known."""
        if self.proof is not None:
            return {Proof.WIN: 1.0, Proof.DRAW: 0.5, Proof.LOSS: 0.0}[self.proof]
        return self.wins / self.visits if self.visits else 0.5

    @property
    def rank(self) -> tuple[int, int, float]:
        return _RANK[self.proof], self.visits, self.win_rate


class Findings:
    """The trees that search ``position``, read whenever somebody asks."""

    def __init__(self, position: Position, trees: Sequence[Tree]) -> None:
        self._position = position
        self._trees = trees

    def report(self, simulations: int, elapsed_ms: int) -> Report:
        nodes = [(tree, tree.root_node) for tree in self._trees]
        best, *others = self._candidates(self._position, nodes, (), 1.0)
        others.sort(key=lambda c: (_RANK[c.proven], c.visits, c.win_rate), reverse=True)
        return Report(
            simulations=simulations,
            elapsed_ms=elapsed_ms,
            win_rate=best.win_rate,
            candidates=(best, *others[: MOST_CANDIDATES - 1]),
            proven=_proof_of(_choices(self._position, nodes)),
        )

    def _candidates(
        self, position: Position, nodes: _Nodes, begun: Turn, prior: float
    ) -> Iterator[Candidate]:
        """Complete turns that go on from the steps ``begun``; the best one comes first."""
        choices = _choices(position, nodes)
        for choice in choices[: MOST_ENDINGS if begun else MOST_CANDIDATES]:
            after = position.copy()
            after.play(choice.step)
            steps = (*begun, choice.step)
            share = prior / len(choices)
            if after.turn != self._position.turn:
                yield self._candidate(steps, choice, _line(after, choice.nodes), share)
            elif _choices(after, choice.nodes):
                yield from self._candidates(after, choice.nodes, steps, share)
            else:  # nobody has looked how the turn might go on
                rest = next(after.legal_turns())
                yield self._candidate((*steps, *rest), choice, (), share)

    @staticmethod
    def _candidate(turn: Turn, choice: _Choice, line: tuple[Turn, ...], prior: float) -> Candidate:
        return Candidate(
            turn=turn,
            visits=choice.visits,
            win_rate=choice.win_rate,
            prior=prior,
            line=(turn, *line),
            proven=choice.proof,
        )


def _choices(position: Position, nodes: _Nodes) -> list[_Choice]:
    """The steps that the trees know from a position, best first."""
    legal = set(position.distinct_steps())
    found: dict[int, _Choice] = {}
    for tree, node in nodes:
        for child, step, visits, wins, proof in tree.children(node):
            if step not in legal:
                continue
            choice = found.setdefault(step, _Choice(step))
            choice.visits += visits
            choice.wins += wins
            choice.proof = choice.proof or _PROOFS[proof]
            choice.nodes.append((tree, child))
    return sorted(found.values(), key=lambda choice: choice.rank, reverse=True)


def _proof_of(choices: Sequence[_Choice]) -> Proof | None:
    """The value of a position whose steps are ``choices``, best first."""
    proofs = {choice.proof for choice in choices}
    if Proof.WIN in proofs:
        return Proof.WIN
    if None in proofs:
        return None
    return Proof.DRAW if Proof.DRAW in proofs else Proof.LOSS


def _line(position: Position, nodes: _Nodes) -> tuple[Turn, ...]:
    """The turns that were looked at most from here."""
    turns: list[Turn] = []
    steps: list[int] = []
    here = position.copy()
    while len(turns) < LINE_TURNS:
        choices = _choices(here, nodes)
        if not choices or choices[0].visits == 0:
            break
        turn = here.turn
        steps.append(choices[0].step)
        here.play(choices[0].step)
        nodes = choices[0].nodes
        if here.turn != turn:
            turns.append(tuple(steps))
            steps = []
    return tuple(turns)

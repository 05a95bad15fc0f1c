"""What the trees of a search know together: complete turns, ranked, each with its best line.

It reads trees and searches nothing. Other threads may be at work in all of them but the first: what
is read there may be a moment old, or half written, so a step counts only when it is legal. It is
asked many times a second and must cost next to nothing.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import TypeVar

from rules.engine.report import Candidate, Proof, Report, Turn
from rules.engine.tree import Tree
from rules.position import PLACE, Position

MOST_CANDIDATES = 24  # first steps told in a report
MOST_ENDINGS = 4  # ways told to go on with a first step that is not yet a turn
LINE_TURNS = 12

_PROOFS = (None, Proof.WIN, Proof.LOSS, Proof.DRAW)  # as Tree.children numbers them
_RANK = {Proof.WIN: 2, None: 1, Proof.DRAW: 1, Proof.LOSS: 0}

_T = TypeVar("_T")
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


@dataclasses.dataclass
class _Ending:
    """A complete turn, its last step chosen; with no nodes where nothing is known of its end."""

    turn: Turn
    choice: _Choice
    nodes: _Nodes
    prior: float


class Findings:
    """The trees that search ``position``, read whenever somebody asks."""

    def __init__(self, position: Position, trees: Sequence[Tree]) -> None:
        self._position = position
        self._trees = trees
        self._scratch = position.copy()

    def report(self, simulations: int, elapsed_ms: int) -> Report:
        best, *others = self._endings(self._position, self._roots, (), 1.0)
        others.sort(key=lambda ending: ending.choice.rank, reverse=True)
        others = _foremost(others, MOST_CANDIDATES - 1, lambda ending: ending.turn[0])
        return Report(
            simulations=simulations,
            elapsed_ms=elapsed_ms,
            win_rate=best.choice.win_rate,
            candidates=tuple([self._candidate(ending) for ending in (best, *others)]),
            proven=self._proof(),
        )

    def is_decided(self, simulations: int) -> bool:
        """Whether so many more simulations cannot lead to another turn than the best one now."""
        position, nodes = self._position.copy(), self._roots
        while position.turn == self._position.turn:
            best, *others = self._choices(position, nodes, 2) or (None,)
            if best is None or (others and best.visits - others[0].visits <= simulations):
                return False
            position.play(best.step)
            nodes = best.nodes
        return True

    @property
    def _roots(self) -> _Nodes:
        return [(tree, tree.root_node) for tree in self._trees]

    def _proof(self) -> Proof | None:
        """The value of the position, as far as a tree has proven it."""
        proofs = (tree.root_proof for tree in self._trees)
        return next((_PROOFS[proof] for proof in proofs if proof), None)

    def _endings(
        self, position: Position, nodes: _Nodes, begun: Turn, prior: float
    ) -> Iterator[_Ending]:
        """Complete turns that go on from the steps ``begun``; the best one comes first."""
        choices = self._choices(position, nodes, MOST_ENDINGS if begun else MOST_CANDIDATES)
        share = prior / max([tree.width(node) for tree, node in nodes])
        after = self._position.copy()
        for choice in choices:
            after.take_over(position)
            after.play(choice.step)
            steps = (*begun, choice.step)
            if after.turn != self._position.turn:
                yield _Ending(steps, choice, choice.nodes, share)
            elif any(tree.width(node) for tree, node in choice.nodes):
                yield from self._endings(after, choice.nodes, steps, share)
            else:  # nobody has looked how the turn might go on
                rest = next(after.legal_turns())
                yield _Ending((*steps, *rest), choice, [], share * _chance(after, rest))

    def _choices(self, position: Position, nodes: _Nodes, most: int) -> list[_Choice]:
        """The steps from a position that the trees find best, best first."""
        found = []
        leaders = [step for tree, node in nodes for _child, step in tree.leaders(node, most)]
        # in the trees' own random order, so that no place is preferred where all is equal
        steps = dict.fromkeys([*leaders, *range(PLACE)]) if leaders else {}
        for step in self._legal(position, nodes, steps):
            choice = _Choice(step)
            for tree, node in nodes:
                if (seen := tree.child(node, step)) is not None:
                    child, visits, wins, proof = seen
                    choice.visits += visits
                    choice.wins += wins
                    choice.proof = choice.proof or _PROOFS[proof]
                    choice.nodes.append((tree, child))
            found.append(choice)
        found.sort(key=lambda choice: choice.rank, reverse=True)
        return _foremost(found, most, lambda choice: choice.step)

    def _legal(self, position: Position, nodes: _Nodes, steps: Iterable[int]) -> list[int]:
        """Those of the steps that are legal, in their order."""
        tree, node = nodes[0]
        if tree is self._trees[0] and tree.width(node):
            return [step for step in steps if tree.child(node, step) is not None]
        legal = set(position.distinct_steps()) if steps else ()
        return [step for step in steps if step in legal]

    def _candidate(self, ending: _Ending) -> Candidate:
        choice = ending.choice
        return Candidate(
            turn=ending.turn,
            visits=choice.visits,
            win_rate=choice.win_rate,
            prior=ending.prior,
            line=(ending.turn, *self._line(ending)),
            proven=choice.proof,
        )

    def _line(self, ending: _Ending) -> tuple[Turn, ...]:
        """The turns after this one that the first tree looked at most."""
        if not ending.nodes or ending.nodes[0][0] is not self._trees[0]:
            return ()
        position = self._scratch
        position.take_over(self._position)
        position.play_turn(ending.turn)
        turns: list[Turn] = []
        steps: list[int] = []
        tree, node = ending.nodes[0]
        while len(turns) < LINE_TURNS:
            leaders = tree.leaders(node, 1)
            if not leaders or not tree.visits_of(leaders[0][0]):
                break
            node, step = leaders[0]
            turn = position.turn
            steps.append(step)
            position.play(step)
            if position.turn != turn:
                turns.append(tuple(steps))
                steps = []
        return tuple(turns)


def _chance(position: Position, turn: Turn) -> float:
    """That of a turn whose steps are drawn one after another, all with the same chance."""
    after, chance = position.copy(), 1.0
    for step in turn:
        chance /= len(after.distinct_steps())
        after.play(step)
    return chance


def _foremost(found: list[_T], most: int, step_of: Callable[[_T], int]) -> list[_T]:
    """The first ones, and those further down whose step is a button, such as a swap."""
    return found[:most] + [one for one in found[most:] if step_of(one) < PLACE]
